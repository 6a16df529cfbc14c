//! Everybody who ever played: who they are, and who sits where.

use std::{collections::BTreeMap, fs};

use alhambra::{
    app::{AppCommand, Page, PeopleCommand, Source},
    games::roll_and_write::game::GamePage,
    storage::Settings,
    text::Texts,
};
use egui::{Event, Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    desk::{Program, Typed, program},
    pages::save,
    painted::painted,
};

/// Imports a sample with three seats, as if these people had played it.
fn keep_game(program: &mut Program, text: &str, names: [&str; 3]) {
    let mut record: serde_json::Value = serde_json::from_str(text).unwrap();
    for (name, seat) in names.iter().zip(record["seats"].as_array_mut().unwrap()) {
        (seat["name"], seat["id"]) = ((*name).into(), "".into());
    }
    record["digest"] = serde_json::Value::Null;
    program.run(AppCommand::ImportText(record.to_string()));
}

/// Imports two tables, at which four or five people have sat, depending on who is who.
pub fn keep_tables(program: &mut Program) {
    keep_game(program, include_str!("../../saves/table-three-players.json"), ["Ada", "Ben", "Clara"]);
    keep_game(program, include_str!("../../saves/alexandros-result.json"), ["Ada W.", "Ben", "Cleo"]);
    program.app().notifications.clear();
}

fn with_tables() -> Program {
    let mut program = program();
    keep_tables(&mut program);
    program.run(AppCommand::Go(Page::Statistics));
    program.press(Key::W);
    assert_eq!(program.page(), Page::People);
    program
}

fn records(program: &Program) -> BTreeMap<String, Vec<u8>> {
    let folder = fs::read_dir(program.folder.path().join("games")).unwrap();
    let files = folder.map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    files.map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect()
}

#[test]
fn two_names_become_one_person_and_two_again_and_no_record_changes() {
    let mut program = with_tables();
    let before = records(&program);
    assert!(program.shows_containing(|t: &Texts| t.people_games(2)), "Ben has played twice");
    program.write(Texts::people_search, "ADA W");
    assert!(!program.shows_containing(|t: &Texts| t.people_games(2)));
    program.click_button(Texts::people_join);
    assert!(program.shows_containing(|t: &Texts| t.people_join_title("Ada W.")));
    assert!(program.button(Texts::people_join_do).accesskit_node().is_disabled(), "nobody is proposed");
    program.pick(Texts::people_join_who, Typed("Ada"));
    program.click_button(Texts::people_join_do);
    assert!(program.has_told(|t: &Texts| t.people_joined("Ada", "Ada W.")));
    assert_eq!(program.app().people.id("ada w."), "ada");
    assert!(program.shows_containing(|t: &Texts| t.people_games(2)), "found by the other name, too");
    assert!(!program.shows(|t: &Texts| t.pad_said("Ada", t.people_split())), "one name stays");
    program.click_button(|t: &Texts| t.pad_said("Ada W.", t.people_split()));
    assert!(program.has_told(|t: &Texts| t.people_parted("Ada W.")));
    assert_eq!(program.app().people.id("ada w."), "ada w.");
    assert!(!program.shows_containing(|t: &Texts| t.people_games(2)));
    assert_eq!(records(&program), before);
}

#[test]
fn where_nobody_is_found_the_search_can_be_cleared() {
    let mut program = with_tables();
    program.write(Texts::people_search, "nobody");
    assert!(program.shows(Texts::people_none));
    assert_eq!(program.window.query_all_by_role(Role::ListItem).count(), 0);
    program.click_button(Texts::people_no_search);
    assert!(!program.shows(Texts::people_none));
    assert!(program.window.query_all_by_role(Role::ListItem).count() > 3);
}

#[test]
fn two_who_sat_at_the_same_table_cannot_be_one_person() {
    let mut program = with_tables();
    program.write(Texts::people_search, "Ben");
    let join = program.button(Texts::people_join);
    assert!(join.accesskit_node().is_disabled(), "everybody else has sat with Ben");
    program.press(Key::ArrowDown);
    assert!(program.tells_at(Key::J, |t: &Texts| t.people_join_nobody("Ben")), "which is said");
}

#[test]
fn a_short_name_and_a_colour_are_given_and_there_the_next_time() {
    let mut program = with_tables();
    program.click_button(Texts::people_edit);
    program.write(Texts::people_short, "B.");
    program.pick(Texts::people_colour, |t: &Texts| alhambra::games::common::words::colour_name(t, "teal"));
    program.click_button(Texts::save);
    let program = program.killed();
    let person = program.window.state().app.people.of("ben").unwrap().clone();
    assert_eq!((person.short.as_str(), person.colour.as_str(), person.name.as_str()), ("B.", "teal", ""));
}

#[test]
fn where_a_name_has_no_room_the_short_one_is_shown_and_screen_readers_get_the_whole_one() {
    let mut program = program();
    let long = "Maximiliane-Wilhelmine von Hohenfels";
    keep_game(&mut program, include_str!("../../saves/table-three-players.json"), [long, "Ben", "Clara"]);
    let file = program.app().games.list().unwrap()[0].name.clone();
    let is_painted = |program: &Program, name: &str| {
        painted(program.window.output()).iter().any(|(text, _)| text.trim() == name)
    };
    program.run(AppCommand::Card(Source::File(file)));
    assert!(!is_painted(&program, "Maxi"));
    let [who, name, short, colour] = [long.to_lowercase(), String::new(), "Maxi".to_owned(), String::new()];
    program.run(AppCommand::People(PeopleCommand::Describe { who, name, short, colour }));
    assert!(is_painted(&program, "Maxi"));
    assert!(program.shows_containing(Typed(long)), "a screen reader gets all of it");
}

#[test]
fn changing_the_settings_does_not_change_who_is_who() {
    let mut program = with_tables();
    program.click_button(Texts::people_edit);
    program.write(Texts::people_short, "B.");
    program.click_button(Texts::save);
    let settings = Settings { letters: true, ..program.app().settings.clone() };
    program.run(AppCommand::Set(Box::new(settings)));
    assert_eq!(program.app().people.of("ben").unwrap().short, "B.");
}

#[test]
fn a_page_that_is_saved_shows_the_short_name_where_a_name_has_no_room() {
    let mut program = program();
    let long = "W".repeat(40);
    keep_game(&mut program, include_str!("../../saves/table-three-players.json"), [&long, "Ben", "Clara"]);
    let file = program.app().games.list().unwrap()[0].name.clone();
    program.run(AppCommand::Card(Source::File(file)));
    let before = save(&mut program, Key::I, "before.png");
    assert!(before == save(&mut program, Key::I, "again.png"));
    let [who, name, short, colour] = [long.to_lowercase(), String::new(), "Max".to_owned(), String::new()];
    program.run(AppCommand::People(PeopleCommand::Describe { who, name, short, colour }));
    assert!(before != save(&mut program, Key::I, "short.png"));
}

#[test]
fn the_page_leads_back_to_where_it_was_opened_and_says_which_name_is_a_short_one() {
    let mut program = with_tables();
    program.click_button(Texts::people_edit);
    program.write(Texts::people_short, "B.");
    program.click_button(Texts::save);
    assert!(program.shows(|t: &Texts| t.pad_said(t.people_short(), "B.")));
    program.click_button(Texts::back);
    assert_eq!(program.page(), Page::Statistics);
}

#[test]
fn before_anybody_has_played_the_page_says_how_people_get_there() {
    let mut program = program();
    program.run(AppCommand::Go(Page::People));
    assert!(program.shows(Texts::records_empty) && program.shows(Texts::people_empty_hint));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    program.run(AppCommand::Go(Page::People));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::NewGame), "a first game is one key away");
}

#[test]
fn a_pasted_list_of_names_seats_as_many_as_may_play_and_says_who_has_no_seat() {
    let mut program = program();
    program.run(AppCommand::Go(Page::from(GamePage::NewPad)));
    program.choose_players(2);
    program.focus(Role::TextInput, |t: &Texts| t.seat_name(1));
    program.at_once(vec![Event::Paste("1. Ada\n2. Ben\n3. Cleo\n4. Dirk\n5. Eva\n6. Finn".to_owned())]);
    assert!(program.shows(|t: &Texts| t.seat_no_room("Finn", 5)));
    let names = |program: &Program| -> Vec<String> {
        let name = |row| program.field(move |t: &Texts| t.seat_name(row)).accesskit_node().value();
        (1..=5).filter_map(name).collect()
    };
    assert_eq!(names(&program), ["Ada", "Ben", "Cleo", "Dirk", "Eva"]);
    program.click_button(Texts::seat_lot);
    let mut drawn = names(&program);
    drawn.sort();
    assert_eq!(drawn, ["Ada", "Ben", "Cleo", "Dirk", "Eva"]);
}
