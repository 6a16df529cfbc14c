//! Sheet layouts: which drafts are valid (§1), and that all faults are named at once.

use alhambra::games::{
    common::BuildingType,
    roll_and_write::rules::{Cell, Layout, LayoutDraft, LayoutFault, NoGrid, State},
};
use proptest::prelude::*;

use super::support::{config, default_draft, default_layout};

fn faults(draft: &LayoutDraft) -> Vec<LayoutFault> {
    Layout::new(draft).err().unwrap_or_default()
}

fn counts_only(counts: [i64; 6]) -> LayoutDraft {
    LayoutDraft { grid: None, counts: Some(counts.to_vec()), ..default_draft() }
}

fn with_grid(change: impl FnOnce(&mut Vec<String>)) -> LayoutDraft {
    let mut draft = default_draft();
    change(draft.grid.as_mut().expect("the default layout has a grid"));
    draft
}

#[test]
fn the_default_layout_is_the_one_of_the_rules() {
    let layout = default_layout();
    let grid = layout.grid().expect("it has a grid");
    let letters: String = grid.iter().map(|building| building.letter()).collect();
    assert_eq!(letters, "PGTCSATCAGPTAPSTCGGTCPASCSGATPGATSGC");
    let counts = BuildingType::ALL.map(|building| layout.count(building));
    assert_eq!((counts, layout.coins()), ([5, 5, 6, 6, 7, 7], 15));
    let vp = BuildingType::ALL.map(|building| layout.vp(building));
    assert_eq!(vp, [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]]);
}

#[test]
fn a_grid_has_six_rows_of_six_letters_for_the_six_types() {
    let short = with_grid(|rows| rows.truncate(5));
    assert_eq!(faults(&short), [LayoutFault::Rows(5)]);
    let long = with_grid(|rows| rows[2].push('P'));
    assert_eq!(faults(&long), [LayoutFault::RowLength { row: 3, letters: 7 }]);
    let strange = with_grid(|rows| rows[5] = "GATSGÄ".into());
    assert_eq!(faults(&strange), [LayoutFault::Letter { row: 6, column: 6, letter: 'Ä' }]);
    let small = with_grid(|rows| rows[0].make_ascii_lowercase());
    assert_eq!(Layout::new(&small), Ok(default_layout()), "either case will do");
}

#[test]
fn every_type_occurs_at_least_once() {
    let no_tower = with_grid(|rows| rows.iter_mut().for_each(|row| *row = row.replace('T', "P")));
    assert_eq!(faults(&no_tower), [LayoutFault::Count { building: BuildingType::Tower, count: 0 }]);
    let no_garden = counts_only([5, 5, 6, 13, 0, 7]);
    assert_eq!(faults(&no_garden), [LayoutFault::Count { building: BuildingType::Garden, count: 0 }]);
    assert_eq!(faults(&counts_only([1, 1, 1, 1, 1, 31])), []);
}

#[test]
fn counts_sum_to_36_and_agree_with_the_grid() {
    assert_eq!(faults(&counts_only([5, 5, 6, 6, 7, 8])), [LayoutFault::Sum(37)]);
    let five = LayoutDraft { grid: None, counts: Some(vec![7; 5]), ..default_draft() };
    assert_eq!(faults(&five), [LayoutFault::Counts(5)]);
    let other = LayoutDraft { counts: Some(vec![6, 4, 6, 6, 7, 7]), ..default_draft() };
    let differs = |building, said, found| LayoutFault::CountIsNotGrid { building, said, found };
    assert_eq!(
        faults(&other),
        [differs(BuildingType::Pavilion, 6, 5), differs(BuildingType::Seraglio, 4, 5)]
    );
    let neither = LayoutDraft { grid: None, counts: None, ..default_draft() };
    assert_eq!(faults(&neither), [LayoutFault::Nothing]);
}

#[test]
fn three_to_forty_coins_are_printed() {
    for (coins, valid) in [(2, false), (3, true), (40, true), (41, false), (-1, false), (259, false)] {
        let expected = if valid { vec![] } else { vec![LayoutFault::Coins(coins)] };
        assert_eq!(faults(&LayoutDraft { coins, ..default_draft() }), expected, "{coins} coins");
    }
}

#[test]
fn every_type_has_three_places_of_0_to_99_that_do_not_increase() {
    let with = |places: &[i64]| {
        let mut draft = default_draft();
        draft.vp[1] = places.to_vec();
        faults(&draft)
    };
    let building = BuildingType::Seraglio;
    assert_eq!(with(&[99, 99, 99]), []);
    assert_eq!(with(&[0, 0, 0]), []);
    assert_eq!(with(&[9, 8]), [LayoutFault::Places { building, places: 2 }]);
    assert_eq!(with(&[100, 8, 1]), [LayoutFault::Vp { building, place: 1, vp: 100 }]);
    assert_eq!(with(&[9, 8, -1]), [LayoutFault::Vp { building, place: 3, vp: -1 }]);
    assert_eq!(with(&[9, 10, 1]), [LayoutFault::Increases { building, place: 2, vp: 10 }]);
    let five = LayoutDraft { vp: default_draft().vp[..5].to_vec(), ..default_draft() };
    assert_eq!(faults(&five), [LayoutFault::VpRows(5)]);
}

#[test]
fn all_faults_are_reported_at_once() {
    let mut draft = with_grid(|rows| {
        rows[0] = "PGX".into();
        rows.push("PGTCSA".into());
    });
    draft.coins = 1;
    draft.counts = Some(vec![1; 7]);
    draft.vp[5] = vec![1, 2, 300];
    let building = BuildingType::Tower;
    assert_eq!(
        faults(&draft),
        [
            LayoutFault::Rows(7),
            LayoutFault::RowLength { row: 1, letters: 3 },
            LayoutFault::Letter { row: 1, column: 3, letter: 'X' },
            LayoutFault::Counts(7),
            LayoutFault::Coins(1),
            LayoutFault::Increases { building, place: 2, vp: 2 },
            LayoutFault::Vp { building, place: 3, vp: 300 },
            LayoutFault::Increases { building, place: 3, vp: 300 },
        ]
    );
}

#[test]
fn a_layout_of_counts_only_scores_but_a_full_game_needs_the_grid() {
    let layout = Layout::new(&counts_only([5, 5, 6, 6, 7, 7])).expect("it is valid");
    assert_eq!(layout.grid(), None);
    assert_eq!(State::new(&config(layout, 3, 0)), Err(NoGrid));
    assert!(State::new(&config(default_layout(), 3, 0)).is_ok());
}

/// The rules of §1 once more, as a yes-or-no question.
fn is_valid(draft: &LayoutDraft) -> bool {
    let grid_ok = draft.grid.as_ref().is_none_or(|rows| {
        let letter = |c: char| "PSACGT".contains(c.to_ascii_uppercase());
        rows.len() == 6 && rows.iter().all(|row| row.chars().count() == 6 && row.chars().all(letter))
    });
    let of_grid = |rows: &Vec<String>| -> Vec<i64> {
        let cells = rows.concat().to_uppercase();
        "PSACGT".chars().map(|letter| cells.chars().filter(|&c| c == letter).count() as i64).collect()
    };
    let counted = draft.grid.as_ref().filter(|_| grid_ok).map(of_grid);
    let counts_ok = match (&counted, &draft.counts) {
        (Some(counted), Some(said)) if counted != said => false,
        (Some(counts), _) | (None, Some(counts)) => {
            counts.len() == 6
                && counts.iter().all(|&c| c >= 1)
                && counts.iter().map(|&c| i128::from(c)).sum::<i128>() == 36
        }
        (None, None) => false,
    };
    let vp_ok = draft.vp.len() == 6
        && draft.vp.iter().all(|places| {
            places.len() == 3
                && places.iter().all(|vp| (0..=99).contains(vp))
                && places.is_sorted_by(|a, b| a >= b)
        });
    grid_ok && counts_ok && vp_ok && (3..=40).contains(&draft.coins)
}

/// Drafts that are often valid and otherwise wrong in some places.
fn drafts() -> impl Strategy<Value = LayoutDraft> {
    let row = prop_oneof![20 => "[PSACGT]{6}", 1 => "[a-zÄ]{6}", 1 => "[PSACGT]{0,8}"];
    let rows = prop_oneof![20 => proptest::collection::vec(row.clone(), 6), 1 => proptest::collection::vec(row, 0..9)];
    let right = Just(vec![5, 5, 6, 6, 7, 7]);
    let wrong = proptest::collection::vec(prop_oneof![9 => 0i64..12, 1 => any::<i64>()], 5..8);
    let counts = proptest::option::of(prop_oneof![3 => right, 1 => wrong]);
    let vp = prop_oneof![40 => 0i64..100, 1 => any::<i64>()];
    let places = proptest::collection::vec(vp, 3).prop_map(|mut places| {
        places.sort_unstable_by(|a, b| b.cmp(a));
        places
    });
    let odd = proptest::collection::vec(0i64..100, 0..5);
    let table = proptest::collection::vec(prop_oneof![30 => places, 1 => odd], 6);
    let table = prop_oneof![20 => table.clone(), 1 => table.prop_map(|mut t| { t.pop(); t })];
    let coins = prop_oneof![9 => 3i64..41, 1 => any::<i64>()];
    (proptest::option::of(rows), counts, coins, table).prop_map(|(grid, counts, coins, vp)| LayoutDraft {
        grid,
        counts,
        coins,
        vp,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_draft_gives_faults_or_a_layout_that_says_the_same(draft in drafts()) {
        match Layout::new(&draft) {
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                prop_assert!(!is_valid(&draft), "{:?}", faults);
            }
            Ok(layout) => {
                prop_assert!(is_valid(&draft));
                let back = layout.draft();
                prop_assert_eq!(Layout::new(&back), Ok(layout));
                let upper = |rows: &Vec<String>| rows.iter().map(|row| row.to_uppercase()).collect::<Vec<_>>();
                prop_assert_eq!(back.grid, draft.grid.as_ref().map(upper));
                prop_assert_eq!((back.coins, &back.vp), (draft.coins, &draft.vp));
                let counts = BuildingType::ALL.map(|building| i64::from(layout.count(building)));
                prop_assert_eq!(counts.iter().sum::<i64>(), Cell::COUNT as i64);
                prop_assert_eq!(back.counts, Some(counts.to_vec()));
                if let Some(said) = draft.counts {
                    prop_assert_eq!(said, counts);
                }
            }
        }
    }

    #[test]
    fn a_share_is_the_sum_of_the_next_places_divided_and_rounded_down(
        mut places in proptest::collection::vec(0i64..100, 3),
        before in 0usize..5,
        sharing in 1usize..6,
    ) {
        places.sort_unstable_by(|a, b| b.cmp(a));
        let mut draft = default_draft();
        draft.vp[2] = places.clone();
        let layout = Layout::new(&draft).expect("it is valid");
        let mut left = places.split_off(before.min(3));
        left.truncate(sharing);
        let share = left.iter().sum::<i64>() / sharing as i64;
        prop_assert_eq!(i64::from(layout.share(BuildingType::Arcades, before, sharing)), share);
    }
}
