//! The figures of what is chosen: people with their form, or a chart with its table beside it.

use std::ops::RangeInclusive;

use egui::{Label, Rect, RichText, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{
    bars,
    chart::{self, Drawable},
    figures_table::FiguresTable,
    instead,
    people::{self, PeopleTable},
    rows,
    signs::Signs,
    sketch::{Drawn, Pen},
};
use common::{
    statistics::{Chart, Shape},
    words::charts::figure_text,
};
use text::Texts;
use ui::{
    raster::Image,
    short_names::ShortNames,
    theme::{self, TextSize, Theme, ThemeChoice},
};

/// The table has so much of the height of an upright window; else what it needs of the width, within these limits. The
/// chart has the rest.
const TABLE: f32 = 0.42;
const TABLE_WIDTHS: RangeInclusive<f32> = 240.0..=560.0;
/// Tables of more columns have all of a page narrower than this, and so much of a wider one.
const COLUMNS: usize = 6;
const WIDE: f32 = 1300.0;
/// What lies over time needs its width more than any other chart: on a page narrower than this the table beside it has no
/// more than so much.
const NARROW: f32 = 1100.0;
const NARROW_TABLE: f32 = 0.36;
const WIDE_TABLE: f32 = 860.0;
/// Figures are no lower than this, nor is each of several panels: a lower page is scrolled.
const LOWEST: f32 = 152.0;
/// Nor are panels higher there, unless all have more room.
const HIGHEST: f32 = 220.0;
/// The height of a table of four people: so many are seen at once where the page is scrolled anyway.
const FEW: f32 = 224.0;
const PANEL: f32 = 176.0;
/// The height of a panel that stands alone below the people.
const ALONE: f32 = 132.0;
/// How somebody has played in one game is shown where there is room for it below the people, which have this share at least.
const PEOPLE: f32 = 0.5;
/// Its heading.
const HEADING: f32 = 36.0;
const MARK: f32 = 8.0;

/// How one person has played.
#[derive(Clone, Debug)]
pub struct Portrait {
    /// What tells the person apart.
    pub id: String,
    /// The results over time.
    pub chart: Chart,
    /// What is drawn of them.
    pub drawn: Drawn,
}

/// Figures, as they are shown.
#[derive(Debug)]
pub struct Figures {
    /// The figures.
    pub chart: Chart,
    /// The order of people, and who is chosen.
    pub people: PeopleTable,
    /// Whoever is chosen in full.
    pub portrait: Option<Portrait>,
    signs: Signs,
    drawn: Drawn,
    table: FiguresTable,
}

impl Portrait {
    /// With its heading; each of several panels is so high.
    fn height(&self, panel: f32) -> f32 {
        let count = self.chart.drawing.panels.len();
        HEADING + if count > 1 { panel * count as f32 } else { ALONE }
    }
}

impl Figures {
    /// New figures; the order of people stays as it was.
    pub fn new(chart: Chart, signs: Signs, mut people: PeopleTable) -> Self {
        people.reset();
        let (drawn, table) = (Drawn::default(), FiguresTable::default());
        Self { chart, people, portrait: None, signs, drawn, table }
    }

    /// Who is chosen among the people, where that is not worked out yet.
    pub fn missing_portrait(&mut self) -> Option<String> {
        if self.chart.shape != Shape::People {
            return None;
        }
        let line = self.people.line(&self.chart)?;
        let (id, _) = self.chart.drawing.people.get(line)?;
        let is_known = self.portrait.as_ref().is_some_and(|portrait| portrait.id == *id);
        (!is_known).then(|| id.clone())
    }

    /// Shows them.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts) {
        let seen = ui.available_size();
        let size = seen.max(vec2(0.0, self.least_height(seen)));
        let (room, _) = ui.allocate_exact_size(size, Sense::hover());
        if self.chart.shape == Shape::People {
            let panel = self.panel_below(seen.y);
            return show_people(ui, texts, (room, panel), self);
        }
        let (first, second) = if says_all(ui, texts, &self.chart, size) {
            (Some(room), None)
        } else {
            let most = most_of(&self.chart, size.x);
            let height = seen.y.max(LOWEST);
            let wanted = self.table.wanted(ui, texts, &self.chart, (height, most));
            let (first, second) = parted(room, self.chart.heads.len() > COLUMNS, wanted.min(most));
            let is_beside = first.is_some_and(|first| first.max.x <= second.min.x);
            (first, Some(if is_beside { in_sight(ui, second, height) } else { second }))
        };
        let drawable = Drawable { chart: &self.chart, signs: &self.signs };
        if let Some(first) = first {
            draw(ui, texts, first, (drawable, &mut self.drawn));
        }
        if let Some(second) = second {
            part(ui, second, |ui| self.table.show(ui, texts, &self.chart));
        }
    }

    /// How high each of several panels below the people is: where so much is seen that this can be, the first one whole.
    fn panel_below(&self, seen: f32) -> f32 {
        let above = PeopleTable::height(&self.chart).min(FEW) + theme::space::MEDIUM + HEADING;
        let left = seen - above;
        if left < ALONE { PANEL } else { left.min(PANEL) }
    }

    /// Where several games stand one below the other, each has its room: on an upright page above the table.
    fn least_height(&self, size: Vec2) -> f32 {
        let several = |chart: &Chart| chart.drawing.panels.len() > 1;
        match (&self.portrait, self.chart.shape) {
            (Some(portrait), Shape::People) if several(&portrait.chart) => {
                PeopleTable::height(&self.chart).min(FEW) + portrait.height(self.panel_below(size.y))
            }
            _ => {
                let count = self.chart.drawing.panels.len() as f32;
                let panels = PANEL * count;
                let is_upright = size.y.max(panels) > size.x;
                LOWEST.max(if is_upright {
                    panels / (1.0 - TABLE)
                } else if panels > size.y {
                    scrolled_panel(size.y) * count
                } else {
                    panels
                })
            }
        }
    }

    /// The same as a picture.
    pub fn picture(&self, texts: &Texts, choice: ThemeChoice, names: &ShortNames) -> Image {
        if self.chart.shape != Shape::People {
            return Drawable { chart: &self.chart, signs: &self.signs }.picture(texts, choice, names);
        }
        let portrait = |of: &Portrait| Portrait { drawn: Drawn::default(), ..of.clone() };
        let mut copy = Self::new(self.chart.clone(), self.signs.clone(), self.people.clone());
        copy.portrait = self.portrait.as_ref().map(portrait);
        chart::picture(choice, names, &self.chart.title, |ui| {
            let room = ui.available_rect_before_wrap();
            show_people(ui, texts, (room, PANEL), &mut copy);
        })
    }
}

/// How high each of several panels is on a page that is scrolled: it begins with whole ones.
fn scrolled_panel(seen: f32) -> f32 {
    (seen / (seen / PANEL).floor().max(1.0)).clamp(PANEL, HIGHEST)
}

/// The people, and below them how whoever is chosen has played, in panels so high where these are several.
fn show_people(ui: &mut Ui, texts: &Texts, (room, panel): (Rect, f32), figures: &mut Figures) {
    let theme = Theme::of(ui.ctx());
    let pen = Pen { painter: ui.painter().clone(), texts, theme: &theme, signs: &figures.signs };
    let (chart, table) = (&figures.chart, &mut figures.people);
    let whole = PeopleTable::height(chart);
    let least = (room.height() * PEOPLE).max(people::ROW * 2.0).min(whole);
    let below = figures.portrait.as_ref().map_or(0.0, |portrait| portrait.height(panel));
    let rows = whole.min((room.height() - below).max(least.min(LOWEST)));
    let portrait = figures.portrait.as_mut().filter(|_| room.height() - rows >= below - HEADING);
    let above = if portrait.is_some() { room.with_max_y(room.min.y + rows) } else { room };
    part(ui, above, |ui| table.show(ui, &pen, chart));
    let Some(Portrait { id, chart: own, drawn }) = portrait else { return };
    let mut below = room.with_min_y(above.max.y + theme::space::MEDIUM);
    let line = chart.drawing.people.iter().position(|(of, _)| of == id).unwrap_or_default();
    let heading = below.with_max_y(below.min.y + HEADING);
    part(ui, heading, |ui| {
        ui.horizontal(|ui| {
            let (at, _) = ui.allocate_exact_size(vec2(MARK, MARK) * 2.0, Sense::hover());
            let sign = pen.signs.sign(id);
            let edge = theme::stroke::fine(theme.paper);
            ui.painter().add(sign.mark.shape(at.center(), MARK, sign.ink(&theme), edge));
            let name = chart.drawing.people.get(line).map_or("", |(_, name)| name.as_str());
            let words = texts.pad_said(&text::shortened(name, NAME), &own.title);
            ui.label(RichText::new(words).font(theme::title(TextSize::HEADING)).color(theme.ink));
            let rest = PeopleTable::rest(&pen, chart, line, room.width()).join(" · ");
            let rest = RichText::new(rest).font(theme::body(TextSize::SMALL)).color(theme.ink_soft);
            ui.add(Label::new(rest).truncate());
        });
    });
    below.min.y = heading.max.y;
    draw(ui, texts, below, (Drawable { chart: own, signs: pen.signs }, drawn));
}

/// Draws a chart here; a single result makes none, and is told with a sentence that says so.
fn draw(ui: &mut Ui, texts: &Texts, place: Rect, (drawable, drawn): (Drawable<'_>, &mut Drawn)) {
    let chart = drawable.chart;
    part(ui, place, |ui| match chart.lines.as_slice() {
        [(name, figures)] if is_in_time(chart) => {
            let result = figures.first().copied().flatten().map(|figure| figure_text(texts, figure));
            let told = texts.pad_said(name, result.as_deref().unwrap_or_default());
            instead::show(ui, &told, texts.statistics_single());
        }
        _ => drawable.show(ui, texts, ui.available_size(), drawn),
    });
}

fn is_in_time(chart: &Chart) -> bool {
    matches!(chart.shape, Shape::Trend | Shape::Course)
}

/// Letters of a name above a chart.
const NAME: usize = 32;

/// Where the chart and the table lie: a table of many columns leaves it no room on a narrow page.
fn parted(room: Rect, is_wide: bool, wanted: f32) -> (Option<Rect>, Rect) {
    if is_wide && room.width() < WIDE {
        return (None, room);
    }
    if room.height() > room.width() {
        let (above, below) = room.split_top_bottom_at_fraction(1.0 - TABLE);
        return (Some(above), below.with_min_y(below.min.y + theme::space::MEDIUM));
    }
    let middle = room.max.x - if is_wide { WIDE_TABLE } else { wanted.max(*TABLE_WIDTHS.start()) };
    (Some(room.with_max_x(middle - theme::space::MEDIUM)), room.with_min_x(middle))
}

/// Whether the chart in a room of this size says what a table beside it would.
fn says_all(ui: &Ui, texts: &Texts, chart: &Chart, size: Vec2) -> bool {
    match chart.shape {
        Shape::Cells => true,
        Shape::Rows => rows::say_all(chart, size.y),
        Shape::Columns | Shape::ColumnsAndMarks => bars::say_all(ui.painter(), texts, chart, size.x),
        Shape::Trend | Shape::Course => chart.lines.len() == 1,
        Shape::People => false,
    }
}

/// How wide a table beside its chart is at most, on a page of this width.
fn most_of(chart: &Chart, width: f32) -> f32 {
    let is_narrow = is_in_time(chart) && width < NARROW;
    let share = if is_narrow { width * NARROW_TABLE } else { width / 2.0 + theme::space::WIDE };
    share.min(*TABLE_WIDTHS.end())
}

/// The part of a table that is seen, as high as its page: on a page that is scrolled it stays where it is.
fn in_sight(ui: &Ui, table: Rect, height: f32) -> Rect {
    let height = height.min(table.height());
    // No lower than its place ends: otherwise each step of scrolling would make the page longer.
    let top = ui.clip_rect().min.y.min(table.max.y - height).max(table.min.y);
    Rect::from_min_size(pos2(table.min.x, top), vec2(table.width(), height))
}

/// A part of the screen.
fn part(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place), contents);
}
