//! Where a move can go: available spaces, the nearest of each symbol, jokers, and what the walls suffice for (§X3.1–3,
//! §X3.5–8).

use super::{
    Board, BoardState, Corner, Illegal, Joker, NotJoker, Options, RimWalls, Space, Symbol, Symbols,
    Unavailable,
};

/// The card with which a move is made (§X3.3, §X3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// An open card; it goes to the hand and is replaced at once, before the goal is chosen.
    Open {
        /// What it shows.
        card: Symbol,
        /// What the other open card shows, between which the player chose, if there was one.
        other: Option<Symbol>,
    },
    /// A card of the hand; it is discarded.
    Hand(Symbol),
}

impl Card {
    /// What the card shows.
    #[must_use]
    pub const fn symbol(self) -> Symbol {
        match self {
            Self::Open { card, .. } | Self::Hand(card) => card,
        }
    }

    /// Checks that the hand has the card, if the card comes from the hand (§X3.5).
    ///
    /// # Errors
    /// [`Illegal::NotInHand`].
    pub const fn check_hand(self, hand: &Symbols) -> Result<(), Illegal> {
        match self {
            Self::Hand(card) if hand.of(card) == 0 => Err(Illegal::NotInHand(card)),
            _ => Ok(()),
        }
    }
}

/// The nearest available spaces with a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// Their distance, in lines (§X3.2).
    pub distance: u16,
    /// The spaces, among which the player chooses.
    pub spaces: Vec<Space>,
}

/// All goals of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goals {
    /// The distance from Alexander to each corner.
    distances: Vec<u16>,
    /// The nearest available spaces of each symbol.
    nearest: [Option<Nearest>; Symbol::COUNT],
    /// The nearest of those for which the walls suffice: mostly the same.
    walled: [Option<Nearest>; Symbol::COUNT],
}

impl BoardState {
    /// Why a space is not available; none if it is (§X3.1).
    #[must_use]
    pub fn unavailable(&self, board: &Board, space: Space) -> Option<Unavailable> {
        if board.symbol(space).is_none() {
            return Some(Unavailable::Plain);
        }
        if let Some(line) = board.sides(space).into_iter().find(|line| self.walls.has(*line)) {
            return Some(Unavailable::Wall(line));
        }
        if let Some(player) = self.governors.at(space) {
            return Some(Unavailable::Governor(player));
        }
        board.corners_of(space).contains(&self.alexander).then_some(Unavailable::Alexander)
    }

    /// The available spaces (§X3.1).
    pub fn available<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = Space> + 'a {
        board.spaces().filter(|space| self.unavailable(board, *space).is_none())
    }

    /// The goals of all symbols (§X3.3, §X3.7).
    #[must_use]
    pub fn goals(&self, board: &Board, options: Options) -> Goals {
        let distances = board.distances(self.alexander);
        let needed = self.walls_needed(board, options.rim_walls, &distances);
        let mut nearest: [Option<Nearest>; Symbol::COUNT] = Default::default();
        let mut walled = nearest.clone();
        for space in self.available(board) {
            let Some(symbol) = board.symbol(space) else { continue };
            let found = Nearest { distance: distance(board, &distances, space), spaces: vec![space] };
            let suffices = |corner: Corner| self.supply.take(needed[corner.index()]).is_ok();
            if board.corners_of(space).into_iter().any(suffices) {
                found.join(&mut walled[symbol.index()]);
            }
            found.join(&mut nearest[symbol.index()]);
        }
        Goals { distances, nearest, walled }
    }

    /// The fewest walls that a shortest way to each corner needs (§X3.4).
    fn walls_needed(&self, board: &Board, rim_walls: RimWalls, distances: &[u16]) -> Vec<u16> {
        let mut needed = vec![u16::MAX; distances.len()];
        needed[self.alexander.index()] = 0;
        let mut corners: Vec<Corner> = board.corners().collect();
        corners.sort_by_key(|corner| distances[corner.index()]);
        for corner in corners {
            let (far, so_far) = (distances[corner.index()], needed[corner.index()]);
            let further = board.neighbours(corner).iter().filter(|(next, _)| distances[next.index()] > far);
            for (next, line) in further {
                let with = so_far.saturating_add(self.needs_wall(board, rim_walls, *line).into());
                needed[next.index()] = needed[next.index()].min(with);
            }
        }
        needed
    }

    /// Checks whether a card may lead to a goal, apart from the walls of the way.
    ///
    /// # Errors
    /// When the space is not available, the card cannot stand for its symbol, or another one is nearer or has to be
    /// chosen.
    pub fn check_goal(
        &self,
        board: &Board,
        options: Options,
        card: Card,
        goal: Space,
    ) -> Result<(), Illegal> {
        let why = self.unavailable(board, goal);
        let (None, Some(symbol)) = (why, board.symbol(goal)) else {
            return Err(Illegal::NotAvailable { space: goal, why: why.unwrap_or(Unavailable::Plain) });
        };
        let goals = self.goals(board, options);
        goals.check_card(options.joker, card, symbol)?;
        goals.check_distance(options.joker, card, symbol, goals.distance(board, goal))
    }
}

impl Nearest {
    /// Replaces what is farther away, and joins what is equally far.
    fn join(&self, known: &mut Option<Self>) {
        match known {
            Some(known) if known.distance < self.distance => {}
            Some(known) if known.distance == self.distance => known.spaces.extend(&self.spaces),
            known => *known = Some(self.clone()),
        }
    }
}

/// The distance of a space is that of its nearest corner (§X3.2).
fn distance(board: &Board, distances: &[u16], space: Space) -> u16 {
    board.corners_of(space).map(|corner| distances[corner.index()]).into_iter().min().unwrap_or(u16::MAX)
}

impl Goals {
    /// The nearest available spaces with a symbol for which the walls suffice, by any shortest way to any corner. If they
    /// suffice for none of the nearest available ones, *nearest* yields (§X3.7). None if they suffice for no space with
    /// this symbol.
    #[must_use]
    pub const fn of(&self, symbol: Symbol) -> Option<&Nearest> {
        self.walled[symbol.index()].as_ref()
    }

    /// The nearest available spaces with a symbol, whether or not the walls suffice; none if no space is available.
    #[must_use]
    pub const fn available(&self, symbol: Symbol) -> Option<&Nearest> {
        self.nearest[symbol.index()].as_ref()
    }

    /// Whether the walls suffice for one of the nearest available spaces with a symbol, so that *nearest* does
    /// not yield.
    fn is_nearest_walled(&self, symbol: Symbol) -> bool {
        let [walled, nearest] = [self.of(symbol), self.available(symbol)].map(|it| it.map(|it| it.distance));
        walled.is_some() && walled == nearest
    }

    /// The distance of a space, available or not (§X3.2).
    #[must_use]
    pub fn distance(&self, board: &Board, space: Space) -> u16 {
        distance(board, &self.distances, space)
    }

    /// Checks whether an available space with a symbol, at this distance, is near enough for a card (§X3.3,
    /// §X3.7).
    fn check_distance(&self, joker: Joker, card: Card, symbol: Symbol, distance: u16) -> Result<(), Illegal> {
        let farther_than = |nearest: Option<&Nearest>| {
            nearest.map(|nearest| nearest.distance).filter(|least| distance > *least)
        };
        let not_nearest = |least| Err(Illegal::NotNearest { symbol, distance, least });
        let Some(least) = farther_than(self.available(symbol)) else { return Ok(()) };
        if self.is_nearest_walled(symbol) {
            return not_nearest(least);
        }
        if let Card::Open { card, other: Some(other) } = card
            && self.goes_to_nearest(joker, Card::Open { card: other, other: Some(card) })
        {
            return Err(Illegal::OtherCard(other));
        }
        farther_than(self.of(symbol)).map_or(Ok(()), not_nearest)
    }

    /// Whether a card leads to one of the nearest available spaces of a symbol with the walls that are left.
    fn goes_to_nearest(&self, joker: Joker, card: Card) -> bool {
        self.symbols(joker, card).any(|symbol| self.is_nearest_walled(symbol))
    }

    /// Whether no card leads anywhere: Alexander stays, and an open card is taken (§X3.7, §X3.8).
    #[must_use]
    pub fn stays(&self) -> bool {
        Symbol::ALL.into_iter().all(|symbol| self.of(symbol).is_none())
    }

    /// Checks whether Alexander stays when this open card is taken, or any if none is named (§X3.7, §X3.8): neither it
    /// nor the other one, which nobody entered, leads anywhere.
    ///
    /// # Errors
    /// [`Illegal::CanMove`] with a symbol that Alexander can go to.
    pub fn check_stay(&self, joker: Joker, taken: Option<Symbol>) -> Result<(), Illegal> {
        let goal = |card, other| self.symbols(joker, Card::Open { card, other }).next();
        let goals = |card: Symbol| {
            let others = std::iter::once(None).chain(Symbol::ALL.map(Some));
            others.map(move |other| {
                goal(card, other).or_else(|| other.and_then(|other| goal(other, Some(card))))
            })
        };
        let cards = Symbol::ALL.into_iter().filter(|card| taken.is_none_or(|taken| taken == *card));
        let all: Vec<Option<Symbol>> = cards.flat_map(goals).collect();
        let go: Option<Vec<Symbol>> = all.into_iter().collect();
        go.and_then(|go| go.first().copied()).map_or(Ok(()), |symbol| Err(Illegal::CanMove(symbol)))
    }

    /// The symbols that a card can stand for and that have a goal (§X3.3, §X3.6): with a joker, the nearest of
    /// each.
    pub fn symbols(&self, joker: Joker, card: Card) -> impl Iterator<Item = Symbol> + '_ {
        let can = move |symbol: &Symbol| {
            self.of(*symbol).is_some() && self.check_card(joker, card, *symbol).is_ok()
        };
        Symbol::ALL.into_iter().filter(can)
    }

    /// Checks whether a card stands for a symbol: its own, or any if it is a joker (§X3.6).
    ///
    /// # Errors
    /// [`Illegal::NoJoker`], with the reason.
    pub fn check_card(&self, joker: Joker, card: Card, symbol: Symbol) -> Result<(), Illegal> {
        let shown = card.symbol();
        let why = match card {
            _ if shown == symbol => return Ok(()),
            Card::Hand(_) => NotJoker::FromHand,
            Card::Open { .. } if self.available(shown).is_some() => NotJoker::Available(shown),
            Card::Open { other: Some(other), .. }
                if joker == Joker::Both && self.available(other).is_some() =>
            {
                NotJoker::Available(other)
            }
            Card::Open { .. } => return Ok(()),
        };
        Err(Illegal::NoJoker { card: shown, why })
    }
}
