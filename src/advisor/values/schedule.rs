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
    /// The step is 1 / (1 + updates / this).
    pub patience: f32,
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
    /// Random decisions and other options at first, none at last; the step falls all the time.
    #[must_use]
    pub fn new(scale: f32) -> Self {
        let stage = |games: f32, explore, beside, patience: f32| Stage {
            games: (games * scale) as u64,
            explore,
            beside,
            patience: patience * scale,
        };
        let stages = [
            (3.0, 0.02, 0.1, 0.3),
            (1.0, 0.0, 0.0, 0.4),
            (1.0, 0.0, 0.0, 0.3),
            (1.0, 0.0, 0.0, 0.25),
            (1.0, 0.0, 0.0, 0.2),
            (1.0, 0.0, 0.0, 0.15),
            (1.0, 0.0, 0.0, 0.1),
        ];
        Self {
            backwards: stage(2e4, 0.05, 1.0, 1e5),
            stages: stages
                .map(|(games, explore, beside, patience)| stage(games * 1e6, explore, beside, patience * 1e6))
                .to_vec(),
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
