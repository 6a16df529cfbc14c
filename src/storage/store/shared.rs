//! A small file that every window of the program may change.

use std::path::Path;

use serde::{Serialize, de::DeserializeOwned};

use super::{MOST_BYTES, StoreError, create_folder, keep_aside, read_bytes, write_atomically};

/// What a JSON file holds; the usual where there is none, or where it is not understood.
#[must_use]
pub fn read_shared<T: DeserializeOwned + Default>(path: &Path) -> T {
    let bytes = read_bytes(path, MOST_BYTES).unwrap_or_default();
    serde_json::from_slice(&bytes).unwrap_or_default()
}

/// Changes what a JSON file holds, and returns what it holds then. It is read anew each time, so that what another window
/// has put there stays; what is not understood is first kept aside.
///
/// # Errors
/// When the file cannot be read or written; it is then as it was.
pub fn change_shared<T: Serialize + DeserializeOwned + Default>(
    path: &Path,
    change: impl FnOnce(&mut T),
) -> Result<T, StoreError> {
    let mut held = match read_bytes(path, MOST_BYTES) {
        Ok(bytes) => match serde_json::from_slice(&bytes) {
            Ok(held) => held,
            Err(_) => keep_aside(path, &bytes).map(|()| T::default())?,
        },
        Err(StoreError::Missing { .. }) => T::default(),
        Err(error) => return Err(error),
    };
    change(&mut held);
    let failed = |error: serde_json::Error| StoreError::Write { path: path.into(), source: error.into() };
    let mut text = serde_json::to_vec_pretty(&held).map_err(failed)?;
    text.push(b'\n');
    if let Some(folder) = path.parent() {
        create_folder(folder)?;
    }
    write_atomically(path, &text)?;
    Ok(held)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_two_windows_put_there_is_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("list.json");
        assert_eq!(read_shared::<Vec<u8>>(&path), Vec::<u8>::new());
        for number in [1, 2] {
            change_shared(&path, |list: &mut Vec<u8>| list.push(number)).unwrap();
        }
        assert_eq!(read_shared::<Vec<u8>>(&path), [1, 2]);
    }

    #[test]
    fn what_is_not_understood_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.json");
        fs::write(&path, "nonsense").unwrap();
        assert_eq!(change_shared(&path, |list: &mut Vec<u8>| list.push(1)).unwrap(), [1]);
        assert_eq!(fs::read_to_string(folder.path().join("list.json.bad")).unwrap(), "nonsense");
    }
}
