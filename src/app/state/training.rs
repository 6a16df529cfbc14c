//! Training for sheets of one's own, and what was learned for them.

use super::Companion;
use crate::app::SheetDesk;
use crate::{
    games::roll_and_write::{
        advisor::{self, Kind, Values},
        rules::Terms,
        session::trainer::{Trained, Trainer},
    },
    storage::{Learned, SheetFile},
    text::Key,
};

impl SheetDesk {
    /// What was learned for a kind of game on a sheet; none where nothing was, or it cannot be used: then it is learned
    /// anew.
    fn look_at(&self, sheet: &SheetFile, kind: Kind) -> Option<Learned> {
        let (_, layout) = sheet.content.as_ref().ok()?;
        let terms = kind.terms(*layout).ok()?;
        let (path, kind) = (self.path(&sheet.file), kind.to_string());
        let bytes = Learned::Values.read(&path, &kind, layout);
        if let Some(values) = bytes.and_then(|bytes| Values::from_bytes(&bytes, layout).ok()) {
            advisor::adopt(&terms, values);
            return Some(Learned::Values);
        }
        Learned::Unfinished.read(&path, &kind, layout).map(|_| Learned::Unfinished)
    }

    /// Looks at what was learned for all sheets of the list.
    pub(super) fn look_at_learned(&mut self) {
        let of = |sheet: &SheetFile, kind| Some(((sheet.file.clone(), kind), self.look_at(sheet, kind)?));
        let all = |sheet| Kind::ALL.into_iter().filter_map(move |kind| of(sheet, kind));
        self.learned = self.list.iter().flat_map(all).collect();
    }

    /// Uses what was learned for games by these terms, if something was.
    pub(super) fn recall(&self, terms: &Terms) {
        let same =
            |sheet: &&SheetFile| sheet.content.as_ref().is_ok_and(|(_, layout)| layout == terms.layout());
        for sheet in self.all().iter().filter(same) {
            self.look_at(sheet, Kind::of(terms));
        }
    }
}

impl Companion {
    pub(super) fn train(&mut self, file: String, kind: Kind) {
        let Some((named, layout)) = self.sheets.sheet(Some(&file)).filter(|_| self.sheets.trainer.is_none())
        else {
            return;
        };
        let path = self.sheets.path(&file);
        self.sheets.trainer = Trainer::begin((file, kind), named.name, path, layout, self.sheets.training);
    }

    /// Hears how the training goes; true while one goes on.
    pub fn follow_training(&mut self) -> bool {
        let Some(trainer) = &mut self.sheets.trainer else { return false };
        let name = trainer.name.clone();
        match trainer.poll() {
            Trained::Waiting => return true,
            Trained::Done => self.notice(self.texts.with(Key::SheetsTrainDone, &[("name", name.into())])),
            Trained::Failed(error) => self.sheet_error(&error.into()),
            Trained::Stopped => {}
        }
        self.sheets.trainer = None;
        self.sheets.look_at_learned();
        false
    }
}
