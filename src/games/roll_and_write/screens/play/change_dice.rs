//! Changing dice (§5.1): on the sheet, where they are dragged or turned by the wheel, and by buttons, which are there while
//! they are wanted; and where the keyboard goes among these.

use egui::{Key as Press, Ui};

use crate::{
    log::Game,
    rules::{Cell, ChangeDie, Colour, DieStep as Way, Face, FourDice, Move, SpecialAction},
    screens::position::{cell, place},
    session::play::{DiceTurn, TurnableDice},
    widgets::{
        die_steppers::{self, DieStep, DieStepper, DieTurn},
        player_sheet::{DieColour, DieGhost, DieView, SheetAction, SheetResponse, SheetView},
    },
};
use text::Texts;
use ui::keys::pressed;

/// Whether dice are being changed, and what of that is still to be shown.
#[derive(Default)]
pub struct ChangingDice {
    /// The buttons are there.
    is_on: bool,
    /// The dice of whoever acts.
    dice: Vec<DieStepper>,
    /// How each is made to show each face, from 1, in the order of `dice`.
    turns: Vec<[Option<DiceTurn>; 6]>,
    /// What coins bring within reach.
    reach: Vec<(Cell, DiceTurn, FourDice)>,
    /// A die of the sheet was held in the last frame.
    is_held: bool,
    /// A die was let go where it is to lie: it does not come there once more.
    has_landed: bool,
    /// The cell that the pointer or the keyboard is on.
    pointed_cell: Option<Cell>,
    /// The button that one of them is on.
    pointed_button: Option<DieTurn>,
    /// Where the keyboard goes in the next frame.
    keyboard: Option<Keyboard>,
    /// The turn that is asked for, where one is: the keyboard goes to its button first.
    wanted: Option<ChangeDie>,
}

/// Where the keyboard goes.
#[derive(Clone, Copy)]
enum Keyboard {
    /// To the first button.
    First,
    /// To that of the die that shows this face: it was just turned, or is to be.
    Of(DieColour, Face, bool),
}

impl ChangingDice {
    /// Whether the buttons are there.
    pub const fn is_on(&self) -> bool {
        self.is_on
    }

    /// Whether a die of the sheet is held.
    pub const fn is_held(&self) -> bool {
        self.is_held
    }

    /// Hides the buttons.
    pub const fn end(&mut self) {
        self.is_on = false;
    }

    /// Shows the buttons; the keyboard goes to them.
    pub fn begin(&mut self) {
        if !self.is_on {
            self.toggle();
        }
    }

    /// Shows or hides the buttons; the keyboard goes to them.
    pub fn toggle(&mut self) {
        self.is_on = !self.is_on;
        self.find_keyboard();
    }

    /// The keyboard goes to the button that is asked for, else to the first one.
    pub fn find_keyboard(&mut self) {
        let keyboard = self.wanted.map_or(Keyboard::First, |ChangeDie { colour, from, way }| {
            Keyboard::Of(shown_as(colour), from, way == Way::Up)
        });
        self.keyboard = self.is_on.then_some(keyboard);
    }

    /// Remembers which turn of a die is asked for, if one is.
    pub fn ask_for(&mut self, wanted: Option<Move>) {
        self.wanted = match wanted {
            Some(Move::Special(SpecialAction::ChangeDie(turn))) => Some(turn),
            _ => None,
        };
    }

    /// Escape is for a die that is held, before anything else hears of it.
    pub fn keys(&self, ui: &Ui) {
        if self.is_held {
            pressed(ui, Press::Escape);
        }
    }

    /// Whether a die that was dragged lies where it was let go since this was asked last.
    pub const fn has_landed(&mut self) -> bool {
        std::mem::replace(&mut self.has_landed, false)
    }

    /// Follows the dice of the sheet, and says there how they can be turned. So many turns of dice can be undone.
    pub fn follow(&mut self, view: &mut SheetView<'_>, texts: &Texts, game: &Game, undoable: usize) {
        let turnable = TurnableDice::new(game, undoable);
        view.turning = self.is_on || self.is_held;
        self.reach = match &turnable {
            Some(turnable) if view.turning => turnable.reach(),
            _ => Vec::new(),
        };
        for (cell, turn, _) in &self.reach {
            let (row, column) = place(*cell);
            let cell = &mut view.cells[row][column];
            let (price, coins) = (turn.price(), turn.price().unsigned_abs());
            cell.coins_away = Some(price);
            let away = if price > 0 { texts.sheet_cell_away(coins) } else { texts.sheet_cell_back(coins) };
            cell.label = format!("{}, {away}", cell.label);
        }
        self.dice.clear();
        self.turns.clear();
        for (colour, dice) in [(DieColour::Yellow, &mut view.yellow), (DieColour::Blue, &mut view.blue)] {
            for (k, die) in dice.iter_mut().enumerate() {
                let turns = turns(turnable.as_ref(), colour, die);
                die.prices = turns.each_ref().map(|turn| turn.as_ref().map(DiceTurn::price));
                let steps = [false, true].map(|up| step(texts, die, up));
                self.dice.push(DieStepper { die: (colour, k), view: die.clone(), steps });
                self.turns.push(turns);
            }
        }
        view.ghosts = self.ghosts();
    }

    /// What the dice would show for the cell that is pointed at, else for the button.
    fn ghosts(&self) -> Vec<DieGhost> {
        if !self.is_on {
            return Vec::new();
        }
        let cell = self.reach.iter().find(|(cell, ..)| self.pointed_cell == Some(*cell));
        match (cell, self.pointed_button) {
            (Some((_, turn, four)), _) => self.ghosts_of(*four, turn.price()),
            (None, Some(button)) => self.ghost_of(button).into_iter().collect(),
            (None, None) => Vec::new(),
        }
    }

    /// The die that a button turns.
    fn ghost_of(&self, DieTurn { colour, die, up }: DieTurn) -> Option<DieGhost> {
        let at = self.place(colour, die)?;
        let to = neighbour(self.dice[at].view.face, up)?;
        let turn = self.turns[at][to.index()].as_ref()?;
        Some(DieGhost { colour, die, to: to.number(), price: turn.price() })
    }

    /// Where a die stands among all of them.
    fn place(&self, colour: DieColour, die: usize) -> Option<usize> {
        self.dice.iter().position(|known| known.die == (colour, die))
    }

    /// The dice that differ from these; the price is told once.
    fn ghosts_of(&self, four: FourDice, price: i8) -> Vec<DieGhost> {
        let mut ghosts = Vec::new();
        for (colour, shown) in [(DieColour::Yellow, four.yellow()), (DieColour::Blue, four.blue())] {
            let dice = self.dice.iter().filter(|die| die.die.0 == colour && !die.view.dimmed);
            let mut wanted: Vec<u8> = shown.into_iter().map(Face::number).collect();
            let mut differs = Vec::new();
            for die in dice {
                match wanted.iter().position(|face| *face == die.view.face) {
                    Some(at) => _ = wanted.remove(at),
                    None => differs.push(die),
                }
            }
            for (die, to) in differs.into_iter().zip(wanted) {
                let price = if ghosts.is_empty() { price } else { 0 };
                ghosts.push(DieGhost { colour, die: die.die.1, to, price });
            }
        }
        ghosts
    }

    /// Takes in what was done on the sheet; how dice are to be turned for it.
    pub fn on_sheet(&mut self, ui: &Ui, shown: &SheetResponse) -> Option<DiceTurn> {
        let (was_held, is_held) = (self.is_held, shown.held.is_some());
        let pointed = shown.pointed_cell().map(|(row, column)| cell(row, column));
        if (is_held, pointed) != (was_held, self.pointed_cell) {
            (self.is_held, self.pointed_cell) = (is_held, pointed);
            ui.ctx().request_repaint();
        }
        match shown.action? {
            SheetAction::Turn(DieGhost { colour, die, to, .. }) => {
                self.has_landed = was_held;
                let at = self.place(colour, die)?;
                self.turns[at][Face::new(to)?.index()].clone()
            }
            SheetAction::Reach { row, column } => {
                let wanted = cell(row, column);
                let (_, turn, _) = self.reach.iter().find(|(known, ..)| *known == wanted)?;
                Some(turn.clone())
            }
            _ => None,
        }
    }

    /// Shows the buttons while they are wanted, of all dice or those of the colour that is asked for; how dice are to be
    /// turned for the one that was pressed. A keyboard that was on it goes along with the die.
    pub fn show(&mut self, ui: &mut Ui) -> Option<DiceTurn> {
        if !self.is_on {
            return None;
        }
        let wanted = self.wanted.map(|turn| shown_as(turn.colour));
        let mut dice = self.dice.clone();
        dice.retain(|die| wanted.is_none_or(|colour| die.die.0 == colour));
        let focus = self.keyboard.take().and_then(|keyboard| keyboard.button(&dice));
        let done = die_steppers::show(ui, &dice, focus);
        if done.pointed != self.pointed_button {
            self.pointed_button = done.pointed;
            ui.ctx().request_repaint();
        }
        let DieTurn { colour, die, up } = done.pressed?;
        let at = self.place(colour, die)?;
        let to = neighbour(self.dice[at].view.face, up)?;
        let by_keyboard = ui.memory(|memory| memory.focused().is_some());
        self.keyboard = by_keyboard.then_some(Keyboard::Of(colour, to, up));
        self.turns[at][to.index()].clone()
    }
}

/// A colour of the rules as the sheet has it.
const fn shown_as(colour: Colour) -> DieColour {
    match colour {
        Colour::Yellow => DieColour::Yellow,
        Colour::Blue => DieColour::Blue,
    }
}

/// How a die is made to show each face, from 1.
fn turns(turnable: Option<&TurnableDice<'_>>, colour: DieColour, die: &DieView) -> [Option<DiceTurn>; 6] {
    let colour = match colour {
        DieColour::Yellow => Colour::Yellow,
        DieColour::Blue => Colour::Blue,
    };
    let from = Face::new(die.face).filter(|_| !die.dimmed);
    Face::ALL.map(|to| turnable?.turn(colour, from?, to))
}

/// The face one up or down.
fn neighbour(face: u8, up: bool) -> Option<Face> {
    Face::new(if up { face + 1 } else { face.checked_sub(1)? })
}

/// The button that turns a die by one, if it can be turned so.
fn step(texts: &Texts, die: &DieView, up: bool) -> Option<DieStep> {
    let to = neighbour(die.face, up)?;
    let returns = die.prices[to.index()]? < 1;
    let face = to.number();
    let words = match (up, returns) {
        (true, false) => texts.play_die_up(face),
        (false, false) => texts.play_die_down(face),
        (true, true) => texts.play_die_back_up(face),
        (false, true) => texts.play_die_back_down(face),
    };
    Some(DieStep { label: format!("{}: {words}", die.label), returns })
}

impl Keyboard {
    /// The button it means, as far as it is there; else the first one.
    fn button(self, dice: &[DieStepper]) -> Option<DieTurn> {
        let buttons = |die: &DieStepper| {
            let (colour, die, steps) = (die.die.0, die.die.1, die.steps.each_ref().map(Option::is_some));
            let turn = move |up| DieTurn { colour, die, up };
            [false, true].into_iter().filter(move |up| steps[usize::from(*up)]).map(turn)
        };
        let first = || dice.iter().find_map(|die| buttons(die).next());
        let Self::Of(colour, face, up) = self else { return first() };
        let is_it = |die: &&DieStepper| die.die.0 == colour && die.view.face == face.number();
        let its: Vec<DieTurn> = dice.iter().filter(is_it).flat_map(buttons).collect();
        let same_way = its.iter().find(|turn| turn.up == up);
        same_way.or(its.first()).copied().or_else(first)
    }
}
