//! Why something is refused (§X8), as typed data: the values, the code and the §.

use super::{Corner, Line, Space, Symbol, Symbols};

/// Why something is refused. Nothing is changed then. Players count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The space is no goal.
    NotAvailable {
        /// Which.
        space: Space,
        /// Why not.
        why: Unavailable,
    },
    /// Another space with this symbol is nearer.
    NotNearest {
        /// The symbol.
        symbol: Symbol,
        /// How far the space is, in lines.
        distance: u16,
        /// How far the nearest is.
        least: u16,
    },
    /// The way does not begin where Alexander stands.
    NotFromAlexander(Corner),
    /// No line leads from a corner of the way to the next.
    NoLine {
        /// The corner.
        from: Corner,
        /// The next one.
        to: Corner,
    },
    /// The way ends at no corner of the goal.
    NotAtGoal {
        /// Where it ends.
        corner: Corner,
        /// The goal.
        goal: Space,
    },
    /// A shorter way leads to the same corner.
    NotShortest {
        /// The lines of this one.
        lines: usize,
        /// Those of the shortest.
        least: usize,
    },
    /// The hand has no such card.
    NotInHand(Symbol),
    /// The card cannot stand for the symbol of the goal.
    NoJoker {
        /// What it shows.
        card: Symbol,
        /// Why it is no joker.
        why: NotJoker,
    },
    /// Alexander stays only when no card leads anywhere; to this symbol one does.
    CanMove(Symbol),
    /// Black and red walls together do not suffice.
    WallsShort {
        /// Walls that the way needs.
        needed: u16,
        /// Walls left, black and red.
        left: u16,
    },
    /// The walls suffice for no nearest space of the card, but for one of the other open card: that has to be taken.
    OtherCard(Symbol),
    /// Alexander has not moved in this turn, which begins with his move.
    NotMoved,
    /// Both actions are done.
    NoActions,
    /// Taxes were collected in this turn.
    TaxesTwice,
    /// No governor of the player stands on the symbol of the card.
    TaxCard {
        /// Whose turn it is.
        player: u8,
        /// What the card shows.
        card: Symbol,
    },
    /// No governor of the player stands on any symbol: there is no card to collect taxes with.
    NoTaxes(u8),
    /// The space lies in no province: the rim is open there.
    NoProvince(Space),
    /// A province without symbol spaces.
    NoSymbol,
    /// No governor is put, or more than are at home.
    NoGovernor {
        /// How many were to be put.
        wanted: u32,
        /// How many are not on the board.
        home: u8,
    },
    /// The governors need other symbol spaces than the province has: each one of its own.
    NoPlace {
        /// What they were to stand on.
        on: Symbols,
        /// What the province has.
        spaces: Symbols,
    },
    /// A governor was to stand on a space that has no symbol, lies elsewhere or was named before.
    NoPlaceOn(Space),
    /// The hand lacks these cards.
    CardsMissing(Symbols),
    /// The province is another player's.
    Occupied(u8),
    /// The province is the player's own.
    Own,
    /// Nobody has the province: it is occupied, not taken over.
    Vacant,
    /// No governor of the player stands there.
    NotThere(u8),
}

/// Why a space is not available (§X3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unavailable {
    /// It has no symbol.
    Plain,
    /// A wall runs along it.
    Wall(Line),
    /// A governor of this player stands on it.
    Governor(u8),
    /// Alexander stands at it.
    Alexander,
}

/// Why a card is no joker (§X3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotJoker {
    /// This symbol, of the card or of the other open one, has an available space.
    Available(Symbol),
    /// It comes from the hand.
    FromHand,
}

impl Illegal {
    /// The code (§X8). Those after the last one of the table are needed beside it.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAvailable { .. } => "not_available",
            Self::NotNearest { .. } => "not_nearest",
            Self::NotAtGoal { .. } => "not_at_goal",
            Self::NotShortest { .. } => "not_shortest",
            Self::NotInHand(_) => "not_in_hand",
            Self::NoJoker { .. } => "no_joker",
            Self::CanMove(_) => "can_move",
            Self::WallsShort { .. } => "walls_short",
            Self::OtherCard(_) => "other_card",
            Self::NotMoved => "not_moved",
            Self::NoActions => "no_actions",
            Self::TaxesTwice => "taxes_twice",
            Self::TaxCard { .. } => "tax_card",
            Self::NoTaxes(_) => "no_taxes",
            Self::NoSymbol => "no_symbol",
            Self::NoGovernor { .. } => "no_governor",
            Self::CardsMissing(_) => "cards_missing",
            Self::Occupied(_) => "occupied",
            Self::Own => "own",
            Self::NotThere(_) => "not_there",
            Self::NotFromAlexander(_) => "not_from_alexander",
            Self::NoLine { .. } => "no_line",
            Self::NoProvince(_) => "no_province",
            Self::NoPlace { .. } | Self::NoPlaceOn(_) => "no_place",
            Self::Vacant => "vacant",
        }
    }

    /// The § that says so.
    #[must_use]
    pub const fn section(&self) -> &'static str {
        match self {
            Self::NotMoved => "X3",
            Self::NotAvailable { .. } => "X3.1",
            Self::NotNearest { .. } | Self::NotAtGoal { .. } => "X3.3",
            Self::NotShortest { .. } | Self::NotFromAlexander(_) | Self::NoLine { .. } => "X3.4",
            Self::NotInHand(_) => "X3.5",
            Self::NoJoker { .. } => "X3.6",
            Self::WallsShort { .. } | Self::OtherCard(_) => "X3.7",
            Self::CanMove(_) => "X3.8",
            Self::NoActions => "X4",
            Self::NoSymbol
            | Self::NoGovernor { .. }
            | Self::NoPlace { .. }
            | Self::NoPlaceOn(_)
            | Self::CardsMissing(_)
            | Self::Occupied(_) => "X4.2",
            Self::Own | Self::Vacant => "X4.3",
            Self::TaxesTwice | Self::TaxCard { .. } | Self::NoTaxes(_) => "X4.4",
            Self::NotThere(_) => "X4.5",
            Self::NoProvince(_) => "X5.1",
        }
    }
}
