//! The reason for each VP (§A2, §A5, §A6), as typed data.

use super::{Holdings, Module, ModulePoints, Row, Scoring, ScoringSnapshot, TypeRank, standings};
use common::BuildingType;
use kernel::Breakdown;

/// What a number of a score is, and why it is so much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// All scorings of somebody who plays.
    Total,
    /// All scorings of the third player, who never wins (§A5.4).
    ThirdPlayer,
    /// One scoring.
    Scoring(Scoring),
    /// The longest line of so many wall pieces (§A2.3).
    Wall(u16),
    /// All types.
    Types,
    /// A type.
    Type(TypeReason),
    /// All that there is of a module (§A6).
    Module(Module),
    /// A piece of one, or the falcons of a kind.
    Points(ModulePoints),
}

impl Reason {
    /// What exports call it.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Total | Self::ThirdPlayer => "total".to_owned(),
            Self::Scoring(scoring) => format!("scoring_{}", scoring.number()),
            Self::Wall(_) => "wall".to_owned(),
            Self::Types => "types".to_owned(),
            Self::Type(of) => of.building.name().to_owned(),
            Self::Module(module) => module.rules().name.to_owned(),
            Self::Points(points) => points.key().to_owned(),
        }
    }
}

/// Why a row gets so much for a type (§A2.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeReason {
    /// Which.
    pub building: BuildingType,
    /// Tiles, rank, and what it gives.
    pub standing: TypeRank,
    /// The other rows that share the places, from 0.
    pub with: Vec<usize>,
    /// VP of the places taken: fewer than rows that share where fewer remain.
    pub places: &'static [u8],
}

impl TypeReason {
    /// Whether the places do not divide evenly among those who share them: the rest is lost.
    #[must_use]
    pub fn is_rounded(&self) -> bool {
        let sum: u16 = self.places.iter().map(|&vp| u16::from(vp)).sum();
        let sharing = u16::from(self.standing.rank.sharing);
        sharing > 0 && !sum.is_multiple_of(sharing)
    }
}

/// How the total of every row comes about in these scorings, row by row.
#[must_use]
pub fn breakdown(held: &[ScoringSnapshot]) -> Vec<Breakdown<Reason>> {
    let mut rows: Vec<Breakdown<Reason>> = Vec::new();
    for held in held {
        for (row, (of, vp)) in held.rows.iter().zip(scored(held)).enumerate() {
            if row == rows.len() {
                let is_player = of.holdings().is_some();
                rows.push(Breakdown::leaf(if is_player { Reason::Total } else { Reason::ThirdPlayer }, 0));
            }
            rows[row].vp += vp.vp;
            rows[row].parts.push(vp);
        }
    }
    rows
}

/// How what every row gets in one scoring comes about, in the order of §A2.4.
#[must_use]
pub fn scored(held: &ScoringSnapshot) -> Vec<Breakdown<Reason>> {
    let types = BuildingType::ALL.map(|building| of_type(held, building));
    let parts = |(row, of): (usize, &Row)| {
        let types = types.iter().map(|rows| rows[row].clone()).collect();
        let types = Breakdown::sum(Reason::Types, types);
        let parts = match of.holdings() {
            Some(holdings) => {
                let mut parts =
                    vec![Breakdown::leaf(Reason::Wall(holdings.wall), holdings.wall.into()), types];
                parts.extend(of_modules(held.scoring, holdings));
                parts
            }
            None => vec![types],
        };
        Breakdown::sum(Reason::Scoring(held.scoring), parts)
    };
    held.rows.iter().enumerate().map(parts).collect()
}

/// What every row gets for a type.
fn of_type(held: &ScoringSnapshot, building: BuildingType) -> Vec<Breakdown<Reason>> {
    let standings = standings(held.scoring, building, &held.tiles(building));
    let printed = held.scoring.places(building);
    let reason = |(row, &standing): (usize, &TypeRank)| {
        let rank = standing.rank;
        let from = usize::from(rank.before).min(printed.len());
        let to = (from + usize::from(rank.sharing)).min(printed.len());
        let shares = |other: &usize| *other != row && rank.sharing > 0 && standings[*other].rank == rank;
        let with = (0..standings.len()).filter(shares).collect();
        let reason = TypeReason { building, standing, with, places: &printed[from..to] };
        Breakdown::leaf(Reason::Type(reason), standing.vp.into())
    };
    standings.iter().enumerate().map(reason).collect()
}

/// What a player gets for each module of which there is anything.
fn of_modules(scoring: Scoring, holdings: &Holdings) -> Vec<Breakdown<Reason>> {
    let leaf = |points: &ModulePoints| Breakdown::leaf(Reason::Points(points.clone()), points.vp.into());
    let of = |module| Breakdown::sum(Reason::Module(module), holdings.points(module).map(leaf).collect());
    let scoring = Module::ALL.into_iter().filter(|module| module.scores_at(scoring));
    scoring.map(of).filter(|module| !module.parts.is_empty()).collect()
}

/// What the score of a row is made of.
pub trait BreakdownExt {
    /// The VP with which a row can win; the third player has none.
    #[must_use]
    fn winning_vp(&self) -> Option<i32>;
}

impl BreakdownExt for Breakdown<Reason> {
    fn winning_vp(&self) -> Option<i32> {
        (self.reason != Reason::ThirdPlayer).then_some(self.vp)
    }
}
