//! Replay at every entry: as it stood then, and with the corrections that came later.

use alhambra::kernel::{Entry, Game, Kind, Note, What};

use crate::kernel::{
    dice,
    pad::{self, Event, Pad, new_pad, points},
};

/// Checks that the position at every entry is that of the log cut off there.
fn positions_are_those_of_the_log_cut_off<K: Kind>(game: &Game<K>) {
    let steps: Vec<_> = game.steps().collect();
    assert_eq!(steps.len(), game.log().len());
    for (step, entry) in steps.iter().zip(game.log()) {
        let log = game.log()[..step.entry].to_vec();
        let cut = Game::<K>::from_log(game.header.clone(), game.config().clone(), game.seeds().to_vec(), log);
        let cut = cut.unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let at = game.at(step.entry);
        assert_eq!((&at.state, &at.events[..]), (cut.state(), cut.events()), "entry {}", step.entry);
        assert_eq!(step.after, at.state);
        assert_eq!(step.before, game.at(step.entry - 1).state);
        assert_eq!(game.as_of(step.entry).state(), cut.state());
        match (&step.what, entry) {
            (What::Event(event), Entry::Event(logged)) => assert_eq!(*event, logged),
            (What::Note(note), Entry::Note(logged)) => assert_eq!(*note, logged),
            (what, entry) => panic!("{what:?} is not {entry:?}"),
        }
    }
    assert_eq!(game.at(usize::MAX).state, *game.state());
}

/// Checks that the position at every entry that counts in the end is that of the events so far.
fn corrected_positions_are_those_of_the_events<K: Kind>(game: &Game<K>) {
    let steps: Vec<_> = game.corrected_steps().collect();
    assert_eq!(steps.len(), game.events().len());
    let mut before = game.corrected_at(0).state;
    for (i, step) in steps.iter().enumerate() {
        let at = game.corrected_at(step.entry);
        assert_eq!((step.entry, &at.events[..]), (game.events()[i].0, &game.events()[..=i]));
        assert_eq!(step.before, before, "before entry {}", step.entry);
        assert_eq!(step.after, at.state, "after entry {}", step.entry);
        before = at.state;
    }
    assert_eq!(before, *game.state());
}

#[test]
fn steps_equal_the_position_at_every_entry() {
    positions_are_those_of_the_log_cut_off(&dice::played(3));
    positions_are_those_of_the_log_cut_off(&dice::corrected());
    positions_are_those_of_the_log_cut_off(&pad::closed());
}

#[test]
fn corrected_steps_equal_the_corrected_position_at_every_entry() {
    corrected_positions_are_those_of_the_events(&dice::played(3));
    corrected_positions_are_those_of_the_events(&dice::corrected());
    corrected_positions_are_those_of_the_events(&pad::closed());
}

#[test]
fn a_correction_shows_only_from_its_own_entry_on() {
    let game = dice::corrected();
    assert_eq!(game.at(2).state.turns, [4]);
    assert_eq!(game.at(5).state.turns, [6, 3]);
    assert_eq!(game.corrected_at(2).state.turns, [6]);
}

/// A pad with twelve points in entry 1, where nine were the limit until a later entry raised it.
fn raised() -> Pad {
    let mut pad = new_pad();
    pad.enter(points(1, 1, 4)).unwrap();
    pad.enter(points(2, 1, 3)).unwrap();
    pad.enter(Event::Limit { points: 12 }).unwrap();
    pad.note(Note::Amend { entry: 1, event: points(1, 1, 12) }).unwrap();
    pad.enter(points(1, 2, 1)).unwrap();
    pad
}

#[test]
fn a_correction_that_depends_on_a_later_entry_is_left_out_until_then() {
    let pad = raised();
    assert_eq!(pad.corrected_at(1).state, *new_pad().state());
    let mut second = new_pad();
    second.enter(points(2, 1, 3)).unwrap();
    assert_eq!(pad.corrected_at(2).state, *second.state());
    assert_eq!(pad.corrected_at(3).state, pad.at(4).state);
    let after: Vec<_> = pad.corrected_steps().map(|step| step.after).collect();
    assert_eq!(after, [1, 2, 3, 5].map(|entry| pad.corrected_at(entry).state));
}
