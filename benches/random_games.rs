//! How near the engine comes to the physical limit: random solo games against a skeleton without rules.
//!
//! Both play the same number of games with the same generator. The skeleton rolls as many pairs as a game needs at
//! least, crosses cells out, fills boxes, chooses by chance among the free crossings and adds up the lines; it has no
//! phases, no commands, no checks, no coins and no race. Both are timed in turn, several times over; the median of the
//! ratios is little moved by other programs.

use std::{
    hint::black_box,
    ops::Range,
    time::{Duration, Instant},
};

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Generator, Policy, PolicyExt, RollDice, ValueSets, play},
    rules::{
        Cell, GameConfig, Layout, LayoutDraft, Move, Pair, RollKind, RollRequest, State, ToAct, line_vp,
    },
};

/// Few games in a slice and many slices: a slice is seldom interrupted.
const GAMES: u64 = 400;
const REPETITIONS: usize = 2001;
/// Games whose dice are counted, apart from the timing.
const COUNTED: u64 = 10_000;
const SEED: u64 = 1;

fn main() {
    let draft: LayoutDraft =
        serde_json::from_str(include_str!("../assets/layouts/default.json")).expect("it reads");
    let layout = Layout::new(&draft).expect("it is valid");
    let config = GameConfig::new(layout, 1, 2).expect("the table exists");
    let start = State::new(&config).expect("it has a grid");
    let advisor = Advisor::new(&config, &ValueSets::bundled()).expect("it has a grid");
    let types = layout.grid().expect("it has a grid").map(|building| building.index() as u8);
    let (mut engine, mut skeleton, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for slice in 0..REPETITIONS as u64 {
        let games = slice * GAMES..(slice + 1) * GAMES;
        let by_skeleton =
            time(games.clone(), |game| skeleton_game(black_box(&types), &mut Generator::new(SEED, game)).0);
        let by_engine =
            time(games, |game| engine_game(&start, black_box(&advisor), &mut Generator::new(SEED, game)));
        ratios.push(by_engine.as_secs_f64() / by_skeleton.as_secs_f64());
        engine.push(by_engine);
        skeleton.push(by_skeleton);
    }
    ratios.sort_by(f64::total_cmp);
    let best = |times: &[Duration]| times.iter().min().map_or(0.0, Duration::as_secs_f64);
    let mean_pairs = |pairs: u64| pairs as f64 / COUNTED as f64;
    let engine_pairs =
        (0..COUNTED).map(|game| pairs_rolled(&start, &advisor, &mut Generator::new(SEED, game))).sum();
    let skeleton_pairs =
        (0..COUNTED).map(|game| skeleton_game(&types, &mut Generator::new(SEED, game)).1).sum();
    for (name, times, pairs) in [("engine", &engine, engine_pairs), ("skeleton", &skeleton, skeleton_pairs)] {
        let per_second = GAMES as f64 / best(times);
        println!(
            "{name:<9}{per_second:>10.0} games/s at best, {:.1} pairs of dice a game",
            mean_pairs(pairs)
        );
    }
    let quarter = |i: usize| ratios[(REPETITIONS - 1) * i / 4];
    println!(
        "ratio    {:>10.2} median of {REPETITIONS}, {:.2} to {:.2} in the middle half, {:.2} of the best times",
        quarter(2),
        quarter(1),
        quarter(3),
        best(&engine) / best(&skeleton)
    );
}

fn time(games: Range<u64>, mut game: impl FnMut(u64) -> u16) -> Duration {
    let began = Instant::now();
    for number in games {
        black_box(game(number));
    }
    began.elapsed()
}

/// A solo game with two phantoms by the random policy, every command through the engine: the total.
fn engine_game(start: &State, advisor: &Advisor, generator: &mut Generator) -> u16 {
    play(start, advisor, |_| Policy::Random, generator).total(advisor.config(), 0)
}

/// The pairs of dice that such a game rolls.
fn pairs_rolled(start: &State, advisor: &Advisor, generator: &mut Generator) -> u64 {
    let (mut state, mut pairs) = (*start, 0);
    loop {
        let command = match state.to_act() {
            ToAct::Chance(RollRequest { purpose: RollKind::AllFour, .. }) => {
                pairs += 2;
                Move::RollFour(generator.four())
            }
            ToAct::Chance(_) => {
                pairs += 1;
                Move::Roll(generator.pair())
            }
            ToAct::Decision(_) => Policy::Random.decide(advisor, &state, generator),
            ToAct::Nothing => return pairs,
        };
        state.apply(advisor.config(), command).expect("it is legal");
    }
}

/// Dice and bits without the rules: a number of the same kind, and the pairs rolled.
fn skeleton_game(types: &[u8; Cell::COUNT], generator: &mut Generator) -> (u16, u64) {
    let mut pairs = 0;
    let mut roll = |generator: &mut Generator| {
        pairs += 1;
        generator.pair()
    };
    let mut boxes = [[0u8; 6]; 3];
    let mut built = 0u64;
    let mut fill = |row: usize, cell: Cell| boxes[row][usize::from(types[cell.index()])] += 1;
    while built.count_ones() < 3 {
        let cell = roll(generator).cell();
        if built & cell.bit() == 0 {
            built |= cell.bit();
            fill(0, cell);
        }
    }
    let [mut a, mut b] = [roll(generator), roll(generator)];
    for row in [1, 1, 1, 2, 2, 2] {
        fill(row, roll(generator).cell());
    }
    for round in 1..=18 {
        let crossings =
            [a, b, Pair { yellow: a.yellow, blue: b.blue }, Pair { yellow: b.yellow, blue: a.blue }];
        let free = crossings.iter().fold(0, |mask, pair| mask | pair.cell().bit()) & !built;
        if free != 0 {
            let mut left = free;
            for _ in 0..generator.below(free.count_ones()) {
                left &= left - 1;
            }
            let used = Pair::nth(left.trailing_zeros() as u8);
            built |= used.cell().bit();
            fill(0, used.cell());
            // The other die of each colour stays.
            let yellow = if used.yellow == a.yellow { b.yellow } else { a.yellow };
            let blue = if used.blue == a.blue { b.blue } else { a.blue };
            a = Pair { yellow, blue };
        } else if round < 18 {
            a = roll(generator);
        }
        if round < 18 {
            b = roll(generator);
        }
        for row in [1, 2] {
            fill(row, roll(generator).cell());
        }
    }
    // The boxes count as used, or the compiler would leave them out.
    (line_vp(built) + u16::from(black_box(boxes)[0][0]), pairs)
}
