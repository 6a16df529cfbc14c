//! The replay: stepping by keys and clicks, playing by itself, and playing on from a position.

use super::*;
use alhambra::games::roll_and_write::game::Desk as RollAndWriteDesk;
use egui_kittest::kittest::{NodeT, Queryable};

fn replay() -> Harness<'static, App> {
    on(&[("game.json", 500)], AppCommand::Replay(file("game.json")))
}

/// The step that is shown, according to the list.
fn step(harness: &Harness<'_, App>) -> usize {
    let mut numbers = harness.get_all_by_label_contains("Step ").filter_map(|node| {
        let label = node.accesskit_node().label().or(node.accesskit_node().value())?;
        label.strip_prefix("Step ")?.split(' ').next()?.parse().ok()
    });
    numbers.next().unwrap()
}

#[test]
fn keys_step_through_events_and_rounds() {
    let mut harness = replay();
    assert_eq!(step(&harness), 0);
    press(&mut harness, &[Key::ArrowRight, Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft]);
    assert_eq!(step(&harness), 2);
    press(&mut harness, &[Key::PageDown]);
    let first_round = step(&harness);
    press(&mut harness, &[Key::PageDown, Key::PageUp]);
    assert_eq!(step(&harness), first_round);
    let last = harness.state().app.desk::<RollAndWriteDesk>().tables.viewed.as_ref().unwrap();
    let AnyGame::Played(game) = &last.loaded.game else { panic!("a full game") };
    let entries = game.log().len();
    press(&mut harness, &[Key::End]);
    assert_eq!(step(&harness), entries);
    press(&mut harness, &[Key::ArrowRight, Key::Home]);
    assert_eq!(step(&harness), 0);
}

#[test]
fn clicks_step_through_events_and_rounds_too() {
    let mut harness = replay();
    harness.get_by_label("Step forward").click();
    harness.run();
    assert_eq!(step(&harness), 1);
    harness.get_by_label("Next round").click();
    harness.run();
    assert!(step(&harness) > 5);
    harness.get_by_label("Step back").click();
    harness.run();
    let before = step(&harness);
    let lines = harness.get_all_by_label_contains("Phantom");
    let lines = lines.filter(|node| node.accesskit_node().role() == egui::accesskit::Role::ListItem);
    let places: Vec<_> = lines.map(|line| line.rect().center()).collect();
    let is_another = |place: &egui::Pos2| {
        harness.drag_at(*place);
        harness.drop_at(*place);
        harness.run();
        step(&harness) != before
    };
    assert!(places.iter().any(is_another), "some line belongs to another step than the one shown");
    let timeline = harness.get_by_label_contains("Timeline").rect();
    let place = timeline.left_center() + vec2(timeline.width() * 0.5, 0.0);
    harness.drag_at(place);
    harness.drop_at(place);
    harness.run();
    assert!(step(&harness) > 40);
}

#[test]
fn a_replay_plays_by_itself_and_pauses() {
    let mut harness = replay();
    press(&mut harness, &[Key::Space]);
    harness.get_by_label("Pause");
    for _ in 0..30 {
        harness.step();
    }
    let reached = step(&harness);
    assert!(reached >= 2, "{reached}");
    press(&mut harness, &[Key::Space]);
    harness.get_by_label("Play");
    let paused = step(&harness);
    for _ in 0..30 {
        harness.step();
    }
    assert_eq!(step(&harness), paused);
}

#[test]
fn a_game_can_be_played_on_from_any_point_as_a_new_game() {
    let mut harness = replay();
    press(&mut harness, &[Key::PageDown, Key::PageDown, Key::PageDown, Key::P, Key::N]);
    let app = &harness.state().app;
    assert_eq!(app.page(), Page::from(GamePage::Play));
    let game = app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().game();
    let parent = game.header.parent.as_ref().unwrap();
    assert_eq!(parent.id, "game-5");
    assert!(parent.entry > 20 && game.log().len() >= parent.entry);
    assert_eq!(app.games.list().unwrap().len(), 2, "the old game stays");
}

#[test]
fn no_game_is_played_on_from_its_end() {
    let mut harness = replay();
    press(&mut harness, &[Key::End, Key::P]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::Replay));
}

#[test]
fn what_was_taken_back_is_shown_or_left_out() {
    let mut app = app(&[], Language::English, false);
    let mut game = solo(5, 20);
    game.take_back(30).unwrap();
    let library = Games::new(app.app.data.games());
    let text = AnyGame::Played(Box::new(game)).write(None);
    library.save(&mut library.lock("back.json").unwrap(), &text).unwrap();
    app.app.run(AppCommand::Replay(file("back.json")));
    let mut harness = window(&Eye::default(), (1280.0, 800.0), app);
    harness.run();
    press(&mut harness, &[Key::End]);
    assert!(step(&harness) > 30);
    harness.get_by_label("With later corrections").click();
    harness.run();
    press(&mut harness, &[Key::End]);
    assert_eq!(step(&harness), 30);
}

#[test]
fn the_score_card_is_a_key_away() {
    let mut harness = replay();
    press(&mut harness, &[Key::S]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::ScoreCard));
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().app.page(), Page::from(GamePage::Replay));
}
