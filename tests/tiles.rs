//! How the parts of the tile game's screens respond to pointer and keyboard, and what they are called.
#![cfg(feature = "gui")]
#![allow(missing_docs, clippy::unwrap_used)]

use crate::raster::Eye;
use alhambra::{
    games::{
        alhambra::{
            rules::{
                Bazaar, Board, BoardOptions, Camp, Cell, Change, Corner, Falcon, FalconKind, Illegal, Module,
                Piece, Side, Sides, Tile, TileId, TileSet,
            },
            widgets::{
                as_printed::{BazaarDraft, CampDraft, FalconDraft, PartNames},
                board_view::{self, BoardAction, BoardNames, BoardScene, BoardView, Hand},
                tile_picker::{Picked, Printed, TilePicker},
            },
        },
        common::BuildingType::{Arcades, Chambers, Garden, Pavilion, Seraglio, Tower},
    },
    ui::theme::{self, ThemeChoice},
};
use egui::{Key, Ui, Vec2, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};

const ROOM: Vec2 = vec2(1000.0, 640.0);

fn harness<'a, State: 'a>(
    eye: &Eye,
    size: Vec2,
    state: State,
    ui: impl FnMut(&mut Ui, &mut State) + 'a,
) -> Harness<'a, State> {
    Harness::builder()
        .with_size(size)
        .with_theme(egui::Theme::Light)
        .renderer(eye.clone())
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(ui, state)
}

fn tile(id: &str) -> Tile {
    TileSet::standard().get(TileId::read(id).unwrap()).unwrap()
}

fn piece(id: &str) -> Piece {
    Piece::Tile(tile(id))
}

/// The start tile, a pavilion to the east, arcades to the south, and chambers between them.
fn court() -> Board {
    let mut board = Board::new(BoardOptions::default());
    for (x, y, id) in [(1, 0, "P07"), (0, 1, "A08"), (1, 1, "C08")] {
        board.change(Change::Lay(Cell::new(x, y), piece(id))).unwrap();
    }
    board
}

type Asked = Vec<BoardAction>;

fn show(ui: &mut Ui, scene: &BoardScene, still: bool) -> Option<BoardAction> {
    let names = BoardNames {
        board: "the board",
        cell: &|cell| format!("cell {} {}", cell.x, cell.y),
        crossing: &|Corner(cell)| format!("crossing {} {}", cell.x, cell.y),
        piece: &|k, _| format!("piece {k}"),
        reserve: "the reserve",
        wall: "the wall",
    };
    let reserve = [piece("T09"), piece("G09"), piece("S07")];
    let view = BoardView {
        scene,
        reserve: Some(&reserve),
        in_hand: None,
        chosen: None,
        advised: &[],
        advised_pieces: &[],
        still,
        names,
    };
    board_view::show(ui, &view).action
}

fn board(board: Board, hand: Hand) -> Harness<'static, Asked> {
    let scene = BoardScene::new(board, hand);
    harness(&Eye::default(), ROOM, Vec::new(), move |ui, asked: &mut Asked| {
        asked.extend(show(ui, &scene, false));
    })
}

fn click<State>(harness: &mut Harness<'_, State>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn focus<State>(harness: &mut Harness<'_, State>, label: &str) {
    harness.get_by_label(label).focus();
    harness.run();
}

fn press<State>(harness: &mut Harness<'_, State>, keys: &[Key]) {
    for key in keys {
        harness.key_press(*key);
        harness.run();
    }
}

#[test]
fn a_click_lays_what_is_in_hand_or_says_why_that_is_not_lawful() {
    let piece = piece("T09");
    let mut harness = board(Board::new(BoardOptions::default()), Hand::Piece(piece));
    click(&mut harness, "cell 1 0");
    click(&mut harness, "cell 1 1");
    let (east, apart) = (Cell::new(1, 0), Cell::new(1, 1));
    let refused = BoardAction::Refused(Illegal::NoNeighbour { piece, cell: apart });
    assert_eq!(harness.state(), &[BoardAction::Change(Change::Lay(east, piece)), refused]);
}

#[test]
fn arrows_move_among_cells_and_enter_lays() {
    let piece = piece("T09");
    let mut harness = board(Board::new(BoardOptions::default()), Hand::Piece(piece));
    focus(&mut harness, "cell -1 -1");
    press(&mut harness, &[Key::ArrowUp, Key::ArrowLeft]);
    assert!(harness.get_by_label("cell -1 -1").is_focused(), "the arrows stop at the edge");
    press(&mut harness, &[Key::ArrowRight]);
    assert!(harness.get_by_label("cell 0 -1").is_focused());
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state(), &[BoardAction::Change(Change::Lay(Cell::new(0, -1), piece))]);
}

#[test]
fn a_piece_in_hand_is_swapped_with_one_that_lies_there_but_never_with_the_start_tile() {
    let piece = piece("T09");
    let mut harness = board(court(), Hand::Piece(piece));
    click(&mut harness, "cell 1 1");
    click(&mut harness, "cell 0 0");
    let swap = BoardAction::Change(Change::Swap(Cell::new(1, 1), piece));
    assert_eq!(harness.state(), &[swap, BoardAction::Refused(Illegal::StartStays)]);
}

#[test]
fn with_nothing_in_hand_a_click_chooses_and_delete_takes_away() {
    let mut harness = board(court(), Hand::Empty);
    click(&mut harness, "cell 1 1");
    press(&mut harness, &[Key::Delete]);
    focus(&mut harness, "cell 0 0");
    press(&mut harness, &[Key::Backspace]);
    let cell = Cell::new(1, 1);
    let taken = BoardAction::Change(Change::TakeAway(cell));
    assert_eq!(
        harness.state(),
        &[BoardAction::Choose(cell), taken, BoardAction::Refused(Illegal::StartStays)]
    );
}

#[test]
fn a_falcon_is_placed_on_a_crossing_by_click_and_by_keys() {
    let falcon = Falcon::new(FalconKind::Black, [Arcades, Chambers]).unwrap();
    let crossing = Corner(Cell::new(1, 1));
    let mut harness = board(court(), Hand::Falcon(falcon));
    click(&mut harness, "crossing 1 1");
    click(&mut harness, "crossing 0 0");
    focus(&mut harness, "crossing 0 0");
    press(&mut harness, &[Key::ArrowDown, Key::ArrowRight, Key::Enter]);
    let placed = BoardAction::Place(crossing, falcon);
    let [first, BoardAction::Refused(Illegal::NoCrossing { .. }), last] = harness.state().as_slice() else {
        panic!("{:?}", harness.state());
    };
    assert_eq!([first, last], [&placed, &placed]);
}

#[test]
fn pieces_are_taken_from_the_reserve_by_click_and_by_keys() {
    let mut harness = board(court(), Hand::Empty);
    click(&mut harness, "piece 1");
    focus(&mut harness, "piece 1");
    press(&mut harness, &[Key::ArrowDown, Key::Enter]);
    assert_eq!(harness.state(), &[BoardAction::Take(1), BoardAction::Take(2)]);
}

#[test]
fn board_and_reserve_are_one_tab_stop_each() {
    let mut harness = board(court(), Hand::Piece(piece("T09")));
    let focused = |harness: &Harness<'_, Asked>| {
        let mut all = harness.root().children_recursive();
        let found = all.find(egui_kittest::Node::is_focused);
        found.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    };
    press(&mut harness, &[Key::Tab]);
    assert_eq!(focused(&harness), "piece 0");
    press(&mut harness, &[Key::Tab]);
    assert!(focused(&harness).starts_with("cell"), "{}", focused(&harness));
    press(&mut harness, &[Key::Tab]);
    assert!(!focused(&harness).starts_with("cell"), "{}", focused(&harness));
}

#[test]
fn board_wall_and_reserve_have_their_names() {
    let mut lone = Board::new(BoardOptions::default());
    lone.change(Change::Lay(Cell::new(0, -1), piece("T01"))).unwrap();
    let harness = board(lone, Hand::Empty);
    for name in ["the board", "the wall", "the reserve", "piece 0", "cell 0 -1"] {
        assert!(harness.query_by_label(name).is_some(), "{name}");
    }
}

#[test]
fn a_view_only_board_asks_for_nothing() {
    let scene = BoardScene::new(court(), Hand::Empty);
    let show = move |ui: &mut Ui, asked: &mut Asked| asked.extend(show(ui, &scene, true));
    let mut harness = harness(&Eye::default(), ROOM, Vec::new(), show);
    assert!(harness.query_by_label("cell 1 1").is_none());
    click(&mut harness, "piece 0");
    assert_eq!(harness.state(), &[]);
}

#[test]
fn cells_never_get_too_small_to_be_read() {
    let mut row = Board::new(BoardOptions::default());
    let plain = ["P07", "S07", "A08", "A09", "C08", "C09", "G09", "G10", "T09", "T10"];
    for (x, id) in (1..).zip(plain) {
        row.change(Change::Lay(Cell::new(x, 0), piece(id))).unwrap();
    }
    let scene = BoardScene::new(row, Hand::Empty);
    let show = move |ui: &mut Ui, asked: &mut Asked| asked.extend(show(ui, &scene, false));
    let mut harness = harness(&Eye::default(), vec2(300.0, 400.0), Vec::new(), show);
    assert!(harness.get_by_label("cell 0 0").rect().width() >= 28.0);
    focus(&mut harness, "cell 0 0");
    press(&mut harness, &[Key::ArrowRight; 10]);
    press(&mut harness, &[Key::Enter]);
    assert!(harness.get_by_label("cell 10 0").rect().max.x <= 300.0, "it was scrolled into view");
    assert_eq!(harness.state(), &[BoardAction::Choose(Cell::new(10, 0))]);
}

#[test]
fn a_piece_in_hand_is_shown_at_the_pointer() {
    let eye = Eye::default();
    let scene = BoardScene::new(court(), Hand::Piece(piece("T09")));
    let show = move |ui: &mut Ui, asked: &mut Asked| asked.extend(show(ui, &scene, false));
    let mut harness = harness(&eye, ROOM, Vec::new(), show);
    harness.run();
    let at_rest = eye.see(&harness);
    let place = harness.get_by_label("cell 2 0").rect().center();
    harness.hover_at(place);
    harness.run();
    assert_ne!(eye.see(&harness), at_rest);
}

fn picker() -> Harness<'static, Vec<Picked>> {
    harness(&Eye::default(), vec2(1000.0, 640.0), Vec::new(), |ui, picked: &mut Vec<Picked>| {
        let picker = TilePicker {
            tiles: TileSet::standard(),
            gone: &|tile| (tile.price == 8).then(|| "laid already".to_owned()),
            name: &|tile| tile.id.to_string(),
            picked: None,
            types: ["a", "b", "c", "d", "e", "f"],
            height: 0.0,
            printed: &[(Module::Camps, "camp"), (Module::Falconers, "falcon")]
                .map(|(module, name)| Printed { module, name, paint: |_, _, _| {} }),
        };
        picked.extend(picker.show(ui));
    })
}

#[test]
fn every_tile_can_be_picked_by_its_name_and_gone_ones_say_so() {
    let mut harness = picker();
    for tile in TileSet::standard().tiles() {
        let is_gone = harness.get_by_label(&tile.id.to_string()).accesskit_node().is_disabled();
        assert_eq!(is_gone, tile.price == 8, "{}", tile.id);
    }
    for label in ["T11", "G04", "falcon"] {
        click(&mut harness, label);
    }
    let falcon = Picked::Printed(Module::Falconers);
    assert_eq!(harness.state(), &[Picked::Tile(tile("T11")), Picked::Gone(tile("G04")), falcon]);
}

#[test]
fn arrows_move_among_the_tiles_to_pick() {
    let mut harness = picker();
    focus(&mut harness, "P01");
    press(&mut harness, &[Key::ArrowRight, Key::ArrowDown, Key::Enter]);
    assert_eq!(harness.state(), &[Picked::Tile(tile("S02"))]);
}

const PARTS: PartNames<'static> = PartNames {
    sides: ["north", "east", "south", "west"],
    types: ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"],
    kinds: ["black", "brown", "white"],
};

#[test]
fn a_camp_is_put_together_by_its_sides() {
    let state = (CampDraft::default(), None);
    let mut harness =
        harness(&Eye::default(), ROOM, state, |ui, (draft, camp)| *camp = draft.show(ui, &PARTS));
    assert_eq!(harness.state().1, None);
    click(&mut harness, "north");
    focus(&mut harness, "south");
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().1, Camp::new([Side::North, Side::South].into_iter().collect()));
    click(&mut harness, "east");
    assert_eq!(harness.state().1, None, "no camp has three ramparts");
    click(&mut harness, "north");
    assert_eq!(harness.state().1, Camp::new([Side::East, Side::South].into_iter().collect()));
}

#[test]
fn a_bazaar_is_put_together_by_its_walls_and_colours() {
    let state = (BazaarDraft::default(), None);
    let mut harness =
        harness(&Eye::default(), ROOM, state, |ui, (draft, bazaar)| *bazaar = draft.show(ui, &PARTS));
    for part in ["west", "tower", "garden"] {
        click(&mut harness, part);
    }
    assert_eq!(harness.state().1, None, "a colour is missing");
    let west = Sides::NONE.with(Side::West);
    click(&mut harness, "pavilion");
    assert_eq!(harness.state().1, Bazaar::new(west, [Pavilion, Garden, Tower]));
    click(&mut harness, "seraglio");
    assert_eq!(harness.state().1, Bazaar::new(west, [Pavilion, Seraglio, Garden]), "the oldest makes room");
}

#[test]
fn a_falcon_is_put_together_by_its_kind_and_colours() {
    let state = (FalconDraft::default(), None);
    let mut harness =
        harness(&Eye::default(), ROOM, state, |ui, (draft, falcon)| *falcon = draft.show(ui, &PARTS));
    for part in ["brown", "tower", "arcades"] {
        click(&mut harness, part);
    }
    assert_eq!(harness.state().1, Falcon::new(FalconKind::Brown, [Arcades, Tower]));
    focus(&mut harness, "brown");
    press(&mut harness, &[Key::ArrowRight, Key::Enter]);
    assert_eq!(harness.state().1, Falcon::new(FalconKind::White, [Arcades, Tower]));
}
