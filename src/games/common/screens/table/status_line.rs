//! The line at the foot of the card that a pad is about: what was done last, what undoing or correcting it changed, what no
//! legal game allows since then, and where entries count while that is in the past. No other place of a pad says these.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::widgets::past_band;
use ui::{
    drawing::{
        star,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::wrapped,
};

/// A line of news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// What it says.
    pub text: String,
    /// How it is told.
    pub kind: NewsKind,
}

/// How a line of news is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewsKind {
    /// As what was done last.
    Plain,
    /// An award that nothing of its round can change any more: it is to be heard.
    Award,
    /// What no legal game allows.
    Warning,
}

impl Announcement {
    /// What no legal game allows.
    pub const fn warning(text: String) -> Self {
        Self { text, kind: NewsKind::Warning }
    }

    /// Whether it is that.
    pub fn warns(&self) -> bool {
        self.kind == NewsKind::Warning
    }

    /// What was done last.
    pub const fn plain(text: String) -> Self {
        Self { text, kind: NewsKind::Plain }
    }
}

/// The height of a line of news, where there is room.
const LINE: f32 = 28.0;

/// The room that the news take on a card as high as this.
pub fn height(card: f32) -> f32 {
    if card < 480.0 { 36.0 } else { 52.0 }
}

/// Shows the news, as many lines as there is room for; in the past what that is comes first.
pub fn show(ui: &mut Ui, rect: Rect, news: &[Announcement], past: Option<&str>) {
    if let Some(past) = past {
        let news: Vec<&str> = news.iter().map(|news| news.text.as_str()).collect();
        return past_band::show(ui, rect, past, &news.join(" · "));
    }
    let theme = Theme::of(ui.ctx());
    let lines: usize = if rect.height() < 40.0 { 1 } else { 2 };
    // What has no line of its own shares the last one.
    let (own, rest) = news.split_at(news.len().min(lines - 1));
    let joined: Vec<&str> = rest.iter().map(|news| news.text.as_str()).collect();
    let shown =
        own.iter().map(|news| news.text.clone()).chain((!rest.is_empty()).then(|| joined.join(" · ")));
    let award = news.iter().any(|news| news.kind == NewsKind::Award);
    let warns = news.first().is_some_and(Announcement::warns);
    let indent = if award || warns { 34.0 } else { 12.0 };
    let count = own.len() + usize::from(!rest.is_empty());
    let room = vec2(rect.width() - indent - 8.0, rect.height() / count.max(1) as f32);
    let shown: Vec<(Arc<Galley>, Color32)> = shown
        .enumerate()
        .map(|(k, text)| {
            let (font, ink) = if warns && k == 0 {
                (theme::bold(TextSize::TEXT), theme.danger)
            } else if award {
                (theme::bold(TextSize::TEXT), theme.ink)
            } else {
                (theme::body(TextSize::TEXT), theme.ink_soft)
            };
            (wrapped(ui.painter(), &text, font, ink, room), ink)
        })
        .collect();
    let step = shown.iter().map(|(words, _)| words.size().y).fold(LINE, f32::max).min(room.y);
    let rect = Rect::from_center_size(rect.center(), vec2(rect.width(), step * shown.len() as f32));
    if award {
        let stroke = theme::stroke::edge(theme.gold);
        ui.painter().rect(rect, theme::radius::CONTROL, theme.raised_hover, stroke, StrokeKind::Inside);
    }
    for (k, (words, ink)) in shown.into_iter().enumerate() {
        let at = pos2(rect.min.x + indent, rect.min.y + step * (k as f32 + 0.5));
        let at = Align2::LEFT_CENTER.anchor_size(at, words.size()).min;
        ui.painter().galley(at, words, ink);
    }
    let at = rect.left_center() + vec2(18.0, 0.0);
    if warns {
        let place =
            Rect::from_center_size(pos2(at.x, rect.min.y + step / 2.0), Vec2::splat(theme::size::ICON));
        symbols::paint(ui.painter(), place, Symbol::Info, theme.danger);
    } else if award {
        star::eight(ui.painter(), at, 8.0, theme.gold_leaf, theme::stroke::fine(theme.gold));
    }
    let all: Vec<&str> = news.iter().map(|news| news.text.as_str()).collect();
    for (k, words) in all.iter().enumerate() {
        let response = ui.interact(rect, ui.scope_id().with(("news", k)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, *words));
        if k == 0 {
            // What has no room is read there.
            response.on_hover_text(all.join("\n"));
        }
    }
}
