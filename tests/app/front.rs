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
    text::{Label, Language, PlayerColour, Texts},
};
use egui::{Key, vec2};
use egui_kittest::kittest::NodeT as _;

use crate::desk::{
    ANY, AnyNumber, Program, Typed, Words, play_on, program, program_in, program_with, settings, solo,
};

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);

/// What a colour is called.
fn colour(colour: PlayerColour) -> impl Words {
    move |t: &Texts| t.colour_name(colour)
}

/// The choice of a player's colour, who has this one.
fn has_colour(player: u8, colour: PlayerColour) -> impl Words {
    move |t: &Texts| format!("{}: {}", t.seat_colour(player), t.colour_name(colour))
}

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
    for language in [LanguageChoice::En, LanguageChoice::Fr] {
        let mut program = program_with(&settings(language), SIZE);
        program.click(Texts::home_new_game);
        program.click(|t: &Texts| t.count_phantoms(3));
        program.click(Texts::new_start);
        assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
        assert_eq!(rounds(&mut program), 15);
    }
}

#[test]
fn home_offers_the_open_game_first() {
    let mut program = program();
    assert!(!program.shows_containing(Texts::home_continue));
    program.run(GameCommand::Start(Box::new(solo(7))));
    program.run(AppCommand::Go(Page::Home));
    assert!(program.shows(|t: &Texts| {
        let game = t.home_continue_game(&t.play_title_solo(2), 1, 18);
        format!("{}: {game}, {ANY} {}", t.home_continue(), t.home_ended_now())
    }));
    assert!(program.shows(Texts::home_new_game));
    for key in [Key::Enter, Key::C] {
        program.press(key);
        assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
        program.run(AppCommand::Go(Page::Home));
    }
    program.click_containing(Texts::home_continue);
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
    for _ in 0..5 {
        program.press(Key::Tab);
    }
    assert!(program.get(Texts::home_records).is_focused());
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::HighScores);
}

#[test]
fn what_was_chosen_is_there_the_next_time() {
    let mut program = program();
    program.press(Key::N);
    program.click(|t: &Texts| t.count_phantoms(4));
    for label in
        [Texts::new_goal_beat, Texts::new_special_both, Texts::new_change_any, Texts::new_rounds_fewer]
    {
        program.click(label);
    }
    program.click(has_colour(1, PlayerColour::Red));
    program.click(colour(PlayerColour::Plum));
    program.add(|t: &Texts| t.seat_name(1), "Zoé");
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
    program.click(|t: &Texts| t.count_phantoms(3));
    assert!(program.shows(|t: &Texts| t.new_rounds_usual(15)));
    program.click(Texts::new_rounds_more);
    program.click(|t: &Texts| t.count_phantoms(2));
    program.click(|t: &Texts| format!("{}. {}", t.new_rounds(), t.new_rounds_usual(18)));
    program.press(Key::Enter);
    assert_eq!(rounds(&mut program), 18);
}

#[test]
fn a_wrong_dice_number_says_so_and_cannot_start() {
    let mut program = program();
    program.press(Key::N);
    let type_seed = |program: &mut Program, text: &str| {
        program.write(Texts::new_seed, text);
        program.press(Key::Enter);
    };
    type_seed(&mut program, "twelve");
    assert!(program.shows_containing(|t: &Texts| t.new_seed_wrong(&u64::MAX.to_string())));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewGame));
    program.click(Texts::new_seed_new);
    assert!(!program.shows_containing(|t: &Texts| t.new_seed_wrong(&u64::MAX.to_string())));
    type_seed(&mut program, "12");
    program.press(Key::Enter);
    let seed = program.app().roll_and_write.session.as_ref().unwrap().game().seed_at(1);
    assert_eq!(seed.map(|seed| seed.0), Some(12));
}

#[test]
fn what_was_typed_for_a_new_game_is_there_after_going_back() {
    let mut program = program();
    program.press(Key::N);
    program.click(|t: &Texts| t.count_phantoms(3));
    program.write(|t: &Texts| t.seat_name(1), "Zoé");
    program.press(Key::Enter);
    program.write(Texts::new_seed, "12");
    program.press(Key::Enter);
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
    program.pick(Texts::new_layout, Typed("My pad"));
    program.press(Key::Enter);
    assert_eq!(program.app().roll_and_write.session.as_ref().unwrap().game().config().layout().coins(), 12);
}

#[test]
fn settings_apply_and_are_saved_at_once() {
    let mut program = program();
    program.press(Key::S);
    program.click(Texts::settings_theme_dark);
    assert_eq!(program.window.ctx.theme(), egui::Theme::Dark);
    for label in [
        Texts::settings_animation_slow,
        Texts::settings_colour_blind,
        Texts::settings_letters,
        Texts::settings_full_screen,
    ] {
        program.click(label);
    }
    program.click(|t: &Texts| format!("{}: {}", t.settings_colour(), t.colour_name(PlayerColour::Red)));
    program.click(colour(PlayerColour::Teal));
    program.click(Texts::settings_end_turn);
    program.click(Texts::settings_language_fr);
    assert_eq!(program.app().texts.language(), Language::French, "and spoken at once");
    assert!(program.shows(Texts::settings_copy_path));
    // Last, since the test's pointer knows no zoom.
    program.click(Texts::settings_larger);
    program.leave();
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
fn the_scale_that_is_chosen_is_the_one_in_force_in_any_window() {
    for (size, chosen) in [
        (vec2(800.0, 1280.0), 1.0),
        (vec2(1366.0, 768.0), 1.5),
        (vec2(1024.0, 640.0), 2.0),
        (vec2(1024.0, 640.0), 0.75),
        (vec2(1920.0, 1080.0), 1.0),
        (vec2(3840.0, 2160.0), 2.0),
    ] {
        let settings = Settings { scale: chosen, ..settings(LanguageChoice::En) };
        let mut program = program_with(&settings, size);
        program.window.run();
        assert_eq!(program.window.ctx.zoom_factor(), chosen, "{size}");
    }
}

#[test]
fn the_list_of_keys_opens_over_the_page_and_keeps_its_keys_from_it() {
    let mut program = program();
    program.press(Key::Questionmark);
    assert!(program.shows(Texts::keys_here));
    program.press(Key::N);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::Escape);
    assert!(!program.shows(Texts::keys_here));
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
    assert!(program.shows(Typed("Saved")));
    program.window.run_steps(40);
    assert!(!program.shows(Typed("Saved")));
    assert!(program.shows_containing(|t: &Texts| t.error_open(ANY, ANY)));
    program.press(Key::Escape);
    assert!(!program.shows_containing(|t: &Texts| t.error_open(ANY, ANY)));
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
    assert!(program.shows(Texts::records_empty));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewGame));
    let short = NewGame { rounds: 2, ..solo(1) };
    for seed in [1, 2, 1] {
        program.run(GameCommand::Start(Box::new(NewGame { seed, ..short.clone() })));
        play_on(program.app(), 2);
    }
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::R);
    assert!(program.shows(|t: &Texts| t.records_conditions(2, 2)));
    assert!(program.shows_containing(|t: &Texts| t.records_game(2, AnyNumber, ANY)));
    let third = |t: &Texts| t.records_game(3, AnyNumber, ANY);
    assert!(!program.shows_containing(third), "the seed was played before");
    program.click_containing(|t: &Texts| t.records_game(1, AnyNumber, ANY));
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
}

#[test]
fn a_colour_is_chosen_in_one_way_everywhere_and_who_has_it_gets_the_other() {
    let colours = |program: &Program| -> Vec<String> {
        let drops = program.all(|t: &Texts| format!("{}: {ANY}", t.seat_colour(AnyNumber)));
        drops.map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
    };
    let have = |program: &Program, colours: [PlayerColour; 3]| -> Vec<String> {
        (1..).zip(colours).map(|(player, colour)| program.said(has_colour(player, colour))).collect()
    };
    let reds = |t: &Texts| t.seat_colour_of(&t.colour_name(PlayerColour::Red), &t.player_name(1));
    for (page, players) in [(Key::N, 3), (Key::T, 3), (Key::E, 3)] {
        let mut program = program();
        program.press(page);
        program.choose_players(players);
        program.click(has_colour(2, PlayerColour::Blue));
        assert!(program.shows(reds) && program.shows(colour(PlayerColour::Teal)), "who has one is told");
        program.click(reds);
        let expected = have(&program, [PlayerColour::Blue, PlayerColour::Red, PlayerColour::Green]);
        assert_eq!(colours(&program), expected);
        assert!(!program.shows(colour(PlayerColour::Teal)), "the choice is closed");
        // By keys: the arrows move, and nothing changes before one is chosen.
        program.press(Key::Enter);
        for _ in 0..2 {
            program.press(Key::ArrowRight);
        }
        assert_eq!(colours(&program), expected);
        program.press(Key::Enter);
        let expected = have(&program, [PlayerColour::Blue, PlayerColour::Green, PlayerColour::Red]);
        assert_eq!(colours(&program), expected);
        program.press(Key::Space);
        program.press(Key::Escape);
        assert!(!program.shows(colour(PlayerColour::Teal)));
        assert_ne!(program.page(), Page::Home, "Escape closes the choice alone");
    }
}

#[test]
fn the_forms_call_the_same_things_the_same() {
    let labels: [Label; 4] =
        [Texts::new_players, Texts::new_rounds, Texts::new_layout, Texts::new_special_actions];
    let alone: [Label; 3] = [Texts::new_phantoms, Texts::new_solo_goal, Texts::new_phantom_bonus];
    // A group is called like the words above it.
    let shows = |program: &Program, label: Label| program.all(label).next().is_some();
    for page in [Key::N, Key::T, Key::E] {
        let mut program = program();
        program.press(page);
        program.choose_players(1);
        program.click(Texts::new_goal_beat);
        assert!(program.shows(|t: &Texts| t.seat_name(1)));
        for label in labels.into_iter().chain(alone) {
            assert!(shows(&program, label), "{page:?}: {}", program.said(label));
        }
        program.choose_players(2);
        for label in alone {
            assert!(!shows(&program, label), "{page:?}: {}", program.said(label));
        }
    }
}
