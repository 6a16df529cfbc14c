//! The charts that only this game has, each drawn from the chosen results.

use crate::{
    advisor::Goal,
    files::layout_hash,
    log::NamedLayout,
    rules::Cell,
    statistics::{Fairness, GameFacts, OwnPlay, TypeSums, actions, coins, heat_map, split, types},
    text::names::building_name,
};
use common::{
    BuildingType,
    play::Skills,
    statistics::{Chart, Drawing, Line, Play, Shape},
    words::skill::{Called, SkilledPlay, adjusted_chart, loss_chart},
};
use text::Texts;

/// What can be looked at, in the order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topic {
    /// Types, lines and coins.
    #[default]
    Split,
    /// Types won, completed, and awards.
    Types,
    /// Cells built.
    Cells,
    /// Coins and special actions.
    Coins,
    /// The program's dice.
    ProgramDice,
    /// Dice that people rolled.
    TypedDice,
    /// Results without luck.
    Adjusted,
    /// Loss per decision.
    Loss,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Split,
        Self::Types,
        Self::Cells,
        Self::Coins,
        Self::ProgramDice,
        Self::TypedDice,
        Self::Adjusted,
        Self::Loss,
    ];

    /// What it is called.
    pub fn name(self, texts: &Texts) -> &str {
        match self {
            Self::Split => texts.statistics_split(),
            Self::Types => texts.statistics_types(),
            Self::Cells => texts.statistics_cells(),
            Self::Coins => texts.statistics_coins(),
            Self::ProgramDice => texts.statistics_program_dice(),
            Self::TypedDice => texts.statistics_typed_dice(),
            Self::Adjusted => texts.statistics_adjusted(),
            Self::Loss => texts.statistics_loss(),
        }
    }

    const fn file(self) -> &'static str {
        match self {
            Self::Split => "split",
            Self::Types => "types",
            Self::Cells => "cells",
            Self::Coins => "coins",
            Self::ProgramDice => "program-dice",
            Self::TypedDice => "typed-dice",
            Self::Adjusted => "adjusted",
            Self::Loss => "loss",
        }
    }
}

type Lines = Vec<Line>;

/// The chosen games and results, and the words to tell them in.
pub struct Figures<'a> {
    pub texts: &'a Texts,
    pub games: &'a [&'a GameFacts],
    pub plays: &'a [OwnPlay<'a>],
    /// What the kept analyses say.
    pub skills: &'a Skills,
}

impl Figures<'_> {
    /// A chart of the chosen results.
    pub fn chart(&self, topic: Topic) -> Chart {
        let texts = self.texts;
        let mut remarks = Vec::new();
        let (shape, heads, lines): (Shape, Vec<&str>, Lines) = match topic {
            Topic::Split => {
                let names = [texts.types(), texts.lines(), texts.coins()];
                let lines = names.into_iter().zip(split(self.plays)).map(|(name, vp)| one(name, vp));
                (Shape::Rows, vec![texts.statistics_part(), texts.statistics_vp()], lines.collect())
            }
            Topic::Types => (
                Shape::Rows,
                vec![
                    texts.statistics_type(),
                    texts.statistics_vp(),
                    texts.statistics_won(),
                    texts.statistics_completed(),
                    texts.statistics_early(),
                ],
                self.types(),
            ),
            Topic::Cells => {
                let map = heat_map(self.plays);
                remarks.push(texts.statistics_sheets(map.sheets as usize));
                let name = |k: usize| texts.statistics_cell(k / 6 + 1, k % 6 + 1);
                let lines = (0..Cell::COUNT).filter(|_| map.sheets > 0);
                let lines = lines.map(|k| (name(k), vec![Some(map.cells[k].into())])).collect();
                (Shape::Cells, vec![texts.statistics_cells(), texts.statistics_built()], lines)
            }
            Topic::Coins => {
                (Shape::Rows, vec![texts.statistics_coins(), texts.statistics_per_game()], self.coins())
            }
            Topic::ProgramDice | Topic::TypedDice => {
                let fairness = Fairness::of(self.games, usize::from(topic == Topic::TypedDice));
                remarks.extend(fairness.map(|fairness| self.fair(&fairness)));
                let heads =
                    vec![texts.statistics_face(), texts.statistics_thrown(), texts.statistics_expected()];
                (Shape::ColumnsAndMarks, heads, fairness.map(|fairness| faces(&fairness)).unwrap_or_default())
            }
            Topic::Adjusted => return adjusted_chart(texts, self.called(topic), &self.skilled()),
            Topic::Loss => return loss_chart(texts, self.called(topic), &self.skilled()),
        };
        Chart {
            file: topic.file(),
            title: topic.name(texts).to_owned(),
            remarks,
            heads: heads.into_iter().map(str::to_owned).collect(),
            lines: if self.plays.is_empty() { Vec::new() } else { lines },
            file_names: None,
            shape,
            drawing: Drawing {
                buildings: self.buildings(topic),
                are_vp: matches!(topic, Topic::Split | Topic::Types),
                ..Drawing::default()
            },
        }
    }

    /// What the lines stand for: types, or the cells of the standard sheet if all were played on it.
    fn buildings(&self, topic: Topic) -> Vec<BuildingType> {
        match topic {
            Topic::Types => BuildingType::ALL.to_vec(),
            Topic::Cells => {
                let (_, standard) = NamedLayout::standard();
                let hash = layout_hash(&standard);
                let is_standard = self.games.iter().all(|game| game.layout == hash);
                standard.grid().filter(|_| is_standard).map_or_else(Vec::new, |grid| grid.to_vec())
            }
            _ => Vec::new(),
        }
    }

    fn called(&self, topic: Topic) -> Called<'_> {
        (topic.file(), topic.name(self.texts), self.texts.statistics_reviewed())
    }

    /// The results of games for the highest total of which something is known.
    fn skilled(&self) -> Vec<SkilledPlay<'_>> {
        let known = self.plays.iter().filter_map(|&OwnPlay { result, game, seat }| {
            let skill = self.skills.of(&game.id)?;
            // With several players winning is what counts; earlier analyses may have judged totals.
            let of_total = skill.goal == Goal::Total && skill.players.len() == 1;
            skill.players.get(seat).filter(|_| of_total).map(|&skill| (Play { result, seat }, skill))
        });
        known.collect()
    }

    fn types(&self) -> Lines {
        let line = |(building, sums): (BuildingType, TypeSums)| {
            let figures = [sums.vp, sums.won as f64, sums.completed as f64, sums.early as f64];
            (building_name(self.texts, building), figures.map(Some).to_vec())
        };
        BuildingType::ALL.into_iter().zip(types(self.plays)).map(line).collect()
    }

    fn coins(&self) -> Lines {
        let texts = self.texts;
        let (Some(coins), Some([changed, second])) = (coins(self.plays), actions(self.plays)) else {
            return Vec::new();
        };
        vec![
            one(texts.statistics_earned(), coins.earned),
            one(texts.statistics_spent(), coins.spent),
            one(texts.statistics_wasted(), coins.wasted),
            one(texts.statistics_changed(), changed),
            one(texts.statistics_second(), second),
        ]
    }

    fn fair(&self, fairness: &Fairness) -> String {
        let thrown: u32 = fairness.faces.iter().sum();
        match fairness.of_a_hundred() {
            0 => self.texts.statistics_unfair(thrown),
            often => self.texts.statistics_fair(thrown, often),
        }
    }
}

fn one(name: &str, figure: f64) -> (String, Vec<Option<f64>>) {
    (name.to_owned(), vec![Some(figure)])
}

fn faces(fairness: &Fairness) -> Lines {
    let line =
        |(face, thrown): (u8, u32)| (face.to_string(), vec![Some(thrown.into()), Some(fairness.expected)]);
    (1..).zip(fairness.faces).map(line).collect()
}
