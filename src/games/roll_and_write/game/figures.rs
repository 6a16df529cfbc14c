//! What only this game says of its finished games, as the program asks for it.

use std::collections::HashSet;

use crate::session::StatisticsDesk;
use common::{
    contract::OwnFigures,
    statistics::{Chart, Play},
};
use text::Texts;

impl OwnFigures for StatisticsDesk {
    fn changes(&self) -> u64 {
        self.changes()
    }

    fn reading(&self) -> Option<usize> {
        self.reading()
    }

    fn topics<'a>(&self, texts: &'a Texts) -> Vec<&'a str> {
        self.topics(texts)
    }

    fn lists(&self, texts: &Texts) -> Vec<(String, Vec<String>)> {
        self.lists(texts)
    }

    fn files(&self, chosen: &[usize]) -> HashSet<&str> {
        self.files(chosen)
    }

    fn chart(&self, texts: &Texts, topic: usize, plays: &[Play<'_>]) -> Chart {
        self.chart(texts, topic, plays)
    }
}
