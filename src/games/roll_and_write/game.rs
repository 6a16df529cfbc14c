//! What this game offers the program around it, which knows nothing else of it: what is under way, pages with their
//! screens, commands, and what the library says of a record.

use egui::Ui;

use super::{
    files::Summary,
    record,
    screens::{late_entry, layouts, new_game, new_pad, pad, play, replay, score_card},
    session::AppView,
};

pub use super::session::{
    Desk, GameCommand, GamePage, LateCommand, LayoutCommand, NewGame, NewPad, PadCommand,
};

/// What the library says of a record, or what is wrong with it.
///
/// # Errors
/// When it cannot be read.
pub fn summary(text: &str) -> Result<Summary, String> {
    match record::read(text) {
        Ok(loaded) => Ok(Summary::of(&loaded)),
        Err(faults) => Err(faults.first().map_or_else(String::new, ToString::to_string)),
    }
}

/// What the screens remember that is not under way: fields half typed, what is unfolded.
#[derive(Default)]
pub struct Screens {
    new_game: new_game::NewGameScreen,
    new_pad: new_pad::NewPadScreen,
    play: play::PlayScreen,
    pad: pad::PadScreen,
    score_card: score_card::ScoreCardScreen,
    replay: replay::ReplayScreen,
    layouts: layouts::LayoutsScreen,
    layout_editor: layouts::LayoutEditorScreen,
    late_entry: late_entry::LateEntryScreen,
}

impl Screens {
    /// Draws a page.
    pub fn show(&mut self, ui: &mut Ui, page: GamePage, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        match page {
            GamePage::NewGame => self.new_game.show(ui, app, commands),
            GamePage::NewPad => self.new_pad.show(ui, app, commands),
            GamePage::Play => self.play.show(ui, app, commands),
            GamePage::Pad => self.pad.show(ui, app, commands),
            GamePage::ScoreCard => self.score_card.show(ui, app, commands),
            GamePage::Replay => self.replay.show(ui, app, commands),
            GamePage::Layouts => self.layouts.show(ui, app, commands),
            GamePage::LayoutEditor => self.layout_editor.show(ui, app, commands),
            GamePage::LateEntry => self.late_entry.show(ui, app, commands),
        }
    }
}
