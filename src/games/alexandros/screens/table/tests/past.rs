//! Entries of the past: what was done on the map is corrected there, and what was forgotten is entered in its turn.

use super::*;

fn scroll_to(harness: &mut Harness<'_, Page>, label: &str) {
    harness.get_by_label(label).scroll_to_me();
    harness.run();
}

#[test]
fn the_way_that_is_on_the_table_is_tapped_corner_by_corner_and_a_move_is_corrected_on_the_map() {
    let first = moved(1, 1, Symbol::Horse, (1, 3), &[(0, 1), (1, 2), (1, 4), (2, 5)]);
    let second = moved(2, 2, Symbol::Hoplite, (1, 1), &[(2, 5), (2, 3), (2, 1)]);
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut harness = harness(Page::begin(config, vec![first, second.clone()]));
    let texts = Texts::new(Language::English);
    press(&mut harness, Key::H);
    let change = format!("{}: ", texts.pad_change());
    harness.get_all_by_label_contains(&change).last().unwrap().click();
    harness.run();
    click(&mut harness, texts.alexandros_page_change_on_map());
    assert_eq!(harness.state().screen.moving.way().len(), 4, "it begins with what was entered");
    assert!(harness.get_by_label(texts.save()).accesskit_node().is_disabled(), "nothing is other yet");
    let other = board().corner((0, 3)).unwrap();
    assert!(harness.state().screen.moving.corners().contains(&other));
    click(&mut harness, &texts.alexandros_page_corner(1, 4));
    click(&mut harness, texts.save());
    let table = harness.state().table();
    let through = moved(1, 1, Symbol::Horse, (1, 3), &[(0, 1), (0, 3), (1, 4), (2, 5)]);
    assert_eq!(table.events(), [(1, through), (2, second)]);
    assert!(harness.state().screen.past.is_none());
    assert_eq!(harness.state().screen.marker.turn, 2, "the table goes on where it was");
    let changed = harness.state().desk.corrected.is_some();
    assert!(changed, "what it moves is listed");
}

#[test]
fn what_a_corrected_move_makes_impossible_is_asked_about() {
    let first = moved(1, 1, Symbol::Horse, (1, 3), &[(0, 1), (1, 2), (1, 4), (2, 5)]);
    let second = moved(2, 2, Symbol::Hoplite, (1, 1), &[(2, 5), (2, 3), (2, 1)]);
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut harness = harness(Page::begin(config, vec![first.clone(), second.clone()]));
    let texts = Texts::new(Language::English);
    press(&mut harness, Key::H);
    let change = format!("{}: ", texts.pad_change());
    harness.get_all_by_label_contains(&change).last().unwrap().click();
    harness.run();
    click(&mut harness, texts.alexandros_page_change_on_map());
    // To another horse: the second move cannot begin there.
    let horse = words::symbol(&texts, Symbol::Horse);
    click(&mut harness, &texts.alexandros_page_space(&horse, 1, 6));
    click(&mut harness, &texts.alexandros_page_corner(1, 6));
    click(&mut harness, texts.save());
    assert!(harness.state().desk.conflict.is_some());
    assert_eq!(harness.state().table().events(), [(1, first), (2, second)], "nothing is done yet");
    press(&mut harness, Key::K);
    let table = harness.state().table();
    assert_eq!((table.events().len(), table.state().walls()), (1, 2));
    // Escape leaves the entry as it is.
    press(&mut harness, Key::H);
    harness.get_by_label_contains(&change).click();
    harness.run();
    click(&mut harness, texts.alexandros_page_change_on_map());
    press(&mut harness, Key::Escape);
    assert!(harness.state().screen.past.is_none());
}

#[test]
fn governors_put_on_a_board_are_put_elsewhere_on_the_map() {
    let events = vec![
        moved(1, 1, Symbol::Horse, (1, 3), &[(0, 1), (1, 2), (1, 4), (2, 5)]),
        moved(2, 2, Symbol::Hoplite, (1, 1), &[(2, 5), (2, 3), (2, 1)]),
        LedgerEvent::Occupy { turn: 2, player: 2, place: Place::Board { spaces: vec![(0, 0)] } },
    ];
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut harness = harness(Page::begin(config, events));
    let texts = Texts::new(Language::English);
    press(&mut harness, Key::H);
    let change = format!("{}: ", texts.pad_change());
    harness.get_all_by_label_contains(&change).next().unwrap().click();
    harness.run();
    click(&mut harness, texts.alexandros_page_change_on_map());
    let [temple, hoplite] = [Symbol::Temple, Symbol::Hoplite].map(|symbol| words::symbol(&texts, symbol));
    click(&mut harness, &texts.alexandros_page_space(&temple, 1, 1));
    click(&mut harness, &texts.alexandros_page_space(&hoplite, 2, 2));
    click(&mut harness, texts.save());
    let place = Place::Board { spaces: vec![(1, 1)] };
    let expected = LedgerEvent::Occupy { turn: 2, player: 2, place };
    assert_eq!(harness.state().table().events().last(), Some(&(3, expected)));
}

/// Opens the history and asks for a forgotten entry.
fn add_forgotten(harness: &mut Harness<'_, Page>) {
    press(harness, Key::H);
    press(harness, Key::N);
}

/// One turn earlier.
fn step_back(harness: &mut Harness<'_, Page>) {
    let texts = Texts::new(Language::English);
    click(harness, &texts.new_pad_fewer(texts.alexandros_page_turn()));
}

#[test]
fn a_forgotten_entry_of_a_ledger_counts_in_the_turn_that_is_chosen() {
    let events = vec![
        province(1, 2, [0, 2, 0, 0, 0], &[]),
        LedgerEvent::BeginTurn { turn: 2, player: 2 },
        LedgerEvent::Walls { turn: 2, player: 2, walls: 3 },
        LedgerEvent::Province {
            turn: 2,
            province: 2,
            contents: Contents { plain: 1, symbols: [1, 0, 0, 0, 0], governors: Vec::new() },
        },
    ];
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), events));
    let texts = Texts::new(Language::English);
    let entries = harness.state().table().events().len();
    add_forgotten(&mut harness);
    assert!(harness.query_by_label_contains(texts.alexandros_page_what_forgotten()).is_some());
    step_back(&mut harness);
    assert_eq!(harness.state().screen.marker, Marker { turn: 1, player: 0 }, "turn 1 was Ada's");
    let then = &harness.state().screen.past.as_ref().unwrap().before;
    assert!(then.state().province(2).is_none() && then.state().walls() == 0, "as it stood in turn 1");
    // A province typed there has a number that no later province has.
    press(&mut harness, Key::P);
    click(&mut harness, &texts.new_pad_more(texts.alexandros_page_plain()));
    click(&mut harness, texts.alexandros_page_enter());
    let contents = Contents { plain: 1, ..Contents::default() };
    let typed = LedgerEvent::Province { turn: 1, province: 3, contents };
    assert_eq!(harness.state().table().events().last(), Some(&(entries + 1, typed)));
    assert!(harness.state().screen.past.is_none(), "the table is shown as it is again");
    assert_eq!(harness.state().screen.marker, Marker { turn: 2, player: 1 });
    // An occupation at a price, in an earlier turn.
    add_forgotten(&mut harness);
    step_back(&mut harness);
    press(&mut harness, Key::Num1);
    let costs = harness.state().table().state().costs(table_config(&harness), 0, 1).unwrap();
    scroll_to(&mut harness, &words::cost(&texts, costs.last().unwrap()));
    click(&mut harness, &words::cost(&texts, costs.last().unwrap()));
    press(&mut harness, Key::Enter);
    let place = Place::Typed { province: 1, on: vec![Symbol::Amphora] };
    let occupied = LedgerEvent::Occupy { turn: 1, player: 1, place };
    assert_eq!(harness.state().table().events().last(), Some(&(entries + 2, occupied)));
    assert_eq!(harness.state().table().state().province(1).unwrap().owner(), Some(0));
}

#[test]
fn a_forgotten_entry_on_a_board_is_made_on_the_map_as_it_stood() {
    let events = vec![
        moved(1, 1, Symbol::Horse, (1, 3), &[(0, 1), (1, 2), (1, 4), (2, 5)]),
        moved(2, 2, Symbol::Hoplite, (1, 1), &[(2, 5), (2, 3), (2, 1)]),
        LedgerEvent::BeginTurn { turn: 3, player: 1 },
    ];
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut harness = harness(Page::begin(config, events));
    let texts = Texts::new(Language::English);
    let entries = harness.state().table().events().len();
    add_forgotten(&mut harness);
    let nothing = harness.get_by_label(texts.pad_add());
    assert!(nothing.accesskit_node().is_disabled(), "nothing is chosen yet");
    step_back(&mut harness);
    assert_eq!(harness.state().screen.marker, Marker { turn: 2, player: 1 });
    let temple = words::symbol(&texts, Symbol::Temple);
    // The first tap looks at the province, the second puts a governor there.
    click(&mut harness, &texts.alexandros_page_space(&temple, 1, 1));
    click(&mut harness, &texts.alexandros_page_space(&temple, 1, 1));
    press(&mut harness, Key::Enter);
    let place = Place::Board { spaces: vec![(0, 0)] };
    let occupied = LedgerEvent::Occupy { turn: 2, player: 2, place };
    assert_eq!(harness.state().table().events().last(), Some(&(entries + 1, occupied)));
}

#[test]
fn the_turn_of_a_forgotten_entry_is_typed_and_is_none_that_has_not_come() {
    let events = vec![province(1, 8, [1, 0, 0, 0, 0], &[]), LedgerEvent::BeginTurn { turn: 5, player: 2 }];
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), events));
    let texts = Texts::new(Language::English);
    add_forgotten(&mut harness);
    harness.get_by_role_and_label(Role::SpinButton, texts.alexandros_page_turn()).click();
    harness.run();
    press(&mut harness, Key::Num1);
    assert_eq!(harness.state().screen.marker.turn, 1);
    assert_eq!(harness.state().screen.chosen.number, None, "the digit was for the turn");
    press(&mut harness, Key::Num9);
    assert_eq!(harness.state().screen.marker.turn, 5);
}

#[test]
fn escape_enters_nothing_forgotten_and_a_finished_table_takes_what_was() {
    let events = vec![
        province(1, 8, [1, 0, 0, 0, 0], &[(1, Symbol::Temple)]),
        LedgerEvent::BeginTurn { turn: 2, player: 2 },
        LedgerEvent::Close {},
    ];
    let mut harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    let texts = Texts::new(Language::English);
    let entries = harness.state().table().events().len();
    add_forgotten(&mut harness);
    press(&mut harness, Key::Escape);
    assert!(harness.state().screen.past.is_none());
    assert_eq!(harness.state().table().events().len(), entries);
    add_forgotten(&mut harness);
    step_back(&mut harness);
    press(&mut harness, Key::T);
    assert_eq!(harness.state().table().state().points(), [0, 0], "the table is finished: it is asked");
    press(&mut harness, Key::K);
    assert_eq!(harness.state().table().state().points(), [8, 0], "taxes of turn 1");
    press(&mut harness, Key::U);
    // Typed points, and a player who left.
    add_forgotten(&mut harness);
    step_back(&mut harness);
    click(&mut harness, texts.alexandros_page_taxes_typed());
    click(&mut harness, &texts.new_pad_more("Ben"));
    click(&mut harness, texts.alexandros_page_enter());
    press(&mut harness, Key::K);
    assert_eq!(harness.state().table().state().points(), [0, 1]);
    add_forgotten(&mut harness);
    scroll_to(&mut harness, texts.alexandros_page_leaves());
    click(&mut harness, texts.alexandros_page_leaves());
    press(&mut harness, Key::K);
    let left = LedgerEvent::Leave { turn: 2, player: 2 };
    assert_eq!(harness.state().table().events().last().map(|(_, event)| event), Some(&left));
}
