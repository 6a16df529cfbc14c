//! What the parts of the page are about: what they may read, what they ask for, and how a challenge stands in words.

use egui::{Align, Key as Press, Layout, Painter, Rect, RichText, Ui, UiBuilder, Vec2, vec2};
use jiff::{civil::Date, tz::TimeZone};

use crate::{
    challenges::{Attempt, Challenges, DatedState},
    dated::Dated,
    play::EndedGames,
    words::challenges::{ChallengeText, result, share, when},
};
use kernel::{Game, PlayedKind};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme, size},
};

/// Buttons are no wider, and from this width on that of the replay has half of its line.
const WIDEST: f32 = 560.0;
const ROOMY: f32 = 400.0;
/// Below this width that of another game has more than half of a line.
const NARROW: f32 = 240.0;
const AGAIN: f32 = 0.56;

/// A challenge as its game draws it.
pub trait ChallengeBoard: ChallengeText {
    /// The games that are played.
    type Kind: PlayedKind;

    /// Draws what everybody may see before they begin: nothing of what chance will bring.
    fn paint(&self, painter: &Painter, place: Rect, theme: &Theme);

    /// Draws what the first person has made in a game that is over.
    fn paint_ended(painter: &Painter, place: Rect, theme: &Theme, game: &Game<Self::Kind>);
}

/// What the page is about.
pub struct Challenged<'a, C: ChallengeBoard> {
    /// The words.
    pub texts: &'a Texts,
    /// What was played so far.
    pub challenges: &'a Challenges<C>,
    /// How those games ended whose boards are shown.
    pub ended: &'a EndedGames<C::Kind>,
    /// Where a result leads.
    pub leads_to: &'a str,
    /// The day it is.
    pub today: Date,
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
    /// Looks at the game in a file, move by move.
    Replay(String),
    /// Reads how the game in a file ended: its board is to be shown.
    Read(String),
    /// A result was copied.
    Shared,
}

pub type Requests<C> = Vec<ChallengeRequest<C>>;

/// How a challenge is played: what its button is called, its keys, and whether it is what comes next.
pub struct PlayKeys<'a> {
    /// What a screen reader calls the button.
    pub name: &'a str,
    /// Its key, beside Enter.
    pub play: Option<Press>,
    /// Shares the result.
    pub share: Option<Press>,
    /// Looks at the result.
    pub look: Option<Press>,
    /// Looks at the game beside it, move by move.
    pub replay: Option<Press>,
    /// It is what comes next: Enter does what one does first.
    pub is_next: bool,
}

impl<'a, C: ChallengeBoard> Challenged<'a, C> {
    /// How a day or a week stands, in words.
    pub fn state(&self, dated: Dated) -> String {
        match self.challenges.state(dated, self.today) {
            DatedState::ToCome => self.texts.challenges_to_come().to_owned(),
            DatedState::Open if !dated.contains(self.today) => self.texts.challenges_missed().to_owned(),
            _ => self.told(&C::dated(dated)),
        }
    }

    /// How the result compares with the best of all days or weeks; or which that is.
    pub fn compared(&self, dated: Dated) -> Option<String> {
        let (best, attempt) = self.challenges.best(dated)?;
        if best == dated {
            return Some(self.texts.challenges_is_best().to_owned());
        }
        Some(self.texts.challenges_best(attempt.total?, &when(self.texts, best)))
    }

    /// The file of the game whose result is told, where there is one.
    pub fn ended_file(&self, challenge: &C) -> Option<&'a str> {
        let (_, attempt) = self.challenges.told(challenge)?;
        attempt.is_result().then_some(attempt.file.as_str())
    }

    /// What is played; no line of it begins with a dot.
    pub fn setup(&self, challenge: &C) -> String {
        challenge.setup(self.texts).replace(" ·", "\u{a0}·")
    }

    /// What was made of a challenge.
    pub fn told(&self, challenge: &C) -> String {
        match self.challenges.told(challenge) {
            Some((number, attempt)) => self.result(number, attempt),
            None => self.texts.challenges_not_played().to_owned(),
        }
    }

    /// A try in words.
    pub fn result(&self, number: usize, attempt: &Attempt) -> String {
        result(self.texts, number, attempt).unwrap_or_else(|| self.texts.challenges_begun().to_owned())
    }

    /// What can be done with a challenge: play it, go on with it, or look at its result, share it and play again.
    pub fn buttons(&self, ui: &mut Ui, challenge: &C, keys: &PlayKeys<'_>, asked: &mut Requests<C>) {
        let texts = self.texts;
        let attempts = self.challenges.attempts(challenge);
        let play = || ChallengeRequest::Play(challenge.clone());
        let open = attempts.iter().find(|attempt| attempt.is_open);
        let told = self.challenges.told(challenge).filter(|(_, attempt)| attempt.is_result());
        let main = match open {
            Some(open) => Action::new(texts.library_continue(), ChallengeRequest::GoOn(open.file.clone()))
                .icon(Symbol::Play),
            None if attempts.is_empty() => {
                Action::new(texts.challenges_play(), play()).name(keys.name).icon(Symbol::Play)
            }
            None => Action::new(texts.challenges_again(), play()).hint(C::words(texts).again),
        };
        // What is over is looked at first, where that is offered.
        let looks_first = open.is_none() && told.is_some() && keys.look.is_some();
        let main = if keys.is_next && !looks_first { first(main) } else { main };
        let main = keys.play.into_iter().fold(main, Action::key);
        let look = told.zip(keys.look).map(|((_, attempt), key)| {
            let result = ChallengeRequest::Result(attempt.file.clone());
            let result = Action::new(texts.challenges_look(), result);
            let result = if keys.is_next && looks_first { first(result) } else { result };
            result.hint(self.leads_to).key(key)
        });
        let replay = told.zip(keys.replay).map(|((_, attempt), key)| {
            Action::new(texts.score_replay(), ChallengeRequest::Replay(attempt.file.clone())).key(key)
        });
        let shared = told.and_then(|(number, attempt)| shared(texts, challenge, number, attempt));
        let share = shared.map(|text| {
            let share = Action::new(texts.challenges_share(), text);
            keys.share.into_iter().fold(share, Action::key)
        });
        // What one does first has a line of its own.
        ui.spacing_mut().item_spacing = Vec2::splat(theme::space::SMALL);
        let width = ui.available_width().min(WIDEST);
        let half = (width - theme::space::SMALL) / 2.0;
        if let Some(look) = look {
            let natural = |action: &Action<'_, ChallengeRequest<C>>| action.natural_width(ui, texts);
            let word = replay.as_ref().map(natural);
            // Rather both words without icons than an icon without its word.
            let both = word.map(|word| natural(&look) + theme::space::SMALL + word);
            let is_tight = width < ROOMY && both.is_some_and(|both| both <= width);
            let right = match word {
                Some(word) if is_tight => word,
                Some(_) if width < ROOMY => size::TOUCH,
                _ => half,
            };
            let left = if word.is_some() { width - theme::space::SMALL - right } else { width };
            let look = if is_tight { look } else { look.icon(Symbol::Trophy) };
            ui.horizontal(|ui| {
                asked.extend(within(ui, left, |ui| look.show_wide(ui, texts, left)));
                asked.extend(replay.and_then(|replay| {
                    let replay = if is_tight { replay } else { replay.icon(Symbol::StepBack) };
                    let is_word = is_tight || width >= ROOMY;
                    let replay = if is_word { replay } else { replay.as_icon().without_cap() };
                    within(ui, right, |ui| replay.show_wide(ui, texts, right))
                }));
            });
        }
        let part = if width < NARROW { AGAIN } else { 0.5 };
        let left = if share.is_some() { 2.0 * half * part } else { width };
        ui.horizontal(|ui| {
            asked.extend(within(ui, left, |ui| main.show_wide(ui, texts, left)));
            let right = 2.0 * half - left;
            let text = share.and_then(|share| within(ui, right, |ui| share.show_wide(ui, texts, right)));
            if let Some(text) = text {
                ui.ctx().copy_text(text);
                asked.push(ChallengeRequest::Shared);
            }
        });
    }

    /// What is played, how it stands, how that compares with the best, and what can be done with it.
    pub fn standing(&self, ui: &mut Ui, dated: Dated, keys: &PlayKeys<'_>, asked: &mut Requests<C>) {
        let (texts, challenge) = (self.texts, C::dated(dated));
        form::hint(ui, &self.setup(&challenge));
        ui.add_space(theme::space::SMALL);
        strong(ui, &self.state(dated));
        if let Some(compared) = self.compared(dated) {
            form::hint(ui, &compared);
        }
        let is_open = matches!(self.challenges.state(dated, self.today), DatedState::Open);
        if is_open && matches!(dated, Dated::Day(day) if day != self.today) {
            form::hint(ui, texts.challenges_late_hint());
        }
        ui.add_space(theme::space::SMALL);
        self.buttons(ui, &challenge, keys, asked);
    }
}

/// An action as what one does first: it stands out, and Enter does it.
fn first<M>(action: Action<'_, M>) -> Action<'_, M> {
    action.primary().key(Press::Enter)
}

/// A place of this width in a row.
fn within<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let place = vec2(width, size::CONTROL);
    ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), contents).inner
}

/// A result to share.
pub fn shared<C: ChallengeText>(
    texts: &Texts,
    challenge: &C,
    number: usize,
    attempt: &Attempt,
) -> Option<String> {
    Some(share(texts, challenge, began(attempt), &result(texts, number, attempt)?))
}

/// The day on which a try was begun.
pub fn began(attempt: &Attempt) -> Date {
    attempt.started.to_zoned(TimeZone::system()).date()
}

/// A line in the letters of what matters.
pub fn strong(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(text).font(theme::medium(TextSize::TEXT)).color(theme.ink));
}

/// Draws what stands at the foot of a place, whose height follows from its words; returns the room above it. Where the height
/// is known before, `room` parts a place.
pub fn show_foot(ui: &mut Ui, place: Rect, name: &str, contents: impl FnOnce(&mut Ui)) -> Rect {
    let id = ui.scope_id().with(name);
    let known = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or_default();
    let foot = place.with_min_y((place.max.y - known).max(place.min.y));
    let inside = UiBuilder::new().max_rect(foot).id_salt(name);
    let height = ui.scope_builder(inside, |ui| {
        contents(ui);
        ui.min_rect().height()
    });
    if (height.inner - known).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, height.inner));
        // It stands there only now: it is drawn once more before it is seen.
        ui.ctx().request_discard("a foot of another height");
    }
    place.with_max_y(foot.min.y - theme::space::MEDIUM)
}
