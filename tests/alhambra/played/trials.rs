//! Decisions tried again: each is found by its entry, even one that was never written.

use alhambra::{
    games::{
        alhambra::{
            advisor::{Advisor, Budget, Goal},
            log::moves,
            rules::play::Move,
            session::trial::{Judge, Trials, moves_before},
        },
        common::{host::Source, play::Exercise},
    },
    kernel::Seed,
};

use super::{
    super::{
        play::{random::random_options, support::game},
        support::Chance,
    },
    support::played,
};

#[test]
fn whoever_did_not_send_the_vizier_decides_again_from_the_same_position() {
    let mut declined = 0;
    for players in 2..=6 {
        let mut chance = Chance::new(players as u64);
        let config = game(players, random_options(&mut chance, 15));
        let played = played(config.clone(), Some(Seed(1)), &mut chance);
        let (mut trials, judge) = (Trials::new(Budget::REVIEW), Judge(Advisor::new(config.clone())));
        for step in played.corrected_steps() {
            let told = moves(&config, &step.before, step.event().unwrap()).unwrap();
            let mut state = step.before.clone();
            for (k, mv) in told.iter().enumerate() {
                if let Some(seat) = state.to_act(&config).decides().filter(|_| told.len() > 1) {
                    assert_eq!(moves_before(&played, step.entry, &state), k);
                    let (source, entry) = (Source::Sample("played"), step.entry);
                    let goal = Goal::Victory;
                    let exercise = Exercise { source, entry, moves_before: k, lost: 0.1, goal, vp: None };
                    assert!(trials.begin(exercise, &played, judge.clone()));
                    let trial = trials.open().unwrap();
                    let tried = (trial.before(), trial.seat(), trial.played().first());
                    assert_eq!(tried, (&state, seat, Some(mv)));
                    declined += usize::from(*mv == Move::Decline);
                }
                state.apply(&config, *mv).unwrap();
            }
        }
    }
    assert!(declined > 10, "{declined} Viziers were not sent");
}
