//! All options of a decision, each to the end of the turn (§A4.3–§A4.9).
//!
//! Purchases come bazaars first, for their prices are those of the yard, then by space: other orders lead to the same.
//! What was bought is placed in every order; of many ways the best few go on, as whoever asks ranks them.

use std::cell::RefCell;

use super::{Choice, board_view::BoardView, material::Material};
use crate::rules::{
    Cell, Currency, Module, Vizier,
    play::{Card, Cards, Grounds, Move, Offer, Payments, Phase, PieceId, PieceSet, PlayConfig, State, ToAct},
};

/// How many ways to place several tiles go on with another tile.
const BEAM: usize = 8;
/// Payments of an offer at most, of the first one and of others after it: those that lose least, with the fewest cards.
const PAYMENTS: [usize; 2] = [4, 2];
/// Redesigns after purchases at most, the best as they are ranked.
const REDESIGNS: usize = 3;
/// Options of purchases, and of falcons, at most; what a turn offers beyond is left out.
const MOST_BRANCHES: [usize; 2] = [48, 120];
/// Falcons bought in one turn at most.
const FALCONS: usize = 3;

/// How much of what is possible is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breadth {
    /// The best way to place what was bought; of redesigns only laying.
    Best,
    /// The best ways to place what was bought, and all redesigns.
    All,
}

/// How good a position is for who decides, with their Alhambra as it is then.
pub(super) type Rank<'a> = &'a dyn Fn(&State, &BoardView) -> f32;

/// What is looked for: everything that stays the same for one decision.
pub(super) struct Options<'a> {
    config: &'a PlayConfig,
    material: &'a Material,
    seat: usize,
    breadth: Breadth,
    rank: Rank<'a>,
    /// The Alhambra before.
    board: &'a BoardView,
    /// The ways to place some pieces, where nothing was redesigned.
    placed: Vec<(PieceSet, Vec<Placing>)>,
    /// Where one piece was laid on the Alhambra before.
    laid: RefCell<Vec<(PieceId, Cell, BoardView)>>,
    branches: usize,
    /// Whether it is a turn, which has to be ended; what a Vizier bought or what is got at the end is only placed.
    is_turn: bool,
}

/// A way to place pieces.
#[derive(Clone)]
struct Placing {
    moves: Vec<Move>,
    board: BoardView,
}

/// A position in the middle of a turn.
struct Node {
    moves: Vec<Move>,
    state: State,
    /// Falcons bought.
    falcons: usize,
}

impl Node {
    fn then(&self, config: &PlayConfig, mv: Move) -> Option<Self> {
        let mut state = self.state.clone();
        state.apply(config, mv).ok()?;
        let mut moves = Vec::with_capacity(self.moves.len() + 3);
        moves.extend_from_slice(&self.moves);
        moves.push(mv);
        Some(Self { moves, state, falcons: self.falcons })
    }
}

impl<'a> Options<'a> {
    /// For the decision that is due; none when there is none.
    pub fn new(
        config: &'a PlayConfig,
        material: &'a Material,
        state: &State,
        board: &'a BoardView,
        breadth: Breadth,
        rank: Rank<'a>,
    ) -> Option<Self> {
        let ToAct::Decision(seat) = state.to_act(config) else { return None };
        Some(Self {
            config,
            material,
            seat: seat.into(),
            breadth,
            rank,
            board,
            placed: Vec::new(),
            laid: RefCell::default(),
            branches: 0,
            is_turn: matches!(state.phase(), Phase::Action | Phase::Placing),
        })
    }

    /// Tells each of them.
    pub fn each(&mut self, state: &State, tell: &mut dyn FnMut(Choice)) {
        let node = Node { moves: Vec::new(), state: state.clone(), falcons: 0 };
        match state.phase() {
            Phase::Vizier => {
                self.vizier(&node, tell);
                if let Some(declined) = node.then(self.config, Move::Decline) {
                    self.tell(declined, self.board.clone(), tell);
                }
            }
            Phase::Action if state.may_act() => {
                self.falcons(&node, None, tell);
                self.branches = 0;
                self.actions(&node, None, tell);
            }
            _ => self.end(node, false, tell),
        }
    }

    /// What can be done after some purchases, of which the last was exact.
    fn actions(&mut self, node: &Node, last: Option<Offer>, tell: &mut dyn FnMut(Choice)) {
        let config = self.config;
        let mut takings = Vec::new();
        node.state.takings(&mut |cards| takings.push(cards));
        for cards in takings.iter().filter(|&&cards| !is_part_of_another(cards, &takings)) {
            if let Some(next) = node.then(config, Move::Take(*cards)) {
                self.end(next, false, tell);
            }
        }
        self.redesigns(node, tell);
        if config.has(Module::Vizier)
            && node.state.player(self.seat).vizier() == Vizier::Asleep
            && let Some(next) = node.then(config, Move::Wake)
        {
            self.end(next, false, tell);
        }
        self.purchases(node, last, tell);
        // Whoever has bought may stop; who has done nothing can only pass.
        if node.state.must_act(config).is_none() {
            let node = Node { moves: node.moves.clone(), state: node.state.clone(), falcons: node.falcons };
            self.end(node, false, tell);
        }
    }

    fn purchases(&mut self, node: &Node, last: Option<Offer>, tell: &mut dyn FnMut(Choice)) {
        let config = self.config;
        let offers: Vec<_> = node.state.offers(config).collect();
        for (offer, priced) in
            offers.into_iter().filter(|(offer, _)| last.is_none_or(|last| order(*offer) > order(last)))
        {
            for cards in self.payments(&node.state, offer, priced.currency, priced.price, last.is_some()) {
                if self.branches >= self.most_branches() {
                    return;
                }
                self.branches += 1;
                let Some(next) = node.then(config, Move::Buy(offer, cards)) else { continue };
                if next.state.may_act() {
                    self.actions(&next, Some(offer), tell);
                } else {
                    self.end(next, false, tell);
                }
            }
        }
    }

    /// The payments of an offer: exact ones if there are any, otherwise those that lose least.
    fn payments(
        &self,
        state: &State,
        offer: Offer,
        currency: Currency,
        price: u8,
        is_further: bool,
    ) -> Vec<Cards> {
        if state.player(self.seat).hand().sum(currency) < price.into() {
            return Vec::new();
        }
        let mut payments = Vec::new();
        state.payments(self.config, offer, Payments::Needed, &mut |cards| payments.push(cards));
        if payments.len() > 1 {
            let is_exact = |cards: &Cards| cards.sum(currency) == u16::from(price);
            if payments.iter().any(is_exact) {
                payments.retain(is_exact);
            }
            payments.sort_by_key(|cards| (cards.sum(currency), cards.len()));
            payments.truncate(PAYMENTS[usize::from(is_further)]);
        }
        payments
    }

    fn redesigns(&mut self, node: &Node, tell: &mut dyn FnMut(Choice)) {
        let (config, player) = (self.config, node.state.player(self.seat));
        let mut moves = Vec::new();
        for piece in player.reserve().iter() {
            player.grounds().places(config, piece, &mut |cell| moves.push(Move::Lay(piece, cell)));
            if self.breadth == Breadth::All {
                moves.extend(player.grounds().swaps(config, piece).map(|cell| Move::Swap(piece, cell)));
            }
        }
        if self.breadth == Breadth::All {
            moves.extend(player.grounds().removals(config).map(Move::TakeAway));
        }
        let mut redesigned: Vec<Node> = moves.into_iter().filter_map(|mv| node.then(config, mv)).collect();
        if !player.pending().is_empty() && redesigned.len() > REDESIGNS {
            let rank = |node: &Node| {
                let board = self.board_of(node, true);
                (self.rank)(&node.state, &board)
            };
            redesigned.sort_by_cached_key(|node| std::cmp::Reverse((1000.0 * rank(node)) as i64));
            redesigned.truncate(REDESIGNS);
        }
        for next in redesigned {
            self.end(next, true, tell);
        }
    }

    const fn most_branches(&self) -> usize {
        MOST_BRANCHES[self.breadth as usize]
    }

    /// Falcons, one after the other by number, each for the least card of a currency; later ones for the least of all.
    fn falcons(&mut self, node: &Node, last: Option<u8>, tell: &mut dyn FnMut(Choice)) {
        if !self.config.has(Module::Falconers) || node.falcons == FALCONS {
            return;
        }
        let hand = node.state.player(self.seat).hand();
        let mut least: Vec<Card> =
            Currency::ALL.into_iter().filter_map(|currency| hand.of(currency).nth(0)).collect();
        least.sort_by_key(|card| card.value());
        if last.is_some() {
            least.truncate(1);
        }
        let mut moves = Vec::new();
        node.state.falcon_moves(self.config, &mut |mv| moves.push(mv));
        for mv in moves {
            let Move::Falcon { falcon, card, .. } = mv else { continue };
            if last.is_some_and(|last| falcon <= last) || !least.contains(&card) {
                continue;
            }
            if self.branches >= self.most_branches() {
                return;
            }
            self.branches += 1;
            let Some(mut next) = node.then(self.config, mv) else { continue };
            next.falcons += 1;
            self.falcons(&next, Some(falcon), tell);
            self.end(next, true, tell);
        }
    }

    fn vizier(&mut self, node: &Node, tell: &mut dyn FnMut(Choice)) {
        let offers: Vec<_> = node.state.offers(self.config).collect();
        for (offer, priced) in offers {
            for cards in self.payments(&node.state, offer, priced.currency, priced.price, false) {
                if let Some(next) = node.then(self.config, Move::Vizier(self.seat as u8, offer, cards)) {
                    self.end(next, false, tell);
                }
            }
        }
    }

    /// Places what is to be placed, and ends the turn.
    fn end(&mut self, node: Node, is_redesigned: bool, tell: &mut dyn FnMut(Choice)) {
        let pending = node.state.player(self.seat).pending();
        if pending.is_empty() {
            let board = self.board_of(&node, is_redesigned);
            return self.finish(node, board, tell);
        }
        let known = self.placed.iter().position(|(placed, _)| *placed == pending && !is_redesigned);
        let placings = match known {
            Some(at) => self.placed[at].1.clone(),
            None => {
                let placings = self.placings(&node, if is_redesigned { 1 } else { BEAM });
                if !is_redesigned {
                    self.placed.push((pending, placings.clone()));
                }
                placings
            }
        };
        for placing in placings {
            let mut next =
                Node { moves: node.moves.clone(), state: node.state.clone(), falcons: node.falcons };
            if placing.moves.iter().all(|&mv| next.state.apply(self.config, mv).is_ok()) {
                next.moves.extend(placing.moves);
                self.finish(next, placing.board, tell);
            }
        }
    }

    /// The Alhambra as it is in a position.
    fn board_of(&self, node: &Node, is_redesigned: bool) -> BoardView {
        let grounds = node.state.player(self.seat).grounds();
        match (node.moves.last(), is_redesigned) {
            _ if grounds.is_same(&self.board.grounds) => self.board.clone(),
            (Some(&Move::Lay(piece, cell)), true) => self.with(piece, cell, grounds),
            _ => BoardView::new(self.config, self.material, grounds),
        }
    }

    /// The Alhambra before with a piece laid on it.
    fn with(&self, piece: PieceId, cell: Cell, grounds: &Grounds) -> BoardView {
        let mut laid = self.laid.borrow_mut();
        if let Some((_, _, board)) = laid.iter().find(|(other, at, _)| (*other, *at) == (piece, cell)) {
            return board.clone();
        }
        let board = BoardView::new(self.config, self.material, grounds);
        laid.push((piece, cell, board.clone()));
        board
    }

    /// The best ways to place all that is to be placed, best first.
    fn placings(&self, node: &Node, width: usize) -> Vec<Placing> {
        let grounds = node.state.player(self.seat).grounds();
        let board = if grounds.is_same(&self.board.grounds) {
            self.board.clone()
        } else {
            BoardView::new(self.config, self.material, grounds)
        };
        let mut beam = vec![(0.0, Placing { moves: Vec::new(), board }, node.state.clone())];
        let pieces = node.state.player(self.seat).pending().len();
        for _ in 0..pieces {
            let mut next = Vec::new();
            for (_, placing, state) in &beam {
                self.place_one(placing, state, &mut next);
            }
            // Other orders lead to the same.
            next.sort_by(|(one, ..), (two, ..)| two.total_cmp(one));
            next.dedup_by(|(rank, _, state), (kept_rank, _, kept)| {
                rank == kept_rank && state.player(self.seat) == kept.player(self.seat)
            });
            next.truncate(width);
            beam = next;
        }
        if self.breadth == Breadth::Best {
            beam.truncate(1);
        }
        beam.into_iter().map(|(_, placing, _)| placing).collect()
    }

    fn place_one(&self, placing: &Placing, state: &State, tell: &mut Vec<(f32, Placing, State)>) {
        let player = state.player(self.seat);
        for piece in player.pending().iter() {
            let mut moves = Vec::new();
            player.grounds().places(self.config, piece, &mut |cell| moves.push(Move::Lay(piece, cell)));
            moves.push(Move::Reserve(piece));
            if self.config.game().has_third_player() && state.phase() != Phase::LastTiles {
                moves.push(Move::Give(piece));
            }
            for mv in moves {
                let mut state = state.clone();
                if state.apply(self.config, mv).is_err() {
                    continue;
                }
                let board = match mv {
                    Move::Lay(piece, cell) if placing.board.grounds.is_same(&self.board.grounds) => {
                        self.with(piece, cell, state.player(self.seat).grounds())
                    }
                    Move::Lay(..) => {
                        BoardView::new(self.config, self.material, state.player(self.seat).grounds())
                    }
                    _ => placing.board.clone(),
                };
                let mut moves = placing.moves.clone();
                moves.push(mv);
                tell.push(((self.rank)(&state, &board), Placing { moves, board }, state));
            }
        }
    }

    /// Ends a turn, if it is one.
    fn finish(&self, mut node: Node, board: BoardView, tell: &mut dyn FnMut(Choice)) {
        if self.is_turn {
            if node.state.apply(self.config, Move::EndTurn).is_err() {
                return;
            }
            node.moves.push(Move::EndTurn);
        }
        self.tell(node, board, tell);
    }

    fn tell(&self, node: Node, board: BoardView, tell: &mut dyn FnMut(Choice)) {
        tell(Choice { moves: node.moves, after: node.state, board });
    }
}

/// The place of an offer in the order in which offers are bought.
fn order(offer: Offer) -> (bool, usize) {
    match offer {
        Offer::Bazaar(piece) => (false, piece.index()),
        Offer::Space(space) => (true, space.index()),
    }
}

/// Whether others take all of these cards, and more: nobody wants to take less.
fn is_part_of_another(cards: Cards, takings: &[Cards]) -> bool {
    takings.iter().any(|&other| other != cards && other.minus(cards).is_some())
}
