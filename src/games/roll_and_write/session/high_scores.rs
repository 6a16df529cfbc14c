//! The best games: what is compared.

use crate::{files::GameSummary, log::Options};
use common::{Summary, high_scores::Scored};
use kernel::{Seed, record::Seat};

/// The high scores among saved games.
pub type HighScores<'a> = common::high_scores::HighScores<'a, GameSummary>;

/// The games under the same conditions.
pub type HighScoreTable<'a> = common::high_scores::HighScoreTable<'a, GameSummary>;

/// What games must have in common to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// The hash of the layout.
    pub layout: String,
    /// Phantoms.
    pub phantoms: usize,
    /// Rounds, rule options and goal.
    pub options: Options,
}

impl Scored for GameSummary {
    type Conditions = Conditions;

    fn general(&self) -> &Summary {
        &self.general
    }

    /// The conditions of a game of one person with phantoms.
    fn conditions(&self) -> Option<Conditions> {
        let header = &self.general.header;
        let is_solo = header.players() == 1 && header.seats.first().is_some_and(Seat::is_person);
        is_solo.then(|| Conditions {
            layout: self.layout.clone(),
            phantoms: self.general.phantoms(),
            options: self.options,
        })
    }

    fn seeds(&self) -> &[Seed] {
        &self.seeds
    }

    fn is_dealt(&self) -> bool {
        self.program_dice
    }

    fn is_contest(&self) -> bool {
        self.options.phantom_bonus.is_some()
    }

    fn parts(&self) -> Vec<u16> {
        self.parts.to_vec()
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
    use common::high_scores::Statistics;
    use jiff::Timestamp;
    use kernel::record::SeatKind;
    use kernel::record::{Header, Parent, RecordKind, Seat};

    /// A finished solo game on the sheet of the booklet, `day` days after the epoch.
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

    /// The game with something changed about it.
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
