//! What is wrong with a table written down as text.

use super::ErrorText;
use crate::{
    pad::CrossesFault,
    text_import::{TextImportFaults, WrittenFault},
};
use common::{
    words::written::{of_line, read_fault},
    written::ReadFault,
};
use text::Texts;

/// The faults of a written table, in words.
#[must_use]
pub fn written(texts: &Texts, faults: &TextImportFaults) -> Vec<String> {
    let words = ErrorText::new(texts, &faults.seats);
    faults.faults.iter().map(|fault| of_line(texts, fault, &words.written(&fault.fault))).collect()
}

impl ErrorText<'_> {
    /// What is wrong with a line.
    #[must_use]
    pub fn written(&self, fault: &WrittenFault) -> String {
        use WrittenFault as F;
        let texts = self.texts;
        match fault {
            F::Read(fault) => self.read_fault(fault),
            F::PhantomName(name) => texts.written_phantom_name(name),
            F::OfLayout(keyword, line) => texts.written_of_layout(keyword, *line),
            F::CoinsAlone => texts.written_coins_alone().to_owned(),
            F::NoLayout(why) => why.clone(),
            F::Sheet(fault) => self.layout(fault),
            F::Config(fault) => self.config(*fault),
            F::Unclosed(row) => texts.written_unclosed(&self.who(row + 1)),
            F::NoRound(word) => texts.written_no_round(word),
            F::Face(word) => texts.written_face(word),
            F::CoinsTwice(row, line) => texts.written_coins_twice(&self.who(row + 1), *line),
            F::LinesTwice(row, line) => texts.written_lines_twice(&self.who(row + 1), *line),
            F::CoinsMissing(name) => texts.written_coins_missing(name),
            F::LinesMissing(name) => texts.written_lines_missing(name),
            F::Crosses(CrossesFault::Rows(rows)) => texts.written_sheet_rows(*rows),
            F::Crosses(CrossesFault::Row(row)) => texts.written_sheet_row(row),
            F::Pad(fault) => self.table(fault),
        }
    }

    /// What is wrong with a line in any game, with the § where it is of this one.
    fn read_fault(&self, fault: &ReadFault) -> String {
        let texts = self.texts;
        let (form, said) = match fault {
            ReadFault::NotOneOf("one|both", said, _) => return texts.written_special_actions(said),
            ReadFault::NotOneOf("two|any", said, _) => return texts.written_change_dice(said),
            ReadFault::Misread(form, said) => (form, said),
            _ => return read_fault(texts, fault),
        };
        match form.split_once(' ') {
            Some(("phantoms", _)) => texts.written_phantoms(said),
            Some(("counts", _)) => texts.written_counts(said),
            Some(("coins", _)) => texts.written_coins(said),
            Some(("rounds", _)) => texts.written_rounds(said),
            Some(("special_actions", _)) => texts.written_special_actions(said),
            Some(("change_dice", _)) => texts.written_change_dice(said),
            Some(("against_phantoms", _)) => texts.written_against(said),
            Some(("left", _)) => texts.written_left_coins(said),
            Some(("lines", _)) => texts.written_lines(said),
            Some((_, "NAME TYPE …")) => texts.written_nothing_done().to_owned(),
            _ => read_fault(texts, fault),
        }
    }
}
