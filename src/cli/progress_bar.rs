//! How far long work is, on stderr.

use std::{
    io::{self, IsTerminal},
    sync::OnceLock,
    time::{Duration, Instant},
};

use indicatif::ProgressStyle;

/// Work that takes longer shows its bar.
const LONG: Duration = Duration::from_secs(1);

/// A bar that appears once work is long, and only where somebody sees it.
pub(super) struct ProgressBar {
    template: String,
    began: Instant,
    is_terminal: bool,
    bar: OnceLock<indicatif::ProgressBar>,
}

impl ProgressBar {
    /// A bar with these words behind it, in which `{percent}`, `{len}` and `{eta}` stand for figures.
    pub(super) fn new(words: &str) -> Self {
        let is_terminal = io::stderr().is_terminal();
        let template = format!("{{bar:40}} {words}");
        Self { template, began: Instant::now(), is_terminal, bar: OnceLock::new() }
    }

    /// So much of so much is done.
    pub(super) fn report(&self, done: u64, all: u64) {
        if self.is_terminal && self.began.elapsed() > LONG {
            let bar = self.bar.get_or_init(|| {
                let bar = indicatif::ProgressBar::new(all);
                let style = ProgressStyle::with_template(&self.template);
                style.map_or_else(|_| bar.clone(), |style| bar.clone().with_style(style))
            });
            bar.set_position(done);
        }
    }

    /// Takes it away.
    pub(super) fn finish(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
