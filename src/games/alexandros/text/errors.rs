//! Why something is refused: who, what, and the § that says so.

use super::{
    audit_text,
    names::{governor, place, symbols, who, who_from_1},
    setup_errors::setup,
};
use crate::{
    pad::{LedgerError, LedgerFault},
    rules::{DivideFault, Illegal, NotJoker, Unavailable},
    text_import::WrittenFault,
};
use common::{
    words::{
        record::{self, Sections},
        sentence,
        written::{of_line, read_fault},
    },
    written::{LineFault, TextFaults},
};
use kernel::record::{Fault, Seat};
use text::Texts;

/// The § that say when a game is over and what its result is.
const SECTIONS: Sections = Sections { end: "§X6", result: "§X6" };

/// What is wrong with a record.
#[must_use]
pub fn recorded(texts: &Texts, why: &Fault<LedgerFault>) -> String {
    record::fault(texts, SECTIONS, why, |why| fault(texts, &[], why))
}

/// Why the rules refuse something.
#[must_use]
pub fn illegal(texts: &Texts, seats: &[Seat], illegal: Illegal) -> String {
    let name = |player: u8| who(texts, seats, player);
    let plain = str::to_owned;
    sentence(&match illegal {
        Illegal::NotAvailable { why, .. } => match why {
            Unavailable::Plain => plain(texts.alexandros_refused_plain()),
            Unavailable::Wall(_) => plain(texts.alexandros_refused_wall()),
            Unavailable::Governor(player) => texts.alexandros_refused_governor(&name(player)),
            Unavailable::Alexander => plain(texts.alexandros_refused_alexander()),
        },
        Illegal::NotNearest { symbol, distance, least } => {
            texts.alexandros_refused_not_nearest(symbol, distance, least)
        }
        Illegal::NotFromAlexander(_) => plain(texts.alexandros_refused_not_from_alexander()),
        Illegal::NoLine { .. } => plain(texts.alexandros_refused_no_line()),
        Illegal::NotAtGoal { .. } => plain(texts.alexandros_refused_not_at_goal()),
        Illegal::NotShortest { lines, least } => texts.alexandros_refused_not_shortest(lines, least),
        Illegal::NotInHand(symbol) => texts.alexandros_refused_not_in_hand(symbol),
        Illegal::NoJoker { card, why: NotJoker::Available(symbol) } => {
            texts.alexandros_refused_joker_available(&texts.alexandros_a_symbol(card), symbol)
        }
        Illegal::NoJoker { card, why: NotJoker::FromHand } => {
            texts.alexandros_refused_joker_hand(&texts.alexandros_a_symbol(card))
        }
        Illegal::CanMove(symbol) => texts.alexandros_refused_can_move(&texts.alexandros_a_symbol(symbol)),
        Illegal::WallsShort { needed, left } => texts.alexandros_refused_walls_short(needed, left),
        Illegal::OtherCard(card) => texts.alexandros_refused_other_card(&texts.alexandros_a_symbol(card)),
        Illegal::NotMoved => plain(texts.alexandros_refused_not_moved()),
        Illegal::NoActions => plain(texts.alexandros_refused_no_actions()),
        Illegal::TaxesTwice => plain(texts.alexandros_refused_taxes_twice()),
        Illegal::TaxCard { player, card } => texts.alexandros_refused_tax_card(&name(player), card),
        Illegal::NoTaxes(player) => texts.alexandros_refused_no_taxes(&name(player)),
        Illegal::NoProvince(_) => plain(texts.alexandros_refused_no_province()),
        Illegal::NoSymbol => plain(texts.alexandros_refused_no_symbol()),
        Illegal::NoGovernor { wanted: 0, .. } => plain(texts.alexandros_refused_no_governor_named()),
        Illegal::NoGovernor { wanted, home } => texts.alexandros_refused_no_governor(wanted, home),
        Illegal::NoPlace { on, spaces } => {
            texts.alexandros_refused_no_place(&symbols(texts, &on), &symbols(texts, &spaces))
        }
        Illegal::NoPlaceOn(_) => plain(texts.alexandros_refused_no_place_on()),
        Illegal::CardsMissing(cards) => texts.alexandros_refused_cards_missing(&symbols(texts, &cards)),
        Illegal::Occupied(player) => texts.alexandros_refused_occupied(&name(player)),
        Illegal::Own => plain(texts.alexandros_refused_own()),
        Illegal::Vacant => plain(texts.alexandros_refused_vacant()),
        Illegal::NotThere(player) => texts.alexandros_refused_not_there(&name(player)),
    })
}

/// Why an entry of a table or a result does not fit.
#[must_use]
pub fn ledger(texts: &Texts, seats: &[Seat], error: &LedgerError) -> String {
    let name = |player: u8| who_from_1(texts, seats, player);
    let plain = str::to_owned;
    sentence(&match error {
        LedgerError::Illegal(illegal) => self::illegal(texts, seats, *illegal),
        LedgerError::Player(player) => texts.alexandros_refused_player(*player),
        LedgerError::InUse(player) => texts.refused_row_in_use(&name(*player)),
        LedgerError::NoTurn => plain(texts.alexandros_refused_no_turn()),
        LedgerError::OtherPlayer { turn, player, whose } => {
            texts.alexandros_refused_other_player(*turn, &name(*player), &name(*whose))
        }
        LedgerError::MovedTwice { turn } => texts.alexandros_refused_moved_twice(*turn),
        LedgerError::Over { turn, ended } => texts.alexandros_refused_over(*turn, *ended),
        LedgerError::Left { player, left } => texts.alexandros_refused_left(&name(*player), *left),
        LedgerError::NoProvince(province) => texts.alexandros_refused_unknown(*province),
        LedgerError::Known(province) => texts.alexandros_refused_known(*province),
        LedgerError::NoSpaces => plain(texts.alexandros_refused_no_spaces()),
        LedgerError::Divide(faults) => {
            let told: Vec<String> = faults.iter().map(|fault| divide(texts, seats, fault)).collect();
            told.join("; ")
        }
        LedgerError::NeedsBoard => plain(texts.alexandros_refused_needs_board()),
        LedgerError::KnownByBoard => plain(texts.alexandros_refused_known_by_board()),
        LedgerError::NoSpace(at) => texts.alexandros_refused_no_space(&place(texts, *at)),
        LedgerError::NoCorner(at) => texts.alexandros_refused_no_corner(&place(texts, *at)),
        LedgerError::OneByOne(governors) => texts.alexandros_refused_one_by_one(*governors),
        LedgerError::Points { given, players } => texts.alexandros_refused_points(*given, *players),
        LedgerError::Wrong(finding) => audit_text::describe(texts, seats, finding),
        LedgerError::ClosedTwice => plain(texts.alexandros_refused_closed_twice()),
        LedgerError::NotClosed => plain(texts.alexandros_refused_not_closed()),
        LedgerError::Note => plain(texts.refused_table_note()),
        LedgerError::NoSuchEntry(entry) => texts.refused_no_entry(*entry),
    })
}

/// Why a province has no such part.
#[must_use]
pub fn divide(texts: &Texts, seats: &[Seat], fault: &DivideFault) -> String {
    match fault {
        DivideFault::Plain { part, whole } => texts.alexandros_divide_plain(*part, *whole),
        DivideFault::Symbol { symbol, part, whole } => {
            texts.alexandros_divide_symbol(&texts.alexandros_symbols(*part, *symbol), *whole)
        }
        DivideFault::Governor(of) => texts.alexandros_divide_governor(&governor(texts, seats, of)),
        DivideFault::NoPlace { on, in_part: true } => texts.alexandros_divide_no_place(*on),
        DivideFault::NoPlace { on, in_part: false } => texts.alexandros_divide_no_place_left(*on),
        DivideFault::Nothing => texts.alexandros_divide_nothing().to_owned(),
        DivideFault::Whole => texts.alexandros_divide_whole().to_owned(),
    }
}

/// What is wrong with a table or a result: its set-up, or an entry.
#[must_use]
pub fn fault(texts: &Texts, seats: &[Seat], fault: &LedgerFault) -> String {
    match fault {
        LedgerFault::Setup(fault) => sentence(&setup(texts, fault)),
        LedgerFault::Ledger(error) => ledger(texts, seats, error),
    }
}

/// What is wrong with a table written as text.
#[must_use]
pub fn written(texts: &Texts, faults: &TextFaults<WrittenFault>) -> Vec<String> {
    let told = |fault: &LineFault<WrittenFault>| {
        sentence(&of_line(texts, fault, &written_fault(texts, &faults.seats, &fault.fault)))
    };
    faults.faults.iter().map(told).collect()
}

/// What is wrong with one of its lines.
fn written_fault(texts: &Texts, seats: &[Seat], fault: &WrittenFault) -> String {
    match fault {
        WrittenFault::Read(fault) => read_fault(texts, fault),
        WrittenFault::Setup(fault) => setup(texts, fault),
        WrittenFault::Ledger(error) => ledger(texts, seats, error),
    }
}
