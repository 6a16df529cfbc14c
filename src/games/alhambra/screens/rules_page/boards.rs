//! The Alhambras of the examples, laid by the real rules; on some a tile is tried that may not lie there.

use std::sync::LazyLock;

use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use crate::{
    rules::{
        Bazaar, Board, BoardOptions, Camp, Cell, Change, Corner, Falcon, FalconKind, Piece, Side, Sides,
        TileId, TileSet,
    },
    widgets::board_view::{self, BoardNames, BoardScene, BoardView},
};
use common::BuildingType;
use text::Texts;

/// The side of a cell where there is room.
const CELL: f32 = 64.0;
/// A board is shown as if it were at least so wide and high, in cells.
const LEAST: f32 = 5.0;

/// An Alhambra to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnBoard {
    /// Three stretches of wall (§A2.3).
    Wall,
    /// A tile whose side does not match (§A3.2).
    Sides,
    /// A tile that nobody could walk to (§A3.3).
    OnFoot,
    /// A tile that would close in empty space (§A3.4).
    Hole,
    /// Camps and their lines (§A6.2).
    Camps,
    /// A bazaar among tiles (§A6.3).
    Bazaar,
    /// A falcon (§A6.4).
    Falcon,
}

/// A piece, and where it lies.
type Laid = ((i16, i16), Option<Piece>);

/// An Alhambra, and where what is in hand is tried.
type Shown = (BoardScene, Option<Cell>);

/// All of them, each worked out once.
static SHOWN: LazyLock<[Shown; DrawnBoard::ALL.len()]> =
    LazyLock::new(|| DrawnBoard::ALL.map(DrawnBoard::shown));

impl DrawnBoard {
    const ALL: [Self; 7] =
        [Self::Wall, Self::Sides, Self::OnFoot, Self::Hole, Self::Camps, Self::Bazaar, Self::Falcon];

    /// Shows it.
    pub fn show(self, ui: &mut Ui, texts: &Texts, words: &str) {
        let (scene, tried) = &SHOWN[self as usize];
        let [first, last] = scene.bounds();
        let cells = vec2(f32::from(last.x - first.x), f32::from(last.y - first.y)) + Vec2::splat(1.0);
        let cells = cells.max(Vec2::splat(LEAST));
        let side = (ui.available_width() / cells.x).floor().min(CELL);
        let place = Rect::from_min_size(ui.available_rect_before_wrap().min, cells * side);
        let view = BoardView {
            scene,
            reserve: None,
            in_hand: None,
            chosen: *tried,
            advised: &[],
            advised_pieces: &[],
            still: true,
            names: BoardNames {
                board: words,
                cell: &|_| String::new(),
                crossing: &|_| String::new(),
                piece: &|_, _| String::new(),
                reserve: "",
                wall: &texts.alhambra_board_wall(scene.wall().len()),
            },
        };
        ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(self), |ui| board_view::show(ui, &view));
    }

    /// What lies there beside the start tile, in the order in which it is laid.
    fn laid(self) -> Vec<Laid> {
        use BuildingType::{Garden, Pavilion, Tower};
        match self {
            Self::Wall => vec![((0, -1), tile("T01")), ((1, 0), tile("G06")), ((0, 1), tile("S04"))],
            Self::Sides => vec![((0, -1), tile("P06")), ((1, 0), tile("G06"))],
            Self::OnFoot => vec![((0, -1), tile("P06"))],
            Self::Hole => vec![
                ((1, 0), tile("P07")),
                ((2, 0), tile("S07")),
                ((2, 1), tile("A08")),
                ((2, 2), tile("A09")),
                ((1, 2), tile("C08")),
                ((0, 2), tile("C09")),
            ],
            Self::Camps => vec![
                ((-1, 0), tile("S06")),
                ((-2, 0), tile("S05")),
                ((1, 0), tile("P06")),
                ((-1, -1), tile("C08")),
                ((-3, 0), camp(Side::East)),
                ((2, 0), camp(Side::West)),
                ((-1, 1), camp(Side::North)),
            ],
            Self::Bazaar => vec![
                ((0, -1), tile("P07")),
                ((1, -1), tile("G09")),
                ((2, -1), tile("T09")),
                ((1, 0), Bazaar::new(Sides::NONE, [Pavilion, Garden, Tower]).map(Piece::Bazaar)),
                ((2, 0), tile("C08")),
                ((0, 1), tile("G10")),
                ((1, 1), tile("A08")),
            ],
            Self::Falcon => vec![((1, 0), tile("P07")), ((1, 1), tile("T09")), ((0, 1), tile("G09"))],
        }
    }

    /// What is tried on it.
    fn tried(self) -> Option<Laid> {
        match self {
            Self::Sides => Some(((1, -1), tile("C08"))),
            Self::OnFoot => Some(((1, -1), tile("S05"))),
            Self::Hole => Some(((0, 1), tile("G09"))),
            Self::Wall | Self::Camps | Self::Bazaar | Self::Falcon => None,
        }
    }

    /// The falcon on it.
    fn falcon(self) -> Option<(Corner, Falcon)> {
        let colours = [BuildingType::Pavilion, BuildingType::Tower];
        let falcon = Falcon::new(FalconKind::Brown, colours).filter(|_| self == Self::Falcon);
        falcon.map(|falcon| (Corner(Cell::new(1, 1)), falcon))
    }

    fn board(self) -> Board {
        let mut board = Board::new(BoardOptions::default());
        let laid = self.laid().into_iter().filter_map(|((x, y), piece)| Some((Cell::new(x, y), piece?)));
        // That all of it may lie so is tested below.
        for (cell, piece) in laid {
            drop(board.change(Change::Lay(cell, piece)));
        }
        if let Some((crossing, falcon)) = self.falcon() {
            drop(board.place(crossing, falcon));
        }
        board
    }

    fn shown(self) -> Shown {
        let board = self.board();
        match self.tried() {
            Some(((x, y), Some(piece))) => {
                (BoardScene::to_lay(None, &board, piece).tight(), Some(Cell::new(x, y)))
            }
            _ => (BoardScene::still(None, &board).tight(), None),
        }
    }
}

/// A tile of the first edition.
fn tile(id: &str) -> Option<Piece> {
    TileSet::standard().get(TileId::read(id)?).map(Piece::Tile)
}

/// A camp with one rampart.
fn camp(rampart: Side) -> Option<Piece> {
    Camp::new(Sides::NONE.with(rampart)).map(Piece::Camp)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::falcons_vp;

    #[test]
    fn all_that_lies_on_the_boards_may_lie_there_and_what_is_tried_may_not() {
        for drawn in DrawnBoard::ALL {
            let board = drawn.board();
            assert_eq!(board.pieces().count(), drawn.laid().len(), "{drawn:?}");
            assert_eq!(board.falcons().count(), usize::from(drawn == DrawnBoard::Falcon), "{drawn:?}");
        }
        let why = |drawn: DrawnBoard| {
            let (scene, tried) = drawn.shown();
            let refused = tried.and_then(|cell| scene.change(cell).cloned());
            refused.map(|refused| refused.expect_err("it may not lie there").code())
        };
        assert_eq!(why(DrawnBoard::Sides), Some("wall_mismatch"));
        assert_eq!(why(DrawnBoard::OnFoot), Some("unreachable"));
        assert_eq!(why(DrawnBoard::Hole), Some("hole"));
        assert_eq!(why(DrawnBoard::Wall), None);
    }

    #[test]
    fn the_vp_of_the_boards_are_those_of_the_rules() {
        assert_eq!(DrawnBoard::Wall.board().wall().len(), 3);
        let vp: Vec<u16> = DrawnBoard::Camps.board().camps().iter().map(|camp| camp.vp).collect();
        assert_eq!(vp, [4, 2, 4]);
        let vp: Vec<u16> = DrawnBoard::Bazaar.board().bazaars().iter().map(|bazaar| bazaar.vp).collect();
        assert_eq!(vp, [4 * 3]);
        assert_eq!([1, 2, 3, 4, 5].map(falcons_vp), [2, 6, 12, 20, 30]);
    }
}
