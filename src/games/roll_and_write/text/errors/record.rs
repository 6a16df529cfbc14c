//! What is wrong with a record.

use super::ErrorText;
use crate::{
    log::SetupFault,
    record::{Fault, GameFault, RecordFault},
};
use common::words::record::{self, Sections};

/// Where the rules say when a game is over and what its result is.
const SECTIONS: Sections = Sections { end: "§7", result: "§8" };

impl ErrorText<'_> {
    /// What is wrong with a record, with the number of the entry if it is about one.
    #[must_use]
    pub fn fault(&self, fault: &Fault) -> String {
        record::fault(self.texts, SECTIONS, fault, |fault| self.game(fault))
    }

    /// The same without the number.
    #[must_use]
    pub fn record(&self, fault: &RecordFault) -> String {
        record::record(self.texts, SECTIONS, fault, |fault| self.game(fault))
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
