//! The race: who has built how many of each type, and which places can still be won.

use egui::{
    Align, Align2, Color32, Painter, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    text::LayoutJob, vec2,
};

use crate::{
    games::common::{
        BuildingType,
        drawing::{self, colours_of},
    },
    ui::{
        drawing::symbols::{self, Symbol},
        theme::{self, ColourFamily, TextSize, Theme},
        widgets::{fitted_text, two_lines},
    },
};

const TITLE: f32 = 36.0;
const HEADER: f32 = 44.0;

/// Boxes narrower than this are written as a number instead.
const NARROWEST_BOX: f32 = 4.2;

/// The score sheet to show.
#[derive(Clone, Debug)]
pub struct ScoreView<'a> {
    /// The title; empty for none.
    pub title: &'a str,
    /// Over the places, such as "still to win".
    pub places_title: &'a str,
    /// Players and phantoms, from the left.
    pub columns: Vec<ColumnView>,
    /// The types, in their order.
    pub rows: [RaceRow; BuildingType::COUNT],
    /// The height of a row; 34–60.
    pub row_height: f32,
}

/// A player or a phantom.
#[derive(Clone, Debug)]
pub struct ColumnView {
    /// As shown.
    pub name: String,
    /// The colour of the player.
    pub colour: Color32,
    /// Whose turn it is.
    pub current: bool,
}

/// A type of building in the race.
#[derive(Clone, Debug)]
pub struct RaceRow {
    /// As shown.
    pub name: String,
    /// The points of the three places.
    pub places: [u8; 3],
    /// How many of them are gone, from the first.
    pub struck: u8,
    /// One for each column.
    pub cells: Vec<RaceCell>,
    /// The whole row in words, shown on hovering and read by a screen reader.
    pub tooltip: String,
    /// What is pointed at elsewhere concerns this row.
    pub highlighted: bool,
}

/// How far a player is with a type.
#[derive(Clone, Debug, Default)]
pub struct RaceCell {
    /// Boxes filled.
    pub count: u8,
    /// Boxes printed.
    pub printed: u8,
    /// The next box would be filled by what is pointed at.
    pub preview: bool,
    /// All boxes are full.
    pub completed: bool,
    /// What it brought, such as "16 VP".
    pub award: String,
}

/// The height [`show`] will take.
#[must_use]
pub fn height(view: &ScoreView<'_>) -> f32 {
    let title = if view.title.is_empty() { 0.0 } else { TITLE };
    title + HEADER + view.row_height * BuildingType::COUNT as f32
}

/// Shows the race as wide as the available room; returns the row under the pointer. A second one in the same scope
/// needs a scope of its own (`ui.push_id`).
pub fn show(ui: &mut Ui, view: &ScoreView<'_>) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height(view)), Sense::hover());
    let columns = Columns::new(ui.painter(), rect, view);
    let painter = ui.painter();
    if !view.title.is_empty() {
        let at = pos2(rect.center().x, rect.min.y + TITLE / 2.0 - 3.0);
        painter.text(at, Align2::CENTER_CENTER, view.title, theme::title(TextSize::HEADING), theme.ink);
    }
    header(painter, &theme, &columns, view);
    let mut hovered = None;
    for building in BuildingType::ALL {
        let k = building.index();
        let row = &view.rows[k];
        let strip = columns.row(k);
        let response = ui.interact(strip, ui.scope_id().with(("race", k)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &row.tooltip));
        if response.contains_pointer() {
            hovered = Some(k);
        }
        paint_row(ui.painter(), &theme, &columns, building, row, &response);
        if !row.tooltip.is_empty() {
            response.on_hover_text(&row.tooltip);
        }
    }
    highlight_current(ui.painter(), &theme, &columns, view);
    hovered
}

/// Where the columns of the table are.
struct Columns {
    rect: Rect,
    top: f32,
    row_height: f32,
    /// The size of names and numbers.
    text: TextSize,
    /// The width of one place still to win.
    place: f32,
    icon: f32,
    /// None where only the drawing has room.
    name: Option<f32>,
    players: f32,
    player: f32,
}

impl Columns {
    fn new(painter: &Painter, rect: Rect, view: &ScoreView<'_>) -> Self {
        let title = if view.title.is_empty() { 0.0 } else { TITLE };
        let text = TextSize::fitted(view.row_height * 0.37, TextSize::TEXT..=TextSize::HEADING);
        let place = text.points() * 1.46;
        let icon = (view.row_height * 0.86).min(48.0) + 10.0;
        let names = view.rows.iter().map(|row| {
            painter.layout_no_wrap(row.name.clone(), theme::body(text), Color32::PLACEHOLDER).size().x
        });
        let name = names.fold(0.0, f32::max) + 8.0;
        let count = view.columns.len().max(1) as f32;
        let rest = rect.width() - icon - place * 3.0 - 8.0;
        let named = (rest - name) / count >= 48.0;
        let name = named.then_some(name);
        let players = rest - name.unwrap_or(0.0);
        Self {
            rect,
            top: rect.min.y + title + HEADER,
            row_height: view.row_height,
            text,
            place,

            icon,
            name,
            players: rect.min.x + icon + name.unwrap_or(0.0),
            player: players / count,
        }
    }

    fn row(&self, k: usize) -> Rect {
        let top = self.top + self.row_height * k as f32;
        Rect::from_min_size(pos2(self.rect.min.x, top), vec2(self.rect.width(), self.row_height))
    }

    fn player(&self, k: usize) -> Rect {
        let left = self.players + self.player * k as f32;
        let bottom = self.top + self.row_height * BuildingType::COUNT as f32;
        Rect::from_min_max(pos2(left, self.top - HEADER), pos2(left + self.player, bottom))
    }

    fn place(&self, k: usize) -> f32 {
        self.rect.max.x - 4.0 - self.place * (2.5 - k as f32)
    }
}

fn header(painter: &Painter, theme: &Theme, columns: &Columns, view: &ScoreView<'_>) {
    for (k, column) in view.columns.iter().enumerate() {
        let area = columns.player(k);
        let font = if column.current { theme::bold(TextSize::SMALL) } else { theme::medium(TextSize::SMALL) };
        let galley = two_lines(painter, &column.name, font, theme.ink, columns.player - 6.0);

        let middle = columns.top - HEADER / 2.0 - 3.0;
        let top = middle - galley.size().y / 2.0;
        painter.galley(pos2(area.center().x, top), galley, theme.ink);
        let line = Rect::from_center_size(
            pos2(area.center().x, columns.top - 5.0),
            vec2((columns.player - 14.0).min(46.0), 4.0),
        );
        painter.rect_filled(line, theme::radius::MARK, column.colour);
    }
    let centre = pos2(columns.place(1), columns.top - HEADER / 2.0 - 3.0);
    let mut job = LayoutJob::simple(
        view.places_title.to_owned(),
        theme::body(TextSize::SMALL),
        theme.ink_soft,
        columns.place * 3.0,
    );
    job.halign = Align::Center;
    job.wrap.max_rows = 2;
    let galley = painter.layout_job(job);
    painter.galley(centre - vec2(0.0, galley.size().y / 2.0), galley, theme.ink_soft);
}

fn paint_row(
    painter: &Painter,
    theme: &Theme,
    columns: &Columns,
    kind: BuildingType,
    row: &RaceRow,
    response: &Response,
) {
    let k = kind.index();
    let strip = columns.row(k);
    let colours = colours_of(theme, kind);
    if k.is_multiple_of(2) {
        painter.rect_filled(strip, theme::radius::CONTROL, theme.band);
    }
    if row.highlighted || response.contains_pointer() {
        let stroke = theme::stroke::strong(if row.highlighted { theme.gold } else { theme.gold_line });
        painter.rect_stroke(strip, theme::radius::CONTROL, stroke, StrokeKind::Inside);
    }
    let middle = strip.center().y;
    let side = columns.icon - 10.0;
    let icon = Rect::from_center_size(pos2(strip.min.x + columns.icon / 2.0, middle), Vec2::splat(side));
    drawing::paint(painter, icon, theme, kind);
    if columns.name.is_some() {
        let at = pos2(strip.min.x + columns.icon, middle);
        painter.text(at, Align2::LEFT_CENTER, &row.name, theme::body(columns.text), theme.ink);
    }
    for (player, cell) in row.cells.iter().enumerate() {
        let area = columns.player(player);
        let area = Rect::from_x_y_ranges(area.x_range(), strip.y_range()).shrink2(vec2(5.0, 2.0));
        boxes(painter, theme, area, colours, cell);
    }
    for (place, points) in row.places.iter().enumerate() {
        let centre = pos2(columns.place(place), middle);
        let gone = place < usize::from(row.struck);
        let ink = if gone { theme.ink_faint } else { theme.ink };
        let written = painter.text(centre, Align2::CENTER_CENTER, points, theme::figures(columns.text), ink);
        if gone {
            let reach = vec2(written.width() / 2.0 + 3.0, 5.0);
            let ends =
                [pos2(centre.x - reach.x, centre.y + reach.y), pos2(centre.x + reach.x, centre.y - reach.y)];
            painter.line_segment(ends, theme::stroke::strong(theme.danger));
        }
    }
}

fn boxes(painter: &Painter, theme: &Theme, area: Rect, colours: &ColourFamily, cell: &RaceCell) {
    if cell.completed {
        completed(painter, theme, area, colours, cell);
        return;
    }
    let printed = f32::from(cell.printed.max(1));
    let gap = if area.width() < 56.0 { 1.5 } else { 2.0 };
    let width = ((area.width() + gap) / printed - gap).min(area.height() * 0.28);
    if width < NARROWEST_BOX {
        let text = format!("{}/{}", cell.count, cell.printed);
        fitted_text(
            painter,
            area.center(),
            Align2::CENTER_CENTER,
            &text,
            theme::bold(TextSize::TEXT),
            theme.ink,
            area.width(),
        );
        return;
    }
    let height = (width * 1.55).clamp(13.0, 24.0).min(area.height() - 6.0);
    let left = area.center().x - (width * printed + gap * (printed - 1.0)) / 2.0;
    let radius = theme::radius::of(width * 0.28);
    for k in 0..cell.printed {
        let at = pos2(left + (width + gap) * f32::from(k), area.center().y - height / 2.0);
        let rect = Rect::from_min_size(at, vec2(width, height));
        if k < cell.count {
            painter.rect(rect, radius, colours.ink, theme::stroke::fine(colours.ink), StrokeKind::Inside);
        } else if k == cell.count && cell.preview {
            painter.rect(rect, radius, theme.glow, theme::stroke::strong(theme.gold_ink), StrokeKind::Inside);
        } else {
            painter.rect(rect, radius, theme.raised, theme::stroke::edge(colours.ink), StrokeKind::Inside);
        }
    }
}

/// A full row of boxes becomes a plate with what it brought.
fn completed(painter: &Painter, theme: &Theme, area: Rect, colours: &ColourFamily, cell: &RaceCell) {
    let size = vec2(area.width().min(86.0), (area.height() - 4.0).min(26.0));
    let plate = Rect::from_center_size(area.center(), size);
    painter.rect_filled(plate, theme::radius::INNER, colours.ink);
    if cell.award.is_empty() {
        symbols::paint(painter, plate.shrink(6.0), Symbol::Check, theme.paper);
    } else {
        let width = plate.width() - 6.0;
        fitted_text(
            painter,
            plate.center(),
            Align2::CENTER_CENTER,
            &cell.award,
            theme::bold(TextSize::SMALL),
            theme.paper,
            width,
        );
    }
}

fn highlight_current(painter: &Painter, theme: &Theme, columns: &Columns, view: &ScoreView<'_>) {
    for (k, _) in view.columns.iter().enumerate().filter(|(_, column)| column.current) {
        let area = columns.player(k).expand2(vec2(-1.0, 1.0));
        painter.rect_stroke(
            area,
            theme::radius::CONTROL,
            theme::stroke::edge(theme.gold_line),
            StrokeKind::Middle,
        );
    }
}
