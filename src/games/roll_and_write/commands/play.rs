//! A whole game of computers.

use ::text::Texts;
use clap::ArgMatches;

use super::table::{Table, TableOptions};
use crate::{
    advisor::{Advisor, Generator, PolicyExt},
    log::{Game, ReplayError},
    record::{AnyGame, Sheets},
    text::errors::ErrorText,
};
use common::{
    commands::{Failure, computer_header},
    contract::ComputerGame,
    play::play_out,
};
use kernel::{Seed, record::When};

/// Plays a game to its end.
pub(super) fn play(
    texts: &Texts,
    table: &ArgMatches,
    seed: Seed,
    started: When,
) -> Result<ComputerGame, Failure> {
    let table = TableOptions::of(table)?.table(texts)?;
    let game = AnyGame::Played(Box::new(played(texts, &table, seed, started)?));
    let cards = game.cards();
    let totals = table.seats().into_iter().zip(&cards.rows);
    let totals = totals.filter_map(|(seat, card)| Some((seat.name, card.as_ref()?.total().into())));
    Ok(ComputerGame { record: game.write(None), totals: totals.collect() })
}

/// The game.
fn played(texts: &Texts, table: &Table, seed: Seed, started: When) -> Result<Game, Failure> {
    let told = format!("{seed} {:?} {:?}", table.config, table.policies);
    let header = computer_header(&told, started, &table.layout_name, table.seats());
    let stuck = |error: ReplayError| {
        Failure::Usage(texts.play_stuck(&ErrorText::new(texts, &table.seats()).misfit(&error)))
    };
    let mut game = Game::start(header, table.config, Some(seed)).map_err(stuck)?;
    let advisor = Advisor::new(game.config(), &table.values).map_err(|error| stuck(error.into()))?;
    // What policies leave to chance must not touch the dice: it has a generator of its own.
    let mut generator = Generator::new(seed.0, 0);
    play_out(&mut game, |_, state, seat| vec![table.policies[seat].decide(&advisor, state, &mut generator)])
        .map_err(stuck)?;
    Ok(game)
}
