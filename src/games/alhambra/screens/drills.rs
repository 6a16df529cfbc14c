//! Decisions that are practised: the Alhambra of whoever decided, or the yard as long as they have built nothing.

use egui::{Painter, Rect, Vec2};

use super::challenges::paint_yard;
use crate::{
    log::Played,
    rules::{Board, Currency, Laid, Piece},
    session::Alhambra,
    text::names::who,
    widgets::{
        board_view::{self, BoardScene},
        tiles,
    },
};
use common::{play::DrillPosition, screens::drills::DrilledGame, table::title_of};
use kernel::record::Seat;
use text::Texts;
use ui::theme::Theme;

/// The yard and the fountain below it, in parts of the height.
const YARD: f32 = 0.44;
const FOUNTAIN: f32 = 0.44;

/// What is drawn of a position.
pub struct DrillBoard {
    scene: BoardScene,
    /// What lies in the yard, where the start tile lies alone.
    yard: Option<[Option<Piece>; Currency::COUNT]>,
}

impl DrilledGame for Alhambra {
    type Kind = Played;
    type Board = DrillBoard;

    fn title(texts: &Texts, position: &DrillPosition<Played>) -> String {
        title_of::<Self>(texts, &position.header, position.config.set_up())
    }

    fn player(texts: &Texts, seats: &[Seat], row: usize) -> String {
        who(texts, seats, row)
    }

    fn round(texts: &Texts, round: usize) -> String {
        texts.alhambra_turn(round)
    }

    fn board(position: &DrillPosition<Played>) -> DrillBoard {
        let DrillPosition { state, seat, config, .. } = position;
        let board = state.player(*seat).grounds().board(config);
        let yard = || Currency::ALL.map(|space| state.yard(space).map(|id| config.piece(id)));
        DrillBoard { scene: scene(&board), yard: (board.laid().count() == 1).then(yard) }
    }

    fn paint(painter: &Painter, place: Rect, theme: &Theme, board: &DrillBoard) {
        let Some(yard) = &board.yard else {
            return board_view::paint_small(painter, place, theme, &board.scene);
        };
        let above = place.with_max_y(place.min.y + place.height() * YARD);
        paint_yard(painter, above, theme, |space, tile| {
            if let Some(piece) = yard[space.index()] {
                tiles::paint(painter, tile.expand(tile.width() * 0.1), theme, Laid::Piece(piece));
            }
        });
        let court = place.with_min_y(above.max.y).center();
        let fountain = Rect::from_center_size(court, Vec2::splat(place.height() * FOUNTAIN));
        tiles::paint(painter, fountain, theme, Laid::Start);
    }
}

/// A board on a card: what may come is no part of it, which would be more on one side than on the other.
fn scene(board: &Board) -> BoardScene {
    BoardScene::still(None, board).tight()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardOptions, Cell, Change, TileId, TileSet};

    #[test]
    fn a_board_of_two_tiles_in_a_row_lies_in_the_middle_of_its_card() {
        let mut board = Board::new(BoardOptions::default());
        let tile = TileSet::standard().get(TileId::read("P07").unwrap()).unwrap();
        board.change(Change::Lay(Cell::new(1, 0), Piece::Tile(tile))).unwrap();
        let one_cell_around_both = [Cell::new(-1, -1), Cell::new(2, 1)];
        assert_eq!(scene(&board).bounds(), one_cell_around_both);
    }
}
