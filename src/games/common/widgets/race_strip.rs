//! A race in a line or a column, beside the same in another game: of each type of building how many somebody has and how many
//! the best of the others, what that comes to, and where it is more or less than there.

use egui::{Align2, Painter, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

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

/// The room of the total and of its difference where they stand beside what the total is.
const BESIDE: f32 = 104.0;

/// Where it lies.
#[derive(Clone, Copy, Debug)]
pub enum StripPlace {
    /// In a line, the total at its end.
    Line(Rect),
    /// The types one below the other, and the total in a line elsewhere.
    Column {
        /// Of the types.
        types: Rect,
        /// Of the total.
        total: Rect,
    },
}

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
pub fn show(ui: &Ui, place: StripPlace, strip: &RaceStrip, other: &RaceStrip, words: &StripWords<'_>) {
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    let count = BuildingType::COUNT as f32;
    let (whole, types, step, size) = match place {
        StripPlace::Line(line) => {
            let types = line.with_max_x(line.max.x - (line.width() * TOTAL).max(TOTAL_LEAST));
            let width = types.width() / count;
            (line, types, vec2(width, 0.0), vec2(width, types.height()))
        }
        StripPlace::Column { types, .. } => {
            let height = types.height() / count;
            (types, types, vec2(0.0, height), vec2(types.width(), height.min(HEIGHT)))
        }
    };
    let response = ui.interact(whole, ui.scope_id().with("race strip"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words.said));
    response.on_hover_text(words.said.as_str());
    for (k, building) in BuildingType::ALL.into_iter().enumerate() {
        let cell = Rect::from_min_size(types.min + step * k as f32, size);
        let (own, most) = strip.types[k];
        of_type(painter, &theme, cell, building, (own, most), i32::from(own) - i32::from(other.types[k].0));
    }
    let more = strip.total - other.total;
    match place {
        StripPlace::Line(line) => {
            total_below(painter, &theme, line.with_min_x(types.max.x + space::SMALL), words, more);
        }
        StripPlace::Column { total, .. } => total_beside(painter, &theme, total, words, more),
    }
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

/// The total below what it is.
fn total_below(painter: &Painter, theme: &Theme, place: Rect, words: &StripWords<'_>, more: i32) {
    let top = pos2(place.min.x, place.min.y + theme::size::SMALL_DRAWING / 2.0);
    let soft = theme::body(TextSize::SMALL);
    fitted_text(painter, top, Align2::LEFT_CENTER, words.title, soft, theme.ink_soft, place.width());
    let below = pos2(place.min.x, place.max.y - TextSize::HEADING.points() / 2.0 - space::HAIR);
    figure(painter, theme, below, (&words.total, place.width() - 2.0 * space::WIDE), more);
}

/// The total in a line with what it is.
fn total_beside(painter: &Painter, theme: &Theme, place: Rect, words: &StripWords<'_>, more: i32) {
    let (at, soft) = (place.left_center(), theme::body(TextSize::SMALL));
    let room = place.width() - BESIDE;
    let title = fitted_text(painter, at, Align2::LEFT_CENTER, words.title, soft, theme.ink_soft, room);
    let beside = pos2(title.max.x + space::SMALL, at.y);
    figure(painter, theme, beside, (&words.total, place.max.x - beside.x - 2.0 * space::WIDE), more);
}

/// The figure of the total in so much room, and how much more or less it is behind that.
fn figure(painter: &Painter, theme: &Theme, at: Pos2, (total, room): (&str, f32), more: i32) {
    let font = theme::figures(TextSize::HEADING);
    let written = fitted_text(painter, at, Align2::LEFT_CENTER, total, font, theme.gold_ink, room);
    difference(painter, theme, pos2(written.max.x + space::SMALL, at.y), more, true);
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
