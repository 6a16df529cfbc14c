//! What the entries of a table add up to: rows, the scorings that were held, and what each row had then.
//!
//! Entries add up in the order of the scorings in which they first count: one made late, or corrected, gives the same
//! as the game entered right the first time.

use super::{Lead, PadError, PadEvent, PadRow, Step};
use crate::{
    log::SetUp,
    rules::{self, Change, Module, Reason, Row, Scoring, ScoringSnapshot, TileId, offered_to_come},
};
use common::BuildingType;
use kernel::{Breakdown, Numbered};

/// Spaces of the yard (§A1.5).
const SPACES: usize = 4;

/// What a scoring waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Missing {
    /// The wall of a row, from 0.
    Wall(usize),
    /// Tiles that the third player must have drawn.
    ThirdPlayer(ThirdPlayer),
    /// What a row, from 0, has of a module.
    Module(Module, usize),
}

/// The tiles of the third player (§A5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ThirdPlayer {
    /// Tiles it has, camps and bazaars included.
    pub has: u16,
    /// Tiles it has at least by the scoring that comes next: those to draw, and those it was given.
    pub due: u16,
}

/// What the entries of a table add up to. Rows count from 0 here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadState {
    /// Players, then the third player, as they stand after all entries.
    pub rows: Vec<PadRow>,
    /// The scorings that were held.
    pub held: Vec<Scoring>,
    /// Who goes first, where that was said.
    pub first: Option<usize>,
    /// For each space of the yard who got what was left there; the outer none where nobody has said it.
    pub leftovers: [Option<Option<usize>>; SPACES],
    /// What the rows had at the scorings before that of the latest entry.
    pub(super) before: Vec<Vec<Row>>,
    /// Entries that only records hold, each with why it is refused now.
    refused_now: Vec<(usize, PadError)>,
}

impl PadState {
    pub(super) fn new(setup: &SetUp) -> Self {
        let game = &setup.game;
        Self {
            rows: (0..game.rows()).map(|row| PadRow::new(row >= game.players())).collect(),
            held: Vec::new(),
            first: None,
            leftovers: [None; SPACES],
            before: Vec::new(),
            refused_now: Vec::new(),
        }
    }

    /// What events add up to.
    pub(super) fn of(setup: &SetUp, events: &[Numbered<PadEvent>]) -> Result<Self, (usize, PadError)> {
        let mut steps: Vec<&Numbered<PadEvent>> = events.iter().collect();
        steps.sort_by_key(|(_, event)| event.scoring());
        let mut state = Self::new(setup);
        for (number, event) in steps {
            state.apply(setup, *number, event).map_err(|error| (*number, error))?;
        }
        Ok(state)
    }

    /// What stands right before an entry of a scoring counts: the one of this number, or one that is made now. What does
    /// not fit without it is left out.
    pub(super) fn before(
        setup: &SetUp,
        events: &[Numbered<PadEvent>],
        scoring: Scoring,
        entry: Option<usize>,
    ) -> Self {
        let at = (scoring, entry.unwrap_or(usize::MAX));
        let is_before =
            |(number, event): &&Numbered<PadEvent>| (event.scoring(), *number) < at && Some(*number) != entry;
        let mut steps: Vec<&Numbered<PadEvent>> = events.iter().filter(is_before).collect();
        steps.sort_by_key(|(_, event)| event.scoring());
        let mut state = Self::new(setup);
        for (number, event) in steps {
            let _ = state.apply(setup, *number, event);
        }
        state
    }

    /// Whether an event fits behind all others, if people enter it now.
    ///
    /// # Errors
    /// Why not.
    pub fn fits(&self, setup: &SetUp, event: &PadEvent) -> Result<(), PadError> {
        let mut after = Self { refused_now: Vec::new(), ..self.clone() };
        after.apply(setup, 0, event)?;
        after.refused_now.pop().map_or(Ok(()), |(_, error)| Err(error))
    }

    /// The entries that only records hold, each with why it is refused now.
    #[must_use]
    pub fn refused_now(&self) -> &[(usize, PadError)] {
        &self.refused_now
    }

    /// The scoring in which the latest entry counts.
    #[must_use]
    pub fn reached(&self) -> Scoring {
        Scoring::ALL[self.before.len().min(2)]
    }

    /// Whether an event counts behind all so far.
    pub(super) fn is_next(&self, event: &PadEvent) -> bool {
        event.scoring() >= self.reached()
    }

    /// Applies an event, which is entry `number`, behind all others; nothing has changed where it does not fit.
    pub(super) fn apply(&mut self, setup: &SetUp, number: usize, event: &PadEvent) -> Result<(), PadError> {
        let past = (event.scoring() > self.reached()).then(|| self.past(event.scoring()));
        let refused = self.refused_if_new(event);
        let refused = self.enter(setup, event)?.or(refused);
        self.before.extend(past.into_iter().flatten());
        self.refused_now.extend(refused.map(|error| (number, error)));
        Ok(())
    }

    /// Why nobody can enter an event any more that records may hold.
    fn refused_if_new(&self, event: &PadEvent) -> Option<PadError> {
        match event {
            PadEvent::Measure { scoring, row, said }
                if !Module::Bazaars.scores_at(*scoring)
                    && said.numbers(Module::Bazaars).is_some_and(|vp| !vp.is_empty()) =>
            {
                Some(PadError::BazaarsEarly { row: *row, scoring: *scoring })
            }
            PadEvent::Leftover { space, .. } => {
                let noted = usize::from(*space).checked_sub(1).and_then(|at| self.leftovers.get(at));
                noted.is_some_and(Option::is_some).then_some(PadError::LeftoverTwice { space: *space })
            }
            _ => None,
        }
    }

    /// What the rows have at the scorings that are over when one is reached.
    fn past(&self, scoring: Scoring) -> Vec<Vec<Row>> {
        let scorings = Scoring::ALL.into_iter().skip(self.before.len());
        scorings.take_while(|&over| over < scoring).map(|over| self.rows_now(over)).collect()
    }

    /// Does what an event says; tells why it is refused now where only a record may hold it.
    fn enter(&mut self, setup: &SetUp, event: &PadEvent) -> Result<Option<PadError>, PadError> {
        let tiles = setup.game.tiles();
        let options = setup.game.options().board;
        match event {
            PadEvent::Tile { row, building, change, .. } => {
                let at = self.index(*row)?;
                match change {
                    Step::More => self.rows[at].more(*row, one(*building))?,
                    Step::Fewer => self.rows[at].fewer(*row, *building)?,
                }
            }
            PadEvent::Lay { row, cell, piece, anyway, .. } => {
                let (at, piece) = (self.player(*row)?, piece.piece(tiles)?);
                return self.rows[at].change(options, *row, Change::Lay(*cell, piece), *anyway);
            }
            PadEvent::Swap { row, cell, piece, anyway, .. } => {
                let (at, piece) = (self.player(*row)?, piece.piece(tiles)?);
                return self.rows[at].change(options, *row, Change::Swap(*cell, piece), *anyway);
            }
            PadEvent::Remove { row, cell, anyway, .. } => {
                let at = self.player(*row)?;
                return self.rows[at].change(options, *row, Change::TakeAway(*cell), *anyway);
            }
            PadEvent::Falcon { row, crossing, falcon, anyway, .. } => {
                let at = self.player(*row)?;
                self.rows[at].place(options, *row, (*crossing, *falcon), *anyway)?;
            }
            PadEvent::Reserve { row, piece, .. } => {
                let (at, piece) = (self.player(*row)?, piece.piece(tiles)?);
                self.rows[at].put_aside(piece);
            }
            PadEvent::Give { row, tile, scoring } => {
                self.player(*row)?;
                let third = self.draw(setup, &[*tile], [0; BuildingType::COUNT], 0)?;
                let given = &mut self.rows[third].given[scoring.index()];
                *given = given.saturating_add(1);
            }
            PadEvent::Neutral { tiles, counts, drawn, .. } => {
                self.draw(setup, tiles, *counts, *drawn)?;
            }
            PadEvent::Measure { scoring, row, said } => {
                let at = self.player(*row)?;
                let measured = &mut self.rows[at].measured[scoring.index()];
                *measured = std::mem::take(measured).amended(said);
            }
            PadEvent::Scoring { scoring } => {
                self.held.push(*scoring);
            }
            PadEvent::Leftover { space, row } => {
                let row = row.map(|row| self.player(row)).transpose()?;
                let at = usize::from(*space).checked_sub(1).filter(|&at| at < SPACES);
                self.leftovers[at.ok_or(PadError::Space(*space))?] = Some(row);
            }
            PadEvent::First { row } => {
                self.first = Some(self.player(*row)?);
            }
        }
        Ok(None)
    }

    /// Gives the third player tiles; tells its row.
    fn draw(
        &mut self,
        setup: &SetUp,
        tiles: &[TileId],
        mut counts: [u8; BuildingType::COUNT],
        drawn: u8,
    ) -> Result<usize, PadError> {
        let third = self.rows.iter().position(|row| row.is_third_player).ok_or(PadError::NoThirdPlayer)?;
        for tile in tiles {
            setup.game.tiles().get(*tile).ok_or(PadError::UnknownTile(*tile))?;
            let count = &mut counts[tile.building.index()];
            *count = count.saturating_add(1);
        }
        let row = &mut self.rows[third];
        row.more(third as u8 + 1, counts)?;
        row.known.extend(tiles);
        row.drawn = row.drawn.saturating_add(drawn);
        Ok(third)
    }

    /// The index of a row.
    fn index(&self, row: u8) -> Result<usize, PadError> {
        usize::from(row).checked_sub(1).filter(|&at| at < self.rows.len()).ok_or(PadError::Row(row))
    }

    /// The index of a player's row.
    fn player(&self, row: u8) -> Result<usize, PadError> {
        let at = self.index(row)?;
        if self.rows[at].is_third_player { Err(PadError::OfAPlayer(row)) } else { Ok(at) }
    }

    fn rows_now(&self, scoring: Scoring) -> Vec<Row> {
        self.rows.iter().map(|row| row.at(scoring)).collect()
    }

    /// The scoring that comes next; none when the third was held.
    #[must_use]
    pub fn next(&self) -> Option<Scoring> {
        match self.held.iter().max() {
            None => Some(Scoring::First),
            Some(Scoring::First) => Some(Scoring::Second),
            Some(Scoring::Second) => Some(Scoring::Third),
            Some(Scoring::Third) => None,
        }
    }

    /// What the rows have at a scoring, held or not: what counts in it.
    #[must_use]
    pub fn at(&self, scoring: Scoring) -> ScoringSnapshot {
        let known = self.before.get(scoring.index()).cloned();
        ScoringSnapshot { scoring, rows: known.unwrap_or_else(|| self.rows_now(scoring)) }
    }

    /// The scorings that were held, and what the rows had then.
    #[must_use]
    pub fn held(&self) -> Vec<ScoringSnapshot> {
        self.held.iter().map(|&scoring| self.at(scoring)).collect()
    }

    /// How every total comes about, row by row.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<Reason>> {
        if self.held.is_empty() {
            let reason = |row: &PadRow| if row.is_third_player { Reason::ThirdPlayer } else { Reason::Total };
            return self.rows.iter().map(|row| Breakdown::leaf(reason(row), 0)).collect();
        }
        rules::breakdown(&self.held())
    }

    /// How every total would come about if the game ended now: then the third scoring is held (§A4.9).
    #[must_use]
    pub fn if_ended(&self) -> Vec<Breakdown<Reason>> {
        let mut held = self.held();
        if !self.held.contains(&Scoring::Third) {
            held.push(self.at(Scoring::Third));
        }
        rules::breakdown(&held)
    }

    /// What every row would get if a scoring were held now.
    #[must_use]
    pub fn scored(&self, scoring: Scoring) -> Vec<Breakdown<Reason>> {
        rules::scored(&self.at(scoring))
    }

    /// Who leads in a type at a scoring, and what one more tile would do.
    #[must_use]
    pub fn lead(&self, scoring: Scoring, building: BuildingType) -> Lead {
        Lead::new(scoring, building, self.at(scoring).tiles(building))
    }

    /// The VP for types still on offer in the scorings to come.
    #[must_use]
    pub fn on_offer(&self) -> u16 {
        offered_to_come(&self.held)
    }

    /// What is to be asked for before a scoring is held: walls first.
    #[must_use]
    pub fn missing(&self, setup: &SetUp, scoring: Scoring) -> Vec<Missing> {
        let modules = setup.game.options().modules;
        let mut missing = Vec::new();
        for (at, row) in self.rows.iter().enumerate().filter(|(_, row)| !row.is_third_player) {
            if row.board.is_some() {
                continue;
            }
            let measured = &row.measured[scoring.index()];
            if measured.wall.is_none() {
                missing.push(Missing::Wall(at));
            }
            let lacks = |module: &Module| module.scores_at(scoring) && measured.numbers(*module).is_none();
            missing.extend(modules.iter().filter(lacks).map(|module| Missing::Module(module, at)));
        }
        missing.extend(
            self.third_player(scoring).filter(|third| third.has < third.due).map(Missing::ThirdPlayer),
        );
        missing.sort();
        missing
    }

    /// The tiles of the third player by a scoring; none where there is no third player.
    #[must_use]
    pub fn third_player(&self, scoring: Scoring) -> Option<ThirdPlayer> {
        let held = self.at(scoring);
        let row = held.rows.iter().find_map(|row| match row {
            Row::ThirdPlayer { types, drawn } => Some(types.iter().chain([drawn])),
            Row::Player(_) => None,
        })?;
        let third = self.rows.iter().find(|row| row.is_third_player)?;
        let given: u16 = third.given[..=scoring.index()].iter().map(|&tiles| u16::from(tiles)).sum();
        Some(ThirdPlayer {
            has: row.map(|&tiles| u16::from(tiles)).sum(),
            due: u16::from(rules::third_player_has(scoring, self.held.contains(&Scoring::First))) + given,
        })
    }
}

const fn one(building: BuildingType) -> [u8; BuildingType::COUNT] {
    let mut counts = [0; BuildingType::COUNT];
    counts[building.index()] = 1;
    counts
}
