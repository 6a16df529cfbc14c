//! Changing dice (§5.1): the buttons that the dice show meanwhile, and where the keyboard goes among them.

use crate::{
    games::roll_and_write::{
        log::Game,
        rules::{ChangeDie, Colour, DieStep, Face, Move},
        widgets::player_sheet::{DieColour, DieTurn, DieView, SheetView},
    },
    text::Texts,
};

/// Whether dice are being changed, and what of that is still to be shown.
#[derive(Default)]
pub struct ChangingDice {
    /// The dice show their buttons.
    is_on: bool,
    /// Where the keyboard goes in the next frame.
    keyboard: Option<Keyboard>,
}

/// Where the keyboard goes.
#[derive(Clone, Copy)]
enum Keyboard {
    /// To the first button.
    First,
    /// To that of the die that was just turned, and shows this face now.
    Turned(Colour, Face, DieStep),
}

impl ChangingDice {
    /// Whether the dice show their buttons.
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

    /// The decision behind a button. A keyboard that was on it goes along with the die.
    pub fn turn(&mut self, game: &Game, turn: DieTurn, by_keyboard: bool) -> Option<Move> {
        let state = game.state();
        let (yellow, blue) = state.dice(state.seat());
        let (colour, dice) = match turn.colour {
            DieColour::Yellow => (Colour::Yellow, yellow),
            DieColour::Blue => (Colour::Blue, blue),
        };
        let from = dice.get(turn.die)?.face;
        let way = if turn.up { DieStep::Up } else { DieStep::Down };
        let to = from.turned(way).filter(|_| by_keyboard);
        self.keyboard = to.map(|to| Keyboard::Turned(colour, to, way));
        Some(ChangeDie { colour, from, way }.into())
    }

    /// Gives the dice their buttons.
    pub fn mark(&mut self, view: &mut SheetView<'_>, texts: &Texts, game: &Game) {
        view.changing = self.is_on;
        if !self.is_on {
            return;
        }
        let legal = game.legal();
        for (colour, dice) in [(Colour::Yellow, &mut view.yellow), (Colour::Blue, &mut view.blue)] {
            let one_changed = dice.iter().any(|die| die.changed);
            for die in dice {
                let allowed = |way| {
                    // Of two alike dice the rules turn the one that was turned before.
                    let turn = |from| ChangeDie { colour, from, way }.into();
                    (!one_changed || die.changed)
                        && Face::new(die.face).is_some_and(|face| legal.contains(&turn(face)))
                };
                let name = |turn: String| format!("{}: {turn}", die.label);
                (die.up, die.down) = (
                    allowed(DieStep::Up).then(|| name(texts.play_die_up(die.face + 1))),
                    allowed(DieStep::Down).then(|| name(texts.play_die_down(die.face - 1))),
                );
            }
        }
        view.focus_die = self.keyboard.take().and_then(|keyboard| keyboard.button(view));
    }
}

impl Keyboard {
    /// The button it means, as far as it is there; else the first one.
    fn button(self, view: &SheetView<'_>) -> Option<DieTurn> {
        let dice = |colour| match colour {
            DieColour::Yellow => &view.yellow,
            DieColour::Blue => &view.blue,
        };
        let buttons = || {
            [DieColour::Yellow, DieColour::Blue].into_iter().flat_map(move |colour| {
                let of = |(die, view): (usize, &DieView)| {
                    let both = [(false, view.down.is_some()), (true, view.up.is_some())];
                    both.into_iter().filter(|(_, can)| *can).map(move |(up, _)| DieTurn { colour, die, up })
                };
                dice(colour).iter().enumerate().flat_map(of).collect::<Vec<_>>()
            })
        };
        let first = || buttons().next();
        let Self::Turned(colour, face, way) = self else { return first() };
        let colour = match colour {
            Colour::Yellow => DieColour::Yellow,
            Colour::Blue => DieColour::Blue,
        };
        let is_it = |turn: &DieTurn| turn.colour == colour && dice(colour)[turn.die].face == face.number();
        let same_way = |turn: &DieTurn| turn.up == (way == DieStep::Up);
        let its: Vec<DieTurn> = buttons().filter(is_it).collect();
        its.iter().copied().find(same_way).or_else(|| its.first().copied()).or_else(first)
    }
}
