//! The facts of all saved games, as they are read for the statistics, what kept analyses say of them, and the charts that
//! only this game has.

mod charts;
mod lists;

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc,
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
    time::SystemTime,
};

use crate::statistics::{GameFacts, OwnChoices, OwnPlay, Skill};
use charts::{Figures, Topic};
use common::{
    play::Analyses,
    statistics::{Chart, Play},
};
use storage::{BySerde, DataDir, Games, LibraryEntry, LibraryIndex, StoreError};
use text::Texts;

/// What a kept analysis says of a game.
#[derive(Clone, Debug, PartialEq)]
struct KeptSkill {
    /// When the file was written, and its bytes.
    stamp: (SystemTime, u64),
    /// Of which game it is asked.
    digest: String,
    /// What it says; nothing where it is of another one.
    skill: Option<Skill>,
}

/// What kept analyses say, by the ids of games.
type Skills = HashMap<String, KeptSkill>;
/// What a saved game says; nothing of a record of another game, or that cannot be read.
type Facts = LibraryEntry<Option<GameFacts>, Arc<StoreError>>;

/// The facts of all saved games.
pub struct StatisticsDesk {
    index: LibraryIndex<Option<GameFacts>, Arc<StoreError>>,
    analyses: Analyses,
    /// What kept analyses say.
    skills: Arc<Skills>,
    /// What a thread finds in them, where that is something new.
    looking: Option<Receiver<Skills>>,
    /// How often what they say has changed.
    skill_changes: u64,
}

impl StatisticsDesk {
    /// Nothing is read yet.
    #[must_use]
    pub(in crate::session) fn new(data: &DataDir) -> Self {
        Self {
            index: LibraryIndex::new(
                Games::new(data.games()),
                data.facts(),
                BySerde(|text| Ok(GameFacts::read(text))),
            ),
            analyses: Analyses::new(data),
            skills: Arc::default(),
            looking: None,
            skill_changes: 0,
        }
    }

    /// The facts of the finished games as far as they are known, each with its file.
    fn facts(&self) -> impl Iterator<Item = (&str, &GameFacts)> {
        let all = self.index.games().iter();
        all.filter_map(|entry| Some((entry.file.as_str(), facts(entry).filter(|facts| facts.over)?)))
    }

    /// The charts that only this game has, by name.
    #[must_use]
    pub fn topics<'a>(&self, texts: &'a Texts) -> Vec<&'a str> {
        Topic::ALL.map(|topic| topic.name(texts)).to_vec()
    }

    /// What its games can be chosen by, beside what all can be: what each list is called, and its entries behind the one
    /// that leaves all.
    #[must_use]
    pub fn lists(&self, texts: &Texts) -> Vec<(String, Vec<String>)> {
        lists::of(texts, &self.choices())
    }

    /// The files of the games that are as chosen in these lists; 0 leaves all.
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
        let skill = |id: &str| self.skills.get(id)?.skill.as_ref();
        Figures { texts, games: &games, plays: &own, skill: &skill }.chart(topic)
    }

    /// How often any of it has changed: whoever keeps something of it knows when it is old.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.index.changes() + self.skill_changes
    }

    /// How many games are known by now, while others are being read.
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

    /// Hears what was read; true while more is to come.
    pub(in crate::session) fn poll(&mut self) -> bool {
        if self.index.is_looking() {
            self.index.poll();
            self.look_for_skill();
        }
        match self.looking.as_ref().map(Receiver::try_recv) {
            Some(Ok(skills)) => {
                (self.skills, self.looking) = (Arc::new(skills), None);
                self.skill_changes += 1;
            }
            Some(Err(TryRecvError::Disconnected)) => self.looking = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
        self.index.is_looking() || self.looking.is_some()
    }

    /// Reads the kept analyses beside the drawing thread once all games are known: they are long.
    fn look_for_skill(&mut self) {
        if self.index.is_looking() || self.index.games().is_empty() {
            return;
        }
        let (tell, hear) = channel();
        let (games, analyses, known) = (self.index.list(), self.analyses.clone(), Arc::clone(&self.skills));
        thread::spawn(move || {
            let skills = skills(&games, &analyses, &known);
            if skills != *known {
                // Nobody hears it any more once the program has ended.
                let _ = tell.send(skills);
            }
        });
        self.looking = Some(hear);
    }
}

fn facts(game: &Facts) -> Option<&GameFacts> {
    game.content.as_ref().ok()?.as_ref()
}

/// What kept analyses say of these games; those that are as they were known are not read again.
fn skills(games: &[Facts], analyses: &Analyses, known: &Skills) -> Skills {
    let kept = analyses.kept();
    let played = games.iter().filter_map(facts).filter(|facts| facts.over && !facts.digest.is_empty());
    let skill = |facts: &GameFacts| {
        let (id, digest) = (facts.id.clone(), facts.digest.clone());
        let stamp = *kept.get(&id)?;
        let is_known = |known: &&KeptSkill| known.stamp == stamp && known.digest == digest;
        let skill = match known.get(&id).filter(is_known) {
            Some(known) => known.skill.clone(),
            None => Skill::read(&analyses.read(&id)?, &digest),
        };
        Some((id, KeptSkill { stamp, digest, skill }))
    };
    played.filter_map(skill).collect()
}
