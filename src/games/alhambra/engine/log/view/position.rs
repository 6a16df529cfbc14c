//! A position as a viewer is told of it, beside what lies in each Alhambra.

use super::{GameView, Money};
use crate::rules::{
    Currency, Piece,
    play::{Cards, GameRules, Offer, Phase, PieceSet, PlayConfig, State, ToAct},
};
use kernel::{Rules, Seed, Viewer};

/// A position as a viewer is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayView {
    /// What the game waits for; none where it waits for whoever can send the Vizier, for that would tell of hands.
    pub to_act: Option<ToAct>,
    /// The seat whose turn it is; none in setup, and when the game is over.
    pub turn: Option<usize>,
    /// The money of each player.
    pub hands: Vec<Money>,
    /// What each player has bought, or got at the end, and not yet placed.
    pub pending: Vec<Vec<Piece>>,
    /// What lies on the spaces of the yard, 1 to 4.
    pub yard: [Option<OfferView>; Currency::COUNT],
    /// The bazaars beside it.
    pub bazaars: Vec<OfferView>,
    /// The display.
    pub display: Money,
    /// Money cards left in the deck.
    pub deck: u8,
    /// Money cards discarded.
    pub discards: u8,
    /// Pieces left in the stack.
    pub stack: u8,
    /// The seed of stacks and decks, if there is one and it is told.
    pub seed: Option<Seed>,
}

/// What is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferView {
    /// What.
    pub piece: Piece,
    /// In which currency; of a bazaar without a price none.
    pub price: Option<(u8, Currency)>,
}

impl PlayView {
    pub(super) fn new(view: &GameView<'_>, at: usize, state: &State) -> Self {
        let config = view.game.config();
        let seen = GameRules::view(config, state, view.viewer);
        let money = |cards: Cards| view.money(at, cards);
        let hand = |seat| seen.hand(seat).map_or_else(|| Money::Counted(seen.hand_len(seat)), money);
        let pieces = |pieces: PieceSet| pieces.iter().map(|id| config.piece(id)).collect();
        let is_on = state.piles().is_some() && state.phase() != Phase::Over;
        Self {
            to_act: to_act(config, state, view.viewer),
            turn: is_on.then(|| state.seat()),
            hands: (0..config.players()).map(hand).collect(),
            pending: (0..config.players()).map(|seat| pieces(state.player(seat).pending())).collect(),
            yard: Currency::ALL.map(|space| OfferView::new(config, state, Offer::Space(space))),
            bazaars: state
                .bazaars()
                .iter()
                .filter_map(|id| OfferView::new(config, state, Offer::Bazaar(id)))
                .collect(),
            display: money(state.display()),
            deck: seen.deck_len(),
            discards: state.discards().len(),
            stack: state.stack().len(),
            seed: view.seed,
        }
    }
}

impl OfferView {
    fn new(config: &PlayConfig, state: &State, offer: Offer) -> Option<Self> {
        let id = match offer {
            Offer::Space(space) => state.yard(space)?,
            Offer::Bazaar(id) => id,
        };
        let priced = state.priced(config, offer).ok();
        Some(Self { piece: config.piece(id), price: priced.map(|priced| (priced.price, priced.currency)) })
    }
}

/// What a game waits for. Who can pay exactly, and so has the Vizier's say (§A6.1), is nobody else's business.
fn to_act(config: &PlayConfig, state: &State, viewer: Viewer) -> Option<ToAct> {
    let to_act = state.to_act(config);
    let is_told = match viewer {
        _ if state.phase() != Phase::Vizier => true,
        Viewer::Seat(own) => to_act == ToAct::Decision(own),
        Viewer::Nobody => false,
        Viewer::Everybody => true,
    };
    is_told.then_some(to_act)
}
