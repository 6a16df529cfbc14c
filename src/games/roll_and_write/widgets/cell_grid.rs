//! The 36 cells of a sheet, to paint or tick off: by clicking, by dragging, by arrow keys.

use egui::{PointerButton, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo};

use super::sheet_grid::{self, CellStyle, Letters, SheetGrid};
use common::BuildingType;
use ui::{
    theme::{self, Theme},
    widgets::{focus_ring, roving, shows_focus},
};

/// A cell.
#[derive(Clone, Debug)]
pub struct GridCell {
    /// What stands there; none where that is not known.
    pub building: Option<BuildingType>,
    /// It is crossed out.
    pub crossed: bool,
    /// What a screen reader says.
    pub name: String,
}

/// A cell that was clicked or drawn over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Its index, row by row.
    pub cell: usize,
    /// The pointer came from another cell, without being lifted.
    pub stroke: bool,
}

/// The cells of a sheet.
#[derive(Clone, Debug)]
pub struct CellGrid {
    /// All 36, row by row.
    pub cells: Vec<GridCell>,
    /// The letters of the types, where they are written on the cells.
    pub letters: Option<Letters>,
    /// The arrow keys move the cursor also when nothing has the keyboard.
    pub keys: bool,
}

/// The room for the numbers, in cells.
const NUMBERS: f32 = 0.46;

impl CellGrid {
    /// Shows the cells with the numbers of rows and columns in the largest square of `rect`; returns what was touched.
    pub fn show(&self, ui: &Ui, rect: Rect, cursor: &mut usize) -> Option<Touch> {
        let theme = Theme::of(ui.ctx());
        let grid = grid(rect);
        // Behind the cells: whoever draws over them moves this.
        let area = grid.area().expand(grid.gap / 2.0);
        let area = ui.interact(area, ui.scope_id().with("grid"), Sense::drag());
        let mut touch = drawn(ui, &area, grid);
        self.move_cursor(ui, cursor);
        for (at, (cell, look)) in sheet_grid::cells().zip(self.cells.iter().enumerate()) {
            // Tab stops at the cursor alone.
            let sense = if cell == *cursor { Sense::click() } else { Sense::CLICK };
            let response = ui.interact(grid.reach(at), sheet_grid::id(ui, at), sense);
            response.widget_info(|| {
                WidgetInfo::selected(Role::Button, ui.is_enabled(), look.crossed, look.name.as_str())
            });
            // A pointer has touched it as soon as it was pressed.
            if response.clicked() && !response.clicked_by(PointerButton::Primary) {
                touch = Some(Touch { cell, stroke: false });
            }
            let (rect, painted) = (grid.cell(at), CellStyle::of(look.building, look.crossed));
            sheet_grid::paint(ui.painter(), &theme, rect, at, painted, self.letters.as_ref());
            mark(ui, &theme, rect, &response, cell == *cursor && self.keys);
        }
        if let Some(touch) = touch {
            *cursor = touch.cell;
        }
        grid.numbers(ui.painter(), &theme, grid.cell * NUMBERS / 2.0);
        touch
    }

    fn move_cursor(&self, ui: &Ui, cursor: &mut usize) {
        let from = (*cursor / 6, *cursor % 6);
        let id = sheet_grid::id(ui, from);
        let (focused, free) = ui.memory(|memory| (memory.has_focus(id), memory.focused().is_none()));
        if focused {
            roving::keep_arrows(ui, id);
        } else if !(self.keys && free) {
            return;
        }
        let Some(at) = sheet_grid::step(ui, from) else { return };
        *cursor = at.0 * 6 + at.1;
        if focused {
            roving::focus(ui, sheet_grid::id(ui, at));
        }
    }
}

/// The cells with room for their numbers at the left and above, in the upper middle of `rect`.
fn grid(rect: Rect) -> SheetGrid {
    let cell = rect.width().min(rect.height()) / (SheetGrid::SIDE + NUMBERS);
    let all = Vec2::splat(cell * (SheetGrid::SIDE + NUMBERS));
    let left_top = rect.center_top() - egui::vec2(all.x / 2.0, 0.0);
    SheetGrid::new(left_top + Vec2::splat(cell * NUMBERS), cell)
}

/// The cell under a pressed pointer, once for each time it comes there.
fn drawn(ui: &Ui, area: &Response, grid: SheetGrid) -> Option<Touch> {
    let id = area.id.with("last");
    if !area.is_pointer_button_down_on() {
        ui.data_mut(|data| data.remove_temp::<usize>(id));
        return None;
    }
    let (row, column) = grid.at(area.interact_pointer_pos()?)?;
    let cell = row * 6 + column;
    let last: Option<usize> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, cell));
    (last != Some(cell)).then_some(Touch { cell, stroke: last.is_some() })
}

/// The marks of pointer, cursor and keyboard on a cell.
fn mark(ui: &Ui, theme: &Theme, rect: Rect, response: &Response, at_cursor: bool) {
    let radius = sheet_grid::radius(rect.width());
    if response.hovered() {
        sheet_grid::mark_pointed(ui.painter(), theme, rect);
    }
    if at_cursor {
        ui.painter().rect_stroke(rect, radius, theme::stroke::ring(theme.focus), StrokeKind::Outside);
    }
    if shows_focus(ui, response) {
        focus_ring(ui.painter(), rect, theme, radius);
    }
}
