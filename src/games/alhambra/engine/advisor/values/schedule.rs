//! How long to learn, and how: the stages of a training.

/// A stage of learning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Games to play.
    pub games: u64,
    /// The chance of a turn to be random, so that the values of rare positions are learned too.
    pub explore: f32,
    /// The chance of a game in which a seat plays oddly until some turn.
    pub odd: f32,
}

/// All stages of learning, in their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Schedule(Vec<Stage>);

impl Schedule {
    /// The schedule of values that come with the program, of so many games in all.
    ///
    /// Random turns at first, none at last; odd seats always, or what was learned of the positions they come to would be
    /// forgotten.
    #[must_use]
    pub fn new(games: u64) -> Self {
        let first = games / 3;
        Self(vec![
            Stage { games: first, explore: 0.03, odd: 0.1 },
            Stage { games: games - first, explore: 0.0, odd: 0.1 },
        ])
    }

    /// Games in all.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.0.iter().map(|stage| stage.games).sum()
    }

    /// The stage after so many games, and the games until its end.
    pub(super) fn at(&self, games: u64) -> Option<(Stage, u64)> {
        let mut end = 0;
        self.0.iter().find_map(|&stage| {
            end += stage.games;
            (games < end).then(|| (stage, end - games))
        })
    }
}
