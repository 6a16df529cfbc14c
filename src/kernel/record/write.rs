//! Writing records: readable JSON, one log entry per line; members that this program does not know are kept.

use serde_json::{Map, Value, json};

use super::{FORMAT, Header, digest::digest};
use crate::{Entry, Game, Kind};

/// The member that is there only where a day alone is known.
const DAY: &str = "day";

impl<K: Kind> Game<K> {
    /// The record as JSON text. Members of `read_from` that this version does not know are kept.
    #[must_use]
    pub fn write(&self, read_from: Option<&Value>) -> String {
        let mut record = self.members();
        if let Some(Value::Object(old)) = read_from {
            let mut old = old.clone();
            if self.header.day.is_none() {
                old.remove(DAY);
            }
            self.forget_other_entries(&mut old);
            keep_unknown(&old, &mut record);
        }
        let sum = digest(&record, K::SETUP, K::VERSION.0);
        record.insert("digest".to_owned(), Value::String(sum));
        write_out(&record)
    }

    /// The digest of what was played until now: it tells one game, and one state of it, from all others.
    #[must_use]
    pub fn digest(&self) -> String {
        digest(&self.members(), K::SETUP, K::VERSION.0)
    }

    /// Leaves of an old log what still says the same: what another entry said must not be taken over.
    fn forget_other_entries(&self, old: &mut Map<String, Value>) {
        let Some(Value::Array(log)) = old.get_mut("log") else { return };
        for (old, entry) in log.iter_mut().zip(self.log()) {
            if !Entry::from_value(old).is_ok_and(|old| old == *entry) {
                *old = Value::Null;
            }
        }
    }

    /// The members of the record, without its digest.
    fn members(&self) -> Map<String, Value> {
        let header = &self.header;
        let mut record = Map::new();
        let mut put = |name: &str, value: Value| {
            record.insert(name.to_owned(), value);
        };
        put("format", FORMAT.into());
        put("version", format!("{}.{}", K::VERSION.0, K::VERSION.1).into());
        put("program", concat!("alhambra ", env!("CARGO_PKG_VERSION")).into());
        put("game", K::game(self.config()).into());
        put("kind", json!(K::KIND));
        put("id", header.id.as_str().into());
        put("title", header.title.as_str().into());
        put("location", header.location.as_str().into());
        put("comment", header.comment.as_str().into());
        put("tags", header.tags.clone().into());
        if let Some(day) = header.day {
            put(DAY, json!(day));
        }
        put("started", json!(header.started));
        put("ended", json!(header.ended));
        put("active_seconds", header.active_seconds.into());
        for (name, value) in K::SETUP.iter().zip(K::write_config(self.config(), header)) {
            put(name, value);
        }
        put("seats", json!(header.seats));
        put("seeds", json!(self.seeds()));
        put("parent", json!(header.parent));
        put("log", json!(self.log()));
        put("result", if self.has_result() { json!(self.result()) } else { Value::Null });
        put("digest", Value::Null);
        record
    }
}

/// A record with what people say of it put anew, and nothing else changed, its version neither: the digest does not
/// cover these members.
#[must_use]
pub fn describe(source: &Value, header: &Header) -> String {
    let mut record = source.as_object().cloned().unwrap_or_default();
    let said: [(&str, Value); 4] = [
        ("title", header.title.as_str().into()),
        ("location", header.location.as_str().into()),
        ("comment", header.comment.as_str().into()),
        ("tags", header.tags.clone().into()),
    ];
    for (name, value) in said {
        record.insert(name.to_owned(), value);
    }
    write_out(&began(record, header))
}

/// A record that says of its time what the header does: where that is the same it stays as it was written.
fn began(record: Map<String, Value>, header: &Header) -> Map<String, Value> {
    let says = |name| record.get(name).and_then(Value::as_str);
    let is_same = says("started").and_then(|started| started.parse().ok()) == Some(header.started)
        && says(DAY).and_then(|day| day.parse().ok()) == header.day;
    if is_same {
        return record;
    }
    let mut moved = Map::new();
    for (name, value) in record {
        match name.as_str() {
            DAY => {}
            "started" => {
                moved.extend(header.day.map(|day| (DAY.to_owned(), json!(day))));
                moved.insert(name, json!(header.started));
            }
            "ended" => drop(moved.insert(name, json!(header.ended))),
            _ => drop(moved.insert(name, value)),
        }
    }
    moved
}

/// Copies what only the old record has, at every depth where old and new are about the same thing.
fn keep_unknown(old: &Map<String, Value>, new: &mut Map<String, Value>) {
    for (key, old) in old {
        match (old, new.get_mut(key)) {
            (_, None) => {
                new.insert(key.clone(), old.clone());
            }
            (Value::Object(old), Some(Value::Object(new))) => keep_unknown(old, new),
            (Value::Array(old), Some(Value::Array(new))) => {
                for (old, new) in old.iter().zip(new) {
                    // Elements are paired by place. A row of the score sheet stays itself, whatever is changed about
                    // it, and the entries of the log were compared; another element that changed is another one.
                    if let (Value::Object(old), Value::Object(new)) = (old, new)
                        && (["seats", "log"].contains(&key.as_str()) || agree(old, new))
                    {
                        keep_unknown(old, new);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Whether what both have is equal.
fn agree(old: &Map<String, Value>, new: &Map<String, Value>) -> bool {
    new.iter().all(|(key, value)| old.get(key).is_none_or(|old| old == value))
}

/// Pretty, with one entry of the log a line.
fn write_out(record: &Map<String, Value>) -> String {
    let mut text = String::from("{\n");
    for (i, (key, value)) in record.iter().enumerate() {
        if i > 0 {
            text.push_str(",\n");
        }
        text.push_str(&format!("  {}: ", Value::String(key.clone())));
        match value {
            Value::Array(list) if !list.is_empty() && list.iter().all(Value::is_object) => {
                let lines: Vec<String> = list.iter().map(|entry| format!("    {entry}")).collect();
                text.push_str(&format!("[\n{}\n  ]", lines.join(",\n")));
            }
            Value::Object(_) if key == "result" => {
                text.push_str(&serde_json::to_string(value).unwrap_or_default());
            }
            Value::Object(map) => {
                let lines: Vec<String> = map
                    .iter()
                    .map(|(key, value)| format!("    {}: {value}", Value::String(key.clone())))
                    .collect();
                text.push_str(&format!("{{\n{}\n  }}", lines.join(",\n")));
            }
            _ => text.push_str(&value.to_string()),
        }
    }
    text.push_str("\n}\n");
    text
}
