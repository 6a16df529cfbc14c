//! The entries of a log: events of a kind of game, and notes about them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Kind, NoteKind, Seed,
    json::{Misfit, judged},
};

/// Who made a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The program, from the seed.
    Program,
    /// People, at a table; typed in.
    People,
}

/// An event with the number of its entry.
pub type Numbered<E> = (usize, E);

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged, bound = "")]
pub enum Entry<K: Kind> {
    /// What happened.
    Event(K::Event),
    /// About what happened.
    Note(Note<K>),
}

/// A note: it tells about the game or changes what its log yields, without being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", bound = "")]
#[schemars(bound = "")]
pub enum Note<K: Kind> {
    /// Everything after entry `to` is taken back; 0 takes back all.
    TakeBack {
        /// The last entry that stays.
        to: usize,
    },
    /// The dice of entry `entry`, typed in by people, were others.
    CorrectRoll {
        /// The entry corrected.
        #[schemars(range(min = 1))]
        entry: usize,
        /// The dice as they were.
        #[serde(flatten)]
        dice: K::Dice,
    },
    /// Entry `entry` was really this.
    Amend {
        /// The entry amended.
        #[schemars(range(min = 1))]
        entry: usize,
        /// What it was.
        #[serde(rename = "was")]
        event: K::Event,
    },
    /// Entry `entry` never happened.
    Strike {
        /// The entry struck.
        #[schemars(range(min = 1))]
        entry: usize,
    },
    /// A hint was shown: the game is helped.
    Hint {},
    /// From here on somebody else decides for a player, who has left or come back.
    Handover {
        /// The player's seat, from 1.
        #[schemars(range(min = 1))]
        seat: u8,
        /// The policy that decides; null for a person.
        policy: Option<String>,
    },
    /// A finding was confirmed: it is no fault.
    Confirm {
        /// Which.
        #[serde(flatten)]
        finding: Confirmed<K::Finding>,
    },
}

/// A finding that somebody confirmed: as its code with its data, or in the words of version 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Confirmed<F> {
    /// The finding itself.
    #[serde(rename = "finding")]
    Finding(F),
    /// The sentence that version 1 wrote.
    #[serde(rename = "oddity")]
    Words(String),
}

impl<K: Kind> Note<K> {
    /// Says that a finding is no fault.
    #[must_use]
    pub const fn confirm(finding: K::Finding) -> Self {
        Self::Confirm { finding: Confirmed::Finding(finding) }
    }

    /// The entry that it says something else of.
    #[must_use]
    pub const fn corrects(&self) -> Option<usize> {
        match self {
            Self::CorrectRoll { entry, .. } | Self::Amend { entry, .. } | Self::Strike { entry } => {
                Some(*entry)
            }
            Self::TakeBack { .. } | Self::Hint {} | Self::Handover { .. } | Self::Confirm { .. } => None,
        }
    }

    /// Which note it is.
    #[must_use]
    pub const fn kind(&self) -> NoteKind {
        match self {
            Self::TakeBack { .. } => NoteKind::TakeBack,
            Self::CorrectRoll { .. } => NoteKind::CorrectRoll,
            Self::Amend { .. } => NoteKind::Amend,
            Self::Strike { .. } => NoteKind::Strike,
            Self::Hint {} => NoteKind::Hint,
            Self::Handover { .. } => NoteKind::Handover,
            Self::Confirm { .. } => NoteKind::Confirm,
        }
    }

    /// Whether it changes what earlier entries yield.
    #[must_use]
    pub const fn is_correction(&self) -> bool {
        match self {
            Self::TakeBack { .. } | Self::CorrectRoll { .. } | Self::Amend { .. } | Self::Strike { .. } => {
                true
            }
            Self::Hint {} | Self::Handover { .. } | Self::Confirm { .. } => false,
        }
    }
}

impl<K: Kind> Entry<K> {
    /// Reads an entry. Notes are told from events by name rather than by trial, so that a fault is reported against
    /// the right kind.
    ///
    /// # Errors
    /// How it differs from one, or that this kind of game does not take such a note.
    pub fn from_value(value: &Value) -> Result<Self, EntryError<K>> {
        Self::judged(value).map(|(entry, _)| entry)
    }

    /// The same, with what the schema refuses of it all the same.
    pub(super) fn judged(value: &Value) -> Result<(Self, Option<Misfit>), EntryError<K>> {
        let name = value.get("event").and_then(Value::as_str);
        let note = NoteKind::ALL.into_iter().find(|kind| Some(kind.name()) == name);
        let Some(kind) = note else {
            let event = judged(value).map_err(EntryError::Json)?;
            return Ok((Self::Event(event.0), event.1));
        };
        if !K::NOTES.contains(&kind) {
            return Err(EntryError::Refused(LogError::NotTaken(kind)));
        }
        let note = judged(value).map_err(EntryError::Json)?;
        Ok((Self::Note(note.0), note.1))
    }

    /// The event, unless it is a note.
    #[must_use]
    pub const fn event(&self) -> Option<&K::Event> {
        match self {
            Self::Event(event) => Some(event),
            Self::Note(_) => None,
        }
    }

    /// The note, unless it is an event.
    #[must_use]
    pub const fn note(&self) -> Option<&Note<K>> {
        match self {
            Self::Event(_) => None,
            Self::Note(note) => Some(note),
        }
    }
}

/// Why JSON is no entry of a log.
#[derive(Debug)]
pub enum EntryError<K: Kind> {
    /// How it differs from one.
    Json(Misfit),
    /// A note that this kind of game does not take.
    Refused(LogError<K>),
}

/// Why an entry does not fit its log, whatever the game: a kind puts it into its own words.
#[derive(Clone, Debug, PartialEq)]
pub enum LogError<K: Kind> {
    /// A note that this kind of game does not take.
    NotTaken(NoteKind),
    /// A note about an entry that does not come before it, or no longer counts.
    NoSuchEntry(usize),
    /// Only dice typed in by people are corrected.
    NotTyped(usize),
    /// An amendment with the program's dice: it does not roll in the past.
    AmendedRoll(usize),
    /// The program's dice without a seed.
    NoSeed,
    /// Dice of the program that are not the seed's.
    NotTheSeed {
        /// The seed that applies.
        seed: Seed,
        /// The event it makes.
        due: K::Event,
        /// The event of the log.
        found: K::Event,
    },
    /// The program is asked for chance where none is due.
    NothingDue,
    /// No entry, but the lack of some: the game says that it has ended, and did not come to its end.
    NotComplete,
}
