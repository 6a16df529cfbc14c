//! What is agreed before a game, as records write it: the layout, rounds and rule options, the seats.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::rules::{
    ChangeDice, ConfigFault, GameConfig, Layout, LayoutDraft, SpecialActions, standard_bonus,
};
use kernel::record::{Header, MOST_LETTERS, Members, RecordFault, Seat, SeatKind};

use super::SetupFault;

/// The game, as records name it.
pub const GAME: &str = "roll_and_write";

/// The members of a record that hold the configuration.
pub const MEMBERS: [&str; 2] = ["layout", "options"];

/// Reads the configuration of any kind of game, and the name of its layout.
pub fn read_config<F: From<SetupFault>>(
    members: &mut Members<'_, F>,
    header: Option<&mut Header>,
) -> Option<GameConfig> {
    let fault =
        |members: &mut Members<'_, F>, fault: SetupFault| members.fault(RecordFault::Game(fault.into()));
    let named: Option<NamedLayout> = members.member(MEMBERS[0]);
    let layout = named.and_then(|named| match Layout::new(&named.draft) {
        Ok(layout) => Some((named.name, layout)),
        Err(faults) => {
            faults.into_iter().for_each(|wrong| fault(members, SetupFault::Layout(wrong)));
            None
        }
    });
    let options: Option<Options> = members.member(MEMBERS[1]);
    let header = header?;
    let players = header.players();
    let late = header.seats[players..].iter().position(|seat| seat.kind != SeatKind::Phantom);
    if let Some(late) = late {
        fault(members, SetupFault::PlayerBehindPhantom(players + late + 1));
        return None;
    }
    let (name, layout) = layout?;
    header.layout_name = name;
    match options?.config(layout, players, header.seats.len() - players) {
        Ok(config) => Some(config),
        Err(faults) => {
            faults.into_iter().for_each(|wrong| fault(members, SetupFault::Config(wrong)));
            None
        }
    }
}

/// The members of a record that hold the configuration, as [`MEMBERS`] lists them.
#[must_use]
pub fn write_config(config: &GameConfig, header: &Header) -> Vec<Value> {
    let layout = NamedLayout { name: header.layout_name.clone(), draft: config.layout().draft() };
    vec![json!(layout), json!(Options::of(config))]
}

/// A layout with its name, inside a record or as a file of its own (§1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct NamedLayout {
    /// What people call it.
    #[schemars(length(max = MOST_LETTERS))]
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
        let named: Self = serde_json::from_str(include_str!("../../../../../assets/layouts/default.json"))
            .expect("the embedded layout is JSON");
        let layout = Layout::new(&named.draft).expect("the embedded layout is valid");
        (named, layout)
    }
}

/// Rounds and rule options as records write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
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
    /// The options of some config.
    #[must_use]
    pub fn of(config: &GameConfig) -> Self {
        Self {
            rounds: config.rounds().into(),
            special_actions: config.special_actions(),
            change_dice: config.change_dice(),
            phantom_bonus: config.phantom_bonus().map(i64::from),
        }
    }

    /// The config that a layout, seats and these options make.
    ///
    /// # Errors
    /// All faults at once.
    pub fn config(
        &self,
        layout: Layout,
        players: usize,
        phantoms: usize,
    ) -> Result<GameConfig, Vec<ConfigFault>> {
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

/// A phantom with the number of its row among the phantoms, from 1.
#[must_use]
pub fn phantom_seat(number: usize) -> Seat {
    let numeral = ["I", "II", "III", "IV"].get(number - 1).copied().unwrap_or("V");
    Seat {
        id: format!("phantom-{number}"),
        name: format!("Phantom {numeral}"),
        colour: String::new(),
        kind: SeatKind::Phantom,
        policy: None,
    }
}

/// The header of a new solo game of `phantoms` phantoms that starts at the epoch, with a person called "You".
#[must_use]
pub fn solo_header(id: &str, layout_name: &str, phantoms: usize) -> Header {
    let person = Seat::human("you", "You", "blue");
    Header::new(id, layout_name, std::iter::once(person).chain((1..=phantoms).map(phantom_seat)).collect())
}
