//! Alhambra, the tile game, played here: the position, what lies over it, and the review of a game.

use alhambra::{
    app::{AppCommand, Source},
    games::{
        alhambra::{
            advisor::Policy,
            game::{GamePage, PlayCommand},
            log::Played,
            record::{self, AnyGame},
            rules::{
                Module,
                play::{Move, Offer, Phase},
            },
            session::Deals,
        },
        common::play::Drill,
    },
    kernel::Step,
    storage::today,
    text::Texts,
};
use egui::Key;
use jiff::ToSpan as _;

use super::{Scene, press, scene, to_look_at};
use crate::desk::{Program, tile_game};

/// A game between computers that was played with all modules.
const PLAYED: Source = Source::Sample("alhambra-played-three-with-modules");

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("tiles-play", |program| play(program, 3, &[], 9)).also_french(),
        to_look_at("tiles-play-begins", |program| play(program, 2, &[], 0)),
        scene("tiles-play-six", |program| play(program, 6, &Module::ALL, 4)),
        to_look_at("tiles-play-hint", |program| hint(program, 3, &[])),
        to_look_at("tiles-play-hint-six", |program| hint(program, 6, &Module::ALL)),
        to_look_at("tiles-play-overview", |program| {
            play(program, 4, &[], 5);
            press(program, &[Key::O]);
        }),
        to_look_at("tiles-play-menu", |program| {
            play(program, 3, &[], 2);
            press(program, &[Key::M]);
        }),
        to_look_at("tiles-deal", |program| start(program, 6, &Module::ALL, Deals::Program)),
        to_look_at("tiles-deal-three", |program| start(program, 3, &[], Deals::Program)),
        to_look_at("tiles-play-typed", |program| start(program, 3, &[], Deals::Typed)),
        to_look_at("tiles-play-piles", |program| {
            start(program, 3, &[], Deals::Typed);
            type_deal(program);
        }),
        to_look_at("tiles-play-handed", |program| {
            let game = tile_game(&[None, None], &[Module::Vizier], Deals::Program);
            program.run(PlayCommand::Start(Box::new(game)));
            press(program, &[Key::Enter]);
        }),
        to_look_at("tiles-play-ends", |program| {
            play(program, 2, &[], usize::MAX);
            while program.shows(Texts::alhambra_scoring_rows) {
                press(program, &[Key::Enter]);
            }
        }),
        to_look_at("tiles-drills", |program| program.run(AppCommand::Go(GamePage::Drills.into()))),
        to_look_at("tiles-drills-due", practice),
        to_look_at("tiles-replay-played", |program| {
            program.run(AppCommand::Replay(PLAYED));
            press(program, &[Key::PageDown, Key::ArrowDown, Key::ArrowDown]);
        }),
        to_look_at("tiles-review", |program| {
            // A game of two, and by value alone: anything more takes too long in every language and size.
            program.alhambra().reviews.budget.rollouts = 0;
            program.run(AppCommand::Review(Source::Sample("alhambra-played-two-and-dirk")));
            while program.alhambra().known().is_some_and(|review| review.analysis.is_none()) {
                std::thread::sleep(std::time::Duration::from_millis(20));
                program.window.run_steps(1);
            }
        }),
        to_look_at("tiles-same", |program| {
            program.alhambra().same_tiles.games = 1;
            program.run(AppCommand::Card(PLAYED));
            press(program, &[Key::M]);
            // The advisor's game takes too long in every language and size: the foot says that it is being played.
            let waits = |program: &mut Program| {
                let same = program.alhambra().same_tiles.compared.open();
                same.is_some_and(|same| same.levels.iter().any(|tally| tally.games == 0))
            };
            while waits(program) {
                std::thread::sleep(std::time::Duration::from_millis(20));
                program.window.run_steps(1);
            }
        }),
    ]
}

/// Practice with turns of a game with all modules.
fn practice(program: &mut Program) {
    let text = include_str!("../../../saves/alhambra-played-three-with-modules.json");
    let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
    let begins = |step: &Step<'_, Played>| step.before.phase() == Phase::Action && !step.before.has_acted();
    let turns: Vec<usize> = game.corrected_steps().filter(begins).map(|step| step.entry).collect();
    let drill = |at: usize, lost, well, days: i64| Drill {
        file: "mine.json".to_owned(),
        entry: turns[at],
        moves_before: 0,
        lost,
        for_victory: true,
        vp: Some(50.0 * lost),
        well,
        answered: well,
        due: today().saturating_add(days.days()),
    };
    let last = turns.len() - 1;
    let list = [
        drill(last, 0.31, 0, 0),
        drill(last / 2, 0.22, 0, 0),
        drill(last / 4, 0.14, 1, -1),
        drill(2, 0.08, 3, 6),
    ];
    let folder = program.app().data.games();
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("mine.json"), text).unwrap();
    let file = program.folder.path().join("alhambra/drills.json");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(file, serde_json::to_string(&list).unwrap()).unwrap();
    program.run(AppCommand::Go(GamePage::Drills.into()));
    program.window.run();
}

/// A game of one person against computers on a known deal, which is shown first.
fn start(program: &mut Program, players: usize, modules: &[Module], deals: Deals) {
    let mut computers = vec![Some(Policy::Greedy); players];
    computers[0] = None;
    program.run(PlayCommand::Start(Box::new(tile_game(&computers, modules, deals))));
}

/// A hint after some turns, by value alone, so that it comes at once.
fn hint(program: &mut Program, players: usize, modules: &[Module]) {
    program.alhambra().hints.budgets = &[];
    play(program, players, modules, 5);
    while program.shows(Texts::alhambra_scoring_rows) {
        press(program, &[Key::Enter]);
    }
    press(program, &[Key::H, Key::H]);
}

/// Types in the deal and the first display.
fn type_deal(program: &mut Program) {
    loop {
        let session = program.alhambra().session.as_ref().unwrap();
        let (config, state, mut moves) = (session.game().config(), session.position(), Vec::new());
        state.outcomes(config, &mut |mv, _| moves.push(mv));
        match moves.pop().filter(|mv| state.piles().is_none() || matches!(mv, Move::First(_))) {
            Some(mv) => program.run(PlayCommand::Play(mv)),
            None => return,
        }
    }
}

/// The same after this many turns, in each of which the first possible of these is done: lay, buy, take money.
fn play(program: &mut Program, players: usize, modules: &[Module], turns: usize) {
    start(program, players, modules, Deals::Program);
    press(program, &[Key::Enter]);
    let session = |program: &mut Program| program.alhambra().session.as_ref().unwrap().legal_moves();
    for _ in 0..turns {
        loop {
            let moves = session(program);
            let rank = |mv: &Move| match mv {
                Move::Lay(..) => 0,
                Move::Buy(Offer::Space(_), _) => 1,
                Move::Take(_) => 2,
                Move::EndTurn => 3,
                _ => 4,
            };
            let Some(mv) = moves.iter().min_by_key(|mv| rank(mv)) else { return };
            program.run(PlayCommand::Play(*mv));
            if *mv == Move::EndTurn {
                break;
            }
        }
    }
}
