//! The race forecast of a score pad: who can still get what for each type (§6, §7.1).
//!
//! A continuation is whatever the rules allow from what the table knows. Dice are unknown to it, so a player may build
//! any type in any turn, or none: coins can always be taken (§4.3b). Seconds are limited by the most coins possible
//! (§5.2). A phantom fills exactly one box a round, of a type that is not complete (§9). For one type the rows do not
//! hinder each other, so that what each of them can come to is all there is to know.

use std::cmp::Ordering;

use super::{
    Cell, CoinBounds, Entered, GameConfig, RowHistory, ScoreSheet, TypeRank, row_history::SETUP_BUILDINGS,
    score_sheet::rank,
};
use common::BuildingType;

/// What a row can still get for a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// How it would stand if the round and the game ended now.
    pub now: TypeRank,
    /// Boxes still to fill.
    pub missing: u8,
    /// The least VP of all continuations.
    pub least: u8,
    /// The most VP of all continuations.
    pub most: u8,
}

impl Prospect {
    /// Whether every continuation gives the same VP.
    #[must_use]
    pub const fn is_locked(&self) -> bool {
        self.least == self.most
    }
}

/// The race for one type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceForecast {
    /// The type.
    pub building: BuildingType,
    /// Places awarded in the rounds that are over, 0–3: the others are at stake.
    pub struck: u8,
    /// Row by row.
    pub rows: Vec<Prospect>,
}

/// The races for all types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// In the order of the score sheet.
    pub races: Vec<RaceForecast>,
    /// Row by row, the most VP of all types.
    most: Vec<u16>,
}

impl Forecast {
    /// The race for a type.
    #[must_use]
    pub fn race(&self, building: BuildingType) -> &RaceForecast {
        &self.races[building.index()]
    }

    /// Bounds of a row's VP of all types: never less than the first, never more than the second, which takes no more
    /// boxes than the row can still fill. Both need not be reached, for what others build for one type they do not build
    /// for another.
    #[must_use]
    pub fn bounds(&self, row: usize) -> (u16, u16) {
        let least = self.races.iter().map(|race| u16::from(race.rows[row].least)).sum();
        (least, self.most[row])
    }
}

/// The forecast of a table in this round: 0 in setup, one more than the last when all are over.
///
/// `histories` has one entry for each row. A row with one building in the current round may still build a second.
///
/// # Panics
/// When there are fewer row histories than rows.
#[must_use]
pub fn forecast(config: &GameConfig, sheet: &ScoreSheet, round: u8, histories: &[RowHistory]) -> Forecast {
    let chances: Vec<Vec<Chance>> =
        (0..config.rows()).map(|row| chances(config, row, round, &histories[row])).collect();
    // Row by row, the most VP with every number of boxes filled for the types looked at so far.
    let room = |row: usize| chances[row].last().map_or(0, |chance| usize::from(chance.boxes));
    let mut most: Vec<Vec<u16>> = (0..config.rows()).map(|row| vec![0; room(row) + 1]).collect();
    let mut race = |building| {
        let endings: Vec<Vec<Ending>> =
            (0..config.rows()).map(|row| endings(config, sheet, row, building, &chances[row])).collect();
        let mut prospect = |row: usize| {
            let shares = shares(config, building, &endings, row);
            most[row] = with_one_more(&most[row], &shares);
            let least = shares.iter().map(|share| share.least).min().unwrap_or(u8::MAX);
            let now = sheet.standing(config.layout(), row, building);
            let missing = config.layout().count(building) - now.boxes;
            Prospect { now, missing, least, most: shares.iter().map(|share| share.most).max().unwrap_or(0) }
        };
        let rows = (0..config.rows()).map(&mut prospect).collect();
        RaceForecast { building, struck: sheet.struck(building, round.saturating_sub(1)), rows }
    };
    let races = BuildingType::ALL.into_iter().map(&mut race).collect();
    Forecast { races, most: most.iter().map(|most| most.iter().copied().max().unwrap_or(0)).collect() }
}

/// The most VP with every number of boxes, one type more: it takes boxes from the others.
fn with_one_more(most: &[u16], shares: &[Share]) -> Vec<u16> {
    let mut more = vec![0; most.len()];
    for share in shares {
        for (more, before) in more.iter_mut().skip(share.filled.into()).zip(most) {
            *more = u16::max(*more, before + u16::from(share.most));
        }
    }
    more
}

/// How a row can end for a type: the boxes that it still fills, and its rank.
#[derive(Clone, Copy, Debug)]
struct Ending {
    filled: u8,
    rank: u8,
}

/// A round in which a row can still fill boxes.
#[derive(Clone, Copy, Debug)]
struct Chance {
    round: u8,
    /// Boxes that it can fill from now to the end of the round: a player at most, a phantom exactly.
    boxes: u8,
}

/// The rounds in which a row can still fill boxes.
fn chances(config: &GameConfig, row: usize, round: u8, history: &RowHistory) -> Vec<Chance> {
    let mut chances = Vec::new();
    if !history.is_open() {
        return chances;
    }
    let is_phantom = row >= config.players();
    let setup = match round {
        0 => SETUP_BUILDINGS.saturating_sub(history.entered(0).buildings),
        _ => 0,
    };
    if setup > 0 {
        chances.push(Chance { round: 0, boxes: setup });
    }
    let awaits = |at: u8| at >= round.max(1) && history.entered(at).is_missing();
    let mut purse = CoinBounds::new(config.layout().coins());
    for at in (1..=config.rounds()).filter(|&at| !awaits(at)) {
        purse.pass(&history.entered(at));
    }
    let this = history.entered(round);
    let second = round > 0 && this == (Entered { buildings: 1, ..Entered::default() });
    let most = |turns| if is_phantom { turns } else { purse.most_buildings(turns, second) };
    if second && most(0) > 0 {
        chances.push(Chance { round, boxes: most(0) });
    }
    for (turns, round) in (1..).zip((1..=config.rounds()).filter(|&at| awaits(at))) {
        chances.push(Chance { round, boxes: setup + most(turns) });
    }
    chances
}

/// Every way in which a row can end for a type.
fn endings(
    config: &GameConfig,
    sheet: &ScoreSheet,
    row: usize,
    building: BuildingType,
    chances: &[Chance],
) -> Vec<Ending> {
    let boxes = sheet.boxes(row, building);
    let missing = config.layout().count(building) - boxes;
    if missing == 0 {
        return vec![Ending {
            filled: 0,
            rank: rank(boxes, sheet.completed(row, building).unwrap_or_default()),
        }];
    }
    // A player need not build at all; a phantom must fill this type when no other has a box left.
    let elsewhere =
        if row < config.players() { u8::MAX } else { Cell::COUNT as u8 - sheet.buildings(row) - missing };
    let all = missing.saturating_add(elsewhere);
    let mut endings = Vec::new();
    let mut before = 0;
    for chance in chances {
        if missing.max(before + 1) <= all.min(chance.boxes) {
            endings.push(Ending { filled: missing, rank: rank(boxes + missing, chance.round.max(1)) });
        }
        before = chance.boxes;
    }
    let most = before.min(all);
    for filled in most.saturating_sub(elsewhere)..=most.min(missing - 1) {
        endings.push(Ending { filled, rank: rank(boxes + filled, 0) });
    }
    endings
}

/// What an ending of a row gives, over every rank that the other rows can have.
#[derive(Clone, Copy, Debug)]
struct Share {
    /// The boxes that the row still fills for it.
    filled: u8,
    /// VP.
    least: u8,
    most: u8,
}

/// What each ending of a row gives.
fn shares(config: &GameConfig, building: BuildingType, endings: &[Vec<Ending>], row: usize) -> Vec<Share> {
    let mut shares = Vec::with_capacity(endings[row].len());
    for &Ending { filled, rank: own } in &endings[row] {
        // Rows before and rows alike, of the rows looked at so far.
        let mut counts = vec![(0, 1)];
        let others = endings.iter().enumerate().filter(|&(other, _)| other != row);
        for (_, other) in others {
            let can = |order| other.iter().any(|ending| ending.rank.cmp(&own) == order);
            let (ahead, alike, behind) = (can(Ordering::Greater), can(Ordering::Equal), can(Ordering::Less));
            counts = counts
                .into_iter()
                .flat_map(|(before, sharing)| {
                    [
                        (ahead, (before + 1, sharing)),
                        (alike, (before, sharing + 1)),
                        (behind, (before, sharing)),
                    ]
                })
                .filter(|&(can, _)| can)
                .map(|(_, count)| count)
                .collect();
        }
        let (mut least, mut most) = (u8::MAX, 0);
        for (before, sharing) in counts {
            let vp = if own == 0 { 0 } else { config.layout().share(building, before, sharing) };
            (least, most) = (least.min(vp), most.max(vp));
        }
        shares.push(Share { filled, least, most });
    }
    shares
}
