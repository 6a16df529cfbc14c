//! What is scored: a record, or a finished table without its history.

use serde_json::{Value, json};

use super::card;
use crate::rules::Reason;
use common::words::json_text;
use kernel::Breakdown;
use text::{Texts, plain};

/// What is scored.
pub struct Scored {
    /// Row by row.
    pub names: Vec<String>,
    /// How every total came about.
    pub cards: Vec<Breakdown<Reason>>,
    /// Whether it is the end, or as if it ended now.
    pub is_over: bool,
}

impl Scored {
    /// The score card, as text or JSON.
    pub fn written(self, texts: &Texts, as_json: bool) -> String {
        let Self { names, cards, is_over } = self;
        if as_json {
            let mut value = json!({"over": is_over});
            if let (Value::Object(all), Value::Object(cards)) = (&mut value, card::cards_json(&cards, &names))
            {
                all.extend(cards);
            }
            return format!("{}\n", json_text(&value));
        }
        let names: Vec<String> = names.iter().map(|name| plain(name)).collect();
        let now = if is_over { String::new() } else { format!("{}\n", texts.show_now()) };
        now + &card::card_text(texts, &cards, &names) + &card::winners_text(texts, &cards, &names)
    }
}
