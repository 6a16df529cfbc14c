//! A game that is being played: every change is saved before it is shown.

mod dice;

use jiff::Timestamp;
use serde_json::Value;

pub use dice::{Dice, TypedRoll, UnfittingCorrection};

use super::seating::SeatController;
use crate::{
    advisor::{Advisor, Generator, Policy, ValueSets},
    log::{Game, GameExt, Played},
    rules::{Award, ChangeDie, Illegal, Move, Phase, ToAct},
};
use common::{host::open_game::OpenGame, seating::Controller};
use kernel::{By, Entry, Note, Step};
use storage::{GameLock, Games, GamesError};

/// A game being played, with the right to write its file.
#[derive(Debug)]
pub struct PlaySession {
    pub(super) open: OpenGame<Played>,
    /// Entries of the log before the last thing the player did: what came after is news to the eye.
    pub seen: usize,
    /// Where the dice come from now.
    pub dice: Dice,
    /// The correction that waits for an answer.
    pub unfitting: Option<UnfittingCorrection>,
    /// Entries that one undo removes: what computers did after a person goes with it. 0 where nothing can be undone.
    undoable: usize,
    values: ValueSets,
    /// Serves the computers, from the first of their decisions on.
    advisor: Option<Advisor>,
}

impl PlaySession {
    /// Begins a new game: rolls up to the first decision and saves.
    ///
    /// # Errors
    /// When the file cannot be locked or written.
    pub fn begin(
        game: Game,
        dice: Dice,
        values: ValueSets,
        games: &Games,
        now: Timestamp,
    ) -> Result<Self, GamesError> {
        let mut session = Self::around(OpenGame::create(game, games)?, values);
        session.dice = dice;
        session.advance();
        session.open.save(games, now)?;
        Ok(session)
    }

    /// Goes on with a game that was read from a file. The lock was taken before reading.
    #[must_use]
    pub fn go_on(game: Game, values: ValueSets, source: Value, lock: GameLock) -> Self {
        let mut session = Self::around(OpenGame::reopen(game, source, lock), values);
        session.open.go_on();
        // As after undo: a typed roll is typed again.
        if session.open.game.can_redo() && session.rolls_by_itself() {
            session.dice = Dice::Typed;
        }
        session.advance();
        session
    }

    fn around(open: OpenGame<Played>, values: ValueSets) -> Self {
        let (seen, dice) = (open.game.log().len(), Dice::of(&open.game));
        Self { open, seen, dice, unfitting: None, undoable: 0, values, advisor: None }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.open.game
    }

    /// What advisors on it know.
    #[must_use]
    pub const fn values(&self) -> &ValueSets {
        &self.values
    }

    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> &str {
        self.open.file()
    }

    pub(crate) const fn game_mut(&mut self) -> &mut Game {
        &mut self.open.game
    }

    /// Puts a setup made anew in the place of the game.
    pub(crate) fn replace(&mut self, game: Game) {
        self.seen = 0;
        self.open.game = game;
        self.advance();
    }

    /// The policy that decides for a real player; none for a person.
    #[must_use]
    pub fn policy(&self, player: usize) -> Option<Policy> {
        SeatController::of(self.open.game.policy(player)).policy()
    }

    /// Rolls the program's dice and lets computers decide, up to what a person has to do.
    fn advance(&mut self) {
        loop {
            let done = match self.open.game.state().to_act() {
                ToAct::Chance(_) if self.rolls_by_itself() => self.open.game.roll().is_ok(),
                ToAct::Decision(seat) => match self.policy(seat.into()) {
                    Some(policy) => self.decide(policy),
                    None => false,
                },
                _ => false,
            };
            if !done {
                break;
            }
        }
        self.undoable = self.steps_to_undo();
    }

    /// A computer's decision: the same in the same game, and no business of the dice. False when it cannot be made.
    fn decide(&mut self, policy: Policy) -> bool {
        let entry = self.open.game.log().len() + 1;
        let seed = self.open.game.seed_at(entry).map_or(0, |seed| seed.0);
        let mut generator = Generator::new(seed, entry as u64);
        // A setup made anew may have another configuration.
        if self.advisor.as_ref().is_none_or(|advisor| advisor.config() != self.open.game.config()) {
            self.advisor = Advisor::new(self.open.game.config(), &self.values).ok();
        }
        let Some(advisor) = &self.advisor else { return false };
        let decision = policy.decide(advisor, self.open.game.state(), &mut generator);
        self.open.game.perform(decision).is_ok()
    }

    /// Goes on after a change that people made; what came after entry `seen` is news.
    pub(crate) fn go_on_by_itself(&mut self, seen: usize) {
        self.seen = seen;
        self.advance();
    }

    /// Carries out a decision, and the rolls that follow it.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub fn perform(&mut self, decision: Move) -> Result<(), Illegal> {
        let before = self.open.game.log().len();
        self.open.game.perform(decision)?;
        self.seen = before;
        self.open.go_on();
        self.advance();
        Ok(())
    }

    /// Whether the turn could end by itself: it has had its action, and only its end is left.
    #[must_use]
    pub fn nothing_left_to_do(&self) -> bool {
        nothing_left_to_do(&self.open.game)
    }

    /// Whether a person decides now and has a choice.
    #[must_use]
    pub fn person_decides(&self) -> bool {
        let ToAct::Decision(seat) = self.open.game.state().to_act() else { return false };
        self.policy(seat.into()).is_none() && self.open.game.legal() != [Move::EndTurn]
    }

    /// Notes that a hint was shown. A position that one comes back to by undo has its note already.
    pub(crate) fn note_hint(&mut self) {
        if self.open.game.log().last() != Some(&Entry::Note(Note::Hint {})) {
            self.open.game.note_hint();
        }
    }

    /// Whether something can be undone.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.undoable > 0
    }

    /// The turn of a die that was the very last thing done: one undo takes back just that (§4.5).
    #[must_use]
    pub fn die_turned_last(&self) -> Option<ChangeDie> {
        self.open.game.log().last()?.event()?.turned_die().filter(|_| self.can_undo())
    }

    /// How many entries back a person decided or typed something last, if nothing has sealed it.
    fn steps_to_undo(&self) -> usize {
        let mut earlier = self.open.game.clone();
        let mut steps = 0;
        while earlier.undo() {
            steps += 1;
            match earlier.state().to_act() {
                ToAct::Decision(seat) if earlier.policy(seat.into()).is_some() => {}
                _ => return steps,
            }
        }
        0
    }

    /// Undoes the last decision of a person that nothing has sealed, and what computers did after it.
    pub fn undo(&mut self) -> bool {
        let undone = self.can_undo();
        for _ in 0..self.undoable {
            self.open.game.undo();
        }
        // A typed roll is typed again, also where the program rolls by now.
        if undone && self.rolls_by_itself() {
            self.dice = Dice::Typed;
        }
        self.open.go_on();
        self.seen = self.before_last_act();
        self.undoable = self.steps_to_undo();
        undone
    }

    /// Entries before the last thing a person did: what followed it is news again where one comes back to it.
    fn before_last_act(&self) -> usize {
        let game = &self.open.game;
        let by_person = |step: &Step<'_, Played>| match (step.event(), step.before.to_act()) {
            (Some(event), ToAct::Chance(_)) => event.by() == Some(By::People),
            (Some(_), ToAct::Decision(seat)) => self.policy(seat.into()).is_none(),
            _ => false,
        };
        game.steps().filter(by_person).last().map_or(game.log().len(), |step| step.entry - 1)
    }

    /// Does the last undone decision again.
    pub fn redo(&mut self) -> bool {
        self.seen = self.open.game.log().len();
        let redone = self.open.game.redo();
        let computers = |session: &Self| match session.open.game.state().to_act() {
            ToAct::Decision(seat) => session.policy(seat.into()).is_some(),
            _ => false,
        };
        while computers(self) && self.open.game.redo() {}
        self.open.go_on();
        self.advance();
        redone
    }

    /// Where taking back would lead: to just before the last decision of a person that still stands, the end of a
    /// turn aside. Nowhere while undo reaches what was done last, which marks no game.
    #[must_use]
    pub fn take_back_target(&self) -> Option<usize> {
        let last = *self.decisions_of_people().last()?;
        (!self.can_undo()).then_some(last - 1)
    }

    /// Takes back beyond dice already seen: the game is practice then. Where undo reaches it undoes.
    pub fn take_back(&mut self) -> bool {
        if self.can_undo() {
            return self.undo();
        }
        let Some(to) = self.take_back_target() else { return false };
        let done = self.open.game.take_back(to).is_ok();
        self.open.go_on();
        self.advance();
        self.seen = self.open.game.log().len();
        done
    }

    /// Ends the game early: it is kept as unfinished.
    pub fn end_early(&mut self, now: Timestamp) {
        self.open.end(now);
    }

    /// The early awards given since the last thing the player did (§6).
    #[must_use]
    pub fn new_awards(&self) -> Vec<Award> {
        let (layout, state) = (self.open.game.config().layout(), self.open.game.state());
        let before = self.open.game.at(self.seen).state.awarded_rounds();
        let mut awards = state.score().awards(layout, state.awarded_rounds());
        awards.retain(|award| award.round > before);
        awards
    }
}

/// Whether the turn of a game could end by itself.
#[must_use]
pub fn nothing_left_to_do(game: &Game) -> bool {
    matches!(game.state().phase(), Phase::Built | Phase::Done) && game.legal() == [Move::EndTurn]
}
