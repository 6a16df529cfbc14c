//! The heads of the types: drawing, name and the points of the places; and the words over other columns.

use std::sync::Arc;

use egui::{
    Align, Align2, Galley, Painter, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{TypeTable, Types};
use crate::{BuildingType, drawing};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, text_width, two_lines},
};

/// The height of a name below its drawing.
const BELOW: f32 = 24.0;
/// A head narrower than this does not show its key.
const WITH_KEY: f32 = 104.0;
/// A drawing smaller than this has its key half outside: nothing of it is to be covered.
const COVERED: f32 = 36.0;
/// A head narrower and higher than this has its drawing above its name.
const STACKED: Vec2 = vec2(100.0, 72.0);
/// Between places that have little room.
const CLOSE: f32 = 6.0;

/// The points of the three places, and how many of them are gone, from the first.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The points.
    pub vp: [u8; 3],
    /// How many are gone.
    pub struck: u8,
}

/// A type of building as the head of a row or a column; or what else a game counts, such as walls.
#[derive(Clone, Debug)]
pub struct TypeHead {
    /// Its place among the types, from 0.
    pub place: usize,
    /// What is drawn; without it the name stands alone.
    pub building: Option<BuildingType>,
    /// As shown; empty where there is room for the drawing alone.
    pub name: String,
    /// The longest name of all types: beside its places, each name is as small as that one has to be.
    pub longest: String,
    /// Below the name, where they have no column of their own.
    pub places: Option<Places>,
    /// The key of the type is shown.
    pub key: bool,
    /// What is said of it on hovering, and by a screen reader.
    pub label: String,
}

impl TypeHead {
    /// Drawing and name alone.
    #[must_use]
    pub fn new(building: BuildingType, name: String) -> Self {
        Self { building: Some(building), ..Self::named(building.index(), name) }
    }

    /// A name alone, at its place behind the types of building.
    #[must_use]
    pub const fn named(place: usize, name: String) -> Self {
        Self {
            place,
            building: None,
            name,
            longest: String::new(),
            places: None,
            key: false,
            label: String::new(),
        }
    }

    /// Shows the head with what is said of it.
    pub fn show(&self, ui: &Ui, theme: &Theme, table: &TypeTable) {
        let rect = table.head_of_type(self.place);
        let response = ui.interact(rect, ui.scope_id().with(("type", self.place)), Sense::hover());
        let role = if table.types == Types::AsColumns { Role::ColumnHeader } else { Role::RowHeader };
        response.widget_info(|| WidgetInfo::labeled(role, true, &self.label));
        self.paint(ui.painter(), theme, table);
        response.on_hover_text(&self.label);
    }

    /// Paints the head: what has more to say than a name stands beside its drawing.
    pub fn paint(&self, painter: &Painter, theme: &Theme, table: &TypeTable) {
        let rect = table.head_of_type(self.place);
        if let Some(places) = self.places
            && table.types == Types::AsColumns
            && rect.width() < STACKED.x
            && rect.height() >= STACKED.y
        {
            self.above(painter, theme, rect, places);
        } else if table.types == Types::AsRows || self.places.is_some() {
            // Names and figures of a column end before the next drawing begins.
            let apart = if table.types == Types::AsColumns { theme::space::SMALL } else { 0.0 };
            let inside = rect.shrink2(vec2(theme::space::TIGHT, 0.0));
            self.beside(painter, theme, inside.with_max_x(inside.max.x - apart));
        } else if let Some(building) = self.building {
            self.below(painter, theme, rect, building);
        } else {
            words(painter, theme, rect, &self.name);
        }
    }

    fn below(&self, painter: &Painter, theme: &Theme, rect: Rect, building: BuildingType) {
        let above = rect.with_max_y(rect.max.y - BELOW);
        drawing::paint(painter, above, theme, building);
        let (at, font) = (foot(rect).center(), theme::body(TextSize::SMALL));
        let room = rect.width() - theme::space::HAIR;
        fitted_text(painter, at, Align2::CENTER_CENTER, &self.name, font, theme.ink_soft, room);
    }

    /// Whether its name has room below its drawing, however small. Where one has not, no name is shown: the drawings say
    /// them all.
    #[must_use]
    pub fn has_room(&self, painter: &Painter, theme: &Theme, table: &TypeTable) -> bool {
        let room = table.head_of_type(self.place).width() - theme::space::HAIR;
        let font = theme::body(TextSize::TINY);
        painter.layout_no_wrap(self.name.clone(), font, theme.ink_soft).size().x <= room
    }

    /// The drawing above the name, and the places below it.
    fn above(&self, painter: &Painter, theme: &Theme, rect: Rect, places: Places) {
        let line = TextSize::TEXT.points() * 1.25;
        let drawn = rect.with_max_y(rect.max.y - 2.0 * line);
        if let Some(building) = self.building {
            let square = Rect::from_center_size(drawn.center(), Vec2::splat(drawn.height()));
            drawing::paint(painter, square, theme, building);
        }
        let (at, font) = (pos2(rect.center().x, rect.max.y - 1.5 * line), theme::title(TextSize::TEXT));
        let room = rect.width() - theme::space::TIGHT;
        fitted_text(painter, at, Align2::CENTER_CENTER, &self.name, font, theme.ink, room);
        let width = room.min(Places::step(TextSize::SMALL) * 3.0);
        let left = pos2(rect.center().x - width / 2.0, rect.max.y - 0.5 * line);
        places.paint(painter, theme, left, width, TextSize::SMALL);
    }

    fn beside(&self, painter: &Painter, theme: &Theme, rect: Rect) {
        let middle = rect.center().y;
        let icon = self.building.map(|building| {
            let widest = if self.name.is_empty() { rect.width() } else { rect.width() * 0.3 };
            let side = (rect.height() * 0.84).min(widest).min(60.0);
            let icon = Rect::from_center_size(pos2(rect.min.x + side / 2.0, middle), Vec2::splat(side));
            drawing::paint(painter, icon, theme, building);
            icon
        });
        let left = theme::space::SMALL + icon.map_or(rect.min.x, |icon| icon.max.x);
        let name = |y: f32, size: TextSize| {
            let (at, font) = (pos2(left, y), theme::title(size));
            fitted_text(painter, at, Align2::LEFT_CENTER, &self.name, font, theme.ink, rect.max.x - left);
        };
        let Some(places) = self.places else {
            return name(middle, TextSize::fitted(rect.height() * 0.37, TextSize::TEXT..=TextSize::HEADING));
        };
        // In a narrow head all names are smaller, not a long one alone.
        let wish = (rect.height() * 0.3).min(rect.width() * 0.15);
        let most = TextSize::fitted(wish, TextSize::TEXT..=TextSize::TITLE);
        let whole = text_width(painter, &self.longest, theme::title(most)).max(1.0);
        let size = TextSize::fitted(most.points() * (rect.max.x - left) / whole, TextSize::TINY..=most);
        name(middle - size.points() * 0.58, size);
        let below = pos2(left, middle + size.points() * 0.62);
        let small = TextSize::fitted(size.points() * 0.86, TextSize::SMALL..=TextSize::HEADING);
        places.paint(painter, theme, below, rect.max.x - left, small);
        if let Some(icon) = icon.filter(|_| self.key && rect.width() >= WITH_KEY) {
            self.key(painter, theme, icon);
        }
    }

    /// The key of the type, small, at a corner of its drawing: apart from all figures.
    fn key(&self, painter: &Painter, theme: &Theme, drawing: Rect) {
        let size = vec2(17.0, 19.0);
        let rect = if drawing.height() < COVERED {
            Rect::from_center_size(drawing.left_top(), size)
        } else {
            let corner = drawing.left_bottom() + vec2(0.0, theme::space::TIGHT);
            Align2::LEFT_BOTTOM.anchor_size(corner, size)
        };
        let edge = theme::stroke::fine(theme.line);
        painter.rect(rect, theme::radius::CHIP, theme.raised, edge, StrokeKind::Inside);
        let (key, font) = (self.place + 1, theme::medium(TextSize::TINY));
        painter.text(rect.center(), Align2::CENTER_CENTER, key, font, theme.ink);
    }
}

impl Places {
    /// The width of a place, where there is room.
    #[must_use]
    pub fn step(size: TextSize) -> f32 {
        size.points() * 1.46
    }

    /// The same on one line with a name of this size in the middle of its row, whose letters stand lower than figures do.
    pub fn paint_beside_name(self, painter: &Painter, theme: &Theme, left: Pos2, room: f32, size: TextSize) {
        let below_middle = |font| {
            let galley = painter.layout_no_wrap("0".to_owned(), font, theme.ink);
            let line = galley.rows.first().and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y));
            line.unwrap_or_default() - galley.size().y / 2.0
        };
        let lower = below_middle(theme::title(size)) - below_middle(theme::figures(size));
        self.paint(painter, theme, left + vec2(0.0, lower), room, size);
    }

    /// Paints the points side by side from `left`, closer where there is less room; those that are gone are struck out.
    pub fn paint(self, painter: &Painter, theme: &Theme, left: Pos2, room: f32, size: TextSize) {
        let lay = |size: TextSize| {
            self.vp.map(|points| painter.layout_no_wrap(points.to_string(), theme::figures(size), theme.ink))
        };
        let wide = |galleys: &[Arc<Galley>; 3]| galleys.iter().map(|galley| galley.size().x).sum::<f32>();
        let mut galleys = lay(size);
        let close = Self::step(size) * 3.0 > room;
        if close {
            let fitting = (room - 2.0 * CLOSE) / wide(&galleys);
            galleys = lay(TextSize::fitted(size.points() * fitting, TextSize::TINY..=size));
        }
        let mut next = left.x;
        for (place, galley) in galleys.into_iter().enumerate() {
            let width = if close { galley.size().x + CLOSE } else { Self::step(size) };
            let middle = next + if close { galley.size().x / 2.0 } else { width / 2.0 };
            next += width;
            let gone = place < usize::from(self.struck);
            let at = Align2::CENTER_CENTER.anchor_size(pos2(middle, left.y), galley.size());
            let ink = if gone { theme.ink_soft } else { theme.ink };
            painter.galley_with_override_text_color(at.min, galley, ink);
            if gone {
                let reach = vec2(at.width() / 2.0 + 3.0, 5.0);
                let ends = [at.center() + reach * vec2(-1.0, 1.0), at.center() + reach * vec2(1.0, -1.0)];
                painter.line_segment(ends, theme::stroke::strong(theme.danger));
            }
        }
    }
}

/// Where the words of a column without a drawing stand, beside names below their drawings.
#[must_use]
pub fn foot(over: Rect) -> Rect {
    over.with_min_y(over.max.y - BELOW)
}

/// Words over a column, in at most two lines.
pub fn words(painter: &Painter, theme: &Theme, over: Rect, text: &str) {
    let font = theme::body(TextSize::SMALL);
    let words =
        two_lines(painter, text, font, theme.ink_soft, (over.width() - theme::space::TIGHT, Align::Center));
    let top = pos2(over.center().x, over.center().y - words.size().y / 2.0);
    painter.galley(top, words, theme.ink_soft);
}
