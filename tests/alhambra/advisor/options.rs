//! The options of a decision are legal, and lead where they say.

use alhambra::games::alhambra::{
    advisor::{Advisor, Breadth},
    rules::{
        Laid,
        play::{Payments, State, ToAct},
    },
};

use super::super::{
    play::{
        random::{mixes, random_options},
        support::{game, legal},
    },
    support::Chance,
};

#[test]
fn options_of_every_mix_are_legal_and_lead_where_they_say() {
    let mut most = 0;
    for (players, bits) in mixes() {
        let mut chance = Chance::new((players * 16 + bits) as u64);
        let config = game(players, random_options(&mut chance, bits));
        let advisor = Advisor::new(config.clone());
        let (mut state, mut number) = (State::new(&config), 0usize);
        while state.to_act(&config) != ToAct::Nothing {
            if let ToAct::Decision(seat) = state.to_act(&config) {
                number += 1;
                if number.is_multiple_of(41) {
                    let options = advisor.options(&state, Breadth::All);
                    assert!(
                        !options.is_empty(),
                        "{:?}: {:?}",
                        state.phase(),
                        legal(&config, &state, Payments::Needed)
                    );
                    most = most.max(options.len());
                    for (_, choice) in options.iter().step_by(7) {
                        let mut after = state.clone();
                        for &mv in &choice.moves {
                            assert_eq!(after.to_act(&config), ToAct::Decision(seat));
                            assert_eq!(after.apply(&config, mv), Ok(()), "{:?}", choice.moves);
                        }
                        assert_eq!(after, choice.after);
                    }
                    assert!(!legal(&config, &state, Payments::Needed).is_empty());
                }
            }
            let mv = chance.next(&config, &state);
            state.apply(&config, mv).unwrap();
        }
    }
    assert!(most > 20, "{most}");
}

/// There are as many openings as places for a piece with these walls.
#[test]
fn openings_are_the_places_for_pieces_with_any_walls() {
    for (players, bits) in mixes() {
        let mut chance = Chance::new((players * 16 + bits) as u64);
        let config = game(players, random_options(&mut chance, bits));
        let (mut state, mut number) = (State::new(&config), 0usize);
        while state.to_act(&config) != ToAct::Nothing {
            number += 1;
            if number.is_multiple_of(97) {
                for grounds in (0..players).map(|seat| state.player(seat).grounds()) {
                    for piece in config.all_pieces().iter() {
                        let laid = Laid::Piece(config.piece(piece));
                        let Some(walls) = laid.walls() else { continue };
                        let bit = walls.iter().fold(0, |bits, side| bits | 1 << side as usize);
                        let mut places = 0;
                        grounds.places(&config, piece, &mut |_| places += 1);
                        assert_eq!(places, grounds.openings()[bit]);
                    }
                }
            }
            let mv = chance.next(&config, &state);
            state.apply(&config, mv).unwrap();
        }
    }
}
