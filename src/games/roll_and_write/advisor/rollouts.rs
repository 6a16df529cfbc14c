//! Rollouts: an option is played on to the end by the values, on dice that all options of a decision share.

use super::{Choice, Values, common_random_numbers::CommonDice, simulate::victory};
use crate::rules::{GameConfig, State, coins_vp, line_vp};
use common::{
    BuildingType,
    search::{self, Playout},
};

/// What the end of a game is made of for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct End {
    pub types: [u8; BuildingType::COUNT],
    pub lines: u8,
    pub coins: u8,
    pub victory: f32,
}

impl End {
    pub fn of(config: &GameConfig, state: &State, seat: usize) -> Self {
        let sheet = state.sheet(seat);
        let vp = |building| state.score().standing(config.layout(), seat, building).vp;
        Self {
            types: BuildingType::ALL.map(vp),
            lines: line_vp(sheet.built()) as u8,
            coins: coins_vp(sheet.coins()) as u8,
            victory: victory(state, config, seat),
        }
    }
}

impl search::End for End {
    fn total(&self) -> f64 {
        let types: u16 = self.types.iter().copied().map(u16::from).sum();
        f64::from(types + u16::from(self.lines) + u16::from(self.coins))
    }

    fn victory(&self) -> f64 {
        self.victory.into()
    }
}

/// Plays options on by the values.
pub(super) struct ValuePlayout<'a> {
    pub values: &'a Values,
    pub config: &'a GameConfig,
    pub state: &'a State,
}

impl Playout for ValuePlayout<'_> {
    type Choice = Choice;
    type End = End;

    fn play(&self, choice: &Choice, seed: u64, number: u32) -> End {
        let dice = CommonDice::new(seed, number);
        let (mut state, seat) = (*self.state, self.state.seat());
        choice.play(self.config, &mut state);
        while dice.roll_on(self.config, &mut state) {
            self.values.decide(&mut state, self.config);
        }
        End::of(self.config, &state, seat)
    }
}
