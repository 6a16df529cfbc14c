//! The exit codes.

use std::path::PathBuf;

use super::forms::EXITS;
use crate::Failure;
use storage::StoreError;

#[test]
fn exit_codes_are_told_as_they_are() {
    let path = || PathBuf::from("a");
    let failures = [
        Failure::Usage(String::new()),
        Failure::Bad { file: String::new(), faults: Vec::new() },
        Failure::Odd { file: String::new(), findings: Vec::new() },
        Failure::OtherKind(String::new()),
        Failure::Nothing(String::new()),
        Failure::Read(StoreError::Missing { path: path() }),
        Failure::NoWindow(String::new()),
        Failure::Exists(path()),
        Failure::Write(StoreError::Exists { path: path() }),
    ];
    let told: Vec<_> = EXITS.iter().skip(2).map(|&(code, name, _)| (code, name)).collect();
    let known: Vec<_> = failures.iter().map(|failure| (failure.exit_code(), failure.code())).collect();
    assert_eq!(told, known);
}
