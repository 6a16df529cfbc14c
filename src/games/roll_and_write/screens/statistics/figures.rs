//! The charts that there are, each from the games that were chosen.

use std::collections::HashMap;

use jiff::tz::TimeZone;

use super::chart::{Chart, Shape};
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            rules::Cell,
            session::StatisticsDesk,
            statistics::{
                Fairness, GameFacts, Pairing, Person, Play, SkillPoint, TrendPoint, TypeSums, actions, coins,
                distribution, heat_map, pairings, people, split, trend, types,
            },
            text::names::building_name,
        },
    },
    kernel::record::When,
    text::{Texts, day},
};

/// What can be looked at, in the order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topic {
    /// Results over time.
    #[default]
    Trend,
    /// How they are spread.
    Spread,
    /// Types, lines and coins.
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
    /// People.
    People,
    /// People against each other.
    Pairings,
    /// Results without luck.
    Adjusted,
    /// Loss per decision.
    Loss,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Trend,
        Self::Spread,
        Self::Split,
        Self::Types,
        Self::Cells,
        Self::Coins,
        Self::ProgramDice,
        Self::TypedDice,
        Self::People,
        Self::Pairings,
        Self::Adjusted,
        Self::Loss,
    ];

    /// What it is called.
    pub fn name(self, texts: &Texts) -> &str {
        match self {
            Self::Trend => texts.statistics_trend(),
            Self::Spread => texts.statistics_spread(),
            Self::Split => texts.statistics_split(),
            Self::Types => texts.statistics_types(),
            Self::Cells => texts.statistics_cells(),
            Self::Coins => texts.statistics_coins(),
            Self::ProgramDice => texts.statistics_program_dice(),
            Self::TypedDice => texts.statistics_typed_dice(),
            Self::People => texts.statistics_people(),
            Self::Pairings => texts.statistics_pairings(),
            Self::Adjusted => texts.statistics_adjusted(),
            Self::Loss => texts.statistics_loss(),
        }
    }

    const fn file(self) -> &'static str {
        match self {
            Self::Trend => "trend",
            Self::Spread => "distribution",
            Self::Split => "split",
            Self::Types => "types",
            Self::Cells => "cells",
            Self::Coins => "coins",
            Self::ProgramDice => "program-dice",
            Self::TypedDice => "typed-dice",
            Self::People => "people",
            Self::Pairings => "pairings",
            Self::Adjusted => "adjusted",
            Self::Loss => "loss",
        }
    }
}

/// So many games make a moving average.
const WINDOW: usize = 10;
/// So many VP are one bar of the distribution.
const STEP: u16 = 5;

type Lines = Vec<(String, Vec<Option<f64>>)>;

/// The games that were chosen, and the words to tell them in.
pub struct Figures<'a> {
    pub texts: &'a Texts,
    pub games: &'a [&'a GameFacts],
    pub plays: &'a [Play<'a>],
    pub desk: &'a StatisticsDesk,
}

impl Figures<'_> {
    /// A chart of what is chosen.
    pub fn chart(&self, topic: Topic) -> Chart {
        let texts = self.texts;
        let mut remarks = Vec::new();
        let (shape, heads, lines): (Shape, Vec<&str>, Lines) = match topic {
            Topic::Trend => {
                let (result, low, high) =
                    (texts.statistics_result(), texts.statistics_low(), texts.statistics_high());
                let heads =
                    vec![result.to_owned(), texts.statistics_mean(WINDOW), low.to_owned(), high.to_owned()];
                remarks.push(texts.statistics_usual().to_owned());
                return self.finish(
                    topic,
                    Shape::Trend,
                    (texts.statistics_date(), heads),
                    self.trend(),
                    remarks,
                );
            }
            Topic::Spread => {
                remarks.extend(self.spread_remarks());
                (Shape::Bars, vec![texts.statistics_vp(), texts.stats_games()], self.spread())
            }
            Topic::Split => {
                let names = [texts.types(), texts.lines(), texts.coins()];
                let lines = names.into_iter().zip(split(self.plays)).map(|(name, vp)| one(name, vp));
                (Shape::Bars, vec![texts.statistics_part(), texts.statistics_vp()], lines.collect())
            }
            Topic::Types => (
                Shape::BarsAndPoints,
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
                (Shape::Bars, vec![texts.statistics_coins(), texts.statistics_per_game()], self.coins())
            }
            Topic::ProgramDice | Topic::TypedDice => {
                let fairness = Fairness::of(self.games, usize::from(topic == Topic::TypedDice));
                remarks.extend(fairness.map(|fairness| self.fair(&fairness)));
                let heads =
                    vec![texts.statistics_face(), texts.statistics_thrown(), texts.statistics_expected()];
                (Shape::BarsAndPoints, heads, fairness.map(|fairness| faces(&fairness)).unwrap_or_default())
            }
            Topic::People => (
                Shape::BarsAndPoints,
                vec![
                    texts.statistics_person(),
                    texts.stats_average(),
                    texts.stats_best(),
                    texts.stats_games(),
                    texts.statistics_contests(),
                    texts.stats_wins(),
                ],
                self.people(),
            ),
            Topic::Pairings => (
                Shape::Bars,
                vec![
                    texts.statistics_pairing(),
                    texts.statistics_margin(),
                    texts.stats_games(),
                    texts.statistics_ahead(),
                    texts.statistics_behind(),
                ],
                self.pairings(),
            ),
            Topic::Adjusted | Topic::Loss => {
                remarks.push(texts.statistics_reviewed().to_owned());
                let heads = if topic == Topic::Loss {
                    vec![texts.statistics_date(), texts.statistics_loss()]
                } else {
                    vec![
                        texts.statistics_date(),
                        texts.statistics_result(),
                        texts.statistics_adjusted(),
                        texts.statistics_luck(),
                    ]
                };
                let shape = if topic == Topic::Loss { Shape::Bars } else { Shape::Course };
                (shape, heads, self.skill(topic))
            }
        };
        let head = heads.first().copied().unwrap_or_default();
        let others = heads.iter().skip(1).map(|head| (*head).to_owned()).collect();
        self.finish(topic, shape, (head, others), lines, remarks)
    }

    fn finish(
        &self,
        topic: Topic,
        shape: Shape,
        (head, others): (&str, Vec<String>),
        lines: Lines,
        remarks: Vec<String>,
    ) -> Chart {
        let heads = std::iter::once(head.to_owned()).chain(others).collect();
        let title = topic.name(self.texts).to_owned();
        let file_names = self.file_names(topic);
        Chart { file: topic.file(), title, remarks, heads, lines, file_names, shape }
    }

    /// Results are told by date and person in files, where dates are those of ISO 8601.
    fn file_names(&self, topic: Topic) -> Option<(Vec<String>, Vec<Vec<String>>)> {
        let plays: Vec<&Play<'_>> = match topic {
            Topic::Trend => self.plays.iter().collect(),
            Topic::Adjusted | Topic::Loss => {
                let known = SkillPoint::all(self.plays, |id| self.desk.skill(id));
                known.iter().map(|point| &self.plays[point.result]).collect()
            }
            _ => return None,
        };
        let heads = [self.texts.statistics_date(), self.texts.statistics_person()].map(str::to_owned);
        let line = |play: &Play<'_>| {
            let day = play.game.when().day(&TimeZone::system()).to_string();
            vec![day, play.player().name.clone()]
        };
        Some((heads.into(), plays.into_iter().map(line).collect()))
    }

    fn trend(&self) -> Lines {
        let line = |point: TrendPoint| {
            let TrendPoint { when, total, mean, deviation } = point;
            let figures = [total.into(), mean, mean - deviation, mean + deviation];
            (self.day(when), figures.map(Some).to_vec())
        };
        trend(self.plays, WINDOW).into_iter().map(line).collect()
    }

    fn spread(&self) -> Lines {
        let name = |least: u16| self.texts.statistics_from_to(least, least + STEP - 1);
        let bins = distribution(self.plays).bins(STEP).into_iter();
        bins.map(|(least, count)| (name(least), vec![Some(count as f64)])).collect()
    }

    fn spread_remarks(&self) -> Vec<String> {
        let spread = distribution(self.plays);
        let quantile =
            |share| spread.quantile(share).map(|total| super::chart::figure_text(self.texts, total));
        let middle = [0.25, 0.5, 0.75].map(quantile);
        let [Some(low), Some(middle), Some(high)] = middle else { return Vec::new() };
        let newest = self.plays.last().map(|play| play.player().total);
        let percent = newest.and_then(|total| Some((total, spread.percentile(total)? * 100.0)));
        let percent =
            percent.map(|(total, share)| self.texts.statistics_percentile(total, share.round() as u8));
        std::iter::once(self.texts.statistics_quartiles(&middle, &low, &high)).chain(percent).collect()
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

    fn people(&self) -> Lines {
        let line = |person: Person| {
            let counts = [person.games, person.contests, person.wins].map(|count| Some(count as f64));
            let means = [Some(person.mean), Some(person.best.into())];
            (person.name, means.into_iter().chain(counts).collect())
        };
        people(self.games).into_iter().map(line).collect()
    }

    fn pairings(&self) -> Lines {
        let people = people(self.games);
        let names: HashMap<&str, &str> =
            people.iter().map(|person| (person.id.as_str(), person.name.as_str())).collect();
        let name = |id: &String| names.get(id.as_str()).copied().unwrap_or_default();
        let line = |pairing: &Pairing| {
            let [one, other] = [0, 1].map(|k| name(&pairing.who[k]));
            let counts = [pairing.games, pairing.ahead[0], pairing.ahead[1]].map(|count| Some(count as f64));
            let figures = std::iter::once(Some(pairing.margin)).chain(counts).collect();
            (self.texts.statistics_two(one, other), figures)
        };
        pairings(self.games).iter().map(line).collect()
    }

    fn day(&self, when: When) -> String {
        day(self.texts, when.day(&TimeZone::system()))
    }

    fn skill(&self, topic: Topic) -> Lines {
        let line = |point: SkillPoint| {
            let figures = match topic {
                Topic::Loss => vec![point.loss],
                _ => vec![Some(point.total.into()), Some(point.adjusted), Some(point.luck)],
            };
            (self.day(point.when), figures)
        };
        SkillPoint::all(self.plays, |id| self.desk.skill(id)).into_iter().map(line).collect()
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
