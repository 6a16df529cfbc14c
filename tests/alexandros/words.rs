//! What is said about a table: every event, finding and refusal has words in every language.

use std::{collections::BTreeSet, fs};

use alhambra::{
    games::{
        alexandros::{
            files::GameSummary,
            log::SetupFault,
            pad::{LedgerError, LedgerEvent, LedgerFault, Reason},
            record::{self, AnyGame},
            rules::{
                AuditFinding, BoardFault, ConfigFault, DivideFault, End, GameConfig, Governor, Illegal,
                NotJoker, Symbol, Unavailable, Warning,
            },
            session::{Alexandros, SketchFault, sketch_fault},
            text::{audit_text, errors, score_text, setup_errors, warning_text},
        },
        common::{
            contract::TableGlance as _,
            table::{TableGame, timeline, told},
        },
    },
    kernel::{
        Note,
        record::{Fault, RecordFault, RecordKind},
    },
    text::{Language, Texts},
};

use super::{
    ledger::{board_table, header, short_table, stuck_table},
    support::{symbols, test_board},
};

fn languages() -> [Texts; Language::ALL.len()] {
    Language::ALL.map(Texts::new)
}

/// Each has words in all languages, different from all the others.
fn each_is_told<T: std::fmt::Debug>(all: &[T], tell: impl Fn(&Texts, &T) -> String) {
    let [english, others @ ..] = languages();
    for texts in std::iter::once(&english).chain(&others) {
        let said: Vec<String> = all.iter().map(|one| tell(texts, one)).collect();
        let different: BTreeSet<&String> = said.iter().collect();
        assert_eq!(different.len(), said.len(), "{said:#?}");
        for text in &said {
            assert!(text.len() > 8 && !text.starts_with(char::is_lowercase), "{text}");
        }
    }
    for one in all {
        for other in &others {
            assert_ne!(tell(&english, one), tell(other, one), "{one:?}");
        }
    }
}

fn illegals() -> Vec<Illegal> {
    let board = test_board();
    let (space, line) = (board.space((0, 0)).unwrap(), board.lines().next().unwrap());
    let (from, to) = (board.corner((0, 1)).unwrap(), board.corner((1, 2)).unwrap());
    let not_available = |why| Illegal::NotAvailable { space, why };
    vec![
        not_available(Unavailable::Plain),
        not_available(Unavailable::Wall(line)),
        not_available(Unavailable::Governor(1)),
        not_available(Unavailable::Alexander),
        Illegal::NotNearest { symbol: Symbol::Horse, distance: 3, least: 2 },
        Illegal::NotFromAlexander(from),
        Illegal::NoLine { from, to },
        Illegal::NotAtGoal { corner: from, goal: space },
        Illegal::NotShortest { lines: 4, least: 3 },
        Illegal::NotInHand(Symbol::Lyre),
        Illegal::NoJoker { card: Symbol::Lyre, why: NotJoker::Available(Symbol::Horse) },
        Illegal::NoJoker { card: Symbol::Lyre, why: NotJoker::FromHand },
        Illegal::CanMove(Symbol::Horse),
        Illegal::WallsShort { needed: 12, left: 11 },
        Illegal::OtherCard(Symbol::Horse),
        Illegal::NotMoved,
        Illegal::NoActions,
        Illegal::TaxesTwice,
        Illegal::TaxCard { player: 0, card: Symbol::Horse },
        Illegal::NoTaxes(0),
        Illegal::NoProvince(space),
        Illegal::NoSymbol,
        Illegal::NoGovernor { wanted: 0, home: 4 },
        Illegal::NoGovernor { wanted: 1, home: 0 },
        Illegal::NoPlace { on: symbols("TT"), spaces: symbols("TH") },
        Illegal::NoPlaceOn(space),
        Illegal::CardsMissing(symbols("TL")),
        Illegal::Occupied(1),
        Illegal::Own,
        Illegal::Vacant,
        Illegal::NotThere(0),
    ]
}

#[test]
fn every_refusal_of_the_rules_has_its_words_and_its_section() {
    let seats = header(4).seats;
    let all = illegals();
    each_is_told(&all, |texts, illegal| errors::illegal(texts, &seats, *illegal));
    for (texts, illegal) in languages().iter().flat_map(|texts| all.iter().map(move |one| (texts, one))) {
        let said = errors::illegal(texts, &seats, *illegal);
        assert!(said.ends_with(&format!("(§{})", illegal.section())), "{said}");
    }
    let english = Texts::new(Language::English);
    let horse = Illegal::NotNearest { symbol: Symbol::Horse, distance: 3, least: 2 };
    assert_eq!(
        errors::illegal(&english, &seats, horse),
        "This horse is 3 lines away; another is only 2 away (§X3.3)"
    );
    let points = |given| errors::ledger(&english, &seats, &LedgerError::Points { given, players: 3 });
    assert_eq!(
        points(1),
        "The points of 1 player are given, but there are 3 players: give everybody’s (§X1.1)"
    );
    assert_eq!(
        points(2),
        "The points of 2 players are given, but there are 3 players: give everybody’s (§X1.1)"
    );
    let card = Illegal::TaxCard { player: 0, card: Symbol::Horse };
    assert_eq!(errors::illegal(&english, &seats, card), "No governor of Red stands on a horse (§X4.4)");
}

#[test]
fn every_fault_of_a_ledger_and_its_set_up_has_its_words() {
    let divide = |fault| LedgerError::Divide(vec![fault]);
    let governor = Governor { player: 1, on: Some(Symbol::Lyre) };
    let ledgers = [
        LedgerError::Illegal(Illegal::Own),
        LedgerError::Player(5),
        LedgerError::NoTurn,
        LedgerError::OtherPlayer { turn: 3, player: 1, whose: 2 },
        LedgerError::MovedTwice { turn: 3 },
        LedgerError::Over { turn: 9, ended: 8 },
        LedgerError::Left { player: 2, left: 4 },
        LedgerError::NoProvince(7),
        LedgerError::Known(7),
        LedgerError::NoSpaces,
        divide(DivideFault::Plain { part: 3, whole: 2 }),
        divide(DivideFault::Symbol { symbol: Symbol::Horse, part: 2, whole: 1 }),
        divide(DivideFault::Governor(governor)),
        divide(DivideFault::NoPlace { on: Symbol::Lyre, in_part: true }),
        divide(DivideFault::NoPlace { on: Symbol::Lyre, in_part: false }),
        divide(DivideFault::Nothing),
        divide(DivideFault::Whole),
        LedgerError::NeedsBoard,
        LedgerError::KnownByBoard,
        LedgerError::NoSpace((9, 8)),
        LedgerError::NoCorner((9, 8)),
        LedgerError::OneByOne(2),
        LedgerError::Points { given: 1, players: 3 },
        LedgerError::Wrong(AuditFinding::AfterEnd { turn: 6, ended: 4 }),
        LedgerError::ClosedTwice,
        LedgerError::NotClosed,
        LedgerError::Note,
        LedgerError::NoSuchEntry(7),
    ];
    let setups = [
        SetupFault::Phantom(2),
        SetupFault::Config(ConfigFault::Players(7)),
        SetupFault::Config(ConfigFault::Goal(19)),
    ];
    let boards = boards().map(SetupFault::Board);
    let setups = setups.into_iter().chain(boards).map(LedgerFault::from);
    let all: Vec<LedgerFault> = ledgers.into_iter().map(LedgerFault::from).chain(setups).collect();
    let seats = header(4).seats;
    each_is_told(&all, |texts, fault| errors::fault(texts, &seats, fault));
    for texts in languages() {
        let fault = Fault { entry: Some(12), what: RecordFault::Game(all[1].clone()) };
        let said = Alexandros::fault(&texts, &fault);
        assert!(said.contains("12") && said.contains("§X1.1"), "{said}");
    }
}

fn boards() -> [BoardFault; 8] {
    [
        BoardFault::Rows(201),
        BoardFault::RowLength { row: 2, characters: 201 },
        BoardFault::Letter { row: 2, column: 3, letter: 'X' },
        BoardFault::Spaces(0),
        BoardFault::Spaces(511),
        BoardFault::Apart { row: 2, column: 3 },
        BoardFault::Missing(Symbol::Temple),
        BoardFault::Start { line: -1, place: 4 },
    ]
}

#[test]
fn faults_of_a_board_are_named_in_the_editor_and_count_from_one() {
    let faults: Vec<SketchFault> = [SketchFault::NoName, SketchFault::NameTaken]
        .into_iter()
        .chain(boards().map(SketchFault::Board))
        .collect();
    each_is_told(&faults, sketch_fault);
    let english = Texts::new(Language::English);
    let said = setup_errors::board(&english, BoardFault::Apart { row: 2, column: 3 });
    assert!(said.contains("row 3, column 4"), "{said}");
}

#[test]
fn every_finding_and_warning_has_its_words() {
    let findings = [
        AuditFinding::Governors { player: 1, governors: 6 },
        AuditFinding::Cards { symbol: Symbol::Amphora, cards: 12 },
        AuditFinding::Walls { walls: 76 },
        AuditFinding::GovernorOnPlain { province: 6, player: 1 },
        AuditFinding::TwoOwners { province: 6 },
        AuditFinding::PlainSpaces { spaces: 25, board: 24 },
        AuditFinding::SymbolSpaces { symbol: Symbol::Horse, spaces: 4, board: 3 },
        AuditFinding::Taxes { player: 2, typed: 6, computed: 1 },
        AuditFinding::TaxesWithout { player: 2, turn: 6 },
        AuditFinding::ScoreSinks { player: 2, from: 6, to: 5 },
        AuditFinding::AfterGoal { player: 2, turn: 6, goal: 100 },
        AuditFinding::AfterEnd { turn: 6, ended: 4 },
        AuditFinding::NoSpace { province: 6, symbol: Symbol::Horse, governors: 2, spaces: 1 },
        AuditFinding::GoalMissed { most: 91, goal: 100 },
        AuditFinding::GoalPassed { player: 2, points: 104, goal: 100 },
        AuditFinding::NoRound { most: 91 },
    ];
    let seats = header(2).seats;
    each_is_told(&findings, |texts, finding| audit_text::describe(texts, &seats, finding));
    for texts in languages() {
        assert!(findings.iter().all(|one| audit_text::describe(&texts, &seats, one).contains("(§X")));
    }
    let warnings = [
        Warning::NoPlain,
        Warning::MoreGovernors { governors: 2, value: 9 },
        Warning::HelpsOthers { own: 4, rival: 1, points: 9 },
        Warning::Ends(End::Goal),
        Warning::Ends(End::RedWalls),
        Warning::LastGovernor,
        Warning::NoMove,
    ];
    let config = GameConfig::new(2).unwrap();
    each_is_told(&warnings, |texts, warning| warning_text::describe(texts, &seats, &config, *warning));
}

#[test]
fn numbers_of_a_score_have_names_reasons_and_keys() {
    let all = [
        Reason::Points,
        Reason::Taxes { turn: 3, player: 1 },
        Reason::OneGovernor { province: 2 },
        Reason::MoreGovernors { province: 3, governors: 2, value: 9 },
        Reason::Typed,
        Reason::Entered,
    ];
    let seats = header(2).seats;
    for texts in languages() {
        let names: BTreeSet<String> = all.iter().map(|one| score_text::part(&texts, &seats, one)).collect();
        assert_eq!(names.len(), all.len(), "{names:?}");
        let said = score_text::reason(&texts, &all[3]);
        assert!(said.contains('2') && said.contains('9') && said.contains("§X4.4"), "{said}");
        assert_eq!(score_text::reason(&texts, &Reason::Points), "");
    }
    let [english, french] = [Language::English, Language::French].map(Texts::new);
    let taxes = Reason::Taxes { turn: 15, player: 1 };
    let head = |texts| score_text::head(texts, &header(3).seats, &taxes);
    assert_eq!([head(&english), head(&french)], ["T 15", "T\u{a0}15"], "it fits a narrow column");
    let keys: BTreeSet<String> = all.iter().map(score_text::key).collect();
    assert_eq!(keys.len(), all.len());
}

fn samples() -> Vec<(String, AnyGame)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/saves");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let json = files.filter(|path| {
        path.file_name().is_some_and(|name| {
            let name = name.to_string_lossy();
            name.starts_with("alexandros") && name.ends_with(".json")
        })
    });
    json.map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let game = record::read(&text).unwrap().game;
        (text, game)
    })
    .collect()
}

#[test]
fn every_step_of_a_sample_has_words() {
    let mut tables = 0;
    for (_, game) in samples() {
        let AnyGame::Table(table) = game else { continue };
        tables += 1;
        for texts in languages() {
            for corrected in [false, true] {
                let timeline = timeline::<Alexandros>(&texts, &table, corrected);
                assert!(timeline.last() > 0);
                let said = timeline.steps().iter().flat_map(|step| step.awards.iter().chain([&step.text]));
                said.for_each(|text| assert!(text.starts_with(char::is_uppercase), "{text}"));
            }
            assert!(!Alexandros::title(&texts, &table.header, table.config()).is_empty());
            assert!(!Alexandros::stage(&texts, &table).is_empty());
        }
    }
    assert!(tables > 1);
}

#[test]
fn a_table_is_described_by_names_provinces_spaces_and_points() {
    let texts = Texts::new(Language::English);
    let steps = |table| timeline::<Alexandros>(&texts, table, false);
    let typed = short_table();
    let timeline = steps(&typed);
    let said: Vec<&str> = timeline.steps().iter().map(|step| step.text.as_str()).collect();
    assert_eq!(said[1], "Red lays 3 walls");
    assert_eq!(said[3], "Province 1: 9 plain spaces, 2 temples, 1 amphora, 1 horse, 1 lyre, 1 hoplite");
    assert_eq!(said[4], "Yellow occupies province 1 with a governor on a temple");
    assert_eq!(timeline.steps()[8].awards, ["Yellow + 9, now 9", "Blue + 4, now 4"]);
    assert_eq!((timeline.steps()[8].part, timeline.steps()[12].part), (4, 9));
    let mut stuck = stuck_table();
    stuck.enter(LedgerEvent::Stay { turn: 5, player: 1, card: Some(Symbol::Lyre) }).unwrap();
    assert_eq!(
        told::<Alexandros>(&texts, &stuck, 5),
        "Red takes the open lyre: no space is available, and Alexander stays"
    );
    let board = board_table();
    assert_eq!(
        steps(&board).steps()[1].text,
        "Red, horse card: Alexander moves to a horse in row 2, 3 walls"
    );
    assert_eq!(
        Alexandros::title(&texts, &board.header, board.config()),
        "Alexandros on Test · Three players"
    );
    assert_eq!(Alexandros::stage(&texts, &typed), "turn 9, walls left: 63");
    let changes = Alexandros::changes(&typed.at(4).state, typed.state());
    assert!(Alexandros::changed(&texts, &typed.header.seats, &changes).len() > 3);
    assert_eq!(told::<Alexandros>(&texts, &typed, 1), said[1]);
}

#[test]
fn late_entries_are_marked_as_late_and_corrected_ones_are_not() {
    let texts = Texts::new(Language::English);
    let mut game = short_table();
    let walls = |turn, player, walls| LedgerEvent::Walls { turn, player, walls };
    game.note(Note::Amend { entry: 1, event: walls(1, 1, 4) }).unwrap();
    game.enter(walls(7, 1, 2)).unwrap();
    game.enter(LedgerEvent::BeginTurn { turn: 10, player: 1 }).unwrap();
    let said = |entry| told::<Alexandros>(&texts, &game, entry);
    assert_eq!(said(13), "Corrected: Red lays 4 walls (turn 1) instead of Red lays 3 walls (turn 1)");
    assert_eq!(said(14), "Late entry, turn 7: Red lays 2 walls");
    assert_eq!(said(15), "Red begins their turn");
}

#[test]
fn a_summary_says_how_far_a_game_has_got_and_who_won() {
    for (text, game) in samples() {
        let summary = GameSummary::read(&text).unwrap().general;
        assert_eq!((summary.kind, summary.over), (game.kind(), game.is_over()));
        assert!(summary.round > 0 && summary.rounds == 0);
        assert_eq!(summary.totals.len(), game.header().seats.len());
        if game.kind() == RecordKind::Result {
            assert_eq!(summary.winners, [2]);
        }
    }
    assert!(GameSummary::read("{}").is_err());
}
