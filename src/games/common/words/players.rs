//! What is wrong with who sits at a table and with when it was, whichever game it is of.

use crate::written::PlayerFault;
use kernel::{
    CodePoint, NameFault,
    record::{MOST_NAME, WhenFault},
};
use text::{Texts, plain, shortened};

/// Letters of a name that is too long, where it is told.
const SHOWN: usize = 24;

/// What is wrong with a name of a written table.
pub fn player(texts: &Texts, fault: &PlayerFault) -> String {
    match fault {
        PlayerFault::Name(NameFault::Blank) => texts.written_no_name().to_owned(),
        PlayerFault::Name(NameFault::Sign { name, sign }) => {
            texts.written_name_sign(&plain(name), &CodePoint(*sign).to_string())
        }
        PlayerFault::Name(NameFault::Long { name, letters }) => {
            texts.written_name_long(&shortened(&plain(name), SHOWN), *letters, MOST_NAME)
        }
        PlayerFault::Twice(name) => texts.written_same_name(&plain(name)),
    }
}

/// What is wrong with a day or a time that was written.
pub fn when(texts: &Texts, fault: WhenFault, said: &str) -> String {
    match fault {
        WhenFault::Form => texts.late_fault_date().to_owned(),
        WhenFault::Beyond => texts.when_beyond(&plain(said)),
        WhenFault::Skipped => texts.when_skipped(&plain(said)),
        WhenFault::Either(one, other) => {
            texts.when_either(&plain(said), &one.to_string(), &other.to_string())
        }
    }
}
