//! Which tile, camp, bazaar or falcon an entry is about.

use egui::{Rect, Role, Ui};

use crate::{
    log::SetUp,
    pad::{GivenPiece, PadEvent},
    rules::{Bazaar, Camp, Falcon, Laid, Module, Piece, Side, Sides, Tile, TileId},
    screens::{parts::Parts, table::board::transcribed},
    text::names,
    widgets::{
        as_printed::{BazaarDraft, CampDraft, Draft, FalconDraft, choose},
        board_view::Hand,
        tiles,
    },
};
use common::{
    BuildingType,
    drawing::{self, colours_of},
};
use text::Texts;
use ui::{
    theme::{self, Theme},
    widgets::button::Button,
};

/// How pale a tile is that lies somewhere already.
const PALE: f32 = 0.7;

/// What is put together as printed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum PieceDraft {
    /// A tile, or nothing.
    #[default]
    None,
    /// Something, and whether it is whole.
    Printed(Draft, bool),
}

impl PieceDraft {
    /// What an entry is about.
    pub(super) fn of(event: &PadEvent) -> Self {
        match event {
            PadEvent::Lay { piece, .. } | PadEvent::Swap { piece, .. } | PadEvent::Reserve { piece, .. } => {
                Self::of_piece(*piece)
            }
            PadEvent::Falcon { falcon, .. } => {
                let (kind, colours) = (Some(falcon.kind()), falcon.colours().to_vec());
                Self::Printed(Draft::Falcon(FalconDraft { kind, colours }), true)
            }
            _ => Self::None,
        }
    }

    fn of_piece(piece: GivenPiece) -> Self {
        match piece {
            GivenPiece::Tile(_) => Self::None,
            GivenPiece::Camp(camp) => {
                Self::Printed(Draft::Camp(CampDraft { ramparts: camp.ramparts() }), true)
            }
            GivenPiece::Bazaar(bazaar) => {
                let (walls, colours) = (bazaar.walls(), bazaar.colours().to_vec());
                Self::Printed(Draft::Bazaar(BazaarDraft { walls, colours }), true)
            }
        }
    }

    /// Whether nothing is missing on it.
    pub(super) const fn is_whole(&self) -> bool {
        matches!(self, Self::None | Self::Printed(_, true))
    }
}

/// What kinds of pieces there are to choose from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Type(BuildingType),
    Camp,
    Bazaar,
}

impl Sort {
    const fn of(piece: GivenPiece) -> Self {
        match piece {
            GivenPiece::Tile(tile) => Self::Type(tile.building),
            GivenPiece::Camp(_) => Self::Camp,
            GivenPiece::Bazaar(_) => Self::Bazaar,
        }
    }

    fn paint(self, ui: &Ui, rect: Rect) {
        let theme = Theme::of(ui.ctx());
        match self {
            Self::Type(building) => {
                ui.painter().rect_filled(rect, theme::radius::CHIP, colours_of(&theme, building).tile);
                drawing::paint(ui.painter(), rect.shrink(theme::space::HAIR), &theme, building);
            }
            Self::Camp => {
                tiles::camp::paint(ui.painter(), rect, &theme, Sides::NONE.with(Side::North));
            }
            Self::Bazaar => tiles::bazaar::paint(ui.painter(), rect, &theme, &USUAL),
        }
    }
}

/// The colours of a bazaar before any are said.
const USUAL: [BuildingType; 3] = [BuildingType::Pavilion, BuildingType::Seraglio, BuildingType::Garden];

/// A piece: first of which sort, then which; the one that is chosen now.
pub(super) fn piece(
    ui: &mut Ui,
    texts: &Texts,
    setup: &SetUp,
    taken: &[TileId],
    draft: &mut PieceDraft,
    now: GivenPiece,
) -> GivenPiece {
    let modules = setup.game.options().modules;
    let mut sorts: Vec<Sort> = BuildingType::ALL.into_iter().map(Sort::Type).collect();
    sorts.extend((modules.has(Module::Camps) || Sort::of(now) == Sort::Camp).then_some(Sort::Camp));
    sorts.extend((modules.has(Module::Bazaars) || Sort::of(now) == Sort::Bazaar).then_some(Sort::Bazaar));
    let names: Vec<String> = sorts.iter().map(|sort| sort_name(texts, *sort)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    ui.add_space(theme::space::SMALL);
    let shown = Sort::of(now);
    let clicked = choose(
        ui,
        "sorts",
        Role::RadioButton,
        &names,
        |k| sorts[k] == shown,
        |ui, rect, k| sorts[k].paint(ui, rect),
    );
    let mut now = now;
    if let Some(sort) = clicked.map(|k| sorts[k]).filter(|sort| *sort != shown)
        && let Some(first) = first_of(setup, taken, sort)
    {
        (now, *draft) = (first, PieceDraft::of_piece(first));
    }
    match &mut *draft {
        PieceDraft::None => {
            if let GivenPiece::Tile(id) = now {
                now = tile(ui, texts, setup, taken, Some(id), id.building).map_or(now, GivenPiece::Tile);
            }
        }
        PieceDraft::Printed(printed, whole) => match put_together(ui, texts, setup, printed) {
            Some(Hand::Piece(piece)) => (now, *whole) = (piece.into(), true),
            _ => *whole = false,
        },
    }
    now
}

/// A tile of a type, by its price and walls; the one that was clicked.
pub(super) fn tile(
    ui: &mut Ui,
    texts: &Texts,
    setup: &SetUp,
    taken: &[TileId],
    now: Option<TileId>,
    building: BuildingType,
) -> Option<TileId> {
    let tiles: Vec<Tile> = setup.game.tiles().of(building).copied().collect();
    let is_gone = |tile: &Tile| Some(tile.id) != now && taken.contains(&tile.id);
    let name = |tile: &Tile| match is_gone(tile) {
        true => texts.alhambra_said(&names::tile_and_walls(texts, *tile), texts.alhambra_board_gone()),
        false => names::tile_and_walls(texts, *tile),
    };
    let names: Vec<String> = tiles.iter().map(name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let paint = |ui: &Ui, rect: Rect, k: usize| {
        let mut painter = ui.painter().clone();
        if is_gone(&tiles[k]) {
            painter.multiply_opacity(PALE);
        }
        // As large as there is room: its price has to be read.
        let rect = rect.expand(theme::space::TIGHT);
        tiles::paint(&painter, rect, &Theme::of(ui.ctx()), Laid::Piece(Piece::Tile(tiles[k])));
    };
    let is_chosen = |k: usize| Some(tiles[k].id) == now;
    choose(ui, "tiles", Role::RadioButton, &names, is_chosen, paint).map(|k| tiles[k].id)
}

/// A falcon, put together; none while something is missing.
pub(super) fn falcon(ui: &mut Ui, texts: &Texts, setup: &SetUp, draft: &mut PieceDraft) -> Option<Falcon> {
    let PieceDraft::Printed(printed, whole) = draft else { return None };
    ui.add_space(theme::space::SMALL);
    let made = put_together(ui, texts, setup, printed);
    *whole = made.is_some();
    match made {
        Some(Hand::Falcon(falcon)) => Some(falcon),
        _ => None,
    }
}

/// Something as printed: one of those that were transcribed, or put together; none while something is missing.
fn put_together(ui: &mut Ui, texts: &Texts, setup: &SetUp, draft: &mut Draft) -> Option<Hand> {
    let mut known = None;
    ui.horizontal_wrapped(|ui| {
        for (words, hand) in transcribed(texts, setup, draft) {
            if ui.add(Button::secondary(&words)).clicked() {
                known = Some(hand);
            }
        }
    });
    if let Some(draft_of_it) = known.and_then(draft_of) {
        *draft = draft_of_it;
    }
    let parts = Parts::new(texts, matches!(draft, Draft::Camp(_)));
    match draft {
        Draft::Camp(camp) => camp.show(ui, &parts.names()).map(|camp| Hand::Piece(Piece::Camp(camp))),
        Draft::Bazaar(bazaar) => {
            bazaar.show(ui, &parts.names()).map(|bazaar| Hand::Piece(Piece::Bazaar(bazaar)))
        }
        Draft::Falcon(falcon) => falcon.show(ui, &parts.names()).map(Hand::Falcon),
    }
}

fn draft_of(hand: Hand) -> Option<Draft> {
    let draft = match hand {
        Hand::Piece(piece) => PieceDraft::of_piece(piece.into()),
        Hand::Falcon(falcon) => {
            let (kind, colours) = (Some(falcon.kind()), falcon.colours().to_vec());
            PieceDraft::Printed(Draft::Falcon(FalconDraft { kind, colours }), true)
        }
        Hand::Empty => PieceDraft::None,
    };
    match draft {
        PieceDraft::Printed(draft, _) => Some(draft),
        PieceDraft::None => None,
    }
}

/// What a choice of this sort begins with: what is free, or what was transcribed.
fn first_of(setup: &SetUp, taken: &[TileId], sort: Sort) -> Option<GivenPiece> {
    match sort {
        Sort::Type(building) => {
            let tiles = || setup.game.tiles().of(building);
            let free = tiles().find(|tile| !taken.contains(&tile.id));
            free.or(tiles().next()).map(|tile| GivenPiece::Tile(tile.id))
        }
        Sort::Camp => {
            let known = setup.printed.camps.first().map(|of| of.camp);
            known.or_else(|| Camp::new(Sides::NONE.with(Side::North))).map(GivenPiece::Camp)
        }
        Sort::Bazaar => {
            let known = setup.printed.bazaars.first().map(|of| of.bazaar);
            known.or_else(|| Bazaar::new(Sides::NONE, USUAL)).map(GivenPiece::Bazaar)
        }
    }
}

fn sort_name(texts: &Texts, sort: Sort) -> String {
    match sort {
        Sort::Type(building) => texts.building_name(building),
        Sort::Camp => texts.alhambra_board_camp().to_owned(),
        Sort::Bazaar => texts.alhambra_board_bazaar().to_owned(),
    }
}
