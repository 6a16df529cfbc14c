//! Games that are played here, as everything has them that tells of tables.

use super::game::TableGame;
use crate::timeline::Timeline;
use kernel::{
    Game, Kind,
    record::{NotPlayed, Readable},
};
use text::Texts;

/// A game that was played here instead of kept as a table of kind `T`: it is looked at and told like one.
pub trait PlayedRecord<T: Kind>: Readable<Config = T::Agreed, Reason = T::Reason> {
    /// Its kind.
    type Kind: Kind<Finding = T::Finding>;

    /// The game itself.
    fn game(&self) -> &Game<Self::Kind>;

    /// A table of the same people before its first entry: it says of a position who they are, and what is agreed.
    fn table(&self) -> Game<T>;

    /// The position after an entry of its log, as a table has it; as it stood, or with the corrections that came later.
    fn position(&self, at: usize, corrected: bool) -> T::State;

    /// The game in words, step by step, as it stood or with the corrections that came later.
    fn timeline(&self, texts: &Texts, corrected: bool) -> Timeline<T::State>;
}

/// A game of which everything is looked at like a table: also what is played here of it, if anything is.
pub trait ToldGame: TableGame<Played: PlayedRecord<<Self as TableGame>::Table>> {}

impl<G: TableGame<Played: PlayedRecord<<G as TableGame>::Table>>> ToldGame for G {}

impl<T: Kind> PlayedRecord<T> for NotPlayed<T> {
    type Kind = T;

    fn game(&self) -> &Game<T> {
        self.never()
    }

    fn table(&self) -> Game<T> {
        self.never()
    }

    fn position(&self, _: usize, _: bool) -> T::State {
        self.never()
    }

    fn timeline(&self, _: &Texts, _: bool) -> Timeline<T::State> {
        self.never()
    }
}
