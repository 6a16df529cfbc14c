//! What is wrong with a record.

use super::{Key, Refusals};
use crate::{
    games::roll_and_write::{
        log::SetupFault,
        record::{Fault, GameFault, RecordFault},
    },
    kernel::record::VERSION,
};

impl Refusals<'_> {
    /// What is wrong with a record, with the number of the entry if it is about one.
    #[must_use]
    pub fn fault(&self, fault: &Fault) -> String {
        let reason = self.record(&fault.what);
        match fault.entry {
            Some(entry) => {
                self.texts.with(Key::RefusedEntry, &[("entry", entry.into()), ("reason", reason.into())])
            }
            None => reason,
        }
    }

    /// The same without the number. What other programs' readers say stands in quotes, as they say it.
    #[must_use]
    pub fn record(&self, fault: &RecordFault) -> String {
        let texts = self.texts;
        let plain = |key| texts.get(key).to_owned();
        let one = |key, name, value: &str| texts.with(key, &[(name, value.to_owned().into())]);
        match fault {
            RecordFault::NotJson(detail) => one(Key::RefusedNotJson, "detail", detail),
            RecordFault::NotAnObject => plain(Key::RefusedNotAnObject),
            RecordFault::NotARecord => plain(Key::RefusedNotARecord),
            RecordFault::NoVersion(version) => one(Key::RefusedNoVersion, "version", version),
            RecordFault::TooNew(version) => {
                let major = ("major", VERSION.0.to_string().into());
                texts.with(Key::RefusedTooNew, &[major, ("version", version.as_str().into())])
            }
            RecordFault::Newer { version, own } => texts.with(
                Key::RefusedNewer,
                &[("own", own.as_str().into()), ("version", version.as_str().into())],
            ),
            RecordFault::Missing(member) => one(Key::RefusedMissing, "member", member),
            RecordFault::Member { name, detail } => texts
                .with(Key::RefusedMember, &[("member", (*name).into()), ("detail", detail.as_str().into())]),
            RecordFault::EndedBefore { ended, started } => texts.with(
                Key::RefusedEnded,
                &[("ended", ended.to_string().into()), ("started", started.to_string().into())],
            ),
            RecordFault::SeedOrder { from, after } => {
                texts.with(Key::RefusedSeedOrder, &[("from", (*from).into()), ("after", (*after).into())])
            }
            RecordFault::SeedFromZero(seed) => one(Key::RefusedSeedZero, "seed", &seed.to_string()),
            RecordFault::Entry(detail) => one(Key::RefusedForm, "detail", detail),
            RecordFault::OtherGame(game) => one(Key::RefusedOtherGame, "game", game),
            RecordFault::Misfit { fault, later: 0 } | RecordFault::Game(fault) => self.game(fault),
            RecordFault::Misfit { fault, later } => texts
                .with(Key::RefusedRest, &[("reason", self.game(fault).into()), ("later", (*later).into())]),
            RecordFault::NotOver => plain(Key::RefusedNotOver),
            RecordFault::Result { figure, claimed, found } => texts.with(
                Key::RefusedResult,
                &[
                    ("figure", figure.as_str().into()),
                    ("claimed", claimed.as_str().into()),
                    ("found", found.as_str().into()),
                ],
            ),
            RecordFault::Digest { claimed, found } => texts.with(
                Key::RefusedDigest,
                &[("claimed", claimed.as_str().into()), ("found", found.as_str().into())],
            ),
        }
    }

    /// What is wrong with the game in a record.
    fn game(&self, fault: &GameFault) -> String {
        let texts = self.texts;
        match fault {
            GameFault::Setup(SetupFault::Layout(fault)) => {
                texts.with(Key::RefusedLayout, &[("reason", self.layout(fault).into())])
            }
            GameFault::Setup(SetupFault::Config(fault)) => self.config(*fault),
            GameFault::Setup(SetupFault::PlayerBehindPhantom(seat)) => {
                texts.with(Key::RefusedPlayerLate, &[("seat", (*seat).into())])
            }
            GameFault::Replay(error) => self.misfit(error),
            GameFault::Pad(error) => self.table(error),
        }
    }
}
