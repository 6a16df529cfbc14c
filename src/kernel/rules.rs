//! The rules of a game that is played here, as all that plays, searches or checks it sees them.

use std::fmt::Debug;

/// What a game waits for; `D` is what chance can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToAct<D> {
    /// Chance from outside.
    Chance(D),
    /// A decision of the player in this seat, from 0.
    Decision(u8),
    /// Nothing: the game is over.
    Nothing,
}

impl<D> ToAct<D> {
    /// The seat that decides, from 0; none when no decision is due.
    #[must_use]
    pub fn decides(&self) -> Option<usize> {
        if let Self::Decision(seat) = self { Some((*seat).into()) } else { None }
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat, from 0.
    Seat(u8),
    /// Somebody who plays in no seat and sees what lies open.
    Nobody,
    /// Somebody to whom all is shown.
    Everybody,
}

/// The rules of a game: positions, what changes them, who has to act, and what each viewer sees.
///
/// The functions are pure. Chance comes from outside, as a move or as numbers: `below(n)` is a number from 0 to `n` − 1,
/// each equally likely.
pub trait Rules: Copy + Debug + Send + Sync + 'static {
    /// What is agreed beforehand; valid by construction.
    type Config: Clone + Debug + PartialEq + Send + Sync;
    /// A position.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// A step from one position to the next: what chance brings, or what a player decides.
    type Move: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// What chance can be asked for.
    type Draw: Copy + Debug + PartialEq;
    /// Why a move is refused, with § and value.
    type Refusal: Clone + Debug + PartialEq;
    /// A position as a viewer sees it.
    type View: Clone + Debug + PartialEq;

    /// How many play.
    fn players(config: &Self::Config) -> usize;

    /// The position before the first move; none where no game can be played by this configuration.
    fn start(config: &Self::Config) -> Option<Self::State>;

    /// What a position waits for.
    fn to_act(config: &Self::Config, state: &Self::State) -> ToAct<Self::Draw>;

    /// What the player who has to decide may do; nothing when nobody has to.
    fn legal_moves(config: &Self::Config, state: &Self::State) -> Vec<Self::Move>;

    /// All that chance can bring now, each once, with its weight; nothing when chance has nothing to bring.
    fn outcomes(config: &Self::Config, state: &Self::State) -> Vec<(Self::Move, u32)>;

    /// One of these, as likely as its weight says.
    fn draw(
        config: &Self::Config,
        state: &Self::State,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Option<Self::Move> {
        let outcomes = Self::outcomes(config, state);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut at = below(all.max(1));
        outcomes.into_iter().find_map(|(outcome, weight)| match at.checked_sub(weight) {
            Some(rest) => {
                at = rest;
                None
            }
            None => Some(outcome),
        })
    }

    /// Applies a move.
    ///
    /// # Errors
    /// Why not; the position is unchanged then.
    fn apply(config: &Self::Config, state: &mut Self::State, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// What each row has by now, in VP; none for a row that never wins.
    fn totals(config: &Self::Config, state: &Self::State) -> Vec<Option<i32>>;

    /// A position as a viewer sees it. A game that is over is open to everybody.
    fn view(config: &Self::Config, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A position that looks like this one, each as likely as for somebody who has seen no more.
    fn sample(config: &Self::Config, view: &Self::View, below: &mut dyn FnMut(u32) -> u32) -> Self::State;
}
