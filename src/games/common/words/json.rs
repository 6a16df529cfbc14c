//! Why JSON cannot be used: where it stops being JSON, or what stands in it instead of what must.

use kernel::json::{Found, JsonFault, Misfit, Mismatch, Wanted};
use text::Texts;

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

/// Why a value is not what it must be: where, what stands there and what is allowed.
#[must_use]
pub fn misfit(texts: &Texts, misfit: &Misfit) -> String {
    let Misfit { at, why } = misfit;
    match &**why {
        Mismatch::Missing => texts.refused_missing(at),
        _ if at.is_empty() => mismatch(texts, why),
        _ => texts.refused_member(at, &mismatch(texts, why)),
    }
}

fn mismatch(texts: &Texts, why: &Mismatch) -> String {
    match why {
        Mismatch::Missing => texts.json_null().to_owned(),
        Mismatch::NoneOf { wanted } => texts.json_none_of(&wanted.join(", ")),
        Mismatch::Unknown { found, known } => texts.json_unknown(found, &known.join(", ")),
        Mismatch::Both { other } => texts.json_both(other),
        Mismatch::Kind { found, wanted } => {
            texts.json_kind(&self::found(texts, found), &self::wanted(texts, wanted))
        }
        Mismatch::Range { found, wanted } => texts.json_kind(found, &self::wanted(texts, wanted)),
        &Mismatch::Length { found, least, most: None } => texts.json_length_from(found, least),
        &Mismatch::Length { found, least, most: Some(most) } if least == most => {
            texts.json_length(found, most)
        }
        &Mismatch::Length { found, least, most: Some(most) } => texts.json_length_to(found, least, most),
        Mismatch::Letters { found, most } => texts.json_letters(*found, *most),
        Mismatch::Form { found, like } => texts.json_form(found, like),
        Mismatch::Alike { found } => texts.json_alike(found),
        Mismatch::Unfit { found } => texts.json_unfit(&self::found(texts, found)),
    }
}

fn found(texts: &Texts, found: &Found) -> String {
    match found {
        Found::Value(value) => value.clone(),
        Found::List => texts.json_list().to_owned(),
        Found::Object => texts.json_object().to_owned(),
    }
}

fn wanted(texts: &Texts, wanted: &Wanted) -> String {
    match wanted {
        Wanted::Null => texts.json_null().to_owned(),
        Wanted::Text => texts.json_text().to_owned(),
        Wanted::Names(names) => one_of(texts, names),
        Wanted::Whole(least, most) => texts.json_whole(&least.to_string(), &most.to_string()),
        Wanted::Numbers(numbers) => one_of(texts, &numbers.iter().map(i128::to_string).collect::<Vec<_>>()),
        Wanted::Truth => texts.json_truth().to_owned(),
        Wanted::List => texts.json_list().to_owned(),
        Wanted::Object => texts.json_object().to_owned(),
        Wanted::Either(all) => {
            let all = all.iter().map(|one| self::wanted(texts, one));
            all.reduce(|one, other| texts.json_or(&one, &other)).unwrap_or_default()
        }
    }
}

/// The only one, or one of several.
fn one_of<T: AsRef<str>>(texts: &Texts, names: &[T]) -> String {
    match names {
        [name] => name.as_ref().to_owned(),
        _ => {
            let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
            texts.json_one_of(&names.join(", "))
        }
    }
}
