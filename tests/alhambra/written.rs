//! Tables written down as text.

use alhambra::{
    games::alhambra::{
        pad::{Pad, PadError},
        text::errors,
        text_import::{TextFault, WrittenFault, read_written, written},
    },
    text::{Language, Texts},
};
use jiff::Timestamp;

use super::{support::Chance, tables::table};

fn read(text: &str) -> Result<Pad, Vec<TextFault>> {
    read_written(text, Timestamp::UNIX_EPOCH)
}

const EXAMPLE: &str = "\
players Ada Ben \"Old Tom\"   # the game of three of the rules
first Ben
date 2026-01-31 20:00

scoring 1 Ada 2 0 1 2 1 0 wall 7
scoring 1 Ben 1 2 1 0 1 2 wall 5
scoring 1 \"old tom\" 0 1 1 1 0 2 wall 9
scoring 2 Ada 3 1 2 3 2 1 wall 9
scoring 2 Ben 1 3 2 1 3 3 wall 6
scoring 2 \"Old Tom\" 1 1 3 1 2 3 wall 11
scoring 3 Ada 4 2 3 4 4 2 wall 12
scoring 3 Ben 1 4 2 2 4 4 wall 8
scoring 3 \"Old Tom\" 2 1 4 2 3 4 wall 11
";

#[test]
fn a_written_table_is_read_and_written_again() {
    let pad = read(EXAMPLE).unwrap();
    assert_eq!(pad.breakdown().iter().map(|row| row.vp).collect::<Vec<_>>(), [135, 121, 116]);
    assert!(pad.header.ended.is_some());
    let again = read(&written(&pad)).unwrap();
    assert_eq!(again.state(), pad.state());
    assert_eq!(written(&again), written(&pad));
}

#[test]
fn any_table_written_down_scores_the_same() {
    for seed in 400..430 {
        let mut pad = table(&mut Chance::new(seed), 60);
        pad.header.ended = Some(pad.header.started);
        let again = read(&written(&pad)).unwrap_or_else(|faults| panic!("{faults:?} in {}", written(&pad)));
        assert_eq!(again.result().winners, pad.result().winners, "{}", written(&pad));
        let totals = |pad: &Pad| pad.breakdown().iter().map(|row| row.vp).collect::<Vec<_>>();
        assert_eq!(totals(&again), totals(&pad));
        assert_eq!(written(&again), written(&pad));
    }
}

#[test]
fn every_fault_is_told_with_its_line() {
    let text = "players Ada Ben Cleo\nsmile\nscoring 1 Zoe 1 1 1 1 1 1\nscoring 1 Ada 1 1\nscoring 1 \"Ada\nscoring 1 Ada \
                1 1 1 1 1 1 wall\nscoring 1 Ada 1 1 1 1 1 1\nscoring 1 Ada 1 1 1 1 1 1\nscoring 1 Ben 1 1 1 1 1 200\n";
    let faults = read(text).unwrap_err();
    let lines: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines[..5], [2, 3, 4, 5, 6]);
    assert!(lines.contains(&8) && lines.contains(&9), "{faults:?}");
    assert!(matches!(faults.last().unwrap().fault, WrittenFault::Pad(PadError::TooMany { row: 2, .. })));
    assert_eq!(read("players Ada").unwrap_err()[0].fault, WrittenFault::Players(1));
    for texts in Language::ALL.map(Texts::new) {
        assert!(faults.iter().all(|fault| errors::written(&texts, &[], fault).len() > 10));
    }
}
