//! The code of a challenge. `docs/challenges.md` says at length which letter means what.

use super::Challenge;
use crate::{
    log::{Options, PlayOptions},
    rules::{
        CampLineBazaar, CampPlainToWall, FurtherAction, Holes, Module, SecondScoringPile, ThirdPlayerModules,
    },
};
use common::challenge_code::{
    CodeFault, is_checked, is_long, push, seed_letters, take, values_of, whole, written,
};
use kernel::Seed;

/// The version that names its game, and the game.
const VERSION: u8 = 2;
const GAME: u8 = 1;
/// Letters before what may be left out: version, game, players, modules.
const HEAD: usize = 4;
/// Letters of options that are not the usual ones.
const OPTIONS: usize = 2;
/// In the letter of the players: a long seed; in that of the modules: other options than usual.
const LONG_SEED: u8 = 0b01000;
const OWN_OPTIONS: u8 = 0b10000;
/// A fifth module has no place there: it needs another version of codes.
const _: () = assert!(Module::ALL.len() <= OWN_OPTIONS.trailing_zeros() as usize);

/// Letters of a whole code, check letter included, told by its third and fourth one.
fn letters(players: u8, modules: u8) -> usize {
    let options = if modules & OWN_OPTIONS == 0 { 0 } else { OPTIONS };
    HEAD + options + seed_letters(players & LONG_SEED != 0) + 1
}

impl Challenge {
    /// Its code, in groups of five letters.
    #[must_use]
    pub fn code(&self) -> String {
        written(self.values())
    }

    fn values(&self) -> Vec<u8> {
        let (PlayOptions { common, further_action, open_hands, .. }, seed) = (&self.options, self.seed().0);
        let bit = |is_set: bool, place: u8| u8::from(is_set) << place;
        let modules = common.modules.iter().fold(0, |bits, module| bits | 1 << *module as u8);
        let of_game = bit(common.second_scoring_pile == SecondScoringPile::Five, 0)
            | bit(common.holes == Holes::Single, 1)
            | bit(common.vizier_before_scoring, 2)
            | bit(common.camp_plain_to_wall == CampPlainToWall::Allow, 3)
            | bit(common.camp_line_bazaar == CampLineBazaar::Ends, 4);
        let of_play = bit(*further_action == FurtherAction::Must, 0)
            | bit(common.third_player_modules == ThirdPlayerModules::Redraw, 1)
            | bit(*open_hands, 2);
        let is_usual = of_game == 0 && of_play == 0;
        let mut values = vec![
            VERSION,
            GAME,
            (self.players() as u8 - 2) | if is_long(seed) { LONG_SEED } else { 0 },
            modules | if is_usual { 0 } else { OWN_OPTIONS },
        ];
        if !is_usual {
            values.extend([of_game, of_play]);
        }
        push(&mut values, seed, seed_letters(is_long(seed)));
        values
    }

    /// Reads a code, in capitals or not, with or without hyphens and spaces.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, CodeFault> {
        let values = values_of(text)?;
        let expected = match *values.as_slice() {
            [VERSION, GAME, players, modules, ..] => letters(players, modules),
            // Check letters are the same in every version.
            [VERSION, GAME, ..] | [VERSION] => letters(0, 0),
            [VERSION, ..] if is_checked(&values) => return Err(CodeFault::Newer),
            [VERSION, ..] => return Err(CodeFault::Check),
            _ => return Err(CodeFault::OtherGame),
        };
        let values = whole(&values, expected)?;
        // Every challenge has one code only.
        let read = Self::of_values(&values[2..]);
        read.filter(|read| read.values() == values).ok_or(CodeFault::Meaningless)
    }

    /// The challenge of the letters between game and check letter.
    fn of_values(values: &[u8]) -> Option<Self> {
        let (&[players, modules], mut rest) = values.split_first_chunk()?;
        let has_options = modules & OWN_OPTIONS != 0;
        let mut option = || if has_options { take(&mut rest, 1) } else { Some(0) };
        let (of_game, of_play) = (option()?, option()?);
        let seed = Seed(take(&mut rest, seed_letters(players & LONG_SEED != 0))?);
        let is_set = |bits: u64, place: u8| bits >> place & 1 == 1;
        let choice = |bits, place| usize::from(is_set(bits, place));
        let common = Options {
            modules: Module::ALL.into_iter().filter(|module| modules >> *module as u8 & 1 == 1).collect(),
            second_scoring_pile: [SecondScoringPile::Four, SecondScoringPile::Five][choice(of_game, 0)],
            holes: [Holes::Area, Holes::Single][choice(of_game, 1)],
            vizier_before_scoring: is_set(of_game, 2),
            camp_plain_to_wall: [CampPlainToWall::Forbid, CampPlainToWall::Allow][choice(of_game, 3)],
            camp_line_bazaar: [CampLineBazaar::Counts, CampLineBazaar::Ends][choice(of_game, 4)],
            third_player_modules: [ThirdPlayerModules::Keep, ThirdPlayerModules::Redraw][choice(of_play, 1)],
            ..Options::default()
        };
        let further_action = [FurtherAction::May, FurtherAction::Must][choice(of_play, 0)];
        let options = PlayOptions { common, further_action, open_hands: is_set(of_play, 2), piles: None };
        Self::new(usize::from(players & 0b111) + 2, options, seed)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Any challenge that the rules allow.
    fn challenges() -> impl Strategy<Value = Challenge> {
        let seed = prop_oneof![0..1_u64 << 30, any::<u64>()];
        (2..=6_usize, any::<[bool; 4]>(), any::<[bool; 8]>(), seed).prop_map(
            |(players, modules, own, seed)| {
                let pick = |is_set: bool| usize::from(is_set);
                let modules = Module::ALL.into_iter().zip(modules).filter(|(_, is_in)| *is_in);
                let common = Options {
                    modules: modules.map(|(module, _)| module).collect(),
                    second_scoring_pile: [SecondScoringPile::Four, SecondScoringPile::Five][pick(own[0])],
                    holes: [Holes::Area, Holes::Single][pick(own[1])],
                    vizier_before_scoring: own[2],
                    camp_plain_to_wall: [CampPlainToWall::Forbid, CampPlainToWall::Allow][pick(own[3])],
                    camp_line_bazaar: [CampLineBazaar::Counts, CampLineBazaar::Ends][pick(own[4])],
                    third_player_modules: [ThirdPlayerModules::Keep, ThirdPlayerModules::Redraw]
                        [pick(own[5])],
                    ..Options::default()
                };
                let further_action = [FurtherAction::May, FurtherAction::Must][pick(own[6])];
                let options = PlayOptions { common, further_action, open_hands: own[7], piles: None };
                Challenge::new(players, options, Seed(seed)).unwrap()
            },
        )
    }

    proptest! {
        #[test]
        fn every_challenge_comes_back_from_its_code_however_it_is_written(challenge in challenges()) {
            let code = challenge.code();
            prop_assert_eq!(Challenge::read(&code), Ok(challenge.clone()));
            let careless = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            prop_assert_eq!(Challenge::read(&careless), Ok(challenge));
        }

        #[test]
        fn no_wrong_letter_makes_another_challenge(challenge in challenges()) {
            let code: Vec<char> = challenge.code().replace('-', "").chars().collect();
            for place in 0..code.len() {
                for wrong in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().filter(|wrong| *wrong != code[place]) {
                    let mut mistyped = code.clone();
                    mistyped[place] = wrong;
                    prop_assert!(Challenge::read(&mistyped.iter().collect::<String>()).is_err());
                }
            }
        }

        #[test]
        fn no_text_is_too_odd_to_be_answered(text in ".{0,40}") {
            if let Ok(challenge) = Challenge::read(&text) {
                prop_assert_eq!(Challenge::read(&challenge.code()), Ok(challenge));
            }
        }
    }

    #[test]
    fn the_usual_game_of_three_has_a_code_of_eleven_letters_that_stays() {
        let usual = Challenge::new(3, PlayOptions::default(), Seed(123_456_789)).unwrap();
        assert_eq!(usual.code().replace('-', "").len(), 11);
        assert!(usual.code().starts_with("2110"), "{}", usual.code());
    }

    #[test]
    fn a_game_whose_piles_people_cut_is_no_challenge() {
        let typed = PlayOptions { piles: Some([19, 19, 19, 19, 18]), ..PlayOptions::default() };
        assert_eq!(Challenge::new(3, typed, Seed(7)), None);
    }

    #[test]
    fn a_code_of_roll_and_write_is_of_another_game_and_one_of_a_game_to_come_is_newer() {
        assert_eq!(Challenge::read("1003N-QK8NV"), Err(CodeFault::OtherGame));
        assert_eq!(Challenge::read(&written(vec![2, 9, 1, 1])), Err(CodeFault::Newer));
        assert_eq!(Challenge::read("21"), Err(CodeFault::Length { letters: 2, expected: 11 }));
    }
}
