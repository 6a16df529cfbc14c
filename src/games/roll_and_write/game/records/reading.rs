//! What is read from texts: a record, a layout, and what is scored.

use serde_json::Value;

use super::{finished, scored::Scored};
use crate::{
    log::NamedLayout,
    record::{self, AnyGame, Fault},
    rules::Layout,
    text::errors::{self, ErrorText},
};
use kernel::json::{parse, typed};
use text::Texts;

/// What is wrong with a record, a sentence for each fault.
#[must_use]
pub fn told(texts: &Texts, faults: &[Fault]) -> Vec<String> {
    let words = ErrorText::new(texts, &[]);
    faults.iter().map(|fault| words.fault(fault)).collect()
}

/// The layout that the text of a file is.
///
/// # Errors
/// All that is wrong with it.
pub fn layout(texts: &Texts, text: &str) -> Result<(NamedLayout, Layout), Vec<String>> {
    let none = |why: String| vec![texts.layout_none(&why)];
    let value = parse(text).map_err(|fault| none(errors::json_fault(texts, &fault)))?;
    let named: NamedLayout = typed(&value).map_err(|why| none(errors::misfit(texts, &why)))?;
    let layout = Layout::new(&named.draft);
    let layout = layout.map_err(|faults| ErrorText::new(texts, &[]).layouts(&faults))?;
    Ok((named, layout))
}

/// The record that a text is.
pub fn read(texts: &Texts, text: &str) -> Result<AnyGame, Vec<String>> {
    record::read(text).map(|loaded| loaded.game).map_err(|faults| told(texts, &faults))
}

/// A record says so in its member `format`; a finished table has none.
pub fn scored(texts: &Texts, text: &str) -> Result<Scored, Vec<String>> {
    if let Ok(Value::Object(table)) = serde_json::from_str(text)
        && !table.contains_key("format")
    {
        return finished::read(texts, &table);
    }
    let loaded = record::read(text).map_err(|faults| told(texts, &faults))?;
    Ok(Scored {
        names: loaded.game.header().seats.iter().map(|seat| seat.name.clone()).collect(),
        cards: loaded.game.breakdown(),
        is_over: loaded.game.is_over(),
    })
}
