//! A long history.

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
    // By Tab one comes to what is below: it is scrolled into view.
    let first = texts.alexandros_said("Ada", texts.alexandros_begun());
    let first = texts.alexandros_page_in_turn(1, &first);
    let first = words::said(&texts, texts.pad_change(), &first);
    for _ in 0..400 {
        if harness.query_by_label(&first).is_some() {
            break;
        }
        press(&mut harness, Key::Tab);
    }
    // What was entered late stands in its turn, and says so.
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
