//! What only this game says of its finished games, as the program asks for it.

use std::collections::HashSet;

use super::high_scores::levels;
use crate::{
    rules::{Module, Scoring},
    session::{RowFacts, StatisticsDesk},
    text::{modules::module, names},
};
use common::{
    BuildingType,
    contract::OwnFigures,
    statistics::{Chart, Drawing, Line, Play, Shape},
    words::{
        sentence,
        skill::{adjusted_chart, loss_chart},
    },
};
use text::Texts;

/// What can be looked at, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// Types, wall and modules.
    Split,
    /// VP and tiles of each type.
    Types,
    /// VP of each scoring.
    Scorings,
    /// What was bought, and what of it was paid exactly.
    Purchases,
    /// Results without luck.
    Adjusted,
    /// Loss per decision.
    Loss,
}

impl Topic {
    const ALL: [Self; 6] =
        [Self::Split, Self::Types, Self::Scorings, Self::Purchases, Self::Adjusted, Self::Loss];

    fn name(self, texts: &Texts) -> &str {
        match self {
            Self::Split => texts.statistics_split(),
            Self::Types => texts.statistics_types(),
            Self::Scorings => texts.alhambra_statistics_scorings(),
            Self::Purchases => texts.alhambra_statistics_purchases(),
            Self::Adjusted => texts.statistics_adjusted(),
            Self::Loss => texts.alhambra_statistics_loss(),
        }
    }

    const fn file(self) -> &'static str {
        match self {
            Self::Split => "split",
            Self::Types => "types",
            Self::Scorings => "scorings",
            Self::Purchases => "purchases",
            Self::Adjusted => "adjusted",
            Self::Loss => "loss",
        }
    }

    /// What lines are, and each of their figures.
    fn heads(self, texts: &Texts) -> Vec<&str> {
        match self {
            Self::Split => vec![texts.statistics_part(), texts.statistics_vp()],
            Self::Types => vec![texts.statistics_type(), texts.statistics_vp(), texts.alhambra_new_tiles()],
            Self::Scorings => vec![self.name(texts), texts.statistics_vp()],
            Self::Purchases => vec![self.name(texts), texts.statistics_per_game()],
            // What they say is that of any game.
            Self::Adjusted | Self::Loss => Vec::new(),
        }
    }
}

impl OwnFigures for StatisticsDesk {
    fn changes(&self) -> u64 {
        self.changes()
    }

    fn reading(&self) -> Option<usize> {
        None
    }

    fn topics<'a>(&self, texts: &'a Texts) -> Vec<&'a str> {
        Topic::ALL.map(|topic| topic.name(texts)).to_vec()
    }

    fn lists(&self, texts: &Texts) -> Vec<(String, Vec<String>)> {
        let modules = self.modules().into_iter().map(|modules| mix(texts, modules)).collect();
        let opponents = self.opponents().into_iter().map(|own| levels(texts, own)).collect();
        vec![
            (texts.alhambra_new_modules().to_owned(), modules),
            (texts.alhambra_statistics_computers().to_owned(), opponents),
        ]
    }

    fn files(&self, chosen: &[usize]) -> HashSet<&str> {
        let at = |list: usize| chosen.get(list)?.checked_sub(1);
        let modules = at(0).and_then(|at| self.modules().get(at).copied());
        let opponents = at(1).and_then(|at| self.opponents().get(at).copied());
        self.files(modules, opponents)
    }

    fn chart(&self, texts: &Texts, topic: usize, plays: &[Play<'_>]) -> Chart {
        let topic = Topic::ALL.get(topic).copied().unwrap_or(Topic::Split);
        let called = |remark| (topic.file(), topic.name(texts), remark);
        match topic {
            Topic::Adjusted => {
                let called = called(texts.alhambra_statistics_reviewed());
                return adjusted_chart(texts, called, &self.skilled(plays));
            }
            Topic::Loss => {
                let called = called(texts.alhambra_statistics_reviewed_loss());
                return loss_chart(texts, called, &self.skilled(plays));
            }
            Topic::Split | Topic::Types | Topic::Scorings | Topic::Purchases => {}
        }
        Chart {
            file: topic.file(),
            title: topic.name(texts).to_owned(),
            remarks: Vec::new(),
            heads: topic.heads(texts).into_iter().map(str::to_owned).collect(),
            lines: lines(texts, topic, &self.rows(plays)),
            file_names: None,
            shape: Shape::Rows,
            drawing: Drawing {
                are_vp: topic != Topic::Purchases,
                buildings: if topic == Topic::Types { BuildingType::ALL.to_vec() } else { Vec::new() },
                ..Drawing::default()
            },
        }
    }
}

/// Modules that are played together.
fn mix(texts: &Texts, modules: &[Module]) -> String {
    match modules {
        [] => texts.alhambra_statistics_no_modules().to_owned(),
        modules => modules.iter().map(|of| module(texts, *of)).collect::<Vec<_>>().join(", "),
    }
}

/// The means of some rows; none of no rows.
fn lines(texts: &Texts, topic: Topic, rows: &[RowFacts<'_>]) -> Vec<Line> {
    let bought: Vec<[u16; 2]> = rows.iter().filter_map(|(row, _)| row.purchases).collect();
    if rows.is_empty() || topic == Topic::Purchases && bought.is_empty() {
        return Vec::new();
    }
    let mean = |of: &dyn Fn(&RowFacts<'_>) -> u16| {
        let sum: u32 = rows.iter().map(|row| u32::from(of(row))).sum();
        Some(f64::from(sum) / rows.len() as f64)
    };
    match topic {
        Topic::Split => vec![
            (texts.types().to_owned(), vec![mean(&|(row, _)| row.types_vp())]),
            (texts.alhambra_wall().to_owned(), vec![mean(&|(row, _)| row.wall)]),
            (texts.alhambra_new_modules().to_owned(), vec![mean(&|(row, _)| row.modules)]),
        ],
        Topic::Types => {
            let line = |building: BuildingType| {
                let at = building.index();
                let figures = vec![mean(&|(row, _)| row.types[at]), mean(&|(_, tiles)| tiles[at].into())];
                (sentence(&texts.building_name(building)), figures)
            };
            BuildingType::ALL.into_iter().map(line).collect()
        }
        Topic::Scorings => {
            let line = |scoring: Scoring| {
                let figures = vec![mean(&|(row, _)| row.scorings[scoring.index()])];
                (sentence(&names::scoring(texts, scoring)), figures)
            };
            Scoring::ALL.into_iter().map(line).collect()
        }
        Topic::Purchases => {
            let mean = |k: usize| {
                let sum: u32 = bought.iter().map(|bought| u32::from(bought[k])).sum();
                vec![Some(f64::from(sum) / bought.len() as f64)]
            };
            vec![
                (texts.alhambra_statistics_bought().to_owned(), mean(0)),
                (texts.alhambra_statistics_exactly().to_owned(), mean(1)),
            ]
        }
        Topic::Adjusted | Topic::Loss => Vec::new(),
    }
}
