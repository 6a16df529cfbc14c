//! What happened, as a viewer is told of it.

use super::{GameView, Money};
use crate::{
    log::{PlayEvent, position_of},
    rules::{
        Cell, Corner, FalconKind, Piece, Scoring,
        play::{Card, Cards, Move, Offer, PieceId, PlayConfig, State},
    },
};
use kernel::By;

/// An event as a viewer is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventView {
    /// The row, from 0, that it is about; none where it is about the whole table.
    pub row: Option<usize>,
    /// What it was.
    pub what: Happened,
}

/// What happened. Nobody is told by how much a price was exceeded for cards that are not named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// The third player drew a piece.
    Drawn(Piece),
    /// A piece came to a space of the yard, from 1.
    Yard(Piece, u8),
    /// A bazaar was laid beside the yard.
    Beside(Piece),
    /// A start card was dealt.
    Dealt(Money),
    /// A card came on display.
    Displayed(Money),
    /// A scoring card turned up.
    ScoringCard(Scoring),
    /// So many discards were shuffled.
    Reshuffled(u8),
    /// Who begins was said.
    First,
    /// Money was taken.
    Taken(Money),
    /// A piece was bought.
    Bought {
        /// Which.
        piece: Piece,
        /// What it costs.
        price: u8,
        /// What was paid.
        paid: Money,
    },
    /// A piece was laid.
    Laid(Piece, Cell),
    /// A piece that lay somewhere was put into the reserve.
    Removed(Piece, Cell),
    /// A piece of the reserve was swapped with one that lay somewhere.
    Swapped {
        /// What came.
        piece: Piece,
        /// What left.
        left: Piece,
        /// Where.
        cell: Cell,
    },
    /// A piece was put into the reserve.
    Reserved(Piece),
    /// A piece was given to the third player.
    Given(Piece),
    /// The Vizier was woken.
    Woken,
    /// A falcon was bought and placed.
    Falcon {
        /// Of which kind.
        kind: FalconKind,
        /// What was paid.
        paid: Money,
        /// Where.
        crossing: Corner,
    },
    /// A Vizier bought.
    Vizier {
        /// What.
        piece: Piece,
        /// What was paid.
        paid: Money,
    },
    /// The turn ended.
    Ended,
    /// Nothing could be done.
    Passed,
}

impl Happened {
    /// What a move of whoever decides would be, told to them; none of what is not written.
    #[must_use]
    pub fn decided(config: &PlayConfig, state: &State, mv: Move) -> Option<Self> {
        let event = PlayEvent::of(config, state, mv, By::People)?;
        happened(config, state, &event, mv, &Money::Named)
    }
}

impl EventView {
    pub(super) fn new(view: &GameView<'_>, entry: usize, before: &State, event: &PlayEvent) -> Option<Self> {
        let config = view.game.config();
        let state = position_of(config, before, event);
        let mv = event.to_move(config).ok()?;
        let money = |cards| view.money(entry, cards);
        Some(Self { row: row(config, &state, event, mv), what: happened(config, &state, event, mv, &money)? })
    }
}

/// The row, from 0, that a move is about.
fn row(config: &PlayConfig, state: &State, event: &PlayEvent, mv: Move) -> Option<usize> {
    let owner = |id: PieceId| (0..config.players()).find(|&seat| state.player(seat).pending().has(id));
    match (event, mv) {
        (PlayEvent::Neutral { .. }, _) => Some(config.players()),
        (PlayEvent::Deal { row, .. }, _) => usize::from(*row).checked_sub(1),
        (_, Move::First(seat) | Move::Vizier(seat, ..)) => Some(seat.into()),
        // Last tiles are placed in any order.
        (_, Move::Lay(id, _) | Move::Reserve(id)) => owner(id).or(Some(state.seat())),
        _ => state.to_act(config).decides(),
    }
}

fn happened(
    config: &PlayConfig,
    state: &State,
    event: &PlayEvent,
    mv: Move,
    money: &dyn Fn(Cards) -> Money,
) -> Option<Happened> {
    let piece = |id| config.piece(id);
    let one = |card: Card| money(Cards::NONE.with(card));
    let lies = |cell| state.player(state.seat()).grounds().at(cell).map(piece);
    Some(match mv {
        Move::Tile(id) => match (event, piece(id)) {
            (PlayEvent::Yard { .. }, bazaar @ Piece::Bazaar(_)) => Happened::Beside(bazaar),
            (PlayEvent::Yard { space, .. }, tile) => Happened::Yard(tile, *space),
            (_, drawn) => Happened::Drawn(drawn),
        },
        Move::Card(card) => match event {
            PlayEvent::Deal { .. } => Happened::Dealt(one(card)),
            _ => Happened::Displayed(one(card)),
        },
        Move::ScoringCard => Happened::ScoringCard(state.next_scoring_card().unwrap_or(Scoring::Second)),
        Move::Reshuffle => Happened::Reshuffled(state.discards().len()),
        Move::First(_) => Happened::First,
        Move::Take(taken) => Happened::Taken(money(taken)),
        Move::Buy(offer, paid) => {
            let priced = state.priced(config, offer).ok()?;
            Happened::Bought { piece: piece(priced.piece), price: priced.price, paid: money(paid) }
        }
        Move::Lay(id, at) => Happened::Laid(piece(id), at),
        Move::TakeAway(cell) => Happened::Removed(lies(cell)?, cell),
        Move::Swap(id, cell) => Happened::Swapped { piece: piece(id), left: lies(cell)?, cell },
        Move::Reserve(id) => Happened::Reserved(piece(id)),
        Move::Give(id) => Happened::Given(piece(id)),
        Move::Wake => Happened::Woken,
        Move::Falcon { falcon, card, crossing } => {
            let kind = config.falcons().get(usize::from(falcon))?.kind();
            Happened::Falcon { kind, paid: one(card), crossing }
        }
        Move::Vizier(_, offer, paid) => {
            let bought = match offer {
                Offer::Space(space) => state.yard(space)?,
                Offer::Bazaar(id) => id,
            };
            Happened::Vizier { piece: piece(bought), paid: money(paid) }
        }
        Move::EndTurn if state.has_acted() => Happened::Ended,
        Move::EndTurn => Happened::Passed,
        // Nobody writes it.
        Move::Decline => return None,
    })
}
