//! Games gone over: result, luck, losses, others and the residual add up; whoever plays by value loses nothing by value.

use alhambra::{
    games::{
        alhambra::{
            advisor::{
                Advisor, Analyst, Budget, Generator, Goal, LossAccount, Policy, PolicyExt, Purpose, Review,
            },
            log::PlayedGame,
            rules::{Options, play::PlayConfig},
        },
        common::play::play_out,
    },
    kernel::Seed,
};

use super::super::{
    play::{
        random::{mixes, random_options},
        support::{game, modules, options},
    },
    played::support::{play_on, played, start},
    support::Chance,
};

/// A game that one policy plays in all seats.
fn by(advisor: &Advisor, policy: Policy, seed: u64) -> PlayedGame {
    let mut game = start(advisor.config().clone(), Some(Seed(seed)));
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
        assert!(player.victory.decisions.iter().all(|decision| decision.loss.mean >= 0.0));
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

#[test]
#[ignore = "goes over hundreds of games"]
fn measured() {
    for (players, bits) in [(3, 0), (2, 0), (4, 0), (6, 0), (3, 15), (2, 15)] {
        let config = game(players, options(modules(bits)));
        let advisor = Advisor::new(config);
        let began = std::time::Instant::now();
        let analyst = Analyst::new(&advisor);
        println!("start in {:?}", began.elapsed());
        for policy in [Policy::AdvisorFast, Policy::Greedy] {
            let began = std::time::Instant::now();
            let mut residuals = [Vec::new(), Vec::new()];
            let mut lucks = [Vec::new(), Vec::new()];
            let mut losses = [Vec::new(), Vec::new()];
            let mut others = [Vec::new(), Vec::new()];
            let mut ends = Vec::new();
            let n = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
            for seed in 0..n {
                let review = analyst.review(&by(&advisor, policy, 1000 + seed), None, &mut |_| ());
                // Seats of a game are not independent: their mean counts as one.
                let mean = |of: &dyn Fn(&LossAccount) -> f64, vp: bool| {
                    review.players.iter().map(|p| of(if vp { &p.vp } else { &p.victory })).sum::<f64>()
                        / players as f64
                };
                for (k, vp) in [true, false].into_iter().enumerate() {
                    residuals[k].push(mean(&|a| a.residual(), vp));
                    lucks[k].push(review.players[0].vp.luck());
                    losses[k].push(mean(&|a| a.loss(), vp));
                    others[k].push(mean(&|a| a.others(), vp));
                }
                ends.push(mean(&|a| a.end - a.start.mean, true));
                residuals[1].pop();
                residuals[1].push(review.players[0].vp.residual());
            }
            println!(
                "{players} seats, modules {bits}, {policy}: residual of game means {:.2?}, of seat 1 {:.2?}, luck seat 1 {:.2?}, loss vp {:.2?}, loss victory {:.3?}, others vp {:.2?}, end-start {:.2?}; {:?} a game",
                figures(&residuals[0]),
                figures(&residuals[1]),
                figures(&lucks[0]),
                figures(&losses[0]),
                figures(&losses[1]),
                figures(&others[0]),
                figures(&ends),
                began.elapsed() / n as u32
            );
        }
    }
}
