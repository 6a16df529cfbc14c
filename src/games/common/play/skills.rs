//! What kept analyses say of skill apart from luck: nothing is analysed for it.

use std::{collections::HashMap, sync::Arc, time::SystemTime};

use serde::{Deserialize, de::IgnoredAny};

use super::Analyses;
use crate::{
    search::{Analysis, Goal, Skill},
    worker::{Poll, Waker, Worker},
};
use storage::DataDir;

/// What the analysis of a game says of its players.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSkill {
    /// What is counted.
    pub goal: Goal,
    /// Of each player.
    pub players: Vec<Skill>,
}

impl GameSkill {
    /// What a kept analysis says, if it is of the game with this digest and went to its end.
    #[must_use]
    pub fn read(text: &str, digest: &str) -> Option<Self> {
        #[derive(Deserialize)]
        struct Of {
            digest: String,
        }
        #[derive(Deserialize)]
        struct Kept {
            of: Of,
            analysis: Analysis<IgnoredAny, IgnoredAny, IgnoredAny>,
        }
        let Kept { of, analysis } = serde_json::from_str(text).ok()?;
        let is_it = of.digest == digest && analysis.is_over;
        is_it.then(|| Self { goal: analysis.goal, players: analysis.skills() })
    }
}

/// What a kept analysis says of a game.
#[derive(Clone, Debug, PartialEq)]
struct KeptSkill {
    /// When the file was written, and its bytes.
    stamp: (SystemTime, u64),
    /// Of which game it is asked.
    digest: String,
    /// What it says; nothing where it is of another one.
    skill: Option<GameSkill>,
}

/// The same by the ids of games.
type Known = HashMap<String, KeptSkill>;

/// What kept analyses say of many games.
#[derive(Debug)]
pub struct Skills {
    analyses: Analyses,
    known: Arc<Known>,
    /// What a thread finds in them, where that is something new.
    looking: Option<Worker<Known>>,
    changes: u64,
}

impl Skills {
    /// Nothing is read yet.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self { analyses: Analyses::new(data), known: Arc::default(), looking: None, changes: 0 }
    }

    /// What is known of the game with this id.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&GameSkill> {
        self.known.get(id)?.skill.as_ref()
    }

    /// How often any of it has changed.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Reads what is kept of these games, by id and digest, beside the drawing thread: analyses are long.
    pub fn look(&mut self, games: Vec<(String, String)>) {
        let (analyses, known) = (self.analyses.clone(), Arc::clone(&self.known));
        self.looking = Worker::begin("skill", Waker::default(), move |handle| {
            let found = found(games, &analyses, &known);
            if found != *known {
                handle.tell(found);
            }
        });
    }

    /// Hears what was found; true while more is to come.
    pub fn poll(&mut self) -> bool {
        match self.looking.as_ref().map(Worker::poll) {
            Some(Poll::Found(found)) => {
                (self.known, self.looking) = (Arc::new(found), None);
                self.changes += 1;
            }
            Some(Poll::Ended) => self.looking = None,
            Some(Poll::Nothing) | None => {}
        }
        self.looking.is_some()
    }
}

/// What is kept of these games; what is as it was known is not read again.
fn found(games: Vec<(String, String)>, analyses: &Analyses, known: &Known) -> Known {
    let kept = analyses.kept();
    let skill = |(id, digest): (String, String)| {
        let stamp = *kept.get(&id)?;
        let is_known = |known: &&KeptSkill| known.stamp == stamp && known.digest == digest;
        let skill = match known.get(&id).filter(is_known) {
            Some(known) => known.skill.clone(),
            None => GameSkill::read(&analyses.read(&id)?, &digest),
        };
        Some((id, KeptSkill { stamp, digest, skill }))
    };
    games.into_iter().filter_map(skill).collect()
}
