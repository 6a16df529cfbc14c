//! A file of plays, as far as it is understood.

use std::{path::Path, sync::Arc};

use common::plays_in::{Column, CsvTable, Incoming, Play, Reading, Refusal, Understood};

/// A file of plays. A copy shares what was read.
#[derive(Clone)]
pub struct PlaysFile {
    /// What it is called.
    pub name: String,
    /// Where it lies; empty where it was pasted.
    pub path: String,
    /// The table, and what its columns hold, where it is one.
    pub table: Option<(Arc<CsvTable>, Vec<Column>)>,
    /// The game of all plays of a table, where no column says it.
    pub game: Option<&'static str>,
    /// What it says, or why nothing is understood.
    pub understood: Result<Arc<Understood>, Refusal>,
    /// The number of its first play, where those of several files are counted.
    pub first: usize,
}

impl PlaysFile {
    /// A file that is not read yet.
    pub(super) fn new(name: String, path: String) -> Self {
        Self { name, path, table: None, game: None, understood: Ok(Arc::default()), first: 0 }
    }

    /// The same at a path.
    pub(super) fn at(path: &str) -> Self {
        let name = Path::new(path).file_name().unwrap_or(path.as_ref());
        Self::new(name.to_string_lossy().into_owned(), path.to_owned())
    }

    /// Its plays, as far as they are understood.
    #[must_use]
    pub fn plays(&self) -> &[Play] {
        self.understood.as_ref().map_or(&[], |understood| &understood.plays)
    }

    /// Whether it is a table of which it is still to be said what its columns hold, or of which game it is.
    pub(super) const fn is_asked_about(&self) -> bool {
        self.understood.is_err() && self.table.is_some()
    }

    /// Takes up what was read.
    pub(super) fn take_up(&mut self, read: Result<Incoming, Refusal>) {
        match read {
            Ok(Incoming::Plays(understood)) => self.understood = Ok(Arc::new(understood)),
            Ok(Incoming::Table(table)) => {
                let columns = table.guess();
                self.table = Some((Arc::new(table), columns));
            }
            Err(why) => self.understood = Err(why),
        }
    }

    /// Reads its table anew, by what the columns are said to hold.
    pub(super) fn understand(&mut self, reading: Reading<'_>) {
        if let Some((table, columns)) = &self.table {
            self.understood = table.understand(columns, self.game, reading).map(Arc::new);
        }
    }
}
