//! What things of the game are called.

use crate::{
    log::Money,
    rules::{
        Cell, Laid, Piece, Scoring, Tile,
        play::{Card, Cards},
    },
};
pub use common::words::sentence;
use kernel::record::Seat;
use text::Texts;

/// A money card, such as "florin 7".
#[must_use]
pub fn card(texts: &Texts, card: Card) -> String {
    texts.alhambra_card(card.currency(), card.value())
}

/// Money cards, one after the other.
#[must_use]
pub fn cards(texts: &Texts, cards: Cards) -> String {
    cards.iter().map(|of| card(texts, of)).collect::<Vec<_>>().join(", ")
}

/// What is paid with: cards of one currency, which is named once, such as "florin 3 + 5".
#[must_use]
pub fn payment(texts: &Texts, cards: Cards) -> String {
    let mut all = cards.iter();
    let first = all.next().map(|first| card(texts, first));
    let others = all.map(|card| card.value().to_string());
    first.into_iter().chain(others).collect::<Vec<_>>().join(" + ")
}

/// Money as it is told: its cards, or only how many they are.
#[must_use]
pub fn money(texts: &Texts, money: Money) -> String {
    match money {
        Money::Named(named) if !named.is_empty() => cards(texts, named),
        Money::Named(_) | Money::Counted(0) => texts.alhambra_no_card().to_owned(),
        Money::Counted(counted) => texts.alhambra_cards(counted),
    }
}

/// A scoring, such as "first scoring".
#[must_use]
pub fn scoring(texts: &Texts, scoring: Scoring) -> String {
    texts.alhambra_scoring(scoring.number())
}

/// A cell by its distance from the start tile.
#[must_use]
pub fn cell(texts: &Texts, cell: Cell) -> String {
    texts.alhambra_cell(&cell_number(cell.x), &cell_number(cell.y))
}

pub(super) fn cell_number(at: i16) -> String {
    at.to_string().replace('-', "−")
}

/// A piece: a building tile by its type and price, as people at a table tell them.
#[must_use]
pub fn piece(texts: &Texts, piece: Piece) -> String {
    match piece {
        Piece::Tile(tile) => texts.alhambra_tile(tile.building(), tile.price),
        Piece::Bazaar(_) => texts.alhambra_bazaar().to_owned(),
        Piece::Camp(_) => texts.alhambra_camp().to_owned(),
    }
}

/// A tile by its type, price and walls.
#[must_use]
pub fn tile_and_walls(texts: &Texts, tile: Tile) -> String {
    let walls: Vec<String> = tile.walls.iter().map(|side| texts.alhambra_to_side(side)).collect();
    if walls.is_empty() {
        return texts.alhambra_board_tile_open(tile.building(), tile.price);
    }
    texts.alhambra_board_tile(tile.building(), tile.price, &walls.join(", "))
}

/// What lies on a cell.
#[must_use]
pub fn laid(texts: &Texts, laid: Laid) -> String {
    match laid {
        Laid::Start => texts.alhambra_start_tile().to_owned(),
        Laid::Piece(of) => piece(texts, of),
    }
}

/// Numbers that belong together, such as the VP of each camp: "3 + 2".
#[must_use]
pub fn sum(numbers: &[u16]) -> String {
    numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(" + ")
}

/// Who has a row, from 0; its number where nobody is known to sit there. Older records call whoever had no name "You", which
/// fits into no sentence about others.
#[must_use]
pub fn who(texts: &Texts, seats: &[Seat], row: usize) -> String {
    match seats.get(row) {
        Some(seat) if seat.name == texts.you() => texts.player_name(row + 1),
        Some(seat) => seat.name.clone(),
        None => texts.refused_row(row + 1),
    }
}

/// What a row is called as its seat has it, be that "You"; its number where nobody is known to sit there.
#[must_use]
pub fn seated(texts: &Texts, seats: &[Seat], row: usize) -> String {
    seats.get(row).map_or_else(|| texts.refused_row(row + 1), |seat| seat.name.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn who_had_no_name_in_an_older_record_is_called_by_the_seat() {
        for texts in Language::ALL.into_iter().map(Texts::new) {
            let seats = [Seat::human("me", texts.you(), "red"), Seat::human("ben", "Ben", "blue")];
            let called = [0, 1, 2].map(|row| who(&texts, &seats, row));
            assert_eq!(seated(&texts, &seats, 0), texts.you());
            assert_eq!(called, [texts.player_name(1), "Ben".to_owned(), texts.refused_row(3)]);
        }
    }

    #[test]
    fn a_payment_names_its_currency_once() {
        let texts = Texts::new(Language::English);
        let cards: Cards = ["F3", "F5", "F5"].iter().map(|text| Card::read(text).unwrap()).collect();
        assert_eq!(payment(&texts, cards), "florin 3 + 5 + 5");
        assert_eq!(payment(&texts, Cards::NONE), "");
    }
}
