//! A board that is being transcribed: places are clicked, drawn over or typed, and faults are shown where they
//! are.

mod paint;
mod rows;
mod tools;
mod typing;
mod view;

pub use rows::{RowChange, RowWords, RowsView, show_rows};
pub use tools::{ToolWords, show_tools};
pub use view::{BoardAction, BoardResponse, BoardSpot, BoardView, Tool};

use view::{rect, tile};

use egui::{Id, Pos2, Rect, Role, Sense, Ui, WidgetInfo, accesskit::Action};

use super::atlas::Lattice;
use crate::rules::{BoardDraft, CornerAt, SpaceAt, Tile, corners_of};
use ui::{
    theme::{Theme, size},
    widgets::{roving, shows_focus},
};

/// All places of the rows, and one more at the end of each.
fn slots(draft: &BoardDraft) -> Vec<SpaceAt> {
    let rows = draft.rows.iter().zip(0..u8::MAX);
    rows.flat_map(|(text, row)| {
        (0..u8::MAX - 2).take(text.chars().count() + 1).map(move |column| (row, column))
    })
    .collect()
}

/// Shows the board in `room`; none if it has no rows.
pub fn show(ui: &mut Ui, view: &BoardView<'_>, room: Rect) -> Option<BoardResponse> {
    let theme = Theme::of(ui.ctx());
    let slots = slots(view.draft);
    let lattice = Lattice::new(room, slots.iter().copied().flat_map(corners_of))?;
    paint::board(&ui.painter_at(room), &theme, view, lattice, &slots, room);
    let places: Vec<BoardSpot> = if view.tool == Tool::Start {
        let land = slots.iter().copied().filter(|at| tile(view.draft, *at) != Tile::Sea);
        let corners: std::collections::BTreeSet<CornerAt> = land.flat_map(corners_of).collect();
        corners.into_iter().map(BoardSpot::Corner).collect()
    } else {
        slots.into_iter().map(BoardSpot::Space).collect()
    };
    Some(interact(ui, &theme, view, lattice, &places, room))
}

fn interact(
    ui: &Ui,
    theme: &Theme,
    view: &BoardView<'_>,
    lattice: Lattice,
    places: &[BoardSpot],
    room: Rect,
) -> BoardResponse {
    let id = |place: BoardSpot| ui.scope_id().with(("board", place));
    let response = ui.interact(room, ui.scope_id().with("board"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, view.name));
    let mut result = BoardResponse { action: None, pointed: None, response };
    let last_id = ui.scope_id().with("last place of the board");
    let last: Option<BoardSpot> = ui.data(|data| data.get_temp(last_id)).filter(|last| places.contains(last));
    let stop = last.or(places.first().copied());
    let mut focused = None;
    for &place in places {
        let id = id(place);
        let asked = ui.input(|input| input.has_accesskit_action_request(id, Action::Focus));
        let is_stop = Some(place) == stop || asked || ui.memory(|memory| memory.has_focus(id));
        let response =
            ui.interact(rect(lattice, place), id, if is_stop { Sense::click() } else { Sense::CLICK });
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), (view.place_name)(place)));
        if asked {
            response.request_focus();
        }
        // This is for keys and screen readers: pointers are handled below.
        if response.clicked() {
            result.action = Some(action(view, place, false));
            response.request_focus();
        }
        if response.has_focus() {
            focused = Some(place);
        }
        if shows_focus(ui, &response) {
            paint::focus(ui, theme, lattice, place);
        }
    }
    if let Some(place) = focused {
        ui.data_mut(|data| data.insert_temp(last_id, place));
        if let BoardSpot::Space(at) = place
            && let Some((tile, next)) = typing::typed(ui, view.draft, at)
        {
            result.action = Some(BoardAction::Put { at, tile, stroke: false });
            roving::focus(ui, id(BoardSpot::Space(next)));
        } else {
            let middles: Vec<(Id, Pos2)> =
                places.iter().map(|place| (id(*place), rect(lattice, *place).center())).collect();
            roving::rove_about(ui, &middles);
        }
    }
    let mut asked = None;
    let (hovered, is_lifted) = pointer(ui, view, lattice, places, room, &mut asked);
    if let Some(place) = hovered {
        if is_lifted {
            // The next key goes there. Until then, egui takes the keyboard focus away from whatever is not clicked.
            roving::focus(ui, id(place));
        }
        paint::pointed(ui, theme, lattice, place);
    }
    result.action = asked.or(result.action);
    result.pointed = hovered.or(focused);
    result
}

/// What the pointer is on, whether it was released there, and what it asks for: once when pressed, and again wherever it
/// is dragged.
fn pointer(
    ui: &Ui,
    view: &BoardView<'_>,
    lattice: Lattice,
    places: &[BoardSpot],
    room: Rect,
    asked: &mut Option<BoardAction>,
) -> (Option<BoardSpot>, bool) {
    let area = ui.interact(room, ui.scope_id().with("pointer on the board"), Sense::DRAG | Sense::CLICK);
    let last_id = area.id.with("last");
    let point = area.interact_pointer_pos().or(area.hover_pos());
    let place = point.and_then(|point| place_at(view, lattice, places, point));
    if !area.is_pointer_button_down_on() {
        ui.data_mut(|data| data.remove::<BoardSpot>(last_id));
        // Pressed and released within one frame.
        let drawn = ui.data_mut(|data| data.remove_temp::<bool>(area.id));
        if area.clicked() && drawn.is_none() {
            *asked = place.map(|place| action(view, place, false)).or(*asked);
        }
        return (place, area.clicked() || area.drag_stopped());
    }
    let last: Option<BoardSpot> = ui.data(|data| data.get_temp(last_id));
    // Only laying is repeated along a stroke: cycling goes on with each click.
    let goes_on = last.is_none() || matches!(view.tool, Tool::Put(_));
    if let Some(place) = place.filter(|place| goes_on && last != Some(*place)) {
        ui.data_mut(|data| {
            data.insert_temp(last_id, place);
            data.insert_temp(area.id, true);
        });
        *asked = Some(action(view, place, last.is_some()));
    }
    (place, false)
}

fn place_at(view: &BoardView<'_>, lattice: Lattice, places: &[BoardSpot], point: Pos2) -> Option<BoardSpot> {
    if view.tool != Tool::Start {
        return lattice.at(point).map(BoardSpot::Space).filter(|place| places.contains(place));
    }
    let reach = (lattice.side() * 0.5).max(size::SYMBOL);
    let far = |place: &BoardSpot| rect(lattice, *place).center().distance(point);
    let nearest = places.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
    nearest.filter(|place| far(place) <= reach).copied()
}

fn action(view: &BoardView<'_>, place: BoardSpot, stroke: bool) -> BoardAction {
    match place {
        BoardSpot::Corner(corner) => BoardAction::Start(corner),
        BoardSpot::Space(at) => {
            let shown = tile(view.draft, at);
            let here = Tile::ALL.iter().position(|tile| *tile == shown).unwrap_or(0);
            let next = Tile::ALL[(here + 1) % Tile::ALL.len()];
            let tile = if let Tool::Put(tile) = view.tool { tile } else { next };
            BoardAction::Put { at, tile, stroke }
        }
    }
}
