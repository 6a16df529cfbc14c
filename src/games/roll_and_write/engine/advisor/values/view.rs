//! What a value sees of a position before a decision, and of what the decision leads to.

use super::{
    entries::{
        ACTIVE, ALL_ROLLED, COLUMN, COLUMN_SET, KEPT, LEAD, LEADS, OWN_ROLLED, ROUNDS, ROW, ROW_SET,
        TYPE_SET, UNDER_BLUE, UNDER_YELLOW, coin, kind, line, race,
    },
    sets::{Ranks, unit},
};
use crate::rules::{
    Action, Cell, CompleteTurn, FollowUp, GameConfig, MAX_ROWS, Pair, ScoreSheet, State, coins_vp, line_vp,
};
use common::BuildingType;

/// The position of the player whose decision is due.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub built: u64,
    /// The same column by column.
    pub turned: u64,
    pub missing: [u8; 6],
    /// Ranks of the rivals' missing boxes.
    pub races: [u8; 6],
    /// Types that the player was awarded already: what they give is known.
    pub awarded: u8,
    pub coins: u8,
    /// Coins still to gain.
    pub room: u8,
    /// Rounds after this one.
    pub left: usize,
    /// The lead over the best phantom if the game ended now.
    pub lead: u8,
    pub row_set: u32,
    pub column_set: u32,
    pub type_set: u32,
}

/// What a decision leads to, before any die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Afterstate {
    /// The cells that it builds, as a mask of [`Cell::bit`]s.
    pub built: u64,
    /// Coins owned then.
    pub coins: u8,
    /// Coins that can still be gained then (§1).
    pub room: u8,
    /// What becomes of the player's dice.
    pub dice: NextDice,
}

/// A player's dice after a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum NextDice {
    /// This pair lies on the sheet for the next turn.
    Kept(Pair),
    /// The player's own pair is rolled for the next turn, and one is received (§4.1).
    Own,
    /// All four are rolled (§4.3b, §5.2).
    All,
}

impl Afterstate {
    /// What a complete turn leads to.
    #[must_use]
    pub fn of_turn(config: &GameConfig, state: &State, turn: &CompleteTurn) -> Self {
        let before = Self::of_nothing(config, state);
        let (built, gained, dice) = match turn.action {
            Action::Build(cell, Some(follow_up)) => (cell.bit() | follow_up.cell.bit(), 0, NextDice::All),
            Action::Build(cell, None) if config.is_solo() => {
                (cell.bit(), 0, turn.unused().map_or(NextDice::All, NextDice::Kept))
            }
            Action::Build(cell, None) => (cell.bit(), 0, NextDice::Own),
            Action::GainCoins(gained) => (0, gained, NextDice::All),
        };
        Self { built, coins: before.coins - turn.spent() + gained, room: before.room - gained, dice }
    }

    /// What ending the turn after a building leads to (§4.5).
    #[must_use]
    pub fn of_resting(config: &GameConfig, state: &State) -> Self {
        let dice = match state.second_cell() {
            Some(unused) if config.is_solo() => {
                NextDice::Kept(Pair { yellow: unused.row(), blue: unused.column() })
            }
            _ => NextDice::Own,
        };
        Self { dice, ..Self::of_nothing(config, state) }
    }

    /// What a special action after a building leads to (§4.4).
    #[must_use]
    pub fn of_follow_up(config: &GameConfig, state: &State, follow_up: FollowUp) -> Self {
        let before = Self::of_nothing(config, state);
        Self { built: follow_up.cell.bit(), coins: before.coins - follow_up.action.price(), ..before }
    }

    /// What keeping a pair leads to (§4.3b).
    #[must_use]
    pub fn of_keeping(config: &GameConfig, state: &State, pair: Pair) -> Self {
        Self { dice: NextDice::Kept(pair), ..Self::of_nothing(config, state) }
    }

    /// How a player stands who waits for a turn: the pair that was kept lies there, or the own one will be rolled.
    pub(super) fn of_waiting(config: &GameConfig, state: &State, seat: usize) -> Self {
        let dice = state.kept_pair(seat).map_or(NextDice::Own, NextDice::Kept);
        Self { dice, ..Self::standing(config, state, seat) }
    }

    fn of_nothing(config: &GameConfig, state: &State) -> Self {
        Self::standing(config, state, state.seat())
    }

    fn standing(config: &GameConfig, state: &State, seat: usize) -> Self {
        let sheet = state.sheet(seat);
        let room = config.layout().coins() - sheet.circled();
        Self { built: 0, coins: sheet.coins(), room, dice: NextDice::All }
    }
}

/// Column by column what is row by row.
#[inline]
pub(super) fn turned(built: u64) -> u64 {
    /// The six bits of a row, six apart.
    const SPREAD: [u64; 64] = {
        let mut table = [0; 64];
        let mut pattern = 0;
        while pattern < 64 {
            let mut column = 0;
            while column < 6 {
                table[pattern] |= (pattern as u64 >> column & 1) << (6 * column);
                column += 1;
            }
            pattern += 1;
        }
        table
    };
    (0..6).map(|row| SPREAD[pattern(built, row)] << row).sum()
}

/// The bits of a line.
#[inline]
pub(super) const fn pattern(mask: u64, line: usize) -> usize {
    (mask >> (6 * line) & 63) as usize
}

#[inline]
fn line_set(mask: u64) -> u32 {
    (0..6).map(|i| unit(pattern(mask, i).count_ones() as u8)).sum()
}

/// The boxes that a row still misses of a type, and the rank of its rivals.
#[inline]
pub(super) fn race_for(
    config: &GameConfig,
    seat: usize,
    score: &ScoreSheet,
    building: BuildingType,
) -> (u8, u8) {
    let missing = |row| config.layout().count(building) - score.boxes(row, building);
    let (mut rivals, mut n) = ([0; MAX_ROWS], 0);
    for row in (0..config.rows()).filter(|&row| row != seat) {
        rivals[n] = missing(row);
        n += 1;
    }
    (missing(seat), race(&mut rivals[..n]))
}

impl View {
    /// The position of the acting player.
    pub fn new(config: &GameConfig, state: &State) -> Self {
        Self::of(config, state, state.seat())
    }

    /// The position of a player, who may wait for others.
    pub fn of(config: &GameConfig, state: &State, seat: usize) -> Self {
        let (layout, score) = (config.layout(), state.score());
        let sheet = state.sheet(seat);
        let (mut missing, mut races, mut awarded, mut type_set) = ([0; 6], [0; 6], 0, 0);
        for building in BuildingType::ALL {
            let i = building.index();
            (missing[i], races[i]) = race_for(config, seat, score, building);
            type_set += unit(missing[i]);
            if score.completed(seat, building).is_some_and(|round| round < state.round()) {
                awarded |= 1 << i;
            }
        }
        let built = sheet.built();
        let turned = turned(built);
        Self {
            built,
            turned,
            missing,
            races,
            awarded,
            coins: sheet.coins(),
            room: layout.coins() - sheet.circled(),
            left: Self::left(config, state),
            lead: lead(config, state, seat),
            row_set: line_set(built),
            column_set: line_set(turned),
            type_set,
        }
    }

    /// Rounds after this one, as far as the tables tell them apart.
    pub fn left(config: &GameConfig, state: &State) -> usize {
        usize::from(config.rounds() - state.round()).min(ROUNDS - 1)
    }

    /// VP of the types that the player, in this seat, was awarded already (§6).
    pub fn awarded_vp(&self, config: &GameConfig, state: &State, seat: usize) -> u16 {
        BuildingType::ALL
            .into_iter()
            .filter(|building| self.awarded & 1 << building.index() != 0)
            .map(|building| u16::from(state.score().standing(config.layout(), seat, building).vp))
            .sum()
    }

    /// The entries of what a decision leads to.
    pub fn active(
        &self,
        ranks: &[Ranks; 2],
        grid: &[BuildingType; Cell::COUNT],
        after: &Afterstate,
    ) -> Active {
        let built = self.built | after.built;
        let turned = turned(built);
        let (mut missing, mut type_set) = (self.missing, self.type_set);
        for cell in Cell::all().filter(|cell| after.built & cell.bit() != 0) {
            let missing = &mut missing[grid[cell.index()].index()];
            type_set = type_set - unit(*missing) + unit(*missing - 1);
            *missing -= 1;
        }
        let mut active = Active { list: [0; ACTIVE], count: 0 };
        for i in 0..6 {
            active.push(line(ROW, i, pattern(built, i)));
            active.push(line(COLUMN, i, pattern(turned, i)));
        }
        let mut hit = None;
        match after.dice {
            NextDice::Kept(pair) => {
                let (row, column) = (pair.yellow.index(), pair.blue.index());
                active.push(KEPT + pair.cell().index());
                active.push(line(UNDER_YELLOW, row, pattern(built, row)));
                active.push(line(UNDER_BLUE, column, pattern(turned, column)));
                if built & pair.cell().bit() == 0 {
                    hit = Some(grid[pair.cell().index()].index());
                }
            }
            NextDice::Own => active.push(KEPT + OWN_ROLLED),
            NextDice::All => active.push(KEPT + ALL_ROLLED),
        }
        for i in (0..6).filter(|i| self.awarded & 1 << i == 0) {
            active.push(kind(i, missing[i], self.races[i], hit == Some(i)));
        }
        active.push(coin(after.coins, after.room));
        active.push(ROW_SET + ranks[0].of(line_set(built)));
        active.push(COLUMN_SET + ranks[0].of(line_set(turned)));
        active.push(TYPE_SET + ranks[1].of(type_set));
        active.push(LEAD + usize::from(self.lead));
        active
    }
}

/// The lead of a player over the best phantom that scores, if the game ended now; from 0, half is none (§11).
fn lead(config: &GameConfig, state: &State, seat: usize) -> u8 {
    let Some(bonus) = config.phantom_bonus() else { return 0 };
    let (layout, score) = (config.layout(), state.score());
    let sheet = state.sheet(seat);
    let own = score.types_vp(layout, seat) + line_vp(sheet.built()) + coins_vp(sheet.coins());
    let best = (config.players()..config.rows()).map(|row| score.types_vp(layout, row)).max().unwrap_or(0);
    let lead = i32::from(own) - i32::from(best) - i32::from(bonus) + LEADS as i32 / 2;
    lead.clamp(0, LEADS as i32 - 1) as u8
}

/// The entries of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Active {
    list: [u32; ACTIVE],
    count: usize,
}

impl Active {
    fn push(&mut self, entry: usize) {
        self.list[self.count] = entry as u32;
        self.count += 1;
    }

    #[inline]
    pub fn entries(&self) -> &[u32] {
        &self.list[..self.count]
    }
}
