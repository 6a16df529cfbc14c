//! A table as small as a stamp, for lists of games: a row for each player and a column for each type, strong where the
//! row has most tiles, pale where it has some; larger ones show the buildings.

use egui::{Color32, Painter, Rect, StrokeKind, Vec2, pos2, vec2};

use crate::rules::leaders;
use common::{
    BuildingType,
    drawing::{self, colours_of},
};
use ui::theme::{self, Theme};

/// Smaller cells show their colour alone.
const DRAWN_FROM: f32 = 20.0;
/// How long a cell is at most, in its width.
const LONG: f32 = 2.0;

/// Draws a stamp that fills `room`: the colour of each row, and its tiles of each type.
pub fn paint(painter: &Painter, room: Rect, theme: &Theme, rows: &[(Color32, [u8; BuildingType::COUNT])]) {
    let gold = theme::stroke::fine(theme.gold_line);
    painter.rect(room, theme::radius::INNER, theme.paper, gold, StrokeKind::Inside);
    let inside = room.shrink(theme::space::TIGHT);
    // The colours of the rows are half as wide as a type.
    let step = inside.width() / (BuildingType::COUNT as f32 + 0.5);
    let height = (inside.height() / rows.len().max(1) as f32).min(step * LONG);
    let gap = (step * 0.12).max(1.0);
    let corner = pos2(inside.min.x, inside.center().y - height * rows.len() as f32 / 2.0);
    let place = |row: usize, x: f32, width: f32| {
        let min = corner + vec2(x * step, row as f32 * height);
        Rect::from_min_size(min, vec2(width * step, height)).shrink(gap / 2.0)
    };
    for (row, (colour, _)) in rows.iter().enumerate() {
        painter.rect_filled(place(row, 0.0, 0.5), theme::radius::MARK, *colour);
    }
    for building in BuildingType::ALL {
        let tiles: Vec<u8> = rows.iter().map(|(_, types)| types[building.index()]).collect();
        let (leaders, colours) = (leaders(&tiles), colours_of(theme, building));
        for (row, own) in tiles.into_iter().enumerate() {
            let (cell, radius) = (place(row, 0.5 + building.index() as f32, 1.0), theme::radius::MARK);
            let leads = leaders.contains(&row);
            let large = cell.width().min(cell.height()) >= DRAWN_FROM;
            let fill = match (own, leads) {
                (0, _) => theme.band,
                (_, true) if !large => colours.ink,
                _ => colours.tile,
            };
            painter.rect_filled(cell, radius, fill);
            if leads && large {
                painter.rect_stroke(cell, radius, theme::stroke::edge(colours.edge), StrokeKind::Inside);
                let side = cell.width().min(cell.height()) * 0.94;
                let square = Rect::from_center_size(cell.center(), Vec2::splat(side));
                drawing::paint(painter, square, theme, building);
            }
        }
    }
}
