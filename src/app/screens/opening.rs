//! What a start of the program asks for is shown: a saved game, a file that may be imported, a backup, or the
//! code of a challenge.

use std::path::Path;

use super::library::LibraryScreen;
use crate::{
    app::{AppCommand, AppState, BackupCommand, Page},
    games::roll_and_write::game::{GamePage, Screens as GameScreens},
    opening::Opening,
};

/// Shows it.
pub fn show(
    opening: Opening,
    app: &mut AppState,
    library: &mut LibraryScreen,
    roll_and_write: &mut GameScreens,
) {
    app.help = false;
    let command = match opening {
        Opening::File(path) => app.of_library(Path::new(&path)).unwrap_or_else(|| {
            library.offer(app, path);
            AppCommand::Go(Page::Library)
        }),
        Opening::Backup(path) => {
            app.run(AppCommand::Go(Page::Settings));
            AppCommand::Backup(BackupCommand::Open(path))
        }
        Opening::Wrong(sentence) => return app.error(sentence),
        Opening::Code(code) => {
            roll_and_write.type_code(&code);
            AppCommand::Go(GamePage::Challenges.into())
        }
    };
    app.run(command);
}
