//! The tiles of the box: those of the first edition, any of which can be changed to what another printing has (§A7).

use egui::{Key as Press, Ui};

use super::super::parts::Parts;
use crate::{
    rules::{PRICES, Tile, TileId, TileSet},
    session::{GameCommand, PiecesCommand},
    text::names,
    widgets::{
        as_printed,
        tile_picker::{Picked, TilePicker},
    },
};
use common::BuildingType;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    list_page::Question,
    theme::space,
    widgets::{stepper, surface},
};

/// What can be done with the tile that is shown.
#[derive(Clone, Copy)]
enum BarCommand {
    Add,
    Remove,
}

/// The height of what stands above and below the tiles.
const OTHERS: f32 = 176.0;

/// All tiles, to choose the one that is changed.
pub(super) fn there(ui: &mut Ui, texts: &Texts, tiles: &TileSet, chosen: &mut Option<TileId>) {
    let types = BuildingType::ALL.map(|building| texts.building_name(building));
    let picker = TilePicker {
        tiles,
        gone: &|_| None,
        name: &|tile| names::tile_and_walls(texts, tile),
        picked: *chosen,
        types: types.each_ref().map(String::as_str),
        printed: &[],
        height: ui.clip_rect().height() - OTHERS,
    };
    if let Some(Picked::Tile(tile)) = picker.show(ui) {
        *chosen = Some(tile.id);
    }
}

/// The way back to the first edition, which asks first.
pub(super) fn first_edition(ui: &mut Ui, texts: &Texts, is_own: bool) -> Option<Question<GameCommand>> {
    ui.add_space(space::MEDIUM);
    let back = texts.alhambra_pieces_first_edition();
    let action = Action::new(back, ()).icon(Symbol::Undo).key(Press::F);
    action.enabled_if(is_own, texts.why_nothing_changed()).show(ui, texts).map(|()| {
        let then = PiecesCommand::Tiles(TileSet::standard().clone());
        Question::loss(texts.alhambra_pieces_first_edition_question(), back, [then.into()])
    })
}

/// The tile that was chosen, to be changed; returns the tiles where they are others now.
pub(super) fn change(
    ui: &mut Ui,
    texts: &Texts,
    tiles: &TileSet,
    chosen: &mut Option<TileId>,
) -> Option<TileSet> {
    let Some(before) = chosen.and_then(|id| tiles.get(id)) else {
        form::hint(ui, texts.alhambra_pieces_no_tile());
        return None;
    };
    surface::heading(ui, &texts.building_name(before.building()));
    form::hint(ui, texts.alhambra_pieces_how_tile());
    ui.add_space(space::SMALL);
    let mut tile = before;
    as_printed::tile(ui, &mut tile, &Parts::new(texts, false).names());
    let name = texts.alhambra_pieces_price();
    form::field(ui, name, |ui, _| {
        let ends = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
        let mut price = i64::from(tile.price);
        stepper::show(
            ui,
            name,
            [&ends[0], &ends[1]],
            &mut price,
            i64::from(*PRICES.start())..=i64::from(*PRICES.end()),
        );
        tile.price = price as u8;
    });
    ui.add_space(space::MEDIUM);
    let free = tiles.free_id(tile.building());
    // A type of which none is left could not be tapped to add one again.
    let is_last = tiles.of(tile.building()).count() == 1;
    let add = Action::new(texts.alhambra_pieces_another(), BarCommand::Add).icon(Symbol::Plus).key(Press::A);
    let remove = Action::new(texts.alhambra_pieces_remove(), BarCommand::Remove).icon(Symbol::Trash);
    let remove = remove.key(Press::Delete).danger();
    let actions = [
        add.enabled_if(free.is_some(), texts.alhambra_pieces_all()),
        remove.enabled_if(!is_last, texts.alhambra_pieces_last_tile()),
    ];
    let mut deed = None;
    for action in actions {
        deed = action.show(ui, texts).or(deed);
        ui.add_space(space::SMALL);
    }
    match deed {
        Some(BarCommand::Add) => {
            let id = free?;
            *chosen = Some(id);
            tiles.with(Tile { id, ..tile }).ok()
        }
        Some(BarCommand::Remove) => {
            *chosen = None;
            tiles.without(tile.id).ok()
        }
        None => (tile != before).then(|| tiles.with(tile).ok()).flatten(),
    }
}
