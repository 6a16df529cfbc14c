//! The game as pure functions and types: no input or output, no clock, no chance. Cards come from outside.
//!
//! [`GameConfig`] says what is agreed beforehand, a [`Board`] what is next to what, and a [`BoardState`] what stands on
//! it: [`Goals`], [`Ways`] and [`Provinces`] follow from that. A [`Province`] is also what a ledger keeps without a
//! board: costs, taxes, warnings and oddities know no board. [`Illegal`] says why something is refused.

mod audit;
mod board;
mod board_draft;
mod config;
mod costs;
mod dividing;
mod ends;
mod goals;
mod governing;
mod ids;
mod illegal;
mod moving;
mod outcomes;
mod province;
mod provinces;
mod state;
mod symbol;
mod taxes;
mod tile;
mod turn;
mod walls;
mod warnings;
mod ways;

pub use audit::{AuditFinding, CARDS_OF_EACH, audit, audit_points, audit_result, audit_taxes};
pub use board::Board;
pub use board_draft::{BoardDraft, BoardFault, CornerAt, MOST_ROWS, MOST_SPACES, SpaceAt, corners_of};
pub use config::{ConfigFault, GOAL, GameConfig, Joker, Options, PLAYERS, Recall, Rim, RimWalls};
pub use costs::{Conquest, Cost, to_loser};
pub use dividing::DivideFault;
pub use ends::{End, end_by_points, end_by_walls, leaders};
pub use goals::{Card, Goals, Nearest};
pub use ids::{Corner, Line, Space};
pub use illegal::{Illegal, NotJoker, Unavailable};
pub use moving::Moved;
pub use outcomes::WayOutcome;
pub use province::{GOVERNORS, Governor, Province};
pub use provinces::{BoardProvince, Division, Provinces};
pub use state::{BoardState, Governors};
pub use symbol::{Symbol, Symbols};
pub use taxes::{TaxReason, check_tax_card, tax_cards, taxes};
pub use tile::Tile;
pub use turn::{ACTIONS, Action, Turn};
pub use walls::{BLACK_WALLS, Laid, LineSet, RED_WALLS, Supply};
pub use warnings::{Warning, before_taxes, before_walls};
pub use ways::{Ways, lines_of};
