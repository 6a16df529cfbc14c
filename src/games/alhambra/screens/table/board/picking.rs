//! What is taken in hand: a tile of the game, or a camp, a bazaar or a falcon that was transcribed or is put together as
//! printed.

use egui::{Key as Press, RichText, Ui};

use super::{
    BoardPage,
    draft::{slot, transcribed},
};
use crate::{
    log::SetUp,
    pad::Pad,
    rules::{Piece, Tile, TileId},
    screens::{modules, parts::Parts},
    text::names,
    widgets::{
        as_printed::Draft,
        board_view::Hand,
        gallery::{self, Slot},
        tile_picker::{Picked, Printed, TilePicker},
    },
};
use common::BuildingType;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
};

/// Pieces of the box side by side.
const SIDE_BY_SIDE: usize = 6;

impl BoardPage {
    /// The tiles in so much height, or what is being put together.
    pub(super) fn beside(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, height: f32) {
        match self.draft.take() {
            Some(draft) => self.put_together(ui, texts, pad.config(), draft),
            None => self.pick(ui, texts, pad, height),
        }
    }

    fn pick(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, height: f32) {
        let taken: Vec<TileId> = pad.state().taken();
        let gone = |tile: Tile| taken.contains(&tile.id).then(|| texts.alhambra_board_gone().to_owned());
        let name = |tile: Tile| names::tile_and_walls(texts, tile);
        let types = BuildingType::ALL.map(|building| texts.building_name(building));
        let in_game = pad.config().game.options().modules;
        let printed: Vec<Printed<'_>> = in_game
            .iter()
            .filter_map(|module| {
                let screen = modules::of(module);
                let pieces = screen.pieces.as_ref()?;
                Some(Printed { module, name: (pieces.name)(texts), paint: screen.paint })
            })
            .collect();
        let picker = TilePicker {
            tiles: pad.config().game.tiles(),
            gone: &gone,
            name: &name,
            picked: match self.hand {
                Hand::Piece(Piece::Tile(tile)) => Some(tile.id),
                _ => None,
            },
            types: types.each_ref().map(String::as_str),
            printed: &printed,
            height,
        };
        match picker.show(ui) {
            Some(Picked::Tile(tile)) => {
                let again = self.hand == Hand::Piece(Piece::Tile(tile));
                self.take_in_hand(if again { Hand::Empty } else { Hand::Piece(Piece::Tile(tile)) });
            }
            Some(Picked::Printed(module)) => {
                // The hand is free for what is put together.
                self.take_in_hand(Hand::Empty);
                self.draft = modules::of(module).pieces.as_ref().map(|pieces| (pieces.draft)());
            }
            Some(Picked::Gone(_)) | None => {}
        }
    }

    fn take_in_hand(&mut self, hand: Hand) {
        *self = Self { hand, ..Self::default() };
    }

    /// A camp, a bazaar or a falcon: one of those that were transcribed, or put together as printed.
    fn put_together(&mut self, ui: &mut Ui, texts: &Texts, setup: &SetUp, mut draft: Draft) {
        let parts = Parts::new(texts, matches!(draft, Draft::Camp(_)));
        let (theme, how) = (
            Theme::of(ui.ctx()),
            match &draft {
                Draft::Camp(_) => texts.alhambra_pieces_how_camp(),
                Draft::Bazaar(_) => texts.alhambra_pieces_how_bazaar(),
                Draft::Falcon(_) => texts.alhambra_pieces_how_falcon(),
            },
        );
        ui.label(RichText::new(how).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
        let mut hand = None;
        let known = transcribed(texts, setup, &draft);
        if !known.is_empty() {
            let slots: Vec<Slot> = known.iter().map(|(name, hand)| slot(name, *hand)).collect();
            hand = gallery::show(ui, SIDE_BY_SIDE, &slots).map(|k| known[k].1);
            ui.add_space(theme::space::SMALL);
        }
        let made = match &mut draft {
            Draft::Camp(camp) => camp.show(ui, &parts.names()).map(|camp| Hand::Piece(Piece::Camp(camp))),
            Draft::Bazaar(bazaar) => {
                bazaar.show(ui, &parts.names()).map(|bazaar| Hand::Piece(Piece::Bazaar(bazaar)))
            }
            Draft::Falcon(falcon) => falcon.show(ui, &parts.names()).map(Hand::Falcon),
        };
        ui.add_space(theme::space::SMALL);
        let cancelled = ui.horizontal(|ui| {
            let take = Action::new(texts.alhambra_board_in_hand(), ()).icon(Symbol::Check).key(Press::Enter);
            let take = take.primary().enabled_if(made.is_some(), texts.alhambra_board_not_whole());
            if take.show(ui, texts).is_some() {
                hand = made;
            }
            // Esc leaves what is put together, not the board.
            let cancel = Action::new(texts.cancel(), ()).key(Press::Escape).key(Press::Backspace);
            cancel.show(ui, texts).is_some()
        });
        match hand {
            Some(hand) => self.take_in_hand(hand),
            None if cancelled.inner => {}
            None => self.draft = Some(draft),
        }
    }
}
