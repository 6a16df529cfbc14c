//! The page of a new game, and what it has in common with those of a new table and of a finished game.

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::{
        game::GamePage,
        log::NamedLayout,
        rules::{ChangeDice, SpecialActions},
    },
    storage::{DataDir, Settings},
    text::{Label, Language, PlayerColour, Texts},
};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{ANY, AnyNumber, Program, Typed, Words, program, program_in, program_with, settings},
    game::game,
    settings_page::saved,
};

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);

/// What a colour is called.
pub fn colour(colour: PlayerColour) -> impl Words {
    move |t: &Texts| t.colour_name(colour)
}

/// The choice of the colour of a player who has this one.
fn has_colour(player: u8, colour: PlayerColour) -> impl Words {
    move |t: &Texts| format!("{}: {}", t.seat_colour(player), t.colour_name(colour))
}

/// The button of a card.
fn starts(card: Label) -> impl Words {
    move |t: &Texts| t.pad_said(card(t), t.new_start())
}

fn rounds(program: &mut Program) -> u8 {
    game(program).config().rounds()
}

#[test]
fn a_game_starts_with_the_keyboard_alone_in_two_languages() {
    for language in [Language::English, Language::French] {
        let mut program = program_with(&settings(language), SIZE);
        assert_eq!(program.page(), Page::Home);
        program.press(Key::N);
        assert_eq!(program.page(), Page::from(GamePage::NewGame));
        program.press(Key::Enter);
        assert_eq!(program.page(), Page::from(GamePage::Play));
        assert_eq!(rounds(&mut program), 18);
    }
}

#[test]
fn a_game_starts_with_the_mouse_alone_in_two_languages() {
    for language in [Language::English, Language::French] {
        let mut program = program_with(&settings(language), SIZE);
        program.click(Texts::home_new_game);
        program.click(|t: &Texts| t.count_phantoms(3));
        program.click(starts(Texts::new_goal_score));
        assert_eq!(program.page(), Page::from(GamePage::Play));
        assert_eq!(rounds(&mut program), 15);
    }
}

#[test]
fn every_card_starts_at_once_by_a_click_or_its_key_with_what_was_played_last() {
    let config = |program: &mut Program| {
        let game = game(program);
        (game.config().players(), game.config().phantom_bonus().is_some())
    };
    let cards: [(Label, Key, (usize, bool)); 3] = [
        (Texts::new_goal_score, Key::Num1, (1, false)),
        (Texts::new_goal_beat, Key::Num2, (1, true)),
        (Texts::new_around, Key::Num3, (2, false)),
    ];
    for (card, key, expected) in cards {
        for by_key in [false, true] {
            // Two clicks from Home, or two keys.
            let mut program = program();
            if by_key {
                program.press(Key::N);
                program.press(key);
            } else {
                program.click(Texts::home_new_game);
                program.click(starts(card));
            }
            assert_eq!(program.page(), Page::from(GamePage::Play));
            assert_eq!(config(&mut program), expected);
            // It is the chosen one the next time.
            program.run(AppCommand::Go(Page::Home));
            program.press(Key::N);
            program.press(Key::Enter);
            assert_eq!(config(&mut program), expected);
        }
    }
}

#[test]
fn a_card_starts_as_it_was_played_last_whatever_was_played_since() {
    let mut program = program();
    program.press(Key::N);
    program.choose_players(4);
    program.press(Key::Num3);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::N);
    program.press(Key::Num2);
    assert_eq!(game(&mut program).config().players(), 1);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::N);
    assert_eq!(
        program.control(egui::Role::RadioButton, Texts::new_goal_beat).accesskit_node().toggled(),
        Some(egui::accesskit::Toggled::True)
    );
    program.press(Key::Num3);
    assert_eq!(game(&mut program).config().players(), 4);
}

#[test]
fn the_other_choices_open_by_a_click_or_a_key_and_the_names_of_several_players_by_themselves() {
    let mut program = program();
    program.press(Key::N);
    let parts: [(Label, Key, Label); 2] = [
        (Texts::new_house_rules, Key::H, Texts::new_change_dice),
        (Texts::new_dice, Key::D, Texts::new_seed),
    ];
    for (heading, key, inside) in parts {
        let has = |program: &Program| program.all(inside).next().is_some();
        assert!(!has(&program));
        program.control(egui::Role::Button, heading).click();
        program.window.run();
        assert!(has(&program));
        program.press(key);
        assert!(!has(&program));
    }
    program.choose_players(3);
    assert!(program.shows(|t: &Texts| t.seat_name(3)));
}

#[test]
fn what_was_chosen_is_there_the_next_time() {
    let mut program = program();
    program.press(Key::N);
    program.press(Key::H);
    program.click(Texts::new_goal_beat);
    program.click(|t: &Texts| t.count_phantoms(4));
    for label in [Texts::new_special_both, Texts::new_change_any, Texts::new_rounds_fewer] {
        // What is out of sight cannot be clicked.
        program.get(label).scroll_to_me();
        while program.window.run_ok().is_none() {}
        program.click(label);
    }
    program.get(has_colour(1, PlayerColour::Red)).scroll_to_me();
    while program.window.run_ok().is_none() {}
    program.click(has_colour(1, PlayerColour::Red));
    program.click(colour(PlayerColour::Plum));
    program.add(|t: &Texts| t.seat_name(1), "Zoé");
    // The first Enter ends the typing, the second starts the game.
    program.press(Key::Enter);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let check = |program: &mut Program| {
        let game = game(program);
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
    program.press(Key::H);
    program.click(|t: &Texts| t.count_phantoms(3));
    assert!(program.shows(|t: &Texts| t.new_rounds_usual(15)));
    program.click(Texts::new_rounds_more);
    program.click(|t: &Texts| t.count_phantoms(2));
    program.click(|t: &Texts| format!("{}. {}", t.new_rounds(), t.new_rounds_usual(18)));
    program.press(Key::Enter);
    assert_eq!(rounds(&mut program), 18);
}

#[test]
fn a_wrong_seed_is_pointed_out_and_starts_no_game() {
    let mut program = program();
    program.press(Key::N);
    program.press(Key::D);
    let type_seed = |program: &mut Program, text: &str| {
        program.write(Texts::new_seed, text);
        program.press(Key::Enter);
    };
    type_seed(&mut program, "twelve");
    assert!(program.shows_containing(Texts::new_seed_digits));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
    assert!(program.field(Texts::new_seed).is_focused(), "Enter does not leave what is wrong");
    program.click(Texts::new_seed_new);
    assert!(!program.shows_containing(Texts::new_seed_digits));
    type_seed(&mut program, "12");
    program.press(Key::Enter);
    let seed = game(&mut program).seed_at(1);
    assert_eq!(seed.map(|seed| seed.0), Some(12));
}

#[test]
fn a_code_typed_as_the_seed_leads_to_its_challenge() {
    let mut program = program();
    program.press(Key::N);
    program.press(Key::D);
    program.write(Texts::new_seed, "100TZ-GW7EY");
    assert!(program.shows_containing(Texts::new_seed_digits));
    program.write(Texts::new_seed, "100tz gw7ez");
    assert!(program.shows_containing(Texts::new_seed_code));
    program.press_with(Modifiers::COMMAND, Key::O);
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
    assert_eq!(program.field(Texts::challenges_code).value().as_deref(), Some("100tz gw7ez"));
    program.press(Key::Enter);
    assert_eq!(game(&mut program).seed_at(1).map(|seed| seed.0), Some(905_474_286));
    program.run(AppCommand::Go(Page::from(GamePage::NewGame)));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play), "a new seed is there again");
}

#[test]
fn enter_opens_the_challenge_whose_code_is_typed_as_the_seed() {
    let mut program = program();
    program.press(Key::N);
    program.press(Key::D);
    program.write(Texts::new_seed, "100TZ-GW7EZ");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
}

#[test]
fn who_plays_is_shown_at_once_where_there_is_room() {
    for (size, is_shown) in [(vec2(1366.0, 768.0), true), (vec2(1024.0, 640.0), false)] {
        let mut program = program_with(&settings(Language::English), size);
        program.press(Key::N);
        program.window.run();
        assert_eq!(program.shows(|t: &Texts| t.seat_name(1)), is_shown, "{size}");
        program.press(Key::P);
        assert_eq!(program.shows(|t: &Texts| t.seat_name(1)), !is_shown, "{size}");
    }
}

#[test]
fn what_was_typed_for_a_new_game_is_there_after_going_back() {
    let mut program = program();
    program.press(Key::N);
    program.press(Key::D);
    program.click(|t: &Texts| t.count_phantoms(3));
    program.write(|t: &Texts| t.seat_name(1), "Zoé");
    program.press(Key::Enter);
    program.write(Texts::new_seed, "12");
    program.press(Key::Enter);
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::N);
    program.press(Key::Enter);
    let again = game(&mut program);
    assert_eq!((again.config().phantoms(), again.header.seats[0].name.as_str()), (3, "Zoé"));
    assert_eq!(again.seed_at(1).map(|seed| seed.0), Some(12));
    program.run(AppCommand::Go(Page::from(GamePage::NewGame)));
    program.press(Key::Enter);
    assert_ne!(
        game(&mut program).seed_at(1).map(|seed| seed.0),
        Some(12),
        "dice that were played with are not offered again"
    );
}

#[test]
fn a_sheet_of_ones_own_is_offered_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    settings(Language::English).save(&Settings::default(), &data.settings()).unwrap();
    std::fs::create_dir_all(data.layouts()).unwrap();
    let mut mine = NamedLayout { name: "My pad".to_owned(), ..NamedLayout::standard().0 };
    mine.draft.coins = 12;
    std::fs::write(data.layouts().join("mine.json"), serde_json::to_string(&mine).unwrap()).unwrap();
    let mut program = program_in(folder, SIZE);
    program.press(Key::N);
    program.press(Key::H);
    program.pick(Texts::new_layout, Typed("My pad"));
    program.press(Key::Enter);
    assert_eq!(game(&mut program).config().layout().coins(), 12);
}

#[test]
fn enter_starts_a_game_even_while_a_choice_has_the_focus() {
    let mut program = program();
    program.press(Key::N);
    program.focus(egui::Role::RadioButton, Texts::new_goal_score);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play), "the choice of the goal had the focus");
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::N);
    program.press(Key::D);
    program.focus(egui::Role::Button, Texts::new_seed_new);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::NewGame), "a button keeps its Enter");
}

#[test]
fn a_game_begins_only_if_its_players_have_different_names() {
    let place = |name: &str, me: bool| serde_json::json!({ "name": name, "colour": "blue", "me": me });
    let last = serde_json::json!({ "players": 2, "places": [place("", true), place("anna ", false)] });
    let known =
        Settings { player_name: "Anna".to_owned(), last_new_game: last, ..settings(Language::English) };
    let mut program = program_with(&known, vec2(1280.0, 800.0));
    program.press(Key::N);
    assert!(program.shows_containing(|t: &Texts| t.late_fault_same_name(1, 2)));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
}

#[test]
fn a_colour_is_chosen_the_same_way_everywhere_and_whoever_had_it_gets_the_other() {
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
        assert!(program.shows(reds) && program.shows(colour(PlayerColour::Teal)), "it says who has one");
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
fn the_forms_call_the_same_things_by_the_same_names() {
    let labels: [Label; 4] =
        [Texts::new_players, Texts::new_rounds, Texts::new_layout, Texts::new_special_actions];
    let alone: [Label; 3] = [Texts::new_phantoms, Texts::new_phantom_bonus, Texts::new_solo_goal];
    // A group has the name that stands above it, too.
    let shows = |program: &Program, label: Label| program.all(label).next().is_some();
    for page in [Key::N, Key::T, Key::E] {
        let mut program = program();
        program.press(page);
        // The cards of a new game say what the goal is.
        let alone = if page == Key::N { &alone[..2] } else { &alone };
        if page == Key::N {
            program.press(Key::H);
        }
        program.choose_players(1);
        program.click(Texts::new_goal_beat);
        assert!(program.shows(|t: &Texts| t.seat_name(1)));
        for label in labels.iter().chain(alone) {
            assert!(shows(&program, *label), "{page:?}: {}", program.said(*label));
        }
        program.choose_players(2);
        for label in alone {
            assert!(!shows(&program, *label), "{page:?}: {}", program.said(*label));
        }
    }
}
