//! The best games, and statistics of the finished ones: from their summaries, without reading any file.

use std::collections::HashSet;

use jiff::Timestamp;

use crate::{files::GameSummary, log::Options};
use common::host::ResultRank;
use kernel::{
    Seed,
    record::{RecordKind, SeatKind},
};

/// What games must share to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// The hash of the layout.
    pub layout: String,
    /// Phantoms.
    pub phantoms: usize,
    /// Rounds, rule options and goal.
    pub options: Options,
}

impl Conditions {
    fn of(summary: &GameSummary) -> Self {
        Self {
            layout: summary.layout.clone(),
            phantoms: summary.general.phantoms(),
            options: summary.options,
        }
    }
}

/// A game of a table of high scores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked<'a> {
    /// Its file.
    pub file: &'a str,
    /// What it says.
    pub summary: &'a GameSummary,
    /// The player's total.
    pub total: u16,
}

/// The games under the same conditions, the best first; of equals the earlier one.
#[derive(Clone, Debug, PartialEq)]
pub struct HighScoreTable<'a> {
    /// The conditions.
    pub conditions: Conditions,
    /// The games.
    pub games: Vec<Ranked<'a>>,
}

/// The tables of high scores; the one with the most games first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HighScores<'a> {
    /// Games with the program's dice, without help, each seed for the first time.
    pub tables: Vec<HighScoreTable<'a>>,
    /// Games with dice typed in, and games entered afterwards.
    pub typed: Vec<HighScoreTable<'a>>,
    /// Finished games, also those that count for nothing.
    pub finished: usize,
}

impl<'a> HighScores<'a> {
    /// The high scores among saved games, each with its file.
    #[must_use]
    pub fn new(games: impl IntoIterator<Item = (&'a str, &'a GameSummary)>) -> Self {
        let all: Vec<(&str, &GameSummary)> = games.into_iter().collect();
        let finished = all.iter().filter(|(_, summary)| summary.general.over).count();
        let mut scores = Self { finished, ..Self::default() };
        let mut solo: Vec<_> = all.into_iter().filter(|(_, summary)| is_solo(summary)).collect();
        solo.sort_by_key(|(_, summary)| by_time(summary));
        // Also a game that counts for nothing has shown its dice.
        let mut seen: Vec<(Conditions, HashSet<Seed>)> = Vec::new();
        for (file, summary) in solo {
            let conditions = Conditions::of(summary);
            let known =
                entry(&mut seen, |(known, _)| *known == conditions, || (conditions.clone(), HashSet::new()));
            let mut fresh = true;
            for seed in &summary.seeds {
                fresh &= known.1.insert(*seed);
            }
            let Some(total) = summary.general.totals.first().copied().flatten() else { continue };
            if !summary.general.over || summary.general.practice || summary.general.header.parent.is_some() {
                continue;
            }
            let tables = match (summary.general.kind, summary.program_dice) {
                (RecordKind::Full, true) if fresh => &mut scores.tables,
                (RecordKind::Full, true) => continue,
                _ => &mut scores.typed,
            };
            let table = entry(
                tables,
                |table| table.conditions == conditions,
                || HighScoreTable { conditions: conditions.clone(), games: Vec::new() },
            );
            table.games.push(Ranked { file, summary, total });
        }
        for tables in [&mut scores.tables, &mut scores.typed] {
            for table in tables.iter_mut() {
                table.games.sort_by_key(|game| std::cmp::Reverse(game.total));
            }
            tables.sort_by_key(|table| std::cmp::Reverse(table.games.len()));
        }
        scores
    }

    /// How a game compares with the others under its conditions; none where it is the only one, or counts for nothing.
    #[must_use]
    pub fn placing(&self, file: &str) -> Option<ResultRank> {
        let mut tables = self.tables.iter().chain(&self.typed);
        let (games, one) = tables.find_map(|table| {
            let one = table.games.iter().find(|game| game.file == file)?;
            Some((&table.games, one))
        })?;
        let others = u32::try_from(games.len() - 1).ok().filter(|others| *others > 0)?;
        let sum: u32 = games.iter().map(|game| u32::from(game.total)).sum();
        let mean = f64::from(sum - u32::from(one.total)) / f64::from(others);
        Some(ResultRank {
            place: 1 + games.iter().filter(|game| game.total > one.total).count(),
            of: games.len(),
            above: (f64::from(one.total) - mean).round() as i32,
            is_new_best: self.is_new_best_score(file),
        })
    }

    /// Whether a game with the program's dice is the best under its conditions, and no later one has been played
    /// since: alone in its table it is a beginning, no best score.
    #[must_use]
    pub fn is_new_best_score(&self, file: &str) -> bool {
        let started = |game: &Ranked<'_>| game.summary.general.header.started;
        self.tables.iter().any(|table| match table.games.as_slice() {
            [best, others @ ..] if best.file == file && !others.is_empty() => {
                others.iter().all(|other| started(other) < started(best))
            }
            _ => false,
        })
    }
}

/// One person and phantoms.
fn is_solo(summary: &GameSummary) -> bool {
    let header = &summary.general.header;
    header.players() == 1 && header.seats.first().is_some_and(|seat| seat.kind == SeatKind::Human)
}

/// The order of games: by when they began.
fn by_time(summary: &GameSummary) -> (Timestamp, &str) {
    (summary.general.header.started, &summary.general.header.id)
}

/// The first item that fits, added if there is none.
fn entry<T>(items: &mut Vec<T>, fits: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let place = items.iter().position(fits).unwrap_or_else(|| {
        items.push(new());
        items.len() - 1
    });
    &mut items[place]
}

/// What games say together.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// How many.
    pub games: usize,
    /// The mean total.
    pub average: f64,
    /// The total in the middle; the mean of the two in the middle of an even number.
    pub median: f64,
    /// The best total.
    pub best: u16,
    /// The mean VP of types, lines and coins.
    pub parts: [f64; 3],
    /// Games won, where there is somebody to win against.
    pub wins: Option<usize>,
    /// The totals by time, the oldest first.
    pub trend: Vec<u16>,
}

impl Statistics {
    /// The statistics of some games; none of no games.
    #[must_use]
    pub fn of(table: &HighScoreTable<'_>) -> Option<Self> {
        let mut totals: Vec<u16> = table.games.iter().map(|game| game.total).collect();
        totals.sort_unstable();
        let (games, best) = (totals.len(), *totals.last()?);
        let mean = |sum: u64| sum as f64 / games as f64;
        let part = |k: usize| mean(table.games.iter().map(|game| u64::from(game.summary.parts[k])).sum());
        let mut in_order = table.games.clone();
        in_order.sort_by_key(|game| by_time(game.summary));
        Some(Self {
            games,
            average: mean(totals.iter().map(|&total| u64::from(total)).sum()),
            median: (f64::from(totals[(games - 1) / 2]) + f64::from(totals[games / 2])) / 2.0,
            best,
            parts: [part(0), part(1), part(2)],
            wins: table
                .conditions
                .options
                .phantom_bonus
                .map(|_| table.games.iter().filter(|game| game.summary.general.winners.contains(&0)).count()),
            trend: in_order.iter().map(|game| game.total).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::phantom_seat;
    use crate::{
        files::layout_hash,
        log::NamedLayout,
        rules::{ChangeDice, SpecialActions},
    };
    use common;
    use kernel::record::{Header, Parent, Seat};

    /// A finished solo game of the booklet, `day` days after the epoch.
    fn game(day: i64, seed: u64, total: u16) -> GameSummary {
        let person = Seat::human("me", "Zoé", "");
        let started = Timestamp::from_second(day * 86_400).unwrap();
        let mut header =
            Header::new(&format!("{day:04}"), "Default", vec![person, phantom_seat(1), phantom_seat(2)]);
        (header.started, header.ended) = (started, Some(started));
        let general = common::Summary {
            header,
            kind: RecordKind::Full,
            round: 18,
            rounds: 18,
            over: true,
            totals: vec![Some(total), None, None],
            winners: vec![0],
            practice: false,
            read_only: false,
        };
        GameSummary {
            general,
            options: Options {
                rounds: 18,
                special_actions: SpecialActions::One,
                change_dice: ChangeDice::Two,
                phantom_bonus: None,
            },
            parts: [total - 10, 8, 2],
            sheet: None,
            program_dice: true,
            seeds: vec![Seed(seed)],
            layout: layout_hash(&NamedLayout::standard().1),
        }
    }

    /// The game, but with something else about it.
    fn but(mut game: GameSummary, change: impl FnOnce(&mut GameSummary)) -> GameSummary {
        change(&mut game);
        game
    }

    fn high_scores(games: &[GameSummary]) -> HighScores<'_> {
        HighScores::new(games.iter().map(|game| (game.general.header.id.as_str(), game)))
    }

    fn totals(tables: &[HighScoreTable<'_>]) -> Vec<Vec<u16>> {
        tables.iter().map(|table| table.games.iter().map(|game| game.total).collect()).collect()
    }

    #[test]
    fn the_best_comes_first_and_of_equals_the_earlier() {
        let library = vec![game(3, 3, 90), game(1, 1, 80), game(2, 2, 90)];
        let scores = high_scores(&library);
        let files: Vec<&str> = scores.tables[0].games.iter().map(|game| game.file).collect();
        assert_eq!(files, ["0002", "0003", "0001"]);
        assert!(scores.typed.is_empty());
    }

    #[test]
    fn a_new_best_score_is_better_than_all_before_it() {
        let library = [game(1, 1, 80), game(2, 2, 90), game(3, 3, 90)];
        let new = |games: usize| {
            let scores = high_scores(&library[..games]);
            ["0001", "0002", "0003"].map(|file| scores.is_new_best_score(file))
        };
        assert_eq!(new(1), [false; 3], "the first is no best score");
        assert_eq!(new(2), [false, true, false]);
        assert_eq!(new(3), [false; 3], "as good is not better, and the old one is not new");
    }

    #[test]
    fn a_result_is_placed_among_all_of_its_kind_and_beside_the_mean_of_the_others() {
        let library = [game(1, 1, 80), game(2, 2, 91), game(3, 3, 90)];
        let scores = high_scores(&library);
        let placing =
            |file: &str| scores.placing(file).map(|placing| (placing.place, placing.of, placing.above));
        assert_eq!(
            ["0001", "0002", "0003"].map(placing),
            [Some((3, 3, -11)), Some((1, 3, 6)), Some((2, 3, 5))]
        );
        assert_eq!(placing("0004"), None);
        assert_eq!(high_scores(&library[..1]).placing("0001"), None, "alone there is nothing to compare");
    }

    #[test]
    fn only_the_first_game_with_a_seed_counts_even_if_it_was_not_finished_or_helped() {
        let again = game(2, 7, 120);
        let open = but(game(3, 8, 40), |game| {
            game.general.over = false;
            game.general.header.ended = None;
        });
        let practice = but(game(5, 9, 130), |game| game.general.practice = true);
        let library =
            vec![again, game(1, 7, 80), game(4, 8, 99), open, practice, game(6, 9, 110), game(7, 10, 70)];
        assert_eq!(totals(&high_scores(&library).tables), [vec![80, 70]]);
    }

    #[test]
    fn other_conditions_have_a_table_and_seeds_of_their_own() {
        let change = |day: i64, change: &dyn Fn(&mut GameSummary)| but(game(day, 1, 80), change);
        let library = vec![
            game(1, 1, 80),
            change(2, &|game| game.general.header.seats.push(phantom_seat(3))),
            change(3, &|game| game.options.rounds = 15),
            change(4, &|game| game.options.special_actions = SpecialActions::Both),
            change(5, &|game| game.options.change_dice = ChangeDice::Any),
            change(6, &|game| game.options.phantom_bonus = Some(21)),
            change(7, &|game| game.layout = "another".to_owned()),
        ];
        assert_eq!(totals(&high_scores(&library).tables), vec![vec![80]; 7]);
    }

    #[test]
    fn typed_and_late_games_have_tables_of_their_own() {
        let typed = but(game(1, 0, 95), |game| (game.program_dice, game.seeds) = (false, Vec::new()));
        let late = but(game(2, 0, 105), |game| {
            game.general.kind = RecordKind::Result;
            (game.program_dice, game.seeds) = (false, Vec::new());
        });
        let library = vec![typed, late, game(3, 1, 85)];
        let scores = high_scores(&library);
        assert_eq!((totals(&scores.tables), totals(&scores.typed)), (vec![vec![85]], vec![vec![105, 95]]));
    }

    #[test]
    fn what_counts_for_nothing() {
        let helped = but(game(1, 1, 95), |game| game.general.practice = true);
        let branched = but(game(2, 2, 95), |game| {
            game.general.header.parent = Some(Parent { id: "0001".to_owned(), entry: 3 });
        });
        let early = but(game(3, 3, 95), |game| game.general.over = false);
        let mut company = game(4, 4, 95);
        company.general.header.seats[1].kind = SeatKind::Human;
        let mut computer = game(5, 5, 95);
        computer.general.header.seats[0].kind = SeatKind::Computer;
        let library = vec![helped, branched, early, company, computer];
        assert_eq!(high_scores(&library), HighScores { finished: 4, ..HighScores::default() });
    }

    #[test]
    fn statistics_of_a_few_games() {
        let beaten = |day, total, winners: &[usize]| {
            let mut summary = game(day, day as u64, total);
            summary.options.phantom_bonus = Some(21);
            summary.general.winners = winners.to_vec();
            summary
        };
        let library =
            vec![beaten(2, 100, &[0]), beaten(1, 71, &[1]), beaten(4, 80, &[0, 2]), beaten(3, 90, &[2])];
        let scores = high_scores(&library);
        let statistics = Statistics::of(&scores.tables[0]).unwrap();
        assert_eq!(statistics.games, 4);
        assert_eq!((statistics.average, statistics.median, statistics.best), (85.25, 85.0, 100));
        assert_eq!(statistics.parts, [75.25, 8.0, 2.0]);
        assert_eq!(statistics.trend, [71, 100, 90, 80]);
        assert_eq!(statistics.wins, Some(2));
    }
}
