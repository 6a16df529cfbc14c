//! Notes that change a game, the program's dice, late entries, findings and summaries.

use alhambra::kernel::{By, Confirmed, Entry, LogError, Note, NoteKind, Position, Seed};

use crate::kernel::{
    dice::{self, Die, Event, Game, typed},
    pad::{self, Event as PadEvent, Finding, new_pad, points},
    toy::{TABLE, Table, ToyError, Why, header},
};

fn game(seed: Option<u64>) -> Game {
    Game::start(header(), TABLE, seed.map(Seed)).unwrap()
}

#[test]
fn taking_back_goes_past_dice_already_seen() {
    let mut game = dice::played(3);
    game.note(Note::TakeBack { to: 1 }).unwrap();
    assert_eq!(game.events().len(), 1);
    assert_eq!(game.state(), &game.at(1).state);
    let missing = game.note(Note::TakeBack { to: 99 });
    assert_eq!(missing.unwrap_err().1, ToyError::Log(LogError::NoSuchEntry(99)));
}

#[test]
fn a_correction_names_the_later_entry_that_no_longer_fits() {
    let mut game = game(None);
    for event in [typed(4), Event::Keep {}, typed(5)] {
        game.enter(event).unwrap();
    }
    let before = game.clone();
    let refused = game.note(Note::CorrectRoll { entry: 1, dice: Die { die: 1 } });
    assert_eq!(refused, Err((2, ToyError::Rule("a one cannot be kept"))));
    assert_eq!(game, before);
    game.note(Note::CorrectRoll { entry: 1, dice: Die { die: 2 } }).unwrap();
    assert_eq!(game.state().turns, [2]);
}

#[test]
fn only_typed_dice_that_count_are_corrected() {
    let mut game = game(Some(1));
    game.draw(None).unwrap();
    let mut correct = |entry| game.note(Note::CorrectRoll { entry, dice: Die { die: 2 } }).unwrap_err();
    assert_eq!(correct(1), (2, ToyError::Log(LogError::NotTyped(1))));
    assert_eq!(correct(2), (2, ToyError::Log(LogError::NoSuchEntry(2))));
}

#[test]
fn a_note_that_a_kind_does_not_accept_is_refused() {
    let refused = game(None).note(Note::Strike { entry: 1 }).unwrap_err();
    assert_eq!(refused, (1, ToyError::Log(LogError::NotTaken(NoteKind::Strike))));
    let refused = new_pad().note(Note::Hint {}).unwrap_err();
    assert_eq!(refused, (1, ToyError::Log(LogError::NotTaken(NoteKind::Hint))));
    game(None).note(Note::Handover { seat: 3, policy: None }).unwrap_err();
}

#[test]
fn the_programs_rolls_depend_on_the_seed_alone() {
    let mut game = game(Some(1));
    game.draw(None).unwrap();
    let first = game.log()[0].clone();
    assert_eq!(game.draw(None), Err(ToyError::Log(LogError::NothingDue)));
    game.note(Note::TakeBack { to: 0 }).unwrap();
    game.draw(None).unwrap();
    assert_eq!(game.log()[2], first, "whatever was noted in between");
    let other = Event::Roll { die: 1, by: By::Program };
    game.note(Note::TakeBack { to: 0 }).unwrap();
    assert!(first.event() == Some(&other) || matches!(game.enter(other), Err(ToyError::Log(_))));

    let mut without = self::game(None);
    assert_eq!(without.draw(None), Err(ToyError::Log(LogError::NoSeed)));
    without.use_seed(Seed(1));
    without.draw(None).unwrap();
    assert_eq!(without.log()[0], first);
}

#[test]
fn no_roll_is_added_to_a_pad_in_the_past() {
    let mut pad = new_pad();
    pad.enter(points(1, 1, 4)).unwrap();
    let event = PadEvent::Points { row: 1, round: 1, points: 3, by: By::Program };
    let refused = pad.note(Note::Amend { entry: 1, event }).unwrap_err();
    assert_eq!(refused, (2, ToyError::Log(LogError::AmendedRoll(1))));
}

#[test]
fn a_late_entry_equals_one_made_in_time() {
    let in_time = [points(1, 1, 6), points(2, 1, 4), points(1, 2, 4), points(2, 2, 8), points(1, 3, 0)];
    let mut expected = new_pad();
    in_time.iter().for_each(|event| expected.enter(event.clone()).unwrap());
    assert_eq!(expected.state().first_to_ten, Some(0));
    for late in 0..in_time.len() {
        let mut pad = new_pad();
        let others = in_time.iter().enumerate().filter(|&(i, _)| i != late);
        others.for_each(|(_, event)| pad.enter(event.clone()).unwrap());
        pad.enter(in_time[late].clone()).unwrap();
        assert_eq!(pad.state(), expected.state());
    }
}

#[test]
fn an_amended_entry_equals_a_right_one_and_a_struck_entry_equals_none() {
    let mut pad = new_pad();
    pad.enter(points(1, 1, 9)).unwrap();
    pad.enter(points(2, 1, 4)).unwrap();
    pad.note(Note::Amend { entry: 1, event: points(1, 2, 3) }).unwrap();
    pad.note(Note::Strike { entry: 2 }).unwrap();
    let mut right = new_pad();
    right.enter(points(1, 2, 3)).unwrap();
    assert_eq!(pad.state(), right.state());
    assert_eq!(pad.note(Note::Strike { entry: 2 }).unwrap_err().1, ToyError::Log(LogError::NoSuchEntry(2)));
}

#[test]
fn a_finding_is_confirmed_by_its_code_or_in_the_words_of_version_1() {
    let many = Finding::Many { row: 1, round: 1, points: 9 };
    let other = Finding::Many { row: 2, round: 1, points: 9 };
    let words = Confirmed::Words("row 1 has 9 points in round 1".to_owned());
    for finding in [Confirmed::Finding(many.clone()), words] {
        let mut pad = new_pad();
        pad.enter(points(1, 1, 9)).unwrap();
        pad.note(Note::Confirm { finding: Confirmed::Finding(other.clone()) }).unwrap();
        assert_eq!(pad.unconfirmed(), std::slice::from_ref(&many));
        pad.note(Note::Confirm { finding }).unwrap();
        assert_eq!((pad.findings(), pad.unconfirmed()), (vec![many.clone()], vec![]));
    }
}

#[test]
fn a_summary_needs_nothing_but_the_kernel() {
    let pad = pad::closed();
    assert_eq!(pad.header.seats[0].name, "Ada");
    assert!(pad.has_result());
    assert_eq!(pad.findings().len(), 2);
    assert_eq!(pad.unconfirmed(), [Finding::Many { row: 1, round: 2, points: 8 }]);
    for (total, card) in pad.result().totals.into_iter().zip(pad.breakdown()) {
        assert_eq!(i32::from(total), card.vp);
        assert_eq!(card.vp, card.parts.iter().map(|part| part.vp).sum::<i32>());
    }
    let first = pad.breakdown().swap_remove(0);
    assert_eq!(first.parts.iter().find(|part| part.reason == Why::FirstToTen).unwrap().vp, 5);
}

#[test]
fn a_branch_keeps_its_past_dice_and_is_a_game_of_its_own() {
    let mut game = dice::played(3);
    let kept = game.events()[3].0;
    game.note(Note::TakeBack { to: kept }).unwrap();
    game.draw(None).unwrap();
    let branch = game.branch(game.log().len(), header(), Some(Seed(9)));
    let Position { state, events } = game.at(game.log().len());
    assert_eq!((branch.state(), branch.log().len()), (&state, events.len()));
    assert!(Game::from_log(header(), TABLE, branch.seeds().to_vec(), branch.log().to_vec()).is_ok());
    assert!(game.log().len() > branch.log().len());
}

#[test]
fn a_rebuilt_pad_that_does_not_fit_changes_nothing() {
    let mut pad = pad::closed();
    let before = pad.clone();
    let fewer = Table { players: 1, rounds: 3 };
    pad.rebuild(fewer, |entry| Ok(entry.clone())).unwrap_err();
    assert_eq!(pad, before);
    let longer = Table { players: 2, rounds: 4 };
    pad.rebuild(longer, |entry| Ok(entry.clone())).unwrap();
    assert_eq!((pad.is_complete(), pad.header.ended), (false, None));
}

#[test]
fn a_rebuilt_pad_keeps_the_programs_dice_where_they_were_rolled() {
    let mut pad = new_pad();
    pad.draw(Some(&points(1, 1, 0))).unwrap();
    let elsewhere = |entry: &Entry<pad::Points>| match entry {
        Entry::Event(PadEvent::Points { points, by, .. }) => {
            Ok(Entry::Event(PadEvent::Points { row: 2, round: 3, points: *points, by: *by }))
        }
        other => Ok(other.clone()),
    };
    let refused = pad.rebuild(TABLE, elsewhere).unwrap_err();
    assert!(matches!(refused, ToyError::Log(LogError::NotTheSeed { .. })), "{refused:?}");
}
