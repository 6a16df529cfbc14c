//! Why something is refused (§X8), as typed data: the values, the code and the §.

use super::{Corner, Line, Space, Symbol, Symbols};

/// Why something is refused. Nothing has changed then. Players count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The space cannot be a goal.
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
        /// How far away the space is, in lines.
        distance: u16,
        /// How far away the nearest is.
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
    /// The way does not end at a corner of the goal.
    NotAtGoal {
        /// Where it ends.
        corner: Corner,
        /// The goal.
        goal: Space,
    },
    /// A shorter way leads to the same corner.
    NotShortest {
        /// How many lines this one has.
        lines: usize,
        /// How many the shortest has.
        least: usize,
    },
    /// This card is not in the hand.
    NotInHand(Symbol),
    /// The card cannot stand for the symbol of the goal.
    NoJoker {
        /// What it shows.
        card: Symbol,
        /// Why it is no joker.
        why: NotJoker,
    },
    /// Alexander stays only if no card leads anywhere; one leads to this symbol.
    CanMove(Symbol),
    /// Black and red walls together do not suffice.
    WallsShort {
        /// How many walls the way needs.
        needed: u16,
        /// How many walls are left, black and red together.
        left: u16,
    },
    /// The walls suffice for no nearest space of this card, but for one of the other open card, which has to be
    /// taken.
    OtherCard(Symbol),
    /// Alexander has not moved in this turn, which begins with his move.
    NotMoved,
    /// Both actions are done.
    NoActions,
    /// Taxes were already collected in this turn.
    TaxesTwice,
    /// No governor of the player stands on the symbol of the card.
    TaxCard {
        /// Whose turn it is.
        player: u8,
        /// What the card shows.
        card: Symbol,
    },
    /// No governor of this player stands on any symbol: there is no card to collect taxes with.
    NoTaxes(u8),
    /// The space lies in no province: the rim is open there.
    NoProvince(Space),
    /// The province has no symbol spaces.
    NoSymbol,
    /// No governor is put, or more than are at home.
    NoGovernor {
        /// How many were to be put.
        wanted: u32,
        /// How many are not on the board.
        home: u8,
    },
    /// The governors need other symbol spaces than the province has: one for each.
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
    /// Nobody has the province: it can be occupied, but not taken over.
    Vacant,
    /// No governor of this player stands there.
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
    /// Alexander stands next to it.
    Alexander,
}

/// Why a card is not a joker (§X3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotJoker {
    /// A space is available for this symbol, of the card or of the other open one.
    Available(Symbol),
    /// It comes from the hand.
    FromHand,
}

impl Illegal {
    /// The code (§X8). Those after the last one in the table there were added to it.
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

    /// The § of the rules.
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
