//! What a start of the program asks for is shown: a saved game, a file that may be imported, a backup, or the
//! code of a challenge.

use std::path::Path;

use super::{game_screens::GameScreens, library::LibraryScreen};
use crate::{AppCommand, AppState, BackupCommand, Page};
use opening::Opening;

/// Shows it.
pub fn show(opening: Opening, app: &mut AppState, library: &mut LibraryScreen, games: &mut GameScreens) {
    app.help = false;
    let command = match opening {
        Opening::File(path) => match app.of_library(Path::new(&path)) {
            Some(command) => command,
            // What is in them is shown before anything is taken in.
            None if app.holds_plays(&path) => AppCommand::Import(path),
            None => {
                library.offer(app, path);
                AppCommand::Go(Page::Library)
            }
        },
        Opening::Backup(path) => {
            app.run(AppCommand::Go(Page::Settings));
            AppCommand::Backup(BackupCommand::Open(path))
        }
        Opening::Wrong(sentence) => return app.error(sentence),
        Opening::Code(code) => match games.type_code(&code) {
            Some(page) => AppCommand::Go(page),
            None => return,
        },
    };
    app.run(command);
}
