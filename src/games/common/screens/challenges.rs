//! The page of challenges: those of the day and of the week, codes that people type in, and the results so far.

use egui::{Key as Press, RichText, Ui};
use jiff::tz::TimeZone;

use crate::{
    challenge_code::CodeFault,
    challenges::{Attempt, Challenges},
    dated::Dated,
    host::Source,
    screens::table::card_bar::{Copied, CopyAction},
    words::{
        challenges::{ChallengeText, result, share, title, when},
        code_fault,
    },
};
use storage::today;
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

/// What the page remembers.
#[derive(Default)]
pub struct ChallengesPage {
    code: String,
}

/// What the page is about.
pub struct Challenged<'a, C> {
    /// The words.
    pub texts: &'a Texts,
    /// What was played so far.
    pub challenges: &'a Challenges<C>,
    /// Where the line of a result leads.
    pub leads_to: &'a str,
}

/// What the page asks for.
pub enum ChallengeRequest<C> {
    /// One page back.
    Back,
    /// Begins a game of a challenge.
    Play(C),
    /// Goes on with the game in a file.
    GoOn(String),
    /// Looks at the result in a file.
    Result(String),
    /// A result was copied.
    Shared,
}

type Requests<C> = Vec<ChallengeRequest<C>>;

impl ChallengesPage {
    /// Types a code over what is there.
    pub fn type_code(&mut self, code: &str) {
        self.code = code.chars().take(LONGEST).collect();
    }

    /// Draws the page; what was asked for.
    pub fn show<C: ChallengeText>(&mut self, ui: &mut Ui, of: &Challenged<'_, C>) -> Requests<C> {
        let (texts, mut asked) = (of.texts, Vec::new());
        if form::bar(ui, texts, texts.challenges()) {
            asked.push(ChallengeRequest::Back);
        }
        let zone = TimeZone::system();
        let today = today();
        form::columns(ui, |ui, column| match column {
            form::Column::Left(height) => {
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    of.dated(ui, Dated::Day(today), &mut asked);
                    ui.add_space(theme::space::MEDIUM);
                    form::field(ui, C::words(texts).streak, |ui, _| {
                        strong(ui, &texts.challenges_streak(of.challenges.streak(today, &zone)));
                    });
                    ui.add_space(theme::space::WIDE);
                    of.dated(ui, Dated::Week(today), &mut asked);
                    form::fill(ui, height);
                });
            }
            form::Column::Right => {
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    self.code(ui, of, &mut asked);
                });
                ui.add_space(form::CARD_GAP);
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    of.results(ui, &zone, &mut asked);
                });
            }
        });
        asked
    }

    /// The field of a code, with what it says or what is wrong with it.
    fn code<C: ChallengeText>(&mut self, ui: &mut Ui, of: &Challenged<'_, C>, asked: &mut Requests<C>) {
        let texts = of.texts;
        form::field(ui, texts.challenges_code(), |ui, label| {
            form::text(ui, label, &mut self.code, "", FIELD, LONGEST);
        });
        match C::read(&self.code) {
            _ if self.code.trim().is_empty() => form::hint(ui, C::words(texts).code),
            Ok(challenge) => {
                form::hint(ui, &challenge.setup(texts));
                of.stand(ui, &challenge);
                of.buttons(ui, &challenge, (texts.challenges_play(), Press::Enter, None), asked);
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

impl<C: ChallengeText> Challenged<'_, C> {
    /// What is played on a day or in a week.
    fn dated(&self, ui: &mut Ui, dated: Dated, asked: &mut Requests<C>) {
        let (texts, challenge) = (self.texts, C::dated(dated));
        let words = C::words(texts);
        let (title, play, key, share) = match dated {
            Dated::Day(_) => (words.day, words.play_day, Press::D, Press::H),
            Dated::Week(_) => (words.week, words.play_week, Press::W, Press::S),
        };
        surface::heading(ui, title);
        strong(ui, &when(texts, dated));
        form::hint(ui, &challenge.setup(texts));
        self.stand(ui, &challenge);
        self.buttons(ui, &challenge, (play, key, Some(share)), asked);
    }

    /// What was made of a challenge.
    fn stand(&self, ui: &mut Ui, challenge: &C) {
        ui.add_space(theme::space::SMALL);
        match self.challenges.told(challenge) {
            Some((number, attempt)) => strong(ui, &self.result(number, attempt)),
            None => strong(ui, self.texts.challenges_not_played()),
        }
        ui.add_space(theme::space::SMALL);
    }

    fn result(&self, number: usize, attempt: &Attempt) -> String {
        result(self.texts, number, attempt).unwrap_or_else(|| self.texts.challenges_begun().to_owned())
    }

    /// What can be done with a challenge: play it, go on with it, or play it again; and share its result.
    fn buttons(
        &self,
        ui: &mut Ui,
        challenge: &C,
        (play, key, share_key): (&str, Press, Option<Press>),
        asked: &mut Requests<C>,
    ) {
        let texts = self.texts;
        let attempts = self.challenges.attempts(challenge);
        let open = attempts.iter().find(|attempt| attempt.is_open);
        let action = match open {
            Some(open) => Action::new(texts.library_continue(), ChallengeRequest::GoOn(open.file.clone()))
                .icon(Symbol::Play)
                .primary(),
            None if attempts.is_empty() => {
                Action::new(play, ChallengeRequest::Play(challenge.clone())).icon(Symbol::Die).primary()
            }
            None => Action::new(texts.challenges_again(), ChallengeRequest::Play(challenge.clone()))
                .icon(Symbol::Redo)
                .hint(C::words(texts).again),
        };
        let in_a_row = |ui: &mut Ui| {
            asked.extend(action.key(key).show(ui, texts));
            if let Some(text) = self.shared(challenge) {
                let share = Action::new(texts.challenges_share(), text).icon(Symbol::Star);
                let share = share_key.into_iter().fold(share, Action::key);
                if let Some(text) = share.show(ui, texts) {
                    ui.ctx().copy_text(text);
                    asked.push(ChallengeRequest::Shared);
                }
            }
        };
        ui.push_id(key, |ui| ui.horizontal_wrapped(in_a_row));
    }

    /// The result of a challenge to share, where there is one.
    fn shared(&self, challenge: &C) -> Option<String> {
        let (number, attempt) = self.challenges.told(challenge).filter(|(_, attempt)| attempt.is_result())?;
        shared(self.texts, challenge, number, attempt)
    }

    /// The latest results, each with the way to more about it.
    fn results(&self, ui: &mut Ui, zone: &TimeZone, asked: &mut Requests<C>) {
        let texts = self.texts;
        surface::heading(ui, texts.challenges_earlier());
        let played = self.challenges.played();
        if played.is_empty() {
            return form::hint(ui, C::words(texts).none);
        }
        let mut keys = keys::DIGITS.into_iter();
        for challenge in played.iter().take(LISTED) {
            let Some((number, attempt)) = self.challenges.told(challenge) else { continue };
            let began = attempt.started.to_zoned(zone.clone()).date();
            let label = format!("{}: {}", title(texts, challenge, began), self.result(number, attempt));
            let result = ChallengeRequest::Result(attempt.file.clone());
            let result = Action::new(label, result).icon(Symbol::Trophy).hint(self.leads_to).quiet();
            let result = match keys.next() {
                Some(key) => result.key(key),
                None => result,
            };
            let width = ui.available_width();
            ui.add_space(theme::space::TIGHT);
            asked.extend(result.show_wide(ui, texts, width));
        }
    }
}

/// What can be handed on of a game that was played here: its code, and the result of a finished game of the library.
pub fn handed_on<'a, C: ChallengeText>(
    texts: &'a Texts,
    challenge: Option<&C>,
    challenges: &Challenges<C>,
    source: &Source,
) -> Vec<CopyAction<'a>> {
    let words = C::words(texts);
    let code = challenge.map(C::code).unwrap_or_default();
    let code = Copied { text: code, says: texts.challenges_copied().to_owned() };
    let code = Action::new(texts.challenges_copy_code(), code).icon(Symbol::Die).key(Press::K);
    let mut all = vec![(code.enabled_if(challenge.is_some(), words.no_code), texts.challenges_code_word())];
    let result = challenge.and_then(|challenge| {
        let Source::File(file) = source else { return None };
        let (number, attempt) = challenges.result(challenge, file)?;
        shared(texts, challenge, number, attempt)
    });
    all.extend(result.map(|text| {
        let share = Copied { text, says: words.shared.to_owned() };
        let share = Action::new(texts.challenges_share(), share).icon(Symbol::Star).key(Press::H);
        (share, texts.challenges_share())
    }));
    all
}

/// A result to share.
fn shared<C: ChallengeText>(
    texts: &Texts,
    challenge: &C,
    number: usize,
    attempt: &Attempt,
) -> Option<String> {
    let began = attempt.started.to_zoned(TimeZone::system()).date();
    Some(share(texts, challenge, began, &result(texts, number, attempt)?))
}
