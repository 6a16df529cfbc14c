//! Tables written as text.

use alhambra::{
    games::{
        alhambra::{
            log::{Options, SetUp},
            pad::{Pad, PadError, PadEvent, PadExt},
            rules::{Scoring, TileFault, TileId},
            text::errors,
            text_import::{WrittenFault, read_written, written},
        },
        common::written::{ReadFault, TextFaults},
    },
    text::{Language, Texts},
};
use jiff::{Timestamp, tz::TimeZone};
use serde_json::json;

use crate::other_words::in_other_words;

use super::{
    support::Chance,
    tables::{event, header, table},
};

fn read(text: &str) -> Result<Pad, TextFaults<WrittenFault>> {
    read_written(text, Timestamp::UNIX_EPOCH, &TimeZone::UTC)
}

/// The faults of a text, each with its line.
fn faults(text: &str) -> Vec<(usize, WrittenFault)> {
    let faults = read(text).expect_err(text).faults;
    faults.into_iter().map(|fault| (fault.line, fault.fault)).collect()
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
    let again = read(&written(&pad, &TimeZone::UTC)).unwrap();
    assert_eq!(again.state(), pad.state());
    assert_eq!(written(&again, &TimeZone::UTC), written(&pad, &TimeZone::UTC));
}

#[test]
fn any_table_written_as_text_scores_the_same() {
    for seed in 400..430 {
        let mut pad = table(&mut Chance::new(seed), 60);
        pad.header.ended = Some(pad.header.started);
        let again = read(&written(&pad, &TimeZone::UTC))
            .unwrap_or_else(|faults| panic!("{faults:?} in {}", written(&pad, &TimeZone::UTC)));
        assert_eq!(again.result().winners, pad.result().winners, "{}", written(&pad, &TimeZone::UTC));
        let totals = |pad: &Pad| pad.breakdown().iter().map(|row| row.vp).collect::<Vec<_>>();
        assert_eq!(totals(&again), totals(&pad));
        assert_eq!(written(&again, &TimeZone::UTC), written(&pad, &TimeZone::UTC));
    }
}

#[test]
fn own_tiles_are_written_with_the_table() {
    let with = |tiles: &str| EXAMPLE.replace("first Ben", &format!("{tiles}\nfirst Ben"));
    let own = "tile P01 3 north West\ntile p02 14\ntile T01 9\ntile T02 9";
    let table = format!("players Ada Ben Cleo\n{own}\nopen 1 Ada 2 0 0 0 0 1 wall 2\n");
    let pad = read(&table).unwrap();
    assert_eq!(pad.config().game.tiles().counts(), [2, 0, 0, 0, 0, 2]);
    let again = read(&written(&pad, &TimeZone::UTC)).unwrap();
    assert_eq!(again.config(), pad.config());
    assert_eq!(written(&again, &TimeZone::UTC), written(&pad, &TimeZone::UTC));
    for wrong in ["tile P01", "tile P1 3", "tile P01 many", "tile P01 3 up"] {
        let [(2, WrittenFault::Read(ReadFault::Misread(..) | ReadFault::NotOneOf(..)))] =
            faults(&with(wrong))[..]
        else {
            panic!("{wrong}: {:?}", faults(&with(wrong)))
        };
    }
    let twice = faults(&with("tile P01 3\ntile P01 4"));
    let id = TileId::read("P01").unwrap();
    assert!(twice.contains(&(0, WrittenFault::Tiles(TileFault::Twice { line: 2, id }))));
}

#[test]
fn impossible_lines_are_refused_with_their_numbers() {
    use WrittenFault::{Drawn, FewTiles, NoLine, Pad as Refused};
    let again = |word: &str, line| WrittenFault::Read(ReadFault::Twice(word.to_owned(), line));
    let (first, second) = (Scoring::First, Scoring::Second);
    let two = "players Ada Ben\nmodules camps bazaars\n";
    let of_two = |lines: &str| format!("{two}{lines}");
    let of_three = |lines: &str| format!("players Ada Ben Cleo\n{lines}");
    let held = "scoring 1 Ada 2 0 1 2 1 0 wall 7\nscoring 1 Ben 1 2 1 0 1 2 wall 5\n";
    let no_line = |name: &str, scoring| NoLine { name: name.to_owned(), scoring };
    for (text, line, fault) in [
        // A scoring that leaves out a row.
        (of_two(held), 3, no_line("Dirk", first)),
        (of_three(held), 2, no_line("Cleo", first)),
        (of_three(&format!("{held}open 1 Cleo 1 1 1 1 1 1\n")), 2, no_line("Cleo", first)),
        (
            of_two(&format!(
                "{held}scoring 1 Dirk 1 1 1 1 1 1\nscoring 2 Dirk 2 2 2 2 2 2 drawn 1\nscoring 2 Ben 1 2 1 0 1 2\n"
            )),
            6,
            no_line("Ada", second),
        ),
        // Players who are not there, and what is said twice.
        (of_three("third Dirk\n"), 2, Refused(PadError::NoThirdPlayer)),
        (
            of_three("leftover 2 Ada\nleftover 3\nleftover 2 Ben\n"),
            4,
            Refused(PadError::LeftoverTwice { space: 2 }),
        ),
        (of_three("leftover 5 Ada\n"), 2, Refused(PadError::Space(5))),
        (
            of_three("leftover 2 Ada Ben\n"),
            2,
            WrittenFault::Read(ReadFault::Misread("leftover SPACE [NAME]", "2 Ada Ben".to_owned())),
        ),
        (of_three("first Ada\nfirst Ben\n"), 3, again("first", 2)),
        (of_three("holes area\nholes single\n"), 3, again("holes", 2)),
        (of_three("players Eva Finn\n"), 2, again("players", 1)),
        // What belongs to another scoring, or to another row.
        (
            of_two("open 1 Ada 1 1 1 1 1 1 wall 3 bazaars 6\n"),
            3,
            Refused(PadError::BazaarsEarly { row: 1, scoring: first }),
        ),
        (
            of_two("open 2 Ben 1 1 1 1 1 1 drawn 2\n"),
            3,
            Refused(PadError::DrawnByPlayer { row: 2, scoring: second }),
        ),
        (
            of_two("open 1 Dirk 1 1 1 1 1 0 drawn 2\nopen 2 Dirk 2 2 2 2 2 2 drawn 1\n"),
            4,
            Drawn { before: 2, drawn: 1 },
        ),
        (of_two("open 1 Dirk 1 1 1 1 1 1 wall 3\n"), 3, Refused(PadError::OfAPlayer(3))),
        // What cannot exist.
        (of_three("tile P01 3\ntile P02 3\ntile T01 9\n"), 2, FewTiles { tiles: 3, least: 4 }),
        (of_two("tile P01 3\ntile P02 3\ntile T01 9\ntile T02 9\n"), 3, FewTiles { tiles: 4, least: 10 }),
        (
            of_three("open 1 Ada 200 0 0 0 0 0\n"),
            2,
            Refused(PadError::TooMany { row: 1, building: alhambra::games::common::BuildingType::Pavilion }),
        ),
        (of_three("ended 2026-01-31 22:00\nopen 1 Ada 1 0 0 0 0 0\n"), 2, Refused(PadError::NotScored)),
    ] {
        assert_eq!(faults(&text), [(line, fault)], "{text}");
    }
    for texts in Language::ALL.map(Texts::new) {
        let told = |fault| errors::written_fault(&texts, &[], &fault);
        assert!(
            told(no_line("Dirk", first)).contains("Dirk") && told(no_line("Dirk", first)).contains("§A2.1")
        );
        assert!(told(FewTiles { tiles: 3, least: 10 }).contains("10"));
        assert!(told(Drawn { before: 2, drawn: 1 }).contains("§A5.2"));
        assert!(told(again("first", 2)).to_lowercase().contains("first"));
    }
}

#[test]
fn the_lines_of_the_header_come_in_any_order() {
    let backwards = EXAMPLE.lines().rev().collect::<Vec<_>>().join("\n");
    let (pad, again) = (read(EXAMPLE).unwrap(), read(&backwards).unwrap());
    assert_eq!(again.state().held, pad.state().held);
    assert_eq!(again.state().first, pad.state().first);
    assert_eq!(again.result(), pad.result());
}

/// Random options, each set one way or another.
fn agreed(chance: &mut Chance) -> Options {
    let mut options = serde_json::to_value(Options::default()).unwrap();
    let others = [
        ("modules", json!(["camps", "falconers"])),
        ("second_scoring_pile", json!(5)),
        ("holes", json!("area")),
        ("vizier_before_scoring", json!(true)),
        ("camp_plain_to_wall", json!("allow")),
        ("camp_line_bazaar", json!("ends")),
        ("third_player_modules", json!("redraw")),
        ("track", json!(100)),
    ];
    assert_eq!(options.as_object().unwrap().len(), others.len(), "every option");
    for (option, other) in others {
        if chance.one_in(2) {
            options[option] = other;
        }
    }
    serde_json::from_value(options).unwrap()
}

#[test]
fn a_table_written_as_text_at_any_moment_goes_on_as_it_was() {
    let mut open = 0;
    for seed in 0..120 {
        let mut chance = Chance::new(seed);
        let players = 2 + chance.below(3);
        let setup = SetUp::standard(players, agreed(&mut chance)).unwrap();
        let mut pad = Pad::new(header(players), setup);
        let held = chance.below(4);
        for scoring in Scoring::ALL.into_iter().take(held + 1) {
            for _ in 0..chance.below(20) {
                let event = event(&pad, &mut chance, scoring);
                pad.enter(event).unwrap();
            }
            if scoring.index() < held {
                pad.enter(PadEvent::Scoring { scoring }).unwrap();
            }
        }
        if chance.one_in(3) {
            let row = if chance.one_in(2) { None } else { Some(1) };
            pad.enter(PadEvent::Leftover { space: 2, row }).unwrap();
        }
        pad.header.ended = pad.is_complete().then_some(pad.header.started);
        let text = written(&pad, &TimeZone::UTC);
        let again = read(&text).unwrap_or_else(|faults| panic!("{faults:?} in {text}"));
        assert_eq!(again.config(), pad.config(), "{text}");
        assert_eq!(again.state().held, pad.state().held, "{text}");
        assert_eq!(again.state().leftovers, pad.state().leftovers, "{text}");
        assert_eq!(again.is_complete(), pad.is_complete());
        open += usize::from(text.contains("open "));
        for scoring in Scoring::ALL.into_iter().filter(|scoring| *scoring <= pad.reached()) {
            let rows = |pad: &Pad| {
                let rows = pad.state().at(scoring).rows;
                rows.iter().map(|row| (*row.types(), row.holdings().map(|it| it.wall))).collect::<Vec<_>>()
            };
            assert_eq!(rows(&again), rows(&pad), "{scoring:?}: {text}");
            let totals = |pad: &Pad| pad.state().scored(scoring).iter().map(|row| row.vp).collect::<Vec<_>>();
            assert_eq!(totals(&again), totals(&pad), "{scoring:?}: {text}");
        }
        assert_eq!(written(&again, &TimeZone::UTC), text);
    }
    assert!(open > 30, "{open}");
}

#[test]
fn every_fault_is_reported_with_its_line() {
    let text = "players Ada Ben Cleo\nsmile\nscoring 1 Zoe 1 1 1 1 1 1\nscoring 1 Ada 1 1\nscoring 1 \"Ada\nscoring 1 Ada \
                1 1 1 1 1 1 wall\nscoring 1 Ada 1 1 1 1 1 1\nscoring 1 Ada 1 1 1 1 1 1\nscoring 1 Ben 1 1 1 1 1 200\n";
    let found = faults(text);
    let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [2, 3, 4, 5, 6, 8, 9], "{found:?}");
    assert!(matches!(found.last().unwrap().1, WrittenFault::Pad(PadError::TooMany { row: 2, .. })));
    assert_eq!(faults("players Ada"), [(0, WrittenFault::Players(1))]);
    for texts in Language::ALL.map(Texts::new) {
        let told = errors::written(&texts, &read(text).unwrap_err());
        assert!(told.len() == lines.len() && told.iter().all(|told| told.len() > 10), "{told:?}");
        assert!(told.last().unwrap().contains("Ben"), "{told:?}");
    }
}

#[test]
fn a_table_in_the_words_and_marks_of_any_language_is_the_same() {
    for seed in 0..28 {
        let mut chance = Chance::new(seed);
        let setup = SetUp::standard(2 + chance.below(3), agreed(&mut chance)).unwrap();
        let players = setup.game.players();
        let mut pad = Pad::new(header(players), setup);
        for _ in 0..20 {
            let event = event(&pad, &mut chance, Scoring::First);
            pad.enter(event).unwrap();
        }
        let text = written(&pad, &TimeZone::UTC);
        let other = in_other_words(&text, seed as usize, |texts| {
            vec![
                ("area", texts.alhambra_new_holes_area().to_owned()),
                ("allow", texts.alhambra_new_allowed().to_owned()),
                ("redraw", texts.alhambra_new_third_redraws().to_owned()),
            ]
        });
        let other = other.replace("modules camps falconers", "modules Lager, Fauconniers");
        let again = read(&other).unwrap_or_else(|faults| panic!("{faults:?} in {other}"));
        let same = |pad: &Pad| (pad.config().clone(), pad.state().clone(), pad.header.seats.clone());
        assert_eq!(same(&again), same(&read(&text).unwrap()), "{other}");
    }
}
