//! Why nothing can be built where somebody clicked, said there.

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::{log::Game, rules::Cell, screens::position, text::preview, widgets::player_sheet::SheetResponse};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    keys::acts,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
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

    /// Draws it beside the cell, within the sheet.
    pub fn show(&self, ui: &Ui, shown: &SheetResponse) {
        let Some(Shown { cell, why, .. }) = &self.shown else { return };
        let sheet = shown.response.rect;
        let theme = Theme::of(ui.ctx());
        let font = theme::bold(TextSize::SMALL);
        let width = ui.painter().layout_no_wrap(why.clone(), font.clone(), theme.danger).size().x;
        let size = vec2((SIGN + width + theme::space::MEDIUM).min(sheet.width()), HEIGHT);
        // The window may have another size by now.
        let middle = shown.cells.cell(position::place(*cell)).center();
        let room = sheet.shrink2(size / 2.0);
        let slip = Rect::from_center_size(pos2(middle.x.clamp(room.min.x, room.max.x), middle.y), size);
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
