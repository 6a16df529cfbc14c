//! What the entries of a table add up to: the score sheet, whose turn it is, who has closed.

use super::{Crosses, PadError, PadEvent, options::InForce};
use crate::rules::{
    self, AuditFinding, Award, Cards, Entered, Forecast, GameConfig, Holdings, Lines, MAX_ROWS, Reason,
    RowHistory, SETUP_BUILDINGS, ScoreSheet,
};
use common::BuildingType;
use kernel::{Breakdown, By};

/// A row of the score sheet, as the pad knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Setup, then round by round; empty in a result, which says nothing of turns.
    pub turns: Vec<Entered>,
    /// The round in which the player left.
    pub left: Option<u8>,
    /// Lines and coins are given.
    pub closed: bool,
    /// The crossed cells that the lines were counted on.
    pub crosses: Option<Crosses>,
    /// Round by round, a phantom's rolls of a complete type since its last box (§9).
    misses: Vec<u16>,
    /// The latest round that something was entered in.
    latest: u8,
}

impl Row {
    fn new(rounds: u8) -> Self {
        let rounds = usize::from(rounds) + 1;
        Self {
            turns: vec![Entered::default(); rounds],
            left: None,
            closed: false,
            crosses: None,
            misses: vec![0; rounds],
            latest: 0,
        }
    }

    /// What was entered in a round.
    #[must_use]
    pub fn entered(&self, round: u8) -> Entered {
        self.turns.get(usize::from(round)).copied().unwrap_or_default()
    }

    /// Whether it needs no more entry in this round (§3, §4).
    #[must_use]
    pub fn is_done(&self, round: u8) -> bool {
        let entered = self.entered(round);
        self.left.is_some_and(|left| left <= round)
            || if round == 0 { entered.buildings >= SETUP_BUILDINGS } else { !entered.is_missing() }
    }

    /// A phantom's rolls of a round since its last box, that filled nothing.
    pub(super) fn misses(&self, round: u8) -> u16 {
        self.misses.get(usize::from(round)).copied().unwrap_or_default()
    }
}

/// What a table or a result yields: the score sheet, what each real player holds beside it, and how far it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadState {
    /// The configuration, with the counts of the layout as they were corrected (§1).
    pub config: GameConfig,
    /// Boxes and completions.
    pub score: ScoreSheet,
    /// One entry for each real player.
    pub holdings: Vec<Holdings>,
    /// The rows of the score sheet: players, then phantoms. A result says nothing of their turns.
    pub rows: Vec<Row>,
    /// The row of the first player, from 0.
    pub first: usize,
    /// Who rolls for the phantoms, where that was agreed in mid-game.
    pub phantom_dice: Option<By>,
    /// The latest round from which something was agreed otherwise.
    changed: u8,
    /// The rounds ended by hand, as bits.
    ended: u64,
}

impl PadState {
    /// A table before its first entry.
    pub(super) fn new(config: &GameConfig) -> Self {
        Self {
            config: *config,
            score: ScoreSheet::NEW,
            holdings: vec![Holdings::default(); config.players()],
            rows: vec![Row::new(config.rounds()); config.rows()],
            first: 0,
            phantom_dice: None,
            changed: 0,
            ended: 0,
        }
    }

    /// The same where something else was agreed in mid-game.
    pub(super) fn agreed(in_force: &InForce) -> Self {
        let InForce { config, since, phantom_dice } = *in_force;
        Self { phantom_dice, changed: since, ..Self::new(&config) }
    }

    /// The round that waits for entries: 0 in setup, one more than the game has when all are over, as they are when
    /// the table is closed. What lacks an entry of a round before one that was begun is entered late: the table does
    /// not go back for it.
    #[must_use]
    pub fn round(&self) -> u8 {
        let rounds = self.config.rounds();
        if self.is_closed() {
            return rounds + 1;
        }
        let is_over = |round| self.ended >> round & 1 == 1 || self.rows.iter().all(|row| row.is_done(round));
        (self.played()..=rounds).find(|&round| !is_over(round)).unwrap_or(rounds + 1)
    }

    /// Rounds that are over: their awards are given (§6).
    #[must_use]
    pub fn rounds_over(&self) -> u8 {
        self.round().saturating_sub(1)
    }

    /// Rounds ended by hand, 0 for setup, each with the rows, from 0, that lack an entry of it.
    #[must_use]
    pub fn gaps(&self) -> Vec<(u8, Vec<usize>)> {
        let lacking = |round| (0..self.rows.len()).filter(|&row| !self.rows[row].is_done(round)).collect();
        let ended = (0..=self.config.rounds()).filter(|round| self.ended >> round & 1 == 1);
        ended
            .map(|round| (round, lacking(round)))
            .filter(|(_, rows): &(u8, Vec<usize>)| !rows.is_empty())
            .collect()
    }

    /// The last round that something was entered in.
    #[must_use]
    pub fn played(&self) -> u8 {
        let is_played = |&round: &u8| self.rows.iter().any(|row| !row.entered(round).is_missing());
        (1..=self.config.rounds()).rev().find(is_played).unwrap_or(0)
    }

    /// The early awards given (§6).
    #[must_use]
    pub fn awards(&self) -> Vec<Award> {
        self.score.awards(self.config.layout(), self.rounds_over())
    }

    /// Whether one more building of a row, in the round of an award, would share its places (§6).
    #[must_use]
    pub fn can_share(&self, award: &Award, row: usize) -> bool {
        let layout = self.config.layout();
        let mut score = self.score;
        award.before < layout.vp(award.building).len()
            && score.fill(layout, row, award.building, award.round)
            && !score.awards(layout, award.round).contains(award)
    }

    /// The rows, from 0, that lack an entry of the round that waits, in the order of their turns: clockwise from the
    /// first player, then the phantoms. In setup players with fewer boxes come first. None when all rounds are over.
    #[must_use]
    pub fn waiting(&self) -> Vec<usize> {
        let (round, players) = (self.round(), self.config.players());
        if round > self.config.rounds() {
            return Vec::new();
        }
        let is_open = |row: &usize| !self.rows[*row].is_done(round);
        let mut waiting: Vec<usize> =
            (0..players).map(|k| (self.first + k) % players).filter(is_open).collect();
        if round == 0 {
            waiting.sort_by_key(|&row| self.rows[row].entered(0).buildings);
        }
        waiting.extend((players..self.config.rows()).filter(is_open));
        waiting
    }

    /// The row, from 0, whose entry is expected next; none when all rounds are over.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        self.waiting().first().copied()
    }

    /// Whether every player has closed who has not left.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.open_rows().is_empty()
    }

    /// Whether the player of a row, from 0, has left by a round.
    #[must_use]
    pub fn has_left_by(&self, row: usize, round: u8) -> bool {
        self.rows[row].left.is_some_and(|left| left <= round)
    }

    /// The rows, from 0, of players who have neither closed nor left.
    #[must_use]
    pub fn open_rows(&self) -> Vec<usize> {
        let open = |&row: &usize| !self.rows[row].closed && self.rows[row].left.is_none();
        (0..self.config.players()).filter(open).collect()
    }

    /// The score cards as if the round and the game ended now.
    #[must_use]
    pub fn cards(&self) -> Cards {
        Cards::new(&self.config, &self.score, &self.holdings)
    }

    /// How every total comes about if the round and the game ended now, row by row; without lines and coins where these are
    /// still to be entered.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<Reason>> {
        let built: Vec<_> = self.rows.iter().map(|row| row.crosses.map(Crosses::mask)).collect();
        let open = self.open_rows();
        let known = |(row, holdings): (usize, &Holdings)| (!open.contains(&row)).then_some(*holdings);
        let holdings: Vec<_> = self.holdings.iter().enumerate().map(known).collect();
        rules::breakdown(&self.config, &self.score, &holdings, &built)
    }

    /// What the rows have entered, for forecast and audit.
    #[must_use]
    pub fn row_histories(&self) -> Vec<RowHistory> {
        let history = |(index, row): (usize, &Row)| RowHistory {
            rounds: (!row.turns.is_empty()).then(|| row.turns.clone()),
            has_left: row.left.is_some(),
            closing: if row.closed { self.holdings.get(index).copied() } else { None },
        };
        self.rows.iter().enumerate().map(history).collect()
    }

    /// What every row can still get for each type (§6, §7.1).
    #[must_use]
    pub fn forecast(&self) -> Forecast {
        rules::forecast(&self.config, &self.score, self.round(), &self.row_histories())
    }

    /// What no legal game can give, confirmed or not.
    #[must_use]
    pub fn findings(&self) -> Vec<AuditFinding> {
        let mut findings = rules::audit(&self.config, &self.score, self.round(), &self.row_histories());
        findings.extend(self.missing());
        findings
    }

    /// Turns without an entry in the rounds that are over, but for rounds ended by hand. At a table that is closed the
    /// last round that was played may have been stopped in its middle, if it is not the last of the game.
    fn missing(&self) -> impl Iterator<Item = AuditFinding> {
        let played = self.played();
        let last = match self.is_closed() {
            true if played < self.config.rounds() => played.saturating_sub(1),
            true => played,
            false => self.rounds_over(),
        };
        (1..=last).filter(move |round| self.ended >> round & 1 == 0).flat_map(move |round| {
            let players = (1..).zip(&self.rows[..self.config.players()]);
            let lacking = players.filter(move |(_, row)| !row.turns.is_empty() && !row.is_done(round));
            lacking.map(move |(row, _)| AuditFinding::Missing { row, round })
        })
    }

    /// Boxes of a row, type by type.
    #[must_use]
    pub fn boxes(&self, row: usize) -> [u8; BuildingType::COUNT] {
        BuildingType::ALL.map(|building| self.score.boxes(row, building))
    }

    /// Applies an event other than a roll to what the entries of earlier rounds made.
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    pub(super) fn apply(&mut self, event: &PadEvent) -> Result<(), PadError> {
        match *event {
            PadEvent::Fill { row, building, round } => {
                let index = self.checked(row, round)?;
                if !self.score.fill(self.config.layout(), index, building, round) {
                    return Err(PadError::Full { row, building });
                }
                self.built(index, round);
            }
            PadEvent::Coins { row, round } => {
                let index = self.checked(row, round)?;
                if index >= self.config.players() {
                    return Err(PadError::PhantomCoins(row));
                }
                self.turn_of(index, round).coins = true;
            }
            PadEvent::Nothing { row, round } => {
                let index = self.checked(row, round)?;
                self.turn_of(index, round).nothing = true;
            }
            PadEvent::NextRound { round } => {
                let round = round.unwrap_or_default();
                self.check_round(round)?;
                self.ended |= 1 << round;
            }
            PadEvent::First { row } => self.first = self.player(row)?,
            PadEvent::Leave { row, round } => {
                let index = self.checked(row, round)?;
                self.player(row)?;
                if let Some(left) = self.rows[index].left {
                    return Err(PadError::LeftTwice { row, left });
                }
                self.rows[index].left = Some(round);
            }
            // They are in force already.
            PadEvent::Options { round, .. } => self.check_round(round)?,
            // The counts are those of the configuration already, and rolls are applied with their type.
            PadEvent::Counts { .. } | PadEvent::Roll { .. } => {}
            PadEvent::Close { row, lines, coins, built } => {
                let index = check_row(&self.config, row)?;
                let sum = lines.map(u16::from).iter().sum();
                if sum > Lines::MOST.into() {
                    return Err(PadError::TooManyLines { row, lines: sum });
                }
                let Some(holdings) = self.holdings.get_mut(index) else {
                    return Err(PadError::PhantomHoldings(row));
                };
                let [four, five, six] = lines;
                *holdings = Holdings { lines: Lines { four, five, six }, coins };
                // A sheet that the boxes were corrected away from is to be shown again.
                let fits = self.check_close(event).is_ok();
                let row = &mut self.rows[index];
                (row.closed, row.crosses) = (fits, built.filter(|_| fits));
                row.latest = u8::MAX;
            }
        }
        Ok(())
    }

    /// Applies a phantom's roll of a type; tells whether it filled a box (§9).
    ///
    /// # Errors
    /// Why it does not fit; nothing is changed then.
    pub(super) fn roll(&mut self, event: &PadEvent, building: BuildingType) -> Result<bool, PadError> {
        let &PadEvent::Roll { row, round, .. } = event else { return Ok(false) };
        let index = self.phantom(row, round)?;
        let filled = self.score.fill(self.config.layout(), index, building, round);
        if filled {
            self.built(index, round);
        } else {
            let misses = &mut self.rows[index].misses[usize::from(round)];
            *misses = misses.saturating_add(1);
        }
        Ok(filled)
    }

    /// Whether an event comes after all that was entered for its row, or says the same wherever it comes, so that it can
    /// be applied behind it.
    pub(super) fn is_in_order(&self, event: &PadEvent) -> bool {
        if matches!(event, PadEvent::Coins { .. } | PadEvent::Nothing { .. }) {
            return true;
        }
        match (event.row(), event.round()) {
            (Some(row), Some(round)) => {
                let row = self.rows.get(usize::from(row).wrapping_sub(1));
                self.changed <= round && row.is_none_or(|row| row.latest <= round)
            }
            _ => !matches!(event, PadEvent::Counts { .. } | PadEvent::Options { .. }),
        }
    }

    /// Whether the crosses of a sheet are the boxes of the score sheet, and the lines those of the crosses.
    pub(super) fn check_close(&self, event: &PadEvent) -> Result<(), PadError> {
        let &PadEvent::Close { row, lines, built: Some(built), .. } = event else { return Ok(()) };
        let index = check_row(&self.config, row)?;
        built.check(self.config.layout(), row, lines, self.boxes(index))
    }

    /// A box was filled.
    fn built(&mut self, index: usize, round: u8) {
        self.turn_of(index, round).buildings += 1;
        self.rows[index].misses[usize::from(round)] = 0;
    }

    fn turn_of(&mut self, index: usize, round: u8) -> &mut Entered {
        let row = &mut self.rows[index];
        row.latest = row.latest.max(round);
        &mut row.turns[usize::from(round)]
    }

    /// The index of a row, in a round that is played and in which it has not left before.
    fn checked(&self, row: u8, round: u8) -> Result<usize, PadError> {
        let index = check_row(&self.config, row)?;
        self.check_round(round)?;
        match self.rows[index].left {
            Some(left) if left < round => Err(PadError::Left { row, round, left }),
            _ => Ok(index),
        }
    }

    fn check_round(&self, round: u8) -> Result<(), PadError> {
        let rounds = self.config.rounds();
        if round <= rounds { Ok(()) } else { Err(PadError::Round { round, rounds }) }
    }

    /// The index of a phantom's row, in a round that is played.
    pub(super) fn phantom(&self, row: u8, round: u8) -> Result<usize, PadError> {
        let index = self.checked(row, round)?;
        if index < self.config.players() { Err(PadError::NotAPhantom(row)) } else { Ok(index) }
    }

    /// The index of a real player's row.
    fn player(&self, row: u8) -> Result<usize, PadError> {
        let index = check_row(&self.config, row)?;
        if index < self.config.players() { Ok(index) } else { Err(PadError::NotAPlayer(row)) }
    }
}

/// The index of a row of the score sheet.
pub(super) fn check_row(config: &GameConfig, row: u8) -> Result<usize, PadError> {
    match usize::from(row) {
        1..=MAX_ROWS if usize::from(row) <= config.rows() => Ok(usize::from(row) - 1),
        _ => Err(PadError::Row(row)),
    }
}
