//! What systems other than Unix do differently with files, Windows above all: less than `unix.rs`, its twin.
//! Compiled, but untried: nobody has run it yet.

use std::{
    fs::{DirBuilder, File, Metadata, OpenOptions},
    io,
    path::Path,
};

/// Who may read a file is up to its folder: the folder of a user's own data is closed to other users.
pub const fn for_its_owner(_: &mut OpenOptions) {}

/// The same for a folder.
pub const fn folder_for_its_owner(_: &mut DirBuilder) {}

/// Files belong to whoever makes them.
pub const fn give_owner_of(_: &File, _: &Metadata) {}

/// Folders cannot be opened to be synced.
pub const fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The system cannot tell: an interrupted move leaves both files, and the name is reported as in use.
pub const fn is_one_file(_: &Metadata, _: &Metadata) -> bool {
    false
}

/// An open file keeps its name.
pub const fn is_nameless(_: &Metadata) -> bool {
    false
}
