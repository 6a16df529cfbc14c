//! One after the other, games that are gone, and other windows.

use super::*;
use crate::host::Source;
use jiff::civil::date;
use std::fs;
use tempfile::TempDir;

const TODAY: Date = date(2026, 11, 23);

/// The game of a decision that is no more.
const GONE: &str = "gone.json";

/// A file as it was written before drills said which move of an entry they are, with one decision of each game.
fn drills(games: &[&str]) -> (TempDir, Drills) {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("games");
    fs::create_dir(&library).unwrap();
    for game in games.iter().filter(|game| **game != GONE) {
        fs::write(library.join(game), "a game").unwrap();
    }
    let file = folder.path().join("drills.json");
    let drill = |(game, lost): (&&str, usize)| {
        format!(
            r#"{{"file":"{game}","entry":9,"lost":{lost}.5,"for_victory":false,"well":0,"due":"{TODAY}"}}"#
        )
    };
    let written: Vec<String> = games.iter().zip(1..).map(drill).collect();
    fs::write(&file, format!("[{}]", written.join(","))).unwrap();
    (folder, Drills::new(file, Games::new(library)))
}

/// The file of the game of a decision.
fn file(exercise: &Exercise) -> String {
    let Source::File(file) = &exercise.source else { panic!("a game of the library") };
    file.clone()
}

#[test]
fn one_after_the_other_is_tried_the_worst_first_and_those_of_no_game_are_forgotten() {
    let (_folder, mut drills) = drills(&[GONE, "a.json", "b.json"]);
    assert_eq!(drills.due(TODAY).count(), 2, "nobody waits for what cannot be tried");
    let mut tried = Vec::new();
    drills.begin();
    for round in [(1, 2), (2, 2)] {
        let mut now = None;
        let shown = drills.next(TODAY, |exercise| {
            now = Some(exercise);
            true
        });
        assert!(shown.unwrap());
        assert_eq!(drills.place(), Some(round));
        let now = now.unwrap();
        drills.answer(&now, true, TODAY).unwrap();
        tried.push(file(&now));
    }
    assert_eq!(tried, ["b.json", "a.json"]);
    assert!(!drills.next(TODAY, |exercise| file(&exercise) != GONE).unwrap());
    assert_eq!(drills.place(), None);
    assert!(drills.list().iter().all(|drill| drill.file != GONE && drill.well == 1));
}

#[test]
fn what_is_due_counts_a_game_again_that_was_taken_out_of_the_trash() {
    let (folder, mut drills) = drills(&["a.json", GONE]);
    let changes = drills.changes();
    drills.look_for_games();
    assert_eq!((drills.due(TODAY).count(), drills.changes()), (1, changes));
    fs::write(folder.path().join("games").join(GONE), "a game").unwrap();
    drills.look_for_games();
    assert_eq!((drills.due(TODAY).count(), drills.changes()), (2, changes + 1));
}

#[test]
fn at_the_end_it_is_told_how_many_were_right_and_when_they_come_back() {
    let (_folder, mut drills) = drills(&["a.json", "b.json", "c.json"]);
    drills.begin();
    for good in [true, false, true] {
        let mut now = None;
        drills.next(TODAY, |exercise| now.replace(exercise).is_none()).unwrap();
        drills.answer(&now.unwrap(), good, TODAY).unwrap();
    }
    drills.next(TODAY, |_| true).unwrap();
    let round = drills.round().unwrap();
    assert_eq!((round.place(), round.good(), round.answers().len()), (None, 2, 3));
    assert_eq!((drills.returns(TODAY), drills.learned()), (vec![(1, 3)], 0));
    assert!(drills.list().iter().all(|drill| drill.times() == 1));
    // Whoever comes again is told of it no more.
    drills.refresh();
    assert!(drills.round().is_none() && drills.returns(TODAY).is_empty());
}

#[test]
fn what_is_known_already_is_not_taken_up_again_and_other_windows_are_heard() {
    let (folder, mut drills) = drills(&["a.json"]);
    let games = Games::new(folder.path().join("games"));
    let mut other = Drills::new(folder.path().join("drills.json"), games);
    let known = drills.list()[0].clone();
    let behind = Drill { moves_before: 1, ..known.clone() };
    other.take_up(&[known.clone(), behind.clone()]).unwrap();
    drills.take_up(std::slice::from_ref(&known)).unwrap();
    assert_eq!(drills.list(), std::slice::from_ref(&known));
    drills.refresh();
    assert_eq!(drills.list(), [known, behind]);
    drills.forget("a.json").unwrap();
    other.refresh();
    assert!(other.list().is_empty());
}
