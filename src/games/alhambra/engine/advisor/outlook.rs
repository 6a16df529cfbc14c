//! What a position is worth to everybody: the final VP that the values expect, and the chance of winning that follows.

use super::{Advisor, Choice, after::After, board_view::BoardViews, choice::carry_out, values::Seen};
use crate::rules::play::{MOST_PLAYERS, Move, Phase, PlayConfig, State};
use common::search::Goal;

/// So many VP more make a victory e times as likely, by scorings held and turns until the next: as 2,000 games by values
/// came out at each number of seats, which differ little.
const TEMPERATURES: [f64; 12] = [12.0, 13.5, 14.5, 18.0, 7.25, 8.25, 9.5, 11.0, 2.5, 5.0, 5.5, 6.5];

/// A number for each seat.
type Seats = [f64; MOST_PLAYERS];

/// What a position is worth to everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    vp: Seats,
    victory: Seats,
}

impl Outlook {
    /// What it is worth to a seat.
    #[must_use]
    pub const fn of(&self, goal: Goal, seat: usize) -> f64 {
        match goal {
            Goal::Total => self.vp[seat],
            Goal::Victory => self.victory[seat],
        }
    }

    /// Worth the same to everybody.
    pub(super) fn alike(worth: impl Fn(Goal) -> f64) -> Self {
        Self { vp: [worth(Goal::Total); MOST_PLAYERS], victory: [worth(Goal::Victory); MOST_PLAYERS] }
    }

    /// The result of a game that is over: a victory shared by k counts 1/k.
    #[must_use]
    pub fn result(config: &PlayConfig, state: &State) -> Self {
        let totals = state.totals().map(f64::from);
        Self { vp: totals, victory: shares(&totals[..config.players()]) }
    }

    /// The same but for a seat, to which it is worth what another says.
    pub(super) const fn with(mut self, seat: usize, other: &Self) -> Self {
        self.vp[seat] = other.vp[seat];
        self.victory[seat] = other.victory[seat];
        self
    }

    /// So much more of a victory for a seat.
    pub(super) const fn add_victory(&mut self, seat: usize, more: f64) {
        self.victory[seat] += more;
    }

    /// Changes each number by that of another.
    pub(super) fn change(&mut self, other: &Self, change: impl Fn(&mut f64, f64)) {
        let others = other.vp.iter().chain(&other.victory);
        self.vp.iter_mut().chain(&mut self.victory).zip(others).for_each(|(one, other)| change(one, *other));
    }

    /// What an option is worth.
    pub(super) fn after(seen: &Seen<'_>, players: usize, after: &After) -> Self {
        let vp = seen.all(after).map(f64::from);
        Self { vp, victory: chances(&vp[..players], temperature(seen.phase())) }
    }
}

/// So many VP more make a victory e times as likely, in a phase; about so far off the expected VP are.
pub(super) fn temperature(phase: usize) -> f64 {
    TEMPERATURES[phase.min(TEMPERATURES.len() - 1)]
}

impl Advisor {
    /// What a position is worth that waits for a decision, and the best option by value, which that is worth; none when no
    /// decision is due.
    pub(super) fn expected(&self, state: &State, boards: &mut BoardViews) -> Option<(Outlook, Choice)> {
        boards.update(self.config(), self.material(), state);
        let seen = self.seen(state, boards)?;
        let best = self.best(state, boards)?;
        // What is left in the yard may be given away when the turn ends: it is looked at before that.
        let ends_turn = best.moves.last() == Some(&Move::EndTurn);
        let (turn, end) = best.moves.split_at(best.moves.len() - usize::from(ends_turn));
        let mut done = state.clone();
        carry_out(self.config(), &mut done, turn);
        let mut reached = done.clone();
        carry_out(self.config(), &mut reached, end);
        let mut after = After::of(&done, seen.seat(), &best.board);
        after.is_over |= matches!(reached.phase(), Phase::LastTiles | Phase::Over);
        let outlook = Outlook::after(&seen, self.config().players(), &after);
        Some((outlook, Choice { moves: best.moves, after: reached }))
    }
}

/// The chance of winning of each seat with so many expected VP.
fn chances(vp: &[f64], temperature: f64) -> Seats {
    let most = vp.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut chances = [0.0; MOST_PLAYERS];
    for (chance, vp) in chances.iter_mut().zip(vp) {
        *chance = ((vp - most) / temperature).exp();
    }
    let all: f64 = chances.iter().sum();
    chances.map(|chance| chance / all)
}

/// Each seat's part of the victory.
fn shares(totals: &[f64]) -> Seats {
    let most = totals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sharing = totals.iter().filter(|&&total| total == most).count() as f64;
    let mut shares = [0.0; MOST_PLAYERS];
    for (share, total) in shares.iter_mut().zip(totals) {
        *share = if *total == most { sharing.recip() } else { 0.0 };
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        advisor::{Generator, draw_on},
        rules::{GameConfig, Options, Printed, TileSet},
    };

    #[test]
    fn who_ends_a_game_is_expected_to_get_what_is_left_in_the_yard() {
        let game = GameConfig::new(2, TileSet::standard().clone(), Options::default()).unwrap();
        let config = PlayConfig::new(game, &Printed::ours()).unwrap();
        let advisor = Advisor::new(config.clone());
        let (mut ended, mut off) = (0.0, 0.0);
        for game in 0..60 {
            let mut state = State::new(&config);
            let mut boards = BoardViews::default();
            let mut generator = Generator::new(6, game);
            let mut last = None;
            while draw_on(&mut state, &config, &mut generator) {
                let Some((outlook, best)) = advisor.expected(&state, &mut boards) else { break };
                if state.phase() == Phase::Action {
                    last = Some((state.seat(), state.stack().is_empty(), outlook));
                }
                state = best.after;
            }
            let Some((seat, true, outlook)) = last else { continue };
            let end = Outlook::result(&config, &state);
            ended += 1.0;
            off += outlook.of(Goal::Total, seat) - end.of(Goal::Total, seat);
        }
        assert!(f64::abs(off) < 0.5 * ended, "{off} in {ended}");
    }

    #[test]
    fn chances_of_winning_come_true() {
        let game = GameConfig::new(3, TileSet::standard().clone(), Options::default()).unwrap();
        let config = PlayConfig::new(game, &Printed::ours()).unwrap();
        let advisor = Advisor::new(config.clone());
        // Of chances in fifths, how many there were, what they add up to, and how many came true.
        let mut fifths = [[0.0; 3]; 5];
        for game in 0..200 {
            let mut state = State::new(&config);
            let mut boards = BoardViews::default();
            let mut generator = Generator::new(5, game);
            let mut expected = Vec::new();
            while draw_on(&mut state, &config, &mut generator) {
                let Some((outlook, best)) = advisor.expected(&state, &mut boards) else { break };
                expected.push(outlook);
                state = best.after;
            }
            let end = Outlook::result(&config, &state);
            for (outlook, seat) in expected.iter().flat_map(|outlook| (0..3).map(move |seat| (outlook, seat)))
            {
                let chance = outlook.of(Goal::Victory, seat);
                let fifth = &mut fifths[((5.0 * chance) as usize).min(4)];
                let all = [1.0, chance, end.of(Goal::Victory, seat)];
                fifth.iter_mut().zip(all).for_each(|(sum, one)| *sum += one);
            }
        }
        for [count, chance, won] in fifths {
            // Positions of one game have one end: these are few independent ones.
            assert!((chance - won).abs() / count < 0.08, "{fifths:?}");
        }
    }
}
