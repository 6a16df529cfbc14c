//! The best games: what is compared (§A11.7).

use crate::{files::GameSummary, log::PlayOptions, rules::Track};
use common::{Summary, high_scores::Scored};
use kernel::{Seed, record::RecordKind};

/// The games under the same conditions.
pub type HighScoreTable<'a> = common::high_scores::HighScoreTable<'a, GameSummary>;

/// What games must have in common to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// The policies of the computers, sorted by name: who sits where makes no difference.
    pub levels: Vec<String>,
    /// Modules and options; the laps of the score track are mere drawing, and piles are cut anew in every game.
    pub options: PlayOptions,
    /// Whether the tiles are those of the first edition.
    pub standard_tiles: bool,
}

impl Scored for GameSummary {
    type Conditions = Conditions;

    fn general(&self) -> &Summary {
        &self.general
    }

    /// The conditions of a game in which one person played against computers from beginning to end.
    fn conditions(&self) -> Option<Conditions> {
        let is_played = self.general.kind == RecordKind::Full && !self.handed_over;
        let mut options = self.options.clone();
        (options.common.track, options.piles) = (Track::default(), None);
        Some(Conditions {
            levels: self.opponents().filter(|_| is_played)?,
            options,
            standard_tiles: self.standard_tiles,
        })
    }

    fn seeds(&self) -> &[Seed] {
        &self.seeds
    }

    fn is_dealt(&self) -> bool {
        self.program_deals
    }

    fn is_contest(&self) -> bool {
        true
    }

    /// VP for types, wall and modules.
    fn parts(&self) -> Vec<u16> {
        let person = self.general.header.people().next();
        let row = person.and_then(|person| self.rows.get(person));
        row.map_or_else(Vec::new, |row| vec![row.types_vp(), row.wall, row.modules])
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{record, rules::Module};
    use common::high_scores::{HighScores, Statistics};
    use kernel::record::{Parent, SeatKind};

    /// A finished game of a person against two computers of the level Strong, `day` days after the epoch.
    fn game(day: i64, seed: u64, total: u16) -> GameSummary {
        let text = include_str!("../../../../saves/alhambra-played-four.json");
        let mut summary = GameSummary::of(&record::read(text).unwrap());
        let general = &mut summary.general;
        general.header.id = format!("{day:04}");
        general.header.started = Timestamp::from_second(day * 86_400).unwrap();
        general.header.seats.truncate(3);
        for (row, seat) in general.header.seats.iter_mut().enumerate() {
            let policy = (row > 0).then(|| "strong".to_owned());
            seat.kind = if policy.is_some() { SeatKind::Computer } else { SeatKind::Human };
            seat.policy = policy;
        }
        (general.over, general.practice, general.winners) = (true, false, vec![0]);
        general.totals = vec![Some(total), Some(90), Some(80)];
        (summary.seeds, summary.program_deals, summary.handed_over) = (vec![Seed(seed)], true, false);
        summary
    }

    /// The game with something changed about it.
    fn but(mut game: GameSummary, change: impl FnOnce(&mut GameSummary)) -> GameSummary {
        change(&mut game);
        game
    }

    fn high_scores(games: &[GameSummary]) -> HighScores<'_, GameSummary> {
        HighScores::new(games.iter().map(|game| (game.general.header.id.as_str(), game)))
    }

    fn totals(tables: &[HighScoreTable<'_>]) -> Vec<Vec<u16>> {
        tables.iter().map(|table| table.games.iter().map(|game| game.total).collect()).collect()
    }

    #[test]
    fn games_are_compared_by_players_levels_and_modules_and_not_by_who_sits_where() {
        let level = |day, at: usize| {
            but(game(day, 1, 100), |game| {
                game.general.header.seats[at].policy = Some("casual".to_owned());
            })
        };
        let library = [
            game(1, 1, 80),
            game(2, 2, 90),
            level(3, 1),
            but(level(4, 2), |game| game.seeds = vec![Seed(2)]),
            but(game(5, 1, 70), |game| game.options.common.modules = vec![Module::Camps]),
            but(game(6, 1, 60), |game| {
                game.general.header.seats.pop();
            }),
        ];
        let scores = high_scores(&library);
        assert_eq!(totals(&scores.tables), [vec![90, 80], vec![100, 100], vec![70], vec![60]]);
        assert_eq!(scores.placing("0002").map(|rank| (rank.place, rank.above)), Some((1, 10)));
        assert_eq!(Statistics::of(&scores.tables[0]).unwrap().wins, Some(2));
    }

    #[test]
    fn games_with_typed_tiles_stand_apart_and_others_count_for_nothing() {
        let library = [
            but(game(1, 0, 95), |game| (game.program_deals, game.seeds) = (false, Vec::new())),
            but(game(2, 2, 99), |game| game.general.practice = true),
            but(game(3, 3, 99), |game| {
                game.general.header.parent = Some(Parent { id: "0001".to_owned(), entry: 3 });
            }),
            but(game(4, 4, 99), |game| game.handed_over = true),
            but(game(5, 5, 99), |game| {
                (game.general.header.seats[1].kind, game.general.header.seats[1].policy) =
                    (SeatKind::Human, None);
            }),
            game(6, 6, 85),
            game(7, 2, 120),
        ];
        let scores = high_scores(&library);
        assert_eq!((totals(&scores.tables), totals(&scores.typed)), (vec![vec![85]], vec![vec![95]]));
    }
}
