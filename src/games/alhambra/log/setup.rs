//! What is agreed before a game, as records write it: options, tiles, what was transcribed, the seats.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Options, SetupFault, printed::faults as printed_faults};
use crate::rules::{GameConfig, NoSuchTable, Printed, Tile, TileFault, TileSet};
use kernel::record::{Header, Members, RecordFault, SeatKind};

/// The game, as records name it.
pub const GAME: &str = "alhambra";

/// The members of a record that hold the configuration.
pub const MEMBERS: [&str; 3] = ["options", "tiles", "pieces"];

/// What is agreed before a game. Valid by construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Players, tiles and options.
    pub game: GameConfig,
    /// What was transcribed of the pieces of the modules.
    pub printed: Printed,
}

/// The tiles of a game, as records write them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Tiles {
    /// The 54 of the first edition: the file `assets/alhambra/tiles.csv`, which never changes.
    Standard(StandardTiles),
    /// A list of one's own.
    Own(Vec<Tile>),
}

/// The name of the tiles of the first edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandardTiles {
    /// `standard`
    Standard,
}

impl Default for Tiles {
    fn default() -> Self {
        Self::Standard(StandardTiles::Standard)
    }
}

impl From<&TileSet> for Tiles {
    fn from(tiles: &TileSet) -> Self {
        if tiles == TileSet::standard() { Self::default() } else { Self::Own(tiles.tiles().to_vec()) }
    }
}

impl Tiles {
    /// Whether they are those of the first edition.
    #[must_use]
    pub const fn are_standard(&self) -> bool {
        matches!(self, Self::Standard(_))
    }

    /// The tiles themselves.
    ///
    /// # Errors
    /// All faults of a list of one's own at once.
    pub fn read(self) -> Result<TileSet, Vec<TileFault>> {
        match self {
            Self::Standard(_) => Ok(TileSet::standard().clone()),
            Self::Own(tiles) => TileSet::new(tiles),
        }
    }
}

impl SetUp {
    /// A game with the standard tiles and nothing transcribed.
    ///
    /// # Errors
    /// When there are fewer than two players, or more than six.
    pub fn standard(players: usize, options: Options) -> Result<Self, NoSuchTable> {
        Self::with_tiles(players, TileSet::standard().clone(), options)
    }

    /// A game with these tiles and nothing transcribed.
    ///
    /// # Errors
    /// When there are fewer than two players, or more than six.
    pub fn with_tiles(players: usize, tiles: TileSet, options: Options) -> Result<Self, NoSuchTable> {
        let game = GameConfig::new(players, tiles, options.into())?;
        Ok(Self { game, printed: Printed::default() })
    }
}

/// Reads the configuration of any kind of game.
pub fn read_config<F: From<SetupFault>>(
    members: &mut Members<'_, F>,
    header: Option<&mut Header>,
) -> Option<SetUp> {
    let mut faults = Vec::new();
    let options: Option<Options> = members.member(MEMBERS[0]);
    let tiles: Option<Tiles> = members.member(MEMBERS[1]);
    let printed: Option<Printed> = members.member(MEMBERS[2]);
    let tiles = tiles.and_then(|tiles| {
        tiles.read().map_err(|wrong| faults.extend(wrong.into_iter().map(SetupFault::Tiles))).ok()
    });
    faults.extend(printed.iter().flat_map(printed_faults));
    let players = header.and_then(|header| match seats(header) {
        Ok(players) => Some(players),
        Err(fault) => {
            faults.push(fault);
            None
        }
    });
    let is_good = faults.is_empty();
    faults.into_iter().for_each(|fault| members.fault(RecordFault::Game(fault.into())));
    let game = GameConfig::new(players?, tiles?, options?.into()).ok()?;
    is_good.then_some(SetUp { game, printed: printed? })
}

/// How many play: with two of them the third player has the seat behind them (§A5).
fn seats(header: &Header) -> Result<usize, SetupFault> {
    let players = header.players();
    let third = &header.seats[players..];
    if let Some(late) = third.iter().position(|seat| seat.kind != SeatKind::Phantom) {
        return Err(SetupFault::PlayerBehindThird(players + late + 1));
    }
    match players {
        2..=6 if third.len() == usize::from(players == 2) => Ok(players),
        2..=6 => Err(SetupFault::ThirdPlayers { players, third: third.len() }),
        _ => Err(SetupFault::Players(players)),
    }
}

/// The members of a record that hold the configuration, as [`MEMBERS`] lists them.
#[must_use]
pub fn write_config(setup: &SetUp) -> Vec<Value> {
    let options = Options::from(*setup.game.options());
    vec![json!(options), json!(Tiles::from(setup.game.tiles())), json!(setup.printed)]
}
