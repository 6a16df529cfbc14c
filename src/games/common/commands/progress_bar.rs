//! How far long work is, on stderr.

use std::{
    io::{self, IsTerminal},
    sync::mpsc::{RecvTimeoutError, Sender, channel},
    thread::{self, JoinHandle},
    time::Duration,
};

use indicatif::{ProgressDrawTarget, ProgressStyle};

use text::Texts;

/// Work that takes longer shows its bar.
const LONG: Duration = Duration::from_secs(1);
/// Between two looks at how much time is left.
const TICK: Duration = Duration::from_millis(250);

/// A bar that appears once work is long, whether or not anything of it is done by then, and only where somebody sees it.
pub struct ProgressBar {
    bar: indicatif::ProgressBar,
    /// Whoever shows the bar, and how it is told that there is nothing more to show.
    shown: Option<(Sender<()>, JoinHandle<()>)>,
}

impl ProgressBar {
    /// A bar with these words behind it, in which `{percent}`, `{len}` and `{eta}` stand for figures.
    fn new(words: &str) -> Self {
        let bar = indicatif::ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:40}} {words}")) {
            bar.set_style(style);
        }
        let shown = io::stderr().is_terminal().then(|| {
            let (over, is_over) = channel();
            let bar = bar.clone();
            let shows = thread::spawn(move || {
                if is_over.recv_timeout(LONG) == Err(RecvTimeoutError::Timeout) {
                    bar.set_draw_target(ProgressDrawTarget::stderr());
                    bar.enable_steady_tick(TICK);
                }
            });
            (over, shows)
        });
        Self { bar, shown }
    }

    /// A bar that says which part of the work is done, and how much time is left.
    pub fn of_work(texts: &Texts) -> Self {
        Self::new(&texts.work_progress("{percent}", "{eta}"))
    }

    /// A bar of a run of games.
    #[must_use]
    pub fn of_games(texts: &Texts, games: u64) -> Self {
        let bar = Self::new(&texts.simulate_progress("{percent}", "{len}", "{eta}"));
        bar.report(0, games);
        bar
    }

    /// So much of so much is done.
    pub fn report(&self, done: u64, all: u64) {
        if self.shown.is_some() {
            self.bar.set_length(all);
            // Whoever was quicker has told more: the bar does not go back.
            self.bar.set_position(done.max(self.bar.position()));
        }
    }

    /// Such a part is done, from 0 to 1.
    pub fn report_part(&self, part: f64) {
        const ALL: f64 = 1000.0;
        self.report((part.clamp(0.0, 1.0) * ALL) as u64, ALL as u64);
    }

    /// Takes it away.
    pub fn finish(self) {
        if let Some((over, shows)) = self.shown {
            drop(over);
            // It only waits.
            let _ = shows.join();
            self.bar.finish_and_clear();
        }
    }
}
