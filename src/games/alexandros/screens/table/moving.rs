//! Alexander's move on a board, put together step by step: card, goal, corner, and way. Of many ways people choose one by
//! what it brings, and lead it through other corners until it is the one at their table.

use crate::{
    pad::{CardFrom, LedgerEvent, LedgerGame},
    rules::{Board, Card, Corner, Goals, Laid, Line, LineSet, Province, Space, Symbol, WayOutcome, Ways},
    widgets::map::Wall,
};

use super::marker::Marker;

/// The most beginnings of ways that are told apart; if there are more, a way is entered corner by corner.
const MOST: usize = 3000;

/// What a way brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// How many walls it lays.
    pub walls: u32,
    /// What provinces become, the smallest parts first: they are the purpose of a move.
    pub parts: Vec<Province>,
}

/// Ways that bring the same.
#[derive(Clone, Debug)]
pub struct Offered {
    /// One of them.
    way: Vec<Corner>,
    /// How many there are.
    pub ways: u64,
    /// What they bring.
    pub brought: Brought,
}

/// The move so far.
#[derive(Clone, Debug, Default)]
pub struct Moving {
    /// What the card shows; none stands for any card that has a goal.
    pub card: Option<Symbol>,
    /// Whether it comes from the hand.
    pub from_hand: bool,
    /// The other open card, if it matters.
    pub other: Option<Symbol>,
    /// The goal.
    pub goal: Option<Space>,
    /// The corner where he stops.
    pub to: Option<Corner>,
    /// The ways there, by what they bring; none if there are too many.
    pub offered: Vec<Offered>,
    /// The way that is shown, and what it brings.
    way: Vec<Corner>,
    brought: Option<Brought>,
    /// The corners that can be chosen now.
    corners: Vec<Corner>,
}

impl Moving {
    /// An entered move, as far as it fits the table.
    pub fn of(table: &LedgerGame, event: &LedgerEvent) -> Self {
        let LedgerEvent::Move { card, from, other, space, way, .. } = event else { return Self::default() };
        let from_hand = *from == CardFrom::Hand;
        let mut moving = Self { card: Some(*card), from_hand, other: *other, ..Self::default() };
        let (Some(board), Some((state, _))) = (table.config().board(), table.state().on_board()) else {
            return moving;
        };
        let goals = moving.goals(table, &state.goals(board, table.config().options()));
        let Some(goal) = board.space(*space).filter(|goal| goals.contains(goal)) else { return moving };
        moving.choose_goal(board, goal);
        let way: Option<Vec<Corner>> = way.iter().map(|at| board.corner(*at)).collect();
        if let Some(way) = way.filter(|way| state.check_way(board, goal, way).is_ok())
            && let Some(to) = way.last()
        {
            moving.choose_corner(table, *to);
            moving.show(table, way);
        }
        moving
    }

    /// The spaces that can be the goal.
    pub fn goals(&self, table: &LedgerGame, goals: &Goals) -> Vec<Space> {
        let symbols: Vec<Symbol> = match self.card {
            Some(card) => goals.symbols(table.config().options().joker, self.card_of(card)).collect(),
            None => Symbol::ALL.to_vec(),
        };
        let nearest = symbols.into_iter().filter_map(|symbol| goals.of(symbol));
        nearest.flat_map(|nearest| nearest.spaces.iter().copied()).collect()
    }

    /// Whether Alexander stays, judging by the card so far (§X3.7, §X3.8).
    pub fn stays(&self, table: &LedgerGame, goals: &Goals) -> bool {
        let joker = table.config().options().joker;
        let is_stuck = |card| !self.from_hand && goals.check_stay(joker, Some(card)).is_ok();
        goals.stays() || self.card.is_some_and(is_stuck)
    }

    const fn card_of(&self, card: Symbol) -> Card {
        if self.from_hand { Card::Hand(card) } else { Card::Open { card, other: self.other } }
    }

    /// Chooses the card, or any card again; what was chosen with the old one is dropped.
    pub fn choose_card(&mut self, card: Option<Symbol>) {
        *self = Self { card, from_hand: self.from_hand, other: self.other, ..Self::default() };
    }

    /// Chooses the goal; if no card was chosen, it is that of the goal's symbol.
    pub fn choose_goal(&mut self, board: &Board, goal: Space) {
        self.card = self.card.or(board.symbol(goal));
        self.forget_way();
        (self.goal, self.corners) = (Some(goal), board.corners_of(goal).to_vec());
    }

    /// The corners that can be chosen now.
    pub fn corners(&self) -> &[Corner] {
        &self.corners
    }

    /// Chooses a corner: where he stops, or one that the way passes.
    pub fn choose_corner(&mut self, table: &LedgerGame, corner: Corner) {
        let (Some(board), Some((state, _))) = (table.config().board(), table.state().on_board()) else {
            return;
        };
        if let Some(to) = self.to {
            if let Some(way) = Ways::new(board, state.alexander, to).through(&self.way, corner) {
                self.show(table, way);
            }
            return;
        }
        self.to = Some(corner);
        let outcomes = table.state().outcomes(table.config(), board.at(corner), MOST).unwrap_or_default();
        let offered =
            |WayOutcome { way, ways, walls }| Offered { way, ways, brought: brought(table, &walls) };
        self.offered = outcomes.into_iter().map(offered).collect();
        let first = self.offered.first().map(|offered| offered.way.clone());
        let way = first.or_else(|| Ways::new(board, state.alexander, corner).iter().next());
        self.show(table, way.unwrap_or_default());
    }

    /// Chooses a way by what it brings.
    pub fn choose_offered(&mut self, table: &LedgerGame, place: usize) {
        if let Some(way) = self.offered.get(place).map(|offered| offered.way.clone()) {
            self.show(table, way);
        }
    }

    /// Which of the offered ways is shown, or brings the same as the one shown.
    pub fn chosen(&self) -> Option<usize> {
        let same = |offered: &Offered| Some(&offered.brought) == self.brought.as_ref();
        self.offered.iter().position(|it| it.way == self.way).or_else(|| self.offered.iter().position(same))
    }

    /// Shows a way, with the corners through which it could go instead.
    fn show(&mut self, table: &LedgerGame, way: Vec<Corner>) {
        let (Some(board), Some((state, _)), Some(to)) =
            (table.config().board(), table.state().on_board(), self.to)
        else {
            return;
        };
        let layers = Ways::new(board, state.alexander, to).layers();
        let corners = layers.into_iter().flatten().map(|(corner, _)| corner);
        self.corners = corners.filter(|corner| !way.contains(corner)).collect();
        self.way = way;
        self.brought = Some(brought(table, &self.lays(table).into_iter().collect()));
    }

    fn forget_way(&mut self) {
        (self.to, self.offered, self.way, self.brought) = (None, Vec::new(), Vec::new(), None);
    }

    /// Takes one step back; false at the beginning.
    pub fn back(&mut self, table: &LedgerGame) -> bool {
        match (self.to, self.goal, table.config().board()) {
            (Some(_), Some(goal), Some(board)) => self.choose_goal(board, goal),
            (_, Some(_), _) => {
                self.forget_way();
                (self.goal, self.corners) = (None, Vec::new());
            }
            _ => return self.card.take().is_some(),
        }
        true
    }

    /// The way that is shown.
    pub fn way(&self) -> &[Corner] {
        &self.way
    }

    /// What it brings.
    pub const fn brought(&self) -> Option<&Brought> {
        self.brought.as_ref()
    }

    /// The lines on which it lays walls, in their order.
    fn lays(&self, table: &LedgerGame) -> Vec<Line> {
        let (Some(board), Some((state, _))) = (table.config().board(), table.state().on_board()) else {
            return Vec::new();
        };
        let rim_walls = table.config().options().rim_walls;
        let lines = self.way.windows(2).filter_map(|step| board.line(step[0], step[1]));
        lines.filter(|line| state.needs_wall(board, rim_walls, *line)).collect()
    }

    /// The walls that it would lay: red ones when the black ones run out.
    pub fn planned(&self, table: &LedgerGame) -> Vec<(Line, Wall)> {
        let new = self.lays(table);
        let supply = table.state().supply();
        let black = match supply.take(new.len() as u16) {
            Ok((_, Laid { black, .. })) => usize::from(black),
            Err(_) => usize::from(supply.black),
        };
        let wall = |place: usize| if place < black { Wall::Black } else { Wall::Red };
        new.into_iter().enumerate().map(|(place, line)| (line, wall(place))).collect()
    }

    /// The entry for this move.
    pub fn event(&self, board: &Board, marker: Marker) -> Option<LedgerEvent> {
        let (card, goal) = (self.card?, self.goal.filter(|_| self.to.is_some())?);
        Some(LedgerEvent::Move {
            turn: marker.turn,
            player: marker.player + 1,
            card,
            from: if self.from_hand { CardFrom::Hand } else { CardFrom::Open },
            other: self.other,
            space: board.place(goal),
            way: self.way.iter().map(|corner| board.at(*corner)).collect(),
        })
    }
}

/// What walls on these lines bring.
fn brought(table: &LedgerGame, walls: &LineSet) -> Brought {
    let (Some(board), Some((state, provinces))) = (table.config().board(), table.state().on_board()) else {
        return Brought { walls: walls.len(), parts: Vec::new() };
    };
    let mut after = state.clone();
    after.walls = after.walls.plus(walls);
    let then = after.provinces(board, table.config().options().rim);
    let parts = provinces.divided(&then).into_iter().flat_map(|division| division.into);
    let parts = parts.filter_map(|part| then.all().get(part));
    let mut parts: Vec<Province> = parts.map(|part| part.province.clone()).collect();
    parts.sort_by_key(Province::size);
    Brought { walls: walls.len(), parts }
}
