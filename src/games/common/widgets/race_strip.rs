//! A race in a line, beside the same in another game: of each type of building how many somebody has and how many the best of
//! the others, what that comes to, and where it is more or less than there.

use egui::{Align2, Painter, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use crate::{BuildingType, drawing};
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme, space},
    widgets::fitted_text,
};

/// The height of the line.
pub const HEIGHT: f32 = 52.0;
/// The room of the total, as a part of the whole, and at least.
const TOTAL: f32 = 0.24;
const TOTAL_LEAST: f32 = 128.0;
/// From this width on a type says how many more or fewer there are; in a narrower one figures stand close together.
const COUNTED: f32 = 56.0;
const NARROW: f32 = 40.0;
/// The sign of more or less.
const SIGN: f32 = 12.0;

/// How far somebody is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceStrip {
    /// Of each type how many, and the most that anybody else has.
    pub types: [(u8, u8); BuildingType::COUNT],
    /// The VP by now.
    pub total: i32,
}

impl RaceStrip {
    /// How far somebody is in one of so many rows, by how many of a type each of them has, and what that comes to.
    #[must_use]
    pub fn of(rows: usize, row: usize, count: impl Fn(usize, BuildingType) -> u8, total: i32) -> Self {
        let of_type = |building: BuildingType| {
            let others = (0..rows).filter(|other| *other != row);
            let most = others.map(|other| count(other, building)).max();
            (count(row, building), most.unwrap_or_default())
        };
        Self { types: BuildingType::ALL.map(of_type), total }
    }
}

/// What is said of it.
pub struct StripWords<'a> {
    /// What the total is.
    pub title: &'a str,
    /// The total.
    pub total: String,
    /// All of it, for a screen reader.
    pub said: String,
}

/// Shows it in a place, beside that of the other game.
pub fn show(ui: &Ui, place: Rect, strip: &RaceStrip, other: &RaceStrip, words: &StripWords<'_>) {
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    let response = ui.interact(place, ui.scope_id().with("race strip"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words.said));
    let types = place.with_max_x(place.max.x - (place.width() * TOTAL).max(TOTAL_LEAST));
    let step = types.width() / BuildingType::COUNT as f32;
    for (k, building) in BuildingType::ALL.into_iter().enumerate() {
        let left = types.min.x + step * k as f32;
        let cell = Rect::from_x_y_ranges(left..=left + step, types.y_range());
        let (own, most) = strip.types[k];
        of_type(painter, &theme, cell, building, (own, most), i32::from(own) - i32::from(other.types[k].0));
    }
    total(painter, &theme, place.with_min_x(types.max.x + space::SMALL), words, strip.total - other.total);
}

fn of_type(
    painter: &Painter,
    theme: &Theme,
    cell: Rect,
    building: BuildingType,
    (own, most): (u8, u8),
    more: i32,
) {
    let line = theme::size::SMALL_DRAWING;
    let side = line.min(cell.width() - SIGN - 2.0 * space::HAIR);
    let middle = cell.min.y + line / 2.0;
    let icon = Rect::from_center_size(pos2(cell.min.x + side / 2.0, middle), Vec2::splat(side));
    drawing::paint(painter, icon, theme, building);
    let beside = pos2(icon.max.x + space::HAIR, middle);
    difference(painter, theme, beside, more, cell.width() >= COUNTED);
    let ahead = own > most;
    let font = if ahead { theme::bold(TextSize::SMALL) } else { theme::body(TextSize::SMALL) };
    let at = pos2(cell.min.x, (cell.min.y + line + cell.max.y) / 2.0);
    let room = cell.width() - space::TIGHT;
    let apart = if cell.width() < NARROW { ":" } else { " : " };
    fitted_text(painter, at, Align2::LEFT_CENTER, &format!("{own}{apart}{most}"), font, theme.ink, room);
}

fn total(painter: &Painter, theme: &Theme, place: Rect, words: &StripWords<'_>, more: i32) {
    let top = pos2(place.min.x, place.min.y + theme::size::SMALL_DRAWING / 2.0);
    let soft = theme::body(TextSize::SMALL);
    fitted_text(painter, top, Align2::LEFT_CENTER, words.title, soft, theme.ink_soft, place.width());
    let below = pos2(place.min.x, place.max.y - TextSize::HEADING.points() / 2.0 - space::HAIR);
    let font = theme::figures(TextSize::HEADING);
    let room = place.width() - 2.0 * space::WIDE;
    let figure = fitted_text(painter, below, Align2::LEFT_CENTER, &words.total, font, theme.gold_ink, room);
    difference(painter, theme, pos2(figure.max.x + space::SMALL, below.y), more, true);
}

/// More or fewer than in the other game: a sign up or down, and how many; nothing where it is the same.
fn difference(painter: &Painter, theme: &Theme, left: Pos2, more: i32, is_counted: bool) {
    let (symbol, ink) = match more {
        0 => return,
        1.. => (Symbol::ArrowUp, theme.success),
        _ => (Symbol::ArrowDown, theme.danger),
    };
    let sign = Rect::from_center_size(left + Vec2::new(SIGN / 2.0, 0.0), Vec2::splat(SIGN));
    symbols::paint(painter, sign, symbol, ink);
    if is_counted {
        let at = pos2(sign.max.x + space::HAIR, left.y);
        painter.text(at, Align2::LEFT_CENTER, more.abs(), theme::bold(TextSize::TINY), theme.ink);
    }
}
