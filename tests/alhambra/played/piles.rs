//! Piles of money that people cut, by eye or with heights that they typed in.

use alhambra::{
    games::alhambra::{
        log::{PlayError, PlayedGame},
        rules::{
            Options, PilesFault, SecondScoringPile,
            play::{Draw, Move, Refusal, ToAct},
        },
    },
    kernel::{Entry, Game},
};

use super::{
    super::{play::support::game, support::Chance},
    support::{json, play_on, read, start},
};

/// A game of three whose cards people type in, up to the piles.
fn dealt(options: Options) -> PlayedGame {
    let mut typed = start(game(3, options), None);
    let mut chance = Chance::new(5);
    while typed.state().piles().is_none() {
        let entries = typed.log().len() + 1;
        play_on(&mut typed, &mut chance, entries);
    }
    typed
}

/// Goes on until this many cards have been drawn and another one is due; only money comes.
fn draw_up_to(game: &mut PlayedGame, drawn: u8) {
    let mut chance = Chance::new(7);
    loop {
        let state = game.state();
        let mv = match game.to_act() {
            ToAct::Chance(Draw::Display) if state.drawn() == drawn => return,
            ToAct::Chance(Draw::Display) => Move::Card(state.deck().iter().next().unwrap()),
            ToAct::Chance(_) => chance.draw(game.config(), state),
            ToAct::Decision(_) => chance.decide(game.config(), state),
            ToAct::Nothing => panic!("the game ends before {drawn} cards are drawn"),
        };
        game.perform(mv).unwrap();
    }
}

/// The same game, where people say how high the piles are.
fn with_heights(game: &PlayedGame, heights: [u8; 5]) -> Result<PlayedGame, PlayError> {
    let mut same = game.clone();
    same.rebuild(game.config().clone().with_piles(Some(heights)), |entry| Ok(Entry::clone(entry)))?;
    Ok(same)
}

#[test]
fn with_piles_cut_by_eye_a_scoring_card_comes_earlier_or_later_than_with_equal_piles() {
    let typed = dealt(Options::default());
    let piles = typed.state().piles().unwrap().clone();
    assert!(typed.state().is_cut_by_eye());
    for before in [1, *piles.first.end() + 2] {
        let mut game = typed.clone();
        draw_up_to(&mut game, before);
        assert!(!piles.first.contains(&(before + 1)));
        game.perform(Move::ScoringCard).unwrap();
        assert_eq!(read(&game.write(None)), game);
        // With piles counted as equal that is impossible.
        assert!(with_heights(&game, piles.sizes).is_err());
    }
}

#[test]
fn a_scoring_card_is_refused_where_no_cut_puts_it() {
    let mut game = dealt(Options::default());
    draw_up_to(&mut game, 0);
    assert_eq!(game.perform(Move::ScoringCard), Err(Refusal::NoScoringCard(0)), "pile 1 has a card");
    draw_up_to(&mut game, 1);
    game.perform(Move::ScoringCard).unwrap();
    draw_up_to(&mut game, 2);
    assert_eq!(game.perform(Move::ScoringCard), Err(Refusal::NoScoringCard(2)), "pile 3 has a card");
}

#[test]
fn a_card_of_each_pile_between_the_two_scoring_cards_has_to_come_however_the_piles_were_cut() {
    for (second_scoring_pile, between) in [(SecondScoringPile::Four, 1), (SecondScoringPile::Five, 2)] {
        let mut game = dealt(Options { second_scoring_pile, ..Options::default() });
        let first = *game.state().piles().unwrap().first.end();
        draw_up_to(&mut game, first - 1);
        game.perform(Move::ScoringCard).unwrap();
        for more in 0..between {
            draw_up_to(&mut game, first + more);
            assert_eq!(game.perform(Move::ScoringCard), Err(Refusal::NoScoringCard(first + more)));
        }
        draw_up_to(&mut game, first + between);
        game.perform(Move::ScoringCard).unwrap();
        assert_eq!(read(&game.write(None)), game);
    }
}

#[test]
fn heights_are_written_only_where_they_were_typed_and_are_read_again() {
    let equal = dealt(Options::default());
    assert_eq!(json(&equal)["options"].get("piles"), None);
    let mut heights = equal.state().piles().unwrap().sizes;
    heights[0] += 3;
    heights[3] -= 3;
    let typed = with_heights(&equal, heights).unwrap();
    assert!(!typed.state().is_cut_by_eye());
    assert_eq!(typed.state().piles().unwrap().sizes, heights);
    assert_eq!(json(&typed)["options"]["piles"], serde_json::json!(heights));
    assert_eq!(read(&typed.write(None)), typed);
    assert_eq!(with_heights(&typed, equal.state().piles().unwrap().sizes).unwrap().log(), equal.log());
}

#[test]
fn heights_that_do_not_add_up_to_the_deck_are_refused_with_the_last_card_of_the_display() {
    let game = dealt(Options::default());
    let sizes = game.state().piles().unwrap().sizes;
    let left: u8 = sizes.iter().sum();
    let mut more = sizes;
    more[2] += 1;
    let mut none = sizes;
    (none[0], none[4]) = (none[0] + none[4], 0);
    let sum = PilesFault::Sum { cards: u16::from(left) + 1, left };
    for (heights, fault) in [(more, sum), (none, PilesFault::Empty(5))] {
        let error = with_heights(&game, heights).unwrap_err();
        let PlayError::Refused(refused) = error else { panic!("{error:?}") };
        assert_eq!(refused.refusal, Refusal::Piles(fault));
        assert_eq!((refused.refusal.code(), refused.refusal.section()), ("piles", "A4.1"));
        // Before that nobody can know the size of the deck.
        let last = game.log().len() - 1;
        let config = game.config().clone().with_piles(Some(heights));
        assert!(Game::from_log(game.header.clone(), config, Vec::new(), game.log()[..last].to_vec()).is_ok());
    }
}
