//! Rollouts: an option is played on to the end by the values, on draws that all options of a decision share.

use super::{Advisor, Choice, Deal, Outlook, board_view::BoardViews, points::parts_of, simulate::PARTS};
use crate::rules::play::State;
use common::search::{self, Goal, Playout};

/// What the end of a game is made of for one player: types, walls, modules.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct End {
    pub parts: [u16; PARTS],
    victory: f64,
}

impl search::End for End {
    fn total(&self) -> f64 {
        self.parts.iter().sum::<u16>().into()
    }

    fn victory(&self) -> f64 {
        self.victory
    }
}

/// Plays options of a seat on by the values.
pub(super) struct ValuePlayout<'a> {
    pub advisor: &'a Advisor,
    pub seat: usize,
    /// The Alhambras before the decision.
    pub boards: &'a BoardViews,
}

impl Playout for ValuePlayout<'_> {
    type Choice = Choice;
    type End = End;

    fn play(&self, choice: &Choice, seed: u64, number: u32) -> End {
        let mut deal = Deal::new(seed, number.into());
        let end = self.advisor.play_out(choice.after.clone(), &mut self.boards.clone(), &mut deal);
        let victory = Outlook::result(self.advisor.config(), &end).of(Goal::Victory, self.seat);
        End { parts: parts_of(&end, self.seat), victory }
    }
}

impl Advisor {
    /// The end of a game that all play on by the values.
    pub(super) fn play_out(&self, mut state: State, boards: &mut BoardViews, deal: &mut Deal) -> State {
        while deal.draw_on(&mut state, self.config()) && self.play_best(&mut state, boards).is_some() {}
        state
    }
}
