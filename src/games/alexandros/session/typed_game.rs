//! A finished game as far as it was typed in: final points, rounds, and how it ended (§X10.5).

use serde::{Deserialize, Serialize};

use crate::{
    games::{
        alexandros::{
            log::{Ended, GameResult, Options},
            pad::{PaperGame, PaperResult, ResultEvent},
            rules::GameConfig,
        },
        common::{
            host::{new_id, now},
            seating::{SeatSetup, Seating, known_players},
            table::TypedIn,
        },
    },
    kernel::record::Header,
    storage::Settings,
    text::Texts,
};

/// The seats of a table at most.
const SEATS: usize = 4;
/// How many can play (§X1.1).
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=SEATS;
/// How many rounds a game can have.
pub const ROUNDS: std::ops::RangeInclusive<i64> = 1..=99;

/// A finished game as far as it was typed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedGame {
    /// Who played: also more than there are now.
    pub seating: Seating<()>,
    /// How many.
    pub players: usize,
    /// Final points, also of more than there are now.
    pub points: [i64; SEATS],
    /// Rounds that were begun.
    pub rounds: i64,
    /// How it ended.
    pub ended: Ended,
}

impl TypedIn<PaperResult> for TypedGame {
    fn new(settings: &Settings) -> Self {
        let me = SeatSetup::mine(&settings.player_name, &settings.player_colour);
        let mut seating = Seating::with_me(&me, SEATS);
        seating.propose(&known_players(settings));
        Self { seating, players: SEATS, points: [0; SEATS], rounds: 1, ended: Ended::Goal }
    }

    fn of(game: &PaperGame, settings: &Settings) -> Self {
        let GameResult { points, rounds, ended, .. } = game.result();
        let mut typed = Self { rounds: rounds.into(), ended, ..Self::new(settings) };
        typed.players = points.len().clamp(*PLAYERS.start(), SEATS);
        typed.seating.take_seats(&game.header.seats);
        for (typed, points) in typed.points.iter_mut().zip(points) {
            *typed = points.into();
        }
        typed
    }

    fn is_whole(&self) -> bool {
        PLAYERS.contains(&self.players)
            && self.seating.places.len() == SEATS
            && ROUNDS.contains(&self.rounds)
            && self.points.iter().all(|points| u16::try_from(*points).is_ok())
    }
}

impl TypedGame {
    /// Who played.
    #[must_use]
    pub fn playing(&self) -> Seating<()> {
        self.seating.of_first(self.players).as_before()
    }

    /// What keeps it from being a game: names that could not be told apart, or no points at all.
    #[must_use]
    pub fn fault(&self, texts: &Texts) -> Option<String> {
        let none = self.points.iter().take(self.players).all(|points| *points == 0);
        let nothing = none.then(|| texts.alexandros_page_why_no_points().to_owned());
        self.playing().fault(texts).or(nothing)
    }

    /// The game; of the `old` one that is corrected stays what is not typed here.
    #[must_use]
    pub fn game(&self, texts: &Texts, old: Option<&PaperGame>) -> Option<PaperGame> {
        let fresh =
            || Header { started: now(), ended: Some(now()), ..Header::new(&new_id(), "", Vec::new()) };
        let header = old.map_or_else(fresh, |old| old.header.clone());
        let seats = self.playing().seats_after(texts, &header.seats);
        let config = match old.map(PaperGame::config) {
            Some(old) => Options::of(old).config(self.players, old.board().cloned()),
            None => GameConfig::new(self.players),
        };
        let points = self.points.iter().take(self.players);
        let points = points.map(|points| u16::try_from(*points).unwrap_or(u16::MAX)).collect();
        let rounds = u16::try_from(self.rounds).unwrap_or(1);
        let mut game = PaperGame::start(Header { seats, ..header }, config.ok()?, None).ok()?;
        game.enter(ResultEvent::Final { points, rounds, ended: self.ended }).ok()?;
        Some(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{kernel::Kind, text::Language};

    fn typed() -> TypedGame {
        let seating = Seating::with_me(&SeatSetup::mine("Ada", "red"), SEATS);
        let points = [88, 104, 61, 999];
        TypedGame { seating, players: 3, points, rounds: 9, ended: Ended::RedWalls }
    }

    #[test]
    fn what_is_typed_makes_a_result_with_its_winner() {
        let texts = Texts::new(Language::English);
        let game = typed().game(&texts, None).unwrap();
        let result = game.result();
        assert_eq!((result.points, result.winners, result.rounds), (vec![88, 104, 61], vec![2], 9));
        assert_eq!(result.ended, Ended::RedWalls);
    }

    #[test]
    fn a_game_that_is_corrected_is_typed_as_it_was_and_keeps_its_seats_and_what_was_agreed() {
        let texts = Texts::new(Language::English);
        let mut typed = typed();
        typed.points[3] = 0;
        let mut game = typed.game(&texts, None).unwrap();
        game.header.seats[1].id = "ben".to_owned();
        game.header.title = "At the lake".to_owned();
        let config = game.config().clone().with_goal(140).unwrap();
        let goes_on = PaperGame::from_log(game.header.clone(), config, Vec::new(), game.log().to_vec());
        let game = goes_on.unwrap();
        let mut other = TypedGame::of(&game, &Settings::default());
        let again = other.game(&texts, Some(&game)).unwrap();
        assert_eq!(
            (&again.header, again.config(), again.result()),
            (&game.header, game.config(), game.result())
        );
        other.seating.places[1].name = "Benjamin".to_owned();
        other.points[1] = 40;
        let other = other.game(&texts, Some(&game)).unwrap();
        assert_eq!(
            (other.header.seats[1].id.as_str(), other.header.seats[1].name.as_str()),
            ("ben", "Benjamin")
        );
        assert_eq!((other.result().winners, other.config().goal()), (vec![1], 140));
        assert_eq!(PaperResult::KIND, crate::kernel::record::RecordKind::Result);
    }
}
