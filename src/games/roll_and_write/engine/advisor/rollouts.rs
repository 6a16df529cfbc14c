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
    advisor: &'a Advisor,
    state: &'a State,
    /// After so many decisions of whoever acts the chance of winning takes the place of the victory; never after none.
    depth: u32,
}

impl<'a> ValuePlayout<'a> {
    pub fn new(advisor: &'a Advisor, state: &'a State) -> Self {
        Self { advisor, state, depth: if advisor.knows_chances() { Lookahead::SEVERAL.depth } else { 0 } }
    }
}

impl Playout for ValuePlayout<'_> {
    type Choice = Choice;
    type End = End;

    /// With several players an end counts the chance of winning as it stood some decisions later, where that is known well:
    /// who won in the end tells far less, for most of it is luck.
    fn play(&self, choice: &Choice, seed: u64, number: u32) -> End {
        let (advisor, dice) = (self.advisor, CommonDice::new(seed, number));
        let (config, seat) = (advisor.config(), self.state.seat());
        let (mut decisions, mut state, mut chance) = (self.depth, *self.state, None);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        advisor::{GameKind, Generator, ValueSets, roll_on},
        log::NamedLayout,
        rules::Layout,
    };

    #[test]
    fn only_on_the_sheet_of_the_program_the_chance_by_value_takes_the_place_of_the_victory() {
        let mut draft = NamedLayout::standard().0.draft;
        draft.coins += 1;
        for (layout, is_by_value) in
            [(NamedLayout::standard().1, true), (Layout::new(&draft).unwrap(), false)]
        {
            let config = GameKind::Players(3).config(layout).unwrap();
            let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
            let mut state = State::new(&config).unwrap();
            assert!(roll_on(&mut state, &config, &mut Generator::new(1, 0)));
            let choice = advisor.best(&state).unwrap();
            let end = ValuePlayout::new(&advisor, &state).play(&choice, 1, 0);
            assert_eq!(end.is_by_value, is_by_value);
            assert!(is_by_value || [0.0, 1.0, 0.5, 1.0 / 3.0].contains(&end.victory), "{}", end.victory);
        }
    }
}
