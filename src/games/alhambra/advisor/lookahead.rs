//! Some turns further than the values see: the best options by value, each played on with the same draws to the player's
//! next turn; those that are then still close, further.

use super::{Advisor, Breadth, Choice, Deal, Generator, Values, board_view::BoardViews, choice::carry_out};
use crate::rules::play::{Phase, State, ToAct};

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lookahead {
    /// Options at most, the best by value.
    pub width: usize,
    /// Options worth less than the best by more VP than this are left out.
    pub margin: f32,
    /// Deals of each option in a first look, to the player's next turn.
    pub looks: u64,
    /// Options worth less than the best by more VP than this are left out after it.
    pub close: f32,
    /// Deals of each of the options left, two turns of the player far.
    pub further: u64,
}

/// A lead of so many VP is safe to about seven in ten, after the second scoring.
const SPREAD: f32 = 10.0;

impl Lookahead {
    /// As far as a policy looks at each decision.
    pub const POLICY: Self = Self { width: 6, margin: 4.0, looks: 36, close: 1.0, further: 200 };
}

impl Advisor {
    /// The best option after looking ahead; none when no decision is due. Options are compared on the same draws.
    #[must_use]
    pub fn look_ahead(
        &self,
        state: &State,
        lookahead: &Lookahead,
        generator: &mut Generator,
    ) -> Option<Choice> {
        let ToAct::Decision(seat) = state.to_act(self.config()) else { return None };
        let mut options = self.options(state, Breadth::All);
        let close = options.first()?.0 - lookahead.margin;
        options.truncate(lookahead.width);
        options.retain(|(worth, _)| *worth >= close);
        let seed = u64::from(generator.below(u32::MAX));
        if options.len() > 1 && lookahead.looks > 0 {
            self.look(&mut options, seat.into(), 1, lookahead.looks, seed);
            let close = options.first()?.0 - lookahead.close;
            options.retain(|(worth, _)| *worth >= close);
            if options.len() > 1 && lookahead.further > 0 {
                self.look(&mut options, seat.into(), 2, lookahead.further, seed + 1);
            }
        }
        options.into_iter().next().map(|(_, choice)| choice)
    }

    /// Plays each option on in so many deals; the best first.
    fn look(&self, options: &mut [(f32, Choice)], seat: usize, turns: u32, deals: u64, seed: u64) {
        for (worth, choice) in options.iter_mut() {
            let sum: f32 = (0..deals)
                .map(|deal| self.play_on(choice.after.clone(), seat, turns, &mut Deal::new(seed, deal)))
                .sum();
            *worth = sum / deals as f32;
        }
        options.sort_by(|(one, _), (two, _)| two.total_cmp(one));
    }

    /// What a position turns out to be worth some turns of a player further, when all play by the values.
    fn play_on(&self, mut state: State, seat: usize, turns: u32, deal: &mut Deal) -> f32 {
        let mut boards = BoardViews::default();
        let mut left = turns;
        while deal.draw_on(&mut state, self.config()) {
            boards.update(self.config(), self.material(), &state);
            if state.phase() == Phase::Action && state.seat() == seat {
                left -= 1;
                if left == 0 {
                    let seen = self.seen(&state, &boards);
                    let best = self.best(&state, &boards);
                    return seen.zip(best).map_or(0.0, |(seen, best)| {
                        counts(self.values(), seen.held(), best.own, best.rival)
                    });
                }
            }
            match self.best(&state, &boards) {
                Some(best) => carry_out(self.config(), &mut state, &best.moves),
                None => break,
            }
        }
        let totals = super::points::so_far(self.config(), &state);
        let rivals = (0..self.config().players()).filter(|&rival| rival != seat);
        let rival = rivals.map(|rival| totals[rival]).max().unwrap_or(0);
        counts(self.values(), 2, f32::from(totals[seat]), f32::from(rival))
    }
}

/// What counts: own VP less part of the best rival's; after the second scoring the chance of winning, in VP of a close game.
fn counts(values: &Values, held: usize, own: f32, rival: f32) -> f32 {
    if held < 2 { own - values.denial(held) * rival } else { SPREAD * ((own - rival) / SPREAD).tanh() }
}
