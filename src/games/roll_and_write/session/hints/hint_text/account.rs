//! Why an option is better than another: parts that add up to the difference shown.

use crate::advisor::{Advice, Goal, Parts, TotalParts};
use common::{BuildingType, words::tenths};

/// The tenths of a VP from which a part is named.
const NAMED: i32 = 2;
/// How many parts are named that agree with the difference, how many that do not, and how many at most if these do
/// not explain it.
const FOR: usize = 2;
const AGAINST: usize = 1;
const MOST: usize = 5;

/// What a total is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Type(BuildingType),
    Lines,
    Coins,
}

impl Field {
    fn all() -> impl Iterator<Item = Self> {
        BuildingType::ALL.into_iter().map(Self::Type).chain([Self::Lines, Self::Coins])
    }

    fn of(self, parts: &TotalParts) -> f64 {
        match self {
            Self::Type(building) => parts.types[building.index()],
            Self::Lines => parts.lines,
            Self::Coins => parts.coins,
        }
    }
}

/// A part of what decides who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Own(Field),
    /// A field of the best rival: the less of it, the better.
    Rival(Field),
}

impl Part {
    /// All parts that count for a goal.
    fn all(goal: Goal) -> impl Iterator<Item = Self> {
        let rivals = Field::all().filter(move |_| goal == Goal::Victory);
        Field::all().map(Self::Own).chain(rivals.map(Self::Rival))
    }

    /// How much of it an option has.
    fn of(self, parts: &Parts) -> f64 {
        match self {
            Self::Own(field) => field.of(&parts.own),
            Self::Rival(field) => field.of(&parts.rival),
        }
    }

    /// The same, as it counts for the player.
    const fn counts(self, vp: f64) -> f64 {
        match self {
            Self::Own(_) => vp,
            Self::Rival(_) => -vp,
        }
    }
}

/// A difference taken apart, in tenths of a VP: what is named and the rest add up to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Account {
    /// The whole difference: in the total or, if the goal is to win, in the player's lead over the best
    /// rival.
    pub difference: i32,
    /// The parts that agree with the difference, the largest first, then those against it, each as it counts for the
    /// player.
    pub named: Vec<(Part, i32)>,
    /// What was not named: small parts, parts that could be noise, and what only the values know.
    pub rest: i32,
}

impl Account {
    /// How the best option differs from the next, which is `size` in what counts; none if the parts that can be named
    /// do not explain it, since an account that is mostly rest would tell a wrong story.
    pub fn of(goal: Goal, size: f64, best: &Advice, next: &Advice) -> Option<Self> {
        let (has, other, errors) = (best.parts?, next.parts?, next.parts_error?);
        let more = |part: Part| part.counts(part.of(&has) - part.of(&other));
        let difference = match goal {
            Goal::Total => tenths(size),
            Goal::Victory => tenths(Part::all(goal).map(more).sum()),
        };
        let real = |part: Part| {
            let is_real = more(part).abs() > 2.0 * part.of(&errors);
            Some((part, tenths(more(part)))).filter(|(_, more)| is_real && more.abs() >= NAMED)
        };
        let mut parts: Vec<(Part, i32)> = Part::all(goal).filter_map(real).collect();
        parts.sort_by_key(|(_, more)| -more.abs());
        let (mut named, mut rest) = (Vec::new(), difference);
        for (part, more) in parts {
            let same = named.iter().filter(|(_, other): &&(Part, i32)| (*other > 0) == (more > 0)).count();
            let usual = if more > 0 { FOR } else { AGAINST };
            if same < usual || named.len() < MOST && !is_explained(difference, rest) {
                named.push((part, more));
                rest -= more;
            }
        }
        // Parts that agree come first; the others stay in their order.
        named.sort_by_key(|(_, more)| *more < 0);
        let agrees = named.first().is_some_and(|(_, more)| *more > 0);
        (difference > 0 && agrees && is_explained(difference, rest)).then_some(Self {
            difference,
            named,
            rest,
        })
    }
}

/// Whether so little of a difference remained unnamed that the named parts explain it.
const fn is_explained(difference: i32, rest: i32) -> bool {
    3 * rest.abs() < difference
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::hints::hint_text::sample::ranked;

    /// The account of two options with these parts, the best one first.
    fn account(goal: Goal, size: f64, [best, next]: [Parts; 2], error: f64) -> Option<Account> {
        let (_, ranking) = ranked();
        let advice = ranking.options[0].clone();
        let errors =
            TotalParts { types: [error; BuildingType::COUNT], lines: error, coins: error, total: error };
        let errors = Parts { own: errors, rival: errors };
        let best = Advice { parts: Some(best), parts_error: Some(Parts::default()), ..advice.clone() };
        let next = Advice { parts: Some(next), parts_error: Some(errors), ..advice };
        Account::of(goal, size, &best, &next)
    }

    fn own(own: TotalParts) -> Parts {
        Parts { own, ..Parts::default() }
    }

    #[test]
    fn the_largest_parts_that_agree_come_first_and_the_rest_makes_up_the_sum() {
        let parts = |types, lines| TotalParts { types, lines, coins: 1.0, total: 0.0 };
        let best = parts([0.0, 0.0, 0.0, 0.1, 1.25, 0.3], 2.0);
        let next = parts([0.0, 0.9, 0.0, 0.0, 0.0, 0.0], 1.5);
        let told = account(Goal::Total, 1.2, [own(best), own(next)], 0.05).unwrap();
        let named = [
            (Part::Own(Field::Type(BuildingType::ALL[4])), 13),
            (Part::Own(Field::Lines), 5),
            (Part::Own(Field::Type(BuildingType::ALL[1])), -9),
        ];
        assert_eq!((told.named, told.rest), (named.to_vec(), 3));
    }

    #[test]
    fn more_parts_are_named_until_what_is_not_is_below_a_third_of_the_difference() {
        let best = TotalParts { types: [0.7, 0.8, 0.0, 0.0, 0.0, 0.0], lines: 1.0, coins: 0.9, total: 3.4 };
        let told = account(Goal::Total, 3.4, [own(best), Parts::default()], 0.05).unwrap();
        let sizes: Vec<i32> = told.named.iter().map(|(_, more)| *more).collect();
        assert_eq!((sizes, told.rest), (vec![10, 9, 8], 7));
        assert_eq!(
            account(Goal::Total, 6.0, [own(best), Parts::default()], 0.05),
            None,
            "too little is known"
        );
    }

    #[test]
    fn there_is_no_account_rather_than_a_false_one() {
        let lines = |lines| own(TotalParts { lines, ..TotalParts::default() });
        let account = |size, best, next, error| account(Goal::Total, size, [best, next], error);
        assert!(account(0.9, lines(0.9), lines(0.0), 0.1).is_some());
        assert_eq!(account(0.9, lines(0.9), lines(0.0), 0.5), None, "it could be noise");
        assert_eq!(account(3.0, lines(0.9), lines(0.0), 0.1), None, "it would be mostly rest");
        assert_eq!(account(0.9, lines(0.0), lines(0.9), 0.1), None, "nothing speaks for it");
    }

    #[test]
    fn where_winning_counts_what_a_rival_has_less_speaks_for_an_option() {
        let coins = |coins| TotalParts { coins, ..TotalParts::default() };
        let best = Parts { own: coins(1.0), rival: coins(2.0) };
        let next = Parts { own: coins(1.5), rival: coins(4.0) };
        let told = account(Goal::Victory, 4.0, [best, next], 0.1).unwrap();
        let named = [(Part::Rival(Field::Coins), 20), (Part::Own(Field::Coins), -5)];
        assert_eq!((told.difference, told.named, told.rest), (15, named.to_vec(), 0));
        assert_eq!(account(Goal::Total, 1.5, [best, next], 0.1), None, "alone rivals do not count");
        assert_eq!(account(Goal::Victory, 4.0, [next, best], 0.1), None, "it is further behind");
    }
}
