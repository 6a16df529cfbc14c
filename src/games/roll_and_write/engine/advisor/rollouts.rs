//! Rollouts: an option is played on to the end by the values, on dice that all options of a decision share.

use super::{Advisor, Choice, Lookahead, common_random_numbers::CommonDice, simulate::victory};
use crate::rules::{GameConfig, State, coins_vp, line_vp};
use common::{
    BuildingType,
    search::{self, Playout},
};

/// What a total is made of at the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct EndTotal {
    pub types: [u8; BuildingType::COUNT],
    pub lines: u8,
    pub coins: u8,
}

impl EndTotal {
    fn of(config: &GameConfig, state: &State, row: usize) -> Self {
        let vp = |building| state.score().standing(config.layout(), row, building).vp;
        let sheet = (row < config.players()).then(|| state.sheet(row));
        Self {
            types: BuildingType::ALL.map(vp),
            lines: sheet.map_or(0, |sheet| line_vp(sheet.built()) as u8),
            coins: sheet.map_or(0, |sheet| coins_vp(sheet.coins()) as u8),
        }
    }

    pub fn total(&self) -> f64 {
        let types: u16 = self.types.iter().copied().map(u16::from).sum();
        f64::from(types + u16::from(self.lines) + u16::from(self.coins))
    }
}

/// What the end of a game is made of for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct End {
    pub own: EndTotal,
    /// Of the best of those who could win instead; a bonus of phantoms is no part of it.
    pub rival: EndTotal,
    pub victory: f32,
    /// Whether that is the chance of it some decisions later.
    pub is_by_value: bool,
}

impl End {
    pub fn of(config: &GameConfig, state: &State, seat: usize) -> Self {
        let rivals = (0..config.rows()).filter(|&row| row != seat);
        let rivals = rivals.filter_map(|row| Some((state.winning_total(config, row)?, row)));
        Self {
            own: EndTotal::of(config, state, seat),
            rival: rivals.max().map_or(EndTotal::default(), |(_, row)| EndTotal::of(config, state, row)),
            victory: victory(state, config, seat),
            is_by_value: false,
        }
    }
}

impl search::End for End {
    fn total(&self) -> f64 {
        self.own.total()
    }

    fn victory(&self) -> f64 {
        self.victory.into()
    }

    fn is_by_value(&self) -> bool {
        self.is_by_value
    }
}

/// Plays options on by the values.
pub(super) struct ValuePlayout<'a> {
    pub advisor: &'a Advisor,
    pub state: &'a State,
}

impl Playout for ValuePlayout<'_> {
    type Choice = Choice;
    type End = End;

    /// With several players an end counts the chance of winning as it stood some decisions later: who won in the end tells
    /// far less, for most of it is luck.
    fn play(&self, choice: &Choice, seed: u64, number: u32) -> End {
        let (advisor, dice) = (self.advisor, CommonDice::new(seed, number));
        let (config, seat) = (advisor.config(), self.state.seat());
        let mut decisions = if advisor.compares_totals() { Lookahead::SEVERAL.depth } else { 0 };
        let (mut state, mut chance) = (*self.state, None);
        choice.play(config, &mut state);
        while dice.roll_on(config, &mut state) {
            if state.seat() == seat && decisions > 0 {
                decisions -= 1;
                chance = (decisions == 0).then(|| advisor.worth_ahead(&state) as f32);
            }
            advisor.values().decide(&mut state, config);
        }
        let end = End::of(config, &state, seat);
        End { victory: chance.unwrap_or(end.victory), is_by_value: chance.is_some(), ..end }
    }
}
