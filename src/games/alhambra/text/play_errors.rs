//! Why a move of a game that is played here is refused (§A8), and why an entry of its record does not fit.

use super::{
    board_errors::illegal,
    names::{card, piece, sentence, who},
    places::Places,
};
use crate::{
    log::{PlayError, PlayEvent, PlayPiece, Refused, Unknown},
    rules::{
        Falcon, Module, PilesFault,
        play::{Draw, Offer, Possible, Refusal, ToAct},
    },
};
use kernel::record::Seat;
use text::Texts;

/// Why an entry does not fit.
#[must_use]
pub fn play(texts: &Texts, seats: &[Seat], error: &PlayError) -> String {
    let name = |row: u8| row_name(texts, seats, row);
    match error {
        PlayError::Refused(refused) => refusal(texts, seats, refused),
        PlayError::Unknown(what) => unknown(texts, *what),
        PlayError::OtherRow { said, due } => texts.alhambra_refused_other_row(&name(*due), &name(*said)),
        PlayError::OtherSpace { said, due } => texts.alhambra_refused_other_space(*due, *said),
        // The game may not be over: neither the seed nor what it gives is told.
        PlayError::NotTheSeed { found, .. } => texts.alhambra_refused_seed(&drawn(texts, seats, found)),
        PlayError::NoSeed => texts.refused_no_seed().to_owned(),
        PlayError::NothingDue => texts.alhambra_refused_draw().to_owned(),
        PlayError::Note => texts.refused_of_a_table().to_owned(),
        PlayError::NoSuchEntry(entry) => texts.refused_no_entry(*entry),
        PlayError::NotTyped(entry) => texts.alhambra_refused_not_typed(*entry),
        PlayError::AmendedDraw(entry) => texts.alhambra_refused_amended_draw(*entry),
        PlayError::NoPlayer(seat) => texts.refused_no_player(*seat),
        PlayError::NotComplete => texts.alhambra_refused_not_ended().to_owned(),
    }
}

/// Why a move is refused.
#[must_use]
pub fn refusal(texts: &Texts, seats: &[Seat], refused: &Refused) -> String {
    let name = |seat: u8| row_name(texts, seats, seat.saturating_add(1));
    let what = refused.piece.map(|of| piece(texts, of)).unwrap_or_default();
    sentence(&match &refused.refusal {
        Refusal::Over => texts.alhambra_refused_over().to_owned(),
        Refusal::NotNow(to_act) => texts.alhambra_refused_not_now(&due(texts, seats, *to_act)),
        Refusal::ModuleOff(module) => texts.alhambra_refused_module_off(*module),
        Refusal::Board(why) => illegal(texts, why, Places::Numbered),
        Refusal::NotInReserve { is_bought: true, .. } => texts.alhambra_refused_bought_now(&what),
        Refusal::NotInReserve { is_bought: false, .. } => texts.alhambra_refused_not_in_reserve(&what),
        Refusal::TooMuch { value } => texts.alhambra_refused_too_much(*value),
        Refusal::NotDisplayed(Some(of)) => texts.alhambra_refused_not_displayed(&card(texts, *of)),
        Refusal::NotDisplayed(None) => texts.alhambra_refused_no_card().to_owned(),
        Refusal::NotYours(of) => texts.alhambra_refused_not_yours(&card(texts, *of)),
        Refusal::WrongCurrency { card: of, currency } => {
            texts.alhambra_refused_currency(&card(texts, *of), *currency)
        }
        Refusal::TooLittle { paid, price, currency } => {
            texts.alhambra_refused_too_little(*paid, *price, *currency)
        }
        Refusal::NoTile(space) => texts.alhambra_refused_empty_space(space.space()),
        Refusal::NoBazaar(_) => texts.alhambra_refused_no_bazaar(&what),
        Refusal::MustAct(possible) => still_possible(texts, refused, *possible, &what),
        Refusal::OneAction => texts.alhambra_refused_one_action().to_owned(),
        Refusal::LayFirst(tiles) => texts.alhambra_refused_lay_first(*tiles),
        Refusal::NotBoughtNow(_) => texts.alhambra_refused_not_bought(&what),
        Refusal::NoThirdPlayer => texts.alhambra_refused_no_third().to_owned(),
        Refusal::Asleep(seat) => texts.alhambra_refused_asleep(&name(*seat)),
        Refusal::Awake(seat) => texts.alhambra_refused_awake(&name(*seat)),
        Refusal::NotExact { paid, price, currency } => {
            texts.alhambra_refused_not_exact(*paid, *price, *currency)
        }
        Refusal::BazaarPrice { paid, price, currency } => {
            texts.alhambra_refused_bazaar_price(*paid, *price, *currency)
        }
        Refusal::BazaarNoPrice(space) => texts.alhambra_refused_bazaar_no_price(space.space()),
        Refusal::NoFalcon(_) => refused.falcon.map_or_else(String::new, |falcon| {
            let colours = falcon.colours().map(|colour| texts.building_bare(colour));
            texts.alhambra_refused_no_falcon(falcon.kind(), &colours.join(", "))
        }),
        Refusal::FalconTurn => texts.alhambra_refused_falcon_turn().to_owned(),
        Refusal::NotInStack(_) => texts.alhambra_refused_not_in_stack(&what),
        Refusal::NotInDeck(of) => texts.alhambra_refused_not_in_deck(&card(texts, *of)),
        Refusal::NoScoringCard(cards) => texts.alhambra_refused_no_scoring_card(*cards),
        Refusal::ScoringCardDue(cards) => texts.alhambra_refused_scoring_card_due(*cards),
        Refusal::Piles(PilesFault::Empty(pile)) => texts.alhambra_refused_empty_pile(*pile),
        Refusal::Piles(PilesFault::Sum { cards, left }) => texts.alhambra_refused_piles_sum(*cards, *left),
        Refusal::NotTied(seat) => texts.alhambra_refused_not_tied(&name(*seat)),
    })
}

/// What can still be done, so that the turn may not end.
fn still_possible(texts: &Texts, refused: &Refused, possible: Possible, what: &str) -> String {
    match possible {
        Possible::Take => texts.alhambra_refused_must_take().to_owned(),
        Possible::Buy(Offer::Space(space)) => texts.alhambra_refused_must_buy(space.space()),
        Possible::Buy(Offer::Bazaar(_)) => texts.alhambra_refused_must_buy_piece(what),
        Possible::Redesign => texts.alhambra_refused_must_redesign().to_owned(),
        Possible::Wake => texts.alhambra_refused_must_wake().to_owned(),
        Possible::Falcon(_) => {
            let kind = refused.falcon.map(Falcon::kind);
            kind.map_or_else(String::new, |kind| texts.alhambra_refused_must_falcon(kind))
        }
    }
}

/// What a game waits for.
#[must_use]
pub fn due(texts: &Texts, seats: &[Seat], to_act: ToAct) -> String {
    let name = |seat: u8| row_name(texts, seats, seat.saturating_add(1));
    match to_act {
        ToAct::Chance(Draw::ThirdPlayer) => texts.alhambra_due_third().to_owned(),
        ToAct::Chance(Draw::Yard(space)) => texts.alhambra_due_yard(space.space()),
        ToAct::Chance(Draw::Deal(seat)) => texts.alhambra_due_deal(&name(seat)),
        ToAct::Chance(Draw::Display) => texts.alhambra_due_display().to_owned(),
        ToAct::Chance(Draw::Reshuffle) => texts.alhambra_due_reshuffle().to_owned(),
        ToAct::Chance(Draw::First(_)) => texts.alhambra_due_first().to_owned(),
        ToAct::Decision(seat) => texts.alhambra_due_decision(&name(seat)),
        ToAct::Nothing => texts.alhambra_refused_over().to_owned(),
    }
}

/// What an event names that the game does not have.
fn unknown(texts: &Texts, what: Unknown) -> String {
    match what {
        Unknown::Piece(PlayPiece::Tile(tile)) => texts.alhambra_refused_unknown_tile(&tile.to_string()),
        Unknown::Piece(PlayPiece::Camp(number)) => texts.alhambra_refused_no_piece(Module::Camps, number),
        Unknown::Piece(PlayPiece::Bazaar(number)) => texts.alhambra_refused_no_piece(Module::Bazaars, number),
        Unknown::Falcon(number) => texts.alhambra_refused_no_piece(Module::Falconers, number),
        Unknown::Row(row) => texts.refused_no_row(row, "§A5"),
        Unknown::Space(space) => texts.alhambra_refused_space(space),
    }
}

/// What chance brought, in as few words as tell it from other chance of the same kind.
fn drawn(texts: &Texts, seats: &[Seat], event: &PlayEvent) -> String {
    match *event {
        PlayEvent::Neutral { piece, .. } | PlayEvent::Yard { piece, .. } => numbered(texts, piece),
        PlayEvent::Deal { card: of, .. } | PlayEvent::Display { card: of, .. } => card(texts, of),
        PlayEvent::ScoringCard { .. } => texts.alhambra_scoring_card().to_owned(),
        PlayEvent::First { row, .. } => row_name(texts, seats, row),
        // No other chance differs.
        _ => String::new(),
    }
}

/// A piece as records name it.
fn numbered(texts: &Texts, of: PlayPiece) -> String {
    match of {
        PlayPiece::Tile(id) => id.to_string(),
        PlayPiece::Camp(number) => format!("{} {number}", texts.alhambra_board_camp()),
        PlayPiece::Bazaar(number) => format!("{} {number}", texts.alhambra_board_bazaar()),
    }
}

fn row_name(texts: &Texts, seats: &[Seat], row: u8) -> String {
    who(texts, seats, usize::from(row).saturating_sub(1))
}
