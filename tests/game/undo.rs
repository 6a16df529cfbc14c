//! Undo, redo, positions at any entry, and taking back and playing on from there.

use alhambra::{
    games::roll_and_write::{
        advisor::{Generator, Policy},
        log::{Game, Played, ReplayError},
        record::read,
        rules::{Illegal, Move, Pair, State, ToAct},
    },
    kernel::{By, Entry, Note, Seed},
};

use crate::game::support::{any_decision, full, header, modes, new_game, played, step, text_of, typed_dice};

/// Plays a game with random decisions, and after each shows it with all positions so far, beginning before any entry.
fn watch(mode: usize, seed: u64, typed: bool, mut look: impl FnMut(&Game, &[State])) {
    let (_, config) = modes().swap_remove(mode);
    let mut generator = Generator::new(seed, 3);
    let mut game = new_game(config, seed);
    let mut states = vec![*game.state()];
    while !game.is_over() {
        match game.state().to_act() {
            ToAct::Chance(_) if typed => {
                let dice = typed_dice(&game, &mut generator);
                game.perform(dice).unwrap();
            }
            ToAct::Chance(_) => game.draw(None).unwrap(),
            _ => {
                let command = any_decision(&game, &mut generator);
                game.perform(command).unwrap();
            }
        }
        states.push(*game.state());
        look(&game, &states);
        assert!(states.len() < 20_000, "the game goes on forever");
    }
}

fn is_programs(entry: Option<&Entry<Played>>) -> bool {
    matches!(entry, Some(Entry::Event(event)) if event.by() == Some(By::Program))
}

#[test]
fn undo_goes_back_to_the_last_dice_of_the_program_and_never_beyond_and_redo_returns() {
    for mode in 0..modes().len() {
        watch(mode, 8, false, |game, states| {
            let mut undone = game.clone();
            let mut steps = 0;
            while undone.can_undo() {
                assert!(undone.undo());
                steps += 1;
                assert_eq!(undone.state(), &states[states.len() - 1 - steps]);
            }
            assert!(!undone.undo());
            assert!(undone.log().is_empty() || is_programs(undone.log().last()));
            assert!(game.log()[undone.log().len()..].iter().all(|entry| !is_programs(Some(entry))));
            for _ in 0..steps {
                assert!(undone.can_redo() && undone.redo());
            }
            assert!(!undone.can_redo() && !undone.redo());
            assert_eq!(&undone, game, "mode {mode}");
        });
    }
}

#[test]
fn rolls_typed_in_by_people_are_undone_to_the_start() {
    let mut last = None;
    watch(0, 2, true, |game, states| last = Some((game.clone(), states[0])));
    let (mut game, start) = last.unwrap();
    let entries = game.log().len();
    let mut steps = 0;
    while game.undo() {
        steps += 1;
    }
    assert_eq!((steps, game.log().len()), (entries, 0));
    assert_eq!(game.state(), &start);
}

/// A game in which something can be undone, and the randomness by which it goes on.
fn undoable() -> (Game, Generator) {
    let (_, config) = modes().swap_remove(0);
    let mut game = new_game(config, 1);
    let mut generator = Generator::new(1, 1);
    while !game.can_undo() {
        step(&mut game, Policy::Random, &mut generator);
    }
    (game, generator)
}

#[test]
fn a_new_command_forgets_what_was_undone_and_a_refused_one_does_not() {
    let (mut game, mut generator) = undoable();
    game.undo();
    let before = game.clone();
    assert!(game.perform(Move::EndTurn).is_err());
    assert!(game.perform(Move::Roll(Pair::nth(0))).is_err());
    assert!(game.perform(Move::First(255)).is_err());
    assert_eq!(game, before, "an illegal command changes nothing");
    assert!(game.can_redo());
    let command = any_decision(&game, &mut generator);
    game.perform(command).unwrap();
    assert!(!game.can_redo());
}

#[test]
fn the_position_at_any_entry_is_what_it_was_then() {
    for mode in 0..modes().len() {
        let mut last = None;
        watch(mode, 21, mode % 2 == 0, |game, states| last = Some((game.clone(), states.to_vec())));
        let (game, states) = last.unwrap();
        for (number, state) in states.iter().enumerate() {
            assert_eq!(&game.at(number).state, state, "mode {mode}, entry {number}");
            assert_eq!(&game.corrected_at(number).state, state, "without corrections both are the same");
        }
        assert_eq!(&game.at(usize::MAX).state, game.state());
    }
}

#[test]
fn taking_back_restores_the_earlier_position_and_marks_the_game_as_practice() {
    let (_, config) = modes().swap_remove(4);
    let finished = played(config, 6, Policy::Random);
    assert!(!finished.is_practice());
    for to in (0..=finished.log().len()).step_by(5) {
        let mut game = finished.clone();
        game.take_back(to).unwrap();
        assert!(game.is_practice() && !game.can_undo());
        assert_eq!(game.state(), &finished.at(to).state);
        let number = game.log().len();
        assert_eq!(&game.at(number - 1).state, finished.state(), "before the note it is as it was");
        let mut generator = Generator::new(9, 9);
        for _ in 0..30 {
            step(&mut game, Policy::Random, &mut generator);
        }
        assert_eq!(full(read(&text_of(&game)).unwrap()), game);
    }
    assert!(finished.clone().take_back(finished.log().len() + 1).is_err());
}

#[test]
fn a_hint_does_not_prevent_undo() {
    let (mut game, _) = undoable();
    game.note_hint();
    let state = *game.state();
    assert!(game.undo() && game.redo());
    assert_eq!(game.state(), &state);
    assert!(game.is_practice());
}

#[test]
fn a_corrected_roll_shows_as_it_was_then_and_as_it_is_now() {
    let (_, config) = modes().swap_remove(0);
    let mut game = new_game(config, 1);
    let pair = |yellow, blue| Move::Roll(Pair::new(yellow, blue).unwrap());
    game.perform(pair(1, 1)).unwrap();
    game.perform(pair(2, 2)).unwrap();
    let then = game.at(1).state;
    game.correct(1, pair(3, 3)).unwrap();
    assert_eq!(game.at(1).state, then, "as it was then");
    let corrected = game.corrected_at(1).state;
    assert!(corrected.sheet(0).is_built(Pair::new(3, 3).unwrap().cell()));
    assert!(!corrected.sheet(0).is_built(Pair::new(1, 1).unwrap().cell()));
    // A correction of an entry that does not exist, or to something other than a roll, is refused.
    game.perform(pair(4, 4)).unwrap();
    game.perform(pair(5, 5)).unwrap();
    let before = game.clone();
    assert!(game.correct(99, pair(1, 1)).is_err());
    assert!(game.correct(1, Move::EndTurn).is_err());
    assert_eq!(game, before);
    assert_eq!(full(read(&text_of(&game)).unwrap()), game);
}

#[test]
fn a_correction_that_later_events_do_not_fit_names_the_first_of_them() {
    let (_, config) = modes().swap_remove(0);
    let mut game = new_game(config, 1);
    let pair = |yellow, blue| Move::Roll(Pair::new(yellow, blue).unwrap());
    for (yellow, blue) in [(1, 1), (1, 2), (1, 3), (2, 2), (3, 3)] {
        game.perform(pair(yellow, blue)).unwrap();
    }
    while matches!(game.state().to_act(), ToAct::Chance(_)) {
        game.draw(None).unwrap();
    }
    game.perform(Move::Build(Pair::new(2, 3).unwrap().cell())).unwrap();
    let built = game.log().len();
    let before = game.clone();
    let (entry, misfit) = game.correct(4, pair(6, 6)).unwrap_err();
    assert_eq!(entry, built);
    assert!(matches!(misfit, ReplayError::Illegal(Illegal::NotOffered(_))), "{misfit:?}");
    assert_eq!(game, before);
}

#[test]
fn a_branch_is_a_valid_game_of_its_own_whatever_its_past() {
    for (_, config) in modes() {
        let mut game = new_game(config, 3);
        let mut generator = Generator::new(3, 3);
        for number in 0..60 {
            if number % 9 == 0 {
                game.note_hint();
            }
            if number == 30 {
                game.take_back(20).unwrap();
            }
            step(&mut game, Policy::Random, &mut generator);
        }
        // A branch of a branch: two seeds, and notes that renumber the entries.
        for at in [25, 40, game.log().len()] {
            let mut branch = game.branch(at, header(&config), Some(Seed(77)));
            assert_eq!(branch.state(), &game.at(at).state);
            assert!(branch.log().iter().all(|entry| !matches!(entry, Entry::Note(Note::TakeBack { .. }))));
            branch.note_hint();
            for _ in 0..15 {
                step(&mut branch, Policy::Random, &mut generator);
            }
            let again = branch.branch(branch.log().len(), header(&config), Some(Seed(78)));
            for game in [branch, again] {
                assert_eq!(full(read(&text_of(&game)).unwrap()), game, "after {at}");
            }
        }
    }
}

#[test]
fn what_was_undone_is_restored_from_its_text_and_only_to_its_own_log() {
    let (_, config) = modes().swap_remove(0);
    let mut generator = Generator::new(5, 3);
    let mut game = new_game(config, 5);
    assert_eq!(game.redo_text(), None);
    while !game.can_undo() {
        if matches!(game.state().to_act(), ToAct::Chance(_)) {
            game.draw(None).unwrap();
        } else {
            let command = any_decision(&game, &mut generator);
            game.perform(command).unwrap();
        }
    }
    let before = game.clone();
    game.undo();
    let text = game.redo_text().unwrap();
    let again = |text: &str| {
        let mut again = full(read(&text_of(&game)).unwrap());
        again.bring_back_redo(text);
        again
    };
    let mut fitting = again(&text);
    assert!(fitting.redo());
    assert_eq!(fitting, before);
    let mut later = before.clone();
    later.bring_back_redo(&text);
    assert_eq!(later, before, "another log");
    let (log, undone) = text.split_once(r#","undone":"#).unwrap();
    let early = undone.replace("}]}", "},{\"event\":\"end_turn\"}]");
    let unfit = r#"[{"event":"first_player","seat":9,"by":"people"}]"#;
    let odd = [
        String::new(),
        "{}".into(),
        log.into(),
        format!(r#"{log},"undone":{unfit}}}"#),
        format!(r#"{log},"undone":{early}}}"#),
    ];
    for text in odd {
        assert!(!again(&text).can_redo(), "{text}");
    }
}
