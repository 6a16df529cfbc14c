//! What is said about a table: every event, finding and refusal has words in every language.

use alhambra::{
    games::{
        alhambra::{
            log::SetupFault,
            pad::{Missing, PadError, PadEvent, PadFault, Step, ThirdPlayer},
            record::GameFault,
            rules::{
                AuditFinding, Cell, Change, FalconKind, Illegal, Laid, Module, Piece, RuleViolation, Scoring,
                Side, TileFault,
            },
            session::Alhambra,
            text::{audit_text, board_errors, errors, event_text, modules, places::Places, score_text},
        },
        common::{
            BuildingType::{Garden, Pavilion, Tower},
            table::timeline,
            timeline::Mark,
        },
    },
    kernel::{Breakdown, Note},
    text::{Language, Texts},
};

use super::{
    support::{Chance, camp, corner, falcon, refused, tile},
    tables::{cell, header, pad, setup, table, wall},
};

fn languages() -> impl Iterator<Item = Texts> {
    Language::ALL.into_iter().map(Texts::new)
}

#[test]
fn a_refusal_names_the_tile_the_place_and_the_rule() {
    let texts = Texts::new(Language::English);
    let board = super::support::board(&[(1, 0, "G06")]);
    let wrong = refused(&board, (2, 0), Piece::Tile(tile("P07")));
    assert_eq!(
        board_errors::illegal(&texts, &wrong, Places::Numbered),
        "Pavilion 8 at 2, 0 has no wall to the west, but garden 9 beside it has one there (§A3.2)"
    );
    assert_eq!(
        board_errors::illegal(&texts, &wrong, Places::On(&board)),
        "Pavilion 8 right of garden 9 has no wall to the west, but garden 9 beside it has one there (§A3.2)",
        "to who sees it"
    );
}

#[test]
fn every_refusal_has_its_words_and_its_rule() {
    let (piece, at) = (Piece::Tile(tile("T09")), Cell::new(-1, 2));
    let sits = falcon(FalconKind::Black, [Garden, Tower]);
    let Piece::Camp(a_camp) = camp(&[Side::East]) else { panic!("a camp") };
    let beside = Laid::Start;
    let all = [
        Illegal::Occupied { piece, cell: at, by: beside },
        Illegal::NothingThere(at),
        Illegal::StartStays,
        Illegal::NoNeighbour { piece, cell: at },
        Illegal::WallMismatch { piece, cell: at, side: Side::North, beside },
        Illegal::Unreachable { piece, cell: at },
        Illegal::CutsOff { piece, cell: at, cut: vec![(at, piece)] },
        Illegal::Hole { piece, cell: at, hole: at },
        Illegal::CampNoWall { camp: a_camp, cell: at },
        Illegal::CampSide { camp: a_camp, cell: at, side: Side::West, beside },
        Illegal::NoCrossing { crossing: corner(0, 0), cell: at },
        Illegal::FalconThere { crossing: corner(0, 0), falcon: sits },
        Illegal::FalconColours { crossing: corner(0, 0), falcon: sits, missing: Tower },
    ];
    for texts in languages() {
        for illegal in &all {
            let said = board_errors::illegal(&texts, illegal, Places::Numbered);
            assert!(said.contains(&format!("(§{})", illegal.section())), "{said}");
            assert!(said.chars().next().is_some_and(char::is_uppercase), "{said}");
        }
    }
}

#[test]
fn every_fault_has_its_words() {
    let scoring = Scoring::Second;
    let id = tile("T09").id;
    let text = || "x".to_owned();
    let tile_faults = [
        TileFault::Head(text()),
        TileFault::Number(0),
        TileFault::Columns { line: 2, columns: 3 },
        TileFault::Id { line: 2, text: text() },
        TileFault::Twice { line: 3, id },
    ];
    let setups = [
        SetupFault::Players(7),
        SetupFault::PlayerBehindThird(3),
        SetupFault::ThirdPlayers { players: 3, third: 1 },
        SetupFault::Printed { listed: 9, most: 8 },
    ];
    let pads = [
        PadError::Row(9),
        PadError::OfAPlayer(3),
        PadError::NoThirdPlayer,
        PadError::NoTile { row: 1, building: Tower },
        PadError::TooMany { row: 1, building: Tower },
        PadError::UnknownTile(id),
        PadError::Illegal { row: 1, illegal: Illegal::StartStays },
        PadError::Space(7),
        PadError::Twice { row: 1, scoring },
        PadError::NotScored,
        PadError::Missing { row: 2, scoring },
        PadError::Note,
        PadError::NoSuchEntry(7),
    ];
    let tiles = tile_faults.into_iter().map(SetupFault::Tiles);
    let setups = setups.into_iter().chain(tiles).map(PadFault::from);
    let faults: Vec<GameFault> =
        setups.chain(pads.into_iter().map(PadFault::from)).map(GameFault::from).collect();
    let seats = header(2).seats;
    for texts in languages() {
        let said: Vec<String> = faults.iter().map(|fault| errors::fault(&texts, &seats, fault)).collect();
        assert!(said.iter().all(|said| said.len() > 10), "{said:?}");
        assert!((1..said.len()).all(|at| !said[..at].contains(&said[at])), "{said:?}");
    }
}

#[test]
fn every_finding_has_its_words() {
    let (scoring, row, at) = (Scoring::Second, 2, Cell::new(3, -1));
    let mut findings = vec![
        AuditFinding::Skipped { scoring },
        AuditFinding::HeldTwice { scoring },
        AuditFinding::Tiles { scoring, building: Tower, tiles: 12, exist: 11 },
        AuditFinding::Sank { row, scoring, building: Tower, before: 3, tiles: 2 },
        AuditFinding::Wall { row, scoring, wall: 17, most: 16 },
        AuditFinding::ThirdPlayer { scoring, tiles: 5, least: 12 },
        AuditFinding::Falcons { scoring, kind: FalconKind::Brown, falcons: 6 },
        AuditFinding::Camps { scoring, camps: 9 },
        AuditFinding::Bazaars { scoring, bazaars: 9 },
        AuditFinding::BazaarVp { row, scoring, vp: 25 },
        AuditFinding::ModuleOff { row, scoring, module: Module::Camps },
        AuditFinding::TileTwice { tile: tile("T09").id, first: (1, at), again: (2, at) },
        AuditFinding::TileAside { tile: tile("T09").id, first: (1, Some(at)), again: 2 },
        AuditFinding::TileAside { tile: tile("T09").id, first: (1, None), again: 3 },
    ];
    findings.extend(
        [
            RuleViolation::WallMismatch,
            RuleViolation::Unreachable,
            RuleViolation::NoNeighbour,
            RuleViolation::Hole,
            RuleViolation::CampNoWall,
            RuleViolation::CampSide,
            RuleViolation::FalconCrossing,
            RuleViolation::FalconColours,
        ]
        .map(|why| AuditFinding::Unlawful { row, cell: at, why }),
    );
    let seats = header(2).seats;
    for texts in languages() {
        let said: Vec<String> =
            findings.iter().map(|finding| audit_text::describe(&texts, &seats, finding)).collect();
        assert!((1..said.len()).all(|at| !said[..at].contains(&said[at])), "{said:?}");
        let missing = [
            Missing::Wall(0),
            Missing::Module(Module::Camps, 1),
            Missing::ThirdPlayer(ThirdPlayer { has: 3, due: 6 }),
        ];
        assert!(missing.chunks(1).all(|one| !audit_text::missing(&texts, &seats, one).is_empty()));
    }
    // Findings are written as codes with their data, and read again.
    for finding in findings {
        let written = serde_json::to_value(finding).unwrap();
        assert!(written.get("code").is_some());
        assert_eq!(serde_json::from_value::<AuditFinding>(written).unwrap(), finding);
    }
}

#[test]
fn whole_tables_are_described_entry_by_entry() {
    for seed in 300..310 {
        let mut pad = table(&mut Chance::new(seed), 60);
        let entry = pad.events()[pad.events().len() - 2].0;
        let _ = pad.note(Note::Strike { entry });
        for texts in languages() {
            let steps = timeline::<Alhambra>(&texts, &pad, false);
            let steps = steps.steps();
            assert_eq!(steps.len(), pad.log().len() + 1);
            assert!(steps.iter().all(|step| !step.text.is_empty()));
            assert_eq!(steps.iter().filter(|step| step.mark == Some(Mark::Star)).count(), 3);
            let corrected = timeline::<Alhambra>(&texts, &pad, true);
            assert_eq!(corrected.steps().last().map(|step| &step.position), Some(pad.state()));
            let mut waiting: Vec<&Breakdown<_>> = Vec::new();
            let rows = pad.breakdown();
            waiting.extend(&rows);
            while let Some(part) = waiting.pop() {
                assert!(!score_text::part(&texts, &part.reason).is_empty());
                waiting.extend(&part.parts);
            }
        }
    }
}

#[test]
fn an_event_says_who_and_what() {
    let texts = Texts::new(Language::English);
    let (of, seats) = (setup(3, &[]), header(3).seats);
    let told = |event: &PadEvent| event_text::describe(&texts, &of, &seats, event);
    let scoring = Scoring::First;
    let more = PadEvent::Tile { scoring, row: 2, building: Tower, change: Step::More };
    assert_eq!(told(&more), "Ben: tower +1");
    assert_eq!(told(&wall(scoring, 1, 7)), "Ada: wall 7");
    assert_eq!(told(&PadEvent::Scoring { scoring }), "Done: first scoring");
    let piece = Piece::Tile(tile("T09")).into();
    let lay = PadEvent::Lay { scoring, row: 1, cell: cell(0, -1), piece, anyway: false };
    assert_eq!(told(&lay), format!("Ada: tower {} laid at 0, −1", tile("T09").price));
    let mut late = pad(3, &[]);
    late.enter(PadEvent::Scoring { scoring: Scoring::Second }).unwrap();
    late.enter(more).unwrap();
    let steps = timeline::<Alhambra>(&texts, &late, false);
    assert_eq!(steps.steps()[2].text, "Late entry, first scoring: Ben: tower +1");
}

#[test]
fn a_camp_a_bazaar_and_a_falcon_on_a_board_say_what_they_bring_and_why() {
    let texts = Texts::new(Language::English);
    let mut board = super::support::board(&[(-1, 0, "S06"), (-2, 0, "S05"), (1, 0, "P06"), (-1, -1, "C08")]);
    super::support::lay(&mut board, &[(-3, 0, camp(&[Side::East]))]);
    let said = |x, y| modules::brought(&texts, &board, Cell::new(x, y));
    assert_eq!(said(-3, 0), "4\u{a0}VP · buildings in line: 4");
    assert_eq!(said(1, 0), "");
    // Example 20 of §A9, and a falcon.
    let mut board = super::support::board_of(super::support::SINGLE, &[]);
    for (x, y, id) in [(0, -1, "G09"), (1, -1, "T09")] {
        let piece = Piece::Tile(tile(id));
        board.change_anyway(Change::Lay(Cell::new(x, y), piece)).unwrap();
    }
    let of = super::support::bazaar([Pavilion, Garden, Tower]);
    board.change_anyway(Change::Lay(Cell::new(1, 0), of)).unwrap();
    board.place(corner(1, 0), falcon(FalconKind::Black, [Garden, Tower])).unwrap();
    let said = modules::brought(&texts, &board, Cell::new(1, 0));
    assert_eq!(said, "4\u{a0}VP · 2 matches × 2 colours. 2\u{a0}VP · Black falcons: 1");
}

#[test]
fn the_replay_says_for_every_scoring_who_got_what_and_why() {
    let texts = Texts::new(Language::English);
    let mut table = pad(3, &[]);
    super::tables::count(&mut table, Scoring::First, 1, [0, 0, 0, 0, 0, 2]);
    super::tables::count(&mut table, Scoring::First, 2, [0, 0, 0, 0, 0, 2]);
    table.enter(wall(Scoring::First, 1, 7)).unwrap();
    table.enter(PadEvent::Scoring { scoring: Scoring::First }).unwrap();
    let timeline = timeline::<Alhambra>(&texts, &table, false);
    let last = timeline.steps().last().unwrap();
    assert_eq!(
        last.awards,
        [
            "Ada: 10\u{a0}VP",
            "Ada: Wall: 7\u{a0}VP · 7 pieces without a gap",
            "Ada: Tower: 3\u{a0}VP · 2 tiles, 1st–2nd with Ben: 6\u{a0}/\u{a0}2 = 3\u{a0}VP",
            "Ben: 3\u{a0}VP",
            "Ben: Tower: 3\u{a0}VP · 2 tiles, 1st–2nd with Ada: 6\u{a0}/\u{a0}2 = 3\u{a0}VP",
            "Cleo: 0\u{a0}VP",
        ]
    );
    // The sheet beside it is that of this scoring until something is entered for the next.
    assert_eq!(last.position.reached(), Scoring::First);
}
