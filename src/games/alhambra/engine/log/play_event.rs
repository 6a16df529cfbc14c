//! What happens in a game that is played: the events of its log, as records write them (§A12.2).

use serde::{Deserialize, Serialize};

use crate::rules::{
    Cell, Corner, Currency, Piece, TileId,
    play::{Card, Cards, Draw, Move, Offer, PieceId, PlayConfig, State, ToAct},
};
use kernel::By;

/// An event of a game that is played. Rows, spaces, camps, bazaars and falcons count from 1. Nobody writes that a Vizier
/// was not sent: whatever happens next says it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PlayEvent {
    /// The third player drew a piece from the stack (§A5.2).
    Neutral {
        /// Which.
        piece: PlayPiece,
        /// By whom.
        by: By,
    },
    /// A piece came from the stack for a space of the yard (§A4.7c); a bazaar is laid beside it (§A6.3).
    Yard {
        /// The space.
        #[schemars(range(min = 1, max = 4))]
        space: u8,
        /// Which.
        piece: PlayPiece,
        /// By whom.
        by: By,
    },
    /// A row was dealt a start card (§A4.1).
    Deal {
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// Which.
        card: Card,
        /// By whom.
        by: By,
    },
    /// A card came on display (§A4.7b).
    Display {
        /// Which.
        card: Card,
        /// By whom.
        by: By,
    },
    /// The next scoring card turned up in the place of a card (§A4.7b).
    ScoringCard {
        /// By whom.
        by: By,
    },
    /// The discards were shuffled and are the deck now (§A4.7).
    Reshuffle {
        /// By whom.
        by: By,
    },
    /// The youngest of those who are tied begins (§A4.2).
    First {
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// Drawn, or said, by whom.
        by: By,
    },
    /// Money was taken (§A4.4).
    Take {
        /// Which cards.
        cards: Vec<Card>,
    },
    /// Something was bought (§A4.5, §A6.3).
    Buy {
        /// What.
        #[serde(flatten)]
        offer: GivenOffer,
        /// For which cards.
        cards: Vec<Card>,
    },
    /// A piece was laid: one just bought, one of the last tiles, or one of the reserve (§A4.6, §A4.7a, §A4.9).
    Lay {
        /// Which.
        piece: PlayPiece,
        /// Where.
        cell: Cell,
    },
    /// What lay somewhere was put into the reserve (§A4.6).
    Remove {
        /// From where.
        cell: Cell,
    },
    /// A piece of the reserve was put in the place of another (§A4.6).
    Swap {
        /// What lies there now.
        piece: PlayPiece,
        /// Where.
        cell: Cell,
    },
    /// A piece just bought, or one of the last tiles, was put into the reserve (§A4.7a, §A4.9).
    Reserve {
        /// Which.
        piece: PlayPiece,
    },
    /// A piece just bought was given to the third player (§A5.3).
    Give {
        /// Which.
        piece: PlayPiece,
    },
    /// The Vizier was woken (§A6.1).
    Wake {},
    /// A falcon was bought and placed (§A6.4).
    Falcon {
        /// Which: black ones come first, then brown, then white, each kind in the order of `pieces`.
        #[schemars(range(min = 1, max = 15))]
        falcon: u8,
        /// For which card.
        card: Card,
        /// Where: the cell south-east of the crossing.
        crossing: Corner,
    },
    /// The Vizier of a row bought (§A6.1).
    Vizier {
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// What.
        #[serde(flatten)]
        offer: GivenOffer,
        /// For which cards.
        cards: Vec<Card>,
    },
    /// The turn ended, or was passed (§A4.7, §A4.8).
    EndTurn {},
}

/// A piece as records of played games write it: a tile by its id, others by their place in the lists of `pieces`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayPiece {
    /// A building tile.
    Tile(TileId),
    /// A camp, from 1.
    Camp(#[schemars(range(min = 1, max = 8))] u8),
    /// A bazaar, from 1.
    Bazaar(#[schemars(range(min = 1, max = 8))] u8),
}

/// What was bought, as records write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GivenOffer {
    /// The tile on a space of the yard, 1–4.
    Space(#[schemars(range(min = 1, max = 4))] u8),
    /// A bazaar beside the yard, by its place in the list of `pieces`.
    Bazaar(#[schemars(range(min = 1, max = 8))] u8),
}

/// What an event names that the game does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// A piece.
    Piece(PlayPiece),
    /// A falcon, by its number from 1.
    Falcon(u8),
    /// A row.
    Row(u8),
    /// A space of the yard.
    Space(u8),
}

impl PlayPiece {
    /// A piece of a game.
    #[must_use]
    pub fn of(config: &PlayConfig, id: PieceId) -> Self {
        let number = |is_such: fn(&Piece) -> bool| {
            let before = config.all_pieces().iter().take_while(|&other| other < id);
            before.filter(|&other| is_such(&config.piece(other))).count() as u8 + 1
        };
        match config.piece(id) {
            Piece::Tile(tile) => Self::Tile(tile.id),
            Piece::Camp(_) => Self::Camp(number(is_camp)),
            Piece::Bazaar(_) => Self::Bazaar(number(is_bazaar)),
        }
    }

    /// The piece of a game that this is.
    ///
    /// # Errors
    /// When there is none.
    pub fn id(self, config: &PlayConfig) -> Result<PieceId, Unknown> {
        let such = |is_such: fn(&Piece) -> bool, number: u8| {
            let mut all = config.all_pieces().iter().filter(|&id| is_such(&config.piece(id)));
            all.nth(usize::from(number).checked_sub(1)?)
        };
        let id = match self {
            Self::Tile(id) => config.tile(id),
            Self::Camp(number) => such(is_camp, number),
            Self::Bazaar(number) => such(is_bazaar, number),
        };
        id.ok_or(Unknown::Piece(self))
    }
}

const fn is_camp(piece: &Piece) -> bool {
    matches!(piece, Piece::Camp(_))
}

const fn is_bazaar(piece: &Piece) -> bool {
    matches!(piece, Piece::Bazaar(_))
}

impl GivenOffer {
    fn of(config: &PlayConfig, offer: Offer) -> Option<Self> {
        match offer {
            Offer::Space(space) => Some(Self::Space(space.space())),
            Offer::Bazaar(id) => match PlayPiece::of(config, id) {
                PlayPiece::Bazaar(number) => Some(Self::Bazaar(number)),
                PlayPiece::Tile(_) | PlayPiece::Camp(_) => None,
            },
        }
    }

    fn offer(self, config: &PlayConfig) -> Result<Offer, Unknown> {
        Ok(match self {
            Self::Space(space) => Offer::Space(currency(space)?),
            Self::Bazaar(number) => Offer::Bazaar(PlayPiece::Bazaar(number).id(config)?),
        })
    }
}

/// The currency of a space, from 1.
fn currency(space: u8) -> Result<Currency, Unknown> {
    let found = Currency::ALL.into_iter().find(|currency| currency.space() == space);
    found.ok_or(Unknown::Space(space))
}

impl PlayEvent {
    /// The event of a move that is about to be made; of chance `by` somebody. None of a Vizier that is not sent, and of
    /// chance that is not due.
    #[must_use]
    pub fn of(config: &PlayConfig, state: &State, mv: Move, by: By) -> Option<Self> {
        let piece = |id| PlayPiece::of(config, id);
        let cards = |cards: Cards| cards.iter().collect();
        Some(match (mv, state.to_act(config)) {
            (Move::Tile(id), ToAct::Chance(Draw::ThirdPlayer)) => Self::Neutral { piece: piece(id), by },
            (Move::Tile(id), ToAct::Chance(Draw::Yard(space))) => {
                Self::Yard { space: space.space(), piece: piece(id), by }
            }
            (Move::Card(card), ToAct::Chance(Draw::Deal(seat))) => Self::Deal { row: seat + 1, card, by },
            (Move::Card(card), ToAct::Chance(Draw::Display)) => Self::Display { card, by },
            (Move::Tile(_) | Move::Card(_) | Move::Decline, _) => return None,
            (Move::ScoringCard, _) => Self::ScoringCard { by },
            (Move::Reshuffle, _) => Self::Reshuffle { by },
            (Move::First(seat), _) => Self::First { row: seat.saturating_add(1), by },
            (Move::Take(taken), _) => Self::Take { cards: cards(taken) },
            (Move::Buy(offer, paid), _) => {
                Self::Buy { offer: GivenOffer::of(config, offer)?, cards: cards(paid) }
            }
            (Move::Lay(id, cell), _) => Self::Lay { piece: piece(id), cell },
            (Move::TakeAway(cell), _) => Self::Remove { cell },
            (Move::Swap(id, cell), _) => Self::Swap { piece: piece(id), cell },
            (Move::Reserve(id), _) => Self::Reserve { piece: piece(id) },
            (Move::Give(id), _) => Self::Give { piece: piece(id) },
            (Move::Wake, _) => Self::Wake {},
            (Move::Falcon { falcon, card, crossing }, _) => {
                Self::Falcon { falcon: falcon.saturating_add(1), card, crossing }
            }
            (Move::EndTurn, _) => Self::EndTurn {},
            (Move::Vizier(seat, offer, paid), _) => Self::Vizier {
                row: seat.saturating_add(1),
                offer: GivenOffer::of(config, offer)?,
                cards: cards(paid),
            },
        })
    }

    /// The move of the event.
    ///
    /// # Errors
    /// When it names what the game does not have.
    pub fn to_move(&self, config: &PlayConfig) -> Result<Move, Unknown> {
        let seat = |row: u8| match row {
            1.. if usize::from(row) <= config.players() => Ok(row - 1),
            _ => Err(Unknown::Row(row)),
        };
        let cards = |cards: &[Card]| cards.iter().copied().collect();
        Ok(match *self {
            Self::Neutral { piece, .. } => Move::Tile(piece.id(config)?),
            Self::Yard { space, piece, .. } => {
                currency(space)?;
                Move::Tile(piece.id(config)?)
            }
            Self::Deal { row, card, .. } => {
                seat(row)?;
                Move::Card(card)
            }
            Self::Display { card, .. } => Move::Card(card),
            Self::ScoringCard { .. } => Move::ScoringCard,
            Self::Reshuffle { .. } => Move::Reshuffle,
            Self::First { row, .. } => Move::First(seat(row)?),
            Self::Take { cards: ref taken } => Move::Take(cards(taken)),
            Self::Buy { offer, cards: ref paid } => Move::Buy(offer.offer(config)?, cards(paid)),
            Self::Lay { piece, cell } => Move::Lay(piece.id(config)?, cell),
            Self::Remove { cell } => Move::TakeAway(cell),
            Self::Swap { piece, cell } => Move::Swap(piece.id(config)?, cell),
            Self::Reserve { piece } => Move::Reserve(piece.id(config)?),
            Self::Give { piece } => Move::Give(piece.id(config)?),
            Self::Wake {} => Move::Wake,
            Self::Falcon { falcon, card, crossing } => {
                let number = falcon.checked_sub(1).filter(|&at| usize::from(at) < config.falcons().len());
                // Without the module the rules say so.
                let is_off = config.falcons().is_empty();
                let number = number.or(is_off.then_some(0)).ok_or(Unknown::Falcon(falcon))?;
                Move::Falcon { falcon: number, card, crossing }
            }
            Self::Vizier { row, offer, cards: ref paid } => {
                Move::Vizier(seat(row)?, offer.offer(config)?, cards(paid))
            }
            Self::EndTurn {} => Move::EndTurn,
        })
    }

    /// Who brought it; none of a decision.
    #[must_use]
    pub const fn by(&self) -> Option<By> {
        match *self {
            Self::Neutral { by, .. }
            | Self::Yard { by, .. }
            | Self::Deal { by, .. }
            | Self::Display { by, .. }
            | Self::ScoringCard { by }
            | Self::Reshuffle { by }
            | Self::First { by, .. } => Some(by),
            _ => None,
        }
    }

    /// Whether it is a card from the money deck, a scoring card among them.
    #[must_use]
    pub const fn is_money(&self) -> bool {
        matches!(self, Self::Deal { .. } | Self::Display { .. } | Self::ScoringCard { .. })
    }

    /// Whether it is what chance has to bring.
    #[must_use]
    pub const fn is_of(&self, draw: Draw) -> bool {
        match (self, draw) {
            (Self::Neutral { .. }, Draw::ThirdPlayer)
            | (Self::Display { .. } | Self::ScoringCard { .. }, Draw::Display)
            | (Self::Reshuffle { .. }, Draw::Reshuffle)
            | (Self::First { .. }, Draw::First(_)) => true,
            (Self::Yard { space, .. }, Draw::Yard(due)) => *space == due.space(),
            (Self::Deal { row, .. }, Draw::Deal(seat)) => *row == seat + 1,
            _ => false,
        }
    }
}
