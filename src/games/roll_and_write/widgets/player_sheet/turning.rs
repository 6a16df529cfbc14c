//! Turning dice on their rails: held and dragged, or by the wheel; what they would light, and what that costs.

use egui::{
    Align2, CursorIcon, Event, Id, MouseWheelSource, MouseWheelUnit, Painter, PointerButton, Pos2, Rect,
    Response, Shape, Stroke, StrokeKind, Ui, Vec2, vec2,
};

use super::{
    geometry::Geometry,
    glow,
    placed::Placed,
    view::{DieColour, DieGhost, DieView, SheetAction, SheetResponse, SheetView},
};
use crate::widgets::sheet_grid;
use ui::{
    drawing::{
        coin::{self, Coin},
        dice::{self, DieStyle},
    },
    theme::{self, DieColours, TextSize, Theme},
};

/// Points that the content moves by a line of the wheel, for touchpads that tell points.
const LINE: f32 = 40.0;
/// A pointer that has moved less far is still where the wheel turned the die away from below it.
const STILL: f32 = 4.0;
/// More coins than these are one with a number.
const MOST_COINS: u8 = 3;

/// A die that is held.
#[derive(Clone, Copy)]
pub(super) struct Held {
    /// How it would be turned.
    pub(super) ghost: DieGhost,
    /// Where it is drawn.
    place: Rect,
    changed: bool,
}

impl Held {
    /// Whether it is this die.
    pub(super) fn is(&self, placed: &Placed<'_>) -> bool {
        (self.ghost.colour, self.ghost.die) == (placed.colour, placed.index)
    }
}

/// Whether a die can be made to show another face.
pub(super) fn can_turn(die: &DieView) -> bool {
    (1..).zip(die.prices).any(|(face, price)| face != die.face && price.is_some())
}

/// The face nearest to `wanted` that a die can be made to show, without leaping over one that it cannot.
fn nearest(die: &DieView, wanted: u8) -> u8 {
    let can = |face: &u8| die.prices[usize::from(*face) - 1].is_some();
    let wanted = wanted.clamp(1, 6);
    if wanted >= die.face {
        (die.face + 1..=wanted).take_while(can).last().unwrap_or(die.face)
    } else {
        (wanted..die.face).rev().take_while(can).last().unwrap_or(die.face)
    }
}

/// How a die would be if it showed this face.
fn ghost(placed: &Placed<'_>, to: u8) -> DieGhost {
    let price = placed.die.prices[usize::from(to) - 1].unwrap_or_default();
    DieGhost { colour: placed.colour, die: placed.index, to, price }
}

/// Follows a die that is dragged; let go it is turned. Escape lets it go where it was.
pub(super) fn drag(
    ui: &Ui,
    placed: &Placed<'_>,
    geometry: &Geometry,
    response: &Response,
    result: &mut SheetResponse,
) -> Option<Held> {
    if !can_turn(placed.die) {
        return None;
    }
    let by = PointerButton::Primary;
    let (is_held, is_let_go) = (response.dragged_by(by), response.drag_stopped_by(by));
    if response.hovered() || is_held {
        ui.ctx().set_cursor_icon(if is_held { CursorIcon::Grabbing } else { CursorIcon::Grab });
    }
    if !is_held && !is_let_go {
        return None;
    }
    let (pointer, origin) = ui.input(|input| (input.pointer.latest_pos(), input.pointer.press_origin()));
    let body = placed.body(geometry);
    let along = |point: Pos2| match placed.colour {
        DieColour::Yellow => point.y,
        DieColour::Blue => point.x,
    };
    let slot = |line: usize| along(geometry.slot(placed.colour, line).center());
    let step = slot(1) - slot(0);
    // By how many faces it was dragged. Where it was taken hold of is known until it is let go.
    let own = usize::from(placed.die.face) - 1;
    let kept: Id = response.id.with("held at");
    let from = origin.or(ui.data(|data| data.get_temp(kept)))?;
    ui.data_mut(|data| data.insert_temp(kept, from));
    let far = own as f32 + (along(pointer?) - along(from)) / step;
    let to = nearest(placed.die, (far.round().clamp(0.0, 5.0) as u8) + 1);
    let ghost = ghost(placed, to);
    if is_let_go {
        ui.data_mut(|data| data.remove::<Pos2>(kept));
        result.action = (to != placed.die.face).then_some(SheetAction::Turn(ghost)).or(result.action);
        return None;
    }
    // It keeps to the numbers, and leaves them only for the next one.
    let line = f32::from(to) - 1.0;
    let off = (far - line).clamp(-0.5, 0.5);
    let at = (line + 4.0 * off * off * off).clamp(0.0, 5.0);
    let shift = (at - own as f32) * step;
    let shift = if placed.colour == DieColour::Yellow { vec2(0.0, shift) } else { vec2(shift, 0.0) };
    Some(Held { ghost, place: body.translate(shift), changed: placed.die.changed })
}

/// What the wheel has turned.
#[derive(Clone, Copy)]
struct Wheel {
    colour: DieColour,
    /// What the die shows that it turns.
    face: u8,
    /// Where the pointer was.
    at: Pos2,
    /// Less than a line of the wheel.
    rest: f32,
}

/// Turns the die under the pointer by the wheel, a face for each notch; the wheel goes on with it although it is no longer
/// there, until the pointer moves.
pub(super) fn wheel(ui: &Ui, dice: &[Placed<'_>], result: &mut SheetResponse) {
    let lines = ui.input(|input| input.events.iter().filter_map(lines).sum::<f32>());
    let Some(at) = ui.input(|input| input.pointer.hover_pos()).filter(|_| lines != 0.0) else { return };
    if result.action.is_some() {
        return;
    }
    let kept = ui.scope_id().with("wheel");
    let before = ui.data(|data| data.get_temp::<Wheel>(kept)).filter(|wheel| wheel.at.distance(at) < STILL);
    let is_it =
        |wheel: &Wheel, placed: &&Placed<'_>| (wheel.colour, wheel.face) == (placed.colour, placed.die.face);
    let goes_on =
        before.and_then(|wheel| Some((dice.iter().find(|placed| is_it(&wheel, placed))?, wheel.rest)));
    let hovered = || dice.iter().find(|placed| result.hovered_die == Some((placed.colour, placed.index)));
    let Some((placed, rest)) = goes_on.or_else(|| Some((hovered()?, 0.0))) else { return };
    if !can_turn(placed.die) {
        return;
    }
    // Nothing else is moved by it.
    ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
    let turned = rest + lines;
    let wanted = (f32::from(placed.die.face) + turned.trunc()).clamp(1.0, 6.0) as u8;
    let face = nearest(placed.die, wanted);
    let wheel = Wheel { colour: placed.colour, face, at, rest: turned.fract() };
    ui.data_mut(|data| data.insert_temp(kept, wheel));
    if face != placed.die.face {
        result.action = Some(SheetAction::Turn(ghost(placed, face)));
    }
}

/// By how many lines of the wheel an event goes up.
fn lines(event: &Event) -> Option<f32> {
    let &Event::MouseWheel { unit, delta, source, modifiers, .. } = event else { return None };
    let line = match unit {
        MouseWheelUnit::Point => delta.y / LINE,
        MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
    };
    // What goes on by itself after the fingers were lifted is not meant for a die.
    (!modifiers.any() && source != MouseWheelSource::Momentum).then_some(line)
}

const fn colours(theme: &Theme, colour: DieColour) -> &DieColours {
    match colour {
        DieColour::Yellow => &theme.yellow_die,
        DieColour::Blue => &theme.blue_die,
    }
}

/// The ghosts that differ from how the dice lie.
fn ghosts<'a>(view: &'a SheetView<'_>) -> impl Iterator<Item = (DieGhost, &'a DieView)> {
    let die = |ghost: &DieGhost| Some((*ghost, view.dice(ghost.colour).get(ghost.die)?));
    view.ghosts.iter().filter_map(die).filter(|(ghost, die)| ghost.to != die.face)
}

/// The lines that dice would light: a pale band in a broken outline.
pub(super) fn bands(painter: &Painter, theme: &Theme, geometry: &Geometry, view: &SheetView<'_>) {
    for (ghost, _) in ghosts(view) {
        let (band, edge) = match ghost.colour {
            DieColour::Yellow => (theme.yellow_die.band, theme.row_number),
            DieColour::Blue => (theme.blue_die.band, theme.column_number),
        };
        let line = geometry.line(ghost.colour, usize::from(ghost.to) - 1).expand(geometry.cells.gap * 0.5);
        painter.rect_filled(line, theme::radius::CARD, band.gamma_multiply(0.55));
        broken(painter, line, f32::from(theme::radius::CARD.nw), theme::stroke::strong(edge));
    }
}

/// A broken outline.
fn broken(painter: &Painter, rect: Rect, radius: f32, stroke: Stroke) {
    painter.extend(Shape::dashed_line(&glow::outline_points(rect, radius), stroke, 8.0, 5.0));
}

/// Where a held die lay.
pub(super) fn gap(painter: &Painter, theme: &Theme, body: Rect) {
    broken(painter, body.shrink(1.0), body.width() * 0.2, theme::stroke::edge(theme.ink_soft));
}

/// The dice themselves as they would lie, where nothing lies yet, with their price; one that is held is drawn apart.
pub(super) fn dice(
    painter: &Painter,
    theme: &Theme,
    geometry: &Geometry,
    view: &SheetView<'_>,
    is_held: bool,
) {
    for (ghost, _) in ghosts(view).filter(|_| !is_held) {
        if view.dice(ghost.colour).iter().any(|die| die.face == ghost.to) {
            continue;
        }
        let slot = geometry.slot(ghost.colour, usize::from(ghost.to) - 1);
        let body = Rect::from_center_size(slot.center(), Vec2::splat(geometry.cell * 0.62));
        let mut pale = painter.clone();
        pale.multiply_opacity(0.5);
        dice::paint(&pale, body, theme, colours(theme, ghost.colour), ghost.to, DieStyle::default());
        price(painter, theme, geometry, body, ghost.price);
    }
}

/// The die that is held, over everything else on its rail.
pub(super) fn held(painter: &Painter, theme: &Theme, geometry: &Geometry, held: Held) {
    let Held { ghost, place, changed } = held;
    let look = DieStyle { changed, ..DieStyle::default() };
    let lifted = place.translate(vec2(0.0, -geometry.cell * 0.03));
    dice::paint(painter, lifted, theme, colours(theme, ghost.colour), ghost.to, look);
    dice::selection_ring(painter, lifted, theme.gold);
    price(painter, theme, geometry, lifted, ghost.price);
}

/// The coins that a die costs or brings back, one below the other at its right, where they cover none of its pips.
fn price(painter: &Painter, theme: &Theme, geometry: &Geometry, die: Rect, price: i8) {
    let look = if price < 0 { Coin::Coming } else { Coin::Owned };
    let side = geometry.cell * 0.25;
    let count = price.unsigned_abs();
    let middle = die.right_center() + vec2(side * 0.5, 0.0);
    coins(painter, theme, (middle, vec2(0.0, side * 0.72)), side, look, count);
}

/// So many small coins around a middle, each a step from the other; many are one with their number.
fn coins(painter: &Painter, theme: &Theme, (middle, step): (Pos2, Vec2), side: f32, look: Coin, count: u8) {
    let shown = if count > MOST_COINS { 1 } else { count };
    for k in 0..shown {
        let at = middle + step * (f32::from(k) - f32::from(shown - 1) / 2.0);
        coin::paint(painter, Rect::from_center_size(at, Vec2::splat(side)), theme, look, 0);
    }
    if count > MOST_COINS {
        let font = theme::bold(TextSize::fitted(side * 0.8, TextSize::TINY..=TextSize::HEADING));
        let radius = side * 0.36;
        painter.circle_filled(middle, radius, theme.gold_leaf);
        painter.text(middle, Align2::CENTER_CENTER, count, font, theme.yellow_die.pip);
    }
}

/// The coins that a cell is away or brings back, in its lower right corner; an empty one where it is none.
pub(super) fn coins_away(painter: &Painter, theme: &Theme, cell: Rect, price: i8) {
    let side = (cell.width() * 0.27).max(14.0);
    let look = match price {
        ..0 => Coin::Coming,
        0 => Coin::Empty,
        1.. => Coin::Owned,
    };
    let count = price.unsigned_abs().max(1);
    let shown = if count > MOST_COINS { 1 } else { count };
    let step = vec2(side * 0.62, 0.0);
    let last = cell.right_bottom() - Vec2::splat(side * 0.56);
    let middle = last - step * (f32::from(shown - 1) / 2.0);
    coins(painter, theme, (middle, step), side, look, count);
}

/// The cells that could be built where ghosts cross what points there.
pub(super) fn crossings(painter: &Painter, theme: &Theme, geometry: &Geometry, view: &SheetView<'_>) {
    // Each die as it would show.
    let shown = |colour: DieColour| {
        let would = move |(k, die): (usize, &DieView)| {
            let ghost = view.ghosts.iter().find(|ghost| (ghost.colour, ghost.die) == (colour, k));
            let face = ghost.map_or(die.face, |ghost| ghost.to);
            (!die.dimmed && (1..=6).contains(&face)).then(|| (usize::from(face) - 1, face != die.face))
        };
        view.dice(colour).iter().enumerate().filter_map(would).collect::<Vec<_>>()
    };
    let columns = shown(DieColour::Blue);
    for (row, moved) in shown(DieColour::Yellow) {
        for &(column, across) in &columns {
            let cell = &view.cells[row][column];
            if (moved || across) && !cell.built && !cell.glow.buildable() {
                let place = geometry.cells.cell((row, column));
                let radius = sheet_grid::radius(place.width());
                let stroke = Stroke::new((place.width() * 0.04).clamp(2.6, 4.0), theme.gold_ink);
                painter.rect_stroke(place, radius, theme::stroke::edge(theme.glow), StrokeKind::Outside);
                broken(painter, place, f32::from(radius.nw), stroke);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(face: u8, prices: [Option<i8>; 6]) -> DieView {
        DieView { face, prices, ..DieView::default() }
    }

    #[test]
    fn a_die_stops_where_coins_or_rules_end() {
        let die = die(3, [None, Some(-1), Some(0), Some(1), Some(2), None]);
        assert_eq!([1, 2, 3, 4, 5, 6].map(|wanted| nearest(&die, wanted)), [2, 2, 3, 4, 5, 5]);
        assert!(can_turn(&die));
    }

    #[test]
    fn no_face_is_leapt_over() {
        let die = die(3, [Some(1), None, Some(0), None, Some(2), Some(3)]);
        assert_eq!([1, 6].map(|wanted| nearest(&die, wanted)), [3, 3]);
    }
}
