//! What every option is worth, and the instant answer by value.

use super::{
    Advisor, Breadth, Choice, Outlook,
    after::After,
    board_view::{BoardView, BoardViews},
    expert::Valued,
    outlook::temperature,
    rollouts::End,
    simulate::PARTS,
};
use crate::rules::play::{Move, State};
use common::search::{self, Count, Estimate, Goal};

/// What a total is made of, in mean VP, and the total itself: how well a sum is known its parts do not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Parts {
    /// By types, walls and modules.
    pub parts: [f64; PARTS],
    /// All of it.
    pub total: f64,
}

impl search::Parts<End> for Parts {
    fn each(found: &dyn Fn(Count<'_, End>) -> f64) -> Self {
        Self {
            parts: std::array::from_fn(|part| found(&|end: &End| end.parts[part].into())),
            total: found(&search::End::total),
        }
    }
}

/// What an option is worth: its chance of winning, and its VP beside that.
pub type Advice = search::Advice<Choice, Parts>;

/// Advice on all options, the likeliest to win first.
pub type Ranking = search::Ranking<Choice, Parts>;

impl Advisor {
    /// All options of the decision that is due, ranked by value alone; empty when none is due.
    #[must_use]
    pub fn rank(&self, state: &State) -> Ranking {
        self.rank_with(state, &mut BoardViews::default(), Breadth::All, None)
    }

    /// The same, with what was done where it is none of them; the Alhambras are looked at where they have changed.
    pub(super) fn rank_with(
        &self,
        state: &State,
        boards: &mut BoardViews,
        breadth: Breadth,
        done: Option<(&[Move], &State)>,
    ) -> Ranking {
        boards.update(self.config(), self.material(), state);
        let mut options = Vec::new();
        if let Some(seen) = self.seen(state, boards) {
            self.each(state, boards, breadth, &|after| seen.worth(after), &mut |told| {
                let valued = Valued::new(&seen, told);
                options.push((Choice::of(self.config(), state, valued.moves.clone()), valued));
            });
            if let Some((moves, after)) = done
                && !options.iter().any(|(choice, _)| choice.after == *after)
            {
                let grounds = after.player(seen.seat()).grounds();
                let board = BoardView::new(self.config(), self.material(), grounds);
                let valued = Valued::of(&seen, &After::of(after, seen.seat(), &board), moves.to_vec());
                options.push((Choice { moves: moves.to_vec(), after: after.clone() }, valued));
            }
            options.sort_by(|(_, one), (_, two)| two.worth.total_cmp(&one.worth));
            // Expected VP are about as wrong as they are far from deciding who wins. The others are behind the first by
            // what they are worth, so that the order is that of the values.
            if let Some((choice, best)) = options.first() {
                let (seat, players, spread) =
                    (seen.seat(), self.config().players(), temperature(seen.phase()));
                let after = After::of(&choice.after, seat, &best.board);
                let first = Outlook::after(&seen, players, &after).of(Goal::Victory, seat);
                let (odds, most) = (first / (1.0 - first).max(f64::EPSILON), best.worth);
                let ranked = options.into_iter().map(|(choice, Valued { worth, own, .. })| {
                    let odds = odds * (f64::from(worth - most) / spread).exp();
                    (odds / (1.0 + odds), Estimate { mean: own.into(), error: spread }, choice)
                });
                return Ranking::of_chances(ranked.collect(), Goal::Victory.value_error());
            }
        }
        Ranking { options: Vec::new(), rollouts: 0, cut: None, asked: None }
    }

    /// The seat that decides; none when no decision is due.
    #[must_use]
    pub fn deciding(&self, state: &State) -> Option<usize> {
        state.to_act(self.config()).decides()
    }
}
