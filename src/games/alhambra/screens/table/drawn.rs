//! What the page shows of the table, worked out once after every change.

use std::sync::Arc;

use super::status;
use crate::{
    pad::Pad,
    rules::Scoring,
    screens::sheet::{
        model::SheetView,
        view::{Position, view},
    },
    session::Alhambra,
};
use common::table::TableGame;
use text::Texts;
use ui::theme::Theme;

/// The table as it is drawn, and what it was drawn from.
pub(super) struct Drawn {
    of: DrawnOf,
    /// The sheet.
    pub sheet: SheetView,
    /// What the table is called.
    pub title: String,
    /// What is still to win, and what is to be remembered.
    pub forecast: String,
    /// How much is odd that nobody has confirmed.
    pub odd: usize,
}

/// All that it shows something of.
#[derive(PartialEq)]
struct DrawnOf {
    revision: u64,
    scoring: Scoring,
    language: &'static str,
    theme: Arc<Theme>,
}

impl Drawn {
    /// The table as it stands, made anew only when something of it has changed.
    pub fn kept(
        known: Option<Self>,
        texts: &Texts,
        theme: Arc<Theme>,
        (pad, revision): (&Pad, u64),
        scoring: Scoring,
    ) -> Self {
        let of = DrawnOf { revision, scoring, language: texts.language().code(), theme };
        if let Some(drawn) = known.filter(|drawn| drawn.of == of) {
            return drawn;
        }
        let position =
            Position { setup: pad.config(), seats: &pad.header.seats, state: pad.state(), scoring };
        let title = match pad.header.title.is_empty() {
            true => Alhambra::title(texts, &pad.header, pad.config()),
            false => pad.header.title.clone(),
        };
        Self {
            sheet: view(texts, &of.theme, position),
            title,
            forecast: status::forecast(texts, pad),
            odd: pad.unconfirmed().len(),
            of,
        }
    }
}
