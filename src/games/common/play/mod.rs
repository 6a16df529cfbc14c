//! A game that is being played: every change is saved before it is shown.
//!
//! The program draws chance and lets computers decide by itself, up to what a person has to do. A game says where its
//! chance comes from ([`ChanceSource`]) and what decides for its computers ([`Computers`]).

mod analyses;
mod chance;
mod chance_source;
mod compared;
mod computers;
pub mod drills;
mod ended_games;
mod hints;
mod kept;
mod new_seed;
mod play_out;
mod reviews;
mod seats;
mod skills;
#[cfg(test)]
mod tests;
mod trial;
mod undo;
mod unwritten;

pub use analyses::Analyses;
pub use chance::{TypedChance, UnfittingCorrection};
pub use chance_source::ChanceSource;
pub use compared::{Compared, Comparisons, can_come_again};
pub use computers::{Computers, Decision};
pub use drills::{Drill, DrillCommand, DrillPosition, DrillPositions, DrillRound, Drills};
pub use ended_games::EndedGames;
pub use hints::{Adviser, Hints};
pub use kept::KeptAnalysis;
pub use new_seed::{new_seed, written_seed};
pub use play_out::play_out;
pub use reviews::{Review, Reviewer, Reviews};
pub use skills::{GameSkill, Skills};
pub use trial::{Exercise, Judge, Trial, TrialCommand, Trials};

use jiff::Timestamp;
use serde_json::Value;

use super::{
    host::open_game::OpenGame,
    worker::{Waker, Worker},
};
use kernel::{DrawOf, Entry, Game, MoveOf, Note, PlayedKind, RefusalOf, Rules, ToAct};
use storage::{GameLock, Games, GamesError};
use unwritten::Unwritten;

/// A game of a kind being played, with the right to write its file; `C` says where chance comes from, `S` decides for
/// computers.
#[derive(Debug)]
pub struct PlaySession<K: PlayedKind, C, S> {
    /// The game with its file.
    pub open: OpenGame<K>,
    /// Entries of the log before the last thing a person did: what came after is news to the eye.
    pub seen: usize,
    /// Where chance comes from now.
    pub chance: C,
    /// What decides for computers.
    pub computers: S,
    /// The correction that waits for an answer.
    pub unfitting: Option<UnfittingCorrection<K>>,
    unwritten: Unwritten<K>,
    /// Moves that one undo takes back: what computers did after a person goes with it. 0 where nothing can be undone.
    undoable: usize,
    /// Nothing before this is undone: whoever decided it has handed the screen on. Entries, and moves that none tells yet.
    sealed: (usize, usize),
    /// The decision of a computer that takes a while.
    work: Option<Worker<Vec<MoveOf<K>>>>,
    waker: Waker,
}

impl<K: PlayedKind, C: ChanceSource<K>, S: Computers<K>> PlaySession<K, C, S> {
    /// Begins a new game: goes on up to what a person has to do, and saves. The waker tells when to [`PlaySession::poll`].
    ///
    /// # Errors
    /// When the file cannot be locked or written.
    pub fn begin(
        game: Game<K>,
        chance: C,
        computers: S,
        waker: Waker,
        games: &Games,
        now: Timestamp,
    ) -> Result<Self, GamesError> {
        let mut session = Self::around(OpenGame::create(game, games)?, computers, waker);
        session.chance = chance;
        session.advance();
        session.open.save(games, now)?;
        Ok(session)
    }

    /// Goes on with a game that was read from a file. The lock was taken before reading.
    #[must_use]
    pub fn go_on(game: Game<K>, computers: S, waker: Waker, source: Value, lock: GameLock) -> Self {
        let mut session = Self::around(OpenGame::reopen(game, source, lock), computers, waker);
        session.open.go_on();
        // As after undo: what was typed is typed again.
        if session.open.game.can_redo() && session.draws_by_itself() {
            session.chance = C::TYPED;
        }
        session.advance();
        session
    }

    fn around(open: OpenGame<K>, computers: S, waker: Waker) -> Self {
        let (seen, chance) = (open.game.log().len(), C::of(&open.game));
        Self {
            open,
            seen,
            chance,
            computers,
            unfitting: None,
            unwritten: Unwritten::default(),
            undoable: 0,
            sealed: (0, 0),
            work: None,
            waker,
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game<K> {
        &self.open.game
    }

    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> &str {
        self.open.file()
    }

    /// The position: that of the log, and after it the moves that no entry tells yet.
    #[must_use]
    pub fn position(&self) -> &K::State {
        self.unwritten.state(&self.open.game)
    }

    /// What the game waits for.
    #[must_use]
    pub fn to_act(&self) -> ToAct<DrawOf<K>> {
        K::Rules::to_act(self.open.game.config(), self.position())
    }

    /// What the player who has to decide may do.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<MoveOf<K>> {
        K::Rules::legal_moves(self.open.game.config(), self.position())
    }

    /// Whether a person decides for this seat.
    #[must_use]
    pub fn is_person(&self, seat: usize) -> bool {
        self.open.game.policy(seat).is_none()
    }

    /// How many persons share this screen.
    #[must_use]
    pub fn people(&self) -> usize {
        (0..K::Rules::players(self.open.game.config())).filter(|&seat| self.is_person(seat)).count()
    }

    /// Whether a person decides now.
    #[must_use]
    pub fn person_decides(&self) -> bool {
        matches!(self.to_act(), ToAct::Decision(seat) if self.is_person(seat.into()))
    }

    /// Puts another game in the place of this one, such as a set-up made anew.
    pub fn replace(&mut self, game: Game<K>) {
        self.open.game = game;
        self.unwritten.clear();
        self.go_on_by_itself(0);
    }

    /// Draws chance and lets computers decide, up to what a person has to do or what takes a computer a while.
    fn advance(&mut self) {
        self.work = None;
        loop {
            let done = match self.to_act() {
                ToAct::Chance(_) if self.draws_by_itself() => self.draw_due().is_ok(),
                ToAct::Decision(seat) => self.decide(seat),
                ToAct::Chance(_) | ToAct::Nothing => false,
            };
            if !done {
                break;
            }
        }
        // What was taken back can be decided, and undone, anew.
        if self.unwritten.at(&self.open.game) < self.sealed {
            self.sealed = (0, 0);
        }
        self.undoable = self.moves_to_undo();
    }

    /// Goes on after a change that people made; what came after entry `seen` is news.
    pub fn go_on_by_itself(&mut self, seen: usize) {
        self.seen = seen;
        self.advance();
    }

    /// Carries out a decision, or chance that people brought, and what follows by itself.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub fn perform(&mut self, mv: MoveOf<K>) -> Result<(), RefusalOf<K>> {
        let before = self.open.game.log().len();
        self.unwritten.perform(&mut self.open.game, mv)?;
        // A decision is one also where no entry tells it.
        self.open.game.forget_undone();
        self.open.go_on();
        self.go_on_by_itself(before);
        Ok(())
    }

    /// Notes that a hint was shown. A position that one comes back to by undo has its note already.
    pub fn note_hint(&mut self) {
        if self.open.game.log().last() != Some(&Entry::Note(Note::Hint {})) {
            self.open.game.note_hint();
        }
    }

    /// Ends the game early: it is kept as unfinished.
    pub fn end_early(&mut self, now: Timestamp) {
        self.work = None;
        self.open.end(now);
    }
}
