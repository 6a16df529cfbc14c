//! What is agreed before a game: players, tiles and options (§A5, §A7).

use super::TileSet;

/// A module (§A6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Module {
    /// §A6.1
    Vizier,
    /// §A6.2
    Camps,
    /// §A6.3
    Bazaars,
    /// §A6.4
    Falconers,
}

/// The modules of a game: any of the four, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modules(u8);

impl Modules {
    /// Whether a module is in the game.
    #[must_use]
    pub const fn has(self, module: Module) -> bool {
        self.0 & 1 << module as u8 != 0
    }

    /// The same with this one.
    #[must_use]
    pub const fn with(self, module: Module) -> Self {
        Self(self.0 | 1 << module as u8)
    }
}

/// Into which pile the second scoring card is shuffled (§A4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SecondScoringPile {
    /// Pile 4.
    #[default]
    Four,
    /// Pile 5.
    Five,
}

/// Which holes are forbidden (§A3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Holes {
    /// Any empty cells that are cut off from the outside.
    #[default]
    Area,
    /// Only an empty cell with tiles on all four sides.
    Single,
}

/// A plain side of a camp against a walled side of a building (§A6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CampPlainToWall {
    /// Forbidden.
    #[default]
    Forbid,
    /// Allowed.
    Allow,
}

/// A bazaar in the line of a camp (§A6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CampLineBazaar {
    /// It counts as a building.
    #[default]
    Counts,
    /// It ends the line.
    Ends,
}

/// Camps and bazaars that the third player draws (§A7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThirdPlayerModules {
    /// They stay and score nothing.
    #[default]
    Keep,
    /// They are drawn anew.
    Redraw,
}

/// The score track, which is only drawing (§A2.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
    /// `third_player_modules`
    pub third_player_modules: ThirdPlayerModules,
    /// `track`
    pub track: Track,
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
