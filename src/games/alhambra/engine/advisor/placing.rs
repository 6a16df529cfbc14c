//! Placing what was bought, or got at the end: in every order, each piece laid somewhere, kept or given away; of many ways
//! the best few go on.

use super::{
    board_view::{BoardView, BoardViews, Laid, Swapped},
    material::Material,
};
use crate::rules::play::{Grounds, Move, PieceId, PieceSet, PlayConfig};

/// So many ways to place a piece are usual.
const USUAL_WAYS: usize = 16;

/// A way to place pieces.
#[derive(Clone)]
pub(super) struct Placing {
    pub moves: Vec<Move>,
    /// What is still to be placed.
    pub pending: PieceSet,
    pub reserve: PieceSet,
    pub third_player: PieceSet,
    pub board: BoardView,
}

/// A way to place pieces, and how good it is.
pub(super) struct Ranked {
    pub rank: f32,
    pub placing: Placing,
}

/// A way to place one more piece.
struct Placed<'a> {
    rank: f32,
    before: &'a Placing,
    mv: Move,
    /// Without moves: few are gone on with.
    placing: Placing,
}

impl Placed<'_> {
    fn into_ranked(self) -> Ranked {
        let moves = [self.before.moves.as_slice(), &[self.mv]].concat();
        Ranked { rank: self.rank, placing: Placing { moves, ..self.placing } }
    }

    /// Whether another leads to the same, as other orders do.
    fn is_same(&self, other: &Self) -> bool {
        let (one, other) = (&self.placing, &other.placing);
        one.reserve == other.reserve
            && one.third_player == other.third_player
            && one.board.grounds == other.board.grounds
    }
}

/// Who places in a decision: everything that stays the same for it.
pub(super) struct Placer<'a> {
    pub config: &'a PlayConfig,
    pub material: &'a Material,
    /// The Alhambras before.
    pub boards: &'a BoardViews,
    /// That of who decides.
    pub board: &'a BoardView,
    pub seat: usize,
    /// Whether the third player can be given pieces.
    pub may_give: bool,
}

impl Placer<'_> {
    /// The Alhambra as it has become.
    pub fn look_at(&self, grounds: &Grounds) -> BoardView {
        if grounds.is_same(&self.board.grounds) {
            return self.board.clone();
        }
        BoardView::new(self.config, self.material, grounds)
    }

    /// An Alhambra with a piece laid on it, everywhere.
    pub fn laid(&self, board: &BoardView, piece: PieceId) -> Laid {
        let is_same = board.grounds.is_same(&self.board.grounds);
        let known = is_same.then(|| self.boards.laid(self.config, self.material, self.seat, piece));
        known.flatten().unwrap_or_else(|| board.laid(self.config, self.material, piece))
    }

    /// The Alhambra before with a piece swapped with another, everywhere.
    pub fn swapped(&self, piece: PieceId) -> Option<Swapped> {
        self.boards.swapped(self.config, self.material, self.seat, piece)
    }

    /// The best ways to place all that is to be placed, best first, so many at most; some more go on with
    /// another piece.
    pub fn best(
        &self,
        before: Placing,
        [width, most]: [usize; 2],
        rank: &dyn Fn(&Placing) -> f32,
    ) -> Vec<Ranked> {
        let pieces = before.pending.len();
        // Nobody asks for the rank of what nothing is placed of.
        let mut beam = vec![Ranked { rank: f32::NAN, placing: before }];
        for left in (0..pieces).rev() {
            let mut next = Vec::with_capacity(USUAL_WAYS);
            for Ranked { placing, .. } in &beam {
                self.place_one(placing, rank, &mut next);
            }
            next.sort_by(|one, two| two.rank.total_cmp(&one.rank));
            next.dedup_by(|placed, kept| pieces > 1 && placed.rank == kept.rank && placed.is_same(kept));
            next.truncate(if left == 0 { most } else { width });
            beam = next.into_iter().map(Placed::into_ranked).collect();
        }
        beam
    }

    fn place_one<'b>(
        &self,
        before: &'b Placing,
        rank: &dyn Fn(&Placing) -> f32,
        found: &mut Vec<Placed<'b>>,
    ) {
        let mut add = |piece: PieceId, mv: Move, board: BoardView| {
            let mut placing = Placing {
                moves: Vec::new(),
                pending: before.pending.without(piece),
                reserve: before.reserve,
                third_player: before.third_player,
                board,
            };
            match mv {
                Move::Reserve(_) => placing.reserve = before.reserve.with(piece),
                Move::Give(_) => placing.third_player = before.third_player.with(piece),
                _ => {}
            }
            found.push(Placed { rank: rank(&placing), before, mv, placing });
        };
        for piece in before.pending.iter() {
            for (cell, board) in self.laid(&before.board, piece).iter() {
                add(piece, Move::Lay(piece, *cell), board.clone());
            }
            add(piece, Move::Reserve(piece), before.board.clone());
            if self.may_give {
                add(piece, Move::Give(piece), before.board.clone());
            }
        }
    }
}
