//! What is agreed before a game: players, tiles and options (§A5, §A7).

use serde::{Deserialize, Serialize};

use super::{Modules, Scoring, TileSet};

/// Into which pile the second scoring card is shuffled (§A4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("enum" = [4, 5]))]
pub enum SecondScoringPile {
    /// Pile 4.
    #[default]
    Four,
    /// Pile 5.
    Five,
}

impl TryFrom<u8> for SecondScoringPile {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            4 => Ok(Self::Four),
            5 => Ok(Self::Five),
            _ => Err(format!("the pile is 4 or 5, not {number}")),
        }
    }
}

impl From<SecondScoringPile> for u8 {
    fn from(of: SecondScoringPile) -> Self {
        match of {
            SecondScoringPile::Four => 4,
            SecondScoringPile::Five => 5,
        }
    }
}

/// Which holes are forbidden (§A3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Holes {
    /// Any empty cells that are cut off from the outside.
    #[default]
    Area,
    /// Only an empty cell with tiles on all four sides.
    Single,
}

/// A plain side of a camp against a walled side of a building (§A6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CampPlainToWall {
    /// Forbidden.
    #[default]
    Forbid,
    /// Allowed.
    Allow,
}

/// A bazaar in the line of a camp (§A6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CampLineBazaar {
    /// It counts as a building.
    #[default]
    Counts,
    /// It ends the line.
    Ends,
}

/// Camps and bazaars that the third player draws (§A7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThirdPlayerModules {
    /// They stay and score nothing.
    #[default]
    Keep,
    /// They are drawn anew.
    Redraw,
}

/// The action after an exact purchase (§A4.3). Only a game that is played knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FurtherAction {
    /// It may be left out.
    #[default]
    May,
    /// It must be done where it can be.
    Must,
}

/// The score track, which is only drawing (§A2.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("enum" = [60, 100]))]
pub enum Track {
    /// Laps of 60.
    #[default]
    Sixty,
    /// Laps of 100.
    Hundred,
}

impl Track {
    /// VP of a lap.
    #[must_use]
    pub const fn lap(self) -> u16 {
        match self {
            Self::Sixty => 60,
            Self::Hundred => 100,
        }
    }
}

impl TryFrom<u8> for Track {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            60 => Ok(Self::Sixty),
            100 => Ok(Self::Hundred),
            _ => Err(format!("a lap has 60 or 100, not {number}")),
        }
    }
}

impl From<Track> for u8 {
    fn from(of: Track) -> Self {
        match of {
            Track::Sixty => 60,
            Track::Hundred => 100,
        }
    }
}

/// The options that say what is legal in an Alhambra and what its camps score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BoardOptions {
    /// `holes`
    pub holes: Holes,
    /// `camp_plain_to_wall`
    pub camp_plain_to_wall: CampPlainToWall,
    /// `camp_line_bazaar`
    pub camp_line_bazaar: CampLineBazaar,
}

/// The options (§A7), each with its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// `modules`
    pub modules: Modules,
    /// `second_scoring_pile`
    pub second_scoring_pile: SecondScoringPile,
    /// `holes`, `camp_plain_to_wall` and `camp_line_bazaar`
    pub board: BoardOptions,
    /// `vizier_before_scoring`
    pub vizier_before_scoring: bool,
    /// `further_action`
    pub further_action: FurtherAction,
    /// `open_hands`: everybody remembers the money of all, and so sees it (§A11.1).
    pub open_hands: bool,
    /// `third_player_modules`
    pub third_player_modules: ThirdPlayerModules,
    /// `track`
    pub track: Track,
    /// `piles`: how many money cards each has, where people cut them and said so (§A11.2).
    pub piles: Option<[u8; 5]>,
}

impl Options {
    /// The pile, from 0, into which the card of a scoring is shuffled (§A4.1): the third has none, and follows the second.
    #[must_use]
    pub const fn pile_of(&self, scoring: Scoring) -> usize {
        match (scoring, self.second_scoring_pile) {
            (Scoring::First, _) => 1,
            (_, SecondScoringPile::Four) => 3,
            (_, SecondScoringPile::Five) => 4,
        }
    }
}

/// The configuration of a game. Valid by construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameConfig {
    players: u8,
    tiles: TileSet,
    options: Options,
}

/// A number of players that the rules do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchTable(pub usize);

impl GameConfig {
    /// A game of two to six players with these tiles and options.
    ///
    /// # Errors
    /// [`NoSuchTable`] when there are fewer or more.
    pub fn new(players: usize, tiles: TileSet, options: Options) -> Result<Self, NoSuchTable> {
        match players {
            2..=6 => Ok(Self { players: players as u8, tiles, options }),
            _ => Err(NoSuchTable(players)),
        }
    }

    /// The same game with piles of these heights, or of those that it should have.
    #[must_use]
    pub fn with_piles(mut self, piles: Option<[u8; 5]>) -> Self {
        self.options.piles = piles;
        self
    }

    /// Players, 2–6.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// Whether there is a third player, who only collects tiles (§A5).
    #[must_use]
    pub const fn has_third_player(&self) -> bool {
        self.players == 2
    }

    /// Rows that take places: players, then the third player.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.players() + self.has_third_player() as usize
    }

    /// The building tiles.
    #[must_use]
    pub const fn tiles(&self) -> &TileSet {
        &self.tiles
    }

    /// What is agreed otherwise.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }
}
