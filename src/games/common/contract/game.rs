//! The contract itself.

use std::sync::Arc;

#[cfg(feature = "gui")]
use super::GameWindow;
use super::{AdvisedGame, Desk, GameGlance, GameRecords, GameScores, PlayedGame, Reason, TotalsRecords};
use storage::DataDir;
use text::Texts;

/// A game of the house.
pub trait Game: Sync {
    /// What records call it.
    fn id(&self) -> &'static str;

    /// What people call it.
    fn name<'a>(&self, texts: &'a Texts) -> &'a str;

    /// What of it is under way as the program starts: nothing is open.
    fn desk(&self, data: &DataDir) -> Box<dyn Desk>;

    /// What it does with the texts of its records.
    fn records(&self) -> &dyn GameRecords;

    /// What is done with the texts of records that know nothing but the totals of it.
    fn totals(&self) -> &'static TotalsRecords;

    /// So many of its points, in words.
    fn counted(&self, texts: &Texts, points: u16) -> String {
        texts.count_vp(points)
    }

    /// What it does where it is played here.
    fn played(&self) -> Option<&'static dyn PlayedGame> {
        None
    }

    /// What it says of decisions.
    fn advised(&self) -> Option<&'static dyn AdvisedGame> {
        None
    }

    /// The code that a text is, as it is written, or what is wrong with it; none where the game has no codes.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    fn code(&self, _texts: &Texts, _text: &str) -> Option<Result<String, String>> {
        None
    }

    /// What it has in a window.
    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn GameWindow;

    /// What a record of it says at a glance.
    ///
    /// # Errors
    /// Why the text says nothing that can be used.
    fn read(&self, text: &str) -> Result<Arc<dyn GameGlance>, Arc<dyn Reason>>;

    /// The same from what was kept of it; none where that is not of this program.
    fn recall(&self, kept: &str) -> Option<Arc<dyn GameGlance>>;

    /// Its samples: name and record.
    fn samples(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Whether a text that is no record is of this game: a table as people write it down, something that they
    /// transcribed, or unfinished work.
    fn is_written(&self, text: &str) -> bool;

    /// What it says of its best results, where it has any.
    fn scores(&self) -> Option<&'static dyn GameScores> {
        None
    }
}
