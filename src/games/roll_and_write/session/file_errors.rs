//! What went wrong with layouts and records, in the language of the window.

use crate::{
    files::Unreadable,
    text::errors::{self, ErrorText},
};
pub use common::host::file_errors::{with_file, with_game};
use storage::DocumentError;
use text::Texts;

/// Why a sheet could not be saved, thrown away or brought back.
#[must_use]
pub fn with_sheet(texts: &Texts, error: &DocumentError) -> String {
    match error {
        DocumentError::NoName => texts.sheet_fault_no_name().to_owned(),
        DocumentError::NameTaken { .. } => texts.sheet_fault_name_taken().to_owned(),
        DocumentError::File { file } => texts.file_not_sheet(file),
        DocumentError::Store(error) => with_file(texts, error),
    }
}

/// Why a file cannot be used.
#[must_use]
pub fn unreadable(texts: &Texts, why: &Unreadable) -> String {
    let words = ErrorText::new(texts, &[]);
    match why {
        Unreadable::File(error) => with_file(texts, error),
        Unreadable::Json(fault) => errors::json_fault(texts, fault),
        Unreadable::NoSheet(why) => texts.file_json(&errors::misfit(texts, why)),
        Unreadable::Layout(fault) => words.layout(fault),
        Unreadable::Record(fault) => words.fault(fault),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{Fault, RecordFault},
        rules::LayoutFault,
    };
    use kernel::json::{JsonFault, Misfit, Mismatch};
    use storage::StoreError;
    use text::Language;

    #[test]
    fn sheets_and_files_that_cannot_be_used_say_why_in_all_languages() {
        let in_all =
            |told: &dyn Fn(&Texts) -> String| Language::ALL.map(|language| told(&Texts::new(language)));
        let name = || "mine.txt".to_owned();
        let missing = || StoreError::Missing { path: "mine.json".into() };
        let errors = [
            DocumentError::NoName,
            DocumentError::NameTaken { name: name() },
            DocumentError::File { file: name() },
            missing().into(),
        ];
        let whys = [
            Unreadable::from(missing()),
            Unreadable::Json(JsonFault::Ends { line: 1 }),
            Unreadable::NoSheet(Misfit::new("vp", Mismatch::Missing)),
            Unreadable::Layout(LayoutFault::Coins(99)),
            Unreadable::Record(Fault { entry: Some(3), what: RecordFault::NotOver }),
        ];
        let sheets = errors.iter().map(|error| in_all(&|texts| with_sheet(texts, error)));
        for [english, others @ ..] in
            sheets.chain(whys.iter().map(|why| in_all(&|texts| unreadable(texts, why))))
        {
            assert!(!english.is_empty() && !others.contains(&english), "{english}");
        }
        let french = unreadable(&Texts::new(Language::French), &whys[4]);
        assert!(french.starts_with("entrée 3"), "{french}");
    }
}
