//! The library: finding, opening, renaming, deleting and restoring games, import and export.

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
fn a_game_is_deleted_after_a_question_and_restored() {
    let mut harness = library(&[("one.json", 8), ("two.json", 9)]);
    press(&mut harness, &[Key::Delete]);
    // Several games may have the same title: the question says which one is meant.
    let date = harness.state().app.library.games()[0].content.as_ref().unwrap().general().header.started;
    let day = alhambra::text::date(&harness.state().app.texts, date);
    let app = &harness.state().app;
    let title = app.library.games()[0].content.as_ref().unwrap().title(&app.texts);
    let question = app.texts.library_delete_question(&format!("{title}, {day}"));
    harness.get_by_label_contains(question.split('”').next().unwrap());
    harness.get_by_label(app.texts.library_delete_confirm());
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().app.library.games().len(), 2, "Esc cancels");
    press(&mut harness, &[Key::Delete, Key::Enter]);
    assert_eq!(harness.state().app.library.games().len(), 2, "Enter deletes nothing");
    press(&mut harness, &[Key::Delete]);
    assert_eq!(harness.state().app.library.games().len(), 1);
    assert_eq!(harness.state().app.page(), Page::Library);
    press(&mut harness, &[Key::U]);
    assert_eq!(harness.state().app.library.games().len(), 2, "undone");
    harness.get_by_label(&harness.state().app.texts.library_restored(1));
    // The restored game is selected: the same key asks about it again.
    let first = harness.state().app.library.games()[0].file.clone();
    press(&mut harness, &[Key::ArrowDown, Key::Delete, Key::Delete]);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    harness.run();
    press(&mut harness, &[Key::Delete, Key::Delete]);
    let left: Vec<&str> = harness.state().app.library.games().iter().map(|game| &*game.file).collect();
    assert_eq!(left, [first]);
}

#[test]
fn the_trash_is_a_list_to_restore_from() {
    let mut harness = library(&[("one.json", 8)]);
    press(&mut harness, &[Key::Delete, Key::Delete]);
    harness.get_by_label("Trash").click();
    harness.run();
    harness.get_by_label("Restore").click();
    harness.run();
    let app = &harness.state().app;
    assert_eq!((app.library.games().len(), app.trash.games().len()), (1, 0));
}

/// The trash, with two games in it.
fn trash_of_two() -> Harness<'static, App> {
    let mut harness = library(&[("one.json", 8), ("two.json", 9)]);
    press(&mut harness, &[Key::Delete, Key::Delete, Key::Delete, Key::Delete]);
    harness.get_by_label("Trash").click();
    harness.run();
    harness
}

#[test]
fn one_game_in_the_trash_is_deleted_for_good_after_a_question() {
    let mut harness = trash_of_two();
    press(&mut harness, &[Key::Delete, Key::Escape]);
    assert_eq!(harness.state().app.trash.games().len(), 2, "Esc cancels");
    press(&mut harness, &[Key::Delete, Key::Delete]);
    assert_eq!(harness.state().app.trash.games().len(), 1);
    assert_eq!(harness.state().app.library.games().len(), 0);
}

#[test]
fn the_trash_is_emptied_after_a_question() {
    let mut harness = trash_of_two();
    press(&mut harness, &[Key::X]);
    harness.get_by_label("Delete all 2 games in the trash for good?");
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().app.trash.games().len(), 2, "Esc cancels");
    press(&mut harness, &[Key::X, Key::Delete]);
    assert_eq!(harness.state().app.trash.games().len(), 0);
    harness.get_by_label("The trash is empty");
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
    let practice = harness.state().app.texts.library_practice();
    assert!(own_rows(&harness)[0].contains(practice));
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

#[test]
fn the_search_looks_at_titles_and_names() {
    let mut harness = library(&[("one.json", 8), ("two.json", 500)]);
    let rows = |harness: &Harness<'_, App>| harness.query_all_by_role(Role::ListItem).count();
    let all = rows(&harness);
    press(&mut harness, &[Key::F]);
    harness.event(egui::Event::Text("finished".to_owned()));
    harness.run();
    assert_eq!(rows(&harness), 1);
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().app.page(), Page::Library, "the first Esc leaves the search");
    assert_eq!(rows(&harness), all);
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().app.page(), Page::Home);
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
fn games_are_named_and_can_be_filtered_where_there_are_several() {
    let texts = alhambra::text::Texts::new(alhambra::text::Language::English);
    let only = library(&[("one.json", 8), ("two.json", 9)]);
    assert!(
        own_rows(&only).iter().all(|row| !row.contains(texts.roll_and_write())),
        "there is nothing to distinguish"
    );
    assert!(only.query_by_role(Role::ComboBox).is_none(), "there is nothing to choose from");

    let app = app(&[("one.json", 8)], Language::English, false);
    for sample in ["alhambra-table-two-and-dirk", "alexandros-board"] {
        let text = alhambra::app::samples::text(HOUSE, sample).unwrap();
        std::fs::write(app.app.data.games().join(format!("{sample}.json")), text).unwrap();
    }
    let mut harness = window(&Eye::default(), (1280.0, 1280.0), app);
    harness.state_mut().app.run(AppCommand::Go(Page::Library));
    harness.run();
    let rows = own_rows(&harness);
    let names = [texts.roll_and_write(), texts.alhambra_name(), texts.alexandros_page_game()];
    assert_eq!(rows.len(), 3, "{rows:?}");
    for name in names {
        assert_eq!(rows.iter().filter(|row| row.contains(name)).count(), 1, "{name}: {rows:?}");
    }
    // Players can be chosen, too.
    harness.get_all_by_role(Role::ComboBox).next().unwrap().click();
    harness.run();
    let is_choice = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() != Role::Image;
    harness.get_all_by_label(texts.alexandros_page_game()).rfind(is_choice).unwrap().click();
    harness.run();
    let rows = own_rows(&harness);
    assert!(rows.len() == 1 && rows[0].contains(texts.alexandros_page_game()), "{rows:?}");
}

/// The headings of the list.
fn headings(harness: &Harness<'_, App>) -> Vec<String> {
    let labels = harness.query_all_by_role(Role::Heading).filter_map(|node| node.accesskit_node().label());
    labels.filter(|label| label != harness.state().app.texts.library_title()).collect()
}

/// A library with games from these days, the newest last: the file of each, and when it began.
fn library_of_days(days: &[(&str, jiff::Timestamp)]) -> Harness<'static, App> {
    let names: Vec<(&str, usize)> = days.iter().map(|(name, _)| (*name, 8)).collect();
    let mut app = app(&names, Language::English, false);
    for (name, began) in days {
        let path = app.app.data.games().join(name);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, text.replace("2026-03-07T11:00:00Z", &began.to_string())).unwrap();
    }
    app.app.run(AppCommand::Go(Page::Library));
    let mut harness = window(&Eye::default(), (1280.0, 1280.0), app);
    harness.run();
    harness
}

#[test]
fn games_are_listed_under_the_day_on_which_they_were_played() {
    let now = jiff::Timestamp::from_second(jiff::Timestamp::now().as_second()).unwrap();
    let ago = |days: i64| now - jiff::SignedDuration::from_hours(24 * days);
    let harness =
        library_of_days(&[("a.json", ago(400)), ("b.json", ago(1)), ("c.json", ago(0)), ("d.json", ago(0))]);
    let texts = &harness.state().app.texts;
    let days = [
        texts.library_today().to_owned(),
        texts.library_yesterday().to_owned(),
        alhambra::text::date(texts, ago(400)),
        texts.library_filter_samples().to_owned(),
    ];
    assert_eq!(headings(&harness), days);
    assert_eq!(own_rows(&harness).len(), 4);
}

#[test]
fn filters_and_search_combine_and_one_key_clears_them() {
    let mut harness = library(&[("one.json", 8), ("two.json", 9), ("three.json", 10)]);
    let describe = |file: &str, tags: &[&str], place: &str| AppCommand::Describe {
        file: file.to_owned(),
        words: Box::new(Description {
            location: place.to_owned(),
            tags: tags.iter().map(|tag| (*tag).to_owned()).collect(),
            ..Description::default()
        }),
    };
    let all = own_rows(&harness).len();
    harness.state_mut().app.run(describe("one.json", &["Élite"], "Granada"));
    harness.state_mut().app.run(describe("two.json", &["Élite"], "Sevilla"));
    harness.run();
    // A tag in the details leads to all games with it.
    press(&mut harness, &[Key::F]);
    fill(&mut harness, "elite");
    assert_eq!(own_rows(&harness).len(), 2, "accents and capitals make no difference");
    press(&mut harness, &[Key::Escape]);
    press(&mut harness, &[Key::F]);
    fill(&mut harness, "granada");
    press(&mut harness, &[Key::ArrowDown]);
    harness.get_by_role_and_label(Role::Button, "Élite").click();
    harness.run();
    assert_eq!(own_rows(&harness).len(), 1, "both filters apply");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    harness.run();
    fill(&mut harness, "nowhere");
    press(&mut harness, &[Key::ArrowDown]);
    harness.get_by_label(harness.state().app.texts.library_nothing_found());
    press(&mut harness, &[Key::Backspace]);
    assert_eq!(own_rows(&harness).len(), all);
}

#[test]
fn several_games_are_deleted_together_and_restored_in_one_step() {
    let mut harness = library(&[("one.json", 8), ("two.json", 9), ("three.json", 10)]);
    harness.key_press_modifiers(Modifiers::SHIFT, Key::ArrowDown);
    harness.run();
    harness.get_by_label(&harness.state().app.texts.library_selected(2));
    press(&mut harness, &[Key::Escape]);
    assert!(harness.query_by_label(&harness.state().app.texts.library_selected(2)).is_none());
    assert_eq!(harness.state().app.page(), Page::Library, "the first Esc selects only one");
    harness.key_press_modifiers(Modifiers::SHIFT, Key::ArrowUp);
    harness.run();
    press(&mut harness, &[Key::Delete]);
    harness.get_by_label(&harness.state().app.texts.library_delete_several(2));
    press(&mut harness, &[Key::Delete]);
    assert_eq!(harness.state().app.library.games().len(), 1);
    harness.get_by_label(&harness.state().app.texts.library_deleted_several(2));
    press(&mut harness, &[Key::U]);
    let app = &harness.state().app;
    assert_eq!((app.library.games().len(), app.trash.games().len()), (3, 0));
}

#[test]
fn all_selected_games_get_a_tag_and_samples_do_not() {
    let mut harness = library(&[("one.json", 8), ("two.json", 9)]);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run();
    press(&mut harness, &[Key::T]);
    fill(&mut harness, "league, ");
    press(&mut harness, &[Key::Enter]);
    let games = harness.state().app.library.games();
    assert_eq!(games.len(), 2);
    for game in games {
        assert_eq!(game.content.as_ref().unwrap().general().header.tags, ["league"]);
    }
}

#[test]
fn several_games_are_written_into_a_folder_and_no_file_there_is_replaced() {
    let mut harness = library(&[("one.json", 8), ("two.json", 9)]);
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("out").display().to_string();
    let games = vec![file("one.json"), file("two.json")];
    harness.state_mut().app.run(AppCommand::ExportAll { games: games.clone(), folder: folder.clone() });
    let one = std::path::Path::new(&folder).join("one.alhambra.json");
    let written = std::fs::read_to_string(&one).unwrap();
    std::fs::write(&one, "mine").unwrap();
    assert!(alhambra::games::roll_and_write::record::read(&written).is_ok());
    let errors = harness.state().app.errors;
    harness.state_mut().app.run(AppCommand::ExportAll { games, folder });
    assert_eq!(harness.state().app.errors, errors + 2);
    assert_eq!(std::fs::read_to_string(one).unwrap(), "mine");
}

#[test]
fn a_review_opens_from_the_library() {
    let mut harness = library(&[("done.json", 500)]);
    press(&mut harness, &[Key::V]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::Review));
}
