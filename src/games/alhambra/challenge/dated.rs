//! What is played on a day and in a week.

use super::Challenge;
use crate::{
    log::{GAME, Options, PlayOptions},
    rules::Module,
};
use common::dated::Dated;

impl Challenge {
    /// On a day three play without modules, in a week four with all of them.
    #[must_use]
    pub fn dated(dated: Dated) -> Self {
        let (players, modules) = match dated {
            Dated::Day(_) => (3, Vec::new()),
            // The four that there were when it was published: what a week plays never changes.
            Dated::Week(_) => (4, vec![Module::Vizier, Module::Camps, Module::Bazaars, Module::Falconers]),
        };
        let common = Options { modules, ..Options::default() };
        let options = PlayOptions { common, ..PlayOptions::default() };
        Self { players, options, seed: dated.seed(GAME) }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use kernel::Seed;

    #[test]
    fn the_challenges_of_a_date_are_those_that_the_published_rule_makes() {
        // Worked out by another program.
        let date = date(2026, 11, 23);
        let [day, week] = [Dated::Day(date), Dated::Week(date)].map(Challenge::dated);
        assert_eq!([&day, &week].map(Challenge::seed), [Seed(139_694_164), Seed(975_057_649)]);
        assert_eq!([&day, &week].map(Challenge::code), ["21104-5742M-K", "212FX-1WCQH-H"]);
    }

    #[test]
    fn what_is_played_is_allowed_and_comes_back_from_its_code_and_its_game() {
        for dated in [Dated::Day(date(2026, 11, 23)), Dated::Week(date(2026, 11, 23))] {
            let challenge = Challenge::dated(dated);
            let (players, options) = (challenge.players(), challenge.options().clone());
            assert_eq!(Challenge::new(players, options, challenge.seed()), Some(challenge.clone()));
            assert_eq!(Challenge::read(&challenge.code()), Ok(challenge.clone()));
            let config = challenge.config().unwrap();
            assert_eq!(Challenge::of(&config, challenge.seed()), Some(challenge));
        }
    }
}
