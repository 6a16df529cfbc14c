//! What is done with several games at once.

use super::*;

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
