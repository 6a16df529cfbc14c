//! The parts of screens that games share, with their words.

pub mod advice;
pub mod challenges;
pub mod compared;
pub mod drills;
pub mod for_today;
pub mod game_actions;
pub mod late_entry;
pub mod lesson;
pub mod moment;
pub mod play_link;
pub mod players;
pub mod question;
pub mod ranks;
pub mod replay;
pub mod review;
pub mod rules_page;
pub mod save_page;
pub mod setup;
pub mod table;
pub mod tip_card;
pub mod totals;
pub mod transcribed;
pub mod trial;
pub mod typed_chance;
