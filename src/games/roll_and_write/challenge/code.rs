//! The code of a challenge. `docs/challenges.md` says at length which letter means what.

use super::{Challenge, LayoutMark};
use crate::{
    log::Options,
    rules::{ChangeDice, SpecialActions, standard_bonus, standard_rounds},
};
use common::challenge_code::{
    CodeFault, is_checked, is_long, push, seed_letters, take, values_of, whole, written,
};
use kernel::Seed;

/// The version that is written, and the only one that is read.
const VERSION: u8 = 1;
/// What can be played: players and phantoms, by their number in a code.
const SEATS: [(usize, usize); 7] = [(1, 2), (1, 3), (1, 4), (2, 1), (3, 0), (4, 0), (5, 0)];
/// The version of codes that name their game in the next letter.
const NAMES_GAME: u8 = 2;
/// Letters of the mark of a sheet, and of a figure.
const MARK: usize = 6;
const FIGURE: usize = 2;
/// Letters before what may be left out: version, seats and options.
const HEAD: usize = 3;

/// What the letters behind the head hold, told by the head.
struct Head {
    long_seed: bool,
    own_layout: bool,
    own_rounds: bool,
    own_bonus: bool,
}

impl Head {
    fn of(seats: u8, options: u8) -> Self {
        Self {
            long_seed: seats & 0b01000 != 0,
            own_layout: seats & 0b10000 != 0,
            own_rounds: options & 0b01000 != 0,
            own_bonus: options & 0b10000 != 0,
        }
    }

    /// Letters of the whole code, check letter included.
    fn letters(&self) -> usize {
        let figure = |is_there: bool| if is_there { FIGURE } else { 0 };
        let mark = if self.own_layout { MARK } else { 0 };
        HEAD + figure(self.own_rounds) + figure(self.own_bonus) + mark + seed_letters(self.long_seed) + 1
    }
}

impl Challenge {
    /// Its code, in groups of five letters.
    #[must_use]
    pub fn code(&self) -> String {
        written(self.values())
    }

    fn values(&self) -> Vec<u8> {
        let options = &self.options;
        let rounds = usual_rounds(self.players, self.phantoms);
        let bonus = i64::from(standard_bonus(self.phantoms));
        let head = Head {
            long_seed: is_long(self.seed.0),
            own_layout: self.layout != LayoutMark::Standard,
            own_rounds: options.rounds != rounds,
            own_bonus: options.phantom_bonus.is_some_and(|own| own != bonus),
        };
        let bit = |is_set: bool, place: u8| u8::from(is_set) << place;
        let seats = SEATS.iter().position(|seats| *seats == (self.players, self.phantoms)).unwrap_or(0);
        let mut values = vec![
            VERSION,
            seats as u8 | bit(head.long_seed, 3) | bit(head.own_layout, 4),
            bit(options.special_actions == SpecialActions::Both, 0)
                | bit(options.change_dice == ChangeDice::Any, 1)
                | bit(options.phantom_bonus.is_some(), 2)
                | bit(head.own_rounds, 3)
                | bit(head.own_bonus, 4),
        ];
        if head.own_rounds {
            push(&mut values, options.rounds.unsigned_abs(), FIGURE);
        }
        if let Some(own) = options.phantom_bonus.filter(|_| head.own_bonus) {
            push(&mut values, own.unsigned_abs(), FIGURE);
        }
        if let LayoutMark::Own(mark) = self.layout {
            push(&mut values, mark.into(), MARK);
        }
        push(&mut values, self.seed.0, seed_letters(head.long_seed));
        values
    }

    /// Reads a code, in capitals or not, with or without hyphens and spaces.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, CodeFault> {
        let values = values_of(text)?;
        let expected = match *values.as_slice() {
            // Check letters are the same in every version.
            [NAMES_GAME, ..] => return Err(CodeFault::OtherGame),
            [newer, _, ..] if newer > VERSION && is_checked(&values) => return Err(CodeFault::Newer),
            [_, seats, options, ..] => Head::of(seats, options).letters(),
            _ => Head::of(0, 0).letters(),
        };
        let values = whole(&values, expected)?;
        // Every challenge has one code only, which begins with the version.
        let read = Self::of_values(&values[1..]);
        read.filter(|read| read.values() == values).ok_or(CodeFault::Meaningless)
    }

    /// The challenge of the letters between version and check letter.
    fn of_values(values: &[u8]) -> Option<Self> {
        let (&[seats, options], mut rest) = values.split_first_chunk()?;
        let head = Head::of(seats, options);
        let (players, phantoms) = *SEATS.get(usize::from(seats & 0b111))?;
        let rounds = usual_rounds(players, phantoms);
        let rounds = if head.own_rounds { take(&mut rest, FIGURE)? as i64 } else { rounds };
        let bonus = i64::from(standard_bonus(phantoms));
        let bonus = if head.own_bonus { take(&mut rest, FIGURE)? as i64 } else { bonus };
        let mark = if head.own_layout { Some(take(&mut rest, MARK)? as u32) } else { None };
        let seed = take(&mut rest, seed_letters(head.long_seed))?;
        let special_actions = if options & 0b001 != 0 { SpecialActions::Both } else { SpecialActions::One };
        let change_dice = if options & 0b010 != 0 { ChangeDice::Any } else { ChangeDice::Two };
        let phantom_bonus = (options & 0b100 != 0).then_some(bonus);
        let options = Options { rounds, special_actions, change_dice, phantom_bonus };
        let layout = mark.map_or(LayoutMark::Standard, LayoutMark::Own);
        Self::new((players, phantoms), options, layout, Seed(seed))
    }
}

fn usual_rounds(players: usize, phantoms: usize) -> i64 {
    standard_rounds(players + phantoms).into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Any challenge that the rules allow.
    fn challenges() -> impl Strategy<Value = Challenge> {
        let seed = prop_oneof![0..1_u64 << 30, any::<u64>()];
        let layout = prop_oneof![Just(LayoutMark::Standard), (0..1_u32 << 30).prop_map(LayoutMark::Own)];
        let seats = proptest::sample::select(SEATS.to_vec());
        let rounds = prop_oneof![Just(None), (1..=33_i64).prop_map(Some)];
        let bonus = prop_oneof![Just(None), (0..=99_i64).prop_map(Some)];
        (seats, rounds, any::<[bool; 2]>(), bonus, layout, seed).prop_map(
            |((players, phantoms), rounds, [both, any], bonus, layout, seed)| {
                let options = Options {
                    rounds: rounds.unwrap_or_else(|| usual_rounds(players, phantoms)),
                    special_actions: if both { SpecialActions::Both } else { SpecialActions::One },
                    change_dice: if any { ChangeDice::Any } else { ChangeDice::Two },
                    phantom_bonus: bonus.filter(|_| players == 1),
                };
                Challenge::new((players, phantoms), options, layout, Seed(seed)).unwrap()
            },
        )
    }

    proptest! {
        #[test]
        fn every_challenge_comes_back_from_its_code_however_it_is_written(challenge in challenges()) {
            let code = challenge.code();
            prop_assert_eq!(Challenge::read(&code), Ok(challenge));
            let careless = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            prop_assert_eq!(Challenge::read(&careless), Ok(challenge));
            prop_assert_eq!(Challenge::read(&code.replace('-', "")), Ok(challenge));
        }

        #[test]
        fn no_wrong_letter_and_no_two_that_changed_places_make_another_challenge(challenge in challenges()) {
            let code: Vec<char> = challenge.code().replace('-', "").chars().collect();
            for place in 0..code.len() {
                for wrong in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().filter(|wrong| *wrong != code[place]) {
                    let mut mistyped = code.clone();
                    mistyped[place] = wrong;
                    prop_assert!(Challenge::read(&mistyped.iter().collect::<String>()).is_err());
                }
                for other in (0..place).filter(|other| code[*other] != code[place]) {
                    let mut swapped = code.clone();
                    swapped.swap(place, other);
                    prop_assert!(Challenge::read(&swapped.iter().collect::<String>()).is_err());
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

    fn usual(seed: u64) -> Challenge {
        let options = Options {
            rounds: 18,
            special_actions: SpecialActions::One,
            change_dice: ChangeDice::Two,
            phantom_bonus: None,
        };
        Challenge::new((1, 2), options, LayoutMark::Standard, Seed(seed)).unwrap()
    }

    #[test]
    fn the_usual_game_has_a_code_of_ten_letters_that_stays() {
        assert_eq!(usual(123_456_789).code(), "1003N-QK8NV");
        assert_eq!(usual(0).code().len(), 11);
    }

    #[test]
    fn what_is_wrong_is_told() {
        let code = usual(123_456_789).code();
        let fault = |text: &str| Challenge::read(text).unwrap_err();
        assert_eq!(fault(&code.replacen('N', "U", 1)), CodeFault::Letter { letter: 'U', place: 5 });
        assert_eq!(fault(&code[..9]), CodeFault::Length { letters: 8, expected: 10 });
        assert_eq!(fault(""), CodeFault::Length { letters: 0, expected: 10 });
        assert_eq!(fault(&format!("{code}0")), CodeFault::Length { letters: 11, expected: 10 });
        assert_eq!(fault(&written(vec![2, 1, 9, 30, 2])), CodeFault::OtherGame);
        assert_eq!(fault(&written(vec![3, 5, 9, 30, 2])), CodeFault::Newer);
        // Seats that there are not, and a short seed written long.
        assert_eq!(fault(&written(vec![1, 7, 0, 0, 0, 0, 0, 0, 0])), CodeFault::Meaningless);
        let mut long = vec![1, 0b01000, 0];
        long.extend(vec![0; seed_letters(true)]);
        assert_eq!(fault(&written(long)), CodeFault::Meaningless);
    }
}
