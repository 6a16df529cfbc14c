//! What was thrown away last, in words.

use super::words::Words;
use crate::AppState;
use text::Language;

/// What is said of a game that was thrown away, looked for when something has changed.
#[derive(Debug, Default)]
pub struct Deleted {
    /// Of which file, as the games were then, and in which language.
    of: Option<(String, u64, Language)>,
    words: String,
}

impl Deleted {
    /// What was thrown away last; nothing where nothing was.
    pub fn says(&mut self, app: &AppState) -> Option<String> {
        match app.trashed.as_slice() {
            [] => None,
            [file] => {
                let of = Some((file.clone(), app.library_changes, app.texts.language()));
                if self.of != of {
                    (self.words, self.of) = (app.texts.library_deleted(&title(app, file)), of);
                }
                Some(self.words.clone())
            }
            files => Some(app.texts.library_deleted_several(files.len())),
        }
    }
}

/// What a game in the trash is called.
fn title(app: &AppState, file: &str) -> String {
    let found = app.trash.games().iter().find(|game| game.file == file);
    let game = found.and_then(|game| game.content.as_ref().ok());
    game.map_or_else(|| file.to_owned(), |game| Words::of(&app.texts, game).title)
}
