//! The finished game that is typed in: a new one, or one of the library that is corrected. What was begun is unfinished
//! work, which is kept until it is saved or thrown away.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{
    game::{Record, TableGame, read_record},
    result_form::ResultForm,
};
use crate::host::{Host, drafts};
use kernel::{Game, People, record::Loaded};
use storage::{DataDir, Draft, Settings, StoreError, draft_text, mended};

/// Unfinished work, by the file it corrects; that of a new game under no name.
type Unfinished<G> = BTreeMap<String, <G as TableGame>::Typed>;

/// What the page of such a game shows.
pub struct LateDesk<G: TableGame> {
    /// Where unfinished work is kept.
    kept: Draft,
    unfinished: Unfinished<G>,
    /// Grows whenever another game is typed in: what the page has of an earlier one is done with.
    pub number: u64,
    /// Grows whenever something else is typed.
    pub revision: u64,
    /// The game of the library that is corrected; none where a new one is typed in.
    pub correcting: Option<Correcting<G>>,
    /// It as far as it was typed in.
    pub typed: G::Typed,
}

/// A finished game that is corrected.
pub struct Correcting<G: TableGame> {
    pub(super) file: String,
    /// As it was typed in the last time.
    pub game: Box<Game<G::Paper>>,
}

impl<G: TableGame> LateDesk<G> {
    pub(super) fn new(data: &DataDir) -> Self {
        Self {
            kept: Draft::new(data.drafts(), G::unfinished_file()),
            unfinished: Unfinished::<G>::new(),
            number: 0,
            revision: 0,
            correcting: None,
            typed: G::Typed::new(&Settings::default(), &People::default()),
        }
    }

    /// The game of the library that is corrected.
    #[must_use]
    pub fn old(&self) -> Option<&Game<G::Paper>> {
        self.correcting.as_ref().map(|correcting| &*correcting.game)
    }

    /// Whether something was typed that is not saved.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.unfinished.contains_key(self.file())
    }

    /// Whether this is the file of unfinished work of this game.
    #[must_use]
    pub fn is_unfinished(found: &Value) -> bool {
        matches!(unfinished::<G>(found), (Some(games), true) if !games.is_empty())
    }

    /// The file that is corrected; empty for a new game.
    fn file(&self) -> &str {
        self.correcting.as_ref().map_or("", |correcting| &correcting.file)
    }

    /// Shows the game that is corrected, or a new one, as far as it has come.
    pub(super) fn open(&mut self, correcting: Option<Correcting<G>>, host: &mut Host<'_, G::Page>) {
        if self.unfinished.is_empty() {
            let found = self.kept.open(unfinished::<G>);
            self.unfinished = found.content.unwrap_or_default();
            drafts::tell_trouble(found.trouble, host);
            drafts::tell_beside(&mut self.kept, host);
        }
        self.correcting = correcting;
        self.show(host);
    }

    fn show(&mut self, host: &Host<'_, G::Page>) {
        let fresh = || match self.old() {
            Some(game) => G::Typed::of(game, host.settings, host.people),
            None => G::Typed::with_own(host.settings, host.people, host.data),
        };
        let mut typed = self.unfinished.get(self.file()).cloned().unwrap_or_else(fresh);
        typed.occasion().complete(self.old().map(|old| &old.header));
        self.typed = typed;
        (self.number, self.revision) = (self.number + 1, self.revision + 1);
    }

    /// Something was typed.
    pub(super) fn change(&mut self, typed: G::Typed, host: &mut Host<'_, G::Page>) {
        self.unfinished.insert(self.file().to_owned(), typed.clone());
        self.typed = typed;
        self.revision += 1;
        self.keep(host);
    }

    /// What was typed is thrown away.
    pub(super) fn start_over(&mut self, host: &mut Host<'_, G::Page>) {
        self.forget(host);
        self.show(host);
    }

    /// What was typed is saved: a new game is next.
    pub(super) fn done(&mut self, host: &mut Host<'_, G::Page>) {
        self.forget(host);
        self.correcting = None;
        self.show(host);
    }

    fn forget(&mut self, host: &mut Host<'_, G::Page>) {
        let file = self.file().to_owned();
        if self.unfinished.remove(&file).is_some() {
            self.keep(host);
        }
    }

    /// Takes in unfinished work that was written to another place, and returns a file that it corrects and that is
    /// here. What is unfinished here stays as it is.
    pub(super) fn take_in(&mut self, found: &Value, host: &mut Host<'_, G::Page>) -> Option<String> {
        let (Some(mut games), true) = unfinished::<G>(found) else { return None };
        let first = games.keys().next().cloned()?;
        self.open(None, host);
        let here = games.keys().find(|file| file.is_empty() || is_result::<G>(file, host)).cloned();
        // What corrects a game that is not here is a new one.
        let file = here.unwrap_or_else(|| {
            let typed = games.remove(&first);
            games.extend(typed.map(|typed| (String::new(), typed)));
            String::new()
        });
        if games.keys().any(|file| self.unfinished.contains_key(file)) {
            host.remark(host.texts.drafts_unfinished().to_owned());
        } else {
            self.unfinished.extend(games);
            self.keep(host);
        }
        Some(file)
    }

    /// Keeps unfinished work in a file, or says why that is not possible.
    fn keep(&mut self, host: &mut Host<'_, G::Page>) {
        let kept = self.write();
        drafts::tell_beside(&mut self.kept, host);
        host.tell_kept(kept);
    }

    fn write(&mut self) -> Result<(), StoreError> {
        if self.unfinished.is_empty() { self.kept.remove() } else { self.kept.save(&self.unfinished) }
    }

    /// Why unfinished work cannot be kept, where that is so: it is tried once more.
    pub(super) fn unsaved(&mut self) -> Option<StoreError> {
        if self.kept.is_unsaved() { self.write().err() } else { None }
    }

    /// Unfinished work as the text of a file.
    pub(super) fn text(&self) -> String {
        draft_text(&self.unfinished)
    }

    /// Gives up what could not be kept.
    pub(super) const fn give_up(&mut self) {
        self.kept.give_up();
    }
}

/// The games in a file of unfinished work, and whether that is all of it.
fn unfinished<G: TableGame>(found: &Value) -> (Option<Unfinished<G>>, bool) {
    let Some(files) = found.as_object() else { return (None, false) };
    let mut whole = true;
    let mut games = Unfinished::<G>::new();
    // What has no part in common with a game is none.
    for (file, found) in files {
        let (typed, right) =
            mended(G::Typed::new(&Settings::default(), &People::default()), found, G::Typed::is_whole);
        whole &= right;
        if found.is_object() {
            games.insert(file.clone(), typed);
        }
    }
    (Some(games), whole)
}

/// Whether a file has a finished game that can be corrected.
fn is_result<G: TableGame>(file: &str, host: &Host<'_, G::Page>) -> bool {
    let text = host.games.read(file).unwrap_or_default();
    matches!(read_record::<G>(&text), Ok(Loaded { game: Record::<G>::Result(_), read_only: false, .. }))
}
