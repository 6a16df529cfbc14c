//! The parts put together as on a screen, to look at: `cargo test --lib showcase -- --ignored`.

use egui::{Rect, Ui, Vec2, pos2, vec2};

use super::{
    mini_sheet,
    player_sheet::{self, AdviceView, CellView, CoinsView, DieView, Glow, LineView, SheetView},
    score_sheet::{self, ColumnView, RaceCell, RaceRow, ScoreView},
};
use crate::{
    games::common::BuildingType,
    ui::{
        drawing::{ground, symbols::Symbol},
        raster::picture,
        theme::{self, Theme, ThemeChoice},
        widgets::{
            button::Button,
            key_cap,
            round_track::{self, Track},
            segmented, stepper,
            surface::{self, Surface},
            toggle, top_bar,
        },
    },
};

const GRID: [&str; 6] = ["PGTCSA", "TCAGPT", "APSTCG", "GTCPAS", "CSGATP", "GATSGC"];
const BUILT: [&str; 6] = [".x..x.", ".xx.x.", "x..xx.", ".x...x", "..x.x.", "x....."];

#[derive(Clone, Copy, PartialEq)]
enum Scene {
    Choosing,
    Changing,
    Gaining,
}

#[test]
#[ignore = "writes pictures for the eye"]
fn showcase() {
    let folder = &std::env::temp_dir().join("art");
    std::fs::create_dir_all(folder).unwrap();
    let save = |name: &str, size: Vec2, choice, scene: Scene, players: usize| {
        let image = picture(size, 1.0, choice, |ui| play(ui, scene, players));
        image.write_png(folder.join(format!("{name}.png"))).unwrap();
    };
    for (theme, choice) in [("light", ThemeChoice::LIGHT), ("dark", ThemeChoice::DARK)] {
        save(&format!("play-1280-{theme}"), vec2(1280.0, 800.0), choice, Scene::Choosing, 3);
        save(&format!("play-1024-{theme}"), vec2(1024.0, 640.0), choice, Scene::Changing, 3);
        save(&format!("play-1920-{theme}"), vec2(1920.0, 1080.0), choice, Scene::Gaining, 5);
        let image = picture(vec2(1480.0, 720.0), 1.0, choice, races);
        image.write_png(folder.join(format!("races-{theme}.png"))).unwrap();
        let image = picture(vec2(980.0, 660.0), 1.0, choice, widgets);
        image.write_png(folder.join(format!("widgets-{theme}.png"))).unwrap();
    }
}

fn play(ui: &mut Ui, scene: Scene, players: usize) {
    let theme = Theme::of(ui.ctx());
    let window = ui.max_rect();
    ground::paint(ui.painter(), window, &theme);
    ui.spacing_mut().item_spacing.y = 0.0;
    let rounds = if players > 3 { 33 } else { 18 };
    top_bar::show(
        ui,
        "Solo, two phantoms",
        |ui| {
            round_track::show(ui, Track::at(11, rounds), &format!("11 of {rounds}"), "Round 11 of 18");
        },
        |ui| {
            ui.add(Button::icon_only(Symbol::Menu, "Menu"));
            ui.add(Button::secondary("Hint").shortcut("H"));
            ui.add(Button::secondary("Undo").icon(Symbol::Undo).shortcut("U"));
        },
    );
    let room = Rect::from_min_max(pos2(window.min.x, window.min.y + 60.0), window.max).shrink(18.0);
    let side = (room.width() * 0.405).clamp(390.0, 700.0);
    let left = room.with_max_x(room.max.x - side - 16.0);
    let right = room.with_min_x(room.max.x - side);
    ui.scope_builder(egui::UiBuilder::new().max_rect(left), |ui| player_sheet::show(ui, &sheet(scene)));
    let score = score(players, (room.height() / 15.0).clamp(38.0, 60.0));
    let race_height = score_sheet::height(&score) + 38.0;
    let race = Rect::from_min_size(right.min, vec2(side, race_height));
    Surface::Plain.show_in(ui, race, |ui| score_sheet::show(ui, &score));
    let turn = right.with_min_y(race.max.y + 14.0);
    Surface::Plain.show_in(ui, turn, |ui| {
        ui.spacing_mut().item_spacing.y = 9.0;
        surface::heading(ui, "Your turn: choose a glowing building, or");
        ui.horizontal_wrapped(|ui| {
            let width = (ui.available_width() - 12.0) / 2.0;
            ui.add(
                Button::primary("Gain 3 coins")
                    .caption("3 built at your crossings")
                    .shortcut("G")
                    .min_width(width),
            );
            ui.add(Button::secondary("Change dice").caption("1 coin a step").shortcut("C").min_width(width));
        });
        ui.label(
            egui::RichText::new("Last: you built chambers (row 2, column 2). Phantoms: garden, tower.")
                .color(theme.ink_soft),
        );
    });
}

fn sheet(scene: Scene) -> SheetView<'static> {
    let cell = |row: usize, column: usize| {
        let building = GRID[row].chars().nth(column).and_then(BuildingType::from_letter).unwrap();
        let built = BUILT[row].as_bytes()[column] == b'x';
        let glow = match (scene, row, column) {
            (Scene::Choosing, 2, 2) => Glow::CanBuild(1),
            (Scene::Choosing, 4, 2) | (Scene::Gaining, 2, 4 | 5) => Glow::Last,
            (Scene::Choosing | Scene::Changing, 4, 5) => Glow::Second,
            (Scene::Changing, 2, 5) => Glow::CanBuild(2),
            (Scene::Gaining, 4, 2) => Glow::Pays(2),
            (Scene::Gaining, 4, 4) => Glow::Pays(1),
            _ => Glow::None,
        };
        let advice = match (scene, row, column) {
            (Scene::Changing, 2, 5) => Some(AdviceView { rank: "1st".to_owned(), mark: String::new() }),
            (Scene::Changing, 4, 5) => {
                Some(AdviceView { rank: "2nd".to_owned(), mark: "\u{2212}0.6".to_owned() })
            }
            _ => None,
        };
        CellView { building, built, glow, advice, label: format!("row {row}, column {column}") }
    };
    let die = |face: u8, changed: bool| DieView {
        face,
        changed,
        up: (scene == Scene::Changing && face < 6).then(|| "up".to_owned()),
        down: (scene == Scene::Changing && face > 1).then(|| "down".to_owned()),
        price: "1".to_owned(),
        label: format!("die {face}"),
        ..Default::default()
    };
    let line = |built: u8| LineView {
        built,
        preview: built == 3 && scene == Scene::Choosing,
        points: if built >= 4 { format!("{} VP", built - 2) } else { String::new() },
    };
    let (yellow, blue) = match scene {
        Scene::Changing => ([die(3, false), die(5, true)], [die(6, false), die(6, false)]),
        Scene::Gaining => ([die(5, false), die(5, true)], [die(3, false), die(3, false)]),
        Scene::Choosing => ([die(3, false), die(5, true)], [die(3, false), die(5, false)]),
    };
    SheetView {
        title: "Player sheet",
        dice_from: "Real dice",
        cells: std::array::from_fn(|row| std::array::from_fn(|column| cell(row, column))),
        yellow: yellow.into(),
        blue: blue.into(),
        row_pips: [2, 3, 3, 2, 4, 1].map(line),
        column_pips: [2, 3, 2, 1, 5, 6].map(line),
        coins: CoinsView {
            printed: 15,
            circled: 7,
            spent: 4,
            gain_preview: if scene == Scene::Gaining { 3 } else { 0 },
            spend_preview: u8::from(scene == Scene::Changing),
            title: "Coins",
            text: "3 to spend".to_owned(),
            label: "Coins: 7 gained, 4 spent".to_owned(),
        },
        letters: (scene == Scene::Gaining).then_some(['P', 'S', 'A', 'C', 'G', 'T']),
        changing: scene == Scene::Changing,
        tapping: false,
        focus: None,
    }
}

fn score(players: usize, row_height: f32) -> ScoreView<'static> {
    let theme = Theme::new(false, false);
    let names = ["You", "Phantom I", "Phantom II", "Patricia", "Frank"];
    let row = |k: usize| RaceRow {
        name: ["Pavilion", "Seraglio", "Arcades", "Chambers", "Garden", "Tower"][k].to_owned(),
        places: [16 + k as u8, 8 + k as u8, 1 + k as u8],
        struck: if k == 0 { 1 } else { 0 },
        cells: (0..players)
            .map(|p| {
                let printed = [5, 5, 6, 6, 7, 7][k];
                let completed = k == 0 && p == 2;
                RaceCell {
                    count: if completed { printed } else { ((k + p * 2) % 4) as u8 },
                    printed,
                    preview: k == 1 && p == 0,
                    completed,
                    award: "16 VP".to_owned(),
                }
            })
            .collect(),
        tooltip: "the race".to_owned(),
        highlighted: k == 1,
    };
    ScoreView {
        title: "Score sheet",
        places_title: "still to win",
        columns: (0..players)
            .map(|p| ColumnView { name: names[p].to_owned(), colour: theme.players[p], current: p == 0 })
            .collect(),
        rows: std::array::from_fn(row),
        row_height,
    }
}

fn widgets(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    ground::paint(ui.painter(), ui.max_rect(), &theme);
    let room = ui.max_rect().shrink(20.0);
    Surface::Ornate.show_in(ui, room, |ui| {
        ui.columns(2, |columns| {
            let [left, right] = columns else { return };
            surface::heading(left, "Our widgets");
            left.horizontal(|ui| {
                ui.add(Button::primary("Start").shortcut("Enter").icon(Symbol::Play));
                ui.add(Button::secondary("Rematch"));
                ui.add(Button::quiet("Quiet"));
                ui.add(Button::danger("Delete").icon(Symbol::Trash));
            });
            left.add_enabled(false, Button::secondary("Not now").caption("nothing to undo"));
            segmented::show(left, "Players", &mut 1, &["2 phantoms", "3 phantoms", "4"]);
            toggle::show(left, "Colours for colour-blind eyes", &mut true);
            toggle::show(left, "Letters in the cells", &mut false);
            stepper::show(left, "Rounds", ["fewer", "more"], &mut 18, 3..=33);
            left.horizontal(|ui| {
                key_cap::show(ui, "G");
                key_cap::show(ui, "Enter");
                ui.label("gains coins");
            });
            left.horizontal(|ui| {
                let cells =
                    sheet(Scene::Choosing).cells.map(|row| row.map(|cell| (cell.building, cell.built)));
                mini_sheet::show(ui, 72.0, &cells, "the sheet");
                mini_sheet::show(ui, 110.0, &cells, "the sheet");
                mini_sheet::show(ui, 160.0, &cells, "the sheet");
            });
            surface::heading(right, "Plain egui");
            let mut name = "Barbara".to_owned();
            right.text_edit_singleline(&mut name);
            egui::ComboBox::from_id_salt("combo").selected_text("English").show_ui(right, |_| {});
            right.checkbox(&mut true, "Roll for the phantoms");
            let _ = right.radio(true, "By the program");
            right.add(egui::Slider::new(&mut 0.6, 0.0..=1.0).text("Speed"));
            right.add(egui::ProgressBar::new(0.6));
            let _ = right.button("A plain button");
            right.separator();
            right.label(egui::RichText::new("Text of the second rank").color(theme.ink_soft));
            right.hyperlink_to("A link", "https://example.org");
            right.label(egui::RichText::new("bold 0123456789").font(theme::bold(18.0)));
        });
    });
}

/// The race in the narrowest places it must fit.
fn races(ui: &mut Ui) {
    let theme = Theme::of(ui.ctx());
    ground::paint(ui.painter(), ui.max_rect(), &theme);
    let places = [(500.0, 5), (500.0, 4), (400.0, 5), (340.0, 3), (340.0, 4), (340.0, 5), (300.0, 3)];
    let mut corner = pos2(10.0, 10.0);
    for (k, (width, players)) in places.into_iter().enumerate() {
        if k == 3 {
            corner = pos2(10.0, 370.0);
        }
        let view = ScoreView { title: "", ..score(players, 40.0) };
        let size = vec2(width + 40.0, score_sheet::height(&view) + 40.0);
        let rect = Rect::from_min_size(corner, size);
        Surface::Plain.show_in(ui, rect, |ui| score_sheet::show(ui, &view));
        corner.x += rect.width() - 20.0;
    }
}
