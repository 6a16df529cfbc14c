//! Training for the user's own sheets, and what was learned for them.

use super::{Desk, Host, LayoutDesk};
use crate::{
    advisor::{GameKind, Values},
    files::{LayoutDocument, LayoutFile, TrainedFile},
    rules::{GameConfig, Layout},
    session::trainer::{Trained, Trainer},
};
use common::transcribed::Transcribed;

impl LayoutDesk {
    /// What was learned for a kind of game on a sheet, which advisors know from then on. None if nothing was learned or
    /// it cannot be used; it is then learned anew.
    fn look_at(&mut self, file: &str, layout: &Layout, kind: GameKind) -> Option<TrainedFile> {
        let config = kind.config(*layout).ok()?;
        let (path, kind) = (self.sheets.path(file), kind.to_string());
        let bytes = TrainedFile::Values.read(&path, &kind, layout);
        if let Some(values) = bytes.and_then(|bytes| Values::from_bytes(&bytes, layout).ok()) {
            self.values.add(&config, values);
            return Some(TrainedFile::Values);
        }
        TrainedFile::Unfinished.read(&path, &kind, layout).map(|_| TrainedFile::Unfinished)
    }

    /// Looks at what was learned for all sheets of the list.
    pub(super) fn look_at_learned(&mut self) {
        self.learned.clear();
        for (file, layout) in layouts(&self.sheets.list) {
            for kind in GameKind::ALL {
                if let Some(found) = self.look_at(&file, &layout, kind) {
                    self.learned.insert((file.clone(), kind), found);
                }
            }
        }
    }

    /// Uses what was learned for games with this configuration, if anything was.
    pub(super) fn recall(&mut self, config: &GameConfig) {
        for (file, layout) in layouts(&self.sheets.all()) {
            if layout == *config.layout() {
                self.look_at(&file, &layout, GameKind::of(config));
            }
        }
    }
}

/// The layouts of the files that can be read.
fn layouts(files: &[LayoutFile]) -> Vec<(String, Layout)> {
    let layout = |sheet: &LayoutFile| Some((sheet.file.clone(), sheet.content.as_ref().ok()?.1));
    files.iter().filter_map(layout).collect()
}

impl Desk {
    pub(super) fn train(&mut self, file: String, kind: GameKind) {
        if self.layouts.trainer.is_some() {
            return;
        }
        let sheets = &self.layouts.sheets;
        let Some((named, layout)) = sheets.get(Some(&file)) else { return };
        let path = sheets.path(&file);
        self.layouts.trainer =
            Trainer::begin((file, kind), named.0.name, path, layout, self.layouts.training);
    }

    /// Takes in news of the training; true while it goes on.
    pub(super) fn follow_training(&mut self, host: &mut Host<'_>) -> bool {
        let Some(trainer) = &mut self.layouts.trainer else { return false };
        let name = trainer.name.clone();
        match trainer.poll() {
            Trained::Waiting => return true,
            Trained::Done => host.notify(host.texts.sheets_train_done(&name)),
            Trained::Failed(error) => host.error(LayoutDocument::not_kept(host.texts, &error.into())),
            Trained::Stopped => {}
        }
        self.layouts.trainer = None;
        self.layouts.look_at_learned();
        false
    }
}
