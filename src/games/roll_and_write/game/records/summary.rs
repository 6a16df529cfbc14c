//! What a good record holds, in a few words.

use crate::{
    pad::PadExt,
    record::{AnyGame, Sheets},
    text::audit_text,
};
use kernel::record::RecordKind;
use text::Texts;

/// What a good record holds, in a few words.
pub fn of(texts: &Texts, game: &AnyGame, read_only: bool) -> String {
    let config = game.config();
    let kind = match game.kind() {
        RecordKind::Full => texts.verify_full(),
        RecordKind::Totals => texts.verify_totals_only(),
        RecordKind::Table => texts.verify_table(),
        RecordKind::Result => texts.verify_result(),
    };
    let seats = match config.phantoms() {
        0 => texts.count_players(config.players()),
        phantoms => texts.verify_seats(config.players(), phantoms),
    };
    let mut words = vec![kind.to_owned(), seats, texts.count_rounds(config.rounds()), outcome(texts, game)];
    if matches!(game, AnyGame::Played(game) if game.is_practice()) {
        words.push(texts.verify_practice().to_owned());
    }
    if read_only {
        words.push(texts.verify_newer().to_owned());
    }
    words.join(", ")
}

/// The totals of a finished game, or how far an unfinished one is.
fn outcome(texts: &Texts, game: &AnyGame) -> String {
    if game.is_over() {
        let totals: Vec<String> =
            game.cards().rows.iter().flatten().map(|card| card.total().to_string()).collect();
        return texts.verify_totals(&totals.join(" – "));
    }
    let round = match game {
        AnyGame::Played(game) => game.state().round(),
        AnyGame::Result(_) => return texts.verify_unfinished().to_owned(),
        AnyGame::Table(pad) if pad.has_all_rounds() => return texts.verify_to_close().to_owned(),
        AnyGame::Table(pad) => pad.round(),
    };
    match round {
        0 => texts.verify_in_setup().to_owned(),
        round => texts.verify_in_round(round),
    }
}

/// What somebody confirmed, and what nobody did, in words.
pub fn findings(texts: &Texts, game: &AnyGame) -> (Vec<String>, Vec<String>) {
    let (confirmed, unconfirmed, all) = match game {
        AnyGame::Played(_) => return (Vec::new(), Vec::new()),
        AnyGame::Table(pad) => (pad.confirmed(), pad.unconfirmed(), pad.findings()),
        AnyGame::Result(game) => (game.confirmed(), game.unconfirmed(), game.findings()),
    };
    let seats = &game.header().seats;
    let confirmed = confirmed.iter().map(|one| audit_text::confirmed(texts, seats, one, &all));
    let unconfirmed = unconfirmed.iter().map(|one| audit_text::describe(texts, seats, one));
    (confirmed.collect(), unconfirmed.collect())
}
