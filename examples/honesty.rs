//! How honest the advisor's figures are: its differences, its stated errors and the losses that it books, against long
//! rollouts on other dice.
//!
//! `cargo run --release -p alhambra --no-default-features --example honesty -- [KIND] [WAY] [games] [rollouts] [every] [sheet]`,
//! where KIND is a kind of game such as `players-3`, WAY is how the first seat plays (`values`, `greedy`, `random`, or `hoard`:
//! by the values, but never spending a coin), and only every so many-th decision is looked at. Each game has a sheet of its own
//! where `sheet` is given: sheets made by chance, from this seed.
#![allow(clippy::unwrap_used)]

mod random_sheet;

use std::sync::atomic::AtomicBool;

use alhambra::{
    games::roll_and_write::{
        advisor::{
            Advisor, Analysis, AnalysisExt, Basis, Budget, Choice, DecisionExt, GameKind, Generator, Policy,
            PolicyExt, ValueSets, result_for, short_budget,
        },
        log::{Game, NamedLayout, phantom_seat},
        rules::{GameConfig, Move, Phase, State, ToAct},
    },
    kernel::{
        Seed,
        record::{Header, Seat},
    },
};
use random_sheet::random_sheet;

/// Long rollouts of an option at least and at most.
const ROLLOUTS: (u32, u32) = (800, 40_000);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |i: usize, usual: &str| arguments.get(i).map_or(usual, String::as_str).to_owned();
    let number = |i: usize, usual: &str| argument(i, usual).parse::<u32>().unwrap();
    let name = argument(0, "solo-2");
    let kind = GameKind::ALL.into_iter().find(|kind| kind.to_string() == name).unwrap();
    let (way, games, every) = (argument(1, "values"), number(2, "4"), number(4, "1") as usize);
    let sheet_seed = arguments.get(5).map(|seed| seed.parse::<u64>().unwrap());
    let sheet = |game: u32| match sheet_seed {
        Some(seed) => random_sheet(&mut Generator::new(seed, game.into())).unwrap(),
        None => NamedLayout::standard().1,
    };
    let config = kind.config(sheet(0)).unwrap();
    let rollouts = match number(3, "0") {
        0 => short_budget(&config).rollouts,
        rollouts => rollouts,
    };
    let mut all = Findings::default();
    for game in 0..games {
        let advisor = Advisor::new(&kind.config(sheet(game)).unwrap(), &ValueSets::bundled()).unwrap();
        let budget = Budget { rollouts, error: 0.05, ceiling: None, seed: u64::from(game) + 1 };
        all.look_at(&advisor, &played(&advisor, &way, game.into()), &budget, every);
    }
    let sheets = sheet_seed.map_or_else(String::new, |seed| format!(", sheets by chance from {seed}"));
    println!("{name}, {way}, {games} games, {rollouts} rollouts{sheets}");
    all.print(games);
}

/// A game whose first seat plays this way, and the others by the values.
fn played(advisor: &Advisor, way: &str, number: u64) -> Game {
    let config = advisor.config();
    let seat = |number| Seat::human(format!("{number}"), format!("Seat {number}"), "");
    let seats = (1..=config.players()).map(seat).chain((1..=config.phantoms()).map(phantom_seat)).collect();
    let mut game = Game::start(Header::new("game", "default", seats), *config, Some(Seed(number))).unwrap();
    let generator = &mut Generator::new(number, 7);
    loop {
        let state = *game.state();
        let policy = match state.to_act() {
            ToAct::Nothing => return game,
            ToAct::Chance(_) => {
                game.draw(None).unwrap();
                continue;
            }
            ToAct::Decision(0) if way == "greedy" => Policy::Greedy,
            ToAct::Decision(0) if way == "random" => Policy::Random,
            ToAct::Decision(_) => Policy::AdvisorFast,
        };
        if way == "hoard" && matches!(state.to_act(), ToAct::Decision(0)) {
            for command in hoarding(advisor, &state).commands {
                game.perform(command).unwrap();
            }
            if game.state().phase() != Phase::AllFour {
                game.perform(Move::EndTurn).unwrap();
            }
        } else {
            game.perform(policy.decide(advisor, &state, generator)).unwrap();
        }
    }
}

/// The best option by value that spends no coin.
fn hoarding(advisor: &Advisor, state: &State) -> Choice {
    let sheet = state.sheet(state.seat());
    let room = advisor.config().layout().coins() - sheet.circled();
    let spends_none = |choice: &Choice| choice.after.coins + choice.after.room == sheet.coins() + room;
    let options = advisor.rank(state).options.into_iter().map(|advice| advice.choice);
    options.into_iter().find(spends_none).unwrap()
}

/// Figures against their truth.
#[derive(Default)]
struct Findings {
    /// What options have behind the best: how many rollouts, by how much that is off, and the standard error of this.
    differences: Vec<(u32, f64, f64)>,
    /// What values differ by, how much that is off, and the squared error of the truth itself.
    values: Vec<(f64, f64, f64)>,
    totals: Vec<f64>,
    /// The loss booked, its error, the loss by value, the truth about the same two options, and about the really best one.
    losses: Vec<[f64; 5]>,
}

impl Findings {
    fn look_at(&mut self, advisor: &Advisor, game: &Game, budget: &Budget, every: usize) {
        let unit = advisor.goal().vp();
        let refined = Analysis::new(advisor, game, Some(budget));
        let by_value = Analysis::new(advisor, game, None);
        let decisions = refined.players[0].decisions.iter().zip(&by_value.players[0].decisions);
        for (decision, valued) in decisions.step_by(every) {
            if decision.basis == Basis::Exact || !decision.is_real {
                continue;
            }
            let state = &decision.before(game);
            let ranking = advisor.refine(state, budget, &AtomicBool::new(false)).options;
            let values = advisor.rank(state).options;
            let value = |choice: &Choice| {
                let worth = |of: &&alhambra::games::roll_and_write::advisor::Advice| of.choice == *choice;
                values
                    .iter()
                    .find(worth)
                    .map(|advice| advice.victory.filter(|_| unit < 1.0).unwrap_or(advice.total.mean))
            };
            let long = |rollouts: u32| (4 * rollouts).clamp(ROLLOUTS.0, ROLLOUTS.1) as usize;
            let most = ranking.iter().map(|advice| long(advice.rollouts)).max().unwrap();
            let best = Truth::of(advisor, state, &ranking[0].choice, most);
            let mut others = vec![best];
            for advice in &ranking[1..] {
                let truth = Truth::of(advisor, state, &advice.choice, long(advice.rollouts));
                let (mean, error) = truth.less(&others[0]);
                let off = (advice.difference.mean - mean) / unit;
                self.differences.push((advice.rollouts, off, advice.difference.error.hypot(error) / unit));
                let apart = value(&advice.choice).unwrap() - value(&ranking[0].choice).unwrap();
                self.values.push((apart / unit, (apart - mean) / unit, (error / unit).powi(2)));
                others.push(truth);
            }
            self.totals.push((value(&ranking[0].choice).unwrap() - others[0].mean(0)) / unit);
            let chosen = Truth::of(advisor, state, &decision.chosen, most);
            let same = Truth::of(advisor, state, decision.best(), most).less(&chosen).0;
            // Found by one half of the rollouts and measured by the other, so that luck does not count as a loss.
            let first = others.iter().max_by(|a, b| a.mean(1).total_cmp(&b.mean(1))).unwrap();
            let really = first.mean(2) - chosen.mean(2);
            self.losses.push(
                [decision.loss.mean, decision.loss.error, valued.loss.mean, same, really].map(|vp| vp / unit),
            );
        }
    }

    fn print(&self, games: u32) {
        println!("options by rollouts: how many, mean of what they are off (VP), spread of z, beyond 3");
        for (name, from, to) in [
            ("by value", 0, 0),
            ("1 to 36", 1, 36),
            ("37 to 150", 37, 150),
            ("151 to 600", 151, 600),
            ("more", 601, u32::MAX),
            ("all rolled", 1, u32::MAX),
        ] {
            let some: Vec<_> = self.differences.iter().filter(|(n, ..)| (from..=to).contains(n)).collect();
            let z: Vec<f64> = some.iter().map(|(_, off, error)| off / error).collect();
            let off = mean(some.iter().map(|(_, off, _)| *off));
            let spread = mean(z.iter().map(|z| z * z)).sqrt();
            println!(
                "{name:<11} {:>6} {off:>7.2} {spread:>7.2} {:>5}",
                z.len(),
                z.iter().filter(|z| z.abs() > 3.0).count()
            );
        }
        println!(
            "values by what they differ by (VP): how many, their own error (rms), and the truth's beside it"
        );
        for (from, to) in [(0.0, 0.5), (0.5, 1.0), (1.0, 2.0), (2.0, 4.0), (4.0, 8.0), (8.0, 99.0)] {
            let some: Vec<_> = self.values.iter().filter(|(by, ..)| (from..to).contains(&by.abs())).collect();
            let of_truth = mean(some.iter().map(|(_, _, error)| *error));
            let off = mean(some.iter().map(|(_, off, _)| off * off)) - of_truth;
            println!(
                "{from:>4} to {to:<4} {:>6} {:>7.2} {:>7.2}",
                some.len(),
                off.max(0.0).sqrt(),
                of_truth.sqrt()
            );
        }
        let rms = mean(self.totals.iter().map(|off| off * off)).sqrt();
        println!(
            "totals by value off by {rms:.2} VP (rms), {:.2} on average",
            mean(self.totals.iter().copied())
        );
        let sum = |k: usize| self.losses.iter().map(|loss| loss[k]).sum::<f64>() / f64::from(games);
        let z = mean(self.losses.iter().map(|loss| ((loss[0] - loss[3]) / loss[1].max(0.05)).powi(2))).sqrt();
        println!(
            "losses a game: booked {:.2}, by value {:.2}, true {:.2} against the same best, {:.2} against the true one; z {z:.2}",
            sum(0),
            sum(2),
            sum(3),
            sum(4)
        );
    }
}

fn mean(list: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = list.fold((0.0, 0.0), |(sum, count), one| (sum + one, count + 1.0));
    sum / f64::max(count, 1.0)
}

/// Results of an option, played on by the values on dice that have nothing to do with the advisor's.
struct Truth(Vec<f64>);

impl Truth {
    fn of(advisor: &Advisor, state: &State, choice: &Choice, rollouts: usize) -> Self {
        let config: &GameConfig = advisor.config();
        let values = advisor.values();
        let result = |rollout: usize| {
            let mut after = *state;
            choice.play(config, &mut after);
            let end = values.play(&after, config, &mut Generator::new(1 << 40, rollout as u64));
            result_for(advisor.goal(), config, &end, state.seat())
        };
        Self((0..rollouts).map(result).collect())
    }

    /// The mean of all (0), of the first half (1) or of the second (2).
    fn mean(&self, half: usize) -> f64 {
        let middle = self.0.len() / 2;
        mean([&self.0[..], &self.0[..middle], &self.0[middle..]][half].iter().copied())
    }

    /// How much it is more than another, with the standard error.
    fn less(&self, other: &Self) -> (f64, f64) {
        let pairs: Vec<f64> = self.0.iter().zip(&other.0).map(|(one, other)| one - other).collect();
        let mean = mean(pairs.iter().copied());
        let variance = pairs.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (pairs.len() - 1) as f64;
        (mean, (variance / pairs.len() as f64).sqrt())
    }
}
