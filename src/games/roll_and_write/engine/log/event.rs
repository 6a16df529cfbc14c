//! What happens in a game that is played: the events of its log, as records write them.

use serde::{Deserialize, Serialize};

use crate::rules::{
    BuildSecond, Cell, ChangeDie, Colour, DieStep, Face, FourDice, Move, Pair, RollKind, RollRequest,
    SpecialAction, ToAct,
};
use kernel::{By, Numbered};

/// A play event of a full game. Seats count from 1, rows and columns too.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PlayEvent {
    /// The first player was drawn or chosen (§3.1).
    FirstPlayer {
        /// Whose seat.
        #[schemars(range(min = 1, max = 5))]
        seat: u8,
        /// Drawn by whom.
        by: By,
    },
    /// Dice were rolled (§3, §4, §9, §10).
    #[schemars(extend("anyOf" = [
        {"properties": {"yellow": {"maxItems": 1}, "blue": {"maxItems": 1}}},
        {"properties": {"yellow": {"minItems": 2}, "blue": {"minItems": 2}}}
    ]))]
    Roll {
        /// What for.
        purpose: RollKind,
        /// The row of the score sheet that rolled.
        #[schemars(range(min = 1, max = 5))]
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
        way: DieStep,
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

/// The dice of a roll that is corrected.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(extend("anyOf" = [
    {"properties": {"yellow": {"maxItems": 1}, "blue": {"maxItems": 1}}},
    {"properties": {"yellow": {"minItems": 2}, "blue": {"minItems": 2}}}
]))]
pub struct RolledDice {
    /// The yellow dice as they were.
    #[schemars(length(min = 1, max = 2))]
    pub yellow: Vec<Face>,
    /// The blue dice as they were.
    #[schemars(length(min = 1, max = 2))]
    pub blue: Vec<Face>,
}

impl RolledDice {
    /// The dice of a roll; none of another move.
    #[must_use]
    pub fn of(roll: Move) -> Option<Self> {
        match roll {
            Move::Roll(pair) => Some(Self { yellow: vec![pair.yellow], blue: vec![pair.blue] }),
            Move::RollFour(four) => Some(Self { yellow: four.yellow().to_vec(), blue: four.blue().to_vec() }),
            _ => None,
        }
    }
}

impl PlayEvent {
    /// The event of a command that is about to be applied, where `expected` is what the game waits for.
    #[must_use]
    pub fn of(command: Move, expected: ToAct, by: By) -> Self {
        let roll = |yellow: Vec<Face>, blue: Vec<Face>| {
            let (purpose, seat) = match expected {
                ToAct::Chance(RollRequest { purpose, seat, .. }) => (purpose, seat + 1),
                _ => (RollKind::OwnPair, 0),
            };
            Self::Roll { purpose, seat, yellow, blue, by }
        };
        match command {
            Move::First(seat) => Self::FirstPlayer { seat: seat.saturating_add(1), by },
            Move::Roll(pair) => roll(vec![pair.yellow], vec![pair.blue]),
            Move::RollFour(four) => roll(four.yellow().to_vec(), four.blue().to_vec()),
            Move::Build(cell) => Self::Build { row: cell.row(), column: cell.column() },
            Move::GainCoins => Self::GainCoins {},
            Move::Special(SpecialAction::ChangeDie(ChangeDie { colour, from, way })) => {
                Self::Change { colour, from, way }
            }
            Move::Special(SpecialAction::BuildSecond(_)) => Self::BuildSecond {},
            Move::Keep(pair) => Self::Keep { yellow: pair.yellow, blue: pair.blue },
            Move::EndTurn => Self::EndTurn {},
        }
    }

    /// The move of the event; none when a roll has not one or two dice of each colour, or seat 0 goes first.
    #[must_use]
    pub fn to_move(&self) -> Option<Move> {
        Some(match self {
            Self::FirstPlayer { seat, .. } => Move::First(seat.checked_sub(1)?),
            Self::Roll { yellow, blue, .. } => match (yellow.as_slice(), blue.as_slice()) {
                (&[yellow], &[blue]) => Move::Roll(Pair { yellow, blue }),
                (&[y0, y1], &[b0, b1]) => Move::RollFour(FourDice::new([y0, y1], [b0, b1])),
                _ => return None,
            },
            Self::Change { .. } => self.turned_die()?.into(),
            &Self::Build { row, column } => Move::Build(Cell::new(row, column)),
            Self::GainCoins {} => Move::GainCoins,
            Self::BuildSecond {} => BuildSecond.into(),
            &Self::Keep { yellow, blue } => Move::Keep(Pair { yellow, blue }),
            Self::EndTurn {} => Move::EndTurn,
        })
    }

    /// The turn of a die that it is (§5.1).
    #[must_use]
    pub const fn turned_die(&self) -> Option<ChangeDie> {
        match *self {
            Self::Change { colour, from, way } => Some(ChangeDie { colour, from, way }),
            _ => None,
        }
    }

    /// What the dice show, yellow and blue, that coins were spent on in the turn that the last events are of (§5.1). A
    /// die that shows what is turned is one that was turned before, if there is one.
    #[must_use]
    pub fn changed_dice(events: &[Numbered<Self>]) -> [Vec<Face>; 2] {
        let turns = events.iter().rev().map_while(|(_, event)| match event {
            &Self::Change { colour, from, way } => Some((colour, from, way)),
            _ => None,
        });
        let mut changed = [Vec::new(), Vec::new()];
        for (colour, from, way) in turns.collect::<Vec<_>>().into_iter().rev() {
            let faces: &mut Vec<Face> = &mut changed[usize::from(colour == Colour::Blue)];
            if let Some(at) = faces.iter().position(|&face| face == from) {
                faces.remove(at);
            }
            faces.extend(from.turned(way));
        }
        changed.iter_mut().for_each(|faces| faces.sort_unstable());
        changed
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
