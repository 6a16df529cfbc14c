//! What is wrong with a record, whichever game it is of.

use super::json::{json_fault, mismatch};
use crate::{
    kernel::record::{Excess, Fault, MOST_ENTRIES, RecordFault, VERSION},
    text::{Label, Texts},
};

/// What is wrong with a record, with the number of the entry if it is about one; `game` says what is wrong with the game.
pub fn fault<G>(texts: &Texts, fault: &Fault<G>, game: impl Fn(&G) -> String) -> String {
    let reason = record(texts, &fault.what, game);
    match fault.entry {
        Some(entry) => texts.refused_entry(entry, &reason),
        None => reason,
    }
}

/// The same without the number.
pub fn record<G>(texts: &Texts, fault: &RecordFault<G>, game: impl Fn(&G) -> String) -> String {
    let plain = |text: Label| text(texts).to_owned();
    match fault {
        RecordFault::Json(fault) => json_fault(texts, fault),
        RecordFault::NotAnObject => plain(Texts::refused_not_an_object),
        RecordFault::NotARecord => plain(Texts::refused_not_a_record),
        RecordFault::NoVersion(version) => texts.refused_no_version(version),
        RecordFault::TooNew(version) => {
            let major = VERSION.0.to_string();
            texts.refused_too_new(version, &major)
        }
        RecordFault::Newer { version, own } => texts.refused_newer(version, own),
        RecordFault::Missing(member) => texts.refused_missing(member),
        RecordFault::Member { name, why } => texts.refused_member(name, &mismatch(texts, why)),
        RecordFault::NoId => plain(Texts::refused_no_id),
        RecordFault::Moment { name, text } => texts.refused_moment(name, text),
        RecordFault::Day { name, text } => texts.refused_day(name, text),
        RecordFault::EndedBefore { ended, started } => {
            texts.refused_ended(&ended.to_string(), &started.to_string())
        }
        RecordFault::SeedOrder { from, after } => texts.refused_seed_order(*from, *after),
        RecordFault::SeedFromZero(seed) => texts.refused_seed_zero(&seed.to_string()),
        RecordFault::TooMany { name, entries } => texts.refused_too_many(name, *entries, MOST_ENTRIES),
        RecordFault::Entry(why) => texts.refused_form(&mismatch(texts, why)),
        RecordFault::OtherKind { kind, entries } => texts.refused_other_kind(kind, *entries),
        RecordFault::Dice { fault, more: 0 } => game(fault),
        RecordFault::Dice { fault, more } => texts.refused_dice(&game(fault), *more),
        RecordFault::OtherGame(game) => texts.refused_other_game(game),
        RecordFault::Misfit { fault, later: 0 } | RecordFault::Game(fault) => game(fault),
        RecordFault::Misfit { fault, later } => texts.refused_rest(*later, &game(fault)),
        RecordFault::NotOver => plain(Texts::refused_not_over),
        RecordFault::ResultLength { figure, claimed, found } => {
            texts.refused_result_length(figure, *claimed, *found)
        }
        RecordFault::Result { figure, claimed, found } => texts.refused_result(figure, claimed, found),
        RecordFault::Digest { claimed, found } => texts.refused_digest(claimed, found),
    }
}

/// That something is more than a record holds.
pub fn too_long(texts: &Texts, excess: Excess) -> String {
    texts.refused_too_long(excess.member, excess.found, excess.most)
}
