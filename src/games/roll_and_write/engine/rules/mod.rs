//! The game as pure functions and types: no input or output, no clock, no chance. Dice come in as moves.
//!
//! [`GameConfig`] says what is agreed beforehand, a [`State`] is a position, a [`Move`] changes it or is [`Illegal`].
//! [`ScoreSheet`] holds the race (§6), [`Cards`] the scoring (§7, §8), [`Reason`] the explanation.

mod audit;
mod config;
mod courses;
mod dice;
mod forecast;
mod game_rules;
mod layout;
mod line_sets;
mod moves;
mod reach;
mod reasons;
mod round;
mod row_history;
mod score_sheet;
mod scoring;
mod sheet;
mod special_actions;
mod state;
mod turn;
mod turns;

pub use audit::{AuditFinding, audit};
pub use config::{
    ChangeDice, ConfigFault, GameConfig, MAX_ROWS, SpecialActions, standard_bonus, standard_phantoms,
    standard_rounds,
};
pub use dice::{Cell, Colour, Die, DieStep, Face, Pair};
pub use forecast::{Forecast, Prospect, RaceForecast, forecast};
pub use game_rules::GameRules;
pub use layout::{FIRST_COINS, Layout, LayoutDraft, LayoutFault};
pub use line_sets::{lines_exist, lines_fit};
pub use moves::{FourDice, Illegal, Move, RollKind, RollRequest, ToAct};
pub use reasons::{BreakdownExt, Reason, TypeReason, breakdown};
pub use row_history::{CoinBounds, Entered, MOST_BUILT, MOST_GAINED, RowHistory, SETUP_BUILDINGS};
pub use score_sheet::{Award, ScoreSheet, TypeRank};
pub use scoring::{Card, Cards, Holdings, coins_vp};
pub use sheet::{LINE_VP, Lines, PlayerSheet, cells, column_counts, line_vp, row_counts};
pub use special_actions::{
    BuildSecond, Built, ChangeDie, Effect, FollowUp, SpecialAction, Taken, Variant, Variants, each_follow_up,
};
pub use state::{NoGrid, Phase, State};
pub use turn::Ending;
pub use turns::{Action, CompleteTurn};
