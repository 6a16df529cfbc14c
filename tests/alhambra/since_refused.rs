//! What tables and results used to accept silently: nobody can enter it any more, and records that contain it open with
//! findings.

use std::{fs, path::PathBuf};

use alhambra::{
    games::alhambra::{
        log::{Measured, ModuleCounts, Options, SetUp},
        pad::{Pad, PadError, PadEvent, PaperGame, ResultEvent},
        record::{self, AnyGame},
        rules::{AuditFinding, Cell, Illegal, Module, Piece, RuleViolation, Scoring},
    },
    kernel::{Confirmed, Entry, Game, Note},
};

use super::{
    support::tile,
    tables::{cell, count, header, pad, wall},
};

fn lay(at: (i16, i16), id: &str) -> PadEvent {
    let (scoring, piece) = (Scoring::First, Piece::Tile(tile(id)).into());
    PadEvent::Lay { scoring, row: 1, cell: cell(at.0, at.1), piece, anyway: false }
}

fn bazaars(scoring: Scoring, vp: Vec<u16>) -> PadEvent {
    PadEvent::Measure { scoring, row: 1, said: Measured::default().with(Module::Bazaars, vp) }
}

fn frozen(name: &str) -> AnyGame {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/frozen/since_refused");
    let text = fs::read_to_string(folder.join(name).with_extension("json")).unwrap();
    record::read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}")).game
}

fn table(name: &str) -> Pad {
    match frozen(name) {
        AnyGame::Table(pad) => *pad,
        AnyGame::Played(_) | AnyGame::Result(_) => panic!("{name} is no table"),
    }
}

#[test]
fn a_change_that_makes_something_else_unlawful_is_refused_and_any_other_is_made() {
    let mut pad = pad(3, &[]);
    pad.enter(lay((2, 0), "P07").kept()).unwrap();
    let refused = pad.enter(lay((3, 0), "S07")).unwrap_err();
    assert!(matches!(refused, PadError::Illegal { row: 1, illegal: Illegal::Unreachable { .. } }));
    assert_eq!(pad.log().len(), 1, "nothing has changed");
    pad.enter(lay((3, 0), "S07").kept()).unwrap();
    let remove = PadEvent::Remove { scoring: Scoring::First, row: 1, cell: cell(2, 0), anyway: false };
    pad.enter(remove).unwrap();
}

#[test]
fn a_record_with_such_a_change_opens_and_can_be_continued_and_corrected() {
    let mut pad = table("alhambra-nobody-walks-there");
    let unreachable =
        AuditFinding::Unlawful { row: 1, cell: Cell::new(3, 0), why: RuleViolation::Unreachable };
    assert!(pad.unconfirmed().contains(&unreachable));
    assert!(matches!(pad.state().refused_now(), [(2, PadError::Illegal { .. })]));
    pad.note(Note::Confirm { finding: Confirmed::Finding(unreachable) }).unwrap();
    assert!(!pad.unconfirmed().contains(&unreachable));
    pad.enter(lay((0, 1), "T09")).unwrap();
    // Undone and redone, it stays what it was.
    assert!(pad.undo() && pad.undo() && pad.undo());
    let text = pad.redo_text().unwrap();
    pad.bring_back_redo(&text);
    assert!(pad.redo() && pad.redo() && pad.redo());
    assert_eq!(pad.log().len(), 4);
    // Nobody can enter the same again, or anything else that is as wrong.
    for at in [(3, 0), (5, 5)] {
        let (entry, refused) = pad.note(Note::Amend { entry: 2, event: lay(at, "S07") }).unwrap_err();
        assert!(entry == 2 && matches!(refused, PadError::Illegal { .. }), "{entry}: {refused:?}");
    }
    pad.note(Note::Amend { entry: 2, event: lay((3, 0), "S07").kept() }).unwrap();
    pad.note(Note::Strike { entry: 1 }).unwrap();
    let read = record::read(&pad.write(None)).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(read.game, AnyGame::table(pad));
}

#[test]
fn a_correction_that_leaves_a_later_entry_unlawful_names_it() {
    let mut pad = pad(3, &[]);
    for event in [lay((4, 4), "T09").kept(), lay((1, 0), "P07"), lay((2, 0), "S07")] {
        pad.enter(event).unwrap();
    }
    let strike = Entry::Note(Note::Strike { entry: 2 });
    assert!(matches!(pad.clone().note(Note::Strike { entry: 2 }), Err((3, PadError::Illegal { .. }))));
    assert_eq!(pad.blocking_entries(&strike), Some(vec![3]));
    assert_eq!(pad.push_without(strike, &[3]), Ok(()));
}

#[test]
fn every_kept_record_opens_and_its_findings_can_be_confirmed() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/frozen/since_refused");
    for file in fs::read_dir(folder).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        if !name.starts_with("alhambra") {
            continue;
        }
        let (findings, confirmed) = match frozen(&name) {
            AnyGame::Played(_) => panic!("{name} is no table and no result"),
            AnyGame::Table(mut pad) => {
                let findings = pad.unconfirmed();
                for &finding in &findings {
                    pad.note(Note::confirm(finding)).unwrap();
                }
                assert_eq!(pad.unconfirmed(), [], "{name}");
                (findings, pad.write(None))
            }
            AnyGame::Result(mut game) => {
                let findings = game.unconfirmed();
                for &finding in &findings {
                    game.note(Note::confirm(finding)).unwrap();
                }
                (findings, game.write(None))
            }
        };
        let is_only_late = ["alhambra-a-tile-after-the-end.json", "alhambra-imported-in-silence.json"];
        assert!(!findings.is_empty() || is_only_late.contains(&&*name), "{name}");
        assert!(record::read(&confirmed).is_ok(), "{name}");
    }
}

#[test]
fn bazaars_are_counted_at_the_third_scoring_only() {
    let mut pad = pad(3, &[Module::Bazaars]);
    for scoring in [Scoring::First, Scoring::Second] {
        let refused = pad.enter(bazaars(scoring, vec![6]));
        assert_eq!(refused, Err(PadError::BazaarsEarly { row: 1, scoring }));
        pad.enter(bazaars(scoring, Vec::new())).unwrap();
    }
    pad.enter(bazaars(Scoring::Third, vec![6])).unwrap();
    let known = table("alhambra-bazaars-early-and-a-space-twice");
    for scoring in [Scoring::First, Scoring::Second] {
        for row in [1, 2] {
            assert!(known.findings().contains(&AuditFinding::BazaarsEarly { row, scoring }));
        }
    }
}

#[test]
fn the_last_tile_of_a_space_is_given_out_once() {
    let mut pad = pad(3, &[]);
    let leftover = |row| PadEvent::Leftover { space: 2, row };
    pad.enter(leftover(None)).unwrap();
    assert_eq!(pad.enter(leftover(Some(1))), Err(PadError::LeftoverTwice { space: 2 }));
    pad.note(Note::Amend { entry: 1, event: leftover(Some(1)) }).unwrap();
    assert_eq!(pad.state().leftovers[1], Some(Some(0)));
    let known = table("alhambra-bazaars-early-and-a-space-twice");
    assert!(known.findings().contains(&AuditFinding::LeftoverTwice { space: 2 }));
    assert!(!known.findings().contains(&AuditFinding::LeftoverTwice { space: 3 }));
}

#[test]
fn one_tile_too_many_is_odd_at_once_and_reported_once_for_each_number() {
    let mut pad = pad(3, &[]);
    count(&mut pad, Scoring::First, 1, [7, 0, 0, 0, 0, 0]);
    assert_eq!(pad.findings(), []);
    count(&mut pad, Scoring::First, 2, [2, 0, 0, 0, 0, 0]);
    let odd = |scoring, tiles| AuditFinding::Tiles {
        scoring,
        building: alhambra::games::common::BuildingType::Pavilion,
        tiles,
        exist: 7,
    };
    assert_eq!(pad.findings(), [odd(Scoring::First, 9)]);
    for row in 1..=3 {
        pad.enter(wall(Scoring::First, row, 0)).unwrap();
    }
    assert_eq!(pad.state().findings_at(pad.config(), Scoring::First), [odd(Scoring::First, 9)]);
    pad.enter(PadEvent::Scoring { scoring: Scoring::First }).unwrap();
    assert_eq!(pad.findings(), [odd(Scoring::First, 9)], "it is reported again when it grows");
    count(&mut pad, Scoring::Second, 3, [1, 0, 0, 0, 0, 0]);
    assert_eq!(pad.findings(), [odd(Scoring::First, 9), odd(Scoring::Second, 10)]);
}

#[test]
fn a_result_has_bazaars_at_the_third_scoring_and_only_the_third_player_draws() {
    let options = Options { modules: vec![Module::Camps, Module::Bazaars], ..Options::default() };
    let setup = SetUp::standard(2, options).unwrap();
    let mut game: PaperGame = Game::start(header(2), setup, None).unwrap();
    let line = |row, scoring, bazaars, drawn| ResultEvent::Scoring {
        scoring,
        row,
        types: [2; 6],
        wall: 0,
        modules: ModuleCounts::default().with(Module::Bazaars, bazaars),
        drawn,
    };
    let (first, third) = (Scoring::First, Scoring::Third);
    assert_eq!(
        game.enter(line(1, first, vec![6], 0)),
        Err(PadError::BazaarsEarly { row: 1, scoring: first })
    );
    assert_eq!(
        game.enter(line(2, third, Vec::new(), 1)),
        Err(PadError::DrawnByPlayer { row: 2, scoring: third })
    );
    assert!(game.log().is_empty());
    game.enter(line(1, third, vec![6], 0)).unwrap();
    game.enter(line(3, third, Vec::new(), 1)).unwrap();
    let AnyGame::Result(known) = frozen("alhambra-result-bazaars-early") else { panic!("it is a result") };
    let findings = known.findings();
    for scoring in Scoring::ALL {
        assert_eq!(
            findings.contains(&AuditFinding::BazaarsEarly { row: 1, scoring }),
            scoring != Scoring::Third
        );
        assert!(findings.contains(&AuditFinding::DrawnByPlayer { row: 2, scoring }));
    }
}

#[test]
fn a_result_has_a_line_for_every_row_of_a_scoring_that_was_held() {
    let mut game: PaperGame =
        Game::start(header(2), SetUp::standard(2, Options::default()).unwrap(), None).unwrap();
    let line = |row, scoring| ResultEvent::Scoring {
        scoring,
        row,
        types: [2; 6],
        wall: 0,
        modules: ModuleCounts::default(),
        drawn: 0,
    };
    let is_read = |game: &PaperGame| {
        let ended = PaperGame::clone(game);
        let mut ended = AnyGame::Result(Box::new(ended));
        if let AnyGame::Result(game) = &mut ended {
            game.header.ended = Some(game.header.started);
        }
        record::read(&ended.write(None)).is_ok()
    };
    for row in 1..=3 {
        assert!(!is_read(&game), "{row}");
        game.enter(line(row, Scoring::Third)).unwrap();
    }
    // The others were never held (§A4.10); one that was held has a line for the third player, too.
    assert!(is_read(&game));
    let skipped = [Scoring::First, Scoring::Second].map(|scoring| AuditFinding::Skipped { scoring });
    assert_eq!(game.findings(), skipped);
    for row in 1..=3 {
        game.enter(line(row, Scoring::First)).unwrap();
        assert_eq!(is_read(&game), row == 3, "{row}");
    }
}

#[test]
fn tiles_the_third_player_drew_of_modules_not_in_the_game_are_odd() {
    let odd = AuditFinding::ModuleOff { row: 3, scoring: Scoring::First, module: Module::Camps };
    assert!(table("alhambra-drawn-without-modules").findings().contains(&odd));
}
