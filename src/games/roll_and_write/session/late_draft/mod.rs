//! A finished paper game as far as it has been typed in.

mod check;
mod record;
mod ticks;
mod words;

use serde::{Deserialize, Deserializer, Serialize};

pub use check::{LateCheck, LateFault};

use super::{
    agreed::Agreed,
    seating::{MOST_PLAYERS, SeatSetup, Seating},
};
use crate::{
    log::NamedLayout,
    rules::{AuditFinding, GameConfig, Layout},
};
use common::{BuildingType, table::Occasion};
use kernel::Confirmed;

/// The most phantoms (§10).
const MOST_PHANTOMS: usize = 4;

/// The final state of a row of the score sheet, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LateRow {
    /// Who played; nobody if the row is a phantom's.
    #[serde(flatten)]
    pub seat: SeatSetup,
    /// Boxes filled, type by type.
    pub boxes: [i64; BuildingType::COUNT],
    /// The round in which each type was completed; used only if all boxes are filled.
    pub completed: [i64; BuildingType::COUNT],
    /// Lines with 4, 5 and 6.
    pub lines: [i64; 3],
    /// Coins left.
    pub coins: i64,
    /// The cells that were ticked off, if somebody ticks them off instead of counting.
    pub built: Option<u64>,
}

/// What was confirmed; drafts of version 1 have only sentences.
fn confirmed<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<Confirmed<AuditFinding>>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Of1x(String),
        Now(Confirmed<AuditFinding>),
    }
    let all = Vec::<Either>::deserialize(reader)?.into_iter();
    Ok(all
        .map(|one| match one {
            Either::Of1x(words) => Confirmed::Words(words),
            Either::Now(confirmed) => confirmed,
        })
        .collect())
}

/// A finished game as far as it has been typed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LateDraft {
    /// When and where it was played.
    #[serde(flatten)]
    pub occasion: Occasion,
    /// What was agreed.
    #[serde(flatten)]
    pub agreed: Agreed,
    /// The sheet.
    pub sheet: NamedLayout,
    /// The rows of the players, including those beyond the present number.
    pub rows: Vec<LateRow>,
    /// The rows of the phantoms, including those beyond the present number.
    pub phantom_rows: Vec<LateRow>,
    /// What no legal game can give, but somebody said is true.
    #[serde(default, deserialize_with = "confirmed")]
    pub confirmed: Vec<Confirmed<AuditFinding>>,
}

impl LateDraft {
    /// An empty draft of a game played today, with the person at this computer as the first of three players.
    #[must_use]
    pub fn on(sheet: NamedLayout, name: &str, colour: &str) -> Self {
        let me = SeatSetup { me: false, ..SeatSetup::mine(name, colour) };
        let row = |seat| LateRow { seat, ..LateRow::default() };
        let rows = Seating::with_me(&me, MOST_PLAYERS).places.into_iter().map(row).collect();
        Self {
            occasion: Occasion::today(),
            agreed: Agreed::of_players(3),
            sheet,
            rows,
            phantom_rows: vec![LateRow::default(); MOST_PHANTOMS],
            confirmed: Vec::new(),
        }
    }

    /// The places of everybody who was ever entered, including those beyond the present number.
    #[must_use]
    pub fn seating(&self) -> Seating {
        // Whoever played before stays the same person, and a single player is the person at this computer.
        let alone = self.agreed.players == 1;
        let place = |(row, of): (usize, &LateRow)| SeatSetup { was: Some(row), me: alone, ..of.seat.clone() };
        Seating { places: self.rows.iter().enumerate().map(place).collect(), first: None }
    }

    /// The places that played.
    #[must_use]
    pub fn playing(&self) -> Seating {
        self.seating().of_first(self.agreed.players)
    }

    /// Changes names and colours.
    pub fn set_seating(&mut self, seating: Seating) {
        for (row, place) in self.rows.iter_mut().zip(seating.places) {
            row.seat = SeatSetup { me: false, was: None, ..place };
        }
    }

    /// A row of the score sheet, from 0.
    #[must_use]
    pub fn row(&self, k: usize) -> &LateRow {
        let players = self.agreed.players;
        if k < players { &self.rows[k] } else { &self.phantom_rows[k - players] }
    }

    /// The same, to change it.
    pub fn row_mut(&mut self, k: usize) -> &mut LateRow {
        let players = self.agreed.players;
        if k < players { &mut self.rows[k] } else { &mut self.phantom_rows[k - players] }
    }

    /// The sheet, which was chosen among valid ones.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        Layout::new(&self.sheet.draft).ok()
    }

    /// The configuration.
    #[must_use]
    pub fn config(&self) -> Option<GameConfig> {
        self.agreed.config(self.layout()?)
    }
}

#[cfg(test)]
mod tests;
