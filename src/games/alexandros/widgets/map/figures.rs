//! Those who stand on the map: Alexander at a corner, governors on their symbols.

use egui::{Align2, Color32, Painter, Pos2, Rect, Vec2, vec2};

use super::{Sheet, view::PlayerView};
use crate::{
    games::alexandros::{
        rules::Symbol,
        widgets::symbols::{self, Tones},
    },
    ui::{
        drawing::canvas::Canvas,
        theme::{self, TextSize, Theme},
    },
};

/// The height of Alexander, in sides of a space.
const ALEXANDER: f32 = 0.92;

pub(super) fn paint(painter: &Painter, theme: &Theme, sheet: &Sheet<'_>) {
    for (space, view) in sheet.view.board.spaces().zip(&sheet.view.spaces) {
        if let Some(player) = view.governor.and_then(|player| sheet.player(player)) {
            let middle = sheet.middle(space);
            let radius = sheet.lattice.inner() * 0.92;
            paint_governor(painter, theme, (middle, radius), player, sheet.view.board.symbol(space));
        }
    }
    if let Some(corner) = sheet.view.alexander {
        let side = (sheet.lattice.side() * ALEXANDER).max(theme::size::SMALL_DRAWING);
        // His feet stand on the corner.
        let middle = sheet.corner(corner) - vec2(0.0, side * 0.37);
        paint_alexander(painter, theme, Rect::from_center_size(middle, Vec2::splat(side)));
    }
}

/// A governor: a disc in the colour of its player, with the symbol it stands on and the player's sign.
pub fn paint_governor(
    painter: &Painter,
    theme: &Theme,
    (middle, radius): (Pos2, f32),
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
    let (badge, size) = (middle + vec2(radius * 0.82, radius * 0.62), (radius * 0.5).max(7.5));
    painter.circle(badge, size, theme.raised, theme::stroke::edge(player.colour));
    painter.text(badge, Align2::CENTER_CENTER, player.sign, font(size * 1.4), theme.ink);
}

/// Alexander: a cloaked figure of gold with a plumed helmet.
pub fn paint_alexander(painter: &Painter, theme: &Theme, rect: Rect) {
    let canvas = Canvas::new(rect);
    let gold = &theme.yellow_die;
    let (fills, plume) = (
        [
            "M 17 61 C 17 54.5 23 52.5 32 52.5 C 41 52.5 47 54.5 47 61 Z",
            "M 22 56 C 26 48 26 40 24.5 31 H 39.5 C 38 40 38 48 42 56 Z",
            "O 32 20 9.6",
        ],
        "M 20.5 19 C 20 7 30 2.5 38 5.5 C 43.5 7.6 46 12 46.5 18",
    );
    let shadow: Color32 = theme.shadow;
    canvas.fill(painter, "M 14 60 Q 32 54 50 60 Q 32 67 14 60 Z", shadow);
    canvas.line(painter, plume, 8.6, gold.edge);
    for path in fills {
        canvas.line(painter, path, 4.4, gold.edge);
    }
    for path in fills {
        canvas.fill(painter, path, gold.face);
    }
    canvas.line(painter, plume, 5.2, theme.map.timber);
    canvas.fill(painter, "M 34.5 56 C 36 48 36 40 36.5 31 H 39.5 C 38 40 38 48 42 56 Z", gold.side);
    canvas.line(painter, "M 24 31 C 28 34.5 36 34.5 40 31", 3.0, gold.edge);
    canvas.fill(painter, "O 29.4 17 3.2", gold.shine);
    canvas.line(painter, "M 22.6 22 H 41.4", 2.2, gold.edge);
    canvas.line(painter, "M 32 22 V 28.6", 2.2, gold.edge);
}
