//! Challenges in words: which date one is of, a result, and a result to share.

use jiff::civil::Date;

use crate::{
    challenges::{Attempt, Challenge},
    dated::Dated,
};
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
    /// Which days a streak counts.
    pub streak: &'a str,
    /// What a code is for.
    pub code: &'a str,
    /// That there is no result yet.
    pub none: &'a str,
    /// What is said when a result to share is on the clipboard.
    pub shared: &'a str,
    /// Why a game has no code.
    pub no_code: &'a str,
}

/// The date of a challenge.
#[must_use]
pub fn when(texts: &Texts, dated: Dated) -> String {
    match dated {
        Dated::Day(date) => texts.date(date.day(), date.month(), &date.year().to_string()),
        Dated::Week(date) => {
            let week = date.iso_week_date();
            texts.challenges_week_of(week.week(), &week.year().to_string())
        }
    }
}

/// What a challenge that was begun on a day is called: by its date where it is of one, else by its code.
#[must_use]
pub fn title<C: ChallengeText>(texts: &Texts, challenge: &C, began: Date) -> String {
    let dated = [Dated::Day(began), Dated::Week(began)].into_iter().find(|it| C::dated(*it) == *challenge);
    match dated {
        Some(dated @ Dated::Day(_)) => format!("{}, {}", C::words(texts).day, when(texts, dated)),
        Some(dated @ Dated::Week(_)) => format!("{}, {}", C::words(texts).week, when(texts, dated)),
        None => challenge.code(),
    }
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
