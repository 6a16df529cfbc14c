//! What only games of this one say in figures: from their summaries, without reading any file.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::{
    files::{GameSummary, RowFigures},
    rules::Module,
};
use common::{BuildingType, statistics::Play};

/// What a finished game says.
#[derive(Debug)]
struct GameFacts {
    modules: Vec<Module>,
    /// The policies of the computers that one person played against.
    opponents: Option<Vec<String>>,
    rows: Vec<RowFigures>,
    tiles: Vec<[u8; BuildingType::COUNT]>,
}

/// The facts of all finished games.
#[derive(Debug, Default)]
pub struct StatisticsDesk {
    games: HashMap<String, GameFacts>,
    changes: u64,
}

/// What a row got together, and its tiles of each type.
pub type RowFacts<'a> = (&'a RowFigures, &'a [u8; BuildingType::COUNT]);

impl StatisticsDesk {
    /// The saved games are these now, each with its file.
    pub(in crate::session) fn hear<'a>(
        &mut self,
        games: impl IntoIterator<Item = (&'a str, &'a GameSummary)>,
    ) {
        let over = games.into_iter().filter(|(_, summary)| summary.general.over);
        let facts = |summary: &GameSummary| GameFacts {
            modules: summary.options.common.modules.clone(),
            opponents: summary.opponents(),
            rows: summary.rows.clone(),
            tiles: summary.tiles.clone(),
        };
        self.games = over.map(|(file, summary)| (file.to_owned(), facts(summary))).collect();
        self.changes += 1;
    }

    /// How often the games have changed.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// The mixes of modules that were played, in an order of their own.
    #[must_use]
    pub fn modules(&self) -> Vec<&[Module]> {
        let all: BTreeSet<&[Module]> = self.games.values().map(|game| game.modules.as_slice()).collect();
        all.into_iter().collect()
    }

    /// The computers that one person played against, in an order of their own.
    #[must_use]
    pub fn opponents(&self) -> Vec<&[String]> {
        let all: BTreeSet<&[String]> =
            self.games.values().filter_map(|game| game.opponents.as_deref()).collect();
        all.into_iter().collect()
    }

    /// The files of the games with these modules and against these computers; what is not said leaves all.
    #[must_use]
    pub fn files(&self, modules: Option<&[Module]>, opponents: Option<&[String]>) -> HashSet<&str> {
        let fits = |game: &GameFacts| {
            modules.is_none_or(|modules| modules == game.modules)
                && opponents.is_none_or(|opponents| Some(opponents) == game.opponents.as_deref())
        };
        self.games.iter().filter(|(_, game)| fits(game)).map(|(file, _)| file.as_str()).collect()
    }

    /// What is known of these results.
    #[must_use]
    pub fn rows(&self, plays: &[Play<'_>]) -> Vec<RowFacts<'_>> {
        let row = |play: &Play<'_>| {
            let game = self.games.get(&play.result.file)?;
            Some((game.rows.get(play.seat)?, game.tiles.get(play.seat)?))
        };
        plays.iter().filter_map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use jiff::tz::TimeZone;

    use super::*;
    use crate::{log::GAME, record};
    use common::statistics::GameResult;

    fn summary(text: &str) -> GameSummary {
        GameSummary::of(&record::read(text).unwrap())
    }

    #[test]
    fn games_are_chosen_by_modules_and_computers_and_results_find_their_rows() {
        let with = summary(include_str!("../../../../saves/alhambra-played-three-with-modules.json"));
        let without = summary(include_str!("../../../../saves/alhambra-result-three.json"));
        let mut desk = StatisticsDesk::default();
        desk.hear([("with", &with), ("without", &without)]);
        assert_eq!(desk.modules(), [&[][..], &with.options.common.modules[..]]);
        assert_eq!(desk.files(Some(&[]), None), HashSet::from(["without"]));
        assert_eq!(desk.files(None, None).len(), 2);
        let of = |policy: &str| vec![policy.to_owned(); 2];
        assert!(desk.files(None, Some(&of("none"))).is_empty());
        let result = GameResult::of(GAME, "without", &without.general, true, &TimeZone::UTC).unwrap();
        let plays: Vec<Play<'_>> = (0..3).map(|seat| Play { result: &result, seat }).collect();
        for ((row, _), play) in desk.rows(&plays).iter().zip(&plays) {
            assert_eq!(row.scorings.iter().sum::<u16>(), play.player().total);
        }
        let unfinished =
            GameSummary { general: common::Summary { over: false, ..with.general.clone() }, ..with };
        desk.hear([("with", &unfinished)]);
        assert!(desk.files(None, None).is_empty());
        assert!(desk.rows(&plays).is_empty());
    }
}
