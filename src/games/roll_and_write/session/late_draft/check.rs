//! What is wrong with a draft, what no legal game allows in it, and what its rows are worth as far as they make sense.

use super::LateDraft;
use crate::{
    pad::{Crosses, PadError, PadState, PaperGameExt, PaperResult, ResultEvent, judge},
    rules::{AuditFinding, Cards, Layout},
};
use common::{
    BuildingType,
    seating::{called_like, sign_in},
};
use kernel::{Confirmed, Entry, Note};

/// What is wrong with a draft. Rows count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LateFault {
    /// The player of a row has the same name as one above.
    SameName {
        /// The row.
        row: u8,
        /// The row above.
        above: u8,
    },
    /// The player of a row has a name with a character that no name can have.
    Name {
        /// The row.
        row: u8,
        /// The character, by its Unicode name.
        sign: String,
    },
    /// Something that no finished game can have.
    Row(PadError),
}

impl LateFault {
    /// The row it is about, from 1, if it is about one.
    #[must_use]
    pub const fn row(&self) -> Option<u8> {
        match self {
            Self::SameName { row, .. } | Self::Name { row, .. } => Some(*row),
            Self::Row(fault) => match fault {
                PadError::Boxes { row, .. }
                | PadError::Completion { row, .. }
                | PadError::CompletionRound { row, .. }
                | PadError::Lines { row, .. }
                | PadError::Crosses { row, .. }
                | PadError::Coins { row, .. } => Some(*row),
                _ => None,
            },
        }
    }
}

/// What a draft is worth at present: worked out when it changes, not whenever it is drawn.
#[derive(Clone, Debug, Default)]
pub struct LateCheck {
    /// The sheet.
    pub layout: Option<Layout>,
    /// All that is wrong.
    pub faults: Vec<LateFault>,
    /// The score cards as far as the rows make sense.
    pub cards: Option<Cards>,
    /// What no legal game can give, in rows that were begun, and nobody has confirmed.
    pub odd: Vec<AuditFinding>,
}

impl LateDraft {
    /// What it is worth.
    #[must_use]
    pub fn check(&self) -> LateCheck {
        let begun =
            |finding: &AuditFinding| finding.row().is_some_and(|row| self.is_begun(usize::from(row) - 1));
        let odd = self.unconfirmed().into_iter().filter(begun).collect();
        LateCheck { layout: self.layout(), faults: self.faults(), cards: self.cards(), odd }
    }

    /// Whether any row has a building.
    pub(super) fn has_buildings(&self) -> bool {
        let layout = self.layout();
        (0..self.agreed.rows()).any(|row| self.boxes(row, layout.as_ref()).iter().any(|boxes| *boxes > 0))
    }

    /// Whether anything was entered in a row, from 0.
    fn is_begun(&self, k: usize) -> bool {
        let row = self.row(k);
        row.boxes.iter().chain(&row.lines).any(|number| *number > 0) || row.coins > 0 || row.built.is_some()
    }

    /// The event of a row.
    fn event(&self, k: usize, layout: &Layout) -> ResultEvent {
        let row = self.row(k);
        let number = |value: i64| u8::try_from(value).unwrap_or(u8::MAX);
        let boxes = self.boxes(k, Some(layout));
        let completed = BuildingType::ALL.map(|kind| {
            let full = boxes[kind.index()] == i64::from(layout.count(kind));
            if full { number(row.completed[kind.index()]) } else { 0 }
        });
        let real = k < self.agreed.players;
        ResultEvent::Row {
            row: k as u8 + 1,
            boxes: boxes.map(number),
            completed,
            lines: if real { self.lines(k).map(number) } else { [0; 3] },
            coins: if real { number(row.coins) } else { 0 },
            built: row.built.filter(|_| real).map(Crosses::new),
        }
    }

    /// What the record will say: the rows, and what was confirmed.
    pub(crate) fn log(&self, layout: &Layout) -> Vec<Entry<PaperResult>> {
        let rows = (0..self.agreed.rows()).map(|k| Entry::Event(self.event(k, layout)));
        let confirm = |finding: &Confirmed<_>| Entry::Note(Note::Confirm { finding: finding.clone() });
        rows.chain(self.confirmed.iter().map(confirm)).collect()
    }

    /// Everything that is wrong, except for the day.
    #[must_use]
    pub fn faults(&self) -> Vec<LateFault> {
        let mut faults: Vec<LateFault> = self.faults_of_names().collect();
        let Some(config) = self.config() else { return faults };
        let found = judge(&config, self.log(config.layout())).err().unwrap_or_default();
        faults.extend(found.into_iter().map(|(_, fault)| LateFault::Row(fault)));
        faults
    }

    /// Players with an impossible name, or with the same name as one above.
    fn faults_of_names(&self) -> impl Iterator<Item = LateFault> {
        let names: Vec<String> = self.playing().places.into_iter().map(|place| place.name).collect();
        (0..self.agreed.players).filter_map(move |k| {
            let row = k as u8 + 1;
            let same = || Some(LateFault::SameName { row, above: called_like(&names, k)? as u8 + 1 });
            sign_in(&names[k]).map(|sign| LateFault::Name { row, sign }).or_else(same)
        })
    }

    /// What no legal game can give and nobody has confirmed; nothing while there are faults.
    #[must_use]
    pub fn unconfirmed(&self) -> Vec<AuditFinding> {
        let Some(config) = self.config() else { return Vec::new() };
        let game = judge(&config, self.log(config.layout()));
        game.map_or_else(|_| Vec::new(), |game| game.unconfirmed())
    }

    /// The score cards as far as the rows make sense: one that does not is left out.
    #[must_use]
    pub fn cards(&self) -> Option<Cards> {
        let config = self.config()?;
        let log = self.log(config.layout());
        let makes_sense = |entry: &Entry<PaperResult>| judge(&config, vec![entry.clone()]).is_ok();
        let sensible: Vec<bool> = log.iter().map(makes_sense).collect();
        let kept: Vec<_> =
            log.into_iter().zip(&sensible).filter(|(_, kept)| **kept).map(|(e, _)| e).collect();
        let game = judge(&config, kept).ok()?;
        let PadState { score, holdings, .. } = game.pad_state();
        let mut cards = Cards::new(&config, score, holdings);
        for (card, _) in cards.rows.iter_mut().zip(sensible).filter(|(_, kept)| !kept) {
            *card = None;
        }
        Some(cards)
    }
}
