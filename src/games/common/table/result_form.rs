//! What a form of a finished game holds, as the desk keeps it.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    kernel::{Game, Kind},
    storage::Settings,
};

/// A finished game as far as it was typed in.
pub trait ResultForm<P: Kind>: Clone + Debug + PartialEq + Serialize + DeserializeOwned {
    /// Nothing is typed yet: who played last is proposed.
    fn new(settings: &Settings) -> Self;

    /// What was typed of a game of the library; who else played here is proposed for more seats.
    fn of(game: &Game<P>, settings: &Settings) -> Self;

    /// Whether it can be shown: a file of unfinished work may hold anything of this form.
    fn is_whole(&self) -> bool {
        true
    }
}

/// The game has no form for them.
impl<P: Kind> ResultForm<P> for () {
    fn new(_: &Settings) -> Self {}

    fn of(_: &Game<P>, _: &Settings) -> Self {}
}
