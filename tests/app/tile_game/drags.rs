//! The tile game by dragging: cards to the hand and to what they pay for, pieces onto the Alhambra and off it.

use alhambra::{
    games::alhambra::{
        advisor::Policy,
        game::PlayCommand,
        log::PlayEvent,
        rules::{
            Cell, Currency,
            play::{Card, Cards, Move, Offer, Payments, PieceId},
        },
        session::choosing::best_payment,
        text::names,
    },
    kernel::Entry,
    text::Texts,
};
use egui::{Key, Pos2, Role, Vec2};

use super::play::{begun, game, session, step, until};
use crate::{
    desk::{ANY, Program, Start, program},
    drags::drag,
};

#[test]
fn cards_are_taken_and_a_tile_is_laid_by_dragging_them() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let state = session(&mut program).position().clone();
    let card = state.display().iter().next().unwrap();
    let card = |t: &Texts| names::sentence(&names::card(t, card));
    let hand = program.get(Texts::alhambra_your_hand).rect().center();
    let from = program.all(card).last().unwrap().rect().center();
    let before = game(&mut program).log().len();
    drag(&mut program, from, from - egui::vec2(0.0, 200.0));
    assert_eq!(game(&mut program).log().len(), before, "dropped elsewhere, it is only chosen");
    drag(&mut program, from, hand);
    assert!(game(&mut program).log().len() > before, "a card is taken");
    for _ in 0..60 {
        let lay = session(&mut program).legal_moves().into_iter().find_map(|mv| match mv {
            Move::Lay(piece, cell) => Some((piece, cell)),
            _ => None,
        });
        let Some((piece, cell)) = lay.filter(|_| !is_open(&mut program)) else {
            step(&mut program);
            continue;
        };
        let piece = session(&mut program).game().config().piece(piece);
        let bought = move |t: &Texts| t.alhambra_bought_now(&names::sentence(&names::piece(t, piece)));
        let free = move |t: &Texts| t.alhambra_said(&names::cell(t, cell), t.alhambra_board_free());
        let [from, to] =
            [program.get(bought).rect().center(), program.control(Role::Button, free).rect().center()];
        let before = game(&mut program).log().len();
        drag(&mut program, from, to);
        assert_eq!(game(&mut program).log().len(), before + 1, "the tile is laid");
        return;
    }
    panic!("nothing was laid");
}

#[test]
fn a_tile_is_bought_once_the_cards_dragged_to_it_are_enough() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    for cards in [1, 2] {
        let (currency, paid) = until(&mut program, move |program| payment(program, cards));
        let before = game(&mut program).log().len();
        for (k, card) in paid.iter().enumerate() {
            assert_eq!(game(&mut program).log().len(), before, "{k} cards are not enough");
            let (from, to) = (in_hand(&program, card), space(&program, currency));
            drag(&mut program, from, to);
        }
        let game = game(&mut program);
        let is_bought = |entry: &_| matches!(entry, Entry::Event(PlayEvent::Buy { cards, .. }) if cards.len() == paid.iter().count());
        assert!(game.log()[before..].iter().any(is_bought), "{currency:?} for {paid:?}");
    }
}

#[test]
fn a_tile_of_the_yard_is_bought_and_laid_by_dragging_it_to_its_place() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    // Not paid exactly, so that there is no further action.
    let (currency, piece, cell) = until(&mut program, |program| bought_for(program, false));
    let from = space(&program, currency);
    // Dropped where nothing can lie, it is only chosen, and its places are shown.
    let before = game(&mut program).log().len();
    drag(&mut program, from, from + Vec2::new(0.0, 200.0));
    assert_eq!(game(&mut program).log().len(), before);
    let free = move |t: &Texts| t.alhambra_said(&names::cell(t, cell), t.alhambra_board_free());
    let to = program.control(Role::Button, free).rect().center();
    drag(&mut program, from, to);
    assert_eq!(session(&mut program).position().player(0).grounds().at(cell), Some(piece));
}

#[test]
fn a_tile_that_is_paid_for_exactly_comes_to_its_place_after_the_further_action() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let (currency, piece, cell) = until(&mut program, |program| bought_for(program, true));
    let free = move |t: &Texts| t.alhambra_said(&names::cell(t, cell), t.alhambra_board_free());
    let from = space(&program, currency);
    drag(&mut program, from, from + Vec2::new(0.0, 200.0));
    let to = program.control(Role::Button, free).rect().center();
    drag(&mut program, from, to);
    let state = session(&mut program).position().clone();
    assert!(state.may_act() && state.player(0).pending().has(piece), "something else can be done first");
    program.press(Key::Num5);
    program.press(Key::Enter);
    assert_eq!(session(&mut program).position().player(0).grounds().at(cell), Some(piece));
}

#[test]
fn enter_takes_a_chosen_tile_away_as_its_button_says() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    let cell = until(&mut program, taken_away);
    let place = Start(move |t: &Texts| t.alhambra_said(&names::cell(t, cell), ANY));
    program.control(Role::Button, place).click();
    program.window.run();
    program.press(Key::Enter);
    assert_eq!(session(&mut program).position().player(0).reserve().len(), 1);
}

#[test]
fn a_laid_tile_is_dragged_into_a_reserve_that_was_empty() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    let cell = until(&mut program, taken_away);
    let place = Start(move |t: &Texts| t.alhambra_said(&names::cell(t, cell), ANY));
    let from = program.control(Role::Button, place).rect();
    // The reserve is shown at the edge of the board while something is held.
    let board = program.control(Role::Group, Texts::alhambra_your_board).rect();
    drag(&mut program, from.center(), from.center() + Vec2::splat(4.0 * from.width()));
    assert!(session(&mut program).position().player(0).reserve().is_empty(), "elsewhere it stays");
    drag(&mut program, from.center(), board.right_center() - Vec2::new(8.0, 0.0));
    assert_eq!(session(&mut program).position().player(0).reserve().len(), 1);
}

/// A tile of the yard that can be paid for exactly or not, and the last place where it fits.
fn bought_for(program: &mut Program, exactly: bool) -> Option<(Currency, PieceId, Cell)> {
    if program.shows(Texts::alhambra_scoring_rows) || !session(program).position().may_act() {
        return None;
    }
    let session = session(program);
    let (config, state) = (session.game().config(), session.position());
    Currency::ALL.into_iter().find_map(|currency| {
        let offer = Offer::Space(currency);
        let (paid, piece) = (best_payment(config, state, offer)?, state.yard(currency)?);
        let price = state.priced(config, offer).ok()?.price;
        let mut cell = None;
        state.player(0).grounds().places(config, piece, &mut |at| cell = Some(at));
        ((paid.total() == u16::from(price)) == exactly).then_some((currency, piece, cell?))
    })
}

/// A tile that may be taken away. Lays what was bought, so that there is one.
fn taken_away(program: &mut Program) -> Option<Cell> {
    let moves = session(program).legal_moves();
    if let Some(lay) = moves.iter().find(|mv| matches!(mv, Move::Lay(..))).filter(|_| !is_open(program)) {
        program.run(PlayCommand::Play(*lay));
    }
    let away = session(program).legal_moves().into_iter().find_map(|mv| match mv {
        Move::TakeAway(cell) => Some(cell),
        _ => None,
    });
    away.filter(|_| !program.shows(Texts::alhambra_scoring_rows))
}

/// Where a card of the hand is: below all others of its name.
fn in_hand(program: &Program, card: Card) -> Pos2 {
    let all = program.all(move |t: &Texts| names::sentence(&names::card(t, card)));
    let places = all.map(|node| node.rect().center());
    places.max_by(|one, other| one.y.total_cmp(&other.y)).expect("it is held")
}

/// A payment of this many cards for the tile of a space.
fn payment(program: &mut Program, cards: u8) -> Option<(Currency, Cards)> {
    if program.shows(Texts::alhambra_scoring_rows) || !session(program).position().may_act() {
        return None;
    }
    let session = session(program);
    let (config, state) = (session.game().config(), session.position());
    Currency::ALL.into_iter().find_map(|currency| {
        let mut found = None;
        state.payments(config, Offer::Space(currency), Payments::Needed, &mut |paid| {
            found = found.or(Some(paid).filter(|paid| paid.len() == cards));
        });
        Some((currency, found?))
    })
}

/// Where the tile of a space is offered.
fn space(program: &Program, currency: Currency) -> Pos2 {
    let said = Start(move |t: &Texts| t.alhambra_show_space(currency.space(), currency, ANY));
    program.control(Role::Button, said).rect().center()
}

/// Whether the turn goes on with something other than placing, or a scoring is shown first.
fn is_open(program: &mut Program) -> bool {
    program.shows(Texts::alhambra_scoring_rows) || session(program).position().may_act()
}
