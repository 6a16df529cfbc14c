//! What a library of many games costs: how long the drawing thread works while they are read for the first time and from
//! what is kept, on each visit where nothing has changed, and for a frame of the library and of the statistics.
#![allow(clippy::unwrap_used)]

use alhambra::games::HOUSE;
use std::{
    fs,
    hint::black_box,
    path::Path,
    thread,
    time::{Duration, Instant, SystemTime},
};

use alhambra::{
    app::{AppCommand, AppState, Page, Screens, show},
    storage::DataDir,
};
use egui::{Context, Event, RawInput, Rect, pos2, vec2};

/// Visits and frames of which the mean is told.
const TIMES: u32 = 20;
const WINDOW: egui::Vec2 = vec2(1280.0, 800.0);

fn main() {
    println!(
        "{:>8}  {:>10}  {:>10}  {:>10}  {:>10}  {:>10}  {:>10}  {:>10}",
        "games", "first", "of which", "kept", "of which", "visit", "library", "statistics"
    );
    for games in [15, 1_000, 10_000, 40_000] {
        let folder = tempfile::tempdir().unwrap();
        fill(&folder.path().join("games"), games);
        let data = DataDir::find(Some(folder.path())).unwrap();
        let (first, of_first) = read(&mut AppState::new(data.clone(), HOUSE), games);
        let mut app = AppState::new(data, HOUSE);
        let (kept, of_kept) = read(&mut app, games);
        let began = Instant::now();
        let mut quiet = Duration::ZERO;
        for _ in 0..TIMES {
            app.run(AppCommand::Go(Page::Library));
            quiet += heard(&mut app).1;
            app.run(AppCommand::Go(Page::Home));
            quiet += heard(&mut app).1;
        }
        let visit = (began.elapsed() - quiet) / (2 * TIMES);
        app.run(AppCommand::Go(Page::Library));
        let library = frame(&mut app);
        app.run(AppCommand::Go(Page::Statistics));
        let statistics = frame(&mut app);
        println!(
            "{games:>8}  {first:>10.1?}  {of_first:>10.1?}  {kept:>10.1?}  {of_kept:>10.1?}  {visit:>10.1?}  \
             {library:>10.1?}  {statistics:>10.1?}"
        );
    }
}

/// How long it takes until all games are known, and how much of that the drawing thread works.
fn read(app: &mut AppState, games: usize) -> (Duration, Duration) {
    let began = Instant::now();
    let (works, _) = heard(app);
    let readable = app.library.games().iter().filter(|game| game.content.is_ok());
    assert_eq!(readable.count(), games);
    (began.elapsed(), works)
}

/// Hears all there is to hear: how long that was work, and how long waiting.
fn heard(app: &mut AppState) -> (Duration, Duration) {
    let (mut works, mut waits) = (Duration::ZERO, Duration::ZERO);
    loop {
        let began = Instant::now();
        let goes_on = app.poll();
        works += began.elapsed();
        if !goes_on {
            return (works, waits);
        }
        let began = Instant::now();
        thread::sleep(Duration::from_millis(1));
        waits += began.elapsed();
    }
}

/// How long a frame takes in which the pointer moves, once everything is known.
fn frame(app: &mut AppState) -> Duration {
    let (ctx, mut screens) = (Context::default(), Screens::new(HOUSE));
    let mut draw = |app: &mut AppState, at: u32| {
        let pointer = Event::PointerMoved(pos2(300.0 + at as f32, 500.0));
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), WINDOW)),
            time: Some(f64::from(at)),
            events: vec![pointer],
            ..RawInput::default()
        };
        let output = ctx.run_ui(input, |ui| show(ui, app, &mut screens));
        black_box(ctx.tessellate(output.shapes, output.pixels_per_point));
    };
    draw(app, 0);
    heard(app);
    for at in 1..5 {
        draw(app, at);
    }
    let began = Instant::now();
    for at in 5..5 + TIMES {
        draw(app, at);
    }
    began.elapsed() / TIMES
}

/// A folder of so many games, each of a day of its own.
fn fill(folder: &Path, games: usize) {
    fs::create_dir_all(folder).unwrap();
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let records =
        ["solo-2-phantoms.json", "two-players.json", "table-three-players.json", "four-players.json"];
    let records = records.map(|record| fs::read_to_string(saves.join(record)).unwrap());
    for k in 0..games {
        let mut record: serde_json::Value = serde_json::from_str(&records[k % records.len()]).unwrap();
        let day = format!("{}-{:02}-{:02}T10:00:00Z", 1900 + k / 336, k / 28 % 12 + 1, k % 28 + 1);
        record["id"] = format!("game-{k}").into();
        (record["started"], record["ended"]) = (day.clone().into(), day.into());
        record["digest"] = serde_json::Value::Null;
        let path = folder.join(format!("{k}.json"));
        fs::write(&path, record.to_string()).unwrap();
        let file = fs::File::options().write(true).open(&path).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(60 + k as u64)).unwrap();
    }
}
