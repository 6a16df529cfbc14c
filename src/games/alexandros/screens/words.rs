//! What the screens say of provinces, prices and cards.

use crate::{
    games::alexandros::rules::{Conquest, Cost, End, Illegal, Province, Symbol, Symbols, Warning},
    kernel::record::Seat,
    text::Texts,
};

/// What a symbol is called.
pub fn symbol(texts: &Texts, symbol: Symbol) -> &str {
    match symbol {
        Symbol::Temple => texts.alexandros_card_temple(),
        Symbol::Amphora => texts.alexandros_card_amphora(),
        Symbol::Horse => texts.alexandros_card_horse(),
        Symbol::Lyre => texts.alexandros_card_lyre(),
        Symbol::Hoplite => texts.alexandros_card_hoplite(),
    }
}

/// Symbols with how many there are of each, such as "2 × temple, lyre".
pub fn symbols(texts: &Texts, counts: Symbols) -> String {
    let of = |kind: Symbol| match counts.of(kind) {
        0 => None,
        1 => Some(symbol(texts, kind).to_owned()),
        count => Some(texts.alexandros_times(count, symbol(texts, kind))),
    };
    let all: Vec<String> = Symbol::ALL.into_iter().filter_map(of).collect();
    if all.is_empty() { texts.alexandros_no_symbols().to_owned() } else { all.join(", ") }
}

/// What somebody is called, from 0.
pub fn name(seats: &[Seat], player: u8) -> &str {
    seats.get(usize::from(player)).map_or("", |seat| &seat.name)
}

/// What is in a province.
pub fn contents(texts: &Texts, province: &Province) -> String {
    texts.alexandros_contents(province.value(), &symbols(texts, province.symbols()))
}

/// Whose a province is.
pub fn whose(texts: &Texts, seats: &[Seat], province: &Province) -> String {
    match province.owner() {
        Some(player) => texts.alexandros_owned(name(seats, player), &symbols(texts, province.governed())),
        None if province.is_vacant() => texts.alexandros_vacant().to_owned(),
        None => texts.alexandros_two_owners().to_owned(),
    }
}

/// A province with its number, its contents and whose it is.
pub fn province(texts: &Texts, seats: &[Seat], number: u16, province: &Province) -> String {
    let contents = contents(texts, province);
    texts.alexandros_province_said(number, &contents, &whose(texts, seats, province))
}

/// What a price is: where governors go, and the cards.
pub fn cost(texts: &Texts, cost: &Cost) -> String {
    let cards = match cost.cards().total() {
        0 => texts.alexandros_no_cards().to_owned(),
        count => texts.alexandros_cards(count, &symbols(texts, cost.cards())),
    };
    texts.alexandros_price(&symbols(texts, cost.on), &cards)
}

/// How a province is got.
pub fn conquest(texts: &Texts, how: Conquest) -> &str {
    match how {
        Conquest::Occupy => texts.alexandros_occupy(),
        Conquest::TakeOver => texts.alexandros_take_over(),
    }
}

/// Why nobody but its owner can do anything with a province now.
pub fn no_price(texts: &Texts, error: &Illegal) -> &str {
    match error {
        Illegal::NoSymbol => texts.alexandros_no_symbol(),
        Illegal::NoGovernor { .. } => texts.alexandros_no_governor(),
        _ => texts.alexandros_own(),
    }
}

/// Why a game ends.
pub fn end(texts: &Texts, end: End) -> &str {
    match end {
        End::Goal => texts.alexandros_end_goal(),
        End::RedWalls => texts.alexandros_end_walls(),
    }
}

/// What is said before something is done.
pub fn warning(texts: &Texts, seats: &[Seat], warning: &Warning) -> String {
    match *warning {
        Warning::NoPlain => texts.alexandros_warn_no_plain().to_owned(),
        Warning::MoreGovernors { governors, value } => texts.alexandros_warn_governors(governors, value),
        Warning::HelpsOthers { own, rival, points } => {
            texts.alexandros_warn_helps(own, name(seats, rival), points)
        }
        Warning::Ends(why) => texts.alexandros_warn_ends(end(texts, why)),
        Warning::LastGovernor => texts.alexandros_warn_last().to_owned(),
    }
}
