//! What is wrong with a table written down as text.

use super::ErrorText;
use crate::games::common::{
    words::{
        players::{player, when},
        record::too_long,
    },
    written::EndedBefore,
};
use crate::games::roll_and_write::{
    pad::CrossesFault,
    text_import::{HeaderLine, TextImportFault, TextImportFaults, WrittenFault},
};
use crate::text::Texts;

/// The faults of a written table, in words.
#[must_use]
pub fn written(texts: &Texts, faults: &TextImportFaults) -> Vec<String> {
    let words = ErrorText::new(texts, &faults.seats);
    let told = |TextImportFault { line, what }: &TextImportFault| on_line(texts, *line, &words.written(what));
    faults.faults.iter().map(told).collect()
}

/// What is said of a line of a text, or of no line of it.
#[must_use]
pub fn on_line(texts: &Texts, line: usize, what: &str) -> String {
    if line == 0 { what.to_owned() } else { texts.written_line(line, what) }
}

impl ErrorText<'_> {
    /// What is wrong with a line.
    #[must_use]
    pub fn written(&self, fault: &WrittenFault) -> String {
        use WrittenFault as F;
        let texts = self.texts;
        match fault {
            F::OpenQuote => texts.written_open_quote().to_owned(),
            F::Twice(keyword, line) => texts.written_twice(keyword, *line),
            F::NoPlayers => texts.written_no_players().to_owned(),
            F::Player(fault) => player(texts, fault),
            F::PhantomName(name) => texts.written_phantom_name(name),
            F::Misread(line, said) => self.misread(*line, said),
            F::OfLayout(keyword, line) => texts.written_of_layout(keyword, *line),
            F::CoinsAlone => texts.written_coins_alone().to_owned(),
            F::NoLayout(why) => why.clone(),
            F::Sheet(fault) => self.layout(fault),
            F::Config(fault) => self.config(*fault),
            F::When(fault, said) => when(texts, *fault, said),
            F::Ended(EndedBefore { ended, began }) => texts.refused_ended(ended, began),
            F::Unclosed(row) => texts.written_unclosed(&self.who(row + 1)),
            F::NoRound(word) => texts.written_no_round(word),
            F::NoEntry(word) => texts.written_no_entry(word),
            F::Whose(word) => texts.written_whose(word),
            F::Nobody { name, names, again: 0 } => texts.written_nobody(name, &names.join(", ")),
            F::Nobody { name, names, again } => texts.written_nobody_again(name, &names.join(", "), *again),
            F::NothingDone => texts.written_nothing_done().to_owned(),
            F::Face(word) => texts.written_face(word),
            F::CoinsTwice(row, line) => texts.written_coins_twice(&self.who(row + 1), *line),
            F::LinesTwice(row, line) => texts.written_lines_twice(&self.who(row + 1), *line),
            F::CoinsMissing(name) => texts.written_coins_missing(name),
            F::LinesMissing(name) => texts.written_lines_missing(name),
            F::Coins(said) => texts.written_left_coins(said),
            F::Lines(said) => texts.written_lines(said),
            F::Crosses(CrossesFault::Rows(rows)) => texts.written_sheet_rows(*rows),
            F::Crosses(CrossesFault::Row(row)) => texts.written_sheet_row(row),
            F::Building(word) => texts.written_building(word),
            F::Pad(fault) => self.table(fault),
            F::Excess(excess) => too_long(texts, *excess),
        }
    }

    fn misread(&self, line: HeaderLine, said: &str) -> String {
        let texts = self.texts;
        match line {
            HeaderLine::Phantoms => texts.written_phantoms(said),
            HeaderLine::First => texts.written_first(said),
            HeaderLine::Counts => texts.written_counts(said),
            HeaderLine::Coins => texts.written_coins(said),
            HeaderLine::Rounds => texts.written_rounds(said),
            HeaderLine::SpecialActions => texts.written_special_actions(said),
            HeaderLine::ChangeDice => texts.written_change_dice(said),
            HeaderLine::AgainstPhantoms => texts.written_against(said),
            HeaderLine::Moment(keyword) => texts.written_moment(keyword, said),
        }
    }
}
