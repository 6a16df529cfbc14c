//! What a record of totals says at a glance.

#[cfg(feature = "gui")]
use super::super::GlanceWindow;
use super::super::{AnyCommand, GameGlance, GameRef, Reason};
use crate::{
    Summary,
    totals::{TotalsFault, TotalsGame, read_totals},
    words::totals::{recorded, usual_title},
};
use kernel::record::{Fault, Loaded};
use text::Texts;

/// What a record of totals says at a glance.
pub struct TotalsGlance {
    game: GameRef,
    general: Summary,
}

impl TotalsGlance {
    /// What a record of a game says.
    ///
    /// # Errors
    /// When it is none: its first fault.
    pub fn read(game: GameRef, text: &str) -> Result<Self, Unreadable> {
        match read_totals(text) {
            Ok(loaded) => Ok(Self { game, general: summary(&loaded) }),
            Err(mut faults) => Err(Unreadable(faults.swap_remove(0))),
        }
    }

    /// The same from what was kept of it; none where that is not of this program.
    #[must_use]
    pub fn recall(game: GameRef, kept: &str) -> Option<Self> {
        Some(Self { game, general: serde_json::from_str(kept).ok()? })
    }
}

/// What every game says.
fn summary(loaded: &Loaded<TotalsGame>) -> Summary {
    let result = loaded.game.result();
    let winners = result.winners.iter().map(|row| usize::from(*row) - 1).collect();
    let totals = result.totals.into_iter().map(Some).collect();
    Summary::of(&loaded.game, loaded.read_only, totals, winners)
}

/// A record that is none: its first fault.
#[derive(Debug)]
pub struct Unreadable(Fault<TotalsFault>);

impl Reason for Unreadable {
    fn words(&self, texts: &Texts) -> String {
        recorded(texts, &self.0)
    }
}

impl GameGlance for TotalsGlance {
    fn general(&self) -> &Summary {
        &self.general
    }

    fn to_json(&self) -> Option<String> {
        serde_json::to_string(&self.general).ok()
    }

    fn usual_title(&self, texts: &Texts) -> String {
        usual_title(texts, &self.general.header)
    }

    fn stage(&self, texts: &Texts) -> String {
        texts.library_finished().to_owned()
    }

    fn counted(&self, texts: &Texts, points: u16) -> String {
        self.game.counted(texts, points)
    }

    fn goal<'a>(&self, texts: &'a Texts) -> &'a str {
        self.game.name(texts)
    }

    fn seat_name(&self, _: &Texts, seat: usize) -> String {
        self.general.header.seats.get(seat).map(|seat| seat.name.clone()).unwrap_or_default()
    }

    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn GlanceWindow {
        self
    }

    fn correction(&self, _: &str) -> Option<AnyCommand> {
        None
    }
}

#[cfg(feature = "gui")]
impl GlanceWindow for TotalsGlance {}
