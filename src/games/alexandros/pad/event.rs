//! What the ledger records (§X12).

use serde::{Deserialize, Serialize};

use crate::rules::{CornerAt, Governor, Province, SpaceAt, Symbol, Symbols};

/// A governor in a typed province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Standing {
    /// Whose, from 1.
    #[schemars(range(min = 1, max = 4))]
    pub player: u8,
    /// The symbol of its space; null on a plain one, which is odd.
    pub on: Option<Symbol>,
}

/// What is in a province, or in a part of one, as people type it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Contents {
    /// Plain spaces.
    pub plain: u16,
    /// Spaces of each symbol, in the order temple, amphora, horse, lyre, hoplite.
    pub symbols: [u16; Symbol::COUNT],
    /// Who stands there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub governors: Vec<Standing>,
}

impl Contents {
    /// The contents of a province.
    #[must_use]
    pub fn of(province: &Province) -> Self {
        let standing = |governor: &Governor| Standing { player: governor.player + 1, on: governor.on };
        Self {
            plain: province.value(),
            symbols: Symbol::ALL.map(|symbol| province.symbols().of(symbol)),
            governors: province.governors().iter().map(standing).collect(),
        }
    }

    /// The province with these contents; players count from 1, and there is no player 0.
    #[must_use]
    pub fn province(&self) -> Province {
        let governor =
            |standing: &Standing| Governor { player: standing.player.wrapping_sub(1), on: standing.on };
        Province::new(self.plain, Symbols::new(self.symbols), self.governors.iter().map(governor).collect())
    }
}

/// Where governors are put or taken back.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Place {
    /// In a typed province, on spaces with these symbols.
    Typed {
        /// The number of the province.
        province: u16,
        /// A symbol for each governor.
        on: Vec<Symbol>,
    },
    /// On spaces of the board: row and column of each, from 0.
    Board {
        /// A space for each governor.
        spaces: Vec<SpaceAt>,
    },
}

/// Where the card of a move comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardFrom {
    /// One of the open cards (§X3.3).
    Open,
    /// The hand (§X3.5).
    Hand,
}

/// An event of the ledger. Turns of the game and players count from 1, players in the order in which they sit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum LedgerEvent {
    /// A turn is this player's. It can be another's until somebody acts in it.
    BeginTurn {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// Whose.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
    },
    /// A province is told, because somebody wants it.
    Province {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// Its number, by which later entries name it.
        #[schemars(range(min = 1))]
        province: u16,
        /// What is in it.
        #[serde(flatten)]
        contents: Contents,
    },
    /// Walls divide a typed province: one part gets a number of its own, the rest keeps the old one.
    Divide {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// Which is divided.
        province: u16,
        /// The number of the part.
        #[schemars(range(min = 1))]
        part: u16,
        /// What is in the part.
        #[serde(flatten)]
        contents: Contents,
    },
    /// A vacant province is occupied (§X4.2).
    Occupy {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// By whom.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// Where the governors are put.
        #[serde(flatten)]
        place: Place,
    },
    /// Another player's province is taken over (§X4.3).
    TakeOver {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// By whom.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// Where the governors are put.
        #[serde(flatten)]
        place: Place,
    },
    /// A governor is taken back (§X4.5). The name `take_back` is that of a note.
    Recall {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// By whom.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// Where they stood.
        #[serde(flatten)]
        place: Place,
    },
    /// Taxes are collected (§X4.4).
    Taxes {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// Who collects.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// The card, where it was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Symbol>,
        /// Where the discs of all players stood afterwards, where it was typed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Vec<u16>>,
    },
    /// Walls were laid: black ones as long as there are any, then red ones (§X3.4, §X3.7).
    Walls {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// Whose move it was.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// How many.
        walls: u16,
    },
    /// Alexander is moved on the board (§X3).
    Move {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// By whom.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// What the card shows.
        card: Symbol,
        /// Where it comes from.
        from: CardFrom,
        /// The other of the two cards between which was chosen (§X3.3), where it was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        other: Option<Symbol>,
        /// The goal: row and column, from 0.
        space: SpaceAt,
        /// The corners of the way, from where he stands: line and place of each, from 0.
        way: Vec<CornerAt>,
    },
    /// Alexander stays on the board, because no symbol has an available space: an open card is taken (§X3.8).
    Stay {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// Whose.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// The card, where it was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Symbol>,
    },
    /// A player leaves the table. What is in the provinces stays.
    Leave {
        /// The turn.
        #[schemars(range(min = 1))]
        turn: u16,
        /// Who.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
    },
    /// The game is over.
    Close {},
}

impl LedgerEvent {
    /// Its turn; none for the end.
    #[must_use]
    pub const fn turn(&self) -> Option<u16> {
        match *self {
            Self::BeginTurn { turn, .. }
            | Self::Province { turn, .. }
            | Self::Divide { turn, .. }
            | Self::Occupy { turn, .. }
            | Self::TakeOver { turn, .. }
            | Self::Recall { turn, .. }
            | Self::Taxes { turn, .. }
            | Self::Walls { turn, .. }
            | Self::Move { turn, .. }
            | Self::Stay { turn, .. }
            | Self::Leave { turn, .. } => Some(turn),
            Self::Close {} => None,
        }
    }

    /// Who acts, from 1; none if the whole table does.
    #[must_use]
    pub const fn player(&self) -> Option<u8> {
        match *self {
            Self::BeginTurn { player, .. }
            | Self::Occupy { player, .. }
            | Self::TakeOver { player, .. }
            | Self::Recall { player, .. }
            | Self::Taxes { player, .. }
            | Self::Walls { player, .. }
            | Self::Move { player, .. }
            | Self::Stay { player, .. }
            | Self::Leave { player, .. } => Some(player),
            Self::Province { .. } | Self::Divide { .. } | Self::Close {} => None,
        }
    }

    /// The same event of another player; what belongs to nobody stays as it is.
    #[must_use]
    pub fn of_player(&self, who: u8) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::BeginTurn { player, .. }
            | Self::Occupy { player, .. }
            | Self::TakeOver { player, .. }
            | Self::Recall { player, .. }
            | Self::Taxes { player, .. }
            | Self::Walls { player, .. }
            | Self::Move { player, .. }
            | Self::Stay { player, .. }
            | Self::Leave { player, .. } => *player = who,
            Self::Province { .. } | Self::Divide { .. } | Self::Close {} => {}
        }
        event
    }

    /// Whether it concerns a player: the one who did it, has governors there, or has points in it.
    #[must_use]
    pub fn is_about(&self, who: u8) -> bool {
        let is_told = match self {
            Self::Province { contents, .. } | Self::Divide { contents, .. } => {
                contents.governors.iter().any(|standing| standing.player == who)
            }
            Self::Taxes { points: Some(points), .. } => {
                (1..).zip(points).any(|(player, points)| player == who && *points > 0)
            }
            _ => false,
        };
        is_told || self.player() == Some(who)
    }

    /// Whether it is one of the actions of a turn (§X4).
    pub(super) const fn is_action(&self) -> bool {
        matches!(self, Self::Occupy { .. } | Self::TakeOver { .. } | Self::Recall { .. } | Self::Taxes { .. })
    }

    /// The same in another turn.
    #[must_use]
    pub const fn in_turn(mut self, to: u16) -> Self {
        match &mut self {
            Self::BeginTurn { turn, .. }
            | Self::Province { turn, .. }
            | Self::Divide { turn, .. }
            | Self::Occupy { turn, .. }
            | Self::TakeOver { turn, .. }
            | Self::Recall { turn, .. }
            | Self::Taxes { turn, .. }
            | Self::Walls { turn, .. }
            | Self::Move { turn, .. }
            | Self::Stay { turn, .. }
            | Self::Leave { turn, .. } => *turn = to,
            Self::Close {} => {}
        }
        self
    }

    /// The order in which entries count: by turns, and the end last.
    pub(super) const fn order(&self) -> (bool, u16) {
        match self.turn() {
            Some(turn) => (false, turn),
            None => (true, 0),
        }
    }
}
