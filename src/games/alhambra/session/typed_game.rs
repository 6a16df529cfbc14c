//! A finished game as far as it has been typed in: three lines for each row.

use serde::{Deserialize, Serialize};

use crate::{
    log::{ModuleCounts, Options, SetUp, Tiles, third_seat},
    pad::{PaperGame, PaperResult, ResultEvent},
    rules::{GameConfig, Module, Scoring, TileFault},
    text::errors,
};
use common::{
    host::new_id,
    seating::{SeatSetup, Seating, known_players},
    table::{Occasion, ResultForm},
};
use kernel::{
    Game, People,
    record::{Header, Seat, SeatKind},
};
use storage::Settings;
use text::Texts;

use super::typed_line::{Line, small};

/// The most rows of a table.
const ROWS: usize = 6;
/// How many can play.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=ROWS;
/// The row of the third player, from 0.
const THIRD: usize = 2;

/// A finished game as far as it has been typed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedGame {
    /// How many play.
    pub players: usize,
    /// Who plays, including places beyond the present number.
    pub seating: Seating<()>,
    /// What was agreed.
    pub options: Options,
    /// The tiles; a game that is corrected keeps those of its record.
    pub tiles: Tiles,
    /// When and where it was played.
    #[serde(flatten)]
    pub occasion: Occasion,
    /// What every row had in every scoring.
    pub lines: [[Line; ROWS]; 3],
}

impl ResultForm<PaperResult> for TypedGame {
    fn new(settings: &Settings, people: &People) -> Self {
        let me = SeatSetup::mine(&settings.player_name, &settings.player_colour);
        let mut seating = Seating::with_me(&me, ROWS);
        seating.propose(&known_players(settings, people), people);
        Self {
            players: 3,
            seating,
            options: Options::default(),
            tiles: Tiles::default(),
            occasion: Occasion::today(),
            lines: Default::default(),
        }
    }

    fn of(game: &PaperGame, settings: &Settings, people: &People) -> Self {
        let mut typed = Self::new(settings, people);
        let players = game.config().game.players();
        typed.seating.take_seats(&game.header.seats[..players]);
        for (_, event) in game.events() {
            let ResultEvent::Scoring { scoring, row, .. } = event;
            let row = usize::from(*row).wrapping_sub(1);
            if let Some(line) = typed.lines[scoring.index()].get_mut(row) {
                *line = Line::of(event);
            }
        }
        Self {
            players,
            options: Options::from(*game.config().game.options()),
            occasion: Occasion::of(&game.header),
            ..typed
        }
    }

    fn is_whole(&self) -> bool {
        PLAYERS.contains(&self.players) && self.seating.places.len() == ROWS
    }

    fn occasion(&mut self) -> &mut Occasion {
        &mut self.occasion
    }

    fn game(&self, texts: &Texts, old: Option<&PaperGame>) -> Result<PaperGame, Vec<String>> {
        if old.is_none() && self.is_empty() {
            return Err(vec![texts.alhambra_late_fault_nothing().to_owned()]);
        }
        self.made(texts, old).map_err(|why| vec![why])
    }
}

impl TypedGame {
    /// Whether a module is in the game.
    #[must_use]
    pub fn has(&self, module: Module) -> bool {
        self.options.modules.contains(&module)
    }

    /// Whether the third player draws pieces of modules (§A5.2).
    #[must_use]
    pub fn draws(&self) -> bool {
        self.options.modules.iter().any(|module| module.rules().is_drawn)
    }

    /// Whether nobody has anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.iter().flatten().all(|line| *line == Line::default())
    }

    /// The names of the rows, the third player's among them; `old` is the game that is corrected.
    #[must_use]
    pub fn rows(&self, texts: &Texts, old: Option<&PaperGame>) -> Vec<String> {
        let mut rows = self.seating.of_first(self.players).names(texts);
        rows.extend(self.third(texts, old).map(|third| third.name));
        rows
    }

    /// Two players have a third one beside them.
    fn third(&self, texts: &Texts, old: Option<&PaperGame>) -> Option<Seat> {
        let known = old.and_then(|old| old.header.seats.get(THIRD));
        let known = known.filter(|seat| seat.kind == SeatKind::Phantom).cloned();
        let usual = || third_seat(texts.alhambra_third_usual().to_owned());
        (self.players == THIRD).then(|| known.unwrap_or_else(usual))
    }

    fn made(&self, texts: &Texts, old: Option<&PaperGame>) -> Result<PaperGame, String> {
        let seating = self.seating.of_first(self.players).as_before();
        if let Some(fault) = seating.fault(texts) {
            return Err(fault);
        }
        let fresh = || Header::new(&new_id(), "", Vec::new());
        let mut header = old.map_or_else(fresh, |old| old.header.clone());
        self.occasion.put_into(texts, &mut header, old.map(|old| &old.header))?;
        let before = old.map_or(&[][..], |old| &old.header.seats[..old.config().game.players()]);
        header.seats = seating.seats_after(texts, before);
        header.seats.extend(self.third(texts, old));
        let refused = |error| errors::pad(texts, &header.seats, &error);
        let mut game: PaperGame =
            Game::start(header.clone(), self.setup(texts, old)?, None).map_err(refused)?;
        let rows = game.config().game.rows();
        for scoring in Scoring::ALL.into_iter().filter(|&scoring| self.is_held(scoring, rows)) {
            for row in 0..rows {
                let event = self.event(texts, old, scoring, row)?;
                game.enter(event).map_err(refused)?;
            }
        }
        game.header.ended = header.ended;
        Ok(game)
    }

    /// Whether a scoring was held: its card may never have come up (§A4.10). Then nobody has anything in it, although
    /// somebody has in the third.
    fn is_held(&self, scoring: Scoring, rows: usize) -> bool {
        let is_typed = |scoring: Scoring| {
            self.lines[scoring.index()][..rows].iter().any(|line| *line != Line::default())
        };
        scoring == Scoring::Third || is_typed(scoring) || !is_typed(Scoring::Third)
    }

    /// The set-up. A game that is corrected keeps its tiles and what was transcribed.
    fn setup(&self, texts: &Texts, old: Option<&PaperGame>) -> Result<SetUp, String> {
        let old = old.map(PaperGame::config);
        let own = |faults: Vec<TileFault>| errors::tiles(texts, &faults[0]);
        let tiles = match old {
            Some(old) => old.game.tiles().clone(),
            None => self.tiles.clone().read().map_err(own)?,
        };
        let printed = old.map(|old| old.printed.clone()).unwrap_or_default();
        let game = GameConfig::new(self.players, tiles, self.options.clone().into())
            .map_err(|wrong| texts.alhambra_refused_players(wrong.0))?;
        Ok(SetUp { game, printed })
    }

    /// What a row had in a scoring: only what it can have there.
    fn event(
        &self,
        texts: &Texts,
        old: Option<&PaperGame>,
        scoring: Scoring,
        at: usize,
    ) -> Result<ResultEvent, String> {
        let (line, row, is_player) = (&self.lines[scoring.index()][at], at as u8 + 1, at < self.players);
        let mut modules = ModuleCounts::default();
        let scores = |module: &Module| is_player && self.has(*module) && module.scores_at(scoring);
        for module in Module::ALL.into_iter().filter(scores) {
            let numbers = line.modules.numbers(module).ok_or_else(|| {
                let who = self.rows(texts, old).get(at).cloned().unwrap_or_default();
                texts.alhambra_late_fault_list(&who, module, scoring.number())
            })?;
            modules = modules.with(module, numbers);
        }
        let draws = !is_player && self.draws();
        Ok(ResultEvent::Scoring {
            scoring,
            row,
            types: line.types.map(small),
            wall: if is_player { u16::from(small(line.wall)) } else { 0 },
            modules,
            drawn: if draws { small(line.drawn) } else { 0 },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::AuditFinding, session::TypedCount};
    use text::Language;

    /// Two players and Dirk, with every module.
    fn typed(texts: &Texts) -> TypedGame {
        let mut typed = TypedGame::new(&Settings::default(), &People::default());
        typed.players = 2;
        typed.options.modules = Module::ALL.to_vec();
        typed.occasion.date = "2026-01-31".to_owned();
        for (number, lines) in typed.lines.iter_mut().enumerate() {
            for (row, line) in lines.iter_mut().enumerate() {
                line.types = [1 + number as i64, row as i64, 1, 0, 2, 1];
                line.wall = 3 + row as i64;
                *line.modules.of(Module::Camps).unwrap() = TypedCount::List("3+2".to_owned());
                *line.modules.of(Module::Bazaars).unwrap() = TypedCount::List("12, 6".to_owned());
                *line.modules.of(Module::Falconers).unwrap() = TypedCount::Kinds([1, 0, 2]);
                line.drawn = 2;
            }
        }
        assert!(typed.game(texts, None).is_ok());
        typed
    }

    #[test]
    fn camps_and_bazaars_are_typed_one_by_one() {
        let texts = Texts::new(Language::English);
        let game = typed(&texts).game(&texts, None).unwrap();
        let lines = game.events().iter().filter_map(|(_, event)| {
            let ResultEvent::Scoring { scoring, row, modules, drawn, .. } = event;
            let numbers = |module| modules.numbers(module);
            (*scoring == Scoring::Third)
                .then(|| (*row, numbers(Module::Camps), numbers(Module::Bazaars), *drawn))
        });
        let of_a_player = |row| (row, vec![3, 2], vec![12, 6], 0);
        assert_eq!(
            lines.collect::<Vec<_>>(),
            [of_a_player(1), of_a_player(2), (3, Vec::new(), Vec::new(), 2)]
        );
    }

    #[test]
    fn what_is_no_number_of_vp_is_said_and_what_a_game_does_not_have_is_not_looked_at() {
        let texts = Texts::new(Language::English);
        let mut typed = typed(&texts);
        *typed.lines[1][0].modules.of(Module::Camps).unwrap() = TypedCount::List("many".to_owned());
        assert_eq!(
            typed.game(&texts, None).unwrap_err(),
            [texts.alhambra_late_fault_list(&typed.rows(&texts, None)[0], Module::Camps, 2)]
        );
        typed.options.modules.retain(|module| *module != Module::Camps);
        let game = typed.game(&texts, None).unwrap();
        for (_, ResultEvent::Scoring { modules, .. }) in game.events() {
            assert!(modules.numbers(Module::Camps).is_empty());
        }
    }

    #[test]
    fn a_scoring_in_which_nobody_has_anything_was_not_held() {
        let texts = Texts::new(Language::English);
        let mut typed = typed(&texts);
        typed.lines[1] = Default::default();
        let game = typed.game(&texts, None).unwrap();
        assert_eq!(game.events().len(), 6);
        assert!(game.findings().contains(&AuditFinding::Skipped { scoring: Scoring::Second }));
        assert_eq!(game.result().rows[0].scorings.len(), 2);
        let again =
            TypedGame::of(&game, &Settings::default(), &People::default()).game(&texts, Some(&game)).unwrap();
        assert_eq!((again.events(), again.result()), (game.events(), game.result()));
        // A single line counts as a scoring that was held: the others had nothing.
        typed.lines[1][0].wall = 3;
        assert_eq!(typed.game(&texts, None).unwrap().events().len(), 9);
    }

    #[test]
    fn a_game_that_is_corrected_is_typed_as_it_was_and_keeps_its_seats_its_day_and_what_was_agreed() {
        let texts = Texts::new(Language::English);
        let mut game = typed(&texts).game(&texts, None).unwrap();
        game.header.title = "The last day of January".to_owned();
        game.header.seats[2].name = "Nicolas".to_owned();
        game.header.seats[0].id = "ada".to_owned();
        let again =
            TypedGame::of(&game, &Settings::default(), &People::default()).game(&texts, Some(&game)).unwrap();
        assert_eq!((again.events(), again.config()), (game.events(), game.config()));
        assert_eq!(again.header, game.header);
        let mut other = TypedGame::of(&game, &Settings::default(), &People::default());
        other.lines[2][1].types[5] = 4;
        other.occasion.date = "2026-01-30".to_owned();
        let other = other.game(&texts, Some(&game)).unwrap();
        assert_ne!(other.result(), game.result());
        assert!(other.header.started < game.header.started);
        assert_eq!(other.header.seats, game.header.seats);
    }
}
