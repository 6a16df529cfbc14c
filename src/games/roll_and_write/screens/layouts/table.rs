//! The table next to the grid: for each type its key, its count and its VP.

use egui::{
    Align2, Color32, Rect, Response, Role, Sense, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::{
    editor::{EditorView, spoken},
    faults::FaultPlace,
};
use crate::{
    session::{LayoutEdit, LayoutSketch},
    text::names::building_name,
};
use common::{
    BuildingType,
    drawing::{self, colours_of},
    widgets::type_table::{Margins, TypeTable, Types, words},
};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, key_cap, number_field, shows_focus},
};

/// The height of a row at least and at most, and of what is above and below all rows on a page.
const ROW: [f32; 2] = [44.0, 68.0];
const AROUND: f32 = 260.0;
/// From this height on, what stands in a row is larger.
const TALL: f32 = 56.0;
/// The rows: a type each, and one to empty cells.
const ROWS: usize = BuildingType::COUNT + 1;
const HEADER: f32 = 28.0;
/// A field for VP or a count.
const FIELD: f32 = 48.0;
const STEP: f32 = FIELD + 6.0;
/// Where in a brush its key is, and where its drawing and its name begin.
const KEY: f32 = 20.0;
const DRAWING: f32 = 40.0;
const NAME: f32 = 84.0;
/// How far from its end the middle of its count is: below that of the column, which ends a little behind the brush.
const COUNT: f32 = STEP / 2.0 - theme::space::TIGHT;

/// How high a row is on a page of this height.
pub fn row_height(page: f32) -> f32 {
    ((page - AROUND) / ROWS as f32).clamp(ROW[0], ROW[1])
}

/// Shows the table with rows of this height; a click on a row chooses what is painted.
pub fn show(
    ui: &mut Ui,
    sketch: &EditorView<'_>,
    row_height: f32,
    brush: &mut Option<BuildingType>,
    changes: &mut Vec<LayoutEdit>,
) {
    let texts = sketch.texts;
    let height = HEADER + row_height * ROWS as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let margins = Margins { head: HEADER, first: rect.width() - STEP * 4.0, last: 0.0 };
    let table = TypeTable::new(rect, Types::AsRows, (ROWS, 4), margins);
    let theme = Theme::of(ui.ctx());
    words(ui.painter(), &theme, table.over(0), texts.sheets_count());
    for place in 1..=3 {
        words(ui.painter(), &theme, table.over(place), &texts.place_name(place));
    }
    for kind in BuildingType::ALL {
        row(ui, sketch, &table, kind, brush, changes);
    }
    if !sketch.draft.counts_only {
        empty(ui, sketch, brush_place(&table, BuildingType::COUNT), brush);
    }
    let field = |place| table.field(place, BuildingType::COUNT);
    sum(ui, sketch, field(1).union(field(3)));
}

/// How many cells have a building, beside the brush that empties them.
fn sum(ui: &Ui, sketch: &EditorView<'_>, place: Rect) {
    let theme = Theme::of(ui.ctx());
    let words = sketch.texts.sheets_sum(sketch.draft.counts().iter().sum::<i64>());
    let response = ui.interact(place, ui.scope_id().with("sum"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let (at, font) = (place.center(), theme::medium(TextSize::SMALL));
    fitted_text(ui.painter(), at, Align2::CENTER_CENTER, &words, font, theme.ink_soft, place.width());
}

/// Where the brush of a row is: beside its fields, with its count.
fn brush_place(table: &TypeTable, row: usize) -> Rect {
    let place = table.beside(row).union(table.field(0, row));
    place.with_max_x(place.max.x - theme::space::TIGHT).shrink2(vec2(0.0, theme::space::HAIR))
}

/// The brush that empties cells.
fn empty(ui: &Ui, sketch: &EditorView<'_>, rect: Rect, brush: &mut Option<BuildingType>) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(rect, ui.scope_id().with("empty"), Sense::click());
    let (chosen, words) = (brush.is_none(), sketch.texts.sheets_empty());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, words));
    if response.clicked() {
        *brush = None;
    }
    frame(ui, &response, chosen, [theme.paper, theme.line]);
    let (painter, middle) = (ui.painter(), rect.center().y);
    key_cap::paint(painter, pos2(rect.min.x + KEY, middle), &theme, "0");
    let (at, font) = (pos2(rect.min.x + NAME, middle), theme::medium(TextSize::TEXT));
    let width = rect.width() - NAME - STEP;
    fitted_text(painter, at, Align2::LEFT_CENTER, words, font, theme.ink, width);
}

/// What a brush stands on, of this colour and with this edge.
fn frame(ui: &Ui, response: &Response, chosen: bool, [fill, edge]: [Color32; 2]) {
    let (theme, radius) = (Theme::of(ui.ctx()), theme::radius::CONTROL);
    let (painter, rect) = (ui.painter(), response.rect);
    let edge = if chosen { theme::stroke::strong(theme.focus) } else { theme::stroke::fine(edge) };
    painter.rect(rect, radius, fill, edge, StrokeKind::Inside);
    if response.sense.senses_click() && response.hovered() {
        painter.rect_stroke(rect, radius, theme::stroke::edge(theme.gold), StrokeKind::Inside);
    }
    if shows_focus(ui, response) {
        focus_ring(painter, rect, &theme, radius);
    }
}

fn row(
    ui: &mut Ui,
    sketch: &EditorView<'_>,
    table: &TypeTable,
    kind: BuildingType,
    brush: &mut Option<BuildingType>,
    changes: &mut Vec<LayoutEdit>,
) {
    let count = sketch.draft.counts()[kind.index()];
    let chooses = !sketch.draft.counts_only;
    let beside = table.beside(kind.index()).shrink2(vec2(0.0, theme::space::HAIR));
    // As far from the field of its count as fields are from one another.
    let beside = beside.with_max_x(beside.max.x - theme::space::TIGHT);
    let left = if chooses { brush_place(table, kind.index()) } else { beside };
    choice(ui, sketch, kind, left, count, brush);
    let mut field = |k: usize, name: &str, value: &mut i64, wrong: bool| {
        let size = vec2(FIELD, number_field::HEIGHT);
        let place = Rect::from_center_size(table.field(k, kind.index()).center(), size);
        let mut at = ui.new_child(UiBuilder::new().max_rect(place));
        number_field::show(&mut at, name, value, FIELD, 3, wrong)
    };
    let building = building_name(sketch.texts, kind);
    if !chooses {
        let name = sketch.texts.sheets_count_of(&building);
        let mut count = count;
        if field(0, &name, &mut count, sketch.is_wrong(FaultPlace::Count(kind))) {
            changes.push(LayoutEdit::Count(kind, count));
        }
    }
    for place in 0..3 {
        let name = sketch.texts.sheets_vp_of(&building, place + 1);
        let mut vp = sketch.draft.vp[kind.index()][place];
        if field(place + 1, &name, &mut vp, sketch.is_wrong(FaultPlace::Vp(kind, place))) {
            changes.push(LayoutEdit::Vp(kind, place, vp));
        }
    }
}

/// Label, drawing, name and count of a type; a click takes it as the brush.
fn choice(
    ui: &Ui,
    sketch: &EditorView<'_>,
    kind: BuildingType,
    rect: Rect,
    count: i64,
    brush: &mut Option<BuildingType>,
) {
    let theme = Theme::of(ui.ctx());
    let chooses = !sketch.draft.counts_only;
    let sense = if chooses { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(kind), sense);
    let chosen = chooses && *brush == Some(kind);
    if chooses {
        let name = spoken(sketch.texts, kind, count);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
    }
    if response.clicked() {
        *brush = Some(kind);
    }
    let (painter, colours) = (ui.painter(), colours_of(&theme, kind));
    frame(ui, &response, chosen, [colours.tile, colours.edge]);
    let middle = rect.center().y;
    let mut x = rect.min.x + theme::space::SMALL;
    if chooses {
        let key = (kind.index() + 1).to_string();
        key_cap::paint(painter, pos2(rect.min.x + KEY, middle), &theme, &key);
        x = rect.min.x + DRAWING;
    }
    let (side, size) = if rect.height() < TALL {
        (theme::size::DRAWING, TextSize::TEXT)
    } else {
        (theme::size::LARGE_DRAWING, TextSize::LEAD)
    };
    let drawing = Rect::from_center_size(pos2(x + 18.0, middle), Vec2::splat(side));
    drawing::paint(painter, drawing, &theme, kind);
    x += 44.0;
    let end = if chooses { rect.max.x - STEP } else { rect.max.x - 6.0 };
    let name = building_name(sketch.texts, kind);
    fitted_text(
        painter,
        pos2(x, middle),
        Align2::LEFT_CENTER,
        &name,
        theme::medium(size),
        colours.text,
        end - x,
    );
    if chooses {
        let at = pos2(rect.max.x - COUNT, middle);
        painter.text(at, Align2::CENTER_CENTER, count, theme::figures(TextSize::HEADING), colours.text);
        if sketch.is_wrong(FaultPlace::Count(kind)) {
            let box_ = Rect::from_center_size(at, vec2(STEP - 8.0, rect.height() - 6.0));
            let radius = theme::radius::CONTROL;
            painter.rect_stroke(box_, radius, theme::stroke::strong(theme.danger), StrokeKind::Inside);
        }
    }
}

/// The counts of a sheet without a grid: a row of tiles for each type.
pub fn piles(ui: &Ui, rect: Rect, draft: &LayoutSketch) {
    let theme = Theme::of(ui.ctx());
    let counts = draft.counts();
    let step = rect.height() / 6.0;
    let most = counts.iter().copied().max().unwrap_or(1).clamp(1, 31) as f32;
    let tile = ((rect.width() - step) / most).min(step * 0.8);
    for kind in BuildingType::ALL {
        let middle = rect.min.y + step * (kind.index() as f32 + 0.5);
        let drawing = Rect::from_center_size(pos2(rect.min.x + step / 2.0, middle), vec2(step, step) * 0.8);
        drawing::paint(ui.painter(), drawing, &theme, kind);
        let colours = colours_of(&theme, kind);
        for k in 0..counts[kind.index()].clamp(0, 31) {
            let at = pos2(rect.min.x + step + tile * (k as f32 + 0.5), middle);
            let tile = Rect::from_center_size(at, vec2(tile * 0.8, tile.min(step * 0.6)));
            let edge = theme::stroke::edge(colours.ink);
            ui.painter().rect(tile, theme::radius::CHIP, colours.tile, edge, StrokeKind::Inside);
        }
    }
}
