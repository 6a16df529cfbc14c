//! Killed at random anywhere in any sequence of actions: whatever had been shown as saved is there at the next start.

use alhambra::games::HOUSE;
use alhambra::games::alexandros::game::Desk as AlexandrosDesk;
use alhambra::games::alhambra::game::Desk as AlhambraDesk;
use alhambra::games::roll_and_write::game::Desk as RollAndWriteDesk;
use std::{env, fs, io::Write as _, path::Path};

use alhambra::{
    app::{AppCommand, AppState, Page},
    games::{
        alexandros::{game::GameCommand as AlexandrosCommand, pad::LedgerEvent},
        alhambra::{
            game::GameCommand as AlhambraCommand,
            pad::{PadEvent, Step},
            rules::{Cell, Piece, Scoring, TileId, TileSet},
        },
        common::BuildingType,
        roll_and_write::game::GameCommand as RollAndWriteCommand,
    },
    kernel::Note,
    storage::{
        DataDir, Settings,
        trial::{self, Trouble},
    },
};
use serde_json::{Value, json};

use super::{
    actions::GAME,
    alexandros::LEDGER,
    folder::{self, files, is_aside, is_whole, prepared},
    in_a_program,
    tile_game::TABLE,
};

/// Actions in a sequence.
const LENGTH: usize = 14;
/// Sequences of each game, unless `KILLS` says how many kills there are in all (docs/trust.md); and kills in each.
const SEQUENCES: u64 = 3;
const KILLS: u64 = 10;
/// The file in which the program to be killed notes what it has shown.
const TOLD: &str = ".told";

/// Chance that comes out the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, many: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % many
    }

    fn one_of<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }
}

/// A game, its file, and one of the things that people do with it.
type Game = (&'static str, &'static str, fn(&mut AppState, &mut Chance));

static GAMES: [Game; 3] = [
    ("roll-and-write", GAME, roll_and_write),
    ("alhambra", TABLE, alhambra_table),
    ("alexandros", LEDGER, alexandros_ledger),
];

fn roll_and_write(app: &mut AppState, chance: &mut Chance) {
    let legal = app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().game().legal_moves();
    app.run(match chance.below(6) {
        0 => RollAndWriteCommand::Undo,
        1 => RollAndWriteCommand::Redo,
        _ if legal.is_empty() => RollAndWriteCommand::Undo,
        _ => RollAndWriteCommand::Play(chance.one_of(&legal)),
    });
}

fn alhambra_table(app: &mut AppState, chance: &mut Chance) {
    let (scoring, row) = (Scoring::First, 1 + chance.below(3) as u8);
    let entry = 1 + chance.below(6);
    let building = chance.one_of(&BuildingType::ALL);
    let tile = PadEvent::Tile { scoring, row, building, change: chance.one_of(&[Step::More, Step::Fewer]) };
    let cell = Cell::new(chance.below(5) as i16, chance.below(3) as i16 - 1);
    let id = chance.one_of(&["A08", "C08", "P07", "S06", "S07"]);
    let piece = Piece::Tile(TileSet::standard().get(TileId::read(id).unwrap()).unwrap()).into();
    let row = 1;
    let anyway = true;
    app.run(match chance.below(10) {
        0 => AlhambraCommand::Undo,
        1 => AlhambraCommand::Redo,
        2 => AlhambraCommand::Enter(PadEvent::Lay { scoring, row, cell, piece, anyway }),
        3 => AlhambraCommand::Enter(PadEvent::Remove { scoring, row, cell, anyway }),
        4 => AlhambraCommand::Enter(PadEvent::Swap { scoring, row, cell, piece, anyway }),
        5 => AlhambraCommand::Enter(PadEvent::Reserve { scoring, row, piece }),
        6 => AlhambraCommand::Note(Note::Amend { entry, event: tile }),
        7 => AlhambraCommand::Note(Note::Strike { entry }),
        _ => AlhambraCommand::Enter(tile),
    });
    if app.desk::<AlhambraDesk>().tables.conflict.is_some() {
        app.run(AlhambraCommand::StrikeToo);
    }
}

fn alexandros_ledger(app: &mut AppState, chance: &mut Chance) {
    let (turn, entry) = (1 + chance.below(4) as u16, 1 + chance.below(5));
    let player = ((turn - 1) % 3 + 1) as u8;
    let walls = LedgerEvent::Walls { turn, player, walls: 1 + chance.below(4) as u16 };
    app.run(match chance.below(8) {
        0 => AlexandrosCommand::Undo,
        1 => AlexandrosCommand::Redo,
        2 => AlexandrosCommand::Note(Note::Strike { entry }),
        3 => AlexandrosCommand::Note(Note::Amend { entry, event: walls }),
        4 => AlexandrosCommand::Enter(LedgerEvent::Taxes { turn, player, card: None, points: None }),
        _ => AlexandrosCommand::Enter(walls),
    });
    if app.desk::<AlexandrosDesk>().conflict.is_some() {
        app.run(AlexandrosCommand::StrikeToo);
    }
}

/// Opens the game anew, changes a setting, or does something in the game.
fn anything(app: &mut AppState, game: &Game, chance: &mut Chance) {
    match chance.below(8) {
        0 => {
            app.run(AppCommand::Go(Page::Home));
            app.run(AppCommand::Open(game.1.to_owned()));
        }
        1 => {
            let letters = !app.settings.letters;
            app.run(AppCommand::Set(Box::new(Settings { letters, ..app.settings.clone() })));
        }
        _ => game.2(app, chance),
    }
}

/// What is saved of the game and of the setting.
fn saved(folder: &Path, game: &Game) -> Value {
    let log = folder::log(&fs::read(folder.join("games").join(game.1)).unwrap());
    json!({"log": log, "letters": folder::json(&folder.join("settings.json"))["letters"]})
}

/// In a process of its own: goes through a sequence, notes after each action what was saved when it was shown, and is
/// killed at this step.
pub fn part(job: &str, folder: &Path) {
    let words: Vec<&str> = job.split('/').collect();
    let game = GAMES.iter().find(|game| game.0 == words[0]).unwrap();
    let (mut chance, at) = (Chance(words[1].parse().unwrap()), words[2].parse().ok());
    let mut app = AppState::new(DataDir::find(Some(folder)).unwrap(), HOUSE);
    app.run(AppCommand::Open(game.1.to_owned()));
    let mut told = fs::File::create(folder.join(TOLD)).unwrap();
    trial::begin(at.map(|at| (at, Trouble::Kill)));
    for number in 0..=LENGTH {
        if number > 0 {
            anything(&mut app, game, &mut chance);
        }
        writeln!(told, "{}", json!({"saved": saved(folder, game), "steps": trial::steps()})).unwrap();
    }
    trial::begin(None);
}

fn told(folder: &Path) -> Vec<Value> {
    let path = folder.join(TOLD);
    let told = folder::text(&path).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    fs::remove_file(path).unwrap();
    told
}

/// Checks that all files are whole and that the program starts and reads them, and returns what is saved.
#[track_caller]
fn check(folder: &Path, game: &Game, unread: usize, what: &str) -> Value {
    let original = prepared();
    let old = files(original.path());
    for (path, bytes) in files(folder).iter().filter(|(path, _)| !is_aside(path)) {
        let is_old = old.get(path) == Some(bytes);
        assert!(is_old || is_whole(folder, path, bytes), "{what}: {} is not whole", path.display());
    }
    let found = saved(folder, game);
    let mut app = AppState::new(DataDir::find(Some(folder)).unwrap(), HOUSE);
    app.run(AppCommand::Go(Page::Library));
    app.run(AppCommand::Open(game.1.to_owned()));
    assert_eq!(app.errors, 0, "{what}: {:?}", app.notifications);
    assert_eq!(unreadable(&app), unread, "{what}");
    assert_eq!(saved(folder, game), found, "{what}: opening changes nothing");
    found
}

fn unreadable(app: &AppState) -> usize {
    app.library.games().iter().filter(|game| game.content.is_err()).count()
}

/// How many of the games that are there from the start nobody can read.
fn unread_before() -> usize {
    let folder = prepared();
    let mut app = AppState::new(DataDir::find(Some(folder.path())).unwrap(), HOUSE);
    app.run(AppCommand::Go(Page::Library));
    unreadable(&app)
}

fn sequences() -> u64 {
    let kills = env::var("KILLS").ok().map(|kills| kills.parse::<u64>().expect("KILLS is a number"));
    kills.map_or(SEQUENCES, |kills| kills.div_ceil(KILLS * GAMES.len() as u64))
}

#[test]
fn killed_anywhere_in_any_sequence_the_program_has_all_that_was_shown() {
    let (unread, sequences, mut kills) = (unread_before(), sequences(), 0);
    for (game, seed) in GAMES.iter().flat_map(|game| (1..=sequences).map(move |seed| (game, seed))) {
        let whole = prepared();
        let job = |at: &str| format!("random/{}/{seed}/{at}", game.0);
        assert!(in_a_program(&job("never"), whole.path()), "{}", job("never"));
        let all = told(whole.path());
        assert_eq!(check(whole.path(), game, unread, &job("never")), all[LENGTH]["saved"]);
        let steps = all[LENGTH]["steps"].as_u64().unwrap() as usize;
        assert!(all.iter().any(|one| one["saved"] != all[0]["saved"]), "{}: nothing is done", game.0);
        let mut chance = Chance(seed);
        for _ in 0..KILLS {
            let (killed, job) = (prepared(), job(&chance.below(steps).to_string()));
            // Files that were written just now are read once more, so that this run may have fewer steps and end first.
            kills += u64::from(!in_a_program(&job, killed.path()));
            let shown = told(killed.path());
            assert_eq!(
                shown.last().map(|one| &one["saved"]),
                all.get(shown.len() - 1).map(|one| &one["saved"])
            );
            let found = check(killed.path(), game, unread, &job);
            // Either what was shown, or what would have been shown next.
            let may_be = [shown.len() - 1, shown.len()].map(|at| all.get(at).map(|one| &one["saved"]));
            assert!(may_be.contains(&Some(&found)), "{job}: {found} is none of {may_be:?}");
        }
    }
    println!("{kills} kills");
}
