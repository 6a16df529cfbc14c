//! The lesson: the beginning of a game of two on a given deal, up to the first scoring, in which each step is explained. It is
//! not saved anywhere.

mod script;

pub use script::{STEPS, Step, TURNS, Topic};

use std::str::SplitAsciiWhitespace;

use crate::{
    log::PlayedGame,
    rules::{
        Cell, GameConfig, Options, Printed, TileSet,
        play::{Draw, Move, PlayConfig, ToAct},
    },
};
use kernel::record::{Header, Seat};
use script::Act;

/// The seats of the person, the opponent, and the third player (§A5).
pub const SEATS: [usize; 3] = [0, 1, 2];

/// A lesson under way.
#[derive(Debug)]
pub struct Lesson {
    game: PlayedGame,
    /// How many steps are done.
    done: usize,
    /// How long the log was before the last of them.
    seen: usize,
    /// Whether something else was tried at this step.
    strayed: bool,
    /// The tiles still to come.
    tiles: SplitAsciiWhitespace<'static>,
    cards: SplitAsciiWhitespace<'static>,
    opponent: std::slice::Iter<'static, Act>,
}

impl Lesson {
    /// A lesson at its first step, with these seats; none only if there were no game for two.
    #[must_use]
    pub fn begin(seats: Vec<Seat>) -> Option<Self> {
        let game = GameConfig::new(2, TileSet::standard().clone(), Options::default()).ok()?;
        let config = PlayConfig::new(game, &Printed::ours()).ok()?;
        let game = PlayedGame::start(Header::new("lesson", "", seats), config, None).ok()?;
        let mut lesson = Self {
            game,
            done: 0,
            seen: 0,
            strayed: false,
            tiles: script::TILES.split_ascii_whitespace(),
            cards: script::CARDS.split_ascii_whitespace(),
            opponent: script::OPPONENT.iter(),
        };
        lesson.go_on();
        lesson.seen = lesson.game.log().len();
        Some(lesson)
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &PlayedGame {
        &self.game
    }

    /// How long its log was before the last step: later entries are new to the person.
    #[must_use]
    pub const fn seen(&self) -> usize {
        self.seen
    }

    /// The current step; none once the lesson is over.
    #[must_use]
    pub fn step(&self) -> Option<Step> {
        STEPS.get(self.done).copied()
    }

    /// The move to make now; none if the step only tells something.
    #[must_use]
    pub fn due(&self) -> Option<Move> {
        self.step()?.does?.mv(self.game.config())
    }

    /// The cell on which something is to be laid now.
    #[must_use]
    pub fn aim(&self) -> Option<Cell> {
        match self.due()? {
            Move::Lay(_, cell) => Some(cell),
            _ => None,
        }
    }

    /// The number of the person's turn, from 1; after the last turn it stays at the last.
    #[must_use]
    pub fn turn(&self) -> usize {
        let ended = STEPS.iter().take(self.done).filter(|step| step.does == Some(Act::End)).count();
        (ended + 1).min(TURNS)
    }

    /// Whether something else was tried just now.
    #[must_use]
    pub const fn has_strayed(&self) -> bool {
        self.strayed
    }

    /// Makes the move of the step, or goes on from one that only tells something; anything else changes nothing, and
    /// is answered kindly.
    pub(crate) fn play(&mut self, does: Option<Move>) {
        let fits = self.step().is_some() && self.due() == does;
        self.strayed = !fits;
        if !fits {
            return;
        }
        let before = self.game.log().len();
        if does.is_none_or(|mv| self.game.perform(mv).is_ok()) {
            self.done += 1;
            self.seen = before;
            self.go_on();
        }
    }

    /// Brings the tiles and cards that are due and lets the opponent play, as the script says.
    fn go_on(&mut self) {
        while let Some(mv) = self.next() {
            if self.game.perform(mv).is_err() {
                break;
            }
        }
    }

    /// The next move that is not the person's.
    fn next(&mut self) -> Option<Move> {
        let config = self.game.config();
        match self.game.to_act() {
            ToAct::Chance(Draw::ThirdPlayer | Draw::Yard(_)) => {
                script::drawn_tile(config, self.tiles.next()?)
            }
            ToAct::Chance(Draw::Deal(_) | Draw::Display) => script::drawn_card(self.cards.next()?),
            ToAct::Decision(seat) if usize::from(seat) == SEATS[1] => self.opponent.next()?.mv(config),
            ToAct::Chance(Draw::Reshuffle | Draw::First(_)) | ToAct::Decision(_) | ToAct::Nothing => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Scoring,
            play::{Offer, Payments, Phase, State},
            scored,
        },
        session::choosing::best_payment,
    };
    use common::BuildingType::{Arcades, Chambers, Garden, Pavilion, Seraglio, Tower};

    fn begun() -> Lesson {
        let seat = |name: &str| Seat::human(name.to_lowercase(), name, "");
        Lesson::begin(["You", "Ben", "Dirk"].map(seat).to_vec()).unwrap()
    }

    /// Plays up to a step.
    fn up_to(lesson: &mut Lesson, topic: Topic) {
        while lesson.step().unwrap().topic != topic {
            lesson.play(lesson.due());
        }
    }

    /// How many tiles of a type each row has.
    fn counted(state: &State, config: &PlayConfig, of: common::BuildingType) -> Vec<u8> {
        state.rows(config).iter().map(|row| row.types()[of.index()]).collect()
    }

    #[test]
    fn the_script_is_lawful_to_its_end_without_a_tile_or_card_too_many() {
        let mut lesson = begun();
        let mut steps = 0;
        while let Some(step) = lesson.step() {
            let (before, due) = (lesson.done, lesson.due());
            assert_eq!(step.does.is_some(), due.is_some(), "{step:?} names what there is");
            if let Some(due) = due {
                assert!(lesson.game.legal_moves().contains(&due), "{step:?}");
                assert_eq!(lesson.game.to_act(), ToAct::Decision(0), "{step:?}");
            }
            lesson.play(due);
            assert_eq!(lesson.done, before + 1, "{step:?}");
            steps += 1;
        }
        assert_eq!(steps, STEPS.len());
        assert_eq!((lesson.tiles.next(), lesson.cards.next(), lesson.opponent.next()), (None, None, None));
        assert_eq!(lesson.game.state().phase(), Phase::Action, "the opponent would be next");
    }

    #[test]
    fn everything_that_a_turn_can_be_is_done_and_the_first_scoring_held() {
        let ends = STEPS.iter().filter(|step| step.does == Some(Act::End)).count();
        assert_eq!(ends, TURNS);
        let mut lesson = begun();
        let mut done = Vec::new();
        while lesson.step().is_some() {
            let (due, state) = (lesson.due(), lesson.game.state().clone());
            let config = lesson.game.config();
            done.push(match due {
                Some(Move::Take(cards)) if cards.len() > 1 => "several cards",
                Some(Move::Take(_)) => "a card",
                Some(Move::Buy(offer, cards)) => {
                    let price = state.priced(config, offer).unwrap().price;
                    if cards.total() > price.into() { "with a loss" } else { "exactly" }
                }
                Some(Move::Lay(piece, _)) if state.player(0).reserve().has(piece) => "a redesign",
                Some(Move::Lay(..)) => "laid",
                Some(Move::Reserve(_)) => "into the reserve",
                _ => "",
            });
            lesson.play(due);
        }
        for what in
            ["a card", "several cards", "with a loss", "exactly", "laid", "into the reserve", "a redesign"]
        {
            assert!(done.contains(&what), "{what}");
        }
        let held = lesson.game.state().held();
        assert_eq!(held.iter().map(|held| held.scoring).collect::<Vec<_>>(), [Scoring::First]);
    }

    #[test]
    fn what_the_screen_proposes_to_pay_is_what_the_lesson_asks_for() {
        let mut lesson = begun();
        while lesson.step().is_some() {
            if let Some(Move::Buy(offer, cards)) = lesson.due() {
                let best = best_payment(lesson.game.config(), lesson.game.state(), offer);
                assert_eq!(best, Some(cards));
            }
            lesson.play(lesson.due());
        }
    }

    #[test]
    fn what_the_steps_tell_of_money_is_so() {
        let mut lesson = begun();
        up_to(&mut lesson, Topic::BuyWithLoss);
        let bought = lesson.game.state().player(1).grounds().pieces().map(|(_, piece)| piece);
        let bought: Vec<_> = bought.map(|piece| lesson.game.config().piece(piece).tile().unwrap()).collect();
        assert_eq!(bought, [crate::rules::TileId::read("T10").unwrap()], "the opponent has bought the tower");
        let Some(Move::Buy(offer, cards)) = lesson.due() else { panic!("a purchase") };
        let mut exact = false;
        lesson.game.state().payments(lesson.game.config(), offer, Payments::All, &mut |cards| {
            exact |= cards.total() == 8;
        });
        assert!(!exact && cards.total() == 9, "it cannot be paid exactly");
        up_to(&mut lesson, Topic::ExactlyAgain);
        assert!(lesson.game.state().may_act() && lesson.game.state().has_acted());
        up_to(&mut lesson, Topic::MoneyAfter);
        assert!(lesson.game.state().may_act());
        up_to(&mut lesson, Topic::Redesign);
        assert!(lesson.game.state().player(0).pending().is_empty());
    }

    #[test]
    fn what_is_put_into_the_reserve_fits_nowhere_and_later_at_one_place() {
        let mut lesson = begun();
        let places = |lesson: &Lesson| {
            let (Some(Move::Reserve(piece) | Move::Lay(piece, _)), mut places) = (lesson.due(), Vec::new())
            else {
                panic!("a tile")
            };
            let state = lesson.game.state();
            state.player(0).grounds().places(lesson.game.config(), piece, &mut |cell| places.push(cell));
            places
        };
        up_to(&mut lesson, Topic::Reserve);
        assert_eq!(places(&lesson), []);
        up_to(&mut lesson, Topic::Redesign);
        assert_eq!(places(&lesson), [lesson.aim().unwrap()]);
    }

    #[test]
    fn the_wall_grows_with_every_tile_and_double_walls_count_nothing() {
        let mut lesson = begun();
        let wall = |lesson: &Lesson| lesson.game.state().player(0).grounds().wall(lesson.game.config());
        for (topic, pieces) in [
            (Topic::Wall, 2),
            (Topic::LongerWall, 4),
            (Topic::Redesign, 4),
            (Topic::DoubleWall, 7),
            (Topic::LongestWall, 8),
            (Topic::DeckTrack, 10),
        ] {
            up_to(&mut lesson, topic);
            assert_eq!(wall(&lesson), pieces, "{topic:?}");
        }
    }

    #[test]
    fn the_scoring_card_may_come_with_each_card_once_that_is_told() {
        let mut lesson = begun();
        up_to(&mut lesson, Topic::DeckTrack);
        assert!(lesson.game.state().scoring_card_places().is_some());
        assert_eq!(lesson.game.state().snapshots().count(), 0);
    }

    #[test]
    fn the_first_scoring_shows_leads_a_tie_and_the_third_player() {
        let mut lesson = begun();
        up_to(&mut lesson, Topic::Majority);
        let state = lesson.game.state();
        assert_eq!(counted(state, lesson.game.config(), Garden), [1, 0, 1], "one each before the purchase");
        let Some(Move::Buy(Offer::Space(_), _)) = lesson.due() else { panic!("a purchase") };
        up_to(&mut lesson, Topic::Scored);
        let (state, config) = (lesson.game.state(), lesson.game.config());
        let held = state.snapshots().next().unwrap();
        for (of, tiles) in [
            (Pavilion, [1, 0, 0]),
            (Seraglio, [1, 0, 2]),
            (Arcades, [1, 2, 1]),
            (Chambers, [0, 0, 2]),
            (Garden, [2, 0, 1]),
            (Tower, [1, 1, 0]),
        ] {
            let counted: Vec<u8> = held.rows.iter().map(|row| row.types()[of.index()]).collect();
            assert_eq!(counted, tiles, "{of:?}");
        }
        assert_eq!(scored(held).iter().map(|row| row.vp).collect::<Vec<_>>(), [19, 8, 6]);
        assert_eq!(state.third_player().len(), 12, "six tiles, and six after the scoring");
        assert_eq!(state.rows(config).len(), SEATS.len());
    }

    #[test]
    fn another_lawful_move_changes_nothing_and_is_noticed() {
        let mut lesson = begun();
        lesson.play(None);
        lesson.play(None);
        let (before, step) = (lesson.game.log().len(), lesson.step());
        let other = lesson.game.legal_moves().into_iter().find(|mv| Some(*mv) != lesson.due());
        assert!(other.is_some());
        lesson.play(other);
        assert!(lesson.has_strayed());
        assert_eq!((lesson.game.log().len(), lesson.step()), (before, step));
        lesson.play(lesson.due());
        assert!(!lesson.has_strayed());
        assert!(lesson.game.log().len() > before);
    }
}
