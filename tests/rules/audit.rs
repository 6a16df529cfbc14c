//! The audit of a table: nothing legal is odd, every kind of finding is found, and what it counts is exact.

use std::collections::BTreeSet;

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{Generator, Policy},
        rules::{
            AuditFinding, CoinBounds, GameConfig, Holdings, Lines, RowHistory, ScoreSheet, audit, lines_exist,
        },
    },
};

use AuditFinding as F;

use super::{
    row_histories::{entered_game, history},
    support::{config, default_layout, layout_with_coins, random_config},
};

fn outcome(history: &RowHistory) -> RowHistory {
    RowHistory { rounds: None, ..history.clone() }
}

#[test]
fn no_legal_game_is_ever_odd() {
    for game in 0..120 {
        let generator = &mut Generator::new(71, game);
        let config = random_config(generator);
        let policy = [None, Some(Policy::Random), Some(Policy::Greedy)][game as usize % 3];
        let mut commands = 0;
        let (end, histories) = entered_game(&config, policy, generator, |state, histories| {
            if commands % 11 == 0 {
                assert_eq!(audit(&config, state.score(), state.round(), histories), [], "game {game}");
            }
            commands += 1;
        });
        let over = config.rounds() + 1;
        assert_eq!(audit(&config, end.score(), over, &histories), [], "game {game}");
        let outcomes: Vec<RowHistory> = histories.iter().map(outcome).collect();
        assert_eq!(audit(&config, end.score(), over, &outcomes), [], "game {game}, its outcome");
    }
}

#[test]
fn a_game_at_the_limits_is_not_odd_and_a_game_one_step_beyond_is() {
    let config = config(default_layout(), 3, 0).with_rounds(6).expect("rounds of §2");
    // 3 coins are owned, 4 a turn are gained, 12 at most; a second building costs 3.
    let limit = [history("3c2cc21"), history("32cc221"), history("3cccc21")];
    let mut closed = limit.clone();
    for (history, coins) in closed.iter_mut().zip([9, 2, 12]) {
        history.closing = Some(held([0, 0, 0], coins));
    }
    let sheet = sheet(&config, &closed);
    assert_eq!(audit(&config, &sheet, 7, &closed), []);
    for (row, most) in [(0, 9), (1, 2), (2, 12)] {
        let mut beyond = closed.clone();
        beyond[row].closing = Some(held([0, 0, 0], most + 1));
        let odd = AuditFinding::Coins { row: row as u8 + 1, coins: most + 1, most };
        assert_eq!(audit(&config, &sheet, 7, &beyond), [odd]);
    }
}

fn held([four, five, six]: [u8; 3], coins: u8) -> Holdings {
    Holdings { lines: Lines { four, five, six }, coins }
}

/// The boxes entered in some row histories, going through the types in turn.
fn sheet(config: &GameConfig, histories: &[RowHistory]) -> ScoreSheet {
    let mut sheet = ScoreSheet::NEW;
    for (row, history) in histories.iter().enumerate() {
        let mut types = BuildingType::ALL.into_iter().cycle();
        for (round, entered) in (0..).zip(history.rounds.iter().flatten()) {
            for _ in 0..entered.buildings {
                assert!(types.any(|building| sheet.fill(config.layout(), row, building, round)));
            }
        }
    }
    sheet
}

/// The findings of row 1 among three players of 6 rounds, where the others are as they should be.
fn odd(row: &str, round: u8, closing: Option<Holdings>) -> Vec<AuditFinding> {
    let config = config(default_layout(), 3, 0).with_rounds(6).expect("rounds of §2");
    let fine = RowHistory {
        closing: closing.map(|_| Holdings::default()),
        ..history(&"3111111"[..=usize::from(round.min(6))])
    };
    let histories = [RowHistory { closing, ..history(row) }, fine.clone(), fine];
    audit(&config, &sheet(&config, &histories), round, &histories)
}

#[test]
fn every_kind_of_oddity_of_a_turn_is_named_with_its_values() {
    assert_eq!(odd("4", 0, None), [F::Setup { row: 1, buildings: 4 }]);
    assert_eq!(odd("2", 0, None), [], "setup goes on");
    assert_eq!(odd("21", 1, None), [F::Setup { row: 1, buildings: 2 }]);
    assert_eq!(odd("c", 0, None), [F::SetupAction { row: 1 }]);
    assert_eq!(odd("33", 1, None), [F::Turn { row: 1, round: 1, buildings: 3 }]);
    assert_eq!(odd("322", 2, None), [F::SecondUnpaid { row: 1, round: 2, coins: 0 }]);
    assert_eq!(odd("32c2c", 4, None), []);
    assert_eq!(odd("32.2", 3, None), [], "a turn that was not entered may have been one of coins");
    assert_eq!(odd("32n2", 3, None), [F::SecondUnpaid { row: 1, round: 3, coins: 0 }]);
    let config = config(default_layout(), 3, 0);
    let mut both = history("31");
    both.rounds.as_mut().expect("rounds")[1].coins = true;
    let histories = [both, history("31"), history("31")];
    let odd: Vec<AuditFinding> = audit(&config, &sheet(&config, &histories), 1, &histories);
    assert_eq!(odd, [F::TwoActions { row: 1, round: 1 }]);
}

#[test]
fn every_kind_of_oddity_at_the_end_is_named_with_its_values() {
    assert_eq!(
        odd("3111111", 7, Some(held([0, 0, 0], 16))),
        [F::CoinsPrinted { row: 1, coins: 16, printed: 15 }]
    );
    assert_eq!(odd("3111111", 7, Some(held([0, 0, 0], 4))), [F::Coins { row: 1, coins: 4, most: 3 }]);
    assert_eq!(
        odd("3111111", 7, Some(held([2, 1, 0], 0))),
        [F::Lines { row: 1, lines: held([2, 1, 0], 0).lines, buildings: 9 }]
    );
    let config = config(default_layout(), 3, 0).with_rounds(4).expect("rounds of §2");
    let closed = |text: &str| RowHistory { closing: Some(Holdings::default()), ..history(text) };
    let histories = [closed("311"), closed("31"), closed("311")];
    let early = audit(&config, &sheet(&config, &histories), 5, &histories);
    assert_eq!(early, [AuditFinding::Ended { played: 2, rounds: 4 }]);
}

#[test]
fn lines_that_the_types_of_the_grid_cannot_make_are_odd() {
    let config = config(default_layout(), 3, 0);
    let mut sheet = ScoreSheet::NEW;
    for building in [BuildingType::Garden, BuildingType::Tower, BuildingType::Chambers] {
        for _ in 0..config.layout().count(building) - 1 {
            assert!(sheet.fill(config.layout(), 0, building, 9));
        }
    }
    let row = |lines| RowHistory { closing: Some(held(lines, 0)), rounds: None, has_left: false };
    let odd = |lines| {
        let none =
            RowHistory { has_left: true, rounds: Some(history("3").rounds.expect("rounds")), closing: None };
        audit(&config, &sheet, 19, &[row(lines), none.clone(), none])
    };
    assert_eq!(odd([0, 0, 0]), []);
    // 17 buildings can make a full row, but not of three types.
    assert!(lines_exist(17, Lines { six: 1, ..Lines::default() }));
    assert_eq!(odd([0, 0, 1]), [F::LinesOfTypes { row: 1, lines: held([0, 0, 1], 0).lines }]);
}

#[test]
fn a_phantom_without_exactly_one_box_a_round_is_odd() {
    let config = config(default_layout(), 2, 1).with_rounds(4).expect("rounds of §2");
    let odd = |phantom: &str, round| -> Vec<AuditFinding> {
        let histories = [history("3111"), history("3111"), history(phantom)];
        audit(&config, &sheet(&config, &histories), round, &histories)
    };
    assert_eq!(odd("3111", 3), []);
    assert_eq!(odd("311", 3), [], "its box for this round is still to come");
    assert_eq!(odd("3121", 3), [F::PhantomTurn { row: 3, round: 2, boxes: 2 }]);
    assert_eq!(odd("31.1", 3), [F::PhantomTurn { row: 3, round: 2, boxes: 0 }]);
}

/// The findings about an outcome: row 1 has these boxes of each type, completed in these rounds.
fn odd_outcome(boxes: [u8; 6], completed: [u8; 6], coins: u8, rounds: i64) -> Vec<AuditFinding> {
    let config = config(default_layout(), 3, 0).with_rounds(rounds).expect("rounds of §2");
    let mut sheet = ScoreSheet::NEW;
    for (building, (boxes, completed)) in BuildingType::ALL.into_iter().zip(boxes.into_iter().zip(completed))
    {
        assert!(sheet.enter(config.layout(), 0, building, boxes, completed));
        for row in 1..3 {
            let boxes = if building == BuildingType::Tower { 3 } else { 0 };
            assert!(sheet.enter(config.layout(), row, building, boxes, 0));
        }
    }
    let row = |coins| RowHistory { closing: Some(held([0, 0, 0], coins)), ..RowHistory::default() };
    audit(&config, &sheet, config.rounds() + 1, &[row(coins), row(0), row(0)])
}

#[test]
fn outcomes_that_no_sequence_of_turns_gives_are_odd() {
    // Three in setup, two with the first coins, then one a turn.
    assert_eq!(odd_outcome([5, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], 0, 1), []);
    assert_eq!(
        odd_outcome([5, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], 0, 1),
        [F::Buildings { row: 1, round: 1, buildings: 6, most: 5 }]
    );
    assert_eq!(
        odd_outcome([5, 5, 0, 0, 0, 0], [3, 3, 0, 0, 0, 0], 0, 3),
        [F::Buildings { row: 1, round: 3, buildings: 10, most: 7 }]
    );
    assert_eq!(
        odd_outcome([5, 5, 6, 0, 0, 0], [18, 18, 18, 0, 0, 0], 0, 18),
        [F::Completions { row: 1, round: 18, types: 3 }]
    );
    assert_eq!(odd_outcome([5, 5, 0, 0, 0, 0], [18, 18, 0, 0, 0, 0], 12, 18), []);
    assert_eq!(
        odd_outcome([5, 5, 0, 0, 0, 0], [18, 18, 0, 0, 0, 0], 13, 18),
        [F::Coins { row: 1, coins: 13, most: 12 }]
    );
    assert_eq!(odd_outcome([1, 1, 0, 0, 0, 0], [0; 6], 0, 4), [F::Setup { row: 1, buildings: 2 }]);
}

#[test]
fn a_phantom_of_an_outcome_has_a_box_for_every_round() {
    let config = config(default_layout(), 2, 1).with_rounds(2).expect("rounds of §2");
    let odd = |boxes: u8| {
        let mut sheet = ScoreSheet::NEW;
        for row in 0..3 {
            let boxes = if row == 2 { boxes } else { 3 };
            assert!(sheet.enter(config.layout(), row, BuildingType::Tower, boxes, 0));
        }
        let histories = vec![RowHistory::default(); 3];
        audit(&config, &sheet, 3, &histories)
    };
    assert_eq!(odd(5), []);
    assert_eq!(odd(4), [F::PhantomBoxes { row: 3, boxes: 4, due: 5 }]);
}

/// Everything that a player's turns can lead to, literally: buildings and coins left, of which printed.
fn literal(printed: u8, turns: u8) -> BTreeSet<(u8, u8)> {
    fn play(buildings: u8, coins: u8, circled: u8, printed: u8, turns: u8, ends: &mut BTreeSet<(u8, u8)>) {
        if turns == 0 {
            ends.insert((buildings, coins));
            return;
        }
        for gained in 0..=4.min(printed - circled) {
            play(buildings, coins + gained, circled + gained, printed, turns - 1, ends);
        }
        play(buildings + 1, coins, circled, printed, turns - 1, ends);
        if coins >= 3 {
            play(buildings + 2, coins - 3, circled, printed, turns - 1, ends);
        }
    }
    let mut ends = BTreeSet::new();
    play(3, 3, 3, printed, turns, &mut ends);
    ends
}

#[test]
fn the_most_buildings_and_coins_are_those_of_all_sequences_of_turns() {
    for printed in [3, 4, 5, 6, 8, 10, 15, 40] {
        let config = |rounds: u8| config(layout_with_coins(printed.into()), 3, 0).with_rounds(rounds.into());
        for turns in 1..=6 {
            let ends = literal(printed, turns);
            let most = ends.iter().map(|&(buildings, _)| buildings).max().expect("some course");
            assert_eq!(
                3 + CoinBounds::new(printed).most_buildings(turns, false),
                most,
                "{printed} coins, {turns} turns"
            );
            let config = config(turns).expect("rounds of §2");
            for buildings in 3..=most + 1 {
                let coins =
                    ends.iter().filter(|&&(built, _)| built == buildings).map(|&(_, coins)| coins).max();
                let mut sheet = ScoreSheet::NEW;
                for row in 0..3 {
                    for nth in 0..if row == 0 { buildings } else { 3 } {
                        // Spread over the types, so that none is completed.
                        let building = BuildingType::ALL[usize::from(nth) % 6];
                        assert!(sheet.fill(config.layout(), row, building, 1));
                    }
                }
                let fine = RowHistory { closing: Some(Holdings::default()), ..RowHistory::default() };
                let of = |coins| {
                    let row = RowHistory { closing: Some(held([0, 0, 0], coins)), ..RowHistory::default() };
                    audit(&config, &sheet, turns + 1, &[row, fine.clone(), fine.clone()])
                };
                match coins {
                    None => {
                        assert_eq!(
                            of(0),
                            [AuditFinding::Buildings { row: 1, round: turns, buildings, most }]
                        );
                    }
                    Some(coins) => {
                        assert_eq!(of(coins), [], "{printed} coins, {turns} turns, {buildings} buildings");
                        assert_eq!(of(coins + 1).len(), 1);
                    }
                }
            }
        }
    }
}
