//! Levels of play below the advisor itself: they know what options are worth, and err as people do.

use super::{Advisor, Choice, Goal, Level, NextDice, policy::half_points, values::Seen};
use crate::rules::{Cell, GameConfig, MAX_ROWS, State};
use common::{
    BuildingType,
    search::{salt_of, slip},
};

/// How a level judges, in VP.
#[derive(Clone, Copy, Debug)]
struct LevelParams {
    /// The part of what comes later in the worth of an option; the rest is what it scores at once.
    sight: f32,
    /// What a coin spent seems to cost beyond its worth: dice that have to be changed first are overlooked.
    reluctance: f32,
    /// The temperature of the softmax over all options.
    blur: f32,
}

/// What a level does in this game.
///
/// Its errors are slips of judgement, not random moves: it sees each option's worth blurred, the points at once larger
/// than what comes later, and the options that cost coins less clearly. A slip belongs to what an option leads to, so a
/// turn that is begun is carried out as it was meant, and the same position is always played alike by the same person.
pub trait LevelExt: Sized {
    /// What it chooses of the options of a decision; none when no decision is due.
    #[must_use]
    fn choose(self, advisor: &Advisor, state: &State) -> Option<Choice> {
        self.choose_as(0, advisor, state)
    }

    /// The same by another person of this level, whose slips are others; person 0 is the one that plays games.
    #[must_use]
    fn choose_as(self, person: u64, advisor: &Advisor, state: &State) -> Option<Choice>;
}

impl LevelExt for Level {
    fn choose_as(self, person: u64, advisor: &Advisor, state: &State) -> Option<Choice> {
        LevelParams::of(self).choose(person, advisor, state)
    }
}

/// Log odds that a VP is about: values of winning are measured in it.
const LOG_ODDS_OF_A_POINT: f32 = 0.2;

impl LevelParams {
    const fn of(level: Level) -> Self {
        match level {
            Level::Beginner => Self { sight: 0.4, reluctance: 1.0, blur: 1.65 },
            Level::Casual => Self { sight: 0.8, reluctance: 0.37, blur: 0.78 },
            Level::Strong => Self { sight: 0.9, reluctance: 0.2, blur: 0.6 },
        }
    }

    fn choose(self, person: u64, advisor: &Advisor, state: &State) -> Option<Choice> {
        let evaluator = LevelEvaluator::new(person, advisor, state, self);
        let judged =
            Choice::all(advisor.config(), state).into_iter().map(|choice| (evaluator.judge(&choice), choice));
        judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, choice)| choice)
    }
}

/// A judgement at work on one decision.
struct LevelEvaluator<'a> {
    config: &'a GameConfig,
    state: &'a State,
    seen: Seen<'a>,
    judgement: LevelParams,
    /// VP in a unit of the values.
    unit: f32,
    /// What stays the same through a turn and differs from game to game, and from person to person: how the others stand.
    salt: u64,
}

impl<'a> LevelEvaluator<'a> {
    fn new(person: u64, advisor: &'a Advisor, state: &'a State, judgement: LevelParams) -> Self {
        let unit = match advisor.values().goal() {
            Goal::Total => 1.0,
            Goal::Victory => 1.0 / LOG_ODDS_OF_A_POINT,
        };
        let others = (0..MAX_ROWS).filter(|&row| row != state.seat());
        let boxes =
            others.flat_map(|row| BuildingType::ALL.map(|building| state.score().boxes(row, building)));
        let salt = boxes.fold(salt_of(person, state.seat()), |salt, boxes| {
            salt.wrapping_mul(11).wrapping_add(u64::from(boxes))
        });
        let config = advisor.config();
        Self { config, state, seen: advisor.values().seen(config, state), judgement, unit, salt }
    }

    /// What an option seems to be worth. Up to a number that is the same for all options of a turn.
    fn judge(&self, choice: &Choice) -> f32 {
        let LevelParams { sight, reluctance, blur } = self.judgement;
        let value = self.unit * self.seen.value(&choice.after);
        let unspent = f32::from(choice.after.coins + choice.after.room);
        sight * value
            + (1.0 - sight) * self.points_now(choice)
            + reluctance * unspent
            + blur * self.slip(choice)
    }

    /// VP if the round and the game ended after it, a coin counting half a point.
    fn points_now(&self, choice: &Choice) -> f32 {
        let cells = Cell::all().filter(|cell| choice.after.built & cell.bit() != 0);
        f32::from(half_points(self.config, self.state, cells, choice.after.coins)) / 2.0
    }

    /// A slip of judgement about what an option leads to. Distributed by Gumbel, so that the most of all is a softmax.
    fn slip(&self, choice: &Choice) -> f32 {
        let (state, after) = (self.state, &choice.after);
        let dice = match after.dice {
            NextDice::Kept(pair) => pair.cell().index(),
            NextDice::Own => Cell::COUNT,
            NextDice::All => Cell::COUNT + 1,
        };
        let built = state.sheet(state.seat()).built() | after.built;
        let rest = [after.coins.into(), after.room.into(), dice as u64, state.round().into()];
        let outcome = rest.into_iter().fold(built, |packed, part: u64| packed << 6 | part);
        slip(self.salt, outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        advisor::{Generator, Policy, PolicyExt, ValueSets, play},
        log::NamedLayout,
        rules::{ToAct, standard_bonus},
    };

    fn advisor(players: usize, phantoms: usize) -> Advisor {
        Advisor::new(
            &GameConfig::new(NamedLayout::standard().1, players, phantoms).unwrap(),
            &ValueSets::bundled(),
        )
        .unwrap()
    }

    fn mean(policy: Policy, games: u64) -> f64 {
        let advisor = advisor(1, 2);
        let start = State::new(advisor.config()).unwrap();
        let total = |game| {
            let end = play(&start, &advisor, |_| policy, &mut Generator::new(5, game));
            f64::from(end.total(advisor.config(), 0))
        };
        (0..games).map(total).sum::<f64>() / games as f64
    }

    #[test]
    fn the_levels_make_what_they_are_said_to_make() {
        for (level, usual) in Level::ALL.into_iter().zip([84.8, 93.2, 96.1]) {
            let mean = mean(Policy::Level(level), 400);
            assert!((mean - usual).abs() < 1.5, "{level:?}: {mean}");
        }
    }

    #[test]
    fn whoever_has_played_before_does_better_than_the_most_points_at_once() {
        let [casual, greedy] =
            [Policy::Level(Level::Casual), Policy::Greedy].map(|policy| mean(policy, 1000));
        assert!(casual > greedy, "{casual} against {greedy}");
    }

    #[test]
    fn a_turn_that_is_begun_is_carried_out_as_it_was_meant() {
        for (players, phantoms) in [(1, 2), (2, 1), (3, 0)] {
            let advisor = advisor(players, phantoms);
            let config = advisor.config();
            let mut generator = Generator::new(9, players as u64);
            let (mut state, mut changed) = (State::new(config).unwrap(), 0);
            while crate::advisor::roll_on(&mut state, config, &mut generator) {
                let level = Level::ALL[usize::from(state.round()) % 3];
                let choice = level.choose(&advisor, &state).unwrap();
                let mut step_by_step = state;
                let seat = state.seat();
                choice.play(config, &mut state);
                changed += choice.commands.len().saturating_sub(1);
                while matches!(step_by_step.to_act(), ToAct::Decision(due) if usize::from(due) == seat)
                    && step_by_step != state
                {
                    let command =
                        Policy::Level(level).decide(&advisor, &step_by_step, &mut Generator::new(0, 0));
                    step_by_step.apply(config, command).unwrap();
                }
                assert_eq!(step_by_step, state, "{choice:?}");
            }
            assert!(changed > 0, "some turns have several steps");
        }
    }

    #[test]
    fn every_kind_of_game_is_played_to_its_end() {
        let against = |phantoms| {
            let config = GameConfig::new(NamedLayout::standard().1, 1, phantoms).unwrap();
            let bonus = i64::from(standard_bonus(phantoms));
            Advisor::new(&config.against_phantoms(bonus).unwrap(), &ValueSets::bundled()).unwrap()
        };
        let mut advisors = vec![against(2), against(4), advisor(1, 4), advisor(2, 1)];
        advisors.extend((3..=5).map(|players| advisor(players, 0)));
        for advisor in advisors {
            let start = State::new(advisor.config()).unwrap();
            let level = |seat: usize| Policy::Level(Level::ALL[seat % 3]);
            let game = || play(&start, &advisor, level, &mut Generator::new(2, 0));
            assert_eq!(game().to_act(), ToAct::Nothing);
            assert_eq!(game(), game(), "the same dice make the same game");
        }
    }
}
