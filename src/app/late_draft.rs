//! A finished paper game as far as it was typed in: what it says, what is wrong with it, and the record it makes.

mod record;

use jiff::{Timestamp, civil::Date, tz::TimeZone};
use serde::{Deserialize, Serialize};

use crate::{
    archive::PLAYER_COLOURS,
    game::{Crosses, Entry, NamedLayout, Note, Options, ResultEvent, TableFault, Tally, tally_result},
    rules::{
        BuildingType, Cards, Cell, ChangeDice, Layout, Oddity, SpecialActions, Terms, column_counts,
        row_counts, standard_bonus, standard_phantoms, standard_rounds,
    },
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
    #[serde(default)]
    pub confirmed: Vec<String>,
}

/// What is wrong with a draft. Rows count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LateFault {
    /// The date is none.
    Date,
    /// The date has not come yet.
    DateAhead,
    /// The player of this row is called like one above.
    SameName(u8),
    /// Something that no finished game has.
    Row(TableFault),
}

impl LateFault {
    /// The row it is about, from 1; none where it is about the game.
    #[must_use]
    pub const fn row(&self) -> Option<u8> {
        match self {
            Self::Date | Self::DateAhead => None,
            Self::SameName(row) => Some(*row),
            Self::Row(fault) => match fault {
                TableFault::Boxes { row, .. }
                | TableFault::Completion { row, .. }
                | TableFault::CompletionRound { row, .. }
                | TableFault::Lines { row, .. }
                | TableFault::Crosses { row, .. }
                | TableFault::Coins { row, .. } => Some(*row),
                _ => None,
            },
        }
    }
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
            && self.terms().is_some()
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

    /// The terms.
    #[must_use]
    pub fn terms(&self) -> Option<Terms> {
        let alone = self.players == 1;
        let options = Options {
            rounds: self.rounds(),
            special_actions: self.special_actions,
            change_dice: self.change_dice,
            phantom_bonus: (alone && self.against).then(|| self.bonus()),
        };
        options.terms(self.layout()?, self.players, self.phantoms()).ok()
    }

    /// The boxes of a row: typed, or where its cells are ticked off on a sheet with a grid, counted.
    #[must_use]
    pub fn boxes(&self, k: usize) -> [i64; BuildingType::COUNT] {
        let (row, layout) = (self.row(k), self.layout());
        match (row.built, layout.as_ref().and_then(Layout::grid)) {
            (Some(built), Some(grid)) => BuildingType::ALL.map(|kind| {
                let counts = |cell: &usize| built >> cell & 1 == 1 && grid[*cell] == kind;
                (0..Cell::COUNT).filter(counts).count() as i64
            }),
            _ => row.boxes,
        }
    }

    /// The lines of a row with 4, 5 and 6: typed, or counted.
    #[must_use]
    pub fn lines(&self, k: usize) -> [i64; 3] {
        let row = self.row(k);
        let Some(built) = row.built else { return row.lines };
        let counts = [row_counts(built), column_counts(built)].concat();
        [4, 5, 6].map(|n| counts.iter().filter(|&&count| count == n).count() as i64)
    }

    /// Takes what was counted as if it had been typed, so that it can be changed by hand.
    pub fn untick(&mut self, k: usize) {
        let (boxes, lines) = (self.boxes(k), self.lines(k));
        let row = self.row_mut(k);
        (row.boxes, row.lines, row.built) = (boxes, lines, None);
    }

    /// Whether a cell of a row is ticked off.
    #[must_use]
    pub fn is_ticked(&self, k: usize, cell: usize) -> bool {
        self.row(k).built.unwrap_or(0) >> cell & 1 == 1
    }

    /// Ticks a cell off, or no longer; the first one begins an empty sheet.
    pub fn tick(&mut self, k: usize, cell: usize, on: bool) {
        let row = self.row_mut(k);
        let others = row.built.unwrap_or(0) & !(1 << cell);
        row.built = Some(others | u64::from(on) << cell);
    }

    /// The event of a row.
    fn event(&self, k: usize, layout: &Layout) -> ResultEvent {
        let row = self.row(k);
        let number = |value: i64| u8::try_from(value).unwrap_or(u8::MAX);
        let boxes = self.boxes(k);
        let completed = BuildingType::ALL.map(|kind| {
            let full = boxes[kind.index()] == i64::from(layout.count(kind));
            if full { number(row.completed[kind.index()]) } else { 0 }
        });
        let real = k < self.players;
        ResultEvent::Row {
            row: k as u8 + 1,
            boxes: boxes.map(number),
            completed,
            lines: if real { self.lines(k).map(number) } else { [0; 3] },
            coins: if real { number(row.coins) } else { 0 },
            built: row.built.filter(|_| real).map(Crosses::new),
        }
    }

    fn log(&self, layout: &Layout) -> Vec<Entry<ResultEvent>> {
        let rows = (0..self.row_count()).map(|k| Entry::Event(self.event(k, layout)));
        let confirm = |oddity: &String| Entry::Note(Note::Confirm { oddity: oddity.clone() });
        rows.chain(self.confirmed.iter().map(confirm)).collect()
    }

    /// The day, if it is one.
    #[must_use]
    pub fn day(&self) -> Option<Date> {
        self.date.trim().parse().ok()
    }

    /// All that is wrong.
    #[must_use]
    pub fn faults(&self) -> Vec<LateFault> {
        let mut faults = Vec::new();
        match self.day() {
            None => faults.push(LateFault::Date),
            Some(day) if day > Timestamp::now().to_zoned(TimeZone::system()).date() => {
                faults.push(LateFault::DateAhead);
            }
            Some(_) => {}
        }
        faults.extend(self.same_names().map(LateFault::SameName));
        let Some(terms) = self.terms() else { return faults };
        let found = tally_result(&terms, &self.log(terms.layout())).err().unwrap_or_default();
        faults.extend(found.into_iter().map(|(_, fault)| LateFault::Row(fault)));
        faults
    }

    /// The rows, from 1, of players who are called like one above; capitals make no other name.
    fn same_names(&self) -> impl Iterator<Item = u8> {
        let name = |k: usize| self.rows[k].name.trim().to_lowercase();
        let is_same = move |&k: &usize| !name(k).is_empty() && (0..k).any(|above| name(above) == name(k));
        (0..self.players).filter(is_same).map(|k| k as u8 + 1)
    }

    /// What no legal game can give and nobody confirmed; nothing while there are faults.
    #[must_use]
    pub fn unconfirmed(&self) -> Vec<Oddity> {
        let Some(terms) = self.terms() else { return Vec::new() };
        tally_result(&terms, &self.log(terms.layout()))
            .map_or_else(|_| Vec::new(), |tally| tally.unconfirmed())
    }

    /// Says that all of it is true.
    pub fn confirm(&mut self) {
        let oddities = self.unconfirmed();
        self.confirmed.extend(oddities.iter().map(ToString::to_string));
    }

    /// The score cards as far as the rows make sense: one that does not is left out.
    #[must_use]
    pub fn cards(&self) -> Option<Cards> {
        let terms = self.terms()?;
        let log = self.log(terms.layout());
        let makes_sense =
            |entry: &Entry<ResultEvent>| tally_result(&terms, std::slice::from_ref(entry)).is_ok();
        let sensible: Vec<bool> = log.iter().map(makes_sense).collect();
        let kept: Vec<_> =
            log.into_iter().zip(&sensible).filter(|(_, kept)| **kept).map(|(e, _)| e).collect();
        let Tally { score, holdings, .. } = tally_result(&terms, &kept).ok()?;
        let mut cards = Cards::new(&terms, &score, &holdings);
        for (card, _) in cards.rows.iter_mut().zip(sensible).filter(|(_, kept)| !kept) {
            *card = None;
        }
        Some(cards)
    }
}

#[cfg(test)]
mod tests;
