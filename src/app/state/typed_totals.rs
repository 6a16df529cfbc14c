//! Totals that are typed, of a new game or of one of the library that is corrected: what was begun is unfinished work, which
//! is kept until it is saved or thrown away.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::{AppState, Page};
use crate::{command::TotalsCommand, typed_totals::TypedTotals};
use common::{
    contract::GameRef,
    host::{Source, Viewing, drafts, file_errors},
    totals::TotalsGame,
};
use kernel::record::{Header, Loaded};
use storage::{DataDir, Draft, StoreError, draft_text, mended};

/// What the files of unfinished work are called.
const UNFINISHED: &str = "totals";
/// So many play where nobody says otherwise.
const USUAL: usize = 2;

/// Unfinished work, by the file it corrects; that of a new game by the game.
type Unfinished = BTreeMap<String, TypedTotals>;

/// What the page of typed totals shows.
pub struct TotalsDesk {
    /// Where unfinished work is kept.
    kept: Draft,
    unfinished: Unfinished,
    /// Grows whenever something else is shown.
    pub revision: u64,
    /// Of which game totals are typed; none before they are for the first time.
    pub game: Option<GameRef>,
    /// The game of the library that is corrected, with its file; none where a new one is typed.
    correcting: Option<(String, TotalsGame)>,
    /// It as far as it was typed.
    pub typed: TypedTotals,
}

impl TotalsDesk {
    pub(super) fn new(data: &DataDir) -> Self {
        Self {
            kept: Draft::new(data.drafts(), UNFINISHED),
            unfinished: Unfinished::new(),
            revision: 0,
            game: None,
            correcting: None,
            typed: TypedTotals::default(),
        }
    }

    /// The game of the library that is corrected.
    #[must_use]
    pub fn old(&self) -> Option<&TotalsGame> {
        self.correcting.as_ref().map(|(_, game)| game)
    }

    /// Whether something was typed that is not saved.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.unfinished.contains_key(self.key())
    }

    /// What tells unfinished work apart.
    fn key(&self) -> &str {
        let new = || self.game.map_or("", |game| game.id());
        self.correcting.as_ref().map_or_else(new, |(file, _)| file)
    }

    /// Shows the game as far as it has come.
    fn show(&mut self) {
        let fresh = || match (self.old(), self.game) {
            (Some(old), _) => TypedTotals::of(old),
            (None, game) => {
                let counts = game.map(|game| game.totals().published.counts());
                TypedTotals::new(counts.map_or(USUAL, |counts| USUAL.clamp(*counts.start(), *counts.end())))
            }
        };
        let mut typed = self.unfinished.get(self.key()).cloned().unwrap_or_else(fresh);
        typed.occasion.complete(self.old().map(|old| &old.header));
        self.typed = typed;
        self.revision += 1;
    }

    /// Something was typed; none where it is thrown away.
    fn keep(&mut self, typed: Option<TypedTotals>) -> Result<(), StoreError> {
        let key = self.key().to_owned();
        match typed {
            Some(typed) => self.unfinished.insert(key, typed),
            None => self.unfinished.remove(&key),
        };
        self.show();
        self.write()
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

impl AppState {
    /// Shows the page on which totals are typed, of the game whose page is shown.
    pub(super) fn type_totals(&mut self) {
        let shown = self.page.game().and_then(|page| self.list.named(page.game()));
        if let Some(game) = shown {
            self.open_totals(game, None);
        }
    }

    pub(super) fn run_totals(&mut self, command: TotalsCommand) {
        match command {
            TotalsCommand::Correct(file) => self.correct_totals(file),
            TotalsCommand::Typed(typed) => self.keep_typed_totals(Some(*typed)),
            TotalsCommand::StartOver => self.keep_typed_totals(None),
            TotalsCommand::Save => self.save_totals(),
        }
    }

    fn correct_totals(&mut self, file: String) {
        let Some(text) = self.read(&Source::File(file.clone())) else { return };
        let Some(game) = self.list.of_totals(&text) else { return };
        match self.read_totals(&file, &text) {
            Some(Loaded { game: old, read_only: false, .. }) => self.open_totals(game, Some((file, old))),
            Some(_) => self.remark(self.texts.library_newer().to_owned()),
            None => {}
        }
    }

    fn open_totals(&mut self, game: GameRef, correcting: Option<(String, TotalsGame)>) {
        self.recall_totals();
        let desk = &mut self.typed_totals;
        (desk.game, desk.correcting) = (Some(game), correcting);
        desk.show();
        self.tell_totals_beside();
        self.go(Page::TypedTotals);
    }

    /// Reads what was left unfinished, where nothing is known of any.
    fn recall_totals(&mut self) {
        let desk = &mut self.typed_totals;
        if desk.unfinished.is_empty() {
            let found = desk.kept.open(unfinished);
            desk.unfinished = found.content.unwrap_or_default();
            self.with_host(|host| drafts::tell_trouble(found.trouble, host));
        }
    }

    /// Takes in unfinished work that was written to another place, and shows it; false where the text is something else.
    /// What is unfinished here stays as it is.
    pub(super) fn take_in_typed_totals(&mut self, text: &str) -> bool {
        // Each game is an object: a record, which has other members, is not read to its end for this.
        let Ok(found) = serde_json::from_str::<BTreeMap<String, Map<String, Value>>>(text) else {
            return false;
        };
        let (Some(games), true) = unfinished(&found.into_iter().collect()) else { return false };
        let is_here =
            |file: &&String| self.games.read(file).is_ok_and(|record| self.list.of_totals(&record).is_some());
        let new = games.keys().find_map(|game| self.list.named(game));
        let corrected = games.keys().find(is_here).cloned();
        if new.is_none() && corrected.is_none() {
            return false;
        }
        self.recall_totals();
        if games.keys().any(|key| self.typed_totals.unfinished.contains_key(key)) {
            self.remark(self.texts.drafts_unfinished().to_owned());
        } else {
            self.typed_totals.unfinished.extend(games);
            let kept = self.typed_totals.write();
            self.tell_kept_totals(kept);
        }
        match (new, corrected) {
            (Some(game), _) => self.open_totals(game, None),
            (None, Some(file)) => self.correct_totals(file),
            (None, None) => {}
        }
        true
    }

    fn keep_typed_totals(&mut self, typed: Option<TypedTotals>) {
        let kept = self.typed_totals.keep(typed);
        self.tell_kept_totals(kept);
    }

    fn tell_kept_totals(&mut self, kept: Result<(), StoreError>) {
        if let Err(error) = kept {
            let reason = file_errors::with_file(&self.texts, &error);
            self.error(self.texts.error_save(&reason));
        }
        self.tell_totals_beside();
    }

    fn tell_totals_beside(&mut self) {
        if self.typed_totals.kept.tell_beside() {
            self.remark(self.texts.drafts_beside().to_owned());
        }
    }

    /// Puts what was typed into the library, in the place of the game that it corrects, and shows its card. What cannot be
    /// saved stays on the page.
    fn save_totals(&mut self) {
        let TotalsDesk { game, correcting, typed, .. } = &self.typed_totals;
        let Some(game) = game else { return };
        let old = correcting.as_ref().map(|(_, old)| old);
        let Ok(made) = typed.game(&self.texts, game.id(), old) else { return };
        let saved = match correcting {
            None => self.take_in_made(&made, &made.write(None)),
            Some((file, _)) => self.save_corrected(file.clone(), made),
        };
        if let Some(file) = saved {
            self.keep_typed_totals(None);
            // Behind the card lies what was there before this page.
            self.page = self.trail.pop().unwrap_or(Page::Home);
            self.view(Source::File(file), Viewing::Card);
        }
    }

    /// Writes a corrected game over the old one; its file. What the record says beside what is typed stays.
    fn save_corrected(&mut self, file: String, mut made: TotalsGame) -> Option<String> {
        let (mut lock, text) = match self.games.open(&file) {
            Ok(opened) => opened,
            Err(error) => {
                self.report(&file, &error);
                return None;
            }
        };
        let Loaded { game: old, source, .. } = self.read_totals(&file, &text).filter(|old| !old.read_only)?;
        let Header { title, location, comment, day, started, ended, active_seconds, seats, .. } = made.header;
        let said = old.header;
        made.header = Header { title, location, comment, day, started, ended, active_seconds, seats, ..said };
        if let Err(error) = self.games.save(&mut lock, &made.write(Some(&source))) {
            self.report(&file, &error.into());
            return None;
        }
        Some(file)
    }
}

/// The games in a file of unfinished work, and whether that is all of it.
fn unfinished(found: &Value) -> (Option<Unfinished>, bool) {
    let Some(games) = found.as_object() else { return (None, false) };
    let mut is_all = true;
    let mut read = Unfinished::new();
    for (key, found) in games {
        let (typed, is_whole) = mended(TypedTotals::new(USUAL), found, TypedTotals::is_whole);
        is_all &= is_whole;
        // What has no part in common with a game is none.
        if found.is_object() {
            read.insert(key.clone(), typed);
        }
    }
    (Some(read), is_all)
}
