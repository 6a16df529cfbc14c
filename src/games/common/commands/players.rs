//! Who plays: the option that every game has.

use clap::Args;

use super::{BadValue, Failure};
use crate::search::Policy;
use text::Texts;

/// The policies of the seats, where somebody named them.
#[derive(Debug, Args)]
pub struct Players {
    #[arg(long, value_name = "P,P,…", value_delimiter = ',', value_parser = policy)]
    players: Vec<Policy>,
}

impl Players {
    /// Them, or who usually plays where nobody is named.
    #[must_use]
    pub fn or(self, usual: &[Policy]) -> Vec<Policy> {
        if self.players.is_empty() { usual.to_vec() } else { self.players }
    }

    /// Makes it a tournament: takes the players out and leaves a table of two. Where none is named all levels play.
    pub fn take_entrants(&mut self, texts: &Texts) -> Result<Vec<Policy>, Failure> {
        let entrants = Self { players: std::mem::take(&mut self.players) }.or(&Policy::LADDER);
        let Some(two) = entrants.get(..2) else {
            return Err(Failure::Usage(texts.simulate_few().to_owned()));
        };
        self.players = two.to_vec();
        Ok(entrants)
    }
}

fn policy(text: &str) -> Result<Policy, BadValue> {
    Policy::named(text).ok_or_else(|| BadValue::NotOneOf(Policy::ALL.map(Policy::name).to_vec()))
}

#[cfg(test)]
mod tests {
    use text::Language;

    use super::*;

    #[test]
    fn every_policy_that_is_named_is_one() {
        for one in Policy::ALL {
            assert_eq!(policy(one.name()), Ok(one));
        }
        let Err(BadValue::NotOneOf(all)) = policy("clever") else { panic!("clever is none") };
        assert_eq!(all.len(), Policy::ALL.len());
    }

    #[test]
    fn a_tournament_is_at_a_table_of_two_and_of_all_levels_where_nobody_is_named() {
        let texts = Texts::new(Language::English);
        let mut nobody = Players { players: Vec::new() };
        assert_eq!(nobody.take_entrants(&texts).unwrap(), Policy::LADDER);
        assert_eq!(nobody.or(&[]), Policy::LADDER[..2]);
        assert!(Players { players: vec![Policy::Greedy] }.take_entrants(&texts).is_err());
    }
}
