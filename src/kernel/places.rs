//! Majorities: who ranks where, what shared places give, and who wins. One formula for every race of the family (*Roll & Write*
//! §6, §7.1; *Alhambra* §A2).

/// How somebody ranks among all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rank {
    /// Those who take places before.
    pub before: u8,
    /// Those who share the next places, this one included; 0 for somebody who has nothing.
    pub sharing: u8,
}

impl Rank {
    /// The rank of somebody with `own` among `all`, `own` included; 0 is nothing.
    #[inline]
    pub fn of(own: u8, all: impl IntoIterator<Item = u8>) -> Self {
        let (mut before, mut sharing) = (0, 0);
        for other in all {
            before += u8::from(other > own);
            sharing += u8::from(other == own);
        }
        if own == 0 { Self::default() } else { Self { before, sharing } }
    }
}

/// What each of `sharing` gets who share the places behind the first `before`: their sum divided, rounded down. Fewer
/// places than sharers are shared all the same; without any it is 0.
#[inline]
#[must_use]
pub fn share(places: &[u8], before: usize, sharing: usize) -> u8 {
    if sharing == 0 || before >= places.len() {
        return 0;
    }
    let taken = &places[before..places.len().min(before + sharing)];
    let sum: usize = taken.iter().map(|&vp| usize::from(vp)).sum();
    (sum / sharing) as u8
}

/// The indices of the highest of some totals: they share the victory. Who never wins has none (*Roll & Write* §7.4, §11;
/// *Alhambra* §A4.9, §A5.4).
pub fn winners<T: Ord>(totals: impl Iterator<Item = Option<T>> + Clone) -> Vec<usize> {
    let best = totals.clone().flatten().max();
    totals.enumerate().filter(|(_, total)| total.is_some() && *total == best).map(|(row, _)| row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_who_share_places_divide_them_and_lose_the_rest() {
        assert_eq!(share(&[17, 9, 2], 0, 2), 13);
        assert_eq!(share(&[18, 10, 3], 1, 2), 6);
        assert_eq!(share(&[18, 10, 3], 2, 2), 1);
    }

    #[test]
    fn where_no_place_remains_there_is_nothing_to_share() {
        assert_eq!(share(&[18, 10, 3], 3, 1), 0);
        assert_eq!(share(&[18, 10, 3], 0, 0), 0);
    }

    #[test]
    fn who_has_nothing_has_no_rank() {
        assert_eq!(Rank::of(0, [0, 3]), Rank::default());
        assert_eq!(Rank::of(3, [0, 3, 3, 5]), Rank { before: 1, sharing: 2 });
    }
}
