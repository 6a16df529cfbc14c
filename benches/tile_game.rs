//! How fast computers play the tile game: places tested and laid, beside the board with maps; games by values in a second,
//! and how long the advisor takes for a decision.
#![allow(clippy::unwrap_used)]

use std::{
    collections::BTreeSet,
    hint::black_box,
    num::NonZeroUsize,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use alhambra::games::alhambra::{
    advisor::{Advisor, Generator, Lookahead, Policy, Simulation, draw_on, play, simulate},
    rules::{
        Cell, Change, GameConfig, Module, Modules, Options, Printed, TileSet,
        play::{PieceId, PlayConfig, State},
    },
};

/// Games by values; of several tries the fastest is told, for other programs only slow them down.
const GAMES: u64 = 300;
const TRIES: usize = 3;

/// Alhambras of so many finished games are laid on.
const LAID_ON: u64 = 20;

fn main() {
    places(&advisor(3, Modules::default()));
    for (seats, modules) in [
        (2, Modules::default()),
        (3, Modules::default()),
        (4, Modules::default()),
        (6, Modules::default()),
        (3, Module::ALL.into_iter().collect()),
    ] {
        let advisor = advisor(seats, modules);
        let mut times = decisions(&advisor);
        times.sort();
        let at = |part: f64| 1e3 * times[((times.len() - 1) as f64 * part) as usize].as_secs_f64();
        println!(
            "{seats} seats, {} modules: {:.0} games a second by values; {} decisions of the advisor: median {:.0} ms, 95 % below {:.0}, {:.0} at most",
            modules.iter().count(),
            by_values(&advisor),
            times.len(),
            at(0.5),
            at(0.95),
            at(1.0),
        );
    }
}

fn advisor(seats: usize, modules: Modules) -> Advisor {
    let options = Options { modules, ..Options::default() };
    let game = GameConfig::new(seats, TileSet::standard().clone(), options).unwrap();
    Advisor::new(PlayConfig::new(game, &Printed::ours()).unwrap())
}

/// Games in a second on one core.
fn by_values(advisor: &Advisor) -> f64 {
    let policies = vec![Policy::AdvisorFast; advisor.config().players()];
    let games =
        Simulation { advisor: advisor.clone(), policies, games: GAMES, seed: 7, threads: NonZeroUsize::MIN };
    let seconds = (0..TRIES).map(|_| simulate(&games, |_| ()).seconds);
    GAMES as f64 / seconds.fold(f64::INFINITY, f64::min)
}

/// How long it takes to test where a piece may be laid, by place, and to lay it with all that may then be laid; on the flat
/// board and on that with maps.
fn places(advisor: &Advisor) {
    let config = advisor.config();
    let pieces: Vec<PieceId> = config.all_pieces().iter().collect();
    let (mut tested, mut laid) = (0, 0);
    let mut times = [Duration::ZERO; 4];
    let mut time = |at: usize, what: &mut dyn FnMut()| {
        let began = Instant::now();
        what();
        times[at] += began.elapsed();
    };
    for number in 0..LAID_ON {
        let generator = &mut Generator::new(7, number);
        let (end, _) = play(State::new(config), advisor, |_| Policy::AdvisorFast, generator);
        for grounds in (0..config.players()).map(|seat| end.player(seat).grounds()) {
            let board = grounds.board(config);
            let beside = board.laid().flat_map(|(cell, _)| cell.neighbours().map(|(_, beside)| beside));
            tested +=
                beside.filter(|&cell| board.at(cell).is_none()).collect::<BTreeSet<_>>().len() * pieces.len();
            let mut found: Vec<(PieceId, Cell)> = Vec::new();
            time(0, &mut || {
                for &piece in &pieces {
                    grounds.places(config, piece, &mut |cell| found.push((piece, cell)));
                }
            });
            time(1, &mut || {
                for &piece in &pieces {
                    black_box(board.cells_to_lay(config.piece(piece)));
                }
            });
            laid += found.len();
            time(2, &mut || {
                for &(piece, cell) in &found {
                    black_box(grounds.laid(config, piece, cell));
                }
            });
            time(3, &mut || {
                for &(piece, cell) in &found {
                    let mut after = board.clone();
                    black_box(after.change(Change::Lay(cell, config.piece(piece)))).unwrap();
                    black_box(after);
                }
            });
        }
    }
    let each = |at: usize, number: usize| 1e9 * times[at].as_secs_f64() / number as f64;
    println!(
        "a place tested: {:.0} ns, {:.0} with maps; a piece laid: {:.0} ns, {:.0} with maps",
        each(0, tested),
        each(1, tested),
        each(2, laid),
        each(3, laid),
    );
}

/// How long each decision of a game took.
fn decisions(advisor: &Advisor) -> Vec<Duration> {
    let generator = &mut Generator::new(7, 1);
    let mut state = State::new(advisor.config());
    let mut times = Vec::new();
    while draw_on(&mut state, advisor.config(), generator) {
        let began = Instant::now();
        let choice = advisor.look_ahead(&state, &Lookahead::POLICY, generator, &AtomicBool::new(false));
        times.push(began.elapsed());
        let Some(choice) = choice else { break };
        state = choice.after;
    }
    times
}
