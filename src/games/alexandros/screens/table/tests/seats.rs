//! Who sits where, changed in mid-game.

use super::*;

/// A table of two with a province of Ben's, walls of Ada's, typed points, and a confirmed finding.
fn table<'a>() -> Harness<'a, Page> {
    let events = vec![
        province(1, 6, [2, 0, 0, 0, 0], &[(2, Symbol::Temple)]),
        LedgerEvent::Walls { turn: 1, player: 1, walls: 2 },
        LedgerEvent::Taxes { turn: 2, player: 2, card: None, points: Some(vec![0, 9]) },
    ];
    let mut harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    let finding = harness.state().table().findings().remove(0);
    harness.state_mut().run(vec![TableCommand::Note(kernel::Note::confirm(finding))]);
    harness.run();
    assert_eq!(harness.state().table().unconfirmed(), []);
    harness
}

fn open(harness: &mut Harness<'_, Page>) {
    press(harness, Key::M);
    press(harness, Key::P);
}

fn names(harness: &Harness<'_, Page>) -> Vec<String> {
    harness.state().table().header.seats.iter().map(|seat| seat.name.clone()).collect()
}

#[test]
fn seats_are_ordered_and_added_in_mid_game_and_everything_stays_with_its_player() {
    let mut harness = table();
    let texts = Texts::new(Language::English);
    harness.state_mut().screen.hands = vec![None, Some(Symbols::new([1, 2, 0, 0, 0]))];
    open(&mut harness);
    click(&mut harness, &texts.pad_said(&texts.player_name(2), texts.seat_up()));
    click(&mut harness, texts.pad_add_player());
    click(&mut harness, texts.save());
    assert_eq!(names(&harness), ["Ben", "Ada", &texts.player_name(3)]);
    let table = harness.state().table();
    assert_eq!(table.config().players(), 3);
    assert_eq!(table.state().points(), [9, 0, 0]);
    assert_eq!(table.state().province(1).unwrap().owner(), Some(0));
    let walls = LedgerEvent::Walls { turn: 1, player: 2, walls: 2 };
    assert_eq!(table.events()[1], (2, walls));
    assert!(!table.findings().is_empty() && table.unconfirmed().is_empty(), "what was kept stays kept");
    assert_eq!(harness.state().screen.hands, [Some(Symbols::new([1, 2, 0, 0, 0])), None, None]);
    // The record says so, too, and can be read again.
    let AnyGame::Table(again) = record::read(&table.write(None)).unwrap().game else {
        panic!("a table was written");
    };
    assert_eq!((again.config(), again.state()), (table.config(), table.state()));
}

#[test]
fn who_has_entries_stays_and_who_has_none_can_be_removed() {
    let events = vec![province(1, 6, [2, 0, 0, 0, 0], &[(2, Symbol::Temple)])];
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), events));
    let texts = Texts::new(Language::English);
    open(&mut harness);
    let remove = |who: &str| texts.pad_remove(who);
    assert!(harness.query_by_label(&remove("Ben")).is_none(), "a governor stands there");
    click(&mut harness, &remove("Ada"));
    assert!(harness.get_by_label(&remove("Cleo")).accesskit_node().is_disabled(), "two play at least");
    click(&mut harness, texts.save());
    assert_eq!(names(&harness), ["Ben", "Cleo"]);
    assert_eq!(harness.state().table().state().province(1).unwrap().owner(), Some(0));
}

#[test]
fn nobody_who_has_entries_is_taken_off_the_table() {
    let harness = table();
    let before = harness.state().table().clone();
    let mut after = before.clone();
    let seats = after.header.seats[..1].to_vec();
    assert!(after.reseat(seats.clone(), &[Some(0)]).is_err(), "two play at least");
    let seats = [seats, vec![Seat::human("zoe", "Zoe", "green")]].concat();
    assert_eq!(after.reseat(seats, &[Some(0), None]), Err(LedgerError::InUse(2)));
    assert_eq!(after, before, "nothing is changed then");
}

#[test]
fn seats_that_are_left_as_they_were_moved_count() {
    let mut harness = table();
    let texts = Texts::new(Language::English);
    open(&mut harness);
    click(&mut harness, &texts.pad_said(&texts.player_name(2), texts.seat_up()));
    press(&mut harness, Key::Escape);
    assert_eq!(names(&harness), ["Ben", "Ada"], "what is left without a word counts");
}
