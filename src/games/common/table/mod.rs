//! Games that people play at a real table and keep here: what any such game has under way, and how its commands change
//! it. A game says what only it knows as a [`TableGame`].

mod command;
pub mod csv;
mod entering;
mod game;
mod import;
mod late;
mod leaving;
mod occasion;
mod past_games;
mod played;
mod result_form;
mod saved;
mod transcribed;
mod undo;
mod words;

use std::convert::Infallible;

use jiff::tz::TimeZone;

use crate::{
    high_scores::ResultRank,
    host::{
        self, AppRequest, Host, Source, Viewing, new_id, now,
        table_session::{Corrected, TableSession},
    },
};
use kernel::{
    Entry, Game, Kind,
    record::{Header, Loaded},
};
use storage::DataDir;
use text::{Texts, without_rules};

pub use command::{NewSeats, NewTable, TableCommand};
pub use game::{Beginning, Event, OwnDesk, Record, State, TableGame, played, read_record};
pub use import::{take_in, take_in_written};
pub use late::{Correcting, LateDesk};
pub use occasion::Occasion;
pub use played::{PlayedRecord, ToldGame};
pub use result_form::ResultForm;
pub use saved::{damaged, review_page};
pub use words::{code_of, last_of, play_link, played_title, record_title, refusal, timeline, title_of, told};

/// What the screens of such a game may read.
pub type TableView<'a, G> = host::AppView<'a, TableDesk<G>>;

/// What of a game is under way.
pub struct TableDesk<G: TableGame> {
    /// The table being kept.
    pub table: Option<TableSession<G::Table>>,
    /// What the last correction changed.
    pub corrected: Option<Corrected<G::Changes>>,
    /// A correction that was refused because later entries do not fit it.
    pub conflict: Option<Conflict<G::Table>>,
    /// The record looked at in replay or score card.
    pub viewed: Option<Viewed<G>>,
    /// The finished game that is typed in.
    pub late: LateDesk<G>,
    /// What only this game has.
    pub own: G::Own,
    /// What begins as soon as nothing else is open, and what is said then.
    ready: Option<Ready<G>>,
}

/// A table that is made, but not begun, and what is said then.
type Ready<G> = (Box<Game<<G as TableGame>::Table>>, Option<String>);

/// A record that is looked at.
#[derive(Clone, Debug)]
pub struct Viewed<G: TableGame> {
    /// Where it is from.
    pub source: Source,
    /// What it holds.
    pub loaded: Loaded<Record<G>>,
    /// How it compares with the others of its kind, where that is known.
    pub placing: Option<ResultRank>,
}

/// An entry with the others that it makes impossible.
#[derive(Clone, Debug, PartialEq)]
pub struct Conflict<K: Kind> {
    /// The entry: a correction, or something entered late.
    pub entry: Entry<K>,
    /// The others, in the order in which they can be struck.
    pub others: Vec<usize>,
}

impl<G: TableGame> TableDesk<G> {
    /// The desk as the program starts: nothing is open.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        let own = G::Own::new(data);
        let late = LateDesk::new(data);
        Self { table: None, corrected: None, conflict: None, viewed: None, late, own, ready: None }
    }

    /// Carries out a command. Everything that can go wrong is told.
    pub fn run(&mut self, command: TableCommand<G>, host: &mut Host<'_, G::Page>) {
        match command {
            TableCommand::App(request) => host.ask(request),
            TableCommand::Start(wish) => {
                let NewTable { seats, layout_name, beginning } = *wish;
                let header = Header { started: now(), ..Header::new(&new_id(), &layout_name, seats) };
                self.make_ready(header, beginning, host);
            }
            TableCommand::Enter(event) => self.push(Entry::Event(event), host),
            TableCommand::EnterAll(events) => self.push_all(events, host),
            TableCommand::Note(note) => self.push(Entry::Note(note), host),
            TableCommand::StrikeToo => self.strike_too(host),
            TableCommand::LeaveAsIs => self.conflict = None,
            TableCommand::Seats(seats) => self.seat(seats, host),
            TableCommand::Describe(description) => self.change(
                |table| {
                    table.header = description.put_into(table.header.clone(), &TimeZone::system());
                    Ok(())
                },
                host,
            ),
            TableCommand::Agree(config) => self.agree(*config, host),
            TableCommand::Form(form, typed) => {
                if let Some(session) = &mut self.table {
                    host.keep_typed(&mut session.open, form, typed);
                }
            }
            TableCommand::Undo => self.step(Texts::pad_undone, undo::undo::<G>, host),
            TableCommand::Redo => self.step(Texts::pad_redone, undo::redo::<G>, host),
            TableCommand::End => self.end(host),
            TableCommand::Again => self.play_again(host),
            TableCommand::TypeIn(file) => self.type_in(file, host),
            TableCommand::Typed(typed) => self.late.change(*typed, host),
            TableCommand::StartOver => self.late.start_over(host),
            TableCommand::Keep(game) => self.keep(*game, host),
            TableCommand::Own(command) => self.own.run(command, host),
        }
    }

    /// Makes a page ready that the program is about to show.
    pub fn prepare(&mut self, page: G::Page, host: &mut Host<'_, G::Page>) {
        if page == G::LATE {
            self.late.open(None, host);
        }
        self.own.prepare(page, host);
    }

    /// A table that begins once nothing else is open.
    fn make_ready(&mut self, header: Header, beginning: Beginning<G>, host: &mut Host<'_, G::Page>) {
        let Beginning { config, events, seed, says } = beginning;
        let started = Game::start(header, config, seed).and_then(|mut table| {
            events.into_iter().try_for_each(|event| table.enter(event))?;
            G::settle(&mut table);
            Ok(table)
        });
        match started {
            Ok(table) => {
                self.ready = Some((Box::new(table), says));
                host.ask(AppRequest::Begin(G::TABLE));
            }
            Err(error) => host.remark(without_rules(&G::refused(host.texts, &[], &error))),
        }
    }

    /// Something else is to begin instead.
    pub fn begin_nothing(&mut self) {
        self.ready = None;
    }

    /// Begins what was made ready: nothing else is open by now.
    pub fn begin(&mut self, host: &mut Host<'_, G::Page>) {
        let Some((table, says)) = self.ready.take() else { return };
        match TableSession::begin(*table, host.games, now()) {
            Ok(session) => {
                self.table = Some(session);
                self.show_open(host);
                says.into_iter().for_each(|words| host.notify(words));
            }
            Err(error) => host.not_begun(&error),
        }
    }

    /// The table that is kept on the page shown, or else looked at.
    #[must_use]
    pub fn at_hand(&self, page: Option<G::Page>) -> Option<&Game<G::Table>> {
        let kept = self.table.as_ref().filter(|_| page == Some(G::TABLE)).map(TableSession::pad);
        let viewed = || match &self.viewed.as_ref()?.loaded.game {
            Record::<G>::Table(table) => Some(&**table),
            Record::<G>::Played(_) | Record::<G>::Result(_) => None,
        };
        kept.or_else(viewed)
    }

    /// A table like the one at hand.
    pub fn play_again(&mut self, host: &mut Host<'_, G::Page>) {
        let Some(table) = self.at_hand(host.page) else { return };
        let Header { layout_name, seats, .. } = &table.header;
        let header = Header { started: now(), ..Header::new(&new_id(), layout_name, seats.clone()) };
        let beginning = G::again(host.texts, table);
        self.make_ready(header, beginning, host);
    }

    /// The file that is open, and its page.
    #[must_use]
    pub fn open(&self) -> Option<(&str, G::Page)> {
        self.table.as_ref().map(|session| (session.file(), G::TABLE))
    }

    /// Shows what is open.
    pub fn show_open(&mut self, host: &mut Host<'_, G::Page>) {
        if self.table.is_some() {
            (self.corrected, self.conflict) = (None, None);
            host.ask(AppRequest::ShowOverHome(G::TABLE));
        }
    }

    /// Lets go of what is open.
    pub fn close(&mut self) {
        (self.table, self.corrected, self.conflict) = (None, None, None);
    }

    /// Lets go of a file that is thrown away.
    pub fn let_go(&mut self, file: &str) {
        self.table.take_if(|session| session.file() == file);
    }

    /// Counts the time of an input on a page.
    pub fn count_time(&mut self, page: G::Page, seconds: f64) {
        if page == G::TABLE {
            self.table.iter_mut().for_each(|session| session.open.count_time(seconds));
        }
    }

    /// Names people otherwise, or seats them anew with their entries.
    fn seat(&mut self, new: NewSeats, host: &mut Host<'_, G::Page>) {
        let Some(session) = &mut self.table else { return };
        let moves = new.moves(session.pad().header.seats.len());
        let NewSeats { seats, from } = new;
        if !moves {
            let renamed = session.edit(|table| {
                table.header.seats = seats;
                Ok::<_, Infallible>(())
            });
            let Ok(()) = renamed;
            host.save(&mut session.open);
        } else {
            let before = session.revision();
            self.change(|table| G::reseat(table, seats, &from), host);
            if self.table.as_ref().is_some_and(|session| session.revision() != before) {
                self.forget_typed(host);
            }
        }
    }

    /// What is typed for a row and counts for nothing yet may be of somebody else now.
    fn forget_typed(&mut self, host: &mut Host<'_, G::Page>) {
        let Some(session) = &mut self.table else { return };
        for form in session.open.typed.names() {
            host.keep_typed(&mut session.open, &form, None);
        }
    }

    /// Counts the whole log by what is agreed now; where it does not fit that, it stays as it is.
    fn agree(&mut self, config: <G::Table as Kind>::Config, host: &mut Host<'_, G::Page>) {
        let Some(before) = self.table.as_ref().map(|session| session.pad().clone()) else { return };
        self.change(|table| table.rebuild(config, |entry| Ok(entry.clone())), host);
        if let Some(session) = self.table.as_ref().filter(|session| session.pad().config() != before.config())
        {
            let changes = G::changes(before.state(), session.pad().state());
            self.corrected = Some(Corrected::new(session, host.texts.table_agreed().to_owned(), changes));
        }
    }

    /// Ends the table here and shows its score card.
    fn end(&mut self, host: &mut Host<'_, G::Page>) {
        let Some(session) = &mut self.table else { return };
        if session.pad().is_complete() && session.pad().header.ended.is_none() {
            session.open.end(now());
            host.save(&mut session.open);
        }
        let file = session.file().to_owned();
        host.ask(AppRequest::View(Source::File(file), Viewing::Card));
    }
}
