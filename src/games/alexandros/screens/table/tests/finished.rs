//! A finished table, to which nothing is added without a question.

use egui_kittest::Node;

use super::*;

/// Whether the page asks before something is added to a finished table.
fn asks(harness: &Harness<'_, Page>) -> bool {
    let texts = Texts::new(Language::English);
    harness.query_all_by_label_contains(texts.alexandros_page_is_over()).next().is_some()
}

#[test]
fn what_would_be_added_to_a_finished_table_is_asked_about_first() {
    let told = province(1, 6, [2, 0, 0, 0, 0], &[(1, Symbol::Temple)]);
    let events = vec![told, LedgerEvent::Close {}];
    let mut harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    let texts = Texts::new(Language::English);
    let recall = texts.alexandros_page_recall_from(&words::symbol(&texts, Symbol::Temple));
    let before = harness.state().table().clone();
    press(&mut harness, Key::Num1);
    click(&mut harness, &recall);
    assert!(asks(&harness));
    assert_eq!(harness.state().table(), &before, "nothing is added yet");
    click(&mut harness, texts.cancel());
    assert_eq!(harness.state().table(), &before);
    // The same for something typed.
    press(&mut harness, Key::D);
    click(&mut harness, &texts.new_pad_more(texts.alexandros_page_plain()));
    click(&mut harness, texts.alexandros_page_enter());
    assert!(asks(&harness));
    assert_eq!(harness.state().table(), &before);
    click(&mut harness, texts.alexandros_page_do_it());
    assert_eq!(harness.state().table().state().provinces().len(), 2, "it is when it is meant");
}

#[test]
fn what_would_be_added_to_a_finished_table_on_a_board_is_asked_about_too() {
    let events = vec![
        moved(1, 1, Symbol::Horse, (1, 3), &[(0, 1), (1, 2), (1, 4), (2, 5)]),
        LedgerEvent::Occupy { turn: 1, player: 1, place: Place::Board { spaces: vec![(0, 0)] } },
        LedgerEvent::Close {},
    ];
    let mut harness = harness(Page::begin(GameConfig::new(2).unwrap().with_board(board()), events));
    let texts = Texts::new(Language::English);
    let [lyre, temple] = [Symbol::Lyre, Symbol::Temple].map(|symbol| words::symbol(&texts, symbol));
    let before = harness.state().table().clone();
    click(&mut harness, &texts.alexandros_page_space(&lyre, 1, 9));
    click(&mut harness, &texts.alexandros_page_recall_from(&temple));
    assert!(asks(&harness));
    assert_eq!(harness.state().table(), &before);
}

#[test]
fn a_finished_table_says_who_has_won() {
    let told = province(1, 6, [2, 0, 0, 0, 0], &[(1, Symbol::Temple)]);
    let taxes = LedgerEvent::Taxes { turn: 1, player: 1, card: None, points: Some(vec![6, 0]) };
    let events = vec![told, taxes, LedgerEvent::Close {}];
    let harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    let texts = Texts::new(Language::English);
    let words = texts.score_won(&text::Who::Named("Ada".to_owned()));
    assert!(harness.query_all_by_label_contains(&words).next().is_some(), "{words}");
    // That it is over, the strip says, and nothing else.
    assert!(harness.query_by_label_contains(texts.pad_closed_hint()).is_some());
    let again = texts.play_last(texts.alexandros_closed());
    assert!(harness.query_all_by_label_contains(&again).next().is_none(), "{again}");
}

#[test]
fn once_the_goal_is_reached_the_totals_stand_where_taxes_were_promised() {
    let told = province(1, 6, [2, 0, 0, 0, 0], &[(1, Symbol::Temple)]);
    let config = GameConfig::new(2).unwrap();
    let taxes = |points| LedgerEvent::Taxes { turn: 1, player: 1, card: None, points: Some(vec![points, 0]) };
    let texts = Texts::new(Language::English);
    for (points, promises) in [(config.goal() - 1, true), (config.goal(), false)] {
        let harness = harness(Page::begin(config.clone(), vec![told.clone(), taxes(points)]));
        let shows = |words: &str| harness.query_by_label(words).is_some();
        assert_eq!(shows(texts.alexandros_page_taxes_now()), promises, "{points}");
        let reasons = texts.score_reasons(&text::Who::Named("Ada".to_owned()));
        assert_eq!(shows(&reasons), !promises, "{points}");
    }
}

#[test]
fn a_finished_table_lists_totals_and_the_reasons_of_who_has_won() {
    let told = province(1, 6, [2, 0, 0, 0, 0], &[(1, Symbol::Temple)]);
    let taxes = LedgerEvent::Taxes { turn: 1, player: 1, card: None, points: Some(vec![6, 0]) };
    let events = vec![told, taxes, LedgerEvent::Close {}];
    let mut harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    let texts = Texts::new(Language::English);
    let reasons = |name: &str| texts.score_reasons(&text::Who::Named(name.to_owned()));
    assert!(harness.query_by_label(&reasons("Ada")).is_some());
    // The other row is explained when it is clicked; a province that is looked at comes before both.
    {
        let of_ben = texts.pad_said("Ben", "");
        let label = |row: &Node<'_>| row.accesskit_node().label().unwrap_or_default();
        let mut rows = harness.query_all_by_role(Role::ListItem);
        rows.find(|row| label(row).starts_with(&of_ben)).unwrap().click_accesskit();
    }
    harness.run();
    assert!(harness.query_by_label(&reasons("Ben")).is_some());
    press(&mut harness, Key::Num1);
    assert!(harness.query_by_label(&reasons("Ben")).is_none());
}
