//! Challenges in words: which date one is of, a result, and a result to share.

use jiff::civil::Date;

use crate::{
    challenges::{Attempt, Challenge},
    dated::Dated,
    day_of,
};
use kernel::{Seed, record::Header};
use text::Texts;

/// What a game says of its challenges in words.
pub trait ChallengeText: Challenge {
    /// What the game is called where a result is shared.
    fn game_name(texts: &Texts) -> String;

    /// What is played: of the options only what is unusual.
    fn setup(&self, texts: &Texts) -> String;

    /// The words of the page of challenges.
    fn words(texts: &Texts) -> ChallengeWords<'_>;
}

/// What is called otherwise in every game, as its chance is.
#[derive(Clone, Copy, Debug)]
pub struct ChallengeWords<'a> {
    /// What is played on a day.
    pub day: &'a str,
    /// What is played in a week.
    pub week: &'a str,
    /// Plays that of today.
    pub play_day: &'a str,
    /// Plays that of this week.
    pub play_week: &'a str,
    /// What playing once more counts as.
    pub again: &'a str,
    /// What a code is for.
    pub code: &'a str,
    /// That there is no result yet.
    pub none: &'a str,
    /// Why a game has no code.
    pub no_code: &'a str,
}

/// The date of a challenge.
#[must_use]
pub fn when(texts: &Texts, dated: Dated) -> String {
    match dated {
        Dated::Day(date) => text::day(texts, date),
        Dated::Week(date) => {
            let week = date.iso_week_date();
            texts.challenges_week_of(week.week(), &week.year().to_string())
        }
    }
}

/// What a challenge of a date is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeName {
    /// Whether it is of a day or of a week.
    pub title: String,
    /// Which day or week.
    pub when: String,
    /// Both in a line.
    pub full: String,
}

/// The name of what is played at a time.
#[must_use]
pub fn name_of<C: ChallengeText>(texts: &Texts, dated: Dated) -> ChallengeName {
    let (words, when) = (C::words(texts), when(texts, dated));
    let (title, full) = match dated {
        Dated::Day(_) => (words.day, format!("{}, {when}", words.day)),
        Dated::Week(date) => {
            let week = date.iso_week_date();
            (words.week, texts.challenges_week_named(words.week, week.week(), &week.year().to_string()))
        }
    };
    ChallengeName { title: title.to_owned(), when, full }
}

/// What a game with this seed is called that is the challenge of a date: not one played on from a replay. Which challenge it
/// is takes long to say, and is asked only where the seed is that of a date.
pub fn name_of_game<C: ChallengeText>(
    texts: &Texts,
    header: &Header,
    seed: Seed,
    challenge: impl FnOnce() -> Option<C>,
) -> Option<ChallengeName> {
    if header.parent.is_some() {
        return None;
    }
    let dated = Dated::of_seed(C::GAME, seed, day_of(header))?;
    (challenge()? == C::dated(dated)).then(|| name_of::<C>(texts, dated))
}

/// What a challenge that was begun on a day is called, where it is of that date or of one before; else its code.
#[must_use]
pub fn title<C: ChallengeText>(texts: &Texts, challenge: &C, began: Date) -> String {
    challenge.date(began).map_or_else(|| challenge.code(), |dated| name_of::<C>(texts, dated).full)
}

/// A result: the place among several, the total, which try it was, and whether it is practice; none while it is not over.
#[must_use]
pub fn result(texts: &Texts, number: usize, attempt: &Attempt) -> Option<String> {
    let told = texts.challenges_result(number, attempt.total?);
    let place = attempt.place.map(|place| texts.place_name(place));
    let practice = attempt.practice.then(|| texts.library_practice().to_owned());
    Some(place.into_iter().chain([told]).chain(practice).collect::<Vec<_>>().join(" · "))
}

/// A result to share: nothing of what chance brought, so that nothing is given away.
#[must_use]
pub fn share<C: ChallengeText>(texts: &Texts, challenge: &C, began: Date, result: &str) -> String {
    let (title, setup) = (title(texts, challenge, began), challenge.setup(texts));
    let code = challenge.code();
    let lines = [
        C::game_name(texts),
        if title == code { setup } else { format!("{title}\n{setup}") },
        result.to_owned(),
        texts.challenges_with_code(&code),
    ];
    lines.join("\n")
}
