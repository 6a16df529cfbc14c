//! What is agreed: how many play, the phantoms and the goal of a solo game, rounds, rule options.

use egui::Ui;

use crate::{
    rules::{ChangeDice, SpecialActions},
    session::{
        Agreed,
        agreed::{MOST_BONUS, MOST_ROUNDS},
        seating::MOST_PLAYERS,
    },
};
use common::screens::setup::{self, is_usual_again};
use text::Texts;
use ui::{
    form,
    widgets::{control_height, segmented, stepper},
};

/// How many play; returns the number if another one was chosen.
pub fn players(ui: &mut Ui, texts: &Texts, now: usize) -> Option<usize> {
    setup::players(ui, texts, now, 1..=MOST_PLAYERS)
}

/// The phantoms of one alone (§10).
pub fn phantoms(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.new_phantoms();
    form::field(ui, name, |ui, _| {
        let said = |count| texts.count_phantoms(count);
        if let Some(chosen) = setup::number(ui, name, agreed.phantoms, 2..=4, said) {
            agreed.phantoms = chosen;
        }
    });
}

/// Who rolls for the phantoms: the program, or people with the dice on the table.
pub fn phantom_dice(ui: &mut Ui, texts: &Texts, table_dice: &mut bool) {
    let name = texts.new_pad_phantom_dice();
    form::field(ui, name, |ui, _| {
        let names = [texts.new_pad_phantom_program(), texts.new_pad_phantom_table()];
        let mut chosen = usize::from(*table_dice);
        segmented::show(ui, name, &mut chosen, &names);
        *table_dice = chosen == 1;
    });
}

/// In the place of who rolls for phantoms: there are none.
pub fn no_phantoms(ui: &mut Ui, texts: &Texts) {
    form::field(ui, texts.new_pad_phantom_dice(), |ui, _| {
        ui.scope(|ui| {
            ui.set_min_height(control_height(ui));
            form::hint(ui, texts.new_pad_phantom_none());
        });
    });
}

/// What one alone plays for (§11).
pub fn goal(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.new_solo_goal();
    form::field(ui, name, |ui, _| {
        let mut chosen = usize::from(agreed.against);
        segmented::show(ui, name, &mut chosen, &[texts.new_goal_score(), texts.new_goal_beat()]);
        agreed.against = chosen == 1;
        let hints = [texts.new_goal_score_hint(), &texts.new_goal_beat_hint(agreed.bonus())];
        form::hint_of(ui, &hints, chosen);
    });
}

/// The bonus of a phantom that is to be beaten.
pub fn bonus(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.new_phantom_bonus();
    form::field(ui, name, |ui, _| {
        let ends = [texts.new_bonus_less(), texts.new_bonus_more()];
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
    let name = texts.new_rounds();
    form::field(ui, name, |ui, _| {
        let ends = [texts.new_rounds_fewer(), texts.new_rounds_more()];
        let mut rounds = agreed.rounds();
        if stepper::show(ui, name, ends, &mut rounds, 1..=MOST_ROUNDS) {
            agreed.set_rounds(rounds);
        }
        if is_usual_again(ui, texts, name, agreed.usual_rounds(), agreed.rounds.is_none()) {
            agreed.rounds = None;
        }
    });
}

/// The reading of §5.3.
pub fn special_actions(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.new_special_actions();
    form::field(ui, name, |ui, _| {
        let all = [SpecialActions::One, SpecialActions::Both];
        let names = [texts.new_special_one(), texts.new_special_both()];
        let mut chosen = usize::from(agreed.special_actions == SpecialActions::Both);
        segmented::show(ui, name, &mut chosen, &names);
        agreed.special_actions = all[chosen];
        form::hint_of(ui, &[texts.new_special_one_hint(), texts.new_special_both_hint()], chosen);
    });
}

/// The reading of §5.1.
pub fn change_dice(ui: &mut Ui, texts: &Texts, agreed: &mut Agreed) {
    let name = texts.new_change_dice();
    form::field(ui, name, |ui, _| {
        let all = [ChangeDice::Two, ChangeDice::Any];
        let names = [texts.new_change_two(), texts.new_change_any()];
        let mut chosen = usize::from(agreed.change_dice == ChangeDice::Any);
        segmented::show(ui, name, &mut chosen, &names);
        agreed.change_dice = all[chosen];
        form::hint_of(ui, &[texts.new_change_two_hint(), texts.new_change_any_hint()], chosen);
    });
}
