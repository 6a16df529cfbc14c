//! A decision of a game tried again: the position without the answer, one try, and then what it is worth.

use super::play::{nothing_left_to_do, turned_last};
use crate::{
    advisor::{Advisor, Budget, Decision, DecisionExt, Goal, ValueSets},
    log::Game,
    rules::{Move, Phase, State, ToAct},
};
use common::{
    host::Source,
    worker::{Poll, Waker, Worker},
};

/// Which decision is tried again.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// Where the record of its game is from.
    pub source: Source,
    /// The first of its entries in the log.
    pub entry: usize,
    /// What was lost in the game: VP, or in a game for victory a share of one.
    pub lost: f64,
    /// Which of them: games of several were once judged by VP.
    pub goal: Goal,
    /// The same in VP, where it is a share of a victory and that is known.
    pub vp: Option<f64>,
}

/// The decision that is tried again, one at a time.
pub struct Trials {
    /// How far a try is looked at.
    pub budget: Budget,
    waker: Waker,
    open: Option<Trial>,
}

/// A decision that is tried again.
#[derive(Debug)]
pub struct Trial {
    /// Which one it is.
    pub exercise: Exercise,
    /// The game up to the decision and what is tried: nothing is rolled in it.
    game: Game,
    /// The position before the decision, and how many entries lead to it.
    before: State,
    from: usize,
    goal: Goal,
    values: ValueSets,
    /// Once it is made: what the try is worth.
    judged: Option<Decision>,
    work: Option<Worker<Decision>>,
}

impl Trials {
    /// None is open.
    #[must_use]
    pub fn new() -> Self {
        Self { budget: Budget::REVIEW, waker: Waker::default(), open: None }
    }

    /// From now on this wakes who is to call [`Trials::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// What is tried.
    #[must_use]
    pub const fn open(&self) -> Option<&Trial> {
        self.open.as_ref()
    }

    /// Begins with the position before a decision of a game; false where nobody decides there.
    pub(crate) fn begin(&mut self, exercise: Exercise, game: &Game, values: &ValueSets) -> bool {
        self.open = Trial::new(exercise, game, values);
        self.open.is_some()
    }

    /// Takes a step of the try; a turn ends `by_itself` where nothing is left to do. A step that the rules refuse changes
    /// nothing.
    pub(crate) fn play(&mut self, command: Move, by_itself: bool) {
        let Some(trial) = self.open.as_mut().filter(|trial| trial.is_open()) else { return };
        if trial.game.perform(command).is_err() {
            return;
        }
        if by_itself && nothing_left_to_do(&trial.game) {
            // Refused only if there were something left to do.
            let _ = trial.game.perform(Move::EndTurn);
        }
        if !trial.is_open() {
            trial.judge(self.budget, self.waker.clone());
        }
    }

    /// Takes the last step of a try back; what is done is done.
    pub(crate) fn undo(&mut self) {
        if let Some(trial) = self.open.as_mut().filter(|trial| trial.can_undo()) {
            trial.game.undo();
        }
    }

    /// Takes in what a try is worth; true when that is new.
    pub fn poll(&mut self) -> bool {
        let Some(trial) = &mut self.open else { return false };
        match trial.work.as_ref().map(Worker::poll) {
            Some(Poll::Found(judged)) => {
                trial.judged = Some(judged);
                true
            }
            Some(Poll::Ended) => {
                trial.work = None;
                false
            }
            Some(Poll::Nothing) | None => false,
        }
    }
}

impl Default for Trials {
    fn default() -> Self {
        Self::new()
    }
}

impl Trial {
    fn new(exercise: Exercise, game: &Game, values: &ValueSets) -> Option<Self> {
        let game = game.corrected_branch(exercise.entry.checked_sub(1)?);
        let (before, from) = (*game.state(), game.log().len());
        let advisor = Advisor::new(game.config(), values).ok()?;
        let goal = advisor.goal();
        let (judged, work, values) = (None, None, values.clone());
        let decides = matches!(before.to_act(), ToAct::Decision(_));
        decides.then_some(Self { exercise, game, before, from, goal, values, judged, work })
    }

    /// The game as it is tried.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position before the decision.
    #[must_use]
    pub const fn before(&self) -> &State {
        &self.before
    }

    /// What is counted.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Whose decision it is.
    #[must_use]
    pub fn seat(&self) -> usize {
        self.before.seat()
    }

    /// What the try is worth, as soon as that is known.
    #[must_use]
    pub const fn judged(&self) -> Option<&Decision> {
        self.judged.as_ref()
    }

    /// Whether the try was as good as the best, as far as that can be told.
    #[must_use]
    pub fn is_good(&self) -> Option<bool> {
        self.judged.as_ref().map(|judged| !judged.is_clear_loss(self.goal))
    }

    /// Whether the decision is not made yet.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.game.state().phase() != Phase::AllFour && self.steps().all(|step| step != Move::EndTurn)
    }

    /// Whether a step can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.is_open() && self.game.log().len() > self.from
    }

    /// How many turns of dice were the very last steps and can be taken back.
    #[must_use]
    pub fn turns_to_undo(&self) -> usize {
        let steps = if self.is_open() { self.game.log().len() - self.from } else { 0 };
        turned_last(&self.game).min(steps)
    }

    /// What was tried so far.
    fn steps(&self) -> impl Iterator<Item = Move> {
        self.game.events()[self.from..].iter().filter_map(|(_, event)| event.to_move())
    }

    fn judge(&mut self, budget: Budget, waker: Waker) {
        let (before, moves) = (self.before, self.steps().collect::<Vec<_>>());
        let (config, values) = (*self.game.config(), self.values.clone());
        self.work = Worker::begin("trial", waker, move |handle| {
            let advisor = Advisor::new(&config, &values).ok();
            let judged = advisor.and_then(|advisor| Decision::by(&advisor, &before, &moves, Some(&budget)));
            if let Some(judged) = judged {
                handle.tell(judged);
            }
        });
    }
}
