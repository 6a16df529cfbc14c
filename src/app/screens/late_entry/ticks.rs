//! A window with the cells of a player's sheet, to tick off what is built instead of counting it.

use egui::{Frame, Id, Key as Press, Modal, Rect, RichText, Sense, Ui, Vec2, vec2};

use super::{Page, pressed};
use crate::{
    app::{
        LateDraft,
        art::symbols::Symbol,
        position::letters,
        texts::Key,
        theme::{self, Theme},
        widgets::{
            button::Button,
            card,
            cell_grid::{CellGrid, CellLook},
        },
    },
    rules::{Cell, Layout},
};

/// The side of the sheet at most.
const SIDE: f32 = 420.0;

/// Shows the window; true if it is to be closed.
pub fn show(ui: &Ui, page: &Page<'_>, draft: &mut LateDraft, row: usize, cursor: &mut usize) -> bool {
    let theme = Theme::of(ui.ctx());
    let texts = page.texts;
    let frame = Frame::window(&ui.ctx().global_style());
    let modal = Modal::new(Id::unique("ticks")).backdrop_color(theme.veil).frame(frame);
    let shown = modal.show(ui.ctx(), |ui| {
        let side = SIDE.min(ui.ctx().content_rect().height() - 240.0);
        ui.set_width(side + 20.0);
        ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
        card::heading(ui, &page.name(draft, row));
        let hint = RichText::new(texts.get(Key::LateTickHint)).font(theme::body(15.5));
        ui.label(hint.color(theme.ink_soft));
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
        cells(ui, page, draft, row, Rect::from_center_size(place.center(), Vec2::splat(side)), cursor);
        let [four, five, six] = draft.lines(row);
        let lines = [("4", four), ("5", five), ("6", six)].map(|(count, lines)| format!("{count}: {lines}"));
        let words = format!("{}: {}", texts.get(Key::Lines), lines.join(" · "));
        ui.label(RichText::new(words).font(theme::medium(16.5)).color(theme.ink));
        let done = Button::primary(texts.get(Key::LateDone)).icon(Symbol::Check).shortcut("Enter");
        ui.add(done).clicked() || pressed(ui, Press::Enter)
    });
    shown.inner || shown.should_close()
}

fn cells(ui: &Ui, page: &Page<'_>, draft: &mut LateDraft, row: usize, rect: Rect, cursor: &mut usize) {
    let layout = draft.layout();
    let grid = layout.as_ref().and_then(Layout::grid);
    let built = draft.row(row).built.unwrap_or(0);
    let look = |cell: usize| {
        let (building, crossed) = (grid.map(|grid| grid[cell]), built >> cell & 1 == 1);
        CellLook { building, crossed, name: page.cell(building, cell, crossed) }
    };
    let settings = &page.companion.settings;
    let grid = CellGrid {
        cells: (0..Cell::COUNT).map(look).collect(),
        letters: settings.letters.then(|| letters(page.texts)),
        keys: true,
    };
    let touched = grid.show(ui, rect, cursor).map(|touch| touch.cell);
    let space = pressed(ui, Press::Space).then_some(*cursor);
    if let Some(cell) = touched.or(space) {
        draft.tick(row, cell);
    }
}
