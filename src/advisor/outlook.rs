//! What a position between two decisions is worth: the mean over all dice that may come.

use super::{
    Afterstate, Values,
    closing::{Closing, chance_of_box},
    simulate::victory,
    values::Goal,
};
use crate::rules::{BuildingType, Cell, Command, Face, Four, Pair, Phase, State, Terms};

/// Worths by the values, exact in the last turn of the game and after it.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub terms: &'a Terms,
    pub values: &'a Values,
}

impl Outlook<'_> {
    /// What the options of the acting player are worth by what they lead to.
    pub fn worths<'a>(&'a self, state: &'a State) -> Box<dyn Fn(&Afterstate) -> f64 + 'a> {
        match Closing::new(self.terms, state, self.values.goal()) {
            Some(closing) => Box::new(move |after| closing.worth(after)),
            None => Box::new(|after| self.values.worth(self.terms, state, after)),
        }
    }

    /// The expected result of a player: of the one who decides or rolls now, or whose decision follows in the solo game.
    ///
    /// Every outcome of dice is counted; other players' turns are not looked into.
    pub fn expected(&self, state: &State, seat: usize) -> f64 {
        match state.phase() {
            Phase::Over => self.result(state, seat),
            Phase::Built | Phase::Done | Phase::Kept(_) => {
                self.expected(&self.after(state, Command::EndTurn), seat)
            }
            Phase::OwnPair => {
                let pairs =
                    (0..36).map(|i| self.expected(&self.after(state, Command::Roll(Pair::nth(i))), seat));
                pairs.sum::<f64>() / 36.0
            }
            Phase::AllFour => {
                let mut sum = 0.0;
                for (yellow, weight) in sorted_pairs() {
                    for (blue, times) in sorted_pairs() {
                        let rolled = self.after(state, Command::RollFour(Four::new(yellow, blue)));
                        sum += f64::from(weight * times) * self.expected(&rolled, seat);
                    }
                }
                sum / 1296.0
            }
            Phase::Phantom => BuildingType::ALL
                .into_iter()
                .filter_map(|building| {
                    let chance = chance_of_box(self.terms, state.score(), state.seat(), building);
                    let pair = self.pair_of(building).filter(|_| chance > 0.0)?;
                    Some(chance * self.expected(&self.after(state, Command::Roll(pair)), seat))
                })
                .sum(),
            _ => self.best(state),
        }
    }

    /// What the best option is worth.
    pub fn best(&self, state: &State) -> f64 {
        // The chance of winning is exact for the turn that is looked at, and too much work for all that may come.
        if self.values.goal() == Goal::Total
            && let Some(closing) = Closing::new(self.terms, state, Goal::Total)
        {
            let turns = state.complete_turns(self.terms);
            return turns
                .iter()
                .map(|turn| closing.worth(&Afterstate::of_turn(self.terms, state, turn)))
                .fold(f64::NEG_INFINITY, f64::max);
        }
        self.values.best_worth(self.terms, state)
    }

    /// The result of a game that is over: the total, or the part of the victory.
    pub fn result(&self, state: &State, seat: usize) -> f64 {
        match self.values.goal() {
            Goal::Total => f64::from(state.total(self.terms, seat)),
            Goal::Victory => f64::from(victory(state, self.terms, seat)),
        }
    }

    fn after(&self, state: &State, command: Command) -> State {
        let mut after = *state;
        let accepted = after.apply(self.terms, command);
        debug_assert_eq!(accepted, Ok(()), "{command:?}");
        after
    }

    /// A roll that points at this type.
    fn pair_of(&self, building: BuildingType) -> Option<Pair> {
        let grid = self.terms.layout().grid()?;
        let cell = Cell::all().find(|cell| grid[cell.index()] == building)?;
        Some(Pair { yellow: cell.row(), blue: cell.column() })
    }
}

/// What two dice of one colour can show, with the ways to it.
fn sorted_pairs() -> impl Iterator<Item = ([Face; 2], u32)> {
    (0..6).flat_map(|low| {
        (low..6).map(move |high| ([Face::ALL[low], Face::ALL[high]], 1 + u32::from(low < high)))
    })
}
