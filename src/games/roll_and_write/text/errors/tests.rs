//! Every error is worded in all languages, with its § and its values.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
};

use jiff::civil::date;

use super::*;
use crate::{
    log::{ReplayError, SetupFault, phantom_seat},
    pad::CrossesFault,
    record::{Fault, GameFault, RecordFault},
    rules::{
        BuildSecond, Cell, ChangeDie, Colour, DieStep, Face, FourDice, Illegal, Move, NoGrid, RollKind,
        RollRequest,
    },
    text_import::WrittenFault,
};
use common::written::{EndedBefore, PlayerFault, ReadFault};
use kernel::{
    NameFault, Seed,
    json::{Found, JsonFault, Misfit, Mismatch, Wanted},
    record::{LimitExceeded, WhenFault},
};
use text::Language;

fn face(number: u8) -> Face {
    Face::new(number).unwrap()
}

fn pair(yellow: u8, blue: u8) -> Pair {
    Pair { yellow: face(yellow), blue: face(blue) }
}

fn layouts() -> Vec<LayoutFault> {
    use LayoutFault as F;
    let building = BuildingType::Garden;
    vec![
        F::Rows(7),
        F::RowLength { row: 2, letters: 5 },
        F::Letter { row: 3, column: 4, letter: 'x' },
        F::Nothing,
        F::Counts(5),
        F::Count { building, count: -8 },
        F::Sum(37),
        F::CountIsNotGrid { building, said: 9, found: 7 },
        F::Coins(99),
        F::VpRows(8),
        F::Places { building, places: 4 },
        F::Vp { building, place: 2, vp: 100 },
        F::Increases { building, place: 3, vp: 22 },
    ]
}

fn config() -> Vec<ConfigFault> {
    use ConfigFault as F;
    vec![F::Seats { players: 7, phantoms: 8 }, F::Rounds(44), F::AgainstPhantoms(3), F::Bonus(-5)]
}

fn tables() -> Vec<PadError> {
    use PadError as F;
    let (row, building) = (2, BuildingType::Arcades);
    let crosses = |building| F::Crosses { row, building, crosses: 11, boxes: 12 };
    let own = vec![
        F::Row(9),
        F::Twice(2),
        F::Full { row, building },
        F::Boxes { row, building, boxes: 8, printed: 6 },
        F::Completion { row, building, boxes: 8, printed: 8, completed: 0 },
        F::Completion { row, building, boxes: 6, printed: 8, completed: 13 },
        F::Round { round: 34, rounds: 18 },
        F::CompletionRound { row, building, completed: 21, rounds: 18 },
        F::Lines { row, four: 3, five: 7, six: 8, buildings: 13 },
        F::Coins { row, coins: 17, printed: 15 },
        F::PhantomHoldings(4),
        F::PhantomCoins(4),
        F::NotAPlayer(4),
        F::NotAPhantom(4),
        F::Left { row, round: 8, left: 5 },
        F::LeftTwice { row, left: 5 },
        F::NotDue { row, round: 0 },
        F::NotDue { row, round: 8 },
        F::NotTheSeed { seed: Seed(77), due: pair(3, 6), found: pair(5, 4) },
        F::NoSeed,
        F::AmendedRoll(23),
        F::Grid,
        F::TooManyLines { row, lines: 14 },
        F::LinesOfCrosses { row, said: [1, 3, 5], found: [6, 8, 9] },
        crosses(Some(building)),
        crosses(None),
        F::RowInUse(3),
        F::RowRolled(3),
        F::Note,
        F::ResultNote,
        F::NoSuchEntry(31),
    ];
    own.into_iter().chain(config().into_iter().map(F::GameConfig)).collect()
}

fn illegals() -> Vec<Illegal> {
    use Illegal as I;
    let (colour, cell) = (Colour::Blue, Cell::new(face(2), face(6)));
    let purposes = [
        RollKind::FirstPlayer,
        RollKind::Setup,
        RollKind::Placing,
        RollKind::ExtraPair,
        RollKind::OwnPair,
        RollKind::AllFour,
        RollKind::Phantom,
    ];
    let own = [
        I::Over,
        I::NoSuchRoll,
        I::NoSuchSeat(6),
        I::NoSuchDie { colour, face: face(5) },
        I::AnotherChanged(colour),
        I::BeyondFace(face(6)),
        I::Coins { action: BuildSecond.into(), have: 2, need: 3 },
        I::Coins { action: ChangeDie { colour, from: face(1), way: DieStep::Up }.into(), have: 0, need: 1 },
        I::NotOffered(cell),
        I::AlreadyBuilt(cell),
        I::ActionChosen,
        I::NoFirstBuilding,
        I::OneSpecialAction,
        I::NoAction,
        I::KeepFirst,
        I::NothingToKeep,
        I::NotRolled(pair(2, 3)),
    ];
    let roll = |purpose| I::RollFirst(RollRequest { purpose, seat: 1, round: 0, tries: 0 });
    own.into_iter().chain(purposes.into_iter().map(roll)).collect()
}

fn misfits() -> Vec<ReplayError> {
    use ReplayError as M;
    let four = |a, b| Move::RollFour(FourDice::new([face(1), face(a)], [face(3), face(b)]));
    let seed = |due, found| M::NotTheSeed { seed: Seed(123), due, found };
    let own = vec![
        M::Dice,
        M::NoSeat,
        M::DiceOf { roll: (RollKind::OwnPair, 3), dice: 2, due: 1 },
        M::DiceOf { roll: (RollKind::AllFour, 3), dice: 1, due: 2 },
        M::DiceOf { roll: (RollKind::FirstPlayer, 1), dice: 1, due: 0 },
        M::NoRollDue { said: (RollKind::Setup, 3), decides: 4 },
        M::OtherRoll { said: (RollKind::Setup, 3), due: (RollKind::FirstPlayer, 1) },
        M::OtherRoll { said: (RollKind::Setup, 3), due: (RollKind::OwnPair, 2) },
        seed(four(2, 4), four(5, 6)),
        seed(Move::First(1), Move::First(2)),
        seed(Move::Roll(pair(1, 2)), Move::Roll(pair(3, 4))),
        M::NoSeed,
        M::NoSuchEntry(41),
        M::OfATable,
        M::NoPlayer(6),
        M::NotTyped(51),
        M::NoGrid(NoGrid),
    ];
    own.into_iter().chain(illegals().into_iter().map(M::Illegal)).collect()
}

fn shapes() -> Vec<RecordFault> {
    use {Mismatch as M, Wanted as W};
    let text = |text: &str| text.to_owned();
    let kind = |wanted| M::Kind { found: Found::Value(text("true")), wanted };
    let all = [
        M::Missing,
        M::Unknown { found: text("w17"), known: vec!["w18", "w19"] },
        M::Both { other: text("m9") },
        M::Kind { found: Found::Object, wanted: W::List },
        M::Kind { found: Found::List, wanted: W::Object },
        kind(W::Text),
        kind(W::Names(vec!["n20"])),
        kind(W::Names(vec!["n20", "n21"])),
        kind(W::Whole(1, 6)),
        M::Kind { found: Found::Object, wanted: W::Truth },
        kind(W::Either(vec![W::Text, W::Null])),
        M::Range { found: text("300"), wanted: W::Whole(1, 6) },
        M::Range { found: text("300"), wanted: W::Numbers(vec![60, 100]) },
        M::Length { found: 13, least: 6, most: Some(6) },
        M::Length { found: 13, least: 14, most: None },
        M::Length { found: 13, least: 6, most: Some(9) },
        M::Letters { found: 601, most: 500 },
        M::Form { found: text("\"w22\""), like: "w23" },
        M::Alike { found: text("24") },
        M::Unfit { found: Found::Value(text("25")) },
    ];
    let of_a_member = all.into_iter().map(|why| Misfit::new("m8[7]", why));
    let of_an_entry = Misfit::new("", M::Kind { found: Found::List, wanted: W::Object });
    of_a_member.chain([of_an_entry]).map(RecordFault::Shape).collect()
}

fn records() -> Vec<RecordFault> {
    use RecordFault as F;
    let at = |text: &str| text.parse().unwrap();
    [
        F::Json(JsonFault::NotJson { line: 3, column: 14 }),
        F::Json(JsonFault::Ends { line: 3 }),
        F::Json(JsonFault::Twice { name: "n12".to_owned(), line: 3 }),
        F::Json(JsonFault::Large { number: "99999999999999999999".to_owned(), line: 3 }),
        F::NoId,
        F::Moment { name: "started", text: "2026".to_owned() },
        F::Day { name: "day", text: "2027".to_owned() },
        F::NotAnObject,
        F::NotARecord,
        F::NoVersion("8".to_owned()),
        F::TooNew("9.2".to_owned()),
        F::Newer { version: "1.77".to_owned(), own: "1.1".to_owned() },
        F::EndedBefore { ended: at("2026-01-01T10:00:00Z"), started: at("2026-02-03T11:12:00Z") },
        F::OtherGame("chess".to_owned()),
        F::Game(GameFault::Setup(SetupFault::PlayerBehindPhantom(4))),
        F::SeedOrder { from: 12, after: 23 },
        F::SeedFromZero(Seed(9)),
        F::TooMany { name: "log", entries: 6003 },
        F::OtherKind { kind: "table", entries: 37 },
        F::Dice { fault: GameFault::Replay(ReplayError::NoSeed), more: 0 },
        F::Dice { fault: GameFault::Replay(ReplayError::NoSeed), more: 1 },
        F::Dice { fault: GameFault::Replay(ReplayError::NoSeed), more: 19 },
        F::ResultLength { figure: "result.rows".to_owned(), claimed: 14, found: 3 },
        F::Misfit { fault: GameFault::Replay(ReplayError::NoSeat), later: 1 },
        F::Misfit { fault: GameFault::Replay(ReplayError::NoSeat), later: 71 },
        F::NotOver,
        F::Result { figure: "result.rows[2].total".to_owned(), claimed: "81".into(), found: "79".into() },
        F::Digest { claimed: "\"sha256:12\"".to_owned(), found: "sha256:34".to_owned() },
        F::Game(GameFault::Replay(ReplayError::Dice)),
        F::Game(GameFault::Pad(PadError::Row(9))),
    ]
    .into_iter()
    .chain(shapes())
    .collect()
}

fn written_faults() -> Vec<WrittenFault> {
    use {ReadFault as R, WrittenFault as F};
    let (word, name) = (|| "w77".to_owned(), || "n88".to_owned());
    let read = vec![
        R::OpenQuote('„'),
        R::Unknown(word(), name()),
        R::Twice(word(), 41),
        R::NotOneOf("TYPE", word(), String::new()),
        R::NotOneOf("one|both", word(), String::new()),
        R::NotOneOf("area|single", word(), name()),
        R::Whose(word()),
        R::Nobody(word(), name()),
        R::NoPlayers,
        R::Player(PlayerFault::Name(NameFault::Blank)),
        R::Player(PlayerFault::Name(NameFault::Long { name: name(), letters: 41 })),
        R::Player(PlayerFault::Name(NameFault::Sign { name: name(), sign: '\u{202e}' })),
        R::Player(PlayerFault::Twice(name())),
        R::Ended(EndedBefore { ended: word(), began: name() }),
        R::When(WhenFault::Beyond, word()),
        R::When(WhenFault::Skipped, word()),
        R::When(WhenFault::Either(date(2025, 4, 3), date(2025, 3, 4)), word()),
        R::LimitExceeded(LimitExceeded { member: "title", found: 501, most: 500 }),
        R::Misread("layout X97", String::new()),
        R::Misread("r NAME TYPE …", String::new()),
    ];
    let said = [
        "phantoms X",
        "counts X",
        "coins X",
        "rounds X",
        "special_actions X",
        "change_dice X",
        "against_phantoms X",
        "left X",
        "lines X",
        "date DAY",
    ];
    let own = vec![
        F::OfLayout("counts", 42),
        F::CoinsAlone,
        F::Sheet(LayoutFault::Sum(37)),
        F::Config(ConfigFault::Rounds(44)),
        F::Unclosed(54),
        F::NoRound(word()),
        F::PhantomName(name()),
        F::Face(word()),
        F::CoinsTwice(64, 43),
        F::LinesTwice(64, 43),
        F::CoinsMissing(name()),
        F::LinesMissing(name()),
        F::Crosses(CrossesFault::Rows(9)),
        F::Crosses(CrossesFault::Row(word())),
        F::Pad(PadError::Twice(84)),
    ];
    let said = said.into_iter().map(|form| R::Misread(form, word()));
    own.into_iter().chain(read.into_iter().chain(said).map(F::Read)).collect()
}

/// The numbers in a text.
fn numbers(text: &str) -> BTreeSet<u64> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// The sections of the rules and of the documents that a sentence names.
fn sections(text: &str) -> Vec<&str> {
    text.split([' ', '(', ')', ','])
        .filter(|word| word.starts_with('§') || word.starts_with("docs/"))
        .collect()
}

fn all() -> [Texts; Language::ALL.len()] {
    Language::ALL.map(Texts::new)
}

/// Tells each in all languages. Of its numbers only a 0 may be in words, and seats that count from 0 are told from 1.
fn each_is_told<'a, F: Debug>(
    texts: &'a [Texts; Language::ALL.len()],
    faults: &[F],
    told: impl Fn(&ErrorText<'a>, &F) -> String,
    has_section: impl Fn(&F) -> bool,
) {
    let mut seen = BTreeMap::new();
    for fault in faults {
        let sentences = texts.each_ref().map(|texts| told(&ErrorText::new(texts, &[]), fault));
        let [english, others @ ..] = &sentences;
        for other in others {
            assert_ne!(english, other, "{fault:?}");
            assert_eq!(sections(english), sections(other), "{other}");
        }
        assert_eq!(!sections(english).is_empty(), has_section(fault), "{english}");
        for text in sentences {
            let found = numbers(&text);
            // A cell is told as its row and column.
            let values = numbers(&format!("{fault:?}").replace("Cell(11)", "2 6")).into_iter();
            let missing: Vec<u64> =
                values.filter(|n| *n > 0 && !found.contains(n) && !found.contains(&(n + 1))).collect();
            assert!(missing.is_empty(), "{text} lacks {missing:?} of {fault:?}");
            let other = seen.insert(text, fault);
            assert!(other.is_none(), "they are told alike: {fault:?} and {other:?}");
        }
    }
}

#[test]
fn refusals_of_a_table_are_told_in_all_languages_with_their_values() {
    use PadError as F;
    let section = |fault: &F| {
        !matches!(fault, F::RowInUse(_) | F::NoSuchEntry(_) | F::Left { .. } | F::LeftTwice { .. })
    };
    each_is_told(&all(), &tables(), ErrorText::table, section);
}

#[test]
fn faults_of_written_tables_are_told_in_all_languages_with_their_values() {
    let values = |fault: &WrittenFault| match fault {
        // Rows count from 0, and people count them from 1.
        WrittenFault::Unclosed(row) => (row + 1).to_string(),
        WrittenFault::CoinsTwice(row, line) => format!("coins {} {line}", row + 1),
        WrittenFault::LinesTwice(row, line) => format!("lines {} {line}", row + 1),
        fault => format!("{fault:?}"),
    };
    let texts = all();
    for fault in written_faults() {
        let sentences = texts.each_ref().map(|texts| ErrorText::new(texts, &[]).written(&fault));
        let [english, others @ ..] = &sentences;
        assert!(!english.is_empty() && !others.contains(english), "{english}");
        for text in sentences {
            let missing: Vec<_> = numbers(&values(&fault)).difference(&numbers(&text)).copied().collect();
            assert!(missing.is_empty(), "{text} lacks {missing:?} of {fault:?}");
        }
    }
}

#[test]
fn refusals_of_the_rules_are_told_in_all_languages_with_their_values() {
    use ReplayError as M;
    let section = |misfit: &M| !matches!(misfit, M::NoSuchEntry(_) | M::NotTyped(_));
    each_is_told(&all(), &misfits(), ErrorText::misfit, section);
}

#[test]
fn faults_of_sheets_are_told_in_all_languages_with_their_values() {
    use LayoutFault as F;
    // What the editor of sheets says, too, needs no section.
    let of_editor = |fault: &F| {
        matches!(fault, F::Count { .. } | F::Sum(_) | F::Coins(_) | F::Vp { .. } | F::Increases { .. })
    };
    let section = |fault: &F| !of_editor(fault);
    each_is_told(&all(), &layouts(), ErrorText::layout, section);
    let french = Texts::new(Language::French);
    let (words, fault) = (ErrorText::new(&french, &[]), LayoutFault::Sum(37));
    let told = words.layout(&fault);
    assert_eq!(words.table(&PadError::Counts(fault)), told);
    assert!(words.record(&RecordFault::Game(GameFault::Setup(SetupFault::Layout(fault)))).ends_with(&told));
}

#[test]
fn faults_of_records_are_told_in_all_languages_with_their_values() {
    use RecordFault as F;
    let section = |fault: &F| {
        matches!(
            fault,
            F::Game(_)
                | F::Misfit { .. }
                | F::NotOver
                | F::Dice { .. }
                | F::ResultLength { .. }
                | F::Result { .. }
        )
    };
    each_is_told(&all(), &records(), ErrorText::record, section);
    let entry = |what: &RecordFault| Fault { entry: Some(1234), what: what.clone() };
    let faults: Vec<Fault> = records().iter().map(entry).collect();
    each_is_told(&all(), &faults, ErrorText::fault, |fault| section(&fault.what));
}

#[test]
fn rows_have_the_names_of_their_seats() {
    let texts = Texts::new(Language::French);
    let mut seats = vec![phantom_seat(1); 3];
    seats[1] = Seat { name: "Zoé".to_owned(), kind: kernel::record::SeatKind::Computer, ..seats[1].clone() };
    let told = ErrorText::new(&texts, &seats).table(&PadError::RowInUse(2));
    assert!(told.starts_with("Zoé a des saisies"), "{told}");
}
