//! Thousands of uniformly random games: the engine against the model, and what must hold in every position.

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{Generator, RollDice},
        rules::*,
    },
};

use super::{
    model::Model,
    support::{any_command, games, random_game},
};
use crate::conformance::conforms;

/// Every decision that can be written down.
fn all_decisions() -> Vec<Move> {
    let pairs = || (0..36).map(Pair::nth);
    let mut all: Vec<Move> = Cell::all().map(Move::Build).collect();
    all.extend(pairs().map(Move::Keep));
    for colour in [Colour::Yellow, Colour::Blue] {
        for from in Face::ALL {
            all.extend([DieStep::Up, DieStep::Down].map(|way| Move::from(ChangeDie { colour, from, way })));
        }
    }
    all.extend([Move::GainCoins, Move::from(BuildSecond), Move::EndTurn]);
    all
}

/// Every roll of a pair, and some rolls of all four dice.
fn some_rolls(generator: &mut Generator) -> Vec<Move> {
    let mut rolls: Vec<Move> = (0..36).map(|i| Move::Roll(Pair::nth(i))).collect();
    rolls.extend((0..7).map(Move::First));
    rolls.extend((0..3).map(|_| Move::RollFour(generator.four())));
    rolls.push(Move::RollFour(FourDice::new([Face::ALL[5]; 2], [Face::ALL[0]; 2])));
    rolls
}

#[test]
fn the_rules_keep_the_contract_of_all_games() {
    games(31, 60, conforms::<GameRules>);
}

#[test]
fn exactly_the_commands_in_the_rules_are_accepted_and_they_do_what_the_rules_say() {
    let decisions = all_decisions();
    games(23, 1500, |config, generator| {
        let mut model = Model::new(config);
        let mut state = State::new(config).expect("the layout has a grid");
        model.compare(&state);
        while !model.is_over() {
            let legal = state.legal(config);
            let mut accepted = Vec::new();
            for &command in decisions.iter().chain(&some_rolls(generator)) {
                let mut copy = state;
                match copy.apply(config, command) {
                    Ok(()) => accepted.push(command),
                    Err(why) => {
                        assert_eq!(copy, state, "{command:?} is refused ({why:?}) but changes the state");
                    }
                }
                let allowed = model.allows(command);
                assert_eq!(copy != state || accepted.last() == Some(&command), allowed, "{command:?}");
                assert_eq!(state.is_legal(config, command), allowed, "{command:?}");
            }
            same_decisions(&legal, &accepted);
            let command = any_command(config, &state, generator).expect("the game goes on");
            model.follow(command);
            state.apply(config, command).unwrap_or_else(|why| panic!("{command:?} is refused: {why:?}"));
            model.compare(&state);
        }
        assert_eq!((state.to_act(), state.phase()), (ToAct::Nothing, Phase::Over));
        for &command in decisions.iter().chain(&some_rolls(generator)) {
            assert!(!state.is_legal(config, command), "{command:?} after the end");
        }
    });
}

/// Checks that `legal` lists the accepted decisions, each once, and nothing while dice are to be rolled.
fn same_decisions(legal: &[Move], accepted: &[Move]) {
    let is_roll = |c: &&Move| matches!(c, Move::Roll(_) | Move::RollFour(_) | Move::First(_));
    let mut decisions: Vec<Move> = accepted.iter().filter(|c| !is_roll(c)).copied().collect();
    let mut legal = legal.to_vec();
    decisions.sort_unstable();
    legal.sort_unstable();
    assert_eq!(legal, decisions);
}

/// There is one pair of dice for each player, and the extra pair (§1).
#[test]
fn every_die_is_somewhere_exactly_once() {
    games(29, 2000, |config, generator| {
        let mut rolled = 0;
        random_game(config, generator, |before, command, after| {
            rolled += usize::from(matches!(before.phase(), Phase::Placing | Phase::ExtraPair));
            let (mut yellow, mut blue) = (0, 0);
            for seat in 0..config.players() {
                let ((sheet_yellow, sheet_blue), (front_yellow, front_blue)) =
                    (after.dice(seat), after.dice_in_front(seat));
                assert_eq!(sheet_yellow.len(), sheet_blue.len(), "{command:?}");
                assert_eq!(front_yellow.len(), front_blue.len(), "{command:?}");
                yellow += sheet_yellow.len() + front_yellow.len();
                blue += sheet_blue.len() + front_blue.len();
            }
            // Setup's buildings put no die anywhere (§3.2).
            assert_eq!((yellow, blue), (rolled, rolled), "after {command:?}");
        });
        assert_eq!(rolled, config.players() + 1);
    });
}

#[test]
fn boxes_are_built_cells_and_coins_stay_within_what_is_printed() {
    games(31, 2000, |config, generator| {
        let grid = config.layout().grid().expect("a full game has a grid");
        random_game(config, generator, |before, command, after| {
            for seat in 0..config.players() {
                let sheet = after.sheet(seat);
                for building in BuildingType::ALL {
                    let built = |cell: &Cell| sheet.is_built(*cell) && grid[cell.index()] == building;
                    let cells = Cell::all().filter(built).count();
                    assert_eq!(usize::from(after.score().boxes(seat, building)), cells, "{command:?}");
                }
                assert!((FIRST_COINS..=config.layout().coins()).contains(&sheet.circled()), "{command:?}");
                assert_eq!(sheet.coins(), sheet.circled() - sheet.spent());
                let old = before.sheet(seat);
                assert_eq!(old.built() & !sheet.built(), 0, "{command:?} tears a building down");
                assert!(sheet.circled() >= old.circled() && sheet.spent() >= old.spent(), "{command:?}");
                if seat != before.seat() {
                    assert_eq!(sheet, old, "{command:?} touches another sheet");
                }
            }
        });
    });
}

#[test]
fn every_row_has_its_turn_in_every_round_and_a_phantom_fills_one_box() {
    games(37, 2000, |config, generator| {
        let mut ended = vec![0u8; config.players()];
        let mut filled = vec![0u8; config.rows()];
        let mut last_round = 0;
        random_game(config, generator, |before, command, after| {
            let seat = before.seat();
            if command == Move::EndTurn {
                ended[seat] += 1;
                assert_eq!(ended[seat], before.round(), "seat {seat} has one turn a round");
            }
            if before.phase() == Phase::Phantom {
                let boxes = |state: &State| {
                    BuildingType::ALL.map(|b| state.score().boxes(seat, b)).iter().sum::<u8>()
                };
                filled[seat] += boxes(after) - boxes(before);
                assert_eq!(filled[seat], before.round() - u8::from(boxes(after) == boxes(before)));
                assert!(
                    ended.iter().all(|&turns| turns == before.round()),
                    "phantoms act after the players (§9)"
                );
            }
            last_round = after.round();
        });
        assert!(ended.iter().all(|&turns| turns == config.rounds()));
        assert!(filled[config.players()..].iter().all(|&boxes| boxes == config.rounds()));
        assert_eq!(last_round, config.rounds());
    });
}

/// §4.5.
#[test]
fn the_last_real_player_of_the_last_round_rolls_keeps_and_passes_nothing() {
    games(41, 2000, |config, generator| {
        let mut turns_begun = 0;
        random_game(config, generator, |before, command, after| {
            let first_step = before.phase() != Phase::Action && after.phase() == Phase::Action;
            turns_begun += u32::from(first_step);
            let last = turns_begun == config.players() as u32 * u32::from(config.rounds());
            if last && !first_step && before.seat() < config.players() {
                let decided = !matches!(command, Move::Roll(_) | Move::RollFour(_) | Move::Keep(_));
                assert!(decided, "{command:?} in the last turn");
            }
            if last && !first_step && command == Move::EndTurn {
                for seat in 0..config.players() {
                    assert_eq!(after.dice(seat), before.dice(seat), "dice of seat {seat} stay");
                }
                let waits = if config.phantoms() > 0 { Phase::Phantom } else { Phase::Over };
                assert_eq!(after.phase(), waits);
            }
        });
    });
}

/// §4.3 and §4.5: who gets which dice.
#[test]
fn the_unused_pair_goes_unchanged_to_the_next_real_player() {
    games(43, 2000, |config, generator| {
        random_game(config, generator, |before, command, after| {
            if command != Move::EndTurn || config.is_solo() || after.phase() == Phase::Over {
                return;
            }
            let seat = before.seat();
            let next = (seat + 1) % config.players();
            if before.round() == config.rounds() && next == before.first() {
                return;
            }
            let faces = |state: &State, seat: usize| {
                let (yellow, blue) = state.dice(seat);
                let faces = |dice: Vec<Die>| dice.into_iter().map(|die| die.face).collect::<Vec<_>>();
                (faces(yellow), faces(blue))
            };
            let mut there = faces(before, next);
            let mut passed = faces(before, seat);
            let stays = faces(after, seat);
            if let Phase::Kept(pair) = before.phase() {
                assert_eq!(stays, (vec![pair.yellow], vec![pair.blue]), "the kept pair stays as rolled");
                remove(&mut passed.0, pair.yellow);
                remove(&mut passed.1, pair.blue);
            } else {
                assert_eq!(stays, (vec![], vec![]), "after Build nothing stays on the sheet");
            }
            there.0.extend(passed.0);
            there.1.extend(passed.1);
            there.0.sort_unstable();
            there.1.sort_unstable();
            assert_eq!(faces(after, next), there, "seat {next} receives the pair");
            for other in (0..config.players()).filter(|&other| other != seat && other != next) {
                assert_eq!(faces(after, other), faces(before, other));
            }
        });
    });
}

fn remove(faces: &mut Vec<Face>, face: Face) {
    let at = faces.iter().position(|&other| other == face).expect("the kept die was rolled");
    faces.remove(at);
}
