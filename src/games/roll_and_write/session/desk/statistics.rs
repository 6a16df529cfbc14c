//! The facts of all saved games, as they are read for the statistics, and what kept analyses say of them.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        mpsc::{Receiver, TryRecvError, channel},
    },
    thread,
};

use crate::{
    games::roll_and_write::{
        files::Analyses,
        statistics::{GameFacts, Skill},
    },
    storage::{DataDir, Games, LibraryIndex, StoreError},
};

/// What the saved games say, by the ids of games.
type Skills = HashMap<String, Skill>;

/// The facts of all saved games.
pub struct StatisticsDesk {
    /// None of records of other games, or that cannot be read.
    index: LibraryIndex<Option<GameFacts>, Arc<StoreError>>,
    analyses: Analyses,
    /// What kept analyses say.
    skills: Skills,
    /// What a thread finds in them.
    looking: Option<Receiver<Skills>>,
    /// How often any of it has changed: whoever keeps something of it knows when it is old.
    pub changes: u64,
}

impl StatisticsDesk {
    /// Nothing is read yet.
    #[must_use]
    pub(super) fn new(data: &DataDir) -> Self {
        Self {
            index: LibraryIndex::new(Games::new(data.games()), data.facts(), |text| {
                Ok(GameFacts::read(text))
            }),
            analyses: Analyses::new(data),
            skills: Skills::new(),
            looking: None,
            changes: 0,
        }
    }

    /// The facts as far as they are known.
    pub fn facts(&self) -> impl Iterator<Item = &GameFacts> {
        self.index.games().iter().filter_map(|game| game.content.as_ref().ok()?.as_ref())
    }

    /// What a kept analysis says of the game with this id.
    #[must_use]
    pub fn skill(&self, id: &str) -> Option<&Skill> {
        self.skills.get(id)
    }

    /// Whether games are still being read, and how many are known by now.
    #[must_use]
    pub fn reading(&self) -> Option<usize> {
        self.index.is_looking().then(|| self.index.games().len())
    }

    /// Looks for what has changed in the folder of games.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub(super) fn refresh(&mut self) -> Result<(), StoreError> {
        self.index.refresh()?;
        self.changes += 1;
        self.look_for_skill();
        Ok(())
    }

    /// Hears what was read; true while more is to come.
    pub(super) fn poll(&mut self) -> bool {
        let was_looking = self.index.is_looking();
        self.changes += u64::from(was_looking && self.index.poll());
        if was_looking && !self.index.is_looking() {
            self.look_for_skill();
        }
        match self.looking.as_ref().map(Receiver::try_recv) {
            Some(Ok(skills)) => (self.skills, self.looking, self.changes) = (skills, None, self.changes + 1),
            Some(Err(TryRecvError::Disconnected)) => self.looking = None,
            Some(Err(TryRecvError::Empty)) | None => {}
        }
        self.index.is_looking() || self.looking.is_some()
    }

    /// Reads the kept analyses beside the drawing thread: they are long.
    fn look_for_skill(&mut self) {
        let played = self.facts().filter(|facts| facts.over && !facts.digest.is_empty());
        let wanted: Vec<(String, String)> =
            played.map(|facts| (facts.id.clone(), facts.digest.clone())).collect();
        if wanted.is_empty() || self.index.is_looking() {
            return;
        }
        let (tell, hear) = channel();
        let analyses = self.analyses.clone();
        thread::spawn(move || {
            let skill = |(id, digest): (String, String)| {
                let skill = Skill::read(&analyses.read(&id)?, &digest)?;
                Some((id, skill))
            };
            // Nobody hears it any more once the program has ended.
            let _ = tell.send(wanted.into_iter().filter_map(skill).collect());
        });
        self.looking = Some(hear);
    }
}
