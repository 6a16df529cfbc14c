//! What people are told before they do something that is allowed but may not be meant (§X8).

use super::names::who;
use crate::rules::{End, GameConfig, Warning};
use kernel::record::Seat;
use text::Texts;

/// A warning.
#[must_use]
pub fn describe(texts: &Texts, seats: &[Seat], config: &GameConfig, warning: Warning) -> String {
    match warning {
        Warning::NoPlain => texts.alexandros_warning_no_plain().to_owned(),
        Warning::MoreGovernors { governors, value } => {
            texts.alexandros_warning_more_governors(governors, value)
        }
        Warning::HelpsOthers { own, rival, points } => {
            texts.alexandros_warning_helps_others(own, &who(texts, seats, rival), points)
        }
        Warning::Ends(End::Goal) => texts.alexandros_warning_ends_goal(config.goal()),
        Warning::Ends(End::RedWalls) => texts.alexandros_warning_ends_walls().to_owned(),
        Warning::NoMove => texts.alexandros_warning_no_move().to_owned(),
        Warning::LastGovernor => texts.alexandros_warning_last_governor().to_owned(),
    }
}
