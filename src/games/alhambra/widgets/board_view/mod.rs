//! An Alhambra: its tiles with the wall traced, what can be done with what is in hand, and the reserve beside it.
//!
//! It shows a [`BoardView`] and says what was asked for; it changes nothing. Two boards in the same scope need scopes of
//! their own (`ui.push_id`).

mod geometry;
mod held_tile;
mod paint;
mod places;
mod scene;
mod view;

pub use scene::{BoardScene, Hand};
pub use view::{BoardAction, BoardNames, BoardResponse, BoardView};

use egui::{
    Key, Modifiers, Painter, Rect, Response, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo,
};

use self::{geometry::Geometry, places::BoardTarget};
use super::{
    held_piece::HeldPiece,
    mini_board,
    reserve::{self, Reserve},
    ticks, tiles,
};
use crate::rules::{Cell, Change, Corner, Falcon, Illegal};
use ui::{
    theme::{self, Theme},
    widgets::{focus_ring, roving, shows_focus},
};

/// Where cells would be smaller, only those are shown on which something lies or can be laid.
const SMALL: f32 = 52.0;
/// Where a board is only looked at, a cell is no smaller: what stands on it can be told apart.
const SMALLEST_SEEN: f32 = 16.0;

/// Shows the board in the available room, which it fills. A board that does not fit in can be scrolled; where it is only looked
/// at, its cells are smaller before that.
pub fn show(ui: &mut Ui, view: &BoardView<'_>) -> BoardResponse {
    let room = ui.available_rect_before_wrap();
    let whole = ui.allocate_rect(room, Sense::hover());
    let (board, strip) = reserve::beside(room, view.reserve.is_some());
    let reserve = Reserve {
        pieces: view.reserve.unwrap_or_default(),
        in_hand: view.in_hand,
        advised: view.advised_pieces,
        still: view.still,
        heading: view.names.reserve,
        name: view.names.piece,
    };
    let taken = strip.and_then(|strip| reserve::show(ui, strip, &reserve));
    let bounds = shown_in(board, view.scene);
    let least = if view.still { SMALLEST_SEEN } else { tiles::SMALLEST };
    let geometry = Geometry::of_least(board, bounds, least);
    let mut result = if board.expand(1.0).contains_rect(geometry.area()) {
        show_cells(ui, view, geometry, whole)
    } else {
        let mut inside = ui.new_child(UiBuilder::new().max_rect(board));
        let scroll = ScrollArea::both().id_salt("board").auto_shrink(false);
        let shown = scroll.show(&mut inside, |ui| {
            // The way in which it fits in, it lies in the middle.
            let size = geometry.area().size().max(ui.available_size());
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let geometry = Geometry::of_least(rect, bounds, least);
            show_cells(ui, view, geometry, whole)
        });
        shown.inner
    };
    result.reserve = strip.map(reserve::heading);
    if let Some(strip) = strip.filter(|_| reserve.pieces.is_empty()) {
        result.grounds[1] = strip;
    }
    let away = held_tile::let_go(ui, room, strip, view.names.reserve);
    let away = away.and_then(|cell| view.scene.change(cell)).map(asked);
    result.action = result.action.or(taken.map(BoardAction::Take)).or(away);
    result
}

/// Whether a place has room for a board as a whole, prices and all, with its reserve or without.
#[must_use]
pub fn has_room(place: Rect, scene: &BoardScene, has_reserve: bool) -> bool {
    let (board, _) = reserve::beside(place, has_reserve);
    board.expand(1.0).contains_rect(Geometry::new(board, shown_in(board, scene)).area())
}

/// The cells that are shown in a room, as two opposite corners.
fn shown_in(room: Rect, scene: &BoardScene) -> [Cell; 2] {
    let all = scene.bounds();
    if Geometry::new(room, all).side < SMALL { scene.tight_bounds() } else { all }
}

/// Draws a board that is only looked at in the middle of a small place: where its tiles would be too small to be told apart,
/// in their colours alone.
pub fn paint_small(painter: &Painter, place: Rect, theme: &Theme, scene: &BoardScene) {
    let inside = place.shrink(theme::space::TIGHT);
    // Nobody lays anything beside what lies there.
    let [first, last] = scene.bounds();
    let laid = [Cell::new(first.x + 1, first.y + 1), Cell::new(last.x - 1, last.y - 1)];
    let geometry = Geometry::of_least(inside, laid, SMALLEST_SEEN);
    if inside.expand(1.0).contains_rect(geometry.area()) {
        paint::board(painter, theme, &geometry, scene);
    } else {
        mini_board::paint(painter, inside, theme, scene.board(), &[]);
    }
}

fn show_cells(ui: &Ui, view: &BoardView<'_>, geometry: Geometry, whole: Response) -> BoardResponse {
    let theme = Theme::of(ui.ctx());
    whole.widget_info(|| WidgetInfo::labeled(Role::Group, ui.is_enabled(), view.names.board));
    let laid = view.scene.board().laid().map(|(cell, _)| cell);
    let fits = |(cell, change): (Cell, &Result<Change, Illegal>)| change.is_ok().then_some(cell);
    let open = view.scene.cells().filter_map(fits).filter(|_| view.scene.hand() != Hand::Empty);
    let mut result = BoardResponse {
        action: None,
        pointed: None,
        pointed_crossing: None,
        advised: view.advised.first().map(|cell| geometry.cell(*cell)),
        laid: laid.chain(open).map(|cell| geometry.cell(cell)).fold(Rect::NOTHING, Rect::union),
        grounds: [geometry.area().intersect(ui.clip_rect()), Rect::NOTHING],
        reserve: None,
        response: whole,
    };
    paint::lattice(ui.painter(), &theme, &geometry);
    paint::board(ui.painter(), &theme, &geometry, view.scene);
    for cell in view.chosen.iter().chain(view.advised) {
        ticks::paint(ui.painter(), &theme, geometry.cell(*cell));
    }
    match view.scene.hand() {
        _ if view.still => {}
        Hand::Falcon(falcon) => crossings(ui, view, &theme, &geometry, falcon, &mut result),
        Hand::Empty | Hand::Piece(_) => cells(ui, view, &theme, &geometry, &mut result),
    }
    if let Some(cell) = view.chosen {
        put(ui, view.scene, &theme, &geometry, cell);
    }
    if let Some(rect) = paint::wall_medal(ui.painter(), &theme, &geometry, view.scene) {
        let wall = ui.interact(rect, ui.scope_id().with("wall"), Sense::hover());
        wall.widget_info(|| WidgetInfo::labeled(Role::Label, true, view.names.wall));
        wall.on_hover_text(view.names.wall);
    }
    result
}

/// What is in hand, on the cell that is chosen; a falcon on the crossing to its north-west.
fn put(ui: &Ui, scene: &BoardScene, theme: &Theme, geometry: &Geometry, cell: Cell) {
    let painter = ui.painter();
    match scene.hand() {
        Hand::Empty => {}
        Hand::Piece(piece) => {
            let lawful = scene.change(cell).is_some_and(Result::is_ok);
            paint::preview(painter, theme, geometry.cell(cell), piece, lawful);
        }
        Hand::Falcon(falcon) => {
            let crossing = Corner(cell);
            let lawful = scene.crossings().any(|(at, placed)| at == crossing && placed.is_ok());
            let reach = Rect::from_center_size(geometry.crossing(crossing), Vec2::splat(geometry.side * 0.5));
            paint::preview_falcon(painter, theme, reach, falcon, lawful);
        }
    }
}

/// The cells, with what is in hand or without.
fn cells(ui: &Ui, view: &BoardView<'_>, theme: &Theme, geometry: &Geometry, result: &mut BoardResponse) {
    let scene = view.scene;
    let places: Vec<BoardTarget> = scene
        .cells()
        .map(|(cell, change)| BoardTarget {
            cell,
            reach: geometry.cell(cell),
            lawful: change.is_ok() || scene.hand() == Hand::Empty,
        })
        .collect();
    let responses = places::interact(ui, geometry, &places, view.names.cell);
    if matches!(scene.hand(), Hand::Piece(_)) {
        places::enter_by_arrows(ui, &places);
    }
    for (cell, change) in scene.cells() {
        match change {
            Ok(Change::Lay(..)) => paint::glow(ui.painter(), theme, geometry.cell(cell)),
            Ok(Change::Swap(..)) => paint::swappable(ui.painter(), theme, geometry.cell(cell)),
            Ok(Change::TakeAway(_)) | Err(_) => {}
        }
    }
    for (place, response) in places.iter().zip(&responses) {
        let (cell, rect) = (place.cell, place.reach);
        let Some(change) = scene.change(cell) else { continue };
        let shows = shows_focus(ui, response);
        let is_held_over = response.dnd_hover_payload::<HeldPiece>().is_some();
        let laid = scene.board().at(cell).filter(|_| scene.hand() == Hand::Empty && cell != Cell::START);
        let is_held = laid.is_some_and(|laid| held_tile::hold(ui, rect, cell, laid, response));
        if response.hovered() || is_held_over || is_held || shows {
            result.pointed = Some(cell);
            if let Hand::Piece(piece) = scene.hand() {
                paint::preview(ui.painter(), theme, rect, piece, change.is_ok());
            }
        }
        if shows {
            focus_ring(ui.painter(), rect.shrink(3.0), theme, tiles::radius(geometry.side));
        }
        let is_dropped = response.dnd_release_payload::<HeldPiece>().is_some();
        if response.clicked() || is_dropped && scene.hand() != Hand::Empty {
            result.pointed = Some(cell);
            result.action = Some(match scene.hand() {
                Hand::Empty => {
                    // Whoever chooses goes on with the keyboard from there.
                    roving::focus(ui, response.id);
                    BoardAction::Choose(cell)
                }
                _ => asked(change),
            });
        } else if scene.hand() == Hand::Empty && response.has_focus() && pressed_delete(ui) {
            result.action = Some(asked(change));
        }
    }
}

fn asked(change: &Result<Change, Illegal>) -> BoardAction {
    match change {
        Ok(change) => BoardAction::Change(*change),
        Err(illegal) => BoardAction::Refused(illegal.clone()),
    }
}

/// Takes away what the keyboard points at.
fn pressed_delete(ui: &Ui) -> bool {
    let is_pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    is_pressed(Key::Delete) || is_pressed(Key::Backspace)
}

/// The crossings, for the falcon in hand.
fn crossings(
    ui: &Ui,
    view: &BoardView<'_>,
    theme: &Theme,
    geometry: &Geometry,
    falcon: Falcon,
    result: &mut BoardResponse,
) {
    let reach = |crossing: Corner| {
        Rect::from_center_size(geometry.crossing(crossing), Vec2::splat(geometry.side * 0.5))
    };
    let scene = view.scene;
    let places: Vec<BoardTarget> = scene
        .crossings()
        .map(|(crossing, placed)| BoardTarget {
            cell: crossing.0,
            reach: reach(crossing),
            lawful: placed.is_ok(),
        })
        .collect();
    let name = |cell: Cell| (view.names.crossing)(Corner(cell));
    let responses = places::interact(ui, geometry, &places, name);
    for (crossing, _) in scene.crossings().filter(|(_, placed)| placed.is_ok()) {
        paint::perch(ui.painter(), theme, geometry.crossing(crossing), geometry.side);
    }
    for ((crossing, placed), response) in scene.crossings().zip(&responses) {
        let shows = shows_focus(ui, response);
        if response.hovered() || shows {
            result.pointed_crossing = Some(crossing);
            paint::preview_falcon(ui.painter(), theme, reach(crossing), falcon, placed.is_ok());
        }
        if shows {
            focus_ring(ui.painter(), reach(crossing), theme, theme::radius::CONTROL);
        }
        if response.clicked() {
            result.pointed_crossing = Some(crossing);
            result.action = Some(match placed {
                Ok(()) => BoardAction::Place(crossing, falcon),
                Err(illegal) => BoardAction::Refused(illegal.clone()),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::Pos2;

    use super::*;
    use crate::rules::{Board, BoardOptions, Piece, TileId, TileSet};

    #[test]
    fn in_little_room_only_cells_are_shown_on_which_something_can_be_laid() {
        let mut board = Board::new(BoardOptions::default());
        let mut scene = BoardScene::new(board.clone(), Hand::Empty);
        for (x, id) in [(1, "P07"), (2, "S07")] {
            let tile = TileSet::standard().get(TileId::read(id).unwrap()).unwrap();
            board.change(Change::Lay(Cell::new(x, 0), Piece::Tile(tile))).unwrap();
            scene = BoardScene::kept(Some(scene), &board, Hand::Empty);
        }
        let room = |width, height| Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
        assert_eq!(shown_in(room(400.0, 290.0), &scene), scene.bounds());
        let little = room(240.0, 240.0);
        assert_eq!(shown_in(little, &scene), scene.clone().tight().bounds());
        let side = |bounds| Geometry::new(little, bounds).side;
        assert!(side(shown_in(little, &scene)) > side(scene.bounds()));
    }
}
