//! Names as long as records allow do no harm to any page: they are shortened, and never cut off or drawn over
//! others.

use std::{fs, path::Path};

use alhambra::{
    app::{AppCommand, Page, Source},
    text::{Label, Texts},
};
use egui::{Rect, Role, Shape, Vec2, epaint::TextShape, vec2};
use egui_kittest::kittest::{By, Queryable as _};
use serde_json::Value;

use crate::desk::{Program, Typed, program_with, settings};

/// Letters in each name.
const LETTERS: usize = 360;
/// The start of each name.
const START: &str = "Maximiliane";
/// How much of a text may lie outside, in points: the space after its last letter.
const AIR: f32 = 2.0;

/// The name of a seat, as several words or as a single one.
fn name(seat: usize, in_words: bool) -> String {
    let part = if in_words { " of the House" } else { "mmmm" };
    let name = format!("{START}{seat}{}", part.repeat(LETTERS));
    name.chars().take(LETTERS).collect()
}

/// Puts all samples into a folder, as if people with such names had played them.
fn put_games(folder: &Path, in_words: bool) -> Vec<String> {
    fs::create_dir_all(folder).unwrap();
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let mut files = Vec::new();
    for entry in fs::read_dir(samples).unwrap().map(Result::unwrap) {
        let file = entry.file_name().into_string().unwrap();
        if !file.ends_with(".json") {
            continue;
        }
        let mut record: Value = serde_json::from_str(&fs::read_to_string(entry.path()).unwrap()).unwrap();
        let seats = record["seats"].as_array_mut().unwrap().iter_mut();
        for (k, seat) in (1..).zip(seats.filter(|seat| seat["kind"] != "phantom")) {
            seat["name"] = name(k, in_words).into();
            seat["id"] = format!("person-{k}").into();
            seat["kind"] = "human".into();
            seat["policy"] = Value::Null;
        }
        record.as_object_mut().unwrap().remove("digest");
        fs::write(folder.join(&file), record.to_string()).unwrap();
        files.push(file);
    }
    files.sort();
    files
}

fn texts_of(shape: &Shape, tell: &mut impl FnMut(&TextShape)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts_of(shape, tell)),
        Shape::Text(text) => tell(text),
        _ => {}
    }
}

/// The texts on this page that stick out of their places.
fn faults(program: &Program, what: &str) -> Vec<String> {
    let window = program.window.ctx.content_rect();
    let mut faults = Vec::new();
    for clipped in &program.window.output().shapes {
        texts_of(&clipped.shape, &mut |text| {
            let place = text.visual_bounding_rect();
            let seen = place.intersects(clipped.clip_rect) && place.is_positive();
            let clip = clipped.clip_rect.intersect(Rect::from_min_max(window.min, window.max));
            let beside = place.min.x < clip.min.x - AIR || place.max.x > clip.max.x + AIR;
            if seen && beside {
                let words: String = text.galley.text().chars().take(40).collect();
                faults.push(format!("{what}: {words} {place}"));
            }
        });
    }
    faults
}

/// Opens the statistics, and waits until all games are in the figures.
fn open_statistics(program: &mut Program) {
    program.run(AppCommand::Go(Page::Library));
    program.run(AppCommand::Go(Page::Statistics));
    for _ in 0..2_000 {
        program.window.run();
        if program.app().library.reading().is_none()
            && program.roll_and_write().statistics.reading().is_none()
        {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let games = program.app().library.games();
    let bad: Vec<&str> = games.iter().filter(|game| game.content.is_err()).map(|game| &*game.file).collect();
    assert!(bad.is_empty() && !games.is_empty(), "{bad:?}");
    program.window.run();
}

fn pages(size: Vec2, in_words: bool) -> Vec<String> {
    let mut program = program_with(&settings(alhambra::text::Language::English), size);
    let files = put_games(&program.folder.path().join("games"), in_words);
    program.run(AppCommand::Go(Page::Library));
    let mut found = faults(&program, "library");
    program.run(AppCommand::Go(Page::Home));
    found.extend(faults(&program, "home"));
    program.run(AppCommand::Go(Page::HighScores));
    found.extend(faults(&program, "high scores"));
    open_statistics(&mut program);
    let topics: [Label; 3] = [Texts::statistics_trend, Texts::statistics_people, Texts::statistics_pairings];
    for topic in topics {
        program.pick(Texts::statistics_topic, topic);
        found.extend(faults(&program, "statistics"));
    }
    for file in files {
        for page in ["card", "replay", "review"] {
            let source = Source::File(file.clone());
            program.run(match page {
                "card" => AppCommand::Card(source),
                "replay" => AppCommand::Replay(source),
                _ => AppCommand::Review(source),
            });
            found.extend(faults(&program, &format!("{page} of {file}")));
        }
        program.run(AppCommand::Open(file.clone()));
        found.extend(faults(&program, &format!("{:?} of {file}", program.page())));
        program.run(AppCommand::Go(Page::Home));
    }
    found
}

#[test]
fn no_page_cuts_a_name_of_360_letters_or_lets_it_push_others_away() {
    for (size, in_words) in [(vec2(1024.0, 640.0), false), (vec2(1920.0, 1080.0), true)] {
        let found = pages(size, in_words);
        assert!(found.is_empty(), "at {size}:\n{}", found.join("\n"));
    }
}

#[test]
fn the_figures_of_statistics_stay_in_sight_beside_long_names_and_screen_readers_get_the_whole_name() {
    let mut program = program_with(&settings(alhambra::text::Language::English), vec2(1024.0, 640.0));
    put_games(&program.folder.path().join("games"), false);
    open_statistics(&mut program);
    program.pick(Texts::statistics_topic, Texts::statistics_people);
    let window = program.window.ctx.content_rect();
    let whole = name(1, false);
    let row = program.control(Role::RowHeader, Typed(&whole));
    assert!(row.rect().width() < window.width() / 4.0, "{}", row.rect());
    let heads: Vec<Rect> =
        program.window.query_all(By::new().role(Role::ColumnHeader)).map(|head| head.rect()).collect();
    assert!(!heads.is_empty() && heads.iter().all(|head| window.contains_rect(*head)), "{heads:?}");
}
