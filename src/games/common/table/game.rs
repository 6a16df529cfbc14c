//! What a game says of itself so that its tables are kept, looked at and described like those of any other.

use std::fmt::Debug;

use serde_json::Value;

use super::typed_in::TypedIn;
use crate::{
    games::common::{
        bg_stats::Published,
        host::{Host, Unsaved},
        timeline::{Mark, TimelineWords},
    },
    kernel::{
        Breakdown, Game, Kind, Note, Step,
        record::{Fault, Header, OnPaper, Seat},
    },
    storage::{DataDir, StoreError},
    text::Texts,
};

/// What happens at a table.
pub type Event<G> = <<G as TableGame>::Table as Kind>::Event;

/// What only one game has under way, as its screens ask for it.
pub type OwnCommand<G> = <<G as TableGame>::Own as OwnDesk>::Command;

/// The position of a table.
pub type State<G> = <<G as TableGame>::Table as Kind>::State;

/// A table, or a result that was entered afterwards.
pub type Record<G> = OnPaper<<G as TableGame>::Table, <G as TableGame>::Paper>;

/// A game that is kept at a real table.
pub trait TableGame: Copy + Clone + Debug + PartialEq + 'static {
    /// The kind that people keep during the game.
    type Table: Kind;
    /// The kind of a finished game that is entered afterwards.
    type Paper: Kind<
            Config = <Self::Table as Kind>::Config,
            Reason = <Self::Table as Kind>::Reason,
            Fault = <Self::Table as Kind>::Fault,
            Finding = <Self::Table as Kind>::Finding,
        >;
    /// Its pages.
    type Page: Copy + Debug + PartialEq;
    /// What a correction changes beside itself.
    type Changes: Clone + Debug + PartialEq;
    /// A finished game as far as it was typed in.
    type Typed: TypedIn<Self::Paper>;
    /// What only this game has under way.
    type Own: OwnDesk<Page = Self::Page>;

    /// The page of the table that is kept.
    const TABLE: Self::Page;
    /// The page of its score card.
    const CARD: Self::Page;
    /// The page of its replay.
    const REPLAY: Self::Page;
    /// The page on which finished games are typed in, and those of the library corrected.
    const LATE: Self::Page;
    /// The name of the file in which they are kept while they are unfinished.
    const DRAFT: &'static str;
    /// How it is published.
    const PUBLISHED: Published;
    /// What the parts and marks of its timeline are called.
    const TIMELINE: TimelineWords;

    /// What a game is called that has no title of its own.
    fn title(texts: &Texts, header: &Header, config: &<Self::Table as Kind>::Config) -> String;

    /// What is wrong with a record.
    fn fault(texts: &Texts, fault: &Fault<<Self::Table as Kind>::Fault>) -> String;

    /// Why an entry is refused.
    fn refused(texts: &Texts, seats: &[Seat], error: &<Self::Table as Kind>::Error) -> String;

    /// What happened, told with the positions before and after it.
    fn event(
        texts: &Texts,
        table: &Game<Self::Table>,
        step: &Step<'_, Self::Table>,
        event: &Event<Self>,
    ) -> String;

    /// What no legal game allows.
    fn finding(texts: &Texts, seats: &[Seat], finding: &<Self::Table as Kind>::Finding) -> String;

    /// What a number of a score is called, such as a type or a scoring.
    fn part(texts: &Texts, seats: &[Seat], reason: &<Self::Table as Kind>::Reason) -> String;

    /// The same as the head of a column, which may be narrow.
    fn head(texts: &Texts, seats: &[Seat], reason: &<Self::Table as Kind>::Reason) -> String {
        Self::part(texts, seats, reason)
    }

    /// Why a number of a score is so much; empty where its parts say it.
    fn reason(texts: &Texts, seats: &[Seat], reason: &<Self::Table as Kind>::Reason) -> String;

    /// So many points of a score, in words.
    fn counted(texts: &Texts, points: u16) -> String {
        texts.count_vp(points)
    }

    /// What JSON calls a number of a score.
    fn key(reason: &<Self::Table as Kind>::Reason) -> String;

    /// The rows that win, from 0, of a table or a result that has ended.
    fn winners(record: &Record<Self>) -> Vec<usize>;

    /// Who went first.
    fn first(_: &Record<Self>) -> usize {
        0
    }

    /// How every total would come about if the game ended in a position.
    fn if_ended(
        config: &<Self::Table as Kind>::Config,
        state: &State<Self>,
    ) -> Vec<Breakdown<<Self::Table as Kind>::Reason>> {
        Self::Table::breakdown(config, state)
    }

    /// What lies and stands where in a position, in lines for people.
    fn position(
        texts: &Texts,
        seats: &[Seat],
        config: &<Self::Table as Kind>::Config,
        state: &State<Self>,
    ) -> Vec<String>;

    /// The same as members of an object, for programs.
    fn position_json(
        config: &<Self::Table as Kind>::Config,
        state: &State<Self>,
    ) -> Vec<(&'static str, Value)>;

    /// How far a table is.
    fn stage(texts: &Texts, table: &Game<Self::Table>) -> String;

    /// The part of the game that a position belongs to, 0 before the first.
    fn part_of(table: &Game<Self::Table>, state: &State<Self>) -> usize;

    /// What an event stands out by on the timeline.
    fn mark(event: &Event<Self>) -> Option<Mark>;

    /// Points that a step brought, in words.
    fn points(texts: &Texts, table: &Game<Self::Table>, step: &Step<'_, Self::Table>) -> Vec<String>;

    /// Whether an event changes what was before it.
    fn is_of_the_past(before: &Game<Self::Table>, event: &Event<Self>) -> bool;

    /// Whether a note behind an event was made in one with it: both are one step for undo and redo.
    fn was_made_with(_event: &Event<Self>, _note: &Note<Self::Table>) -> bool {
        false
    }

    /// What is other in the second position than in the first.
    fn changes(before: &State<Self>, after: &State<Self>) -> Self::Changes;

    /// What a correction changed, a line each.
    fn changed(texts: &Texts, seats: &[Seat], changes: &Self::Changes) -> Vec<String>;

    /// What begins the next table of the same players, and what is said of it.
    fn again(texts: &Texts, table: &Game<Self::Table>) -> Beginning<Self>;

    /// Whether a text that is no record looks like a table of this game.
    fn is_written(text: &str) -> bool;

    /// A table as text that [`written`](Self::written) reads again.
    fn to_text(table: &Game<Self::Table>) -> String;

    /// A table typed as text, with what no legal game allows in it.
    ///
    /// # Errors
    /// What is wrong with it, a sentence each.
    fn written(texts: &Texts, text: &str) -> Result<Written<Self>, Vec<String>>;
}

/// A table typed as text, with what no legal game allows in it.
pub type Written<G> = (Game<<G as TableGame>::Table>, Vec<String>);

/// How a table begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Beginning<G: TableGame> {
    /// What is agreed.
    pub config: <G::Table as Kind>::Config,
    /// What is entered before anything happens.
    pub events: Vec<Event<G>>,
    /// What is told about it, if anything is.
    pub says: Option<String>,
}

/// What only one game has under way beside its table: pieces and boards that people transcribe, unfinished work.
pub trait OwnDesk {
    /// A page of the game.
    type Page;
    /// What its screens ask for.
    type Command: Clone + Debug + PartialEq;

    /// As the program starts.
    fn new(data: &DataDir) -> Self;

    /// Carries out a command.
    fn run(&mut self, command: Self::Command, host: &mut Host<'_, Self::Page>);

    /// Makes a page ready that is about to be shown.
    fn prepare(&mut self, page: Self::Page, host: &mut Host<'_, Self::Page>);

    /// What would be lost when the program ends, and why it cannot be saved.
    fn unsaved(&mut self) -> Option<(Unsaved, StoreError)>;

    /// It as the text of a file that can be imported.
    fn text_of(&self, what: Unsaved) -> Option<String>;

    /// Leaves it behind.
    fn give_up(&mut self, what: Unsaved);

    /// Takes in the text of a file that is no record, if it is one of its own.
    fn import(&mut self, path: &str, text: &str, host: &mut Host<'_, Self::Page>) -> bool;
}
