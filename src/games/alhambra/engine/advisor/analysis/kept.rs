//! A review as it is kept: options are told by what a record would write of them, and positions are those of the game.

use std::collections::BTreeMap;

use super::{DrawOf, PlayerReview, Review};
use crate::{
    advisor::{Choice, Goal, Parts},
    log::{PlayEvent, PlayedGame, moves},
    rules::play::{Move, PlayConfig, State},
};
use common::search::{self, Advice, Decision, LossAccount};
use kernel::By;

/// An option as a record writes it: nothing where a Vizier is not sent.
type Written = Vec<PlayEvent>;

/// A review as it is kept. What both accounts of a player say alike, the one in VP leaves out.
pub type KeptReview = search::Analysis<Written, Parts, DrawOf>;
type KeptAccount = LossAccount<Written, Parts, DrawOf>;

impl Review {
    /// As it is kept; it is of this game.
    #[must_use]
    pub fn to_kept(&self, game: &PlayedGame) -> KeptReview {
        let config = game.config();
        let player = |player: &PlayerReview| {
            let told = |at: usize, choice: &Choice| Some(written(config, player.positions.get(at)?, choice));
            let mut vp = map(&player.vp, &|_, _| Some(Written::new()))?;
            for decision in &mut vp.decisions {
                decision.told.clear();
                decision.done = None;
            }
            Some((map(&player.victory, &told)?, vp))
        };
        let (players, in_vp) = self.players.iter().filter_map(player).unzip();
        KeptReview { goal: Goal::Victory, is_over: self.is_over, rollouts: self.rollouts, players, in_vp }
    }

    /// What was kept, if it fits the game: a file can hold anything.
    #[must_use]
    pub fn of_kept(kept: &KeptReview, game: &PlayedGame) -> Option<Self> {
        let (players, config) = (game.config().players(), game.config());
        if !kept.fits(players, game.log().len()) || kept.in_vp.len() != players {
            return None;
        }
        let positions = positions(game);
        let player = |(row, (victory, vp)): (usize, (&KeptAccount, &KeptAccount))| {
            let before = |decision: &Decision<Written, Parts>| {
                let mut known = positions.get(&(decision.entries.0, row))?.iter();
                known.find(|before| choice(config, before, &decision.chosen).is_some()).cloned()
            };
            let positions: Vec<State> = victory.decisions.iter().map(before).collect::<Option<_>>()?;
            let victory = map(victory, &|at, told| choice(config, positions.get(at)?, told))?;
            let mut vp = map(vp, &|at, _| Some(victory.decisions.get(at)?.chosen.clone()))?;
            for (vp, of) in vp.decisions.iter_mut().zip(&victory.decisions) {
                *vp = Decision { loss: vp.loss, worth: vp.worth, ..of.clone() };
            }
            let is_one = (victory.goal, vp.goal) == (Goal::Victory, Goal::Total)
                && victory.decisions.len() == vp.decisions.len()
                && victory.draws.len() == vp.draws.len();
            is_one.then_some(PlayerReview { victory, vp, positions })
        };
        let accounts = kept.players.iter().zip(&kept.in_vp).enumerate();
        let players = accounts.map(player).collect::<Option<_>>()?;
        Some(Self { is_over: kept.is_over, rollouts: kept.rollouts, players })
    }
}

/// All positions in which a row had to decide, by the entry that tells what it did. Where Viziers are not sent, one entry tells
/// of several.
fn positions(game: &PlayedGame) -> BTreeMap<(usize, usize), Vec<State>> {
    let (config, mut found) = (game.config(), BTreeMap::<_, Vec<State>>::new());
    for step in game.corrected_steps() {
        let told = step.event().and_then(|event| moves(config, &step.before, event).ok()).unwrap_or_default();
        let mut state = step.before.clone();
        for mv in told {
            if let Some(row) = state.to_act(config).decides() {
                found.entry((step.entry, row)).or_default().push(state.clone());
            }
            // It is one of a game that was checked.
            let _ = state.apply(config, mv);
        }
    }
    found
}

fn written(config: &PlayConfig, before: &State, choice: &Choice) -> Written {
    let mut state = before.clone();
    let write = |&mv: &Move| {
        let event = PlayEvent::of(config, &state, mv, By::People);
        // It is one of a game that was checked.
        let _ = state.apply(config, mv);
        event
    };
    choice.moves.iter().filter_map(write).collect()
}

/// The option that is written, if it is one in a position.
fn choice(config: &PlayConfig, before: &State, written: &Written) -> Option<Choice> {
    let mut moves: Vec<Move> =
        written.iter().map(|event| event.to_move(config).ok()).collect::<Option<_>>()?;
    if moves.is_empty() {
        moves.push(Move::Decline);
    }
    let mut after = before.clone();
    moves.iter().try_for_each(|&mv| after.apply(config, mv)).ok()?;
    Some(Choice { moves, after })
}

/// An account with each option told otherwise, which depends on the place of its decision; none where one cannot be.
fn map<B, C>(
    account: &LossAccount<B, Parts, DrawOf>,
    option: &dyn Fn(usize, &B) -> Option<C>,
) -> Option<LossAccount<C, Parts, DrawOf>> {
    let advice = |at: usize, of: &Advice<B, Parts>| {
        Some(Advice {
            choice: option(at, &of.choice)?,
            total: of.total,
            difference: of.difference,
            victory: of.victory,
            above_mean: of.above_mean,
            parts: of.parts,
            parts_error: of.parts_error,
            rollouts: of.rollouts,
            exact: of.exact,
        })
    };
    let decision = |(at, of): (usize, &Decision<B, Parts>)| {
        Some(Decision {
            round: of.round,
            entries: of.entries,
            chosen: option(at, &of.chosen)?,
            told: of.told.iter().map(|of| advice(at, of)).collect::<Option<_>>()?,
            done: match &of.done {
                Some(done) => Some(advice(at, done)?),
                None => None,
            },
            options: of.options,
            is_real: of.is_real,
            worth: of.worth,
            loss: of.loss,
            rollouts: of.rollouts,
            exact: of.exact,
            basis: of.basis,
        })
    };
    Some(LossAccount {
        goal: account.goal,
        start: account.start,
        end: account.end,
        decisions: account.decisions.iter().enumerate().map(decision).collect::<Option<_>>()?,
        draws: account.draws.clone(),
        others: account.others.clone(),
    })
}
