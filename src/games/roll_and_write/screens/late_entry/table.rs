//! The lower card: the score sheet, a row for each player and phantom, with what each had beside it.

use egui::{Align2, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::{LatePage, caption, faults, form};
use crate::{
    games::{
        common::{BuildingType, drawing},
        roll_and_write::{
            rules::{Cards, Layout},
            screens::setup::places,
            session::{LateDraft, LateFault},
            text::names::building_name,
        },
    },
    ui::{
        drawing::symbols::{self, Symbol},
        theme::{self, TextSize, Theme},
        widgets::{button::Button, fitted_text, number_field},
    },
};

const HEADER: f32 = 60.0;
/// The height of a row, and what the rounds of complete types add.
const ROW: f32 = 52.0;
const ROUNDS: f32 = 44.0;
/// A field for a number.
const FIELD: f32 = 44.0;
const LINE: f32 = FIELD + 4.0;
const COLOUR: f32 = 40.0;
const TICK: f32 = 48.0;
const TOTAL: f32 = 68.0;

/// Where the columns are.
struct Columns {
    name: f32,
    types: f32,
    step: f32,
    tick: f32,
    lines: f32,
    coins: f32,
    total: f32,
}

impl Columns {
    fn new(rect: Rect) -> Self {
        let name = (rect.width() * 0.15).clamp(110.0, 200.0);
        let total = rect.max.x - TOTAL;
        let coins = total - LINE - 14.0;
        let lines = coins - LINE * 3.0 - 14.0;
        let tick = lines - TICK;
        let types = rect.min.x + COLOUR + name + 10.0;
        Self { name, types, step: (tick - types - 6.0) / 6.0, tick, lines, coins, total }
    }
}

/// Shows the table; returns the row whose cells are to be ticked off.
pub fn show(ui: &mut Ui, page: &LatePage<'_>, draft: &mut LateDraft) -> Option<usize> {
    let layout = page.check.layout?;
    let cards = &page.check.cards;
    let winners = cards.as_ref().filter(|_| page.check.faults.is_empty()).map(Cards::winners);
    header(ui, page, &layout);
    let mut ticking = None;
    for k in 0..draft.agreed.rows() {
        let total = cards.as_ref().and_then(|cards| *cards.rows.get(k)?).map(|card| card.total());
        let wins = winners.as_ref().is_some_and(|winners| winners.contains(&k)) && total > Some(0);
        ui.push_id(k, |ui| {
            if row(ui, page, draft, &layout, k, (total, wins)) {
                ticking = Some(k);
            }
            for fault in page.check.faults.iter().filter(|fault| fault.row() == Some(k as u8 + 1)) {
                form::fault(ui, &faults::words(page.texts, fault));
            }
        });
        ui.add_space(theme::space::TIGHT);
    }
    form::hint(ui, page.texts.late_hint());
    ticking
}

fn header(ui: &mut Ui, page: &LatePage<'_>, layout: &Layout) {
    let theme = Theme::of(ui.ctx());
    let texts = page.texts;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADER), Sense::hover());
    let columns = Columns::new(rect);
    let y = rect.max.y - 12.0;
    for kind in BuildingType::ALL {
        let x = columns.types + columns.step * (kind.index() as f32 + 0.5);
        let place = Rect::from_center_size(pos2(x, rect.min.y + 18.0), Vec2::splat(theme::size::DRAWING));
        drawing::paint(ui.painter(), place, &theme, kind);
        caption(ui, pos2(x, y), &building_name(texts, kind), columns.step - 4.0);
        let name = format!("{}, {}", building_name(texts, kind), layout.count(kind));
        let response = ui.interact(place, ui.scope_id().with(("type", kind)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    }
    let lines = columns.lines + LINE * 1.5;
    caption(ui, pos2(lines, rect.min.y + 18.0), texts.lines(), LINE * 3.0);
    for (k, count) in ["4", "5", "6"].into_iter().enumerate() {
        caption(ui, pos2(columns.lines + LINE * (k as f32 + 0.5), y), count, LINE);
    }
    caption(ui, pos2(columns.coins + LINE / 2.0, y), texts.coins(), LINE + 14.0);
    caption(ui, pos2(columns.total + TOTAL / 2.0, y), texts.total(), TOTAL);
    caption(ui, pos2(columns.tick + TICK / 2.0, y), texts.late_tick(), TICK);
}

/// A row with its fields; true if its cells are to be ticked off.
fn row(
    ui: &mut Ui,
    page: &LatePage<'_>,
    draft: &mut LateDraft,
    layout: &Layout,
    k: usize,
    (total, wins): (Option<u16>, bool),
) -> bool {
    let boxes = draft.boxes(k, page.check.layout.as_ref());
    let full = |kind: BuildingType| boxes[kind.index()] == i64::from(layout.count(kind));
    let rounds = BuildingType::ALL.into_iter().any(full);
    let height = if rounds { ROW + ROUNDS } else { ROW };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let theme = Theme::of(ui.ctx());
    if k.is_multiple_of(2) {
        ui.painter().rect_filled(rect.expand2(vec2(6.0, 0.0)), 9, theme.band);
    }
    let columns = Columns::new(rect);
    let middle = rect.min.y + ROW / 2.0;
    let name = page.name(draft, k);
    who(ui, page, draft, k, &name, Rect::from_min_size(rect.min, vec2(COLOUR + columns.name, ROW)));
    if rounds {
        let at = pos2(columns.types - 14.0, middle + ROUNDS + 1.0);
        let (words, width) = (page.texts.late_round(), COLOUR + columns.name - 8.0);
        let (font, ink) = (theme::body(TextSize::SMALL), theme.ink_soft);
        fitted_text(ui.painter(), at, Align2::RIGHT_CENTER, words, font, ink, width);
    }
    let mut cells = Cells { ui, page, row: k as u8 + 1 };
    for kind in BuildingType::ALL {
        let x = columns.types + columns.step * kind.index() as f32;
        types(&mut cells, draft, &name, kind, pos2(x, middle), columns.step, layout.count(kind));
    }
    // Behind all counts: Tab goes from count to count, also where one has just made a type complete.
    for kind in BuildingType::ALL.into_iter().filter(|kind| full(*kind)) {
        let x = columns.types + columns.step * kind.index() as f32;
        completed(&mut cells, draft, &name, kind, pos2(x, middle), columns.step);
    }
    let mut ticking = false;
    if k < draft.agreed.players {
        let texts = page.texts;
        let place = Rect::from_center_size(pos2(columns.tick + TICK / 2.0, middle), vec2(TICK - 6.0, 40.0));
        let spoken = texts.late_tick_of(&name);
        let button = Button::icon_only(Symbol::Grid, &spoken).selected(draft.row(k).built.is_some());
        ticking = cells.ui.new_child(UiBuilder::new().max_rect(place)).add(button).clicked();
        let mut lines = draft.lines(k);
        for (n, value) in lines.iter_mut().enumerate() {
            let spoken = texts.late_lines(&name, n + 4);
            let at = pos2(columns.lines + LINE * (n as f32 + 0.5), middle);
            if cells.number(at, &spoken, value, faults::is_at_lines) {
                draft.untick(k);
                draft.row_mut(k).lines[n] = *value;
            }
        }
        let spoken = texts.late_coins(&name);
        let at = pos2(columns.coins + LINE / 2.0, middle);
        cells.number(at, &spoken, &mut draft.row_mut(k).coins, faults::is_at_coins);
    }
    let scores = k < draft.agreed.players || draft.agreed.is_against();
    if scores {
        points(ui, page, &name, pos2(columns.total, middle), total, wins);
    }
    ticking
}

/// Fields of a row, each at its place.
struct Cells<'a, 'b> {
    ui: &'a mut Ui,
    page: &'a LatePage<'b>,
    row: u8,
}

impl Cells<'_, '_> {
    fn number(
        &mut self,
        middle: egui::Pos2,
        name: &str,
        value: &mut i64,
        is_wrong: impl Fn(&LateFault) -> bool,
    ) -> bool {
        let mut own = self.page.check.faults.iter().filter(|fault| fault.row() == Some(self.row));
        let place = Rect::from_center_size(middle, vec2(FIELD, number_field::HEIGHT));
        let mut at = self.ui.new_child(UiBuilder::new().max_rect(place));
        number_field::show(&mut at, name, value, FIELD, 2, own.any(is_wrong))
    }
}

/// Colour and name of a player; the name of a phantom.
fn who(ui: &mut Ui, page: &LatePage<'_>, draft: &mut LateDraft, k: usize, name: &str, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    if k >= draft.agreed.players {
        let at = pos2(rect.min.x + COLOUR, rect.center().y);
        let width = rect.width() - COLOUR;
        let shown = fitted_text(
            ui.painter(),
            at,
            Align2::LEFT_CENTER,
            name,
            theme::medium(TextSize::TEXT),
            theme.ink_soft,
            width,
        );
        let response = ui.interact(shown, ui.scope_id().with("phantom"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        return;
    }
    let (players, mut seating) = (draft.agreed.players, draft.seating());
    let at = |place| UiBuilder::new().max_rect(place);
    let drop = Rect::from_min_size(rect.min, Vec2::splat(COLOUR)).translate(vec2(-2.0, (ROW - COLOUR) / 2.0));
    places::colour(&mut ui.new_child(at(drop)), page.texts, &mut seating, players, k);
    let field = rect.with_min_x(rect.min.x + COLOUR + 2.0).shrink2(vec2(0.0, 5.0));
    places::name(&mut ui.new_child(at(field)), page.texts, &mut seating, players, k, field.width());
    draft.set_seating(seating);
}

/// The boxes of a type.
fn types(
    cells: &mut Cells<'_, '_>,
    draft: &mut LateDraft,
    name: &str,
    kind: BuildingType,
    left: egui::Pos2,
    width: f32,
    printed: u8,
) {
    let texts = cells.page.texts;
    let theme = Theme::of(cells.ui.ctx());
    let k = usize::from(cells.row) - 1;
    let at = kind.index();
    let building = building_name(texts, kind);
    let centre = field(left, width);
    let mut count = draft.boxes(k, cells.page.check.layout.as_ref())[at];
    let wrong = |fault: &LateFault| faults::is_at_boxes(fault, kind);
    if cells.number(centre, &texts.late_boxes(name, &building), &mut count, wrong) {
        draft.untick(k);
        draft.row_mut(k).boxes[at] = count;
    }
    let of = format!("/ {printed}");
    let beside = centre + vec2(FIELD / 2.0 + 5.0, 0.0);
    cells.ui.painter().text(beside, Align2::LEFT_CENTER, of, theme::body(TextSize::TEXT), theme.ink_soft);
}

/// The round in which a type was completed, below its boxes.
fn completed(
    cells: &mut Cells<'_, '_>,
    draft: &mut LateDraft,
    name: &str,
    kind: BuildingType,
    left: egui::Pos2,
    width: f32,
) {
    let building = building_name(cells.page.texts, kind);
    let spoken = cells.page.texts.late_completed(name, &building);
    let row = draft.row_mut(usize::from(cells.row) - 1);
    let below = field(left, width) + vec2(0.0, ROUNDS + 1.0);
    let wrong = |fault: &LateFault| faults::is_at_round(fault, kind);
    cells.number(below, &spoken, &mut row.completed[kind.index()], wrong);
}

/// The middle of the field of a type, with room beside it for what is printed.
fn field(left: egui::Pos2, width: f32) -> egui::Pos2 {
    left + vec2((width / 2.0 - 12.0).max(FIELD / 2.0), 0.0)
}

/// The total as it stands; a row that makes no sense has none.
fn points(ui: &Ui, page: &LatePage<'_>, name: &str, left: egui::Pos2, total: Option<u16>, wins: bool) {
    let theme = Theme::of(ui.ctx());
    let rect = Rect::from_min_size(left - vec2(0.0, 20.0), vec2(TOTAL, 40.0));
    let text = total.map_or_else(|| "–".to_owned(), |total| total.to_string());
    let spoken = page.texts.late_total(name, text.as_str());
    let response = ui.interact(rect, ui.scope_id().with("total"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let at = pos2(rect.max.x - 6.0, rect.center().y);
    let font = theme::figures(TextSize::TITLE);
    ui.painter().text(at, Align2::RIGHT_CENTER, text, font, theme.gold_ink);
    if wins {
        let place = Rect::from_center_size(
            pos2(rect.min.x + 10.0, rect.center().y),
            Vec2::splat(theme::size::SYMBOL),
        );
        symbols::paint(ui.painter(), place, Symbol::Trophy, theme.gold_ink);
    }
}
