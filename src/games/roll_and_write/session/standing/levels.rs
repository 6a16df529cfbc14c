//! What the levels make of the dice of a game, and of other dice.

use crate::{
    advisor::{Advisor, Generator, Level, Policy, play},
    log::Game,
    rules::State,
    session::best_play::again,
};
use common::worker::WorkerHandle;

/// The levels that a result is compared with, weakest first.
pub const LEVELS: [Policy; 4] = [
    Policy::Level(Level::Beginner),
    Policy::Level(Level::Casual),
    Policy::Level(Level::Strong),
    Policy::Advisor,
];

/// How many persons of a level whose slips vary play: their mean says more than the game of one.
const PERSONS: u64 = 100;
/// Games of each level on other dice.
const GAMES: u64 = 1000;
/// The seed of those dice: always the same, so that a result stands the same whenever it is looked at.
const OTHER_DICE: u64 = 1000;

/// What a level has made, as far as it has played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LevelResult {
    /// VP on the same dice; for Beginner and Casual the mean of 100 games.
    pub here: Option<f64>,
    /// The share of 1,000 games on other dice with a lower total, from 0 to 1; equal totals count half.
    pub beaten: Option<f64>,
}

impl LevelResult {
    /// The share that is beaten in whole percents.
    #[must_use]
    pub fn percent(self) -> Option<u32> {
        self.beaten.map(|share| (100.0 * share).round() as u32)
    }
}

/// What the thread reports, with the index of a level in [`LEVELS`].
#[derive(Debug)]
pub enum WorkerMessage {
    /// The result without luck, and the same in VP if that is another figure.
    Adjusted(f64, Option<f64>),
    /// VP on the same dice.
    Here(usize, f64),
    /// The share of games on other dice with a lower total.
    Beaten(usize, f64),
}

/// Plays everything, the longest part last, and reports it bit by bit.
pub(super) fn compare(game: &Game, row: usize, advisor: &Advisor, handle: &WorkerHandle<WorkerMessage>) {
    let goes_on = || !handle.is_stopped();
    let total = game.state().total(game.config(), row);
    let find = |at: usize, policy: Policy| {
        let beaten = beaten(total, row, policy, advisor, &goes_on)?;
        handle.tell(WorkerMessage::Beaten(at, beaten)).then_some(())?;
        let here = here(game, row, policy, advisor, &goes_on)?;
        handle.tell(WorkerMessage::Here(at, here)).then_some(())
    };
    let mut levels = LEVELS.into_iter().enumerate();
    while levels.next().is_some_and(|(at, policy)| find(at, policy).is_some()) {}
}

/// The VP of a policy in place of the people on the dice of a game.
fn here(
    game: &Game,
    row: usize,
    policy: Policy,
    advisor: &Advisor,
    goes_on: &dyn Fn() -> bool,
) -> Option<f64> {
    let persons = match policy {
        Policy::Level(Level::Beginner | Level::Casual) => PERSONS,
        _ => 1,
    };
    let mut sum = 0.0;
    for person in 0..persons {
        let played = again::play(again::begun_again(game, policy)?, advisor, person, goes_on)?;
        sum += f64::from(played.state().total(played.config(), row));
    }
    Some(sum / persons as f64)
}

/// The share of a policy's games on other dice in which a row has less than `total`. The advisor decides at once:
/// looking ahead would take minutes.
fn beaten(
    total: u16,
    row: usize,
    policy: Policy,
    advisor: &Advisor,
    goes_on: &dyn Fn() -> bool,
) -> Option<f64> {
    let policy = if policy == Policy::Advisor { Policy::AdvisorFast } else { policy };
    let start = State::new(advisor.config()).ok()?;
    let mut beaten = 0.0;
    for game in 0..GAMES {
        let end = play(&start, advisor, |_| policy, &mut Generator::new(OTHER_DICE, game));
        beaten += match end.total(advisor.config(), row).cmp(&total) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        if !goes_on() {
            return None;
        }
    }
    Some(beaten / GAMES as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        advisor::ValueSets,
        record::{self, AnyGame},
        session::best_play::Comparison,
    };

    fn sample() -> (Game, Advisor) {
        let path = format!("{}/../../../saves/solo-2-phantoms-greedy.json", env!("CARGO_MANIFEST_DIR"));
        let AnyGame::Played(game) = record::read(&std::fs::read_to_string(path).unwrap()).unwrap().game
        else {
            panic!("a full game");
        };
        let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
        (*game, advisor)
    }

    fn as_person(game: &Game, advisor: &Advisor, person: u64) -> Game {
        again::play(again::begun_again(game, LEVELS[0]).unwrap(), advisor, person, &|| true).unwrap()
    }

    #[test]
    fn persons_of_a_level_play_the_same_dice_each_in_their_own_way() {
        let (game, advisor) = sample();
        let [first, again, other] = [0, 0, 1].map(|person| as_person(&game, &advisor, person));
        assert_eq!(Comparison::new([&first, &again], 0).parting, None);
        assert!(Comparison::new([&first, &other], 0).parting.is_some());
        assert!(first.header.seats.iter().all(|seat| !seat.is_person()));
        let setup =
            |game: &Game| game.corrected_steps().find(|step| step.before.round() > 0).map(|step| step.before);
        assert_eq!(setup(&game), setup(&other), "the dice are those of the game");
    }

    #[test]
    fn the_mean_on_the_same_dice_is_that_of_a_hundred_persons() {
        let (game, advisor) = sample();
        let totals =
            (0..100).map(|person| as_person(&game, &advisor, person).state().total(game.config(), 0));
        let sum: u32 = totals.map(u32::from).sum();
        assert_eq!(here(&game, 0, LEVELS[0], &advisor, &|| true), Some(f64::from(sum) / 100.0));
        assert_eq!(here(&game, 0, LEVELS[0], &advisor, &|| false), None, "stopped");
    }

    #[test]
    fn the_part_that_is_beaten_grows_with_the_total_and_falls_with_the_level() {
        let (_, advisor) = sample();
        let beaten = |total: u16, policy: Policy| beaten(total, 0, policy, &advisor, &|| true).unwrap();
        let parts = LEVELS.map(|policy| [0, 85, 95, 250].map(|total| beaten(total, policy)));
        for of_level in &parts {
            assert!(of_level.is_sorted() && of_level[1] < of_level[2], "{parts:?}");
            assert_eq!((of_level[0], of_level[3]), (0.0, 1.0));
        }
        assert!(parts.iter().rev().map(|of_level| of_level[2]).is_sorted(), "{parts:?}");
        // At about its own mean, a level is beaten in about every other game.
        assert!((0.3..0.7).contains(&parts[0][1]));
    }
}
