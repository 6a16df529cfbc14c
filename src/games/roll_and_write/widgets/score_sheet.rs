//! The race: who has built how many of each type, and which places can still be won.

use egui::{Align2, Color32, Painter, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use common::{
    BuildingType,
    drawing::colours_of,
    widgets::type_table::{Boxes, Filled, Frame, Margins, Name, Places, TypeHead, TypeTable, Types, words},
};
use ui::{
    drawing::symbols::{self, Symbol},
    short_names,
    theme::{self, ColourFamily, TextSize, Theme},
    toast_exclusion,
    widgets::{fitted_text, points, table as parts, text_width},
};

const TITLE: f32 = 36.0;

/// By how much of its width a box is larger on each side when it is filled, and by how much of its size a stamp when it
/// comes down.
const POPS: f32 = 0.4;
const STAMPS: f32 = 0.7;

/// A player's column has at least this width, or the types go without their names.
const NARROWEST: f32 = 48.0;

/// The room of points beside boxes, and in less than so much they stand below them.
const POINTS: f32 = 28.0;
const STACKED: f32 = 64.0;

/// The score sheet to show.
#[derive(Clone, Debug)]
pub struct ScoreView<'a> {
    /// The title; empty for none.
    pub title: &'a str,
    /// Over the places, such as "still to win".
    pub places_title: &'a str,
    /// Players and phantoms, from the left.
    pub columns: Vec<Name>,
    /// Their names where there is little room.
    pub short_names: Vec<String>,
    /// The types, in their order.
    pub rows: [RaceRow; BuildingType::COUNT],
    /// The height of a row.
    pub row_height: f32,
    /// It is a picture: rows that are pointed at say and show nothing.
    pub still: bool,
}

/// A type of building in the race.
#[derive(Clone, Debug)]
pub struct RaceRow {
    /// As shown.
    pub name: String,
    /// The places still to win, and those that are gone.
    pub places: Places,
    /// One for each column.
    pub cells: Vec<RaceCell>,
    /// The whole row in words, shown on hovering and read by a screen reader.
    pub tooltip: String,
    /// What is pointed at elsewhere concerns this row.
    pub highlighted: bool,
    /// How strongly it shines for what was just completed, 0–1.
    pub shine: f32,
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
    /// The points once the race is over: they take the room of the places.
    pub points: Option<u8>,
    /// How far the last box, or all of them as a stamp, is from lying still: 1 as it is filled, 0 at rest.
    pub arriving: f32,
}

impl ScoreView<'_> {
    fn is_over(&self) -> bool {
        self.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.points.is_some())
    }
}

/// The height [`show`] will take.
#[must_use]
pub fn height(view: &ScoreView<'_>) -> f32 {
    let title = if view.title.is_empty() { 0.0 } else { TITLE };
    title + TypeTable::NAMES + view.row_height * BuildingType::COUNT as f32
}

/// Where the race lies that was shown.
#[derive(Clone, Copy, Debug)]
pub struct RaceResponse {
    /// All of it.
    pub rect: Rect,
    table: TypeTable,
    columns: usize,
}

impl RaceResponse {
    /// Where all is that belongs to a row: its column.
    #[must_use]
    pub fn player(&self, row: usize) -> Rect {
        self.table.player(row)
    }

    /// Where the places of a type are.
    #[must_use]
    pub fn places(&self, building: BuildingType) -> Rect {
        self.table.cell(building.index(), self.columns)
    }

    /// Where the boxes of a row and type are.
    #[must_use]
    pub fn field(&self, row: usize, building: BuildingType) -> Rect {
        self.table.field(row, building.index())
    }

    /// Where the name of a row is.
    #[must_use]
    pub fn head(&self, row: usize) -> Rect {
        self.table.over(row)
    }
}

/// Shows the race as wide as the available room. A second one in the same scope needs a scope of its own
/// (`ui.push_id`).
pub fn show(ui: &mut Ui, view: &ScoreView<'_>) -> RaceResponse {
    let theme = Theme::of(ui.ctx());
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), height(view)), Sense::hover());
    let mut rect = whole;
    if !view.title.is_empty() {
        let at = pos2(rect.center().x, rect.min.y + TITLE / 2.0 - 3.0);
        let font = theme::title(TextSize::HEADING);
        ui.painter().text(at, Align2::CENTER_CENTER, view.title, font, theme.ink);
        rect.min.y += TITLE;
    }
    let columns = Columns::new(ui.painter(), rect, view);
    let table = columns.table;
    table.paint_strips(ui.painter(), &theme);
    let names = || view.columns.iter().zip(&view.short_names);
    // Names are short ones where one that has a shorter one needs more than a line.
    let room = table.over(0).width() - theme::space::TIGHT;
    let is_wide = |name: &str| text_width(ui.painter(), name, theme::bold(TextSize::SMALL)) > room;
    let crowded = names().any(|(name, short)| name.words != *short && is_wide(&name.words));
    // The frame around whoever acts takes some of the room, of the columns beside it, too: wherever it goes, names stay.
    let frame = if view.columns.iter().any(|name| name.current) { theme::space::HAIR / 2.0 } else { 0.0 };
    for (player, (name, short)) in names().enumerate() {
        let words = if crowded {
            // The one that somebody chose comes before one that is cut.
            short_names::of(ui.painter(), &name.words).unwrap_or_else(|| short.clone())
        } else {
            name.words.clone()
        };
        let over = table.over(player).shrink2(vec2(frame, 0.0));
        Name { words, ..name.clone() }.over(ui.painter(), &theme, over);
    }
    if !columns.is_over {
        words(ui.painter(), &theme, table.over(view.columns.len()), view.places_title);
    }
    let part = parts::part(ui, Role::Table, rect);
    for building in BuildingType::ALL {
        let row = &view.rows[building.index()];
        let strip = table.row(building.index());
        let response = part.interact(strip, ui.scope_id().with(("race", building)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &row.tooltip));
        let is_pointed_at = response.contains_pointer() && !view.still;
        if row.highlighted || is_pointed_at {
            Frame::Pointed.paint(ui.painter(), &theme, strip);
        }
        if row.shine > 0.0 {
            let gold = theme.gold_leaf.gamma_multiply(row.shine * 0.7);
            ui.painter().rect_filled(strip, theme::radius::INNER, gold);
        }
        paint_row(ui.painter(), &theme, &columns, building, row);
        if !row.tooltip.is_empty() && !view.still {
            response.on_hover_text(&row.tooltip);
        }
    }
    for (player, _) in view.columns.iter().enumerate().filter(|(_, column)| column.current) {
        // Boxes and names stay clear of it.
        let around = table.player(player).expand2(vec2(theme::space::HAIR, 0.0));
        Frame::Current.paint(ui.painter(), &theme, around);
        if !view.still {
            toast_exclusion::keep(ui, around);
        }
    }
    RaceResponse { rect: whole, table, columns: view.columns.len() }
}

/// The columns of the race.
struct Columns {
    table: TypeTable,
    /// The size of numbers.
    text: TextSize,
    /// The types have room for their names.
    named: bool,
    /// There are no places left to win.
    is_over: bool,
}

impl Columns {
    fn new(painter: &Painter, rect: Rect, view: &ScoreView<'_>) -> Self {
        let (count, is_over) = (view.columns.len().max(1), view.is_over());
        let mut text = TextSize::fitted(view.row_height * 0.37, TextSize::TEXT..=TextSize::HEADING);
        let places = |text| if is_over { 0.0 } else { Places::step(text) * 3.0 + theme::space::TIGHT };
        let mut icon = (view.row_height * 0.84).min(60.0) + theme::space::SMALL;
        let names = view.rows.iter().map(|row| {
            painter.layout_no_wrap(row.name.clone(), theme::title(text), Color32::PLACEHOLDER).size().x
        });
        let name = names.fold(0.0, f32::max) + theme::space::LARGE;
        // At the end points beside the boxes come before names.
        let needed = if is_over { STACKED + 2.0 * theme::space::TIGHT } else { NARROWEST };
        let named = (rect.width() - icon - name - places(text)) / (count as f32) >= needed;
        if (rect.width() - icon - places(text)) / (count as f32) < NARROWEST {
            text = TextSize::TEXT;
            icon = icon.min(theme::size::LARGE_DRAWING);
        }
        let (first, last) = (if named { icon + name } else { icon }, places(text));
        let margins = Margins { head: TypeTable::NAMES, first, last };
        let table = TypeTable::new(rect, Types::AsRows, (BuildingType::COUNT, count), margins);
        Self { table, text, named, is_over }
    }
}

fn paint_row(painter: &Painter, theme: &Theme, columns: &Columns, building: BuildingType, row: &RaceRow) {
    let table = columns.table;
    let name = if columns.named { row.name.clone() } else { String::new() };
    TypeHead::new(building, name).paint(painter, theme, &table);
    for (player, cell) in row.cells.iter().enumerate() {
        let field = table.field(player, building.index());
        // Seven boxes need all the room of a narrow column.
        let beside = if field.width() < NARROWEST { theme::space::HAIR } else { theme::space::TIGHT };
        let area = field.shrink2(vec2(beside, 1.0));
        boxes(painter, theme, (area, columns.is_over), colours_of(theme, building), cell);
    }
    if columns.is_over {
        return;
    }
    let last = table.cell(building.index(), row.cells.len());
    let last = last.with_min_x(last.min.x + theme::space::TIGHT);
    row.places.paint_beside_name(painter, theme, last.left_center(), last.width() + 0.5, columns.text);
}

fn boxes(
    painter: &Painter,
    theme: &Theme,
    (area, is_over): (Rect, bool),
    colours: &ColourFamily,
    cell: &RaceCell,
) {
    if cell.completed {
        return completed(painter, theme, area, colours, cell);
    }
    let is_stacked = area.width() < STACKED;
    let mut place = match (is_over, is_stacked) {
        (false, _) => area,
        (true, false) => area.with_max_x(area.max.x - POINTS),
        (true, true) => area.with_max_y(area.center().y).translate(vec2(0.0, -theme::space::HAIR)),
    };
    // Boxes without points are as large as those of the others.
    if cell.points.is_none() {
        place = place.translate(area.center() - place.center());
    }
    let filled = Filled { count: cell.count, later: 0, next: cell.preview };
    let boxes = Boxes::new(place, cell.printed);
    boxes.paint(painter, theme, colours, filled);
    if let Some(vp) = cell.points {
        let last = boxes.get(cell.printed.saturating_sub(1));
        let below = area.with_min_y(area.center().y + theme::space::TIGHT).center();
        let (at, anchor, size) = if is_stacked {
            (below, Align2::CENTER_CENTER, TextSize::TEXT)
        } else {
            (last.right_center() + vec2(theme::space::TIGHT, 0.0), Align2::LEFT_CENTER, TextSize::LEAD)
        };
        painter.text(at, anchor, points(vp), theme::figures(size), theme.ink);
    }
    if cell.arriving > 0.0 && boxes.are_drawn() {
        let last = boxes.get(cell.count.saturating_sub(1));
        let larger = last.expand(last.width() * POPS * cell.arriving);
        painter.rect_filled(larger, theme::radius::INNER, colours.ink);
    }
}

/// A full row of boxes becomes a plate with what it brought.
fn completed(painter: &Painter, theme: &Theme, area: Rect, colours: &ColourFamily, cell: &RaceCell) {
    let size = vec2(area.width().min(86.0), (area.height() - 4.0).min(26.0));
    // A stamp comes down from nearer to the eye.
    let plate = Rect::from_center_size(area.center(), size * (1.0 + STAMPS * cell.arriving));
    painter.rect_filled(plate, theme::radius::INNER, colours.ink);
    if cell.award.is_empty() {
        symbols::paint(painter, plate.shrink(6.0), Symbol::Check, theme.paper);
    } else {
        let width = plate.width() - theme::space::TIGHT;
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
