//! What a game says of a record at a glance: for the library and Home.

use std::{
    any::Any,
    fmt::{self, Debug},
};

use super::AnyCommand;
#[cfg(feature = "gui")]
use super::GlanceWindow;
use crate::Summary;
use text::Texts;

/// What a record of a game says at a glance.
pub trait GameGlance: Any + Send + Sync {
    /// What every game says.
    fn general(&self) -> &Summary;

    /// It as JSON that [`Game::recall`](super::Game::recall) reads again; none where it cannot be kept.
    fn to_json(&self) -> Option<String>;

    /// The title of a game that has none of its own.
    fn usual_title(&self, texts: &Texts) -> String;

    /// How far it is.
    fn stage(&self, texts: &Texts) -> String;

    /// What its result is marked by, such as practice.
    fn marks<'a>(&self, _texts: &'a Texts) -> Vec<&'a str> {
        Vec::new()
    }

    /// So many of its points, in words.
    fn counted(&self, texts: &Texts, points: u16) -> String {
        texts.count_vp(points)
    }

    /// What is played for.
    fn goal<'a>(&self, texts: &'a Texts) -> &'a str;

    /// Whether there was somebody to win against.
    fn is_contest(&self) -> bool {
        self.general().header.players() > 1
    }

    /// What a seat is called.
    fn seat_name(&self, texts: &Texts, seat: usize) -> String;

    /// Whether its decisions can be reviewed: they have to be known.
    fn can_review(&self) -> bool {
        false
    }

    /// How it looks in a window.
    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn GlanceWindow;

    /// Corrects what was typed in of a finished game, where that is what the record in this file is.
    fn correction(&self, file: &str) -> Option<AnyCommand>;
}

impl dyn GameGlance {
    /// What it says, as its game knows it; none of another game.
    #[must_use]
    pub fn typed<G: GameGlance>(&self) -> Option<&G> {
        let glance: &dyn Any = self;
        glance.downcast_ref()
    }
}

/// A saved game with its file, as its game knows it; none of another game.
pub fn own_glance<'a, G: GameGlance>(
    (file, glance): (&'a str, &'a dyn GameGlance),
) -> Option<(&'a str, &'a G)> {
    Some((file, glance.typed()?))
}

/// Why the file of a game says nothing that can be used.
pub trait Reason: Send + Sync {
    /// It in words.
    fn words(&self, texts: &Texts) -> String;
}

/// What every game says.
impl Debug for dyn GameGlance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.general().fmt(f)
    }
}

impl Debug for dyn Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what its game says")
    }
}
