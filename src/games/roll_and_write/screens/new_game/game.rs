//! The left card: who plays, and for what.

use egui::Ui;

use super::{NewGameScreen, form};
use crate::{
    games::common::PLAYER_COLOURS,
    games::roll_and_write::{screens::seats, session::seating::MOST},
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        widgets::{button::Button, segmented, stepper, surface::Surface},
    },
};

/// Shows the card, at least `height` high.
pub fn card(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts, height: f32) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        players(screen, ui, texts);
        if screen.choices.players == 1 {
            alone(screen, ui, texts);
        } else {
            together(screen, ui, texts);
        }
        form::fill(ui, height);
    });
}

fn players(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewPlayers);
    form::field(ui, name, |ui, _| {
        let counts: Vec<String> =
            (1..=MOST).map(|n| texts.with(Key::CountPlayers, &[("players", n.into())])).collect();
        let mut chosen = screen.choices.players - 1;
        if segmented::show(ui, name, &mut chosen, &counts.iter().map(String::as_str).collect::<Vec<_>>()) {
            screen.choices.set_players(chosen + 1);
        }
    });
}

/// One player: name and colour, phantoms and goal (§10, §11).
fn alone(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    ui.add_space(form::GAP);
    let mut seating = screen.choices.seating();
    if let [me] = seating.places.as_mut_slice() {
        form::person(ui, texts, PLAYER_COLOURS, &mut me.name, &mut me.colour);
        // A computer alone would be no game.
        me.controller = Default::default();
    }
    screen.choices.set_seating(seating);
    phantoms(screen, ui, texts);
    goal(screen, ui, texts);
    if screen.choices.against {
        bonus(screen, ui, texts);
    }
}

/// Several players: a row each, and who goes first (§3.1).
fn together(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    ui.add_space(10.0);
    let mut seating = screen.choices.seating();
    ui.scope(|ui| seats::rows(ui, texts, &mut seating, true));
    form::field(ui, texts.get(Key::NewFirst), |ui, label| {
        seats::first(ui, texts, &mut seating, label, 220.0);
    });
    screen.choices.set_seating(seating);
    form::hint(ui, texts.get(Key::NewMeHint));
    if screen.choices.players == 2 {
        form::hint(ui, texts.get(Key::NewTwoHint));
    }
}

fn phantoms(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewPhantoms);
    form::field(ui, name, |ui, _| {
        let counts = [2, 3, 4].map(|n: usize| texts.with(Key::CountPhantoms, &[("phantoms", n.into())]));
        let mut chosen = screen.choices.phantoms - 2;
        segmented::show(ui, name, &mut chosen, &counts.each_ref().map(String::as_str));
        screen.choices.phantoms = chosen + 2;
    });
}

fn goal(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let choices = &mut screen.choices;
    let name = texts.get(Key::NewSoloGoal);
    form::field(ui, name, |ui, _| {
        let mut chosen = usize::from(choices.against);
        segmented::show(ui, name, &mut chosen, &[texts.get(Key::NewGoalScore), texts.get(Key::NewGoalBeat)]);
        choices.against = chosen == 1;
        if choices.against {
            form::hint(ui, &texts.with(Key::NewGoalBeatHint, &[("bonus", choices.bonus().into())]));
        } else {
            form::hint(ui, texts.get(Key::NewGoalScoreHint));
        }
    });
}

fn bonus(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let choices = &mut screen.choices;
    let name = texts.get(Key::NewPhantomBonus);
    form::field(ui, name, |ui, _| {
        ui.horizontal(|ui| {
            let ends = [texts.get(Key::NewBonusLess), texts.get(Key::NewBonusMore)];
            let mut bonus = choices.bonus();
            if stepper::show(ui, name, ends, &mut bonus, 0..=99) {
                choices.set_bonus(bonus);
            }
            ui.vertical(|ui| {
                if usual_or_back(ui, texts, choices.usual_bonus(), choices.bonus.is_none(), name) {
                    choices.bonus = None;
                }
            });
        });
    });
}

/// What the rules say: as a remark where it is followed, else as a button that goes back to it.
pub(super) fn usual_or_back(ui: &mut Ui, texts: &Texts, usual: i64, followed: bool, what: &str) -> bool {
    let text = texts.with(Key::NewRoundsUsual, &[("rounds", usual.into())]);
    if followed {
        form::hint(ui, &text);
        return false;
    }
    let name = format!("{what}. {text}");
    ui.add(Button::secondary(&text).icon(Symbol::Undo).name(&name)).clicked()
}
