//! The dice on the row and column numbers.

use egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{
    geometry::Geometry,
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

/// A die with its place on the rail.
pub(super) struct Placed<'a> {
    pub(super) colour: DieColour,
    pub(super) index: usize,
    pub(super) die: &'a DieView,
    /// Its share of the slot.
    share: Rect,
}

impl Placed<'_> {
    /// The die itself, within its share.
    pub(super) fn body(&self, geometry: &Geometry) -> Rect {
        let side = self.share.width().min(self.share.height()) - geometry.cell * 0.05;
        Rect::from_center_size(self.share.center(), Vec2::splat(side.min(geometry.cell * 0.62)))
    }

    /// Where it is drawn, with which face, and how far it leans: it may still be on its way.
    fn on_its_way(&self, view: &SheetView<'_>, geometry: &Geometry, body: Rect) -> (Rect, u8, f32) {
        let face = self.die.face;
        let Some(motion) = view.moving.die(usize::from(self.colour == DieColour::Blue), self.index) else {
            return (body, face, 0.0);
        };
        let from = motion.from.unwrap_or(face).saturating_sub(1).min(5).into();
        let slot = geometry.slot(self.colour, from);
        let (place, face, lean) = motion.place(slot, body, self.index, face, geometry.cell);
        // It falls from no higher than below the title.
        let top = geometry.title.map_or(f32::NEG_INFINITY, |title| title.max.y);
        (place.translate(vec2(0.0, (top - place.min.y).max(0.0))), face, lean)
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
            let slot = geometry.slot(colour, line);
            let width = slot.width() / count;
            let share = Rect::from_min_size(slot.min + vec2(width * place, 0.0), vec2(width, slot.height()));
            all.push(Placed { colour, index, die, share });
        }
    }
    all
}

/// The line a die points to, if it shows a face.
fn line(die: &DieView) -> Option<usize> {
    (1..=6).contains(&die.face).then(|| usize::from(die.face) - 1)
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
        view.dice(colour).iter().all(|die| line(die) != Some(k)) && !view.ghosts.iter().any(ghost)
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
