//! What chance brings, to be picked: a card, a tile or a piece of a module, the scoring card, who begins.

use egui::{Key as Press, ScrollArea, Ui};

use crate::{
    rules::{
        Currency, Piece, Tile,
        play::{Card, Draw, Move, PieceId, PlayConfig},
    },
    text::names,
    widgets::{
        card_pad::CardPad,
        gallery::{self, BoxSlot, Slot},
        tile_picker::{Picked, TilePicker},
    },
};
use common::BuildingType;
use kernel::record::Seat;
use text::Texts;
use ui::{
    actions::{Action, by_one_of},
    drawing::symbols::Symbol,
    keys::DIGITS,
    theme::{size, space},
};

/// Pieces of modules side by side.
const SIDE_BY_SIDE: usize = 8;

/// What was typed so far: the currency of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct DrawPad {
    currency: Option<Currency>,
}

/// What there is to pick from.
#[derive(Clone, Copy)]
pub(super) struct DrawChoice<'a> {
    /// The game.
    pub config: &'a PlayConfig,
    /// Who sits there.
    pub seats: &'a [Seat],
    /// What it is for.
    pub draw: Draw,
    /// What can have come.
    pub moves: &'a [Move],
}

impl DrawPad {
    /// Shows what there is to pick from; what was picked.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, choice: &DrawChoice<'_>) -> Option<Move> {
        match choice.draw {
            Draw::ThirdPlayer | Draw::Yard(_) => piece(ui, texts, choice),
            Draw::Deal(_) | Draw::Display => self.card(ui, texts, choice),
            Draw::Reshuffle => {
                let done = Action::new(texts.alhambra_ask_shuffled(), Move::Reshuffle).icon(Symbol::Check);
                done.key(Press::Enter).primary().once().show(ui, texts)
            }
            Draw::First(_) => first(ui, texts, choice),
        }
    }

    /// A card: the first digit is its currency, the second its value.
    fn card(&mut self, ui: &mut Ui, texts: &Texts, choice: &DrawChoice<'_>) -> Option<Move> {
        let can = |card| choice.moves.contains(&Move::Card(card));
        let digits = if self.currency.is_some() { DIGITS.len() } else { Currency::COUNT };
        let how = texts.alhambra_ask_how_card();
        let typed = by_one_of(ui, how, DIGITS.into_iter().take(digits)).and_then(|digit| {
            match self.currency.take() {
                None => {
                    self.currency = Some(Currency::ALL[digit]);
                    None
                }
                Some(currency) => Card::new(currency, digit as u8 + 1),
            }
        });
        let scoring_card = Action::new(names::sentence(texts.alhambra_scoring_card()), Move::ScoringCard)
            .icon(Symbol::Star)
            .key(Press::S);
        let turned_up = if choice.moves.contains(&Move::ScoringCard) {
            let shown = scoring_card.show(ui, texts);
            ui.add_space(space::TIGHT);
            shown
        } else {
            None
        };
        let name = |card| names::sentence(&names::card(texts, card));
        let picked = CardPad { can: &can, name: &name, currency: self.currency }.show(ui);
        let card = picked.or(typed).map(Move::Card);
        if card.is_some() {
            self.currency = None;
        }
        turned_up.or(card)
    }
}

/// A tile, a camp or a bazaar of the stack.
fn piece(ui: &mut Ui, texts: &Texts, choice: &DrawChoice<'_>) -> Option<Move> {
    let config = choice.config;
    let is_there = |piece: PieceId| choice.moves.contains(&Move::Tile(piece));
    let gone = |tile: Tile| {
        let is_there = config.tile(tile.id).is_some_and(is_there);
        (!is_there).then(|| texts.alhambra_board_gone().to_owned())
    };
    let name = |tile: Tile| names::tile_and_walls(texts, tile);
    let types = BuildingType::ALL.map(|building| texts.building_name(building));
    let types = types.each_ref().map(String::as_str);
    let tiles = config.game().tiles();
    let others: Vec<PieceId> = config
        .all_pieces()
        .iter()
        .filter(|&id| !matches!(config.piece(id), Piece::Tile(_)) && is_there(id))
        .collect();
    // Below nothing else, tiles fill the height.
    let room = ui.available_height() - space::MEDIUM;
    let height = if others.is_empty() && room.is_finite() { room } else { 0.0 };
    let picker = TilePicker { tiles, gone: &gone, name: &name, picked: None, types, printed: &[], height };
    let slot = |id: &PieceId| {
        let piece = config.piece(*id);
        let name = names::sentence(&names::piece(texts, piece));
        Slot { kept: BoxSlot::Piece(piece), caption: String::new(), name }
    };
    let slots: Vec<Slot> = others.iter().map(slot).collect();
    let scroll = ScrollArea::vertical().auto_shrink([false, true]).id_salt("drawn");
    let picked = scroll.show(ui, |ui| {
        let tile = match picker.show(ui) {
            Some(Picked::Tile(tile)) => config.tile(tile.id),
            _ => None,
        };
        let other = gallery::show(ui, SIDE_BY_SIDE, &slots).map(|place| others[place]);
        tile.or(other)
    });
    picked.inner.map(Move::Tile)
}

/// Who is the youngest of those who are tied.
fn first(ui: &mut Ui, texts: &Texts, choice: &DrawChoice<'_>) -> Option<Move> {
    let seats = choice.moves.iter().filter_map(|mv| match mv {
        Move::First(seat) => Some((*mv, usize::from(*seat))),
        _ => None,
    });
    let mut chosen = None;
    for ((mv, seat), key) in seats.zip(DIGITS) {
        let action = Action::new(names::who(texts, choice.seats, seat), mv).icon(Symbol::Person).key(key);
        chosen = action.show_wide(ui, texts, ui.available_width().min(size::DIALOG)).or(chosen);
        ui.add_space(space::TIGHT);
    }
    chosen
}
