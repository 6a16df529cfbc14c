//! The lower card: the score sheet, a row for each player and phantom, with what each had beside it.

use egui::{Align2, Pos2, Rangef, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::{LatePage, NARROW, faults};
use crate::{
    rules::Layout,
    session::{LateDraft, LateFault, SeatingExt},
    text::{audit_text, names::building_name},
};
use common::{
    BuildingType,
    screens::{late_entry::Total, setup::places},
    widgets::type_table::{Margins, Name, TypeHead, TypeTable, Types, band, foot, total, words},
};
use ui::{
    drawing::symbols::{self, Symbol},
    form,
    theme::{self, TextSize, Theme},
    widgets::{button::Button, fitted_text, number_field},
};

/// The height of a row, and what the rounds of complete types add.
const ROW: f32 = 52.0;
const ROUNDS: f32 = 44.0;
const COLOUR: f32 = 40.0;
const TICK: f32 = 48.0;
/// Between kinds of numbers.
const APART: f32 = theme::space::MEDIUM;

/// Where the columns are: those of the types, and after them those of the sheet and the total.
struct Columns {
    table: TypeTable,
    /// The width of a field for a number.
    field: f32,
    /// There is room beside the fields.
    roomy: bool,
    tick: Rangef,
    lines: Rangef,
    coins: Rangef,
    total: Rangef,
}

impl Columns {
    /// Of a strip with its heads, or with a row.
    fn new(rect: Rect, head: f32) -> Self {
        // The boxes printed, for which there is no room beside smaller fields, stand in the heads instead of names.
        let roomy = rect.width() >= NARROW;
        let [field, name, sum] = if roomy { [44.0, 110.0, 68.0] } else { [40.0, 96.0, 60.0] };
        let line = field + theme::space::TIGHT;
        let first = COLOUR + (rect.width() * 0.13).clamp(name, 200.0) + 10.0;
        let last = 6.0 + TICK + line * 3.0 + APART + line + APART + sum;
        let rows = usize::from(head == 0.0);
        let margins = Margins { head, first, last };
        let table = TypeTable::new(rect, Types::AsColumns, (rows, BuildingType::COUNT), margins);
        let mut right = rect.max.x;
        let mut before = |width: f32, gap: f32| {
            let column = Rangef::new(right - width, right);
            right -= width + gap;
            column
        };
        let total = before(sum, APART);
        let coins = before(line, APART);
        let lines = before(line * 3.0, 0.0);
        Self { table, field, roomy, tick: before(TICK, 0.0), lines, coins, total }
    }

    /// The columns of the three lengths of lines.
    fn lines(&self) -> [Rangef; 3] {
        let line = self.lines.span() / 3.0;
        [0.0, 1.0, 2.0].map(|k| Rangef::new(self.lines.min + line * k, self.lines.min + line * (k + 1.0)))
    }
}

/// Shows the table; returns the row whose cells are to be ticked off.
pub fn show(ui: &mut Ui, page: &LatePage<'_>, draft: &mut LateDraft, totals: &[Total]) -> Option<usize> {
    let layout = page.check.layout?;
    header(ui, page, &layout);
    let mut ticking = None;
    let seats = draft.playing().all_seats(page.texts, draft.agreed.phantoms());
    for k in 0..draft.agreed.rows() {
        ui.push_id(k, |ui| {
            if row(ui, page, draft, &layout, k, totals.get(k)) {
                ticking = Some(k);
            }
            for fault in page.check.faults.iter().filter(|fault| fault.row() == Some(k as u8 + 1)) {
                form::fault(ui, &fault.words(page.texts));
            }
            for finding in page.check.odd.iter().filter(|finding| finding.row() == Some(k as u8 + 1)) {
                form::hint(ui, &audit_text::at_a_table(page.texts, &seats, finding));
            }
        });
        ui.add_space(theme::space::TIGHT);
    }
    ticking
}

fn header(ui: &mut Ui, page: &LatePage<'_>, layout: &Layout) {
    let theme = Theme::of(ui.ctx());
    let texts = page.texts;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), TypeTable::TYPES), Sense::hover());
    let columns = Columns::new(rect, TypeTable::TYPES);
    for building in BuildingType::ALL {
        let (name, printed) = (building_name(texts, building), layout.count(building));
        let label = format!("{name}, {printed}");
        let words = if columns.roomy { name } else { format!("/ {printed}") };
        TypeHead { label, ..TypeHead::new(building, words) }.show(ui, &theme, &columns.table);
    }
    let below = |column: Rangef, text: &str| {
        let over = Rect::from_x_y_ranges(column, rect.y_range());
        words(ui.painter(), &theme, foot(over), text);
    };
    let lines = Rect::from_x_y_ranges(columns.lines, rect.y_range());
    words(ui.painter(), &theme, lines.with_max_y(foot(lines).min.y), texts.lines());
    for (column, count) in columns.lines().into_iter().zip(["4", "5", "6"]) {
        below(column, count);
    }
    below(columns.coins.expand(APART / 2.0), texts.coins());
    below(columns.total, texts.total());
    below(columns.tick, texts.late_tick());
}

/// A row with its fields; true if its cells are to be ticked off.
fn row(
    ui: &mut Ui,
    page: &LatePage<'_>,
    draft: &mut LateDraft,
    layout: &Layout,
    k: usize,
    total: Option<&Total>,
) -> bool {
    let boxes = draft.boxes(k, page.check.layout.as_ref());
    let full = |kind: BuildingType| boxes[kind.index()] == i64::from(layout.count(kind));
    let rounds = BuildingType::ALL.into_iter().any(full);
    let height = if rounds { ROW + ROUNDS } else { ROW };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let theme = Theme::of(ui.ctx());
    band(ui.painter(), &theme, rect.expand2(vec2(6.0, 0.0)), k);
    let columns = Columns::new(rect.with_max_y(rect.min.y + ROW), 0.0);
    let name = draft.name(page.texts, k);
    let mut row = Row { ui, theme: &theme, page, draft, columns, k, name };
    row.who();
    if rounds {
        row.rounds();
    }
    for kind in BuildingType::ALL {
        row.boxes(kind, boxes[kind.index()], layout.count(kind));
    }
    // Behind all counts: Tab goes from count to count, also where one has just made a type complete.
    for kind in BuildingType::ALL.into_iter().filter(|kind| full(*kind)) {
        row.completed(kind);
    }
    let plays = k < row.draft.agreed.players;
    let ticking = plays && row.sheet();
    if let Some(total) = total {
        row.total(total);
    }
    ticking
}

/// A row that is shown, and changed.
struct Row<'a, 'b> {
    ui: &'a mut Ui,
    theme: &'a Theme,
    page: &'a LatePage<'b>,
    draft: &'a mut LateDraft,
    columns: Columns,
    k: usize,
    name: String,
}

impl Row<'_, '_> {
    fn middle(&self) -> f32 {
        self.columns.table.beside(0).center().y
    }

    /// The middle of the field of a type, with room beside it for what is printed.
    fn field(&self, kind: BuildingType) -> Pos2 {
        let rect = self.columns.table.field(0, kind.index());
        let beside = if self.columns.roomy { 12.0 } else { 0.0 };
        rect.left_center() + vec2((rect.width() / 2.0 - beside).max(self.columns.field / 2.0), 0.0)
    }

    /// A field for a number; returns what was typed.
    fn number(
        &mut self,
        middle: Pos2,
        name: &str,
        mut value: i64,
        is_wrong: impl Fn(&LateFault) -> bool,
    ) -> Option<i64> {
        let mut own = self.page.check.faults.iter().filter(|fault| fault.row() == Some(self.k as u8 + 1));
        let width = self.columns.field;
        let place = Rect::from_center_size(middle, vec2(width, number_field::HEIGHT));
        let mut at = self.ui.new_child(UiBuilder::new().max_rect(place));
        number_field::show(&mut at, name, &mut value, width, 2, own.any(is_wrong)).then_some(value)
    }

    /// Colour and name of a player; the name of a phantom.
    fn who(&mut self) {
        let (rect, k, players) = (self.columns.table.beside(0), self.k, self.draft.agreed.players);
        if k >= players {
            let (words, colour) = (self.name.clone(), self.theme.line);
            let name = Name { words, colour, quiet: true, ..Name::default() };
            let shown = name.beside(self.ui.painter(), self.theme, rect, Name::size(ROW), APART);
            let response = self.ui.interact(shown, self.ui.scope_id().with("phantom"), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.name));
            return;
        }
        let mut seating = self.draft.seating();
        let (texts, at) = (self.page.texts, |place| UiBuilder::new().max_rect(place));
        let drop = Rect::from_center_size(rect.left_center(), Vec2::splat(COLOUR));
        let drop = drop.translate(vec2(COLOUR / 2.0 - 2.0, 0.0));
        places::colour(&mut self.ui.new_child(at(drop)), texts, &mut seating, players, k);
        let field = Rect::from_x_y_ranges(rect.min.x + COLOUR + 2.0..=rect.max.x - 10.0, rect.y_range());
        let field = field.shrink2(vec2(0.0, (ROW - number_field::HEIGHT) / 2.0));
        places::name(&mut self.ui.new_child(at(field)), texts, &mut seating, players, k, field.width());
        self.draft.set_seating(seating);
    }

    /// What the second line of the row is.
    fn rounds(&self) {
        let first = self.columns.table.beside(0);
        let at = pos2(first.max.x - APART, self.middle() + ROUNDS + 1.0);
        let (words, font) = (self.page.texts.late_round(), theme::body(TextSize::SMALL));
        let room = first.width() - APART;
        fitted_text(self.ui.painter(), at, Align2::RIGHT_CENTER, words, font, self.theme.ink_soft, room);
    }

    fn boxes(&mut self, kind: BuildingType, count: i64, printed: u8) {
        let texts = self.page.texts;
        let spoken = texts.late_boxes(&self.name, &building_name(texts, kind));
        let at = self.field(kind);
        if let Some(count) = self.number(at, &spoken, count, |fault| faults::is_at_boxes(fault, kind)) {
            self.draft.untick(self.k);
            self.draft.row_mut(self.k).boxes[kind.index()] = count;
        }
        if !self.columns.roomy {
            return;
        }
        let (of, font) = (format!("/ {printed}"), theme::body(TextSize::TEXT));
        let beside = at + vec2(self.columns.field / 2.0 + 5.0, 0.0);
        self.ui.painter().text(beside, Align2::LEFT_CENTER, of, font, self.theme.ink_soft);
    }

    /// The round in which a type was completed, below its boxes.
    fn completed(&mut self, kind: BuildingType) {
        let texts = self.page.texts;
        let spoken = texts.late_completed(&self.name, &building_name(texts, kind));
        let below = self.field(kind) + vec2(0.0, ROUNDS + 1.0);
        let round = self.draft.row(self.k).completed[kind.index()];
        if let Some(round) = self.number(below, &spoken, round, |fault| faults::is_at_round(fault, kind)) {
            self.draft.row_mut(self.k).completed[kind.index()] = round;
        }
    }

    /// What stands on the player's own sheet; true if its cells are to be ticked off.
    fn sheet(&mut self) -> bool {
        let (texts, k, y) = (self.page.texts, self.k, self.middle());
        let place = Rect::from_center_size(pos2(self.columns.tick.center(), y), vec2(TICK - 6.0, 40.0));
        let spoken = texts.late_tick_of(&self.name);
        let button = Button::secondary("").icon(Symbol::Grid).name(&spoken);
        let button = button.selected(self.draft.row(k).built.is_some());
        let ticking = self.ui.new_child(UiBuilder::new().max_rect(place)).add(button).clicked();
        for (n, (value, column)) in self.draft.lines(k).into_iter().zip(self.columns.lines()).enumerate() {
            let spoken = texts.late_lines(&self.name, n + 4);
            let at = pos2(column.center(), y);
            if let Some(value) = self.number(at, &spoken, value, faults::is_at_lines) {
                self.draft.untick(k);
                self.draft.row_mut(k).lines[n] = value;
            }
        }
        let (spoken, at) = (texts.late_coins(&self.name), pos2(self.columns.coins.center(), y));
        let coins = self.draft.row(k).coins;
        if let Some(coins) = self.number(at, &spoken, coins, faults::is_at_coins) {
            self.draft.row_mut(k).coins = coins;
        }
        ticking
    }

    /// The total as it stands; a row that makes no sense has none.
    fn total(&self, Total { points, wins, .. }: &Total) {
        let row = self.columns.table.beside(0);
        let rect = Rect::from_x_y_ranges(self.columns.total, row.y_range());
        let text = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
        let spoken = self.page.texts.late_total(&self.name, text.as_str());
        let response = self.ui.interact(rect, self.ui.scope_id().with("total"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        let (painter, side) = (self.ui.painter(), theme::size::SYMBOL);
        total(painter, self.theme, rect.with_min_x(rect.min.x + side), &text, false);
        if *wins {
            let cup = rect.left_center() + vec2(side / 2.0, 0.0);
            let cup = Rect::from_center_size(cup, Vec2::splat(side));
            symbols::paint(painter, cup, Symbol::Trophy, self.theme.gold_ink);
        }
    }
}
