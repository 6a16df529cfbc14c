//! The tile game as pure functions and types: no input or output, no clock, no chance.
//!
//! [`GameConfig`] says what is agreed beforehand and which [`Tile`]s there are. A [`Board`] is a player's Alhambra; a
//! [`Change`] of it is legal or [`Illegal`] (§A3, §A6). [`Holdings`] are what scores, of a board or typed;
//! [`breakdown`] explains every VP (§A2), [`audit`] finds what no legal game can give (§A8).

mod after;
mod audit;
mod board;
mod breaches;
mod camp_sides;
mod changes;
mod config;
mod currency;
mod holdings;
mod holes;
mod illegal;
mod last_tiles;
mod making;
mod modules;
mod pieces;
mod place;
pub mod play;
mod printed;
mod prospects;
mod reasons;
mod rule_violation;
mod scoring;
mod setup;
mod tile;
mod tile_set;
mod wall;

pub use audit::{AuditFinding, audit, audit_aside, audit_boards, audit_supply, most_wall};
pub use board::Board;
pub use changes::{Change, Left};
pub use config::{
    BoardOptions, CampLineBazaar, CampPlainToWall, FurtherAction, GameConfig, Holes, NoSuchTable, Options,
    SecondScoringPile, ThirdPlayerModules, Track,
};
pub use currency::Currency;
pub use holdings::{Holdings, Row, ScoringSnapshot};
pub use illegal::Illegal;
pub use last_tiles::{Refill, leftover, refill, third_player_draws, third_player_has};
pub use modules::{
    Counted, Module, ModulePoints, ModuleRules, Modules, Vizier, Why, WrongVizier, falcons_vp, vizier_order,
};
pub use pieces::{BAZAARS, Bazaar, CAMPS, Camp, FALCONS_OF_EACH, Falcon, FalconKind, Laid, Piece};
pub use place::{Cell, Corner, Side, Sides};
pub use printed::{Printed, PrintedBazaar, PrintedCamp, SetUp};
pub use prospects::{leaders, margin, offered_to_come, one_more};
pub use reasons::{BreakdownExt, Reason, TypeReason, breakdown, scored};
pub use rule_violation::RuleViolation;
pub use scoring::{Scoring, TypeRank, standings};
pub use setup::{FirstBy, Piles, PilesFault, first_by, first_players, money_cards};
pub use tile::{Tile, TileId};
pub use tile_set::{PRICES, TileFault, TileSet};
pub use wall::WallPiece;
