//! Why the file of a box cannot be used.

use crate::{files::Unreadable, text::errors};
use common::{
    host::file_errors::with_file,
    words::json::{json_fault, misfit},
};
use text::{Texts, without_rules};

/// Why the file cannot be used.
#[must_use]
pub fn unreadable(texts: &Texts, why: &Unreadable) -> String {
    match why {
        Unreadable::File(error) => with_file(texts, error),
        Unreadable::Json(fault) => json_fault(texts, fault),
        Unreadable::NoBox(why) => texts.alhambra_pieces_json(&misfit(texts, why)),
        Unreadable::Tiles(fault) => without_rules(&errors::tiles(texts, fault)),
    }
}
