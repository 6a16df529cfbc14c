//! Complete turns against brute force: every way to turn dice is tried step by step, every action from every result.

use std::collections::{HashMap, HashSet, VecDeque};

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{advisor::Generator, rules::*},
};

use super::support::{
    Game, any_command, cell, config, default_layout, face, games, random_config, random_game,
};

/// The two yellow and the two blue dice.
type Dice<T> = (Vec<T>, Vec<T>);

/// Where a turn leads. After Gain coins all four dice are rolled, or never used again: what they show does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Outcome {
    Built(State),
    Gained { spent: u8, circled: u8 },
}

impl Outcome {
    fn of(state: &State, command: Move) -> Self {
        let sheet = state.sheet(state.seat());
        match command {
            Move::GainCoins => Self::Gained { spent: sheet.spent(), circled: sheet.circled() },
            _ => Self::Built(*state),
        }
    }
}

/// The states that changes of dice lead to: for each showing of the dice, those that cost least.
fn changed(config: &GameConfig, state: &State) -> Vec<State> {
    let seat = state.seat();
    let faces = |state: &State| -> Dice<Face> {
        let (yellow, blue) = state.dice(seat);
        let faces = |dice: Vec<Die>| dice.into_iter().map(|die| die.face).collect();
        (faces(yellow), faces(blue))
    };
    let mut least: HashMap<Dice<Face>, u8> = HashMap::new();
    // Every change costs one coin: in a breadth-first search, what comes first costs least.
    let mut met: HashSet<Dice<Die>> = HashSet::from([state.dice(seat)]);
    let mut queue = VecDeque::from([*state]);
    let mut found = Vec::new();
    while let Some(state) = queue.pop_front() {
        let spent = state.sheet(seat).spent();
        if *least.entry(faces(&state)).or_insert(spent) == spent {
            found.push(state);
        }
        for command in state.legal(config) {
            if matches!(command, Move::Special(SpecialAction::ChangeDie(_))) {
                let next = after(config, &state, command);
                if met.insert(next.dice(seat)) {
                    queue.push_back(next);
                }
            }
        }
    }
    found
}

fn after(config: &GameConfig, state: &State, command: Move) -> State {
    let mut next = *state;
    next.apply(config, command).unwrap_or_else(|why| panic!("{command:?} is refused: {why:?}"));
    next
}

fn brute_force(config: &GameConfig, state: &State) -> HashSet<Outcome> {
    let mut outcomes = HashSet::new();
    for state in changed(config, state) {
        for command in state.legal(config) {
            if matches!(command, Move::Special(SpecialAction::ChangeDie(_))) {
                continue;
            }
            let acted = after(config, &state, command);
            outcomes.insert(Outcome::of(&acted, command));
            if acted.is_legal(config, Move::from(BuildSecond)) {
                let second = after(config, &acted, Move::from(BuildSecond));
                outcomes.insert(Outcome::of(&second, Move::from(BuildSecond)));
            }
        }
    }
    outcomes
}

/// What the complete turns lead to; each is checked to be legal and to do and cost what it says.
fn by_commands(config: &GameConfig, state: &State) -> HashSet<Outcome> {
    let old = *state.sheet(state.seat());
    let mut outcomes = HashSet::new();
    for turn in state.complete_turns(config) {
        let commands = turn.commands(config, state);
        let end = commands.iter().fold(*state, |state, &command| after(config, &state, command));
        let sheet = end.sheet(end.seat());
        assert_eq!(turn.spent(), sheet.spent() - old.spent(), "{turn:?}");
        let built = sheet.built() & !old.built();
        match turn.action {
            Action::Build(cell, second) => {
                assert_eq!(built, cell.bit() | second.map_or(0, |second| second.cell.bit()), "{turn:?}");
            }
            Action::GainCoins(gained) => {
                assert_eq!((built, gained), (0, sheet.circled() - old.circled()), "{turn:?}");
            }
        }
        let last = *commands.last().expect("a turn has an action");
        assert!(outcomes.insert(Outcome::of(&end, last)), "{turn:?} is listed twice");
    }
    outcomes
}

#[test]
fn complete_turns_are_what_brute_force_finds_in_hundreds_of_games() {
    let mut positions = 0;
    let mut most = 0;
    for game in 0..300 {
        let generator = &mut Generator::new(47, game);
        let config = random_config(generator);
        let mut sample = Generator::new(48, game);
        // Players who change dice at random are always poor, so in half the games nobody does.
        let thrifty = game % 2 == 0;
        let mut state = State::new(&config).expect("the layout has a grid");
        while let Some(command) = any_command(&config, &state, generator) {
            let spends = matches!(command, Move::Special(_));
            if state.phase() != Phase::Action {
                assert!(state.complete_turns(&config).is_empty());
            } else if sample.below(10) == 0 {
                let found = by_commands(&config, &state);
                assert!(found == brute_force(&config, &state), "{config:?}\n{state:?}");
                positions += 1;
                most = most.max(found.len());
            }
            if !(thrifty && spends) {
                state = after(&config, &state, command);
            }
        }
    }
    assert!(positions >= 600 && most >= 1000, "{positions} positions, at most {most} turns");
}

/// With yellow dice on 3 and 4, row 5 costs one coin from 4 or two from 3, and leaves a different die each time.
#[test]
fn dice_of_one_colour_are_anonymous_and_take_the_cheapest_way() {
    let game = Game::solo(config(default_layout(), 1, 2), ["1/1", "1/2", "1/3"], ["3/2", "4/2"]);
    let build = |turn: &&CompleteTurn| turn.action == Action::Build(cell(5, 2), None);
    let turns = game.state.complete_turns(&game.config);
    // Both blue dice show 2: one of them may be changed with the coins that are left.
    let mut costs: Vec<u8> = turns.iter().filter(build).map(CompleteTurn::spent).collect();
    costs.sort_unstable();
    // 3+5 for 1 with blue 2+2, 1+2 and 2+3 for one more, 2+4 for two more; 4+5 for 2 with 2+2, 1+2 and 2+3.
    assert_eq!(costs, [1, 2, 2, 2, 3, 3, 3]);
}

/// Earlier changes count: after one changed die no other of its colour may change, and a second building is refused.
#[test]
fn complete_turns_after_a_change_respect_it() {
    let mut game = Game::solo(config(default_layout(), 1, 2), ["1/1", "1/2", "1/3"], ["3/2", "1/6"]);
    game.play("change yellow 3 up");
    // Two coins never turn a 4 into a 1: any change of a 1 is a change of the other die.
    let other = Move::from(ChangeDie { colour: Colour::Yellow, from: face(1), way: DieStep::Up });
    let turns = game.state.complete_turns(&game.config);
    for turn in &turns {
        assert!(!matches!(turn.action, Action::Build(_, Some(_))), "one special action (§5.3): {turn:?}");
        let commands = turn.commands(&game.config, &game.state);
        assert!(!commands.contains(&other), "only one yellow die may be changed (§5.1): {commands:?}");
    }
    assert_eq!(by_commands(&game.config, &game.state), brute_force(&game.config, &game.state));
}

/// The pair that a player received between one position and the next.
fn received(before: &State, after: &State, seat: usize) -> [Vec<Face>; 2] {
    let dice = |state: &State| {
        let (yellow, blue) = state.dice(seat);
        [yellow, blue].map(|dice| dice.into_iter().map(|die| die.face).collect::<Vec<_>>())
    };
    let [mut yellow, mut blue] = dice(after);
    let [had_yellow, had_blue] = dice(before);
    for (dice, had) in [(&mut yellow, had_yellow), (&mut blue, had_blue)] {
        for face in had {
            dice.remove(dice.iter().position(|die| *die == face).expect("it stays"));
        }
    }
    [yellow, blue]
}

#[test]
fn the_end_of_a_turn_brings_the_ending_announced() {
    let mut told = HashSet::new();
    games(23, 150, |config, generator| {
        random_game(config, generator, |before, command, after| {
            let ending = before.ending(config);
            assert_eq!(ending.is_some(), before.is_legal(config, Move::EndTurn), "{:?}", before.phase());
            let Some(ending) = ending.filter(|_| command == Move::EndTurn) else { return };
            told.insert(std::mem::discriminant(&ending));
            match ending {
                Ending::Passes { pair, to } => {
                    assert_eq!(received(before, after, to), [vec![pair.yellow], vec![pair.blue]]);
                }
                Ending::RollsOwnPair => assert_eq!(after.phase(), Phase::OwnPair),
                Ending::RollsAllFour => assert_eq!(after.phase(), Phase::AllFour),
                Ending::PhantomsRoll => assert_eq!(after.phase(), Phase::Phantom),
                Ending::IsOver => assert_eq!(after.phase(), Phase::Over),
            }
        });
    });
    assert_eq!(told.len(), 5, "every ending is met");
}

#[test]
fn the_pairs_to_keep_are_all_that_may_be_kept_each_with_the_remaining_pair() {
    games(29, 60, |config, generator| {
        random_game(config, generator, |before, _, _| {
            let kept = |command: Move| if let Move::Keep(pair) = command { Some(pair) } else { None };
            let mut legal: Vec<_> = before.legal(config).into_iter().filter_map(kept).collect();
            let pairs = before.pairs_to_keep();
            let mut keeps: Vec<_> = pairs.iter().map(|(keep, _)| *keep).collect();
            legal.sort_unstable();
            keeps.sort_unstable();
            assert_eq!(keeps, legal);
            let four = before.four();
            assert!(pairs.iter().all(|&(keep, pass)| four == Some(FourDice::of_pairs(keep, pass))));
        });
    });
}

#[test]
fn a_type_nobody_else_can_complete_in_the_round_brings_the_points_shown_at_once() {
    let (mut certain, mut uncertain) = (0, 0);
    games(49, 300, |config, generator| {
        let mut told = Vec::new();
        random_game(config, generator, |before, command, after| {
            told.retain(|&(row, building, round, vp)| {
                if after.awarded_rounds() < round {
                    return true;
                }
                assert_eq!(after.score().standing(config.layout(), row, building).vp, vp, "{config:?}");
                false
            });
            let builds = matches!(command, Move::Build(_) | Move::Special(SpecialAction::BuildSecond(_)));
            let row = before.seat();
            for building in BuildingType::ALL.into_iter().filter(|_| builds) {
                let completes = before.score().completed(row, building).is_none();
                let Some(round) = after.score().completed(row, building).filter(|_| completes) else {
                    continue;
                };
                if before.others_may_complete(config, building) {
                    uncertain += 1;
                } else {
                    certain += 1;
                    let vp = after.score().standing(config.layout(), row, building).vp;
                    told.push((row, building, round, vp));
                }
            }
        });
    });
    assert!(certain > 50 && uncertain > 50, "{certain} certain, {uncertain} not");
}
