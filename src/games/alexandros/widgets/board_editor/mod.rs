//! A board that is transcribed: places are clicked, drawn over or typed, and what is wrong is shown where it is.

mod paint;
mod rows;
mod tools;
mod typing;

pub use rows::{RowChange, RowWords, RowsView, show_rows};
pub use tools::{ToolWords, show_tools};

use egui::{Id, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, accesskit::Action};

use super::atlas::Lattice;
use crate::{
    games::alexandros::rules::{BoardDraft, BoardFault, CornerAt, SpaceAt, Tile, corners_of},
    ui::{
        theme::{Theme, size},
        widgets::{roving, shows_focus},
    },
};

/// The water around the places, in sides of a space.
const AROUND: f32 = 0.3;

/// A board to transcribe.
#[derive(Clone, Copy)]
pub struct BoardView<'a> {
    /// What a screen reader calls the board.
    pub name: &'a str,
    /// The board so far.
    pub draft: &'a BoardDraft,
    /// What is wrong with it.
    pub faults: &'a [BoardFault],
    /// What a click does.
    pub tool: Tool,
    /// What a screen reader says of a place.
    pub place_name: &'a dyn Fn(Place) -> String,
}

/// What a click does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// A place shows the next thing: plain, then the symbols, then water.
    #[default]
    Cycle,
    /// A place shows this.
    Put(Tile),
    /// Alexander starts at a corner.
    Start,
}

/// A place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A space, or where one could be.
    Space(SpaceAt),
    /// A corner of a space.
    Corner(CornerAt),
}

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAction {
    /// Something else at a place.
    Put {
        /// Where.
        at: SpaceAt,
        /// What.
        tile: Tile,
        /// The pointer came from another place without being lifted.
        stroke: bool,
    },
    /// Another start.
    Start(CornerAt),
}

/// What happened on the board.
#[derive(Clone, Debug)]
pub struct BoardResponse {
    /// What was asked for.
    pub action: Option<BoardAction>,
    /// What the pointer is on, else the keyboard.
    pub pointed: Option<Place>,
    /// The whole board.
    pub response: Response,
}

/// What is printed at a place; water where no row comes, and a plain space where the draft has what is none.
pub(super) fn tile(draft: &BoardDraft, (row, column): SpaceAt) -> Tile {
    let letter = draft.rows.get(usize::from(row)).and_then(|row| row.chars().nth(column.into()));
    letter.map_or(Tile::Sea, |letter| Tile::from_letter(letter).unwrap_or(Tile::Plain))
}

/// All places of the rows, and one more at the end of each.
fn slots(draft: &BoardDraft) -> Vec<SpaceAt> {
    let rows = draft.rows.iter().zip(0..u8::MAX);
    rows.flat_map(|(text, row)| {
        (0..u8::MAX - 2).take(text.chars().count() + 1).map(move |column| (row, column))
    })
    .collect()
}

/// Shows the board in `room`; none where there are no rows.
pub fn show(ui: &mut Ui, view: &BoardView<'_>, room: Rect) -> Option<BoardResponse> {
    let theme = Theme::of(ui.ctx());
    let slots = slots(view.draft);
    let lattice = Lattice::new(room, slots.iter().copied().flat_map(corners_of), AROUND)?;
    paint::board(&ui.painter_at(room), &theme, view, lattice, &slots, room);
    let places: Vec<Place> = if view.tool == Tool::Start {
        let land = slots.iter().copied().filter(|at| tile(view.draft, *at) != Tile::Sea);
        let corners: std::collections::BTreeSet<CornerAt> = land.flat_map(corners_of).collect();
        corners.into_iter().map(Place::Corner).collect()
    } else {
        slots.into_iter().map(Place::Space).collect()
    };
    Some(interact(ui, &theme, view, lattice, &places, room))
}

fn interact(
    ui: &Ui,
    theme: &Theme,
    view: &BoardView<'_>,
    lattice: Lattice,
    places: &[Place],
    room: Rect,
) -> BoardResponse {
    let id = |place: Place| ui.scope_id().with(("board", place));
    let response = ui.interact(room, ui.scope_id().with("board"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, view.name));
    let mut result = BoardResponse { action: None, pointed: None, response };
    let last_id = ui.scope_id().with("last place of the board");
    let last: Option<Place> = ui.data(|data| data.get_temp(last_id)).filter(|last| places.contains(last));
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
        // By a key or a screen reader: pointers are asked below.
        if response.clicked() {
            result.action = Some(action(view, place, false));
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
        if let Place::Space(at) = place
            && let Some((tile, next)) = typing::typed(ui, view.draft, at)
        {
            result.action = Some(BoardAction::Put { at, tile, stroke: false });
            roving::focus(ui, id(Place::Space(next)));
        } else {
            let middles: Vec<(Id, Pos2)> =
                places.iter().map(|place| (id(*place), rect(lattice, *place).center())).collect();
            roving::rove_about(ui, &middles);
        }
    }
    let hovered = pointer(ui, view, lattice, places, room, &mut result.action);
    if let Some(place) = hovered {
        paint::pointed(ui, theme, lattice, place);
    }
    result.pointed = hovered.or(focused);
    result
}

/// What the pointer is on, and what it asks for: as soon as it is pressed, and again wherever it is drawn.
fn pointer(
    ui: &Ui,
    view: &BoardView<'_>,
    lattice: Lattice,
    places: &[Place],
    room: Rect,
    asked: &mut Option<BoardAction>,
) -> Option<Place> {
    let area = ui.interact(room, ui.scope_id().with("pointer on the board"), Sense::DRAG | Sense::CLICK);
    let last_id = area.id.with("last");
    let point = area.interact_pointer_pos().or(area.hover_pos());
    let place = point.and_then(|point| place_at(view, lattice, places, point));
    if !area.is_pointer_button_down_on() {
        ui.data_mut(|data| data.remove::<Place>(last_id));
        // Pressed and lifted within one frame.
        let drawn = ui.data_mut(|data| data.remove_temp::<bool>(area.id));
        if area.clicked() && drawn.is_none() {
            *asked = place.map(|place| action(view, place, false)).or(*asked);
        }
        return place;
    }
    let last: Option<Place> = ui.data(|data| data.get_temp(last_id));
    // Only what is laid is drawn over: a circle goes on with each click.
    let goes_on = last.is_none() || matches!(view.tool, Tool::Put(_));
    if let Some(place) = place.filter(|place| goes_on && last != Some(*place)) {
        ui.data_mut(|data| {
            data.insert_temp(last_id, place);
            data.insert_temp(area.id, true);
        });
        *asked = Some(action(view, place, last.is_some()));
    }
    place
}

fn place_at(view: &BoardView<'_>, lattice: Lattice, places: &[Place], point: Pos2) -> Option<Place> {
    if view.tool != Tool::Start {
        return lattice.at(point).map(Place::Space).filter(|place| places.contains(place));
    }
    let reach = (lattice.side() * 0.5).max(size::SYMBOL);
    let far = |place: &Place| rect(lattice, *place).center().distance(point);
    let nearest = places.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
    nearest.filter(|place| far(place) <= reach).copied()
}

fn action(view: &BoardView<'_>, place: Place, stroke: bool) -> BoardAction {
    match place {
        Place::Corner(corner) => BoardAction::Start(corner),
        Place::Space(at) => {
            let shown = tile(view.draft, at);
            let here = Tile::ALL.iter().position(|tile| *tile == shown).unwrap_or(0);
            let next = Tile::ALL[(here + 1) % Tile::ALL.len()];
            let tile = if let Tool::Put(tile) = view.tool { tile } else { next };
            BoardAction::Put { at, tile, stroke }
        }
    }
}

/// Where a place lies.
fn rect(lattice: Lattice, place: Place) -> Rect {
    match place {
        Place::Space(at) => Rect::from_points(&lattice.space(at)),
        Place::Corner(corner) => {
            Rect::from_center_size(lattice.corner(corner), Vec2::splat(lattice.side() * 0.4))
        }
    }
}
