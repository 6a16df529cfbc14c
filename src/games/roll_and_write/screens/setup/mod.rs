//! Setting up a game: the parts of the forms of a new game, a score pad and a finished paper game that only this game has,
//! each written once.

pub mod agreed;
pub mod controller;
pub mod counts;
pub mod sheets;

use egui::Ui;

pub use sheets::SheetChoice;

use crate::{
    rules::{ChangeDice, SpecialActions},
    session::{
        Setup,
        seating::{SeatController, SeatSetup},
    },
};
use common::screens::setup::{Offer, places};
use storage::Settings;
use text::Texts;
use ui::{form, theme};

/// What two fields of a usual width need side by side.
const TWO_FIELDS: f32 = 456.0;

/// The person at this computer.
pub fn me(settings: &Settings) -> SeatSetup {
    SeatSetup::mine(&settings.player_name, &settings.player_colour)
}

/// What is wrong with who sits where.
pub fn fault(texts: &Texts, setup: &Setup) -> Option<String> {
    setup.playing().fault(texts)
}

/// What will be played, in a line.
pub fn title(texts: &Texts, setup: &Setup) -> String {
    let agreed = &setup.agreed;
    let title = match agreed.players {
        1 => texts.play_title_solo(agreed.phantoms),
        players => texts.play_title_players(players),
    };
    format!("{title} · {}", texts.count_rounds(agreed.rounds()))
}

/// The contents of the left card of a page: who plays, and for what. Computers may sit there where controllers are offered.
pub fn people(ui: &mut Ui, texts: &Texts, setup: &mut Setup, offer: Offer<SeatController>) {
    let count = |ui: &mut Ui, setup: &mut Setup| {
        if let Some(players) = agreed::players(ui, texts, setup.agreed.players) {
            setup.set_players(players);
        }
    };
    // Who goes first, or how many phantoms play, has one place.
    let other = |ui: &mut Ui, setup: &mut Setup| match setup.agreed.players {
        1 => agreed::phantoms(ui, texts, &mut setup.agreed),
        players => places::first(ui, texts, &mut setup.seating, players),
    };
    if ui.available_width() >= TWO_FIELDS {
        halves(ui, |ui, left| if left { count(ui, setup) } else { other(ui, setup) });
    } else {
        count(ui, setup);
        ui.add_space(theme::space::MEDIUM);
        other(ui, setup);
    }
    rows(ui, texts, setup, offer, false);
    if setup.agreed.players == 1 {
        agreed::goal(ui, texts, &mut setup.agreed);
        if setup.agreed.against {
            agreed::bonus(ui, texts, &mut setup.agreed);
        }
    }
}

/// Who sits where, and who goes first.
pub fn seats(ui: &mut Ui, texts: &Texts, setup: &mut Setup, offer: Offer<SeatController>) {
    rows(ui, texts, setup, offer, true);
}

/// Who sits where, and who goes first unless that is asked for elsewhere.
fn rows(ui: &mut Ui, texts: &Texts, setup: &mut Setup, offer: Offer<SeatController>, with_first: bool) {
    let (players, seating) = (setup.agreed.players, &mut setup.seating);
    ui.add_space(theme::space::MEDIUM);
    let seated = if with_first {
        places::rows_above(ui, texts, seating, players, offer, places::first_and_lots)
    } else {
        places::rows(ui, texts, seating, players, offer)
    };
    if let Some(players) = seated {
        setup.set_players(players);
    }
    if players == 1 {
        return;
    }
    if offer.controllers.is_some() {
        form::hint(ui, texts.new_me_hint());
    }
    if players == 2 {
        form::hint(ui, texts.new_two_hint());
    }
}

/// The first fields of the right card; true if another sheet was chosen.
pub fn sheet_and_rounds(ui: &mut Ui, texts: &Texts, sheets: &SheetChoice, setup: &mut Setup) -> bool {
    let mut changed = false;
    halves(ui, |ui, left| {
        if left {
            changed = sheets.show(ui, texts, &mut setup.sheet);
        } else {
            agreed::rounds(ui, texts, &mut setup.agreed);
        }
    });
    changed
}

/// What is agreed of rounds, sheet and options, in a line: of options those that are not usual.
pub fn rules_summary(texts: &Texts, setup: &Setup, sheets: &SheetChoice) -> String {
    let agreed = &setup.agreed;
    let mut parts =
        vec![texts.count_rounds(agreed.rounds()), sheets.name(texts, setup.sheet.as_ref()).to_owned()];
    if agreed.special_actions != SpecialActions::default() {
        parts.push(texts.pad_said(texts.new_special_actions(), texts.new_special_both()));
    }
    if agreed.change_dice != ChangeDice::default() {
        parts.push(texts.pad_said(texts.new_change_dice(), texts.new_change_any()));
    }
    parts.join(" · ")
}

/// Its last fields: the readings of the rules.
pub fn readings(ui: &mut Ui, texts: &Texts, setup: &mut Setup) {
    halves(ui, |ui, left| {
        if left {
            agreed::special_actions(ui, texts, &mut setup.agreed);
        } else {
            agreed::change_dice(ui, texts, &mut setup.agreed);
        }
    });
}

/// Two fields side by side.
fn halves(ui: &mut Ui, mut contents: impl FnMut(&mut Ui, bool)) {
    ui.add_space(if ui.min_rect().height() > 0.0 { form::GAP } else { 0.0 });
    ui.horizontal_top(|ui| {
        let half = (ui.available_width() - 16.0) / 2.0;
        ui.spacing_mut().item_spacing.x = theme::space::LARGE;
        for left in [true, false] {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
                ui.set_width(half);
                contents(ui, left);
            });
        }
    });
}
