//! The latest results, each with the way to more about it. Which day or week each is of takes long to find: it is found once.

use egui::{RichText, Ui, pos2};

use super::model::{ChallengeBoard, ChallengeRequest, Challenged, Requests, began};
use crate::{
    challenges::Attempt,
    words::challenges::{title, when},
};
use kernel::Seed;
use text::Language;
use ui::{
    actions::Action,
    drawing::star,
    form, keys,
    theme::{self, TextSize, Theme},
    widgets::surface,
};

/// The latest results are listed, and this many.
const LISTED: usize = 12;
/// Their card is at least this high.
const LEAST: f32 = 120.0;
/// The emblem where there are none.
const EMBLEM: f32 = 24.0;

/// The results as they are told.
#[derive(Default)]
pub struct Results(Vec<Line>);

/// A result as it is told.
struct Line {
    of: Of,
    /// What it is called.
    name: String,
    /// Its date, by which days and weeks are told apart, or its code.
    date: String,
    told: String,
}

/// What a line tells of: a try of a challenge, and which one, in a language.
#[derive(Clone, PartialEq)]
struct Of {
    challenge: Seed,
    number: usize,
    attempt: Attempt,
    language: Language,
}

impl Results {
    /// Draws them in at least this height.
    pub fn show<C: ChallengeBoard>(
        &mut self,
        ui: &mut Ui,
        of: &Challenged<'_, C>,
        height: f32,
        asked: &mut Requests<C>,
    ) {
        let texts = of.texts;
        surface::heading(ui, texts.challenges_earlier());
        let played = of.challenges.played();
        if played.is_empty() {
            return none(ui, C::words(texts).none, height.max(LEAST));
        }
        let mut keys = keys::DIGITS.into_iter();
        let told = played.iter().filter_map(|challenge| Some((challenge, of.challenges.told(challenge)?)));
        for (at, (challenge, (number, attempt))) in told.take(LISTED).enumerate() {
            let is_of = Of {
                challenge: challenge.seed(),
                number,
                attempt: attempt.clone(),
                language: texts.language(),
            };
            let line = self.line(at, is_of, || {
                let (began, code) = (began(attempt), || challenge.code());
                let date = challenge.date(began).map_or_else(code, |dated| when(texts, dated));
                [title(texts, challenge, began), date, of.result(number, attempt)]
            });
            let said = texts.pad_said(&line.name, &line.told);
            let result = ChallengeRequest::Result(attempt.file.clone());
            let result = Action::new(line.told.as_str(), result).caption(line.date.as_str()).name(said);
            let result = result.hint(of.leads_to).quiet();
            let result = match keys.next() {
                Some(key) => result.key(key),
                None => result,
            };
            let width = ui.available_width();
            ui.add_space(theme::space::TIGHT);
            asked.extend(result.show_wide(ui, texts, width));
        }
        form::fill(ui, height);
    }

    /// The line at a place, worked out where it was of something else.
    fn line(&mut self, at: usize, of: Of, told: impl FnOnce() -> [String; 3]) -> &Line {
        if self.0.get(at).is_none_or(|line| line.of != of) {
            self.0.truncate(at);
            let [name, date, told] = told();
            self.0.push(Line { of, name, date, told });
        }
        &self.0[at]
    }
}

/// That there is no result yet, in the middle of the card.
fn none(ui: &mut Ui, words: &str, height: f32) {
    let theme = Theme::of(ui.ctx());
    let room = ui.available_width();
    let font = theme::body(TextSize::SMALL);
    let written = ui.painter().layout(words.to_owned(), font.clone(), theme.ink_soft, room).size().y;
    let free = height - ui.min_rect().height() - written;
    if free > 3.0 * EMBLEM {
        let (top, middle) = (ui.cursor().min.y, ui.max_rect().center().x);
        star::emblem(ui.painter(), pos2(middle, top + free / 2.0 - EMBLEM / 2.0), EMBLEM, &theme);
        ui.add_space(free / 2.0 + EMBLEM);
    }
    ui.vertical_centered(|ui| ui.label(RichText::new(words).font(font).color(theme.ink_soft)));
    form::fill(ui, height);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_once_until_it_tells_of_something_else() {
        let attempt = |total| Attempt {
            file: "a".to_owned(),
            started: jiff::Timestamp::UNIX_EPOCH,
            total: Some(total),
            place: None,
            is_open: false,
            practice: false,
            is_whole: true,
        };
        let of = |total, language| Of { challenge: Seed(0), number: 1, attempt: attempt(total), language };
        let (mut results, mut found) = (Results::default(), 0);
        let english = Language::English;
        for of in [of(90, english), of(90, english), of(91, english), of(91, Language::French)] {
            results.line(0, of, || {
                found += 1;
                [String::new(), String::new(), found.to_string()]
            });
        }
        assert_eq!(found, 3);
        results.line(1, of(80, english), Default::default);
        let line = results.line(0, of(91, Language::French), || ["", "", "anew"].map(str::to_owned));
        assert_eq!(line.told, "3");
    }
}
