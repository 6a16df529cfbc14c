//! A table of numbers on a page: those who played with their names, a row each, and columns under their names.

use egui::{Align, Align2, Rangef, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::judgement::Total;
use crate::{screens::setup::places, seating::Seating};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, number_field, two_lines},
};

/// The height of a row.
const ROW: f32 = 52.0;
/// The height of the names of columns.
const HEAD: f32 = 40.0;
const COLOUR: f32 = 44.0;
/// The width of names, theirs at most where few columns leave more room, and the width of totals.
const NAME: f32 = 320.0;
const WIDEST_NAME: f32 = 640.0;
const TOTAL: f32 = 84.0;
/// The width of the cup of who wins.
const CUP: f32 = theme::size::SYMBOL + GAP;
/// Between columns, and where there is little room.
const GAP: f32 = theme::space::SMALL;
const CLOSE: f32 = theme::space::TIGHT;
/// Columns are so much further apart at most where there is more room than they need.
const SPREAD: f32 = 72.0;
/// The least width of colour and name.
const LEAST: f32 = COLOUR + 110.0;

/// A column of numbers.
pub struct LateColumn {
    /// Its name.
    pub head: String,
    /// How wide it is where there is room.
    pub width: f32,
    /// How narrow it can be.
    pub least: f32,
}

/// How much narrower all columns are, from 0 to 1, so that they have this room.
fn squeeze(columns: &[LateColumn], room: f32) -> f32 {
    let usual: f32 = columns.iter().map(|column| column.width + GAP).sum();
    let least: f32 = columns.iter().map(|column| column.least + CLOSE).sum();
    if usual <= room { 0.0 } else { ((usual - room) / (usual - least).max(1.0)).min(1.0) }
}

/// How much further apart columns are that need less than their room.
fn spread(columns: usize, needed: f32, room: f32) -> f32 {
    ((room - needed) / columns.max(1) as f32).clamp(0.0, SPREAD)
}

/// How wide the parts of a table are.
struct Widths {
    names: f32,
    columns: Vec<f32>,
    /// From one column to the next.
    gap: f32,
}

impl Widths {
    /// In so much room with so much of it behind the columns.
    fn of(all: &[LateColumn], room: f32, behind: f32) -> Self {
        let room = room - behind - 2.0 * GAP;
        let narrower = squeeze(all, room - LEAST);
        let gap = egui::lerp(GAP..=CLOSE, narrower);
        let columns: Vec<f32> =
            all.iter().map(|column| egui::lerp(column.width..=column.least, narrower)).collect();
        let mut widths = Self { names: 0.0, columns, gap };
        widths.gap += spread(all.len(), widths.needed(), room - COLOUR - NAME);
        widths.names = (room - widths.needed()).clamp(LEAST, COLOUR + WIDEST_NAME);
        widths
    }

    /// What the columns need.
    fn needed(&self) -> f32 {
        self.columns.iter().map(|width| width + self.gap).sum()
    }
}

/// Where the parts of a table lie.
pub struct LateTable {
    rect: Rect,
    /// Where the names of columns begin, from above.
    heads: f32,
    names: f32,
    columns: Vec<Rangef>,
    /// From one column to the next, and how much room there is behind the last one.
    gap: f32,
    behind: f32,
}

impl LateTable {
    /// How wide a table of these columns without totals is at most where names are no longer than beside many columns.
    pub fn width(columns: &[LateColumn]) -> f32 {
        let columns: f32 = columns.iter().map(|column| column.width + GAP).sum();
        COLOUR + NAME + columns + CUP + 2.0 * GAP
    }

    /// Makes room for so many rows of these columns, with who wins behind them, and writes their names.
    pub fn new(ui: &mut Ui, all: &[LateColumn], rows: usize) -> Self {
        Self::with_room(ui, all, rows, CUP)
    }

    fn with_room(ui: &mut Ui, all: &[LateColumn], rows: usize, behind: f32) -> Self {
        let theme = Theme::of(ui.ctx());
        let widths = Widths::of(all, ui.available_width(), behind);
        let (gap, names) = (widths.gap, widths.names);
        let width = names + widths.needed() + behind + 2.0 * GAP;
        let size = vec2(width.max(ui.available_width()), HEAD + ROW * rows as f32);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        for row in (0..rows).step_by(2) {
            let band = Self::strip(rect, row).expand2(vec2(theme::space::SMALL, -1.0));
            ui.painter().rect_filled(band, theme::radius::CONTROL, theme.band);
        }
        let (mut left, mut heads) = (rect.min.x + names + GAP, rect.min.y + HEAD);
        let mut columns = Vec::new();
        for (k, (LateColumn { head, .. }, width)) in all.iter().zip(widths.columns).enumerate() {
            let column = Rangef::new(left, left + width);
            let font = theme::medium(TextSize::SMALL);
            let words =
                two_lines(ui.painter(), head, font, theme.ink_soft, (width + gap - 2.0, Align::Center));
            let top = pos2(column.center(), rect.min.y + HEAD - 4.0 - words.size().y);
            // The size of words that are centred begins left of their middle.
            let place = Rect::from_min_size(top, words.size()).translate(vec2(-words.size().x / 2.0, 0.0));
            said(ui, place, ("head", k), head).on_hover_text(head);
            ui.painter().galley(top, words, theme.ink_soft);
            heads = heads.min(top.y);
            columns.push(column);
            left += width + gap;
        }
        Self { rect, heads, names, columns, gap, behind }
    }

    /// The same with room for totals, and a drawing over each name of a column: `draw` draws what the column of this place
    /// counts.
    pub fn drawn(ui: &mut Ui, all: &[LateColumn], rows: usize, draw: impl Fn(&Ui, usize, Rect)) -> Self {
        ui.add_space(theme::size::DRAWING);
        let table = Self::with_room(ui, all, rows, TOTAL);
        let over = Rangef::new(table.heads - theme::size::DRAWING, table.heads);
        for (k, column) in table.columns.iter().enumerate() {
            draw(ui, k, Rect::from_x_y_ranges(*column, over));
        }
        table
    }

    /// How wide the corner over the names is in such a table.
    pub fn corner_width(ui: &Ui, all: &[LateColumn]) -> f32 {
        Widths::of(all, ui.available_width(), TOTAL).names
    }

    /// What lies over the names, so high.
    pub fn corner(&self, height: f32) -> Rect {
        let over = Rangef::new(self.rect.min.y - theme::size::DRAWING, self.rect.min.y + HEAD);
        let place = Rect::from_x_y_ranges(self.rect.min.x..=self.rect.min.x + self.names, over);
        Rect::from_center_size(place.center(), vec2(self.names, height))
    }

    fn strip(rect: Rect, row: usize) -> Rect {
        let top = rect.min.y + HEAD + ROW * row as f32;
        rect.with_min_y(top).with_max_y(top + ROW)
    }

    /// Shows colours and names of those who played, before all numbers: from number to number it is one step. Rows below
    /// them have these names.
    pub fn people(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        seating: &mut Seating<()>,
        players: usize,
        others: &[String],
    ) {
        let theme = Theme::of(ui.ctx());
        for row in 0..players {
            let place = Self::strip(self.rect, row).with_max_x(self.rect.min.x + self.names);
            let place = place.shrink2(vec2(0.0, (ROW - number_field::HEIGHT) / 2.0));
            ui.push_id(("place", row), |ui| {
                let builder = UiBuilder::new().max_rect(place.with_max_x(place.min.x + COLOUR));
                places::colour(&mut ui.new_child(builder), texts, seating, players, row);
                let field = place.with_min_x(place.min.x + COLOUR);
                let mut at = ui.new_child(UiBuilder::new().max_rect(field));
                places::name(&mut at, texts, seating, players, row, field.width());
            });
        }
        for (row, name) in (players..).zip(others) {
            let place = Self::strip(self.rect, row).with_max_x(self.rect.min.x + self.names);
            said(ui, place, ("place", row), name);
            let at = place.left_center() + vec2(COLOUR + theme::space::SMALL, 0.0);
            let font = theme::title(TextSize::TEXT);
            let room = place.max.x - at.x;
            fitted_text(ui.painter(), at, Align2::LEFT_CENTER, name, font, theme.ink_soft, room);
        }
    }

    /// Shows what is wrong with names, below the table.
    pub fn faults_of_names(ui: &mut Ui, texts: &Texts, seating: &Seating<()>, players: usize) {
        for row in 0..players {
            places::fault_of_name(ui, texts, &seating.of_first(players), row);
        }
    }

    /// Shows something in a row of a column.
    pub fn cell(&self, ui: &mut Ui, row: usize, column: usize, contents: impl FnOnce(&mut Ui)) {
        let strip = Self::strip(self.rect, row);
        let place = Rect::from_x_y_ranges(self.columns[column], strip.y_range());
        let place = place.shrink2(vec2(0.0, (ROW - number_field::HEIGHT) / 2.0));
        contents(&mut ui.new_child(UiBuilder::new().max_rect(place)));
    }

    /// Shows what everybody has behind the columns, and who wins.
    pub fn totals(&self, ui: &Ui, texts: &Texts, totals: &[Total]) {
        let theme = Theme::of(ui.ctx());
        let (at, font) = (self.behind(0).right_top() - vec2(0.0, 4.0), theme::medium(TextSize::SMALL));
        let head =
            fitted_text(ui.painter(), at, Align2::RIGHT_BOTTOM, texts.total(), font, theme.ink_soft, TOTAL);
        said(ui, head, ("head", self.columns.len()), texts.total());
        for (row, total) in totals.iter().enumerate() {
            let place = self.behind(row);
            let points = total.points.map_or_else(|| "–".to_owned(), |points| points.to_string());
            said(ui, place, ("total", row), &texts.late_total(&total.name, points.as_str()));
            let (at, font) = (place.right_center(), theme::figures(TextSize::TITLE));
            let room = TOTAL - theme::size::SYMBOL - GAP;
            fitted_text(ui.painter(), at, Align2::RIGHT_CENTER, &points, font, theme.gold_ink, room);
        }
        self.winners(ui, totals);
    }

    /// Shows who wins, behind the columns.
    pub fn winners(&self, ui: &Ui, totals: &[Total]) {
        let theme = Theme::of(ui.ctx());
        for (row, _) in totals.iter().enumerate().filter(|(_, total)| total.wins) {
            let side = theme::size::SYMBOL;
            let cup = self.behind(row).left_center() + vec2(GAP + side / 2.0, 0.0);
            let cup = Rect::from_center_size(cup, Vec2::splat(side));
            symbols::paint(ui.painter(), cup, Symbol::Trophy, theme.gold_ink);
        }
    }

    fn behind(&self, row: usize) -> Rect {
        let left = self.columns.last().map_or(self.rect.min.x + GAP, |last| last.max + self.gap);
        Self::strip(self.rect, row).with_min_x(left).with_max_x(left + self.behind)
    }
}

/// Says what is painted in a place.
fn said(ui: &Ui, place: Rect, part: (&str, usize), words: &str) -> Response {
    let response = ui.interact(place, ui.scope_id().with(part), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_become_narrower_as_far_as_they_have_to_and_can() {
        let column = |width, least| LateColumn { head: String::new(), width, least };
        let columns = [column(56.0, 44.0), column(108.0, 72.0)];
        let needed = |narrower: f32| {
            let gap = egui::lerp(GAP..=CLOSE, narrower);
            let width = |column: &LateColumn| egui::lerp(column.width..=column.least, narrower) + gap;
            columns.iter().map(width).sum::<f32>()
        };
        assert_eq!(squeeze(&columns, 180.0).to_bits(), 0.0_f32.to_bits(), "there is room");
        for room in [179.0, 150.0, 124.0] {
            let narrower = squeeze(&columns, room);
            assert!((needed(narrower) - room).abs() < 0.01, "{room}: {narrower}");
        }
        assert_eq!(squeeze(&columns, 90.0).to_bits(), 1.0_f32.to_bits(), "no narrower than that");
    }

    #[test]
    fn columns_are_further_apart_where_there_is_room_beside_long_names() {
        let apart = |room: f32| spread(7, 448.0, room);
        assert_eq!([apart(300.0), apart(448.0), apart(588.0), apart(2000.0)], [0.0, 0.0, 20.0, SPREAD]);
    }
}
