//! The charts that every game has: by person, game, place, date and number of players, and the course of results.

use std::collections::HashMap;

use super::drawings::{WHOLE, of_people, over_time, panel_of};
use crate::statistics::{
    Chart, Distribution, Drawing, Duel, Filter, GameResult, Group, Grouping, Line, Pairing, Person, Play,
    Shape, groups, is_whole, pairings, people,
};
use text::Texts;

/// What can be looked at of any game, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// People.
    People,
    /// People against each other.
    Pairings,
    /// What games have in common.
    By(Grouping),
    /// Results over time.
    Trend,
    /// How they are spread.
    Spread,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::People,
        Self::Pairings,
        Self::By(Grouping::Game),
        Self::By(Grouping::Place),
        Self::By(Grouping::Year),
        Self::By(Grouping::Month),
        Self::By(Grouping::Players),
        Self::Trend,
        Self::Spread,
    ];

    /// What it is called.
    pub fn name(self, texts: &Texts) -> &str {
        match self {
            Self::People => texts.statistics_people(),
            Self::Pairings => texts.statistics_pairings(),
            Self::By(Grouping::Game) => texts.statistics_by_game(),
            Self::By(Grouping::Place) => texts.statistics_by_place(),
            Self::By(Grouping::Year) => texts.statistics_by_year(),
            Self::By(Grouping::Month) => texts.statistics_by_month(),
            Self::By(Grouping::Players) => texts.statistics_by_players(),
            Self::Trend => texts.statistics_trend(),
            Self::Spread => texts.statistics_spread(),
        }
    }

    /// What its files are called, and what it is called in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Pairings => "pairings",
            Self::By(Grouping::Game) => "games",
            Self::By(Grouping::Place) => "places",
            Self::By(Grouping::Year) => "years",
            Self::By(Grouping::Month) => "months",
            Self::By(Grouping::Players) => "players",
            Self::Trend => "trend",
            Self::Spread => "distribution",
        }
    }
}

/// So many games make a moving average.
pub const WINDOW: usize = 10;
/// So many points are one bar of the distribution.
pub const STEP: u16 = 5;

/// The heads of a table with its lines.
pub(super) type Figures = (Vec<String>, Vec<Line>);

/// What a game is called that records call so.
pub type GameName<'a> = dyn Fn(&str) -> String + 'a;

/// The games and results that were chosen, and the words to tell them in.
pub struct Charts<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// What games are called.
    pub game_name: &'a GameName<'a>,
    /// What they are called beside others.
    pub short_name: &'a GameName<'a>,
    /// What was chosen.
    pub filter: &'a Filter,
    /// The games.
    pub results: &'a [&'a GameResult],
    /// The results that count of them.
    pub plays: &'a [Play<'a>],
}

impl Charts<'_> {
    /// A chart of what is chosen.
    pub fn chart(&self, topic: Topic) -> Chart {
        let texts = self.texts;
        let is_one_game = is_one_game(self.results);
        let (mut remarks, mut shape, mut file_names) = (Vec::new(), Shape::Rows, None);
        let mut drawing = Drawing::default();
        let (heads, lines) = match topic {
            Topic::People => {
                shape = Shape::People;
                let people = people(self.results);
                let is_asked = people.len() > 1
                    || people.iter().any(|person| (1..person.games).contains(&person.contests));
                remarks.extend(is_asked.then(|| texts.statistics_shared_wins().to_owned()));
                drawing = of_people(&people, is_one_game);
                self.people(people, is_one_game)
            }
            Topic::Pairings => {
                let (figures, duels) = self.pairings(&pairings(self.results), is_one_game);
                drawing.duels = duels;
                figures
            }
            Topic::By(grouping) => {
                let all = groups(self.results, self.filter, grouping);
                if matches!(grouping, Grouping::Year | Grouping::Month) {
                    shape = Shape::Columns;
                }
                if grouping == Grouping::Month {
                    let keys = all.iter().map(|group| vec![group.key.clone()]).collect();
                    file_names = Some((vec![texts.statistics_month().to_owned()], keys));
                }
                drawing.counts_people = true;
                self.groups(grouping, &all, is_one_game || grouping == Grouping::Game)
            }
            Topic::Trend => {
                shape = Shape::Trend;
                let games = self.games();
                file_names = Some(self.results_in_files(&games));
                let [panels, short_panels] =
                    [self.game_name, self.short_name].map(|name| self.panels(&games, name));
                drawing = Drawing { panels, short_panels, ..over_time(self.plays) };
                if games.len() > 1 {
                    drawing.panel_of = self.plays.iter().map(|play| panel_of(&games, play)).collect();
                }
                let has_several_people = drawing.people.len() > 1;
                let (heads, lines) = self.trend(has_several_people);
                // For several people no range is drawn.
                let is_told = |(_, figures): &Line| figures.iter().all(Option::is_some);
                let has_range = !has_several_people && lines.iter().any(is_told);
                remarks.extend(has_range.then(|| texts.statistics_usual().to_owned()));
                (heads, lines)
            }
            Topic::Spread => {
                shape = Shape::Columns;
                let games = self.games();
                remarks = if is_one_game { self.spread_remarks() } else { Vec::new() };
                drawing.panels = self.panels(&games, self.game_name);
                let (figures, panel_of, names) = self.spread(&games);
                (drawing.panel_of, file_names) = (panel_of, names);
                figures
            }
        };
        let has_panels = matches!(topic, Topic::By(Grouping::Game) | Topic::Trend | Topic::Spread);
        if !is_one_game && !has_panels {
            remarks.push(texts.statistics_one_game().to_owned());
        }
        let title = topic.name(texts).to_owned();
        Chart { file: topic.id(), title, remarks, heads, lines, file_names, shape, drawing }
    }

    fn people(&self, people: Vec<Person>, with_points: bool) -> Figures {
        let texts = self.texts;
        let mut heads = vec![texts.statistics_person(), texts.stats_games()];
        if with_points {
            heads.extend([texts.stats_average(), texts.stats_best()]);
        }
        heads.extend([
            texts.statistics_share(),
            texts.stats_wins(),
            texts.statistics_contests(),
            texts.statistics_mean_place(),
            texts.statistics_streak(),
        ]);
        if with_points {
            heads.extend([texts.stats_median(), texts.statistics_worst()]);
        }
        let line = |person: Person| {
            let (share, place) = (person.share_of_wins(), person.mean_place());
            let totals = &person.totals;
            let count = |count: usize| Some(count as f64);
            let mut figures = vec![count(person.games)];
            if with_points {
                figures.extend([Some(totals.mean()), totals.best()]);
            }
            let streak = (person.contests > 0).then_some(person.streak[1] as f64);
            figures.extend([share.map(|share| share * WHOLE), count(person.wins), count(person.contests)]);
            figures.extend([place, streak]);
            if with_points {
                figures.extend([totals.quantile(0.5), totals.worst()]);
            }
            (person.name, figures)
        };
        (owned(&heads), people.into_iter().map(line).collect())
    }

    fn pairings(&self, all: &[Pairing], with_points: bool) -> (Figures, Vec<Duel>) {
        let texts = self.texts;
        let mut heads = vec![texts.statistics_pairing()];
        heads.extend(with_points.then(|| texts.statistics_margin()));
        heads.extend([texts.stats_games(), texts.statistics_ahead(), texts.statistics_behind()]);
        let people = people(self.results);
        let names: HashMap<&str, &str> =
            people.iter().map(|person| (person.id.as_str(), person.name.as_str())).collect();
        let name = |id: &String| names.get(id.as_str()).copied().unwrap_or_default();
        let both = |pairing: &Pairing| [0, 1].map(|k| name(&pairing.who[k]));
        let duel =
            |pairing: &Pairing| Duel { names: both(pairing).map(str::to_owned), parts: pairing.parts() };
        let line = |pairing: &Pairing| {
            let [one, other] = both(pairing);
            let mut figures = Vec::new();
            figures.extend(with_points.then_some(Some(pairing.margin)));
            let counts = [pairing.games, pairing.ahead[0], pairing.ahead[1]];
            figures.extend(counts.map(|count| Some(count as f64)));
            (texts.statistics_two(one, other), figures)
        };
        ((owned(&heads), all.iter().map(line).collect()), all.iter().map(duel).collect())
    }

    fn groups(&self, grouping: Grouping, all: &[Group], with_points: bool) -> Figures {
        let texts = self.texts;
        let first = match grouping {
            Grouping::Game => texts.library_game(),
            Grouping::Place => texts.statistics_place(),
            Grouping::Year => texts.statistics_year(),
            Grouping::Month => texts.statistics_month(),
            Grouping::Players => texts.statistics_players(),
        };
        let mut heads = vec![first, texts.stats_games(), texts.statistics_people(), texts.statistics_hours()];
        if with_points {
            heads.extend([
                texts.statistics_winning(),
                texts.stats_average(),
                texts.stats_median(),
                texts.stats_best(),
                texts.statistics_worst(),
            ]);
        }
        let line = |group: &Group| {
            let totals: &Distribution = &group.totals;
            let counts = [group.games, group.people].map(|count| Some(count as f64));
            let mut figures: Vec<Option<f64>> = counts.into_iter().chain([group.hours]).collect();
            if with_points {
                let mean = (!totals.totals.is_empty()).then(|| totals.mean());
                figures.extend([group.winning, mean, totals.quantile(0.5), totals.best(), totals.worst()]);
            }
            (self.group_name(grouping, group), figures)
        };
        (owned(&heads), all.iter().map(line).collect())
    }

    fn group_name(&self, grouping: Grouping, group: &Group) -> String {
        let texts = self.texts;
        match grouping {
            Grouping::Game => (self.game_name)(&group.key),
            Grouping::Place if group.key.is_empty() => texts.statistics_no_place().to_owned(),
            Grouping::Place => group.name.clone(),
            Grouping::Year => group.key.trim_start_matches('0').to_owned(),
            Grouping::Month => month_name(texts, &group.key),
            Grouping::Players => texts.count_players(group.key.parse::<usize>().unwrap_or_default()),
        }
    }
}

/// Whether all are of one game: points of different ones cannot be compared.
pub fn is_one_game(results: &[&GameResult]) -> bool {
    results.windows(2).all(|two| two[0].game == two[1].game)
}

/// A figure as the language writes it: with one decimal unless it is whole.
pub fn figure_text(texts: &Texts, figure: f64) -> String {
    if is_whole(figure) { texts.decimals(figure, 0) } else { texts.tenths(figure) }
}

/// A figure of a column: with one decimal where not all of these are whole, so that they stand alike.
pub fn column_text(texts: &Texts, figure: f64, is_whole: bool) -> String {
    if is_whole { figure_text(texts, figure) } else { texts.tenths(figure) }
}

/// A month that is written as `2026-01`, in words.
pub fn month_name(texts: &Texts, key: &str) -> String {
    let parts =
        key.rsplit_once('-').and_then(|(year, month)| Some((year.parse().ok()?, month.parse().ok()?)));
    parts.map_or_else(|| key.to_owned(), |(year, month)| text::month(texts, year, month))
}

pub(super) fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
