//! The day and the time of a table can be changed in the library, and an impossible one is pointed out at its field.

use std::fs;

use alhambra::{
    app::{AppCommand, Page},
    kernel::record::When,
    text::Texts,
};
use egui::Key;
use jiff::{Timestamp, tz::TimeZone};
use serde_json::Value;

use crate::desk::{Program, program};

const FILE: &str = "it.json";

/// Tables and results of all three games.
const SAMPLES: [&str; 5] = [
    "table-three-players",
    "alhambra-table-two-and-dirk",
    "alhambra-result-three",
    "alexandros-ledger",
    "alexandros-result",
];

fn record(program: &mut Program) -> Value {
    serde_json::from_str(&program.app().games.read(FILE).unwrap()).unwrap()
}

/// The moment that a member of the record gives.
fn moment(record: &Value, member: &str) -> Option<Timestamp> {
    record[member].as_str().map(|moment| moment.parse().unwrap())
}

/// The library with this sample as its only game and the details open, and the record of the game.
fn details_of(sample: &str) -> (Program, Value) {
    let mut program = program();
    let path = format!("{}/saves/{sample}.json", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let games = &program.app().games;
    games.save(&mut games.lock(FILE).unwrap(), &text).unwrap();
    program.run(AppCommand::Go(Page::Library));
    let before = record(&mut program);
    program.press(Key::F2);
    (program, before)
}

#[test]
fn the_date_of_every_table_can_be_changed_in_its_details_and_its_length_stays() {
    for sample in SAMPLES {
        let (mut program, before) = details_of(sample);
        program.write(Texts::late_date, "2025-12-24");
        program.write(Texts::library_clock, "20:15");
        program.press(Key::Enter);
        assert!(!program.shows(Texts::library_own_title), "{sample}: the window closes");
        let zone = TimeZone::system();
        let after = record(&mut program);
        let began = When::read("2025-12-24 20:15", &zone).unwrap().moment(&zone);
        assert_eq!(moment(&after, "started"), Some(began), "{sample}");
        let long = |record: &Value| {
            Some(moment(record, "ended")?.duration_since(moment(record, "started").unwrap()))
        };
        assert_eq!(long(&after), long(&before), "{sample}");
        assert_eq!((&after["day"], &after["digest"]), (&Value::Null, &before["digest"]), "{sample}");
        program.press(Key::F2);
        program.write(Texts::late_date, "2025-12-23");
        program.write(Texts::library_clock, " ");
        program.click(Texts::save);
        let after = record(&mut program);
        assert_eq!(after["day"], "2025-12-23", "{sample}");
        let noon = When::read("2025-12-23", &zone).unwrap().moment(&zone);
        assert_eq!((moment(&after, "started"), long(&after)), (Some(noon), long(&before)), "{sample}");
        assert_eq!((&after["digest"], &after["log"]), (&before["digest"], &before["log"]), "{sample}");
        assert!(program.shows_containing(|t: &Texts| t.date(23, 12, "2025")), "{sample}");
        assert_eq!(program.app().errors, 0);
    }
}

#[test]
fn an_impossible_date_is_pointed_out_at_its_field_and_changes_nothing() {
    for sample in SAMPLES {
        let (mut program, before) = details_of(sample);
        for (day, time, told) in [
            ("24.13.2025", "20:15", Texts::late_fault_date as fn(&Texts) -> &str),
            ("2025-02-30", "20:15", Texts::late_fault_date),
            ("9999-12-31", "", Texts::late_fault_beyond),
            ("9998-01-01", "", Texts::late_fault_date_ahead),
            ("2025-12-24", "25:15", Texts::late_fault_time),
        ] {
            program.write(Texts::late_date, day);
            program.write(Texts::library_clock, if time.is_empty() { " " } else { time });
            assert!(program.shows(told), "{sample}: {day} {time}");
            program.press(Key::Enter);
            assert!(program.shows(Texts::library_own_title), "{sample}: the window stays");
        }
        program.press(Key::Escape);
        assert_eq!(record(&mut program), before, "{sample}");
    }
}

#[test]
fn saving_details_without_changing_the_date_leaves_it_as_it_was_written() {
    for sample in SAMPLES {
        let (mut program, before) = details_of(sample);
        program.write(Texts::library_place, "Granada");
        program.press(Key::Enter);
        let mut after = record(&mut program);
        assert_eq!(after["location"], "Granada");
        after["location"] = before["location"].clone();
        assert_eq!(after, before, "{sample}");
    }
}

#[test]
fn a_game_that_was_played_here_has_no_date_to_change() {
    let (program, _) = details_of("two-players");
    assert!(program.shows(Texts::library_own_title) && !program.shows(Texts::library_clock));
}
