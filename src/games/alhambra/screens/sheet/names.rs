//! The names of the rows with their totals.

use egui::{Align, Align2, Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::model::{RowView, SheetView};
use common::widgets::type_table::{Figure, Name, Types};
use ui::{
    drawing::{
        star,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, two_lines},
};

/// From this height on there is a line of its own for what the scoring gives.
const TALL: f32 = 72.0;
/// A head narrower than this has room for the name alone.
const NARROW: f32 = 72.0;

/// Shows the name of a row, beside it or over its column; true if it was tapped.
pub(super) fn show(
    ui: &Ui,
    theme: &Theme,
    (place, types): (Rect, Types),
    (k, row): (usize, &RowView),
    view: &SheetView,
) -> bool {
    let still = view.still;
    let rect = place.shrink2(vec2(theme::space::HAIR, theme::space::TIGHT));
    let sense = if still { Sense::hover() } else { Sense::click() };
    let response = ui.interact(rect, ui.scope_id().with(("row", k)), sense);
    let role = match (still, types) {
        (false, _) => Role::Button,
        (true, Types::AsColumns) => Role::RowHeader,
        (true, Types::AsRows) => Role::ColumnHeader,
    };
    response.widget_info(|| WidgetInfo::selected(role, ui.is_enabled(), view.current == Some(k), &row.label));
    let painter = ui.painter();
    if response.hovered() && !still {
        painter.rect_filled(rect, theme::radius::CONTROL, theme.raised_hover);
    }
    match types {
        Types::AsColumns => beside(painter, theme, rect, row, still),
        Types::AsRows => over(painter, theme, rect, row),
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect.shrink(theme::space::TIGHT), theme, theme::radius::CONTROL);
    }
    response.on_hover_text(&row.label).clicked()
}

/// The total of a row at its end.
pub(super) fn total(painter: &Painter, theme: &Theme, rect: Rect, row: &RowView) {
    Figure { figure: &row.total, ink: theme.gold_ink, words: &row.now, starred: false }
        .paint(painter, theme, rect);
}

/// The name, and below it what else is to be known, with a sign where a tap opens its board.
fn beside(painter: &Painter, theme: &Theme, rect: Rect, row: &RowView, still: bool) {
    let size = Name::size(rect.height());
    let has_sign = row.laid && !still;
    let lift = if row.caption.is_empty() && !has_sign { 0.0 } else { theme::space::SMALL };
    let room = if row.first { theme::space::WIDE } else { theme::space::TIGHT };
    let written = row.name.beside(painter, theme, rect.translate(vec2(0.0, -lift)), size, room);
    if row.first {
        first_star(painter, theme, written);
    }
    let mut below = pos2(written.min.x, written.max.y + theme::space::SMALL);
    if has_sign {
        let side = Vec2::splat(theme::space::MEDIUM);
        let sign = Align2::LEFT_CENTER.anchor_size(below, side);
        symbols::paint(painter, sign, Symbol::Grid, theme.ink_soft);
        below.x = sign.max.x + theme::space::TIGHT;
    }
    let font = theme::body(TextSize::TINY);
    let (width, ink) = (rect.max.x - below.x, theme.ink_soft);
    let wrapped = two_lines(painter, &row.caption, font.clone(), ink, (width, Align::Min));
    let top = below - vec2(0.0, theme::space::SMALL);
    if top.y + wrapped.size().y <= rect.max.y {
        painter.galley(top, wrapped, ink);
    } else {
        fitted_text(painter, below, Align2::LEFT_CENTER, &row.caption, font, ink, width);
    }
}

/// The name over its total, and what the scoring gives below or beside that.
fn over(painter: &Painter, theme: &Theme, rect: Rect, row: &RowView) {
    let line = |k: f32, lines: f32| {
        let height = rect.height() / lines;
        Rect::from_min_size(rect.min + vec2(0.0, height * k), vec2(rect.width(), height))
    };
    let lines = if rect.height() < TALL { 2.0 } else { 3.0 };
    let above = line(0.0, lines);
    let wide = TextSize::fitted(rect.width() * 0.17, TextSize::SMALL..=TextSize::HEADING);
    let radius = theme::space::TIGHT;
    // In a narrow head the star has no room beside the name: it stands before the total.
    let is_narrow = rect.width() < NARROW;
    let star = if row.first && !is_narrow { theme::space::LARGE + theme::space::TIGHT } else { 0.0 };
    let room = above.width() - theme::space::LARGE - star;
    let whole = painter.layout_no_wrap(row.name.words.clone(), theme::title(wide), theme.ink).size().x;
    // Drop, name and star stand together in the middle.
    let left = above.center().x - (whole.min(room) + theme::space::MEDIUM + star) / 2.0 + radius;
    let drop = pos2(left, above.center().y);
    painter.circle(drop, radius, row.name.colour, theme::stroke::fine(theme.line));
    let at = drop + vec2(theme::space::SMALL, 0.0);
    let (font, ink) = (theme::title(wide), theme.ink);
    let written = fitted_text(painter, at, Align2::LEFT_CENTER, &row.name.words, font, ink, room);
    if row.first {
        let before = line(1.0, lines).left_center() - vec2(theme::space::TIGHT, 0.0);
        first_star(painter, theme, if is_narrow { Rect::from_pos(before) } else { written });
    }
    let now = theme::body(TextSize::TINY);
    if lines > 2.0 {
        let words = line(2.0, lines);
        let (at, ink) = (words.center(), theme.ink_soft);
        fitted_text(painter, at, Align2::CENTER_CENTER, &row.now, now, ink, rect.width());
        let size = TextSize::fitted(rect.width() * 0.22, TextSize::LEAD..=TextSize::TITLE);
        let at = line(1.0, lines).center();
        painter.text(at, Align2::CENTER_CENTER, &row.total, theme::figures(size), theme.gold_ink);
        return;
    }
    let below = line(1.0, lines);
    let figure = theme::figures(TextSize::LEAD);
    let total = painter.layout_no_wrap(row.total.clone(), figure, theme.gold_ink);
    let words = painter.layout_no_wrap(row.now.clone(), now, theme.ink_soft);
    let both = total.size().x + theme::space::TIGHT + words.size().x;
    let has_room = both <= rect.width();
    let start = below.center().x - if has_room { both } else { total.size().x } / 2.0;
    let place = Align2::LEFT_CENTER.anchor_size(pos2(start, below.center().y), total.size());
    let beside = pos2(place.max.x + theme::space::TIGHT, place.center().y + theme::space::HAIR / 2.0);
    painter.galley(place.min, total, theme.gold_ink);
    if has_room {
        let words_place = Align2::LEFT_CENTER.anchor_size(beside, words.size());
        painter.galley(words_place.min, words, theme.ink_soft);
    }
}

/// The star of who goes first, behind the name.
pub fn first_star(painter: &Painter, theme: &Theme, name: Rect) {
    let at = pos2(name.max.x + theme::space::MEDIUM, name.center().y);
    star::eight(painter, at, theme::space::SMALL * 0.75, theme.gold_leaf, theme::stroke::fine(theme.gold));
}
