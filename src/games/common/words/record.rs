//! What is wrong with a record, whichever game it is of.

use super::json::{json_fault, misfit};
use kernel::record::{Fault, LimitExceeded, MOST_ENTRIES, RecordFault, VERSION};
use text::{Label, Texts};

/// Where the rules of a game say what every record is held to.
#[derive(Clone, Copy, Debug)]
pub struct Sections {
    /// When it is over.
    pub end: &'static str,
    /// What its result is.
    pub result: &'static str,
}

/// What is wrong with a record, with the number of the entry if it is about one; `game` says what is wrong with the game.
pub fn fault<G>(texts: &Texts, sections: Sections, fault: &Fault<G>, game: impl Fn(&G) -> String) -> String {
    let reason = record(texts, sections, &fault.what, game);
    match fault.entry {
        Some(entry) => texts.refused_entry(entry, &reason),
        None => reason,
    }
}

/// The same without the number.
pub fn record<G>(
    texts: &Texts,
    sections: Sections,
    fault: &RecordFault<G>,
    game: impl Fn(&G) -> String,
) -> String {
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
        RecordFault::Shape(found) if found.at.is_empty() => texts.refused_form(&misfit(texts, found)),
        RecordFault::Shape(found) => misfit(texts, found),
        RecordFault::NoId => plain(Texts::refused_no_id),
        RecordFault::Moment { name, text } => texts.refused_moment(name, text),
        RecordFault::Day { name, text } => texts.refused_day(name, text),
        RecordFault::EndedBefore { ended, started } => {
            texts.refused_ended(&ended.to_string(), &started.to_string())
        }
        RecordFault::SeedOrder { from, after } => texts.refused_seed_order(*from, *after),
        RecordFault::SeedFromZero(seed) => texts.refused_seed_zero(&seed.to_string()),
        RecordFault::TooMany { name, entries } => texts.refused_too_many(name, *entries, MOST_ENTRIES),
        RecordFault::OtherKind { kind, entries } => texts.refused_other_kind(kind, *entries),
        RecordFault::Dice { fault, more: 0 } => game(fault),
        RecordFault::Dice { fault, more } => texts.refused_dice(&game(fault), *more),
        RecordFault::OtherGame(game) => texts.refused_other_game(game),
        RecordFault::Misfit { fault, later: 0 } | RecordFault::Game(fault) => game(fault),
        RecordFault::Misfit { fault, later } => texts.refused_rest(*later, &game(fault)),
        RecordFault::NotOver => texts.refused_not_over(sections.end),
        RecordFault::ResultLength { figure, claimed, found } => {
            texts.refused_result_length(figure, *claimed, *found, sections.result)
        }
        RecordFault::Result { figure, claimed, found } => {
            texts.refused_result(figure, claimed, found, sections.result)
        }
        RecordFault::Digest { claimed, found } => texts.refused_digest(claimed, found),
    }
}

/// That something is more than a record holds.
pub fn too_long(texts: &Texts, limit: LimitExceeded) -> String {
    texts.refused_too_long(limit.member, limit.found, limit.most)
}
