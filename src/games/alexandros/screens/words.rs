//! How the screens put provinces and prices into words.

use crate::{
    rules::{Conquest, Cost, End, Province, Symbol, Symbols},
    text::names,
};
use kernel::record::Seat;
use text::Texts;

/// What a symbol is called.
pub fn symbol(texts: &Texts, symbol: Symbol) -> String {
    texts.alexandros_symbol(symbol)
}

/// How many of each symbol.
pub fn symbols(texts: &Texts, counts: Symbols) -> String {
    names::symbols(texts, &counts)
}

/// What somebody is called, from 0.
pub fn name(seats: &[Seat], player: u8) -> &str {
    seats.get(usize::from(player)).map_or("", |seat| &seat.name)
}

/// The contents of a province without its governors.
pub fn contents(texts: &Texts, province: &Province) -> String {
    let plain = texts.alexandros_plain(province.value());
    if province.symbols().is_empty() {
        plain
    } else {
        format!("{plain}, {}", symbols(texts, province.symbols()))
    }
}

/// Whose a province is.
pub fn whose(texts: &Texts, seats: &[Seat], province: &Province) -> String {
    match province.owner() {
        Some(player) => {
            let on = province.governed();
            texts.alexandros_page_owned(name(seats, player), on.total(), &names::governed(texts, &on))
        }
        None if province.is_vacant() => texts.alexandros_page_vacant().to_owned(),
        None => texts.alexandros_page_two_owners().to_owned(),
    }
}

/// A province with its number, its contents and whose it is.
pub fn province(texts: &Texts, seats: &[Seat], number: u16, province: &Province) -> String {
    let (title, contents) = (texts.alexandros_province(number), contents(texts, province));
    format!("{}. {}", said(texts, &title, &contents), whose(texts, seats, province))
}

/// What a price is: where governors go, and the cards.
pub fn cost(texts: &Texts, cost: &Cost) -> String {
    let cards = match cost.cards().total() {
        0 => texts.alexandros_page_no_cards().to_owned(),
        count => texts.alexandros_page_cards(count, &symbols(texts, cost.cards())),
    };
    texts.alexandros_page_price(&symbols(texts, cost.on), &cards)
}

/// How a province is acquired.
pub fn conquest(texts: &Texts, how: Conquest) -> &str {
    match how {
        Conquest::Occupy => texts.alexandros_page_occupy(),
        Conquest::TakeOver => texts.alexandros_page_take_over(),
    }
}

/// Why a game ends.
pub fn end(texts: &Texts, end: End) -> &str {
    match end {
        End::Goal => texts.alexandros_page_end_goal(),
        End::RedWalls => texts.alexandros_page_end_walls(),
    }
}

/// A phrase followed by what it is about.
pub fn said(texts: &Texts, what: &str, about: &str) -> String {
    texts.pad_said(what, about)
}
