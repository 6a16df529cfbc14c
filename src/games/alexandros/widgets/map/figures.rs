//! The figures on the map: Alexander at a corner, governors on their symbols.

use egui::{Align2, Painter, Pos2, Rect, Vec2, vec2};

use super::{sheet::Sheet, view::PlayerView};
use crate::{
    rules::{CornerAt, Symbol},
    widgets::{
        atlas::Lattice,
        symbols::{self, Tones},
    },
};
use ui::{
    drawing::canvas::Canvas,
    theme::{self, TextSize, Theme},
};

/// The height of Alexander, in sides of a space, and its maximum: the water in the north has room for that.
const ALEXANDER: f32 = 0.84;
const TALLEST: f32 = 0.96;

pub(super) fn paint(painter: &Painter, theme: &Theme, sheet: &Sheet<'_>) {
    for (space, view) in sheet.view.board.spaces().zip(&sheet.view.spaces) {
        if let Some(player) = view.governor.and_then(|player| sheet.player(player)) {
            let (middle, radius) = (sheet.middle(space), sheet.lattice.inner() * 0.92);
            // The mark stands towards the corner above or below: so those of neighbours are farthest apart.
            let far = |a: &Pos2, b: &Pos2| (a.y - middle.y).abs().total_cmp(&(b.y - middle.y).abs());
            let corner = sheet.space(space).into_iter().max_by(far).unwrap_or(middle);
            let disc = (middle, radius, (corner - middle).normalized());
            paint_governor(painter, theme, disc, player, sheet.view.board.symbol(space));
        }
    }
    if let Some(corner) = sheet.view.alexander {
        let at = sheet.view.board.at(corner);
        paint_alexander(painter, theme, alexander_rect(sheet.lattice, at));
    }
}

/// Where Alexander is drawn when he stands at a corner.
pub fn alexander_rect(lattice: Lattice, at: CornerAt) -> Rect {
    let side = lattice.side();
    let side = theme::size::SMALL_DRAWING.clamp(side * ALEXANDER, side * TALLEST);
    // His feet stand on the corner.
    Rect::from_center_size(lattice.corner(at) - vec2(0.0, side * 0.37), Vec2::splat(side))
}

/// Draws a governor: a disc in the player's colour, with the symbol it stands on, and in this direction the player's mark.
pub fn paint_governor(
    painter: &Painter,
    theme: &Theme,
    (middle, radius, to_mark): (Pos2, f32, Vec2),
    player: &PlayerView<'_>,
    on: Option<Symbol>,
) {
    let light = if theme.dark { theme.map.timber_light } else { theme.raised };
    painter.circle_filled(middle + vec2(0.0, radius * 0.1), radius, theme.shadow);
    painter.circle(middle, radius, player.colour, theme::stroke::edge(theme.ink));
    painter.circle_stroke(middle, radius * 0.84, theme::stroke::fine(light.gamma_multiply(0.7)));
    let font = |wish: f32| theme::bold(TextSize::fitted(wish, TextSize::TINY..=TextSize::HEADING));
    let Some(symbol) = on else {
        painter.text(middle, Align2::CENTER_CENTER, player.sign, font(radius), light);
        return;
    };
    let symbol_rect = Rect::from_center_size(middle, Vec2::splat(radius * 1.14));
    symbols::paint(painter, symbol_rect, symbol, Tones { ink: light, ground: player.colour });
    let size = (radius * 0.5).max(7.5);
    let badge = middle + to_mark * (radius + size * 0.35);
    painter.circle(badge, size, theme.raised, theme::stroke::edge(player.colour));
    painter.text(badge, Align2::CENTER_CENTER, player.sign, font(size * 1.4), theme.ink);
}

/// Draws Alexander: a golden figure with a plumed helmet, and a sun on the breast.
pub fn paint_alexander(painter: &Painter, theme: &Theme, rect: Rect) {
    const BODY: [&str; 3] = [
        "M 15 61 C 15 54.5 22 52 32 52 C 42 52 49 54.5 49 61 Z",
        "M 25.5 28 H 38.5 L 44 54 H 20 Z",
        "O 32 19.5 9.4",
    ];
    const PLUME: &str = "M 24 11.5 C 29 2.5 42 4 45 14 C 46.6 19.5 45.6 24.5 48.5 29.5";
    let (canvas, gold) = (Canvas::new(rect), &theme.yellow_die);
    canvas.fill(painter, "M 11 60 Q 32 53 53 60 Q 32 68 11 60 Z", theme.shadow);
    canvas.line(painter, PLUME, 9.0, gold.edge);
    for path in BODY {
        canvas.line(painter, path, 4.4, gold.edge);
    }
    for path in BODY {
        canvas.fill(painter, path, gold.face);
    }
    canvas.line(painter, PLUME, 5.4, theme.map.timber);
    canvas.fill(painter, "M 35.5 30 H 38.7 L 44 53.5 H 37.5 Z", gold.side);
    canvas.line(painter, "M 24.5 30.4 H 39.5", 3.2, gold.edge);
    canvas.line(painter, "M 20.6 53 H 43.4", 1.4, gold.edge);
    canvas.fill(painter, "O 28.6 16.6 3.4", gold.shine);
    canvas.line(painter, "M 23.4 22.6 C 28 24.4 33 24 36 21 C 38 19 40 17.6 41 16.4", 2.0, gold.edge);
    canvas.line(
        painter,
        "M 31.6 36 V 48 M 25.6 42 H 37.6 M 27.4 37.8 L 35.8 46.2 M 35.8 37.8 L 27.4 46.2",
        1.3,
        gold.edge,
    );
    canvas.fill(painter, "O 31.6 42 2.6", gold.edge);
}
