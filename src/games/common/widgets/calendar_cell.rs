//! A day or a week of a calendar: its number, and how it stands, told by its shape and a figure.

use egui::{Align2, Color32, Painter, Rect, StrokeKind, vec2};

use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::fitted_text,
};

/// What is between the place of a cell and what is painted: there is the light around a chosen one.
const EDGE: f32 = 3.0;
/// How much of the ground a day of another month has.
const FAINT: f32 = 0.4;
/// The line of now has so much of the width of its cell.
const NOW: f32 = 0.4;

/// How a cell stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellMark<'a> {
    /// Filled, with a figure.
    Filled(&'a str),
    /// Outlined, with a figure.
    Outlined(&'a str),
    /// Outlined, with dots: something was begun.
    Dots,
    /// A bare ground.
    Empty,
    /// Nothing but its number.
    Bare,
    /// A faint ground: it is of another month.
    Outside,
}

/// A cell to paint.
#[derive(Clone, Copy, Debug)]
pub struct CalendarCell<'a> {
    /// The number of the day or the week.
    pub number: &'a str,
    /// How it stands.
    pub mark: CellMark<'a>,
    /// It is the one of now: a line below its number or figure says so.
    pub is_now: bool,
    /// It is the one that is looked at.
    pub is_chosen: bool,
}

impl CalendarCell<'_> {
    /// That of a day of another month.
    pub const fn outside() -> Self {
        Self { number: "", mark: CellMark::Outside, is_now: false, is_chosen: false }
    }

    /// Paints it.
    pub fn paint(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let rect = place.shrink(EDGE);
        let radius = theme::radius::CONTROL;
        if self.is_chosen {
            painter.rect_filled(place, radius, theme.selection);
        }
        let (fill, edge, ink) = match self.mark {
            CellMark::Filled(_) => (Some(theme.gold_ink), None, theme.paper),
            CellMark::Outlined(_) => (Some(theme.raised), Some(theme.gold_ink), theme.ink),
            CellMark::Dots => (Some(theme.raised), Some(theme.outline), theme.ink),
            CellMark::Empty => (Some(theme.band), None, theme.ink_soft),
            CellMark::Bare => (None, None, theme.ink_soft),
            CellMark::Outside => (Some(theme.band.gamma_multiply(FAINT)), None, theme.ink_soft),
        };
        if let Some(fill) = fill {
            painter.rect_filled(rect, radius, fill);
        }
        if let Some(edge) = edge {
            painter.rect_stroke(rect, radius, theme::stroke::strong(edge), StrokeKind::Inside);
        }
        let width = rect.width() - space::TIGHT;
        let middle = rect.center() + vec2(0.0, rect.height() * 0.16);
        match self.mark {
            CellMark::Filled(figure) | CellMark::Outlined(figure) => {
                self.corner(painter, rect, ink);
                let size = TextSize::fitted(rect.height() * 0.36, TextSize::TINY..=TextSize::TITLE);
                let font = theme::bold(size);
                fitted_text(painter, middle, Align2::CENTER_CENTER, figure, font, ink, width);
            }
            CellMark::Dots => {
                self.corner(painter, rect, ink);
                let radius = (rect.width() * 0.05).clamp(1.4, 3.0);
                for step in [-1.0, 0.0, 1.0] {
                    painter.circle_filled(middle + vec2(step * radius * 3.4, 0.0), radius, ink);
                }
            }
            CellMark::Empty | CellMark::Bare | CellMark::Outside => {
                let font = theme::body(TextSize::SMALL);
                let (font, ink) =
                    if self.is_now { (theme::bold(TextSize::SMALL), theme.ink) } else { (font, ink) };
                fitted_text(painter, rect.center(), Align2::CENTER_CENTER, self.number, font, ink, width);
            }
        }
        if self.is_now {
            let ink = if fill == Some(theme.gold_ink) { theme.paper } else { theme.gold_ink };
            let (middle, half) = (rect.center_bottom() - vec2(0.0, space::TIGHT), rect.width() * NOW / 2.0);
            painter.hline(middle.x - half..=middle.x + half, middle.y, theme::stroke::ring(ink));
        }
    }

    /// The number in the upper left corner.
    fn corner(&self, painter: &Painter, rect: Rect, ink: Color32) {
        let at = rect.left_top() + vec2(space::TIGHT, space::HAIR);
        painter.text(at, Align2::LEFT_TOP, self.number, theme::body(TextSize::TINY), ink);
    }
}
