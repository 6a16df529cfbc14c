//! Boards as data: every fault is reported, all at once (§X1.3).

use alhambra::games::alexandros::rules::{
    Board, BoardFault, ConfigFault, GameConfig, MOST_ROWS, MOST_SPACES, Options, Rim, Symbol,
};

use super::support::{board, draft, test_board};

fn faults(rows: &[&str], start: [i64; 2]) -> Vec<BoardFault> {
    Board::new(&draft(rows, start)).unwrap_err()
}

#[test]
fn a_board_is_written_as_it_was_read() {
    for (rows, start) in [(vec!["T..A.H..L.", ".S.H..T.A."], [0, 1]), (vec!["", "  TAH", " .L.S"], [1, 4])] {
        let board = board(&rows, start);
        assert_eq!(board.draft(), draft(&rows, start));
        assert_eq!(Board::new(&board.draft()), Ok(board));
    }
}

#[test]
fn a_board_may_begin_far_from_the_first_row_and_column() {
    let mut rows = vec![String::new(); MOST_ROWS];
    rows[MOST_ROWS - 1] = " ".repeat(MOST_ROWS - 5) + "TAHLS";
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let far = board(&rows, [200, 201]);
    assert_eq!((far.spaces().len(), far.at(far.start())), (5, (200, 201)));
    assert_eq!(far.draft(), draft(&rows, [200, 201]));
}

#[test]
fn a_symbol_that_does_not_occur_is_a_fault() {
    assert_eq!(faults(&["TAH.."], [0, 1]), [Symbol::Lyre, Symbol::Hoplite].map(BoardFault::Missing));
}

#[test]
fn the_start_is_a_corner_of_the_board() {
    for [line, place] in [[0, 0], [-1, 1], [5, 1], [0, 300], [1, 1]] {
        assert_eq!(faults(&["TAHLS"], [line, place]), [BoardFault::Start { line, place }]);
    }
    assert!(Board::new(&draft(&["TAHLS"], [1, 6])).is_ok());
}

#[test]
fn each_detached_piece_is_a_fault() {
    // The space of the second row touches the first row only in a corner.
    assert_eq!(
        faults(&["TAH L.S", " . "], [0, 1]),
        [BoardFault::Apart { row: 0, column: 4 }, BoardFault::Apart { row: 1, column: 1 }]
    );
    assert_eq!(
        faults(&["TAHLS ..", "", "."], [0, 1]),
        [BoardFault::Apart { row: 0, column: 6 }, BoardFault::Apart { row: 2, column: 0 }]
    );
}

#[test]
fn all_faults_are_reported_at_once() {
    assert_eq!(
        faults(&["TxAH", "", "  é"], [9, 9]),
        [
            BoardFault::Letter { row: 0, column: 1, letter: 'x' },
            BoardFault::Letter { row: 2, column: 2, letter: 'é' },
            BoardFault::Apart { row: 2, column: 2 },
            BoardFault::Missing(Symbol::Lyre),
            BoardFault::Missing(Symbol::Hoplite),
            BoardFault::Start { line: 9, place: 9 },
        ]
    );
    assert!(faults(&[], [0, 1]).contains(&BoardFault::Spaces(0)));
}

#[test]
fn a_board_that_is_too_large_is_a_fault() {
    let long = "TAHLS".repeat(50);
    assert_eq!(faults(&[&long], [0, 1]), [BoardFault::RowLength { row: 0, characters: 250 }]);
    let mut high = vec!["TAHLS"; 1];
    high.resize(MOST_ROWS + 1, "");
    assert_eq!(faults(&high, [0, 1]), [BoardFault::Rows(MOST_ROWS + 1)]);
    let row = "TAHLS.".repeat(20);
    assert_eq!(faults(&[row.as_str(); 5], [0, 1]), [BoardFault::Spaces(600)]);
    let row = "TAHLS.".repeat(17);
    let largest = board(&[row.as_str(); 5], [0, 1]);
    assert_eq!(largest.spaces().len(), MOST_SPACES);
}

#[test]
fn a_space_has_three_corners_next_to_each_other() {
    let board = test_board();
    for space in board.spaces() {
        let [a, b, c] = board.corners_of(space);
        let sides = [board.line(a, b), board.line(a, c), board.line(b, c)];
        assert_eq!(sides, board.sides(space).map(Some));
        assert_eq!(board.space(board.place(space)), Some(space));
    }
    assert_eq!((board.space((9, 9)), board.corner((0, 0))), (None, None));
}

#[test]
fn a_configuration_has_two_to_four_players_and_a_goal_from_20_to_200() {
    assert_eq!([1, 2, 4, 5].map(|players| GameConfig::new(players).is_ok()), [false, true, true, false]);
    assert_eq!(GameConfig::new(5), Err(ConfigFault::Players(5)));
    let goal = |goal| GameConfig::new(2).unwrap().with_goal(goal);
    assert_eq!([19, 20, 200, 201].map(|points| goal(points).is_ok()), [false, true, true, false]);
    assert_eq!(goal(-1), Err(ConfigFault::Goal(-1)));
    let options = Options { rim: Rim::Walls, ..Options::default() };
    let config = GameConfig::new(3).unwrap().with_options(options).with_board(test_board());
    assert_eq!((config.players(), config.goal(), config.options()), (3, 100, options));
    assert_eq!(config.board(), Some(&test_board()));
}
