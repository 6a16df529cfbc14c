//! A small sheet with dice on its numbers, to look at.

use egui::{Painter, Pos2, Rect, StrokeKind, Vec2, pos2, vec2};

use crate::{
    rules::Cell,
    widgets::sheet_grid::{self, CellStyle, SheetGrid},
};
use common::BuildingType;
use ui::{
    drawing::dice,
    theme::{self, Theme},
};

/// The room for dice and numbers at the left and above, in cells.
const RAIL: f32 = 1.3;
/// The side of a die, in cells.
const DIE: f32 = 0.56;

/// What lies and stands on the sheet.
#[derive(Clone, Debug, Default)]
pub struct DrawnSheet {
    /// The cells that are crossed out.
    pub built: u64,
    /// Faces on the rows.
    pub yellow: Vec<u8>,
    /// Faces on the columns.
    pub blue: Vec<u8>,
    /// A yellow die with this face was changed.
    pub changed: Option<u8>,
    /// Built crossings are marked instead of free ones.
    pub pays: bool,
}

impl DrawnSheet {
    /// Draws it into a square.
    pub fn paint(&self, painter: &Painter, place: Rect, theme: &Theme, grid: &[BuildingType; Cell::COUNT]) {
        let cell = place.width() / (SheetGrid::SIDE + RAIL);
        let sheet = SheetGrid::new(place.min + Vec2::splat(cell * RAIL), cell);
        sheet.numbers(painter, theme, cell * 0.3);
        for at in sheet_grid::cells() {
            let index = at.0 * 6 + at.1;
            let built = self.built >> index & 1 == 1;
            let rect = sheet.cell(at);
            sheet_grid::paint(painter, theme, rect, at, CellStyle::of(Some(grid[index]), built), None);
            if self.points_at(at) && built == self.pays {
                let ring = theme::stroke::ring(theme.gold);
                let radius = sheet_grid::radius(rect.width());
                painter.rect_stroke(rect, radius, ring, StrokeKind::Outside);
            }
        }
        self.dice(painter, theme, sheet);
    }

    fn points_at(&self, (row, column): (usize, usize)) -> bool {
        let on = |faces: &[u8], line: usize| faces.iter().any(|face| usize::from(*face) == line + 1);
        on(&self.yellow, row) && on(&self.blue, column)
    }

    /// The dice beside their numbers; two on one number lie next to each other.
    fn dice(&self, painter: &Painter, theme: &Theme, sheet: SheetGrid) {
        let side = sheet.cell * DIE;
        let area = sheet.area();
        let out = sheet.cell * 0.92;
        let centre = |face: u8| sheet.cell((usize::from(face) - 1, usize::from(face) - 1)).center();
        for (k, face) in self.yellow.iter().enumerate() {
            let shift = beside(&self.yellow, k) * side;
            let at = pos2(area.min.x - out, centre(*face).y + shift);
            let look = dice::DieStyle { changed: self.changed == Some(*face), ..dice::DieStyle::default() };
            dice::paint(painter, square(at, side), theme, &theme.yellow_die, *face, look);
        }
        for (k, face) in self.blue.iter().enumerate() {
            let shift = beside(&self.blue, k) * side;
            let at = pos2(centre(*face).x + shift, area.min.y - out);
            dice::paint(painter, square(at, side), theme, &theme.blue_die, *face, dice::DieStyle::default());
        }
    }
}

/// Draws a yellow and a blue die side by side.
pub fn pair(painter: &Painter, place: Rect, theme: &Theme, (yellow, blue): (u8, u8)) {
    let side = place.height();
    let look = dice::DieStyle::default();
    let first = Rect::from_min_size(place.min, Vec2::splat(side));
    dice::paint(painter, first, theme, &theme.yellow_die, yellow, look);
    let second = first.translate(vec2(side + theme::space::MEDIUM, 0.0));
    dice::paint(painter, second, theme, &theme.blue_die, blue, look);
}

/// How far die `k` lies from the middle of its number, in dice: half a die where another one shows the same.
fn beside(faces: &[u8], k: usize) -> f32 {
    let same = |other: &u8| *other == faces[k];
    match (faces[..k].iter().any(same), faces[k + 1..].iter().any(same)) {
        (true, _) => 0.54,
        (_, true) => -0.54,
        _ => 0.0,
    }
}

fn square(centre: Pos2, side: f32) -> Rect {
    Rect::from_center_size(centre, Vec2::splat(side))
}
