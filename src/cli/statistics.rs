//! `alhambra statistics`: what all finished games say together, as the page of statistics has it.

use std::{io::Write, path::Path};

use clap::{Args, ValueEnum};
use serde_json::{Map, Value, json};

use super::{
    data_folder::data_folder,
    plays::{PlayFilter, Plays},
};
use common::{
    commands::Failure,
    contract::GameList,
    statistics::{
        Chart, Distribution, GameResult, Group, Grouping, Pairing, Person, groups, pairings, people,
    },
    words::{
        charts::{Charts, Topic, figure_text, is_one_game},
        columns, json_text,
    },
};
use text::{Texts, plain};

#[derive(Debug, Args)]
pub(super) struct Statistics {
    #[arg(long, value_enum, value_name = "WHAT", hide_possible_values = true)]
    by: Option<By>,
    #[command(flatten)]
    filter: PlayFilter,
    #[arg(long)]
    json: bool,
}

/// What is told; without it people and games are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum By {
    People,
    Pairings,
    Games,
    Places,
    Years,
    Months,
    Players,
}

impl By {
    const fn topic(self) -> Topic {
        match self {
            Self::People => Topic::People,
            Self::Pairings => Topic::Pairings,
            Self::Games => Topic::By(Grouping::Game),
            Self::Places => Topic::By(Grouping::Place),
            Self::Years => Topic::By(Grouping::Year),
            Self::Months => Topic::By(Grouping::Month),
            Self::Players => Topic::By(Grouping::Players),
        }
    }
}

impl Statistics {
    pub(super) fn run(
        self,
        list: GameList,
        texts: &Texts,
        data_dir: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let plays = Plays::read(list, texts, &data_folder(texts, data_dir)?, &self.filter)?;
        let results = plays.passing(texts)?;
        let told = self.by.map_or_else(|| vec![By::People, By::Games], |by| vec![by]);
        if self.json {
            let told = told.into_iter().map(By::topic);
            let all: Map<String, Value> =
                told.map(|topic| (topic.id().to_owned(), figures(topic, &plays, &results))).collect();
            return Ok(writeln!(out, "{}", json_text(&all.into()))?);
        }
        let counted = common::statistics::plays(&results, &plays.filter);
        let charts = Charts {
            texts,
            game_name: &|game| list.name_of(texts, game),
            filter: &plays.filter,
            results: &results,
            plays: &counted,
        };
        writeln!(out, "{}", texts.statistics_counted(results.len(), people(&results).len()))?;
        for by in told {
            write!(out, "\n{}", chart(texts, &charts.chart(by.topic())))?;
        }
        Ok(())
    }
}

/// A chart as lines.
fn chart(texts: &Texts, chart: &Chart) -> String {
    let figure = |figure: &Option<f64>| figure.map_or_else(|| "–".to_owned(), |it| figure_text(texts, it));
    let line = |(name, figures): &(String, Vec<Option<f64>>)| {
        (plain(name), figures.iter().map(figure).collect::<Vec<_>>())
    };
    let lines: Vec<_> = chart.lines.iter().map(line).collect();
    let mut told = vec![chart.title.clone()];
    told.extend(columns(&chart.heads[1..], &lines));
    let hint = |remark: &String| {
        let is_of_window = remark == texts.statistics_one_game();
        if is_of_window { texts.statistics_with_game().to_owned() } else { remark.clone() }
    };
    told.extend(chart.remarks.iter().map(hint));
    told.join("\n") + "\n"
}

/// The same figures for programs, in full; points only of one game.
fn figures(topic: Topic, plays: &Plays, results: &[&GameResult]) -> Value {
    let is_one_game = is_one_game(results);
    let with_points = |mut of: Value, has_points: bool, totals: &Distribution| {
        if has_points && !totals.totals.is_empty() {
            of["mean"] = totals.mean().into();
            of["median"] = totals.quantile(0.5).into();
            of["best"] = totals.best().into();
            of["worst"] = totals.worst().into();
        }
        of
    };
    let person = |person: &Person| {
        let of = json!({
            "name": person.name, "games": person.games, "contests": person.contests, "wins": person.wins,
            "share": person.share_of_wins(), "mean_place": person.mean_place(), "streak": person.streak[1],
        });
        with_points(of, is_one_game, &person.totals)
    };
    let people = people(results);
    match topic {
        Topic::Pairings => {
            let name = |id: &String| people.iter().find(|person| person.id == *id).map(|person| &person.name);
            let pairing = |of: &Pairing| {
                let mut told =
                    json!({"names": of.who.each_ref().map(name), "games": of.games, "ahead": of.ahead});
                if is_one_game {
                    told["margin"] = of.margin.into();
                }
                told
            };
            pairings(results).iter().map(pairing).collect()
        }
        Topic::By(grouping) => {
            let has_points = is_one_game || grouping == Grouping::Game;
            let group = |group: &Group| {
                let name = if grouping == Grouping::Place { &group.name } else { &group.key };
                let mut of = json!({
                    "key": name, "games": group.games, "people": group.people, "hours": group.hours,
                });
                if has_points {
                    of["winning"] = group.winning.into();
                }
                with_points(of, has_points, &group.totals)
            };
            groups(results, &plays.filter, grouping).iter().map(group).collect()
        }
        _ => people.iter().map(person).collect(),
    }
}
