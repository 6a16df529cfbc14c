//! The map of *Alexandros* and its board editor: what they return for pointer and keys, and what is said about them.
#![cfg(feature = "gui")]
#![allow(missing_docs, clippy::unwrap_used)]

use alhambra::{
    games::alexandros::{
        rules::{Board, BoardDraft, BoardFault, Corner, Symbol, Tile},
        session::{BoardEdit, BoardEditor, BoardSketch, SketchFault},
        widgets::{
            atlas::Lattice,
            board_editor::{
                self, BoardAction, BoardSpot, BoardView, RowChange, RowWords, RowsView, Tool, ToolWords,
            },
            map::{self, MapView, Mark, SpaceView, Target},
        },
    },
    ui::theme::{self, ThemeChoice},
};
use egui::{Event, Key, Rect, Ui, pos2, vec2};
use egui_kittest::{Harness, kittest::Queryable};

const ROWS: [&str; 4] = ["T..A.H..L.", ".S.H..T.A.", "L..T.S..H.", ".A.L..S.T."];

fn draft(rows: &[&str]) -> BoardDraft {
    BoardDraft { rows: rows.iter().map(|row| (*row).to_owned()).collect(), start: [0, 1] }
}

fn harness<'a, State: 'a>(state: State, ui: impl FnMut(&mut Ui, &mut State) + 'a) -> Harness<'a, State> {
    Harness::builder()
        .with_size(vec2(900.0, 600.0))
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(ui, state)
}

/// What was chosen on the map so far.
fn map_of<'a>(board: Board, corners: Vec<Corner>) -> Harness<'a, Vec<Target>> {
    harness(Vec::new(), move |ui, chosen: &mut Vec<Target>| {
        let spaces = board.spaces().map(|space| {
            let (row, column) = board.place(space);
            let mark = if (row, column) == (1, 3) { Mark::Available } else { Mark::None };
            SpaceView { mark, name: format!("space {row} {column}"), ..Default::default() }
        });
        let view = MapView {
            board: &board,
            name: "the map",
            spaces: spaces.collect(),
            players: &[],
            walls: Vec::new(),
            planned: Vec::new(),
            way: &[],
            alexander: Some(board.start()),
            corners: corners.iter().map(|corner| (*corner, format!("corner {}", corner.index()))).collect(),
            lines: Vec::new(),
            focus: None,
            still: false,
        };
        let room = ui.max_rect();
        chosen.extend(map::show(ui, &view, room).and_then(|shown| shown.chosen));
    })
}

fn board() -> Board {
    Board::new(&draft(&ROWS)).unwrap()
}

#[test]
fn a_click_chooses_the_space_it_lies_in() {
    let board = board();
    let mut map = map_of(board.clone(), Vec::new());
    assert!(map.query_by_label("the map").is_some());
    for at in [(0, 0), (1, 3), (3, 9), (2, 4)] {
        map.get_by_label(&format!("space {} {}", at.0, at.1)).click();
        map.run();
        assert_eq!(map.state().last(), Some(&Target::Space(board.space(at).unwrap())));
    }
    assert_eq!(map.state().len(), 4, "each once");
}

#[test]
fn a_screen_reader_chooses_too() {
    let board = board();
    let mut map = map_of(board.clone(), Vec::new());
    map.get_by_label("space 2 5").click_accesskit();
    map.run();
    assert_eq!(*map.state(), [Target::Space(board.space((2, 5)).unwrap())]);
}

#[test]
fn the_keyboard_stops_at_choices_and_moves_on_with_the_arrows() {
    let board = board();
    let mut map = map_of(board.clone(), Vec::new());
    for key in [Key::Tab, Key::Enter, Key::ArrowRight, Key::Enter, Key::ArrowLeft, Key::ArrowLeft, Key::Space]
    {
        map.key_press(key);
        map.run();
    }
    let space = |at| Target::Space(board.space(at).unwrap());
    assert_eq!(*map.state(), [space((1, 3)), space((1, 4)), space((1, 2))]);
}

#[test]
fn a_corner_is_chosen_before_the_space_around_it() {
    let board = board();
    let goal = board.space((1, 3)).unwrap();
    let corners = board.corners_of(goal);
    let mut map = map_of(board, corners.to_vec());
    for corner in corners {
        map.get_by_label(&format!("corner {}", corner.index())).click();
        map.run();
        assert_eq!(map.state().last(), Some(&Target::Corner(corner)));
    }
    map.get_by_label("space 1 3").click();
    map.run();
    assert_eq!(map.state().last(), Some(&Target::Space(goal)), "its middle is farther away");
}

#[test]
fn alexander_stays_within_the_map_wherever_he_is_and_however_small_it_is() {
    let board = board();
    for size in [vec2(90.0, 60.0), vec2(300.0, 500.0), vec2(560.0, 480.0), vec2(1400.0, 700.0)] {
        let room = Rect::from_min_size(pos2(20.0, 30.0), size);
        let corners = || board.corners().map(|corner| board.at(corner));
        let lattice = Lattice::new(room, corners()).unwrap();
        for at in corners() {
            assert!(room.contains_rect(map::alexander_rect(lattice, at)), "{at:?} in {size:?}");
        }
    }
}

struct Desk {
    editor: BoardEditor,
    tool: Tool,
    actions: Vec<BoardAction>,
    rows: Vec<RowChange>,
}

fn editor<'a>(rows: &[&str], tool: Tool) -> Harness<'a, Desk> {
    let sketch = BoardSketch::of("Test".to_owned(), draft(rows));
    let desk = Desk { editor: BoardEditor::new(sketch, None), tool, actions: Vec::new(), rows: Vec::new() };
    harness(desk, |ui, desk: &mut Desk| {
        let name = |tool: Tool| format!("{tool:?}");
        board_editor::show_tools(ui, &ToolWords { name: "tools", tool: &name }, &mut desk.tool);
        let words = RowWords {
            rows: ("rows", ["fewer rows", "more rows"]),
            offset: ("offset", ["nearer", "farther"]),
            length: ("length", ["shorter", "longer"]),
        };
        let sketch = desk.editor.sketch();
        let (offset, length) = sketch.row(0);
        let view = RowsView { rows: sketch.draft.rows.len(), offset, length };
        desk.rows.extend(board_editor::show_rows(ui, &words, view));
        let room = ui.available_rect_before_wrap();
        let faults: Vec<BoardFault> = sketch
            .faults(false)
            .into_iter()
            .filter_map(|fault| if let SketchFault::Board(fault) = fault { Some(fault) } else { None })
            .collect();
        let name = |place: BoardSpot| match place {
            BoardSpot::Space((row, column)) => format!("place {row} {column}"),
            BoardSpot::Corner((line, place)) => format!("corner {line} {place}"),
        };
        let view = BoardView {
            name: "the board",
            draft: &sketch.draft,
            faults: &faults,
            tool: desk.tool,
            place_name: &name,
        };
        if let Some(action) = board_editor::show(ui, &view, room).and_then(|shown| shown.action) {
            desk.actions.push(action);
            desk.editor.edit(match action {
                BoardAction::Put { at, tile, stroke } => BoardEdit::Put { at, tile, stroke },
                BoardAction::Start(corner) => BoardEdit::Start(corner),
            });
        }
    })
}

fn rows(desk: &Harness<'_, Desk>) -> Vec<String> {
    desk.state().editor.sketch().draft.rows.clone()
}

#[test]
fn clicks_cycle_through_everything_that_can_be_printed() {
    let mut desk = editor(&["...", "..."], Tool::Cycle);
    for expected in ["T", "A", "H", "L", "S", " "] {
        desk.get_by_label("place 0 1").click();
        desk.run();
        assert_eq!(rows(&desk), [format!(".{expected}."), "...".to_owned()]);
    }
}

#[test]
fn a_tool_lays_the_same_tile_with_every_click() {
    let mut desk = editor(&["...", "..."], Tool::Cycle);
    desk.get_by_label(&format!("{:?}", Tool::Put(Tile::Symbol(Symbol::Lyre)))).click();
    desk.run();
    for place in ["place 0 0", "place 1 2", "place 1 3"] {
        desk.get_by_label(place).click();
        desk.run();
    }
    assert_eq!(rows(&desk), ["L..", "..LL"]);
    assert_eq!(desk.state().actions.len(), 3);
}

#[test]
fn a_board_is_typed_row_by_row() {
    let mut desk = editor(&["...", "..."], Tool::Cycle);
    desk.get_by_label("place 0 0").focus();
    desk.run();
    for letter in ["t", "A", "h", "L", ".", "s"] {
        desk.event(Event::Text(letter.to_owned()));
        desk.run();
    }
    assert_eq!(rows(&desk), ["TAH", "L.S"]);
}

#[test]
fn clicking_a_corner_makes_it_the_start() {
    let mut desk = editor(&["...", "..."], Tool::Start);
    desk.get_by_label("corner 1 2").click();
    desk.run();
    assert_eq!(desk.state().actions, [BoardAction::Start((1, 2))]);
    assert_eq!(desk.state().editor.sketch().draft.start, [1, 2]);
}

#[test]
fn buttons_change_the_number_offset_and_length_of_rows() {
    let mut desk = editor(&["...", "..."], Tool::Cycle);
    for name in ["more rows", "farther", "shorter"] {
        desk.get_by_label(name).click();
        desk.run();
    }
    assert_eq!(desk.state().rows, [RowChange::Rows(3), RowChange::Offset(1), RowChange::Length(2)]);
}
