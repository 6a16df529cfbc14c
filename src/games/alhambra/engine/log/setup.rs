//! What is agreed before a game, as records write it: options, tiles, what was transcribed, the seats.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use super::{Options, PlayFault, PlayOptions, SetupFault, printed::faults as printed_faults};
use crate::rules::{
    self, GameConfig, NoSuchTable, Printed, SetUp, Tile, TileFault, TileSet, play::PlayConfig,
};
use kernel::{
    NameKey,
    record::{Header, Members, RecordFault, Seat, SeatKind},
};

/// The game, as records name it.
pub const GAME: &str = "alhambra";

/// The members of a record that hold the configuration.
pub const MEMBERS: [&str; 3] = ["options", "tiles", "pieces"];

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

/// Reads the configuration of a table or a result.
pub fn read_config<F: From<SetupFault>>(
    members: &mut Members<'_, F>,
    header: Option<&mut Header>,
) -> Option<SetUp> {
    read_with::<Options, F>(members, header)
}

/// Reads the configuration of a game that is played.
pub(super) fn read_play_config(
    members: &mut Members<'_, PlayFault>,
    header: Option<&mut Header>,
) -> Option<PlayConfig> {
    let SetUp { game, printed } = read_with::<PlayOptions, PlayFault>(members, header)?;
    let fault = |lack| RecordFault::Game(SetupFault::Unplayable(lack).into());
    PlayConfig::new(game, &printed).map_err(|lack| members.fault(fault(lack))).ok()
}

/// Reads what is agreed, with these options.
fn read_with<O, F>(members: &mut Members<'_, F>, header: Option<&mut Header>) -> Option<SetUp>
where
    O: Into<rules::Options> + DeserializeOwned + JsonSchema + 'static,
    F: From<SetupFault>,
{
    let mut faults = Vec::new();
    let options: Option<O> = members.member(MEMBERS[0]);
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

/// The seat of the third player (§A5.2).
#[must_use]
pub fn third_seat(name: String) -> Seat {
    let (id, colour) = (NameKey::of(&name).into(), String::new());
    Seat { id, name, colour, kind: SeatKind::Phantom, policy: None }
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

/// The members of a record of a table or a result that hold the configuration, as [`MEMBERS`] lists them.
#[must_use]
pub fn write_config(setup: &SetUp) -> Vec<Value> {
    write_with(Options::from(*setup.game.options()), setup)
}

/// The same of a game that is played.
pub(super) fn write_play_config(config: &PlayConfig) -> Vec<Value> {
    write_with(PlayOptions::from(*config.options()), config.set_up())
}

fn write_with(options: impl Serialize, setup: &SetUp) -> Vec<Value> {
    vec![json!(options), json!(Tiles::from(setup.game.tiles())), json!(setup.printed)]
}
