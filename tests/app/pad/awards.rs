//! Early awards of a table: announced, shared, and waited for.

use super::*;

#[test]
fn an_award_is_announced_with_how_it_is_shared() {
    let mut program = program();
    shared_seraglio(&mut program);
    let shared = |t: &Texts| {
        let names = t.names_and("Ani", "Barbara");
        t.award_shared(&names, BuildingType::Seraglio, 5, &t.share_two(17, 9, 2), 13)
    };
    assert!(program.shows_containing(|t: &Texts| t.pad_award_left(&shared(t), "2")));
}

#[test]
fn what_is_left_of_an_award_is_listed_place_by_place() {
    let mut program = playing(3);
    only_ani_builds(&mut program, 5, BuildingType::Seraglio);
    let award = |t: &Texts| t.award_won(&named("Ani"), BuildingType::Seraglio, 5, 17);
    assert!(program.shows_containing(|t: &Texts| t.pad_award_left(&award(t), &t.names_and("9", "2"))));
}

#[test]
fn an_award_waits_for_the_second_building_of_whoever_closed_the_round() {
    let mut program = playing(3);
    for _ in 0..4 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        tap(&mut program, "Carl", BuildingType::Seraglio);
        end_round(&mut program);
    }
    tap(&mut program, "Ani", BuildingType::Seraglio);
    tap(&mut program, "Barbara", BuildingType::Garden);
    tap(&mut program, "Carl", BuildingType::Tower);
    let alone = |t: &Texts| {
        let award = t.award_won(&named("Ani"), BuildingType::Seraglio, 5, 17);
        t.pad_award_left(&t.pad_award_waits("Carl", &award), &t.names_and("9", "2"))
    };
    assert!(program.shows_containing(alone));
    program.press(Key::B);
    tap(&mut program, "Carl", BuildingType::Seraglio);
    assert!(!program.shows_containing(|t: &Texts| t.pad_award_waits(ANY, ANY)));
    assert!(program.shows_containing(|t: &Texts| {
        t.award_shared(&t.names_and("Ani", "Carl"), BuildingType::Seraglio, 5, ANY, AnyNumber)
    }));
}

#[test]
fn an_award_that_no_second_building_can_change_is_announced_at_once() {
    let mut program = playing(3);
    only_ani_builds(&mut program, 4, BuildingType::Seraglio);
    tap(&mut program, "Ani", BuildingType::Seraglio);
    tap(&mut program, "Barbara", BuildingType::Garden);
    tap(&mut program, "Carl", BuildingType::Tower);
    assert!(program.shows_containing(|t: &Texts| t.award_won(
        &named("Ani"),
        BuildingType::Seraglio,
        5,
        AnyNumber
    )));
    assert!(!program.shows_containing(|t: &Texts| t.pad_award_waits(ANY, ANY)), "Carl has no seraglio");
}

#[test]
fn a_phantom_that_scores_nothing_is_not_said_to_get_points() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(1);
    program.add(|t: &Texts| t.seat_name(1), "Barbara");
    program.press(Key::Enter);
    click(&mut program, Texts::new_pad_phantom_table);
    program.press(Key::Enter);
    end_round(&mut program);
    for row in 0..3 {
        for _ in 0..5 {
            let event = PadEvent::Fill { row: row + 1, building: BuildingType::Pavilion, round: 1 };
            if row < 2 {
                program.run(GameCommand::Table(TableCommand::Enter(event)));
            }
        }
    }
    end_round(&mut program);
    let phantom = program.said(|t: &Texts| t.phantom_name("I"));
    assert!(program.shows_containing(|t: &Texts| {
        let who = t.names_and("Barbara", &phantom);
        t.award_with_phantoms(&who, BuildingType::Pavilion, 1, &t.share_two(16, 8, 2), 12, "Barbara")
    }));
    program.press(Key::O);
    assert!(program.shows_containing(|t: &Texts| t.pad_ended_without(0, ANY)));
    assert!(!program.shows_containing(|t: &Texts| t.pad_ended_without(0, &t.names_and(t.you(), ANY))));
}
