//! The best results of a game, as the program asks for them.

use std::marker::PhantomData;

use super::{GameGlance, own_glance};
use crate::{
    high_scores::{HighScores, ResultRank},
    words::high_scores::{ScoredText, ShownScores, shown},
};
use text::Texts;

/// Saved games of one game, each with its file.
pub type Saved<'a, 'i> = &'i mut dyn Iterator<Item = (&'a str, &'a dyn GameGlance)>;

/// What a game says of the best results among its saved games.
pub trait GameScores {
    /// How the game in a file compares with the others of its kind, where they can be compared.
    fn placing(&self, games: Saved<'_, '_>, file: &str) -> Option<ResultRank>;

    /// The best results in words.
    fn shown(&self, texts: &Texts, games: Saved<'_, '_>) -> ShownScores;
}

/// The best results by what a game says of each record at a glance.
#[derive(Debug)]
pub struct ScoresOf<S>(pub PhantomData<S>);

impl<S: GameGlance + ScoredText> GameScores for ScoresOf<S> {
    fn placing(&self, games: Saved<'_, '_>, file: &str) -> Option<ResultRank> {
        HighScores::<S>::new(games.filter_map(own_glance)).placing(file)
    }

    fn shown(&self, texts: &Texts, games: Saved<'_, '_>) -> ShownScores {
        shown(texts, &HighScores::<S>::new(games.filter_map(own_glance)))
    }
}
