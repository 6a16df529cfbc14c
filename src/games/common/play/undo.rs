//! Undo and redo, which computers go along with, and taking back what was seen.

use super::{ChanceSource, Computers, PlaySession};
use kernel::{By, PlayedKind, Rules, Step, ToAct};

impl<K: PlayedKind, C: ChanceSource<K>, S: Computers<K>> PlaySession<K, C, S> {
    /// Whether something can be undone.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.undoable > 0
    }

    /// Seals all that was decided so far: the screen is handed on to somebody else, who must not undo it.
    pub fn seal(&mut self) {
        self.sealed = self.unwritten.at(&self.open.game);
        self.undoable = 0;
    }

    /// How many moves back a person decided or typed something last, if nothing has sealed it.
    pub(super) fn moves_to_undo(&self) -> usize {
        let (mut game, mut unwritten) = (self.open.game.clone(), self.unwritten.clone());
        let mut moves = 0;
        while unwritten.undo(&mut game) {
            moves += 1;
            if unwritten.at(&game) < self.sealed {
                break;
            }
            match K::Rules::to_act(game.config(), unwritten.state(&game)) {
                ToAct::Decision(seat) if game.policy(seat.into()).is_some() => {}
                _ => return moves,
            }
        }
        0
    }

    /// Undoes the last decision of a person that nothing has sealed, and what computers did after it.
    pub fn undo(&mut self) -> bool {
        let undone = self.can_undo();
        self.work = None;
        for _ in 0..self.undoable {
            self.unwritten.undo(&mut self.open.game);
        }
        // What was typed is typed again, also where the program draws by now.
        if undone && self.draws_by_itself() {
            self.chance = C::TYPED;
        }
        self.open.go_on();
        self.seen = self.before_last_act();
        self.undoable = self.moves_to_undo();
        undone
    }

    /// Entries before the last thing a person did: what followed it is news again where one comes back to it.
    fn before_last_act(&self) -> usize {
        let game = &self.open.game;
        let by_person = |step: &Step<'_, K>| {
            let Some(event) = step.event() else { return false };
            let mut waited_for = game.waited_for(&step.before, event).into_iter();
            waited_for.any(|to_act| match to_act {
                ToAct::Chance(_) => K::by(event) == Some(By::People),
                ToAct::Decision(seat) => self.is_person(seat.into()),
                ToAct::Nothing => false,
            })
        };
        game.steps().filter(by_person).last().map_or(game.log().len(), |step| step.entry - 1)
    }

    /// Does the last undone decision again.
    pub fn redo(&mut self) -> bool {
        self.seen = self.open.game.log().len();
        let redone = self.open.game.redo();
        if redone {
            self.unwritten.clear();
        }
        while self.computer_decides() && self.open.game.redo() {}
        self.open.go_on();
        self.advance();
        redone
    }

    fn computer_decides(&self) -> bool {
        matches!(self.to_act(), ToAct::Decision(seat) if !self.is_person(seat.into()))
    }

    /// The entries of the decisions that people made and that still stand, the ends of turns aside.
    #[must_use]
    pub fn decisions_of_people(&self) -> Vec<usize> {
        self.decided().into_iter().map(|(entry, _)| entry).collect()
    }

    /// The same, each with the seat of the person.
    fn decided(&self) -> Vec<(usize, usize)> {
        let game = self.game();
        let decision = |step: Step<'_, K>| {
            let event = step.event()?;
            let mut waited_for = game.waited_for(&step.before, event);
            // The last one is the event's own.
            waited_for.truncate(waited_for.len() - usize::from(K::ends_turn(event)));
            let mut seats = waited_for.iter().rev().filter_map(ToAct::decides);
            seats.find(|seat| self.is_person(*seat)).map(|seat| (step.entry, seat))
        };
        game.corrected_steps().filter_map(decision).collect()
    }

    /// Whether no person has decided anything.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.decisions_of_people().is_empty()
    }

    /// Where taking back would lead: to just before the last decision of a person that still stands, the end of a
    /// turn aside. Nowhere while undo reaches what was done last, which marks no game.
    #[must_use]
    pub fn take_back_target(&self) -> Option<usize> {
        let last = *self.decisions_of_people().last()?;
        (!self.can_undo()).then_some(last - 1)
    }

    /// The seat whose decision taking back leads to.
    #[must_use]
    pub fn take_back_seat(&self) -> Option<usize> {
        self.decided().last().map(|(_, seat)| *seat)
    }

    /// Takes back beyond chance already seen: the game is practice then. Where undo reaches it undoes.
    pub fn take_back(&mut self) -> bool {
        if self.can_undo() {
            return self.undo();
        }
        let Some(to) = self.take_back_target() else { return false };
        let done = self.open.game.take_back(to).is_ok();
        self.unwritten.clear();
        self.open.go_on();
        self.advance();
        self.seen = self.open.game.log().len();
        done
    }
}
