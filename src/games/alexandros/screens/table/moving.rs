//! Alexander's move on a board, put together step by step: card, goal, corner, and the way by what it brings.

use crate::games::alexandros::{
    pad::{CardFrom, LedgerEvent, LedgerGame},
    rules::{Board, Card, Corner, Goals, Laid, Line, Space, Symbol, WayOutcome, Ways},
    widgets::map::Wall,
};

use super::marker::Marker;

/// So many beginnings of ways are told apart at most; where there are more, the way is shown corner by corner.
const MOST: usize = 3000;

/// The move so far.
#[derive(Clone, Debug, Default)]
pub struct Moving {
    /// What the card shows; none is any that has a goal.
    pub card: Option<Symbol>,
    /// It comes from the hand.
    pub from_hand: bool,
    /// The other open card, where it matters.
    pub other: Option<Symbol>,
    /// The goal.
    pub goal: Option<Space>,
    /// The corner where he stops.
    pub to: Option<Corner>,
    /// The ways there by what they bring; none where there are too many.
    pub outcomes: Vec<WayOutcome>,
    /// Which of them.
    pub chosen: usize,
    /// The way corner by corner, where there are too many.
    steps: Vec<Corner>,
}

impl Moving {
    /// The spaces that can be the goal.
    pub fn goals(&self, table: &LedgerGame, goals: &Goals) -> Vec<Space> {
        let symbols: Vec<Symbol> = match self.card {
            Some(card) => goals.symbols(table.config().options().joker, self.card_of(card)).collect(),
            None => Symbol::ALL.to_vec(),
        };
        let nearest = symbols.into_iter().filter_map(|symbol| goals.of(symbol));
        nearest.flat_map(|nearest| nearest.spaces.iter().copied()).collect()
    }

    const fn card_of(&self, card: Symbol) -> Card {
        if self.from_hand { Card::Hand(card) } else { Card::Open { card, other: self.other } }
    }

    /// Chooses the card, or any again; what was chosen by the old one goes.
    pub fn choose_card(&mut self, card: Option<Symbol>) {
        *self = Self { card, from_hand: self.from_hand, other: self.other, ..Self::default() };
    }

    /// Chooses the goal; the card is that of its symbol where none was chosen.
    pub fn choose_goal(&mut self, board: &Board, goal: Space) {
        self.card = self.card.or(board.symbol(goal));
        (self.goal, self.to, self.outcomes, self.steps) = (Some(goal), None, Vec::new(), Vec::new());
    }

    /// The corners that can be chosen now.
    pub fn corners(&self, table: &LedgerGame) -> Vec<Corner> {
        let (Some(board), Some(goal)) = (table.config().board(), self.goal) else { return Vec::new() };
        match (self.to, self.steps.last()) {
            (None, _) => board.corners_of(goal).to_vec(),
            (Some(to), Some(last)) => {
                let Some((state, _)) = table.state().on_board() else { return Vec::new() };
                Ways::new(board, state.alexander, to).next(*last).map(|(corner, _)| corner).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Chooses a corner: where he stops, or where the way goes on.
    pub fn choose_corner(&mut self, table: &LedgerGame, corner: Corner) {
        let (Some(board), Some((state, _))) = (table.config().board(), table.state().on_board()) else {
            return;
        };
        if self.to.is_some() {
            self.steps.push(corner);
            return;
        }
        (self.to, self.chosen) = (Some(corner), 0);
        match table.state().outcomes(table.config(), board.at(corner), MOST) {
            Some(outcomes) => self.outcomes = outcomes,
            None => self.steps = vec![state.alexander],
        }
    }

    /// One step back; false at the beginning.
    pub fn back(&mut self) -> bool {
        if self.steps.len() > 1 {
            self.steps.pop();
        } else if self.to.take().is_some() {
            (self.outcomes, self.steps) = (Vec::new(), Vec::new());
        } else if self.goal.take().is_none() {
            let had = self.card.is_some();
            self.card = None;
            return had;
        }
        true
    }

    /// The way that is shown.
    pub fn way(&self) -> &[Corner] {
        self.outcomes.get(self.chosen).map_or(&self.steps, |outcome| &outcome.way)
    }

    /// Whether it is a whole move.
    pub fn is_whole(&self) -> bool {
        self.to.is_some() && self.way().last() == self.to.as_ref()
    }

    /// The walls that the way would lay: red ones where the black do not suffice.
    pub fn planned(&self, table: &LedgerGame) -> Vec<(Line, Wall)> {
        let (Some(board), Some((state, _))) = (table.config().board(), table.state().on_board()) else {
            return Vec::new();
        };
        let rim_walls = table.config().options().rim_walls;
        let lines = self.way().windows(2).filter_map(|step| board.line(step[0], step[1]));
        let new: Vec<Line> = lines.filter(|line| state.needs_wall(board, rim_walls, *line)).collect();
        let black = match state.supply.take(new.len() as u16) {
            Ok((_, Laid { black, .. })) => usize::from(black),
            Err(_) => usize::from(state.supply.black),
        };
        let wall = |place: usize| if place < black { Wall::Black } else { Wall::Red };
        new.into_iter().enumerate().map(|(place, line)| (line, wall(place))).collect()
    }

    /// The entry that it makes.
    pub fn event(&self, board: &Board, marker: Marker) -> Option<LedgerEvent> {
        let (card, goal) = (self.card?, self.goal.filter(|_| self.is_whole())?);
        Some(LedgerEvent::Move {
            turn: marker.turn,
            player: marker.player + 1,
            card,
            from: if self.from_hand { CardFrom::Hand } else { CardFrom::Open },
            other: self.other,
            space: board.place(goal),
            way: self.way().iter().map(|corner| board.at(*corner)).collect(),
        })
    }
}
