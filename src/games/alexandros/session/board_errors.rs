//! What went wrong with boards and their files, in the language of the window.

use super::SketchFault;
use crate::{files::Unreadable, text::setup_errors};
use common::{
    host::file_errors::with_file,
    words::{
        json::{json_fault, misfit},
        sentence,
    },
};
use storage::DocumentError;
use text::{Texts, without_rules};

/// Why a board could not be saved, thrown away or brought back.
#[must_use]
pub fn with_board(texts: &Texts, error: &DocumentError) -> String {
    match error {
        DocumentError::NoName => texts.alexandros_board_no_name().to_owned(),
        DocumentError::NameTaken { .. } => texts.alexandros_board_name_taken().to_owned(),
        DocumentError::File { file } => texts.alexandros_board_file(file),
        DocumentError::Store(error) => with_file(texts, error),
    }
}

/// Why a file cannot be used.
#[must_use]
pub fn unreadable(texts: &Texts, why: &Unreadable) -> String {
    match why {
        Unreadable::File(error) => with_file(texts, error),
        Unreadable::Json(fault) => json_fault(texts, fault),
        Unreadable::NoBoard(why) => texts.alexandros_board_json(&misfit(texts, why)),
        Unreadable::Board(faults) => {
            let told = faults.iter().map(|fault| without_rules(&setup_errors::board(texts, *fault)));
            told.collect::<Vec<_>>().join("; ")
        }
    }
}

/// What is wrong with a board in the editor.
#[must_use]
pub fn sketch_fault(texts: &Texts, fault: &SketchFault) -> String {
    match fault {
        SketchFault::NoName => texts.alexandros_board_no_name().to_owned(),
        SketchFault::NameTaken => texts.alexandros_board_name_taken().to_owned(),
        SketchFault::Board(fault) => sentence(&without_rules(&setup_errors::board(texts, *fault))),
    }
}
