//! A finished paper game as far as it was typed in.

mod check;
mod record;
mod ticks;

use jiff::{Timestamp, civil::Date, tz::TimeZone};
use serde::{Deserialize, Deserializer, Serialize};

pub use check::LateFault;

use crate::{
    games::{
        common::{BuildingType, PLAYER_COLOURS},
        roll_and_write::{
            log::{NamedLayout, Options},
            rules::{
                AuditFinding, ChangeDice, GameConfig, Layout, SpecialActions, standard_bonus,
                standard_phantoms, standard_rounds,
            },
        },
    },
    kernel::Confirmed,
};

/// Players at most (§2).
pub const MOST_PLAYERS: usize = 5;
/// Phantoms at most (§10).
const MOST_PHANTOMS: usize = 4;

/// The final state of a row of the score sheet, as it was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LateRow {
    /// The player's name.
    pub name: String,
    /// The player's colour.
    pub colour: String,
    /// Boxes filled, type by type.
    pub boxes: [i64; BuildingType::COUNT],
    /// The round in which each type was completed; looked at only where all boxes are filled.
    pub completed: [i64; BuildingType::COUNT],
    /// Lines with 4, 5 and 6.
    pub lines: [i64; 3],
    /// Coins left.
    pub coins: i64,
    /// The cells ticked off, where somebody ticks them off instead of counting.
    pub built: Option<u64>,
}

/// What was confirmed; drafts of version 1 have sentences alone.
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

/// A finished game as far as it was typed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LateDraft {
    /// A title; empty for the usual one.
    pub title: String,
    /// Where it was played.
    pub place: String,
    /// The day, as `2026-01-31`.
    pub date: String,
    /// Real players.
    pub players: usize,
    /// Phantoms of one player alone.
    pub phantoms: usize,
    /// One player alone played to beat them (§11).
    pub against: bool,
    /// The bonus of a phantom, where it is not that of the rules.
    pub bonus: Option<i64>,
    /// Rounds, where they are not those of the rules.
    pub rounds: Option<i64>,
    /// The reading of §5.3.
    pub special_actions: SpecialActions,
    /// The reading of §5.1.
    pub change_dice: ChangeDice,
    /// The sheet.
    pub sheet: NamedLayout,
    /// The rows of the players, also of more than there are now.
    pub rows: Vec<LateRow>,
    /// The rows of the phantoms, also of more than there are now.
    pub phantom_rows: Vec<LateRow>,
    /// What no legal game can give, and somebody said is true.
    #[serde(default, deserialize_with = "confirmed")]
    pub confirmed: Vec<Confirmed<AuditFinding>>,
}

impl LateDraft {
    /// An empty draft of a game of today, with the person at this computer as the first of three players.
    #[must_use]
    pub fn new(sheet: NamedLayout, name: &str, colour: &str) -> Self {
        let mut colours: Vec<&str> = PLAYER_COLOURS.into_iter().filter(|other| *other != colour).collect();
        colours.insert(0, colour);
        let row = |colour: &str| LateRow { colour: colour.to_owned(), ..LateRow::default() };
        let mut rows: Vec<LateRow> = colours.into_iter().take(MOST_PLAYERS).map(row).collect();
        name.clone_into(&mut rows[0].name);
        Self {
            title: String::new(),
            place: String::new(),
            date: Timestamp::now().to_zoned(TimeZone::system()).date().to_string(),
            players: 3,
            phantoms: 2,
            against: false,
            bonus: None,
            rounds: None,
            special_actions: SpecialActions::default(),
            change_dice: ChangeDice::default(),
            sheet,
            rows,
            phantom_rows: vec![LateRow::default(); MOST_PHANTOMS],
            confirmed: Vec::new(),
        }
    }

    /// The phantoms there are: two players have one, more have none (§9, §10).
    #[must_use]
    pub const fn phantoms(&self) -> usize {
        match self.players {
            1 => self.phantoms,
            players => standard_phantoms(players),
        }
    }

    /// Rows of the score sheet.
    #[must_use]
    pub const fn row_count(&self) -> usize {
        self.players + self.phantoms()
    }

    /// A row of the score sheet, from 0.
    #[must_use]
    pub fn row(&self, k: usize) -> &LateRow {
        if k < self.players { &self.rows[k] } else { &self.phantom_rows[k - self.players] }
    }

    /// The same, to change it.
    pub fn row_mut(&mut self, k: usize) -> &mut LateRow {
        if k < self.players { &mut self.rows[k] } else { &mut self.phantom_rows[k - self.players] }
    }

    /// Whether it can be shown: a file of unfinished work may hold anything.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let rows = self.rows.len() == MOST_PLAYERS && self.phantom_rows.len() == MOST_PHANTOMS;
        rows && (1..=MOST_PLAYERS).contains(&self.players)
            && (2..=MOST_PHANTOMS).contains(&self.phantoms)
            && self.config().is_some()
    }

    /// The sheet, which was chosen among valid ones.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        Layout::new(&self.sheet.draft).ok()
    }

    /// The rounds of the rules for these rows (§2).
    #[must_use]
    pub fn usual_rounds(&self) -> i64 {
        standard_rounds(self.row_count()).into()
    }

    /// The rounds played.
    #[must_use]
    pub fn rounds(&self) -> i64 {
        self.rounds.unwrap_or_else(|| self.usual_rounds())
    }

    /// Sets the rounds by hand; those of the rules follow the rows again.
    pub fn set_rounds(&mut self, rounds: i64) {
        self.rounds = (rounds != self.usual_rounds()).then_some(rounds);
    }

    /// The bonus of a phantom (§11).
    #[must_use]
    pub fn bonus(&self) -> i64 {
        self.bonus.unwrap_or_else(|| standard_bonus(self.phantoms()).into())
    }

    /// Sets the bonus by hand; that of the rules follows the phantoms again.
    pub fn set_bonus(&mut self, bonus: i64) {
        self.bonus = (bonus != i64::from(standard_bonus(self.phantoms()))).then_some(bonus);
    }

    /// The configuration.
    #[must_use]
    pub fn config(&self) -> Option<GameConfig> {
        let alone = self.players == 1;
        let options = Options {
            rounds: self.rounds(),
            special_actions: self.special_actions,
            change_dice: self.change_dice,
            phantom_bonus: (alone && self.against).then(|| self.bonus()),
        };
        options.config(self.layout()?, self.players, self.phantoms()).ok()
    }

    /// The day, if it is one.
    #[must_use]
    pub fn day(&self) -> Option<Date> {
        self.date.trim().parse().ok()
    }
}

#[cfg(test)]
mod tests;
