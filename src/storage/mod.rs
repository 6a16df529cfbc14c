//! Files: where they are, how they are written, and what the settings say. No game is known here: a saved game is a
//! text with a name.

mod backup;
mod clock;
mod crashes;
mod digest;
mod disk;
mod documents;
mod drafts;
mod games;
mod install_manifest;
mod library_index;
mod lock;
mod paths;
mod people;
mod photos;
mod settings;
mod shared;
mod store;
mod window_lock;

pub use backup::{
    Backup, BackupContents, BackupError, Change, Obstacle, OnConflict, Planned, Refused, RestorePlan,
    Restored, back_up,
};
pub use clock::{now, today};
pub use crashes::{Crash, Crashes};
#[cfg(debug_assertions)]
pub use disk::trial;
pub use documents::{Document, DocumentError, DocumentFile, Documents, document_text, is_name_taken};
pub use drafts::{Draft, DraftTrouble, Found, draft_text, mended};
pub use games::{GameFile, GameLock, Games, GamesError};
pub use install_manifest::InstallManifest;
pub use library_index::{BySerde, Glance, LibraryEntry, LibraryIndex, Reading, Summariser};
pub use paths::{DataDir, DataDirError};
pub use people::{PeopleFile, PeopleTrouble};
pub use photos::{OpenPhoto, PhotoError, Photos};
pub use settings::{Animation, LoadedSettings, Settings, SettingsWarning, ThemeSetting};
pub use shared::{change_secret, change_shared, read_shared};
pub use store::{
    MOST_BYTES, MOST_TRAINED_BYTES, StoreError, create_folder, move_new, open_to_read, read_bytes,
    read_stream, read_text, remove, remove_stale_temp, text_from, write_atomically, write_new, write_out,
};
pub use window_lock::WindowLock;
