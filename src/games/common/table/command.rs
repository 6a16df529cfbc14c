//! What the screens of a table ask for.

use serde_json::Value;

use super::game::{Beginning, Event, OwnCommand, TableGame};
use crate::{Description, host::AppRequest};
use kernel::{Entry, Game, Kind, Note, record::Seat};

/// What a screen of a game asks for that is kept at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand<G: TableGame> {
    /// Something that is the program's business.
    App(AppRequest<G::Page>),
    /// Begins a table.
    Start(Box<NewTable<G>>),
    /// An entry.
    Enter(Event<G>),
    /// Several, made in one go.
    EnterAll(Vec<Event<G>>),
    /// An entry was another, never happened, or a finding is true.
    Note(Note<G::Table>),
    /// Does what was refused because later entries do not fit it, and strikes these.
    StrikeToo,
    /// Leaves everything as it is.
    LeaveAsIs,
    /// People sit there under these names and colours.
    Seats(NewSeats),
    /// What people note about it.
    Describe(Box<Description>),
    /// Something else is agreed, and was from the beginning.
    Agree(Box<<G::Table as Kind>::Config>),
    /// This is typed in the form of this name and counts for nothing yet; nothing any more.
    Form(&'static str, Option<Value>),
    /// Undoes the last entry.
    Undo,
    /// Does it again.
    Redo,
    /// The table ends here, and its score card is shown.
    End,
    /// A table of the same players.
    Again,
    /// A finished game is typed in: a new one, or the one in this file is corrected.
    TypeIn(Option<String>),
    /// It was typed in as far as this.
    Typed(Box<G::Typed>),
    /// What was typed of it is thrown away.
    StartOver,
    /// A finished game that was typed in goes to the library.
    Keep(Box<Game<G::Paper>>),
    /// Something that only this game has.
    Own(OwnCommand<G>),
}

/// Who sits at a table from now on.
#[derive(Clone, Debug, PartialEq)]
pub struct NewSeats {
    /// All seats of it.
    pub seats: Vec<Seat>,
    /// Which row each was, from 0; none for one that is added.
    pub from: Vec<Option<usize>>,
}

impl NewSeats {
    /// Whether somebody of so many rows sits elsewhere, comes or goes; else people are only called otherwise.
    #[must_use]
    pub fn moves(&self, rows: usize) -> bool {
        !self.from.iter().copied().eq((0..rows).map(Some))
    }
}

/// A table to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable<G: TableGame> {
    /// Who sits there.
    pub seats: Vec<Seat>,
    /// What its board is called; empty where that has no name.
    pub layout_name: String,
    /// How it begins.
    pub beginning: Beginning<G>,
}

impl<G: TableGame> TableCommand<G> {
    /// The entries that it makes.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry<G::Table>> {
        match self {
            Self::Note(note) => vec![Entry::Note(note.clone())],
            _ => self.events().iter().cloned().map(Entry::Event).collect(),
        }
    }

    /// The events that it enters.
    #[must_use]
    pub const fn events(&self) -> &[Event<G>] {
        match self {
            Self::Enter(event) => std::slice::from_ref(event),
            Self::EnterAll(events) => events.as_slice(),
            _ => &[],
        }
    }
}

impl<G: TableGame> From<AppRequest<G::Page>> for TableCommand<G> {
    fn from(request: AppRequest<G::Page>) -> Self {
        Self::App(request)
    }
}
