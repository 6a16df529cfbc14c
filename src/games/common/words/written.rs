//! What is wrong with a table written down as text, whichever game it is of.

use super::{
    players::{player, when},
    record::too_long,
};
use crate::written::{DATE, ENDED, EndedBefore, LineFault, ReadFault};
use text::Texts;

/// What is said of a line, and of later ones where it is true of them, too; of no line where it is of the whole text.
#[must_use]
pub fn of_line<F>(texts: &Texts, fault: &LineFault<F>, what: &str) -> String {
    match fault.again {
        0 => on_line(texts, fault.line, what),
        again => texts.written_lines_again(fault.line, again, what),
    }
}

/// The same of a single line.
#[must_use]
pub fn on_line(texts: &Texts, line: usize, what: &str) -> String {
    if line == 0 { what.to_owned() } else { texts.written_line(line, what) }
}

/// What is wrong with a line.
#[must_use]
pub fn read_fault(texts: &Texts, fault: &ReadFault) -> String {
    match fault {
        ReadFault::OpenQuote(mark) => texts.written_open_quote(&mark.to_string()),
        ReadFault::Unknown(word, known) => texts.written_no_entry(word, known),
        ReadFault::Twice(keyword, line) => texts.written_twice(keyword, *line),
        ReadFault::Misread(form, said) if [DATE, ENDED].contains(form) => {
            texts.written_moment(form.split(' ').next().unwrap_or_default(), said)
        }
        ReadFault::Misread(form, _) => texts.written_form(form),
        ReadFault::NotOneOf("TYPE", word, _) => texts.written_building(word),
        ReadFault::NotOneOf(_, word, known) => texts.written_not_one_of(word, known),
        ReadFault::Whose(word) => texts.written_whose(word),
        ReadFault::Nobody(name, names) => texts.written_nobody(name, names),
        ReadFault::NoPlayers => texts.written_no_players().to_owned(),
        ReadFault::Player(fault) => player(texts, fault),
        ReadFault::When(fault, said) => when(texts, *fault, said),
        ReadFault::Ended(EndedBefore { ended, began }) => texts.refused_ended(ended, began),
        ReadFault::LimitExceeded(excess) => too_long(texts, *excess),
    }
}
