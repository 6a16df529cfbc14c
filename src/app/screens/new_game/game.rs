//! The left card: phantoms, goal, rounds and sheet.

use egui::{ComboBox, Ui};

use super::{NewGameScreen, form};
use crate::{
    app::{
        art::symbols::Symbol,
        texts::{Key, Texts},
        widgets::{button::Button, card::Card, mini_sheet, segmented, stepper},
    },
    archive::cells,
};

/// The side of the picture of the sheet.
const STAMP: f32 = 160.0;

/// Shows the card, at least `height` high.
pub fn card(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts, height: f32) {
    Card::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        phantoms(screen, ui, texts);
        goal(screen, ui, texts);
        ui.add_space(form::GAP);
        ui.horizontal_top(|ui| {
            let half = (ui.available_width() - 16.0) / 2.0;
            ui.vertical(|ui| {
                ui.set_width(half);
                rounds(screen, ui, texts);
                if screen.choices.against {
                    bonus(screen, ui, texts);
                }
            });
            ui.add_space(6.0);
            ui.vertical(|ui| {
                ui.set_width(half);
                sheet(screen, ui, texts);
            });
        });
        form::fill(ui, height);
    });
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

fn rounds(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let choices = &mut screen.choices;
    let name = texts.get(Key::NewRounds);
    form::field(ui, name, |ui, _| {
        let ends = [texts.get(Key::NewRoundsFewer), texts.get(Key::NewRoundsMore)];
        let mut rounds = choices.rounds();
        if stepper::show(ui, name, ends, &mut rounds, 1..=33) {
            choices.set_rounds(rounds);
        }
        if usual_or_back(ui, texts, choices.usual_rounds(), choices.rounds.is_none(), name) {
            choices.rounds = None;
        }
    });
}

fn bonus(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let choices = &mut screen.choices;
    let name = texts.get(Key::NewPhantomBonus);
    form::field(ui, name, |ui, _| {
        let ends = [texts.get(Key::NewBonusLess), texts.get(Key::NewBonusMore)];
        let mut bonus = choices.bonus();
        if stepper::show(ui, name, ends, &mut bonus, 0..=99) {
            choices.set_bonus(bonus);
        }
        if usual_or_back(ui, texts, choices.usual_bonus(), choices.bonus.is_none(), name) {
            choices.bonus = None;
        }
    });
}

/// What the rules say: as a remark where it is followed, else as a button that goes back to it.
fn usual_or_back(ui: &mut Ui, texts: &Texts, usual: i64, followed: bool, what: &str) -> bool {
    let text = texts.with(Key::NewRoundsUsual, &[("rounds", usual.into())]);
    if followed {
        form::hint(ui, &text);
        return false;
    }
    let name = format!("{what}. {text}");
    ui.add_space(6.0);
    ui.add(Button::secondary(&text).icon(Symbol::Undo).name(&name)).clicked()
}

fn sheet(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let title = texts.get(Key::NewLayout);
    let chosen = screen.sheet();
    let name = |k: usize| match k {
        0 => texts.get(Key::NewLayoutDefault),
        _ => screen.sheets[k].0.name.as_str(),
    };
    let mut next = chosen;
    form::field(ui, title, |ui, label| {
        if let Some(grid) = screen.sheets.get(chosen).and_then(|(_, layout)| layout.grid()) {
            mini_sheet::show(ui, STAMP, &cells(grid, 0), name(chosen));
        }
        if screen.sheets.len() < 2 {
            form::hint(ui, name(0));
            return;
        }
        ui.add_space(8.0);
        let list = ComboBox::from_id_salt("sheet").width(STAMP).selected_text(name(chosen));
        let shown = list.show_ui(ui, |ui| {
            for k in 0..screen.sheets.len() {
                ui.selectable_value(&mut next, k, name(k));
            }
        });
        shown.response.labelled_by(label.id);
    });
    if next != chosen {
        screen.choices.sheet = (next > 0).then(|| screen.sheets[next].0.name.clone());
    }
}
