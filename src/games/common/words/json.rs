//! Why JSON cannot be used: where it stops being JSON, or what stands in it instead of what must.

use crate::{
    kernel::json::{Found, JsonFault, Mismatch, Wanted},
    text::Texts,
};

/// Why a text is not JSON that every program reads the same.
#[must_use]
pub fn json_fault(texts: &Texts, fault: &JsonFault) -> String {
    match fault {
        JsonFault::NotJson { line, column } => texts.json_none(*line, *column),
        JsonFault::Ends { line } => texts.json_ends(*line),
        JsonFault::Twice { name, line } => texts.json_twice(name, *line),
        JsonFault::Large { number, line } => texts.json_large(number, *line),
    }
}

/// Why a value is not what it must be. What a type says itself stands in quotes, as it says it.
#[must_use]
pub fn mismatch(texts: &Texts, why: &Mismatch) -> String {
    match why {
        Mismatch::Missing(name) => texts.refused_missing(name),
        Mismatch::Unknown { found, known } => texts.json_unknown(found, &known.join(", ")),
        Mismatch::Kind { found, wanted } => {
            texts.json_kind(&self::found(texts, found), &self::wanted(texts, *wanted))
        }
        Mismatch::Length { found, wanted } => texts.json_length(*found, *wanted),
        Mismatch::Other(words) => texts.json_other(words),
    }
}

fn found(texts: &Texts, found: &Found) -> String {
    match found {
        Found::Value(value) => value.clone(),
        Found::List => texts.json_list().to_owned(),
        Found::Object => texts.json_object().to_owned(),
    }
}

fn wanted(texts: &Texts, wanted: Wanted) -> String {
    match wanted {
        Wanted::Text => texts.json_text().to_owned(),
        Wanted::Whole(None) => texts.json_whole().to_owned(),
        Wanted::Whole(Some(most)) => texts.json_whole_to(&most.to_string()),
        Wanted::Truth => texts.json_truth().to_owned(),
        Wanted::List => texts.json_list().to_owned(),
        Wanted::Object => texts.json_object().to_owned(),
    }
}
