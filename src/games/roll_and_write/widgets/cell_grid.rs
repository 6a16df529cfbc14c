//! The 36 cells of a sheet, to paint or tick off: by clicking, by dragging, by arrow keys.

use egui::{
    Align2, CornerRadius, EventFilter, Id, PointerButton, Pos2, Rect, Response, Role, Sense, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::{
    games::common::{
        BuildingType,
        drawing::{self, colours_of},
    },
    ui::{
        drawing::cross,
        theme::{self, TextSize, Theme},
        widgets::{arrow_step, focus_ring, shows_focus},
    },
};

/// A cell.
#[derive(Clone, Debug)]
pub struct CellLook {
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
    pub cells: Vec<CellLook>,
    /// The letters of the types, where they are written on the cells.
    pub letters: Option<[char; BuildingType::COUNT]>,
    /// The arrow keys move the cursor also when nothing has the keyboard.
    pub keys: bool,
}

impl CellGrid {
    /// Shows the cells with the numbers of rows and columns in the largest square of `rect`; returns what was touched.
    pub fn show(&self, ui: &Ui, rect: Rect, cursor: &mut usize) -> Option<Touch> {
        let grid = Grid::new(rect);
        let id = |cell: usize| ui.scope_id().with(("cell", cell));
        // Behind the cells: whoever draws over them moves this.
        let area = ui.interact(grid.area(), ui.scope_id().with("grid"), Sense::drag());
        let mut touch = drawn(ui, &area, &grid);
        move_cursor(ui, cursor, id, self.keys);
        for (cell, look) in self.cells.iter().enumerate() {
            let place = grid.cell(cell);
            // Tab stops at the cursor alone.
            let sense = if cell == *cursor { Sense::click() } else { Sense::CLICK };
            let response = ui.interact(place, id(cell), sense);
            response.widget_info(|| {
                WidgetInfo::selected(Role::Button, ui.is_enabled(), look.crossed, look.name.as_str())
            });
            // A pointer has touched it as soon as it was pressed.
            if response.clicked() && !response.clicked_by(PointerButton::Primary) {
                touch = Some(Touch { cell, stroke: false });
            }
            look.paint(ui, place, cell, self.letters.as_ref());
            mark(ui, place, &response, cell == *cursor && self.keys);
        }
        if let Some(touch) = touch {
            *cursor = touch.cell;
        }
        grid.numbers(ui);
        touch
    }
}

/// The cell under a pressed pointer, once for each time it comes there.
fn drawn(ui: &Ui, area: &Response, grid: &Grid) -> Option<Touch> {
    let id = area.id.with("last");
    if !area.is_pointer_button_down_on() {
        ui.data_mut(|data| data.remove_temp::<usize>(id));
        return None;
    }
    let cell = grid.at(area.interact_pointer_pos()?)?;
    let last: Option<usize> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, cell));
    (last != Some(cell)).then_some(Touch { cell, stroke: last.is_some() })
}

fn move_cursor(ui: &Ui, cursor: &mut usize, id: impl Fn(usize) -> Id, keys: bool) {
    let focused = ui.memory(|memory| memory.has_focus(id(*cursor)));
    let free = keys && ui.memory(|memory| memory.focused().is_none());
    if !focused && !free {
        return;
    }
    if focused {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id(*cursor), filter));
    }
    let Some((row, column)) = arrow_step(ui, (*cursor / 6, *cursor % 6)) else { return };
    *cursor = row * 6 + column;
    if focused {
        ui.memory_mut(|memory| memory.request_focus(id(*cursor)));
    }
}

/// How round the corners of a cell are.
fn radius(place: Rect) -> CornerRadius {
    theme::radius::of((place.width() * 0.1).clamp(4.0, 12.0))
}

/// A cell without the room between cells.
fn inside(place: Rect) -> Rect {
    place.shrink(place.width() * 0.045)
}

impl CellLook {
    fn paint(&self, ui: &Ui, place: Rect, cell: usize, letters: Option<&[char; 6]>) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter();
        let (rect, corner) = (inside(place), radius(place));
        let Some(kind) = self.building else {
            let edge = theme::stroke::edge(theme.line);
            painter.rect(rect, corner, theme.raised, edge, StrokeKind::Inside);
            return self.cross(ui, rect, cell);
        };
        let colours = colours_of(&theme, kind);
        painter.rect(rect, corner, colours.tile, theme::stroke::edge(colours.edge), StrokeKind::Inside);
        let fade = if self.crossed { 0.5 } else { 0.0 };
        drawing::paint_faded(painter, rect.shrink(place.width() * 0.1), &theme, kind, fade);
        if let Some(letters) = letters {
            let font =
                theme::bold(TextSize::fitted(place.width() * 0.24, TextSize::TINY..=TextSize::HEADING));
            let (at, letter) = (rect.left_top() + vec2(5.0, 1.0), letters[kind.index()]);
            painter.text(at, Align2::LEFT_TOP, letter, font, colours.text);
        }
        self.cross(ui, rect, cell);
    }

    fn cross(&self, ui: &Ui, rect: Rect, cell: usize) {
        if self.crossed {
            let pen = Theme::of(ui.ctx()).pen;
            cross::paint(ui.painter(), rect.shrink(rect.width() * 0.1), pen, cell as u32);
        }
    }
}

/// The marks of pointer, cursor and keyboard on a cell.
fn mark(ui: &Ui, place: Rect, response: &Response, at_cursor: bool) {
    let theme = Theme::of(ui.ctx());
    let (rect, corner) = (inside(place), radius(place));
    if response.hovered() {
        ui.painter().rect_stroke(rect, corner, theme::stroke::strong(theme.gold), StrokeKind::Inside);
    }
    if at_cursor {
        ui.painter().rect_stroke(rect, corner, theme::stroke::ring(theme.focus), StrokeKind::Outside);
    }
    if shows_focus(ui, response) {
        focus_ring(ui.painter(), rect, &theme, radius(place));
    }
}

/// Where the cells and their numbers are.
struct Grid {
    origin: Pos2,
    step: f32,
}

impl Grid {
    /// The room for a number, in cells.
    const NUMBER: f32 = 0.42;

    fn new(rect: Rect) -> Self {
        let step = rect.width().min(rect.height()) / (6.0 + Self::NUMBER);
        let left = rect.center().x - step * (6.0 + Self::NUMBER) / 2.0;
        Self { origin: pos2(left, rect.min.y) + vec2(step, step) * Self::NUMBER, step }
    }

    fn area(&self) -> Rect {
        Rect::from_min_size(self.origin, vec2(6.0, 6.0) * self.step)
    }

    fn cell(&self, cell: usize) -> Rect {
        let at = vec2((cell % 6) as f32, (cell / 6) as f32) * self.step;
        Rect::from_min_size(self.origin + at, vec2(self.step, self.step))
    }

    fn at(&self, point: Pos2) -> Option<usize> {
        let inside = (point - self.origin) / self.step;
        let within = |v: f32| (0.0..6.0).contains(&v);
        (within(inside.x) && within(inside.y)).then(|| inside.y as usize * 6 + inside.x as usize)
    }

    fn numbers(&self, ui: &Ui) {
        let theme = Theme::of(ui.ctx());
        let half = self.step * Self::NUMBER / 2.0;
        let font = theme::figures(TextSize::fitted(self.step * 0.26, TextSize::SMALL..=TextSize::TITLE));
        for k in 0..6 {
            let middle = self.step * (k as f32 + 0.5);
            let row = self.origin + vec2(-half, middle);
            let column = self.origin + vec2(middle, -half);
            let text = (k + 1).to_string();
            ui.painter().text(row, Align2::CENTER_CENTER, &text, font.clone(), theme.row_number);
            ui.painter().text(column, Align2::CENTER_CENTER, &text, font.clone(), theme.column_number);
        }
    }
}
