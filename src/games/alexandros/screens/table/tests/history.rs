//! The history: when it is long, when fields are left, and what was deleted.

use super::*;

#[test]
fn of_a_long_history_only_what_is_seen_is_drawn_and_all_of_it_is_reached() {
    let begin = |turn: u16| LedgerEvent::BeginTurn { turn, player: 2 - (turn % 2) as u8 };
    let late = LedgerEvent::Walls { turn: 7, player: 1, walls: 2 };
    let events = (1..=80).map(begin).chain([late]).collect();
    let mut harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    press(&mut harness, Key::H);
    let texts = Texts::new(Language::English);
    let change = format!("{}: ", texts.pad_change());
    let drawn = |harness: &Harness<'_, Page>| harness.query_all_by_label_contains(&change).count();
    assert!((8..40).contains(&drawn(&harness)), "{}", drawn(&harness));
    // Tab reaches what is below, and scrolls it into view.
    let first = texts.alexandros_said("Ada", texts.alexandros_begun());
    let first = texts.alexandros_page_in_turn(1, &first);
    let first = words::said(&texts, texts.pad_change(), &first);
    for _ in 0..400 {
        if harness.query_by_label(&first).is_some() {
            break;
        }
        press(&mut harness, Key::Tab);
    }
    // A late entry stands in its turn, and says that it is late.
    let laid = texts.alexandros_said("Ada", &texts.alexandros_laid(2));
    let told = texts.alexandros_page_in_turn(7, &texts.alexandros_late(7, &laid));
    let late = harness.get_by_label(&words::said(&texts, texts.pad_change(), &told)).rect();
    let turn = harness.get_by_label(&texts.alexandros_part(7)).rect();
    assert!(late.y_range().contains(turn.center().y), "{late} beside {turn}");
    harness.get_by_label(&first).click_accesskit();
    harness.run();
    click(&mut harness, texts.pad_strike());
    assert_eq!(harness.state().table().events().first(), Some(&(2, begin(2))));
}

#[test]
fn who_begins_a_turn_stands_below_its_name_where_something_is_done_in_it() {
    let harness = walls_laid();
    let texts = Texts::new(Language::English);
    let begun = texts.alexandros_page_in_turn(2, &texts.alexandros_said("Ben", texts.alexandros_begun()));
    let begun = words::said(&texts, texts.pad_change(), &begun);
    let [begun, walls, title] = [begun, walls_of("Ben", 2, 3), texts.alexandros_part(2)]
        .map(|name| harness.get_by_label(&name).rect());
    assert!(walls.y_range().contains(title.center().y), "{walls} beside {title}");
    assert!(begun.max.x < walls.min.x && title.center().y < begun.min.y, "{begun} below {title}");
}

/// The history of a table with two entries about walls.
fn walls_laid<'a>() -> Harness<'a, Page> {
    let walls = |turn, player, walls| LedgerEvent::Walls { turn, player, walls };
    let events = vec![walls(1, 1, 2), LedgerEvent::BeginTurn { turn: 2, player: 2 }, walls(2, 2, 3)];
    let mut harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    press(&mut harness, Key::H);
    harness
}

/// The same with the fields of the first entry open and other walls typed in them.
fn changed_walls<'a>() -> Harness<'a, Page> {
    let mut harness = walls_laid();
    let texts = Texts::new(Language::English);
    click(&mut harness, &walls_of("Ada", 1, 2));
    click(&mut harness, &texts.new_pad_more(texts.alexandros_page_walls_laid()));
    harness
}

/// What the entry about somebody's walls is called in the history.
fn walls_of(who: &str, turn: usize, walls: usize) -> String {
    let texts = Texts::new(Language::English);
    let laid = texts.alexandros_said(who, &texts.alexandros_laid(walls));
    words::said(&texts, texts.pad_change(), &texts.alexandros_page_in_turn(turn, &laid))
}

fn asks(harness: &Harness<'_, Page>) -> bool {
    harness.query_by_label(Texts::new(Language::English).history_discard_question()).is_some()
}

#[test]
fn fields_that_are_changed_are_not_dropped_unasked() {
    let mut harness = changed_walls();
    let texts = Texts::new(Language::English);
    let is_changed = |harness: &Harness<'_, Page>| {
        let apply = harness.query_by_label(texts.pad_correct());
        apply.is_some_and(|apply| !apply.accesskit_node().is_disabled())
    };
    assert!(is_changed(&harness));
    // Another entry, the entry itself, the way back, the button that closes, and Esc.
    let others = [walls_of("Ben", 2, 3), walls_of("Ada", 1, 2), texts.back().to_owned()];
    for way in others.into_iter().chain([texts.close().to_owned()]) {
        click(&mut harness, &way);
        assert!(asks(&harness), "{way}");
        press(&mut harness, Key::Escape);
        assert!(!asks(&harness) && is_changed(&harness), "{way}: what was changed is still there");
    }
    press(&mut harness, Key::Escape);
    assert!(asks(&harness));
    press(&mut harness, Key::Delete);
    assert!(harness.state().screen.panel.is_none(), "and the history is closed");
    assert_eq!(harness.state().table().state().walls(), 5, "nothing was corrected");
    // Whoever agrees gets to the other entry.
    let mut harness = changed_walls();
    click(&mut harness, &walls_of("Ben", 2, 3));
    press(&mut harness, Key::Delete);
    assert!(!asks(&harness) && !is_changed(&harness));
    click(&mut harness, texts.pad_strike());
    assert_eq!(harness.state().table().state().walls(), 2, "the entry of Ben is gone");
    // A form without changes is left without a question.
    click(&mut harness, &walls_of("Ada", 1, 2));
    press(&mut harness, Key::Escape);
    assert!(harness.state().screen.panel.is_none());
}

#[test]
fn a_deleted_entry_is_seen_as_such_and_counts_again_in_its_turn() {
    let mut harness = walls_laid();
    let texts = Texts::new(Language::English);
    let before = harness.state().table().clone();
    let laid = texts.alexandros_said("Ada", &texts.alexandros_laid(2));
    let deleted = texts.history_struck(&texts.alexandros_of_turn(1, &laid));
    let delete = |harness: &mut Harness<'_, Page>| {
        click(harness, &walls_of("Ada", 1, 2));
        click(harness, texts.pad_strike());
        assert_eq!(harness.state().table().state().walls(), 3);
    };
    let choose_deleted = |harness: &mut Harness<'_, Page>| {
        harness.get_by_role_and_label(Role::Button, &deleted).click();
        harness.run();
    };
    delete(&mut harness);
    choose_deleted(&mut harness);
    click(&mut harness, texts.restore());
    assert_eq!(harness.state().table().log(), before.log(), "as if it had not been deleted");
    // After something else was entered.
    delete(&mut harness);
    let later = LedgerEvent::Walls { turn: 2, player: 2, walls: 1 };
    harness.state_mut().run(vec![TableCommand::Enter(later)]);
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::H);
    choose_deleted(&mut harness);
    press(&mut harness, Key::Enter);
    let table = harness.state().table();
    let again = LedgerEvent::Walls { turn: 1, player: 1, walls: 2 };
    assert_eq!(table.events().last().map(|(_, event)| event), Some(&again));
    assert_eq!(table.state().walls(), 6);
    assert!(harness.query_by_label(texts.restore()).is_none(), "its fields are closed");
}
