//! The lesson: a game of five turns with given dice, in which each step is explained. It is not saved
//! anywhere.

mod script;

pub use script::{ROUNDS, STEPS, Step, Topic};

use crate::{
    log::{Game, NamedLayout, solo_header},
    rules::{Cell, GameConfig, Move, SpecialAction, ToAct},
};

/// Phantoms of the lesson (§10).
const PHANTOMS: usize = 2;

/// A lesson under way.
#[derive(Debug)]
pub struct Lesson {
    game: Game,
    /// How many steps are done.
    done: usize,
    /// Whether something else was tried at this step.
    strayed: bool,
}

impl Lesson {
    /// A lesson at its first step; none only if the standard sheet could not be played on.
    #[must_use]
    pub fn begin() -> Option<Self> {
        let (named, layout) = NamedLayout::standard();
        let config = GameConfig::new(layout, 1, PHANTOMS).ok()?.with_rounds(ROUNDS.into()).ok()?;
        let game = Game::start(solo_header("lesson", &named.name, PHANTOMS), config, None).ok()?;
        let mut lesson = Self { game, done: 0, strayed: false };
        lesson.roll();
        Some(lesson)
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The current step; none once the game is over.
    #[must_use]
    pub fn step(&self) -> Option<Step> {
        STEPS.get(self.done).copied()
    }

    /// The cell that is to be built, now or once a die has been turned for it.
    #[must_use]
    pub fn aim(&self) -> Option<Cell> {
        let turns_die = |step: &&Step| matches!(step.does, Move::Special(SpecialAction::ChangeDie(_)));
        match STEPS.get(self.done..)?.iter().find(|step| !turns_die(step))?.does {
            Move::Build(cell) => Some(cell),
            _ => None,
        }
    }

    /// Whether something else was tried just now.
    #[must_use]
    pub const fn has_strayed(&self) -> bool {
        self.strayed
    }

    /// Makes the move of the step; anything else changes nothing, and is answered kindly.
    pub(crate) fn play(&mut self, command: Move) {
        let fits = self.step().is_some_and(|step| step.does == command);
        self.strayed = !fits;
        if fits && self.game.perform(command).is_ok() {
            self.done += 1;
            self.roll();
        }
    }

    /// Makes the rolls that are due, as the script says.
    fn roll(&mut self) {
        let made = self.game.log().len() - self.done;
        for roll in script::rolls().into_iter().skip(made) {
            if !matches!(self.game.state().to_act(), ToAct::Chance(_)) || self.game.perform(roll).is_err() {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cards, Phase};
    use common::BuildingType;

    #[test]
    fn the_script_is_a_lawful_game_to_its_end_without_a_roll_too_many() {
        let mut lesson = Lesson::begin().unwrap();
        while let Some(step) = lesson.step() {
            assert!(lesson.game().legal_moves().contains(&step.does), "{step:?}");
            let done = lesson.done;
            lesson.play(step.does);
            assert_eq!(lesson.done, done + 1, "{step:?}");
        }
        assert_eq!(lesson.game().state().phase(), Phase::Over);
        assert_eq!(lesson.game().log().len(), STEPS.len() + script::rolls().len());
    }

    #[test]
    fn what_the_steps_tell_of_is_so() {
        let mut lesson = Lesson::begin().unwrap();
        while let Some(step) = lesson.step() {
            let state = *lesson.game().state();
            let (sheet, pavilions) = (state.sheet(0), state.score().boxes(0, BuildingType::Pavilion));
            let printed = lesson.game().config().layout().count(BuildingType::Pavilion);
            match step.topic {
                Topic::Crossing => {
                    assert_eq!((state.offered().count_ones(), sheet.coins(), pavilions), (4, 3, 2));
                }
                Topic::Race => assert_eq!(printed - pavilions, 1),
                Topic::Coins => {
                    assert_eq!((state.offered(), state.paying(lesson.game().config()).1), (0, 4));
                }
                Topic::Award => assert_eq!(printed, pavilions),
                Topic::Second => {
                    let config = lesson.game().config();
                    let built = lesson.game().preview(step.does).unwrap();
                    let lines = |state: &crate::rules::State| {
                        let cards: Cards = state.cards(config);
                        cards.rows[0].unwrap().lines_vp()
                    };
                    assert_eq!((lines(&state), lines(&built)), (0, 2));
                }
                _ => {}
            }
            lesson.play(step.does);
        }
        let vp = lesson.game().config().layout().vp(BuildingType::Pavilion)[0];
        let game = lesson.game();
        let standing = game.state().score().standing(game.config().layout(), 0, BuildingType::Pavilion);
        assert_eq!(standing.vp, vp);
    }

    #[test]
    fn where_a_die_is_turned_one_aims_at_what_is_built_then() {
        let mut lesson = Lesson::begin().unwrap();
        let mut aims = Vec::new();
        while let Some(step) = lesson.step() {
            match step.does {
                Move::Build(cell) => assert_eq!(lesson.aim(), Some(cell)),
                Move::Special(SpecialAction::ChangeDie(_)) => aims.push(lesson.aim()),
                _ => assert_eq!(lesson.aim(), None, "{step:?}"),
            }
            let was_turn = matches!(step.does, Move::Special(SpecialAction::ChangeDie(_)));
            lesson.play(step.does);
            if was_turn {
                assert_eq!(aims.last(), Some(&lesson.aim()));
            }
        }
        assert!(aims.len() == 1 && aims[0].is_some());
    }

    #[test]
    fn another_lawful_move_changes_nothing_and_is_noticed() {
        let mut lesson = Lesson::begin().unwrap();
        let before = *lesson.game().state();
        lesson.play(Move::GainCoins);
        assert!(lesson.has_strayed());
        assert_eq!((*lesson.game().state(), lesson.step()), (before, Some(STEPS[0])));
        lesson.play(STEPS[0].does);
        assert!(!lesson.has_strayed());
    }
}
