//! The library: opening and describing games, import and export.

mod finding;
mod several;
mod trash;

use super::*;
use alhambra::games::{HOUSE, roll_and_write::game::Desk as RollAndWriteDesk};
use egui::{Modifiers, accesskit::Role};
use egui_kittest::kittest::{NodeT, Queryable};

fn titles(harness: &Harness<'_, App>) -> Vec<String> {
    let games = harness.state().app.library.games();
    games.iter().map(|game| game.content.as_ref().unwrap().general().header.title.clone()).collect()
}

/// Replaces what is in the field of the open window.
fn fill(harness: &mut Harness<'_, App>, text: &str) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run();
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run();
}

#[test]
fn enter_continues_the_selected_game() {
    let mut harness = library(&[("old.json", 12), ("new.json", 30)]);
    press(&mut harness, &[Key::ArrowDown, Key::Enter]);
    let app = &harness.state().app;
    assert_eq!(app.page(), Page::from(GamePage::Play));
    assert_eq!(app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().file(), "old.json");
}

#[test]
fn where_no_game_is_saved_the_library_leads_to_a_new_one() {
    let mut harness = library(&[]);
    let open = harness.state().app.texts.library_filter_open().to_owned();
    harness.get_by_role_and_label(Role::RadioButton, &open).click();
    harness.run();
    harness.get_by_label(harness.state().app.texts.library_empty());
    harness.get_by_label(harness.state().app.texts.home_new_game()).click();
    harness.run();
    assert_eq!(harness.state().app.page(), Page::from(GamePage::NewGame));
}

#[test]
fn a_record_of_an_unknown_game_is_listed_and_left_as_it_is() {
    let mut app = app(&[("ours.json", 12)], Language::English, false);
    let folder = app.app.data.games();
    let ours = std::fs::read_to_string(folder.join("ours.json")).unwrap();
    let chess = ours.replace("\"game\": \"roll_and_write\"", "\"game\": \"chess\"");
    assert_ne!(chess, ours);
    std::fs::write(folder.join("chess.json"), &chess).unwrap();
    app.app.run(AppCommand::Go(Page::Library));
    let listed = |app: &App| app.app.library.games().iter().filter(|game| game.content.is_err()).count();
    assert_eq!((app.app.library.games().len(), listed(&app), app.app.errors), (2, 1, 0), "no error");
    let mut harness = window(&Eye::default(), (1280.0, 800.0), app);
    harness.run();
    harness.get_by_label_contains("“chess”, which this program does not know");
    harness.state_mut().app.run(AppCommand::Open("chess.json".to_owned()));
    assert_eq!(harness.state().app.page(), Page::Library, "it is never opened for writing");
    let (file, source) = ("chess.json".to_owned(), Source::File("chess.json".to_owned()));
    let words = Box::new(Description { title: "Ours".to_owned(), ..Description::default() });
    let path = folder.join("chess.json").display().to_string();
    for command in [
        AppCommand::Card(source.clone()),
        AppCommand::Replay(source.clone()),
        AppCommand::RematchOf(source),
        AppCommand::Describe { file, words },
        AppCommand::Import(path),
    ] {
        let app = &mut harness.state_mut().app;
        let (errors, told) = (app.errors, format!("{command:?}"));
        app.run(command);
        assert_eq!((app.page(), app.errors), (Page::Library, errors + 1), "{told}");
        assert!(app.notifications.back().unwrap().text.contains("“chess”"), "{told}");
    }
    assert_eq!(harness.state().app.library.games().len(), 2);
    assert_eq!(std::fs::read_to_string(folder.join("chess.json")).unwrap(), chess);
}

#[test]
fn enter_shows_the_score_card_of_a_finished_game() {
    let mut harness = library(&[("done.json", 500)]);
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn the_keyboard_walks_through_the_rows_too() {
    let mut harness = library(&[("old.json", 12), ("new.json", 500)]);
    let row = harness.get_all_by_role(Role::ListItem).nth(1).unwrap();
    row.focus();
    harness.run();
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().file(), "old.json");
}

#[test]
fn describing_a_game_keeps_its_place_in_the_list() {
    let mut harness = library(&[("old.json", 8), ("new.json", 9)]);
    let files = |harness: &Harness<'_, App>| {
        let games = harness.state().app.library.games();
        games.iter().map(|game| game.file.clone()).collect::<Vec<_>>()
    };
    let before = files(&harness);
    press(&mut harness, &[Key::ArrowDown, Key::F2]);
    fill(&mut harness, "Evening game");
    press(&mut harness, &[Key::Enter]);
    assert_eq!((files(&harness), titles(&harness)), (before, vec![String::new(), "Evening game".to_owned()]));
}

#[test]
fn a_practice_game_says_so_in_the_list() {
    let mut app = app(&[("done.json", 500)], Language::English, false);
    let file = app.app.data.games().join("done.json");
    let text = std::fs::read_to_string(&file).unwrap();
    let mut record: serde_json::Value = serde_json::from_str(&text).unwrap();
    record.as_object_mut().unwrap().remove("digest");
    let log = record["log"].as_array_mut().unwrap();
    log.insert(log.len() - 1, serde_json::json!({"event": "hint"}));
    std::fs::write(&file, record.to_string()).unwrap();
    app.app.run(AppCommand::Go(Page::Library));
    let mut harness = window(&Eye::default(), (1280.0, 800.0), app);
    harness.run();
    let texts = &harness.state().app.texts;
    let practice = texts.within(texts.library_practice());
    assert!(own_rows(&harness)[0].contains(&practice));
}

#[test]
fn samples_are_listed_after_the_users_own_games() {
    let harness = library(&[("one.json", 8)]);
    assert!(harness.get_all_by_role(Role::ListItem).count() > 4);
    assert!(harness.get_all_by_label_contains("Sample").count() > 3);
}

#[test]
fn a_game_that_goes_on_is_called_by_what_is_played_and_says_how_far_it_is() {
    let harness = library(&[("one.json", 8)]);
    let app = &harness.state().app;
    let game = app.library.games()[0].content.as_ref().unwrap();
    let row = &own_rows(&harness)[0];
    assert!(row.starts_with(&game.title(&app.texts)) && row.contains(&game.stage(&app.texts)), "{row}");
}

#[test]
fn a_finished_game_of_one_player_is_called_by_what_was_played_and_ends_with_its_total() {
    let harness = library(&[("done.json", 500)]);
    let app = &harness.state().app;
    let game = app.library.games()[0].content.as_ref().unwrap();
    let total = game.general().totals[0].map(|total| game.counted(&app.texts, total)).unwrap();
    let row = &own_rows(&harness)[0];
    assert!(row.starts_with(&game.title(&app.texts)) && row.ends_with(&total), "{row}");
}

#[test]
fn a_game_gets_a_title() {
    let mut harness = library(&[("one.json", 8)]);
    press(&mut harness, &[Key::F2]);
    fill(&mut harness, "Sunday evening");
    press(&mut harness, &[Key::Enter]);
    assert_eq!(titles(&harness), ["Sunday evening"]);
    harness.get_by_label_contains("Sunday evening, 7 March 2026");
}

#[test]
fn the_usual_title_is_not_offered_for_editing_and_does_not_become_a_title() {
    let mut harness = library(&[("one.json", 8)]);
    press(&mut harness, &[Key::F2]);
    let title = harness.get_by_role_and_label(Role::TextInput, "Title");
    assert_eq!(title.value().as_deref(), Some(""), "what is typed is the title");
    press(&mut harness, &[Key::Enter]);
    assert_eq!(titles(&harness), [""], "the usual title remains, in any language");
}

#[test]
fn place_tags_and_comment_are_kept_and_found() {
    let mut harness = library(&[("one.json", 8), ("two.json", 9)]);
    press(&mut harness, &[Key::F2, Key::Tab]);
    fill(&mut harness, "Granada");
    press(&mut harness, &[Key::Tab]);
    fill(&mut harness, "family, , rainy day");
    press(&mut harness, &[Key::Tab]);
    fill(&mut harness, "Fountains everywhere");
    harness.get_by_label("Save").click();
    harness.run();
    let games = &harness.state().app.library.games();
    let said = games
        .iter()
        .map(|game| &game.content.as_ref().unwrap().general().header)
        .find(|said| said.location == "Granada");
    let said = said.unwrap();
    assert_eq!(said.tags, ["family", "rainy day"]);
    assert_eq!(said.comment, "Fountains everywhere");
    harness.get_by_label_contains("Granada · family · rainy day");
    let all = harness.query_all_by_role(Role::ListItem).count();
    press(&mut harness, &[Key::F]);
    fill(&mut harness, "roll write");
    assert_eq!(
        harness.query_all_by_role(Role::ListItem).count(),
        all,
        "games are found by the name of the game, too"
    );
    for word in ["granada", "rainy", "fountains"] {
        press(&mut harness, &[Key::F]);
        fill(&mut harness, word);
        assert_eq!(harness.query_all_by_role(Role::ListItem).count(), 1, "{word}");
    }
}

#[test]
fn a_record_is_exported_and_imported_and_nothing_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let path = path.to_str().unwrap();
    let mut harness = library(&[("one.json", 8)]);
    for _ in 0..2 {
        press(&mut harness, &[Key::E]);
        fill(&mut harness, path);
        press(&mut harness, &[Key::Enter]);
    }
    let field = harness.get_by_role_and_label(Role::TextInput, "Export the game");
    assert_eq!(field.value().as_deref(), Some(path), "a failed export can be corrected");
    assert!(alhambra::games::roll_and_write::record::read(&std::fs::read_to_string(path).unwrap()).is_ok());
    let errors = harness
        .state()
        .app
        .notifications
        .iter()
        .filter(|notification| notification.tone == Tone::Error)
        .count();
    assert_eq!(errors, 1, "the second export finds the file of the first");
    // One key closes the question together with its error.
    press(&mut harness, &[Key::Escape, Key::I]);
    fill(&mut harness, path);
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().app.library.games().len(), 2);
}

/// The library with a good game and a file that is not a game.
fn library_with_a_broken_file(language: Language) -> Harness<'static, App> {
    let mut app = app(&[("one.json", 8)], language, false);
    std::fs::write(app.app.data.games().join("bad.json"), "{}").unwrap();
    app.app.run(AppCommand::Go(Page::Library));
    let mut harness = window(&Eye::default(), (1024.0, 640.0), app);
    harness.run();
    harness
}

#[test]
fn a_broken_file_says_why() {
    let harness = library_with_a_broken_file(Language::English);
    harness.get_by_label_contains("This file cannot be read");
    harness.get_by_label_contains("bad.json, Cannot be read");
}

#[test]
fn a_broken_file_can_be_exported_all_the_same() {
    let mut harness = library_with_a_broken_file(Language::English);
    press(&mut harness, &[Key::E]);
    let title = harness.state().app.texts.library_export().to_owned();
    assert!(harness.query_all_by_label(&title).count() > 0);
}

#[test]
fn a_broken_file_says_why_in_french() {
    let harness = library_with_a_broken_file(Language::French);
    harness.get_by_label_contains("ce n’est pas une partie");
}

#[test]
fn only_visible_rows_are_built() {
    let names: Vec<String> = (0..60).map(|k| format!("game-{k}.json")).collect();
    let games: Vec<(&str, usize)> = names.iter().map(|name| (name.as_str(), 1)).collect();
    let mut harness = library(&games);
    harness.get_by_label("Unfinished").click();
    harness.run();
    assert!(harness.get_all_by_role(Role::ListItem).count() < 14);
    press(&mut harness, &[Key::End]);
    assert!(harness.get_all_by_role(Role::ListItem).count() < 14);
    press(&mut harness, &[Key::Enter]);
    assert_eq!(
        harness.state().app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().file(),
        "game-0.json"
    );
}

#[test]
fn samples_can_be_viewed_and_never_deleted() {
    let mut harness = library(&[]);
    assert!(harness.get_all_by_role(Role::ListItem).count() > 3, "they are there on the first start");
    assert!(harness.query_by_label("Delete").is_none());
    harness.get_by_label("Unfinished").click();
    harness.run();
    harness.get_by_label("No games here yet");
    harness.get_by_label("Samples").click();
    harness.run();
    press(&mut harness, &[Key::R]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::Replay));
}

/// The rows of the user's own games, as a screen reader says them.
fn own_rows(harness: &Harness<'_, App>) -> Vec<String> {
    let sample = harness.state().app.texts.library_sample();
    let rows = harness.get_all_by_role(Role::ListItem).filter_map(|row| row.accesskit_node().label());
    rows.filter(|row| !row.contains(sample)).collect()
}

#[test]
fn a_review_opens_from_the_library() {
    let mut harness = library(&[("done.json", 500)]);
    press(&mut harness, &[Key::V]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::Review));
}
