//! The screens of the game. Each draws the state and adds commands to a list; none changes the state itself.

pub mod arrangement;
pub mod best_play;
pub mod board;
pub mod challenges;
pub mod dice_pad;
mod drills;
pub mod late_entry;
pub mod layouts;
pub mod lesson;
pub mod motion;
pub mod new_game;
pub mod new_pad;
pub mod pad;
pub mod play;
pub mod position;
pub mod prints;
pub mod race_view;
pub mod render;
pub mod replay;
pub mod review;
pub mod rules_page;
pub mod score_card;
pub mod setup;
pub mod standing;
pub mod trial;
pub mod turn_choices;
