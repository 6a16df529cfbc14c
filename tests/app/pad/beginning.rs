//! How a table begins: who plays, who goes first, which pad, and what the previous table hands on.

use super::*;
use alhambra::games::roll_and_write::pad::PadExt;

#[test]
fn a_table_begins_only_if_its_players_have_different_names() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(3);
    for (k, name) in [(1, "Anna"), (3, " anna")] {
        program.add(move |t: &Texts| t.seat_name(k), name);
        program.press(Key::Enter);
    }
    assert!(program.shows_containing(|t: &Texts| t.late_fault_same_name(1, 3)));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::NewPad));
    program.choose_players(2);
    assert!(
        !program.shows_containing(|t: &Texts| t.late_fault_same_name(AnyNumber, AnyNumber)),
        "whoever does not play may have any name"
    );
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Pad));
}

#[test]
fn a_solo_player_is_not_asked_who_goes_first() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(2);
    assert!(program.shows(Texts::new_first));
    program.choose_players(1);
    assert!(!program.shows(Texts::new_first));
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).turn(), Some(0));
}

#[test]
fn an_unknown_pad_needs_only_its_counts_and_they_can_be_corrected() {
    let mut program = program();
    program.press(Key::T);
    click(&mut program, fewer(BuildingType::Tower));
    assert!(program.shows_containing(Texts::new_pad_not_ready));
    click(&mut program, more(BuildingType::Pavilion));
    program.press(Key::Enter);
    let layout = *pad(&mut program).corrected_config().layout();
    assert_eq!((layout.grid(), layout.count(BuildingType::Pavilion)), (None, 6));
    program.menu(Key::W);
    click(&mut program, more(BuildingType::Pavilion));
    click(&mut program, fewer(BuildingType::Garden));
    click(&mut program, Texts::pad_correct);
    assert_eq!(pad(&mut program).corrected_config().layout().count(BuildingType::Pavilion), 7);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::T);
    assert!(!program.shows_containing(Texts::new_pad_counts_hint), "what was said once is remembered");
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).corrected_config().layout().count(BuildingType::Pavilion), 6);
}

#[test]
fn a_new_table_opens_where_the_counts_are_in_sight_that_keep_it_from_starting() {
    let mut program = program();
    program.press(Key::T);
    click(&mut program, fewer(BuildingType::Tower));
    program.press(Key::Escape);
    program.press(Key::T);
    let why = |t: &Texts| t.pad_said(t.new_pad_not_ready(), &t.new_pad_sum(35));
    assert!(program.shows_containing(why));
    let window = program.window.ctx.content_rect();
    assert!(window.contains_rect(program.get(more(BuildingType::Tower)).rect()));
}

#[test]
fn what_was_typed_for_a_new_table_is_there_after_going_back() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(3);
    program.add(|t: &Texts| t.seat_name(2), "Ben");
    program.press(Key::Enter);
    goes_first(&mut program, "Ben");
    click(&mut program, fewer(BuildingType::Tower));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    program.press(Key::T);
    assert!(program.shows_containing(Texts::new_pad_not_ready), "the numbers as far as they were typed");
    click(&mut program, more(BuildingType::Pavilion));
    program.press(Key::Enter);
    let table = pad(&mut program);
    let config = table.config();
    assert_eq!((config.players(), table.header.seats[1].name.as_str(), table.first()), (3, "Ben", 1));
    assert_eq!(
        (config.layout().count(BuildingType::Pavilion), config.layout().count(BuildingType::Tower)),
        (6, 6)
    );
}

#[test]
fn the_whole_pad_speaks_french_in_the_dark() {
    let night = Settings { theme: alhambra::storage::ThemeSetting::Dark, ..settings(Language::French) };
    let mut program = program_with(&night, SMALL);
    program.press(Key::T);
    program.press(Key::Enter);
    program.press(Key::Num2);
    assert_eq!(program.app().texts.language(), Language::French);
    assert!(program.shows_containing(|t: &Texts| t.building_bare(BuildingType::Seraglio)));
    assert!(program.shows_containing(|t: &Texts| t.pad_tap(ANY)));
}

#[test]
fn the_same_players_play_again_and_the_next_one_goes_first() {
    let mut program = on_score_card();
    let old = pad(&mut program);
    click(&mut program, Texts::score_again);
    assert_eq!(program.page(), Page::from(GamePage::Pad));
    let again = pad(&mut program);
    assert_eq!((again.round(), again.first(), again.config()), (0, 1, old.corrected_config()));
    assert_eq!(again.header.seats, old.header.seats);
    assert_ne!(again.header.id, old.header.id);
    assert!(program.has_told(|t: &Texts| t.rematch_first(&named("Ani"), &named("Barbara"))));
    // From the menu of the pad as well, by the same key as in a game.
    program.menu(Key::A);
    assert_eq!(pad(&mut program).first(), 2);
}

#[test]
fn a_new_table_proposes_the_next_first_player_and_a_new_game_knows_the_names() {
    let mut program = program();
    table(&mut program, 3);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::T);
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).first(), 1, "after Ani, who went first, Barbara");
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::N);
    program.choose_players(3);
    let name =
        |program: &Program, k: usize| program.field(|t: &Texts| t.seat_name(k)).value().unwrap_or_default();
    assert_eq!([name(&program, 2), name(&program, 3)], ["Ani", "Barbara"]);
}
