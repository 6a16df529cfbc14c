//! Tables written down as text.

use alhambra::{
    games::{
        alexandros::{
            log::SetupFault,
            pad::{LedgerError, LedgerEvent, LedgerGame},
            rules::{BoardFault, ConfigFault, Joker, Recall, Symbol},
            session::Alexandros,
            text::errors,
            text_import::{TextFault, WrittenFault, read_written, written},
        },
        common::table::TableGame,
    },
    text::{Language, Texts},
};
use jiff::{Timestamp, tz::TimeZone};

use super::{
    ledger::{board_table, random_ledger, short_table, stuck_table},
    support::Chance,
};

fn read(text: &str) -> Result<LedgerGame, Vec<TextFault>> {
    read_written(text, Timestamp::UNIX_EPOCH, &TimeZone::UTC)
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
fn any_table_written_down_is_read_as_the_same() {
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
fn every_fault_is_told_with_its_line() {
    let text = "\
players Ada Ben
smile
1 walls Zoe 3
1 walls Ada many
1 dance Ada
1 occupy Ada 7 T
1 province 1 2 XY
1 taxes \"Ada
1 move Ada H sky 1,3 0,1
1 stay Ada T A
";
    let faults = read(text).unwrap_err();
    let form = |line, form| TextFault { line, fault: WrittenFault::Form(form) };
    let expected = [
        TextFault { line: 2, fault: WrittenFault::Unknown("smile".to_owned()) },
        TextFault { line: 3, fault: WrittenFault::Nobody("Zoe".to_owned()) },
        form(4, "TURN walls NAME WALLS"),
        TextFault { line: 5, fault: WrittenFault::Unknown("dance".to_owned()) },
        form(7, "TURN province NUMBER PLAIN TTHAS [NAME T …]"),
        TextFault { line: 8, fault: WrittenFault::OpenQuote },
        form(9, "TURN move NAME T open|hand [OTHER] ROW,COLUMN LINE,PLACE …"),
        form(10, "TURN stay NAME [T]"),
        TextFault { line: 6, fault: WrittenFault::Ledger(LedgerError::NoProvince(7)) },
    ];
    assert_eq!(faults, expected);
    for texts in Language::ALL.map(Texts::new) {
        for fault in &faults {
            let said = errors::written(&texts, fault);
            assert!(said.contains(&fault.line.to_string()) && said.len() > 15, "{said}");
        }
        let told = Alexandros::written(&texts, text).unwrap_err();
        assert_eq!(told.len(), faults.len());
    }
}

#[test]
fn a_set_up_that_is_none_is_told_of_the_whole_text() {
    let of_all = |text: &str| read(text).unwrap_err().remove(0);
    let setup = |fault| TextFault { line: 0, fault: WrittenFault::Setup(fault) };
    assert_eq!(of_all("players Ada\n"), setup(SetupFault::Config(ConfigFault::Players(1))));
    assert_eq!(of_all("players Ada Ben\ngoal 5\n"), setup(SetupFault::Config(ConfigFault::Goal(5))));
    let board = "players Ada Ben\nboard Mine\nrow \"TAHL\"\nstart 0 1\n";
    let missing = BoardFault::Missing(Symbol::Hoplite);
    assert_eq!(of_all(board), setup(SetupFault::Board(missing)));
}
