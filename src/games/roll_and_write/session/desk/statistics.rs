//! The facts of all saved games, as they are read for the statistics, and what kept analyses say of them.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
    time::SystemTime,
};

use crate::{
    games::roll_and_write::{
        files::Analyses,
        statistics::{GameFacts, Skill},
    },
    storage::{BySerde, DataDir, Games, LibraryEntry, LibraryIndex, StoreError},
};

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
    pub(super) fn new(data: &DataDir) -> Self {
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

    /// The facts as far as they are known.
    pub fn facts(&self) -> impl Iterator<Item = &GameFacts> {
        self.index.games().iter().filter_map(facts)
    }

    /// What a kept analysis says of the game with this id.
    #[must_use]
    pub fn skill(&self, id: &str) -> Option<&Skill> {
        self.skills.get(id)?.skill.as_ref()
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
    pub(super) fn refresh(&mut self) -> Result<(), StoreError> {
        self.index.refresh()?;
        self.look_for_skill();
        Ok(())
    }

    /// Hears what was read; true while more is to come.
    pub(super) fn poll(&mut self) -> bool {
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
