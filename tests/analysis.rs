//! Analysed games: result, luck and losses add up, and what exact endings say.
#![allow(clippy::unwrap_used)]

use alhambra::{
    games::roll_and_write::{
        advisor::{
            Advisor, Analysis, AnalysisExt, Budget, DecisionExt, Generator, Goal, LossAccount, Policy,
            PolicyExt, StepKind, ValueSets,
        },
        log::{Game, NamedLayout, phantom_seat, solo_header},
        record::{self, AnyGame},
        rules::{ChangeDie, GameConfig, Move, Phase, RollKind, ToAct},
    },
    kernel::{
        Seed,
        record::{Header, Seat},
    },
};

/// How the seats of a game decide.
#[derive(Clone, Copy)]
enum Step {
    Greedy,
    Values,
}

fn config(players: usize, phantoms: usize, rounds: i64) -> GameConfig {
    let (_, layout) = NamedLayout::standard();
    GameConfig::new(layout, players, phantoms).unwrap().with_rounds(rounds).unwrap()
}

/// A game played in the same way by all seats, to its end or up to this many entries.
fn played(config: GameConfig, way: Step, seed: u64, most: usize) -> Game {
    let seat = |number| Seat::human(format!("{number}"), format!("Seat {number}"), "");
    let seats = (1..=config.players()).map(seat).chain((1..=config.phantoms()).map(phantom_seat)).collect();
    let mut game = Game::start(Header::new("game", "default", seats), config, Some(Seed(seed))).unwrap();
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let mut generator = Generator::new(seed, 0);
    while game.log().len() < most {
        match (game.state().to_act(), way) {
            (ToAct::Nothing, _) => break,
            (ToAct::Chance(_), _) => game.draw(None).unwrap(),
            (ToAct::Decision(_), Step::Greedy) => {
                let command = Policy::Greedy.decide(&advisor, game.state(), &mut generator);
                game.perform(command).unwrap();
            }
            (ToAct::Decision(_), Step::Values) => {
                let best = advisor.rank(game.state()).options.into_iter().next();
                for command in best.map(|advice| advice.choice.commands).unwrap_or_default() {
                    game.perform(command).unwrap();
                }
                if game.state().phase() != Phase::AllFour {
                    game.perform(Move::EndTurn).unwrap();
                }
            }
        }
    }
    game
}

fn analysis(game: &Game) -> Analysis {
    Analysis::new(&Advisor::new(game.config(), &ValueSets::bundled()).unwrap(), game, None)
}

fn identity(account: &LossAccount) -> f64 {
    account.start.mean + account.luck() - account.loss() + account.others() + account.residual()
}

#[test]
fn where_everything_that_follows_is_counted_nothing_is_left_unexplained() {
    for phantoms in 2..=4 {
        for seed in 0..6 {
            let game = played(config(1, phantoms, 1), Step::Greedy, seed, usize::MAX);
            let [account] = analysis(&game).players.try_into().unwrap();
            let account: LossAccount = account;
            assert!(
                account.residual().abs() < 1e-9,
                "{phantoms} phantoms, seed {seed}: {}",
                account.residual()
            );
            assert!(account.decisions.iter().all(|decision| decision.exact && decision.loss.mean >= 0.0));
            assert_eq!(account.end, f64::from(game.state().total(game.config(), 0)));
        }
    }
}

/// Mean, its standard error and the spread of some figures.
fn figures(of: &[f64]) -> [f64; 3] {
    let count = of.len() as f64;
    let mean = of.iter().sum::<f64>() / count;
    let spread = (of.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (count - 1.0)).sqrt();
    [mean, spread / count.sqrt(), spread]
}

#[test]
#[ignore = "analyses a thousand games: two minutes"]
fn over_a_thousand_games_played_by_value_the_residual_is_zero_on_average() {
    let residual =
        |seed| analysis(&played(config(1, 2, 18), Step::Values, seed, usize::MAX)).players[0].residual();
    let [mean, error, spread] = figures(&(0..1000).map(residual).collect::<Vec<_>>());
    assert!(mean.abs() <= 2.0 * error && spread < 2.5, "{mean} ± {error}, spread {spread}");
}

#[test]
fn the_parts_of_a_result_add_up_to_it_in_every_mode() {
    let wins = config(1, 2, 3).against_phantoms(21).unwrap();
    for config in [config(1, 2, 3), wins, config(2, 1, 3), config(3, 0, 3), config(5, 0, 2)] {
        let game = played(config, Step::Greedy, 3, usize::MAX);
        let analysis = analysis(&game);
        assert!(analysis.is_over);
        assert_eq!(analysis.players.len(), config.players());
        for (seat, account) in analysis.players.iter().enumerate() {
            let winners = game.state().cards(&config).winners();
            let result = match analysis.goal {
                Goal::Total => f64::from(game.state().total(&config, seat)),
                Goal::Victory if winners.contains(&seat) => (winners.len() as f64).recip(),
                Goal::Victory => 0.0,
            };
            assert_eq!(account.end, result);
            assert!((identity(account) - result).abs() < 1e-9);
            assert!((account.adjusted() + account.luck() - result).abs() < 1e-9);
            let turns =
                account.decisions.iter().filter(|decision| decision.before(&game).phase() == Phase::Action);
            assert_eq!(turns.count(), usize::from(config.rounds()));
            assert_eq!(config.is_solo(), account.others() == 0.0);
        }
    }
}

#[test]
fn a_turn_and_the_pair_kept_after_its_roll_are_two_decisions() {
    // After coins are gained, all four dice are rolled and a pair is kept.
    let keeps = |game: &Game, account: &LossAccount| {
        account.decisions.iter().filter(|decision| decision.before(game).phase() == Phase::Keep).count()
    };
    let games: Vec<Game> =
        (0..4).map(|seed| played(config(3, 0, 8), Step::Greedy, seed, usize::MAX)).collect();
    let mut kept = 0;
    for game in &games {
        for (seat, account) in analysis(game).players.iter().enumerate() {
            let rolls = account.draws.iter().filter(|roll| roll.of.purpose == RollKind::AllFour).count();
            assert_eq!(keeps(game, account), rolls, "seat {seat}");
            kept += rolls;
        }
    }
    assert!(kept > 0, "somebody kept a pair");
}

#[test]
fn whoever_plays_by_value_loses_nothing_by_value_and_greedy_players_lose() {
    for config in [config(1, 2, 6), config(2, 1, 4)] {
        for account in analysis(&played(config, Step::Values, 5, usize::MAX)).players {
            for decision in account.decisions.iter().filter(|decision| !decision.exact) {
                assert_eq!(decision.loss.mean, 0.0, "round {}", decision.round);
                assert_eq!(decision.chosen.after, decision.best().after);
            }
        }
        let greedy = analysis(&played(config, Step::Greedy, 5, usize::MAX));
        assert!(greedy.players.iter().all(|account| account.loss() > 0.0));
    }
}

#[test]
fn analysing_a_game_twice_gives_the_same_result_even_by_rollouts() {
    let game = played(config(1, 2, 4), Step::Greedy, 1, usize::MAX);
    let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
    let budget = Budget { rollouts: 300, error: 0.0, ceiling: None, seed: 4 };
    for budget in [None, Some(&budget)] {
        let once = Analysis::new(&advisor, &game, budget);
        assert_eq!(once, Analysis::new(&advisor, &game, budget));
        let account = &once.players[0];
        assert!((identity(account) - account.end).abs() < 1e-9);
        assert!(
            account
                .real_decisions()
                .all(|of| of.loss.mean >= 0.0 || of.rollouts > 0 && of.loss.mean >= -4.0 * of.loss.error)
        );
    }
}

#[test]
fn the_luck_of_a_phantoms_last_box_averages_out_over_all_outcomes() {
    // The last roll of the game: each type that it may show, weighted by its cells.
    let config = config(1, 2, 2);
    let whole = played(config, Step::Greedy, 9, usize::MAX);
    let before = whole.log().len() - 1;
    let state = whole.at(before).state;
    assert_eq!(state.phase(), Phase::Phantom);
    let (mut mean, mut cells) = (0.0, 0.0);
    for pair in (0..36).map(alhambra::games::roll_and_write::rules::Pair::nth) {
        let mut after = state;
        after.apply(&config, Move::Roll(pair)).unwrap();
        if after.phase() == Phase::Over {
            mean += f64::from(after.total(&config, 0));
            cells += 1.0;
        }
    }
    let account = &analysis(&whole).players[0];
    let last = account.draws.last().unwrap();
    assert_eq!((last.of.purpose, last.entry), (RollKind::Phantom, before + 1));
    assert!((last.expected.mean - mean / cells).abs() < 1e-9);
    assert_eq!(last.worth, f64::from(whole.state().total(&config, 0)));
}

#[test]
fn an_unfinished_game_is_analysed_as_far_as_it_has_got() {
    let config = config(1, 2, 18);
    let setup = analysis(&played(config, Step::Greedy, 2, 0));
    assert!(!setup.is_over && setup.players[0].decisions.is_empty());
    assert_eq!(setup.players[0].end, setup.players[0].start.mean);
    for entries in (11..40).step_by(3) {
        let game = played(config, Step::Greedy, 2, entries);
        let analysis = analysis(&game);
        assert!(!analysis.is_over);
        let account = &analysis.players[0];
        assert!((identity(account) - account.end).abs() < 1e-9);
        assert!(account.decisions.iter().all(|decision| decision.entries.1 <= entries));
        assert!(account.draws.iter().all(|roll| roll.entry <= entries && roll.worth.is_finite()));
    }
}

#[test]
fn what_was_taken_back_does_not_count() {
    let mut game = played(config(1, 2, 3), Step::Greedy, 6, usize::MAX);
    let whole = analysis(&game);
    let first = whole.players[0].decisions[1].entries.0;
    game.take_back(first - 1).unwrap();
    let shorter = analysis(&game);
    assert!(!shorter.is_over);
    assert_eq!(shorter.players[0].decisions, whole.players[0].decisions[..1]);
}

#[test]
fn coins_wasted_on_turning_a_die_there_and_back_are_a_loss() {
    use alhambra::games::roll_and_write::rules::{Colour, DieStep};
    let mut game = Game::start(solo_header("waste", "default", 2), config(1, 2, 6), Some(Seed(3))).unwrap();
    while game.state().phase() != Phase::Action {
        game.draw(None).unwrap();
    }
    let yellow = game.state().dice(0).0;
    let from = yellow[0].face;
    let (there, back) =
        if from.number() < 6 { (DieStep::Up, DieStep::Down) } else { (DieStep::Down, DieStep::Up) };
    let to = from.turned(there).unwrap();
    game.perform(Move::from(ChangeDie { colour: Colour::Yellow, from, way: there })).unwrap();
    game.perform(Move::from(ChangeDie { colour: Colour::Yellow, from: to, way: back })).unwrap();
    let cell = game.legal_moves().into_iter().find(|command| matches!(command, Move::Build(_))).unwrap();
    game.perform(cell).unwrap();
    game.perform(Move::EndTurn).unwrap();
    let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
    for budget in [None, Some(Budget { rollouts: 200, error: 0.0, ceiling: None, seed: 1 })] {
        let analysis = Analysis::new(&advisor, &game, budget.as_ref());
        let decision = &analysis.players[0].decisions[0];
        assert_eq!((decision.chosen.commands.len(), decision.chosen.after.coins), (3, 1));
        assert!(decision.loss.mean > 0.0);
    }
}

#[test]
fn mistakes_are_the_worst_decisions_and_never_trifles() {
    let account = &analysis(&played(config(1, 2, 8), Step::Greedy, 4, usize::MAX)).players[0];
    let mistakes = account.mistakes(3);
    assert!(!mistakes.is_empty() && mistakes.len() <= 3);
    assert!(mistakes.is_sorted_by(|a, b| a.loss.mean >= b.loss.mean));
    assert!(mistakes.iter().all(|decision| decision.loss.mean >= 0.1));
    let worst = account.decisions.iter().map(|decision| decision.loss.mean).fold(0.0, f64::max);
    assert_eq!(mistakes[0].loss.mean, worst);
    let real: Vec<f64> = account.real_decisions().map(|decision| decision.loss.mean).collect();
    assert!((account.mean_loss().unwrap() - real.iter().sum::<f64>() / real.len() as f64).abs() < 1e-12);
}

#[test]
fn the_course_of_a_game_leads_step_by_step_from_its_start_to_its_end() {
    let wins = config(1, 2, 3).against_phantoms(21).unwrap();
    for config in [config(1, 3, 4), wins, config(3, 0, 3)] {
        let game = played(config, Step::Greedy, 8, usize::MAX);
        for account in &analysis(&game).players {
            let course = account.course();
            assert!(course.is_sorted_by_key(|step| step.entry));
            let mut at = account.start.mean;
            let mut missed = 0.0;
            for step in &course {
                // A draw starts from what was expected of it.
                if let StepKind::Draw(k) = step.kind {
                    let expected = account.draws[k].expected.mean;
                    missed += expected - at;
                    at = expected;
                }
                at += step.change;
                assert!((step.after - at).abs() < 1e-9);
            }
            assert!((at - account.end).abs() < 1e-9);
            let last = course.last().unwrap().change;
            assert!((missed + last - account.residual()).abs() < 1e-9, "everything that the values miss");
            let count = |is_it: fn(&StepKind) -> bool| course.iter().filter(|step| is_it(&step.kind)).count();
            assert_eq!(count(|kind| matches!(kind, StepKind::Draw(_))), account.draws.len());
            assert_eq!(count(|kind| matches!(kind, StepKind::Decision(_))), account.real_decisions().count());
        }
    }
}

#[test]
fn an_analysis_that_is_watched_is_the_same_and_stops_on_request() {
    let game = played(config(1, 2, 3), Step::Greedy, 2, usize::MAX);
    let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
    let mut seen = Vec::new();
    let watched = Analysis::watched(&advisor, &game, None, &mut |part| {
        seen.push(part);
        true
    });
    assert_eq!(watched, Some(Analysis::new(&advisor, &game, None)));
    assert!(seen.is_sorted() && seen.iter().all(|part| (0.0..1.0).contains(part)), "{seen:?}");
    let mut calls = 0;
    let stopped = Analysis::watched(&advisor, &game, None, &mut |_| {
        calls += 1;
        calls < 5
    });
    assert_eq!((stopped, calls), (None, 5));
}

#[test]
fn a_game_of_several_players_has_a_second_account_in_vp_and_a_solo_game_has_none() {
    let analysed = |text| {
        let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
        let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
        (Analysis::new(&advisor, &game, None), game)
    };
    let (alone, _) = analysed(include_str!("../saves/solo-2-phantoms-greedy.json"));
    assert!(alone.in_vp.is_empty() && alone.goal == Goal::Total);
    let (found, game) = analysed(include_str!("../saves/two-players.json"));
    assert_eq!((found.goal, found.in_vp.len()), (Goal::Victory, 2));
    for (row, (account, in_vp)) in found.players.iter().zip(&found.in_vp).enumerate() {
        assert_eq!(in_vp.end, f64::from(game.state().total(game.config(), row)));
        assert!((in_vp.start.mean - in_vp.end).abs() < 40.0, "a usual game: {:?}", in_vp.start);
        assert_eq!(account.draws.len(), in_vp.draws.len());
        assert_eq!(account.others.len(), in_vp.others.len());
        for (decision, beside) in account.decisions.iter().zip(&in_vp.decisions) {
            assert_eq!(decision.entries, beside.entries);
            let lost = decision.vp_lost().unwrap();
            assert!((beside.loss.mean - lost).abs() < 1e-9, "{lost} {:?}", beside.loss);
        }
    }
}
