//! Every worked example of the rules, played with real commands.

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::rules::{
            ChangeDice, Colour, GameConfig, Illegal, Lines, Move, Phase, SpecialActions, ToAct, coins_vp,
            line_vp, standard_bonus,
        },
    },
    kernel::winners,
};

use super::support::{Game, cell, config, default_layout, face, layout_of, layout_with_coins};

/// One type per row, except for a first row of four seraglios and two pavilions.
const FOUR_SERAGLIOS: [&str; 6] = ["SSSSPP", "AAAAAA", "CCCCCC", "GGGGGG", "TTTTTT", "PPPPPP"];

fn solo(dice: [&str; 2]) -> Game {
    Game::solo(config(default_layout(), 1, 2), ["1/1", "1/2", "2/1"], dice)
}

fn both(config: GameConfig) -> GameConfig {
    config.with_options(SpecialActions::Both, ChangeDice::Any)
}

fn buildings(game: &Game) -> usize {
    game.state.legal(&game.config).iter().filter(|command| matches!(command, Move::Build(_))).count()
}

/// §2.
#[test]
fn rounds_follow_from_the_rows_of_the_score_sheet() {
    let tables = [(1, 2, 18), (1, 3, 15), (1, 4, 12), (2, 1, 18), (3, 0, 18), (4, 0, 15), (5, 0, 12)];
    for (players, phantoms, rounds) in tables {
        assert_eq!(config(default_layout(), players, phantoms).rounds(), rounds, "{players}+{phantoms}");
    }
    for (players, phantoms) in [(0, 3), (1, 0), (1, 1), (1, 5), (2, 0), (2, 2), (3, 1), (6, 0)] {
        assert!(GameConfig::new(default_layout(), players, phantoms).is_err(), "{players}+{phantoms}");
    }
    let by_hand = |rounds| config(default_layout(), 3, 0).with_rounds(rounds).is_ok();
    assert_eq!([0, 1, 33, 34].map(by_hand), [false, true, true, false]);
}

/// §1: the cap is on coins ever gained.
#[test]
fn of_fifteen_printed_coins_twelve_can_be_gained_and_of_three_none() {
    for (printed, most) in [(15, 12), (3, 0), (6, 3)] {
        let mut game =
            Game::solo(config(layout_with_coins(printed), 1, 2), ["1/1", "1/2", "2/1"], ["1/1", "1/1"]);
        for round in 1..=5 {
            game.play("coins, end, four 11/11");
            let gained = u8::min(4 * round, most);
            assert_eq!(game.coins(0), 3 + gained, "{printed} coins printed, round {round}");
            // The phantoms fill their five pavilions, then gardens.
            let phantoms = if round < 3 { "roll 1/1, roll 1/1" } else { "roll 1/2, roll 1/2" };
            game.play(phantoms);
        }
    }
}

/// §3.2.
#[test]
fn a_setup_roll_on_a_built_cell_is_rolled_again() {
    let mut game = Game::new(config(default_layout(), 1, 2));
    game.play("roll 1/1, roll 1/1, roll 1/1");
    let ToAct::Chance(request) = game.state.to_act() else { panic!("a roll is due") };
    assert_eq!((request.round, request.tries), (2, 2));
    game.play("roll 1/2");
    let ToAct::Chance(request) = game.state.to_act() else { panic!("a roll is due") };
    assert_eq!((request.round, request.tries), (3, 0));
}

/// §5.
#[test]
fn three_of_four_crossings_free_are_three_buildings_to_choose_from() {
    assert_eq!(buildings(&solo(["1/1", "4/4"])), 3);
}

/// §5.
#[test]
fn three_built_crossings_pay_three_coins() {
    let mut game = solo(["1/1", "2/2"]);
    assert_eq!(game.play("coins").coins(0), 6);
}

/// §5.
#[test]
fn two_built_cells_crossed_twice_each_pay_four_coins() {
    let mut game = solo(["1/1", "2/1"]);
    assert_eq!(buildings(&game), 0, "both cells are built");
    let legal = game.state.legal(&game.config);
    assert!(legal.contains(&Move::GainCoins));
    assert_eq!(game.play("coins").coins(0), 7);
}

/// §5.
#[test]
fn yellow_down_by_two_and_blue_down_by_one_cost_three_coins() {
    let mut game = solo(["5/5", "6/6"]);
    game.play("change yellow 5 down, change yellow 4 down, change blue 5 down, build 3/4");
    assert_eq!(game.coins(0), 0);
    assert_eq!(game.refusal("second"), Illegal::OneSpecialAction);
}

/// §5.
#[test]
fn two_towers_in_one_turn_cost_three_coins() {
    let mut game = solo(["1/3", "2/6"]);
    let towers = |game: &Game| game.state.score().boxes(0, BuildingType::Tower);
    assert_eq!(towers(&game), 1, "2/1 is built");
    game.play("build 1/3, second");
    assert_eq!(towers(&game), 3);
    assert_eq!(game.coins(0), 0);
    assert_eq!(game.refusal("second"), Illegal::NoFirstBuilding);
}

/// §5.1.
#[test]
fn a_die_is_never_turned_from_one_to_six_or_back() {
    let game = solo(["1/6", "3/3"]);
    assert_eq!(game.refusal("change yellow 1 down"), Illegal::BeyondFace(face(1)));
    assert_eq!(game.refusal("change blue 6 up"), Illegal::BeyondFace(face(6)));
}

/// §5.1.
#[test]
fn a_die_turned_back_counts_as_changed() {
    let mut game = solo(["3/3", "5/5"]);
    game.play("change yellow 3 up, change yellow 4 down");
    let refusal = Illegal::AnotherChanged(Colour::Yellow);
    assert_eq!(game.refusal("change yellow 5 up"), refusal);
    game.play("change blue 5 up");
    let refusal = game.refusal("change yellow 3 up");
    assert!(matches!(refusal, Illegal::Coins { have: 0, need: 1, .. }), "{refusal:?}");
}

/// §5.1, §5.3: the wider readings.
#[test]
fn any_die_may_be_changed_and_a_second_built_under_the_wider_options() {
    let layout = layout_with_coins(15);
    let mut game = Game::solo(both(config(layout, 1, 2)), ["1/1", "1/2", "2/1"], ["1/1", "2/1"]);
    game.play("coins, end, four 35/35, roll 1/2, roll 1/2");
    game.play("change yellow 3 up, change yellow 5 up, change blue 3 up, build 4/4, second");
    assert_eq!(game.coins(0), 1);
    assert!(game.state.sheet(0).is_built(cell(4, 4)) && game.state.sheet(0).is_built(cell(6, 5)));
}

/// §5.1: the changed value is the die's value from then on.
#[test]
fn a_changed_die_keeps_its_value_when_it_is_passed_on() {
    let mut game = Game::new(config(default_layout(), 3, 0));
    game.play(
        "first 1, roll 1/1, roll 1/1, roll 1/1, roll 1/2, roll 1/2, roll 1/2, roll 1/3, roll 1/3, roll 1/3",
    );
    game.play("roll 2/2, roll 3/3, roll 4/4, roll 5/5");
    game.play("change yellow 5 up, build 2/2, end");
    let (yellow, blue) = game.state.dice(1);
    let faces = |dice: &[alhambra::games::roll_and_write::rules::Die]| {
        dice.iter().map(|die| die.face.number()).collect::<Vec<_>>()
    };
    assert_eq!((faces(&yellow), faces(&blue)), (vec![3, 6], vec![3, 5]));
    assert!(yellow.iter().chain(&blue).all(|die| !die.changed), "the next player may change every die");
}

/// Plays a round of three players, each with their own commands.
fn three_players(setup: [[&str; 3]; 3], placed: [&str; 3]) -> Game {
    let mut game = Game::new(config(layout_of(FOUR_SERAGLIOS), 3, 0));
    game.play("first 1");
    for time in 0..3 {
        for seat in setup {
            game.play(&format!("roll {}", seat[time]));
        }
    }
    for pair in placed {
        game.play(&format!("roll {pair}"));
    }
    game.play("roll 6/6");
    game
}

/// §6.
#[test]
fn two_who_complete_the_seraglio_in_one_round_get_thirteen_each_and_two_remain() {
    let completing = ["1/1", "1/2", "1/3"];
    let mut game = three_players([completing, completing, ["1/1", "2/1", "2/2"]], ["1/4", "1/4", "3/3"]);
    game.play("build 1/4, end, build 1/4, end");
    let struck = |game: &Game| game.state.score().struck(BuildingType::Seraglio, game.state.awarded_rounds());
    assert_eq!(struck(&game), 0, "awards come at the end of the round");
    game.play("build 3/3, end");
    assert_eq!((game.state.round(), struck(&game)), (2, 2));
    assert_eq!([0, 1, 2].map(|seat| game.vp(seat, BuildingType::Seraglio)), [13, 13, 2]);
    let awards = game.state.score().awards(game.config.layout(), 1);
    assert_eq!(awards.len(), 1);
    assert_eq!((awards[0].rows.as_slice(), awards[0].before, awards[0].vp), ([0, 1].as_slice(), 0, 13));
}

/// §6: setup counts as round 1.
#[test]
fn a_type_completed_in_setup_shares_with_those_who_complete_it_in_round_one() {
    let layout = layout_of(["SSSPPP", "AAAAAA", "CCCCCC", "GGGGGG", "TTTTTT", "PPPPPP"]);
    let mut game = Game::new(config(layout, 3, 0));
    game.play(
        "first 1, roll 1/1, roll 1/1, roll 2/1, roll 1/2, roll 1/2, roll 2/2, roll 1/3, roll 4/1, roll 2/3",
    );
    game.play("roll 3/3, roll 1/3, roll 3/3, roll 6/6");
    assert_eq!(game.vp(0, BuildingType::Seraglio), 17);
    game.play("build 3/3, end, build 1/3, end, build 3/3, end");
    assert_eq!([0, 1, 2].map(|seat| game.vp(seat, BuildingType::Seraglio)), [13, 13, 0]);
    assert_eq!(game.state.score().completed(0, BuildingType::Seraglio), Some(1));
}

/// §7.1.
#[test]
fn one_leader_in_the_arcades_gets_eighteen_and_two_tied_behind_get_six_each() {
    let behind = ["2/1", "2/2", "3/1"];
    let game = three_players([["2/1", "2/2", "2/3"], behind, behind], ["4/4", "4/4", "4/4"]);
    assert_eq!([0, 1, 2].map(|seat| game.vp(seat, BuildingType::Arcades)), [18, 6, 6]);
    let cards = game.state.cards(&game.config);
    let place =
        |seat: usize| cards.rows[seat].and_then(|card| card.types[BuildingType::Arcades.index()].place());
    assert_eq!([0, 1, 2].map(place), [Some(1), Some(2), Some(2)]);
    assert_eq!([0, 1, 2].map(|seat| game.vp(seat, BuildingType::Garden)), [0, 0, 0], "nobody has a garden");
}

/// §7.1.
#[test]
fn after_an_early_award_of_the_tower_the_best_gets_thirteen_and_the_next_six() {
    let layout = layout_of(["TTTTPP", "AAAAAA", "CCCCCC", "GGGGGG", "SSSSSS", "PPPPPP"]);
    let mut game = Game::new(config(layout, 3, 0));
    game.play(
        "first 1, roll 1/1, roll 1/1, roll 1/1, roll 1/2, roll 1/2, roll 2/2, roll 1/3, roll 2/3, roll 2/3",
    );
    game.play("roll 1/4, roll 3/3, roll 3/3, roll 6/6");
    game.play("build 1/4, end, build 3/3, end, build 3/3, end");
    assert_eq!([0, 1, 2].map(|seat| game.vp(seat, BuildingType::Tower)), [21, 13, 6]);
}

/// §7.2, §7.3: all of column 1, column 2 except its last cell, and two more cells in row 1.
#[test]
fn a_row_of_four_a_column_of_five_and_a_column_of_six_are_seventeen_points() {
    let mut cells: Vec<String> = (1..=6).map(|row| format!("{row}/1")).collect();
    cells.extend((1..=5).map(|row| format!("{row}/2")));
    cells.extend(["1/3", "1/4"].map(String::from));
    let mut game = Game::new(config(default_layout(), 1, 2));
    for cell in &cells[..4] {
        game.play(&format!("roll {cell}"));
    }
    // The extra pair is never used; each phantom's pair runs through the grid.
    game.play("roll 6/6");
    let mut rolls = (0..36).cycle().map(|i| format!("roll {}/{}", i / 6 + 1, i % 6 + 1));
    let mut phantoms = |game: &mut Game| {
        while game.state.seat() > 0 {
            game.play(&rolls.next().expect("it cycles"));
        }
    };
    phantoms(&mut game);
    for (cell, next) in cells[3..].iter().zip(&cells[4..]) {
        game.play(&format!("build {cell}, end, roll {next}"));
        phantoms(&mut game);
    }
    game.play("build 1/4");
    let built = game.state.sheet(0).built();
    assert_eq!(built.count_ones(), 13);
    assert_eq!(Lines::of(built), Lines { four: 1, five: 1, six: 1 });
    assert_eq!((Lines::of(built).vp(), line_vp(built)), (17, 17));
    let card = game.state.cards(&game.config).rows[0].expect("a player has a card");
    assert_eq!((card.lines_vp(), card.coins_vp()), (17, 1), "and three coins are 1 VP");
}

/// §7.3.
#[test]
fn two_coins_left_are_a_point() {
    assert_eq!([0, 1, 2, 3, 4, 15].map(coins_vp), [0, 0, 1, 1, 2, 7]);
}

/// §9.
#[test]
fn a_phantom_whose_pavilions_are_full_rolls_again() {
    let mut game = Game::new(config(default_layout(), 2, 1));
    game.play("first 1, roll 1/1, roll 1/1, roll 1/2, roll 1/2, roll 1/3, roll 1/3");
    game.play("roll 2/2, roll 3/3, roll 4/4, roll 1/1, roll 1/1, roll 1/1");
    // The players only gain coins, which is always allowed.
    for _ in 0..2 {
        game.play("coins, four 12/12, keep 1/1, end, coins, four 12/12, keep 1/1, end, roll 1/1");
    }
    assert_eq!(game.state.score().boxes(2, BuildingType::Pavilion), 5);
    game.play("coins, four 12/12, keep 1/1, end, coins, four 12/12, keep 1/1, end, roll 1/1");
    let ToAct::Chance(request) = game.state.to_act() else { panic!("a roll is due") };
    assert_eq!((request.seat, request.tries), (2, 1));
    game.play("roll 1/2");
    assert_eq!(game.state.score().boxes(2, BuildingType::Garden), 1);
    assert_eq!((game.state.round(), game.state.seat()), (4, 0));
}

/// §10.
#[test]
fn alone_the_unused_dice_stay_and_the_used_dice_are_rolled_when_the_turn_ends() {
    let mut game = solo(["3/3", "5/6"]);
    game.play("build 3/6, end");
    assert_eq!(game.state.phase(), Phase::OwnPair);
    game.play("roll 4/4, roll 1/1, roll 1/1");
    let (yellow, blue) = game.state.dice(0);
    assert_eq!(yellow.iter().map(|die| die.face).collect::<Vec<_>>(), [face(4), face(5)]);
    assert_eq!(blue.iter().map(|die| die.face).collect::<Vec<_>>(), [face(3), face(4)]);
    assert_eq!((game.state.round(), game.state.phase()), (2, Phase::Action));
}

/// §11.
#[test]
fn two_three_and_four_phantoms_have_bonuses_of_21_18_and_15() {
    assert_eq!([2, 3, 4].map(standard_bonus), [21, 18, 15]);
    let alone = config(default_layout(), 1, 2);
    let against = alone.against_phantoms(standard_bonus(2).into()).expect("one player");
    let mut game = Game::solo(against, ["1/2", "1/3", "1/4"], ["1/1", "6/6"]);
    // Each phantom has three of five pavilions, the player none: (16 + 8) / 2 and the bonus.
    let totals = |game: &Game| {
        game.state.cards(&game.config).rows.iter().map(|c| c.map(|c| c.total())).collect::<Vec<_>>()
    };
    assert_eq!(totals(&game)[1..], [Some(12 + 21), Some(12 + 21)]);
    game.config = alone;
    assert_eq!(totals(&game)[1..], [None, None], "outside §11 a phantom has no card");
    assert!(config(default_layout(), 2, 1).against_phantoms(21).is_err());
}

/// §7.4, §11.
#[test]
fn a_tie_is_shared_with_a_phantom_too_but_only_if_it_scores() {
    assert_eq!(winners([Some(90), Some(90), Some(70)].into_iter()), [0, 1]);
    assert_eq!(winners([Some(70), None, Some(90)].into_iter()), [2]);
}
