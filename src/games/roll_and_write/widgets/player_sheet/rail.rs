//! The dice on the row and column numbers, and the buttons that turn them.

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::{
    geometry::Geometry,
    view::{DieColour, DieTurn, DieView, SheetAction, SheetResponse, SheetView},
};
use crate::ui::{
    drawing::{
        dice,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{focus_ring, roving, shows_focus},
};

/// The row and the column whose die the pointer is on.
#[derive(Clone, Copy, Default)]
pub(super) struct Lines {
    pub(super) row: Option<usize>,
    pub(super) column: Option<usize>,
}

/// A die with its place on the rail.
struct Placed<'a> {
    colour: DieColour,
    index: usize,
    die: &'a DieView,
    /// Its share of the slot.
    share: Rect,
}

impl Placed<'_> {
    /// The die itself, within its share.
    fn body(&self, geometry: &Geometry, changing: bool) -> Rect {
        let most = geometry.cell * if changing { 0.4 } else { 0.62 };
        let side = self.share.width().min(self.share.height()) - geometry.cell * 0.05;
        Rect::from_center_size(self.share.center(), Vec2::splat(side.min(most)))
    }

    /// The button beside the die that turns it to the next higher or lower face: rows grow downwards, columns to the
    /// right, so each points to where the die goes. The die itself is none: whoever clicks it spends nothing.
    fn button(&self, geometry: &Geometry, up: bool) -> Rect {
        // It may reach into the gap between two numbers.
        let reach = geometry.cells.gap * 0.4;
        let body = self.body(geometry, true).expand(2.0);
        match self.colour {
            DieColour::Yellow => {
                let share = self.share.expand2(vec2(0.0, reach));
                if up { share.with_min_y(body.max.y) } else { share.with_max_y(body.min.y) }
            }
            DieColour::Blue => {
                let share = self.share.expand2(vec2(reach, 0.0));
                if up { share.with_min_x(body.max.x) } else { share.with_max_x(body.min.x) }
            }
        }
    }

    /// Where it is drawn, with which face, and how far it leans: it may still be on its way.
    fn on_its_way(&self, view: &SheetView<'_>, geometry: &Geometry, body: Rect) -> (Rect, u8, f32) {
        let face = self.die.face;
        let Some(motion) = view.moving.die(usize::from(self.colour == DieColour::Blue), self.index) else {
            return (body, face, 0.0);
        };
        let from = motion.from.unwrap_or(face).saturating_sub(1).min(5).into();
        let slot = match self.colour {
            DieColour::Yellow => geometry.row_slot(from),
            DieColour::Blue => geometry.column_slot(from),
        };
        motion.place(slot, body, self.index, face, geometry.cell)
    }

    fn id(&self, ui: &Ui, what: &str) -> egui::Id {
        ui.scope_id().with((what, self.colour == DieColour::Yellow, self.index))
    }
}

/// All dice with their places; dice on the same number share its slot.
fn placed<'a>(view: &'a SheetView<'_>, geometry: &Geometry) -> Vec<Placed<'a>> {
    let mut all = Vec::new();
    for (colour, dice) in [(DieColour::Yellow, &view.yellow), (DieColour::Blue, &view.blue)] {
        for (index, die) in dice.iter().enumerate() {
            let Some(line) = line(die) else { continue };
            let here = |other: &&DieView| other.face == die.face;
            let count = dice.iter().filter(here).count() as f32;
            let place = dice[..index].iter().filter(here).count() as f32;
            let share = match colour {
                DieColour::Yellow => {
                    let slot = geometry.row_slot(line);
                    let width = slot.width() / count;
                    Rect::from_min_size(slot.min + vec2(width * place, 0.0), vec2(width, slot.height()))
                }
                DieColour::Blue => {
                    let slot = geometry.column_slot(line);
                    // Side by side they are larger; one above the other leaves room for the buttons.
                    let (size, along) = if view.changing {
                        let size = vec2(slot.width(), slot.height() / count);
                        (size, vec2(0.0, size.y))
                    } else {
                        let size = vec2(slot.width() / count, slot.height());
                        (size, vec2(size.x, 0.0))
                    };
                    Rect::from_min_size(slot.min + along * place, size)
                }
            };
            all.push(Placed { colour, index, die, share });
        }
    }
    all
}

/// The line a die points to, if it shows a face.
fn line(die: &DieView) -> Option<usize> {
    (1..=6).contains(&die.face).then(|| usize::from(die.face) - 1)
}

/// Makes dice and their buttons answer to pointer and keyboard.
pub(super) fn interact(
    ui: &mut Ui,
    view: &SheetView<'_>,
    geometry: &Geometry,
    result: &mut SheetResponse,
) -> Lines {
    let mut lines = Lines::default();
    let mut buttons = Vec::new();
    for placed in placed(view, geometry) {
        let die = placed.die;
        // The keyboard has the button that does the same.
        let sense = if view.dice_sense { Sense::CLICK } else { Sense::hover() };
        let response = ui.interact(placed.share, placed.id(ui, "die"), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &die.label));
        if response.clicked() {
            result.action = Some(SheetAction::Die);
        }
        if response.contains_pointer() {
            result.hovered_die = Some((placed.colour, placed.index));
            match placed.colour {
                DieColour::Yellow => lines.row = line(die),
                DieColour::Blue => lines.column = line(die),
            }
        }
        if !view.changing {
            continue;
        }
        for (up, name) in [(false, &die.down), (true, &die.up)] {
            let Some(name) = name else { continue };
            let id = placed.id(ui, if up { "up" } else { "down" });
            let response = ui.interact(placed.button(geometry, up), id, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
            let response = response.on_hover_text(name);
            let turn = DieTurn { colour: placed.colour, die: placed.index, up };
            if view.focus_die == Some(turn) {
                roving::focus(ui, id);
            }
            if response.clicked() {
                result.action = Some(SheetAction::Turn(turn));
            }
            buttons.push((id, placed.button(geometry, up).center()));
        }
    }
    roving::rove_about(ui, &buttons);
    lines
}

/// Paints numbers, dice and buttons.
pub(super) fn paint(ui: &Ui, view: &SheetView<'_>, theme: &Theme, geometry: &Geometry, lines: Lines) {
    numbers(ui, view, theme, geometry);
    for placed in placed(view, geometry) {
        let (colours, hovered) = match placed.colour {
            DieColour::Yellow => (&theme.yellow_die, lines.row.is_some() && lines.row == line(placed.die)),
            DieColour::Blue => (&theme.blue_die, lines.column.is_some() && lines.column == line(placed.die)),
        };
        let body = placed.body(geometry, view.changing);
        let (place, face, tilt) = placed.on_its_way(view, geometry, body);
        let look = dice::Look { changed: placed.die.changed, dimmed: placed.die.dimmed, tilt };
        dice::paint(ui.painter(), place, theme, colours, face, look);
        if placed.die.selected || hovered {
            dice::selection_ring(
                ui.painter(),
                body,
                if placed.die.selected { theme.focus } else { theme.gold },
            );
        }
        if view.changing {
            for (up, possible) in [(false, placed.die.down.is_some()), (true, placed.die.up.is_some())] {
                if possible {
                    turn_button(ui, theme, geometry, &placed, up);
                }
            }
        }
    }
}

fn numbers(ui: &Ui, view: &SheetView<'_>, theme: &Theme, geometry: &Geometry) {
    let free = |dice: &[DieView], k: usize| dice.iter().all(|die| line(die) != Some(k));
    for k in 0..6 {
        if free(&view.yellow, k) {
            geometry.cells.number(ui.painter(), geometry.row_slot(k).center(), k, theme.row_number);
        }
        if free(&view.blue, k) {
            geometry.cells.number(ui.painter(), geometry.column_slot(k).center(), k, theme.column_number);
        }
    }
}

/// The button beside a die, with an arrow and the face it leads to.
fn turn_button(ui: &Ui, theme: &Theme, geometry: &Geometry, placed: &Placed<'_>, up: bool) {
    let symbol = match (placed.colour, up) {
        (DieColour::Yellow, false) => Symbol::ChevronUp,
        (DieColour::Yellow, true) => Symbol::ChevronDown,
        (DieColour::Blue, false) => Symbol::ChevronLeft,
        (DieColour::Blue, true) => Symbol::ChevronRight,
    };
    let pill = placed.button(geometry, up).shrink(0.5);
    let id = placed.id(ui, if up { "up" } else { "down" });
    let response = ui.read_response(id);
    let hovered = response.as_ref().is_some_and(egui::Response::hovered);
    let fill = if hovered { theme.raised_pressed } else { theme.raised };
    let edge = theme::stroke::edge(if hovered { theme.gold_ink } else { theme.gold });
    let painter = ui.painter();
    painter.rect(pill, theme::radius::INNER, fill, edge, StrokeKind::Inside);
    if response.is_some_and(|response| shows_focus(ui, &response)) {
        focus_ring(painter, pill.shrink(1.0), theme, theme::radius::INNER);
    }
    let wide = pill.width() > pill.height();
    let part =
        vec2(if wide { pill.width() * 0.2 } else { 0.0 }, if wide { 0.0 } else { pill.height() * 0.2 });
    let told = pill.width().max(pill.height()) >= 28.0;
    let arrow = Vec2::splat(pill.width().min(pill.height()) * 0.62);
    let shift = if told { part } else { Vec2::ZERO };
    symbols::paint(painter, Rect::from_center_size(pill.center() - shift, arrow), symbol, theme.gold_ink);
    if told {
        let at = pill.center() + part;
        let face = if up { placed.die.face + 1 } else { placed.die.face - 1 };
        let font = theme::bold(TextSize::fitted(geometry.cell * 0.2, TextSize::TINY..=TextSize::LEAD));
        painter.text(at, Align2::CENTER_CENTER, face, font, theme.gold_ink);
    }
}
