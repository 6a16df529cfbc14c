//! What Unix and similar systems do with files. `others.rs` is its twin.

use std::{
    fs::{DirBuilder, File, Metadata, OpenOptions},
    io,
    os::unix::fs::{DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, fchown},
    path::Path,
};

/// Makes a file readable by its owner alone.
pub fn for_its_owner(options: &mut OpenOptions) {
    options.mode(0o600);
}

/// Makes a folder that only its owner may look into.
pub fn folder_for_its_owner(builder: &mut DirBuilder) {
    builder.mode(0o700);
}

/// Gives a file the owner of another one, where that is allowed.
pub fn give_owner_of(file: &File, other: &Metadata) {
    let _ = fchown(file, Some(other.uid()), Some(other.gid()));
}

/// Makes a change of names in a folder permanent.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Whether both are the same file.
pub fn is_one_file(a: &Metadata, b: &Metadata) -> bool {
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

/// Whether an open file has no name any more.
pub fn is_nameless(file: &Metadata) -> bool {
    file.nlink() == 0
}
