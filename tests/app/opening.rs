//! What the program is started with is opened: by its own window, or by one that was already there.

use std::{fs, path::Path};

use alhambra::{
    app::{AppCommand, BackupCommand, LeaveCommand, Page},
    games::{
        HOUSE,
        alexandros::game::GamePage as LedgerPage,
        alhambra::{
            challenge::Challenge as TileChallenge,
            game::GamePage as TilePage,
            log::{Options, PlayOptions},
            rules::{FurtherAction, Module},
        },
        common::contract::GameRef,
        roll_and_write::{
            game::{GameCommand, GamePage},
            session::challenges,
        },
    },
    kernel::Seed,
    opening::Opening,
    text::Texts,
};
use egui::{Key, Role};

use crate::{
    desk::{ANY, Program, Typed, play_on, program, solo},
    game::playing,
    unsaved::unsaved_game,
};

const CODE: &str = "100TZ-GW7EZ";

fn opened(program: &mut Program, opening: Opening) {
    program.app().openings.push_back(opening);
    program.window.run();
}

#[test]
fn a_code_of_the_tile_game_begins_a_game_with_its_modules_and_options() {
    let options = PlayOptions {
        common: Options { modules: vec![Module::Camps], ..Options::default() },
        further_action: FurtherAction::Must,
        open_hands: true,
        piles: None,
    };
    let code = TileChallenge::new(4, options, Seed(4_711)).unwrap().code();
    let is_begun = |program: &mut Program| {
        let game = program.alhambra().session.as_ref().unwrap().game().clone();
        let config = game.config();
        assert_eq!(
            (config.players(), config.has(Module::Camps), config.has(Module::Vizier)),
            (4, true, false)
        );
        let options = config.options();
        assert_eq!(
            (options.further_action, options.open_hands),
            (FurtherAction::Must, true),
            "no option is lost"
        );
        assert_eq!(game.seeds()[0].seed, Seed(4_711));
    };
    let mut opens = program();
    opened(&mut opens, Opening::Code(code.to_lowercase()));
    assert_eq!(opens.page(), Page::from(TilePage::Challenges));
    opens.press(Key::Enter);
    is_begun(&mut opens);
    // Typed in place of the seed.
    let mut types = program();
    types.press(Key::P);
    types.press(Key::O);
    types.write(Texts::alhambra_new_seed, &code);
    assert!(types.shows(|_: &Texts| code.clone()), "the code is shown again");
    types.click_button(Texts::new_start);
    is_begun(&mut types);
}

fn open_file(program: &mut Program, path: &Path) {
    opened(program, Opening::File(path.display().to_string()));
}

fn sample(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(name)).unwrap()
}

/// How many games are saved.
fn saved(program: &mut Program) -> usize {
    program.app().games.list().unwrap().len()
}

#[test]
fn an_unfinished_game_of_the_library_goes_on_and_a_finished_one_shows_its_score_card() {
    let mut program = program();
    let games = program.app().data.games();
    fs::create_dir_all(&games).unwrap();
    program.run(GameCommand::Start(Box::new(solo(7))));
    let open = program.roll_and_write().session.as_ref().unwrap().file().to_owned();
    program.run(AppCommand::Go(Page::Home));
    let tables: [(&str, Page); 4] = [
        ("solo-2-phantoms.json", GamePage::ScoreCard.into()),
        ("table-three-players.json", GamePage::ScoreCard.into()),
        ("alhambra-result-three.json", TilePage::ScoreCard.into()),
        ("alexandros-result.json", LedgerPage::ScoreCard.into()),
    ];
    for (name, page) in tables {
        fs::write(games.join(name), sample(name)).unwrap();
        open_file(&mut program, &games.join(name));
        assert_eq!(program.page(), page, "{name}");
        open_file(&mut program, &games.join(&open));
        assert_eq!(program.page(), Page::from(GamePage::Play));
    }
    assert_eq!(saved(&mut program), 5, "nothing was imported");
}

#[test]
fn another_file_is_offered_for_import_and_nothing_is_replaced() {
    let mut program = program();
    let folder = program.folder.path().to_owned();
    for (count, name) in
        [(1, "solo-2-phantoms.json"), (2, "alhambra-result-three.json"), (3, "alexandros-ledger.json")]
    {
        let path = folder.join(name);
        fs::write(&path, sample(name)).unwrap();
        open_file(&mut program, &path);
        assert_eq!(program.page(), Page::Library);
        assert_eq!(program.field(Texts::library_import).value().as_deref(), path.to_str());
        assert_eq!(saved(&mut program), count - 1, "it is only offered");
        program.press(Key::Enter);
        assert_eq!(saved(&mut program), count);
        assert!(program.find_control(Role::TextInput, Texts::library_import).is_none(), "it is done");
        assert_eq!(fs::read_to_string(&path).unwrap(), sample(name));
        open_file(&mut program, &path);
        program.press(Key::Enter);
        assert!(program.shows(Texts::library_here_already));
        program.press(Key::Escape);
        program.run(AppCommand::Go(Page::Home));
    }
    let games: Vec<GameRef> =
        program.app().library.games().iter().map(|game| game.content.as_ref().unwrap().game()).collect();
    assert!(HOUSE.all().all(|game| games.contains(&game)));
}

#[test]
fn importing_a_file_that_is_no_game_says_so() {
    let mut program = program();
    let path = program.folder.path().join("notes.json");
    fs::write(&path, "nothing").unwrap();
    open_file(&mut program, &path);
    program.press(Key::Enter);
    assert!(program.has_told(|t: &Texts| t.error_open(ANY, ANY)));
    assert_eq!(saved(&mut program), 0);
}

#[test]
fn a_damaged_game_of_the_library_is_reported_and_left_as_it_is() {
    let mut program = program();
    let games = program.app().data.games();
    fs::create_dir_all(&games).unwrap();
    fs::write(games.join("a.json"), "nothing").unwrap();
    open_file(&mut program, &games.join("a.json"));
    assert_eq!(program.page(), Page::Home);
    assert!(program.has_told(|t: &Texts| t.error_open(ANY, ANY)));
    assert_eq!(fs::read_to_string(games.join("a.json")).unwrap(), "nothing");
}

#[test]
fn a_code_is_typed_in_and_enter_plays_it() {
    let mut program = program();
    program.press(Key::Questionmark);
    opened(&mut program, Opening::Code(CODE.to_owned()));
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
    assert_eq!(program.field(Texts::challenges_code).value().as_deref(), Some(CODE));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let session = program.roll_and_write().session.as_ref().unwrap();
    assert_eq!(challenges::of_game(session.game()).unwrap().code(), CODE);
}

#[test]
fn a_game_under_way_is_kept_and_can_be_returned_to() {
    let mut program = playing();
    play_on(program.app(), 2);
    let file = program.roll_and_write().session.as_ref().unwrap().file().to_owned();
    opened(&mut program, Opening::Code(CODE.to_owned()));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    opened(&mut program, Opening::Code(CODE.to_owned()));
    program.press(Key::Enter);
    assert_eq!(saved(&mut program), 2);
    let path = program.app().data.games().join(&file);
    open_file(&mut program, &path);
    let session = program.roll_and_write().session.as_ref().unwrap();
    assert_eq!((session.file(), session.game().state().round()), (file.as_str(), 3));
}

#[test]
fn a_backup_asks_what_to_do_with_it() {
    let mut program = program();
    let path = program.folder.path().join("all.tar.gz").display().to_string();
    program.run(AppCommand::Backup(BackupCommand::BackUp(path.clone())));
    opened(&mut program, Opening::Backup(path));
    assert_eq!(program.page(), Page::Settings);
    assert!(program.app().backups.asked.is_some());
}

#[test]
fn a_question_about_unsaved_work_is_answered_first() {
    let (mut program, full) = unsaved_game();
    program.run(AppCommand::Go(Page::Home));
    opened(&mut program, Opening::Code(CODE.to_owned()));
    assert!(program.app().leaving.is_some());
    assert_eq!(program.page(), Page::from(GamePage::Play));
    full.end();
    program.run(AppCommand::Leave(LeaveCommand::Stay));
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
}

#[test]
fn what_is_wrong_with_a_clicked_link_is_reported_in_the_window_which_keeps_its_page() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(7))));
    let sentence = "there is no file /none/a.json";
    opened(&mut program, Opening::wrong(sentence));
    assert!(program.shows(Typed(sentence)));
    assert_eq!((program.app().errors, program.page()), (1, Page::from(GamePage::Play)));
}
