//! How long to learn, and how: the stages of a training.

use super::entries::ROUNDS;

/// A stage of learning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Games to play.
    pub games: u64,
    /// The chance of a decision to be random, so that the values of rare positions are learned too.
    pub explore: f32,
    /// The chance of a decision to try another option beside the best one, on the same dice.
    pub beside: f32,
    /// The chance of a game in which a seat plays oddly until some round: at random, or without spending a coin.
    pub odd: f32,
}

/// All stages of learning, in their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Schedule {
    /// Learns round by round from the end, so many games for each; the values of a round begin as those of the next one.
    pub backwards: Stage,
    /// What follows when all rounds are known.
    pub stages: Vec<Stage>,
}

impl Schedule {
    /// The schedule of values that come with the program, `scale` times as long: at 1 about ten million games.
    ///
    /// Random decisions and other options at first, none at last; odd seats always, or what was learned of the
    /// positions they come to would be forgotten.
    #[must_use]
    pub fn new(scale: f32) -> Self {
        let stage = |millions: f32, explore, beside, odd| Stage {
            games: (millions * 1e6 * scale) as u64,
            explore,
            beside,
            odd,
        };
        Self {
            backwards: stage(0.02, 0.05, 1.0, 0.2),
            stages: vec![stage(3.0, 0.02, 0.1, 0.1), stage(6.0, 0.0, 0.0, 0.1)],
        }
    }

    /// Games in all, for games of so many rounds.
    #[must_use]
    pub fn games(&self, rounds: u8) -> u64 {
        self.backwards.games * u64::from(rounds).min(ROUNDS as u64)
            + self.stages.iter().map(|stage| stage.games).sum::<u64>()
    }

    /// The stage after so many games, with the rounds left that are learned in it, less one, and the games until its end.
    pub(super) fn at(&self, rounds: usize, games: u64) -> Option<(Stage, usize, u64)> {
        let mut end = 0;
        let backwards = (0..rounds).map(|top| (self.backwards, top));
        let stages = self.stages.iter().map(|&stage| (stage, rounds - 1));
        backwards.chain(stages).find_map(|(stage, top)| {
            end += stage.games;
            (games < end).then(|| (stage, top, end - games))
        })
    }
}
