//! What is wrong with a record.

use super::{
    ErrorText,
    json::{json_fault, mismatch},
};
use crate::text::{Label, Texts};
use crate::{
    games::roll_and_write::{
        log::SetupFault,
        record::{Fault, GameFault, RecordFault},
    },
    kernel::record::{MOST_ENTRIES, VERSION},
};

impl ErrorText<'_> {
    /// What is wrong with a record, with the number of the entry if it is about one.
    #[must_use]
    pub fn fault(&self, fault: &Fault) -> String {
        let reason = self.record(&fault.what);
        match fault.entry {
            Some(entry) => self.texts.refused_entry(entry, &reason),
            None => reason,
        }
    }

    /// The same without the number.
    #[must_use]
    pub fn record(&self, fault: &RecordFault) -> String {
        let texts = self.texts;
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
            RecordFault::EndedBefore { ended, started } => {
                texts.refused_ended(&ended.to_string(), &started.to_string())
            }
            RecordFault::SeedOrder { from, after } => texts.refused_seed_order(*from, *after),
            RecordFault::SeedFromZero(seed) => texts.refused_seed_zero(&seed.to_string()),
            RecordFault::TooMany { name, entries } => texts.refused_too_many(name, *entries, MOST_ENTRIES),
            RecordFault::Entry(why) => texts.refused_form(&mismatch(texts, why)),
            RecordFault::OtherKind { kind, entries } => texts.refused_other_kind(kind, *entries),
            RecordFault::Dice { fault, more: 0 } => self.game(fault),
            RecordFault::Dice { fault, more } => texts.refused_dice(&self.game(fault), *more),
            RecordFault::OtherGame(game) => texts.refused_other_game(game),
            RecordFault::Misfit { fault, later: 0 } | RecordFault::Game(fault) => self.game(fault),
            RecordFault::Misfit { fault, later } => texts.refused_rest(*later, &self.game(fault)),
            RecordFault::NotOver => plain(Texts::refused_not_over),
            RecordFault::ResultLength { figure, claimed, found } => {
                texts.refused_result_length(figure, *claimed, *found)
            }
            RecordFault::Result { figure, claimed, found } => texts.refused_result(figure, claimed, found),
            RecordFault::Digest { claimed, found } => texts.refused_digest(claimed, found),
        }
    }

    /// What is wrong with the game in a record.
    fn game(&self, fault: &GameFault) -> String {
        let texts = self.texts;
        match fault {
            GameFault::Setup(SetupFault::Layout(fault)) => texts.refused_layout(&self.layout(fault)),
            GameFault::Setup(SetupFault::Config(fault)) => self.config(*fault),
            GameFault::Setup(SetupFault::PlayerBehindPhantom(seat)) => texts.refused_player_late(*seat),
            GameFault::Replay(error) => self.misfit(error),
            GameFault::Pad(error) => self.table(error),
        }
    }
}
