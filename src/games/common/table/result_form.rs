//! What a form of a finished game holds, as the desk keeps it.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::Occasion;
use kernel::{Game, Kind, People};
use storage::{DataDir, Settings};
use text::Texts;

/// A finished game as far as it was typed in.
pub trait ResultForm<P: Kind>: Clone + Debug + PartialEq + Serialize + DeserializeOwned {
    /// Nothing is typed yet: who played last is proposed.
    fn new(settings: &Settings, people: &People) -> Self;

    /// The same with what lies in the data folder, such as a layout that is used here.
    fn with_own(settings: &Settings, people: &People, _data: &DataDir) -> Self {
        Self::new(settings, people)
    }

    /// What was typed of a game of the library; who else played here is proposed for more seats.
    fn of(game: &Game<P>, settings: &Settings, people: &People) -> Self;

    /// Whether it can be shown: a file of unfinished work may hold anything of this form.
    fn is_whole(&self) -> bool {
        true
    }

    /// When and where it was played.
    fn occasion(&mut self) -> &mut Occasion;

    /// The game; of the `old` one that is corrected stays what is not typed here.
    ///
    /// # Errors
    /// What keeps it from being one, a sentence each.
    fn game(&self, texts: &Texts, old: Option<&Game<P>>) -> Result<Game<P>, Vec<String>>;
}

/// The game has no form for more, and no unfinished work: anything could be read as that.
impl<P: Kind> ResultForm<P> for Occasion {
    fn new(_: &Settings, _: &People) -> Self {
        Self::today()
    }

    fn of(game: &Game<P>, _: &Settings, _: &People) -> Self {
        Self::of(&game.header)
    }

    fn is_whole(&self) -> bool {
        false
    }

    fn occasion(&mut self) -> &mut Occasion {
        self
    }

    fn game(&self, _: &Texts, _: Option<&Game<P>>) -> Result<Game<P>, Vec<String>> {
        Err(Vec::new())
    }
}
