//! A window with the cells of a player's sheet, to tick off what is built instead of counting it.

use egui::{Key as Press, Rect, RichText, Sense, Ui, Vec2, vec2};

use super::LatePage;
use crate::{
    rules::{Cell, Layout},
    screens::position::letters,
    session::LateDraft,
    widgets::cell_grid::{CellGrid, GridCell, Touch},
};
use ui::{
    actions::{Action, by_keys, offer},
    dialogs,
    drawing::symbols::Symbol,
    keys::ARROWS,
    theme::{self, TextSize, Theme},
    widgets::surface,
};

/// The side of the sheet at most.
const SIDE: f32 = 420.0;
/// It is scrolled rather than smaller.
const LEAST_SIDE: f32 = 260.0;

/// Whose sheet is open.
pub struct Ticking {
    /// The row.
    pub row: usize,
    cursor: usize,
    /// What was done to the first cell of a stroke is done to all.
    crosses: bool,
}

impl Ticking {
    /// The sheet of a row.
    pub const fn new(row: usize) -> Self {
        Self { row, cursor: 0, crosses: true }
    }
}

/// Shows the window; true if it is to be closed.
pub fn show(ui: &Ui, page: &LatePage<'_>, draft: &mut LateDraft, ticking: &mut Ticking) -> bool {
    let row = ticking.row;
    let theme = Theme::of(ui.ctx());
    let texts = page.texts;
    let side = (ui.ctx().content_rect().height() - 240.0).clamp(LEAST_SIDE, SIDE);
    let shown = dialogs::window(ui, "ticks", side + theme::space::LARGE, |ui| {
        surface::heading(ui, &draft.name(page.texts, row));
        let hint = RichText::new(texts.late_tick_hint()).font(theme::body(TextSize::SMALL));
        ui.label(hint.color(theme.ink_soft));
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
        cells(ui, page, draft, Rect::from_center_size(place.center(), Vec2::splat(side)), ticking);
        let [four, five, six] = draft.lines(row);
        let lines = [("4", four), ("5", five), ("6", six)].map(|(count, lines)| format!("{count}: {lines}"));
        let words = if four + five + six == 0 {
            texts.late_no_lines().to_owned()
        } else {
            format!("{}: {}", texts.lines(), lines.join(" · "))
        };
        ui.label(RichText::new(words).font(theme::medium(TextSize::TEXT)).color(theme.ink));
        let done = Action::new(texts.late_done(), ()).icon(Symbol::Check).primary();
        done.key(Press::Enter).key(Press::Escape).show(ui, texts).is_some()
    });
    shown.inner || shown.should_close()
}

fn cells(ui: &Ui, page: &LatePage<'_>, draft: &mut LateDraft, rect: Rect, ticking: &mut Ticking) {
    let row = ticking.row;
    let layout = page.check.layout;
    let grid = layout.as_ref().and_then(Layout::grid);
    let look = |cell: usize| {
        let (building, crossed) = (grid.map(|grid| grid[cell]), draft.is_ticked(row, cell));
        GridCell { building, crossed, name: page.cell(building, cell, crossed) }
    };
    let settings = page.app.settings;
    let grid = CellGrid {
        cells: (0..Cell::COUNT).map(look).collect(),
        letters: settings.letters.then(|| letters(page.texts)),
        keys: true,
    };
    let touched = grid.show(ui, rect, &mut ticking.cursor);
    offer(ui, page.texts.keys_do_move(), ARROWS);
    let space = by_keys(ui, page.texts.keys_do_cross(), [Press::Space])
        .then_some(Touch { cell: ticking.cursor, stroke: false });
    if let Some(Touch { cell, stroke }) = touched.or(space) {
        if !stroke {
            ticking.crosses = !draft.is_ticked(row, cell);
        }
        draft.tick(row, cell, ticking.crosses);
    }
}
