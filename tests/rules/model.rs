//! A second engine of turns, written from the words of §3–§5, §9 and §10 alone: an agenda of steps, dice as lists.
//! Slow and literal; it says of any command whether it is allowed, and follows the allowed ones.

mod compare;

use std::collections::VecDeque;

use alhambra::games::roll_and_write::rules::{
    Cell, ChangeDice, Colour, Command, Face, Pair, SpecialActions, Terms, Way,
};

/// What is to happen next, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    FirstPlayer,
    /// A building of setup: the row and which of the three.
    Setup(usize, u8),
    Place(usize),
    Extra(usize),
    /// The start of a turn: no command, see [`Model::settle`].
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
    terms: &'a Terms,
    agenda: VecDeque<Step>,
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
    pub fn new(terms: &'a Terms) -> Self {
        let player = Player { coins: 3, circled: 3, ..Player::default() };
        let mut model = Self {
            terms,
            agenda: VecDeque::new(),
            players: vec![player; terms.players()],
            phantom_boxes: vec![[0; 6]; terms.phantoms()],
            first: 0,
            round: 0,
            turns_left: terms.players() as u32 * u32::from(terms.rounds()),
            tries: 0,
            changes: 0,
            kept: None,
        };
        if terms.is_solo() {
            model.plan();
        } else {
            model.agenda.push_back(Step::FirstPlayer);
        }
        model
    }

    /// The whole game's agenda once the first player is known (§2, §3, §9).
    fn plan(&mut self) {
        let players = self.terms.players();
        let order: Vec<usize> = (0..players).map(|i| (self.first + i) % players).collect();
        let phantoms = players..self.terms.rows();
        for time in 1..=3 {
            self.agenda.extend(order.iter().map(|&player| Step::Setup(player, time)));
        }
        self.agenda.extend(order.iter().map(|&player| Step::Place(player)));
        self.agenda.push_back(Step::Extra(self.first));
        for phantom in phantoms.clone() {
            self.agenda.extend((1..=3).map(|time| Step::Setup(phantom, time)));
        }
        for _ in 0..self.terms.rounds() {
            self.agenda.extend(order.iter().map(|&player| Step::Turn(player)));
            self.agenda.extend(phantoms.clone().map(Step::Phantom));
        }
    }

    /// Starts turns until a command is due.
    fn settle(&mut self) {
        if let Some(&Step::Turn(player)) = self.agenda.front() {
            self.agenda.pop_front();
            self.round += u8::from(player == self.first);
            self.turns_left -= 1;
            (self.changes, self.kept) = (0, None);
            self.agenda.push_front(Step::Action(player));
            // §4.1; in solo the dice are rolled at the end of the turn before (§10).
            if !self.players[player].front.is_empty() && !self.terms.is_solo() {
                self.agenda.push_front(Step::OwnPair(player));
            }
        }
    }

    pub fn is_over(&self) -> bool {
        self.agenda.is_empty()
    }

    fn type_of(&self, cell: Cell) -> usize {
        self.terms.layout().grid().expect("a full game has a grid")[cell.index()].index()
    }

    fn may_change(&self, player: usize, colour: Colour, from: Face) -> Option<usize> {
        let dice = self.dice(player, colour);
        (0..dice.len()).find(|&i| {
            let others_changed = (0..dice.len()).any(|j| j != i && dice[j].1);
            dice[i].0 == from && (self.terms.change_dice() == ChangeDice::Any || !others_changed)
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

    pub fn allows(&self, command: Command) -> bool {
        let Some(&step) = self.agenda.front() else { return false };
        match (step, command) {
            (Step::FirstPlayer, Command::First(seat)) => usize::from(seat) < self.terms.players(),
            (
                Step::Setup(..) | Step::Place(_) | Step::Extra(_) | Step::OwnPair(_) | Step::Phantom(_),
                Command::Roll(_),
            )
            | (Step::AllFour(_), Command::RollFour(_))
            | (Step::Action(_), Command::GainCoins)
            | (Step::AfterBuild(_) | Step::End(_), Command::EndTurn) => true,
            (Step::Action(player), Command::Change { colour, from, way }) => {
                let beyond = matches!((from.number(), way), (6, Way::Up) | (1, Way::Down));
                self.players[player].coins >= 1 && !beyond && self.may_change(player, colour, from).is_some()
            }
            (Step::Action(player), Command::Build(cell)) => {
                self.shows(player, Pair { yellow: cell.row(), blue: cell.column() })
                    && !self.players[player].built.contains(&cell)
            }
            (Step::AfterBuild(player), Command::BuildSecond) => {
                let Player { yellow, blue, built, coins, .. } = &self.players[player];
                let special = self.changes == 0 || self.terms.special_actions() == SpecialActions::Both;
                *coins >= 3 && special && !built.contains(&Cell::new(yellow[0].0, blue[0].0))
            }
            (Step::Choose(player), Command::Keep(pair)) => self.shows(player, pair),
            (Step::Choose(_), Command::EndTurn) => self.kept.is_some(),
            _ => false,
        }
    }

    /// Follows an allowed command.
    pub fn follow(&mut self, command: Command) {
        let step = *self.agenda.front().expect("the game goes on");
        let done = match (step, command) {
            (Step::FirstPlayer, Command::First(seat)) => {
                self.first = seat.into();
                self.plan();
                true
            }
            (Step::Setup(row, _) | Step::Phantom(row), Command::Roll(pair)) => {
                let hit = self.setup_or_phantom(row, pair.cell());
                self.tries = if hit { 0 } else { self.tries + 1 };
                hit
            }
            (Step::Place(player) | Step::Extra(player) | Step::OwnPair(player), Command::Roll(pair)) => {
                self.players[player].front.clear();
                self.put(player, pair);
                true
            }
            (Step::AllFour(player), Command::RollFour(four)) => {
                let Player { yellow, blue, front, .. } = &mut self.players[player];
                front.clear();
                *yellow = four.yellow().map(|face| (face, false)).to_vec();
                *blue = four.blue().map(|face| (face, false)).to_vec();
                true
            }
            (Step::Choose(_), Command::Keep(pair)) => {
                self.kept = Some(pair);
                false
            }
            (Step::Choose(player), Command::EndTurn) => {
                let kept = self.kept.expect("a pair is kept");
                self.remove(player, kept);
                self.pass(player);
                self.put(player, kept);
                true
            }
            (Step::Action(player), Command::Change { colour, from, way }) => {
                let i = self.may_change(player, colour, from).expect("the die may be changed");
                let Player { yellow, blue, coins, .. } = &mut self.players[player];
                let die = if colour == Colour::Yellow { &mut yellow[i] } else { &mut blue[i] };
                *die = (from.turned(way).expect("a face"), true);
                *coins -= 1;
                self.changes += 1;
                false
            }
            (Step::Action(player), Command::Build(cell)) => {
                self.build(player, Pair { yellow: cell.row(), blue: cell.column() });
                self.next_is(&[Step::AfterBuild(player)]);
                true
            }
            (Step::Action(player), Command::GainCoins) => {
                self.gain(player);
                self.after_special(player);
                true
            }
            (Step::AfterBuild(player), Command::BuildSecond) => {
                let Player { yellow, blue, coins, .. } = &mut self.players[player];
                *coins -= 3;
                let unused = Pair { yellow: yellow[0].0, blue: blue[0].0 };
                self.build(player, unused);
                self.after_special(player);
                true
            }
            (Step::AfterBuild(player), Command::EndTurn) => {
                match (self.terms.is_solo(), self.turns_left) {
                    (_, 0) => {}
                    (true, _) => self.next_is(&[Step::OwnPair(player)]),
                    (false, _) => self.pass(player),
                }
                true
            }
            (Step::End(player), Command::EndTurn) => {
                if self.terms.is_solo() && self.turns_left > 0 {
                    self.next_is(&[Step::AllFour(player)]);
                }
                true
            }
            _ => panic!("{command:?} in step {step:?}"),
        };
        if done {
            self.agenda.pop_front();
        }
        self.settle();
    }

    /// Steps that come right after the current one.
    fn next_is(&mut self, steps: &[Step]) {
        let current = self.agenda.pop_front().expect("a step");
        for &step in steps.iter().rev() {
            self.agenda.push_front(step);
        }
        self.agenda.push_front(current);
    }

    /// After Gain coins or a second building: all four are rolled, but in the very last turn not (§4.5, §10).
    fn after_special(&mut self, player: usize) {
        if self.terms.is_solo() || self.turns_left == 0 {
            self.next_is(&[Step::End(player)]);
        } else {
            self.next_is(&[Step::AllFour(player), Step::Choose(player)]);
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
        let printed = self.terms.layout().coins();
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
