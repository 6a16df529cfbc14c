//! `alhambra statistics`: what all finished games say together, as on the page of statistics.

use std::{io::Write, path::Path};

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use serde_json::{Map, Value, json};

use super::{
    data_folder::data_folder,
    plays::{PlayFilter, Plays},
};
use common::{
    commands::Failure,
    contract::GameList,
    statistics::{
        Chart, Distribution, GameResult, Group, Grouping, Line, Pairing, Person, Play, TrendPoint, by_course,
        by_game, distribution, groups, pairings, people, trend,
    },
    words::{
        charts::{Charts, STEP, Topic, WINDOW, figure_text, is_one_game},
        columns, json_text,
    },
};
use text::{Texts, plain};

#[derive(Debug, Args)]
pub(super) struct Statistics {
    #[arg(long, value_parser = topics(), value_name = "WHAT", hide_possible_values = true)]
    show: Option<Topic>,
    #[command(flatten)]
    filter: PlayFilter,
    #[arg(long)]
    json: bool,
}

/// The topics: whatever the page of statistics shows of any game.
fn topics() -> impl TypedValueParser<Value = Topic> {
    PossibleValuesParser::new(Topic::ALL.map(Topic::id)).map(|id| topic(&id))
}

fn topic(id: &str) -> Topic {
    Topic::ALL.into_iter().find(|topic| topic.id() == id).unwrap_or(Topic::People)
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
        let usual = || vec![Topic::People, Topic::By(Grouping::Game)];
        let told = self.show.map_or_else(usual, |topic| vec![topic]);
        let counted = common::statistics::plays(&results, &plays.filter);
        if self.json {
            let figures = |topic: Topic| (topic.id().to_owned(), figures(topic, &plays, &results, &counted));
            let all: Map<String, Value> = told.into_iter().map(figures).collect();
            return Ok(writeln!(out, "{}", json_text(&all.into()))?);
        }
        let charts = Charts {
            texts,
            game_name: &|game| list.name_of(texts, game),
            short_name: &|game| list.name_of(texts, game),
            filter: &plays.filter,
            results: &results,
            plays: &counted,
        };
        writeln!(out, "{}", texts.statistics_counted(results.len(), people(&results).len()))?;
        for topic in told {
            write!(out, "\n{}", chart(texts, &charts.chart(topic)))?;
        }
        Ok(())
    }
}

/// A chart as lines.
fn chart(texts: &Texts, chart: &Chart) -> String {
    let figure = |figure: &Option<f64>| figure.map_or_else(|| "–".to_owned(), |it| figure_text(texts, it));
    let line = |(at, (_, figures)): (usize, &Line)| {
        (plain(&chart.line_name(at)), figures.iter().map(figure).collect::<Vec<_>>())
    };
    let lines: Vec<_> = chart.lines.iter().enumerate().map(line).collect();
    let mut told = vec![chart.title.clone()];
    told.extend(columns(&chart.heads[1..], &lines));
    let hint = |remark: &String| {
        let is_of_window = remark == texts.statistics_one_game();
        if is_of_window { texts.statistics_with_game().to_owned() } else { remark.clone() }
    };
    told.extend(chart.remarks.iter().map(hint));
    told.join("\n") + "\n"
}

/// The same figures for programs, in full; points only of one game at a time.
fn figures(topic: Topic, plays: &Plays, results: &[&GameResult], counted: &[Play<'_>]) -> Value {
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
        Topic::People => people.iter().map(person).collect(),
        // Each person has a course of their own; points of different games have no common distribution either.
        Topic::Trend => {
            let point = |(play, point): (&Play<'_>, TrendPoint)| {
                let TrendPoint { total, mean, deviation } = point;
                let (game, day, name) = (play.result.game, play.result.day.to_string(), &play.player().name);
                json!({
                    "game": game, "day": day, "name": name, "total": total, "mean": mean,
                    "deviation": deviation,
                })
            };
            let course = |own: &Vec<Play<'_>>| -> Vec<Value> {
                own.iter().zip(trend(own, WINDOW)).map(point).collect()
            };
            by_course(counted).iter().flat_map(course).collect()
        }
        Topic::Spread => {
            let bins = |own: &Vec<Play<'_>>| -> Vec<Value> {
                let bin = |(least, games): (u16, usize)| {
                    let to = least.saturating_add(STEP - 1);
                    json!({"game": own[0].result.game, "from": least, "to": to, "games": games})
                };
                distribution(own).bins(STEP).into_iter().map(bin).collect()
            };
            by_game(counted).iter().flat_map(bins).collect()
        }
    }
}
