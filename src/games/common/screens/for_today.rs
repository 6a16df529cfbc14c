//! What a game has for today: its challenges of the day and of the week, and the decisions that are due. Home keeps it until
//! something has changed.

use jiff::civil::Date;

use super::drills::how_many_due;
use crate::{
    challenges::Challenges,
    dated::Dated,
    host::{AppRequest, Source, Viewing},
    play::Drills,
    words::challenges::{ChallengeText, result},
};
use text::Texts;
use ui::drawing::symbols::Symbol;

/// Something for today; `D` is what it asks for.
pub struct ForToday<D> {
    /// What it shows.
    pub icon: Symbol,
    /// What it is called.
    pub title: String,
    /// How it stands.
    pub says: String,
    /// So many days in a row it was done.
    pub streak: usize,
    /// Other days are left for it.
    pub can_wait: bool,
    /// Does it.
    pub does: Box<dyn Fn() -> D>,
}

impl<D: 'static> ForToday<D> {
    /// The same for somebody else.
    #[must_use]
    pub fn map<E: 'static>(self, to: fn(D) -> E) -> ForToday<E> {
        let Self { icon, title, says, streak, can_wait, does } = self;
        ForToday { icon, title, says, streak, can_wait, does: Box::new(move || to(does())) }
    }
}

/// The challenge of a day or a week: it is begun by `play`, gone on with, or its result is looked at.
#[must_use]
pub fn challenge<C, P, D>(
    texts: &Texts,
    challenges: &Challenges<C>,
    dated: Dated,
    icon: Symbol,
    play: fn(C) -> D,
) -> ForToday<D>
where
    C: ChallengeText + 'static,
    P: 'static,
    D: From<AppRequest<P>> + 'static,
{
    let challenge = C::dated(dated);
    let told = challenges.told(&challenge);
    let over =
        told.and_then(|(number, attempt)| Some((result(texts, number, attempt)?, attempt.file.clone())));
    let open = told.filter(|(_, attempt)| attempt.is_open).map(|(_, attempt)| attempt.file.clone());
    let words = C::words(texts);
    let (title, streak) = match dated {
        Dated::Day(day) => (words.day, challenges.streak(day).present),
        Dated::Week(_) => (words.week, 0),
    };
    let (says, does): (String, Box<dyn Fn() -> D>) = match (over, open) {
        (Some((result, file)), _) => {
            let view = move || AppRequest::View(Source::File(file.clone()), Viewing::Card).into();
            (result, Box::new(view))
        }
        (None, Some(file)) => {
            (texts.challenges_begun().to_owned(), Box::new(move || AppRequest::Open(file.clone()).into()))
        }
        (None, None) => (texts.challenges_not_played().to_owned(), Box::new(move || play(challenge.clone()))),
    };
    let can_wait = matches!(dated, Dated::Week(_));
    ForToday { icon, title: title.to_owned(), says, streak, can_wait, does }
}

/// The decisions that are due on a day; none where there are none. They are begun on their page, which says at the end how
/// it went.
#[must_use]
pub fn drills<P, D>(texts: &Texts, drills: &Drills, today: Date, page: P) -> Option<ForToday<D>>
where
    P: Copy + 'static,
    D: From<AppRequest<P>>,
{
    drills.due(today).next()?;
    let does = Box::new(move || AppRequest::Show(page).into());
    Some(ForToday {
        icon: Symbol::Again,
        title: texts.drills().to_owned(),
        says: how_many_due(texts, drills),
        streak: 0,
        can_wait: false,
        does,
    })
}
