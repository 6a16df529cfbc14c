//! A tournament: each pair of players at a table of two, and how strong that makes each.

use super::Figures;

/// The games of two players against each other, half of them with the seats swapped.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// Their places among the players of the tournament.
    pub players: [usize; 2],
    /// Victories of each; one shared counts half.
    pub wins: [f64; 2],
    /// The standard error of either's part of the victories.
    pub standard_error: f64,
    /// The mean total of each.
    pub means: [f64; 2],
}

/// What a tournament gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    /// Games of each pairing.
    pub games: u64,
    /// Every two players.
    pub pairings: Vec<Pairing>,
    /// A rating for each player. Who is 400 above another wins ten games for one lost; the mean of all is 1000.
    pub ratings: Vec<f64>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// A game of two of the players of a tournament: who sits where, and how many are played by which seed, after so many.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    /// Their places among the players of the tournament.
    pub players: [usize; 2],
    /// How many games.
    pub games: u64,
    /// By this seed.
    pub seed: u64,
    /// Games of the tournament that were played before.
    pub before: u64,
}

/// Plays a tournament of so many players: each two play as many games, or one more if they are odd. `play` plays some of
/// them.
///
/// # Errors
/// What `play` says.
pub fn tournament<E, const PARTS: usize>(
    players: usize,
    games: u64,
    seed: u64,
    mut play: impl FnMut(Meeting) -> Result<Figures<PARTS>, E>,
) -> Result<Standings, E> {
    let half = games.div_ceil(2);
    let (mut pairings, mut seconds, mut before) = (Vec::new(), 0.0, 0);
    for first in 0..players {
        for second in first + 1..players {
            let mut meet = |players, seed| {
                let figures = play(Meeting { players, games: half, seed, before })?;
                before += half;
                seconds += figures.seconds;
                Ok(figures)
            };
            // Chance of their own for each half: then the errors add up.
            let halves = [meet([first, second], seed)?, meet([second, first], !seed)?];
            pairings.push(Pairing::of([first, second], &halves, half as f64));
        }
    }
    let ratings = ratings(players, &pairings);
    Ok(Standings { games: 2 * half, pairings, ratings, seconds })
}

impl Pairing {
    /// From the figures of both halves; in the second the seats are swapped.
    fn of<const PARTS: usize>(players: [usize; 2], halves: &[Figures<PARTS>; 2], games: f64) -> Self {
        let of = |player: usize| [&halves[0].seats[player], &halves[1].seats[1 - player]];
        let wins = [0, 1].map(|player| of(player).iter().map(|seat| seat.wins).sum());
        let means = [0, 1].map(|player| of(player).iter().map(|seat| seat.mean).sum::<f64>() / 2.0);
        // Shared victories vary less: the error is the most it can be.
        let variance = |wins: f64| wins / games * (1.0 - wins / games) / games;
        let both: f64 = of(0).iter().map(|seat| variance(seat.wins)).sum();
        Self { players, wins, standard_error: both.sqrt() / 2.0, means }
    }
}

impl Standings {
    /// A player's part of the victories in all its games.
    #[must_use]
    pub fn share(&self, player: usize) -> f64 {
        let (wins, games) =
            self.wins_of(player).fold((0.0, 0.0), |sum, (wins, _, games)| (sum.0 + wins, sum.1 + games));
        wins / f64::max(games, 1.0)
    }

    /// A player's mean total in all its games.
    #[must_use]
    pub fn mean(&self, player: usize) -> f64 {
        let (sum, count) =
            self.wins_of(player).fold((0.0, 0.0), |sum, (_, mean, _)| (sum.0 + mean, sum.1 + 1.0));
        sum / f64::max(count, 1.0)
    }

    /// Wins, mean total and games in each of a player's pairings.
    fn wins_of(&self, player: usize) -> impl Iterator<Item = (f64, f64, f64)> {
        self.pairings.iter().filter_map(move |pairing| {
            let side = pairing.players.iter().position(|&one| one == player)?;
            Some((pairing.wins[side], pairing.means[side], self.games as f64))
        })
    }
}

/// Ratings under which the victories are the likeliest (Bradley and Terry 1952), each two with one drawn game more, so
/// that who never loses is not rated without end.
fn ratings(players: usize, pairings: &[Pairing]) -> Vec<f64> {
    const ROUNDS: usize = 2000;
    let mut strengths = vec![1.0; players];
    for _ in 0..ROUNDS {
        let mut next = vec![(0.0, 0.0); players];
        for Pairing { players: [a, b], wins, .. } in pairings {
            let weight = (wins[0] + wins[1] + 1.0) / (strengths[*a] + strengths[*b]);
            for (player, wins) in [(a, wins[0]), (b, wins[1])] {
                next[*player].0 += wins + 0.5;
                next[*player].1 += weight;
            }
        }
        strengths =
            next.into_iter().map(|(wins, weight)| wins / f64::max(weight, f64::MIN_POSITIVE)).collect();
    }
    let elo: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / players as f64;
    elo.into_iter().map(|elo| 1000.0 + elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(players: [usize; 2], wins: [f64; 2]) -> Pairing {
        Pairing { players, wins, standard_error: 0.0, means: [0.0; 2] }
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        let ratings = ratings(2, &[pairing([0, 1], [100_000.0, 1_000_000.0])]);
        assert!((ratings[1] - ratings[0] - 400.0).abs() < 0.1, "{ratings:?}");
        assert!((ratings[0] + ratings[1] - 2000.0).abs() < 1e-6);
    }

    #[test]
    fn who_never_loses_has_a_rating_and_equals_have_the_same() {
        let all =
            [pairing([0, 1], [50.0, 50.0]), pairing([0, 2], [100.0, 0.0]), pairing([1, 2], [100.0, 0.0])];
        let ratings = ratings(3, &all);
        assert!((ratings[0] - ratings[1]).abs() < 1e-6, "{ratings:?}");
        assert!(ratings[0] - ratings[2] > 800.0 && ratings[0].is_finite(), "{ratings:?}");
    }
}
