//! Around the game: clicks meant for the previous page, the focus from page to page, and what the pages say.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        common::BuildingType,
        roll_and_write::{
            game::{GameCommand, GamePage, NewGame},
            rules::Phase,
            session::Dice,
        },
    },
    text::Language,
    text::{Label, Texts, Who},
    ui::actions::offered,
};
use egui::{Event, Key, Modifiers, Role, accesskit::Toggled, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    desk::{ANY, AnyNumber, Part, Program, Typed, play_on, program, program_with, settings, solo},
    fast_hands::log,
    game,
};

/// A program with a game of which two rounds have been played.
fn playing() -> Program {
    let mut program = game::playing();
    play_on(program.app(), 2);
    program.window.run();
    program
}

/// Plays the game to its end.
fn finish(program: &mut Program) {
    play_on(program.app(), 18);
    program.window.run();
    assert_eq!(game::game(program).state().phase(), Phase::Over);
}

fn focused(program: &Program) -> Option<egui::Id> {
    program.window.ctx.memory(egui::Memory::focused)
}

#[test]
fn a_second_click_on_the_way_home_does_not_quit() {
    let ways: [(Key, Label); 3] = [(Key::L, Texts::home), (Key::S, Texts::back), (Key::R, Texts::back)];
    for size in [vec2(1280.0, 800.0), vec2(1024.0, 640.0)] {
        for (key, name) in ways {
            let mut program = program_with(&settings(Language::English), size);
            program.press(key);
            program.double_click(name);
            assert_eq!(program.page(), Page::Home);
            assert!(!program.app().quit && program.app().leaving.is_none());
        }
    }
}

#[test]
fn a_second_click_on_continue_plays_nothing() {
    let mut program = playing();
    let before = log(&mut program);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::L);
    program.double_click(Texts::library_continue);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert_eq!(log(&mut program), before);
}

#[test]
fn the_score_card_so_far_opens_from_the_game_and_leads_back_to_it() {
    for size in [vec2(1024.0, 640.0), vec2(1280.0, 800.0), vec2(1600.0, 1000.0)] {
        for by_key in [true, false] {
            let mut program = program_with(&settings(Language::English), size);
            program.run(GameCommand::Start(Box::new(solo(11))));
            program.window.run();
            let is_offered = |program: &Program| program.shows_containing(Texts::play_ended_now_hint);
            assert!(!is_offered(&program), "before anything is built it would make no sense");
            play_on(program.app(), 2);
            program.window.run();
            assert!(is_offered(&program), "{size}");
            if by_key {
                program.press(Key::N);
            } else {
                program.click_button(Part(Texts::play_ended_now_hint));
            }
            assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
            program.press(Key::Escape);
            assert_eq!(program.page(), Page::from(GamePage::Play));
        }
    }
}

#[test]
fn the_board_of_a_finished_game_shows_the_result_and_what_its_coins_are_worth() {
    let mut program = playing();
    finish(&mut program);
    program.run(AppCommand::Go(GamePage::Play.into()));
    program.window.run();
    let now = game::game(&mut program);
    let card = now.state().cards(now.config()).rows[0].unwrap();
    assert!(program.shows(move |t: &Texts| t.score_solo_total(card.total())));
    let parts = move |t: &Texts| {
        let words =
            [(t.types(), card.types_vp()), (t.lines(), card.lines_vp()), (t.coins(), card.coins_vp())];
        words.map(|(name, vp)| format!("{vp} {}", t.within(name))).join(", ")
    };
    assert!(program.shows_containing(parts), "{}", program.said(parts));
    assert!(!program.shows_containing(Texts::play_ended_now_hint), "it has ended");
    let offered = offered(&program.window.ctx);
    let does = offered.iter().find(|offered| offered.keys.contains(&Key::N.into()));
    assert_eq!(does.map(|does| does.label.clone()), Some(program.said(Texts::play_see_score)));
    assert!(!program.shows_containing(|t: &Texts| t.play_die_yellow(AnyNumber)), "no die is left to use");
}

#[test]
fn keys_can_be_pressed_as_fast_as_anybody_likes() {
    let mut program = playing();
    program.run(AppCommand::Go(Page::Home));
    let keys = [Key::L, Key::Escape, Key::S, Key::Escape, Key::C];
    let typed = keys.map(|key| crate::desk::typed(Modifiers::NONE, key));
    program.at_once(typed.concat());
    assert_eq!(program.page(), Page::from(GamePage::Play));
}

#[test]
fn the_menu_takes_the_focus_and_shows_every_entry_that_gets_it() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.run(GameCommand::Start(Box::new(NewGame { dice: Dice::Typed, ..solo(0) })));
    program.press(Key::M);
    assert!(program.button(Texts::play_menu_resume).is_focused());
    program.press(Key::ArrowDown);
    assert!(program.button(Texts::play_menu_players).is_focused());
    program.press(Key::End);
    let home = program.button(Texts::play_key_home);
    assert!(home.is_focused());
    assert!(program.window.ctx.content_rect().contains_rect(home.rect()));
    program.press(Key::Home);
    program.press(Key::Enter);
    assert!(!program.shows(Texts::play_menu_resume), "the first entry resumes the game");
}

#[test]
fn an_arrow_key_on_home_gives_the_focus_to_the_first_choice() {
    let mut program = program();
    program.press(Key::ArrowDown);
    assert!(program.button(|t: &Texts| format!("{}: {ANY}", t.lesson())).is_focused());
}

#[test]
fn the_tiles_of_home_keep_their_places() {
    let places = |program: &Program| {
        [Texts::home_new_game as Label, Texts::home_library, Texts::home_settings]
            .map(|name| program.get(name).rect())
    };
    let mut program = program();
    let before = places(&program);
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.run(AppCommand::Go(Page::Home));
    assert_eq!(places(&program), before);
}

#[test]
fn the_arrows_move_through_the_list_whatever_has_the_focus() {
    let mut program = program();
    program.press(Key::L);
    program.press(Key::Tab);
    let button = focused(&program);
    assert!(button.is_some());
    let chosen = |program: &Program| {
        let rows = program.window.get_all_by_role(Role::ListItem);
        rows.map(|row| row.accesskit_node().toggled() == Some(Toggled::True)).collect::<Vec<_>>()
    };
    assert_eq!(chosen(&program)[..2], [true, false]);
    program.press(Key::ArrowDown);
    assert_eq!(chosen(&program)[..2], [false, true]);
    assert_eq!(focused(&program), button);
}

#[test]
fn a_replay_shows_its_event_in_the_list_when_lines_become_higher() {
    let mut program = program();
    program.window.set_size(vec2(1024.0, 600.0));
    program.run(AppCommand::Replay(Source::Sample("solo-2-phantoms")));
    program.press(Key::End);
    let current = |program: &Program| {
        let mut rows = program.window.get_all_by_role(Role::ListItem);
        rows.any(|row| row.accesskit_node().toggled() == Some(Toggled::True))
    };
    assert!(current(&program));
    program.window.set_size(vec2(1366.0, 1024.0));
    program.window.run_steps(60);
    assert!(current(&program));
}

#[test]
fn the_arrows_step_through_the_replay_whatever_has_the_focus() {
    let mut program = program();
    program.run(AppCommand::Replay(Source::Sample("solo-2-phantoms")));
    let step = |program: &Program, at: usize| program.shows(|t: &Texts| t.replay_event(at, AnyNumber));
    program.press(Key::Tab);
    let button = focused(&program);
    for at in 1..=3 {
        program.press(Key::ArrowRight);
        assert!(step(&program, at), "step {at}");
    }
    assert_eq!(focused(&program), button);
}

#[test]
fn the_focus_returns_to_where_it_was_once_a_window_over_it_has_closed() {
    let mut program = program();
    for _ in 0..4 {
        program.press(Key::Tab);
    }
    let tile = focused(&program);
    assert!(tile.is_some());
    program.press(Key::Questionmark);
    assert_ne!(focused(&program), tile);
    program.press(Key::Escape);
    assert_eq!(focused(&program), tile);
}

#[test]
fn tab_goes_on_from_a_field_that_was_left() {
    let mut program = program();
    program.press(Key::S);
    program.focus(Role::TextInput, Texts::settings_name);
    program.press(Key::Enter);
    assert_eq!(focused(&program), None);
    program.press(Key::Tab);
    assert!(!program.button(Texts::back).is_focused());
    program.press_with(Modifiers::SHIFT, Key::Tab);
    assert!(program.field(Texts::settings_name).is_focused());
}

#[test]
fn a_key_for_something_that_cannot_be_done_says_why() {
    let mut program = program();
    program.press(Key::L);
    assert!(program.tells_at(Key::F2, Texts::why_sample), "a sample is not one's own game");
    program.press(Key::F2);
    assert_eq!(crate::desk::told(program.app(), Texts::why_sample), 1, "said once");
}

#[test]
fn a_game_with_typed_dice_cannot_be_played_again_with_the_same_dice() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { dice: Dice::PlayersTyped, ..solo(11) })));
    for _ in 0..6 {
        program.press(Key::Num1);
    }
    program.run(GameCommand::EndEarly);
    assert!(program.button(Texts::score_same_dice).accesskit_node().is_disabled());
    program.press(Key::D);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    assert!(program.has_told(Texts::why_typed_dice));
}

#[test]
fn a_rematch_says_where_the_running_game_is() {
    let mut program = playing();
    program.menu(Key::A);
    assert!(program.has_told(Texts::library_kept));
    finish(&mut program);
    program.run(GameCommand::FinalCard);
    let told = crate::desk::told(program.app(), Texts::library_kept);
    program.press(Key::A);
    assert_eq!(
        crate::desk::told(program.app(), Texts::library_kept),
        told,
        "there is nothing to say about a finished game"
    );
}

#[test]
fn high_scores_say_when_no_finished_game_counts() {
    let mut program = program();
    program.press(Key::R);
    assert!(program.shows(Texts::records_empty));
    program.press(Key::Escape);
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.run(GameCommand::Hint);
    finish(&mut program);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::R);
    assert!(program.shows(Texts::records_none_count) && !program.shows(Texts::records_empty));
}

#[test]
fn a_practice_game_is_called_practice_only_once() {
    let mut program = playing();
    program.run(GameCommand::Hint);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::L);
    let said = Texts::library_practice;
    let twice = program.all(Part(move |t: &Texts| format!("{0}{ANY}{0}", said(t)))).count();
    let again =
        program.all(Part(move |t: &Texts| format!("{}{ANY}{}", said(t), said(t).to_lowercase()))).count();
    assert_eq!(twice + again, 0);
    assert!(program.shows_containing(move |t: &Texts| said(t).to_lowercase()));
}

#[test]
fn a_score_card_explains_ones_own_points_until_the_pointer_moves() {
    let mut program = playing();
    finish(&mut program);
    program.run(GameCommand::FinalCard);
    let cell = program.all(Part(|t: &Texts| t.score_cell("Phantom I", ANY, ANY))).next().unwrap().rect();
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::L);
    let point = |program: &mut Program, by: f32| {
        let at = cell.center() + vec2(by, 0.0);
        program.window.input_mut().events.push(Event::PointerMoved(at));
        program.window.run();
    };
    let own = |t: &Texts| t.score_reasons(&Who::You);
    point(&mut program, 0.0);
    program.press(Key::S);
    assert!(program.shows(own));
    point(&mut program, 2.0);
    assert!(!program.shows(own));
}

/// How many empty cells of sheets are shown.
fn cells(program: &Program) -> usize {
    let of = |building| program.all(Part(move |t: &Texts| t.sheet_cell(AnyNumber, AnyNumber, building)));
    BuildingType::ALL.into_iter().map(|building| of(building).count()).sum()
}

#[test]
fn a_score_card_in_a_low_window_has_the_sheet_a_key_away_and_in_a_tall_one_with_the_reasons() {
    let mut program = playing();
    finish(&mut program);
    let own = |t: &Texts| t.score_reasons(&Who::You);
    program.window.set_size(vec2(1024.0, 640.0));
    program.run(GameCommand::FinalCard);
    assert!(program.shows(own) && cells(&program) == 0);
    program.press(Key::G);
    assert!(!program.shows(own) && cells(&program) > 0);
    program.press(Key::G);
    assert!(program.shows(own) && cells(&program) == 0);
    program.window.set_size(vec2(800.0, 1280.0));
    program.window.run();
    assert!(program.shows(own) && cells(&program) > 0);
    // The card of another game begins with the reasons.
    program.window.set_size(vec2(1024.0, 640.0));
    program.press(Key::G);
    assert!(!program.shows(own));
    program.run(GameCommand::Start(Box::new(solo(12))));
    finish(&mut program);
    program.run(GameCommand::FinalCard);
    assert!(program.shows(own));
}

#[test]
fn the_first_click_after_a_change_of_size_counts() {
    let mut program = program_with(&settings(Language::English), vec2(1500.0, 960.0));
    program.press(Key::S);
    for _ in 0..3 {
        program.click(Texts::settings_larger);
    }
    let letters = program.app().settings.letters;
    program.click(Texts::settings_letters);
    assert_ne!(program.app().settings.letters, letters);
}

#[test]
fn the_last_step_of_a_replay_is_wholly_in_sight() {
    let mut program = program();
    program.run(AppCommand::Replay(Source::Sample("alexandros-board")));
    program.press(Key::End);
    let mut rows = program.window.get_all_by_role(Role::ListItem);
    let last = rows.rfind(|row| row.accesskit_node().toggled() == Some(Toggled::True));
    let last = last.expect("the last step").rect();
    let controls = program.get(Texts::replay_play).rect();
    assert!(last.height() > 40.0 && last.max.y < controls.min.y, "{last} above {controls}");
}

#[test]
fn samples_show_no_time_of_day() {
    let mut program = program();
    program.press(Key::L);
    assert!(program.shows_containing(Texts::library_sample));
    assert!(!program.shows_containing(Typed(":00")));
}
