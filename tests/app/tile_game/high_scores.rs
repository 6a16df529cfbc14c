//! The best results of the tile game: a place on the score card, and a table on the page of high scores.

use alhambra::{
    app::{AppCommand, Page},
    games::alhambra::{advisor::Policy, game::GamePage},
    text::Texts,
};
use egui::Key;

use super::play::{begun, play_out};
use crate::desk::{ANY, AnyNumber, Program, program};

#[test]
fn a_second_result_against_the_same_computer_has_a_place_and_both_stand_in_a_table() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    play_out(&mut program);
    let place = |program: &mut Program| {
        let viewed = program.alhambra().tables.viewed.as_ref().expect("a score card");
        viewed.placing.map(|rank| (rank.place, rank.of))
    };
    assert_eq!(place(&mut program), None, "alone there is nothing to compare");
    // Again, on other stacks.
    program.press(Key::A);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    play_out(&mut program);
    let (own, of) = place(&mut program).expect("a place");
    assert_eq!(of, 2);
    assert!(program.shows_containing(|t: &Texts| t.score_placing(own, of)));
    program.run(AppCommand::Go(Page::HighScores));
    assert!(program.shows_containing(|t: &Texts| t.count_players(2)));
    assert!(program.shows(Texts::alhambra_records_only_unhelped));
    assert!(program.shows_containing(|t: &Texts| t.records_game(2, AnyNumber, ANY)));
    program.click_containing(|t: &Texts| t.records_game(1, AnyNumber, ANY));
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn a_game_of_several_people_is_in_no_table() {
    let mut program = program();
    begun(&mut program, &[None, None], &[]);
    play_out(&mut program);
    program.run(AppCommand::Go(Page::HighScores));
    assert!(program.shows(Texts::records_none_count));
}
