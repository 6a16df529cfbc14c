//! Pages for paper and plays for BG Stats, from the window.

use std::{fs, io::Cursor, process::ExitCode};

use alhambra::{
    app::{AppCommand, Page},
    games::{common::host::Source, roll_and_write::game::GamePage},
    text::Texts,
};
use egui::{Key, Modifiers};

use crate::{
    desk::{Program, program},
    review, tile_game,
};

/// A program that shows a sample in this way.
fn showing(sample: &'static str, how: fn(Source) -> AppCommand) -> Program {
    let mut program = program();
    program.run(how(Source::Sample(sample)));
    program
}

/// Saves the page shown as the kind of file that this key chooses.
pub fn save(program: &mut Program, key: Key, name: &str) -> Vec<u8> {
    let path = program.folder.path().join(name);
    program.press_with(Modifiers::COMMAND, Key::P);
    program.press(key);
    program.write(Texts::page_save, &path.display().to_string());
    program.press(Key::Enter);
    assert!(program.shows(|t: &Texts| t.exported_to(&path.display().to_string())));
    fs::read(path).unwrap()
}

#[test]
fn a_score_card_and_a_replay_are_saved_as_pages() {
    for file in ["two-players", "table-three-players", "alhambra-table-two-and-dirk"] {
        for how in [AppCommand::Card, AppCommand::Replay] {
            let mut program = showing(file, how);
            let paper = |bytes: &[u8]| {
                let text = String::from_utf8_lossy(bytes).into_owned();
                let sides =
                    text.split_once("/MediaBox [0 0 ").unwrap().1.split(']').next().unwrap().to_owned();
                let mut sides: Vec<f32> = sides.split(' ').map(|side| side.parse().unwrap()).collect();
                sides.sort_by(f32::total_cmp);
                sides.iter().map(|side| side.round()).collect::<Vec<_>>()
            };
            let page = save(&mut program, Key::A, "page.pdf");
            assert!(page.starts_with(b"%PDF-1.7"), "{file}");
            assert_eq!(paper(&page), [595.0, 842.0], "{file}");
            assert_eq!(paper(&save(&mut program, Key::L, "letter.pdf")), [612.0, 792.0], "{file}");
            let drawing = String::from_utf8(save(&mut program, Key::S, "page.svg")).unwrap();
            assert!(drawing.starts_with("<svg ") && drawing.contains("aria-label"), "{file}");
            let picture = png::Decoder::new(Cursor::new(save(&mut program, Key::I, "page.png")));
            let size = picture.read_info().unwrap().info().size();
            assert!(size == (1191, 1684) || size == (1684, 1191), "{file}: A4 at 144 dots an inch, {size:?}");
        }
    }
}

#[test]
fn a_review_is_saved_with_a_page_for_each_player() {
    let mut game = program();
    review::open(&mut game, "two-players", review::SOON);
    review::finished(&mut game);
    let mut tiles = program();
    tile_game::review::open(&mut tiles);
    for mut program in [game, tiles] {
        let pages = save(&mut program, Key::A, "review.pdf");
        assert!(pages.starts_with(b"%PDF-1.7"));
        assert_eq!(String::from_utf8_lossy(&pages).matches("/MediaBox").count(), 2);
        let drawing = String::from_utf8(save(&mut program, Key::S, "review.svg")).unwrap();
        assert!(drawing.starts_with("<svg ") && drawing.contains("aria-label"));
    }
}

/// What the command line exports from a sample.
fn exported(program: &Program, sample: &str, what: &[&str]) -> Vec<u8> {
    let path = program.folder.path().join("exported.csv");
    let [folder, output] = [program.folder.path(), &path].map(|path| path.display().to_string());
    let game = format!("saves/{sample}.json");
    let fixed = ["alhambra", "--data-dir", &folder, "export", "--force", "-f", "csv", "-o", &output, &game];
    let arguments = fixed.iter().chain(what).map(|word| (*word).into());
    assert_eq!(alhambra::cli::run(alhambra::games::HOUSE, arguments), ExitCode::SUCCESS, "{sample}");
    fs::read(path).unwrap()
}

#[test]
fn a_score_card_and_a_replay_are_saved_as_the_same_csv_that_the_command_line_writes() {
    for file in ["two-players", "table-three-players", "alhambra-table-two-and-dirk", "alexandros-result"] {
        for how in [AppCommand::Card, AppCommand::Replay] {
            let mut program = showing(file, how);
            let points = save(&mut program, Key::P, "points.csv");
            assert!(points == exported(&program, file, &[]), "{file}");
            let moves = save(&mut program, Key::M, "moves.csv");
            assert!(moves == exported(&program, file, &["--what", "moves"]), "{file}");
        }
    }
}

#[test]
fn saving_a_page_replaces_no_other_file() {
    let mut program = showing("two-players", AppCommand::Card);
    let path = program.folder.path().join("mine.pdf");
    fs::write(&path, "mine").unwrap();
    program.press_with(Modifiers::COMMAND, Key::P);
    program.press(Key::A);
    program.write(Texts::page_save, &path.display().to_string());
    program.press(Key::Enter);
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    assert!(program.shows(Texts::score_picture_hint), "the path is asked for again");
}

#[test]
fn empty_sheets_are_printed_from_the_list_of_sheets() {
    let mut program = program();
    program.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    let sheets = save(&mut program, Key::A, "sheets.pdf");
    assert!(sheets.starts_with(b"%PDF"));
    program.press(Key::S);
    program.press(Key::S);
    let path = program.folder.path().join("score-sheet.svg");
    program.write(Texts::page_save, &path.display().to_string());
    program.press(Key::Enter);
    assert!(fs::read_to_string(path).unwrap().contains("Pavilion"));
}

#[test]
fn a_play_is_shown_as_a_code_and_its_link_is_copied() {
    for file in ["two-players", "alexandros-result"] {
        let mut program = showing(file, AppCommand::Card);
        program.press(Key::B);
        assert!(program.shows(Texts::bg_stats_hint) && program.shows(Texts::bg_stats_code), "{file}");
        program.press(Key::C);
        let copied =
            program.window.output().platform_output.commands.iter().find_map(|command| match command {
                egui::OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            });
        if let Some(copied) = copied {
            assert!(copied.starts_with("https://app.bgstatsapp.com/createPlay.html?data="), "{copied}");
        }
        assert!(program.shows(Texts::bg_stats_copied), "{file}");
    }
}
