//! What an option gains at once.

use crate::{
    advisor::{Advice, NextDice},
    rules::{GameConfig, Move, State, coins_vp, line_vp},
    text::preview,
};
use ::text::Texts;
use common::BuildingType;

/// What an option gains at once: the race, lines, coins, and what the dice left point at.
pub(super) fn gains(texts: &Texts, config: &GameConfig, before: &State, advice: &Advice) -> Vec<String> {
    let seat = before.seat();
    let mut after = *before;
    for &command in &advice.choice.commands {
        if after.apply(config, command).is_err() {
            return Vec::new();
        }
    }
    let mut gains = Vec::new();
    for building in BuildingType::ALL {
        let standing = |state: &State| state.score().standing(config.layout(), seat, building);
        let (was, now) = (standing(before), standing(&after));
        if now.boxes == was.boxes {
            continue;
        }
        let race = preview::race(texts, building, was, now);
        gains.push(if now.completed.is_some() { race } else { texts.advise_race(building, &race) });
    }
    let lines = |state: &State| line_vp(state.sheet(seat).built());
    if lines(&after) > lines(before) {
        gains.push(texts.advise_lines(lines(before), lines(&after)));
    }
    let (had, has) = (before.sheet(seat).coins(), after.sheet(seat).coins());
    if had != has {
        gains.push(texts.advise_coins(had, has, coins_vp(had), coins_vp(has)));
    }
    if before.is_last_turn(config) {
        return gains;
    }
    match advice.choice.after.dice {
        NextDice::Kept(pair) if after.sheet(seat).is_built(pair.cell()) => {
            gains.push(texts.advise_next_built(&pair.to_string()));
        }
        NextDice::Kept(pair) => {
            let building = config.layout().building(pair.cell());
            gains.extend(building.map(|building| texts.advise_next_free(&pair.to_string(), building)));
        }
        NextDice::All if advice.choice.commands.last() == Some(&Move::GainCoins) => {
            gains.push(texts.advise_all_dice().to_owned());
        }
        _ => {}
    }
    gains
}
