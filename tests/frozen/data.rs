//! Folders of data that version 1.1 has written: a later version finds everything in them, and it means the same.

use std::{
    fs::{self, File},
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime},
};

use alhambra::{
    app::{AppCommand, AppState, Description, LibraryEntry, Page, SavedGame, Source},
    cli::{Shown, position},
    games::roll_and_write::{
        advisor::{Advisor, GameKind},
        files::TrainedFile,
        game::{GameCommand, GamePage, LateCommand, LayoutCommand},
        record::{self, AnyGame},
        session::{
            Dice, LateDraft, PadSession, PlaySession,
            high_scores::{HighScoreTable, HighScores},
        },
    },
    kernel::record::{RecordKind, Seat},
    storage::{DataDir, Settings},
    text::{Language, Texts},
};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    expected::{Found, check, folder},
    output::json as lines,
};

const FOLDERS: [&str; 2] = ["anna", "bruno"];

/// Members of a record that a later version writes otherwise on purpose when a game is gone on with.
const WRITTEN_ANEW: [&str; 0] = [];

/// A copy of a folder. What is newer by its name is newer by its time, too: a checkout keeps no times.
fn copy_of(name: &str) -> TempDir {
    let there = tempfile::tempdir().unwrap();
    copy(&folder("data").join(name), there.path());
    there
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    let mut paths: Vec<_> = fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for (number, path) in (1..).zip(paths) {
        let there = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &there);
            continue;
        }
        fs::copy(&path, &there).unwrap();
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000 + number);
        File::options().write(true).open(&there).unwrap().set_modified(time).unwrap();
    }
}

fn app(folder: &TempDir) -> AppState {
    AppState::new(DataDir::find(Some(folder.path())).unwrap())
}

/// Files of games that can be gone on with.
fn open_games(app: &mut AppState) -> Vec<String> {
    app.run(AppCommand::Go(Page::Library));
    let can_go_on = |game: &&LibraryEntry| game.content.as_ref().is_ok_and(|game| game.summary().can_go_on());
    let files: Vec<String> =
        app.library.games().iter().filter(can_go_on).map(|game| game.file.clone()).collect();
    app.run(AppCommand::Go(Page::Home));
    assert!(!files.is_empty());
    files
}

/// The game or table that is open.
fn current(app: &AppState) -> AnyGame {
    match (&app.roll_and_write.session, &app.roll_and_write.pad) {
        (Some(session), None) => AnyGame::Full(Box::new(session.game().clone())),
        (None, Some(session)) => AnyGame::Pad(Box::new(session.pad().clone())),
        _ => panic!("one game is open"),
    }
}

fn can_redo(app: &AppState) -> bool {
    match (&app.roll_and_write.session, &app.roll_and_write.pad) {
        (Some(session), _) => session.game().can_redo(),
        (_, Some(session)) => session.pad().can_redo(),
        _ => false,
    }
}

fn entries(game: &AnyGame) -> usize {
    Shown::new(game, 0, false).entries
}

fn shown(game: &AnyGame) -> String {
    position(&Texts::new(Language::English), &Shown::new(game, entries(game), false))
}

/// A choice as files write it: what it is called in the code is of no matter.
fn word(choice: impl serde::Serialize) -> String {
    serde_json::to_value(choice).unwrap().as_str().unwrap().to_owned()
}

fn seat(seat: &Seat) -> String {
    let policy = seat.policy.as_ref().map_or(String::new(), |policy| format!(" by {policy}"));
    format!("{} ({}{policy}, {:?}, id {:?})", seat.name, word(seat.kind), seat.colour, seat.id)
}

fn summary(game: &SavedGame) -> String {
    let (said, header) = (game.summary(), &game.summary().header);
    let SavedGame::RollAndWrite(own) = game else { panic!("{game:?}") };
    let seats: Vec<String> = header.seats.iter().map(seat).collect();
    let kind = match said.kind {
        RecordKind::Full => "full",
        RecordKind::Table => "table",
        RecordKind::Result => "result",
    };
    let marks = [
        (said.over, "over"),
        (said.practice, "practice"),
        (own.program_dice, "with the program's dice"),
        (header.parent.is_some(), "played on from another"),
        (said.read_only, "read only"),
        (said.can_go_on(), "can go on"),
    ];
    let marks: Vec<&str> = marks.into_iter().filter_map(|(is, words)| is.then_some(words)).collect();
    let totals: Vec<String> =
        said.totals.iter().map(|total| total.map_or("–".to_owned(), |total| total.to_string())).collect();
    format!(
        "  {kind} {:?} at {:?}, tags {:?}, comment {:?}\n  \
         from {} to {}, {} seconds, round {} of {}: {}\n  \
         {}\n  totals {}, parts {:?}, winners {:?}\n  \
         special actions {}, change dice {}, bonus {:?}, layout {} {}, seeds {:?}\n",
        header.title,
        header.location,
        header.tags,
        header.comment,
        header.started,
        header.ended.map_or("now".to_owned(), |ended| ended.to_string()),
        header.active_seconds,
        said.round,
        said.rounds,
        marks.join(", "),
        seats.join(", "),
        totals.join(" "),
        own.parts,
        said.winners,
        word(own.options.special_actions),
        word(own.options.change_dice),
        own.options.phantom_bonus,
        header.layout_name,
        own.layout,
        own.seeds.iter().map(|seed| seed.0).collect::<Vec<_>>(),
    )
}

fn listed(games: &[LibraryEntry]) -> String {
    let one = |game: &LibraryEntry| {
        let said = game.content.as_ref().map_or("  cannot be read\n".to_owned(), summary);
        format!("{}\n{said}", game.file)
    };
    games.iter().map(one).collect()
}

fn library_of(app: &mut AppState) -> String {
    let continued = app.open_game.as_ref().map(|(file, _)| file.clone());
    let saved = app.saved_games;
    app.run(AppCommand::Go(Page::Library));
    let games = listed(app.library.games());
    let trash = listed(app.trash.games());
    let records = HighScores::new(app.roll_and_write_games());
    let tables = |tables: &[HighScoreTable<'_>]| -> String {
        let games = |table: &HighScoreTable<'_>| {
            let games: Vec<String> =
                table.games.iter().map(|game| format!("{} of {}", game.total, game.file)).collect();
            format!(
                "  {} phantoms, {} rounds: {}\n",
                table.conditions.phantoms,
                table.conditions.options.rounds,
                games.join(", ")
            )
        };
        tables.iter().map(games).collect()
    };
    format!(
        "$ games\n{games}\n$ trash\n{trash}\n$ home\n{saved} saved, goes on with {continued:?}\n\n\
         $ best games\n{}with typed dice\n{}",
        tables(&records.tables),
        tables(&records.typed),
    )
}

fn late_draft(draft: &LateDraft) -> String {
    let agreed = &draft.agreed;
    let totals = draft.cards().map_or(Vec::new(), |cards| {
        cards.rows.iter().map(|card| card.map(|card| card.total())).collect::<Vec<_>>()
    });
    let rows: String = draft
        .rows
        .iter()
        .chain(&draft.phantom_rows)
        .map(|row| {
            format!(
                "  {:?} {} boxes {:?} completed {:?} lines {:?} coins {} ticked {:?}\n",
                row.seat.name, row.seat.colour, row.boxes, row.completed, row.lines, row.coins, row.built
            )
        })
        .collect();
    format!(
        "{:?} at {:?} on {:?}, {} players, {} phantoms, against them {}, bonus {}, {} rounds, {} {}\n\
         sheet {}, confirmed {:?}, faults {}, odd {}, totals {totals:?}\n{rows}",
        draft.title,
        draft.place,
        draft.date,
        agreed.players,
        agreed.phantoms,
        agreed.against,
        agreed.bonus(),
        agreed.rounds(),
        word(agreed.special_actions),
        word(agreed.change_dice),
        draft.sheet.name,
        draft.confirmed,
        draft.faults().len(),
        draft.unconfirmed().len(),
    )
}

fn drafts(app: &mut AppState) -> String {
    app.run(AppCommand::Go(Page::Library));
    let games = app.library.games().iter();
    let results: Vec<String> = games
        .filter(|game| game.content.as_ref().is_ok_and(|said| said.summary().kind == RecordKind::Result))
        .map(|game| game.file.clone())
        .collect();
    app.run(AppCommand::Go(Page::RollAndWrite(GamePage::LateEntry)));
    let mut text = format!("$ late entry, changed: {}\n", app.roll_and_write.late.is_changed());
    text += &late_draft(&app.roll_and_write.late.draft);
    for file in results {
        app.run(GameCommand::Late(LateCommand::Correct(file.clone())));
        text += &format!(
            "\n$ late entry that corrects {file}, changed: {}\n",
            app.roll_and_write.late.is_changed()
        );
        text += &late_draft(&app.roll_and_write.late.draft);
    }
    app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
    let Some(editor) = app.roll_and_write.layouts.unsaved() else { return text + "\n$ no sheet under way\n" };
    let draft = editor.sketch();
    text + &format!(
        "\n$ sheet under way\nof {:?}, faults {:?}\n{}\n",
        editor.file,
        draft.faults(false).len(),
        lines(&serde_json::to_value(draft.named()).unwrap(), 0),
    )
}

fn sheets(app: &mut AppState) -> String {
    app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
    let mut text = "$ sheets\n".to_owned();
    for sheet in &app.roll_and_write.layouts.list {
        let (named, layout) = sheet.content.as_ref().unwrap();
        let confirmed =
            app.settings.is_confirmed(&alhambra::games::roll_and_write::files::layout_hash(layout));
        let named = lines(&serde_json::to_value(named).unwrap(), 0);
        text += &format!("{}, that of the pad at hand: {confirmed}\n{named}\n", sheet.file);
    }
    for ((file, kind), learned) in &app.roll_and_write.layouts.learned {
        let learned = match learned {
            TrainedFile::Values => "values",
            TrainedFile::Unfinished => "unfinished",
        };
        text += &format!("{file} for {kind}: {learned}\n");
    }
    text
}

/// The settings, and what the file says beside them after they were changed.
fn settings(app: &mut AppState) -> String {
    let known = serde_json::to_value(&app.settings).unwrap();
    let warned = app.notifications.len();
    let changed = Settings { full_screen: true, ..app.settings.clone() };
    app.run(AppCommand::Set(Box::new(changed)));
    let file: Value = serde_json::from_str(&fs::read_to_string(app.data.settings()).unwrap()).unwrap();
    let mut file = file.as_object().unwrap().clone();
    assert_eq!(file["full_screen"], json!(true));
    file.retain(|name, _| known.get(name).is_none());
    format!(
        "$ settings, warnings: {warned}\n{}\n\n$ what only another version knows\n{}\n",
        lines(&known, 0),
        lines(&Value::Object(file), 0)
    )
}

#[test]
fn everything_of_a_folder_is_found() {
    let found = FOLDERS.map(|name| {
        let folder = copy_of(name);
        let mut app = app(&folder);
        let text = [library_of(&mut app), sheets(&mut app), drafts(&mut app), settings(&mut app)];
        assert_eq!(app.errors, 0, "{:?}", app.notifications);
        Found { file: format!("data/{name}.txt"), text: text.join("\n") }
    });
    check(&found);
}

#[test]
fn every_game_goes_on_where_it_was_and_what_was_undone_is_done_again() {
    let found = FOLDERS.map(|name| {
        let folder = copy_of(name);
        let mut app = app(&folder);
        let mut text = String::new();
        for file in open_games(&mut app) {
            app.run(AppCommand::Open(file.clone()));
            let before = current(&app);
            text += &format!("$ {file}\n{}", shown(&before));
            if let Some(session) = &app.roll_and_write.session {
                let typed = session.dice == Dice::Typed;
                text += &format!("dice typed in: {typed}, can undo: {}\n", session.can_undo());
            }
            let mut steps = 0;
            while can_redo(&app) {
                app.run(GameCommand::Redo);
                steps += 1;
                assert!(steps < 1000, "{file}");
            }
            if steps > 0 {
                text += &format!("\n$ {file}, done again in {steps} steps\n{}", shown(&current(&app)));
            }
            for _ in 0..steps {
                app.run(GameCommand::Undo);
            }
            assert_eq!(shown(&current(&app)), shown(&before), "{file}: undone again");
            app.run(AppCommand::Go(Page::Home));
            text += "\n";
        }
        assert_eq!(app.errors, 0, "{:?}", app.notifications);
        Found { file: format!("data/{name}-going-on.txt"), text }
    });
    check(&found);
}

#[test]
fn every_finished_game_has_its_score_card_and_replay() {
    let found = FOLDERS.map(|name| {
        let folder = copy_of(name);
        let mut app = app(&folder);
        app.run(AppCommand::Go(Page::Library));
        let is_ended =
            |game: &&LibraryEntry| game.content.as_ref().is_ok_and(|said| !said.summary().can_go_on());
        let files: Vec<String> =
            app.library.games().iter().filter(is_ended).map(|game| game.file.clone()).collect();
        let mut text = String::new();
        for file in files {
            for command in [AppCommand::Card, AppCommand::Replay] {
                app.roll_and_write.viewed = None;
                app.run(command(Source::File(file.clone())));
                assert!(app.roll_and_write.viewed.is_some(), "{file}");
            }
            text +=
                &format!("$ {file}\n{}\n", shown(&app.roll_and_write.viewed.as_ref().unwrap().loaded.game));
        }
        Found { file: format!("data/{name}-ended.txt"), text }
    });
    check(&found);
}

#[test]
fn a_game_that_was_only_looked_at_says_what_it_said() {
    for name in FOLDERS {
        let folder = copy_of(name);
        let mut app = app(&folder);
        let undone = |file: &str| fs::read(folder.path().join("games/undone").join(file)).ok();
        for file in open_games(&mut app) {
            let said = |app: &AppState| -> Value {
                let mut value: Value = serde_json::from_str(&app.games.read(&file).unwrap()).unwrap();
                value.as_object_mut().unwrap().retain(|member, _| !WRITTEN_ANEW.contains(&member.as_str()));
                value
            };
            let before = (said(&app), undone(&file).is_some());
            app.run(AppCommand::Open(file.clone()));
            app.run(AppCommand::Go(Page::Home));
            assert_eq!((said(&app), undone(&file).is_some()), before, "{name}: {file}");
        }
    }
}

#[test]
fn a_game_of_version_1_is_written_anew_once_somebody_goes_on_and_its_file_is_kept() {
    let mut gone_on = 0;
    for name in FOLDERS {
        let folder = copy_of(name);
        let mut app = app(&folder);
        let kept = |file: &str| fs::read_to_string(folder.path().join("games/before-2.0").join(file)).ok();
        for file in open_games(&mut app) {
            // What people say of a game makes no other version of it.
            let words = Box::new(Description { title: "Ours".to_owned(), ..Description::default() });
            app.run(AppCommand::Describe { file: file.clone(), words });
            let old = app.games.read(&file).unwrap();
            assert!(old.contains("\"version\": \"1.1\"") && old.contains("\"Ours\""), "{file}");
            assert!(record::read(&old).is_ok(), "{file}");
            app.run(AppCommand::Open(file.clone()));
            let desk = &app.roll_and_write;
            let can_undo = desk.session.as_ref().is_some_and(PlaySession::can_undo)
                || desk.pad.as_ref().is_some_and(PadSession::can_undo);
            assert_eq!((app.games.read(&file).unwrap(), kept(&file)), (old.clone(), None), "{file}");
            if can_undo {
                app.run(GameCommand::Undo);
                let anew = app.games.read(&file).unwrap();
                assert!(anew.contains("\"version\": \"2.0\"") && record::read(&anew).is_ok(), "{file}");
                app.run(GameCommand::Redo);
                assert_eq!(kept(&file), Some(old), "{file}: the first one stays");
                gone_on += 1;
            }
            app.run(AppCommand::Go(Page::Home));
        }
    }
    assert!(gone_on > 2, "{gone_on} games tell too little");
}

#[test]
fn drafts_wait_until_they_are_saved_and_what_was_thrown_away_comes_back() {
    let folder = copy_of("anna");
    let mut first = app(&folder);
    first.run(AppCommand::Go(Page::Library));
    let thrown_away = first.trash.games().iter().find(|game| game.content.is_ok()).unwrap().file.clone();
    let games = first.library.games().len();
    first.run(AppCommand::Restore(vec![thrown_away]));
    assert_eq!((first.library.games().len(), first.errors), (games + 1, 0));
    let result = first
        .library
        .games()
        .iter()
        .find(|game| game.content.as_ref().is_ok_and(|said| said.summary().kind == RecordKind::Result))
        .map(|game| game.file.clone())
        .unwrap();
    first.run(GameCommand::Late(LateCommand::Correct(result.clone())));
    let mut draft = first.roll_and_write.late.draft.clone();
    draft.confirm();
    first.run(GameCommand::Late(LateCommand::Change(Box::new(draft))));
    first.run(GameCommand::Late(LateCommand::Save));
    first.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
    first.run(GameCommand::Layouts(LayoutCommand::Discard));
    // A window that is closed: until then its drafts are its own.
    drop(first);
    let mut later = app(&folder);
    later.run(AppCommand::Go(Page::Library));
    let said =
        later.library.games().iter().find(|game| game.file == result).unwrap().content.as_ref().unwrap();
    assert_eq!(said.summary().header.title, "Corrected");
    later.run(AppCommand::Go(Page::RollAndWrite(GamePage::LateEntry)));
    assert_eq!(later.roll_and_write.late.draft.place, "At the lake", "the other draft still waits");
    later.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
    assert!(later.roll_and_write.layouts.unsaved().is_none());
}

#[test]
fn what_was_learned_for_a_sheet_is_used() {
    let folder = copy_of("anna");
    let mut app = app(&folder);
    app.run(AppCommand::Go(Page::RollAndWrite(GamePage::Layouts)));
    let (_, layout) = app.roll_and_write.layouts.sheet(Some("our-pad.json")).unwrap();
    let config = GameKind::Solo(2).config(layout).unwrap();
    let values = || Advisor::new(&config, &app.roll_and_write.layouts.values).unwrap().values().clone();
    assert!(Arc::ptr_eq(&values(), &values()), "general values are made anew each time");
}
