//! Why a move is refused (§A8). Nothing has changed then.

use super::{Card, Offer, PieceId, ToAct};
use crate::rules::{Currency, Illegal, Module, PilesFault};

/// What a player can still do, so that the turn may not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Possible {
    /// Take money.
    Take,
    /// Pay this.
    Buy(Offer),
    /// Redesign.
    Redesign,
    /// Wake the Vizier.
    Wake,
    /// Pay and place this falcon.
    Falcon(u8),
}

/// Why a move is refused. The position is unchanged then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Something else is due.
    NotNow(ToAct),
    /// The module is not in the game.
    ModuleOff(Module),
    /// A piece cannot be laid, taken away, swapped or placed so.
    Board(Illegal),
    /// The piece is not in the reserve.
    NotInReserve {
        /// Which.
        piece: PieceId,
        /// It was bought in this turn: it can be laid when the turn ends.
        is_bought: bool,
    },
    /// Several cards are worth more than 5.
    TooMuch {
        /// So much.
        value: u16,
    },
    /// A card is not on display; none was named where there is no card.
    NotDisplayed(Option<Card>),
    /// A card is not in the hand.
    NotYours(Card),
    /// A card of another currency than that of the space or bazaar.
    WrongCurrency {
        /// The card.
        card: Card,
        /// What it must be.
        currency: Currency,
    },
    /// Less than the price.
    TooLittle {
        /// What was paid.
        paid: u16,
        /// What it costs.
        price: u8,
        /// In this currency.
        currency: Currency,
    },
    /// The space is empty until the turn ends.
    NoTile(Currency),
    /// This is no bazaar beside the yard.
    NoBazaar(PieceId),
    /// Something can still be done.
    MustAct(Possible),
    /// The last action gave no further one: only laying is left.
    OneAction,
    /// So many bought tiles are not yet placed.
    LayFirst(u8),
    /// Only a piece bought in this turn can be given away or put aside.
    NotBoughtNow(PieceId),
    /// There is no third player to give a tile to.
    NoThirdPlayer,
    /// The Vizier of the player in this seat sleeps.
    Asleep(u8),
    /// The Vizier of the player in this seat is awake already.
    Awake(u8),
    /// The Vizier pays exactly.
    NotExact {
        /// What was paid.
        paid: u16,
        /// What it costs.
        price: u8,
        /// In this currency.
        currency: Currency,
    },
    /// A bazaar is paid exactly.
    BazaarPrice {
        /// What was paid.
        paid: u16,
        /// What it costs now.
        price: u8,
        /// In this currency.
        currency: Currency,
    },
    /// The space of the bazaar's currency is empty.
    BazaarNoPrice(Currency),
    /// The falcon with this number is not in the supply.
    NoFalcon(u8),
    /// Falcons take a whole turn of their own.
    FalconTurn,
    /// The piece is not in the stack.
    NotInStack(PieceId),
    /// The card is not in the deck.
    NotInDeck(Card),
    /// No scoring card can lie here: so many cards were drawn from the piles.
    NoScoringCard(u8),
    /// The scoring card is all that is left in its pile: so many cards were drawn from the piles.
    ScoringCardDue(u8),
    /// The piles cannot be as high as people said.
    Piles(PilesFault),
    /// The player in this seat is not among those who are tied.
    NotTied(u8),
}

impl Refusal {
    /// The stable name of the reason (§A8); what chance cannot bring has names of its own.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::NotNow(_) | Self::ModuleOff(_) => "not_now",
            Self::Board(illegal) => illegal.code(),
            Self::NotInReserve { .. } => "not_in_reserve",
            Self::TooMuch { .. } => "too_much",
            Self::NotDisplayed(_) => "not_displayed",
            Self::NotYours(_) => "not_yours",
            Self::WrongCurrency { .. } => "wrong_currency",
            Self::TooLittle { .. } => "too_little",
            Self::NoTile(_) | Self::NoBazaar(_) => "no_tile",
            Self::MustAct(_) => "must_act",
            Self::OneAction => "one_action",
            Self::LayFirst(_) => "lay_first",
            Self::NotBoughtNow(_) | Self::NoThirdPlayer => "not_bought_now",
            Self::Asleep(_) => "asleep",
            Self::Awake(_) => "awake",
            Self::NotExact { .. } => "not_exact",
            Self::BazaarPrice { .. } => "bazaar_price",
            Self::BazaarNoPrice(_) => "bazaar_no_price",
            Self::NoFalcon(_) => "no_falcon",
            Self::FalconTurn => "falcon_turn",
            Self::NotInStack(_) => "not_in_stack",
            Self::NotInDeck(_) => "not_in_deck",
            Self::NoScoringCard(_) | Self::ScoringCardDue(_) => "scoring_card",
            Self::Piles(_) => "piles",
            Self::NotTied(_) => "not_tied",
        }
    }

    /// The paragraph of the rules, without its sign.
    #[must_use]
    pub const fn section(&self) -> &'static str {
        match self {
            Self::Over => "A4.9",
            Self::NotNow(_) => "A4",
            Self::ModuleOff(_) => "A6",
            Self::Board(illegal) => illegal.section(),
            Self::NotInReserve { .. } => "A4.6",
            Self::TooMuch { .. } | Self::NotDisplayed(_) => "A4.4",
            Self::NotYours(_) | Self::WrongCurrency { .. } | Self::TooLittle { .. } | Self::NoTile(_) => {
                "A4.5"
            }
            Self::MustAct(_) => "A4.8",
            Self::OneAction => "A4.3",
            Self::LayFirst(_) => "A4.7",
            Self::NotBoughtNow(_) | Self::NoThirdPlayer => "A5.3",
            Self::Asleep(_) | Self::Awake(_) | Self::NotExact { .. } => "A6.1",
            Self::NoBazaar(_) | Self::BazaarPrice { .. } | Self::BazaarNoPrice(_) => "A6.3",
            Self::NoFalcon(_) | Self::FalconTurn => "A6.4",
            Self::NotInStack(_) => "A1.1",
            Self::NotInDeck(_) => "A1.4",
            Self::NoScoringCard(_) | Self::ScoringCardDue(_) | Self::Piles(_) => "A4.1",
            Self::NotTied(_) => "A4.2",
        }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Board(illegal)
    }
}
