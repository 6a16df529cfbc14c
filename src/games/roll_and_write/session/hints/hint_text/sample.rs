//! A game with a decision and its ranking by value, for the tests of advice in words.

use crate::{
    advisor::{Advisor, Ranking, ValueSets},
    log::{Game, NamedLayout, solo_header},
    rules::GameConfig,
};
use kernel::Seed;

pub(crate) fn ranked() -> (Game, Ranking) {
    let (named, layout) = NamedLayout::standard();
    let config = GameConfig::new(layout, 1, 2).unwrap();
    let mut game = Game::start(solo_header("test", &named.name, 2), config, Some(Seed(7))).unwrap();
    while game.draw(None).is_ok() {}
    let ranking = Advisor::new(&config, &ValueSets::bundled()).unwrap().rank(game.state());
    (game, ranking)
}
