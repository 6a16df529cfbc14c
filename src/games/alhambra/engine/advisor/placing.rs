//! Placing what was bought, or got at the end: in every order, each piece laid somewhere, kept or given away; of many ways
//! the best few go on.

use std::cell::OnceCell;

use super::{
    after::After,
    board_view::{BoardView, BoardViews, Laid, Swapped},
    kept::Kept,
    material::Material,
    values::Built,
};
use crate::rules::play::{Grounds, Move, PieceId, PlayConfig};

/// So many ways to place a piece are usual.
const USUAL_WAYS: usize = 16;

/// A way to place pieces.
pub(super) struct Placing {
    pub moves: Vec<Move>,
    pub kept: Kept,
    pub board: BoardView,
    /// What that is worth, once it was looked at.
    pub built: OnceCell<Built>,
}

impl Placing {
    /// What a decision leads to where this is built and kept.
    pub fn after<'a>(&'a self, after: &After<'a>) -> After<'a> {
        after.with(&self.kept, &self.board, &self.built)
    }
}

/// A way to place pieces, and how good it is.
pub(super) struct Ranked {
    pub rank: f32,
    pub placing: Placing,
}

/// How good it is to keep this with such an Alhambra.
pub(super) type RankPlacing<'a> = &'a dyn Fn(&Kept, &BoardView, &OnceCell<Built>) -> f32;

/// A way to place one more piece.
struct Placed<'a> {
    rank: f32,
    before: &'a Placing,
    mv: Move,
    board: &'a BoardView,
    built: OnceCell<Built>,
}

impl Placed<'_> {
    fn into_ranked(self) -> Ranked {
        let moves = [self.before.moves.as_slice(), &[self.mv]].concat();
        let (kept, board) = (self.kept(), self.board.clone());
        Ranked { rank: self.rank, placing: Placing { moves, kept, board, built: self.built } }
    }

    fn kept(&self) -> Kept {
        self.before.kept.after(self.mv)
    }

    /// Whether another leads to the same, as other orders do.
    fn is_same(&self, other: &Self) -> bool {
        self.kept() == other.kept() && self.board.layout == other.board.layout
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
        if self.board.layout.is(grounds) {
            return self.board.clone();
        }
        BoardView::new(self.config, self.material, grounds)
    }

    /// An Alhambra with a piece laid on it, everywhere.
    pub fn laid(&self, board: &BoardView, piece: PieceId) -> Laid {
        let is_same = board.layout.is_same(&self.board.layout);
        let known = is_same.then(|| self.boards.laid(self.config, self.material, self.seat, piece));
        known.flatten().unwrap_or_else(|| board.laid(self.config, self.material, piece))
    }

    /// The Alhambra before with a piece swapped with another, everywhere.
    pub fn swapped(&self, piece: PieceId) -> Option<Swapped> {
        self.boards.swapped(self.config, self.material, self.seat, piece)
    }

    /// The best ways to place all that is to be placed, best first, so many at most; some more go on with another piece.
    /// Ways that are begun have as many pieces left.
    pub fn best(&self, begun: &[Placing], [width, most]: [usize; 2], rank: RankPlacing) -> Vec<Ranked> {
        let left = begun.first().map_or(0, |placing| placing.kept.pending.len());
        let is_last = left <= 1;
        if is_last && most == 1 {
            return self.first(begun, rank).into_iter().collect();
        }
        let ways: Vec<_> = begun.iter().flat_map(|placing| self.ways(placing)).collect();
        let mut next = Vec::with_capacity(USUAL_WAYS);
        for (before, piece, laid) in &ways {
            self.place_one((before, *piece, laid), rank, &mut |placed| next.push(placed));
        }
        next.sort_by(|one, two| two.rank.total_cmp(&one.rank));
        next.dedup_by(|placed, kept| placed.rank == kept.rank && placed.is_same(kept));
        next.truncate(if is_last { most } else { width });
        let ranked = next.into_iter().map(Placed::into_ranked);
        if is_last {
            return ranked.collect();
        }
        let mut begun: Vec<_> = ranked.map(|Ranked { placing, .. }| placing).collect();
        if left > 2 {
            // More than one piece is laid on the same.
            begun.iter_mut().for_each(|placing| placing.board.build(self.config));
        }
        self.best(&begun, [width, most], rank)
    }

    /// The best way to place one piece more, of those as good the first.
    fn first(&self, begun: &[Placing], rank: RankPlacing) -> Option<Ranked> {
        let mut first: Option<Ranked> = None;
        for (before, piece, laid) in begun.iter().flat_map(|placing| self.ways(placing)) {
            let mut best: Option<Placed> = None;
            self.place_one((before, piece, &laid), rank, &mut |placed| {
                let least = best.as_ref().map(|best| best.rank).or(first.as_ref().map(|first| first.rank));
                if least.is_none_or(|least| placed.rank.total_cmp(&least).is_gt()) {
                    best = Some(placed);
                }
            });
            first = best.map(Placed::into_ranked).or(first);
        }
        first
    }

    /// Where each piece may be laid that is to be placed.
    fn ways<'b>(&self, before: &'b Placing) -> impl Iterator<Item = (&'b Placing, PieceId, Laid)> {
        before.kept.pending.iter().map(move |piece| (before, piece, self.laid(&before.board, piece)))
    }

    /// Tells each way to place a piece.
    fn place_one<'b>(
        &self,
        (before, piece, laid): (&'b Placing, PieceId, &'b Laid),
        rank: RankPlacing,
        tell: &mut impl FnMut(Placed<'b>),
    ) {
        let mut add = |mv: Move, kept: &Kept, board: &'b BoardView| {
            let built = OnceCell::new();
            let rank = rank(kept, board, &built);
            tell(Placed { rank, before, mv, board, built });
        };
        let kept = before.kept.laid(piece);
        laid.iter().for_each(|(cell, board)| add(Move::Lay(piece, *cell), &kept, board));
        let [reserve, give] = [Move::Reserve(piece), Move::Give(piece)];
        add(reserve, &before.kept.after(reserve), &before.board);
        if self.may_give {
            add(give, &before.kept.after(give), &before.board);
        }
    }
}
