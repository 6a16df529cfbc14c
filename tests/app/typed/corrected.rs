//! Typed rolls that were wrong or undone: corrected if everything still fits, and typed again.

use super::*;

/// A solo game with typed dice in its second round, and the entry of the last roll of the player's own dice.
fn in_round_two() -> (Program, usize) {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    let mut dice = Table(0);
    while game(&mut program).state().round() < 2 || waits_for_roll(&game(&mut program)) {
        if waits_for_roll(&game(&mut program)) {
            dice.roll(&mut program);
        } else {
            program.press(Key::Num1);
            program.press(Key::Enter);
        }
    }
    let own = |entry: &Entry<Played>| {
        matches!(entry, Entry::Event(PlayEvent::Roll { purpose: RollKind::OwnPair | RollKind::AllFour, .. }))
    };
    let entry = game(&mut program).log().iter().rposition(own).unwrap() + 1;
    (program, entry)
}

/// Opens the list of typed rolls and chooses the one at this place, the latest first.
fn choose_roll(program: &mut Program, back: usize) {
    program.press(Key::Escape);
    program.press(Key::X);
    let rolls: Vec<_> = program.all(Part(|t: &Texts| t.history_rolled(&named(ANY), ANY, ANY))).collect();
    rolls[back].click();
    program.window.run();
}

#[test]
fn a_mistyped_roll_is_corrected_if_everything_still_fits() {
    let (mut program, entry) = in_round_two();
    let rolls = program.roll_and_write().session.as_ref().unwrap().typed_chance();
    let back = rolls.iter().rev().position(|roll| roll.entry == entry).unwrap();
    choose_roll(&mut program, back);
    assert!(program.shows(Texts::rolls_retype));
    program.press(Key::Num6);
    program.press(Key::Num6);
    let corrected = saved(&mut program);
    assert!(
        matches!(corrected.log().last(), Some(Entry::Note(Note::CorrectRoll { entry: number, .. })) if *number == entry)
    );
    assert!(corrected.state().dice(0).0.iter().any(|die| die.face.number() == 6));
    assert!(!corrected.is_practice());
    assert!(!program.shows(Texts::rolls_retype));
}

#[test]
fn if_later_events_do_not_fit_the_old_dice_stay_or_the_game_goes_back() {
    for take_back in [false, true] {
        let (mut program, entry) = in_round_two();
        let Some(Entry::Event(PlayEvent::Roll { yellow, blue, .. })) =
            game(&mut program).log().get(entry - 1).cloned()
        else {
            panic!("entry {entry} is a roll")
        };
        // Builds where the pair itself points, so that other dice do not offer it.
        let pair = Pair { yellow: yellow[0], blue: blue[0] };
        program.run(GameCommand::Play(Move::Build(pair.cell())));
        let before = game(&mut program);
        assert_eq!(before.state().phase(), Phase::Built);
        let unfit = |wrong: &Pair| before.clone().correct(entry, Move::Roll(*wrong)).is_err();
        let wrong = (0..36).map(Pair::nth).find(unfit).unwrap();
        program.run(GameCommand::Correct { entry, dice: Move::Roll(wrong) });
        program.window.run();
        assert!(program.shows(Texts::rolls_misfit));
        let cell = pair.cell();
        assert!(
            program.shows_containing(
                |t: &Texts| t.misfit_not_offered(cell.row().number(), cell.column().number())
            )
        );
        assert_eq!(game(&mut program).log(), before.log(), "nothing is done unasked");
        assert!(program.shows(Texts::rolls_choice), "and it says beforehand what it costs");
        let dice = |t: &Texts, pair: Pair| t.history_dice(&pair.yellow.to_string(), &pair.blue.to_string());
        assert!(program.shows(|t: &Texts| t.typed_keep(&dice(t, pair))));
        assert!(program.shows(|t: &Texts| t.typed_take_back(&dice(t, wrong))));
        if take_back {
            program.press(Key::T);
            check_saved(&mut program);
            let after = game(&mut program);
            assert!(after.is_practice());
            assert_eq!(after.state().phase(), Phase::Action);
            let faces: Vec<u8> = after.state().dice(0).0.iter().map(|die| die.face.number()).collect();
            assert!(faces.contains(&wrong.yellow.number()), "{faces:?}");
        } else {
            program.press(Key::Escape);
            assert_eq!(game(&mut program).log(), before.log());
            assert!(!program.shows(Texts::rolls_misfit));
        }
    }
}

#[test]
fn a_typed_roll_that_was_undone_is_typed_again_even_if_the_program_rolls_by_now() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&["Ada", "Ben", "Cleo"]))));
    let mut dice = Table(0);
    while waits_for_roll(&game(&mut program)) {
        dice.roll(&mut program);
    }
    program.run(GameCommand::UseDice(Dice::Program));
    program.press(Key::U);
    assert!(waits_for_roll(&game(&mut program)));
    assert!(program.shows(|t: &Texts| t.ask_extra(&named(ANY))));
    dice.roll(&mut program);
    check_saved(&mut program);
    assert!(!waits_for_roll(&game(&mut program)));
}

#[test]
fn a_typed_roll_that_was_undone_can_be_redone_after_the_program_was_killed() {
    let mut program = playing();
    program.run(GameCommand::UseDice(Dice::Typed));
    while !waits_for_roll(&game(&mut program)) {
        play_on_one(&mut program);
    }
    Table(0).roll(&mut program);
    let rolled = game(&mut program).log().to_vec();
    program.run(GameCommand::Undo);
    let mut again = program.killed();
    again.press(Key::Enter);
    assert!(waits_for_roll(&game(&mut again)), "the program, which rolled before, does not roll now");
    again.run(GameCommand::Redo);
    assert_eq!(game(&mut again).log(), rolled);
}

#[test]
fn escape_leads_from_the_dice_of_a_roll_back_to_the_list() {
    let mut program = typed_so_far(&[1, 2, 3, 4]);
    program.menu(Key::X);
    let rolled = |t: &Texts| t.history_rolled(&named(ANY), ANY, ANY);
    assert!(program.shows_containing(|t: &Texts| t.rolls_setup(1, ANY)));
    assert!(program.shows_containing(|t: &Texts| t.rolls_setup(2, ANY)));
    program.press(Key::Num1);
    assert!(program.shows(Texts::rolls_retype));
    program.press(Key::Escape);
    assert!(program.shows(Texts::rolls_choose) && !program.shows(Texts::rolls_retype));
    program.press(Key::Escape);
    assert!(!program.shows(Texts::rolls_choose) && !program.shows(rolled));
}
