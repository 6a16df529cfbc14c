//! Reviewed games: result, luck, losses, others and the residual add up, and somebody who plays by value loses nothing
//! by value.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use alhambra::{
    games::{
        alhambra::{
            advisor::{
                Advisor, Analyst, Budget, Generator, Goal, KeptReview, LossAccount, PlayerReview, Policy,
                PolicyExt, Purpose, Review,
            },
            log::PlayedGame,
            rules::play::PlayConfig,
        },
        common::play::play_out,
    },
    kernel::{Game, Seed, record::Header},
};

use super::super::{
    play::{
        random::random_options,
        support::{game, modules, options},
    },
    played::support::{header, played},
    support::Chance,
};

/// A game that one policy plays in all seats, with an id of its own: reviews of games that share one share their deals.
fn by(advisor: &Advisor, policy: Policy, seed: u64) -> PlayedGame {
    let header = Header { id: format!("game-{seed}"), ..header(advisor.config().players()) };
    let mut game = Game::start(header, advisor.config().clone(), Some(Seed(seed))).unwrap();
    play_out(&mut game, |game, state, _| {
        policy.decide(advisor, state, &mut Generator::new(seed, game.log().len() as u64))
    })
    .unwrap();
    game
}

fn assert_adds_up(review: &Review, game: &PlayedGame) {
    let rows = game.result().rows;
    let totals: Vec<f64> = rows.iter().take(review.players.len()).map(|row| f64::from(row.total)).collect();
    let most = totals.iter().copied().fold(0.0, f64::max);
    let winners = totals.iter().filter(|&&total| total == most).count() as f64;
    for (player, total) in review.players.iter().zip(&totals) {
        let sum = |account: &LossAccount| {
            account.start.mean + account.luck() - account.loss() + account.others() + account.residual()
        };
        let share = if *total == most { winners.recip() } else { 0.0 };
        for (account, goal, end) in
            [(&player.vp, Goal::Total, *total), (&player.victory, Goal::Victory, share)]
        {
            assert_eq!((account.goal, account.end), (goal, end));
            assert!((sum(account) - end).abs() < 1e-9);
            assert!((account.course().last().unwrap().after - end).abs() < 1e-9);
        }
        assert!(
            player
                .victory
                .decisions
                .iter()
                .all(|of| of.loss.mean >= 0.0 || of.rollouts > 0 && of.loss.mean >= -4.0 * of.loss.error)
        );
        assert_eq!(player.victory.decisions.len(), player.positions.len());
    }
}

/// Mean, its standard error and the spread of some figures.
fn figures(of: &[f64]) -> [f64; 3] {
    let count = of.len() as f64;
    let mean = of.iter().sum::<f64>() / count;
    let spread = (of.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (count - 1.0)).sqrt();
    [mean, spread / count.sqrt(), spread]
}

/// A game that is decided at random, whatever the Viziers of others do.
fn at_random(config: PlayConfig, seed: u64) -> PlayedGame {
    played(config, Some(Seed(seed)), &mut Chance::new(seed))
}

#[test]
fn the_parts_of_a_result_add_up_to_it_with_any_seats_and_modules() {
    // Many seats would take long.
    for (players, bits) in [(2, 9), (4, 6)] {
        let config = game(players, random_options(&mut Chance::new(bits as u64), bits));
        let advisor = Advisor::new(config.clone());
        let game = if players == 2 { at_random(config, 5) } else { by(&advisor, Policy::Greedy, 6) };
        let review = Analyst::with_games(&advisor, 8).review(&game, None, &mut |_| ());
        assert!(review.is_over && review.rollouts == 0);
        assert_adds_up(&review, &game);
    }
}

#[test]
fn whoever_plays_by_value_loses_nothing_by_value_and_the_residual_is_zero_on_average() {
    let advisor = Advisor::new(game(2, options(modules(0))));
    let analyst = Analyst::new(&advisor);
    let mut residuals = Vec::new();
    for seed in 0..6 {
        let game = by(&advisor, Policy::AdvisorFast, 500 + seed);
        let review = analyst.review(&game, None, &mut |_| ());
        for PlayerReview { victory, vp, .. } in &review.players {
            for account in [victory, vp] {
                assert_eq!((account.loss(), account.others()), (0.0, 0.0));
            }
        }
        residuals.push(review.players.iter().map(|player| player.vp.residual()).sum::<f64>() / 2.0);
    }
    let [mean, error, _] = figures(&residuals);
    assert!(mean.abs() < 3.0 * error, "{mean} ± {error}");
}

#[test]
fn greedy_players_lose_and_the_decisions_of_others_count() {
    let advisor = Advisor::new(game(3, options(modules(0))));
    let review =
        Analyst::with_games(&advisor, 16).review(&by(&advisor, Policy::Greedy, 2), None, &mut |_| ());
    for player in &review.players {
        assert!(player.victory.loss() > 0.05 && player.vp.others() != 0.0);
        let worst = player.victory.mistakes(3);
        assert!(worst.windows(2).all(|two| two[0].loss.mean >= two[1].loss.mean));
        for decision in worst {
            assert!(player.before(decision).is_some() && player.in_vp(decision).is_some());
        }
    }
}

#[test]
fn everything_that_chance_brings_is_an_event_of_the_account() {
    let advisor = Advisor::new(game(2, options(modules(0))));
    let game = by(&advisor, Policy::AdvisorFast, 9);
    let review = Analyst::with_games(&advisor, 16).review(&game, None, &mut |_| ());
    for purpose in
        [Purpose::Deal, Purpose::Display, Purpose::ScoringCard, Purpose::Yard, Purpose::ThirdPlayer]
    {
        let draws = review.players[0].vp.draws.iter().filter(|draw| draw.of.purpose == purpose);
        assert!(draws.clone().any(|draw| draw.luck() != 0.0), "{purpose:?}");
        if purpose == Purpose::ScoringCard {
            assert_eq!(draws.count(), 2);
        }
    }
}

#[test]
fn by_rollouts_an_unfinished_game_is_worth_its_expected_result() {
    let advisor = Advisor::new(game(3, options(modules(1))));
    let game = by(&advisor, Policy::Greedy, 4).as_of(60);
    let analyst = Analyst::with_games(&advisor, 16);
    let review = analyst.review(&game, Some(&Budget::of(60)), &mut |_| ());
    assert!(!review.is_over && review.rollouts == 60);
    for player in &review.players {
        assert!(player.victory.decisions.iter().all(|decision| decision.rollouts <= 60));
        assert!(player.victory.decisions.iter().any(|decision| decision.rollouts > 0));
        assert!(player.vp.end > 0.0 && (0.0..=1.0).contains(&player.victory.end));
    }
    let all: f64 = review.players.iter().map(|player| player.victory.end).sum();
    assert!((all - 1.0).abs() < 1e-9);
}

#[test]
fn what_one_player_loses_by_rollouts_the_others_win() {
    let advisor = Advisor::new(game(3, options(modules(0))));
    let game = by(&advisor, Policy::Greedy, 8).as_of(60);
    let review = Analyst::with_games(&advisor, 16).review(&game, Some(&Budget::of(40)), &mut |_| ());
    let sum = |of: fn(&LossAccount) -> f64| -> f64 {
        review.players.iter().map(|player| of(&player.victory)).sum()
    };
    assert!(sum(LossAccount::loss) > 0.0);
    assert!((sum(LossAccount::loss) - sum(LossAccount::others)).abs() < 1e-9);
    assert!(sum(LossAccount::residual).abs() < 1e-9);
}

#[test]
fn a_review_that_is_stopped_finds_nothing_and_ends_soon() {
    let advisor = Advisor::new(game(3, options(modules(0))));
    let game = by(&advisor, Policy::Greedy, 4);
    let one = NonZeroUsize::MIN;
    assert!(Analyst::unless(&AtomicBool::new(true), &advisor, one).is_none());
    let analyst = Analyst::unless(&AtomicBool::new(false), &advisor, one).unwrap();
    let stop = AtomicBool::new(false);
    let mut heard = 0;
    let found = analyst.review_unless(&stop, &game, Some(&Budget::of(60)), &mut |part| {
        heard += 1;
        stop.store(part > 0.1, Relaxed);
    });
    assert!(found.is_none() && heard < game.log().len() / 5, "{heard}");
}

#[test]
fn a_kept_review_says_the_same_and_fits_no_other_game() {
    for (players, bits) in [(2, 0), (2, 15)] {
        let config = game(players, options(modules(bits)));
        let advisor = Advisor::new(config.clone());
        let game = at_random(config.clone(), 7);
        let analyst = Analyst::with_games(&advisor, 8);
        let review = analyst.review(&game, None, &mut |_| ());
        let text = serde_json::to_string(&review.to_kept(&game)).unwrap();
        let kept: KeptReview = serde_json::from_str(&text).unwrap();
        let again = Review::of_kept(&kept, &game).unwrap();
        assert_eq!(again.to_kept(&game), kept);
        for (one, again) in review.players.iter().zip(&again.players) {
            assert_eq!(one.positions, again.positions);
            for (one, again) in one.victory.decisions.iter().zip(&again.victory.decisions) {
                assert_eq!(
                    (&one.chosen.moves, &one.best().after),
                    (&again.chosen.moves, &again.best().after)
                );
            }
            let lost = |player: &PlayerReview| [player.victory.loss(), player.vp.loss()];
            assert!(lost(one).iter().zip(lost(again)).all(|(one, again)| (one - again).abs() < 1e-9));
        }
        assert_adds_up(&again, &game);
        assert!(Review::of_kept(&kept, &at_random(config, 8)).is_none());
        let changed = serde_json::from_str(&text.replace("end_turn", "wake")).unwrap();
        assert!(Review::of_kept(&changed, &game).is_none());
    }
}

/// Over a few hundred games; `GAMES` says how many, `SEATS` and `MODULES` which.
#[test]
#[ignore = "reviews hundreds of games: some minutes"]
fn over_many_games_by_values_the_residual_is_zero_on_average() {
    let asked = |name: &str, usual| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    let (players, bits, games) = (asked("SEATS", 4), asked("MODULES", 0), asked("GAMES", 200) as u64);
    let advisor = Advisor::new(game(players, options(modules(bits))));
    let analyst = Analyst::with_games(&advisor, 4000);
    let (mut of_games, mut of_seats, mut luck) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 0..games {
        let review = analyst.review(&by(&advisor, Policy::AdvisorFast, 1000 + seed), None, &mut |_| ());
        let residuals: Vec<f64> = review.players.iter().map(|player| player.vp.residual()).collect();
        // The seats of a game are not independent: together they count as one sample.
        of_games.push(residuals.iter().sum::<f64>() / players as f64);
        of_seats.push(residuals[0]);
        luck.push(review.players[0].vp.luck());
    }
    let [mean, error, _] = figures(&of_games);
    println!(
        "residual {mean:.2} ± {error:.2}, of one seat {:.2?}, luck {:.2?}",
        figures(&of_seats),
        figures(&luck)
    );
    assert!(mean.abs() < 2.5 * error + 0.3, "{mean} ± {error}");
}
