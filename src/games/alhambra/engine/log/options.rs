//! The options of §A7 as records write them.

use serde::{Deserialize, Serialize};

use crate::rules::{
    self, BoardOptions, CampLineBazaar, CampPlainToWall, FurtherAction, Holes, Module, SecondScoringPile,
    ThirdPlayerModules, Track,
};

/// The options, each with its default where it is left out. The third player's name is that of its seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct Options {
    /// The modules in the game.
    pub modules: Vec<Module>,
    /// Into which pile the second scoring card is shuffled.
    pub second_scoring_pile: SecondScoringPile,
    /// Which holes are forbidden.
    pub holes: Holes,
    /// Whether a Vizier buys before a scoring that is due.
    pub vizier_before_scoring: bool,
    /// A plain side of a camp against a wall.
    pub camp_plain_to_wall: CampPlainToWall,
    /// A bazaar in the line of a camp.
    pub camp_line_bazaar: CampLineBazaar,
    /// Camps and bazaars that the third player draws.
    pub third_player_modules: ThirdPlayerModules,
    /// The laps of the score track.
    pub track: Track,
}

impl From<rules::Options> for Options {
    fn from(options: rules::Options) -> Self {
        Self {
            modules: options.modules.iter().collect(),
            second_scoring_pile: options.second_scoring_pile,
            holes: options.board.holes,
            vizier_before_scoring: options.vizier_before_scoring,
            camp_plain_to_wall: options.board.camp_plain_to_wall,
            camp_line_bazaar: options.board.camp_line_bazaar,
            third_player_modules: options.third_player_modules,
            track: options.track,
        }
    }
}

impl From<Options> for rules::Options {
    fn from(options: Options) -> Self {
        Self {
            modules: options.modules.into_iter().collect(),
            second_scoring_pile: options.second_scoring_pile,
            board: BoardOptions {
                holes: options.holes,
                camp_plain_to_wall: options.camp_plain_to_wall,
                camp_line_bazaar: options.camp_line_bazaar,
            },
            vizier_before_scoring: options.vizier_before_scoring,
            third_player_modules: options.third_player_modules,
            track: options.track,
            ..Self::default()
        }
    }
}

/// The options of a game that is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct PlayOptions {
    /// Those of every game.
    #[serde(flatten)]
    pub common: Options,
    /// The action after an exact purchase (§A4.3).
    pub further_action: FurtherAction,
    /// Whether hands lie open to all (§A11.1); written only where they do, for it came later than the others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open_hands: bool,
    /// How many money cards each of the five piles has, where people cut them and typed it in (§A4.1, §A11.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(inner(range(min = 1)))]
    pub piles: Option<[u8; 5]>,
}

impl From<rules::Options> for PlayOptions {
    fn from(options: rules::Options) -> Self {
        let rules::Options { further_action, open_hands, piles, .. } = options;
        Self { common: options.into(), further_action, open_hands, piles }
    }
}

impl From<PlayOptions> for rules::Options {
    fn from(options: PlayOptions) -> Self {
        let PlayOptions { common, further_action, open_hands, piles } = options;
        Self { further_action, open_hands, piles, ..common.into() }
    }
}
