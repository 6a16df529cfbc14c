//! Undo, taking back and correcting what people typed in.

use alhambra::{
    games::alhambra::{
        log::{PlayError, PlayEvent, PlayPiece, PlayedGame, Unknown},
        rules::{
            Options, TileId,
            play::{Card, Refusal},
        },
    },
    kernel::{By, Entry, Note, Seed},
};

use super::{
    super::{
        play::support::{game, modules, options},
        support::Chance,
    },
    support::{play_on, read, start},
};

fn card(text: &str) -> Card {
    Card::read(text).unwrap()
}

/// A game on a real table of three, 60 entries in.
fn typed() -> PlayedGame {
    let mut game = start(game(3, Options::default()), None);
    play_on(&mut game, &mut Chance::new(9), 60);
    game
}

/// The first entry that is such an event.
fn find(game: &PlayedGame, is_such: impl Fn(&PlayEvent) -> bool) -> usize {
    game.events().iter().find(|(_, event)| is_such(event)).unwrap().0
}

#[test]
fn undo_goes_back_to_the_programs_last_draw_and_redo_returns() {
    let mut game = start(game(4, options(modules(15))), Some(Seed(4)));
    play_on(&mut game, &mut Chance::new(4), 80);
    let whole = game.clone();
    while game.undo() {}
    let last = game.log().last().and_then(Entry::event);
    assert_eq!(last.and_then(PlayEvent::by), Some(By::Program));
    while game.redo() {}
    assert_eq!(game, whole);
}

#[test]
fn what_is_taken_back_no_longer_counts_and_the_seed_brings_the_same_again() {
    let mut game = start(game(3, Options::default()), Some(Seed(11)));
    play_on(&mut game, &mut Chance::new(1), 70);
    let before = game.at(40).state;
    game.note(Note::TakeBack { to: 40 }).unwrap();
    assert_eq!(*game.state(), before);
    play_on(&mut game, &mut Chance::new(2), usize::MAX);
    assert!(game.is_complete());
    assert_eq!(read(&game.write(None)), game);
}

#[test]
fn a_mistyped_card_is_corrected_later() {
    let mut game = typed();
    let entry = find(&game, |event| matches!(event, PlayEvent::Display { .. }));
    let Some(&PlayEvent::Display { card: was, .. }) = game.log()[entry - 1].event() else { panic!("a card") };
    let taken = game
        .events()
        .iter()
        .any(|(_, event)| matches!(event, PlayEvent::Take { cards } if cards.contains(&was)));
    let now = Card::all().find(|&other| other != was && game.state().deck().has(other)).unwrap();
    let event = PlayEvent::Display { card: now, by: By::People };
    let amended = game.note(Note::Amend { entry, event: event.clone() });
    if taken {
        let (number, error) = amended.unwrap_err();
        assert!(number > entry, "the entry that no longer fits");
        assert!(matches!(error, PlayError::Refused(why) if why.refusal == Refusal::NotDisplayed(Some(was))));
    } else {
        amended.unwrap();
        assert_eq!(game.events()[entry - 1].1, event);
    }
}

#[test]
fn an_untouched_tile_is_corrected_and_the_record_keeps_both() {
    let mut game = start(game(3, Options::default()), None);
    play_on(&mut game, &mut Chance::new(3), 4);
    let Some(&PlayEvent::Yard { space: 2, .. }) = game.log()[1].event() else { panic!("a tile for space 2") };
    let free = game.state().stack().iter().next().unwrap();
    let event = PlayEvent::Yard { space: 2, piece: PlayPiece::of(game.config(), free), by: By::People };
    game.note(Note::Amend { entry: 2, event: event.clone() }).unwrap();
    assert_eq!(game.state().yard(alhambra::games::alhambra::rules::Currency::Dirham), Some(free));
    play_on(&mut game, &mut Chance::new(3), usize::MAX);
    let again = read(&game.write(None));
    assert_eq!((again.events()[1].1.clone(), again), (event, game));
}

#[test]
fn only_draws_that_people_typed_in_are_corrected() {
    let mut game = start(game(3, Options::default()), Some(Seed(2)));
    play_on(&mut game, &mut Chance::new(2), 50);
    let drawn = find(&game, |event| event.by() == Some(By::Program));
    let decided = find(&game, |event| event.by().is_none());
    for entry in [drawn, decided] {
        let event = game.log()[entry - 1].event().unwrap().clone();
        assert_eq!(
            game.note(Note::Amend { entry, event }),
            Err((game.log().len() + 1, PlayError::NotTyped(entry)))
        );
    }
    let mut game = typed();
    let entry = find(&game, |event| matches!(event, PlayEvent::Yard { .. }));
    let refused = |game: &mut PlayedGame, event| game.note(Note::Amend { entry, event }).unwrap_err().1;
    let by_program = PlayEvent::Yard { space: 1, piece: PlayPiece::Camp(1), by: By::Program };
    assert_eq!(refused(&mut game, by_program), PlayError::AmendedDraw(entry));
    let camp = PlayEvent::Yard { space: 1, piece: PlayPiece::Camp(1), by: By::People };
    assert_eq!(refused(&mut game, camp), PlayError::Unknown(Unknown::Piece(PlayPiece::Camp(1))));
    assert!(matches!(refused(&mut game, PlayEvent::EndTurn {}), PlayError::Refused(_)));
    assert_eq!(game.note(Note::Strike { entry }).unwrap_err().1, PlayError::Note);
}

#[test]
fn cards_and_tiles_that_cannot_be_there_are_refused() {
    let mut game = start(game(2, Options::default()), None);
    let yard = |space, id| PlayEvent::Yard {
        space,
        piece: PlayPiece::Tile(TileId::read(id).unwrap()),
        by: By::People,
    };
    let neutral =
        |id| PlayEvent::Neutral { piece: PlayPiece::Tile(TileId::read(id).unwrap()), by: By::People };
    for id in ["T01", "T02", "T03", "T04", "T05", "T06"] {
        game.enter(neutral(id)).unwrap();
    }
    let why = |error| match error {
        PlayError::Refused(why) => why.refusal,
        other => panic!("{other:?}"),
    };
    assert!(matches!(why(game.enter(yard(1, "T01")).unwrap_err()), Refusal::NotInStack(_)));
    assert_eq!(game.enter(yard(2, "T07")), Err(PlayError::OtherSpace { said: 2, due: 1 }));
    assert!(matches!(why(game.enter(neutral("T07")).unwrap_err()), Refusal::NotNow(_)));
    for (space, id) in [(1, "T07"), (2, "T08"), (3, "T09"), (4, "T10")] {
        game.enter(yard(space, id)).unwrap();
    }
    let deal = |row, text| PlayEvent::Deal { row, card: card(text), by: By::People };
    assert_eq!(game.enter(deal(2, "F3")), Err(PlayError::OtherRow { said: 2, due: 1 }));
    game.enter(deal(1, "F3")).unwrap();
    game.enter(deal(1, "F3")).unwrap();
    // With two players there are two of each.
    assert_eq!(why(game.enter(deal(1, "F3")).unwrap_err()), Refusal::NotInDeck(card("F3")));
}

#[test]
fn hints_and_handovers_are_noted_and_confirmations_fit_everywhere() {
    let mut game = typed();
    game.note(Note::Hint {}).unwrap();
    game.note(Note::Handover { seat: 2, policy: Some("greedy".to_owned()) }).unwrap();
    assert_eq!(game.note(Note::Handover { seat: 4, policy: None }).unwrap_err().1, PlayError::NoPlayer(4));
    assert_eq!(read(&game.write(None)), game);
    assert_eq!(game.findings(), []);
}
