//! What is said of entries that count: a tile, what was measured, the third player's tiles, the last tiles of the yard.

use egui::{RichText, Ui};

use crate::{
    pad::{Pad, PadEvent, Step},
    rules::{Counted, Module, TileId},
    screens::table::{measure, third_player},
    text::{
        event_text,
        names::{self, who},
    },
};
use common::BuildingType;
use text::Texts;
use ui::{
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme},
    widgets::{button::Button, segmented},
};

/// Spaces of the yard.
const SPACES: usize = 4;

/// The fields of an entry that counts something; of others nothing.
pub(super) fn show(ui: &mut Ui, texts: &Texts, pad: &Pad, event: &mut PadEvent) {
    match event {
        PadEvent::Tile { building, change, .. } => {
            let types = BuildingType::ALL.map(|building| texts.building_name(building));
            let mut chosen = building.index();
            let mut fewer = usize::from(*change == Step::Fewer);
            let words = [texts.alhambra_history_more(), texts.alhambra_history_fewer()];
            ui.horizontal_wrapped(|ui| {
                let types = types.each_ref().map(String::as_str);
                segmented::show(ui, texts.pad_what(), &mut chosen, &types);
                segmented::show(ui, texts.alhambra_history_change(), &mut fewer, &words);
            });
            *building = BuildingType::ALL[chosen];
            *change = if fewer == 1 { Step::Fewer } else { Step::More };
        }
        PadEvent::Measure { said, .. } => {
            if let Some(wall) = &mut said.wall {
                let mut number = Some(i64::from(*wall));
                measure::wall(ui, texts, &mut number);
                *wall = number.map_or(*wall, |number| number as u16);
            }
            let modules: Vec<(Module, Vec<u16>)> = said.modules().collect();
            for (module, mut numbers) in modules {
                if module.rules().counted == Counted::Kinds {
                    measure::falcons(ui, texts, &mut numbers);
                } else {
                    name(ui, &texts.alhambra_module(module));
                    list(ui, texts, &mut numbers, module);
                }
                *said = std::mem::take(said).with(module, numbers);
            }
        }
        PadEvent::Neutral { tiles, counts, drawn, .. } => {
            known(ui, texts, pad, tiles);
            third_player::counts(ui, texts, pad, counts, drawn);
        }
        PadEvent::Leftover { space, row } => {
            let spaces: Vec<String> =
                (1..=SPACES).map(|space| texts.alhambra_leftovers_space(space)).collect();
            let spaces: Vec<&str> = spaces.iter().map(String::as_str).collect();
            let mut chosen = usize::from(*space).saturating_sub(1).min(SPACES - 1);
            choice(ui, texts.pad_what(), &mut chosen, &spaces);
            *space = chosen as u8 + 1;
            gets(ui, texts, pad, row);
        }
        _ => {}
    }
}

/// The VP of each camp or bazaar. What is typed and not yet in the list is kept from frame to frame.
fn list(ui: &mut Ui, texts: &Texts, vp: &mut Vec<u16>, module: Module) {
    ui.push_id(module, |ui| {
        let id = ui.scope_id().with("typed");
        let mut typed: Option<i64> = ui.data(|data| data.get_temp(id));
        measure::list(ui, texts, vp, &mut typed, module);
        ui.data_mut(|data| match typed {
            Some(number) => {
                data.insert_temp(id, number);
            }
            None => data.remove::<i64>(id),
        });
    });
}

/// Who got a tile of the yard: a player, or nobody.
fn gets(ui: &mut Ui, texts: &Texts, pad: &Pad, row: &mut Option<u8>) {
    let players = pad.config().game.players();
    let mut names: Vec<String> = (0..players).map(|row| who(texts, &pad.header.seats, row)).collect();
    names.push(names::sentence(texts.alhambra_leftovers_stays()));
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = row.map_or(players, |row| usize::from(row).saturating_sub(1).min(players - 1));
    choice(ui, texts.alhambra_leftovers_gets(), &mut chosen, &names);
    *row = (chosen < players).then_some(chosen as u8 + 1);
}

/// The tiles that are known among those the third player drew: one that it did not draw is tapped.
fn known(ui: &mut Ui, texts: &Texts, pad: &Pad, tiles: &mut Vec<TileId>) {
    let mut gone = None;
    ui.horizontal_wrapped(|ui| {
        for (k, tile) in tiles.iter().enumerate() {
            let words = event_text::tile(texts, pad.config(), *tile);
            let name = texts.alhambra_entry_not_drawn(&words);
            if ui.add(Button::secondary(&words).icon(Symbol::Close).name(&name)).clicked() {
                gone = Some(k);
            }
        }
    });
    gone.map(|k| tiles.remove(k));
}

fn choice(ui: &mut Ui, label: &str, chosen: &mut usize, options: &[&str]) {
    form::field(ui, label, |ui, _| segmented::show(ui, label, chosen, options));
}

fn name(ui: &mut Ui, words: &str) {
    let theme = Theme::of(ui.ctx());
    ui.add_space(theme::space::SMALL);
    ui.label(RichText::new(words).font(theme::medium(TextSize::TEXT)).color(theme.ink));
}
