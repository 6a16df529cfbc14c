//! People first: a row for each with bars and how they played last, in the order that is chosen; whoever is chosen is shown
//! in full below.

use egui::{Align, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, accesskit, pos2, vec2};

use super::{
    people_columns::{Column, Content, columns},
    person_row::Row,
    sketch::Pen,
};
use common::{statistics::Chart, words::charts::figure_text};
use ui::{
    drawing::chart::marks::Mark,
    theme::{self, TextSize},
    widgets::{focus_ring, roving, seen_rows, shows_focus, table, two_lines},
};

/// The height of the heads, and of a row.
const HEADS: f32 = 48.0;
pub const ROW: f32 = 44.0;
/// The mark of the column that rows are sorted by.
const SORTED: f32 = 4.0;

/// The order of the rows, and who is chosen.
#[derive(Clone, Debug, Default)]
pub struct PeopleTable {
    /// By which column, from the greatest or not; as they come where none is chosen.
    sort: Option<(usize, bool)>,
    /// The lines in their order, worked out when it or the chart has changed.
    order: Vec<usize>,
    /// What tells apart who is chosen.
    chosen: Option<String>,
}

impl PeopleTable {
    /// The chart is another one.
    pub fn reset(&mut self) {
        self.order.clear();
    }

    /// The line of whoever is chosen: the first one, unless somebody else is.
    pub fn line(&mut self, chart: &Chart) -> Option<usize> {
        self.sorted(chart);
        let is_chosen = |line: &usize| {
            let id = chart.drawing.people.get(*line).map(|(id, _)| id);
            id.is_some() && id == self.chosen.as_ref()
        };
        let chosen = self.order.iter().copied().find(is_chosen);
        chosen.or_else(|| self.order.first().copied())
    }

    fn sorted(&mut self, chart: &Chart) {
        if self.order.len() == chart.lines.len() {
            return;
        }
        self.order = (0..chart.lines.len()).collect();
        let Some((column, from_most)) = self.sort else { return };
        let by_name = |line: usize| kernel::NameKey::of(&chart.lines[line].0);
        if column == 0 {
            self.order.sort_by_cached_key(|line| by_name(*line));
            if from_most {
                self.order.reverse();
            }
            return;
        }
        let figure = |line: usize| chart.lines[line].1.get(column - 1).copied().flatten();
        self.order.sort_by(|one, other| match (figure(*one), figure(*other)) {
            // Who has none comes last either way.
            (Some(one), Some(other)) if from_most => other.total_cmp(&one),
            (Some(one), Some(other)) => one.total_cmp(&other),
            (one, other) => other.is_some().cmp(&one.is_some()),
        });
    }

    /// Sorts by a column: numbers from the greatest, names from A; the second time the other way round.
    fn sort_by(&mut self, column: usize) {
        let usual = column > 0;
        let from_most = match self.sort {
            Some((now, from_most)) if now == column => !from_most,
            _ => usual,
        };
        self.sort = Some((column, from_most));
        self.order.clear();
    }

    /// How high it is with all rows.
    pub fn height(chart: &Chart) -> f32 {
        HEADS + ROW * chart.lines.len() as f32
    }

    /// Shows heads and rows.
    pub fn show(&mut self, ui: &mut Ui, pen: &Pen<'_>, chart: &Chart) {
        let chosen = self.line(chart);
        let columns = columns(chart, ui.available_width());
        let whole = chart.whole_columns();
        table::as_table(ui, [chart.lines.len() + 1, columns.len()]);
        ui.spacing_mut().item_spacing.y = 0.0;
        self.heads(ui, pen, chart, &columns);
        let base = ui.scope_id().with("people");
        let rows = ScrollArea::vertical().id_salt("people").auto_shrink(false);
        rows.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            seen_rows::show(ui, ROW, self.order.len(), |ui, at| {
                let Some(&line) = self.order.get(at) else { return };
                let is_chosen = chosen == Some(line);
                let row = Row { pen, chart, columns: &columns, whole: &whole, line, at, is_chosen };
                if row.show(ui, base, self.order.len()) {
                    self.chosen = chart.drawing.people.get(line).map(|(id, _)| id.clone());
                }
            });
        });
    }

    fn heads(&mut self, ui: &mut Ui, pen: &Pen<'_>, chart: &Chart, columns: &[Column]) {
        let theme = pen.theme;
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADS), Sense::hover());
        let base = ui.scope_id().with("heads");
        let id = |at: roving::At| base.with(at.1);
        // How somebody played last is no figure to sort by.
        let sortable = columns.iter().filter(|column| column.content != Content::Form).count();
        let sorted = self.sort.map_or(1, |(column, _)| column);
        let stop = columns.iter().position(|column| column.number() == Some(sorted)).unwrap_or(0);
        let mut asked = None;
        for (at, column) in columns.iter().enumerate() {
            let cell = column.within(place);
            let head = column.head(pen, chart);
            let sense = match column.content {
                Content::Form => Sense::hover(),
                _ => roving::sense(ui, id((0, at)), at == stop),
            };
            let response = ui.interact(cell, id((0, at)), sense);
            response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, &head));
            table::place(ui, response.id, [0, at]);
            roving::rove(ui, &response, (0, at), (1, sortable), |_| true, id);
            if response.clicked() {
                asked = column.number();
            }
            let ink =
                if response.hovered() && column.number().is_some() { theme.ink } else { theme.ink_soft };
            let (ends_right, room) = (column.ends_right(chart), cell.with_max_y(cell.max.y - SORTED * 2.0));
            let sort = self.sort.filter(|(sorted, _)| Some(*sorted) == column.number());
            if let Some((_, from_most)) = sort {
                let direction = if from_most {
                    accesskit::SortDirection::Descending
                } else {
                    accesskit::SortDirection::Ascending
                };
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_sort_direction(direction));
                let mark = if from_most { Mark::Down } else { Mark::Up };
                let x = if ends_right { cell.max.x - SORTED } else { cell.min.x + SORTED };
                let at = pos2(x, cell.max.y - SORTED * 1.5);
                ui.painter().add(mark.shape(at, SORTED, theme.gold, Stroke::NONE));
            }
            // The mark stands below, where it takes no room from the words.
            let (x, align) = if ends_right { (room.max.x, Align::RIGHT) } else { (room.min.x, Align::LEFT) };
            let font = theme::medium(TextSize::SMALL);
            let words = two_lines(ui.painter(), &head, font, ink, (room.width(), align));
            ui.painter().galley(pos2(x, room.center().y - words.size().y / 2.0), words, ink);
            if shows_focus(ui, &response) {
                focus_ring(ui.painter(), cell.shrink(theme::space::HAIR), theme, theme::radius::CHIP);
            }
        }
        ui.painter().hline(place.x_range(), place.max.y - 1.0, theme::stroke::edge(theme.gold_line));
        if let Some(column) = asked {
            self.sort_by(column);
            ui.ctx().request_repaint();
        }
    }

    /// The figures of a line that have no column of their own here, in words.
    pub fn rest(pen: &Pen<'_>, chart: &Chart, line: usize, width: f32) -> Vec<String> {
        let shown = columns(chart, width);
        let Some((_, figures)) = chart.lines.get(line) else { return Vec::new() };
        let hidden = (0..figures.len())
            .filter(|figure| !shown.iter().any(|column| column.content == Content::Figure(*figure)));
        let told = |figure: usize| {
            Some(format!("{} {}", chart.heads.get(figure + 1)?, figure_text(pen.texts, figures[figure]?)))
        };
        hidden.filter_map(told).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::statistics::{Drawing, Shape};

    fn chart() -> Chart {
        let line = |name: &str, games: f64, share: Option<f64>| (name.to_owned(), vec![Some(games), share]);
        Chart {
            file: "people",
            title: String::new(),
            remarks: Vec::new(),
            heads: ["Person", "Games", "Share"].map(str::to_owned).to_vec(),
            lines: vec![line("Zoé", 9.0, None), line("ada", 5.0, Some(20.0)), line("Ben", 5.0, Some(60.0))],
            file_names: None,
            shape: Shape::People,
            drawing: Drawing {
                people: ["z", "a", "b"].map(|id| (id.to_owned(), String::new())).to_vec(),
                bars: vec![(0, None), (1, Some(100.0))],
                ..Drawing::default()
            },
        }
    }

    #[test]
    fn rows_are_sorted_by_a_head_and_the_other_way_round_by_the_same_again() {
        let (chart, mut table) = (chart(), PeopleTable::default());
        let order = |table: &mut PeopleTable| {
            table.sorted(&chart);
            table.order.clone()
        };
        assert_eq!(order(&mut table), [0, 1, 2]);
        let expected = [(2, [2, 1, 0]), (2, [1, 2, 0]), (0, [1, 2, 0]), (0, [0, 2, 1])];
        for (column, lines) in expected {
            table.sort_by(column);
            assert_eq!(order(&mut table), lines, "{column}");
        }
    }

    #[test]
    fn somebody_is_chosen_and_stays_so_in_another_order() {
        let (chart, mut table) = (chart(), PeopleTable::default());
        assert_eq!(table.line(&chart), Some(0));
        table.chosen = Some("b".to_owned());
        table.sort_by(0);
        assert_eq!(table.line(&chart), Some(2));
        table.chosen = Some("nobody".to_owned());
        assert_eq!(table.line(&chart), Some(1), "the first one in the order");
    }
}
