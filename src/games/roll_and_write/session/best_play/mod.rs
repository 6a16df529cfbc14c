//! A finished game once more on the same dice, with the advisor in the place of the people.

mod comparison;

pub use comparison::{Comparison, RoundPlayed, has_its_own_dice};

use super::background::{Background, News, Teller, Waker};
use crate::{
    games::{
        common::host::Source,
        roll_and_write::{
            advisor::{Advisor, Generator, Policy, ValueSets},
            log::Game,
            rules::{Move, ToAct},
        },
    },
    kernel::record::{Header, Seat, SeatKind},
};

/// The game that is compared, one at a time.
#[derive(Debug, Default)]
pub struct BestPlay {
    waker: Waker,
    open: Option<SameDice>,
}

/// A game, and the same dice played by the advisor.
#[derive(Debug)]
pub struct SameDice {
    /// Where the record of the game is from.
    pub source: Source,
    /// The game.
    pub mine: Game,
    /// As the advisor played it, once that is done.
    pub best: Option<Game>,
    work: Option<Background<Game>>,
}

impl BestPlay {
    /// From now on this wakes who is to call [`BestPlay::hear`].
    pub fn wake_by(&mut self, waker: Waker) {
        self.waker = waker;
    }

    /// The game that is compared.
    #[must_use]
    pub const fn open(&self) -> Option<&SameDice> {
        self.open.as_ref()
    }

    /// Lets the advisor play a game, unless it is the one that is open; false where its dice cannot come again.
    pub(crate) fn begin(&mut self, source: &Source, game: &Game, values: &ValueSets) -> bool {
        if self.open.as_ref().is_some_and(|open| open.source == *source && open.mine == *game) {
            return true;
        }
        let again = Some(game).filter(|game| has_its_own_dice(game)).and_then(begun_again);
        let Some((again, advisor)) = again.zip(Advisor::new(game.config(), values).ok()) else {
            return false;
        };
        let work = Background::begin("best play", self.waker.clone(), move |teller: &Teller<Game>| {
            if let Some(played) = play(again, &advisor, &|| !teller.is_stopped()) {
                teller.tell(played);
            }
        });
        self.open = Some(SameDice { source: source.clone(), mine: game.clone(), best: None, work });
        true
    }

    /// Takes in the game once it was played.
    pub fn hear(&mut self) {
        let Some(open) = &mut self.open else { return };
        match open.work.as_ref().map(Background::hear) {
            Some(News::Found(best)) => open.best = Some(best),
            Some(News::Ended) => open.work = None,
            Some(News::Nothing) | None => {}
        }
    }
}

/// The same game before its first die, with the advisor in the place of the people, or where there were none, of all
/// computers; whoever went first does so again.
fn begun_again(game: &Game) -> Option<Game> {
    let had_people = game.header.seats.iter().any(|seat| seat.kind == SeatKind::Human);
    let advised = |seat: &Seat| match seat.kind {
        kind if kind == SeatKind::Human || kind == SeatKind::Computer && !had_people => {
            let policy = Some(Policy::Advisor.name().to_owned());
            Seat { kind: SeatKind::Computer, policy, ..seat.clone() }
        }
        _ => seat.clone(),
    };
    let seats = game.header.seats.iter().map(advised).collect();
    let header = Header::new(&game.header.id, &game.header.layout_name, seats);
    let mut again = Game::new(header, *game.config(), game.seed_at(1)).ok()?;
    let first = game.events().iter().filter_map(|(_, event)| event.to_move()).next();
    if let Some(first @ Move::First(_)) = first {
        // What the dice drew is drawn again, and what people agreed is agreed again.
        let _ = again.perform(first);
    }
    Some(again)
}

/// Plays a game to its end, each seat by its policy; none where it was stopped.
fn play(mut game: Game, advisor: &Advisor, goes_on: &dyn Fn() -> bool) -> Option<Game> {
    loop {
        let entry = game.log().len() + 1;
        let done = match game.state().to_act() {
            ToAct::Nothing => return Some(game),
            ToAct::Roll(_) => game.roll().is_ok(),
            ToAct::Decision(seat) => {
                let policy = game.policy(seat.into()).and_then(Policy::named).unwrap_or(Policy::Advisor);
                let mut generator = Generator::new(game.seed_at(entry)?.0, entry as u64);
                let decision = policy.decide(advisor, game.state(), &mut generator);
                game.perform(decision).is_ok()
            }
        };
        if !done || !goes_on() {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::roll_and_write::record::{self, AnyGame};

    fn sample(name: &str) -> Game {
        let path = format!("{}/saves/{name}.json", env!("CARGO_MANIFEST_DIR"));
        match record::read(&std::fs::read_to_string(path).unwrap()).unwrap().game {
            AnyGame::Full(game) => *game,
            AnyGame::Pad(_) | AnyGame::Result(_) => panic!("{name} is no full game"),
        }
    }

    /// The same dice played by value, which is soon done.
    fn again(game: &Game) -> Game {
        let mut again = begun_again(game).unwrap();
        for seat in &mut again.header.seats {
            if seat.kind == SeatKind::Computer {
                seat.policy = Some(Policy::AdvisorFast.name().to_owned());
            }
        }
        let advisor = Advisor::new(game.config(), &ValueSets::bundled()).unwrap();
        play(again, &advisor, &|| true).unwrap()
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
