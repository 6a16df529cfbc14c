//! A finished game of three players that was typed in.

use alhambra::{
    games::roll_and_write::{
        pad::{PaperGame, ResultEvent},
        rules::GameConfig,
    },
    kernel::{Entry, record::Header},
};

/// The game of the players in the header.
pub fn paper_game(header: Header, config: GameConfig) -> PaperGame {
    let row = |row, boxes, completed, lines, coins| {
        Entry::Event(ResultEvent::Row { row, boxes, completed, lines, coins, built: None })
    };
    let log = vec![
        row(1, [5, 5, 3, 2, 1, 2], [9, 12, 0, 0, 0, 0], [2, 1, 0], 3),
        row(2, [2, 5, 3, 2, 4, 2], [0, 12, 0, 0, 0, 0], [1, 1, 1], 0),
        row(3, [1, 0, 6, 2, 4, 5], [0, 0, 15, 0, 0, 0], [3, 0, 1], 5),
    ];
    PaperGame::from_log(header, config, Vec::new(), log).unwrap()
}
