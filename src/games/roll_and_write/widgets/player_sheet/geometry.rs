//! Where everything on the sheet goes. The cell is the measure of all other sizes.

use egui::{Rect, Vec2, pos2, vec2};

use super::view::DieColour;
use crate::widgets::sheet_grid::SheetGrid;

// In cells.
const LEFT_RAIL: f32 = 0.96;
const TOP_RAIL: f32 = 0.84;
const RIGHT_PIPS: f32 = 1.08;
const RAIL_GAP: f32 = 0.09;
/// Below this height the cells need the room of the title.
const TITLE_FROM: f32 = 560.0;
const GRID: f32 = SheetGrid::SIDE;

/// The sheet laid out in a rectangle.
pub(super) struct Geometry {
    /// The side of a cell.
    pub(super) cell: f32,
    /// The cells.
    pub(super) cells: SheetGrid,
    /// All cells.
    pub(super) grid: Rect,
    /// Title above the grid.
    pub(super) title: Option<Rect>,
    /// The coin strip, as wide as the sheet.
    pub(super) coins: Rect,
}

impl Geometry {
    /// The largest sheet in the middle of `room`. A low room has no place for a title.
    pub(super) fn new(room: Rect, titled: bool) -> Self {
        let titled = titled && room.height() >= TITLE_FROM;
        let scale = (room.height() / 660.0).clamp(0.8, 1.45);
        let title = if titled { 34.0 * scale } else { 0.0 };
        let pips = (31.0 * scale).clamp(29.0, 40.0);
        let coins = 35.0 * scale;
        let gap = 5.0 * scale;
        let wide = room.width() / (LEFT_RAIL + RAIL_GAP * 2.0 + GRID + RIGHT_PIPS);
        let high = (room.height() - title - pips - coins - gap * 2.0) / (TOP_RAIL + RAIL_GAP + GRID);
        let cell = wide.min(high).max(20.0).floor();

        let width = cell * (LEFT_RAIL + RAIL_GAP * 2.0 + GRID + RIGHT_PIPS);
        let height = title + cell * (TOP_RAIL + RAIL_GAP + GRID) + pips + coins + gap * 2.0;
        let left = room.center().x - width / 2.0;
        let top = room.min.y + (room.height() - height).max(0.0) / 2.0;
        let corner = pos2(
            (left + cell * (LEFT_RAIL + RAIL_GAP)).round(),
            (top + title + cell * (TOP_RAIL + RAIL_GAP)).round(),
        );
        let cells = SheetGrid::new(corner, cell);
        let grid = cells.area();
        let strip = grid.max.y + gap + pips + gap;
        Self {
            cell,
            cells,
            grid,
            title: titled.then(|| Rect::from_min_size(pos2(room.min.x, top), vec2(room.width(), title))),
            coins: Rect::from_min_size(pos2(left, strip), vec2(width, coins)),
        }
    }

    /// Where the rails meet.
    pub(super) fn rail_corner(&self) -> Rect {
        let size = self.cell * vec2(LEFT_RAIL, TOP_RAIL);
        Rect::from_min_size(self.grid.min - self.cell * Vec2::splat(RAIL_GAP) - size, size)
    }

    /// The place of a row's number and its dice.
    pub(super) fn row_slot(&self, row: usize) -> Rect {
        let width = self.cell * LEFT_RAIL;
        let left = self.grid.min.x - self.cell * RAIL_GAP - width;
        Rect::from_min_size(pos2(left, self.cells.cell((row, 0)).min.y), vec2(width, self.cell))
    }

    /// The place of a column's number and its dice.
    pub(super) fn column_slot(&self, column: usize) -> Rect {
        let height = self.cell * TOP_RAIL;
        let top = self.grid.min.y - self.cell * RAIL_GAP - height;
        Rect::from_min_size(pos2(self.cells.cell((0, column)).min.x, top), vec2(self.cell, height))
    }

    /// The place of a die on the rail of its colour.
    pub(super) fn slot(&self, colour: DieColour, line: usize) -> Rect {
        match colour {
            DieColour::Yellow => self.row_slot(line),
            DieColour::Blue => self.column_slot(line),
        }
    }

    /// The line of a die's colour, from its rail to the far end of the grid.
    pub(super) fn line(&self, colour: DieColour, line: usize) -> Rect {
        let last = match colour {
            DieColour::Yellow => (line, 5),
            DieColour::Blue => (5, line),
        };
        Rect::from_min_max(self.slot(colour, line).min, self.cells.cell(last).max)
    }

    /// The place of a row's dots.
    pub(super) fn row_pips(&self, row: usize) -> Rect {
        let left = self.grid.max.x + self.cell * (RAIL_GAP + 0.04);
        let size = vec2(self.cell * (RIGHT_PIPS - 0.08), self.cell * 0.94);
        Rect::from_min_size(pos2(left, self.cells.cell((row, 0)).min.y + self.cell * 0.03), size)
    }

    /// The place of a column's dots.
    pub(super) fn column_pips(&self, column: usize) -> Rect {
        let top = self.grid.max.y + self.cells.gap;
        let height = (self.coins.min.y - top - 1.0).max(10.0);
        Rect::from_min_size(pos2(self.cells.cell((0, column)).min.x, top), vec2(self.cell, height))
            .shrink2(vec2(2.0, 0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_stays_in_the_room() {
        for size in [vec2(496.0, 516.0), vec2(660.0, 660.0), vec2(1056.0, 936.0), vec2(700.0, 500.0)] {
            let room = Rect::from_min_size(pos2(10.0, 20.0), size);
            let geometry = Geometry::new(room, true);
            let parts = (0..6).flat_map(|k| {
                [
                    geometry.row_slot(k),
                    geometry.column_slot(k),
                    geometry.row_pips(k),
                    geometry.column_pips(k),
                    geometry.cells.cell((k, k)),
                ]
            });
            for part in parts.chain([geometry.coins]).chain(geometry.title) {
                assert!(room.expand(1.5).contains_rect(part), "{part:?} in {size:?}");
            }
            assert!(geometry.cell >= 50.0 || size.y < 510.0, "cells of {} in {size:?}", geometry.cell);
        }
    }
}
