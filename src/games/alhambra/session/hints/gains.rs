//! What an option brings at once.

use crate::{
    advisor::Choice,
    rules::{
        BreakdownExt, Scoring, ScoringSnapshot,
        play::{Move, PlayConfig, State},
        scored,
    },
    text::names::piece,
};
use ::text::Texts;
use common::BuildingType;

/// What an option brings a seat at once: another action, the majority in a type, wall, VP, money, things that
/// can be paid for.
#[must_use]
pub fn gains(
    texts: &Texts,
    config: &PlayConfig,
    before: &State,
    seat: usize,
    choice: &Choice,
) -> Vec<String> {
    let after = &choice.after;
    let mut gains = Vec::new();
    if acts_again(config, before, choice) {
        gains.push(texts.alhambra_gains_action().to_owned());
    }
    let scoring = before.next_scoring_card().unwrap_or(Scoring::Third);
    let at = |state: &State| ScoringSnapshot { scoring, rows: state.rows(config) };
    let (was, now) = (at(before), at(after));
    for building in BuildingType::ALL {
        let lead = |held: &ScoringSnapshot| {
            let tiles = held.tiles(building);
            let others =
                tiles.iter().enumerate().filter(|&(row, _)| row != seat).map(|(_, &tiles)| tiles).max();
            (tiles[seat], others.unwrap_or_default())
        };
        let ((had, most), (has, others)) = (lead(&was), lead(&now));
        if has > others && had <= most {
            gains.push(texts.alhambra_gains_most(building, scoring.number(), has, others));
        }
    }
    let wall = |held: &ScoringSnapshot| held.rows[seat].holdings().map_or(0, |holdings| holdings.wall);
    if wall(&now) > wall(&was) {
        gains.push(texts.alhambra_gains_wall(wall(&was), wall(&now)));
    }
    let vp = |held: &ScoringSnapshot| scored(held)[seat].winning_vp().unwrap_or_default();
    // The reasons why an option is good do not mention what it loses.
    if vp(&now) > vp(&was) {
        gains.push(texts.alhambra_gains_vp(scoring.number(), vp(&was), vp(&now)));
    }
    let hand = after.player(seat).hand();
    if hand.total() > before.player(seat).hand().total() {
        gains.push(texts.alhambra_gains_money(hand.len(), hand.total()));
    }
    let can_pay = after.offers(config).filter(|(offer, priced)| {
        after.pays_exactly(seat, *priced)
            && !before.priced(config, *offer).is_ok_and(|priced| before.pays_exactly(seat, priced))
    });
    gains.extend(
        can_pay.map(|(_, priced)| texts.alhambra_gains_pays(&piece(texts, config.piece(priced.piece)))),
    );
    gains
}

/// Whether something is bought for the exact price, so that another action follows.
fn acts_again(config: &PlayConfig, before: &State, choice: &Choice) -> bool {
    let mut state = before.clone();
    let mut is_exact = false;
    for &mv in &choice.moves {
        let acts =
            matches!(mv, Move::Take(_) | Move::Buy(..) | Move::TakeAway(_) | Move::Swap(..) | Move::Wake);
        if is_exact && acts {
            return true;
        }
        if let Move::Buy(offer, cards) = mv {
            let priced = state.priced(config, offer);
            is_exact = priced.is_ok_and(|priced| cards.total() == u16::from(priced.price));
        }
        // An option is always legal; otherwise the position would simply stay as it is.
        let _ = state.apply(config, mv);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{self, AnyGame};
    use text::Language;

    #[test]
    fn vp_of_the_next_scoring_are_told_where_they_rise_and_not_where_they_fall() {
        let text = include_str!("../../../../../saves/alhambra-played-four.json");
        let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
        let (config, texts) = (game.config(), Texts::new(Language::English));
        let mut seen = [0; 2];
        for step in game.corrected_steps() {
            let Some(seat) = step.before.to_act(config).decides() else { continue };
            let scoring = step.before.next_scoring_card().unwrap_or(Scoring::Third);
            let vp = |state: &State| {
                scored(&ScoringSnapshot { scoring, rows: state.rows(config) })[seat].winning_vp().unwrap()
            };
            let (was, now) = (vp(&step.before), vp(&step.after));
            if was != now {
                let choice = Choice { moves: Vec::new(), after: step.after.clone() };
                let told = gains(&texts, config, &step.before, seat, &choice);
                let is_told = told.contains(&texts.alhambra_gains_vp(scoring.number(), was, now));
                assert_eq!(is_told, now > was, "{told:?}");
                seen[usize::from(now > was)] += 1;
            }
        }
        assert!(seen.into_iter().all(|seen| seen > 0), "{seen:?}");
    }
}
