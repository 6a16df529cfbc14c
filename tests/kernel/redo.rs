//! Undo and redo, even after a restart.

use alhambra::kernel::{Note, Seed};

use crate::kernel::{
    dice::{self, Die, Event, Game, typed},
    pad::{self, new_pad, points},
    toy::{TABLE, header},
};

fn game(seed: Option<u64>) -> Game {
    Game::start(header(), TABLE, seed.map(Seed)).unwrap()
}

#[test]
fn undo_stops_at_dice_that_the_program_rolled() {
    let mut game = game(Some(1));
    game.draw(None).unwrap();
    assert!(!game.can_undo() && !game.undo());
    game.enter(Event::Pass {}).unwrap();
    assert!(game.undo());
    assert!(!game.undo());
    assert_eq!(game.log().len(), 1);
}

#[test]
fn typed_dice_are_undone_and_hints_stay() {
    let mut game = game(None);
    game.enter(typed(4)).unwrap();
    game.note(Note::Hint {}).unwrap();
    assert!(game.undo());
    assert_eq!((game.state().die, game.log().len()), (None, 1));
    assert!(!game.undo(), "a hint that was shown stays shown");
    game.note(Note::Hint {}).unwrap();
    assert!(game.redo());
    assert_eq!(game.state().die, Some(4));
}

#[test]
fn undo_stops_at_notes_of_a_played_game_other_than_hints() {
    let mut game = game(None);
    game.enter(typed(4)).unwrap();
    game.note(Note::CorrectRoll { entry: 1, dice: Die { die: 5 } }).unwrap();
    assert!(!game.can_undo());
    assert_eq!(game.state().die, Some(5));
}

#[test]
fn a_pad_undoes_and_redoes_everything() {
    let closed = pad::closed();
    let mut pad = closed.clone();
    while pad.undo() {
        assert_eq!(pad.state(), &closed.at(pad.log().len()).state);
        assert_eq!(pad.header.ended.is_some(), pad.is_complete());
    }
    assert_eq!(pad.state(), new_pad().state());
    while pad.redo() {}
    assert_eq!((pad.log(), pad.state()), (closed.log(), closed.state()));
    assert_eq!(pad.confirmed(), closed.confirmed());
}

#[test]
fn something_new_forgets_what_was_undone_and_a_refused_entry_does_not() {
    let mut pad = new_pad();
    pad.enter(points(1, 1, 4)).unwrap();
    pad.enter(points(2, 1, 4)).unwrap();
    pad.undo();
    pad.enter(points(1, 1, 5)).unwrap_err();
    assert!(pad.can_redo());
    pad.enter(points(2, 1, 5)).unwrap();
    assert!(!pad.can_redo());
}

#[test]
fn redo_text_restores_what_was_undone_after_a_restart() {
    let mut pad = pad::closed();
    let mut game = dice::played(3);
    for _ in 0..4 {
        pad.undo();
        game.undo();
    }
    // As read from their records, without anything undone.
    let (mut new_pad, mut new_game) = (pad.as_of(pad.log().len()), game.as_of(game.log().len()));
    assert_eq!(new_pad.redo_text(), None);
    new_pad.bring_back_redo(&pad.redo_text().unwrap());
    new_game.bring_back_redo(&game.redo_text().unwrap());
    assert_eq!((new_pad, new_game), (pad, game));
}

#[test]
fn redo_text_of_another_log_or_of_dice_changes_nothing() {
    let mut pad = pad::closed();
    pad.undo();
    let text = pad.redo_text().unwrap();
    let mut other = pad.clone();
    other.undo();
    let before = other.clone();
    other.bring_back_redo(&text);
    other.bring_back_redo(&text[1..]);
    assert_eq!(other, before);

    let mut game = game(Some(1));
    let text = r#"{"log": [], "undone": [{"event": "roll", "die": 6, "by": "program"}]}"#;
    game.bring_back_redo(text);
    assert!(!game.can_redo(), "the program's dice are not brought back");
}
