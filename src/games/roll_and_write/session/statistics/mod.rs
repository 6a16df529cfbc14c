//! The facts of all saved games, as statistics read them, what kept analyses say about them, and the charts that only
//! this game has.

mod charts;
mod lists;

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use crate::statistics::{GameFacts, OwnChoices, OwnPlay};
use charts::{Figures, Topic};
use common::{
    play::Skills,
    statistics::{Chart, Play},
};
use storage::{BySerde, DataDir, Games, LibraryEntry, LibraryIndex, StoreError};
use text::Texts;

/// What a saved game says; nothing if it belongs to another game or cannot be read.
type Facts = LibraryEntry<Option<GameFacts>, Arc<StoreError>>;

/// The facts of all saved games.
pub struct StatisticsDesk {
    index: LibraryIndex<Option<GameFacts>, Arc<StoreError>>,
    /// What the kept analyses say.
    skills: Skills,
}

impl StatisticsDesk {
    /// A desk that has read nothing yet.
    #[must_use]
    pub(in crate::session) fn new(data: &DataDir) -> Self {
        Self {
            index: LibraryIndex::new(
                Games::new(data.games()),
                data.facts(),
                BySerde(|text| Ok(GameFacts::read(text))),
            ),
            skills: Skills::new(data),
        }
    }

    /// The facts of finished games, as far as they are known, each with its file.
    fn facts(&self) -> impl Iterator<Item = (&str, &GameFacts)> {
        let all = self.index.games().iter();
        all.filter_map(|entry| Some((entry.file.as_str(), facts(entry).filter(|facts| facts.over)?)))
    }

    /// The charts that only this game has, by name.
    #[must_use]
    pub fn topics<'a>(&self, texts: &'a Texts) -> Vec<&'a str> {
        Topic::ALL.map(|topic| topic.name(texts)).to_vec()
    }

    /// The lists by which its games can be chosen, beyond those for all games: the name of each, and its entries after
    /// the one that leaves all.
    #[must_use]
    pub fn lists(&self, texts: &Texts) -> Vec<(String, Vec<String>)> {
        lists::of(texts, &self.choices())
    }

    /// The files of games as chosen in these lists; 0 leaves all.
    #[must_use]
    pub fn files(&self, chosen: &[usize]) -> HashSet<&str> {
        let filter = lists::filter(&self.choices(), chosen);
        let fitting = self.facts().filter(|(_, facts)| filter.passes(facts));
        fitting.map(|(file, _)| file).collect()
    }

    fn choices(&self) -> OwnChoices {
        OwnChoices::of(self.facts().map(|(_, facts)| facts))
    }

    /// One of the charts, of these results.
    #[must_use]
    pub fn chart(&self, texts: &Texts, topic: usize, plays: &[Play<'_>]) -> Chart {
        let known: HashMap<&str, &GameFacts> = self.facts().collect();
        let mut own = Vec::new();
        for &Play { result, seat } in plays {
            let game = known.get(result.file.as_str()).copied();
            let game = game.filter(|game| seat < game.players.len());
            own.extend(game.map(|game| OwnPlay { result, game, seat }));
        }
        let mut games: Vec<&GameFacts> = own.iter().map(|play| play.game).collect();
        games.dedup_by(|one, other| std::ptr::eq(*one, *other));
        let topic = Topic::ALL.get(topic).copied().unwrap_or_default();
        Figures { texts, games: &games, plays: &own, skills: &self.skills }.chart(topic)
    }

    /// How often anything in it has changed: whoever derives something from it can tell when it is out of
    /// date.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.index.changes() + self.skills.changes()
    }

    /// How many games are known so far, while others are still being read.
    #[must_use]
    pub fn reading(&self) -> Option<usize> {
        self.index.reading().map(|reading| reading.known)
    }

    /// Looks for what has changed in the folder of games.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn refresh(&mut self) -> Result<(), StoreError> {
        self.index.refresh()?;
        self.look_for_skill();
        Ok(())
    }

    /// Takes in what was read; true while there is more to come.
    pub(in crate::session) fn poll(&mut self) -> bool {
        if self.index.is_looking() {
            self.index.poll();
            self.look_for_skill();
        }
        self.index.is_looking() | self.skills.poll()
    }

    /// Looks at the kept analyses once all games are known.
    fn look_for_skill(&mut self) {
        if self.index.is_looking() || self.index.games().is_empty() {
            return;
        }
        let played = self.index.games().iter().filter_map(facts);
        let played = played.filter(|facts| facts.over && !facts.digest.is_empty());
        self.skills.look(played.map(|facts| (facts.id.clone(), facts.digest.clone())).collect());
    }
}

fn facts(game: &Facts) -> Option<&GameFacts> {
    game.content.as_ref().ok()?.as_ref()
}
