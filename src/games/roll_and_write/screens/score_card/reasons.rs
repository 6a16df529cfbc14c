//! The list of reasons for the numbers of one row.

use egui::{Id, Rect, RichText, ScrollArea, Sense, StrokeKind, TextFormat, Ui, Vec2, text::LayoutJob, vec2};

use super::{card_item::CardItem, ending::Ending};
use crate::{
    rules::BreakdownExt as _,
    text::{
        event_text,
        score_text::{ScoreText, capital},
    },
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
/// The heights of the heading, and of a line about what is odd.
const HEADING: f32 = 44.0;
const ODD: f32 = 32.0;
/// The side of a drawing where reasons stand close together.
const LOW_DRAWING: f32 = 20.0;

/// The reasons of a row in a list that scrolls, below which the total stays in sight; what is pointed at in the table stands
/// out, and what is odd about the game, if anything is, comes first. At the end of a game they come as their numbers do.
pub fn show(
    ui: &mut Ui,
    score: &ScoreText<'_>,
    odd: Option<&str>,
    (row, size): (usize, TextSize),
    pointed: Option<(usize, CardItem)>,
    ending: Option<&Ending>,
) {
    heading(ui, score, row);
    let room = ui.available_height() - if odd.is_some() { ODD } else { 0.0 };
    let height = |low: bool| list_height(ui, score, (row, size), ui.available_width(), low);
    let low = height(false) > room;
    let mut listed = numbers(score, row);
    let spare = low.then(|| (room - height(true)) / listed.len() as f32);
    let apart = spare.map_or(0.0, |spare| spare.clamp(theme::space::HAIR, theme::space::SMALL).floor());
    let is_tight = spare.is_some_and(|spare| spare < theme::space::HAIR);
    let total = listed.pop_if(|item| is_tight && *item == CardItem::Total);
    let of = |item| entry_height(ui, score, (row, size), item, (ui.available_width(), low));
    let most = ui.available_height() - total.map_or(0.0, of);
    let most = match total {
        Some(_) if odd.is_none() => whole(listed.iter().map(|item| of(*item) + apart), most),
        _ => most,
    };
    let look = Look { low, pointed, ending };
    ScrollArea::vertical().auto_shrink(false).max_height(most).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y += apart;
        if let Some(odd) = odd {
            form::fault(ui, odd);
        }
        entries(ui, score, (row, size), &listed, look);
    });
    entries(ui, score, (row, size), total.as_slice(), look);
}

/// So much of a room as holds whole entries of these heights; all of it where more than a line of the next one is seen.
fn whole(heights: impl Iterator<Item = f32>, room: f32) -> f32 {
    let ends = heights.scan(0.0, |end, height| {
        *end += height;
        Some(*end)
    });
    ends.take_while(|end| *end <= room).last().filter(|end| room - end < LOW_DRAWING).unwrap_or(room)
}

/// Whose reasons they are.
pub fn heading(ui: &mut Ui, score: &ScoreText<'_>, row: usize) {
    let texts = score.texts;
    let who = event_text::who(texts, score.seats, row);
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(texts.score_reasons(&who)).font(theme::title(TextSize::HEADING)).color(theme.ink));
    ui.add_space(theme::space::SMALL);
}

/// The height of the reasons in so wide a card, whichever row is asked for.
pub fn height(ui: &Ui, score: &ScoreText<'_>, is_odd: bool, width: f32, size: TextSize) -> f32 {
    let of_row = |row: usize| list_height(ui, score, (row, size), width, false);
    let rows = (0..score.rows.len()).filter(|row| score.rows[*row].total().is_some());
    HEADING + if is_odd { ODD } else { 0.0 } + rows.map(of_row).fold(0.0, f32::max)
}

/// The same of one row, without what stands above; its reasons close together where they are `low`.
fn list_height(ui: &Ui, score: &ScoreText<'_>, (row, size): (usize, TextSize), width: f32, low: bool) -> f32 {
    let numbers = numbers(score, row);
    let sum = |items: &[CardItem], width: f32| -> f32 {
        items.iter().map(|item| entry_height(ui, score, (row, size), *item, (width, low))).sum()
    };
    if width <= TWO_COLUMNS {
        return sum(&numbers, width);
    }
    let (types, others) = numbers.split_at(BuildingType::COUNT);
    let [first, second] = two_columns(ui, score, (row, size), others, width);
    sum(types, first).max(sum(others, second))
}

/// The numbers that a row has.
fn numbers(score: &ScoreText<'_>, row: usize) -> Vec<CardItem> {
    CardItem::all().filter(|item| item.of(&score.rows[row]).is_some()).collect()
}

/// All reasons of a row, as high as they are; close together where there is no room for more.
pub fn list(
    ui: &mut Ui,
    score: &ScoreText<'_>,
    at: (usize, TextSize),
    low: bool,
    pointed: Option<(usize, CardItem)>,
    ending: Option<&Ending>,
) {
    entries(ui, score, at, &numbers(score, at.0), Look { low, pointed, ending });
}

/// How reasons look.
#[derive(Clone, Copy)]
struct Look<'a> {
    /// They stand close together.
    low: bool,
    /// What is pointed at in the table.
    pointed: Option<(usize, CardItem)>,
    ending: Option<&'a Ending>,
}

/// The reasons of these numbers.
fn entries(
    ui: &mut Ui,
    score: &ScoreText<'_>,
    (row, size): (usize, TextSize),
    numbers: &[CardItem],
    Look { low, pointed, ending }: Look<'_>,
) {
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
            // What is between two reasons comes after each, not in it as well.
            ui.spacing_mut().item_spacing.y = 0.0;
            if let (Some(ending), Some(column)) = (ending, columns.iter().position(|one| *one == item)) {
                ui.multiply_opacity(ending.seen(row, column, columns.len()));
            }
            entry(ui, score, (row, size), (item, mark(item)), low);
        });
    };
    if ui.available_width() > TWO_COLUMNS && numbers.len() > BuildingType::COUNT {
        let (types, others) = numbers.split_at(BuildingType::COUNT);
        let [first, second] = two_columns(ui, score, (row, size), others, ui.available_width());
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
        for &item in numbers {
            show(ui, item);
        }
    }
}

/// The widths of two columns. The reasons of types are long: they have what the others leave.
fn two_columns(
    ui: &Ui,
    score: &ScoreText<'_>,
    at: (usize, TextSize),
    others: &[CardItem],
    width: f32,
) -> [f32; 2] {
    let second = widest(ui, score, at, others).min(width / 2.0);
    [width - second - theme::space::LARGE, second]
}

/// How wide a column of these reasons is.
fn widest(ui: &Ui, score: &ScoreText<'_>, (row, size): (usize, TextSize), items: &[CardItem]) -> f32 {
    let lines = items.iter().flat_map(|item| item.reasons(score, row));
    let width = |line: String| {
        let font = theme::bold(size);
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

/// The lines of a reason.
fn lines(
    theme: &Theme,
    score: &ScoreText<'_>,
    (row, size): (usize, TextSize),
    item: CardItem,
) -> Vec<LayoutJob> {
    let font = if item == CardItem::Total { theme::bold(size) } else { theme::body(size) };
    let line = |line: String| {
        let mut job = LayoutJob::default();
        if matches!(item, CardItem::Type(_)) {
            let name = TextFormat::simple(theme::bold(size), theme.ink);
            job.append(&item.name(score), 0.0, name);
            job.append(&line, 8.0, TextFormat::simple(font.clone(), theme.ink));
        } else {
            job.append(&capital(&line), 0.0, TextFormat::simple(font.clone(), theme.ink));
        }
        job
    };
    item.reasons(score, row).into_iter().map(line).collect()
}

/// The height of a reason in so wide a column, with what is left below it.
fn entry_height(
    ui: &Ui,
    score: &ScoreText<'_>,
    at: (usize, TextSize),
    item: CardItem,
    (width, low): (f32, bool),
) -> f32 {
    let (side, around) = drawing_of(low);
    let mut height = around;
    for mut line in lines(&Theme::of(ui.ctx()), score, at, item) {
        line.wrap.max_width = width - side - theme::space::MEDIUM;
        height += ui.painter().layout_job(line).size().y + theme::space::HAIR;
    }
    height.max(side) + around + ui.spacing().item_spacing.y
}

/// The side of a drawing, and what is left above and below its reason.
const fn drawing_of(low: bool) -> (f32, f32) {
    if low { (LOW_DRAWING, 0.0) } else { (theme::size::SMALL_DRAWING, theme::space::TIGHT) }
}

fn entry(
    ui: &mut Ui,
    score: &ScoreText<'_>,
    at: (usize, TextSize),
    (item, mark): (CardItem, Option<Mark>),
    low: bool,
) {
    let theme = Theme::of(ui.ctx());
    let (side, around) = drawing_of(low);
    let behind = ui.painter().add(egui::Shape::Noop);
    let response = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::HAIR);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        icon(ui, &theme, rect, item);
        ui.vertical(|ui| {
            ui.add_space(around);
            for line in lines(&theme, score, at, item) {
                ui.label(line);
            }
        });
    });
    let own = response.response.rect;
    let rect = own.expand2(vec2(theme::space::SMALL, theme::space::TIGHT));
    // Of the first one no edge lies beyond the list.
    let rect = rect.with_min_y(rect.min.y.max(ui.clip_rect().min.y.min(own.min.y)));
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
    ui.add_space(around);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_reason_is_begun_where_less_than_a_line_of_it_would_be_seen() {
        let seen = |room| whole([24.0, 60.0, 24.0].into_iter(), room);
        assert_eq!([seen(84.0), seen(100.0), seen(110.0)], [84.0, 84.0, 108.0]);
        assert_eq!([seen(20.0), seen(50.0)], [20.0, 50.0]);
    }
}
