//! What a position will be worth once dice are rolled, with the mean over them taken exactly.

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{NextDice, Values, all_fours, chance_of_box},
        rules::{FourDice, GameConfig, Pair, Phase, ScoreSheet, State},
    },
};

use super::finish::{Races, finish, last_turn};

/// Hears of every roll of the player's own dice, with a weight.
pub fn each_roll(dice: NextDice, mut hear: impl FnMut(f64, FourDice)) {
    if let NextDice::Kept(kept) = dice {
        for pair in (0..36).map(Pair::nth) {
            hear(1.0, FourDice::of_pairs(kept, pair));
        }
        return;
    }
    for (four, chance) in all_fours() {
        hear(chance, four);
    }
}

/// What a position of a player alone is worth in which a decision is due; at the end the total.
pub fn position(values: &Values, config: &GameConfig, state: &State) -> f64 {
    match state.four() {
        Some(four) => mean_over(values, config, state, |hear| hear(1.0, four)),
        None => state.total(config, 0).into(),
    }
}

/// A number for what a decision of a player alone led to, with the same mean over all rolls as [`position`] of
/// `next`, and as little luck in it as can be had.
///
/// `after` is the position before the rolls, `next` the one after them.
pub fn smooth(values: &Values, config: &GameConfig, after: &State, dice: NextDice, next: &State) -> f64 {
    let over_dice = if next.phase() == Phase::Over {
        f64::from(next.total(config, 0))
    } else {
        mean_over(values, config, next, |hear| each_roll(dice, hear))
    };
    over_dice - race_luck(values, config, after, dice, next)
}

/// The mean, over some rolls of the player's own dice, of what a position is worth.
fn mean_over(
    values: &Values,
    config: &GameConfig,
    state: &State,
    rolls: impl FnOnce(&mut dyn FnMut(f64, FourDice)),
) -> f64 {
    let seen = values.seen(config, state);
    let races = nearly_over(config, state).then(|| Races::new(config, state.round(), state.score()));
    let (mut sum, mut weights) = (0.0, 0.0);
    rolls(&mut |weight, four| {
        let worth = match &races {
            Some(races) => finish(config, races, state, &seen, four),
            None => seen.best_with(config, four),
        };
        sum += weight * worth;
        weights += weight;
    });
    sum / weights
}

/// What the phantoms' boxes of this round changed, as it seems before the player's own dice are rolled, less its mean
/// over all rolls of theirs.
fn race_luck(values: &Values, config: &GameConfig, after: &State, dice: NextDice, next: &State) -> f64 {
    if next.phase() == Phase::Over || !nearly_over(config, next) {
        return luck_by_types(values, config, after, dice, next);
    }
    let worth = |score: &ScoreSheet| {
        let races = Races::new(config, next.round(), score);
        last_turn(config, &races, next, dice)
    };
    let mut boxes = vec![(1.0, *after.score())];
    for phantom in config.players()..config.rows() {
        let fill = |(chance, score): &(f64, ScoreSheet), building| {
            let mut filled = *score;
            filled.fill(config.layout(), phantom, building, after.round());
            (chance * chance_of_box(config, score, phantom, building), filled)
        };
        boxes = boxes
            .iter()
            .flat_map(|before| BuildingType::ALL.map(|building| fill(before, building)))
            .collect();
        boxes.retain(|(chance, _)| *chance > 0.0);
    }
    let mean: f64 = boxes.iter().map(|(chance, score)| chance * worth(score)).sum();
    worth(next.score()) - mean
}

/// The same by the tables of types.
fn luck_by_types(values: &Values, config: &GameConfig, after: &State, dice: NextDice, next: &State) -> f64 {
    let hit = match dice {
        NextDice::Kept(pair) if !after.sheet(0).is_built(pair.cell()) => {
            config.layout().grid().map(|grid| grid[pair.cell().index()])
        }
        _ => None,
    };
    let phantoms = config.players()..config.rows();
    BuildingType::ALL
        .into_iter()
        .map(|building| {
            // Each phantom hits this type or not, whatever the others do.
            let mut mean = 0.0;
            for hits in 0..1usize << phantoms.len() {
                let (mut score, mut chance) = (*after.score(), 1.0);
                for (i, phantom) in phantoms.clone().enumerate() {
                    let hitting = chance_of_box(config, after.score(), phantom, building);
                    if hits >> i & 1 == 1 {
                        chance *= hitting;
                        score.fill(config.layout(), phantom, building, after.round());
                    } else {
                        chance *= 1.0 - hitting;
                    }
                }
                if chance > 0.0 {
                    mean += chance * race_worth(values, config, after, &score, building, hit);
                }
            }
            race_worth(values, config, after, next.score(), building, hit) - mean
        })
        .sum()
}

/// A type's part of a value with these boxes filled: exact where nothing can change it any more.
fn race_worth(
    values: &Values,
    config: &GameConfig,
    after: &State,
    score: &ScoreSheet,
    building: BuildingType,
    hit: Option<BuildingType>,
) -> f64 {
    if after.round() == config.rounds() || score.completed(0, building).is_some() {
        return score.standing(config.layout(), 0, building).vp.into();
    }
    values.of_type(config, after, score, building, hit == Some(building)).into()
}

/// The last round, or the last but one.
fn nearly_over(config: &GameConfig, state: &State) -> bool {
    state.round() + 1 >= config.rounds()
}
