//! Why the rules refuse a roll or a decision, and why an event of a full game does not fit (§3–§5).

use super::{FluentValue, Key, Refusals};
use crate::games::roll_and_write::{
    log::ReplayError,
    rules::{Cell, Colour, Face, Illegal, Move, RollKind},
};

impl Refusals<'_> {
    /// Why an entry of a full game does not fit.
    #[must_use]
    pub fn misfit(&self, misfit: &ReplayError) -> String {
        let texts = self.texts;
        match misfit {
            ReplayError::Illegal(illegal) => self.illegal(*illegal),
            ReplayError::NoGrid(_) => texts.get(Key::RefusedNoGrid).to_owned(),
            ReplayError::Dice => texts.get(Key::RefusedRollDice).to_owned(),
            ReplayError::NoSeat => texts.get(Key::RefusedSeatZero).to_owned(),
            ReplayError::OtherRoll { said, due } => {
                let roll = |(purpose, row): (RollKind, u8)| self.roll(purpose, row).into();
                texts.with(Key::RefusedOtherRoll, &[("said", roll(*said)), ("due", roll(*due))])
            }
            ReplayError::NotTheSeed { seed, due, found } => {
                self.seed(&seed.to_string(), self.dice(*due), self.dice(*found))
            }
            ReplayError::NoSeed => texts.get(Key::RefusedNoSeed).to_owned(),
            ReplayError::NoSuchEntry(entry) => self.entry(Key::RefusedLaterEntry, *entry),
            ReplayError::OfATable => texts.get(Key::RefusedOfATable).to_owned(),
            ReplayError::NoPlayer(seat) => texts.with(Key::RefusedNoPlayer, &[("seat", (*seat).into())]),
            ReplayError::NotTyped(entry) => self.entry(Key::RefusedNotTyped, *entry),
        }
    }

    /// Why a command is refused.
    #[must_use]
    pub fn illegal(&self, illegal: Illegal) -> String {
        let texts = self.texts;
        let crossing = |key, cell: Cell| {
            let at = [("row", cell.row().number().into()), ("column", cell.column().number().into())];
            texts.with(key, &[("crossing", texts.with(Key::RefusedCrossing, &at).into())])
        };
        let coloured = |colour: Colour| ("colour", FluentValue::from(colour.name()));
        let plain = |key| texts.get(key).to_owned();
        match illegal {
            Illegal::Over => plain(Key::RefusedOver),
            Illegal::RollFirst(due) => {
                texts.with(Key::RefusedRollFirst, &[("roll", self.roll(due.purpose, due.seat + 1).into())])
            }
            Illegal::NoSuchRoll => plain(Key::RefusedNoRoll),
            Illegal::NoSuchSeat(seat) => {
                texts.with(Key::RefusedSeat, &[("seat", (usize::from(seat) + 1).into())])
            }
            Illegal::NoSuchDie { colour, face } => {
                texts.with(Key::RefusedDie, &[coloured(colour), ("face", face.number().into())])
            }
            Illegal::AnotherChanged(colour) => texts.with(Key::RefusedAnotherChanged, &[coloured(colour)]),
            Illegal::BeyondFace(face) => {
                texts.with(Key::RefusedBeyondFace, &[("face", face.number().into())])
            }
            Illegal::Coins { have, need } => {
                texts.with(Key::RefusedPrice, &[("have", have.into()), ("need", need.into())])
            }
            Illegal::NotOffered(cell) => crossing(Key::RefusedNotOffered, cell),
            Illegal::AlreadyBuilt(cell) => crossing(Key::RefusedBuilt, cell),
            Illegal::ActionChosen => plain(Key::RefusedActionChosen),
            Illegal::NoFirstBuilding => plain(Key::RefusedNoFirst),
            Illegal::OneSpecialAction => plain(Key::RefusedOneSpecial),
            Illegal::NoAction => plain(Key::RefusedNoAction),
            Illegal::KeepFirst => plain(Key::RefusedKeepFirst),
            Illegal::NothingToKeep => plain(Key::RefusedNothingToKeep),
            Illegal::NotRolled(pair) => {
                texts.with(Key::RefusedNotRolled, &[("pair", self.pair(pair).into())])
            }
        }
    }

    fn roll(&self, purpose: RollKind, row: u8) -> String {
        let who = self.who(usize::from(row));
        self.texts.with(Key::RefusedRoll, &[("purpose", purpose.name().into()), ("who", who)])
    }

    /// The dice of a roll; the draw of the first player yields a row.
    fn dice(&self, roll: Move) -> String {
        let both = |[a, b]: [Face; 2]| FluentValue::from(format!("{a} {b}"));
        match roll {
            Move::Roll(pair) => self.pair(pair),
            Move::RollFour(four) => self
                .texts
                .with(Key::HistoryDice, &[("yellow", both(four.yellow())), ("blue", both(four.blue()))]),
            Move::First(seat) => self.texts.with(Key::RefusedRow, &[("row", (usize::from(seat) + 1).into())]),
            // No other command is a roll.
            _ => String::new(),
        }
    }
}
