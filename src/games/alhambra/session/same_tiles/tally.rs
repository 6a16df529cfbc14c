//! What a level has made of the same tiles and cards so far.

use super::again::Outcome;

/// The games of a level, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many.
    pub games: u64,
    won: f64,
    squares: f64,
    vp: u64,
    /// The place in the last one.
    place: u8,
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, outcome: &Outcome) {
        self.games += 1;
        self.won += outcome.won;
        self.squares += outcome.won * outcome.won;
        self.vp += u64::from(outcome.vp);
        self.place = outcome.place;
    }

    /// The place in the only game; none where there are more, or none yet.
    #[must_use]
    pub fn only_place(&self) -> Option<u8> {
        (self.games == 1).then_some(self.place)
    }

    /// The share of games won, from 0 to 1; none without a game.
    #[must_use]
    pub fn share(&self) -> Option<f64> {
        self.mean(self.won)
    }

    /// The standard error of that share; none with fewer than two games.
    #[must_use]
    pub fn error(&self) -> Option<f64> {
        let (games, share) = (self.games as f64, self.share()?);
        let variance = (self.squares / games - share * share).max(0.0);
        (self.games > 1).then(|| (variance / (games - 1.0)).sqrt())
    }

    /// Mean VP; none without a game.
    #[must_use]
    pub fn vp(&self) -> Option<f64> {
        self.mean(self.vp as f64)
    }

    fn mean(&self, sum: f64) -> Option<f64> {
        (self.games > 0).then(|| sum / self.games as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(games: &[(u16, f64)]) -> Tally {
        let mut tally = Tally::default();
        games.iter().for_each(|&(vp, won)| tally.add(&Outcome { vp, place: 1, won }));
        tally
    }

    #[test]
    fn nothing_is_said_of_no_game_and_of_one_not_how_sure_it_is() {
        let none = tally(&[]);
        assert_eq!((none.share(), none.error(), none.vp()), (None, None, None));
        let one = tally(&[(90, 1.0)]);
        assert_eq!([none, one, tally(&[(90, 1.0); 2])].map(|of| of.only_place()), [None, Some(1), None]);
        assert_eq!((one.share(), one.error(), one.vp()), (Some(1.0), None, Some(90.0)));
    }

    #[test]
    fn a_shared_victory_counts_half_and_the_error_shrinks_with_the_games() {
        let few = tally(&[(100, 1.0), (80, 0.0), (90, 0.5), (90, 0.5)]);
        assert_eq!((few.games, few.share(), few.vp()), (4, Some(0.5), Some(90.0)));
        // The variance of 1, 0, ½, ½ is 1⁄6.
        assert!((few.error().unwrap() - (1.0_f64 / 24.0).sqrt()).abs() < 1e-12);
        let many = tally(&[(100, 1.0), (80, 0.0)].repeat(50));
        assert!((many.error().unwrap() - (0.25_f64 / 99.0).sqrt()).abs() < 1e-12);
        assert_eq!(tally(&[(90, 1.0), (90, 1.0)]).error(), Some(0.0));
    }
}
