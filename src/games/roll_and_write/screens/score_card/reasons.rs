//! The list of reasons for the numbers of one row.

use egui::{Id, Rect, RichText, ScrollArea, Sense, StrokeKind, TextFormat, Ui, Vec2, text::LayoutJob, vec2};

use super::{card_item::CardItem, ending::Ending};
use crate::text::{
    event_text,
    score_text::{ScoreText, capital},
};
use common::{BuildingType, drawing};
use ui::{
    drawing::{
        coin::{self, Coin},
        symbols::{self, Symbol},
    },
    form,
    theme::{self, TextSize, Theme},
};

/// Wider lists have two columns.
const TWO_COLUMNS: f32 = 640.0;

/// The reasons of a row in a list that scrolls; what is pointed at in the table stands out, and what is odd about the game,
/// if anything is, comes first. At the end of a game they come as their numbers do.
pub fn show(
    ui: &mut Ui,
    score: &ScoreText<'_>,
    odd: Option<&str>,
    row: usize,
    pointed: Option<(usize, CardItem)>,
    ending: Option<&Ending>,
) {
    heading(ui, score, row);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        if let Some(odd) = odd {
            form::fault(ui, odd);
        }
        list(ui, score, row, pointed, ending);
    });
}

/// Whose reasons they are.
pub fn heading(ui: &mut Ui, score: &ScoreText<'_>, row: usize) {
    let texts = score.texts;
    let who = event_text::who(texts, score.seats, row);
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(texts.score_reasons(&who)).font(theme::title(TextSize::HEADING)).color(theme.ink));
    ui.add_space(theme::space::SMALL);
}

/// The reasons, as high as they are.
pub fn list(
    ui: &mut Ui,
    score: &ScoreText<'_>,
    row: usize,
    pointed: Option<(usize, CardItem)>,
    ending: Option<&Ending>,
) {
    let numbers: Vec<CardItem> = CardItem::all().filter(|item| item.of(&score.rows[row]).is_some()).collect();
    let known = Id::unique("the reason that was scrolled to");
    let is_new = ui.data_mut(|data| {
        let before = data.get_temp(known);
        data.insert_temp(known, pointed);
        before != Some(pointed)
    });
    let mark = |item| (pointed == Some((row, item))).then_some(if is_new { Mark::New } else { Mark::Known });
    let columns = CardItem::of_any(score);
    let show = |ui: &mut Ui, item: CardItem| {
        ui.scope(|ui| {
            if let (Some(ending), Some(column)) = (ending, columns.iter().position(|one| *one == item)) {
                ui.multiply_opacity(ending.seen(row, column, columns.len()));
            }
            entry(ui, score, row, item, mark(item));
        });
    };
    if ui.available_width() > TWO_COLUMNS {
        let (types, others) = numbers.split_at(BuildingType::COUNT);
        // The reasons of types are long: they have what the others leave.
        let second = widest(ui, score, row, others).min(ui.available_width() / 2.0);
        let first = ui.available_width() - second - theme::space::LARGE;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::space::LARGE;
            for (width, numbers) in [(first, types), (second, others)] {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    for &item in numbers {
                        show(ui, item);
                    }
                });
            }
        });
    } else {
        for &item in &numbers {
            show(ui, item);
        }
    }
}

/// How wide a column of these reasons is.
fn widest(ui: &Ui, score: &ScoreText<'_>, row: usize, items: &[CardItem]) -> f32 {
    let lines = items.iter().flat_map(|item| item.reasons(score, row));
    let width = |line: String| {
        let font = theme::bold(TextSize::TEXT);
        ui.painter().layout_no_wrap(capital(&line), font, egui::Color32::PLACEHOLDER).size().x
    };
    lines.map(width).fold(0.0, f32::max) + theme::size::SMALL_DRAWING + theme::space::WIDE
}

/// A reason whose number is pointed at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// Since this frame: it is scrolled to.
    New,
    /// Since before.
    Known,
}

fn entry(ui: &mut Ui, score: &ScoreText<'_>, row: usize, item: CardItem, mark: Option<Mark>) {
    let theme = Theme::of(ui.ctx());
    let behind = ui.painter().add(egui::Shape::Noop);
    let response = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::HAIR);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(theme::size::SMALL_DRAWING), Sense::hover());
        icon(ui, &theme, rect, item);
        ui.vertical(|ui| {
            ui.add_space(theme::space::TIGHT);
            let font = if item == CardItem::Total {
                theme::bold(TextSize::TEXT)
            } else {
                theme::body(TextSize::TEXT)
            };
            for line in item.reasons(score, row) {
                let mut job = LayoutJob::default();
                if matches!(item, CardItem::Type(_)) {
                    let name = TextFormat::simple(theme::bold(TextSize::TEXT), theme.ink);
                    job.append(&item.name(score), 0.0, name);
                    job.append(&line, 8.0, TextFormat::simple(font.clone(), theme.ink));
                } else {
                    job.append(&capital(&line), 0.0, TextFormat::simple(font.clone(), theme.ink));
                }
                ui.label(job);
            }
        });
    });
    let rect = response.response.rect.expand2(vec2(5.0, 1.0));
    if let Some(mark) = mark {
        let shape = egui::epaint::RectShape::new(
            rect,
            theme::radius::INNER,
            theme.band,
            theme::stroke::edge(theme.gold),
            StrokeKind::Inside,
        );
        ui.painter().set(behind, shape);
        if mark == Mark::New {
            ui.scroll_to_rect(rect, None);
        }
    }
    ui.add_space(theme::space::TIGHT);
}

fn icon(ui: &Ui, theme: &Theme, rect: Rect, item: CardItem) {
    let painter = ui.painter();
    match item {
        CardItem::Type(k) => drawing::paint(painter, rect, theme, BuildingType::ALL[k]),
        CardItem::Lines => symbols::paint(painter, rect.shrink(5.0), Symbol::Grid, theme.gold_ink),
        CardItem::Coins => coin::paint(painter, rect.shrink(3.0), theme, Coin::Owned, 0),
        CardItem::Bonus => symbols::paint(painter, rect.shrink(5.0), Symbol::Plus, theme.gold_ink),
        CardItem::Total => symbols::paint(painter, rect.shrink(5.0), Symbol::Star, theme.gold_ink),
    }
}
