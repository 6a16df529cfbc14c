//! The script of the lesson: which tiles and cards come, what the opponent does, and what is to be done in each step.

use crate::rules::{
    Cell, Currency, TileId,
    play::{Card, Cards, Move, Offer, PieceId, PlayConfig},
};

/// How many turns the person has.
pub const TURNS: usize = 9;

/// What a step of the lesson is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Who plays, and for what.
    Aim,
    /// The yard, its currencies and prices (§A1.5).
    Yard,
    /// One card is taken (§A4.4).
    TakeOne,
    /// The turn ends, and the display is filled (§A4.7b).
    TurnEnds,
    /// A tile is bought for too much (§A4.5).
    BuyWithLoss,
    /// The bought tile is laid (§A3).
    Lay,
    /// Wall pieces (§A2.3).
    Wall,
    /// Several cards are taken (§A4.4).
    TakeSeveral,
    /// The turn ends, and there is nothing to tell.
    End,
    /// A tile is bought exactly (§A4.3).
    BuyExactly,
    /// Another one is, too.
    ExactlyAgain,
    /// Money is taken after that.
    MoneyAfter,
    /// A tile is laid against another.
    LayBeside,
    /// A tile that fits nowhere comes into the reserve (§A4.7a).
    Reserve,
    /// The wall goes on round a corner.
    LongerWall,
    /// A tile is bought exactly with two cards.
    TwoCards,
    /// A small card is taken, to pay exactly.
    SmallCard,
    /// A tile is laid so that another fits beside it.
    LayForReserve,
    /// The tile of the reserve is laid (§A4.6).
    Redesign,
    /// Walls against each other give nothing (§A2.3).
    DoubleWall,
    /// A tile is bought to have most of its type (§A2.2).
    Majority,
    /// Money is taken for the next tile.
    NextMoney,
    /// The tile for the majority is laid.
    LayMajority,
    /// A tile is bought for its walls alone.
    ForItsWalls,
    /// A high card is taken.
    HighCard,
    /// The wall goes on at its other end.
    LongestWall,
    /// The next scoring is near (§A4.1).
    DeckTrack,
    /// The scoring card turns up (§A4.7b).
    ScoringCard,
    /// The first scoring has been held (§A2).
    Scored,
    /// What comes after it.
    ToCome,
}

/// What somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Take(&'static str),
    Buy(Currency, &'static str),
    Lay(&'static str, i16, i16),
    Reserve(&'static str),
    End,
}

impl Act {
    /// It as a move; none if the script has no such tile or card.
    pub(super) fn mv(self, config: &PlayConfig) -> Option<Move> {
        Some(match self {
            Self::Take(of) => Move::Take(cards(of)?),
            Self::Buy(space, of) => Move::Buy(Offer::Space(space), cards(of)?),
            Self::Lay(id, x, y) => Move::Lay(tile(config, id)?, Cell::new(x, y)),
            Self::Reserve(id) => Move::Reserve(tile(config, id)?),
            Self::End => Move::EndTurn,
        })
    }
}

/// A step: what it is about, and the one move that goes on; none if it only tells something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is about.
    pub topic: Topic,
    pub(super) does: Option<Act>,
}

const fn tell(topic: Topic) -> Step {
    Step { topic, does: None }
}

const fn step(topic: Topic, does: Act) -> Step {
    Step { topic, does: Some(does) }
}

/// All steps, in their order.
pub const STEPS: [Step; 33] = {
    use Act::{Buy, End, Lay, Reserve, Take};
    use Currency::{Dinar, Dirham, Ducat, Florin};
    [
        tell(Topic::Aim),
        tell(Topic::Yard),
        step(Topic::TakeOne, Take("R6")),
        step(Topic::TurnEnds, End),
        step(Topic::BuyWithLoss, Buy(Dirham, "R3 R6")),
        step(Topic::Lay, Lay("G04", 0, -1)),
        step(Topic::Wall, End),
        step(Topic::TakeSeveral, Take("D2 U3")),
        step(Topic::End, End),
        step(Topic::BuyExactly, Buy(Florin, "F9")),
        step(Topic::ExactlyAgain, Buy(Dinar, "D2")),
        step(Topic::MoneyAfter, Take("U2")),
        step(Topic::LayBeside, Lay("T03", 1, -1)),
        step(Topic::Reserve, Reserve("P01")),
        step(Topic::LongerWall, End),
        step(Topic::TwoCards, Buy(Ducat, "U2 U3")),
        step(Topic::SmallCard, Take("D1")),
        step(Topic::LayForReserve, Lay("S03", -1, 0)),
        step(Topic::End, End),
        step(Topic::Redesign, Lay("P01", -1, -1)),
        step(Topic::DoubleWall, End),
        step(Topic::Majority, Buy(Dinar, "D1 D8")),
        step(Topic::NextMoney, Take("U6")),
        step(Topic::LayMajority, Lay("G06", 1, 0)),
        step(Topic::End, End),
        step(Topic::ForItsWalls, Buy(Ducat, "U6")),
        step(Topic::HighCard, Take("D7")),
        step(Topic::LongestWall, Lay("A04", 0, 1)),
        step(Topic::End, End),
        step(Topic::DeckTrack, Take("D9")),
        step(Topic::ScoringCard, End),
        tell(Topic::Scored),
        tell(Topic::ToCome),
    ]
};

/// What the opponent does, turn by turn.
pub(super) const OPPONENT: [Act; 22] = {
    use Act::{Buy, End, Lay, Take};
    use Currency::{Dinar, Ducat, Florin};
    [
        Buy(Ducat, "U4 U8"),
        Take("F8"),
        Lay("T10", 1, 0),
        End,
        Take("U7"),
        End,
        Buy(Florin, "F7"),
        Take("R4"),
        Lay("A05", 0, 1),
        End,
        Take("F5"),
        End,
        Take("D3 R1"),
        End,
        Buy(Dinar, "D5"),
        Take("F4"),
        Lay("A02", -1, 0),
        End,
        Take("R5"),
        End,
        Take("U4"),
        End,
    ]
};

/// The tiles as they come from the stack: six for the third player, the yard, what fills it, and six more after the scoring.
pub(super) const TILES: &str = "S05 S06 C03 C07 A03 G07 \
    A05 G04 P01 T10 \
    S03 C09 T03 C06 A02 A04 G06 S07 C08 \
    P05 S01 A06 C01 G01 T02";

/// The scoring card, in its place among the cards.
const SCORING_CARD: &str = "scoring";

/// The cards as they come from the deck: two hands, the display, and what fills it.
pub(super) const CARDS: &str = "R3 F9 D8 \
    F7 U4 D5 U8 \
    R6 F8 U7 D3 \
    U3 D2 R4 U2 F5 R1 D1 U6 F2 R2 F4 R5 D7 F1 U4 D9 scoring R7";

/// Chance that brings this tile.
pub(super) fn drawn_tile(config: &PlayConfig, id: &str) -> Option<Move> {
    tile(config, id).map(Move::Tile)
}

/// Chance that brings this card.
pub(super) fn drawn_card(text: &str) -> Option<Move> {
    if text == SCORING_CARD { Some(Move::ScoringCard) } else { Card::read(text).map(Move::Card) }
}

fn tile(config: &PlayConfig, id: &str) -> Option<PieceId> {
    config.tile(TileId::read(id)?)
}

fn cards(text: &str) -> Option<Cards> {
    text.split(' ').map(Card::read).collect()
}
