//! A decision of a game tried again: the position without the answer, one try, and then what it is worth. Whatever the game.

use std::sync::atomic::AtomicBool;

use super::unwritten::Unwritten;
use crate::{
    host::Source,
    search::{Budget, Decision, Goal},
    worker::{Poll, Waker, Worker},
};
use kernel::{Game, MoveOf, PlayedKind, Rules, ToAct};

/// Which decision is tried again.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// Where the record of its game is from.
    pub source: Source,
    /// The first of its entries in the log.
    pub entry: usize,
    /// Moves that this entry tells besides and that were made before the decision.
    pub moves_before: usize,
    /// What was lost in the game: VP, or in a game for victory a share of one.
    pub lost: f64,
    /// Which of them: games of several were once judged by VP.
    pub goal: Goal,
    /// The same in VP, where it is a share of a victory and that is known.
    pub vp: Option<f64>,
}

impl Exercise {
    /// A decision of a game that was gone over.
    #[must_use]
    pub fn of<C, P>(source: Source, decision: &Decision<C, P>, goal: Goal) -> Self {
        let (entry, lost, vp) = (decision.entries.0, decision.loss.mean, decision.vp_lost());
        Self { source, entry, moves_before: 0, lost, goal, vp }
    }
}

/// Who tells what a try is worth.
pub trait Judge<K: PlayedKind>: Clone + Send + 'static {
    /// An option of a decision.
    type Choice: Send + 'static;
    /// What an option is worth, part by part.
    type Parts: Send + 'static;

    /// What is counted.
    fn goal(&self) -> Goal;

    /// Whether the decision that is due in a position is made with these moves, which led to another one.
    fn is_whole(&self, before: &K::State, moves: &[MoveOf<K>], after: &K::State) -> bool;

    /// What these moves are worth beside the best, as a decision of a game that is gone over; none where it is stopped.
    fn judge(
        &self,
        budget: &Budget,
        stop: &AtomicBool,
        before: &K::State,
        moves: &[MoveOf<K>],
    ) -> Option<Decision<Self::Choice, Self::Parts>>;
}

/// What can be done with a decision that is tried again; `M` is a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialCommand<M> {
    /// Tries a decision again of the game that is gone over.
    Open {
        /// The player's row.
        row: usize,
        /// The place of the decision among the player's.
        decision: usize,
    },
    /// A step of the try.
    Play(M),
    /// Takes the last step of the try back.
    Undo,
    /// Tries once more what was judged.
    Again,
}

/// The decision that is tried again, one at a time.
pub struct Trials<K: PlayedKind, J: Judge<K>> {
    /// How far a try is looked at.
    pub budget: Budget,
    waker: Waker,
    open: Option<Trial<K, J>>,
}

/// A decision that is tried again.
pub struct Trial<K: PlayedKind, J: Judge<K>> {
    /// Which one it is.
    pub exercise: Exercise,
    /// All of its game.
    whole: Game<K>,
    /// The game up to the decision and what is tried: nothing is drawn in it.
    game: Game<K>,
    unwritten: Unwritten<K>,
    /// The position before the decision.
    before: K::State,
    seat: usize,
    /// What was done in the game.
    played: Vec<MoveOf<K>>,
    /// What was tried so far.
    moves: Vec<MoveOf<K>>,
    judge: J,
    /// Once it is made: what the try is worth.
    judged: Option<Decision<J::Choice, J::Parts>>,
    /// An earlier try was judged.
    is_repeated: bool,
    work: Option<Worker<Decision<J::Choice, J::Parts>>>,
}

impl<K: PlayedKind, J: Judge<K>> Trials<K, J> {
    /// None is open.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Self { budget, waker: Waker::default(), open: None }
    }

    /// From now on this wakes who is to call [`Trials::poll`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// What is tried.
    #[must_use]
    pub const fn open(&self) -> Option<&Trial<K, J>> {
        self.open.as_ref()
    }

    /// Begins with the position before a decision of a game; false where nobody decides there.
    pub fn begin(&mut self, exercise: Exercise, game: &Game<K>, judge: J) -> bool {
        self.open = Trial::new(exercise, game, judge);
        self.open.is_some()
    }

    /// Takes a step of the try; one that the rules refuse changes nothing. Where `ends` knows what is left to do after it, it
    /// is done, too.
    pub fn play(&mut self, mv: MoveOf<K>, ends: impl FnOnce(&Trial<K, J>) -> Option<MoveOf<K>>) {
        let Some(trial) = self.open.as_mut().filter(|trial| trial.is_open()) else { return };
        if !trial.step(mv) {
            return;
        }
        if trial.is_open()
            && let Some(last) = ends(trial)
        {
            trial.step(last);
        }
        if !trial.is_open() {
            trial.look_at(self.budget, self.waker.clone());
        }
    }

    /// Takes the last step of a try back; what is done is done.
    pub fn undo(&mut self) {
        if let Some(trial) = self.open.as_mut().filter(|trial| trial.can_undo()) {
            trial.step_back();
        }
    }

    /// Begins anew with what was judged.
    pub fn again(&mut self) {
        if let Some(trial) = self.open.as_mut().filter(|trial| trial.judged.is_some()) {
            while trial.step_back() {}
            (trial.judged, trial.work, trial.is_repeated) = (None, None, true);
        }
    }

    /// Takes in what a try is worth; whether it was as good as the best, where that is news and it is the first try.
    pub fn poll(&mut self) -> Option<bool> {
        let trial = self.open.as_mut()?;
        match trial.work.as_ref()?.poll() {
            Poll::Found(judged) => {
                trial.judged = Some(judged);
                trial.is_good().filter(|_| !trial.is_repeated)
            }
            Poll::Ended => {
                trial.work = None;
                None
            }
            Poll::Nothing => None,
        }
    }
}

impl<K: PlayedKind, J: Judge<K>> Trial<K, J> {
    fn new(exercise: Exercise, whole: &Game<K>, judge: J) -> Option<Self> {
        let (game, unwritten) = until(whole, (exercise.entry, exercise.moves_before))?;
        let before = unwritten.state(&game).clone();
        let (mut after, mut played) = (before.clone(), Vec::new());
        for mv in made_from(whole, exercise.entry).skip(exercise.moves_before) {
            K::Rules::apply(game.config(), &mut after, mv).ok()?;
            played.push(mv);
            if judge.is_whole(&before, &played, &after) {
                break;
            }
        }
        let ToAct::Decision(seat) = K::Rules::to_act(game.config(), &before) else { return None };
        Some(Self {
            exercise,
            whole: whole.clone(),
            game,
            unwritten,
            before,
            seat: seat.into(),
            played,
            moves: Vec::new(),
            judge,
            judged: None,
            is_repeated: false,
            work: None,
        })
    }

    /// The game that the decision is of, to its end.
    #[must_use]
    pub const fn whole(&self) -> &Game<K> {
        &self.whole
    }

    /// The game as it is tried.
    #[must_use]
    pub const fn game(&self) -> &Game<K> {
        &self.game
    }

    /// The position as it is tried: after moves, too, that no entry tells yet.
    #[must_use]
    pub fn position(&self) -> &K::State {
        self.unwritten.state(&self.game)
    }

    /// The position before the decision.
    #[must_use]
    pub const fn before(&self) -> &K::State {
        &self.before
    }

    /// What is counted.
    #[must_use]
    pub fn goal(&self) -> Goal {
        self.judge.goal()
    }

    /// Whose decision it is.
    #[must_use]
    pub const fn seat(&self) -> usize {
        self.seat
    }

    /// What was done in the game.
    #[must_use]
    pub fn played(&self) -> &[MoveOf<K>] {
        &self.played
    }

    /// What was tried so far.
    #[must_use]
    pub fn moves(&self) -> &[MoveOf<K>] {
        &self.moves
    }

    /// What the try is worth, as soon as that is known.
    #[must_use]
    pub const fn judged(&self) -> Option<&Decision<J::Choice, J::Parts>> {
        self.judged.as_ref()
    }

    /// Whether the try was as good as the best, as far as that can be told.
    #[must_use]
    pub fn is_good(&self) -> Option<bool> {
        self.judged.as_ref().map(|judged| !judged.is_clear_loss(self.goal()))
    }

    /// Whether the decision is not made yet.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.moves.is_empty() || !self.judge.is_whole(&self.before, &self.moves, self.position())
    }

    /// Whether a step can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.moves.is_empty() && self.is_open()
    }

    /// Takes a step; false where the rules refuse it.
    fn step(&mut self, mv: MoveOf<K>) -> bool {
        let is_done = self.unwritten.perform(&mut self.game, mv).is_ok();
        self.moves.extend(is_done.then_some(mv));
        is_done
    }

    /// Takes a step back; false where there is none.
    fn step_back(&mut self) -> bool {
        self.moves.pop().is_some() && self.unwritten.undo(&mut self.game)
    }

    fn look_at(&mut self, budget: Budget, waker: Waker) {
        let (judge, before, moves) = (self.judge.clone(), self.before.clone(), self.moves.clone());
        self.work = Worker::begin("trial", waker, move |handle| {
            if let Some(judged) = judge.judge(&budget, handle.stop(), &before, &moves) {
                handle.tell(judged);
            }
        });
    }
}

/// A game up to a decision: that of an entry, behind so many moves that it tells besides.
fn until<K: PlayedKind>(
    whole: &Game<K>,
    (entry, moves_before): (usize, usize),
) -> Option<(Game<K>, Unwritten<K>)> {
    let mut game = whole.corrected_branch(entry.checked_sub(1)?);
    let mut unwritten = Unwritten::default();
    for mv in made_from(whole, entry).take(moves_before) {
        unwritten.perform(&mut game, mv).ok()?;
    }
    Some((game, unwritten))
}

/// The position before such a decision, and whose it is; none where nobody decides there.
pub(super) fn decision_of<K: PlayedKind>(
    whole: &Game<K>,
    decision: (usize, usize),
) -> Option<(K::State, usize)> {
    let (game, unwritten) = until(whole, decision)?;
    let before = unwritten.state(&game).clone();
    let ToAct::Decision(seat) = K::Rules::to_act(game.config(), &before) else { return None };
    Some((before, seat.into()))
}

/// The moves of a game from an entry on.
fn made_from<K: PlayedKind>(game: &Game<K>, entry: usize) -> impl Iterator<Item = MoveOf<K>> {
    let later = game.corrected_steps().skip_while(move |step| step.entry < entry);
    later.flat_map(|step| {
        let told = step.event().map(|event| K::moves(game.config(), &step.before, event));
        told.unwrap_or_default()
    })
}
