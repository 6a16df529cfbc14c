//! What a frame costs while things move: ten seconds of play in the real window, a decision every 0.7 seconds.
//!
//! `cargo run --release --example frames`, on Linux: the processor time of all threads for a frame, drawing included.
//! `cargo run --release --example frames -- empty` tells the same of a window with nothing in it, as often drawn.
#![allow(missing_docs, clippy::unwrap_used)]

use std::{
    fs,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use alhambra::{
    app::{AppState, Screens, screens, show, window},
    games::{
        HOUSE,
        common::seating::{SeatSetup, Seating},
        roll_and_write::{
            self,
            game::GameCommand,
            log::NamedLayout,
            rules::{ChangeDice, SpecialActions},
            session::{Dice, NewGame, PlaySession},
        },
    },
    storage::DataDir,
};
use eframe::egui::{Ui, ViewportCommand};

const MEASURED: Duration = Duration::from_secs(10);
/// Somebody who plays fast.
const PACE: Duration = Duration::from_millis(700);

/// What is shown, and what its frames cost.
struct Measured {
    play: Option<(AppState, Screens)>,
    begun: Instant,
    moved: Instant,
    /// The processor time when the last frame began.
    spent: Option<u64>,
    frames: Arc<Mutex<Vec<u64>>>,
}

impl eframe::App for Measured {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let now = processor_time();
        if let Some(before) = self.spent.replace(now) {
            self.frames.lock().unwrap().push(now - before);
        }
        if self.begun.elapsed() > MEASURED {
            return ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        match &mut self.play {
            Some((app, screens)) => {
                if self.moved.elapsed() > PACE {
                    self.moved = Instant::now();
                    go_on(app);
                }
                show(ui, app, screens);
                ui.ctx().request_repaint_after(PACE);
            }
            // Its frames as often as those of something that moves.
            None => ui.ctx().request_repaint_after(Duration::from_millis(16)),
        }
    }
}

/// Takes the next decision of a game, or begins one.
fn go_on(app: &mut AppState) {
    let session = app.desk::<roll_and_write::game::Desk>().session.as_ref();
    match session.map(PlaySession::game).filter(|game| !game.is_over()) {
        None => app.run(GameCommand::Start(Box::new(new_game()))),
        Some(game) => match game.legal_moves().last() {
            Some(&decision) => app.run(GameCommand::Play(decision)),
            None => app.run(GameCommand::Roll),
        },
    }
}

fn new_game() -> NewGame {
    NewGame {
        seating: Seating { places: vec![SeatSetup { me: true, ..SeatSetup::default() }], first: None },
        dice: Dice::Program,
        phantoms: 4,
        bonus: None,
        rounds: 18,
        special_actions: SpecialActions::One,
        change_dice: ChangeDice::Two,
        layout: NamedLayout::standard().0,
        seed: 11,
    }
}

/// The processor time of all threads of this program so far, in nanoseconds.
fn processor_time() -> u64 {
    let threads = fs::read_dir("/proc/self/task").unwrap().map(|thread| thread.unwrap().path());
    let of = |path: std::path::PathBuf| fs::read_to_string(path.join("schedstat")).ok();
    threads.filter_map(of).filter_map(|text| text.split(' ').next()?.parse::<u64>().ok()).sum()
}

/// The 95th percentile of what frames cost, in milliseconds, and how many there were.
fn measure(play: Option<(AppState, Screens)>) -> (f64, usize) {
    let frames = Arc::new(Mutex::new(Vec::new()));
    let measured = {
        let (now, frames) = (Instant::now(), Arc::clone(&frames));
        let app = Measured { play, begun: now, moved: now, spent: None, frames };
        let create = move |context: &eframe::CreationContext<'_>| {
            if let Some((program, _)) = &app.play {
                screens::install(&context.egui_ctx, program);
            }
            app
        };
        window::run(Some([1280.0, 800.0]), false, create, |error| eprintln!("{error:?}"))
    };
    measured.unwrap();
    let mut frames = std::mem::take(&mut *frames.lock().unwrap());
    // The first ones make the window.
    frames.drain(..frames.len().min(10));
    frames.sort_unstable();
    (frames[frames.len() * 95 / 100] as f64 / 1e6, frames.len())
}

fn main() {
    let folder = std::env::temp_dir().join(format!("alhambra-frames-{}", std::process::id()));
    let what = std::env::args().nth(1).unwrap_or_default();
    let play = (what != "empty")
        .then(|| (AppState::new(DataDir::find(Some(&folder)).unwrap(), HOUSE), Screens::new(HOUSE)));
    let (cost, count) = measure(play);
    println!("{cost:.2} ms of processor a frame (95th percentile of {count})");
    drop(fs::remove_dir_all(folder));
}
