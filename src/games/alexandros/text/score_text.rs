//! What the numbers of a score are called, and how they come about (§X4.4).

use super::names::who_from_1;
use crate::pad::Reason;
use common::words::sentence;
use kernel::record::Seat;
use text::Texts;

/// What a number of a score is called.
#[must_use]
pub fn part(texts: &Texts, seats: &[Seat], reason: &Reason) -> String {
    match *reason {
        Reason::Points => texts.alexandros_points().to_owned(),
        Reason::Taxes { turn, player } => texts.alexandros_taxes_of(turn, &who_from_1(texts, seats, player)),
        Reason::OneGovernor { province } | Reason::MoreGovernors { province, .. } => {
            texts.alexandros_province(province)
        }
        Reason::Typed => texts.alexandros_typed_points().to_owned(),
        Reason::Entered => texts.alexandros_entered_points().to_owned(),
    }
}

/// The same for the head of a narrow column.
#[must_use]
pub fn head(texts: &Texts, seats: &[Seat], reason: &Reason) -> String {
    match *reason {
        Reason::Taxes { turn, .. } => texts.alexandros_head_turn(turn),
        _ => part(texts, seats, reason),
    }
}

/// How a number of a score comes about; empty if its parts say so.
#[must_use]
pub fn reason(texts: &Texts, reason: &Reason) -> String {
    sentence(&match *reason {
        Reason::Points | Reason::Taxes { .. } | Reason::Entered => String::new(),
        Reason::OneGovernor { .. } => texts.alexandros_one_governor().to_owned(),
        Reason::MoreGovernors { governors, value, .. } => texts.alexandros_more_governors(governors, value),
        Reason::Typed => texts.alexandros_typed_differs().to_owned(),
    })
}

/// The name of a number of a score in JSON.
#[must_use]
pub fn key(reason: &Reason) -> String {
    match *reason {
        Reason::Points => "points".to_owned(),
        Reason::Taxes { turn, .. } => format!("taxes_{turn}"),
        Reason::OneGovernor { province } | Reason::MoreGovernors { province, .. } => {
            format!("province_{province}")
        }
        Reason::Typed => "typed".to_owned(),
        Reason::Entered => "entered".to_owned(),
    }
}
