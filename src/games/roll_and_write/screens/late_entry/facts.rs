//! The upper card: when and where it was played, by how many, and with which options.

use egui::Ui;

use super::{LatePage, NARROW, faults, form};
use crate::{
    games::roll_and_write::{
        log::NamedLayout,
        screens::setup::{agreed, sheets},
        session::{Agreed, LateDraft, LateFault},
    },
    text::Texts,
};

/// A field of what was agreed.
type Field = fn(&mut Ui, &Texts, &mut Agreed);

/// What was agreed, with the widths of the fields.
const AGREED: [(f32, Field); 4] = [
    (220.0, |ui, texts, agreed| {
        if let Some(players) = agreed::players(ui, texts, agreed.players) {
            agreed.players = players;
        }
    }),
    (140.0, agreed::rounds),
    (290.0, agreed::special_actions),
    (240.0, agreed::change_dice),
];

/// Shows the card.
pub fn show(ui: &mut Ui, page: &LatePage<'_>, draft: &mut LateDraft) {
    let texts = page.texts;
    let spare = (ui.available_width() - 150.0 - 200.0 - 30.0) / 2.0;
    ui.horizontal_top(|ui| {
        date(ui, page, draft);
        let lines = [
            (texts.late_game_title(), texts.late_game_title_hint(), &mut draft.title),
            (texts.late_place(), texts.late_place_hint(), &mut draft.place),
        ];
        for (name, hint, value) in lines {
            part(ui, name, spare, |ui, label| {
                form::text(ui, label, value, hint, spare, 80);
            });
        }
        sheet(ui, page, draft);
    });
    ui.add_space(form::GAP);
    // In a narrow window they stand in two lines.
    let abreast = if ui.available_width() < NARROW { 2 } else { AGREED.len() };
    for (k, line) in AGREED.chunks(abreast).enumerate() {
        ui.add_space(if k == 0 { 0.0 } else { form::GAP });
        ui.horizontal_top(|ui| {
            for (width, field) in line {
                column(ui, *width, |ui| field(ui, texts, &mut draft.agreed));
            }
        });
    }
    if draft.agreed.players == 1 {
        ui.add_space(form::GAP);
        ui.horizontal_top(|ui| alone(ui, texts, &mut draft.agreed));
    }
}

/// Something `width` wide beside others.
fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        contents(ui);
    });
}

/// A control under its name, `width` wide.
fn part(ui: &mut Ui, name: &str, width: f32, contents: impl FnOnce(&mut Ui, &egui::Response)) {
    column(ui, width, |ui| form::field(ui, name, contents));
}

fn date(ui: &mut Ui, page: &LatePage<'_>, draft: &mut LateDraft) {
    part(ui, page.texts.late_date(), 150.0, |ui, label| {
        form::text(ui, label, &mut draft.date, page.texts.late_date_hint(), 150.0, 10);
        for fault in page.check.faults.iter().filter(|f| matches!(f, LateFault::Date | LateFault::DateAhead))
        {
            form::fault(ui, &faults::words(page.texts, fault));
        }
    });
}

fn sheet(ui: &mut Ui, page: &LatePage<'_>, draft: &mut LateDraft) {
    part(ui, page.texts.new_layout(), 200.0, |ui, label| {
        let all: Vec<&NamedLayout> = page.app.desk.late.sheets.iter().collect();
        let mut chosen = all.iter().position(|sheet| **sheet == draft.sheet).unwrap_or(0);
        if sheets::list(ui, page.texts, label, 190.0, &all, &mut chosen) {
            draft.sheet = all[chosen].clone();
        }
    });
}

/// Phantoms, goal and bonus of one player alone.
fn alone(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    column(ui, 360.0, |ui| agreed::phantoms(ui, texts, agreed));
    column(ui, 350.0, |ui| agreed::goal(ui, texts, agreed));
    if agreed.against {
        column(ui, 160.0, |ui| agreed::bonus(ui, texts, agreed));
    }
}
