//! Whose dice they are: the table's, the program's from any moment on, and those of the phantoms.

use super::*;

#[test]
fn the_dice_can_be_the_programs_from_any_moment_on_and_the_tables_again() {
    let mut program = table_after_rolls(&["Ada", "Ben"], 3);
    program.press(Key::R);
    let one = game(&mut program);
    assert_eq!(one.seeds().len(), 1, "a seed applies from the program's first roll on");
    assert_eq!(one.seeds()[0].from, one.log().len());
    assert!(waits_for_roll(&one), "only this roll was the program's");
    program.press(Key::Escape);
    program.press(Key::D);
    assert!(matches!(game(&mut program).state().to_act(), ToAct::Decision(_)));
    program.press(Key::Escape);
    program.press(Key::D);
    program.press(Key::Num1);
    program.press(Key::Enter);
    while !waits_for_roll(&game(&mut program)) {
        program.press(Key::Num1);
        // The program's dice may point only at what is built.
        if game(&mut program).state().phase() == Phase::Action {
            program.press(Key::G);
        }
        program.press(Key::Enter);
    }
    let asks: [fn(&Texts) -> String; 3] =
        [|t| t.ask_own(&named(ANY)), |t| t.ask_four(&named(ANY)), |t| t.ask_phantom(ANY)];
    assert!(asks.into_iter().any(|asks| program.shows(asks)));
    check_saved(&mut program);
    assert_eq!(game(&mut program).seeds().len(), 1);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::C);
    assert_eq!(
        program.roll_and_write().session.as_ref().unwrap().chance,
        Dice::Program,
        "as for the last player's roll"
    );
}

#[test]
fn phantoms_dice_come_from_the_program_in_one_go_beside_real_ones() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    let mut dice = Table(0);
    while game(&mut program).state().seat() == 0 && waits_for_roll(&game(&mut program)) {
        dice.roll(&mut program);
    }
    assert!(program.shows(|t: &Texts| t.ask_phantom_setup(1, &t.phantom_name("I"))));
    program.press(Key::R);
    assert_eq!(game(&mut program).state().to_act(), ToAct::Decision(0));
    assert_eq!(program.roll_and_write().session.as_ref().unwrap().chance, Dice::Typed);
}

/// Whether everybody's dice come from where they should in this log.
fn rolled_by(game: &Game, of_phantoms: By) -> bool {
    let players = game.config().players();
    game.log().iter().all(|entry| match entry {
        Entry::Event(PlayEvent::Roll { seat, by, .. }) => {
            *by == if usize::from(*seat) > players { of_phantoms } else { By::People }
        }
        _ => true,
    })
}

#[test]
fn beside_typed_dice_the_program_rolls_for_the_phantoms_unless_told_otherwise() {
    let mut program = program();
    program.press(Key::N);
    program.press(Key::D);
    assert!(!program.shows_containing(Texts::new_pad_phantom_dice), "only beside typed dice");
    program.click(Texts::new_dice_typed);
    assert!(program.shows_containing(Texts::new_pad_phantom_dice));
    program.press(Key::Enter);
    let mut dice = Table(0);
    let asks_for_phantom = |program: &Program| {
        let setup = |t: &Texts| t.ask_phantom_setup(AnyNumber, ANY);
        program.shows_containing(setup) || program.shows_containing(|t: &Texts| t.ask_phantom(ANY))
    };
    while game(&mut program).state().round() < 4 {
        assert!(!asks_for_phantom(&program));
        go_on(&mut program, &mut dice);
    }
    assert!(rolled_by(&game(&mut program), By::Program));
    check_saved(&mut program);
    // It stays so after a restart.
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::C);
    assert_eq!(program.roll_and_write().session.as_ref().unwrap().chance, Dice::PlayersTyped);
    program.press(Key::Escape);
    program.press(Key::W);
    assert!(program.has_told(Texts::dice_now_typed));
    while !asks_for_phantom(&program) {
        go_on(&mut program, &mut dice);
    }
    program.press(Key::Escape);
    program.press(Key::W);
    assert!(program.has_told(Texts::dice_now_players) && !asks_for_phantom(&program));
    check_saved(&mut program);
}

#[test]
fn who_rolls_for_the_phantoms_is_remembered_before_any_dice_were_typed() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { dice: Dice::PlayersTyped, ..solo(3) })));
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::C);
    assert_eq!(program.roll_and_write().session.as_ref().unwrap().chance, Dice::PlayersTyped);
    assert!(program.shows(|t: &Texts| t.ask_setup(&Who::You, 1)));
}

#[test]
fn dice_typed_from_the_middle_of_a_game_on_are_those_of_the_players() {
    let mut program = playing();
    program.press(Key::Escape);
    program.press(Key::D);
    assert_eq!(program.roll_and_write().session.as_ref().unwrap().chance, Dice::PlayersTyped);
}

#[test]
fn the_screen_says_which_dice_are_used_when_that_changes_and_as_long_as_it_lasts() {
    let mut program = playing();
    assert!(!program.shows(Texts::dice_typed), "the program rolls, as usual");
    program.press(Key::Escape);
    program.press(Key::D);
    assert!(program.shows(Texts::dice_typed));
    assert!(program.has_told(Texts::dice_now_players), "{:?}", program.app().notifications);
}
