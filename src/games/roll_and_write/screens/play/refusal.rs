//! Why nothing can be built where somebody clicked, said there.

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::{
    log::Game,
    rules::Cell,
    screens::position,
    text::preview,
    widgets::{
        player_sheet::{SheetResponse, SheetView},
        sheet_grid,
    },
};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    keys::acts,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, roving::At},
};

/// The height of the slip, and the room of its sign.
const HEIGHT: f32 = 32.0;
const SIGN: f32 = 32.0;

/// What was refused last: it stays until something else is done.
#[derive(Default)]
pub struct Refusal {
    shown: Option<Shown>,
}

struct Shown {
    /// Entries of the log then.
    entries: usize,
    cell: Cell,
    why: String,
}

impl Refusal {
    /// Refuses to build this cell.
    pub fn refuse(&mut self, texts: &Texts, game: &Game, cell: Cell) {
        let why = preview::refusal(texts, game, cell);
        self.shown = why.map(|why| Shown { entries: game.log().len(), cell, why });
    }

    /// Goes away with the next key or click.
    pub fn follow(&mut self, ui: &Ui, game: &Game) {
        let acts = acts(ui);
        self.shown.take_if(|shown| acts || shown.entries != game.log().len());
    }

    /// Draws it at the cell, within the sheet.
    pub fn show(&self, ui: &Ui, view: &SheetView<'_>, shown: &SheetResponse) {
        let Some(Shown { cell, why, .. }) = &self.shown else { return };
        let sheet = shown.response.rect;
        let theme = Theme::of(ui.ctx());
        let font = theme::bold(TextSize::SMALL);
        let width = ui.painter().layout_no_wrap(why.clone(), font.clone(), theme.danger).size().x;
        let widest = sheet.width() - theme::space::SMALL;
        let size = vec2((SIGN + width + theme::space::MEDIUM).min(widest), HEIGHT);
        // The window may have another size by now.
        let cell = shown.cells.cell(position::place(*cell));
        let glows = |(row, column): &At| view.cells[*row][*column].glow.buildable();
        let glowing: Vec<Rect> = sheet_grid::cells().filter(glows).map(|at| shown.cells.cell(at)).collect();
        let slip = place_of(size, sheet, cell, &glowing);
        let response = ui.interact(slip, ui.scope_id().with("refusal"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, why));
        let painter = ui.painter();
        painter.add(theme::shadow::low(theme.shadow).as_shape(slip, theme::radius::CONTROL));
        let edge = theme::stroke::edge(theme.danger);
        painter.rect(slip, theme::radius::CONTROL, theme.paper, edge, StrokeKind::Inside);
        let sign = slip.left_center() + vec2(SIGN / 2.0, 0.0);
        let sign = Rect::from_center_size(sign, Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, sign, Symbol::Info, theme.danger);
        let at = slip.left_center() + vec2(SIGN, 0.0);
        fitted_text(painter, at, Align2::LEFT_CENTER, why, font, theme.danger, slip.width() - SIGN);
    }
}

/// Where a slip of this size lies within a sheet: over the cell, or above or below it where it would hide what can be built.
fn place_of(size: Vec2, sheet: Rect, cell: Rect, glowing: &[Rect]) -> Rect {
    let room = sheet.shrink2(size / 2.0);
    let beside = (cell.height() + size.y) / 2.0 + theme::space::TIGHT;
    let places = [0.0, -beside, beside].map(|down| {
        let middle = cell.center() + vec2(0.0, down);
        Rect::from_center_size(middle.clamp(room.min, room.max), size)
    });
    let is_clear = |place: &&Rect| glowing.iter().all(|cell| !cell.intersects(**place));
    *places.iter().find(is_clear).unwrap_or(&places[0])
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn what_is_refused_hides_nothing_that_can_be_built() {
        let cell =
            |row: f32, column: f32| Rect::from_min_size(pos2(60.0 * column, 60.0 * row), Vec2::splat(56.0));
        let sheet = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(360.0));
        let size = vec2(240.0, HEIGHT);
        for (refused, glowing) in [
            (cell(2.0, 2.0), vec![]),
            (cell(5.0, 4.0), vec![cell(5.0, 5.0)]),
            (cell(0.0, 0.0), vec![cell(0.0, 1.0), cell(3.0, 1.0)]),
        ] {
            let slip = place_of(size, sheet, refused, &glowing);
            assert!(sheet.contains_rect(slip) && glowing.iter().all(|cell| !cell.intersects(slip)), "{slip}");
        }
    }
}
