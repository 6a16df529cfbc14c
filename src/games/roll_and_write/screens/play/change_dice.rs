//! Changing dice (§5.1): the buttons that are there meanwhile, and where the keyboard goes among them.

use egui::Ui;

use crate::{
    log::Game,
    rules::{ChangeDie, Colour, DieStep, Face},
    widgets::{
        die_steppers::{self, DieStepper, DieTurn},
        player_sheet::{DieColour, SheetView},
    },
};
use text::Texts;

/// Whether dice are being changed, and what of that is still to be shown.
#[derive(Default)]
pub struct ChangingDice {
    /// The buttons are there.
    is_on: bool,
    /// The dice of whoever acts.
    dice: Vec<DieStepper>,
    /// What would turn the die turned last back: undo does it, and the coin comes back.
    back: Option<ChangeDie>,
    /// Where the keyboard goes in the next frame.
    keyboard: Option<Keyboard>,
}

/// What a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieTurned {
    /// A coin is paid for this.
    On(ChangeDie),
    /// The turn before is undone, and its coin comes back.
    Back,
}

/// Where the keyboard goes.
#[derive(Clone, Copy)]
enum Keyboard {
    /// To the first button.
    First,
    /// To that of the die that was just turned, and shows this face now.
    Turned(DieColour, Face, DieStep),
}

impl ChangingDice {
    /// Whether the buttons are there.
    pub const fn is_on(&self) -> bool {
        self.is_on
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

    /// The keyboard goes to the first button.
    pub fn find_keyboard(&mut self) {
        self.keyboard = self.is_on.then_some(Keyboard::First);
    }

    /// Follows the dice as the sheet shows them. `last` is the turn of a die that can be undone by itself.
    pub fn follow(&mut self, view: &SheetView<'_>, texts: &Texts, game: &Game, last: Option<ChangeDie>) {
        self.back = last.and_then(ChangeDie::back);
        let yellow = view.yellow.iter().enumerate().map(|(k, die)| (DieColour::Yellow, k, die));
        let blue = view.blue.iter().enumerate().map(|(k, die)| (DieColour::Blue, k, die));
        let dice = yellow.chain(blue).map(|(colour, k, die)| {
            let alike = if colour == DieColour::Yellow { &view.yellow } else { &view.blue };
            // Of two alike dice the rules turn the one that was turned before.
            let other_changed = alike.iter().any(|die| die.changed) && !die.changed;
            let step = |way| {
                let face = Face::new(die.face).filter(|_| !other_changed)?;
                self.step(texts, game, &die.label, ChangeDie { colour: colour_of(colour), from: face, way })
            };
            let steps = [DieStep::Down, DieStep::Up].map(step);
            DieStepper { die: (colour, k), view: die.clone(), steps }
        });
        self.dice = dice.collect();
    }

    /// The button that turns a die so, if it can be turned.
    fn step(
        &self,
        texts: &Texts,
        game: &Game,
        die: &str,
        change: ChangeDie,
    ) -> Option<die_steppers::DieStep> {
        let returns = self.back == Some(change);
        if !returns {
            game.preview(change.into()).ok()?;
        }
        let face = change.from.turned(change.way)?.number();
        let words = match (change.way, returns) {
            (DieStep::Up, false) => texts.play_die_up(face),
            (DieStep::Down, false) => texts.play_die_down(face),
            (DieStep::Up, true) => texts.play_die_back_up(face),
            (DieStep::Down, true) => texts.play_die_back_down(face),
        };
        Some(die_steppers::DieStep { face, label: format!("{die}: {words}"), returns })
    }

    /// Shows the buttons while they are wanted; what the one that was pressed asks for. A keyboard that was on it goes
    /// along with the die.
    pub fn show(&mut self, ui: &mut Ui) -> Option<DieTurned> {
        if !self.is_on {
            return None;
        }
        let focus = self.keyboard.take().and_then(|keyboard| keyboard.button(&self.dice));
        let turn = die_steppers::show(ui, &self.dice, focus)?;
        let die = self.dice.iter().find(|die| die.die == (turn.colour, turn.die))?;
        let from = Face::new(die.view.face)?;
        let (colour, way) = (colour_of(turn.colour), if turn.up { DieStep::Up } else { DieStep::Down });
        let by_keyboard = ui.memory(|memory| memory.focused().is_some());
        let to = from.turned(way).filter(|_| by_keyboard);
        self.keyboard = to.map(|to| Keyboard::Turned(turn.colour, to, way));
        let change = ChangeDie { colour, from, way };
        Some(if self.back == Some(change) { DieTurned::Back } else { DieTurned::On(change) })
    }
}

const fn colour_of(colour: DieColour) -> Colour {
    match colour {
        DieColour::Yellow => Colour::Yellow,
        DieColour::Blue => Colour::Blue,
    }
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
        let Self::Turned(colour, face, way) = self else { return first() };
        let is_it = |die: &&DieStepper| die.die.0 == colour && die.view.face == face.number();
        let its: Vec<DieTurn> = dice.iter().filter(is_it).flat_map(buttons).collect();
        let same_way = its.iter().find(|turn| turn.up == (way == DieStep::Up));
        same_way.or(its.first()).copied().or_else(first)
    }
}
