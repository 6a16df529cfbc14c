//! The reason for each number of a score card (§6–§8, §11), as typed data.

use super::{
    GameConfig, Holdings, LINE_VP, Lines, ScoreSheet, TypeRank, coins_vp, column_counts, row_counts,
};
use common::BuildingType;
use kernel::Breakdown;

/// What a number of a score card is, and why it is so much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// All together.
    Total,
    /// A phantom that nobody plays against: what its places give, nobody gets (§6).
    Nobody,
    /// All types.
    Types,
    /// A type.
    Type(TypeReason),
    /// All rows and columns (§7.2).
    Lines,
    /// A row of a sheet that is known.
    Row {
        /// Which, from 1.
        row: u8,
        /// How many are built.
        count: u8,
    },
    /// A column of a sheet that is known.
    Column {
        /// Which, from 1.
        column: u8,
        /// How many are built.
        count: u8,
    },
    /// Rows and columns of a sheet that is not known.
    LinesOf {
        /// How many are built in each.
        count: u8,
        /// How many rows and columns.
        lines: u8,
    },
    /// Coins left (§7.3).
    Coins(u8),
    /// The fixed bonus of a phantom (§11).
    Bonus,
}

/// Why a row gets so much for a type (§6, §7.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeReason {
    /// Which.
    pub building: BuildingType,
    /// Boxes, the round of completion, the first place, and what it gives.
    pub standing: TypeRank,
    /// The other rows that share the places, from 0.
    pub with: Vec<usize>,
    /// The printed VP of the places taken: fewer than rows that share where fewer remain.
    pub places: Vec<u8>,
}

impl TypeReason {
    fn of(config: &GameConfig, score: &ScoreSheet, row: usize, building: BuildingType) -> Self {
        let standing_of = |row| score.standing(config.layout(), row, building);
        let standing = standing_of(row);
        let shares = |other: &usize| {
            let other_standing = standing_of(*other);
            let is_alike =
                (other_standing.before, other_standing.sharing) == (standing.before, standing.sharing);
            *other != row && standing.sharing > 0 && is_alike
        };
        let printed = config.layout().vp(building);
        let from = usize::from(standing.before).min(printed.len());
        let to = (from + usize::from(standing.sharing)).min(printed.len());
        Self {
            building,
            standing,
            with: (0..config.rows()).filter(shares).collect(),
            places: printed[from..to].to_vec(),
        }
    }

    /// Whether the places do not divide evenly among those who share them: the rest is lost.
    #[must_use]
    pub fn is_rounded(&self) -> bool {
        let sum: u16 = self.places.iter().map(|&vp| u16::from(vp)).sum();
        self.standing.sharing > 0 && !sum.is_multiple_of(self.standing.sharing.into())
    }
}

/// How the total of every row comes about if the round and the game ended now (§7, §8).
///
/// `holdings` has one entry for each real player, none where it is not known yet, and `built` the cells of each whose sheet is
/// known.
#[must_use]
pub fn breakdown(
    config: &GameConfig,
    score: &ScoreSheet,
    holdings: &[Option<Holdings>],
    built: &[Option<u64>],
) -> Vec<Breakdown<Reason>> {
    let card = |row: usize| {
        let scores = config.scores(row);
        let of_type = |building| {
            let reason = TypeReason::of(config, score, row, building);
            let vp = if scores { reason.standing.vp.into() } else { 0 };
            Breakdown::leaf(Reason::Type(reason), vp)
        };
        let mut parts = vec![Breakdown::sum(Reason::Types, BuildingType::ALL.map(of_type).to_vec())];
        if row < config.players() {
            if let Some(Holdings { lines, coins }) = holdings.get(row).copied().flatten() {
                let lines = built.get(row).copied().flatten().map_or_else(|| of_numbers(lines), of_sheet);
                parts.push(Breakdown::sum(Reason::Lines, lines));
                parts.push(Breakdown::leaf(Reason::Coins(coins), coins_vp(coins).into()));
            }
        } else if let Some(bonus) = config.phantom_bonus() {
            parts.push(Breakdown::leaf(Reason::Bonus, bonus.into()));
        }
        Breakdown::sum(if scores { Reason::Total } else { Reason::Nobody }, parts)
    };
    (0..config.rows()).map(card).collect()
}

/// The rows and columns of a sheet that bring anything, each by itself.
fn of_sheet(built: u64) -> Vec<Breakdown<Reason>> {
    let rows = (1..).zip(row_counts(built)).map(|(row, count)| (Reason::Row { row, count }, count));
    let columns =
        (1..).zip(column_counts(built)).map(|(column, count)| (Reason::Column { column, count }, count));
    rows.chain(columns)
        .map(|(reason, count)| Breakdown::leaf(reason, LINE_VP[usize::from(count)].into()))
        .filter(|line| line.vp > 0)
        .collect()
}

/// Rows and columns of which only the numbers are known.
fn of_numbers(lines: Lines) -> Vec<Breakdown<Reason>> {
    [(4, lines.four), (5, lines.five), (6, lines.six)]
        .into_iter()
        .filter(|&(_, lines)| lines > 0)
        .map(|(count, lines)| {
            let vp = i32::from(lines) * i32::from(LINE_VP[usize::from(count)]);
            Breakdown::leaf(Reason::LinesOf { count, lines }, vp)
        })
        .collect()
}

/// What the score of a row is made of.
pub trait BreakdownExt {
    /// The total of a row; none of a phantom that nobody plays against.
    #[must_use]
    fn total(&self) -> Option<i32>;

    /// What all types bring.
    #[must_use]
    fn types_vp(&self) -> i32;

    /// What rows and columns bring; none of a phantom.
    #[must_use]
    fn lines_vp(&self) -> Option<i32>;

    /// What the coins left bring; none of a phantom.
    #[must_use]
    fn coins_vp(&self) -> Option<i32>;

    /// The bonus of a phantom that one plays against.
    #[must_use]
    fn bonus_vp(&self) -> Option<i32>;

    /// Why a row gets so much for each type, in the order of the score sheet.
    fn types(&self) -> impl Iterator<Item = &TypeReason>;
}

impl BreakdownExt for Breakdown<Reason> {
    fn total(&self) -> Option<i32> {
        (self.reason != Reason::Nobody).then_some(self.vp)
    }

    fn types_vp(&self) -> i32 {
        vp_of(self, |reason| *reason == Reason::Types).unwrap_or_default()
    }

    fn lines_vp(&self) -> Option<i32> {
        vp_of(self, |reason| *reason == Reason::Lines)
    }

    fn coins_vp(&self) -> Option<i32> {
        vp_of(self, |reason| matches!(reason, Reason::Coins(_)))
    }

    fn bonus_vp(&self) -> Option<i32> {
        vp_of(self, |reason| *reason == Reason::Bonus)
    }

    fn types(&self) -> impl Iterator<Item = &TypeReason> {
        let types = self.parts.iter().filter(|part| part.reason == Reason::Types);
        types.flat_map(|types| &types.parts).filter_map(|part| match &part.reason {
            Reason::Type(reason) => Some(reason),
            _ => None,
        })
    }
}

fn vp_of(score: &Breakdown<Reason>, is_such: impl Fn(&Reason) -> bool) -> Option<i32> {
    score.find(&is_such).map(|part| part.vp)
}
