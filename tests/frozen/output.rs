//! What the program says, as text that can be kept.

use serde_json::{Number, Value};

use crate::cli::run::{Place, Run};

/// Lines of JSON are longer only where nothing can be broken.
const WIDTH: usize = 120;

/// Runs the program and returns what it said: JSON by its meaning, lines of stderr marked `!`, and the exit code of a
/// failure.
pub fn said(place: &Place, words: &str) -> String {
    told(words, &place.run(words))
}

/// What a run said, with its command as a heading.
pub fn told(words: &str, run: &Run) -> String {
    let out = match serde_json::from_str(&run.out) {
        Ok(value) if words.contains("--json") => json(&value, 0) + "\n",
        _ => run.out.lines().map(|line| format!("{}\n", without_time(line))).collect(),
    };
    let err: String = run.err.lines().map(|line| format!("! {line}\n")).collect();
    let end = if run.code == 0 { String::new() } else { format!("exit code {}\n", run.code) };
    format!("$ alhambra {words}\n{out}{err}{end}")
}

/// The speed of simulations differs every time.
fn without_time(line: &str) -> &str {
    match line.rsplit_once(", ") {
        Some((games, rest)) if rest.ends_with(" a second") => games,
        _ => line,
    }
}

/// JSON with as much on a line as is easy to read.
pub fn json(value: &Value, indent: usize) -> String {
    let flat = flat(value);
    let inner = " ".repeat(indent + 2);
    let lines: Vec<String> = match value {
        _ if flat.chars().count() + indent <= WIDTH => return flat,
        Value::Array(all) => all.iter().map(|one| inner.clone() + &json(one, indent + 2)).collect(),
        Value::Object(all) => {
            all.iter().map(|(name, one)| format!("{inner}{name:?}: {}", json(one, indent + 2))).collect()
        }
        _ => return flat,
    };
    let (open, close) = if value.is_array() { ('[', ']') } else { ('{', '}') };
    format!("{open}\n{}\n{}{close}", lines.join(",\n"), " ".repeat(indent))
}

/// JSON on one line; three decimals are enough to tell figures apart, and few enough to be the same everywhere.
fn flat(value: &Value) -> String {
    match value {
        Value::Array(all) => format!("[{}]", all.iter().map(flat).collect::<Vec<_>>().join(", ")),
        Value::Object(all) => {
            let members: Vec<String> = all
                .iter()
                .map(|(name, one)| format!("{}: {}", Value::from(name.as_str()), flat(one)))
                .collect();
            format!("{{{}}}", members.join(", "))
        }
        Value::Number(number) if number.is_f64() => {
            let rounded = (number.as_f64().unwrap_or_default() * 1000.0).round() / 1000.0;
            // Zero has no sign here.
            Number::from_f64(rounded + 0.0).map_or_else(String::new, |number| number.to_string())
        }
        _ => value.to_string(),
    }
}
