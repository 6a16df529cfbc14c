//! Which saved games are attempts of the same challenge, and who sits at its table.

use jiff::tz::TimeZone;

use super::{
    Deals,
    seating::{SeatSetup, Seating},
};
use crate::{
    advisor::{Level, Policy},
    challenge::Challenge,
    files::GameSummary,
    log::PlayedGame,
};
use common::{
    challenges::Attempt,
    play::ChanceSource as _,
    seating::{Controller as _, SeatController},
    words::challenges::{ChallengeName, name_of_game},
};
use text::Texts;

/// The saved games by their challenges.
pub type Challenges = common::challenges::Challenges<Challenge>;

/// The opponent at every table: a code does not name one, and results are compared.
const OPPONENT: SeatController = SeatController::Computer(Policy::Level(Level::Strong));

/// The places of a challenge: one person, and computers.
#[must_use]
pub fn seating(me: &SeatSetup, players: usize) -> Seating {
    let mut seating = Seating::with_me(me, players);
    for other in seating.places.iter_mut().skip(1) {
        other.controller = OPPONENT;
    }
    seating
}

/// Whether one person plays against computers as at the table of a challenge.
fn is_seated(summary: &GameSummary) -> bool {
    let is_opponent = |level: &String| Some(level) == OPPONENT.policy_name().as_ref();
    summary.opponents().is_some_and(|levels| levels.iter().all(is_opponent))
}

/// The challenge that a game is; none if not everything was dealt by the program, or no code can hold its
/// tiles.
#[must_use]
pub fn of_game(game: &PlayedGame) -> Option<Challenge> {
    let seed = game.seed_at(1).filter(|_| Deals::of(game) == Deals::Program)?;
    Challenge::of(game.config(), seed)
}

/// The name of a game that is the challenge of a date and was not played on from a replay.
#[must_use]
pub fn name_of(texts: &Texts, game: &PlayedGame) -> Option<ChallengeName> {
    name_of_game(texts, &game.header, game.seed_at(1)?, || of_game(game))
}

/// The same for a saved game.
#[must_use]
pub fn name_of_saved(texts: &Texts, summary: &GameSummary) -> Option<ChallengeName> {
    let [challenge] = &summary.challenges[..] else { return None };
    let known = || Some(challenge.clone()).filter(|_| summary.program_deals);
    name_of_game(texts, &summary.general.header, challenge.seed(), known)
}

/// The challenges of saved games, each with its file.
#[must_use]
pub fn of_saved<'a>(games: impl IntoIterator<Item = (&'a str, &'a GameSummary)>) -> Challenges {
    let games = games.into_iter().map(|(file, summary)| {
        let GameSummary { general, challenges, program_deals, handed_over, .. } = summary;
        let is_one = challenges.len() == 1 && *program_deals;
        let is_whole = is_one && !handed_over && is_seated(summary);
        (challenges.iter().cloned(), Attempt::of(file, general, is_whole))
    });
    Challenges::new(games, TimeZone::system())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::{challenge::Dated, record};
    use kernel::{Note, Seed, record::Header};
    use text::Language;

    fn day() -> Challenge {
        Challenge::dated(Dated::Day(date(2026, 11, 23)))
    }

    /// A game of this challenge with these places.
    fn game(challenge: &Challenge, seating: &Seating) -> PlayedGame {
        let header = Header::new("id", "", seating.seats(&Texts::new(Language::English)));
        PlayedGame::start(header, challenge.config().unwrap(), Some(challenge.seed())).unwrap()
    }

    /// What the library knows of a game once it is over.
    fn over(game: &PlayedGame) -> GameSummary {
        let mut summary = GameSummary::of(&record::read(&game.write(None)).unwrap());
        (summary.general.over, summary.general.totals) = (true, vec![Some(100), Some(90), Some(80)]);
        summary
    }

    /// How many attempts of a challenge a game is, and whether its result counts as one.
    fn tried(summary: &GameSummary, challenge: &Challenge) -> (usize, bool) {
        let all = of_saved([("a", summary)]);
        (all.attempts(challenge).len(), all.result(challenge, "a").is_some())
    }

    #[test]
    fn a_game_is_called_as_its_date_also_with_others_at_the_table() {
        let texts = Texts::new(Language::English);
        let mut table = seating(&SeatSetup::mine("Zoé", "red"), 3);
        table.places[1].controller = SeatController::Person;
        let mut game = game(&day(), &table);
        assert_eq!(name_of(&texts, &game), None, "begun long before its day");
        game.header.started = "2026-11-25T12:00:00Z".parse().unwrap();
        let full = |name: Option<ChallengeName>| name.map(|name| name.full);
        let expected = Some("Game of the day, 23 November 2026".to_owned());
        assert_eq!(full(name_of(&texts, &game)), expected);
        assert_eq!(full(name_of_saved(&texts, &over(&game))), expected);
    }

    #[test]
    fn a_game_against_strong_computers_is_a_result_of_its_challenge() {
        let seating = seating(&SeatSetup::mine("Zoé", "red"), 3);
        let game = game(&day(), &seating);
        assert_eq!(of_game(&game), Some(day()));
        assert_eq!(tried(&over(&game), &day()), (1, true));
        let other = Challenge::new(3, day().options().clone(), Seed(7)).unwrap();
        assert_eq!(tried(&over(&game), &other), (0, false));
    }

    #[test]
    fn with_others_at_the_table_or_in_part_by_others_it_is_a_try_without_a_result() {
        let table = seating(&SeatSetup::mine("Zoé", "red"), 3);
        for other in [SeatController::Person, SeatController::Computer(Policy::Level(Level::Casual))] {
            let mut table = table.clone();
            table.places[2].controller = other;
            assert_eq!(tried(&over(&game(&day(), &table)), &day()), (1, false));
        }
        let mut handed_over = game(&day(), &table);
        handed_over.note(Note::Handover { seat: 1, policy: OPPONENT.policy_name() }).unwrap();
        assert_eq!(tried(&over(&handed_over), &day()), (1, false));
        let mut typed = over(&game(&day(), &table));
        typed.program_deals = false;
        assert_eq!(tried(&typed, &day()), (1, false));
    }
}
