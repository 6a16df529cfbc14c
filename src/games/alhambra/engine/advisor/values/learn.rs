//! Learning values by playing (temporal differences over what turns lead to).

use std::{
    num::NonZeroUsize,
    ops::Range,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread,
};

use super::{Schedule, Stage, Values, active::Active, entries::ENTRIES};
use crate::{
    advisor::{
        Advisor, Breadth, Generator, after::After, board_view::BoardViews, choice::carry_out, draw_on,
        expert::Valued,
    },
    rules::play::{MOST_PLAYERS, Move, Phase, PlayConfig, State},
};
use common::search::Coherence;

/// Games that one thread plays in one go.
const CHUNK: u64 = 64;

/// Values that are being learned.
#[derive(Debug)]
pub struct Learner {
    advisor: Advisor,
    /// Of each entry.
    pub(super) coherence: Vec<Coherence>,
    seed: u64,
    /// Games played so far: the number of the next game's chance.
    pub(super) games: u64,
}

/// A position whose value is to be corrected by what comes after it.
#[derive(Clone, Copy)]
struct Last {
    active: Active,
    /// What is certain beside the entries.
    base: f32,
}

/// How an odd seat plays.
#[derive(Clone, Copy)]
enum Oddity {
    Random,
    /// By the values, but it buys nothing that it can leave.
    Hoards,
}

/// A seat that plays oddly for some turns, so that the values know where this leads, too.
#[derive(Clone, Copy)]
struct OddSeat {
    seat: usize,
    turns: u32,
    way: Oddity,
}

impl Learner {
    /// Begins with values that expect no change.
    #[must_use]
    pub fn new(config: PlayConfig, seed: u64) -> Self {
        let values = Arc::new(Values::zero(config.players()));
        let coherence = (0..ENTRIES).map(|_| Coherence::default()).collect();
        Self { advisor: Advisor::with_values(config, values), coherence, seed, games: 0 }
    }

    /// What was learned so far.
    #[must_use]
    pub fn values(&self) -> &Values {
        self.advisor.values()
    }

    /// Games played so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Plays on along the schedule, about so many games; false when it is done.
    pub fn advance(&mut self, schedule: &Schedule, games: u64, threads: NonZeroUsize) -> bool {
        let end = self.games + games;
        while self.games < end {
            let Some((stage, rest)) = schedule.at(self.games) else { return false };
            let slice = self.games..self.games + rest.min(end - self.games);
            self.play(stage, slice.clone(), threads);
            self.games = slice.end;
        }
        true
    }

    fn play(&self, stage: Stage, games: Range<u64>, threads: NonZeroUsize) {
        let next = AtomicU64::new(games.start);
        let worker = || loop {
            let first = next.fetch_add(CHUNK, Relaxed);
            if first >= games.end {
                break;
            }
            for game in first..games.end.min(first + CHUNK) {
                self.game(stage, &mut Generator::new(self.seed, game));
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads.get() {
                scope.spawn(worker);
            }
            worker();
        });
    }

    /// One game of learning.
    fn game(&self, stage: Stage, generator: &mut Generator) {
        let config = self.advisor.config();
        let mut state = State::new(config);
        let mut boards = BoardViews::default();
        let mut last: [Option<Last>; MOST_PLAYERS] = [None; MOST_PLAYERS];
        let mut odd = generator.chance(stage.odd).then(|| OddSeat {
            seat: generator.below(config.players() as u32) as usize,
            turns: generator.below(30),
            way: [Oddity::Random, Oddity::Hoards][generator.below(2) as usize],
        });
        while draw_on(&mut state, config, generator) {
            boards.update(config, self.advisor.material(), &state);
            let Some(seen) = self.advisor.seen(&state, &boards) else { break };
            let is_turn = state.phase() == Phase::Action;
            let seat = state.seat();
            let odd_way =
                odd.as_ref().filter(|odd| odd.seat == seat && odd.turns > 0 && is_turn).map(|odd| odd.way);
            let is_random = is_turn && generator.chance(stage.explore);
            let mut best: Option<Valued> = None;
            let mut other: Option<Valued> = None;
            let mut heard = 0;
            self.advisor.each(&state, &boards, Breadth::Best, &|after| seen.worth(after), &mut |told| {
                let is_more = |than: &Option<Valued>| than.as_ref().is_none_or(|than| told.rank > than.worth);
                let is_other = match odd_way {
                    Some(Oddity::Hoards) => !matches!(told.first(), Some(Move::Buy(..))) && is_more(&other),
                    None if !is_random => false,
                    _ => {
                        heard += 1;
                        generator.below(heard) == 0
                    }
                };
                if is_other {
                    other = Some(Valued::new(&seen, told));
                }
                if is_more(&best) {
                    best = Some(Valued::new(&seen, told));
                }
            });
            let Some(best) = best else { break };
            if is_turn {
                if let Some(last) = last[seat].take() {
                    self.correct(&last, best.own);
                }
                if let Some(odd) = odd.as_mut().filter(|odd| odd.seat == seat) {
                    odd.turns = odd.turns.saturating_sub(1);
                }
            }
            let chosen = other.unwrap_or(best);
            carry_out(config, &mut state, &chosen.moves);
            if is_turn {
                let (active, base) = seen.active_after(&After::of(&state, seat, &chosen.board));
                last[seat] = Some(Last { active, base });
            }
        }
        let totals = state.totals();
        for (last, total) in last.iter().zip(totals) {
            if let Some(last) = last {
                self.correct(last, f32::from(total));
            }
        }
    }

    /// Moves the value of a position towards a target: the final VP.
    fn correct(&self, last: &Last, target: f32) {
        let values = self.advisor.values();
        let error = target - last.base - values.sum(&last.active);
        let parts: f32 = last.active.entries().iter().map(|(_, part)| part * part).sum();
        for &(entry, part) in last.active.entries() {
            let entry = entry as usize;
            self.coherence[entry].correct(&values.entries[entry], error * part / parts);
        }
    }
}
