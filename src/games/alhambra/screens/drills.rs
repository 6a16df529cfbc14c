//! Decisions that are practised: the Alhambra of whoever decided.

use egui::{Painter, Rect};

use crate::{
    log::Played,
    rules::Board,
    session::Alhambra,
    text::names::who,
    widgets::board_view::{self, BoardScene},
};
use common::{play::DrillPosition, screens::drills::DrilledGame, table::title_of};
use kernel::record::Seat;
use text::Texts;
use ui::theme::Theme;

impl DrilledGame for Alhambra {
    type Kind = Played;
    type Board = BoardScene;

    fn title(texts: &Texts, position: &DrillPosition<Played>) -> String {
        title_of::<Self>(texts, &position.header, position.config.set_up())
    }

    fn player(texts: &Texts, seats: &[Seat], row: usize) -> String {
        who(texts, seats, row)
    }

    fn round(texts: &Texts, round: usize) -> String {
        texts.alhambra_turn(round)
    }

    fn board(position: &DrillPosition<Played>) -> BoardScene {
        let DrillPosition { state, seat, config, .. } = position;
        scene(&state.player(*seat).grounds().board(config))
    }

    fn paint(painter: &Painter, place: Rect, theme: &Theme, board: &BoardScene) {
        board_view::paint_small(painter, place, theme, board);
    }
}

/// A board on a card: what may come is no part of it, which would be more on one side than on the other.
fn scene(board: &Board) -> BoardScene {
    BoardScene::still(None, board).tight()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardOptions, Cell, Change, Piece, TileId, TileSet};

    #[test]
    fn a_board_of_two_tiles_in_a_row_lies_in_the_middle_of_its_card() {
        let mut board = Board::new(BoardOptions::default());
        let tile = TileSet::standard().get(TileId::read("P07").unwrap()).unwrap();
        board.change(Change::Lay(Cell::new(1, 0), Piece::Tile(tile))).unwrap();
        let one_cell_around_both = [Cell::new(-1, -1), Cell::new(2, 1)];
        assert_eq!(scene(&board).bounds(), one_cell_around_both);
    }
}
