//! Training for sheets of one's own, and what was learned for them.

use std::collections::BTreeMap;

use super::{Companion, SheetDesk};
use crate::{
    advisor::{self, Values},
    app::{
        texts::Key,
        trainer::{self, Trained, Trainer},
    },
    archive::{Learned, SheetFile},
    rules::Layout,
};

impl SheetDesk {
    /// What was learned for a sheet; none where nothing was, or it cannot be used: then it is learned anew.
    fn look_at(&self, sheet: &SheetFile) -> Option<Learned> {
        let (_, layout) = sheet.content.as_ref().ok()?;
        let terms = trainer::terms(layout)?;
        let path = self.path(&sheet.file);
        let bytes = Learned::Values.read(&path, layout);
        if let Some(values) = bytes.and_then(|bytes| Values::from_bytes(&bytes, layout).ok()) {
            advisor::adopt(&terms, values);
            return Some(Learned::Values);
        }
        Learned::Unfinished.read(&path, layout).map(|_| Learned::Unfinished)
    }

    /// Looks at what was learned for all sheets of the list.
    pub(super) fn look_at_learned(&mut self) {
        let learned = |sheet: &SheetFile| Some((sheet.file.clone(), self.look_at(sheet)?));
        self.learned = self.list.iter().filter_map(learned).collect::<BTreeMap<_, _>>();
    }

    /// Uses what was learned for this layout, if something was.
    pub(super) fn recall(&self, layout: &Layout) {
        let same = |sheet: &&SheetFile| sheet.content.as_ref().is_ok_and(|(_, other)| other == layout);
        for sheet in self.all().iter().filter(same) {
            self.look_at(sheet);
        }
    }
}

impl Companion {
    pub(super) fn train(&mut self, file: String) {
        let Some((named, layout)) = self.sheets.sheet(Some(&file)).filter(|_| self.sheets.trainer.is_none())
        else {
            return;
        };
        let path = self.sheets.path(&file);
        self.sheets.trainer = Trainer::begin(file, named.name, path, layout, self.sheets.training);
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
