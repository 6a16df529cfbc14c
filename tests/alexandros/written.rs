//! Tables written as text.

use alhambra::{
    games::{
        alexandros::{
            log::SetupFault,
            pad::{LedgerError, LedgerEvent, LedgerGame},
            rules::{BoardFault, ConfigFault, Joker, Recall, Symbol},
            session::Alexandros,
            text_import::{WrittenFault, read_written, written},
        },
        common::{
            table::TableGame,
            written::{ReadFault, TextFaults},
        },
    },
    text::{Language, Texts},
};
use jiff::{Timestamp, tz::TimeZone};

use crate::other_words::in_other_words;

use super::{
    ledger::{board_table, random_ledger, short_table, stuck_table},
    support::Chance,
};

fn read(text: &str) -> Result<LedgerGame, TextFaults<WrittenFault>> {
    read_written(text, Timestamp::UNIX_EPOCH, &TimeZone::UTC)
}

/// The faults of a text, each with its line.
fn faults(text: &str) -> Vec<(usize, WrittenFault)> {
    let faults = read(text).expect_err(text).faults;
    faults.into_iter().map(|fault| (fault.line, fault.fault)).collect()
}

const EXAMPLE: &str = "\
players Ada Ben \"Old Tom\"   # clockwise
goal 80
joker both
recall free
date 2026-01-31 20:00

1 walls Ada 3
2 province 1 9 TTHASL
2 occupy ben 1 T
3 province 2 4 ALL \"Old Tom\" L
3 taxes \"old tom\" L
4 taxes Ada 0 18 8
5 divide 1 3 3 HA
6 leave Ada
end
";

#[test]
fn a_written_table_is_read_and_written_again() {
    let table = read(EXAMPLE).unwrap();
    assert_eq!(table.state().points(), [0, 18, 8]);
    assert_eq!((table.config().goal(), table.config().options().joker), (80, Joker::Both));
    assert_eq!(table.config().options().recall, Recall::Free);
    assert!(table.is_complete() && table.header.ended.is_some());
    let again = read(&written(&table, &TimeZone::UTC)).unwrap();
    assert_eq!((again.events(), again.config()), (table.events(), table.config()));
    assert_eq!(written(&again, &TimeZone::UTC), written(&table, &TimeZone::UTC));
    assert_eq!(read(EXAMPLE).unwrap().header.id, table.header.id);
}

#[test]
fn any_table_written_as_text_is_read_back_unchanged() {
    let mut chance = Chance(81);
    let random = (0..40).map(|_| random_ledger(&mut chance, 40));
    let mut late = short_table();
    late.enter(LedgerEvent::Walls { turn: 7, player: 1, walls: 2 }).unwrap();
    late.enter(LedgerEvent::BeginTurn { turn: 12, player: 1 }).unwrap();
    late.enter(LedgerEvent::Leave { turn: 12, player: 2 }).unwrap();
    let mut stuck = stuck_table();
    stuck.enter(LedgerEvent::Stay { turn: 5, player: 1, card: None }).unwrap();
    stuck.enter(LedgerEvent::Stay { turn: 6, player: 2, card: Some(Symbol::Horse) }).unwrap();
    for table in random.chain([late, board_table(), stuck]) {
        let text = written(&table, &TimeZone::UTC);
        let again = read(&text).unwrap_or_else(|faults| panic!("{faults:?} in {text}"));
        assert_eq!((again.config(), again.events()), (table.config(), table.events()), "{text}");
        assert_eq!(again.state(), table.state());
        assert_eq!(again.header.layout_name, table.header.layout_name);
    }
}

#[test]
fn every_fault_is_reported_with_its_line() {
    let text = "\
players Ada Ben
smile
goal many
1 walls Zoe 3
1 walls Ada many
1 dance Ada
1 province 1 2 XY
1 taxes \"Ada
1 move Ada H sky 1,3 0,1
1 stay Ada T A
1 occupy Ada 7 T
";
    let found = faults(text);
    let read_fault = |line, fault| (line, WrittenFault::Read(fault));
    let misread = |line, form, said: &str| read_fault(line, ReadFault::Misread(form, said.to_owned()));
    let word = str::to_owned;
    let verbs = "walls, province, divide, occupy, take_over, take_back, taxes, move, stay, begin, leave";
    assert!(matches!(&found[0], (2, WrittenFault::Read(ReadFault::Unknown(word, _))) if word == "smile"));
    let expected = [
        misread(3, "goal POINTS", "many"),
        read_fault(4, ReadFault::Nobody(word("Zoe"), word("Ada, Ben"))),
        misread(5, "TURN walls NAME WALLS", "many"),
        read_fault(6, ReadFault::NotOneOf("", word("dance"), word(verbs))),
        misread(7, "TURN province NUMBER PLAIN TTHAS [NAME T] …", "1 2 XY"),
        read_fault(8, ReadFault::OpenQuote('"')),
        read_fault(9, ReadFault::NotOneOf("open|hand", word("sky"), word("open, hand"))),
        misread(10, "TURN stay NAME [CARD]", "T A"),
    ];
    // Entries after one that cannot be read may depend on it.
    assert_eq!(found[1..], expected);
    for texts in Language::ALL.map(Texts::new) {
        let told = Alexandros::written(&texts, text).unwrap_err();
        assert_eq!(told.len(), found.len());
        for ((line, _), told) in found.iter().zip(told) {
            assert!(told.contains(&line.to_string()) && told.len() > 15, "{told}");
        }
    }
    let refused = "players Ada Ben\n1 occupy Ada 7 T\n1 take_over Ben 7 T\n";
    let no_province = WrittenFault::Ledger(LedgerError::NoProvince(7));
    assert_eq!(faults(refused), [(2, no_province)]);
}

#[test]
fn an_impossible_set_up_is_a_fault_of_the_whole_text() {
    let of_all = |text: &str| faults(text).remove(0);
    let setup = |fault| (0, WrittenFault::Setup(fault));
    assert_eq!(of_all("players Ada\n"), setup(SetupFault::Config(ConfigFault::Players(1))));
    assert_eq!(of_all("players Ada Ben\ngoal 5\n"), setup(SetupFault::Config(ConfigFault::Goal(5))));
    let board = "players Ada Ben\nboard Mine\nrow \"TAHL\"\nstart 0 1\n";
    let missing = BoardFault::Missing(Symbol::Hoplite);
    assert_eq!(of_all(board), setup(SetupFault::Board(missing)));
}

#[test]
fn a_table_in_the_words_and_marks_of_any_language_is_the_same() {
    let mut chance = Chance(29);
    let random: Vec<LedgerGame> = (0..24).map(|_| random_ledger(&mut chance, 30)).collect();
    for (number, table) in random.iter().chain([&board_table(), &short_table()]).enumerate() {
        let text = written(table, &TimeZone::UTC);
        let other = in_other_words(&text, number, |texts| {
            vec![
                ("free", texts.alexandros_page_recall_free().to_owned()),
                ("laid", texts.alexandros_page_rim_laid().to_owned()),
            ]
        });
        let again = read(&other).unwrap_or_else(|faults| panic!("{faults:?} in {other}"));
        assert_eq!((again.config(), again.events()), (table.config(), table.events()), "{other}");
    }
}
