//! The page as people use it: what they tap and type makes entries of the table.

use egui::{Key, Rect, Ui, Vec2, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};

use super::TablePage;
use crate::{
    games::{
        alhambra::{
            pad::PadEvent,
            rules::{Cell, Module, Piece, Scoring, TileId, TileSet},
            screens::trial::{NAMES, Trial},
            text::names,
        },
        common::BuildingType,
    },
    text::{Language, Texts},
    ui::theme::{self, ThemeChoice},
};

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
    click(harness, &texts().alhambra_board_tile(building, price, walls));
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
    let told = harness.get_all_by_label_contains(&name);
    let says_why = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        [node.label(), node.value()].into_iter().flatten().any(|words| words.contains("§A3.2"))
    };
    let why = told.filter(says_why);
    assert_eq!(why.count(), 2, "the cell says why, and so do the words below the board");
    press(&mut harness, Key::K);
    let board = harness.state().trial.pad().state().rows[0].board.as_ref().unwrap();
    assert!(board.at(Cell::new(0, 1)).is_some(), "it lies so on the table");
}

fn walls_of(id: &str) -> String {
    let texts = texts();
    let Piece::Tile(tile) = tile(id) else { return String::new() };
    tile.walls.iter().map(|side| texts.alhambra_to_side(side)).collect::<Vec<_>>().join(", ")
}
