//! What a saved game says at a glance, whichever game it is: for the library and Home.

use serde::{Deserialize, Serialize};

use kernel::record::{AnyGame, Header, Loaded, Readable, RecordKind, Recorded};

/// What a record says at a glance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// What it says beside the game: title, seats, when it began and so on.
    pub header: Header,
    /// Which kind of record it is.
    pub kind: RecordKind,
    /// The current round; 0 in setup.
    pub round: u8,
    /// How many rounds there are; 0 where nobody knows.
    pub rounds: u8,
    /// The last round is over.
    pub over: bool,
    /// The total of each seat as it stands; none for those that do not score.
    pub totals: Vec<Option<u16>>,
    /// The seats that win, from 0; empty while it is not over.
    pub winners: Vec<usize>,
    /// A hint was shown or seen dice were taken back.
    pub practice: bool,
    /// Written by a newer version: not to be overwritten.
    pub read_only: bool,
}

impl Summary {
    /// That of a game with these totals, in which these seats win if it is over; of rounds and practice it says
    /// nothing.
    #[must_use]
    pub fn of<G: Recorded + ?Sized>(
        game: &G,
        read_only: bool,
        totals: Vec<Option<u16>>,
        winners: Vec<usize>,
    ) -> Self {
        let over = game.is_over();
        Self {
            header: game.header().clone(),
            kind: game.kind(),
            round: 0,
            rounds: 0,
            over,
            totals,
            winners: if over { winners } else { Vec::new() },
            practice: false,
            read_only,
        }
    }

    /// That of a game in this round of so many, in which every row has a total; these rows win if it is over.
    #[must_use]
    pub fn in_round<P, T, R>(
        loaded: &Loaded<AnyGame<P, T, R>>,
        [round, rounds]: [u8; 2],
        winners: Vec<usize>,
    ) -> Self
    where
        P: Readable,
        T: Readable<Config = P::Config, Reason = P::Reason>,
        R: Readable<Config = P::Config, Reason = P::Reason>,
    {
        let game = loaded.game.recorded();
        let total = |vp| Some(u16::try_from(vp).unwrap_or(u16::MAX));
        let totals = game.breakdown().iter().map(|card| total(card.vp)).collect();
        Self { round, rounds, ..Self::of(game, loaded.read_only, totals, winners) }
    }

    /// Seats that are no real players.
    #[must_use]
    pub fn phantoms(&self) -> usize {
        self.header.seats.len() - self.header.players()
    }

    /// Neither over nor ended early.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.over && self.header.ended.is_none()
    }

    /// Whether it is a finished game that was typed in, and may be corrected.
    #[must_use]
    pub fn is_typed_in(&self) -> bool {
        self.kind == RecordKind::Result && !self.read_only
    }

    /// Whether it can be gone on with on screen: played here or at a table, and not written by a newer version.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        self.is_open() && !self.kind.is_afterwards() && !self.read_only
    }
}
