//! The entries of a log: play events and notes, as records write them.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::games::roll_and_write::pad::{Crosses, PadEvent};
use crate::games::{
    common::BuildingType,
    roll_and_write::rules::{Cell, Colour, Face, FourDice, Move, Pair, RollKind, RollRequest, Step, ToAct},
};

/// Who made a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The program, from the seed.
    Program,
    /// People, at a table; typed in.
    People,
}

/// A play event of a full game. Seats count from 1, rows and columns too.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PlayEvent {
    /// The first player was drawn or chosen (§3.1).
    FirstPlayer {
        /// Whose seat.
        seat: u8,
        /// Drawn by whom.
        by: By,
    },
    /// Dice were rolled (§3, §4, §9, §10).
    Roll {
        /// What for.
        purpose: RollKind,
        /// The row of the score sheet that rolled.
        seat: u8,
        /// One yellow die, or two of all four.
        #[schemars(length(min = 1, max = 2))]
        yellow: Vec<Face>,
        /// As many blue dice.
        #[schemars(length(min = 1, max = 2))]
        blue: Vec<Face>,
        /// By whom.
        by: By,
    },
    /// A die was turned for a coin (§5.1).
    Change {
        /// Its colour.
        colour: Colour,
        /// What it showed.
        from: Face,
        /// Where it was turned.
        way: Step,
    },
    /// A building (§4.3a).
    Build {
        /// Its row.
        row: Face,
        /// Its column.
        column: Face,
    },
    /// Coins for the built crossings (§4.3b).
    GainCoins {},
    /// A second building, of the unused dice (§5.2).
    BuildSecond {},
    /// The pair kept of the four (§4.3b).
    Keep {
        /// The yellow die.
        yellow: Face,
        /// The blue die.
        blue: Face,
    },
    /// The end of the turn (§4.5).
    EndTurn {},
}

/// A note: it tells about the game or changes what its log yields, without being played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Note {
    /// Everything after entry `to` is taken back; 0 takes back all.
    TakeBack {
        /// The last entry that stays.
        to: usize,
    },
    /// The dice of entry `entry`, typed in by people, were others.
    CorrectRoll {
        /// The entry corrected.
        entry: usize,
        /// The yellow dice as they were.
        #[schemars(length(min = 1, max = 2))]
        yellow: Vec<Face>,
        /// The blue dice as they were.
        #[schemars(length(min = 1, max = 2))]
        blue: Vec<Face>,
    },
    /// Entry `entry` of a table was really this.
    Amend {
        /// The entry amended.
        entry: usize,
        /// What it was.
        #[serde(rename = "was")]
        event: PadEvent,
    },
    /// Entry `entry` of a table never happened.
    Strike {
        /// The entry struck.
        entry: usize,
    },
    /// A hint was shown: the game is helped.
    Hint {},
    /// From here on somebody else decides for a player, who has left or come back.
    Handover {
        /// The player's seat.
        seat: u8,
        /// The policy that decides; null for a person.
        policy: Option<String>,
    },
    /// a finding of a table was confirmed: it is no fault.
    Confirm {
        /// What is odd, in the words of the check.
        oddity: String,
    },
}

/// One row of a finished game that was entered afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ResultEvent {
    /// The final state of a row of the score sheet.
    Row {
        /// The row, from 1.
        row: u8,
        /// Boxes filled, type by type.
        boxes: [u8; BuildingType::COUNT],
        /// The round in which each type was completed; 0 where it was not.
        completed: [u8; BuildingType::COUNT],
        /// Lines with 4, 5 and 6.
        lines: [u8; 3],
        /// Coins left.
        coins: u8,
        /// The crossed cells of the player's sheet, from which the lines follow.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        built: Option<Crosses>,
    },
}

/// An entry of a log: an event of its kind of game, or a note.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Entry<E> {
    /// What happened.
    Event(E),
    /// About what happened.
    Note(Note),
}

impl<E: DeserializeOwned> Entry<E> {
    /// Reads an entry. Notes are told from events by name rather than by trial, so that a fault is reported against
    /// the right kind.
    ///
    /// # Errors
    /// What serde says of it.
    pub fn from_value(value: &Value) -> Result<Self, serde_json::Error> {
        match value.get("event").and_then(Value::as_str) {
            Some("take_back" | "correct_roll" | "amend" | "strike" | "hint" | "handover" | "confirm") => {
                Note::deserialize(value).map(Self::Note)
            }
            _ => E::deserialize(value).map(Self::Event),
        }
    }
}

impl PlayEvent {
    /// The event of a command that is about to be applied, where `expected` is what the game waits for.
    #[must_use]
    pub fn of(command: Move, expected: ToAct, by: By) -> Self {
        let roll = |yellow: Vec<Face>, blue: Vec<Face>| {
            let (purpose, seat) = match expected {
                ToAct::Roll(RollRequest { purpose, seat, .. }) => (purpose, seat + 1),
                _ => (RollKind::OwnPair, 0),
            };
            Self::Roll { purpose, seat, yellow, blue, by }
        };
        match command {
            Move::First(seat) => Self::FirstPlayer { seat: seat.saturating_add(1), by },
            Move::Roll(pair) => roll(vec![pair.yellow], vec![pair.blue]),
            Move::RollFour(four) => roll(four.yellow().to_vec(), four.blue().to_vec()),
            Move::Change { colour, from, way } => Self::Change { colour, from, way },
            Move::Build(cell) => Self::Build { row: cell.row(), column: cell.column() },
            Move::GainCoins => Self::GainCoins {},
            Move::BuildSecond => Self::BuildSecond {},
            Move::Keep(pair) => Self::Keep { yellow: pair.yellow, blue: pair.blue },
            Move::EndTurn => Self::EndTurn {},
        }
    }

    /// The command of the event; none when a roll has not one or two dice of each colour, or seat 0 goes first.
    #[must_use]
    pub fn command(&self) -> Option<Move> {
        Some(match self {
            Self::FirstPlayer { seat, .. } => Move::First(seat.checked_sub(1)?),
            Self::Roll { yellow, blue, .. } => match (yellow.as_slice(), blue.as_slice()) {
                (&[yellow], &[blue]) => Move::Roll(Pair { yellow, blue }),
                (&[y0, y1], &[b0, b1]) => Move::RollFour(FourDice::new([y0, y1], [b0, b1])),
                _ => return None,
            },
            &Self::Change { colour, from, way } => Move::Change { colour, from, way },
            &Self::Build { row, column } => Move::Build(Cell::new(row, column)),
            Self::GainCoins {} => Move::GainCoins,
            Self::BuildSecond {} => Move::BuildSecond,
            &Self::Keep { yellow, blue } => Move::Keep(Pair { yellow, blue }),
            Self::EndTurn {} => Move::EndTurn,
        })
    }

    /// Who made the roll; none for a decision.
    #[must_use]
    pub const fn by(&self) -> Option<By> {
        match self {
            Self::FirstPlayer { by, .. } | Self::Roll { by, .. } => Some(*by),
            _ => None,
        }
    }
}
