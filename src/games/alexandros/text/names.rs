//! What things of the game are called.

use crate::rules::{Governor, Province, SpaceAt, Symbol, Symbols};
use common::words::list;
use kernel::record::Seat;
use text::Texts;

impl From<Symbol> for text::Symbol {
    fn from(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Temple => Self::Temple,
            Symbol::Amphora => Self::Amphora,
            Symbol::Horse => Self::Horse,
            Symbol::Lyre => Self::Lyre,
            Symbol::Hoplite => Self::Hoplite,
        }
    }
}

/// The name of a player, from 0; the number if nobody is known to sit there.
#[must_use]
pub fn who(texts: &Texts, seats: &[Seat], player: u8) -> String {
    let seat = seats.get(usize::from(player)).filter(|seat| !seat.name.is_empty());
    seat.map_or_else(|| texts.alexandros_player(u16::from(player) + 1), |seat| seat.name.clone())
}

/// The name of a player counted from 1, as in entries and findings.
#[must_use]
pub fn who_from_1(texts: &Texts, seats: &[Seat], player: u8) -> String {
    who(texts, seats, player.saturating_sub(1))
}

/// Where a space or a corner is, counted from 1 as everywhere in texts; files count from 0 (§X1.3).
#[must_use]
pub fn place(texts: &Texts, (row, column): SpaceAt) -> String {
    texts.alexandros_place(u16::from(row) + 1, u16::from(column) + 1)
}

/// How many there are of each symbol, such as "2 temples, 1 lyre".
#[must_use]
pub fn symbols(texts: &Texts, symbols: &Symbols) -> String {
    let all = counted(symbols).map(|(count, symbol)| texts.alexandros_symbols(count, symbol));
    let all: Vec<String> = all.collect();
    if all.is_empty() { texts.alexandros_nothing().to_owned() } else { all.join(", ") }
}

/// What governors stand on: "a temple", or how many of each symbol.
#[must_use]
pub fn governed(texts: &Texts, on: &Symbols) -> String {
    let told = |(count, symbol)| match count {
        1 => texts.alexandros_a_symbol(symbol),
        _ => texts.alexandros_on_symbols(count, symbol),
    };
    let all = list(texts, counted(on).map(told));
    if all.is_empty() { texts.alexandros_nothing().to_owned() } else { all }
}

/// The symbols that occur, and how often.
fn counted(symbols: &Symbols) -> impl Iterator<Item = (u16, Symbol)> {
    Symbol::ALL.into_iter().map(|symbol| (symbols.of(symbol), symbol)).filter(|(count, _)| *count > 0)
}

/// A governor: whose it is, and what it stands on.
#[must_use]
pub fn governor(texts: &Texts, seats: &[Seat], governor: &Governor) -> String {
    let who = who(texts, seats, governor.player);
    match governor.on {
        Some(symbol) => texts.alexandros_stands(&who, symbol),
        None => texts.alexandros_stands_on_plain(&who),
    }
}

/// The contents of a province: plain spaces, symbols, and who stands there.
#[must_use]
pub fn province(texts: &Texts, seats: &[Seat], province: &Province) -> String {
    let mut parts = vec![texts.alexandros_plain(province.value())];
    if !province.symbols().is_empty() {
        parts.push(symbols(texts, &province.symbols()));
    }
    parts.extend(province.governors().iter().map(|one| governor(texts, seats, one)));
    parts.join(", ")
}
