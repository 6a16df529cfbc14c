//! Seats as they are typed, moved and read.

use super::*;
use storage::Settings;
use text::Language;

fn table(names: [&str; 3]) -> Seating<()> {
    let mut seating = Seating::default();
    seating.resize(3);
    for (place, name) in seating.places.iter_mut().zip(names) {
        name.clone_into(&mut place.name);
    }
    seating
}

fn names(seating: &Seating<()>) -> Vec<&str> {
    seating.places.iter().map(|place| place.name.as_str()).collect()
}

#[test]
fn moving_keeps_who_goes_first() {
    for (first, row, to) in (0..27).map(|k| (k / 9, k / 3 % 3, k % 3)) {
        let mut seating = Seating { first: Some(first), ..table(["Ada", "Ben", "Cleo"]) };
        let name = |seating: &Seating<()>, k: usize| seating.places[k].name.clone();
        let (goes_first, moved) = (name(&seating, first), name(&seating, row));
        seating.move_to(row, to);
        assert_eq!(name(&seating, to), moved);
        let now = seating.first.map(|first| name(&seating, first));
        assert_eq!(now, Some(goes_first), "row {row} to {to}, first {first}");
    }
    let mut seating = table(["Ada", "Ben", "Cleo"]);
    seating.move_to(0, 2);
    assert_eq!(names(&seating), ["Ben", "Cleo", "Ada"], "the others move up");
    let mut seating = table(["Ada", "Ben", "Cleo"]);
    seating.move_up(2);
    assert_eq!(names(&seating), ["Ada", "Cleo", "Ben"]);
    seating.move_up(0);
    assert_eq!(names(&seating), ["Ada", "Cleo", "Ben"], "above the first seat there is none");
}

#[test]
fn colours_are_never_twice() {
    let mut seating = table(["Ada", "Ben", "Cleo"]);
    seating.resize(5);
    seating.paint(4, "red");
    let mut colours: Vec<_> = seating.places.iter().map(|place| place.colour.clone()).collect();
    assert_eq!((colours[0].as_str(), colours[4].as_str()), ("plum", "red"));
    colours.sort();
    colours.dedup();
    assert_eq!(colours.len(), 5);
}

#[test]
fn who_has_no_colour_of_their_own_gets_one_and_the_others_keep_theirs() {
    let mut seating = table(["Ada", "Ben", "Cleo"]);
    for (row, colour) in ["teal", "pink", "teal"].into_iter().enumerate() {
        colour.clone_into(&mut seating.places[row].colour);
    }
    seating.resize(4);
    let colours = |seating: &Seating<()>| -> Vec<String> {
        seating.places.iter().map(|place| place.colour.clone()).collect()
    };
    assert_eq!(colours(&seating), ["teal", "pink", "teal", "red"], "who comes takes none that is taken");
    seating.settle(0);
    assert_eq!(colours(&seating), ["teal", "red", "blue", "green"]);
}

#[test]
fn names_are_the_same_in_any_capitals_and_with_spaces_and_nobody_is_called_nothing() {
    let names = ["Ada", " ada", "", "", "Ben"].map(str::to_owned);
    let same: Vec<usize> = (0..5).filter(|row| called_like(&names, *row).is_some()).collect();
    assert_eq!(same, [1]);
}

#[test]
fn a_name_is_one_however_it_is_written_and_signs_that_none_can_have_are_told_of_their_player() {
    let texts = Texts::new(Language::English);
    assert_eq!(table(["Jörg", "Jörg M", "Ben"]).fault(&texts), None);
    for same in ["Jo\u{308}rg", "JÖRG", " jörg\u{a0}", "Jörg\u{200b}"] {
        let fault = table(["Jörg", "Ben", same]).fault(&texts);
        assert_eq!(fault, Some(texts.late_fault_same_name(1, 3)), "{same:?}");
    }
    for (odd, sign) in [("Ad\0a", "U+0000"), ("Ada\u{202e}gnoW", "U+202E"), ("Ada\nWong", "U+000A")] {
        let fault = table(["Ben", odd, "Cleo"]).fault(&texts);
        assert_eq!(fault, Some(texts.late_fault_name(2, sign)), "{odd:?}");
    }
    let unseen = table(["Ben", "\u{200b}", " "]);
    assert_eq!(unseen.names(&texts), ["Ben", &texts.player_name(2), &texts.player_name(3)]);
    let ids: Vec<String> =
        table(["Jo\u{308}rg", "Ben ", "ADA"]).seats(&texts).into_iter().map(|seat| seat.id).collect();
    assert_eq!(ids, ["jörg", "ben", "ada"]);
    let mut mine = table(["Ben", "ZOE\u{308}", "Cleo"]);
    mine.find_me("Zoë ");
    assert_eq!(mine.mine(), Some(1));
    mine.find_me(" ");
    assert_eq!(mine.mine(), None);
}

#[test]
fn a_list_of_names_fills_the_rows_from_where_it_is_pasted() {
    let all = ["Amélie", "Jörg Müller", "Ольга", "🐪 Kamel"].map(str::to_owned);
    for between in ["\n", "\r\n", "\r", "\t", ";", " ; ", "\n\n"] {
        assert_eq!(list_of_names(&all.join(between)), Some(all.to_vec()), "{between:?}");
        assert!(may_be_names(&all.join(between)), "{between:?}");
    }
    assert_eq!(list_of_names("Jörg Müller\n"), None);
    assert!(!may_be_names("players Ada Ben\nr1 Ada tower") && !may_be_names("{\n\"a\": 1}"));
    let mut seating = table(["Ada", "Ben", "Cleo"]);
    assert_eq!(seating.name_from(1, all.to_vec(), 3), ["Ольга", "🐪 Kamel"], "no place is left for these");
    assert_eq!(names(&seating), ["Ada", "Amélie", "Jörg Müller"]);
    assert_eq!(seating.name_from(0, all.to_vec(), 2).len(), 2, "who waits for a larger table keeps the name");
    assert_eq!(names(&seating), ["Amélie", "Jörg Müller", "Jörg Müller"]);
}

#[test]
fn commas_part_names_where_nothing_else_does_and_numbers_belong_to_no_name() {
    let listed = |text: &str| list_of_names(text).unwrap_or_default();
    assert_eq!(listed("Ada, Ben,Cleo"), ["Ada", "Ben", "Cleo"]);
    assert_eq!(listed("Müller, Jörg\nWong, Ada"), ["Müller, Jörg", "Wong, Ada"]);
    assert_eq!(listed("1. Ada\n2) Ben\n10.Cleo"), ["Ada", "Ben", "Cleo"]);
    assert_eq!(listed("- Ada\n• Ben\n* Cleo\n4711\n-Dirk"), ["Ada", "Ben", "Cleo", "4711", "-Dirk"]);
    assert_eq!(list_of_names("1. Ada"), None);
}

#[test]
fn lots_seat_everybody_once_and_keep_who_goes_first() {
    let mut orders = std::collections::BTreeSet::new();
    for (one, other) in (0..6).map(|k| (k % 3, k / 3)) {
        let mut seating = Seating { first: Some(1), ..table(["Ada", "Ben", "Cleo"]) };
        let mut chance = [one, other].into_iter();
        seating.draw_lots(3, |below| chance.next().unwrap().min(below - 1));
        assert_eq!(seating.first.map(|first| seating.places[first].name.clone()).as_deref(), Some("Ben"));
        orders.insert(names(&seating).join(" "));
    }
    assert_eq!(orders.len(), 6, "every order can be drawn");
    let mut two = table(["Ada", "Ben", "Cleo"]);
    two.draw_lots(2, |_| 0);
    assert_eq!(names(&two), ["Ben", "Ada", "Cleo"], "who does not play stays");
}

#[test]
fn nobody_is_proposed_who_sits_there_under_another_name() {
    let mut settings = Settings::default();
    let people = ["Ada", "ADA W.", "Ben"].map(|name| serde_json::json!({ "name": name }));
    settings.last_pad = serde_json::json!({ "people": people });
    let mut known = People::default();
    known.join("ada", "ada w.");
    known.show_as("ada", "Ada Wong");
    assert_eq!(known_players(&settings, &known), ["Ada Wong", "Ben"]);
    let mut seating = table(["", "", ""]);
    (seating.places[0].me, seating.places[0].name) = (true, "Ada W.".to_owned());
    seating.propose(&known_players(&settings, &known), &known);
    assert_eq!(names(&seating), ["Ada W.", "Ben", ""]);
}

#[test]
fn who_had_a_seat_stays_the_same_person_under_another_name() {
    let texts = Texts::new(Language::English);
    let old = table(["Ada", "Ben", "Cleo"]).seats(&texts);
    let places = (0..).zip(&old).map(|(row, seat)| SeatSetup::<()>::of(seat, row, None)).collect();
    let mut seating = Seating { places, first: None };
    seating.places[1].name = "Benjamin".to_owned();
    seating.move_up(1);
    seating.resize(4);
    let seats = seating.seats_after(&texts, &old);
    let told: Vec<(&str, &str)> = seats.iter().map(|seat| (seat.id.as_str(), seat.name.as_str())).collect();
    let expected = [("ben", "Benjamin"), ("ada", "Ada"), ("cleo", "Cleo"), ("player 4", "Player 4")];
    assert_eq!(told, expected);
}

#[test]
fn known_people_are_proposed_from_the_first_place_on_unless_it_is_of_the_person_at_this_computer() {
    let known = ["Ada", "Ben", "Cleo"].map(str::to_owned);
    let mut seating = table(["", "", ""]);
    seating.propose(&known, &People::default());
    assert_eq!(names(&seating), ["Ada", "Ben", "Cleo"]);
    let mut seating = table(["", "", ""]);
    seating.places[0].me = true;
    seating.propose(&known, &People::default());
    assert_eq!(names(&seating), ["", "Ada", "Ben"]);
}
