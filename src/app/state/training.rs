//! Training for sheets of one's own, and what was learned for them.

use super::AppState;
use crate::app::LayoutDesk;
use crate::{
    games::roll_and_write::{
        advisor::{self, GameKind, Values},
        files::{LayoutFile, TrainedFile},
        rules::GameConfig,
        session::trainer::{Trained, Trainer},
    },
    text::Key,
};

impl LayoutDesk {
    /// What was learned for a kind of game on a sheet; none where nothing was, or it cannot be used: then it is learned
    /// anew.
    fn look_at(&self, sheet: &LayoutFile, kind: GameKind) -> Option<TrainedFile> {
        let (_, layout) = sheet.content.as_ref().ok()?;
        let config = kind.config(*layout).ok()?;
        let (path, kind) = (self.path(&sheet.file), kind.to_string());
        let bytes = TrainedFile::Values.read(&path, &kind, layout);
        if let Some(values) = bytes.and_then(|bytes| Values::from_bytes(&bytes, layout).ok()) {
            advisor::register(&config, values);
            return Some(TrainedFile::Values);
        }
        TrainedFile::Unfinished.read(&path, &kind, layout).map(|_| TrainedFile::Unfinished)
    }

    /// Looks at what was learned for all sheets of the list.
    pub(super) fn look_at_learned(&mut self) {
        let of = |sheet: &LayoutFile, kind| Some(((sheet.file.clone(), kind), self.look_at(sheet, kind)?));
        let all = |sheet| GameKind::ALL.into_iter().filter_map(move |kind| of(sheet, kind));
        self.learned = self.list.iter().flat_map(all).collect();
    }

    /// Uses what was learned for games by these configuration, if something was.
    pub(super) fn recall(&self, config: &GameConfig) {
        let same =
            |sheet: &&LayoutFile| sheet.content.as_ref().is_ok_and(|(_, layout)| layout == config.layout());
        for sheet in self.all().iter().filter(same) {
            self.look_at(sheet, GameKind::of(config));
        }
    }
}

impl AppState {
    pub(super) fn train(&mut self, file: String, kind: GameKind) {
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
            Trained::Done => self.notify(self.texts.with(Key::SheetsTrainDone, &[("name", name.into())])),
            Trained::Failed(error) => self.sheet_error(&error.into()),
            Trained::Stopped => {}
        }
        self.sheets.trainer = None;
        self.sheets.look_at_learned();
        false
    }
}
