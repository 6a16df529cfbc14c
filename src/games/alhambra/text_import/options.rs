//! The options of a written table, each by the name that records give it (§A7).

use serde_json::{Map, Value};

use crate::games::alhambra::log::Options;

/// The options that are not as usual, each with what stands behind its name.
pub fn written(options: &Options) -> Vec<(String, String)> {
    let usual = members(&Options::default());
    let other = members(options).into_iter().filter(|(name, value)| usual.get(name) != Some(value));
    other.map(|(name, value)| (name, said(&value))).collect()
}

fn members(options: &Options) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(members)) => members,
        _ => Map::new(),
    }
}

fn said(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(words) => words.iter().map(said).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// Whether an option is called so.
pub fn is_one(name: &str) -> bool {
    members(&Options::default()).contains_key(name)
}

/// The same options with one of them as these words say; none where it has no such value.
pub fn with(options: &Options, name: &str, words: &[String]) -> Option<Options> {
    let mut all = members(options);
    let option = all.get_mut(name)?;
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    *option = match (&*option, &words[..]) {
        (Value::Array(_), _) => words.into(),
        (Value::String(_), [word]) => word.clone().into(),
        (_, [word]) => word.parse().ok()?,
        _ => return None,
    };
    serde_json::from_value(Value::Object(all)).ok()
}
