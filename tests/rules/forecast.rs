//! The race forecast: examples of what can still be won and lost, and a check that no real game goes beyond it.

mod continuations;

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::Generator,
        rules::{GameConfig, Prospect, RowHistory, ScoreSheet, forecast},
    },
};

use super::{
    row_histories::{entered_game, history},
    support::{config, default_layout, random_config},
};

/// A sheet on which the rows have this many of the 7 boxes of the tower.
fn towers(config: &GameConfig, boxes: &[u8]) -> ScoreSheet {
    let mut sheet = ScoreSheet::NEW;
    for (row, &boxes) in boxes.iter().enumerate() {
        for _ in 0..boxes {
            assert!(sheet.fill(config.layout(), row, BuildingType::Tower, 1));
        }
    }
    sheet
}

#[test]
fn coins_decide_whether_a_lead_can_still_be_lost() {
    let config = config(default_layout(), 3, 0).with_rounds(4).expect("rounds of §2");
    let sheet = towers(&config, &[5, 3, 0]);
    let tower =
        |histories: &[RowHistory]| forecast(&config, &sheet, 4, histories).race(BuildingType::Tower).rows[0];
    // Row 2 owns its first three coins: two towers in the last turn, a tie.
    let tie = tower(&[history("31111"), history("3111"), history("31111")]);
    assert_eq!((tie.least, tie.most, tie.is_locked()), (17, 21, false));
    // It has spent them: one tower, and row 1 stays ahead.
    let ahead = tower(&[history("31111"), history("3211"), history("31111")]);
    assert_eq!((ahead.least, ahead.most, ahead.is_locked()), (21, 21, true));
    // Coins taken since then may pay again.
    assert!(!tower(&[history("31111"), history("32c1"), history("31111")]).is_locked());
    // A second building may still follow one in the current round, but not coins, which were the action.
    let sheet = towers(&config, &[5, 4, 0]);
    let tower =
        |histories: &[RowHistory]| forecast(&config, &sheet, 4, histories).race(BuildingType::Tower).rows[0];
    assert!(!tower(&[history("3111c"), history("31111"), history("31111")]).is_locked());
    assert!(tower(&[history("3111c"), history("3111c"), history("31111")]).is_locked());
}

#[test]
fn the_most_for_all_types_takes_no_more_boxes_than_can_still_be_filled() {
    let config = config(default_layout(), 3, 0).with_rounds(4).expect("rounds of §2");
    let histories = [history("3ccc"), history("31111"), history("31111")];
    let forecast = forecast(&config, &ScoreSheet::NEW, 4, &histories);
    let most = |building| u16::from(forecast.race(building).rows[0].most);
    // At most two boxes are left: in the two best types.
    let best = most(BuildingType::Tower) + most(BuildingType::Garden);
    assert_eq!((best, forecast.bounds(0)), (41, (0, 41)));
}

#[test]
fn a_phantom_is_forced_into_the_only_type_that_is_not_complete() {
    let config = config(default_layout(), 2, 1).with_rounds(33).expect("rounds of §2");
    let mut sheet = ScoreSheet::NEW;
    for building in BuildingType::ALL {
        let boxes = config.layout().count(building) - if building == BuildingType::Tower { 2 } else { 0 };
        for _ in 0..boxes {
            assert!(sheet.fill(config.layout(), 2, building, 20));
        }
    }
    let played = |turns: usize| history(&format!("3{}", "1".repeat(turns)));
    let histories = [played(31), played(31), played(31)];
    let race = forecast(&config, &sheet, 32, &histories).race(BuildingType::Tower).clone();
    // Two boxes in two rounds: it completes the tower in the last one, before anybody.
    assert_eq!((race.rows[2].least, race.rows[2].most), (21, 21));
}

#[test]
fn whoever_has_left_or_closed_builds_no_more() {
    let config = config(default_layout(), 3, 0);
    let sheet = towers(&config, &[2, 1, 0]);
    let gone = RowHistory { has_left: true, ..history("3") };
    let histories = [gone.clone(), gone.clone(), gone];
    let forecast = forecast(&config, &sheet, 3, &histories);
    assert!(forecast.races.iter().flat_map(|race| &race.rows).all(Prospect::is_locked));
    assert_eq!((forecast.bounds(0), forecast.bounds(1), forecast.bounds(2)), ((21, 21), (13, 13), (0, 0)));
}

#[test]
fn places_of_rounds_that_are_over_are_struck_and_those_of_this_round_still_shared() {
    let config = config(default_layout(), 3, 0);
    let mut sheet = towers(&config, &[7, 6, 0]);
    let histories = [history("311111"), history("31111"), history("31111")];
    let tower = |sheet: &ScoreSheet, round| {
        forecast(&config, sheet, round, &histories).race(BuildingType::Tower).clone()
    };
    assert_eq!(tower(&sheet, 2).struck, 1);
    assert!(tower(&sheet, 2).rows[0].is_locked());
    sheet = ScoreSheet::NEW;
    assert!(sheet.enter(config.layout(), 0, BuildingType::Tower, 7, 5));
    assert!(sheet.enter(config.layout(), 1, BuildingType::Tower, 6, 0));
    let race = tower(&sheet, 5);
    assert_eq!((race.struck, race.rows[0].least, race.rows[0].most), (0, 17, 21));
}

#[test]
fn no_real_game_ever_leaves_its_forecast() {
    let mut locked = 0;
    for game in 0..60 {
        let generator = &mut Generator::new(62, game);
        let config = random_config(generator);
        let mut forecasts = Vec::new();
        let mut commands = 0;
        let (end, _) = entered_game(&config, None, generator, |state, histories| {
            if commands % 7 == 0 {
                forecasts.push(forecast(&config, state.score(), state.round(), histories));
            }
            commands += 1;
        });
        for forecast in forecasts {
            for row in 0..config.rows() {
                let total = end.score().types_vp(config.layout(), row);
                let (least, most) = forecast.bounds(row);
                assert!(
                    (least..=most).contains(&total),
                    "game {game}, row {row}: {total} of {least} to {most}"
                );
                for building in BuildingType::ALL {
                    let vp = end.score().standing(config.layout(), row, building).vp;
                    let prospect = forecast.race(building).rows[row];
                    assert!(
                        (prospect.least..=prospect.most).contains(&vp),
                        "game {game}, row {row}, {building:?}"
                    );
                    locked += usize::from(prospect.is_locked());
                }
            }
        }
    }
    assert!(locked > 100, "{locked}");
}
