//! Files: where they lie, how they are written, and what the settings say.
//!
//! Nothing here knows the inside of a record: games are text under a name.

mod games;
mod paths;
mod settings;
mod store;

pub use games::{GameFile, GameLock, Games, GamesError};
pub use paths::{DataDir, DataDirError};
pub use settings::{Animation, LanguageChoice, Loaded, PLAYER_COLOURS, Settings, SettingsWarning, Theme};
pub use store::{StoreError, create_folder, move_new, read_text, write_atomically, write_new};
