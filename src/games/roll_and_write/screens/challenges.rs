//! The dice of the day and of the week, codes that people type in, and the results so far.

use egui::{Key as Press, RichText, Ui};
use jiff::{civil::Date, tz::TimeZone};

use crate::{
    challenge::{Challenge, CodeFault, Dated},
    session::{AppView, GameCommand, challenges::Attempt, today},
    text::challenge_text,
};
use common::{host::AppRequest, words::code_fault};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form, keys,
    theme::{self, TextSize, Theme},
    widgets::surface::{self, Surface},
};

/// Letters that are typed at most, hyphens and spaces included.
const LONGEST: usize = 60;
/// The width of the field of a code, in points: the longest fits.
const FIELD: f32 = 320.0;
/// The latest results are listed, and this many.
const LISTED: usize = 12;

/// What the screen remembers.
#[derive(Default)]
pub struct ChallengesScreen {
    code: String,
}

impl ChallengesScreen {
    /// Types a code over what is there.
    pub fn type_code(&mut self, code: &str) {
        self.code = code.chars().take(LONGEST).collect();
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        if form::bar(ui, texts, texts.challenges()) {
            commands.push(AppRequest::Back.into());
        }
        let zone = TimeZone::system();
        let today = today();
        form::columns(ui, |ui, column| match column {
            form::Column::Left(height) => {
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    dated(ui, app, Dated::Day(today), commands);
                    ui.add_space(theme::space::MEDIUM);
                    form::field(ui, texts.challenges_streak_hint(), |ui, _| {
                        strong(ui, &texts.challenges_streak(app.desk.challenges.streak(today, &zone)));
                    });
                    ui.add_space(theme::space::WIDE);
                    dated(ui, app, Dated::Week(today), commands);
                    form::fill(ui, height);
                });
            }
            form::Column::Right => {
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    self.code(ui, app, commands);
                });
                ui.add_space(form::CARD_GAP);
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    results(ui, app, &zone, commands);
                });
            }
        });
    }

    /// The field of a code, with what it says or what is wrong with it.
    fn code(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        form::field(ui, texts.challenges_code(), |ui, label| {
            form::text(ui, label, &mut self.code, "", FIELD, LONGEST);
        });
        match Challenge::read(&self.code) {
            _ if self.code.trim().is_empty() => form::hint(ui, texts.challenges_code_hint()),
            Ok(challenge) => {
                form::hint(ui, &challenge_text::setup(texts, &challenge));
                stand(ui, app, &challenge);
                buttons(ui, app, &challenge, (texts.challenges_play(), Press::Enter), commands);
            }
            // It is still being typed.
            Err(CodeFault::Length { letters, expected }) if letters < expected => {
                form::hint(ui, &texts.challenges_letters(letters, expected));
            }
            Err(why) => form::fault(ui, &code_fault(texts, why)),
        }
    }
}

/// A line in the letters of what matters.
fn strong(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(text).font(theme::medium(TextSize::TEXT)).color(theme.ink));
}

/// The dice of a day or a week.
fn dated(ui: &mut Ui, app: &AppView<'_>, dated: Dated, commands: &mut Vec<GameCommand>) {
    let texts = app.texts;
    let challenge = dated.challenge();
    let (title, play, key) = match dated {
        Dated::Day(_) => (texts.challenges_day(), texts.challenges_play_day(), Press::D),
        Dated::Week(_) => (texts.challenges_week(), texts.challenges_play_week(), Press::W),
    };
    surface::heading(ui, title);
    strong(ui, &challenge_text::when(texts, dated));
    form::hint(ui, &challenge_text::setup(texts, &challenge));
    stand(ui, app, &challenge);
    buttons(ui, app, &challenge, (play, key), commands);
}

/// What was made of a challenge.
fn stand(ui: &mut Ui, app: &AppView<'_>, challenge: &Challenge) {
    let texts = app.texts;
    ui.add_space(theme::space::SMALL);
    match app.desk.challenges.told(challenge) {
        Some((number, attempt)) => strong(ui, &result(texts, number, attempt)),
        None => strong(ui, texts.challenges_not_played()),
    }
    ui.add_space(theme::space::SMALL);
}

fn result(texts: &Texts, number: usize, attempt: &Attempt) -> String {
    match attempt.total {
        Some(total) => challenge_text::result(texts, total, number, attempt.practice),
        None => texts.challenges_begun().to_owned(),
    }
}

/// What can be done with a challenge: play it, go on with it, or play it again.
fn buttons(
    ui: &mut Ui,
    app: &AppView<'_>,
    challenge: &Challenge,
    (play, key): (&str, Press),
    commands: &mut Vec<GameCommand>,
) {
    let texts = app.texts;
    let attempts = app.desk.challenges.attempts(challenge);
    let open = attempts.iter().find(|attempt| attempt.is_open);
    let action = match open {
        Some(open) => {
            let does = AppRequest::Open(open.file.clone()).into();
            Action::new(texts.library_continue(), does).icon(Symbol::Play).primary()
        }
        None if attempts.is_empty() => {
            let does = GameCommand::PlayChallenge(*challenge);
            Action::new(play, does).icon(Symbol::Die).primary()
        }
        None => Action::new(texts.challenges_again(), GameCommand::PlayChallenge(*challenge))
            .icon(Symbol::Redo)
            .hint(texts.challenges_again_hint()),
    };
    commands.extend(action.key(key).show(ui, texts));
}

/// The latest results, each with the way to how good it is.
fn results(ui: &mut Ui, app: &AppView<'_>, zone: &TimeZone, commands: &mut Vec<GameCommand>) {
    let (texts, challenges) = (app.texts, &app.desk.challenges);
    surface::heading(ui, texts.challenges_earlier());
    let played = challenges.played();
    if played.is_empty() {
        return form::hint(ui, texts.challenges_none());
    }
    let mut keys = keys::DIGITS.into_iter();
    for challenge in played.iter().take(LISTED) {
        let Some((number, attempt)) = challenges.told(challenge) else { continue };
        let began: Date = attempt.started.to_zoned(zone.clone()).date();
        let title = challenge_text::title(texts, challenge, began);
        let label = format!("{title}: {}", result(texts, number, attempt));
        let compare = GameCommand::Compare(attempt.file.clone());
        let compare = Action::new(label, compare).icon(Symbol::Trophy).hint(texts.standing()).quiet();
        let compare = match keys.next() {
            Some(key) => compare.key(key),
            None => compare,
        };
        let width = ui.available_width();
        ui.add_space(theme::space::TIGHT);
        commands.extend(compare.show_wide(ui, texts, width));
    }
}
