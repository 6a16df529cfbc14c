//! Games that are played here, as everything has them that tells of tables.

use serde_json::Value;

use super::game::TableGame;
use crate::timeline::Timeline;
use kernel::{
    Game, Kind, Viewer,
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

    /// The game in words as a viewer is told of it, step by step, as it stood or with the corrections that came later.
    fn timeline(&self, texts: &Texts, corrected: bool, viewer: Viewer) -> Timeline<T::State>;

    /// The same for those who see the boards: places are told as people say them, not as records have them.
    fn timeline_beside_boards(&self, texts: &Texts, corrected: bool, viewer: Viewer) -> Timeline<T::State> {
        self.timeline(texts, corrected, viewer)
    }

    /// What a viewer is told of that position beside what a table has, in lines for people.
    fn beside(&self, texts: &Texts, at: usize, corrected: bool, viewer: Viewer) -> Vec<String>;

    /// The same as members of an object, for programs.
    fn beside_json(&self, at: usize, corrected: bool, viewer: Viewer) -> Vec<(&'static str, Value)>;
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

    fn timeline(&self, _: &Texts, _: bool, _: Viewer) -> Timeline<T::State> {
        self.never()
    }

    fn beside(&self, _: &Texts, _: usize, _: bool, _: Viewer) -> Vec<String> {
        self.never()
    }

    fn beside_json(&self, _: usize, _: bool, _: Viewer) -> Vec<(&'static str, Value)> {
        self.never()
    }
}
