//! What the parts of the screens look like, and how they respond to pointer and keyboard.
#![cfg(feature = "gui")]
#![allow(missing_docs, clippy::unwrap_used)]

use crate::raster::Eye;
use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::widgets::die_steppers::{self, DieStep, DieStepper, DieTurn},
        roll_and_write::widgets::player_sheet::{
            self, CellView, CoinsView, DieColour, DieView, Glow, LineView, SheetAction, SheetView,
        },
    },
    ui::{
        theme::{self, ThemeChoice},
        widgets::{button::Button, segmented, stepper, toggle},
    },
};
use egui::{Key, Ui, vec2};
use egui_kittest::{Harness, kittest::Queryable};

fn harness<'a, State: 'a>(
    eye: &Eye,
    state: State,
    ui: impl FnMut(&mut Ui, &mut State) + 'a,
) -> Harness<'a, State> {
    Harness::builder()
        .with_size(vec2(640.0, 640.0))
        .with_theme(egui::Theme::Light)
        .renderer(eye.clone())
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(ui, state)
}

fn sheet() -> SheetView<'static> {
    let cell = |row: usize, column: usize| CellView {
        building: BuildingType::ALL[(row + column) % 6],
        built: row == 0,
        glow: if (row, column) == (2, 3) { Glow::CanBuild(1) } else { Glow::None },
        advice: None,
        pointed: false,
        coins_away: None,
        label: format!("cell {} {}", row + 1, column + 1),
    };
    let die = DieView { face: 3, label: "die".to_owned(), ..Default::default() };
    SheetView {
        title: "Player sheet",
        dice_from: [""; 2],
        cells: std::array::from_fn(|row| std::array::from_fn(|column| cell(row, column))),
        yellow: vec![die],
        blue: vec![],
        row_pips: std::array::from_fn(|_| LineView::default()),
        column_pips: std::array::from_fn(|_| LineView::default()),
        coins: CoinsView { printed: 12, circled: 3, label: "coins".to_owned(), ..Default::default() },
        dice_sense: false,
        letters: None,
        still: false,
        tapping: false,
        focus: None,
        moving: player_sheet::Moving::default(),
        ghosts: vec![],
        turning: false,
    }
}

fn sheet_harness(eye: &Eye) -> Harness<'static, Vec<SheetAction>> {
    harness(eye, Vec::new(), |ui, actions| actions.extend(player_sheet::show(ui, &sheet()).action))
}

#[test]
fn a_click_builds_only_what_glows() {
    let mut harness = sheet_harness(&Eye::default());
    harness.get_by_label("cell 3 3").click();
    harness.run();
    let refused = SheetAction::Refuse { row: 2, column: 2 };
    assert_eq!(harness.state(), &[refused]);
    harness.get_by_label("cell 3 4").click();
    harness.run();
    assert_eq!(harness.state(), &[refused, SheetAction::Build { row: 2, column: 3 }]);
}

#[test]
fn arrows_move_among_cells_and_enter_builds() {
    let mut harness = sheet_harness(&Eye::default());
    harness.get_by_label("cell 1 3").focus();
    harness.run();
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowRight] {
        harness.key_press(key);
        harness.run();
    }
    assert!(harness.get_by_label("cell 3 4").is_focused());
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state(), &[SheetAction::Build { row: 2, column: 3 }]);
}

#[test]
fn the_arrows_stop_at_the_edge() {
    let mut harness = sheet_harness(&Eye::default());
    harness.get_by_label("cell 1 1").focus();
    harness.run();
    harness.key_press(Key::ArrowUp);
    harness.run();
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert!(harness.get_by_label("cell 1 1").is_focused());
}

#[test]
fn a_die_is_turned_by_its_button() {
    let step = |label: &str| Some(DieStep { label: label.to_owned(), returns: false });
    let dice = [DieColour::Yellow, DieColour::Blue].map(|colour| {
        let name = |way| format!("{colour:?} {way}");
        let steps = [step(&name("down")), step(&name("up"))];
        DieStepper { die: (colour, 0), view: DieView { face: 3, ..Default::default() }, steps }
    });
    let mut harness = harness(&Eye::default(), Vec::new(), move |ui, pressed: &mut Vec<DieTurn>| {
        pressed.extend(die_steppers::show(ui, &dice, None).pressed);
    });
    harness.get_by_label("Blue down").click();
    harness.run();
    // The arrow keys go from button to button.
    harness.get_by_label("Yellow down").focus();
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    let turn = |colour, up| DieTurn { colour, die: 0, up };
    assert_eq!(harness.state(), &[turn(DieColour::Blue, false), turn(DieColour::Yellow, true)]);
}

#[test]
fn a_cell_rises_under_the_pointer_and_shows_the_focus() {
    let eye = Eye::default();
    let mut harness = sheet_harness(&eye);
    harness.run();
    let at_rest = eye.see(&harness);
    let place = harness.get_by_label("cell 3 4").rect().center();
    harness.hover_at(place);
    harness.run();
    let hovered = eye.see(&harness);
    assert_ne!(at_rest, hovered);
    harness.remove_cursor();
    harness.run();
    assert_eq!(eye.see(&harness), at_rest);
    harness.get_by_label("cell 3 4").focus();
    harness.run();
    assert_ne!(eye.see(&harness), at_rest);
}

#[test]
fn controls_answer_to_the_keyboard() {
    struct State {
        chosen: usize,
        on: bool,
        rounds: i64,
        pressed: u32,
    }
    let state = State { chosen: 0, on: false, rounds: 18, pressed: 0 };
    let mut harness = harness(&Eye::default(), state, |ui, state| {
        segmented::show(ui, "Players", &mut state.chosen, &["two", "three", "four"]);
        toggle::show(ui, "Letters", &mut state.on);
        stepper::show(ui, "Rounds", ["fewer", "more"], &mut state.rounds, 1..=19);
        state.pressed += u32::from(ui.add(Button::primary("Start").shortcut("Enter")).clicked());
    });
    harness.get_by_label("two").focus();
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert!(harness.get_by_label("three").is_focused());
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert!(harness.get_by_label("two").is_focused());
    harness.key_press(Key::ArrowRight);
    harness.run();
    harness.get_by_label("Letters").focus();
    harness.run();
    harness.key_press(Key::Space);
    harness.run();
    for _ in 0..3 {
        harness.get_by_label("more").click();
        harness.run();
    }
    assert_eq!(harness.state().rounds, 19, "the number stays in its range");
    harness.get_by_label("Rounds").focus();
    harness.run();
    harness.key_press(Key::ArrowDown);
    harness.run();
    harness.get_by_label("Start").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    let state = harness.state();
    assert_eq!((state.chosen, state.on, state.rounds, state.pressed), (1, true, 18, 1));
}
