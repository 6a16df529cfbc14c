//! The places of those who play, as score cards and paper games tell them.

/// What somebody has at the end.
#[derive(Clone, Copy, Debug)]
pub struct FinalScore {
    /// Takes a place; a third player never does (§A5.4).
    pub plays: bool,
    /// Points.
    pub points: i64,
    /// Is among those who win.
    pub wins: bool,
}

/// The places of those who play, from 1, once it is known who wins; of somebody alone none.
#[must_use]
pub fn ranks(all: &[FinalScore]) -> Vec<Option<u8>> {
    let playing = || all.iter().filter(|score| score.plays);
    let is_contest = all.iter().any(|score| score.wins) && playing().count() > 1;
    let is_before = |other: &FinalScore, of: &FinalScore| match (other.wins, of.wins) {
        (_, true) => false,
        (true, false) => true,
        (false, false) => other.points > of.points,
    };
    let rank = |of: &FinalScore| {
        let before = playing().filter(|other| is_before(other, of)).count();
        (is_contest && of.plays).then_some(before as u8 + 1)
    };
    all.iter().map(rank).collect()
}

/// The rows by their places, those without one last; as they stand where there are none.
#[must_use]
pub fn by_rank(ranks: &[Option<u8>]) -> Vec<usize> {
    let mut rows: Vec<usize> = (0..ranks.len()).collect();
    rows.sort_by_key(|row| ranks[*row].unwrap_or(u8::MAX));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of so many points, where these win; the rows from `third` on do not play.
    fn of(points: &[i64], winners: &[usize], third: usize) -> Vec<Option<u8>> {
        let score = |(row, points): (usize, &i64)| {
            let (plays, wins) = (row < third, winners.contains(&row));
            FinalScore { plays, points: *points, wins }
        };
        ranks(&points.iter().enumerate().map(score).collect::<Vec<_>>())
    }

    #[test]
    fn who_wins_is_first_and_who_has_as_much_as_another_shares_the_place() {
        assert_eq!(of(&[7, 9, 7, 3], &[1], 4), [Some(2), Some(1), Some(2), Some(4)]);
        // Who has as much and did not win is behind.
        assert_eq!(of(&[9, 9, 7, 9], &[3], 4), [Some(2), Some(2), Some(4), Some(1)]);
        assert_eq!(of(&[7, 9, 7, 3], &[], 4), [None; 4], "nobody has won yet");
        assert_eq!(of(&[5, 6, 9], &[1], 2), [Some(2), Some(1), None]);
        assert_eq!(of(&[5], &[0], 1), [None], "alone");
    }

    #[test]
    fn rows_stand_by_their_places_and_those_without_one_last() {
        assert_eq!(by_rank(&[Some(2), None, Some(1), Some(2)]), [2, 0, 3, 1]);
        assert_eq!(by_rank(&[None; 3]), [0, 1, 2]);
    }
}
