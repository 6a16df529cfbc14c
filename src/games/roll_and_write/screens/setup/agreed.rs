//! What is agreed: how many play, the phantoms and the goal of one alone, rounds, readings of the rules.

use egui::Ui;

use crate::{
    games::roll_and_write::{
        rules::{ChangeDice, SpecialActions},
        session::{
            Agreed,
            agreed::{MOST_BONUS, MOST_ROUNDS},
            seating::MOST_PLAYERS,
        },
    },
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        form,
        widgets::{button::Button, segmented, stepper},
    },
};

/// How many play; returns the number if another one was chosen.
pub fn players(ui: &mut Ui, texts: &Texts, players: usize) -> Option<usize> {
    let name = texts.get(Key::NewPlayers);
    form::field(ui, name, |ui, _| {
        let counts: Vec<String> = (1..=MOST_PLAYERS).map(|count| count.to_string()).collect();
        // The numbers alone could be those of phantoms.
        let spoken: Vec<String> =
            (1..=MOST_PLAYERS).map(|n| texts.with(Key::CountPlayers, &[("players", n.into())])).collect();
        let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
        let spoken: Vec<&str> = spoken.iter().map(String::as_str).collect();
        let mut chosen = players - 1;
        segmented::show_spoken(ui, name, &mut chosen, &counts, &spoken).then_some(chosen + 1)
    })
}

/// The phantoms of one alone (§10).
pub fn phantoms(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.get(Key::NewPhantoms);
    form::field(ui, name, |ui, _| {
        let counts = [2, 3, 4].map(|n: usize| texts.with(Key::CountPhantoms, &[("phantoms", n.into())]));
        let mut chosen = agreed.phantoms - 2;
        segmented::show(ui, name, &mut chosen, &counts.each_ref().map(String::as_str));
        agreed.phantoms = chosen + 2;
    });
}

/// What one alone plays for (§11).
pub fn goal(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.get(Key::NewSoloGoal);
    form::field(ui, name, |ui, _| {
        let mut chosen = usize::from(agreed.against);
        segmented::show(ui, name, &mut chosen, &[texts.get(Key::NewGoalScore), texts.get(Key::NewGoalBeat)]);
        agreed.against = chosen == 1;
        if agreed.against {
            form::hint(ui, &texts.with(Key::NewGoalBeatHint, &[("bonus", agreed.bonus().into())]));
        } else {
            form::hint(ui, texts.get(Key::NewGoalScoreHint));
        }
    });
}

/// The bonus of a phantom that is to be beaten.
pub fn bonus(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.get(Key::NewPhantomBonus);
    form::field(ui, name, |ui, _| {
        let ends = [texts.get(Key::NewBonusLess), texts.get(Key::NewBonusMore)];
        let mut bonus = agreed.bonus();
        if stepper::show(ui, name, ends, &mut bonus, 0..=MOST_BONUS) {
            agreed.set_bonus(bonus);
        }
        if is_usual_again(ui, texts, name, agreed.usual_bonus(), agreed.bonus.is_none()) {
            agreed.bonus = None;
        }
    });
}

/// Rounds.
pub fn rounds(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.get(Key::NewRounds);
    form::field(ui, name, |ui, _| {
        let ends = [texts.get(Key::NewRoundsFewer), texts.get(Key::NewRoundsMore)];
        let mut rounds = agreed.rounds();
        if stepper::show(ui, name, ends, &mut rounds, 1..=MOST_ROUNDS) {
            agreed.set_rounds(rounds);
        }
        if is_usual_again(ui, texts, name, agreed.usual_rounds(), agreed.rounds.is_none()) {
            agreed.rounds = None;
        }
    });
}

/// What the rules say: as a remark where it is followed, else as a button that goes back to it; true when that is
/// pressed.
fn is_usual_again(ui: &mut Ui, texts: &Texts, what: &str, usual: i64, is_followed: bool) -> bool {
    let text = texts.with(Key::NewRoundsUsual, &[("rounds", usual.into())]);
    if is_followed {
        form::hint(ui, &text);
        return false;
    }
    ui.add_space(6.0);
    let name = format!("{what}. {text}");
    ui.add(Button::secondary(&text).icon(Symbol::Undo).name(&name)).clicked()
}

/// The reading of §5.3.
pub fn special_actions(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.get(Key::NewSpecialActions);
    form::field(ui, name, |ui, _| {
        let all = [SpecialActions::One, SpecialActions::Both];
        let names = [texts.get(Key::NewSpecialOne), texts.get(Key::NewSpecialBoth)];
        let mut chosen = usize::from(agreed.special_actions == SpecialActions::Both);
        segmented::show(ui, name, &mut chosen, &names);
        agreed.special_actions = all[chosen];
        form::hint(ui, [texts.get(Key::NewSpecialOneHint), texts.get(Key::NewSpecialBothHint)][chosen]);
    });
}

/// The reading of §5.1.
pub fn change_dice(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.get(Key::NewChangeDice);
    form::field(ui, name, |ui, _| {
        let all = [ChangeDice::Two, ChangeDice::Any];
        let names = [texts.get(Key::NewChangeTwo), texts.get(Key::NewChangeAny)];
        let mut chosen = usize::from(agreed.change_dice == ChangeDice::Any);
        segmented::show(ui, name, &mut chosen, &names);
        agreed.change_dice = all[chosen];
        form::hint(ui, [texts.get(Key::NewChangeTwoHint), texts.get(Key::NewChangeAnyHint)][chosen]);
    });
}
