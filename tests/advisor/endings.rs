//! Exact endings against counting every roll, one command at a time.

use std::sync::atomic::AtomicBool;

use alhambra::games::roll_and_write::{
    advisor::{
        Advice, Advisor, Choice, Generator, Goal, Lookahead, Ranking, RollDice, ValueSets, short_budget,
        victory,
    },
    rules::{
        ChangeDie, Face, FourDice, GameConfig, Layout, LayoutDraft, Move, NoGrid, Pair, Phase, SpecialAction,
        State, standard_bonus,
    },
};

use super::{
    positions::{action_of, position},
    support::{TABLES, config, default_draft, default_layout, random_layout},
};

fn refine(config: &GameConfig, state: &State) -> Result<Ranking, NoGrid> {
    Ok(Advisor::new(config, &ValueSets::bundled())?.refine(
        state,
        &short_budget(config),
        &AtomicBool::new(false),
    ))
}

/// The mean over every end that dice alone lead to: each of the 36 pairs counts alike, rolled again where it fits
/// nowhere. Where a decision is due, the best one counts.
fn count(config: &GameConfig, state: &State, worth: &dyn Fn(&State) -> f64) -> f64 {
    let over = |rolls: Vec<Move>| {
        let ends: Vec<f64> = rolls
            .into_iter()
            .filter_map(|roll| {
                let mut rolled = *state;
                rolled.apply(config, roll).unwrap();
                // Unless it is to be rolled again.
                (rolled.to_act() != state.to_act() && !is_again(state, &rolled))
                    .then(|| count(config, &rolled, worth))
            })
            .collect();
        ends.iter().sum::<f64>() / ends.len() as f64
    };
    match state.phase() {
        Phase::Over => worth(state),
        Phase::Phantom | Phase::OwnPair => over((0..36).map(|i| Move::Roll(Pair::nth(i))).collect()),
        Phase::AllFour => {
            let faces = || Face::ALL.into_iter().flat_map(|a| Face::ALL.map(|b| [a, b]));
            let four = |yellow| faces().map(move |blue| Move::RollFour(FourDice::new(yellow, blue)));
            over(faces().flat_map(four).collect())
        }
        _ => Choice::all(config, state)
            .iter()
            .map(|choice| count(config, &played(config, state, choice), worth))
            .fold(f64::NEG_INFINITY, f64::max),
    }
}

fn is_again(before: &State, after: &State) -> bool {
    before.phase() == Phase::Phantom && before.score() == after.score()
}

fn played(config: &GameConfig, state: &State, choice: &Choice) -> State {
    let mut state = *state;
    for &command in &choice.commands {
        state.apply(config, command).unwrap();
    }
    state.apply(config, Move::EndTurn).unwrap();
    state
}

fn assert_counted(config: &GameConfig, state: &State, advice: &Advice) {
    let seat = state.seat();
    let after = played(config, state, &advice.choice);
    let counted = count(config, &after, &|end| f64::from(end.total(config, seat)));
    assert!((advice.total.mean - counted).abs() < 1e-9, "{} but {counted}: {advice:?}", advice.total.mean);
    let parts = advice.parts.unwrap().own.total;
    assert!((parts - counted).abs() < 1e-9, "parts {parts}, total {counted}");
}

#[test]
fn the_last_turn_is_worth_what_counting_every_roll_gives_at_every_table() {
    let mut generator = Generator::new(21, 0);
    let mut counted = 0;
    for (game, (players, phantoms)) in (0..).zip(TABLES).flat_map(|table| [table, table]).chain([(9, (1, 2))])
    {
        let usual = game % 2 == 0;
        let layout = if usual { default_layout() } else { random_layout(&mut generator) };
        // Boxes of 36² rolls are enough: another test covers three and four phantoms.
        let config = config(layout, players, phantoms.min(2));
        let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
        let last = |state: &State| state.phase() == Phase::Action && state.is_last_turn(&config);
        let state = position(&advisor, game, last).unwrap();
        let ranking = refine(&config, &state).unwrap();
        assert!(ranking.options.iter().all(|advice| advice.exact && advice.total.error == 0.0));
        assert!(ranking.options.is_sorted_by(|a, b| a.total.mean >= b.total.mean - 1e-9));
        for advice in ranking.options.iter().step_by(1 + ranking.options.len() / 3) {
            assert_counted(&config, &state, advice);
            counted += 1;
        }
        let best = ranking.options[0].total.mean;
        let seat = state.seat();
        let after = played(&config, &state, &ranking.options[0].choice);
        let above =
            count(&config, &after, &|end| f64::from(u8::from(f64::from(end.total(&config, seat)) > best)));
        assert!((ranking.options[0].above_mean.unwrap() - above).abs() < 1e-9);
        if players > 1 {
            let wins = count(&config, &after, &|end| f64::from(victory(end, &config, seat)));
            assert!((ranking.options[0].victory.unwrap() - wins).abs() < 1e-6);
        }
    }
    assert!(counted >= 30, "{counted}");
}

#[test]
fn the_advisor_plays_the_last_turn_perfectly_and_the_one_before_it_hardly_worse() {
    let config = config(default_layout(), 1, 2);
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let (mut losses, mut by_value) = ([0.0; 2], [0.0; 2]);
    for game in 0..12 {
        for left in 0..2 {
            let state = action_of(&config, config.rounds() - left, game);
            let ranking = refine(&config, &state).unwrap();
            let loss = |chosen: &Choice| {
                let found = ranking.options.iter().find(|advice| advice.choice == *chosen).unwrap();
                -found.difference.mean
            };
            let generator = &mut Generator::new(5, game);
            let chosen = advisor.look_ahead(&state, &Lookahead::ALONE, generator).unwrap();
            losses[usize::from(left)] += loss(&chosen);
            by_value[usize::from(left)] += loss(&advisor.best(&state).unwrap());
        }
    }
    assert!(losses[0] < 1e-9, "{losses:?}");
    assert!(losses[1] <= by_value[1] && losses[1] < 0.1, "{losses:?}, by value {by_value:?}");
}

#[test]
fn against_the_phantoms_the_last_turn_is_ranked_by_the_exact_chance_of_winning() {
    let layout = default_layout();
    let config = config(layout, 1, 2).against_phantoms(standard_bonus(2).into()).unwrap();
    assert_eq!(Advisor::new(&config, &ValueSets::bundled()).unwrap().values().goal(), Goal::Victory);
    let mut open = 0;
    for game in 0..12 {
        let state = action_of(&config, config.rounds(), game);
        let ranking = refine(&config, &state).unwrap();
        assert!(ranking.options.is_sorted_by(|a, b| a.victory >= b.victory));
        let first = &ranking.options[0];
        let wins =
            count(&config, &played(&config, &state, &first.choice), &|end| victory(end, &config, 0).into());
        assert!((first.victory.unwrap() - wins).abs() < 1e-6, "{first:?}, counted {wins}");
        open += u32::from(wins > 0.0 && wins < 1.0);
    }
    assert!(open > 0, "some game is not decided yet");
}

/// An option in the last turn but one: all dice, then the best turn, and all boxes of both rounds.
#[test]
fn the_last_turn_but_one_is_worth_what_counting_every_roll_and_answer_gives() {
    let mut kept = 0;
    for game in 0..3 {
        let layout = if game == 1 { random_layout(&mut Generator::new(5, 5)) } else { default_layout() };
        let config = config(layout, 1, 2).with_rounds(6).unwrap();
        let state = action_of(&config, 5, game);
        let ranking = refine(&config, &state).unwrap();
        assert!(ranking.options.iter().all(|advice| advice.exact), "{}", ranking.options.len());
        let Some(advice) =
            ranking.options.iter().find(|advice| !advice.choice.rolls_all() && advice.choice.after.coins < 2)
        else {
            continue;
        };
        kept += 1;
        assert_counted_by_types(&config, &state, advice);
    }
    assert!(kept > 0);
}

#[test]
#[ignore = "takes long: run it in release"]
fn the_last_turn_but_one_is_counted_correctly_with_all_dice_rolled_and_at_more_tables() {
    for game in 0..6 {
        let layout =
            if game % 2 == 1 { random_layout(&mut Generator::new(5, game)) } else { default_layout() };
        let config = config(layout, 1, 2 + game as usize % 2);
        let state = action_of(&config, config.rounds() - 1, game);
        let ranking = refine(&config, &state).unwrap();
        // All dice rolled with three phantoms would take hours to count one by one.
        let kinds: &[bool] = if config.phantoms() == 2 { &[false, true] } else { &[false] };
        for &all in kinds {
            let wanted = |advice: &&Advice| advice.choice.rolls_all() == all && advice.choice.after.coins < 2;
            if let Some(advice) = ranking.options.iter().find(wanted) {
                assert_counted_by_types(&config, &state, advice);
            }
        }
    }
}

/// Like [`assert_counted`], but a phantom's rolls of one type are counted together.
fn assert_counted_by_types(config: &GameConfig, state: &State, advice: &Advice) {
    let after = played(config, state, &advice.choice);
    let counted = count_types(config, &after);
    assert!(advice.exact);
    assert!((advice.total.mean - counted).abs() < 1e-9, "{} but {counted}: {advice:?}", advice.total.mean);
    assert!((advice.parts.unwrap().own.total - counted).abs() < 1e-9);
}

fn count_types(config: &GameConfig, state: &State) -> f64 {
    let grid = config.layout().grid().unwrap();
    match state.phase() {
        Phase::Over => f64::from(state.total(config, 0)),
        Phase::Phantom => {
            let (mut sum, mut chances, mut seen) = (0.0, 0.0, Vec::new());
            for pair in (0..36).map(Pair::nth) {
                let building = grid[pair.cell().index()];
                let mut rolled = *state;
                rolled.apply(config, Move::Roll(pair)).unwrap();
                if seen.contains(&building) || is_again(state, &rolled) {
                    continue;
                }
                seen.push(building);
                let chance = f64::from(config.layout().count(building));
                sum += chance * count_types(config, &rolled);
                chances += chance;
            }
            sum / chances
        }
        Phase::OwnPair | Phase::AllFour => {
            let faces = || Face::ALL.into_iter().flat_map(|a| Face::ALL.map(|b| [a, b]));
            let rolls: Vec<Move> = if state.phase() == Phase::OwnPair {
                (0..36).map(|i| Move::Roll(Pair::nth(i))).collect()
            } else {
                let four = |yellow| faces().map(move |blue| Move::RollFour(FourDice::new(yellow, blue)));
                faces().flat_map(four).collect()
            };
            let of = |&roll: &Move| {
                let mut rolled = *state;
                rolled.apply(config, roll).unwrap();
                count_types(config, &rolled)
            };
            rolls.iter().map(of).sum::<f64>() / rolls.len() as f64
        }
        _ => Choice::all(config, state)
            .iter()
            .map(|choice| count_types(config, &played(config, state, choice)))
            .fold(f64::NEG_INFINITY, f64::max),
    }
}

/// A sheet mirrored in its diagonal, with yellow and blue dice exchanged, is the same game.
#[test]
fn a_mirrored_ending_gets_mirrored_answers() {
    let draft = default_draft();
    let grid: Vec<Vec<char>> = draft.grid.as_ref().unwrap().iter().map(|row| row.chars().collect()).collect();
    let turned = (0..6).map(|column| grid.iter().map(|row| row[column]).collect()).collect();
    let mirrored = Layout::new(&LayoutDraft { grid: Some(turned), ..draft }).unwrap();
    for left in [0, 1] {
        let one = config(default_layout(), 1, 2);
        let other = config(mirrored, 1, 2);
        let advisor = Advisor::new(&one, &ValueSets::bundled()).unwrap();
        let (mut state, mut mirror) = (State::new(&one).unwrap(), State::new(&other).unwrap());
        let generator = &mut Generator::new(3, u64::from(left));
        while !(state.phase() == Phase::Action && state.round() + left == one.rounds()) {
            let command = match state.phase() {
                Phase::Action => advisor.rank(&state).options[0].choice.commands[0],
                Phase::AllFour => Move::RollFour(generator.four()),
                Phase::Built | Phase::Done => Move::EndTurn,
                _ => Move::Roll(generator.pair()),
            };
            state.apply(&one, command).unwrap();
            mirror.apply(&other, mirrored_command(command)).unwrap();
        }
        let [totals, mirrored] = [refine(&one, &state), refine(&other, &mirror)].map(|ranking| {
            let options = ranking.unwrap().options;
            assert!(options.iter().all(|advice| advice.exact));
            options.iter().map(|advice| advice.total.mean).collect::<Vec<f64>>()
        });
        assert_eq!(totals.len(), mirrored.len());
        assert!(totals.iter().zip(&mirrored).all(|(a, b)| (a - b).abs() < 1e-9), "{totals:?}\n{mirrored:?}");
    }
}

fn mirrored_command(command: Move) -> Move {
    use alhambra::games::roll_and_write::rules::{Cell, Colour};
    let pair = |pair: Pair| Pair { yellow: pair.blue, blue: pair.yellow };
    match command {
        Move::Roll(rolled) => Move::Roll(pair(rolled)),
        Move::RollFour(four) => Move::RollFour(FourDice::new(four.blue(), four.yellow())),
        Move::Build(cell) => Move::Build(Cell::new(cell.column(), cell.row())),
        Move::Special(SpecialAction::ChangeDie(ChangeDie { colour: Colour::Yellow, from, way })) => {
            Move::from(ChangeDie { colour: Colour::Blue, from, way })
        }
        Move::Special(SpecialAction::ChangeDie(ChangeDie { colour: Colour::Blue, from, way })) => {
            Move::from(ChangeDie { colour: Colour::Yellow, from, way })
        }
        other => other,
    }
}
