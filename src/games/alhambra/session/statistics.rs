//! The figures that only games of this kind have: from their summaries, without reading any file.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::{
    files::{GameSummary, RowFigures},
    rules::Module,
};
use common::{
    BuildingType,
    play::Skills,
    search::{Goal, Skill},
    statistics::Play,
    words::skill::SkilledPlay,
};
use storage::DataDir;

/// What a finished game says for statistics.
#[derive(Debug)]
struct GameFacts {
    /// The digest that its analysis must have; empty if there is none.
    digest: String,
    id: String,
    modules: Vec<Module>,
    /// The policies of the computers that one person played against.
    opponents: Option<Vec<String>>,
    rows: Vec<RowFigures>,
    tiles: Vec<[u8; BuildingType::COUNT]>,
}

/// The facts of all finished games.
#[derive(Debug)]
pub struct StatisticsDesk {
    games: HashMap<String, GameFacts>,
    changes: u64,
    /// What the kept analyses say.
    skills: Skills,
    /// Whether skill is shown, and so looked for whenever the games have changed.
    shows_skill: bool,
}

/// What a row got in total, and its tiles of each type.
pub type RowFacts<'a> = (&'a RowFigures, &'a [u8; BuildingType::COUNT]);

impl StatisticsDesk {
    /// A desk that knows nothing yet.
    #[must_use]
    pub(in crate::session) fn new(data: &DataDir) -> Self {
        Self { games: HashMap::new(), changes: 0, skills: Skills::new(data), shows_skill: false }
    }

    /// Takes in the saved games as they are now, each with its file.
    pub(in crate::session) fn hear<'a>(
        &mut self,
        games: impl IntoIterator<Item = (&'a str, &'a GameSummary)>,
    ) {
        let over = games.into_iter().filter(|(_, summary)| summary.general.over);
        let facts = |summary: &GameSummary| GameFacts {
            digest: summary.digest.clone(),
            id: summary.general.header.id.clone(),
            modules: summary.options.common.modules.clone(),
            opponents: summary.opponents(),
            rows: summary.rows.clone(),
            tiles: summary.tiles.clone(),
        };
        self.games = over.map(|(file, summary)| (file.to_owned(), facts(summary))).collect();
        self.changes += 1;
        if self.shows_skill {
            self.look_for_skill();
        }
    }

    /// How often anything in it has changed.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes + self.skills.changes()
    }

    /// Looks at the kept analyses of games that were played here.
    pub fn look_for_skill(&mut self) {
        self.shows_skill = true;
        let played = self.games.values().filter(|game| !game.digest.is_empty());
        self.skills.look(played.map(|game| (game.id.clone(), game.digest.clone())).collect());
    }

    /// Takes in what they say; true while there is more to come.
    pub fn poll(&mut self) -> bool {
        self.skills.poll()
    }

    /// What they say about these results; losses are in hundredths of a victory.
    #[must_use]
    pub fn skilled<'a>(&self, plays: &[Play<'a>]) -> Vec<SkilledPlay<'a>> {
        let known = |&play: &Play<'a>| {
            let game = self.games.get(&play.result.file)?;
            let skill = *self.skills.of(&game.id)?.players.get(play.seat)?;
            let loss = skill.loss.map(|loss| Goal::Victory.as_told() * loss);
            Some((play, Skill { loss, ..skill }))
        };
        plays.iter().filter_map(known).collect()
    }

    /// The combinations of modules that were played, in a fixed order.
    #[must_use]
    pub fn modules(&self) -> Vec<&[Module]> {
        let all: BTreeSet<&[Module]> = self.games.values().map(|game| game.modules.as_slice()).collect();
        all.into_iter().collect()
    }

    /// The groups of computers that one person played against, in a fixed order.
    #[must_use]
    pub fn opponents(&self) -> Vec<&[String]> {
        let all: BTreeSet<&[String]> =
            self.games.values().filter_map(|game| game.opponents.as_deref()).collect();
        all.into_iter().collect()
    }

    /// The files of the games with these modules and against these computers; none leaves all.
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
    use std::thread;

    use jiff::tz::TimeZone;
    use serde_json::json;

    use super::*;
    use crate::{log::GAME, record};
    use common::{
        play::Analyses,
        search::{Analysis, Estimate, LossAccount},
        statistics::GameResult,
    };

    fn summary(text: &str) -> GameSummary {
        GameSummary::of(&record::read(text).unwrap())
    }

    #[test]
    fn games_are_chosen_by_modules_and_computers_and_results_find_their_rows() {
        let with = summary(include_str!("../../../../saves/alhambra-played-three-with-modules.json"));
        let without = summary(include_str!("../../../../saves/alhambra-result-three.json"));
        let folder = tempfile::tempdir().unwrap();
        let mut desk = StatisticsDesk::new(&DataDir::find(Some(folder.path())).unwrap());
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

    #[test]
    fn what_is_kept_of_a_game_is_told_of_its_results_until_the_game_is_another() {
        let mut game = summary(include_str!("../../../../saves/alhambra-played-three-with-modules.json"));
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::find(Some(folder.path())).unwrap();
        let account = |goal, end| LossAccount::<(), (), ()> {
            goal,
            start: Estimate::default(),
            end,
            decisions: Vec::new(),
            draws: Vec::new(),
            others: Vec::new(),
        };
        let analysis = Analysis {
            goal: Goal::Victory,
            is_over: true,
            rollouts: 4,
            players: vec![account(Goal::Victory, 0.0); 3],
            in_vp: [80.0, 90.0, 70.0].map(|end| account(Goal::Total, end)).to_vec(),
        };
        let text = json!({"of": {"digest": game.digest}, "analysis": analysis}).to_string();
        Analyses::new(&data).write(&game.general.header.id, &text).unwrap();
        let result = GameResult::of(GAME, "with", &game.general, true, &TimeZone::UTC).unwrap();
        let plays: Vec<Play<'_>> = (0..3).map(|seat| Play { result: &result, seat }).collect();
        let mut desk = StatisticsDesk::new(&data);
        desk.look_for_skill();
        let mut told = |game: &GameSummary| -> Vec<f64> {
            desk.hear([("with", game)]);
            while desk.poll() {
                thread::yield_now();
            }
            desk.skilled(&plays).iter().map(|(_, skill)| skill.adjusted).collect()
        };
        assert_eq!(told(&game), [80.0, 90.0, 70.0]);
        game.digest += "0";
        assert!(told(&game).is_empty());
    }
}
