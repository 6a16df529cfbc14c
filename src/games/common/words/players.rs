//! What is wrong with who sits at a table, whichever game it is of.

use crate::{
    games::common::written::PlayerFault,
    kernel::{CodePoint, NameFault},
    text::{Texts, plain},
};

/// What is wrong with a name of a written table.
pub fn player(texts: &Texts, fault: &PlayerFault) -> String {
    match fault {
        PlayerFault::Name(NameFault::Blank) => texts.written_no_name().to_owned(),
        PlayerFault::Name(NameFault::Sign { name, sign }) => {
            texts.written_name_sign(&plain(name), &CodePoint(*sign).to_string())
        }
        PlayerFault::Twice(name) => texts.written_same_name(&plain(name)),
    }
}
