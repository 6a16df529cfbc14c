//! Everything the program does with files, in the window and on the command line.

use alhambra::games::HOUSE;
use alhambra::games::roll_and_write::game::Desk as RollAndWriteDesk;
use std::{fs, path::Path, process::ExitCode, thread, time::Duration};

use alhambra::{
    app::{AppCommand, AppState, LeaveCommand, Page, PeopleCommand, Source},
    cli,
    games::{
        common::{Description, table::ResultForm},
        roll_and_write::{
            advisor::GameKind,
            files::Layouts,
            game::{GameCommand, GamePage, LayoutCommand, TableCommand},
            pad::{PadEvent, PadExt},
            session::LayoutEdit,
        },
    },
    kernel::Note,
    storage::{DataDir, Settings, remove_stale_temp},
};

use super::{
    alexandros::{self, LEDGER, ON_BOARD},
    backups,
    drills::{self, MINE},
    folder::{entries, games, json, template, text},
    photos,
    tile_game::{self, ENDED, PLAYED, TABLE as TILES},
};
use crate::desk::solo;

/// Something the program does with files.
pub struct Action {
    pub name: &'static str,
    /// Prepares it, while the disk still works.
    pub before: fn(&mut AppState, &Path),
    /// Does it, and returns whether it said that something went wrong.
    pub act: fn(&mut AppState, &Path) -> bool,
    /// Whether it is done, judging by the files.
    pub is_done: fn(&Path) -> bool,
}

/// A game that can go on, with something undone.
pub const GAME: &str = "2026-11-22-045321-beddbd459138ad38.json";
/// A table that can go on.
const TABLE: &str = "2026-11-22-045331-066a019044e27ae1.json";
/// A finished game that was typed in.
const RESULT: &str = "2026-03-02-120000-f8ee27378dc39995.json";
/// A game in the trash.
const TRASHED: &str = "2026-11-22-045317-5ad5c23cf7a20b2a.json";

/// The games in the folder, among them one that nobody can read, and one by a newer version.
pub const GAMES: [&str; 11] = [
    GAME,
    TABLE,
    RESULT,
    "broken.json",
    "2026-03-02-120400-frozen-newer.json",
    TILES,
    ENDED,
    PLAYED,
    LEDGER,
    ON_BOARD,
    MINE,
];

/// The actions of all games.
pub fn actions() -> Vec<&'static Action> {
    let rooms = [
        ACTIONS,
        tile_game::ACTIONS,
        alexandros::ACTIONS,
        backups::ACTIONS,
        drills::ACTIONS,
        photos::ACTIONS,
    ];
    rooms.into_iter().flatten().collect()
}

/// The actions of the program itself and of Roll & Write.
const ACTIONS: &[Action] = &[
    Action {
        name: "start the program",
        // Without the summaries, all games are read.
        before: |_, folder| drop(fs::remove_file(DataDir::find(Some(folder)).unwrap().summaries())),
        act: |_, folder| {
            let data = DataDir::find(Some(folder)).unwrap();
            data.folders().iter().for_each(|folder| remove_stale_temp(folder));
            AppState::new(data, HOUSE).errors > 0
        },
        is_done: |_| true,
    },
    Action {
        name: "begin a game",
        before: |_, _| {},
        act: |app, _| run(app, GameCommand::Start(Box::new(solo(11)))),
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "play on",
        before: |app, _| app.run(AppCommand::Open(GAME.to_owned())),
        act: |app, _| {
            let first = app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().game().legal_moves()[0];
            run(app, GameCommand::Play(first))
        },
        is_done: |folder| entries(folder, GAME) > entries(&template(), GAME),
    },
    Action {
        name: "undo",
        before: |app, _| {
            app.run(AppCommand::Open(GAME.to_owned()));
            app.run(GameCommand::Redo);
        },
        act: |app, _| run(app, GameCommand::Undo),
        is_done: |folder| entries(folder, GAME) == entries(&template(), GAME),
    },
    Action {
        name: "enter into a table",
        before: |app, _| app.run(AppCommand::Open(TABLE.to_owned())),
        act: |app, _| {
            let round = app.desk::<RollAndWriteDesk>().tables.table.as_ref().unwrap().pad().round();
            run(app, GameCommand::Table(TableCommand::Enter(PadEvent::Coins { row: 1, round })))
        },
        is_done: |folder| entries(folder, TABLE) > entries(&template(), TABLE),
    },
    Action {
        name: "leave a game for home",
        before: |app, _| app.run(AppCommand::Open(GAME.to_owned())),
        act: |app, _| run(app, AppCommand::Go(Page::Home)),
        is_done: |_| true,
    },
    Action {
        name: "describe a game",
        before: |_, _| {},
        act: |app, _| {
            let words = Description { title: "Ours".to_owned(), ..Description::default() };
            run(app, AppCommand::Describe { file: RESULT.to_owned(), words: Box::new(words) })
        },
        is_done: |folder| json(&folder.join("games").join(RESULT))["title"] == "Ours",
    },
    Action {
        name: "throw a game away",
        before: |_, _| {},
        act: |app, _| run(app, AppCommand::Trash(vec![GAME.to_owned()])),
        is_done: |folder| !folder.join("games").join(GAME).exists(),
    },
    Action {
        name: "bring a game back",
        before: |_, _| {},
        act: |app, _| run(app, AppCommand::Restore(vec![TRASHED.to_owned()])),
        is_done: |folder| {
            folder.join("games").join(TRASHED).exists() && !folder.join("games/trash").join(TRASHED).exists()
        },
    },
    Action {
        name: "import a game",
        before: |_, _| {},
        act: |app, folder| run(app, AppCommand::Import(folder.join("given.json").display().to_string())),
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "export a game",
        before: |_, _| {},
        act: |app, folder| {
            let path = folder.join("out.json").display().to_string();
            run(app, AppCommand::Export { file: Source::File(GAME.to_owned()), path })
        },
        is_done: |folder| folder.join("out.json").exists(),
    },
    Action {
        name: "change the settings",
        before: |_, _| {},
        act: |app, _| {
            run(
                app,
                AppCommand::Set(Box::new(Settings {
                    letters: !app.settings.letters,
                    ..app.settings.clone()
                })),
            )
        },
        is_done: |folder| {
            json(&folder.join("settings.json"))["letters"]
                != json(&template().join("settings.json"))["letters"]
        },
    },
    Action {
        name: "say that two are one person",
        before: |_, _| {},
        act: |app, _| {
            let names = || ["anna", "anna k."].map(str::to_owned);
            run(app, AppCommand::People(PeopleCommand::Join { who: names(), called: names() }))
        },
        is_done: |folder| {
            let people = json(&folder.join("people.json"));
            people["people"][0]["names"].as_array().is_some_and(|names| names.len() == 2)
        },
    },
    Action {
        name: "change a sheet in the editor",
        before: |app, _| app.run(AppCommand::Go(Page::from(GamePage::Layouts))),
        act: |app, _| {
            run(app, GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Name("Changed".to_owned()))))
        },
        is_done: |folder| text(&folder.join("drafts/sheet.json")).contains("Changed"),
    },
    Action {
        name: "save a sheet",
        before: |app, _| {
            app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
            app.run(GameCommand::Layouts(LayoutCommand::Discard));
            app.run(GameCommand::Layouts(LayoutCommand::Edit("our-pad.json".to_owned())));
            app.run(GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Name("Renamed".to_owned()))));
        },
        act: |app, _| run(app, GameCommand::Layouts(LayoutCommand::Save)),
        is_done: |folder| json(&folder.join("layouts/our-pad.json"))["name"] == "Renamed",
    },
    Action {
        name: "throw an unfinished sheet away",
        before: |app, _| {
            app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
            app.run(GameCommand::Layouts(LayoutCommand::Discard));
            app.run(GameCommand::Layouts(LayoutCommand::Edit("our-pad.json".to_owned())));
            app.run(GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Name("Unfinished".to_owned()))));
        },
        act: |app, _| run(app, GameCommand::Layouts(LayoutCommand::Discard)),
        is_done: |folder| !folder.join("drafts/sheet.json").exists(),
    },
    Action {
        name: "throw a sheet away",
        before: |app, _| app.run(AppCommand::Go(Page::from(GamePage::Layouts))),
        act: |app, _| run(app, GameCommand::Layouts(LayoutCommand::Trash("counted.json".to_owned()))),
        is_done: |folder| !folder.join("layouts/counted.json").exists(),
    },
    Action {
        name: "bring a sheet back",
        before: |app, folder| {
            // Only what was thrown away in this window can be brought back.
            drop(Layouts::new(folder.join("layouts")).restore("counted.json"));
            app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
            app.run(GameCommand::Layouts(LayoutCommand::Trash("counted.json".to_owned())));
        },
        act: |app, _| run(app, GameCommand::Layouts(LayoutCommand::Restore)),
        is_done: |folder| folder.join("layouts/counted.json").exists(),
    },
    Action {
        name: "import a sheet",
        before: |app, _| app.run(AppCommand::Go(Page::from(GamePage::Layouts))),
        act: |app, folder| {
            let path = folder.join("given-sheet.json").display().to_string();
            run(app, GameCommand::Layouts(LayoutCommand::Import(path)))
        },
        is_done: |folder| folder.join("layouts/given.json").exists(),
    },
    Action {
        name: "train",
        before: |app, _| {
            app.desk_mut::<RollAndWriteDesk>().layouts.training = 0.0;
            app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
        },
        act: |app, _| {
            let told = run(app, GameCommand::Train("our-pad.json".to_owned(), GameKind::Solo(3)));
            while app.desk::<RollAndWriteDesk>().layouts.trainer.is_some() {
                app.poll();
                thread::sleep(Duration::from_millis(1));
            }
            told || app.errors > 0
        },
        is_done: |folder| folder.join("layouts/our-pad.solo-3.values").exists(),
    },
    Action {
        name: "type in a finished game",
        before: |app, _| app.run(AppCommand::Go(Page::from(GamePage::LateEntry))),
        act: |app, _| {
            let mut draft = app.desk::<RollAndWriteDesk>().tables.late.typed.clone();
            draft.occasion.title = Some("Typed".to_owned());
            run(app, GameCommand::Table(TableCommand::Typed(Box::new(draft))))
        },
        is_done: |folder| text(&folder.join("drafts/late-entry.json")).contains("Typed"),
    },
    Action {
        name: "correct a finished game",
        before: |app, _| {
            app.run(GameCommand::Table(TableCommand::TypeIn(Some(RESULT.to_owned()))));
            let mut draft = app.desk::<RollAndWriteDesk>().tables.late.typed.clone();
            draft.occasion.title = Some("Corrected".to_owned());
            app.run(GameCommand::Table(TableCommand::Typed(Box::new(draft))));
        },
        act: |app, _| {
            let late = &app.desk::<RollAndWriteDesk>().tables.late;
            let mut game = late.typed.game(&app.texts, late.old()).unwrap();
            for finding in game.unconfirmed() {
                game.note(Note::confirm(finding)).unwrap();
            }
            run(app, GameCommand::Table(TableCommand::Keep(Box::new(game))))
        },
        is_done: |folder| json(&folder.join("games").join(RESULT))["title"] == "Corrected",
    },
    Action {
        name: "quit and save elsewhere",
        before: |app, folder| {
            app.run(AppCommand::Open(GAME.to_owned()));
            block(&folder.join("games").join(GAME), |_| {
                let first = app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().game().legal_moves()[0];
                app.run(GameCommand::Play(first));
                app.run(AppCommand::Quit);
            });
            app.errors = 0;
        },
        act: |app, folder| {
            let path = folder.join("out.json").display().to_string();
            run(app, AppCommand::Leave(LeaveCommand::SaveTo(path))) || app.leaving.is_some()
        },
        is_done: |folder| folder.join("out.json").exists(),
    },
    Action {
        name: "alhambra play",
        before: |_, _| {},
        act: |_, folder| command(folder, &["play", "--seed", "7", "-o", "out.json"]),
        is_done: |folder| folder.join("out.json").exists(),
    },
    Action {
        name: "alhambra play --force",
        before: |_, folder| {
            fs::copy(folder.join("given.json"), folder.join("out.json")).unwrap();
        },
        act: |_, folder| command(folder, &["play", "--seed", "7", "-o", "out.json", "--force"]),
        is_done: |folder| text(&folder.join("out.json")).contains("play-"),
    },
    Action {
        name: "alhambra import",
        before: |_, _| {},
        act: |_, folder| command(folder, &["import", "table.txt", "--confirm", "-o", "out.json"]),
        is_done: |folder| folder.join("out.json").exists(),
    },
    Action {
        name: "alhambra render",
        before: |_, _| {},
        act: |_, folder| command(folder, &["render", "given.json", "--size", "300x200", "-o", "out.png"]),
        is_done: |folder| folder.join("out.png").exists(),
    },
    Action {
        name: "alhambra verify",
        before: |_, _| {},
        act: |_, folder| command(folder, &["verify", "given.json"]),
        is_done: |_| true,
    },
    Action {
        name: "alhambra show",
        before: |_, _| {},
        act: |_, folder| command(folder, &["show", "given.json"]),
        is_done: |_| true,
    },
    Action {
        name: "alhambra score",
        before: |_, _| {},
        act: |_, folder| command(folder, &["score", "given.json"]),
        is_done: |_| true,
    },
    Action {
        name: "alhambra simulate",
        before: |_, _| {},
        act: |_, folder| command(folder, &["simulate", "--games", "1", "--layout", "layouts/our-pad.json"]),
        is_done: |_| true,
    },
];

/// Runs a command of the window, and returns whether it said that something went wrong.
pub fn run(app: &mut AppState, command: impl Into<AppCommand>) -> bool {
    let before = app.errors;
    app.run(command);
    app.errors > before
}

/// Does the same on the command line; the files that it names are in this folder.
pub fn command(folder: &Path, words: &[&str]) -> bool {
    let in_folder = |word: &&str| {
        let is_path = [".json", ".txt", ".png", ".gz"].iter().any(|ending| word.ends_with(ending));
        if is_path { folder.join(word).into_os_string() } else { word.into() }
    };
    let program = ["alhambra", "--data-dir"].map(Into::into).into_iter().chain([folder.into()]);
    cli::run(HOUSE, program.chain(words.iter().map(in_folder))) != ExitCode::SUCCESS
}

/// Puts a folder in the place of a file while something is done.
pub fn block(path: &Path, what: impl FnOnce(&Path)) {
    let aside = path.with_extension("aside");
    fs::rename(path, &aside).unwrap();
    fs::create_dir(path).unwrap();
    what(path);
    fs::remove_dir(path).unwrap();
    fs::rename(aside, path).unwrap();
}
