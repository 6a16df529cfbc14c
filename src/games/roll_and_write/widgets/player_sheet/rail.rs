//! The dice on the row and column numbers.

use egui::{Role, Sense, Ui, WidgetInfo};

use super::{
    geometry::Geometry,
    placed::{Placed, line, placed},
    turning::{self, Held},
    view::{DieColour, DieGhost, DieView, SheetAction, SheetResponse, SheetView},
};
use ui::{drawing::dice, theme::Theme, toast_exclusion};

/// The row and the column whose die the pointer is on.
#[derive(Clone, Copy, Default)]
pub(super) struct Lines {
    pub(super) row: Option<usize>,
    pub(super) column: Option<usize>,
}

/// Makes dice answer to the pointer.
pub(super) fn interact(
    ui: &mut Ui,
    view: &SheetView<'_>,
    geometry: &Geometry,
    result: &mut SheetResponse,
) -> (Lines, Option<Held>) {
    let (mut lines, mut held) = (Lines::default(), None);
    let dice = placed(view, geometry);
    for placed in &dice {
        let die = placed.die;
        if !view.still {
            toast_exclusion::keep(ui, placed.body(geometry));
        }
        // The keyboard has the button that does the same.
        let mut sense = if view.dice_sense { Sense::CLICK } else { Sense::hover() };
        if turning::can_turn(die) {
            sense |= Sense::DRAG;
        }
        let response = ui.interact(placed.share, placed.id(ui, "die"), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &die.label));
        if response.clicked() {
            result.action = Some(SheetAction::Die);
        }
        held = held.or(turning::drag(ui, placed, geometry, &response, result));
        if response.contains_pointer() {
            result.hovered_die = Some((placed.colour, placed.index));
            match placed.colour {
                DieColour::Yellow => lines.row = line(die),
                DieColour::Blue => lines.column = line(die),
            }
        }
    }
    turning::wheel(ui, &dice, result);
    result.held = held.map(|held| held.ghost);
    (lines, held)
}

/// Paints numbers and dice.
pub(super) fn paint(
    ui: &Ui,
    view: &SheetView<'_>,
    theme: &Theme,
    geometry: &Geometry,
    (lines, held): (Lines, Option<Held>),
) {
    numbers(ui, view, theme, geometry);
    turning::dice(ui.painter(), theme, geometry, view, held.is_some());
    let is_held = |placed: &Placed<'_>| held.is_some_and(|held| held.is(placed));
    for placed in placed(view, geometry) {
        if is_held(&placed) {
            turning::gap(ui.painter(), theme, placed.body(geometry));
            continue;
        }
        let (colours, hovered) = match placed.colour {
            DieColour::Yellow => (&theme.yellow_die, lines.row.is_some() && lines.row == line(placed.die)),
            DieColour::Blue => (&theme.blue_die, lines.column.is_some() && lines.column == line(placed.die)),
        };
        let body = placed.body(geometry);
        let (place, face, tilt) = placed.on_its_way(view, geometry, body);
        let look = dice::DieStyle { changed: placed.die.changed, dimmed: placed.die.dimmed, tilt };
        dice::paint(ui.painter(), place, theme, colours, face, look);
        if placed.die.selected || hovered {
            dice::selection_ring(
                ui.painter(),
                body,
                if placed.die.selected { theme.focus } else { theme.gold },
            );
        }
    }
    if let Some(held) = held {
        turning::held(ui.painter(), theme, geometry, held);
    }
}

fn numbers(ui: &Ui, view: &SheetView<'_>, theme: &Theme, geometry: &Geometry) {
    let free = |colour: DieColour, k: usize| {
        let ghost = |ghost: &DieGhost| ghost.colour == colour && usize::from(ghost.to) == k + 1;
        let lies = |(index, die): (usize, &DieView)| {
            line(die) == Some(k) && view.moving.die(colour as usize, index).is_none()
        };
        !view.dice(colour).iter().enumerate().any(lies) && !view.ghosts.iter().any(ghost)
    };
    for k in 0..6 {
        if free(DieColour::Yellow, k) {
            geometry.cells.number(ui.painter(), geometry.row_slot(k).center(), k, theme.row_number);
        }
        if free(DieColour::Blue, k) {
            geometry.cells.number(ui.painter(), geometry.column_slot(k).center(), k, theme.column_number);
        }
    }
}
