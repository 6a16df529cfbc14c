//! What the replays of all games have: a timeline that is played, what happened line by line, the choice between the
//! game as it stood and with its corrections, and the ways out.

mod events;
mod losses;
mod playback;
mod stage;
mod time;
mod track;

use egui::{Key as Press, Ui};

use crate::timeline::Timeline;
use kernel::{Game, Kind};
pub use losses::tell_losses;
pub use playback::{Playback, parts};
pub use stage::{ReplayRoom, bar, save};
use text::{Language, Texts};
pub use track::paint_loss;
use ui::{
    actions::{Action, by_keys},
    drawing::symbols::Symbol,
    widgets::segmented,
};

/// From this width on a bar has room for words below its icons, and from that on for labels.
const WORDS: f32 = 960.0;
const LABELS: f32 = 1440.0;

/// A game of kind `K` being replayed by way of positions `P`.
pub struct Replay<K: Kind, P> {
    shown: Option<Shown<K, P>>,
    /// It is shown with its later corrections.
    corrected: bool,
}

/// The game that is shown, made ready once.
struct Shown<K: Kind, P> {
    game: Game<K>,
    language: Language,
    corrected: bool,
    /// How much is known of it besides.
    known: u32,
    playback: Playback<P>,
}

impl<K: Kind, P> Default for Replay<K, P> {
    fn default() -> Self {
        Self { shown: None, corrected: false }
    }
}

impl<K: Kind, P> Replay<K, P> {
    /// The game as it is played back, which `tell` puts into words: made anew when the game, the language or the
    /// version is another one, or where more is `known` of it.
    pub fn follow(
        &mut self,
        texts: &Texts,
        game: &Game<K>,
        known: u32,
        tell: impl FnOnce(&Texts, &Game<K>, bool) -> Timeline<P>,
    ) -> &mut Playback<P> {
        let (language, corrected) = (texts.language(), self.corrected);
        let kept = self.shown.take();
        let is_shown = |shown: &Shown<K, P>| {
            (shown.language, shown.corrected, shown.known) == (language, corrected, known)
                && shown.game == *game
        };
        let shown = match kept {
            Some(shown) if is_shown(&shown) => shown,
            before => {
                let mut playback = Playback::new(texts, tell(texts, game, corrected));
                // The same game told otherwise stays where it was.
                if let Some(before) = before.filter(|before| before.game == *game) {
                    playback.go_to_entry(before.playback.step().entry);
                }
                Shown { game: game.clone(), language, corrected, known, playback }
            }
        };
        &mut self.shown.insert(shown).playback
    }

    /// What was followed last.
    pub fn playback(&mut self) -> Option<&mut Playback<P>> {
        self.shown.as_mut().map(|shown| &mut shown.playback)
    }

    /// After which entry of the log the position shown stands, and whether with later corrections.
    pub fn shown(&self) -> Option<(usize, bool)> {
        self.shown.as_ref().map(|shown| (shown.playback.step().entry, shown.corrected))
    }

    /// Whether later corrections are shown.
    pub const fn is_corrected(&self) -> bool {
        self.corrected
    }

    /// The choice between the game as it stood and with its corrections.
    pub fn version(&mut self, ui: &mut Ui, texts: &Texts) {
        let options = [texts.replay_as_it_stood(), texts.replay_with_corrections()];
        let mut chosen = usize::from(self.corrected);
        segmented::show(ui, texts.replay_version(), &mut chosen, &options);
        self.corrected = (chosen == 1) != by_keys(ui, texts.replay_version(), [Press::C]);
    }
}

/// Back to where one came from.
pub fn back<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.back(), does).icon(Symbol::ArrowLeft).key(Press::Escape)
}

/// The same as anything else in a bar so wide: with its label, as an icon over this word, or as an icon alone.
pub fn in_bar<'a, C>(action: Action<'a, C>, word: &'a str, width: f32) -> Action<'a, C> {
    if width < WORDS { action.as_icon() } else { action.in_bar(word, width >= LABELS) }
}

/// To the review of what was played, which tells this.
pub fn to_review<'a, C>(texts: &'a Texts, tells: &'a str, does: C) -> Action<'a, C> {
    Action::new(texts.review(), does).icon(Symbol::Search).key(Press::V).hint(tells)
}

/// To the score card.
pub fn to_card<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.score_card(), does).icon(Symbol::Trophy).key(Press::S)
}
