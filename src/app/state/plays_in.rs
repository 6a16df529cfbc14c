//! Plays that other programs kept: what was understood of a file is shown first, and taken in when somebody says so.

use std::{io::BufRead, path::Path};

use jiff::tz::TimeZone;

use super::{AppState, Page};
use crate::command::PlaysCommand;
use common::{
    contract::{PlaysHere, known_games, record_of},
    plays_in::{Column, CsvTable, Incoming, KnownGame, Reading, Refusal, Understood, read},
};
use storage::{Games, open_to_read};

/// A file of plays, as far as it is understood.
pub struct IncomingPlays {
    /// What it is called.
    pub name: String,
    /// The table, and what its columns hold, where it is one.
    pub table: Option<(CsvTable, Vec<Column>)>,
    /// The game of all plays of a table, where no column says it.
    pub game: Option<&'static str>,
    /// What it says, or why nothing is understood.
    pub understood: Result<Understood, Refusal>,
    /// Which plays are here already.
    pub is_here: Vec<bool>,
    /// Which of those are taken in all the same.
    pub again: Vec<bool>,
    games: Vec<KnownGame>,
    known: PlaysHere,
}

impl IncomingPlays {
    /// Whether a play is to be taken in.
    #[must_use]
    pub fn takes(&self, play: usize) -> bool {
        let says = |of: &[bool]| of.get(play).is_some_and(|is| *is);
        !says(&self.is_here) || says(&self.again)
    }

    /// How many are.
    #[must_use]
    pub fn chosen(&self) -> usize {
        let plays = self.understood.as_ref().map_or(0, |understood| understood.plays.len());
        (0..plays).filter(|play| self.takes(*play)).count()
    }

    /// Reads the table anew, by what its columns are said to hold.
    fn understand(&mut self, zone: &TimeZone) {
        if let Some((table, columns)) = &self.table {
            self.understood = table.understand(columns, self.game, Reading { games: &self.games, zone });
        }
        let plays = self.understood.as_ref().map_or(&[][..], |understood| &understood.plays);
        self.is_here = self.known.clone().sort(plays, zone);
        self.again = vec![false; plays.len()];
    }
}

impl AppState {
    /// Shows what a file of plays says; false where it is something else, or cannot be read.
    pub(super) fn look_at_plays(&mut self, path: &str) -> bool {
        let file = Path::new(path.trim());
        let Ok(source) = open_to_read(file) else { return false };
        let is_plays = self.look_at_plays_of(path.trim(), source, false);
        // A table that no game knows, and whose heads nobody knows, may be told column by column.
        let is_table = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
        if is_plays || !is_table {
            return is_plays;
        }
        let is_other =
            storage::read_text(file).is_ok_and(|text| self.list.all().any(|game| game.is_written(&text)));
        let Ok(source) = open_to_read(file) else { return false };
        !is_other && self.look_at_plays_of(path.trim(), source, true)
    }

    /// The same of what was read already.
    pub(super) fn look_at_plays_of(&mut self, name: &str, source: impl BufRead, is_table: bool) -> bool {
        let (games, zone) = (known_games(self.list), TimeZone::system());
        let incoming = read(source, is_table, Reading { games: &games, zone: &zone });
        let (table, understood) = match incoming {
            Err(Refusal::NotPlays) => return false,
            Ok(Incoming::Plays(understood)) => (None, Ok(understood)),
            Ok(Incoming::Table(table)) => {
                let columns = table.guess();
                (Some((table, columns)), Err(Refusal::NoGame))
            }
            Err(why) => (None, Err(why)),
        };
        let mut known = PlaysHere::default();
        let saved = self.library.games().iter().filter_map(|entry| entry.content.as_ref().ok());
        saved.for_each(|saved| known.add(saved, &zone));
        let mut incoming = IncomingPlays {
            name: name.to_owned(),
            table,
            game: None,
            understood,
            is_here: Vec::new(),
            again: Vec::new(),
            games,
            known,
        };
        incoming.understand(&zone);
        self.plays_in = Some(incoming);
        self.go(Page::PlaysIn);
        true
    }

    pub(super) fn run_plays(&mut self, command: PlaysCommand) {
        let Some(incoming) = &mut self.plays_in else { return };
        match command {
            PlaysCommand::Column(at, holds) => {
                if let Some(column) = incoming.table.as_mut().and_then(|(_, columns)| columns.get_mut(at)) {
                    *column = holds;
                }
                incoming.understand(&TimeZone::system());
            }
            PlaysCommand::Game(game) => {
                incoming.game = game;
                incoming.understand(&TimeZone::system());
            }
            PlaysCommand::Again(play, again) => {
                if let Some(is_taken) = incoming.again.get_mut(play) {
                    *is_taken = again;
                }
            }
            PlaysCommand::AllAgain(again) => incoming.again.fill(again),
            PlaysCommand::TakeIn => self.take_in_plays(),
        }
    }

    /// Takes in the plays that are chosen, and shows them in the library; what cannot be written is told.
    fn take_in_plays(&mut self) {
        let Some(incoming) = self.plays_in.take() else { return };
        let Ok(understood) = &incoming.understood else { return };
        let zone = TimeZone::system();
        let mut taken = Vec::new();
        for (at, play) in understood.plays.iter().enumerate().filter(|(at, _)| incoming.takes(*at)) {
            let is_here = incoming.is_here.get(at).is_some_and(|is_here| *is_here);
            let Some(game) = record_of(play, is_here, &zone) else { continue };
            let file = Games::file_name_for(&game.header);
            match self.games.add(&file, &game.write(None)) {
                Ok(()) => taken.push(file),
                Err(error) => {
                    self.report(&file, &error);
                    break;
                }
            }
        }
        self.library.look_again_at(&taken);
        self.page = self.trail.pop().unwrap_or(Page::Home);
        self.go(Page::Library);
        if !taken.is_empty() {
            self.notify(self.texts.plays_in_taken(taken.len()));
        }
    }
}
