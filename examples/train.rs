//! Learns values.
use alhambra::{
    advisor::{Generator, Goal, Learner, Stage},
    game::NamedLayout,
    rules::{State, Terms},
};
use std::num::NonZeroUsize;
use std::time::Instant;
fn arg<T: std::str::FromStr>(name: &str, default: T) -> T {
    let a: Vec<String> = std::env::args().collect();
    a.iter()
        .position(|x| x == name)
        .and_then(|i| a.get(i + 1))
        .and_then(|v| v.parse().ok())
        .unwrap_or(default)
}
fn main() {
    let (_, layout) = NamedLayout::standard();
    let players = arg("--players", 1usize);
    let phantoms = arg("--phantoms", 2usize);
    let mut terms = Terms::new(layout, players, phantoms).unwrap();
    let goal = if arg("--win", 0) > 0 {
        terms = terms.against_phantoms(i64::from(alhambra::rules::standard_bonus(phantoms))).unwrap();
        Goal::Victory
    } else {
        Goal::Total
    };
    let start = State::new(&terms).unwrap();
    let mut learner = Learner::new(terms, goal, 1).unwrap();
    let began = Instant::now();
    let threads = NonZeroUsize::new(arg("--threads", 1)).unwrap();
    let scale: f32 = arg("--scale", 1.0);
    let show = |learner: &Learner, what: &str| {
        let n = 20_000;
        let t = Instant::now();
        let eval: f64 = (0..n)
            .map(|i| {
                let end = learner.values.play(&start, &terms, &mut Generator::new(777, i));
                f64::from(end.total(&terms, 0))
            })
            .sum::<f64>()
            / n as f64;
        let wins: f64 = (0..n)
            .map(|i| {
                let end = learner.values.play(&start, &terms, &mut Generator::new(777, i));
                f64::from(alhambra::advisor::victory(&end, &terms, 0))
            })
            .sum::<f64>()
            / n as f64;
        println!(
            "{what} {:6.1}s eval {eval:.2} wins {wins:.4} {:.0} games/s",
            began.elapsed().as_secs_f64(),
            2.0 * n as f64 / t.elapsed().as_secs_f64()
        );
    };
    let out = arg("--out", "/tmp/values.bin".to_owned());
    let g = |n: f32| (n * scale) as u64;
    let beside = arg("--beside", 0.1f32);
    let stage = |games: f32, explore: f32, beside: f32, patience: f32| Stage {
        games: g(games),
        explore,
        beside,
        patience: patience * scale,
    };
    learner.learn_backwards(stage(20_000.0, 0.05, 1.0, 100_000.0), threads, |_| ());
    show(&learner, "back");
    for i in 0..3 {
        learner.learn(stage(1_000_000.0, 0.02, beside, 300_000.0), threads, |_| ());
        show(&learner, &format!("explore {i}"));
    }
    for i in 0..6 {
        let p = [400_000.0, 300_000.0, 250_000.0, 200_000.0, 150_000.0, 100_000.0][i];
        learner.learn(stage(1_000_000.0, 0.0, 0.0, p), threads, |_| ());
        show(&learner, &format!("still {i}"));
        let bytes = learner.values.to_bytes(usize::from(terms.rounds()));
        std::fs::write(&out, &bytes).unwrap();
    }
    let bytes = std::fs::read(&out).unwrap();
    let back = alhambra::advisor::Values::from_bytes(&bytes, terms.layout()).unwrap();
    let n = 20_000;
    let eval: f64 = (0..n)
        .map(|i| f64::from(back.play(&start, &terms, &mut Generator::new(777, i)).total(&terms, 0)))
        .sum::<f64>()
        / n as f64;
    println!("from file: {eval:.2}, {} bytes", bytes.len());
}
