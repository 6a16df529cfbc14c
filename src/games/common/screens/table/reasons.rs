//! The reasons of a score: every number with what it is made of.

use std::collections::HashSet;

use egui::{
    Galley, Rect, RichText, Role, ScrollArea, Sense, Shape, StrokeKind, Ui, WidgetInfo, epaint::RectShape,
    pos2, vec2,
};

use crate::{table::TableGame, words::named};
use kernel::{Breakdown, Kind, record::Seat};
use text::{Texts, without_rules};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{points, surface},
};

/// A line of the list, at least.
const LINE: f32 = 28.0;
/// How far parts stand behind what they are parts of.
const DEEPER: f32 = theme::space::LARGE;
/// The width of the figures.
const FIGURES: f32 = 48.0;

/// A part that stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedPart {
    /// Which, from 0.
    pub part: usize,
    /// Since this frame: it is scrolled to.
    pub is_new: bool,
}

/// Lists what a row got and why, part by part.
pub fn show<G: TableGame>(
    ui: &mut Ui,
    texts: &Texts,
    seats: &[Seat],
    name: &str,
    card: &Breakdown<<G::Table as Kind>::Reason>,
    marked: Option<MarkedPart>,
) {
    surface::heading(ui, &texts.score_reasons(&named(texts, name)));
    ui.add_space(theme::space::TIGHT);
    ScrollArea::vertical().id_salt("reasons").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let theme = Theme::of(ui.ctx());
        let mut told = HashSet::new();
        for (k, part) in card.parts.iter().enumerate() {
            let behind = ui.painter().add(Shape::Noop);
            let is_new = |part: &&Breakdown<_>| told.insert(why::<G>(texts, seats, &part.reason));
            let is_known = part.parts.iter().filter(is_new).count() == 0;
            let rect = match part.parts.as_slice() {
                // All that it is made of is one number, and why that is so much was told above.
                [only] if is_known && only.parts.is_empty() => {
                    let [all, name] = [part, only].map(|part| G::part(texts, seats, &part.reason));
                    line(ui, texts, [&format!("{all} · {name}"), ""], part.vp, 0)
                }
                _ => list::<G>(ui, texts, seats, part, 0),
            };
            let Some(marked) = marked.filter(|marked| marked.part == k) else { continue };
            let (radius, edge) = (theme::radius::INNER, theme::stroke::edge(theme.gold));
            let mark = RectShape::new(rect, radius, theme.band, edge, StrokeKind::Inside);
            ui.painter().set(behind, mark);
            if marked.is_new {
                ui.scroll_to_rect(rect, None);
            }
        }
    });
}

/// Why a number is so much, for those who have no rules at hand.
pub fn why<G: TableGame>(texts: &Texts, seats: &[Seat], reason: &<G::Table as Kind>::Reason) -> String {
    without_rules(&G::reason(texts, seats, reason))
}

/// How far below its top the first line of a text stands.
fn baseline(galley: &Galley) -> f32 {
    let first = galley.rows.first().and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y));
    first.unwrap_or_default()
}

/// A number with what it is made of, so deep in the list; returns where the number stands.
pub fn list<G: TableGame>(
    ui: &mut Ui,
    texts: &Texts,
    seats: &[Seat],
    number: &Breakdown<<G::Table as Kind>::Reason>,
    depth: usize,
) -> Rect {
    let (part, why) = (G::part(texts, seats, &number.reason), why::<G>(texts, seats, &number.reason));
    let rect = line(ui, texts, [&part, &why], number.vp, depth);
    for part in &number.parts {
        list::<G>(ui, texts, seats, part, depth + 1);
    }
    rect
}

/// A number with what it is called, and why it is so much if that is told; returns where it stands.
fn line(ui: &mut Ui, texts: &Texts, [part, why]: [&str; 2], vp: i32, depth: usize) -> Rect {
    let theme = Theme::of(ui.ctx());
    let vp = points(vp);
    let said = texts.pad_said(part, &if why.is_empty() { vp.clone() } else { format!("{vp}, {why}") });
    let (font, ink) = match depth {
        0 => (theme::title(TextSize::LEAD), theme.gold_ink),
        _ => (theme::body(TextSize::TEXT), theme.ink),
    };
    let words = if why.is_empty() { part.to_owned() } else { texts.pad_said(part, why) };
    let before = DEEPER * depth as f32 + FIGURES;
    let words = ui.painter().layout(words, font, ink, ui.available_width() - before);
    // Long words go on below.
    let height = LINE.max(words.size().y + theme::space::TIGHT);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    if depth == 0 {
        ui.painter().hline(rect.x_range(), rect.max.y - 1.0, theme::stroke::fine(theme.gold_line));
    }
    let (left, top) = (rect.min.x + before, rect.center().y - words.size().y / 2.0);
    let figure = ui.painter().layout_no_wrap(vp, theme::figures(TextSize::TEXT), theme.ink);
    // Faces of other heights stand on one line.
    let at = vec2(figure.size().x + theme::space::MEDIUM, baseline(&figure) - baseline(&words));
    ui.painter().galley(pos2(left, top) - at, figure, theme.ink);
    ui.painter().galley(pos2(left, top), words, ink);
    response.on_hover_text(RichText::new(said));
    rect
}
