//! The right card: the dice, the sheet, and the readings of the rules.

use egui::Ui;

use super::{NewGameScreen, form, game::usual_or_back};
use crate::{
    games::roll_and_write::{
        rules::{ChangeDice, SpecialActions},
        session::new_seed,
        widgets::mini_sheet,
    },
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        widgets::{button::Button, segmented, stepper, surface::Surface},
    },
};

/// The side of the picture of the sheet.
const STAMP: f32 = 104.0;
/// Its side below the list of sheets, which takes some of the room.
const SMALL_STAMP: f32 = 64.0;

/// Seconds that a button says that something was copied.
const COPIED: f64 = 2.0;

/// Shows the card.
pub fn card(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        dice(screen, ui, texts);
        if !screen.choices.typed {
            seed(screen, ui, texts);
        }
        ui.add_space(form::GAP);
        halves(ui, |ui, left| if left { rounds(screen, ui, texts) } else { sheet(screen, ui, texts) });
        ui.add_space(form::GAP);
        halves(
            ui,
            |ui, left| {
                if left { special_actions(screen, ui, texts) } else { change_dice(screen, ui, texts) }
            },
        );
    });
}

/// Two fields side by side.
fn halves(ui: &mut Ui, mut contents: impl FnMut(&mut Ui, bool)) {
    ui.horizontal_top(|ui| {
        let half = (ui.available_width() - 16.0) / 2.0;
        ui.spacing_mut().item_spacing.x = 16.0;
        for left in [true, false] {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                ui.set_width(half);
                contents(ui, left);
            });
        }
    });
}

/// Where the dice come from.
fn dice(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewDice);
    form::field(ui, name, |ui, _| {
        let names = [texts.get(Key::NewDiceProgram), texts.get(Key::NewDiceTyped)];
        let mut chosen = usize::from(screen.choices.typed);
        segmented::show(ui, name, &mut chosen, &names);
        screen.choices.typed = chosen == 1;
        if screen.choices.typed {
            form::hint(ui, texts.get(Key::NewDiceTypedHint));
        }
    });
}

fn seed(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    form::field(ui, texts.get(Key::NewSeed), |ui, label| {
        ui.horizontal(|ui| {
            form::text(ui, label, &mut screen.seed, "", 170.0, 40);
            let now = ui.input(|input| input.time);
            let copied = screen.copied.is_some_and(|then| now < then + COPIED);
            let (icon, name) = if copied { (Symbol::Check, Key::Copied) } else { (Symbol::Copy, Key::Copy) };
            if ui.add(Button::icon_only(icon, texts.get(name))).clicked() {
                ui.ctx().copy_text(screen.seed.trim().to_owned());
                screen.copied = Some(now);
                ui.ctx().request_repaint_after_secs(COPIED as f32);
            }
            if ui.add(Button::secondary(texts.get(Key::NewSeedNew)).icon(Symbol::Die)).clicked() {
                screen.seed = new_seed().to_string();
            }
        });
        if screen.seed().is_some() {
            form::hint(ui, texts.get(Key::NewSeedHint));
        } else {
            form::fault(ui, &texts.with(Key::NewSeedWrong, &[("max", u64::MAX.to_string().into())]));
        }
    });
}

fn rounds(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let choices = &mut screen.choices;
    let name = texts.get(Key::NewRounds);
    form::field(ui, name, |ui, _| {
        let ends = [texts.get(Key::NewRoundsFewer), texts.get(Key::NewRoundsMore)];
        let mut rounds = choices.rounds();
        if stepper::show(ui, name, ends, &mut rounds, 1..=33) {
            choices.set_rounds(rounds);
        }
        ui.add_space(if choices.rounds.is_none() { 0.0 } else { 6.0 });
        if usual_or_back(ui, texts, choices.usual_rounds(), choices.rounds.is_none(), name) {
            choices.rounds = None;
        }
    });
}

/// The sheet; the picture stands below the list, which needs the width for its names.
fn sheet(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let NewGameScreen { sheets, choices, .. } = screen;
    form::field(ui, texts.get(Key::NewLayout), |ui, label| {
        if sheets.is_open() {
            sheets.show(ui, texts, label, ui.available_width(), &mut choices.sheet);
            ui.add_space(8.0);
        }
        let name = sheets.shown_name(texts, choices.sheet.as_ref());
        ui.horizontal_top(|ui| {
            if let Some(grid) = sheets.get(choices.sheet.as_ref()).and_then(|(_, layout)| layout.grid()) {
                let side = if sheets.is_open() { SMALL_STAMP } else { STAMP };
                mini_sheet::show(ui, side, &mini_sheet::printed(grid, side), name);
            }
            if !sheets.is_open() {
                ui.vertical(|ui| form::hint(ui, name));
            }
        });
    });
}

fn special_actions(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewSpecialActions);
    form::field(ui, name, |ui, _| {
        let all = [SpecialActions::One, SpecialActions::Both];
        let names = [texts.get(Key::NewSpecialOne), texts.get(Key::NewSpecialBoth)];
        let hints = [Key::NewSpecialOneHint, Key::NewSpecialBothHint];
        let mut chosen = usize::from(screen.choices.special_actions == SpecialActions::Both);
        segmented::show(ui, name, &mut chosen, &names);
        screen.choices.special_actions = all[chosen];
        form::hint(ui, texts.get(hints[chosen]));
    });
}

fn change_dice(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewChangeDice);
    form::field(ui, name, |ui, _| {
        let all = [ChangeDice::Two, ChangeDice::Any];
        let names = [texts.get(Key::NewChangeTwo), texts.get(Key::NewChangeAny)];
        let hints = [Key::NewChangeTwoHint, Key::NewChangeAnyHint];
        let mut chosen = usize::from(screen.choices.change_dice == ChangeDice::Any);
        segmented::show(ui, name, &mut chosen, &names);
        screen.choices.change_dice = all[chosen];
        form::hint(ui, texts.get(hints[chosen]));
    });
}
