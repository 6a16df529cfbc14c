//! Phantoms of a table: rolled by the program or at the table.

use super::*;
use alhambra::games::roll_and_write::pad::PadExt;

#[test]
fn the_program_rolls_for_the_phantoms_and_shows_their_dice() {
    let mut program = program();
    beside_phantom(&mut program, false);
    let now = pad(&mut program);
    assert_eq!(now.round(), 1, "after the players' setup the phantom's three boxes are rolled");
    assert_eq!(now.pad_state().boxes(2).iter().sum::<u8>(), 3);
    program.press(Key::Num2);
    program.press(Key::Num2);
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::U);
    let undone = pad(&mut program);
    assert_eq!(
        (undone.round(), undone.pad_state().boxes(2).iter().sum::<u8>()),
        (1, 3),
        "its roll goes with the entry"
    );
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).round(), 2);
}

#[test]
fn a_phantom_rolled_at_the_table_is_tapped_like_everybody_else() {
    let mut program = program();
    beside_phantom(&mut program, true);
    let phantom = program.said(|t: &Texts| t.phantom_name("I"));
    for _ in 0..3 {
        tap(&mut program, &phantom, BuildingType::Tower);
    }
    assert_eq!((pad(&mut program).round(), boxes(&mut program, 2)[5]), (1, 3));
}

#[test]
fn phantoms_rolled_at_the_table_can_be_handed_over_to_the_program() {
    let mut program = program();
    beside_phantom(&mut program, true);
    assert_eq!(boxes(&mut program, 2), [0; 6]);
    program.menu(Key::W);
    click(&mut program, Texts::new_pad_phantom_program);
    click(&mut program, Texts::pad_correct);
    assert_eq!(boxes(&mut program, 2).iter().sum::<u8>(), 3, "the program rolls at once");
    assert_eq!(saved(&mut program).log(), pad(&mut program).log());
    program.press(Key::U);
    assert_eq!((boxes(&mut program, 2), pad(&mut program).program_rolls()), ([0; 6], false));
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(boxes(&mut program, 2).iter().sum::<u8>(), 3);
}

#[test]
fn the_real_dice_of_a_phantom_can_be_typed() {
    let mut program = program();
    beside_phantom(&mut program, true);
    program.press(Key::D);
    // Row 3, column 4 of the default sheet is a tower.
    program.press(Key::Num3);
    program.press(Key::Num4);
    let roll = saved(&mut program).events().last().map(|(_, event)| *event);
    let Some(PadEvent::Roll { row: 3, round: 0, yellow, blue, .. }) = roll else { panic!("{roll:?}") };
    assert_eq!((yellow.number(), blue.number(), boxes(&mut program, 2)[5]), (3, 4, 1));
    assert!(!program.shows_containing(|t: &Texts| t.pad_type_dice_of(ANY)), "its box is filled");
}
