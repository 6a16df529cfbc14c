//! What a line of a scoring says, held or still open.

use super::WrittenFault;
use crate::games::{
    alhambra::rules::{FalconKind, Scoring},
    common::{BuildingType, written::place_of},
};

/// What a row had at a scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoringLine {
    pub scoring: Scoring,
    /// Whether the scoring was held, not only what counts in it so far.
    pub held: bool,
    /// From 1.
    pub row: u8,
    pub types: [u8; BuildingType::COUNT],
    pub wall: Option<u16>,
    pub camps: Option<Vec<u16>>,
    pub bazaars: Option<Vec<u16>>,
    pub falcons: Option<[u8; FalconKind::COUNT]>,
    pub drawn: Option<u8>,
}

/// The word that a line of a scoring begins with, and whether it was held then.
pub const WORDS: [(&str, bool); 2] = [("scoring", true), ("open", false)];

/// What stands behind such a word: the number of the scoring, who, six counts, and words with numbers.
pub fn scoring(
    (first, held): (&str, bool),
    words: &[String],
    names: &[String],
) -> Result<ScoringLine, WrittenFault> {
    let needs = |word: &str| WrittenFault::Needs(word.to_owned());
    let [scoring, name, rest @ ..] = words else { return Err(needs(first)) };
    let scoring = scoring.parse::<u8>().ok().and_then(|number| Scoring::try_from(number).ok());
    let scoring = scoring.ok_or_else(|| needs(first))?;
    let row = row_of(name, names)?;
    let is_number = |word: &&String| word.bytes().all(|letter| letter.is_ascii_digit());
    let mut at = rest.iter().take_while(is_number).count();
    let types = numbers::<u8>(&rest[..at]).and_then(|types| types.try_into().ok());
    let mut line = ScoringLine {
        scoring,
        held,
        row,
        types: types.ok_or_else(|| needs(first))?,
        wall: None,
        camps: None,
        bazaars: None,
        falcons: None,
        drawn: None,
    };
    let mut given: Vec<String> = Vec::new();
    while let Some(word) = rest.get(at) {
        let behind = &rest[at + 1..];
        let count = behind.iter().take_while(is_number).count();
        let (said, fault) = (&behind[..count], || needs(word));
        let one = || numbers::<u16>(said).filter(|numbers| numbers.len() == 1).map(|numbers| numbers[0]);
        if given.contains(&word.to_lowercase()) {
            return Err(WrittenFault::Again(word.clone()));
        }
        given.push(word.to_lowercase());
        match word.to_lowercase().as_str() {
            "wall" => line.wall = Some(one().ok_or_else(fault)?),
            "camps" => line.camps = Some(numbers(said).ok_or_else(fault)?),
            "bazaars" => line.bazaars = Some(numbers(said).ok_or_else(fault)?),
            "falcons" => {
                let falcons = numbers::<u8>(said).and_then(|falcons| falcons.try_into().ok());
                line.falcons = Some(falcons.ok_or_else(fault)?);
            }
            "drawn" => {
                let drawn = one().and_then(|drawn| u8::try_from(drawn).ok());
                line.drawn = Some(drawn.ok_or_else(fault)?);
            }
            _ => return Err(WrittenFault::Unknown(word.clone())),
        }
        at += 1 + count;
    }
    Ok(line)
}

/// The row of a name, from 1, in letters great or small.
pub fn row_of(name: &str, names: &[String]) -> Result<u8, WrittenFault> {
    let row = place_of(name, names).and_then(|at| u8::try_from(at + 1).ok());
    row.ok_or_else(|| WrittenFault::Nobody(name.to_owned()))
}

fn numbers<T: std::str::FromStr>(words: &[String]) -> Option<Vec<T>> {
    words.iter().map(|word| word.parse().ok()).collect()
}
