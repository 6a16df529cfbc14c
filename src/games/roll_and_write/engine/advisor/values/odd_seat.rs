//! A seat that plays oddly while values are learned, so that they know where this leads, too.

use super::{Values, options::ValuedTurn, view::View};
use crate::{
    advisor::Generator,
    rules::{CompleteTurn, GameConfig, State},
};

/// A seat that plays oddly until some round.
#[derive(Clone, Copy)]
pub(super) struct OddSeat {
    pub seat: usize,
    /// It plays oddly while at least so many rounds come after; at 0 to the end.
    until: usize,
    way: Oddity,
}

/// How it plays.
#[derive(Clone, Copy)]
enum Oddity {
    Random,
    /// By the values, but it spends no coin.
    Hoards,
}

impl OddSeat {
    /// The odd seat of a game, which has one with this chance.
    pub fn draw(chance: f32, config: &GameConfig, generator: &mut Generator) -> Option<Self> {
        generator.chance(chance).then(|| Self {
            seat: generator.below(config.players() as u32) as usize,
            until: generator.below(config.rounds().into()) as usize,
            way: [Oddity::Random, Oddity::Hoards][generator.below(2) as usize],
        })
    }

    /// Whether it plays oddly with so many rounds left.
    pub const fn still_plays(&self, left: usize) -> bool {
        left >= self.until
    }

    /// What it does, if it has a choice.
    pub fn turn(
        &self,
        values: &Values,
        config: &GameConfig,
        state: &State,
        generator: &mut Generator,
    ) -> Option<CompleteTurn> {
        let view = View::new(config, state);
        let (mut chosen, mut heard): (Option<ValuedTurn>, _) = (None, 0);
        values.each_option(config, &view, state.four()?, |option| {
            let is_taken = match self.way {
                Oddity::Random => {
                    heard += 1;
                    generator.below(heard) == 0
                }
                Oddity::Hoards => !option.spends() && chosen.is_none_or(|chosen| option.value > chosen.value),
            };
            if is_taken {
                chosen = Some(option);
            }
        });
        Some(chosen?.turn())
    }
}
