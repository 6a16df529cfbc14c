//! Home and the pages around it.

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::PLAYER_COLOURS,
        roll_and_write::{
            game::{GameCommand, GamePage, NewGame},
            log::NamedLayout,
            rules::{ChangeDice, SpecialActions},
        },
    },
    storage::{Animation, DataDir, LanguageChoice, Settings, ThemeSetting},
};
use egui::{Event, Key, pos2, vec2};
use egui_kittest::kittest::{By as Find, NodeT as _, Queryable as _};

use crate::desk::{Program, play_on, program, program_in, program_with, settings, solo};

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);

/// The settings as the next start of the program would find them.
fn saved(program: &Program) -> Settings {
    Settings::load(&DataDir::find(Some(program.folder.path())).unwrap().settings(), &PLAYER_COLOURS).settings
}

fn rounds(program: &mut Program) -> u8 {
    program.app().roll_and_write.session.as_ref().unwrap().game().config().rounds()
}

#[test]
fn a_game_starts_with_the_keyboard_alone_in_both_languages() {
    for language in [LanguageChoice::En, LanguageChoice::Fr] {
        let mut program = program_with(&settings(language), SIZE);
        assert_eq!(program.page(), Page::Home);
        program.press(Key::Enter);
        assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewGame));
        program.press(Key::Enter);
        assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
        assert_eq!(rounds(&mut program), 18);
    }
}

#[test]
fn a_game_starts_with_the_mouse_alone_in_both_languages() {
    for (language, new, phantoms, start) in [
        (LanguageChoice::En, "New game", "3 phantoms", "Start"),
        (LanguageChoice::Fr, "Nouvelle partie", "3 joueurs fictifs", "Commencer"),
    ] {
        let mut program = program_with(&settings(language), SIZE);
        program.click(new);
        program.click(phantoms);
        program.click(start);
        assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
        assert_eq!(rounds(&mut program), 15);
    }
}

#[test]
fn home_offers_the_open_game_first() {
    let mut program = program();
    assert!(!program.shows_containing("Continue"));
    program.run(GameCommand::Start(Box::new(solo(7))));
    program.run(AppCommand::Go(Page::Home));
    assert!(program.shows("Continue: Solo, two phantoms, round 1 of 18"));
    assert!(program.shows("New game"));
    for key in [Key::Enter, Key::C] {
        program.press(key);
        assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
        program.run(AppCommand::Go(Page::Home));
    }
    program.click_containing("Continue");
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
}

#[test]
fn every_tile_of_home_has_a_key_and_escape_comes_back() {
    let mut program = program();
    for (key, page) in [
        (Key::N, Page::RollAndWrite(GamePage::NewGame)),
        (Key::R, Page::HighScores),
        (Key::S, Page::Settings),
    ] {
        program.press(key);
        assert_eq!(program.page(), page);
        program.press(Key::Escape);
        assert_eq!(program.page(), Page::Home);
    }
    program.press(Key::L);
    assert_eq!(program.page(), Page::Library);
}

#[test]
fn tab_and_enter_reach_every_tile() {
    let mut program = program();
    for _ in 0..4 {
        program.press(Key::Tab);
    }
    assert!(program.window.get_by_label("High scores and statistics").is_focused());
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::HighScores);
}

#[test]
fn what_was_chosen_is_there_the_next_time() {
    let mut program = program();
    program.press(Key::N);
    for label in ["4 phantoms", "Beat the phantoms", "Both", "Any", "Fewer rounds"] {
        program.click(label);
    }
    program.click("Colour of player 1: Red");
    program.click("Plum");
    program.window.get_by_role_and_label(egui::Role::TextInput, "Name of player 1").focus();
    program.window.run();
    program.window.get_by_role_and_label(egui::Role::TextInput, "Name of player 1").type_text("Zoé");
    program.window.run();
    // The first Enter ends the writing, the second starts the game.
    program.press(Key::Enter);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
    let check = |program: &mut Program| {
        let game = program.app().roll_and_write.session.as_ref().unwrap().game();
        let config = game.config();
        assert_eq!((config.phantoms(), config.rounds(), config.phantom_bonus()), (4, 11, Some(15)));
        assert_eq!((config.special_actions(), config.change_dice()), (SpecialActions::Both, ChangeDice::Any));
        assert_eq!(
            (game.header.seats[0].name.as_str(), game.header.seats[0].colour.as_str()),
            ("Zoé", "plum")
        );
        game.seed_at(1).unwrap()
    };
    let first = check(&mut program);
    let again = saved(&program);
    assert_eq!((again.player_name.as_str(), again.player_colour.as_str()), ("Zoé", "plum"));
    let mut program = program_in(program.folder, SIZE);
    program.press(Key::N);
    program.press(Key::Enter);
    assert_ne!(check(&mut program), first, "every game has dice of its own");
}

#[test]
fn rounds_follow_the_phantoms_until_set_by_hand() {
    let mut program = program();
    program.press(Key::N);
    program.click("3 phantoms");
    assert!(program.shows("Standard: 15"));
    program.click("More rounds");
    program.click("2 phantoms");
    program.click("Rounds. Standard: 18");
    program.press(Key::Enter);
    assert_eq!(rounds(&mut program), 18);
}

#[test]
fn a_wrong_dice_number_says_so_and_cannot_start() {
    let mut program = program();
    program.press(Key::N);
    let field = |program: &mut Program, text: &str| {
        let field = program.window.get_by_role_and_label(egui::Role::TextInput, "Dice seed");
        field.focus();
        program.window.run();
        program.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
        program.window.get_by_role_and_label(egui::Role::TextInput, "Dice seed").type_text(text);
        program.window.run();
        program.press(Key::Enter);
    };
    field(&mut program, "twelve");
    assert!(program.shows_containing("A dice seed is a whole number from 0 to 18446744073709551615"));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewGame));
    program.click("New seed");
    assert!(!program.shows_containing("A dice seed is"));
    field(&mut program, "12");
    program.press(Key::Enter);
    let seed = program.app().roll_and_write.session.as_ref().unwrap().game().seed_at(1);
    assert_eq!(seed.map(|seed| seed.0), Some(12));
}

#[test]
fn what_was_typed_for_a_new_game_is_there_after_going_back() {
    let mut program = program();
    let type_into = |program: &mut Program, field: &str, text: &str| {
        let window = &mut program.window;
        window.get_by_role_and_label(egui::Role::TextInput, field).focus();
        window.run();
        window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
        window.get_by_role_and_label(egui::Role::TextInput, field).type_text(text);
        program.window.run();
        program.press(Key::Enter);
    };
    program.press(Key::N);
    program.click("3 phantoms");
    type_into(&mut program, "Name of player 1", "Zoé");
    type_into(&mut program, "Dice seed", "12");
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::N);
    program.press(Key::Enter);
    let game = program.app().roll_and_write.session.as_ref().unwrap().game();
    assert_eq!((game.config().phantoms(), game.header.seats[0].name.as_str()), (3, "Zoé"));
    assert_eq!(game.seed_at(1).map(|seed| seed.0), Some(12));
    program.run(AppCommand::Go(Page::RollAndWrite(GamePage::NewGame)));
    program.press(Key::Enter);
    let game = program.app().roll_and_write.session.as_ref().unwrap().game();
    assert_ne!(
        game.seed_at(1).map(|seed| seed.0),
        Some(12),
        "dice that were played with are not offered again"
    );
}

#[test]
fn a_sheet_of_ones_own_is_offered_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    settings(LanguageChoice::En).save(&Settings::default(), &data.settings()).unwrap();
    std::fs::create_dir_all(data.layouts()).unwrap();
    let mut mine = NamedLayout { name: "My pad".to_owned(), ..NamedLayout::standard().0 };
    mine.draft.coins = 12;
    std::fs::write(data.layouts().join("mine.json"), serde_json::to_string(&mine).unwrap()).unwrap();
    let mut program = program_in(folder, SIZE);
    program.press(Key::N);
    program.window.get_by_role_and_label(egui::Role::ComboBox, "Sheet").click();
    program.window.run();
    program.click("My pad");
    program.press(Key::Enter);
    assert_eq!(program.app().roll_and_write.session.as_ref().unwrap().game().config().layout().coins(), 12);
}

#[test]
fn settings_apply_and_are_saved_at_once() {
    let mut program = program();
    program.press(Key::S);
    program.click("Night");
    assert_eq!(program.window.ctx.theme(), egui::Theme::Dark);
    for label in
        ["Slow", "Colour-blind palette", "Letters on buildings", "Full screen", "Colour: Red", "Teal"]
    {
        program.click(label);
    }
    program.click("End my turn automatically");
    program.click("Français");
    assert!(program.shows("Copier le chemin"));
    // Last, since the test's pointer knows no zoom.
    program.click("Plus grand");
    program.window.hover_at(pos2(5.0, 5.0));
    program.window.run();
    let expected = Settings {
        theme: ThemeSetting::Dark,
        animation: Animation::Slow,
        colour_blind_safe: true,
        letters: true,
        full_screen: true,
        player_colour: "teal".to_owned(),
        scale: 1.05,
        end_turn_by_itself: true,
        language: LanguageChoice::Fr,
        ..Settings::default()
    };
    assert_eq!(saved(&program), expected);
    assert_eq!(program.window.ctx.zoom_factor(), 1.05);
}

#[test]
fn a_large_window_is_drawn_larger_and_a_small_one_never_smaller() {
    for (size, scale) in [
        (vec2(1024.0, 640.0), 1.0),
        (vec2(1280.0, 800.0), 1.0),
        (vec2(1920.0, 1080.0), 1.25),
        (vec2(1920.0, 800.0), 1.0),
        (vec2(3840.0, 2160.0), 2.5),
    ] {
        let mut program = program_with(&settings(LanguageChoice::En), size);
        program.window.run();
        assert_eq!(program.window.ctx.zoom_factor(), scale, "{size}");
    }
}

#[test]
fn the_scale_that_is_chosen_is_the_one_in_force_in_any_window() {
    for (size, chosen) in
        [(vec2(1366.0, 768.0), 1.5), (vec2(1024.0, 640.0), 2.0), (vec2(1024.0, 640.0), 0.75)]
    {
        let settings = Settings { scale: chosen, ..settings(LanguageChoice::En) };
        let mut program = program_with(&settings, size);
        program.window.run();
        assert_eq!(program.window.ctx.zoom_factor(), chosen, "{size}");
    }
}

#[test]
fn in_a_window_of_512_by_320_points_everything_is_reached_by_scrolling() {
    for (page, last) in [
        (Page::Home, "Settings"),
        (Page::RollAndWrite(GamePage::NewGame), "Start"),
        (Page::RollAndWrite(GamePage::NewPad), "Start"),
        (Page::Settings, "Copy the path"),
        (Page::Library, "Replay"),
    ] {
        let mut program = program_with(&settings(LanguageChoice::En), vec2(512.0, 320.0));
        program.run(AppCommand::Go(page));
        let window = program.window.ctx.content_rect();
        let find = |program: &Program| {
            program
                .window
                .query_all_by_label_contains(last)
                .last()
                .unwrap_or_else(|| panic!("no {last}"))
                .rect()
        };
        assert!(!window.contains_rect(find(&program)), "{last} is out of sight at first");
        // The pointer may be over a list that takes the first turns of the wheel.
        for _ in 0..4 {
            program.window.hover_at(window.center());
            program.window.event(Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: window.center() - find(&program).center(),
                phase: egui::TouchPhase::Move,
                source: egui::MouseWheelSource::Unknown,
                modifiers: egui::Modifiers::NONE,
            });
            program.window.run_steps(60);
        }
        assert!(window.contains_rect(find(&program)), "{last}: {} in {window}", find(&program));
    }
}

#[test]
fn the_list_of_keys_opens_over_the_page_and_keeps_its_keys_from_it() {
    let mut program = program();
    program.press(Key::Questionmark);
    assert!(program.shows("On this screen"));
    program.press(Key::N);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::Escape);
    assert!(!program.shows("On this screen"));
    program.press(Key::N);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewGame));
}

#[test]
fn an_error_stays_until_it_is_closed_and_a_notice_goes_by_itself() {
    let mut program = program();
    program.run(AppCommand::Go(Page::Settings));
    program.run(AppCommand::Open("none.json".to_owned()));
    program.app().notify("Saved".to_owned());
    program.window.run();
    assert!(program.shows("Saved"));
    program.window.run_steps(40);
    assert!(!program.shows("Saved"));
    assert!(program.shows_containing("could not be opened"));
    program.press(Key::Escape);
    assert!(!program.shows_containing("could not be opened"));
    assert_eq!(program.page(), Page::Settings, "Esc closes the error before the page");
}

#[test]
fn what_is_said_again_is_shown_once() {
    let mut program = program();
    for _ in 0..3 {
        program.app().notify("Saved".to_owned());
    }
    program.app().notify("Copied".to_owned());
    let said: Vec<_> =
        program.app().notifications.iter().map(|notification| notification.text.clone()).collect();
    assert_eq!(said, ["Saved", "Copied"]);
}

#[test]
fn records_lead_to_score_cards() {
    let mut program = program();
    program.press(Key::R);
    assert!(program.shows("No finished games yet"));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewGame));
    let short = NewGame { rounds: 2, ..solo(1) };
    for seed in [1, 2, 1] {
        program.run(GameCommand::Start(Box::new(NewGame { seed, ..short.clone() })));
        play_on(program.app(), 2);
    }
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::R);
    assert!(program.shows("2 phantoms, 2 rounds"));
    assert!(program.shows_containing("2nd: "));
    assert!(!program.shows_containing("3rd: "), "the seed was played before");
    program.click_containing("1st: ");
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
}

#[test]
fn a_colour_is_chosen_in_one_way_everywhere_and_who_has_it_gets_the_other() {
    let colours = |program: &Program| -> Vec<String> {
        let drop = Find::new().role(egui::Role::Button).label_contains("Colour of player");
        program.window.query_all(drop).map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
    };
    for (page, players) in [(Key::N, 3), (Key::T, 3), (Key::E, 3)] {
        let mut program = program();
        program.press(page);
        program.choose_players(players);
        program.click("Colour of player 2: Blue");
        assert!(program.shows("Red: Player 1") && program.shows("Teal"), "who has one is told");
        program.click("Red: Player 1");
        let expected = ["1: Blue", "2: Red", "3: Green"].map(|colour| format!("Colour of player {colour}"));
        assert_eq!(colours(&program), expected);
        assert!(!program.shows("Teal"), "the choice is closed");
        // By keys: the arrows move, and nothing changes before one is chosen.
        program.press(Key::Enter);
        for _ in 0..2 {
            program.press(Key::ArrowRight);
        }
        assert_eq!(colours(&program), expected);
        program.press(Key::Enter);
        let expected = ["1: Blue", "2: Green", "3: Red"].map(|colour| format!("Colour of player {colour}"));
        assert_eq!(colours(&program), expected);
        program.press(Key::Space);
        program.press(Key::Escape);
        assert!(!program.shows("Teal") && program.page() != Page::Home, "Escape closes the choice alone");
    }
}

#[test]
fn the_forms_call_the_same_things_the_same() {
    let labels = ["Players", "Name of player 1", "Rounds", "Sheet", "Special actions per turn"];
    let alone = ["Phantoms", "Goal", "Phantom bonus"];
    // A group is called like the words above it.
    let shows = |program: &Program, label| program.window.query_all_by_label(label).next().is_some();
    for page in [Key::N, Key::T, Key::E] {
        let mut program = program();
        program.press(page);
        program.choose_players(1);
        program.click("Beat the phantoms");
        for label in labels.iter().chain(&alone) {
            assert!(shows(&program, label), "{page:?}: {label}");
        }
        program.choose_players(2);
        for label in alone {
            assert!(!shows(&program, label), "{page:?}: {label}");
        }
    }
}
