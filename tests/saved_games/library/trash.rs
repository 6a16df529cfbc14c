//! Games that are deleted, restored, and deleted for good.

use super::*;

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
