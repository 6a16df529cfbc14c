//! What only one game says of its finished games, beside what all say.

use std::collections::HashSet;

use crate::statistics::{Chart, Play};
use text::Texts;

/// What only one game says in figures.
pub trait OwnFigures {
    /// How often any of it has changed: whoever keeps something of it knows when it is old.
    fn changes(&self) -> u64;

    /// How many games are known by now, while others are being read.
    fn reading(&self) -> Option<usize>;

    /// Its charts, by name.
    fn topics<'a>(&self, texts: &'a Texts) -> Vec<&'a str>;

    /// What its games can be chosen by: what each list is called, and its entries behind the one that leaves all.
    fn lists(&self, texts: &Texts) -> Vec<(String, Vec<String>)>;

    /// The files of the games that are as chosen in these lists; 0 leaves all.
    fn files(&self, chosen: &[usize]) -> HashSet<&str>;

    /// One of its charts, of these results; without lines where it has no figures of them.
    fn chart(&self, texts: &Texts, topic: usize, plays: &[Play<'_>]) -> Chart;
}
