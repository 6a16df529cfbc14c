//! A person in the table: the mark and the name, bars with their figures, and how they played last.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{
    form,
    people_columns::{Column, Content},
    sketch::Pen,
};
use common::{statistics::Chart, words::charts::column_text};
use ui::{
    theme::{self, TextSize},
    widgets::{fitted_text, focus_ring, roving, shows_focus, table},
};

/// A mark before a name, and the number beside a bar.
const MARK: f32 = 8.0;
const NUMBER: f32 = 40.0;
/// A bar is so high.
const BAR: f32 = 16.0;

/// A person in the table.
pub struct Row<'a> {
    pub pen: &'a Pen<'a>,
    pub chart: &'a Chart,
    pub columns: &'a [Column],
    /// Whether the figures of each column of the chart are whole.
    pub whole: &'a [bool],
    pub line: usize,
    /// Its place in the order.
    pub at: usize,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

impl Row<'_> {
    /// Draws it; true if it is chosen now.
    pub fn show(&self, ui: &mut Ui, base: Id, rows: usize) -> bool {
        let (theme, place) = (self.pen.theme, ui.max_rect());
        let back = place.shrink2(vec2(1.0, theme::space::HAIR));
        let edge = if self.is_chosen { theme::stroke::strong(theme.gold) } else { Stroke::NONE };
        if self.is_chosen || self.at.is_multiple_of(2) {
            ui.painter().rect(back, theme::radius::CONTROL, theme.band, edge, StrokeKind::Inside);
        }
        let mut is_chosen = false;
        for (number, column) in self.columns.iter().enumerate() {
            let cell = column.within(place);
            is_chosen |= match column.content {
                Content::Name => self.name(ui, cell, base, rows),
                _ => self.cell(ui, (number, cell), *column, base),
            };
        }
        is_chosen
    }

    /// The mark and the name, which the keyboard goes through.
    fn name(&self, ui: &Ui, cell: Rect, base: Id, rows: usize) -> bool {
        let (theme, chart) = (self.pen.theme, self.chart);
        let id = |at: roving::At| base.with(at.0);
        let own = id((self.at, 0));
        let response = ui.interact(cell, own, roving::sense(ui, own, self.is_chosen));
        let name = chart.lines[self.line].0.as_str();
        response.widget_info(|| WidgetInfo::selected(Role::RowHeader, true, self.is_chosen, name));
        table::place(ui, own, [self.at + 1, 0]);
        roving::rove(ui, &response, (self.at, 0), (rows, 1), |_| true, id);
        let sign = chart.drawing.people.get(self.line).map(|(id, _)| self.pen.signs.sign(id));
        let sign = sign.unwrap_or_default();
        let at = pos2(cell.min.x + MARK, cell.center().y);
        ui.painter().add(sign.mark.shape(at, MARK, sign.ink(theme), theme::stroke::fine(theme.paper)));
        let at = at + vec2(MARK + theme::space::SMALL, 0.0);
        let font = theme::title(TextSize::LEAD);
        let shown =
            fitted_text(ui.painter(), at, Align2::LEFT_CENTER, name, font, theme.ink, cell.max.x - at.x);
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), cell.shrink(theme::space::TIGHT), theme, theme::radius::CHIP);
        }
        let chosen = response.clicked() || response.gained_focus();
        if shown.width() >= cell.max.x - at.x - 1.0 {
            response.on_hover_text(name);
        }
        chosen
    }

    /// A figure, with its bar if it has one; or how somebody played last.
    fn cell(&self, ui: &Ui, (number, cell): (usize, Rect), column: Column, base: Id) -> bool {
        let (theme, chart, texts) = (self.pen.theme, self.chart, self.pen.texts);
        let response = ui.interact(cell, base.with((self.at, number)), Sense::CLICK);
        let figure = |figure: usize| chart.lines[self.line].1.get(figure).copied().flatten();
        let by_points = chart.drawing.compares_totals;
        let form = chart.drawing.forms.get(self.line).map_or(&[][..], Vec::as_slice);
        let words = match column.content {
            Content::Figure(of) => {
                let is_whole = self.whole.get(of).copied().unwrap_or(true);
                figure(of).map(|figure| column_text(texts, figure, is_whole)).unwrap_or_default()
            }
            Content::Name | Content::Form => form::words(texts, form, by_points),
        };
        response.widget_info(|| {
            let said = texts.statistics_figure_said(
                &chart.lines[self.line].0,
                &column.head(self.pen, chart),
                &words,
            );
            WidgetInfo::labeled(Role::Cell, true, said)
        });
        table::place(ui, response.id, [self.at + 1, number]);
        let painter = ui.painter();
        let Content::Figure(of) = column.content else {
            let ink = [theme.gold_ink, theme.ink_soft];
            painter.extend(form::shapes(cell.shrink2(vec2(0.0, theme::space::SMALL)), form, by_points, ink));
            return response.clicked();
        };
        let mut room = cell;
        if let Some((_, whole)) = chart.drawing.bars.iter().find(|(bar, _)| *bar == of) {
            let known = chart.lines.iter().filter_map(|(_, figures)| *figures.get(of)?);
            let whole = whole.unwrap_or_else(|| known.fold(0.0, f64::max)).max(f64::EPSILON);
            let size = vec2(cell.width() - NUMBER, BAR);
            let part = (figure(of).unwrap_or_default() / whole).clamp(0.0, 1.0) as f32;
            let track = Align2::LEFT_CENTER.anchor_size(cell.left_center(), size);
            painter.rect_stroke(
                track,
                theme::radius::MARK,
                theme::stroke::fine(theme.line),
                StrokeKind::Inside,
            );
            let fill = if self.is_chosen { theme.gold } else { theme.gold_line };
            painter.rect_filled(track.with_max_x(track.min.x + size.x * part), theme::radius::MARK, fill);
            room.min.x += size.x + theme::space::TIGHT;
        }
        let font = if self.is_chosen { theme::bold(TextSize::SMALL) } else { theme::body(TextSize::SMALL) };
        let at = room.right_center();
        fitted_text(painter, at, Align2::RIGHT_CENTER, &words, font, theme.ink, room.width());
        response.clicked()
    }
}
