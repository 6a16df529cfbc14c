//! Finished paper games that are typed in afterwards.

use super::{Desk, Host, late_desk::unfinished};
use crate::{
    games::{
        common::{
            host::{AppRequest, Source, Viewing, drafts, new_id},
            seating::known_players,
            table::damaged,
        },
        roll_and_write::{
            files::{layout_hash, layouts_for_pad},
            log::NamedLayout,
            pad::PaperGame,
            record::{self, AnyGame, Loaded},
            session::{command::LateCommand, late_draft::LateDraft, page::GamePage, tables::RollAndWrite},
        },
    },
    kernel::record::RecordKind,
    storage::{Games, GamesError},
};

impl Desk {
    /// The page for a new game, as far as it has come.
    pub(super) fn open_late_entry(&mut self, host: &mut Host<'_>) {
        if self.late.unfinished.is_empty() {
            let found = self.late.find();
            self.late.unfinished = found.content.unwrap_or_default();
            drafts::tell_trouble(found.trouble, host);
            drafts::tell_beside(&mut self.late.kept, host);
        }
        let fresh = self.fresh_draft(host);
        self.show_draft(String::new(), fresh);
    }

    fn fresh_draft(&mut self, host: &Host<'_>) -> LateDraft {
        let own = layouts_for_pad(&host.data.layouts());
        let ours = own.iter().find(|(_, layout)| host.settings.is_confirmed(&layout_hash(layout)));
        let standard = NamedLayout::standard().0;
        let sheet = ours.map_or_else(|| standard.clone(), |(named, _)| named.clone());
        self.late.sheets = std::iter::once(standard).chain(own.into_iter().map(|(named, _)| named)).collect();
        let mut draft = LateDraft::new(sheet, &host.settings.player_name, &host.settings.player_colour);
        let mut seating = draft.seating();
        seating.propose(&known_players(host.settings));
        draft.set_seating(seating);
        draft
    }

    /// Shows what was left unfinished of a file, or the draft given.
    fn show_draft(&mut self, file: String, fresh: LateDraft) {
        self.late.show(self.late.unfinished.get(&file).cloned().unwrap_or(fresh));
        self.late.file = file;
        let sheet = &self.late.draft.sheet;
        if !self.late.sheets.contains(sheet) {
            self.late.sheets.push(sheet.clone());
        }
    }

    /// Takes in unfinished work that was written to another place; false where the text is none. What is unfinished
    /// here stays as it is.
    pub(super) fn take_in_drafts(&mut self, text: &str, host: &mut Host<'_>) -> bool {
        let read = serde_json::from_str(text).map(|value| unfinished(&value));
        let Ok((Some(drafts), true)) = read else { return false };
        let Some(file) = drafts.keys().next().cloned() else { return false };
        self.open_late_entry(host);
        host.ask(AppRequest::Show(GamePage::LateEntry));
        if drafts.keys().any(|file| self.late.unfinished.contains_key(file)) {
            host.remark(host.texts.drafts_unfinished().to_owned());
            return true;
        }
        self.late.unfinished.extend(drafts);
        self.keep_late_drafts(host);
        let fresh = self.fresh_draft(host);
        self.show_draft(file, fresh);
        true
    }

    pub(super) fn run_late_entry(&mut self, command: LateCommand, host: &mut Host<'_>) {
        match command {
            LateCommand::Correct(file) => {
                if let Some(old) = Self::read_result(&file, host) {
                    self.open_late_entry(host);
                    self.show_draft(file, LateDraft::of(&old));
                    host.ask(AppRequest::Show(GamePage::LateEntry));
                }
            }
            LateCommand::Change(draft) => {
                self.late.show(*draft);
                let (file, draft) = (self.late.file.clone(), self.late.draft.clone());
                self.late.unfinished.insert(file, draft);
                self.keep_late_drafts(host);
            }
            LateCommand::StartOver => {
                let file = self.late.file.clone();
                self.late.unfinished.remove(&file);
                self.keep_late_drafts(host);
                let fresh = match self.late.corrects().then(|| Self::read_result(&file, host)).flatten() {
                    Some(old) => LateDraft::of(&old),
                    None => self.fresh_draft(host),
                };
                self.show_draft(file, fresh);
            }
            LateCommand::Save => self.save_late_entry(host),
        }
    }

    /// The record of a finished game that was typed in; says why there is none.
    fn read_result(file: &str, host: &mut Host<'_>) -> Option<PaperGame> {
        let text = host.games.read(file).map_err(|error| host.report(file, &error)).ok()?;
        match record::read(&text) {
            Ok(Loaded { game, read_only: false, .. }) if game.kind() == RecordKind::Result => match game {
                AnyGame::Result(game) => Some(*game),
                AnyGame::Played(_) | AnyGame::Table(_) => None,
            },
            Ok(_) => {
                host.remark(host.texts.library_newer().to_owned());
                None
            }
            Err(faults) => {
                damaged::<RollAndWrite>(file, &faults, host);
                None
            }
        }
    }

    /// Keeps unfinished work, or says why that is not possible.
    fn keep_late_drafts(&mut self, host: &mut Host<'_>) {
        let kept = self.late.keep();
        drafts::tell_beside(&mut self.late.kept, host);
        if let Err(error) = kept {
            host.not_saved(&error);
        }
    }

    fn save_late_entry(&mut self, host: &mut Host<'_>) {
        let file = self.late.file.clone();
        let saved =
            if file.is_empty() { self.save_new_result(host) } else { self.save_corrected(&file, host) };
        match saved {
            Ok(Some(saved)) => {
                self.late.unfinished.remove(&file);
                self.keep_late_drafts(host);
                // Behind the score card lies what was there before this page.
                host.ask(AppRequest::Close);
                host.ask(AppRequest::View(Source::File(saved), Viewing::Card));
            }
            // The page names what is wrong.
            Ok(None) => {}
            Err(error) => host.report(&file, &error),
        }
    }

    fn save_new_result(&self, host: &Host<'_>) -> Result<Option<String>, GamesError> {
        let Some(game) = self.late.draft.game(host.texts, &new_id(), None) else { return Ok(None) };
        let file = Games::file_name_for(&game.header);
        host.games.add(&file, &game.write(None))?;
        Ok(Some(file))
    }

    /// Writes a new version of a record over the old one; what it says beside the game stays.
    fn save_corrected(&self, file: &str, host: &Host<'_>) -> Result<Option<String>, GamesError> {
        let (mut lock, text) = host.games.open(file)?;
        let Ok(Loaded { game: AnyGame::Result(old), source, read_only: false }) = record::read(&text) else {
            return Ok(None);
        };
        let Some(game) = self.late.draft.game(host.texts, "", Some(&old)) else { return Ok(None) };
        host.games.save(&mut lock, &game.write(Some(&source)))?;
        Ok(Some(file.to_owned()))
    }
}
