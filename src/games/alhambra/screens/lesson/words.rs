//! What the steps say; their figures are those of the position.

use crate::{
    rules::{
        Scoring, ScoringSnapshot,
        play::{MOST_TAKEN, Move, State},
        scored, standings,
    },
    session::lesson::{Lesson, SEATS, Step, Topic},
    text::names,
};
use common::BuildingType::{self, Garden, Pavilion, Tower};
use text::Texts;

/// What a step says.
pub(super) fn words(texts: &Texts, lesson: &Lesson, step: Step) -> String {
    let game = lesson.game();
    let [_, opponent, third] = SEATS.map(|row| names::who(texts, &game.header.seats, row));
    let wall = wall(lesson, game.state());
    match step.topic {
        Topic::Aim => texts.alhambra_lesson_aim(&opponent, &third),
        Topic::Yard => texts.alhambra_lesson_yard().to_owned(),
        Topic::TakeOne => texts.alhambra_lesson_take_one().to_owned(),
        Topic::TurnEnds => texts.alhambra_lesson_turn_ends(&opponent),
        Topic::BuyWithLoss => {
            let (price, paid) = payment(lesson);
            texts.alhambra_lesson_buy_with_loss(&opponent, price, paid - price)
        }
        Topic::Lay => texts.alhambra_lesson_lay().to_owned(),
        Topic::Wall => texts.alhambra_lesson_wall(wall),
        Topic::TakeSeveral => texts.alhambra_lesson_take_several(MOST_TAKEN),
        Topic::End => texts.alhambra_lesson_end().to_owned(),
        Topic::BuyExactly => texts.alhambra_lesson_buy_exactly(payment(lesson).0),
        Topic::ExactlyAgain => texts.alhambra_lesson_exactly_again(payment(lesson).0),
        Topic::MoneyAfter => texts.alhambra_lesson_money_after().to_owned(),
        Topic::Reserve => texts.alhambra_lesson_reserve().to_owned(),
        Topic::LayBeside => texts.alhambra_lesson_lay_beside().to_owned(),
        Topic::LongerWall => texts.alhambra_lesson_longer_wall(wall),
        Topic::TwoCards => texts.alhambra_lesson_two_cards(payment(lesson).0),
        Topic::SmallCard => texts.alhambra_lesson_small_card().to_owned(),
        Topic::LayForReserve => texts.alhambra_lesson_lay_for_reserve().to_owned(),
        Topic::Redesign => texts.alhambra_lesson_redesign().to_owned(),
        Topic::DoubleWall => texts.alhambra_lesson_double_wall(wall),
        Topic::Majority => texts.alhambra_lesson_majority(&third, payment(lesson).0),
        Topic::NextMoney => texts.alhambra_lesson_next_money().to_owned(),
        Topic::LayMajority => texts.alhambra_lesson_lay_majority().to_owned(),
        Topic::ForItsWalls => texts.alhambra_lesson_for_its_walls(&opponent),
        Topic::HighCard => texts.alhambra_lesson_high_card().to_owned(),
        Topic::LongestWall => texts.alhambra_lesson_longest_wall(wall, wall_after(lesson)),
        Topic::DeckTrack => texts.alhambra_lesson_deck_track().to_owned(),
        Topic::ScoringCard => texts.alhambra_lesson_scoring_card().to_owned(),
        Topic::Scored => held(texts, lesson, &opponent),
        Topic::ToCome => texts.alhambra_lesson_to_come(&third),
    }
}

/// The price of what is bought now, and what is paid for it.
fn payment(lesson: &Lesson) -> (u16, u16) {
    let Some(Move::Buy(offer, cards)) = lesson.due() else { return Default::default() };
    let game = lesson.game();
    let price = game.state().priced(game.config(), offer).map_or(0, |priced| priced.price.into());
    (price, cards.total())
}

/// The longest wall of the person.
fn wall(lesson: &Lesson, state: &State) -> u16 {
    state.player(SEATS[0]).grounds().wall(lesson.game().config())
}

/// The same once that is done which is to be done now.
fn wall_after(lesson: &Lesson) -> u16 {
    let after = lesson.due().and_then(|mv| lesson.game().preview(mv).ok());
    after.map_or(0, |after| wall(lesson, &after))
}

/// What the person got in the first scoring, and for what.
fn held(texts: &Texts, lesson: &Lesson, opponent: &str) -> String {
    let Some(held) = lesson.game().state().snapshots().last() else { return String::new() };
    let got = |of| vp(held, of);
    let wall = held.rows[SEATS[0]].holdings().map_or(0, |holdings| holdings.wall);
    let total = scored(held)[SEATS[0]].vp;
    let tower = Scoring::First.places(Tower)[0];
    texts.alhambra_lesson_scored(wall, got(Garden), got(Pavilion), tower, opponent, got(Tower), total)
}

/// How it went: what everybody has after the first scoring.
pub(super) fn outcome(texts: &Texts, lesson: &Lesson) -> String {
    let game = lesson.game();
    let Some(held) = game.state().snapshots().last() else { return String::new() };
    let scored = scored(held);
    let [own, theirs, last] = SEATS.map(|row| scored.get(row).map_or(0, |card| card.vp));
    let [_, opponent, third] = SEATS.map(|row| names::who(texts, &game.header.seats, row));
    texts.alhambra_lesson_over_result(own, &opponent, theirs, &third, last)
}

/// What the person got for a type.
fn vp(held: &ScoringSnapshot, of: BuildingType) -> u8 {
    standings(held.scoring, of, &held.tiles(of))[SEATS[0]].vp
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Laid, play::PieceId};
    use kernel::record::Seat;
    use text::Language;

    /// The type of a piece that something is done with.
    fn building(lesson: &Lesson, piece: PieceId) -> BuildingType {
        Laid::Piece(lesson.game().config().piece(piece)).building().unwrap()
    }

    #[test]
    fn the_steps_name_the_cards_tiles_and_prices_of_what_is_to_be_done() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let seat = |name: &str| Seat::human(name.to_lowercase(), name, "");
            let mut lesson = Lesson::begin(["Ada", "Ben", "Dirk"].map(seat).to_vec()).unwrap();
            while let Some(step) = lesson.step() {
                let told = words(&texts, &lesson, step).to_lowercase();
                let tells = |what: String| assert!(told.contains(&what.to_lowercase()), "{what}: {told}");
                match lesson.due() {
                    Some(Move::Take(cards)) => cards.iter().for_each(|card| tells(names::card(&texts, card))),
                    Some(Move::Buy(offer, _)) => {
                        let priced = lesson.game().state().priced(lesson.game().config(), offer).unwrap();
                        tells(texts.building_bare(building(&lesson, priced.piece)));
                        tells(payment(&lesson).0.to_string());
                    }
                    Some(Move::Lay(piece, _) | Move::Reserve(piece)) => {
                        tells(texts.building_bare(building(&lesson, piece)));
                    }
                    _ => assert!(!told.is_empty()),
                }
                lesson.play(lesson.due());
            }
        }
    }

    #[test]
    fn what_is_told_of_the_first_scoring_is_what_was_held() {
        let texts = Texts::new(Language::English);
        let seat = |name: &str| Seat::human(name.to_lowercase(), name, "");
        let mut lesson = Lesson::begin(["Ada", "Ben", "Dirk"].map(seat).to_vec()).unwrap();
        while lesson.step().unwrap().topic != Topic::Scored {
            lesson.play(lesson.due());
        }
        let told = words(&texts, &lesson, lesson.step().unwrap());
        assert_eq!(told, texts.alhambra_lesson_scored(10, 5, 1, 6, "Ben", 3, 19));
        assert_eq!(10 + 5 + 1 + 3, 19);
        while lesson.step().is_some() {
            lesson.play(lesson.due());
        }
        assert_eq!(outcome(&texts, &lesson), texts.alhambra_lesson_over_result(19, "Ben", 8, "Dirk", 6));
    }
}
