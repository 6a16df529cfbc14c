//! A whole game of computers.

use ::text::Texts;
use clap::ArgMatches;

use super::table::{Table, TableOptions};
use crate::{
    advisor::{Advisor, Generator, PolicyExt},
    log::{PlayError, PlayedGame},
    record::AnyGame,
    rules::BreakdownExt,
    text::play_errors,
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
    let game = played(texts, &table, seed, started)?;
    let rows = game.breakdown();
    let totals = game.header.seats.iter().zip(&rows);
    let totals = totals.filter_map(|(seat, row)| Some((seat.name.clone(), row.winning_vp()?))).collect();
    Ok(ComputerGame { record: AnyGame::Played(Box::new(game)).write(None), totals })
}

/// The game.
fn played(texts: &Texts, table: &Table, seed: Seed, started: When) -> Result<PlayedGame, Failure> {
    let seats = table.seats(texts);
    let told = format!("{seed} {:?} {:?}", table.config, table.policies);
    let header = computer_header(&told, started, "", seats.clone());
    let stuck =
        |error: PlayError| Failure::Usage(texts.play_stuck(&play_errors::play(texts, &seats, &error)));
    let mut game = PlayedGame::start(header, table.config.clone(), Some(seed)).map_err(stuck)?;
    let advisor = Advisor::new(table.config.clone());
    play_out(&mut game, |game, state, seat| {
        // The seed is the order of tiles and cards: what a computer leaves to chance must not come from it.
        let mut generator = Generator::new(0, game.log().len() as u64);
        table.policies[seat].decide(&advisor, state, &mut generator)
    })
    .map_err(stuck)?;
    Ok(game)
}
