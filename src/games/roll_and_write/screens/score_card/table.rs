//! The table of the score card: a row for each player and phantom, a column for each kind of points.

use egui::{
    Align2, EventFilter, Id, Key as Press, Modifiers, Painter, Rect, Response, Role, Sense, StrokeKind,
    Tooltip, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{CardItem, reasons::reason};
use crate::{
    games::{
        common::{BuildingType, drawing},
        roll_and_write::{
            rules::Reason,
            screens::position::player_colour,
            text::names::building_name,
            text::{event_text, score_text::ScoreText},
        },
    },
    kernel::Breakdown,
    ui::{
        actions::offer,
        drawing::{
            star,
            symbols::{self, Symbol},
        },
        keys::{ARROWS, pressed},
        theme::{self, TextSize, Theme},
        widgets::{fitted_text, focus_ring, points, shows_focus},
    },
};

/// The height of the names of the columns.
pub const HEADER: f32 = 64.0;

struct Grid {
    rect: Rect,
    name: f32,
    total: f32,
    items: Vec<CardItem>,
    rows: usize,
}

impl Grid {
    fn new(rect: Rect, score: &ScoreText<'_>) -> Self {
        let is_there = |item: &CardItem| score.rows.iter().any(|row| item.of(row).is_some());
        let items: Vec<CardItem> = CardItem::all().filter(is_there).collect();
        let name = (rect.width() * 0.17).clamp(84.0, 190.0);
        let total = (rect.width() * 0.1).clamp(56.0, 100.0);
        Self { rect, name, total, items, rows: score.rows.len() }
    }

    fn step(&self) -> f32 {
        (self.rect.width() - self.name - self.total) / (self.items.len() - 1) as f32
    }

    fn column(&self, k: usize) -> egui::Rangef {
        let left = self.rect.min.x + self.name + self.step() * k as f32;
        let width = if k + 1 == self.items.len() { self.total } else { self.step() };
        egui::Rangef::new(left, left + width)
    }

    fn row(&self, row: usize) -> Rect {
        let height = (self.rect.height() - HEADER) / self.rows as f32;
        let top = self.rect.min.y + HEADER + height * row as f32;
        Rect::from_min_size(pos2(self.rect.min.x, top), vec2(self.rect.width(), height))
    }

    fn cell(&self, row: usize, k: usize) -> Rect {
        Rect::from_x_y_ranges(self.column(k), self.row(row).y_range())
    }
}

/// Shows the table; returns the number under the pointer, else the one with the focus.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    score: &ScoreText<'_>,
    over: bool,
    (selected, pointed): (usize, Option<(usize, CardItem)>),
) -> Option<(usize, CardItem)> {
    let theme = Theme::of(ui.ctx());
    let grid = Grid::new(rect, score);
    header(ui, &theme, &grid, score);
    legend(ui.painter(), &theme, &grid, score);
    let winners = if over { score.winners() } else { Vec::new() };
    let contest = score.rows.iter().filter_map(Breakdown::total).count() > 1;
    let (mut hovered, mut focused) = (None, None);
    for row in 0..grid.rows {
        let strip = grid.row(row);
        let painter = ui.painter();
        if row.is_multiple_of(2) {
            painter.rect_filled(strip, theme::radius::CONTROL, theme.band);
        }
        if row == selected && contest {
            let stroke = theme::stroke::edge(theme.gold_line);
            painter.rect_stroke(strip, theme::radius::CONTROL, stroke, StrokeKind::Inside);
        }
        name(painter, &theme, &grid, score, row, contest && winners.contains(&row));
        for k in 0..grid.items.len() {
            let item = grid.items[k];
            if item.of(&score.rows[row]).is_none() {
                continue;
            }
            let response = cell(ui, &theme, &grid, score, (row, k), pointed == Some((row, item)));
            if response.hovered() {
                hovered = Some((row, item));
            }
            if response.has_focus() || response.clicked() {
                focused = Some((row, item));
            }
        }
    }
    offer(ui, score.texts.keys_do_reasons(), ARROWS);
    if ui.memory(|memory| memory.focused().is_none())
        && !ui.ctx().any_popup_open()
        && ARROWS.into_iter().any(|key| pressed(ui, key))
    {
        let last = grid.items.len() - 1;
        let id = id(ui, selected, last);
        focus(ui, id);
    }
    hovered.or(focused)
}

/// The name of a column in words.
pub fn item_name(score: &ScoreText<'_>, item: CardItem) -> String {
    let texts = score.texts;
    match item {
        CardItem::Type(k) => building_name(texts, BuildingType::ALL[k]),
        CardItem::Lines => texts.lines().to_owned(),
        CardItem::Coins => texts.coins().to_owned(),
        CardItem::Bonus => texts.score_bonus().to_owned(),
        CardItem::Total => texts.total().to_owned(),
    }
}

fn header(ui: &Ui, theme: &Theme, grid: &Grid, score: &ScoreText<'_>) {
    let painter = ui.painter();
    for (k, &item) in grid.items.iter().enumerate() {
        let column = grid.column(k);
        let x = column.center();
        let words = item_name(score, item);
        let width = column.span() - 4.0;
        if let CardItem::Type(k) = item {
            let icon = Rect::from_center_size(
                pos2(x, grid.rect.min.y + 20.0),
                Vec2::splat(theme::size::LARGE_DRAWING),
            );
            drawing::paint(painter, icon, theme, BuildingType::ALL[k]);
            let at = pos2(x, grid.rect.min.y + 50.0);
            // Where a name has no room its drawing and the focused cell still say it.
            let font = theme::body(TextSize::SMALL);
            let natural = painter.layout_no_wrap(words.clone(), font.clone(), theme.ink_soft).size().x;
            if natural <= width + 10.0 {
                fitted_text(painter, at, Align2::CENTER_CENTER, &words, font, theme.ink_soft, width);
            }
        } else {
            let at = pos2(x, grid.rect.min.y + 46.0);
            fitted_text(
                painter,
                at,
                Align2::CENTER_CENTER,
                &words,
                theme::medium(TextSize::SMALL),
                theme.ink,
                width,
            );
        }
    }
}

/// What the star says, where a star is.
fn legend(painter: &Painter, theme: &Theme, grid: &Grid, score: &ScoreText<'_>) {
    let mut types = score.rows.iter().flat_map(Breakdown::types);
    let early = types.any(|reason| reason.standing.completed.is_some());
    if early && grid.name >= 110.0 {
        let at = pos2(grid.rect.min.x + 12.0, grid.rect.min.y + 49.0);
        star::eight(painter, at, 6.5, theme.gold_leaf, theme::stroke::fine(theme.gold));
        let words = score.texts.score_legend();
        let at = at + vec2(12.0, 0.0);
        let width = grid.name - 26.0;
        fitted_text(
            painter,
            at,
            Align2::LEFT_CENTER,
            words,
            theme::body(TextSize::SMALL),
            theme.ink_soft,
            width,
        );
    }
}

fn name(painter: &Painter, theme: &Theme, grid: &Grid, score: &ScoreText<'_>, row: usize, won: bool) {
    let strip = grid.row(row);
    let middle = strip.center().y;
    let colour = player_colour(theme, row, &score.seats[row]);
    let mark =
        Rect::from_center_size(pos2(strip.min.x + 14.0, middle), Vec2::splat(theme::size::SMALL_DRAWING));
    if won {
        symbols::paint(painter, mark, Symbol::Trophy, theme.gold_ink);
    } else {
        painter.circle_filled(mark.center(), 6.0, colour);
    }
    let ink = if score.rows[row].total().is_some() { theme.ink } else { theme.ink_soft };
    let words = event_text::name(score.texts, score.seats, row);
    let at = pos2(strip.min.x + 28.0, middle);
    fitted_text(
        painter,
        at,
        Align2::LEFT_CENTER,
        &words,
        theme::medium(TextSize::TEXT),
        ink,
        grid.name - 32.0,
    );
}

fn id(ui: &Ui, row: usize, k: usize) -> Id {
    ui.scope_id().with(("score", row, k))
}

fn cell(
    ui: &mut Ui,
    theme: &Theme,
    grid: &Grid,
    score: &ScoreText<'_>,
    (row, k): (usize, usize),
    pointed: bool,
) -> Response {
    let item = grid.items[k];
    let rect = grid.cell(row, k);
    let response = ui.interact(rect, id(ui, row, k), Sense::click());
    let words = reason(score, row, item).join("\n");
    response.widget_info(|| {
        let spoken = score.texts.score_cell(
            &event_text::name(score.texts, score.seats, row),
            &item_name(score, item),
            &words.replace('\n', "; "),
        );
        WidgetInfo::labeled(Role::Button, true, spoken)
    });
    if response.has_focus() {
        move_focus(ui, &response, grid, score, (row, k));
    }
    paint(ui.painter(), theme, score, rect, (row, item), pointed);
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(4.0), theme, theme::radius::INNER);
        Tooltip::for_widget(&response).gap(6.0).show(|ui| ui.label(&words));
        response
    } else {
        response.on_hover_text(words)
    }
}

fn paint(
    painter: &Painter,
    theme: &Theme,
    score: &ScoreText<'_>,
    rect: Rect,
    (row, item): (usize, CardItem),
    pointed: bool,
) {
    if pointed {
        let inside = rect.shrink2(vec2(2.0, 3.0));
        painter.rect(
            inside,
            theme::radius::INNER,
            theme.raised,
            theme::stroke::edge(theme.gold),
            StrokeKind::Inside,
        );
    }
    let card = &score.rows[row];
    let Some(number) = item.of(card) else { return };
    let middle = rect.center();
    match &number.reason {
        Reason::Type(reason) => {
            let place = score.place(reason);
            // A phantom that scores nothing only uses up its place.
            let below = if card.total().is_some() && !place.is_empty() {
                let size = TextSize::fitted(rect.height() * 0.44, TextSize::LEAD..=TextSize::TITLE);
                let at = pos2(middle.x, middle.y - 8.0);
                painter.text(at, Align2::CENTER_CENTER, number.vp, theme::figures(size), theme.ink);
                pos2(middle.x, middle.y + (rect.height() * 0.28).min(16.0))
            } else {
                middle
            };
            if place.is_empty() {
                painter.text(
                    middle,
                    Align2::CENTER_CENTER,
                    "–",
                    theme::title(TextSize::HEADING),
                    theme.ink_soft,
                );
            }
            let early = reason.standing.completed.is_some() && !place.is_empty();
            let shift = if early { 8.0 } else { 0.0 };
            let written = fitted_text(
                painter,
                pos2(below.x + shift, below.y),
                Align2::CENTER_CENTER,
                &place,
                theme::body(TextSize::SMALL),
                theme.ink_soft,
                rect.width() - 6.0 - 2.0 * shift,
            );
            if early {
                let at = pos2(written.min.x - 10.0, below.y);
                star::eight(painter, at, 6.5, theme.gold_leaf, theme::stroke::fine(theme.gold));
            }
        }
        Reason::Total => {
            let size = TextSize::fitted(rect.height() * 0.56, TextSize::TITLE..=TextSize::DISPLAY);
            painter.text(
                middle,
                Align2::CENTER_CENTER,
                points(number.vp),
                theme::figures(size),
                theme.gold_ink,
            );
        }
        _ => {
            let size = TextSize::fitted(rect.height() * 0.46, TextSize::HEADING..=TextSize::TITLE);
            painter.text(middle, Align2::CENTER_CENTER, points(number.vp), theme::figures(size), theme.ink);
        }
    }
}

/// The arrow keys go from number to number and stop at the edges.
fn move_focus(ui: &Ui, response: &Response, grid: &Grid, score: &ScoreText<'_>, (row, k): (usize, usize)) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let there = |row: usize, k: usize| grid.items[k].of(&score.rows[row]).is_some();
    let target = if pressed(Press::ArrowUp) {
        (0..row).rev().find(|&above| there(above, k)).map(|above| (above, k))
    } else if pressed(Press::ArrowDown) {
        (row + 1..grid.rows).find(|&below| there(below, k)).map(|below| (below, k))
    } else if pressed(Press::ArrowLeft) {
        (0..k).rev().find(|&left| there(row, left)).map(|left| (row, left))
    } else if pressed(Press::ArrowRight) {
        (k + 1..grid.items.len()).find(|&right| there(row, right)).map(|right| (row, right))
    } else {
        None
    };
    if let Some((row, k)) = target {
        focus(ui, id(ui, row, k));
    }
}

/// Moves the keyboard to a number; the next frame makes the arrow keys stay in the table.
fn focus(ui: &Ui, id: Id) {
    ui.memory_mut(|memory| {
        memory.request_focus(id);
        // The arrow key has done its work.
        memory.move_focus(egui::FocusDirection::None);
    });
    ui.ctx().request_repaint();
}
