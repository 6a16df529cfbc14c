//! The entries of a game as a grid: its sections, such as rounds, with their names at the left, and a column for each
//! player. What belongs to nobody stands below the name of its section. The entry that is corrected has its fields right
//! below its line and stays in sight while they are scrolled.

mod cell;

use std::sync::Arc;

use egui::{
    Align, Color32, FontId, Galley, Id, Rangef, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2,
    text::{LayoutJob, TextFormat},
    vec2,
};

pub use self::cell::{Cell, Oddity, Spot};
use self::cell::{INSIDE, height_of, sign_width};
use ui::{
    theme::{self, TextSize, Theme, size, space},
    widgets::{roving, surface::Surface, wrapped},
};

/// The width of the names of the sections, and the least one of a column.
const TITLES: f32 = 144.0;
const LEAST: f32 = 92.0;
/// How wide a column need not be wider, and a grid at least: fields have room in it.
const WIDE: f32 = 184.0;
const ROOM: f32 = 960.0;
/// The least height of an entry, and the room between entries.
const ENTRY: f32 = size::TOUCH;
const GAP: f32 = space::TIGHT;
/// The lines that the name of a section has beside what is added to it.
const TITLE_LINES: usize = 2;
/// The height of the names over their columns.
const NAMES: f32 = 40.0;
/// Of more cells than these only those are drawn that are seen, and the lines so far beyond: whoever goes on by Tab comes
/// to them, and they are scrolled into view.
const MANY: usize = 150;
const BEYOND: f32 = 2.0 * (ENTRY + GAP);

/// A player.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Who it is.
    pub name: String,
    /// In which colour.
    pub colour: Color32,
}

/// A part of the game, with its cells in the order in which they stand below one another.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// What it is called.
    pub title: String,
    /// Its cells.
    pub cells: Vec<Cell>,
}

/// What the grid remembers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GridState {
    /// How far it was scrolled to the left.
    scrolled: f32,
    /// The cell that was scrolled to.
    shown: Option<Spot>,
}

/// How wide a window is for a grid of so many columns, at most.
#[must_use]
pub fn width(columns: usize) -> f32 {
    (TITLES + WIDE * columns as f32).max(ROOM)
}

/// Shows the grid in a room of this height, with `fields` below the line of the cell that is open; the cell that is
/// chosen.
pub fn show(
    ui: &mut Ui,
    height: f32,
    (columns, sections): (&[Column], &[Section]),
    state: &mut GridState,
    open: Option<Spot>,
    fields: &mut dyn FnMut(&mut Ui),
) -> Option<Spot> {
    let theme = Theme::of(ui.ctx());
    // The bar of what scrolls has its place beside it.
    let bar = ui.spacing().scroll.allocated_width();
    let room = ui.available_width() - bar;
    let width = room.max(TITLES + LEAST * columns.len() as f32);
    let spacing = ui.spacing().item_spacing;
    ui.spacing_mut().item_spacing.y = GAP;
    names(ui, &theme, columns, width, state.scrolled);
    let height = (height - NAMES - GAP).max(ENTRY);
    // What stays above the rest does not fade.
    ui.spacing_mut().scroll.fade.strength =
        if open.is_some() { 0.0 } else { ui.spacing().scroll.fade.strength };
    let area = ScrollArea::both().id_salt("history").max_height(height).min_scrolled_height(height);
    let shown = area.auto_shrink([false, true]).show(ui, |ui| {
        ui.set_width(width);
        let (seen, left) = (ui.clip_rect(), ui.max_rect().min.x);
        let is_long = sections.iter().map(|section| section.cells.len()).sum::<usize>() > MANY;
        let drawn = if is_long { seen.y_range().expand(BEYOND) } else { Rangef::EVERYTHING };
        let mut grid =
            Grid { theme, id: ui.scope_id(), width, columns: columns.len(), open, left, chosen: None };
        let (mut places, mut opened) = (Vec::new(), None);
        // The ring around what the keyboard points at.
        ui.add_space(GAP);
        for (k, section) in sections.iter().enumerate() {
            if k > 0 {
                grid.between(ui);
            }
            let (top, mut title) = (ui.cursor().min.y, None);
            for mut line in grid.lines(ui, section) {
                title = title.or_else(|| line.title.clone());
                let (rect, _) = ui.allocate_exact_size(vec2(width, line.height), Sense::hover());
                if !line.has_open {
                    if drawn.intersects(rect.y_range()) {
                        grid.line(ui, rect, section, &line, &mut places);
                    }
                    continue;
                }
                let mut beside = ui.available_rect_before_wrap();
                beside.max.x = beside.min.x + room.min(width);
                let below = ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
                    Surface::Plain.show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        ui.spacing_mut().item_spacing = spacing;
                        fields(ui);
                    })
                });
                // Where the name of its section is out of sight it stands there.
                let is_gone = |title: &Galley| top + title.size().y.max(ENTRY) < seen.min.y;
                let is_free = line.cells.iter().all(|(k, _)| section.cells[*k].column.is_some());
                if is_free && title.as_deref().is_some_and(is_gone) {
                    line.title = Some(grid.small_title(ui, &section.title, line.height));
                }
                opened = Some((section, line, rect, below.response.rect));
            }
        }
        if let Some((section, line, rect, below)) = opened {
            if state.shown != open {
                reveal(ui, rect.union(below), seen.height());
            }
            // Where it would be scrolled away it stays above what is.
            let top = rect.min.y.max(seen.min.y);
            let place = Rect::from_min_size(pos2(rect.min.x, top), rect.size());
            if top > rect.min.y {
                ui.painter().rect_filled(place.expand2(vec2(0.0, GAP)), 0.0, grid.theme.paper);
                ui.interact(place, grid.id.with("above"), Sense::CLICK);
            }
            grid.line(ui, place, section, &line, &mut places);
        }
        state.shown = open;
        roving::rove_about(ui, &places);
        grid.chosen
    });
    state.scrolled = shown.state.clamped_offset().x;
    ui.spacing_mut().item_spacing = spacing;
    shown.inner
}

/// Scrolls to an entry with its fields: to its top, where there is no room for all of them.
fn reveal(ui: &Ui, rect: Rect, height: f32) {
    let align = (rect.height() > height).then_some(Align::TOP);
    ui.scroll_to_rect(rect, align);
    ui.ctx().request_repaint();
}

/// The names of the players over their columns, which are so wide and scrolled so far to the left.
fn names(ui: &mut Ui, theme: &Theme, columns: &[Column], width: f32, scrolled: f32) {
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), NAMES), Sense::hover());
    let painter = ui.painter().with_clip_rect(ui.clip_rect().intersect(room));
    for (k, column) in columns.iter().enumerate() {
        let (left, width) = column_at(width, columns.len(), Some(k));
        let place = Rect::from_min_size(room.min + vec2(left - scrolled, 0.0), vec2(width, NAMES));
        painter.circle_filled(pos2(place.min.x + 9.0, place.center().y), 6.0, column.colour);
        let place = place.with_min_x(place.min.x + 22.0);
        let font = theme::title(TextSize::LEAD);
        let name = wrapped(&painter, &column.name, font, theme.ink, place.size());
        painter.galley(pos2(place.min.x, place.center().y - name.size().y / 2.0), name, theme.ink);
        let label = ui.interact(place.intersect(room), ui.scope_id().with(("name", k)), Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &column.name));
    }
}

/// Where a column begins, and how wide it is.
fn column_at(width: f32, columns: usize, column: Option<usize>) -> (f32, f32) {
    let Some(column) = column else { return (0.0, TITLES - GAP) };
    let each = (width - TITLES) / columns.max(1) as f32;
    (TITLES + each * column as f32, each - GAP)
}

/// A line of a section: cells beside one another, and in the first one its name.
struct Line {
    height: f32,
    title: Option<Arc<Galley>>,
    /// Each by its place in the section, with its words and what it was.
    cells: Vec<(usize, [Arc<Galley>; 2])>,
    has_open: bool,
    /// What is added to the section has its place beside its name, not below it.
    adds_beside: bool,
}

struct Grid {
    theme: Arc<Theme>,
    id: Id,
    width: f32,
    columns: usize,
    open: Option<Spot>,
    left: f32,
    chosen: Option<Spot>,
}

impl Grid {
    /// The lines of a section, each as high as the highest of its cells.
    fn lines(&self, ui: &Ui, section: &Section) -> Vec<Line> {
        let laid_title = |room| laid(ui, &section.title, theme::title(TextSize::LEAD), room, false);
        let (mut title, mut adds_beside) = (laid_title(TITLES - GAP), false);
        if section.cells.iter().any(adds_to_section) {
            let beside = laid_title(TITLES - GAP - ENTRY - GAP);
            if beside.rows.len() <= TITLE_LINES {
                (title, adds_beside) = (beside, true);
            }
        }
        let line = || Line { height: ENTRY, title: None, cells: Vec::new(), has_open: false, adds_beside };
        // What belongs to nobody stands below the name, which may be as high as several lines.
        let mut next = vec![0; self.columns];
        let mut next_of_nobody = (title.size().y / (ENTRY + GAP)).ceil().max(1.0) as usize;
        let mut lines: Vec<Line> = (0..next_of_nobody).map(|_| line()).collect();
        for (k, cell) in section.cells.iter().enumerate() {
            let at = match cell.column {
                _ if adds_beside && adds_to_section(cell) => 0,
                Some(column) if column < self.columns => {
                    next[column] += 1;
                    next[column] - 1
                }
                _ => {
                    next_of_nobody += 1;
                    next_of_nobody - 1
                }
            };
            while lines.len() <= at {
                lines.push(line());
            }
            let room = self.place(Rect::ZERO, cell, adds_beside).width() - 2.0 * INSIDE.x - sign_width(cell);
            let words = laid(ui, &cell.words, theme::medium(TextSize::TEXT), room, cell.is_struck);
            let was = laid(ui, &cell.was, theme::body(TextSize::SMALL), room, true);
            let line = &mut lines[at];
            line.height = line.height.max(words.size().y + height_of(cell, &was) + 2.0 * INSIDE.y);
            line.has_open |= self.open == Some(cell.spot);
            line.cells.push((k, [words, was]));
        }
        // The fields of one of the first come below the whole name.
        if let Some(at) = lines.iter().position(|line| line.has_open) {
            let above: f32 = lines[..at].iter().map(|line| line.height + GAP).sum();
            lines[at].height = lines[at].height.max(title.size().y - above);
        }
        lines[0].title = Some(title);
        lines
    }

    /// The name of a section beside a line of this height.
    fn small_title(&self, ui: &Ui, title: &str, height: f32) -> Arc<Galley> {
        let font = theme::title(TextSize::LEAD);
        wrapped(ui.painter(), title, font, self.theme.gold_ink, vec2(TITLES - GAP, height))
    }

    /// A thin line between two sections.
    fn between(&self, ui: &mut Ui) {
        let (rect, _) = ui.allocate_exact_size(vec2(self.width, space::TIGHT), Sense::hover());
        ui.painter().hline(rect.x_range(), rect.center().y, theme::stroke::fine(self.theme.line));
    }

    /// Where a cell is in its line.
    fn place(&self, line: Rect, cell: &Cell, adds_beside: bool) -> Rect {
        if adds_beside && adds_to_section(cell) {
            return Rect::from_min_size(line.min + vec2(TITLES - GAP - ENTRY, 0.0), Vec2::splat(ENTRY));
        }
        let column = cell.column.filter(|column| *column < self.columns);
        let (left, width) = column_at(self.width, self.columns, column);
        Rect::from_min_size(line.min + vec2(left, 0.0), vec2(width, line.height()))
    }

    fn line(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        section: &Section,
        line: &Line,
        places: &mut Vec<(Id, egui::Pos2)>,
    ) {
        if let Some(title) = &line.title {
            let top = pos2(self.left, rect.min.y + (ENTRY - title.size().y).max(0.0) / 2.0);
            ui.painter().galley(top, Arc::clone(title), self.theme.gold_ink);
            let place = Rect::from_min_size(top, title.size());
            let label = ui.interact(place, self.id.with(("title", &section.title)), Sense::hover());
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &section.title));
        }
        for (k, words) in &line.cells {
            let cell = &section.cells[*k];
            let is_open = self.open == Some(cell.spot);
            let place = self.place(rect, cell, line.adds_beside);
            let response = cell::show(ui, self.id.with(cell.spot), place, cell, words, is_open);
            places.push((response.id, response.rect.center()));
            if response.clicked() {
                self.chosen = Some(cell.spot);
            }
        }
    }
}

/// Whether it adds to the whole section: it stands beside the name of that, or below a longer one.
const fn adds_to_section(cell: &Cell) -> bool {
    matches!(cell.spot, Spot::Missing { column: None, .. })
}

/// Words in as many lines as they need, made smaller where one of them is wider than the room; what is no more is
/// crossed out.
fn laid(ui: &Ui, words: &str, mut font: FontId, room: f32, is_struck: bool) -> Arc<Galley> {
    let painter = ui.painter();
    let wide =
        |word: &str| painter.layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let longest = words.split_inclusive([' ', '-']).map(|word| wide(word.trim_end())).fold(1.0, f32::max);
    font.size = (font.size * room / longest).clamp(TextSize::TINY.points(), font.size);
    let mut format = TextFormat::simple(font, Color32::PLACEHOLDER);
    if is_struck {
        format.strikethrough = theme::stroke::fine(Color32::PLACEHOLDER);
    }
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    job.wrap.max_width = room.max(1.0);
    painter.layout_job(job)
}
