//! What a record says about a game beside its log.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::Seed;
use crate::games::roll_and_write::rules::{
    ChangeDice, GameConfig, Layout, LayoutDraft, SpecialActions, standard_bonus,
};

/// A layout with its name, inside a record or as a file of its own (§1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct NamedLayout {
    /// What people call it.
    pub name: String,
    /// Grid or counts, coins and VP.
    #[serde(flatten)]
    pub draft: LayoutDraft,
}

impl NamedLayout {
    /// The default layout (§1), the file `assets/layouts/default.json`.
    ///
    /// # Panics
    /// Never: a test reads the embedded file.
    #[must_use]
    pub fn standard() -> (Self, Layout) {
        let named: Self = serde_json::from_str(include_str!("../../../../assets/layouts/default.json"))
            .expect("the embedded layout is JSON");
        let layout = Layout::new(&named.draft).expect("the embedded layout is valid");
        (named, layout)
    }
}

/// Rounds and rule options as records write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Options {
    /// Rounds to play, 1–33 (§2).
    #[schemars(range(min = 1, max = 33))]
    pub rounds: i64,
    /// The reading of §5.3.
    pub special_actions: SpecialActions,
    /// The reading of §5.1.
    pub change_dice: ChangeDice,
    /// VP of each phantom instead of lines and coins, 0–99, in a solo game against them (§11); else null.
    #[serde(default)]
    #[schemars(range(min = 0, max = 99))]
    pub phantom_bonus: Option<i64>,
}

impl Options {
    /// The options of some configuration.
    #[must_use]
    pub fn of(config: &GameConfig) -> Self {
        Self {
            rounds: config.rounds().into(),
            special_actions: config.special_actions(),
            change_dice: config.change_dice(),
            phantom_bonus: config.phantom_bonus().map(i64::from),
        }
    }

    /// The configuration that a layout, seats and these options make.
    ///
    /// # Errors
    /// All faults at once.
    pub fn config(
        &self,
        layout: Layout,
        players: usize,
        phantoms: usize,
    ) -> Result<GameConfig, Vec<crate::games::roll_and_write::rules::ConfigFault>> {
        let config = GameConfig::new(layout, players, phantoms)
            .map_err(|fault| vec![fault])?
            .with_options(self.special_actions, self.change_dice);
        let rounds = |config: GameConfig| config.with_rounds(self.rounds);
        let goal = |config: GameConfig| {
            self.phantom_bonus.map_or(Ok(config), |bonus| config.against_phantoms(bonus))
        };
        let faults = || [rounds(config).err(), goal(config).err()].into_iter().flatten().collect();
        rounds(config).and_then(goal).map_err(|_| faults())
    }

    /// The bonus of the booklet for this number of phantoms, as an option (§11).
    #[must_use]
    pub fn booklet_bonus(phantoms: usize) -> i64 {
        standard_bonus(phantoms).into()
    }
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// A computer, by a policy.
    Computer,
    /// A phantom of the rules (§9).
    Phantom,
}

/// A row of the score sheet: real players clockwise, then the phantoms in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Seat {
    /// Tells a person apart from others, also between records; free text.
    #[serde(default)]
    pub id: String,
    /// The name shown.
    pub name: String,
    /// A colour name; free text for others, for us one of red, blue, green, gold, plum, teal.
    #[serde(default)]
    pub colour: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The policy of a computer seat.
    #[serde(default)]
    pub policy: Option<String>,
}

impl Seat {
    /// A phantom with the number of its row among the phantoms, from 1.
    #[must_use]
    pub fn phantom(number: usize) -> Self {
        let numeral = ["I", "II", "III", "IV"].get(number - 1).copied().unwrap_or("V");
        Self {
            id: format!("phantom-{number}"),
            name: format!("Phantom {numeral}"),
            colour: String::new(),
            kind: SeatKind::Phantom,
            policy: None,
        }
    }
}

/// A seed, and the first entry whose program's dice it makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct SeedClaim {
    /// The seed.
    pub seed: Seed,
    /// From this entry of the log on, counted from 1.
    #[schemars(range(min = 1))]
    pub from: usize,
}

/// The record a game was played on from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Parent {
    /// Its id.
    pub id: String,
    /// After which of its entries.
    pub entry: usize,
}

/// What a record says beside configuration, seeds, log and result.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// When it began (UTC).
    pub started: Timestamp,
    /// When it ended, also early (UTC); none while it can go on.
    pub ended: Option<Timestamp>,
    /// Seconds somebody was at it.
    pub active_seconds: u64,
    /// The layout's name.
    pub layout_name: String,
    /// The rows of the score sheet.
    pub seats: Vec<Seat>,
    /// Where it was played on from.
    pub parent: Option<Parent>,
}

impl Header {
    /// The header of a new solo game of `phantoms` phantoms that starts at the epoch, with a person called "You".
    #[must_use]
    pub fn solo(id: &str, layout_name: &str, phantoms: usize) -> Self {
        let person = Seat {
            id: "you".to_owned(),
            name: "You".to_owned(),
            colour: "blue".to_owned(),
            kind: SeatKind::Human,
            policy: None,
        };
        Self::new(id, layout_name, std::iter::once(person).chain((1..=phantoms).map(Seat::phantom)).collect())
    }

    /// The header of a new game with these seats, that starts at the epoch.
    #[must_use]
    pub fn new(id: &str, layout_name: &str, seats: Vec<Seat>) -> Self {
        Self {
            id: id.to_owned(),
            title: String::new(),
            location: String::new(),
            comment: String::new(),
            tags: Vec::new(),
            started: Timestamp::UNIX_EPOCH,
            ended: None,
            active_seconds: 0,
            layout_name: layout_name.to_owned(),
            seats,
            parent: None,
        }
    }
}
