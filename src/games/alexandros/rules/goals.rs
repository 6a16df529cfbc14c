//! Where a move can go: available spaces, the nearest of each symbol, jokers (§X3.1–3, §X3.5, §X3.6).

use super::{Board, BoardState, Illegal, Joker, NotJoker, Space, Symbol, Symbols, Unavailable};

/// The card with which a move is made (§X3.3, §X3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    /// One of the open cards; it goes to the hand.
    Open {
        /// What it shows.
        card: Symbol,
        /// What the other open card shows, if there is one.
        other: Option<Symbol>,
    },
    /// One of the hand; it is discarded.
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

    /// Whether the hand has the card, where it comes from there (§X3.5).
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
    /// How far they are, in lines (§X3.2).
    pub distance: u16,
    /// Which: the player chooses among them.
    pub spaces: Vec<Space>,
}

/// All goals of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goals {
    /// From where Alexander stands to each corner.
    distances: Vec<u16>,
    nearest: [Option<Nearest>; Symbol::COUNT],
}

impl BoardState {
    /// Why a space is not available; none when it is (§X3.1).
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

    /// The goals of all symbols (§X3.3).
    #[must_use]
    pub fn goals(&self, board: &Board) -> Goals {
        let distances = board.distances(self.alexander);
        let mut nearest: [Option<Nearest>; Symbol::COUNT] = Default::default();
        for space in self.available(board) {
            let Some(symbol) = board.symbol(space) else { continue };
            let distance = distance(board, &distances, space);
            match &mut nearest[symbol.index()] {
                Some(found) if found.distance < distance => {}
                Some(found) if found.distance == distance => found.spaces.push(space),
                found => *found = Some(Nearest { distance, spaces: vec![space] }),
            }
        }
        Goals { distances, nearest }
    }

    /// Whether a card may lead to a goal.
    ///
    /// # Errors
    /// When the space is not available, the card cannot stand for its symbol, or another one is nearer.
    pub fn check_goal(&self, board: &Board, joker: Joker, card: Card, goal: Space) -> Result<(), Illegal> {
        let why = self.unavailable(board, goal);
        let (None, Some(symbol)) = (why, board.symbol(goal)) else {
            return Err(Illegal::NotAvailable { space: goal, why: why.unwrap_or(Unavailable::Plain) });
        };
        let goals = self.goals(board);
        goals.check_card(joker, card, symbol)?;
        let distance = goals.distance(board, goal);
        let least = goals.of(symbol).map_or(distance, |nearest| nearest.distance);
        if distance > least { Err(Illegal::NotNearest { symbol, distance, least }) } else { Ok(()) }
    }
}

/// The distance of a space: that of its nearest corner (§X3.2).
fn distance(board: &Board, distances: &[u16], space: Space) -> u16 {
    board.corners_of(space).map(|corner| distances[corner.index()]).into_iter().min().unwrap_or(u16::MAX)
}

impl Goals {
    /// The nearest available spaces with a symbol; none when it has no available space.
    #[must_use]
    pub const fn of(&self, symbol: Symbol) -> Option<&Nearest> {
        self.nearest[symbol.index()].as_ref()
    }

    /// How far a space is, available or not (§X3.2).
    #[must_use]
    pub fn distance(&self, board: &Board, space: Space) -> u16 {
        distance(board, &self.distances, space)
    }

    /// Whether no symbol has an available space: Alexander stays, and one open card is taken (§X3.8).
    #[must_use]
    pub fn stays(&self) -> bool {
        self.check_stay().is_ok()
    }

    /// Whether Alexander stays (§X3.8).
    ///
    /// # Errors
    /// [`Illegal::CanMove`] with a symbol that has an available space.
    pub fn check_stay(&self) -> Result<(), Illegal> {
        let goal = Symbol::ALL.into_iter().find(|symbol| self.of(*symbol).is_some());
        goal.map_or(Ok(()), |symbol| Err(Illegal::CanMove(symbol)))
    }

    /// The symbols for which a card can stand and that have a goal (§X3.3, §X3.6).
    pub fn symbols(&self, joker: Joker, card: Card) -> impl Iterator<Item = Symbol> + '_ {
        let can = move |symbol: &Symbol| {
            self.of(*symbol).is_some() && self.check_card(joker, card, *symbol).is_ok()
        };
        Symbol::ALL.into_iter().filter(can)
    }

    /// Whether a card stands for a symbol: its own, or any when it is a joker (§X3.6).
    ///
    /// # Errors
    /// [`Illegal::NoJoker`], and why it is none.
    pub fn check_card(&self, joker: Joker, card: Card, symbol: Symbol) -> Result<(), Illegal> {
        let shown = card.symbol();
        let why = match card {
            _ if shown == symbol => return Ok(()),
            Card::Hand(_) => NotJoker::FromHand,
            Card::Open { .. } if self.of(shown).is_some() => NotJoker::Available(shown),
            Card::Open { other: Some(other), .. } if joker == Joker::Both && self.of(other).is_some() => {
                NotJoker::Available(other)
            }
            Card::Open { .. } => return Ok(()),
        };
        Err(Illegal::NoJoker { card: shown, why })
    }
}
