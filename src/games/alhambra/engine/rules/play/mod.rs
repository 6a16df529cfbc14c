//! The tile game as it is played here (§A4–§A6): money, the yard, turns, the end.
//!
//! [`PlayConfig`] says what is agreed beforehand. A [`State`] is a position: [`State::to_act`] tells whether chance or a
//! player has to act, [`State::outcomes`] what chance can bring, [`State::legal_moves`] what the player may do.
//! [`State::apply`] does a [`Move`], or says by a [`Refusal`] why it cannot be; nothing has changed then.

mod action;
mod around;
mod card;
mod chance;
mod config;
mod flat_board;
mod game_rules;
mod grounds;
mod lawful;
mod legal;
mod moves;
mod outline;
mod payments;
mod piece_set;
mod placing;
mod player_state;
mod purchase;
mod refusal;
mod result;
mod square;
mod state;
mod turn_end;
mod view;
mod viziers;

pub use card::{Card, Cards};
pub use chance::START_MONEY;
pub use config::{Cost, PlayConfig, Unplayable};
pub use flat_board::WALLS;
pub use game_rules::GameRules;
pub use grounds::{Foreseen, Grounds};
pub use moves::{Draw, Move, Offer, ToAct};
pub use payments::{MOST_TAKEN, Payments};
pub use piece_set::{PieceId, PieceSet};
pub use player_state::PlayerState;
pub use purchase::Priced;
pub use refusal::{Possible, Refusal};
pub use state::{MOST_PLAYERS, Phase, State};
pub use view::View;
