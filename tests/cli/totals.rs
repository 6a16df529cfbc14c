//! Records of games of which only the totals are known.

use std::{fs, path::PathBuf};

use alhambra::{
    games::common::totals::{PlaySource, TotalsEvent, TotalsGame, read_totals, totals_game},
    kernel::record::{Header, Seat, When},
};
use jiff::tz::TimeZone;
use serde_json::{Value, json};

use crate::cli::run::{Place, written_today};

/// A game of two, as another program kept it.
fn record(game: &str, totals: &[u16], places: &[u8]) -> String {
    let seats = ["Ada", "Jörg"].map(|name| Seat::human("", name, "")).into();
    let header =
        Header { location: "Küche".to_owned(), active_seconds: 2400, ..Header::new("aa", "", seats) };
    let source = Some(PlaySource { program: "BG Stats".to_owned(), id: "aa".to_owned() });
    let event = TotalsEvent::Totals { totals: totals.to_vec(), places: places.to_vec(), source };
    totals_game(game, header, event).unwrap().write(None)
}

#[test]
fn a_record_of_totals_is_verified_shown_and_scored_whichever_game_it_is_of() {
    let place = Place::new();
    for game in ["roll_and_write", "alhambra", "alexandros"] {
        place.write("totals.json", record(game, &[79, 88], &[]));
        let verified = place.run("verify totals.json").fine();
        assert!(verified.contains("good, totals only, 2 players, 79 – 88"), "{verified}");
        let shown = place.run("show totals.json").fine();
        for said in ["Küche", "40 minutes", "from BG Stats", "Jörg  88", "Winner: Jörg"] {
            assert!(shown.contains(said), "{said:?} is not in\n{shown}");
        }
        let told: Value = serde_json::from_str(&place.run("show totals.json --json").fine()).unwrap();
        assert_eq!((&told["game"], &told["kind"], &told["at"]), (&json!(game), &json!("totals"), &json!(1)));
        assert_eq!(told["winner_rows"], json!([2]));
        place.run("export totals.json --format csv --force -o totals.csv").fine();
        let csv = place.read("totals.csv");
        assert!(csv.contains("1,Ada,total,Total,79"), "{csv}");
        place.run("export totals.json --format bgstats --force -o link.txt").fine();
        assert!(place.read("link.txt").contains("bgstatsapp.com"));
    }
}

#[test]
fn a_stated_place_settles_equal_totals() {
    let place = Place::new();
    place.write("totals.json", record("alhambra", &[80, 80], &[2, 1]));
    assert!(place.run("score totals.json").fine().ends_with("Winner: Jörg\n"));
}

#[test]
fn a_record_of_totals_with_other_totals_is_refused_and_has_no_decisions() {
    let place = Place::new();
    let text = record("alhambra", &[79, 88], &[]);
    place.write("damaged.json", text.replacen("[79,88]", "[79,89]", 1));
    assert!(place.run("verify damaged.json").out.contains("digest"));
    place.write("totals.json", &text);
    assert!(place.run("analyse totals.json").failed(65).contains("totals only"));
}

/// A game of three; two have equal points, and it is said who was ahead.
fn sample() -> TotalsGame {
    let people = [("Ada", "red"), ("Ben", "blue"), ("Cleo", "gold")];
    let seat = |(k, (name, colour)): (usize, (&str, &str))| Seat::human(format!("p{k}"), name, colour);
    let seats = people.into_iter().enumerate().map(seat).collect();
    let mut header = Header::new("alhambra-totals", "", seats);
    header.begin(When::read("2026-01-31", &TimeZone::UTC).unwrap(), &TimeZone::UTC);
    (header.title, header.active_seconds) = ("Three, totals only".to_owned(), 5400);
    header.ended = Some(header.started);
    let event = TotalsEvent::Totals { totals: vec![112, 131, 131], places: vec![3, 2, 1], source: None };
    totals_game("alhambra", header, event).unwrap()
}

/// Where the sample is.
fn path() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "saves", "alhambra-totals.json"].iter().collect()
}

#[test]
#[ignore = "writes the sample anew, on purpose"]
fn write_the_sample_of_totals() {
    fs::write(path(), sample().write(None)).unwrap();
}

#[test]
fn the_sample_is_the_game_it_says() {
    let text = fs::read_to_string(path()).unwrap();
    assert!(read_totals(&text).unwrap().game == sample());
    assert_eq!(written_today(&text), sample().write(None));
}
