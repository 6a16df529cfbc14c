//! The score card: reasons by keyboard, copies, pictures, and what comes next.

use super::*;
use alhambra::games::roll_and_write::game::Desk as RollAndWriteDesk;
use alhambra::games::roll_and_write::{
    advisor::{Advisor, Generator, Policy, PolicyExt, ValueSets},
    record::Sheets,
};
use egui::{Modifiers, OutputCommand};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use crate::saved_games::painted::painted;

fn focused(harness: &Harness<'_, App>) -> String {
    fn has_focus(node: &AccessKitNode<'_>) -> bool {
        node.is_focused()
    }
    let mut nodes = harness.query_all_by(has_focus);
    nodes.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

#[test]
fn every_number_gives_its_reason_to_the_keyboard() {
    for (language, [total, lines, coins, name]) in [
        (Language::English, ["You, Total: types", "You, Lines: row", "You, Coins:", "You, Garden:"]),
        (Language::French, ["Vous, Total", "Vous, Lignes", "Vous, Pièces", "Vous, Jardin"]),
    ] {
        let mut app = app(&[("game.json", 500)], language, false);
        app.app.run(AppCommand::Card(file("game.json")));
        let mut harness = window(&Eye::default(), (1280.0, 800.0), app);
        harness.run();
        press(&mut harness, &[Key::ArrowDown]);
        assert!(focused(&harness).starts_with(total), "{}", focused(&harness));
        press(&mut harness, &[Key::ArrowLeft]);
        assert!(focused(&harness).starts_with(coins), "{}", focused(&harness));
        press(&mut harness, &[Key::ArrowLeft]);
        assert!(focused(&harness).starts_with(lines), "{}", focused(&harness));
        press(&mut harness, &[Key::ArrowLeft, Key::ArrowLeft]);
        assert!(focused(&harness).starts_with(name), "{}", focused(&harness));
        press(&mut harness, &[Key::ArrowDown, Key::ArrowDown]);
        let phantom = if language == Language::French { "Joueur fictif II" } else { "Phantom II" };
        assert!(focused(&harness).starts_with(phantom), "{}", focused(&harness));
    }
}

#[test]
fn the_reasons_add_up_to_the_total() {
    let harness = on(&[("game.json", 500)], AppCommand::Card(file("game.json")));
    let viewed = harness.state().app.desk::<RollAndWriteDesk>().tables.viewed.as_ref().unwrap();
    let card = viewed.loaded.game.cards().rows[0].unwrap();
    let total = format!(
        "Types {}, lines {}, coins {}: {}\u{a0}VP",
        card.types_vp(),
        card.lines_vp(),
        card.coins_vp(),
        card.total()
    );
    harness.get_by_label(&total);
    harness.get_by_label_contains(&format!("{}\u{a0}VP. 7 March 2026", card.total()));
}

#[test]
fn new_records_and_games_with_help_are_marked() {
    let mut app = app(&[("game.json", 500)], Language::English, false);
    let games = Games::new(app.app.data.games());
    let save = |name: &str, game: Game| {
        games.save(&mut games.lock(name).unwrap(), &AnyGame::Played(Box::new(game)).write(None)).unwrap();
    };
    let mut earlier = solo(77, 0);
    let advisor = Advisor::new(earlier.config(), &ValueSets::bundled()).unwrap();
    let mut generator = Generator::new(1, 0);
    while !earlier.is_over() {
        if earlier.draw(None).is_err() {
            let decision = Policy::Random.decide(&advisor, earlier.state(), &mut generator);
            earlier.perform(decision).unwrap();
        }
    }
    earlier.header.started = "2026-03-01T11:00:00Z".parse().unwrap();
    save("earlier.json", earlier);
    let mut helped = solo(78, 500);
    helped.note_hint();
    save("helped.json", helped);
    app.app.run(AppCommand::Card(file("game.json")));
    let mut harness = window(&Eye::default(), (1280.0, 800.0), app);
    harness.run();
    harness.get_by_label_contains("· New high score");
    harness.state_mut().app.run(AppCommand::Card(file("helped.json")));
    harness.run();
    harness.get_by_label_contains("· Practice");
    assert!(harness.query_by_label_contains("· New high score").is_none());
}

#[test]
fn the_card_is_copied_as_text() {
    let mut harness = on(&[("game.json", 500)], AppCommand::Card(file("game.json")));
    harness.event(egui::Event::Key {
        key: Key::C,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    harness.step();
    let copied = harness.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let text = copied.unwrap();
    assert!(text.starts_with("Alhambra, Solo, two phantoms\n7 March 2026\n"), "{text}");
    assert!(text.contains("\nYou\n") && text.contains("  Total, types"), "{text}");
}

#[test]
fn a_picture_is_written_and_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("card.png");
    let mut harness = on(&[("game.json", 500)], AppCommand::Card(file("game.json")));
    for _ in 0..2 {
        press(&mut harness, &[Key::I]);
        harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        harness.run();
        harness.event(egui::Event::Text(path.to_str().unwrap().to_owned()));
        harness.run();
        press(&mut harness, &[Key::Enter]);
    }
    assert!(std::fs::read(&path).unwrap().starts_with(b"\x89PNG"));
    let notifications = &harness.state().app.notifications;
    assert_eq!(
        notifications.iter().filter(|notification| notification.tone == Tone::Error).count(),
        1,
        "{notifications:?}"
    );
}

#[test]
fn a_rematch_has_new_or_the_same_dice() {
    for (key, same) in [(Key::Enter, false), (Key::A, false), (Key::D, true)] {
        let mut harness = on(&[("game.json", 500)], AppCommand::Card(file("game.json")));
        press(&mut harness, &[key]);
        let app = &harness.state().app;
        assert_eq!(app.page(), Page::from(GamePage::Play), "{key:?}");
        let seed = app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().game().seed_at(1).unwrap();
        assert_eq!(seed == Seed(5), same, "{key:?}");
    }
}

#[test]
fn an_unfinished_game_can_be_continued() {
    let mut harness = on(&[("game.json", 20)], AppCommand::Card(file("game.json")));
    harness.get_by_label_contains("of 18");
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().app.desk::<RollAndWriteDesk>().session.as_ref().unwrap().file(), "game.json");
}

#[test]
fn in_the_smallest_window_every_column_has_its_name() {
    for (language, chambers) in [(Language::English, "Chambers"), (Language::French, "Chambres")] {
        let mut app = app(&[("game.json", 500)], language, false);
        app.app.run(AppCommand::Card(file("game.json")));
        let mut harness = window(&Eye::default(), (1024.0, 640.0), app);
        harness.run();
        // As a text of its own: in the reasons the name is part of a sentence.
        assert!(painted(harness.output()).contains(&(chambers.to_owned(), true)), "{language:?}");
    }
}
