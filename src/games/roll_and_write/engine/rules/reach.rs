//! Where dice can be turned to before the action, and what is built there (§5.1).

use super::{Action, Cell, ChangeDie, Colour, Face, FourDice, GameConfig, SpecialAction, State, dice::Slots};

impl State {
    /// The turns of dice, of the yellow and of the blue ones, that make the four show these faces for the least coins;
    /// none where the rules or the coins do not allow it.
    #[must_use]
    pub fn turns_to(&self, config: &GameConfig, to: FourDice) -> Option<[Vec<ChangeDie>; 2]> {
        let hand = &self.hands[self.seat()];
        let steps = |colour, dice: Slots, to: [Face; 2]| {
            let steps = SpecialAction::steps(config, ChangeDie::TAKEN, colour, dice, to).into_iter();
            let turn = |step| match step {
                SpecialAction::ChangeDie(turn) => Some(turn),
                SpecialAction::BuildSecond(_) => None,
            };
            steps.filter_map(turn).collect::<Vec<_>>()
        };
        let turns =
            [steps(Colour::Yellow, hand.yellow, to.yellow()), steps(Colour::Blue, hand.blue, to.blue())];
        let mut state = *self;
        for turn in turns.iter().flatten() {
            state.apply(config, (*turn).into()).ok()?;
        }
        (state.four() == Some(to)).then_some(turns)
    }

    /// The cells that can be built before or after dice are turned, each once with the dice that cost the least coins.
    #[must_use]
    pub fn reach(&self, config: &GameConfig) -> Vec<(Cell, FourDice)> {
        let mut least: [Option<(u8, FourDice)>; Cell::COUNT] = [None; Cell::COUNT];
        for turn in self.complete_turns(config) {
            let Action::Build(cell, None) = turn.action else { continue };
            let known = &mut least[cell.index()];
            if known.is_none_or(|(coins, _)| turn.changes < coins) {
                *known = Some((turn.changes, turn.dice()));
            }
        }
        Cell::all().zip(least).filter_map(|(cell, found)| Some((cell, found?.1))).collect()
    }
}
