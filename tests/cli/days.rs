//! Days and times that people write are local, whatever the time zone.

use serde_json::Value;

use crate::cli::{
    export::json,
    run::{Place, Run, command},
};

const ZONES: [&str; 5] =
    ["America/Los_Angeles", "Europe/Berlin", "Pacific/Kiritimati", "Pacific/Apia", "UTC"];

/// A finished table of each game; `DATE` stands for when it was.
const TABLES: [&str; 3] = [
    "\
players Ada Ben
phantoms 1
rounds 3
DATE
setup Ada tower garden garden
setup Ben pavilion seraglio pavilion
setup phantom1 tower garden chambers
r1 Ada tower
r1 Ben pavilion
r1 phantom1 garden
r2 Ada tower
r2 Ben pavilion
r2 phantom1 garden
r3 Ada coins
r3 Ben pavilion
r3 phantom1 garden
lines Ada 0 0 0
left Ada 4
lines Ben 0 0 0
left Ben 3
",
    "\
game alhambra
players Ada Ben Cem
DATE
scoring 1 Ada 2 0 1 2 1 0 wall 7
scoring 1 Ben 2 0 1 2 1 0 wall 7
scoring 1 Cem 0 1 0 0 0 1 wall 2
scoring 2 Ada 2 1 1 2 2 0 wall 9
scoring 2 Ben 2 1 1 2 2 0 wall 9
scoring 2 Cem 0 1 0 1 0 2 wall 4
scoring 3 Ada 3 1 2 2 2 0 wall 9
scoring 3 Ben 3 1 2 2 2 0 wall 9
scoring 3 Cem 1 1 0 1 0 3 wall 6
",
    "\
game alexandros
players Ada Ben
DATE
1 walls Ada 3
2 walls Ben 2
end
",
];

/// Runs the program in a time zone.
fn run(place: &Place, zone: &str, words: &str) -> Run {
    let output = command(&place.path(""), words).env("TZ", zone).output().unwrap();
    let said = |bytes| String::from_utf8(bytes).unwrap().replace('\u{a0}', " ");
    Run { code: output.status.code().unwrap(), out: said(output.stdout), err: said(output.stderr) }
}

fn imported(place: &Place, zone: &str, table: &str, date: &str) -> Run {
    place.write("table.txt", table.replace("DATE", date));
    run(place, zone, "import table.txt -o table.json --force")
}

fn record(place: &Place, zone: &str, table: &str, date: &str) -> Value {
    imported(place, zone, table, date).fine();
    run(place, zone, "verify table.json").fine();
    json(&place.read("table.json"))
}

#[test]
fn a_day_without_a_time_stays_that_day_in_every_zone_and_export() {
    for table in TABLES {
        for (zone, noon) in ZONES.into_iter().zip([20, 11, -2, -1, 12]) {
            let place = Place::new();
            let record = record(&place, zone, table, "date 2026-01-31");
            assert_eq!(record["day"], "2026-01-31");
            let day = if noon < 0 { 30 } else { 31 };
            let started = format!("2026-01-{day}T{:02}:00:00Z", (noon + 24) % 24);
            assert_eq!((&record["started"], &record["ended"]), (&started.clone().into(), &started.into()));
            for other in ZONES {
                let shown = run(&place, other, "show table.json").fine();
                assert!(shown.contains("2026-01-31") && !shown.contains("12:00"), "{other}: {shown}");
                run(&place, other, "export table.json --format txt -o again.txt --force").fine();
                let text = place.read("again.txt");
                assert!(text.contains("\ndate 2026-01-31\n") && !text.contains("ended"), "{text}");
                run(&place, other, "import again.txt -o again.json --force").fine();
                assert_eq!(json(&place.read("again.json"))["day"], "2026-01-31");
            }
        }
    }
}

#[cfg(feature = "gui")]
#[test]
fn a_day_alone_is_that_day_for_bg_stats() {
    for table in TABLES {
        for zone in ZONES {
            let place = Place::new();
            record(&place, zone, table, "date 2026-01-31\nended 2026-01-31 23:00");
            run(&place, zone, "export table.json --format bgstats -o link.txt").fine();
            let play = crate::cli::plays::play(&place.read("link.txt"));
            assert!(play["playDate"].as_str().unwrap().starts_with("2026-01-31 "), "{zone}: {play}");
            assert_eq!(play.get("durationMin"), None, "{play}");
        }
    }
}

#[test]
fn times_are_local_and_come_back_as_they_were_written() {
    for table in TABLES {
        for (zone, started, ended) in [
            ("Europe/Berlin", "2026-07-04T21:30:00Z", "2026-07-04T22:50:00Z"),
            ("America/Los_Angeles", "2026-07-05T06:30:00Z", "2026-07-05T07:50:00Z"),
            ("Pacific/Kiritimati", "2026-07-04T09:30:00Z", "2026-07-04T10:50:00Z"),
        ] {
            let place = Place::new();
            let written = "date 2026-07-04 23:30\nended 2026-07-05 00:50\n";
            let record = record(&place, zone, table, written);
            assert_eq!((&record["started"], &record["ended"]), (&started.into(), &ended.into()));
            assert_eq!(record.get("day"), None);
            assert!(run(&place, zone, "show table.json").fine().contains(started));
            run(&place, zone, "export table.json --format txt -o again.txt").fine();
            assert!(place.read("again.txt").contains(written), "{}", place.read("again.txt"));
            // A time with a zone of its own is the same anywhere.
            let utc = imported(&place, zone, table, &format!("date {started}\nended {ended}"));
            utc.fine();
            assert_eq!(json(&place.read("table.json"))["started"], started);
        }
    }
}

#[test]
fn repeated_and_skipped_hours_are_written_so_that_they_can_be_read_back() {
    let place = Place::new();
    for (said, started) in [
        ("2026-03-29 02:30", "2026-03-29T01:30:00Z"),
        ("2026-10-25 02:30", "2026-10-25T00:30:00Z"),
        ("2026-10-25 02:30+01:00", "2026-10-25T01:30:00Z"),
    ] {
        for table in TABLES {
            let date = format!("date {said}");
            assert_eq!(record(&place, "Europe/Berlin", table, &date)["started"], started);
            run(&place, "Europe/Berlin", "export table.json --format txt -o table.txt --force").fine();
            run(&place, "Europe/Berlin", "import table.txt -o table.json --force").fine();
            assert_eq!(json(&place.read("table.json"))["started"], started);
        }
    }
}

#[test]
fn days_that_do_not_exist_and_ends_before_the_start_are_reported_with_their_lines() {
    for table in TABLES {
        for zone in ZONES {
            for date in ["2026-02-31", "10000-01-01", "9999-12-31", "0000-01-01", "2026-01-31 25:00", "soon"]
            {
                let place = Place::new();
                let said = imported(&place, zone, table, &format!("date {date}")).failed(65);
                assert!(said.contains("ine "), "{said}");
                assert!(!place.path("table.json").exists());
            }
            let place = Place::new();
            let said = imported(&place, zone, table, "date 2026-01-31\nended 2026-01-30").failed(65);
            assert!(said.contains("2026-01-30") && said.contains("2026-01-31"), "{said}");
            imported(&place, zone, table, "date 2026-01-31 20:00\nended 2026-01-31").fine();
            imported(&place, zone, table, "date 2026-01-31\nended 2026-01-31 09:00").fine();
            let record = json(&place.read("table.json"));
            assert_eq!((&record["started"], &record["day"]), (&record["ended"], &"2026-01-31".into()));
        }
        let place = Place::new();
        imported(&place, "Pacific/Apia", table, "date 2011-12-30").fine();
        assert_eq!(json(&place.read("table.json"))["day"], "2011-12-30");
        let said = imported(&place, "Pacific/Apia", table, "date 2011-12-30 20:15").failed(65);
        assert!(said.contains("passed over"), "{said}");
    }
}

#[test]
fn a_game_begins_at_local_time() {
    let place = Place::new();
    for (said, started, day) in [
        ("2026-01-31", "2026-01-31T20:00:00Z", Some("2026-01-31")),
        ("2026-01-31T20:15", "2026-02-01T04:15:00Z", None),
        ("2026-01-31T20:15:00Z", "2026-01-31T20:15:00Z", None),
    ] {
        let words = format!("play --phantoms 2 --seed 7 --started {said} -o game.json --force");
        run(&place, "America/Los_Angeles", &words).fine();
        let record = json(&place.read("game.json"));
        assert_eq!(
            (record["started"].as_str(), record.get("day").and_then(Value::as_str)),
            (Some(started), day)
        );
        run(&place, "America/Los_Angeles", "verify game.json").fine();
    }
    let said = run(&place, "UTC", "play --phantoms 2 --started 2026-02-31 -o it.json").failed(2);
    assert!(said.contains("2026-01-31"), "{said}");
}

#[test]
fn a_bad_day_in_a_record_is_a_fault_of_that_member() {
    let place = Place::new();
    let good = record(&place, "UTC", TABLES[1], "date 2026-01-31").to_string();
    for bad in ["\"2026-02-31\"", "\"31.1.2026\"", "\"2026-01-31T00:00\"", "7", "[]", "\"\""] {
        place.write("bad.json", good.replace("\"day\":\"2026-01-31\"", &format!("\"day\":{bad}")));
        let said = run(&place, "UTC", "verify bad.json");
        assert!(said.code == 1 && (said.out + &said.err).contains("“day”"), "{bad}");
    }
    for fine in ["null", "\"2026-02-01\""] {
        place.write("good.json", good.replace("\"day\":\"2026-01-31\"", &format!("\"day\":{fine}")));
        run(&place, "UTC", "verify good.json").fine();
    }
}
