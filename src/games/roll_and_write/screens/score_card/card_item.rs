//! The numbers of a score card: their order, their names, and why a row has them.

use crate::{
    rules::Reason,
    text::{names::building_name, score_text::ScoreText},
};
use common::BuildingType;
use kernel::Breakdown;

/// A number of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardItem {
    /// A type, by its place in the order of the score sheet.
    Type(usize),
    /// Rows and columns.
    Lines,
    /// Coins left.
    Coins,
    /// The bonus of a phantom.
    Bonus,
    /// All together.
    Total,
}

impl CardItem {
    /// All that a card can have, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        let types = (0..BuildingType::COUNT).map(Self::Type);
        types.chain([Self::Lines, Self::Coins, Self::Bonus, Self::Total])
    }

    /// The numbers that any of the cards has, in the order of the table.
    pub fn of_any(score: &ScoreText<'_>) -> Vec<Self> {
        let is_there = |item: &Self| score.rows.iter().any(|row| item.of(row).is_some());
        Self::all().filter(is_there).collect()
    }

    /// The number of a card; none where the row has no such number.
    pub fn of(self, card: &Breakdown<Reason>) -> Option<&Breakdown<Reason>> {
        card.find(&|reason| match (self, reason) {
            (Self::Type(k), Reason::Type(reason)) => reason.building == BuildingType::ALL[k],
            (Self::Lines, Reason::Lines)
            | (Self::Coins, Reason::Coins(_))
            | (Self::Bonus, Reason::Bonus)
            | (Self::Total, Reason::Total) => true,
            _ => false,
        })
    }

    /// Its name, as that of a column.
    pub fn name(self, score: &ScoreText<'_>) -> String {
        let texts = score.texts;
        match self {
            Self::Type(k) => building_name(texts, BuildingType::ALL[k]),
            Self::Lines => texts.lines().to_owned(),
            Self::Coins => texts.coins().to_owned(),
            Self::Bonus => texts.score_bonus().to_owned(),
            Self::Total => texts.total().to_owned(),
        }
    }

    /// Why a row has it, line by line.
    pub fn reasons(self, score: &ScoreText<'_>, row: usize) -> Vec<String> {
        self.of(&score.rows[row]).map_or_else(Vec::new, |number| score.lines(number))
    }
}
