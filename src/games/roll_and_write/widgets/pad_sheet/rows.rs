//! A row: whose it is, what was entered, and the fields.

use egui::{
    Align, Align2, Color32, FontId, Painter, Pos2, Rangef, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2,
    text::LayoutJob, vec2,
};

use super::{
    PadTap, RowView,
    cells::{self, CountForm},
};
use common::{
    BuildingType,
    widgets::type_table::{Frame, Name, TypeTable, Types, total},
};
use ui::{
    drawing::{
        dice::{self, DieStyle},
        star,
    },
    second_click,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, two_lines, wrapped},
};

/// The width of a die with what keeps it apart from the next.
const DIE: f32 = theme::size::ICON + theme::space::TIGHT;
/// How far a name over its column reaches downwards, and from where on its total stands.
const NAME_TO: f32 = 0.4;
const TOTAL_FROM: f32 = 0.7;

/// Where a field is.
pub(super) fn field(table: &TypeTable, k: usize, building: BuildingType) -> Rect {
    let field = table.field(k, building.index());
    field.shrink2(vec2(theme::space::TIGHT, (field.height() * 0.07).clamp(6.0, 14.0)))
}

/// Where the total is in a head over a column, and in the corner what it is called.
pub(super) fn total_of(head: Rect) -> Rect {
    head.with_min_y(head.min.y + head.height() * TOTAL_FROM)
}

/// How every field has room to tell how many boxes are filled.
pub(super) fn count_form(painter: &Painter, table: &TypeTable, k: usize, row: &RowView) -> CountForm {
    let all = BuildingType::ALL
        .map(|building| CountForm::fitting(painter, field(table, k, building), &row.cells[building.index()]));
    all.into_iter().min().unwrap_or(CountForm::Words)
}

/// Shows the row; what was tapped.
pub(super) fn show(
    ui: &mut Ui,
    theme: &Theme,
    table: &TypeTable,
    (k, row): (usize, &RowView),
    form: CountForm,
) -> Option<PadTap> {
    if row.name.current {
        Frame::Current.paint(ui.painter(), theme, table.player(k));
    }
    let mut tapped = name(ui, theme, table, k, row).then_some(PadTap::Row(k));
    for building in BuildingType::ALL {
        let tap = cells::show(ui, theme, field(table, k, building), (k, building), (row, form));
        tapped = tapped.or(tap);
    }
    let place = match table.types() {
        Types::AsColumns => table.cell(k, BuildingType::COUNT),
        Types::AsRows => total_of(table.head_of_player(k)),
    };
    total(ui.painter(), theme, place, &row.total, row.name.quiet);
    tapped
}

/// The name with its drop of paint; returns true if it was tapped.
fn name(ui: &mut Ui, theme: &Theme, table: &TypeTable, k: usize, row: &RowView) -> bool {
    let rect = table.head_of_player(k).shrink(theme::space::TIGHT);
    let response = ui.interact(rect, ui.scope_id().with(("row", k)), Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), row.name.current, &row.label));
    // The row that was turned to is turned from by the next click.
    second_click::does(ui.ctx(), response.id, (k, row.name.current));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::radius::CONTROL, theme.raised_hover);
    }
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(3.0), theme, theme::radius::CONTROL);
    }
    match table.types() {
        Types::AsColumns => beside(ui.painter(), theme, rect, row),
        Types::AsRows => over(ui.painter(), theme, rect, row),
    }
    response.clicked()
}

/// The name at the left of a row, and below it what was entered.
fn beside(painter: &Painter, theme: &Theme, rect: Rect, row: &RowView) {
    let size = Name::size(rect.height());
    let is_alone = row.caption.is_empty() && row.dice.is_none();
    let line = if is_alone { rect } else { rect.translate(vec2(0.0, -size.points() * 0.52)) };
    let star_room = if row.first { 22.0 } else { 4.0 };
    let written = row.name.beside(painter, theme, line, size, star_room);
    marks(painter, theme, row, written, pos2(written.max.x + 12.0, line.center().y));
    let small = TextSize::fitted(rect.height() * 0.135, TextSize::SMALL..=TextSize::LEAD);
    let usual = rect.center().y + size.points() * 0.66;
    let mut below = pos2(written.min.x, usual.max(written.max.y + small.points() * 0.6));
    below.x += paint_dice(painter, theme, row, below);
    let (font, ink) = entered(theme, row, small);
    caption(painter, below, &row.caption, font, ink, rect.max - vec2(4.0, 0.0) - below);
}

/// The name over its column, and what was entered above the total.
fn over(painter: &Painter, theme: &Theme, rect: Rect, row: &RowView) {
    let part = |from: f32, to: f32| {
        let y = Rangef::new(rect.min.y + rect.height() * from, rect.min.y + rect.height() * to);
        Rect::from_x_y_ranges(rect.x_range(), y)
    };
    let [written, line] = row.name.over(painter, theme, part(0.0, NAME_TO));
    let star = pos2((line.min.x - 12.0).max(rect.min.x + theme::space::SMALL), line.center().y);
    marks(painter, theme, row, written, star);
    let below = part(NAME_TO, TOTAL_FROM);
    // It is no larger than the name above.
    let size = (below.height() * 0.35).min(rect.width() * 0.13);
    let (font, ink) = entered(theme, row, TextSize::fitted(size, TextSize::TINY..=TextSize::TEXT));
    if row.dice.is_some() {
        let middle = below.min.y + theme::size::ICON / 2.0 + theme::space::HAIR;
        paint_dice(painter, theme, row, pos2(below.center().x - DIE + theme::space::HAIR, middle));
        let at = below.center_bottom();
        fitted_text(painter, at, Align2::CENTER_BOTTOM, &row.caption, font, ink, below.width());
        return;
    }
    let words = two_lines(painter, &row.caption, font, ink, (below.width(), Align::Center));
    painter.galley(below.center() - vec2(0.0, words.size().y / 2.0), words, ink);
}

/// What is struck through because the row has left, and the star of the first player.
fn marks(painter: &Painter, theme: &Theme, row: &RowView, written: Rect, star: Pos2) {
    if row.name.quiet {
        painter.hline(written.x_range(), written.center().y, theme::stroke::edge(theme.danger));
    }
    if row.first {
        star::eight(painter, star, 6.5, theme.gold_leaf, theme::stroke::fine(theme.gold));
    }
}

/// The dice of a phantom from `left` on; how wide they are.
fn paint_dice(painter: &Painter, theme: &Theme, row: &RowView, left: Pos2) -> f32 {
    let Some((yellow, blue)) = row.dice else { return 0.0 };
    let dice = [(yellow, &theme.yellow_die), (blue, &theme.blue_die)];
    for (k, (face, colours)) in (0..).zip(dice) {
        let middle = left + vec2(DIE * k as f32 + theme::size::ICON / 2.0, 0.0);
        let die = Rect::from_center_size(middle, Vec2::splat(theme::size::ICON));
        dice::paint(painter, die, theme, colours, face, DieStyle::default());
    }
    2.0 * DIE
}

/// How what was entered is written.
fn entered(theme: &Theme, row: &RowView, size: TextSize) -> (FontId, Color32) {
    if row.name.current { (theme::bold(size), theme.gold_ink) } else { (theme::body(size), theme.ink_soft) }
}

/// What was entered, in two lines where one is too short and there is room below it; else in a smaller one.
fn caption(painter: &Painter, at: Pos2, text: &str, font: FontId, ink: Color32, room: Vec2) {
    let line = font.size * 0.6;
    let words = if room.y >= 3.0 * line {
        let mut job = LayoutJob::simple(text.to_owned(), font, ink, room.x.max(1.0));
        job.wrap.max_rows = 2;
        painter.layout_job(job)
    } else {
        wrapped(painter, text, font, ink, vec2(room.x, 2.0 * line))
    };
    painter.galley(at - vec2(0.0, line), words, ink);
}
