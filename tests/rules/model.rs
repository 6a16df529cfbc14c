//! A second engine for turns, written from the words of §3–§5, §9 and §10 alone: an agenda of steps, and dice as
//! lists. It is slow and literal; it says of any command whether it is allowed, and follows the allowed ones.

mod compare;

use std::collections::VecDeque;

use alhambra::games::roll_and_write::rules::{
    Cell, ChangeDice, ChangeDie, Colour, DieStep, Face, GameConfig, Move, Pair, SpecialAction, SpecialActions,
};

/// What is to happen next, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ModelStep {
    FirstPlayer,
    /// A building of setup: the row and which of the three.
    Setup(usize, u8),
    Place(usize),
    Extra(usize),
    /// The start of a turn: no command, see [`Model::advance`].
    Turn(usize),
    OwnPair(usize),
    Action(usize),
    AfterBuild(usize),
    AllFour(usize),
    Choose(usize),
    End(usize),
    Phantom(usize),
}

/// A die and whether a coin was spent on it in this turn.
type Die = (Face, bool);

#[derive(Clone, Default)]
struct Player {
    yellow: Vec<Die>,
    blue: Vec<Die>,
    front: Vec<Pair>,
    built: Vec<Cell>,
    coins: u8,
    circled: u8,
}

pub struct Model<'a> {
    config: &'a GameConfig,
    agenda: VecDeque<ModelStep>,
    players: Vec<Player>,
    phantom_boxes: Vec<[u8; 6]>,
    first: usize,
    round: u8,
    turns_left: u32,
    tries: u16,
    /// In this turn.
    changes: u8,
    kept: Option<Pair>,
}

impl<'a> Model<'a> {
    pub fn new(config: &'a GameConfig) -> Self {
        let player = Player { coins: 3, circled: 3, ..Player::default() };
        let mut model = Self {
            config,
            agenda: VecDeque::new(),
            players: vec![player; config.players()],
            phantom_boxes: vec![[0; 6]; config.phantoms()],
            first: 0,
            round: 0,
            turns_left: config.players() as u32 * u32::from(config.rounds()),
            tries: 0,
            changes: 0,
            kept: None,
        };
        if config.is_solo() {
            model.plan();
        } else {
            model.agenda.push_back(ModelStep::FirstPlayer);
        }
        model
    }

    /// The whole game's agenda once the first player is known (§2, §3, §9).
    fn plan(&mut self) {
        let players = self.config.players();
        let order: Vec<usize> = (0..players).map(|i| (self.first + i) % players).collect();
        let phantoms = players..self.config.rows();
        for time in 1..=3 {
            self.agenda.extend(order.iter().map(|&player| ModelStep::Setup(player, time)));
        }
        self.agenda.extend(order.iter().map(|&player| ModelStep::Place(player)));
        self.agenda.push_back(ModelStep::Extra(self.first));
        for phantom in phantoms.clone() {
            self.agenda.extend((1..=3).map(|time| ModelStep::Setup(phantom, time)));
        }
        for _ in 0..self.config.rounds() {
            self.agenda.extend(order.iter().map(|&player| ModelStep::Turn(player)));
            self.agenda.extend(phantoms.clone().map(ModelStep::Phantom));
        }
    }

    /// Starts turns until a command is due.
    fn advance(&mut self) {
        if let Some(&ModelStep::Turn(player)) = self.agenda.front() {
            self.agenda.pop_front();
            self.round += u8::from(player == self.first);
            self.turns_left -= 1;
            (self.changes, self.kept) = (0, None);
            self.agenda.push_front(ModelStep::Action(player));
            // §4.1; in solo the dice are rolled at the end of the turn before (§10).
            if !self.players[player].front.is_empty() && !self.config.is_solo() {
                self.agenda.push_front(ModelStep::OwnPair(player));
            }
        }
    }

    pub fn is_over(&self) -> bool {
        self.agenda.is_empty()
    }

    fn type_of(&self, cell: Cell) -> usize {
        self.config.layout().grid().expect("a full game has a grid")[cell.index()].index()
    }

    fn may_change(&self, player: usize, colour: Colour, from: Face) -> Option<usize> {
        let dice = self.dice(player, colour);
        (0..dice.len()).find(|&i| {
            let others_changed = (0..dice.len()).any(|j| j != i && dice[j].1);
            dice[i].0 == from && (self.config.change_dice() == ChangeDice::Any || !others_changed)
        })
    }

    fn dice(&self, player: usize, colour: Colour) -> &Vec<Die> {
        match colour {
            Colour::Yellow => &self.players[player].yellow,
            Colour::Blue => &self.players[player].blue,
        }
    }

    fn shows(&self, player: usize, pair: Pair) -> bool {
        self.players[player].yellow.iter().any(|die| die.0 == pair.yellow)
            && self.players[player].blue.iter().any(|die| die.0 == pair.blue)
    }

    pub fn allows(&self, command: Move) -> bool {
        let Some(&step) = self.agenda.front() else { return false };
        match (step, command) {
            (ModelStep::FirstPlayer, Move::First(seat)) => usize::from(seat) < self.config.players(),
            (
                ModelStep::Setup(..)
                | ModelStep::Place(_)
                | ModelStep::Extra(_)
                | ModelStep::OwnPair(_)
                | ModelStep::Phantom(_),
                Move::Roll(_),
            )
            | (ModelStep::AllFour(_), Move::RollFour(_))
            | (ModelStep::Action(_), Move::GainCoins)
            | (ModelStep::AfterBuild(_) | ModelStep::End(_), Move::EndTurn) => true,
            (
                ModelStep::Action(player),
                Move::Special(SpecialAction::ChangeDie(ChangeDie { colour, from, way })),
            ) => {
                let beyond = matches!((from.number(), way), (6, DieStep::Up) | (1, DieStep::Down));
                self.players[player].coins >= 1 && !beyond && self.may_change(player, colour, from).is_some()
            }
            (ModelStep::Action(player), Move::Build(cell)) => {
                self.shows(player, Pair { yellow: cell.row(), blue: cell.column() })
                    && !self.players[player].built.contains(&cell)
            }
            (ModelStep::AfterBuild(player), Move::Special(SpecialAction::BuildSecond(_))) => {
                let Player { yellow, blue, built, coins, .. } = &self.players[player];
                let special = self.changes == 0 || self.config.special_actions() == SpecialActions::Both;
                *coins >= 3 && special && !built.contains(&Cell::new(yellow[0].0, blue[0].0))
            }
            (ModelStep::Choose(player), Move::Keep(pair)) => self.shows(player, pair),
            (ModelStep::Choose(_), Move::EndTurn) => self.kept.is_some(),
            _ => false,
        }
    }

    /// Follows an allowed command.
    pub fn follow(&mut self, command: Move) {
        let step = *self.agenda.front().expect("the game goes on");
        let done = match (step, command) {
            (ModelStep::FirstPlayer, Move::First(seat)) => {
                self.first = seat.into();
                self.plan();
                true
            }
            (ModelStep::Setup(row, _) | ModelStep::Phantom(row), Move::Roll(pair)) => {
                let hit = self.setup_or_phantom(row, pair.cell());
                self.tries = if hit { 0 } else { self.tries + 1 };
                hit
            }
            (
                ModelStep::Place(player) | ModelStep::Extra(player) | ModelStep::OwnPair(player),
                Move::Roll(pair),
            ) => {
                self.players[player].front.clear();
                self.put(player, pair);
                true
            }
            (ModelStep::AllFour(player), Move::RollFour(four)) => {
                let Player { yellow, blue, front, .. } = &mut self.players[player];
                front.clear();
                *yellow = four.yellow().map(|face| (face, false)).to_vec();
                *blue = four.blue().map(|face| (face, false)).to_vec();
                true
            }
            (ModelStep::Choose(_), Move::Keep(pair)) => {
                self.kept = Some(pair);
                false
            }
            (ModelStep::Choose(player), Move::EndTurn) => {
                let kept = self.kept.expect("a pair is kept");
                self.remove(player, kept);
                self.pass(player);
                self.put(player, kept);
                true
            }
            (
                ModelStep::Action(player),
                Move::Special(SpecialAction::ChangeDie(ChangeDie { colour, from, way })),
            ) => {
                let i = self.may_change(player, colour, from).expect("the die may be changed");
                let Player { yellow, blue, coins, .. } = &mut self.players[player];
                let die = if colour == Colour::Yellow { &mut yellow[i] } else { &mut blue[i] };
                *die = (from.turned(way).expect("a face"), true);
                *coins -= 1;
                self.changes += 1;
                false
            }
            (ModelStep::Action(player), Move::Build(cell)) => {
                self.build(player, Pair { yellow: cell.row(), blue: cell.column() });
                self.next_is(&[ModelStep::AfterBuild(player)]);
                true
            }
            (ModelStep::Action(player), Move::GainCoins) => {
                self.gain(player);
                self.after_special(player);
                true
            }
            (ModelStep::AfterBuild(player), Move::Special(SpecialAction::BuildSecond(_))) => {
                let Player { yellow, blue, coins, .. } = &mut self.players[player];
                *coins -= 3;
                let unused = Pair { yellow: yellow[0].0, blue: blue[0].0 };
                self.build(player, unused);
                self.after_special(player);
                true
            }
            (ModelStep::AfterBuild(player), Move::EndTurn) => {
                match (self.config.is_solo(), self.turns_left) {
                    (_, 0) => {}
                    (true, _) => self.next_is(&[ModelStep::OwnPair(player)]),
                    (false, _) => self.pass(player),
                }
                true
            }
            (ModelStep::End(player), Move::EndTurn) => {
                if self.config.is_solo() && self.turns_left > 0 {
                    self.next_is(&[ModelStep::AllFour(player)]);
                }
                true
            }
            _ => panic!("{command:?} in step {step:?}"),
        };
        if done {
            self.agenda.pop_front();
        }
        self.advance();
    }

    /// Steps that come right after the current one.
    fn next_is(&mut self, steps: &[ModelStep]) {
        let current = self.agenda.pop_front().expect("a step");
        for &step in steps.iter().rev() {
            self.agenda.push_front(step);
        }
        self.agenda.push_front(current);
    }

    /// After Gain coins or a second building all four are rolled, except in the very last turn (§4.5, §10).
    fn after_special(&mut self, player: usize) {
        if self.config.is_solo() || self.turns_left == 0 {
            self.next_is(&[ModelStep::End(player)]);
        } else {
            self.next_is(&[ModelStep::AllFour(player), ModelStep::Choose(player)]);
        }
    }

    /// Whether the roll hit something new.
    fn setup_or_phantom(&mut self, row: usize, cell: Cell) -> bool {
        if row < self.players.len() {
            let built = &mut self.players[row].built;
            let hit = !built.contains(&cell);
            built.extend(hit.then_some(cell));
            return hit;
        }
        let building = self.type_of(cell);
        let printed = Cell::all().filter(|&cell| self.type_of(cell) == building).count() as u8;
        let boxes = &mut self.phantom_boxes[row - self.players.len()][building];
        let hit = *boxes < printed;
        *boxes += u8::from(hit);
        hit
    }

    fn put(&mut self, player: usize, pair: Pair) {
        self.players[player].yellow.push((pair.yellow, false));
        self.players[player].blue.push((pair.blue, false));
    }

    fn remove(&mut self, player: usize, pair: Pair) {
        let Player { yellow, blue, .. } = &mut self.players[player];
        let place =
            |dice: &[Die], face| dice.iter().position(|die| die.0 == face).expect("the die lies there");
        yellow.remove(place(yellow, pair.yellow));
        blue.remove(place(blue, pair.blue));
    }

    fn build(&mut self, player: usize, pair: Pair) {
        self.remove(player, pair);
        self.players[player].front.push(pair);
        self.players[player].built.push(pair.cell());
        self.forget_changes(player);
    }

    fn gain(&mut self, player: usize) {
        self.forget_changes(player);
        let printed = self.config.layout().coins();
        let Player { yellow, blue, built, coins, circled, .. } = &mut self.players[player];
        for (row, _) in yellow.iter() {
            for (column, _) in blue.iter() {
                if built.contains(&Cell::new(*row, *column)) && *circled < printed {
                    *circled += 1;
                    *coins += 1;
                }
            }
        }
    }

    fn forget_changes(&mut self, player: usize) {
        let Player { yellow, blue, .. } = &mut self.players[player];
        yellow.iter_mut().chain(blue).for_each(|die| die.1 = false);
    }

    /// The dice left on the sheet go to the next real player (§4.5).
    fn pass(&mut self, player: usize) {
        let next = (player + 1) % self.players.len();
        let yellow = std::mem::take(&mut self.players[player].yellow);
        let blue = std::mem::take(&mut self.players[player].blue);
        assert_eq!((yellow.len(), blue.len()), (1, 1), "one pair is passed");
        self.players[next].yellow.extend(yellow);
        self.players[next].blue.extend(blue);
    }
}
