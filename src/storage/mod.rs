//! Files: where they lie, how they are written, and what the settings say.
//!
//! [`LibraryIndex`] knows what saved games say; for the rest games are text under a name.

mod drafts;
mod games;
mod high_scores;
mod layouts;
mod library_index;
mod lock;
mod paths;
mod settings;
mod store;
mod trained;
mod unreadable;

pub use drafts::{Draft, DraftTrouble, Found, draft_text, mended};
pub use games::{GameFile, GameLock, Games, GamesError};
pub use high_scores::{Conditions, HighScoreTable, HighScores, Ranked, Statistics};
pub use layouts::{LayoutFile, Layouts, LayoutsError, is_name_taken, layouts, layouts_for_pad, sheet_text};
pub use library_index::{LibraryEntry, LibraryIndex, Summary, cells, layout_hash};
pub use paths::{DataDir, DataDirError};
pub use settings::{Animation, LanguageChoice, LoadedSettings, Settings, SettingsWarning, ThemeSetting};
pub use store::{StoreError, create_folder, move_new, read_text, sweep, write_atomically, write_new};
pub use trained::TrainedFile;
pub use unreadable::Unreadable;
