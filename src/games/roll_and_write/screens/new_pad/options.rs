//! Phantoms, rounds and readings of the rules.

use egui::Ui;

use super::{NewPadScreen, form};
use crate::{
    games::roll_and_write::rules::{ChangeDice, SpecialActions},
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        widgets::{button::Button, segmented, stepper, surface::Surface},
    },
};

/// Shows the card.
pub fn card(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        if screen.choices.players == 1 {
            phantoms(screen, ui, texts);
        }
        if screen.choices.phantoms() > 0 {
            phantom_dice(screen, ui, texts);
        }
        rounds(screen, ui, texts);
        readings(screen, ui, texts);
    });
}

fn phantoms(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let choices = &mut screen.choices;
    let name = texts.get(Key::NewPhantoms);
    form::field(ui, name, |ui, _| {
        let mut chosen = choices.phantoms - 2;
        segmented::show(ui, name, &mut chosen, &["2", "3", "4"]);
        choices.phantoms = chosen + 2;
    });
    let name = texts.get(Key::NewSoloGoal);
    form::field(ui, name, |ui, _| {
        let mut chosen = usize::from(choices.against);
        segmented::show(ui, name, &mut chosen, &[texts.get(Key::NewGoalScore), texts.get(Key::NewGoalBeat)]);
        choices.against = chosen == 1;
    });
}

fn phantom_dice(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewPadPhantomDice);
    form::field(ui, name, |ui, _| {
        let names = [texts.get(Key::NewPadPhantomProgram), texts.get(Key::NewPadPhantomTable)];
        let mut chosen = usize::from(screen.choices.table_dice);
        segmented::show(ui, name, &mut chosen, &names);
        screen.choices.table_dice = chosen == 1;
    });
}

fn rounds(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let choices = &mut screen.choices;
    let name = texts.get(Key::NewRounds);
    form::field(ui, name, |ui, _| {
        ui.horizontal(|ui| {
            let ends = [texts.get(Key::NewRoundsFewer), texts.get(Key::NewRoundsMore)];
            let mut rounds = choices.rounds();
            if stepper::show(ui, name, ends, &mut rounds, 1..=33) {
                choices.set_rounds(rounds);
            }
            let usual = texts.with(Key::NewRoundsUsual, &[("rounds", choices.usual_rounds().into())]);
            if choices.rounds.is_none() {
                form::hint(ui, &usual);
            } else if ui.add(Button::secondary(&usual).icon(Symbol::Undo)).clicked() {
                choices.rounds = None;
            }
        });
    });
}

/// What the audit takes as possible (§5).
fn readings(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let choices = &mut screen.choices;
    let name = texts.get(Key::NewSpecialActions);
    form::field(ui, name, |ui, _| {
        let mut chosen = usize::from(choices.special_actions == SpecialActions::Both);
        let names = [texts.get(Key::NewSpecialOne), texts.get(Key::NewSpecialBoth)];
        segmented::show(ui, name, &mut chosen, &names);
        choices.special_actions = [SpecialActions::One, SpecialActions::Both][chosen];
    });
    let name = texts.get(Key::NewChangeDice);
    form::field(ui, name, |ui, _| {
        let mut chosen = usize::from(choices.change_dice == ChangeDice::Any);
        let names = [texts.get(Key::NewChangeTwo), texts.get(Key::NewChangeAny)];
        segmented::show(ui, name, &mut chosen, &names);
        choices.change_dice = [ChangeDice::Two, ChangeDice::Any][chosen];
    });
}
