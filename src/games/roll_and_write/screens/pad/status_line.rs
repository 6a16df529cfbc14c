//! The announcement: the early awards of the round that just ended, or else the last entry.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{Figures, PadScreen, words};
use crate::{
    pad::{Pad, PadEvent, PadExt},
    rules::AuditFinding,
    session::pad::Corrected,
    text::{audit_text, event_text, pad_text},
};
use common::widgets::past_band;
use text::Texts;
use ui::{
    drawing::{
        star,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::wrapped,
};

/// A line of news.
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
    const fn plain(text: String) -> Self {
        Self { text, kind: NewsKind::Plain }
    }
}

/// What there is to announce: first what no legal game allows since the last entry, then what a step into the past did,
/// if that was the last thing done.
pub fn news(
    texts: &Texts,
    pad: &Pad,
    corrected: Option<&Corrected>,
    new_findings: &[AuditFinding],
) -> Vec<Announcement> {
    let warnings = new_findings.iter().map(|finding| Announcement {
        text: audit_text::at_a_table(texts, &pad.header.seats, finding),
        kind: NewsKind::Warning,
    });
    let past = corrected.map(|Corrected { what, changes, .. }| {
        let told = std::iter::once(what.clone()).chain(pad_text::changed(texts, &pad.header.seats, changes));
        Announcement::plain(told.collect::<Vec<_>>().join(" · "))
    });
    let round = pad.pad_state().rounds_over();
    let config = pad.corrected_config();
    // Who played last may still add a second building to the round that it closed.
    let waits_for = PadScreen::second_of(pad).filter(|&(_, last)| last == round).map(|(row, _)| row);
    let awards = pad.awards().into_iter().filter(|award| award.round == round).map(|award| {
        let words = event_text::award(texts, config, &pad.header.seats, &award);
        let left = &config.layout().vp(award.building)[(award.before + award.rows.len()).min(3)..];
        let text = if left.is_empty() {
            words
        } else {
            texts.pad_award_left(&words, &event_text::list(texts, left.iter().map(ToString::to_string)))
        };
        match waits_for.filter(|&row| pad.pad_state().can_share(&award, row)) {
            None => Announcement { text, kind: NewsKind::Award },
            Some(row) => {
                let name = event_text::name(texts, &pad.header.seats, row);
                Announcement::plain(texts.pad_award_waits(&name, &text))
            }
        }
    });
    let mut news: Vec<Announcement> = warnings.chain(past).chain(awards).collect();
    if let Some((_, PadEvent::NextRound { round })) = pad.events().last()
        && let Some((round, rows)) = pad.pad_state().gaps().into_iter().find(|(at, _)| Some(*at) == *round)
    {
        let gap = words::gap(texts, pad, round, &rows);
        news.push(Announcement::plain(texts.pad_ended_so(&gap)));
    }
    if news.is_empty()
        && let Some(text) = last_entry(texts, pad)
    {
        news.push(Announcement::plain(texts.play_last(&text)));
    }
    news
}

/// The last entry.
fn last_entry(texts: &Texts, pad: &Pad) -> Option<String> {
    let (entry, event) = pad.events().last()?;
    Some(words::describe(texts, &pad.header.seats, pad.state(), *entry, event))
}

/// What a screen reader says once something was entered: that, and what it brought.
pub fn spoken(texts: &Texts, pad: &Pad, figures: &Figures) -> String {
    let last = last_entry(texts, pad).map(|text| texts.play_last(&text));
    let news = figures.news.iter().map(|news| &news.text).filter(|text| Some(*text) != last.as_ref());
    last.iter().chain(news).cloned().collect::<Vec<_>>().join(". ")
}

/// The height of a line of news, where there is room.
const LINE: f32 = 28.0;

/// The room that the news take on a card as high as this.
pub fn height(card: f32) -> f32 {
    if card < 480.0 { 36.0 } else { 52.0 }
}

/// Shows the news, as many lines as there is room for; in the past what that is comes first.
pub fn show(ui: &mut Ui, figures: &Figures, rect: Rect, past: Option<&str>) {
    if let Some(past) = past {
        let news: Vec<&str> = figures.news.iter().map(|news| news.text.as_str()).collect();
        return past_band::show(ui, rect, past, &news.join(" · "));
    }
    let theme = Theme::of(ui.ctx());
    let lines: usize = if rect.height() < 40.0 { 1 } else { 2 };
    let news = &figures.news;
    // What has no line of its own shares the last one.
    let (own, rest) = news.split_at(news.len().min(lines - 1));
    let joined: Vec<&str> = rest.iter().map(|news| news.text.as_str()).collect();
    let shown =
        own.iter().map(|news| news.text.clone()).chain((!rest.is_empty()).then(|| joined.join(" · ")));
    let award = news.iter().any(|news| news.kind == NewsKind::Award);
    let warns = news.first().is_some_and(|news| news.kind == NewsKind::Warning);
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
    for (k, news) in news.iter().enumerate() {
        let response = ui.interact(rect, ui.scope_id().with(("news", k)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &news.text));
    }
}
