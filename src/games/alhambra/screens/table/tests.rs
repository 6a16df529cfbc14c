//! The page as people use it: what they tap and type makes entries of the table.

mod asked;
mod seats;

use egui::{Key, Modifiers, Rect, Role, Ui, Vec2, vec2};
use egui_kittest::{
    Harness,
    kittest::{By, NodeT as _, Queryable as _},
};

use super::TablePage;
use crate::{
    log::Measured,
    pad::{PadEvent, Step},
    rules::{Cell, FalconKind, Laid, Module, Piece, Scoring, TileId, TileSet},
    screens::{
        sheet::{model::Column, view::column_name},
        test_desk::{NAMES, Trial},
    },
    session::{Alhambra, GameCommand},
    text::names,
};
use common::{
    BuildingType,
    screens::table::{TableScreens as _, draw_picture, picture_room},
    table::Record,
};
use kernel::Note;
use text::{Language, Texts};
use ui::theme::{self, ThemeChoice};

const WINDOW: Vec2 = vec2(1024.0, 640.0);

struct Page {
    trial: Trial,
    page: TablePage,
}

fn page(size: Vec2, trial: Trial) -> Harness<'static, Page> {
    let show = |ui: &mut Ui, Page { trial, page }: &mut Page| {
        let mut commands = Vec::new();
        page.show(ui, &trial.view(), &mut commands);
        trial.run(commands);
    };
    Harness::builder()
        .with_size(size)
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(show, Page { trial, page: TablePage::default() })
}

fn texts() -> Texts {
    Texts::new(Language::English)
}

fn click(harness: &mut Harness<'_, Page>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn press(harness: &mut Harness<'_, Page>, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn tile(id: &str) -> Piece {
    Piece::Tile(TileSet::standard().get(TileId::read(id).unwrap()).unwrap())
}

/// A tile of the picker, which has this in its name.
fn pick(harness: &mut Harness<'_, Page>, building: BuildingType, price: u8, walls: &str) {
    let name = match walls {
        "" => texts().alhambra_board_tile_open(building, price),
        walls => texts().alhambra_board_tile(building, price, walls),
    };
    click(harness, &name);
}

fn cell_name(x: i16, y: i16) -> String {
    let texts = texts();
    texts.alhambra_said(&names::cell(&texts, Cell::new(x, y)), texts.alhambra_board_free())
}

#[test]
fn a_tap_on_a_type_counts_a_tile() {
    let mut harness = page(WINDOW, Trial::table(3, &[], Vec::new()));
    click(&mut harness, &texts().alhambra_table_cell(NAMES[1], BuildingType::Garden, 0, 11, 0));
    press(&mut harness, Key::Num6);
    let rows = &harness.state().trial.pad().state().rows;
    let counts = rows[1].types();
    assert_eq!((counts[BuildingType::Garden.index()], counts[BuildingType::Tower.index()]), (1, 1));
}

/// Whether something on the page says this.
fn says(harness: &Harness<'_, Page>, words: &str) -> bool {
    let words = words.to_owned();
    let tells = move |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        [node.label(), node.value()].into_iter().flatten().any(|told| told.contains(&words))
    };
    harness.query_all(By::new().predicate(|_| true)).any(|node| tells(&node))
}

#[test]
fn a_correction_of_an_earlier_scoring_is_told_on_the_sheet_and_so_are_its_undo_and_redo() {
    let tower = |row| PadEvent::Tile {
        scoring: Scoring::First,
        row,
        building: BuildingType::Tower,
        change: Step::More,
    };
    let held = PadEvent::Scoring { scoring: Scoring::First };
    let mut harness = page(WINDOW, Trial::table(3, &[], vec![tower(1), held]));
    let texts = texts();
    press(&mut harness, Key::PageUp);
    let past = texts.pad_in_the_past(&names::sentence(&texts.alhambra_before_scoring(1)));
    assert!(says(&harness, &past), "where one is");
    // Ben has a tower, too: Ada's 6 VP are shared.
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Num6);
    let moved =
        |from, to| texts.pad_from_to("Ada, first scoring", &texts.count_vp(from), &texts.count_vp(to));
    assert!(says(&harness, &moved(6, 3)), "what it changed: {:?}", harness.state().page.news.told);
    press(&mut harness, Key::Backspace);
    assert!(!says(&harness, &past));
    press(&mut harness, Key::U);
    assert!(says(&harness, &moved(3, 6)) && says(&harness, &texts.pad_undone("")), "and its undo");
    harness.key_press_modifiers(Modifiers::SHIFT, Key::U);
    harness.run();
    assert!(says(&harness, &moved(6, 3)) && says(&harness, &texts.pad_redone("")), "and its redo");
}

#[test]
fn tiles_are_counted_by_typing_a_number_for_each_type_row_by_row() {
    let mut harness = page(WINDOW, Trial::table(2, &[], Vec::new()));
    press(&mut harness, Key::N);
    for key in [Key::Num2, Key::Num0, Key::Num1, Key::Num3, Key::Num1, Key::Num4] {
        press(&mut harness, key);
    }
    // Back to the gardens: there are eleven.
    for key in [Key::ArrowLeft, Key::Num1, Key::Num1, Key::Enter] {
        press(&mut harness, key);
    }
    let types =
        |harness: &Harness<'_, Page>, row: usize| harness.state().trial.pad().state().rows[row].types();
    assert_eq!(types(&harness, 0), [2, 0, 1, 3, 11, 4]);
    // The next row follows.
    press(&mut harness, Key::Num5);
    press(&mut harness, Key::Enter);
    assert_eq!(types(&harness, 1), [5, 0, 0, 0, 0, 0]);
}

#[test]
fn numbers_that_were_typed_are_there_again_after_esc() {
    let mut harness = page(WINDOW, Trial::table(2, &[], Vec::new()));
    press(&mut harness, Key::N);
    press(&mut harness, Key::Num2);
    press(&mut harness, Key::Num3);
    press(&mut harness, Key::Escape);
    assert_eq!(harness.state().trial.pad().log().len(), 0);
    press(&mut harness, Key::N);
    press(&mut harness, Key::Enter);
    let rows = &harness.state().trial.pad().state().rows;
    assert_eq!(rows[0].types(), [2, 3, 0, 0, 0, 0]);
}

#[test]
fn of_several_counts_one_that_later_ones_do_not_fit_is_asked_about() {
    let tile = |scoring, building, change| PadEvent::Tile { scoring, row: 1, building, change };
    let pavilion = |scoring, change| tile(scoring, BuildingType::Pavilion, change);
    let no_wall = |row| PadEvent::Measure { scoring: Scoring::First, row, said: Measured::wall(0) };
    let mut events = vec![pavilion(Scoring::First, Step::More); 2];
    events.extend((1..=3).map(no_wall));
    events.push(PadEvent::Scoring { scoring: Scoring::First });
    events.push(pavilion(Scoring::Second, Step::Fewer));
    let mut trial = Trial::table(3, &[], events);
    trial.run(vec![GameCommand::EnterAll(vec![
        pavilion(Scoring::First, Step::Fewer),
        pavilion(Scoring::First, Step::Fewer),
        tile(Scoring::First, BuildingType::Seraglio, Step::More),
    ])]);
    assert_eq!(trial.desk.conflict.as_ref().map(|conflict| conflict.others.len()), Some(1));
}

#[test]
fn what_was_counted_in_one_go_is_undone_and_done_again_in_one() {
    let tile = |building| PadEvent::Tile { scoring: Scoring::First, row: 2, building, change: Step::More };
    let counted = vec![tile(BuildingType::Tower), tile(BuildingType::Garden), tile(BuildingType::Tower)];
    let mut trial = Trial::table(3, &[], vec![tile(BuildingType::Pavilion)]);
    trial.run(vec![GameCommand::EnterAll(counted)]);
    let types = |trial: &Trial| trial.pad().state().rows[1].types();
    let (before, after) = ([1, 0, 0, 0, 0, 0], types(&trial));
    assert_eq!(after.iter().sum::<u8>(), 4);
    trial.run(vec![GameCommand::Undo]);
    assert_eq!(types(&trial), before);
    let what = trial.desk.corrected.as_ref().map(|corrected| corrected.what.clone()).unwrap_or_default();
    assert!(what.contains(&trial.texts.pad_and_more("", 2)), "{what}");
    trial.run(vec![GameCommand::Redo]);
    assert_eq!(types(&trial), after);
    // Something entered for itself is undone for itself.
    trial.run(vec![GameCommand::Undo, GameCommand::Enter(tile(BuildingType::Garden))]);
    trial.run(vec![GameCommand::Enter(tile(BuildingType::Garden)), GameCommand::Undo]);
    assert_eq!(types(&trial)[BuildingType::Garden.index()], 1);
}

#[test]
fn modules_are_agreed_in_mid_game_and_all_entries_stay() {
    let tower =
        PadEvent::Tile { scoring: Scoring::First, row: 1, building: BuildingType::Tower, change: Step::More };
    let mut harness = page(WINDOW, Trial::table(2, &[], vec![tower]));
    let texts = texts();
    press(&mut harness, Key::M);
    press(&mut harness, Key::W);
    click(&mut harness, &texts.alhambra_module(Module::Camps));
    press(&mut harness, Key::Enter);
    let pad = harness.state().trial.pad();
    assert!(pad.config().game.options().modules.has(Module::Camps));
    assert_eq!((pad.log().len(), pad.state().rows[0].types()[BuildingType::Tower.index()]), (1, 1));
    assert!(says(&harness, texts.table_agreed()));
}

#[test]
fn in_every_window_all_names_and_totals_of_six_with_all_modules_are_in_sight() {
    let sizes =
        [(512.0, 320.0), (640.0, 360.0), (683.0, 427.0), (800.0, 1280.0), (1024.0, 640.0), (1920.0, 1080.0)];
    for (width, height) in sizes {
        let size = vec2(width, height);
        let mut harness = page(size, Trial::table(6, &Module::ALL, Vec::new()));
        harness.run();
        let window = Rect::from_min_size(egui::Pos2::ZERO, size);
        for name in NAMES {
            let place = harness.get_by_label(&texts().alhambra_table_row(name, 0, 0)).rect();
            assert!(window.contains_rect(place), "{name} at {size}: {place}");
        }
        let field = texts().alhambra_table_cell(NAMES[5], BuildingType::Tower, 0, 11, 0);
        let field = harness.get_by_label(&field).rect();
        assert!(field.width() >= 43.9 && field.height() >= 39.9, "{size}: {field}");
        assert!(window.x_range().contains(field.min.x) && window.x_range().contains(field.max.x), "{size}");
    }
}

#[test]
fn on_a_board_the_strip_has_what_can_be_done_there() {
    let mut harness = page(WINDOW, Trial::table(3, &[], Vec::new()));
    let texts = texts();
    assert!(harness.query_by_label(&texts.alhambra_scoring_now(1)).is_some());
    press(&mut harness, Key::B);
    assert!(harness.query_by_label(&texts.alhambra_scoring_now(1)).is_none());
    pick(&mut harness, BuildingType::Pavilion, 8, "");
    click(&mut harness, texts.alhambra_board_aside());
    let row = &harness.state().trial.pad().state().rows[0];
    assert_eq!(row.reserve, [tile("P07")]);
    click(&mut harness, texts.pad_back_to_table());
    assert!(harness.query_by_label(&texts.alhambra_scoring_now(1)).is_some());
}

#[test]
fn what_may_not_lie_there_is_told_and_entered_if_it_lies_so_on_the_table() {
    let lay = |cell: Cell, id: &str| PadEvent::Lay {
        scoring: Scoring::First,
        row: 1,
        cell,
        piece: tile(id).into(),
        anyway: false,
    };
    let mut harness = page(WINDOW, Trial::table(3, &[], vec![lay(Cell::new(1, 0), "P07")]));
    let texts = texts();
    press(&mut harness, Key::B);
    pick(&mut harness, BuildingType::Tower, 7, &walls_of("T01"));
    assert!(harness.query_by_label(texts.alhambra_board_so()).is_none());
    let name = cell_name(0, 1);
    harness.get_by_label_contains(&name).click();
    harness.run();
    let cell = harness.get_by_label_contains(&format!("{name}. ")).accesskit_node().label().unwrap();
    let why = cell.strip_prefix(&format!("{name}. ")).expect("the cell says why");
    assert!(why.contains("§A3.2"), "{why}");
    assert!(harness.query_by_label(why).is_some(), "and so do the words below the board");
    press(&mut harness, Key::K);
    let board = harness.state().trial.pad().state().rows[0].board.as_ref().unwrap();
    assert!(board.at(Cell::new(0, 1)).is_some(), "it lies so on the table");
}

#[test]
fn in_an_earlier_scoring_a_board_lies_as_it_lay_then() {
    let lay = |scoring, x: i16, id: &str| PadEvent::Lay {
        scoring,
        row: 1,
        cell: Cell::new(x, 0),
        piece: tile(id).into(),
        anyway: false,
    };
    let events = vec![
        lay(Scoring::First, 1, "P07"),
        PadEvent::Scoring { scoring: Scoring::First },
        lay(Scoring::Second, 2, "S06"),
    ];
    let mut harness = page(WINDOW, Trial::table(3, &[], events));
    let lies = |harness: &Harness<'_, Page>| {
        let (free, laid) = (cell_name(2, 0), names::laid(&texts(), Laid::Piece(tile("S06"))));
        let cell = free.split(':').next().unwrap_or_default();
        harness.query_by_label_contains(&format!("{cell}: {laid}")).is_some()
    };
    press(&mut harness, Key::B);
    assert!(lies(&harness));
    press(&mut harness, Key::B);
    press(&mut harness, Key::PageUp);
    press(&mut harness, Key::B);
    assert!(!lies(&harness));
}

fn walls_of(id: &str) -> String {
    let texts = texts();
    let Piece::Tile(tile) = tile(id) else { return String::new() };
    tile.walls.iter().map(|side| texts.alhambra_to_side(side)).collect::<Vec<_>>().join(", ")
}

fn measured(harness: &Harness<'_, Page>, row: usize) -> Measured {
    harness.state().trial.pad().state().rows[row].measured[0].clone()
}

#[test]
fn a_wall_is_typed_and_one_that_nobody_has_said_is_not_nought() {
    let mut harness = page(WINDOW, Trial::table(3, &[], Vec::new()));
    press(&mut harness, Key::W);
    press(&mut harness, Key::Enter);
    assert_eq!(measured(&harness, 0).wall, None, "nothing is said by Enter alone");
    press(&mut harness, Key::Num4);
    type_on(&mut harness, "2");
    press(&mut harness, Key::Enter);
    assert_eq!(measured(&harness, 0).wall, Some(42));
    // A new number begins with its first digit.
    press(&mut harness, Key::W);
    press(&mut harness, Key::Num7);
    press(&mut harness, Key::Enter);
    assert_eq!(measured(&harness, 0).wall, Some(7));
    let counted = harness.state().trial.pad().state().rows[0].typed;
    assert_eq!(counted, [0; 6], "digits of a wall count no tiles");
}

/// What the keyboard sends to a text that has it.
fn type_on(harness: &mut Harness<'_, Page>, text: &str) {
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run();
}

/// Opens what a module has in the first row, where nothing was said yet.
fn open_module(harness: &mut Harness<'_, Page>, module: Module) {
    let texts = texts();
    let column = column_name(&texts, Column::Module(module));
    let open = texts.alhambra_table_measured(NAMES[0], &column, texts.alhambra_table_open());
    click(harness, &open);
}

#[test]
fn camps_of_any_worth_are_typed_one_by_one() {
    let mut harness = page(WINDOW, Trial::table(3, &Module::ALL, Vec::new()));
    open_module(&mut harness, Module::Camps);
    press(&mut harness, Key::Num2);
    type_on(&mut harness, "3");
    press(&mut harness, Key::Enter);
    assert_eq!(measured(&harness, 0).numbers(Module::Camps), None, "there may be more of them");
    press(&mut harness, Key::Num4);
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Enter);
    assert_eq!(measured(&harness, 0).numbers(Module::Camps), Some(vec![23, 4]));
}

#[test]
fn falcons_are_typed_kind_by_kind() {
    let mut harness = page(WINDOW, Trial::table(3, &Module::ALL, Vec::new()));
    open_module(&mut harness, Module::Falconers);
    for key in [Key::Num3, Key::Num0, Key::Num1] {
        press(&mut harness, key);
    }
    press(&mut harness, Key::Enter);
    assert_eq!(measured(&harness, 0).numbers(Module::Falconers), Some(vec![3, 0, 1]));
}

#[test]
fn a_board_says_whose_it_is_and_asks_before_it_overrules_what_was_counted() {
    let counted = PadEvent::Tile {
        scoring: Scoring::First,
        row: 1,
        building: BuildingType::Garden,
        change: Step::More,
    };
    let mut harness = page(WINDOW, Trial::table(3, &[], vec![counted]));
    let texts = texts();
    press(&mut harness, Key::B);
    let name = texts.alhambra_board_of(NAMES[0]);
    assert!(harness.query_by_role_and_label(Role::Heading, &name).is_some(), "whose it is is written");
    let lay = |harness: &mut Harness<'_, Page>| {
        pick(harness, BuildingType::Pavilion, 8, "");
        click(harness, &cell_name(1, 0));
    };
    let board = |harness: &Harness<'_, Page>| harness.state().trial.pad().state().rows[0].board.is_some();
    lay(&mut harness);
    let garden = texts.alhambra_board_counted(BuildingType::Garden, 1);
    let question = texts.alhambra_board_overrules(NAMES[0], &garden);
    assert!(harness.query_by_label(&question).is_some() && !board(&harness));
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label(&question).is_none() && !board(&harness), "the counts stay");
    lay(&mut harness);
    press(&mut harness, Key::K);
    assert!(board(&harness));
    // From now on it is a board.
    pick(&mut harness, BuildingType::Pavilion, 7, &walls_of("P06"));
    assert!(harness.query_by_label(&question).is_none());
}

#[test]
fn esc_leaves_what_is_put_together_before_the_board() {
    let mut harness = page(WINDOW, Trial::table(3, &[Module::Camps], Vec::new()));
    let texts = texts();
    press(&mut harness, Key::B);
    click(&mut harness, texts.alhambra_board_camp());
    assert!(harness.query_by_label(texts.alhambra_pieces_how_camp()).is_some(), "it says what to tap");
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label(texts.alhambra_pieces_how_camp()).is_none());
    assert!(harness.query_by_label(texts.alhambra_board_aside()).is_some(), "the board is still there");
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label(texts.alhambra_board_aside()).is_none());
}

#[test]
fn after_a_correction_the_history_has_room_in_a_low_window() {
    let mut events: Vec<PadEvent> = Vec::new();
    for row in 1..=3 {
        for building in BuildingType::ALL {
            events.push(PadEvent::Tile { scoring: Scoring::First, row, building, change: Step::More });
        }
    }
    events.push(PadEvent::Scoring { scoring: Scoring::First });
    let mut trial = Trial::table(3, &[], events);
    trial.run(vec![GameCommand::Note(Note::Strike { entry: 1 })]);
    let mut harness = page(WINDOW, trial);
    press(&mut harness, Key::H);
    harness.run();
    let texts = texts();
    let window = Rect::from_min_size(egui::Pos2::ZERO, WINDOW);
    for words in [texts.close(), texts.history_title()] {
        let drawn = harness.get_all_by_label(words);
        let drawn = drawn.filter(|node| node.accesskit_node().bounding_box().is_some());
        let all: Vec<Rect> = drawn.map(|node| node.rect()).collect();
        assert!(!all.is_empty() && all.iter().all(|rect| window.contains_rect(*rect)), "{words}: {all:?}");
    }
}

#[test]
fn a_total_beyond_a_lap_says_where_it_stands_on_the_track() {
    let measure = PadEvent::Measure { scoring: Scoring::First, row: 1, said: Measured::wall(72) };
    let held = PadEvent::Scoring { scoring: Scoring::First };
    let harness = page(WINDOW, Trial::table(3, &[], vec![measure, held]));
    let lap = texts().alhambra_table_lap(2, 12);
    assert!(harness.query_by_label_contains(&lap).is_some());
}

#[test]
fn a_picture_of_a_score_card_has_every_reason_in_sight() {
    let mut events = Vec::new();
    for scoring in Scoring::ALL {
        for building in BuildingType::ALL {
            events.push(PadEvent::Tile { scoring, row: 1, building, change: Step::More });
        }
        let said = Measured::wall(9).with(Module::Camps, vec![3, 2]).with(Module::Falconers, vec![1, 1, 1]);
        let said = if scoring == Scoring::Third { said.with(Module::Bazaars, vec![4, 6]) } else { said };
        events.push(PadEvent::Measure { scoring, row: 1, said });
        events.push(PadEvent::Scoring { scoring });
    }
    let record = Record::<Alhambra>::table(Trial::table(3, &Module::ALL, events).pad().clone());
    let room = picture_room::<Alhambra>(&record, usize::MAX);
    let show = |ui: &mut Ui, _: &mut ()| draw_picture::<Alhambra>(ui, &texts(), &record, usize::MAX);
    let mut harness = Harness::builder()
        .with_size(room)
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(show, ());
    harness.run();
    let last = names::sentence(&texts().alhambra_reason_falcons_of(FalconKind::White, 1));
    let reasons: Vec<Rect> = harness.get_all_by_label_contains(&last).map(|node| node.rect()).collect();
    assert_eq!(reasons.len(), 3, "one of each scoring");
    let window = Rect::from_min_size(egui::Pos2::ZERO, room);
    assert!(reasons.iter().all(|rect| window.shrink(12.0).contains_rect(*rect)), "{room}: {reasons:?}");
}

#[test]
fn a_picture_of_a_table_has_every_board_beside_the_sheet() {
    let lay = |row: u8, id: &str| PadEvent::Lay {
        scoring: Scoring::First,
        row,
        cell: Cell::new(1, 0),
        piece: tile(id).into(),
        anyway: false,
    };
    let trial = Trial::table(3, &[], vec![lay(1, "P07"), lay(3, "S06")]);
    let show = |ui: &mut Ui, trial: &mut Trial| {
        let (place, pad) = (ui.max_rect(), trial.pad().clone());
        Alhambra::draw_position(ui, place, &texts(), &pad, pad.state());
    };
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(show, trial);
    harness.run();
    let texts = texts();
    for row in [0, 2] {
        assert!(harness.query_all_by_label(&texts.alhambra_board_of(NAMES[row])).count() > 0, "{row}");
    }
    assert!(harness.query_by_label(texts.score_sheet()).is_none(), "there is nothing to choose");
    assert!(harness.query_by_label(&texts.alhambra_table_row(NAMES[1], 0, 0)).is_some());
}
