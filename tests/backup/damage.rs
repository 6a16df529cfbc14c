//! Damage of any kind is noticed, or does no harm.

use std::fs;

use alhambra::storage::BackupError;
use proptest::prelude::*;

use crate::backup::support::{FILES, Place};

/// A backup whose games are long enough to be packed in more than one way.
fn backup() -> (Place, Vec<u8>) {
    let place = Place::used("mine");
    let text: String = (0..400).map(|n| format!("{{\"die\": {}}}\n", n * n % 7)).collect();
    place.write("games/a.json", &text);
    let bytes = fs::read(place.backup()).unwrap();
    (place, bytes)
}

/// Checks that a changed backup is refused, or still holds exactly what it held.
fn check(place: &Place, damaged: &[u8]) -> Result<(), TestCaseError> {
    let (path, before) = (place.path("../damaged.backup"), place.files());
    fs::write(&path, damaged).unwrap();
    match place.plan(&path) {
        Ok((backup, _)) => {
            prop_assert_eq!(backup.len(), FILES.len());
            prop_assert_eq!(place.counts(&path), [0, FILES.len(), 0, 0]);
        }
        Err(BackupError::Store(error)) => prop_assert!(false, "{:?}", error),
        Err(_) => {}
    }
    prop_assert_eq!(place.files(), before);
    Ok(())
}

#[test]
fn a_backup_that_is_cut_off_anywhere_is_refused() {
    let (place, bytes) = backup();
    let path = place.path("../short.backup");
    for length in (0..bytes.len()).step_by(7).chain(bytes.len() - 30..bytes.len()) {
        fs::write(&path, &bytes[..length]).unwrap();
        let error = place.plan(&path).expect_err("it is refused");
        assert!(matches!(error, BackupError::Damaged | BackupError::NoBackup), "{length}: {error:?}");
    }
}

#[test]
fn every_changed_byte_is_noticed_or_makes_no_difference() {
    let (place, bytes) = backup();
    for at in (0..bytes.len()).step_by(3) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        check(&place, &damaged).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn bytes_that_are_changed_inserted_or_removed_do_no_harm(
        changes in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>(), 0_u8..3), 1..6),
    ) {
        let (place, mut bytes) = backup();
        for (at, byte, how) in changes {
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => { bytes.remove(at); }
            }
        }
        check(&place, &bytes)?;
    }
}
