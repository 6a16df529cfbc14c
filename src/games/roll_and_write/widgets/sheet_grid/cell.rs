//! One cell at any size: its tile, the building, its letter, and the cross where it is built.

use egui::{Align2, CornerRadius, Painter, Rect, StrokeKind, vec2};

use super::Letters;
use common::{
    BuildingType,
    drawing::{self, colours_of},
};
use ui::{
    drawing::{cross, stamp},
    theme::{self, TextSize, Theme},
    widgets::roving::At,
};

/// Smaller cells have a plain shape, in the strong colour on the pale one, or where they are built the other way round.
const DRAWN_FROM: f32 = 12.0;
/// Smaller ones show their colour alone.
const SILHOUETTE_FROM: f32 = 7.0;

/// How a cell looks.
#[derive(Clone, Copy, Debug)]
pub struct CellStyle {
    /// What stands there, or could; none where that is not known.
    pub building: Option<BuildingType>,
    /// Crossed out.
    pub built: bool,
    /// How much of the cross the pen has drawn, 0–1.
    pub inked: f32,
    /// Its ink is not dry yet: that was the last move.
    pub wet: bool,
}

impl CellStyle {
    /// A cell of this building, or of none; if built, with its whole cross.
    #[must_use]
    pub const fn of(building: Option<BuildingType>, built: bool) -> Self {
        Self { building, built, inked: 1.0, wet: false }
    }

    /// Whether a cell of this side has room for its drawing.
    #[must_use]
    pub fn is_drawn(side: f32) -> bool {
        side >= DRAWN_FROM
    }
}

/// How round the corners of a cell are.
#[must_use]
pub fn radius(side: f32) -> CornerRadius {
    theme::radius::of((side * 0.16).min(6.0).max(side * 0.11).min(12.0))
}

/// Paints a cell, with the letter of its type where letters are wanted; every place has a cross of its own.
pub fn paint(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    (row, column): At,
    look: CellStyle,
    letters: Option<&Letters>,
) {
    let side = rect.width();
    let corners = radius(side);
    if let Some(building) = look.building {
        let colours = colours_of(theme, building);
        if !CellStyle::is_drawn(side) {
            let (ground, shape) =
                if look.built { (colours.ink, colours.tile) } else { (colours.tile, colours.ink) };
            painter.rect_filled(rect, corners, ground);
            if side >= SILHOUETTE_FROM {
                drawing::silhouette::paint(painter, rect.shrink(side * 0.2), building, shape);
            }
            return;
        }
        let inked = if look.built { look.inked } else { 0.0 };
        let draw = |painter: &Painter, rect: Rect| stand(painter, theme, rect, building, look.built, inked);
        // While the pen is at it every frame is another one.
        if inked > 0.0 && inked < 1.0 {
            draw(painter, rect);
        } else {
            stamp::paint(painter, rect, theme, ("cell", building, look.built), draw);
        }
        if let Some(letters) = letters {
            seal(painter, theme, rect, building, letters[building.index()]);
        }
    } else {
        painter.rect(rect, corners, theme.raised, theme::stroke::edge(theme.outline), StrokeKind::Inside);
    }
    if look.built {
        let seed = (row * 6 + column) as u32;
        let place = rect.shrink(side * 0.14);
        if look.wet {
            cross::paint_wet(painter, place, theme.wet_ink, seed, look.inked);
        } else {
            cross::paint_part(painter, place, theme.pen, seed, look.inked);
        }
    }
}

/// The tile with its building, which steps back as its cross is inked.
fn stand(painter: &Painter, theme: &Theme, rect: Rect, building: BuildingType, built: bool, inked: f32) {
    let (side, colours) = (rect.width(), colours_of(theme, building));
    let tile = if built { colours.tile.lerp_to_gamma(theme.paper, 0.35) } else { colours.tile };
    painter.rect(rect, radius(side), tile, theme::stroke::edge(colours.edge), StrokeKind::Inside);
    drawing::paint_faded(painter, rect.shrink(side * 0.045), theme, building, 0.5 * inked);
}

/// The letter of the type, in the upper right corner.
fn seal(painter: &Painter, theme: &Theme, rect: Rect, building: BuildingType, letter: char) {
    let size = TextSize::fitted(rect.width() * 0.2, TextSize::TINY..=TextSize::HEADING);
    let (font, size) = (theme::bold(size), size.points());
    let centre = rect.right_top() + vec2(-size * 0.62, size * 0.66);
    let colours = colours_of(theme, building);
    painter.circle(centre, size * 0.58, colours.tile, theme::stroke::fine(colours.edge));
    painter.text(centre, Align2::CENTER_CENTER, letter, font, colours.text);
}

/// The mark of a cell under the pointer.
pub fn mark_pointed(painter: &Painter, theme: &Theme, rect: Rect) {
    let stroke = theme::stroke::strong(theme.gold);
    painter.rect_stroke(rect, radius(rect.width()), stroke, StrokeKind::Inside);
}
