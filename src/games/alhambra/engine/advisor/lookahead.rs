//! Some turns further than the values see: the best options by value, each played on with the same draws to the player's
//! next turn; those whose chance of winning is then still close, further.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::{Advisor, Breadth, Choice, Deal, Generator, Outlook, board_view::BoardViews};
use crate::rules::play::{Phase, State, ToAct};
use common::search::Goal;

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lookahead {
    /// Options at most, the best by value.
    pub width: usize,
    /// Options worth less than the best by more VP than this are left out.
    pub margin: f32,
    /// Deals of each option in a first look, to the player's next turn.
    pub looks: u64,
    /// Options whose chance of winning is less than the best one's by more than this are left out after it.
    pub close: f32,
    /// Deals of each of the options left.
    pub further: u64,
    /// How many turns of the player these go.
    pub turns: u32,
    /// Where this may be the last round of the stack, deals to the end of the game of as many of the best options as there
    /// are.
    pub to_the_end: u64,
    /// Options judged on the way, at most: then the deals count that all options were played on in.
    pub work: u64,
}

impl Lookahead {
    /// As far as a policy looks at each decision.
    pub const POLICY: Self = Self {
        width: 6,
        margin: 4.0,
        looks: 36,
        close: 0.04,
        further: 200,
        turns: 3,
        to_the_end: 50,
        work: 150_000,
    };
}

/// Options looked at where this may be the last round.
const LAST_WIDTH: usize = 24;

impl Advisor {
    /// The best option after looking ahead; none when no decision is due. Options are compared on the same draws. Told to
    /// stop it answers within a few milliseconds, by what it has seen until then.
    #[must_use]
    pub fn look_ahead(
        &self,
        state: &State,
        lookahead: &Lookahead,
        generator: &mut Generator,
        stop: &AtomicBool,
    ) -> Option<Choice> {
        let ToAct::Decision(seat) = state.to_act(self.config()) else { return None };
        let seat = usize::from(seat);
        let mut options = self.options(state, Breadth::All);
        // An option takes about twice as long where more is laid than tiles.
        let mut work = if self.material().has_modules() { lookahead.work / 2 } else { lookahead.work };
        let seed = u64::from(generator.below(u32::MAX));
        if self.may_be_last_round(state) {
            options.truncate(LAST_WIDTH);
            self.look(&mut options, seat, u32::MAX, lookahead.to_the_end, seed, (&mut work, stop));
            return options.into_iter().next().map(|(_, choice)| choice);
        }
        options.truncate(lookahead.width);
        let looks =
            [(1, lookahead.looks, lookahead.margin), (lookahead.turns, lookahead.further, lookahead.close)];
        for (turns, deals, margin) in looks {
            let close = options.first()?.0 - margin;
            options.retain(|(worth, _)| *worth >= close);
            self.look(&mut options, seat, turns, deals, seed + u64::from(turns), (&mut work, stop));
        }
        options.into_iter().next().map(|(_, choice)| choice)
    }

    /// Whether the stack may not last for another round: then its order decides, and who gets what is left.
    fn may_be_last_round(&self, state: &State) -> bool {
        state.stack().len() as usize <= self.config().players()
    }

    /// Plays each option on in so many deals, or in as many as the work is enough for; the best first.
    fn look(
        &self,
        options: &mut [(f32, Choice)],
        seat: usize,
        turns: u32,
        deals: u64,
        seed: u64,
        (work, stop): (&mut u64, &AtomicBool),
    ) {
        if options.len() < 2 {
            return;
        }
        let mut sums = vec![0.0; options.len()];
        let boards: Vec<_> = options.iter().map(|(_, choice)| self.boards(&choice.after)).collect();
        let mut played = 0;
        while played < deals && *work > 0 && !stop.load(Relaxed) {
            for ((sum, (_, choice)), boards) in sums.iter_mut().zip(options.iter()).zip(&boards) {
                let deal = &mut Deal::new(seed, played);
                *sum += self.play_on((choice.after.clone(), boards.clone()), seat, turns, deal, work);
            }
            played += 1;
        }
        if played > 0 {
            for ((worth, _), sum) in options.iter_mut().zip(sums) {
                *worth = sum / played as f32;
            }
            options.sort_by(|(one, _), (two, _)| two.total_cmp(one));
        }
    }

    /// The chance of winning that a position turns out to have some turns of a player further, when all play by the values.
    fn play_on(
        &self,
        (mut state, mut boards): (State, BoardViews),
        seat: usize,
        turns: u32,
        deal: &mut Deal,
        work: &mut u64,
    ) -> f32 {
        let chance = |outlook: Outlook| outlook.of(Goal::Victory, seat) as f32;
        let mut left = turns;
        while deal.draw_on(&mut state, self.config()) {
            if state.phase() == Phase::Action && state.seat() == seat {
                left -= 1;
                if left == 0
                    && let Some((outlook, _)) = self.expected(&state, &mut boards)
                {
                    return chance(outlook);
                }
            }
            let Some(among) = self.play_best(&mut state, &mut boards) else { break };
            *work = work.saturating_sub(among);
        }
        chance(Outlook::result(self.config(), &state))
    }
}
