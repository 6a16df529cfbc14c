//! Money: a card, and the mark of its currency, which tells it without its colour.

use egui::{Align2, Painter, Pos2, Rect, Shape, StrokeKind, pos2, vec2};

use crate::rules::{Currency, play::Card};
use ui::theme::{self, TextSize, Theme, space};

/// A card is so much higher than wide.
pub const ASPECT: f32 = 1.36;
/// The share of its height that the band with the mark has.
const BAND: f32 = 0.3;

/// How a card lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardLook {
    /// It is chosen.
    pub chosen: bool,
    /// It is pointed at.
    pub pointed: bool,
}

/// Draws a card.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, card: Card, look: CardLook) {
    let colours = theme.money[card.currency().index()];
    let radius = theme::radius::of(rect.width() * 0.12);
    painter.add(theme::shadow::low(theme.shadow).as_shape(rect, radius));
    let fill = if look.pointed { theme.raised_hover } else { theme.raised };
    painter.rect_filled(rect, radius, fill);
    let inside = rect.shrink(space::HAIR);
    let band = inside.with_max_y(inside.min.y + inside.height() * BAND);
    painter.rect_filled(band, theme::radius::of(rect.width() * 0.1), colours.band);
    mark(painter, band.center(), band.height() * 0.3, theme, card.currency());
    let below = inside.with_min_y(band.max.y);
    let size = TextSize::fitted(rect.height() * 0.42, TextSize::SMALL..=TextSize::RESULT);
    let value = card.value().to_string();
    painter.text(below.center(), Align2::CENTER_CENTER, value, theme::title(size), theme.ink);
    let edge = if look.chosen { theme::stroke::ring(theme.focus) } else { theme::stroke::edge(colours.band) };
    painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
}

/// Draws the mark of a currency, in the ink of its band.
pub fn mark(painter: &Painter, centre: Pos2, radius: f32, theme: &Theme, currency: Currency) {
    let stroke = theme::stroke::strong(theme.money[currency.index()].on_band);
    let around = |turn: f32, corners: usize| -> Vec<Pos2> {
        let corner = |k: usize| {
            let angle = std::f32::consts::TAU * (k as f32 / corners as f32 + turn);
            centre + radius * 1.15 * vec2(angle.cos(), angle.sin())
        };
        (0..corners).map(corner).collect()
    };
    match currency {
        Currency::Florin => painter.circle_stroke(centre, radius, stroke),
        Currency::Dirham => painter.add(Shape::closed_line(around(0.125, 4), stroke)),
        Currency::Dinar => painter.add(Shape::closed_line(around(0.0, 4), stroke)),
        Currency::Ducat => painter.add(Shape::closed_line(around(-0.25, 3), stroke)),
    };
}

/// Where cards lie in a row, left to right, as large as there is room for; they overlap where they must.
#[must_use]
pub fn row(room: Rect, cards: usize, largest: f32) -> Vec<Rect> {
    let height = room.height().min(largest * ASPECT);
    let size = vec2(height / ASPECT, height);
    let free = (room.width() - size.x).max(0.0);
    let step = if cards > 1 { (free / (cards - 1) as f32).min(size.x + space::SMALL) } else { 0.0 };
    let place = |k: usize| {
        Rect::from_min_size(pos2(room.min.x + step * k as f32, room.center().y - size.y / 2.0), size)
    };
    (0..cards).map(place).collect()
}

/// What shows of a card that lies under the next one.
#[must_use]
pub fn visible(places: &[Rect], k: usize) -> Rect {
    let rect = places[k];
    places.get(k + 1).map_or(rect, |next| rect.with_max_x(next.min.x.min(rect.max.x)))
}
