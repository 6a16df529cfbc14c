//! The second line of the upper card: rounds, sheet and options, as fields or in words; and what one alone plays for.

use egui::{Key as Press, RichText, Ui};

use crate::{
    log::NamedLayout,
    rules::{ChangeDice, SpecialActions},
    screens::setup::{agreed, sheets},
    session::{Agreed, LateDraft},
};
use text::Texts;
use ui::{
    actions::Action,
    form,
    theme::{self, TextSize, Theme},
};

/// In a lower window what is as usual is told in words until somebody changes it: the table below has the room.
const LOW: f32 = 720.0;

/// Narrower cards have these in two lines.
const NARROW: f32 = 940.0;
/// The width of rounds, and of the list of sheets.
const ROUNDS: f32 = 140.0;
const SHEET: f32 = 204.0;

/// A field of what was agreed.
type Field = fn(&mut Ui, &Texts, &mut Agreed);

/// In wider cards the readings are so much wider at most: what is said of them has room in a line.
const WIDER: f32 = 1.6;

/// Readings of the rules, with the widths of the fields.
const READINGS: [(f32, Field); 2] = [(290.0, agreed::special_actions), (240.0, agreed::change_dice)];

/// Shows the line; in a low window in words unless it `is_open`.
pub fn show(ui: &mut Ui, texts: &Texts, all: &[NamedLayout], draft: &mut LateDraft, is_open: &mut bool) {
    ui.add_space(form::GAP);
    *is_open |= !has_usual_rules(&draft.agreed);
    if *is_open || ui.ctx().content_rect().height() >= LOW {
        fields(ui, texts, all, draft);
    } else {
        *is_open = told(ui, texts, all, draft);
    }
    if draft.agreed.players == 1 {
        ui.add_space(form::GAP);
        ui.horizontal_top(|ui| alone(ui, texts, &mut draft.agreed));
    }
}

fn has_usual_rules(agreed: &Agreed) -> bool {
    let readings = (agreed.special_actions, agreed.change_dice);
    agreed.rounds.is_none() && readings == (SpecialActions::default(), ChangeDice::default())
}

/// What was agreed, in words; true where it is to be changed.
fn told(ui: &mut Ui, texts: &Texts, all: &[NamedLayout], draft: &LateDraft) -> bool {
    let sheet = sheets::shown_name(texts, place(all, draft), &draft.sheet);
    let words = texts.late_agreed(draft.agreed.rounds(), sheet);
    let change = texts.pad_change();
    let change = Action::new(change, ()).name(texts.pad_said(change, &words)).key(Press::F3);
    let words = RichText::new(&words).font(theme::body(TextSize::TEXT)).color(Theme::of(ui.ctx()).ink);
    let line = ui.horizontal(|ui| {
        ui.label(words);
        change.show(ui, texts).is_some()
    });
    line.inner
}

/// The place of the sheet among all.
fn place(all: &[NamedLayout], draft: &LateDraft) -> usize {
    all.iter().position(|sheet| *sheet == draft.sheet).unwrap_or(0)
}

fn fields(ui: &mut Ui, texts: &Texts, all: &[NamedLayout], draft: &mut LateDraft) {
    let is_narrow = ui.available_width() < NARROW;
    ui.horizontal_top(|ui| {
        column(ui, ROUNDS, |ui| agreed::rounds(ui, texts, &mut draft.agreed));
        column(ui, SHEET, |ui| sheet(ui, texts, all, draft));
        if !is_narrow {
            readings(ui, texts, &mut draft.agreed);
        }
    });
    if is_narrow {
        ui.add_space(form::GAP);
        ui.horizontal_top(|ui| readings(ui, texts, &mut draft.agreed));
    }
}

/// Something `width` wide beside others.
fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        contents(ui);
    });
}

fn readings(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let others = ROUNDS + SHEET;
    let wider = ((ui.max_rect().width() - others) / (NARROW - others)).clamp(1.0, WIDER);
    for (width, field) in READINGS {
        column(ui, width * wider, |ui| field(ui, texts, agreed));
    }
}

fn sheet(ui: &mut Ui, texts: &Texts, all: &[NamedLayout], draft: &mut LateDraft) {
    form::field(ui, texts.new_layout(), |ui, label| {
        let shown: Vec<&NamedLayout> = all.iter().collect();
        let mut chosen = place(all, draft);
        if sheets::list(ui, texts, label, SHEET, &shown, &mut chosen) {
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
