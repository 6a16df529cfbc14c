//! What a record says about a game besides its configuration, log and result.

use jiff::{Timestamp, civil::Date};
use serde::{Deserialize, Serialize};

use super::MOST_LETTERS;
use crate::NameKey;

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// A computer, by a policy.
    Computer,
    /// A phantom of the rules, that nobody decides for.
    Phantom,
}

/// The `id` of the person at the computer where a record was written.
pub const ME: &str = "me";

/// A row of the score sheet: real players clockwise, then the phantoms in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Seat {
    /// Tells a person apart from others, also between records; free text.
    #[serde(default)]
    #[schemars(length(max = MOST_LETTERS))]
    pub id: String,
    /// The name shown.
    #[schemars(length(max = MOST_LETTERS))]
    pub name: String,
    /// A colour name; free text for others, for us one of red, blue, green, gold, plum, teal.
    #[serde(default)]
    #[schemars(length(max = MOST_LETTERS))]
    pub colour: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The policy of a computer seat.
    #[serde(default)]
    #[schemars(length(max = MOST_LETTERS))]
    pub policy: Option<String>,
}

impl Seat {
    /// The seat of a person.
    #[must_use]
    pub fn human(id: impl Into<String>, name: impl Into<String>, colour: impl Into<String>) -> Self {
        let (id, name, colour) = (id.into(), name.into(), colour.into());
        Self { id, name, colour, kind: SeatKind::Human, policy: None }
    }

    /// Whether a person sits there.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.kind == SeatKind::Human
    }

    /// Who sits there, also in other records: by the id, which may be made of a name, else by the name.
    #[must_use]
    pub fn person(&self) -> NameKey {
        let id = NameKey::of(&self.id);
        if id.is_blank() { NameKey::of(&self.name) } else { id }
    }
}

/// The record a game was played on from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Parent {
    /// Its id.
    #[schemars(length(max = MOST_LETTERS))]
    pub id: String,
    /// After which of its entries.
    pub entry: usize,
}

/// What a record says beside configuration, seeds, log and result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Tells the game apart from all others.
    pub id: String,
    /// A title of the user's own.
    pub title: String,
    /// Where it was played.
    pub location: String,
    /// Free text.
    pub comment: String,
    /// Free tags.
    pub tags: Vec<String>,
    /// The day on which it began, where nothing else is known of the time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
    /// When it began (UTC); of a day alone its noon, where it was written.
    pub started: Timestamp,
    /// When it ended, also early (UTC); none while it can go on.
    pub ended: Option<Timestamp>,
    /// Seconds somebody was at it.
    pub active_seconds: u64,
    /// What the printed layout is called, of a game that has one: the game writes it with its configuration.
    pub layout_name: String,
    /// The rows of the score sheet.
    pub seats: Vec<Seat>,
    /// Where it was played on from.
    pub parent: Option<Parent>,
}

impl Header {
    /// The header of a new game with these seats, that starts at the epoch.
    #[must_use]
    pub fn new(id: &str, layout_name: &str, seats: Vec<Seat>) -> Self {
        Self {
            id: id.to_owned(),
            title: String::new(),
            location: String::new(),
            comment: String::new(),
            tags: Vec::new(),
            day: None,
            started: Timestamp::UNIX_EPOCH,
            ended: None,
            active_seconds: 0,
            layout_name: layout_name.to_owned(),
            seats,
            parent: None,
        }
    }

    /// Real players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.seats.iter().take_while(|seat| seat.kind != SeatKind::Phantom).count()
    }

    /// The rows in which people sit.
    pub fn people(&self) -> impl Iterator<Item = usize> {
        (0..).zip(&self.seats).filter_map(|(row, seat)| seat.is_person().then_some(row))
    }

    /// The names of the real players, one after the other.
    #[must_use]
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.seats[..self.players()].iter().map(|seat| seat.name.as_str()).collect();
        names.join(", ")
    }
}
