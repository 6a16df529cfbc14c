//! A game as it is followed from frame to frame, be it kept in a file or a lesson.

use crate::{log::PlayedGame, rules::play::State, session::PlaySession};

/// A game that is shown as it goes on.
#[derive(Clone, Copy)]
pub struct Followed<'a> {
    /// What tells it from others: its file.
    pub name: &'a str,
    /// The game.
    pub game: &'a PlayedGame,
    /// Where it stands: after moves, too, that no entry tells yet.
    pub position: &'a State,
    /// How long its log was before what was done last.
    pub seen: usize,
    /// How many people share the screen.
    pub people: usize,
}

impl<'a> From<&'a PlaySession> for Followed<'a> {
    fn from(session: &'a PlaySession) -> Self {
        Self {
            name: session.file(),
            game: session.game(),
            position: session.position(),
            seen: session.seen,
            people: session.people(),
        }
    }
}

impl Followed<'_> {
    /// The position after an entry; the last one has the moves that no entry tells yet, too.
    pub fn at(&self, entry: usize) -> State {
        if entry >= self.game.log().len() { self.position.clone() } else { self.game.at(entry).state }
    }
}
