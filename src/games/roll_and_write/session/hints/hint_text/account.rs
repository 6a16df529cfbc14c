//! Why an option is better than another: the parts of the difference that is shown, which add up to it.

use crate::advisor::{Advice, Parts};
use common::{BuildingType, words::tenths};

/// Tenths of a VP from which on a part is named.
const NAMED: i32 = 2;
/// Parts named that agree with the difference, and that do not.
const FOR: usize = 2;
const AGAINST: usize = 1;

/// What a total is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Type(BuildingType),
    Lines,
    Coins,
}

impl Part {
    fn all() -> impl Iterator<Item = Self> {
        BuildingType::ALL.into_iter().map(Self::Type).chain([Self::Lines, Self::Coins])
    }

    fn of(self, parts: &Parts) -> f64 {
        match self {
            Self::Type(building) => parts.types[building.index()],
            Self::Lines => parts.lines,
            Self::Coins => parts.coins,
        }
    }
}

/// A difference taken apart, in tenths of a VP: what is named and the rest add up to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Account {
    /// Parts that agree with the difference, the largest first, then those against it.
    pub named: Vec<(Part, i32)>,
    /// What was not named: small parts, parts that could be noise, and what only the values know.
    pub rest: i32,
}

impl Account {
    /// What the best option has more than the next one; none where what can be named does not explain it, since an account
    /// that is mostly rest would tell a wrong story.
    pub fn of(difference: i32, best: &Advice, next: &Advice) -> Option<Self> {
        let (has, other, errors) = (best.parts?, next.parts?, next.parts_error?);
        let part = |part: Part| {
            let more = part.of(&has) - part.of(&other);
            let is_real = more.abs() > 2.0 * part.of(&errors);
            Some((part, tenths(more))).filter(|(_, more)| is_real && more.abs() >= NAMED)
        };
        let (mut agreeing, mut against): (Vec<_>, Vec<_>) =
            Part::all().filter_map(part).partition(|&(_, more)| more > 0);
        for parts in [&mut agreeing, &mut against] {
            parts.sort_by_key(|(_, more)| -more.abs());
        }
        let &(_, largest) = agreeing.first()?;
        let named: Vec<_> = agreeing.into_iter().take(FOR).chain(against.into_iter().take(AGAINST)).collect();
        let rest = difference - named.iter().map(|(_, more)| more).sum::<i32>();
        (rest.abs() < largest).then_some(Self { named, rest })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::hints::hint_text::sample::ranked;

    /// The account of two options with these parts, the best one first.
    fn account(difference: i32, best: Parts, next: Parts, error: f64) -> Option<Account> {
        let (_, ranking) = ranked();
        let advice = ranking.options[0].clone();
        let errors = Parts { types: [error; BuildingType::COUNT], lines: error, coins: error };
        let best = Advice { parts: Some(best), parts_error: Some(Parts::default()), ..advice.clone() };
        let next = Advice { parts: Some(next), parts_error: Some(errors), ..advice };
        Account::of(difference, &best, &next)
    }

    #[test]
    fn the_largest_parts_that_agree_come_first_and_the_rest_makes_up_the_sum() {
        let best = Parts { types: [0.0, 0.0, 0.0, 0.1, 1.25, 0.3], lines: 2.0, coins: 1.0 };
        let next = Parts { types: [0.0, 0.9, 0.0, 0.0, 0.0, 0.0], lines: 1.5, coins: 1.0 };
        let told = account(12, best, next, 0.05).unwrap();
        let named = [
            (Part::Type(BuildingType::ALL[4]), 13),
            (Part::Lines, 5),
            (Part::Type(BuildingType::ALL[1]), -9),
        ];
        assert_eq!((told.named, told.rest), (named.to_vec(), 3));
    }

    #[test]
    fn there_is_no_account_rather_than_a_false_one() {
        let lines = |lines| Parts { lines, ..Parts::default() };
        assert!(account(9, lines(0.9), lines(0.0), 0.1).is_some());
        assert_eq!(account(9, lines(0.9), lines(0.0), 0.5), None, "it could be noise");
        assert_eq!(account(30, lines(0.9), lines(0.0), 0.1), None, "it would be mostly rest");
        assert_eq!(account(9, lines(0.0), lines(0.9), 0.1), None, "nothing speaks for it");
    }
}
