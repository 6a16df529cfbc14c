//! What has happened so far, the latest first.

use egui::{Align2, Context, Key as Press, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::{
    lines::{told_line, told_size},
    menu::Next,
};

use crate::{
    log::{PlayEvent, Played},
    rules::{Cell, RollKind},
    session::{AppView, PlaySession},
    text::{
        event_text,
        timeline::{self, GameStep},
    },
};
use kernel::{Entry, Note};
use text::Texts;
use ui::{
    actions::{Action, by_one_of},
    announcer, dialogs,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, surface},
};

/// The key of the history.
pub const KEY: Press = Press::Y;

/// The height of a line of the window.
const LINE: f32 = 24.0;
/// The height of a small line of the card: no die stands in it.
const SMALL_LINE: f32 = 20.0;
/// What is free below the heading of the card, where no line has to give way for it.
const GAP: f32 = theme::space::TIGHT;
/// The round before the lines of the card, so that all begin at one place.
const ROUND: f32 = 28.0;
/// What stands beside the lines in the window: its heading and its button.
const ABOVE: f32 = theme::size::CONTROL + 48.0;

/// A line of the history.
struct Line {
    /// The entry of the log.
    entry: usize,
    /// 0 in setup.
    round: usize,
    text: String,
}

impl Line {
    /// With the round before it.
    fn words(&self) -> String {
        match self.round {
            0 => self.text.clone(),
            round => format!("{round}.  {}", self.text),
        }
    }
}

/// The game in words, told anew when it changes.
#[derive(Default)]
pub struct History {
    /// The game, the length of its log and the language that are told.
    about: Option<(String, usize, &'static str)>,
    /// What is worth a line, the latest last.
    lines: Vec<Line>,
    last_words: String,
    /// What has happened since it was told before, and whose turn it is then.
    news: Vec<String>,
    last_built: Vec<Cell>,
}

impl History {
    /// Follows the game.
    pub fn follow(&mut self, app: &AppView<'_>, session: &PlaySession) {
        let game = session.game();
        let about = (session.file().to_owned(), game.log().len(), app.texts.language().code());
        if self.about.as_ref() == Some(&about) {
            return;
        }
        let texts = app.texts;
        let timeline = timeline::of_game(texts, game, false);
        let steps = &timeline.steps()[1..];
        self.lines.clear();
        let line =
            |step: &GameStep, text: &str| Line { entry: step.entry, round: step.part, text: text.to_owned() };
        let events = game.at(game.log().len()).events;
        let stands = |entry: usize| events.binary_search_by_key(&entry, |(number, _)| *number).is_ok();
        let logged = |entry: usize| game.log().get(entry - 1);
        let keeps = |entry: usize| matches!(logged(entry), Some(Entry::Event(PlayEvent::Keep { .. })));
        for step in steps {
            let (entry, next) = (step.entry, step.entry + 1);
            // Another pair was kept in its place before the turn ended.
            let replaced = keeps(entry) && keeps(next) && (stands(next) || !stands(entry));
            let hint_text = logged(entry).is_some_and(worth_a_line) && !replaced;
            let is_note = matches!(logged(entry), Some(Entry::Note(_)));
            for text in hint_text.then_some(&step.text).into_iter().chain(&step.awards) {
                if is_note || stands(entry) {
                    self.lines.push(line(step, text));
                } else {
                    let words = texts.history_was_taken_back(text);
                    self.lines.push(line(step, &words));
                }
            }
        }
        // A hint is shown, and no news.
        let is_hint = |step: &&GameStep| matches!(logged(step.entry), Some(Entry::Note(Note::Hint {})));
        self.last_words =
            steps.iter().rev().find(|step| !is_hint(step)).map_or_else(String::new, |step| step.text.clone());
        self.news = self.since_told(app, session, steps);
        let seat = super::acting(session);
        // What was taken back is not built any more.
        let stands = |cell: &Cell| game.state().sheet(seat).is_built(*cell);
        let built = |step: &GameStep| {
            let cell = step.position.built.filter(stands)?;
            (step.player == seat && step.part > 0).then_some((step.part, cell))
        };
        let built: Vec<_> = steps.iter().filter_map(built).collect();
        let turn = built.last().map(|(round, _)| *round);
        self.last_built =
            built.into_iter().filter(|(round, _)| Some(*round) == turn).map(|(_, cell)| cell).collect();
        self.about = Some(about);
    }

    /// What has happened since the same game was told before: rolls, moves and awards; and whose turn it is, where
    /// people take turns. Of a game that was just opened the present round is told, in the first one with what the one
    /// who acts had built before it.
    fn since_told(&self, app: &AppView<'_>, session: &PlaySession, steps: &[GameStep]) -> Vec<String> {
        let (texts, game) = (app.texts, session.game());
        let before = self.about.as_ref().filter(|(file, ..)| file == session.file()).map(|about| about.1);
        let known = before.unwrap_or(0).min(game.log().len());
        let now = steps.last().map_or(0, |step| step.part);
        let acts_now = super::acting(session);
        let is_of_now = |step: &&GameStep| match before {
            Some(_) => step.entry > known,
            None if step.part == 0 => step.entry > 0 && now <= 1 && step.player == acts_now,
            None => step.part == now,
        };
        let new = steps.iter().filter(is_of_now);
        let mut news: Vec<String> =
            new.flat_map(|step| [&step.text].into_iter().chain(&step.awards).cloned()).collect();
        let acts = |entry: usize| game.at(entry).state.acting();
        if let Some(seat) = game.state().acting().filter(|_| !game.config().is_solo())
            && (before.is_none() || acts(known) != Some(seat))
        {
            news.push(texts.curtain_turn(&event_text::name(texts, &game.header.seats, seat)));
        }
        news
    }

    /// Tells a screen reader, once, what has happened.
    pub fn announce(&mut self, ctx: &Context) {
        self.news.drain(..).for_each(|words| announcer::say(ctx, words));
    }

    /// What happened last, in words.
    pub fn last_words(&self) -> &str {
        &self.last_words
    }

    /// The cells built last by whoever acts now: both of a turn that built two.
    pub fn last_built(&self) -> &[Cell] {
        &self.last_built
    }

    /// Shows all of it in a window, which the arrow keys move.
    pub fn dialog(&self, ui: &mut Ui, texts: &Texts) -> Next {
        surface::heading(ui, texts.history_title());
        dialogs::above_buttons(ui, ABOVE, |ui| {
            let keys =
                [Press::ArrowUp, Press::ArrowDown, Press::PageUp, Press::PageDown, Press::Home, Press::End];
            let page = ui.clip_rect().height();
            let far = [LINE, -LINE, page, -page, f32::INFINITY, f32::NEG_INFINITY];
            if let Some(key) = by_one_of(ui, texts.history_move(), keys) {
                let all = LINE * self.lines.len() as f32 + page;
                ui.scroll_with_delta(vec2(0.0, far[key].clamp(-all, all)));
            }
            let ink = Theme::of(ui.ctx()).ink;
            for line in self.lines.iter().rev() {
                ui.label(RichText::new(line.words()).font(theme::body(TextSize::TEXT)).color(ink));
            }
        });
        let close = Action::new(texts.close(), ()).key(Press::Escape).key(KEY);
        if close.show(ui, texts).is_some() { Next::Close } else { Next::Stay }
    }

    /// The lines up to an entry of the log, without the last one where a heading says the same.
    fn below_heading(&self, upto: usize, is_headed: bool) -> &[Line] {
        let lines = &self.lines[..self.lines.partition_point(|line| line.entry <= upto)];
        match lines.split_last() {
            Some((last, before)) if is_headed && last.text == self.last_words => before,
            _ => lines,
        }
    }

    /// Shows what happened up to an entry of the log, the latest first, in as many whole lines as fit above the `below`
    /// points that stay free; without what happened last where that `is_headed`: told above. Whether all of it was asked
    /// for.
    pub fn show(&self, ui: &mut Ui, app: &AppView<'_>, upto: usize, (below, is_headed): (f32, bool)) -> bool {
        let lines = self.below_heading(upto, is_headed);
        let size = told_size(ui.ctx());
        let height = if size == TextSize::SMALL { SMALL_LINE } else { told_line(ui.ctx()) };
        let free = ui.available_height() - below;
        let shown = ((free / height) as usize).saturating_sub(1).min(lines.len());
        if shown == 0 {
            return false;
        }
        let told = height * (shown + 1) as f32;
        let gap = (free - told).clamp(0.0, GAP);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), told + gap), Sense::click());
        let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
        if response.hovered() {
            let ground = rect.expand2(vec2(theme::space::TIGHT, 0.0));
            painter.rect_filled(ground, theme::radius::INNER, theme.raised_hover);
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, rect, &theme, theme::radius::INNER);
        }
        let title = app.texts.history_title();
        let line = |k: usize| {
            let below_title = if k > 0 { gap } else { 0.0 };
            rect.left_top() + vec2(0.0, height * (k as f32 + 0.5) + below_title)
        };
        let title_at =
            painter.text(line(0), Align2::LEFT_CENTER, title, theme::title(TextSize::LEAD), theme.ink);
        let key = title_at.right_center() + vec2(theme::space::MEDIUM, 0.0);
        painter.text(key, Align2::LEFT_CENTER, KEY.name(), theme::body(TextSize::SMALL), theme.ink_soft);
        let latest: Vec<&Line> = lines.iter().rev().take(shown).collect();
        let before = if latest.iter().any(|told| told.round > 0) { ROUND } else { 0.0 };
        for (k, told) in (1..).zip(&latest) {
            let (font, ink) = (theme::body(size), theme.ink_soft);
            if told.round > 0 {
                let round = format!("{}.", told.round);
                painter.text(line(k), Align2::LEFT_CENTER, round, font.clone(), ink);
            }
            let (at, width) = (line(k) + vec2(before, 0.0), rect.width() - before);
            fitted_text(painter, at, Align2::LEFT_CENTER, &told.text, font, ink, width);
        }
        let words: Vec<String> = latest.into_iter().map(Line::words).collect();
        let said = format!("{title}: {}", words.join("; "));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        response.on_hover_text(format!("{title} ({})", KEY.name())).clicked()
    }
}

/// Buildings, coins and phantoms' boxes; the rolls and ends of turns between them are no news.
fn worth_a_line(entry: &Entry<Played>) -> bool {
    match entry {
        Entry::Event(PlayEvent::Roll { purpose, .. }) => {
            matches!(purpose, RollKind::Setup | RollKind::Phantom)
        }
        Entry::Event(event) => *event != PlayEvent::EndTurn {},
        Entry::Note(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_heading_says_is_not_told_again_below_it() {
        let line = |entry, text: &str| Line { entry, round: 1, text: text.to_owned() };
        let lines = vec![line(3, "Ada built a tower"), line(5, "Ada built a garden")];
        let history = History { lines, last_words: "Ada built a garden".to_owned(), ..History::default() };
        let shown = |upto, is_headed| history.below_heading(upto, is_headed).len();
        assert_eq!([shown(5, false), shown(5, true)], [2, 1]);
        assert_eq!(shown(4, true), 1, "the last one is still to be seen");
    }
}
