//! Why an option is the best, in plain sentences.

use super::option_words::option_in_words;
use crate::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{Advice, Goal, NextDice},
        rules::{GameConfig, Move, Standing, State, coins_vp, line_vp},
    },
};

/// Options about equal to the best that are named.
const EQUALS: usize = 3;
/// Parts of a total that differ by less, in VP, are not named.
const PART: f64 = 0.3;

/// Whether the first option is clearly the best, and what it gains at once.
pub(super) fn reason(config: &GameConfig, before: &State, goal: Goal, options: &[Advice]) -> String {
    let [best, others @ ..] = options else { return String::new() };
    let words = |advice: &Advice| format!("“{}”", option_in_words(config, before, &advice.choice));
    let equal: Vec<String> =
        others.iter().take_while(|other| !other.is_clearly_worse(goal)).map(words).collect();
    let mut text = match equal.as_slice() {
        [] if others.is_empty() => format!("{} is the only option.\n", words(best)),
        [] => format!("{} is the best.\n", words(best)),
        [one] => format!("{} and {one} are about equal.\n", words(best)),
        many if many.len() <= EQUALS => format!("About equal: {}, {}.\n", words(best), many.join(", ")),
        many => {
            let more = many.len() - EQUALS;
            format!("About equal: {}, {} and {more} more.\n", words(best), many[..EQUALS].join(", "))
        }
    };
    let gains = gains(config, before, best);
    if !gains.is_empty() {
        let which = if equal.is_empty() { "It" } else { "The first" };
        text += &format!("{which} {}.\n", joined(&gains));
    }
    if let Some(next) = others.first().filter(|_| equal.is_empty()) {
        text += &in_the_end(best, next, &words(next));
    }
    text
}

/// What the best option makes more and less of than the next one at the end of the game, by rollouts.
fn in_the_end(best: &Advice, next: &Advice, words: &str) -> String {
    let (Some(one), Some(other)) = (best.parts, next.parts) else { return String::new() };
    let types = BuildingType::ALL.map(|building| {
        let i = building.index();
        (format!("of the {}", building.name()), one.types[i] - other.types[i])
    });
    let held = [("of lines", one.lines - other.lines), ("of coins", one.coins - other.coins)];
    let mut parts: Vec<(String, f64)> =
        types.into_iter().chain(held.map(|(of, vp)| (of.to_owned(), vp))).collect();
    parts.retain(|(_, vp)| vp.abs() >= PART);
    parts.sort_by(|a, b| b.1.total_cmp(&a.1));
    let part = |(of, vp): &(String, f64)| {
        format!("{:.1} VP {} {of}", vp.abs(), if *vp > 0.0 { "more" } else { "less" })
    };
    let parts: Vec<String> = parts.iter().map(part).collect();
    if parts.is_empty() {
        return String::new();
    }
    format!("In the end it makes {} than {words}.\n", joined(&parts))
}

/// What an option gains at once: lines, the race, coins, and what the dice left point at.
fn gains(config: &GameConfig, before: &State, advice: &Advice) -> Vec<String> {
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
        if let Some(change) = race(building, standing(before), standing(&after)) {
            gains.push(change);
        }
    }
    let lines = |state: &State| line_vp(state.sheet(seat).built());
    if lines(&after) > lines(before) {
        gains.push(format!("brings lines from {} to {} VP", lines(before), lines(&after)));
    }
    let coins = (before.sheet(seat).coins(), after.sheet(seat).coins());
    if coins.0 != coins.1 {
        let way = if coins.1 > coins.0 { "raises" } else { "lowers" };
        let vp = |coins| coins_vp(coins);
        gains.push(format!(
            "{way} coins from {} to {} ({} to {} VP)",
            coins.0,
            coins.1,
            vp(coins.0),
            vp(coins.1)
        ));
    }
    if let NextDice::Kept(pair) = advice.choice.after.dice
        && !before.is_last_turn(config)
        && let Some(grid) = config.layout().grid()
    {
        let name = grid[pair.cell().index()].name();
        let verb = if before.is_keeping() { "keeps" } else { "leaves" };
        gains.push(if after.sheet(seat).is_built(pair.cell()) {
            format!("{verb} {pair}, which is built and pays a coin")
        } else {
            format!("{verb} {pair}, a free {name}")
        });
    } else if matches!(advice.choice.after.dice, NextDice::All)
        && !before.is_last_turn(config)
        && advice.choice.commands.last() == Some(&Move::GainCoins)
    {
        gains.push("rolls all four dice anew".to_owned());
    }
    gains
}

/// What becomes of the place in the race for a type, if it ended now.
fn race(building: BuildingType, before: Standing, after: Standing) -> Option<String> {
    let name = building.name();
    if after.completed.is_some() && before.completed.is_none() {
        return Some(format!("completes the {name} for {} VP", after.vp));
    }
    if after.boxes == before.boxes {
        return None;
    }
    let vp = (before.vp, after.vp);
    Some(match after.place() {
        Some(place) if after.vp > before.vp => {
            let place = ["first", "second", "third"][usize::from(place) - 1];
            let shared = if after.sharing > 1 { ", shared" } else { "" };
            format!("comes {place} in the {name}{shared} ({} to {} VP)", vp.0, vp.1)
        }
        _ => format!("fills a box of the {name}"),
    })
}

fn joined(parts: &[String]) -> String {
    match parts {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => parts.concat(),
    }
}
