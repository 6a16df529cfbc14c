//! A finished game as far as it has been typed in: final points, rounds, and how it ended (§X10.5).

use serde::{Deserialize, Serialize};

use crate::{
    log::{Ended, GameResult, Options},
    pad::{PaperGame, PaperResult, ResultEvent},
    rules::{ConfigFault, GOAL, GameConfig, PLAYERS},
    text::{audit_text, errors, setup_errors},
};
use common::{
    host::new_id,
    seating::{SeatSetup, Seating, known_players},
    table::{Occasion, ResultForm},
    words::sentence,
};
use kernel::{Entry, Note, People, record::Header};
use storage::Settings;
use text::{Texts, without_rules};

/// The most seats at a table.
const SEATS: usize = *PLAYERS.end();
/// How many rounds a game can have.
pub const ROUNDS: std::ops::RangeInclusive<i64> = 1..=99;

/// A finished game as far as it has been typed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedGame {
    /// Who played, including seats beyond the present number of players.
    pub seating: Seating<()>,
    /// How many players there are.
    pub players: usize,
    /// Final points, including those of seats beyond the present number.
    pub points: [i64; SEATS],
    /// Rounds that were begun.
    pub rounds: i64,
    /// How it ended.
    pub ended: Ended,
    /// The points that end it; a draft from before they could be typed has the usual ones.
    #[serde(default = "usual_goal")]
    pub goal: i64,
    /// When and where it was played; a draft from before that could be typed has the current day.
    #[serde(flatten)]
    pub occasion: Occasion,
}

fn usual_goal() -> i64 {
    GOAL.into()
}

impl ResultForm<PaperResult> for TypedGame {
    fn new(settings: &Settings, people: &People) -> Self {
        let me = SeatSetup::mine(&settings.player_name, &settings.player_colour);
        let mut seating = Seating::with_me(&me, SEATS);
        seating.propose(&known_players(settings, people), people);
        Self {
            seating,
            players: SEATS,
            points: [0; SEATS],
            rounds: 1,
            ended: Ended::Goal,
            goal: usual_goal(),
            occasion: Occasion::today(),
        }
    }

    fn of(game: &PaperGame, settings: &Settings, people: &People) -> Self {
        let GameResult { points, rounds, ended, .. } = game.result();
        let goal = game.config().goal().into();
        let occasion = Occasion::of(&game.header);
        let mut typed = Self { rounds: rounds.into(), ended, goal, occasion, ..Self::new(settings, people) };
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
            && self.points.iter().chain([&self.goal]).all(|points| u16::try_from(*points).is_ok())
    }

    fn occasion(&mut self) -> &mut Occasion {
        &mut self.occasion
    }

    fn game(&self, texts: &Texts, old: Option<&PaperGame>) -> Result<PaperGame, Vec<String>> {
        match self.fault(texts, old) {
            Some(fault) => Err(vec![fault]),
            None => self.made(texts, old).map_err(|why| vec![why]),
        }
    }
}

impl TypedGame {
    /// Who played.
    #[must_use]
    pub fn playing(&self) -> Seating<()> {
        self.seating.of_first(self.players).as_before()
    }

    /// What keeps it from being a game: names that cannot be told apart, an impossible goal, no points at all, or
    /// points that contradict how it ended, unless the `old` game that is being corrected contradicts itself in the
    /// same way.
    #[must_use]
    fn fault(&self, texts: &Texts, old: Option<&PaperGame>) -> Option<String> {
        let none = self.points.iter().take(self.players).all(|points| *points == 0);
        let nothing = || none.then(|| texts.alexandros_page_why_no_points().to_owned());
        let config = || self.config(old).err().map(|fault| sentence(&setup_errors::config(texts, fault)));
        let contradiction = || self.made(texts, old).err().map(|why| without_rules(&why));
        self.playing().fault(texts).or_else(config).or_else(nothing).or_else(contradiction)
    }

    /// The contradictions that the `old` game already had when it was saved.
    #[must_use]
    pub fn kept(&self, texts: &Texts, old: Option<&PaperGame>) -> Option<String> {
        let game = self.made(texts, old).ok()?;
        let finding = game.findings().into_iter().next()?;
        Some(without_rules(&audit_text::describe(texts, &game.header.seats, &finding)))
    }

    fn config(&self, old: Option<&PaperGame>) -> Result<GameConfig, ConfigFault> {
        match old.map(PaperGame::config) {
            Some(old) => Options::of(old).config(self.players, old.board().cloned()),
            None => GameConfig::new(self.players),
        }?
        .with_goal(self.goal)
    }

    /// The game, or why there is none. Contradictions that the `old` one already had are confirmed.
    fn made(&self, texts: &Texts, old: Option<&PaperGame>) -> Result<PaperGame, String> {
        let fresh = || Header::new(&new_id(), "", Vec::new());
        let mut header = old.map_or_else(fresh, |old| old.header.clone());
        self.occasion.put_into(texts, &mut header, old.map(|old| &old.header))?;
        header.seats = self.playing().seats_after(texts, &header.seats);
        let config = self.config(old).map_err(|fault| sentence(&setup_errors::config(texts, fault)))?;
        let points = self.points.iter().take(self.players);
        let points = points.map(|points| u16::try_from(*points).unwrap_or(u16::MAX)).collect();
        let rounds = u16::try_from(self.rounds).unwrap_or(1);
        let end = ResultEvent::Final { points, rounds, ended: self.ended };
        let log = vec![Entry::Event(end)];
        let mut game = PaperGame::from_log(header, config, Vec::new(), log)
            .map_err(|mut wrong| errors::ledger(texts, &[], &wrong.swap_remove(0).1))?;
        let known = old.map(PaperGame::findings).unwrap_or_default();
        for finding in game.findings() {
            if !known.contains(&finding) {
                return Err(audit_text::describe(texts, &game.header.seats, &finding));
            }
            // A confirmation fits any log of a kind that takes it.
            let _ = game.note(Note::confirm(finding));
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Kind;
    use text::Language;

    fn typed() -> TypedGame {
        let seating = Seating::with_me(&SeatSetup::mine("Ada", "red"), SEATS);
        let points = [88, 94, 61, 999];
        let occasion = Occasion::today();
        TypedGame { seating, players: 3, points, rounds: 9, ended: Ended::RedWalls, goal: 100, occasion }
    }

    #[test]
    fn what_is_typed_makes_a_result_with_its_winner() {
        let texts = Texts::new(Language::English);
        let game = typed().game(&texts, None).unwrap();
        let result = game.result();
        assert_eq!((result.points, result.winners, result.rounds), (vec![88, 94, 61], vec![2], 9));
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
        let mut other = TypedGame::of(&game, &Settings::default(), &People::default());
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
        assert_eq!(PaperResult::KIND, kernel::record::RecordKind::Result);
    }

    #[test]
    fn points_that_contradict_how_it_ended_are_not_saved() {
        let texts = Texts::new(Language::English);
        let faulty = |points, ended, goal| {
            let typed = TypedGame { points: [88, points, 61, 999], ended, goal, ..typed() };
            let fault = typed.fault(&texts, None);
            assert_eq!(fault.is_some(), typed.game(&texts, None).is_err());
            fault
        };
        let missed = faulty(91, Ended::Goal, 100).unwrap();
        assert!(missed.contains("100") && missed.contains("91"), "{missed}");
        for (points, ended, goal) in
            [(101, Ended::Early, 100), (101, Ended::RedWalls, 100), (91, Ended::Early, 90)]
        {
            let fault = faulty(points, ended, goal).unwrap();
            assert!(fault.contains(&points.to_string()) && fault.contains(&goal.to_string()), "{fault}");
        }
        for (points, ended, goal) in [
            (100, Ended::Goal, 100),
            (91, Ended::Goal, 90),
            (89, Ended::Early, 90),
            (89, Ended::RedWalls, 90),
            (150, Ended::Early, 200),
        ] {
            assert_eq!(faulty(points, ended, goal), None, "{points} of {goal}");
        }
        assert!(faulty(10, Ended::Goal, 12).unwrap().contains("20 to 200"));
    }

    #[test]
    fn a_game_that_was_saved_with_a_contradiction_is_corrected_and_keeps_it_confirmed() {
        let texts = Texts::new(Language::English);
        let end = ResultEvent::Final { points: vec![80, 91, 61], rounds: 9, ended: Ended::Goal };
        let game = typed().game(&texts, None).unwrap();
        let log = vec![Entry::Event(end)];
        let old = PaperGame::from_log(game.header.clone(), game.config().clone(), Vec::new(), log).unwrap();
        assert_eq!(old.unconfirmed().len(), 1);
        let mut typed = TypedGame::of(&old, &Settings::default(), &People::default());
        assert_eq!(typed.fault(&texts, Some(&old)), None);
        assert!(typed.kept(&texts, Some(&old)).is_some_and(|kept| kept.contains("91")));
        typed.rounds = 10;
        let corrected = typed.game(&texts, Some(&old)).unwrap();
        assert_eq!((corrected.result().rounds, corrected.findings().len()), (10, 1));
        assert_eq!(corrected.unconfirmed(), []);
        // Another contradiction is a new one.
        typed.points[1] = 92;
        assert!(typed.fault(&texts, Some(&old)).is_some_and(|fault| fault.contains("92")));
    }

    #[test]
    fn what_was_begun_before_goal_and_day_could_be_typed_has_the_usual_ones() {
        let mut draft = serde_json::to_value(typed()).unwrap();
        for later in ["goal", "title", "place", "date"] {
            draft.as_object_mut().unwrap().remove(later).unwrap();
        }
        let read: TypedGame = serde_json::from_value(draft).unwrap();
        assert_eq!((read.goal, read.is_whole()), (100, true));
        let header = read.game(&Texts::new(Language::English), None).unwrap().header;
        assert_eq!(header.day, Some(storage::today()));
    }
}
