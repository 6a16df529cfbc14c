//! The oddities of a table (§X8): what no legal game allows. They can be true all the same, because people make
//! mistakes; so they are reported, and people may confirm them.

use serde::{Deserialize, Serialize};

use super::{
    End, GameConfig, Province, Symbol, Symbols,
    province::GOVERNORS,
    walls::{BLACK_WALLS, RED_WALLS},
};

/// Cards of each symbol (§X1.1).
pub const CARDS_OF_EACH: u16 = 11;

/// Something that no legal game allows. Players and provinces count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum AuditFinding {
    /// More than four governors of a player on the board.
    Governors {
        /// Whose.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// How many.
        governors: usize,
    },
    /// More cards of a symbol seen than there are.
    Cards {
        /// Which.
        symbol: Symbol,
        /// How many.
        cards: u16,
    },
    /// More walls than there are.
    Walls {
        /// How many.
        walls: u16,
    },
    /// A governor on a plain space.
    GovernorOnPlain {
        /// The province.
        province: usize,
        /// Whose.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
    },
    /// Governors of two players in one province.
    TwoOwners {
        /// The province.
        province: usize,
    },
    /// More plain spaces in all provinces together than the board has.
    PlainSpaces {
        /// How many.
        spaces: u32,
        /// Those of the board.
        board: u32,
    },
    /// More spaces with a symbol in all provinces together than the board has.
    SymbolSpaces {
        /// Which.
        symbol: Symbol,
        /// How many.
        spaces: u32,
        /// Those of the board.
        board: u32,
    },
    /// Taxes typed that are not those of the provinces.
    Taxes {
        /// Whose.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// What was typed.
        typed: u16,
        /// What the provinces give.
        computed: u16,
    },
    /// Taxes of a player of whom no governor is known.
    TaxesWithout {
        /// Whose.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// The turn.
        turn: u16,
    },
    /// An action behind taxes that reached the goal, which end the game at once (§X6.2).
    AfterGoal {
        /// Whose.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// The turn.
        turn: u16,
        /// The points of the goal.
        goal: u16,
    },
    /// A turn that came when it had been said that the game was over (§X6).
    AfterEnd {
        /// The turn.
        turn: u16,
        /// The last one before.
        ended: u16,
    },
    /// Governors on more spaces with a symbol than the province has (§X4.2).
    NoSpace {
        /// The province.
        province: usize,
        /// Which symbol.
        symbol: Symbol,
        /// How many governors.
        governors: u16,
        /// How many spaces.
        spaces: u16,
    },
    /// A result that ended by the goal, which nobody has (§X6.2).
    GoalMissed {
        /// The most points that anybody has.
        most: u16,
        /// The points of the goal.
        goal: u16,
    },
    /// A result in which somebody has the goal, though it ended otherwise (§X6.2).
    GoalPassed {
        /// Who.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// Their points.
        points: u16,
        /// The points of the goal.
        goal: u16,
    },
    /// A result of a game in which no round was begun (§X3).
    NoRound {
        /// The most points that anybody has.
        most: u16,
    },
    /// A score that sinks.
    ScoreSinks {
        /// Whose.
        #[schemars(range(min = 1, max = 4))]
        player: u8,
        /// The points before.
        from: u16,
        /// The points typed.
        to: u16,
    },
}

impl AuditFinding {
    /// The player it is about, if it is about one.
    pub const fn player_mut(&mut self) -> Option<&mut u8> {
        match self {
            Self::Governors { player, .. }
            | Self::GovernorOnPlain { player, .. }
            | Self::Taxes { player, .. }
            | Self::TaxesWithout { player, .. }
            | Self::AfterGoal { player, .. }
            | Self::GoalPassed { player, .. }
            | Self::ScoreSinks { player, .. } => Some(player),
            Self::Cards { .. }
            | Self::Walls { .. }
            | Self::TwoOwners { .. }
            | Self::PlainSpaces { .. }
            | Self::SymbolSpaces { .. }
            | Self::AfterEnd { .. }
            | Self::NoSpace { .. }
            | Self::GoalMissed { .. }
            | Self::NoRound { .. } => None,
        }
    }
}

/// Everything that is odd about a table: its provinces, the walls laid, black and red together, and the cards
/// seen so far.
#[must_use]
pub fn audit(config: &GameConfig, provinces: &[Province], walls: u16, seen: &Symbols) -> Vec<AuditFinding> {
    let mut findings = Vec::new();
    for player in 0..config.players() {
        let all = provinces.iter().flat_map(Province::governors);
        let governors = all.filter(|governor| governor.player == player).count();
        if governors > GOVERNORS.into() {
            findings.push(AuditFinding::Governors { player: player + 1, governors });
        }
    }
    for symbol in Symbol::ALL {
        let cards = seen.of(symbol);
        if cards > CARDS_OF_EACH {
            findings.push(AuditFinding::Cards { symbol, cards });
        }
    }
    if walls > u16::from(BLACK_WALLS) + u16::from(RED_WALLS) {
        findings.push(AuditFinding::Walls { walls });
    }
    for (number, province) in (1..).zip(provinces) {
        let on_plain = province.governors().iter().filter(|governor| governor.on.is_none());
        findings.extend(
            on_plain.map(|governor| AuditFinding::GovernorOnPlain {
                province: number,
                player: governor.player + 1,
            }),
        );
        if !province.is_vacant() && province.owner().is_none() {
            findings.push(AuditFinding::TwoOwners { province: number });
        }
    }
    if let Some(board) = config.board() {
        let plain = board.plain() as u32;
        let spaces = provinces.iter().map(|province| u32::from(province.value())).sum();
        if spaces > plain {
            findings.push(AuditFinding::PlainSpaces { spaces, board: plain });
        }
        for symbol in Symbol::ALL {
            let board = u32::from(board.symbols().of(symbol));
            let spaces = provinces.iter().map(|province| u32::from(province.symbols().of(symbol))).sum();
            if spaces > board {
                findings.push(AuditFinding::SymbolSpaces { symbol, spaces, board });
            }
        }
    }
    findings
}

/// What is odd about a result: points that contradict how the game ended. The goal ends it before anything else can,
/// because red walls of the same turn do so only after both actions (§X6).
#[must_use]
pub fn audit_result(config: &GameConfig, points: &[u16], rounds: u16, end: Option<End>) -> Vec<AuditFinding> {
    let (goal, most) = (config.goal(), points.iter().copied().max().unwrap_or(0));
    let mut findings = Vec::new();
    if end == Some(End::Goal) {
        if most < goal {
            findings.push(AuditFinding::GoalMissed { most, goal });
        }
    } else {
        let reached = (1..).zip(points.iter().copied()).filter(|(_, points)| *points >= goal);
        findings.extend(reached.map(|(player, points)| AuditFinding::GoalPassed { player, points, goal }));
    }
    if rounds == 0 && (most > 0 || end.is_some()) {
        findings.push(AuditFinding::NoRound { most });
    }
    findings
}

/// What is odd about typed taxes: those that differ from what the provinces give.
#[must_use]
pub fn audit_taxes(typed: &[u16], computed: &[u16]) -> Vec<AuditFinding> {
    let all = (1..).zip(typed.iter().copied().zip(computed.iter().copied()));
    all.filter(|(_, (typed, computed))| typed != computed)
        .map(|(player, (typed, computed))| AuditFinding::Taxes { player, typed, computed })
        .collect()
}

/// What is odd about typed points: those that go down.
#[must_use]
pub fn audit_points(before: &[u16], typed: &[u16]) -> Vec<AuditFinding> {
    let all = (1..).zip(before.iter().copied().zip(typed.iter().copied()));
    all.filter(|(_, (from, to))| to < from)
        .map(|(player, (from, to))| AuditFinding::ScoreSinks { player, from, to })
        .collect()
}
