//! The worked examples of §A9 about boards, scorings and a table.

use alhambra::{
    games::{
        alhambra::rules::{
            BreakdownExt, Cell, Change, FirstBy, Holdings, Options, Piece, Piles, Refill, Row, Scoring,
            SecondScoringPile, TileSet, breakdown, first_by, first_players, leaders, leftover, margin,
            most_wall, one_more, refill, scored, standings, third_player_draws, vizier_order,
        },
        common::BuildingType::{self, Arcades, Chambers, Garden, Pavilion, Seraglio, Tower},
    },
    kernel::{Breakdown, winners},
};

use super::support::{SINGLE, board, board_of, config, held, piece, player, refused, third_player};

fn vp(scoring: Scoring, building: BuildingType, tiles: &[u8]) -> Vec<u8> {
    standings(scoring, building, tiles).into_iter().map(|standing| standing.vp).collect()
}

#[test]
fn example_1_two_share_the_only_place_of_the_first_scoring() {
    assert_eq!(vp(Scoring::First, Tower, &[2, 2, 1, 0]), [3, 3, 0, 0]);
    assert_eq!(vp(Scoring::First, Pavilion, &[1, 1]), [0, 0]);
}

#[test]
fn example_2_two_at_the_top_share_both_places_of_the_second_scoring() {
    assert_eq!(vp(Scoring::Second, Tower, &[4, 4, 1]), [9, 9, 0]);
}

#[test]
fn example_3_two_behind_share_what_is_left_and_three_share_all() {
    assert_eq!(vp(Scoring::Second, Garden, &[5, 3, 3]), [12, 2, 2]);
    assert_eq!(vp(Scoring::Second, Garden, &[3, 3, 3]), [5, 5, 5]);
}

#[test]
fn example_4_the_third_scoring_shares_three_places() {
    assert_eq!(vp(Scoring::Third, Arcades, &[3, 3, 3]), [10, 10, 10]);
    assert_eq!(vp(Scoring::Third, Chambers, &[2, 2, 2, 2]), [8, 8, 8, 8]);
    assert_eq!(vp(Scoring::Third, Seraglio, &[4, 3, 1, 1]), [17, 9, 1, 1]);
    assert_eq!(vp(Scoring::Third, Tower, &[5, 2, 2, 2, 1]), [21, 6, 6, 6, 0]);
    assert_eq!(vp(Scoring::Third, Pavilion, &[1, 0, 0]), [16, 0, 0]);
    assert_eq!(vp(Scoring::Third, Pavilion, &[3, 2, 1]), [16, 8, 1]);
}

#[test]
fn example_5_a_whole_game_of_three_adds_up() {
    let first = [player([2, 0, 1, 2, 1, 0], 7), player([1, 2, 1, 0, 1, 2], 5), player([0, 1, 1, 1, 0, 2], 9)];
    let second =
        [player([3, 1, 2, 3, 2, 1], 9), player([1, 3, 2, 1, 3, 3], 6), player([1, 1, 3, 1, 2, 3], 11)];
    let third =
        [player([4, 2, 3, 4, 4, 2], 12), player([1, 4, 2, 2, 4, 4], 8), player([2, 1, 4, 2, 3, 4], 11)];
    let game = [
        held(Scoring::First, first.to_vec()),
        held(Scoring::Second, second.to_vec()),
        held(Scoring::Third, third.to_vec()),
    ];
    let expected = [([8, 8, 4], [15, 13, 13]), ([23, 33, 24], [32, 39, 35]), ([76, 61, 57], [88, 69, 68])];
    for (held, (types, all)) in game.iter().zip(expected) {
        let rows = scored(held);
        assert_eq!(rows.iter().map(|row| row.parts[1].vp).collect::<Vec<_>>(), types);
        assert_eq!(rows.iter().map(|row| row.vp).collect::<Vec<_>>(), all);
    }
    let totals = breakdown(&game);
    assert_eq!(totals.iter().map(|row| row.vp).collect::<Vec<_>>(), [135, 121, 116]);
    assert_eq!(winners(totals.iter().map(Breakdown::winning_vp)), [0]);
}

#[test]
fn example_6_the_third_player_takes_places_and_never_wins() {
    assert_eq!(vp(Scoring::Third, Garden, &[4, 2, 4]), [16, 5, 16]);
    let rows = vec![player([0, 0, 0, 0, 1, 0], 1), player([0; 6], 2), third_player([7, 0, 0, 0, 0, 9])];
    let totals = breakdown(&[held(Scoring::Third, rows)]);
    assert_eq!(totals.iter().map(|row| row.vp).collect::<Vec<_>>(), [21, 2, 37]);
    assert_eq!(winners(totals.iter().map(Breakdown::winning_vp)), [0]);
}

#[test]
fn example_7_the_third_player_draws_a_third_of_the_stack_after_the_second_scoring() {
    let draws = |stack| third_player_draws(Some(Scoring::Second), stack);
    assert_eq!((draws(13), draws(8), draws(2)), (4, 2, 0));
    assert_eq!((third_player_draws(None, 54), third_player_draws(Some(Scoring::First), 4)), (6, 4));
    assert_eq!(third_player_draws(Some(Scoring::Third), 9), 0);
}

#[test]
fn example_8_walls_meet_at_corners_and_a_ring_counts_whole() {
    let tiles = [(0, -1, "T01"), (1, 0, "A01"), (0, 1, "S01"), (-1, 0, "C01")];
    for (laid, pieces) in [(1, 3), (2, 6), (3, 9), (4, 12)] {
        assert_eq!(board(&tiles[..laid]).wall().len(), pieces);
    }
    let ring = board(&tiles);
    let line = ring.wall();
    let ends = |piece: usize| line[piece].cell.ends(line[piece].side);
    assert!(ends(11).iter().any(|corner| ends(0).contains(corner)));
    for tile in TileSet::standard().tiles() {
        assert_eq!(ring.cells_to_lay(Piece::Tile(*tile)), []);
    }
}

#[test]
fn example_9_only_the_longest_stretch_counts() {
    assert_eq!(board(&[(0, -1, "T01"), (1, 0, "G06"), (0, 1, "S04")]).wall().len(), 3);
}

#[test]
fn example_10_two_walls_side_by_side_give_nothing() {
    let mut before = board(&[(0, -1, "P06"), (1, 0, "G06"), (1, -1, "S05")]);
    let line = before.wall();
    assert_eq!(line.iter().map(|piece| piece.cell).collect::<Vec<_>>(), [Cell::new(1, 0)]);
    let without = board(&[(0, -1, "P06")]);
    assert_eq!(refused(&without, (1, -1), piece("S05")).code(), "unreachable");
    assert_eq!(refused(&without, (1, -1), piece("C08")).code(), "wall_mismatch");
    assert!(before.change(Change::TakeAway(Cell::new(1, -1))).is_ok());
    assert_eq!(refused(&before, (1, -1), piece("C08")).code(), "wall_mismatch");
}

#[test]
fn example_11_a_ring_around_one_cell_is_a_hole_and_around_two_only_by_area() {
    let one = [(1, 0, "P07"), (2, 0, "S07"), (2, 1, "A08"), (2, 2, "A09"), (1, 2, "C08"), (0, 2, "C09")];
    for options in [SINGLE, Default::default()] {
        assert_eq!(refused(&board_of(options, &one), (0, 1), piece("G09")).code(), "hole");
    }
    let two = [
        (1, 0, "P07"),
        (2, 0, "S07"),
        (3, 0, "A08"),
        (3, 1, "A09"),
        (3, 2, "C08"),
        (2, 2, "C09"),
        (1, 2, "G09"),
        (0, 2, "G10"),
    ];
    let by_corner = [
        (1, 0, "P07"),
        (2, 0, "S07"),
        (3, 0, "A08"),
        (3, 1, "A09"),
        (0, 1, "C08"),
        (0, 2, "C09"),
        (1, 2, "G09"),
    ];
    for (tiles, (x, y)) in [(two.as_slice(), (0, 1)), (by_corner.as_slice(), (2, 2))] {
        assert_eq!(refused(&board(tiles), (x, y), piece("T09")).code(), "hole");
        let laid = board_of(SINGLE, tiles).change(Change::Lay(Cell::new(x, y), piece("T09")));
        assert!(laid.is_ok(), "{laid:?}");
    }
}

#[test]
fn example_12_a_tile_that_leads_to_others_cannot_be_taken_away() {
    let board = board(&[(1, 0, "P07"), (2, 0, "S06")]);
    let why = board.legal(Change::TakeAway(Cell::new(1, 0))).expect_err("it would be cut off");
    assert_eq!((why.code(), why.section()), ("cuts_off", "A3.3"));
    assert_eq!(board.cells_to_take(), [Cell::new(2, 0)]);
}

#[test]
fn example_13_tiles_give_only_so_much_wall() {
    let most = |types| most_wall(TileSet::standard(), &Holdings { types, ..Holdings::default() });
    assert_eq!(most([2, 0, 1, 2, 1, 0]), 16);
    assert_eq!(most([0, 0, 0, 0, 0, 1]), 3);
    assert_eq!(most([0, 0, 0, 0, 3, 0]), 8);
    assert_eq!(most([4, 2, 3, 4, 4, 2]), 42);
    assert_eq!(most([7, 7, 9, 9, 11, 11]), 80);
    assert_eq!(most([0; 6]), 0);
}

#[test]
fn example_14_whoever_has_fewest_cards_begins_and_the_scoring_cards_lie_in_their_piles() {
    assert_eq!(first_players(&[vec![9, 8, 4], vec![7, 7, 6], vec![5, 5, 5, 6]]), [1]);
    assert_eq!(first_players(&[vec![9, 8, 4], vec![7, 7, 7], vec![5, 5, 5, 6]]), [0, 1]);
    for (hands, by) in [
        ([vec![9, 8, 4], vec![7, 7, 6, 1], vec![5, 5, 5, 6]], FirstBy::FewestCards),
        ([vec![9, 8, 4], vec![7, 7, 6], vec![5, 5, 5, 6]], FirstBy::LeastMoney),
        ([vec![9, 8, 4], vec![7, 7, 7], vec![5, 5, 5, 6]], FirstBy::Choice),
    ] {
        assert_eq!(first_by(&hands), by);
    }
    let five = Options { second_scoring_pile: SecondScoringPile::Five, ..Options::default() };
    let of_three = Piles::new(&config(3, Options::default()), 10).expect("enough cards");
    assert_eq!((of_three.sizes, of_three.first, of_three.second), ([19, 19, 19, 19, 18], 20..=39, 59..=78));
    assert_eq!(Piles::new(&config(3, five), 10).expect("enough cards").second, 78..=96);
    let of_two = Piles::new(&config(2, Options::default()), 7).expect("enough cards");
    assert_eq!((of_two.sizes, of_two.first, of_two.second), ([13, 12, 12, 12, 12], 14..=26, 39..=51));
    assert_eq!(Piles::new(&config(2, five), 7).expect("enough cards").second, 51..=63);
    assert_eq!(Piles::new(&config(2, five), 69), None);
}

#[test]
fn example_17_what_is_left_goes_to_whoever_alone_has_the_most() {
    assert_eq!(refill(&[4, 3], 1), Refill { filled: vec![3], is_end: true });
    assert_eq!(refill(&[4, 3], 2), Refill { filled: vec![3, 4], is_end: false });
    assert_eq!(refill(&[], 0), Refill { filled: vec![], is_end: false });
    assert_eq!(leftover(&[7, 7, 3]), None);
    assert_eq!(leftover(&[0, 0, 2]), Some(2));
    assert_eq!(leftover(&[12, 9, 0]), Some(0));
    assert_eq!(leftover(&[0, 0, 0]), None);
}

#[test]
fn example_18_whoever_has_just_finished_is_asked_for_the_vizier_last() {
    assert_eq!(vizier_order(4, 0).collect::<Vec<_>>(), [1, 2, 3, 0]);
}

#[test]
fn example_22_one_more_tile_in_one_row_changes_all_rows() {
    let towers = [2, 3, 3];
    assert_eq!(vp(Scoring::Second, Tower, &towers), [0, 9, 9]);
    assert_eq!(one_more(Scoring::Second, Tower, &towers, 0), [6, 6, 6]);
    assert_eq!((leaders(&towers), leaders(&[0, 0])), (vec![1, 2], vec![]));
    assert_eq!([0, 1, 2].map(|row| margin(&towers, row)), [-1, 0, 0]);
    assert_eq!(margin(&[5, 3], 0), 2);
}

#[test]
fn rows_with_and_without_a_board_are_scored_together() {
    let laid = board(&[(0, -1, "T01"), (1, 0, "A01")]);
    let rows = vec![Row::Player(Holdings::of(&laid)), player([0, 0, 1, 0, 0, 2], 4)];
    let totals = breakdown(&[held(Scoring::First, rows)]);
    assert_eq!(totals.iter().map(|row| row.vp).collect::<Vec<_>>(), [6 + 1, 4 + 1 + 6]);
}
