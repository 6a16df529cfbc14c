//! A finished game once more on the same dice: with the advisor in place of the people, and as people played it at
//! other times.

pub mod again;
mod comparison;
mod others;

pub use comparison::{Comparison, RoundPlayed, has_its_own_dice};

use again::{begun_again, play};

use crate::{
    advisor::{Advisor, Policy, ValueSets},
    log::Game,
};
use common::{
    host::Source,
    play::{Compared, Comparisons},
    worker::WorkerHandle,
};
use storage::Games;

/// The game being compared, one at a time.
pub type BestPlay = Comparisons<SameDice>;

/// A game, and the same dice played by others.
#[derive(Debug)]
pub struct SameDice {
    /// Where the record of the game is from.
    pub source: Source,
    /// The game.
    pub mine: Game,
    /// The game as the advisor played it, once that is done.
    pub best: Option<Game>,
    /// The games as people played it at other times, the latest first, as far as they were found.
    pub others: Vec<Game>,
}

/// What the thread reports.
#[derive(Debug)]
pub enum WorkerMessage {
    /// As the advisor played it.
    Best(Box<Game>),
    /// As it was played at another time.
    Other(Box<Game>),
}

impl Compared for SameDice {
    type Message = WorkerMessage;

    fn hear(&mut self, message: WorkerMessage) {
        match message {
            WorkerMessage::Best(best) => self.best = Some(*best),
            WorkerMessage::Other(other) => self.others.push(*other),
        }
    }
}

/// Lets the advisor play a game, unless it is the one that is open; false if its dice cannot come again.
pub(super) fn begin(
    best_play: &mut BestPlay,
    source: &Source,
    game: &Game,
    values: &ValueSets,
    games: &Games,
) -> bool {
    if best_play.open().is_some_and(|open| open.source == *source && open.mine == *game) {
        return true;
    }
    let again =
        Some(game).filter(|game| has_its_own_dice(game)).and_then(|game| begun_again(game, Policy::Advisor));
    let Some((again, advisor)) = again.zip(Advisor::new(game.config(), values).ok()) else {
        return false;
    };
    let (mine, games, own) = (game.clone(), games.clone(), source.clone());
    best_play.begin(SameDice { source: source.clone(), mine: game.clone(), best: None, others: Vec::new() });
    best_play.go_on("best play", move |handle: &WorkerHandle<WorkerMessage>| {
        let played = play(again, &advisor, 0, &|| !handle.is_stopped());
        if played.is_some_and(|played| handle.tell(WorkerMessage::Best(Box::new(played)))) {
            others::find(&mine, &own, &games, &mut |other| {
                handle.tell(WorkerMessage::Other(Box::new(other)))
            });
        }
    });
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{self, AnyGame};

    fn sample(name: &str) -> Game {
        let path = format!("{}/../../../saves/{name}.json", env!("CARGO_MANIFEST_DIR"));
        match record::read(&std::fs::read_to_string(path).unwrap()).unwrap().game {
            AnyGame::Played(game) => *game,
            AnyGame::Table(_) | AnyGame::Result(_) => panic!("{name} is no full game"),
        }
    }

    /// The same dice played by value, which does not take long.
    fn again(game: &Game) -> Game {
        let again = begun_again(game, Policy::AdvisorFast).unwrap();
        let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
        play(again, &advisor, 0, &|| true).unwrap()
    }

    #[test]
    fn the_same_decisions_on_the_same_dice_never_part() {
        let game = again(&sample("solo-2-phantoms-greedy"));
        assert!(has_its_own_dice(&game));
        let twice = again(&game);
        assert_eq!(game.events(), twice.events());
        let comparison = Comparison::new([&game, &twice], 0);
        assert_eq!(comparison.parting, None);
        assert_eq!(comparison.rounds.len(), 18);
    }

    #[test]
    fn up_to_where_two_games_part_everything_is_alike() {
        let mine = sample("solo-2-phantoms-greedy");
        let best = again(&mine);
        let comparison = Comparison::new([&mine, &best], 0);
        let parting = comparison.parting.unwrap();
        for [a, b] in &comparison.rounds[..parting] {
            assert_eq!((a.round, a.after.sheet(0)), (b.round, b.after.sheet(0)));
        }
        let [a, b] = &comparison.rounds[parting];
        assert_eq!(a.done[0].0, b.done[0].0, "they begin that round from the same position");
        let setup =
            |game: &Game| game.corrected_steps().find(|step| step.before.round() > 0).map(|s| s.before);
        assert_eq!(setup(&mine), setup(&best), "the same dice make the same setup");
    }
}
