//! Backups.
#![no_main]

#[allow(dead_code)]
#[path = "../../tests/readers/any_file.rs"]
mod any_file;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    any_file::read_backup(bytes);
});
