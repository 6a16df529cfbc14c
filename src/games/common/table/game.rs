//! What a game says of itself so that its tables are kept, looked at and described like those of any other.

use std::{convert::Infallible, fmt::Debug, marker::PhantomData};

use serde_json::Value;

use super::result_form::ResultForm;
use crate::{
    bg_stats::Published,
    host::{Host, Unsaved},
    timeline::{Mark, TimelineWords},
};
use kernel::{
    Breakdown, Entry, Game, Kind, Seed, Step,
    record::{AnyGame, Fault, Header, Loaded, Readable, RecordFault, Seat},
    winners,
};
use storage::{DataDir, StoreError};
use text::Texts;

/// What happens at a table.
pub type Event<G> = <<G as TableGame>::Table as Kind>::Event;

/// What only one game has under way, as its screens ask for it.
pub type OwnCommand<G> = <<G as TableGame>::Own as OwnDesk>::Command;

/// The position of a table.
pub type State<G> = <<G as TableGame>::Table as Kind>::State;

/// What a record of a game holds.
pub type Record<G> =
    AnyGame<<G as TableGame>::Played, Game<<G as TableGame>::Table>, Game<<G as TableGame>::Paper>>;

/// Reads and checks a record of a game.
///
/// # Errors
/// All faults found.
pub fn read_record<G: TableGame>(text: &str) -> Result<Loaded<Record<G>>, Vec<Fault<G::Fault>>> {
    Record::<G>::read(text)
}

/// The game of a record, where it was played here.
#[must_use]
pub fn played<G: TableGame>(text: &str) -> Option<G::Played> {
    match read_record::<G>(text).ok()?.game {
        Record::<G>::Played(game) => Some(*game),
        Record::<G>::Table(_) | Record::<G>::Result(_) => None,
    }
}

/// A game that is kept at a real table.
pub trait TableGame: Copy + Clone + Debug + PartialEq + 'static {
    /// The game as it is played here.
    type Played: Clone
        + Debug
        + PartialEq
        + Readable<Config = <Self::Table as Kind>::Agreed, Reason = <Self::Table as Kind>::Reason>;
    /// The kind that people keep during the game.
    type Table: Kind;
    /// The kind of a finished game that is entered afterwards.
    type Paper: Kind<
            Config = <Self::Table as Kind>::Config,
            Agreed = <Self::Table as Kind>::Agreed,
            Reason = <Self::Table as Kind>::Reason,
            Fault = <Self::Table as Kind>::Fault,
            Finding = <Self::Table as Kind>::Finding,
        >;
    /// What can be wrong with a record of it.
    type Fault: Debug + From<<Self::Played as Readable>::Fault> + From<<Self::Table as Kind>::Fault>;
    /// Its pages.
    type Page: Copy + Debug + PartialEq;
    /// What a correction changes beside itself.
    type Changes: Clone + Debug + PartialEq;
    /// A finished game as far as it was typed in.
    type Typed: ResultForm<Self::Paper>;
    /// What only this game has under way.
    type Own: OwnDesk<Page = Self::Page>;

    /// The page of the table that is kept.
    const TABLE: Self::Page;
    /// The page of its score card.
    const CARD: Self::Page;
    /// The page of its replay.
    const REPLAY: Self::Page;
    /// The page that goes over what was played here to its end; none where nothing does.
    const REVIEW: Option<Self::Page> = None;
    /// The page on which finished games are typed in, and those of the library corrected.
    const LATE: Self::Page;
    /// What the names of files begin with that are written of a record.
    const FILES: &'static str = Self::Table::GAME;
    /// How it is published.
    const PUBLISHED: Published;
    /// What the parts and marks of its timeline are called.
    const TIMELINE: TimelineWords = TimelineWords::ROUNDS;

    /// The name of the file of finished games that are not typed in to the end.
    fn unfinished_file() -> String {
        format!("late-{}", Self::Table::GAME)
    }

    /// What a game is called that has no title of its own.
    fn title(_texts: &Texts, header: &Header, _agreed: &<Self::Table as Kind>::Agreed) -> String {
        header.names()
    }

    /// What a game that was played here is called as a challenge of a date, where it is one.
    fn challenge(_texts: &Texts, _game: &Self::Played) -> Option<String> {
        None
    }

    /// The code with which others play the same as in a game that was played here, where it has one.
    fn played_code(_game: &Self::Played) -> Option<String> {
        None
    }

    /// What a review of the game tells.
    fn review_hint(texts: &Texts) -> &str {
        texts.review_hint()
    }

    /// What is wrong with a record.
    fn fault(texts: &Texts, fault: &Fault<Self::Fault>) -> String;

    /// Why an entry is refused: what would be wrong with a record of it, unless the names of players say more.
    fn refused(texts: &Texts, _seats: &[Seat], error: &<Self::Table as Kind>::Error) -> String {
        Self::fault(
            texts,
            &RecordFault::Game(<Self::Table as Kind>::Fault::from(error.clone()).into()).into(),
        )
    }

    /// What happened, told with the positions before and after it.
    fn event(
        texts: &Texts,
        table: &Game<Self::Table>,
        step: &Step<'_, Self::Table>,
        event: &Event<Self>,
    ) -> String;

    /// Entry `number` of a table as it stood when it was entered, where the game has better words than every table.
    fn own_words(_texts: &Texts, _table: &Game<Self::Table>, _number: usize) -> Option<String> {
        None
    }

    /// What no legal game allows.
    fn finding(texts: &Texts, seats: &[Seat], finding: &<Self::Table as Kind>::Finding) -> String;

    /// What a number of a score is called, such as a type or a scoring.
    fn part(texts: &Texts, seats: &[Seat], reason: &<Self::Table as Kind>::Reason) -> String;

    /// The same as the head of a column, which may be narrow.
    fn head(texts: &Texts, seats: &[Seat], reason: &<Self::Table as Kind>::Reason) -> String {
        Self::part(texts, seats, reason)
    }

    /// Why a number of a score is so much; empty where its parts say it.
    fn reason(_texts: &Texts, _seats: &[Seat], _reason: &<Self::Table as Kind>::Reason) -> String {
        String::new()
    }

    /// So many points of a score, in words.
    fn counted(texts: &Texts, points: u16) -> String {
        texts.count_vp(points)
    }

    /// What JSON calls a number of a score.
    fn key(reason: &<Self::Table as Kind>::Reason) -> String;

    /// The rows that win, from 0, of a table or a result that has ended.
    fn winners(record: &Record<Self>) -> Vec<usize> {
        Self::winners_of(&record.breakdown())
    }

    /// The rows that win by these scores, from 0.
    fn winners_of(cards: &[Breakdown<<Self::Table as Kind>::Reason>]) -> Vec<usize> {
        winners(cards.iter().map(|card| Some(card.vp)))
    }

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

    /// What lies and stands where in a position, in lines for people: nothing beside the points.
    fn position(
        _texts: &Texts,
        _seats: &[Seat],
        _config: &<Self::Table as Kind>::Config,
        _state: &State<Self>,
    ) -> Vec<String> {
        Vec::new()
    }

    /// The same as members of an object, for programs.
    fn position_json(
        _config: &<Self::Table as Kind>::Config,
        _state: &State<Self>,
    ) -> Vec<(&'static str, Value)> {
        Vec::new()
    }

    /// How far a table is.
    fn stage(texts: &Texts, table: &Game<Self::Table>) -> String {
        (Self::TIMELINE.part)(texts, Self::part_of(table, table.state()))
    }

    /// The part of the game that a position belongs to, 0 before the first.
    fn part_of(table: &Game<Self::Table>, state: &State<Self>) -> usize;

    /// What an event stands out by on the timeline.
    fn mark(_event: &Event<Self>) -> Option<Mark> {
        None
    }

    /// Points that a step brought, in words.
    fn points(_texts: &Texts, _table: &Game<Self::Table>, _step: &Step<'_, Self::Table>) -> Vec<String> {
        Vec::new()
    }

    /// Whether an event changes what was before it.
    fn is_of_the_past(before: &Game<Self::Table>, event: &Event<Self>) -> bool {
        !Self::Table::is_next(before.state(), event)
    }

    /// Whether an entry was made in one with those before it: all of them are one step for undo and redo.
    fn goes_with(_before: &[Entry<Self::Table>], _entry: &Entry<Self::Table>) -> bool {
        false
    }

    /// Whether there is something to undo, beside what was said before the table began.
    fn can_undo(table: &Game<Self::Table>) -> bool {
        table.can_undo()
    }

    /// Enters what the program enters by itself after an event, such as a roll that it makes.
    fn settle(_table: &mut Game<Self::Table>) {}

    /// Seats the table anew, in another order, with more people or fewer. `from` says for each new row which row it was,
    /// none for one that is added; rows that are not among them had no entries.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    fn reseat(
        table: &mut Game<Self::Table>,
        seats: Vec<Seat>,
        _from: &[Option<usize>],
    ) -> Result<(), <Self::Table as Kind>::Error> {
        table.header.seats = seats;
        Ok(())
    }

    /// What is other in the second position than in the first.
    fn changes(before: &State<Self>, after: &State<Self>) -> Self::Changes;

    /// What a correction changed, a line each.
    fn changed(_texts: &Texts, _seats: &[Seat], _changes: &Self::Changes) -> Vec<String> {
        Vec::new()
    }

    /// What begins the next table of the same players, and what is said of it.
    fn again(_texts: &Texts, table: &Game<Self::Table>) -> Beginning<Self> {
        Beginning { config: table.config().clone(), events: Vec::new(), seed: None, says: None }
    }

    /// Whether a text that is no record looks like a table of this game.
    fn is_written(_text: &str) -> bool {
        false
    }

    /// A table as text that [`written`](Self::written) reads again; none where the game has no words for it.
    fn to_text(_table: &Game<Self::Table>) -> Option<String> {
        None
    }

    /// A table typed as text, with what no legal game allows in it.
    ///
    /// # Errors
    /// What is wrong with it, a sentence each; nothing where no text [is written](Self::is_written) for the game.
    fn written(_texts: &Texts, _text: &str) -> Result<Written<Self>, Vec<String>> {
        Err(Vec::new())
    }
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
    /// Where the program's dice come from, where it rolls any.
    pub seed: Option<Seed>,
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
    fn prepare(&mut self, _page: Self::Page, _host: &mut Host<'_, Self::Page>) {}

    /// What would be lost when the program ends, and why it cannot be saved.
    fn unsaved(&mut self) -> Option<(Unsaved, StoreError)> {
        None
    }

    /// It as the text of a file that can be imported.
    fn text_of(&self, _what: Unsaved) -> Option<String> {
        None
    }

    /// Leaves it behind.
    fn give_up(&mut self, _what: Unsaved) {}

    /// Whether the text of a file that is no record is one of its own, good or not.
    fn is_own(_text: &str) -> bool {
        false
    }

    /// Takes in the text of a file that is no record, if it is one of its own.
    fn import(&mut self, _path: &str, _text: &str, _host: &mut Host<'_, Self::Page>) -> bool {
        false
    }
}

/// The game has nothing but its tables.
impl<P> OwnDesk for PhantomData<P> {
    type Page = P;
    type Command = Infallible;

    fn new(_: &DataDir) -> Self {
        Self
    }

    fn run(&mut self, command: Infallible, _: &mut Host<'_, P>) {
        match command {}
    }
}
