//! A solo game with one more turn to come: all its dice, all boxes of the phantoms, and the best answer to each.

use std::collections::HashMap;

use super::{Exact, phantom_rolls};
use crate::{
    advisor::{Afterstate, Choice, NextDice, Parts, TotalParts},
    rules::{
        Action, CompleteTurn, Face, FourDice, GameConfig, MAX_ROWS, Move, Pair, Phase, ScoreSheet, State,
        coins_vp, line_vp,
    },
};
use common::BuildingType;

/// So many couples of dice and boxes are counted at most, for all options of a decision.
const MOST: usize = 4_000_000;
/// Finding the turns that dice allow is as much work as so many couples, and this for each coin owned.
const TURNS: (usize, usize) = (30, 20);

/// What a turn builds, by type: nothing, one of six types, or two of them.
const SETS: usize = 28;

/// The options of the last turn but one of a player alone, in their order; none in another turn, or where the total is
/// not all, or where there is too much to count.
pub(in crate::advisor) fn two_rounds(
    config: &GameConfig,
    state: &State,
    choices: &[&Choice],
    is_cancelled: impl Fn() -> bool,
) -> Option<Vec<Exact>> {
    let next_to_last = config.is_solo() && state.round() + 1 == config.rounds();
    if !next_to_last || config.phantom_bonus().is_some() || work(config, choices) > MOST {
        return None;
    }
    let mut boxes = HashMap::new();
    let mut list = Vec::with_capacity(choices.len());
    for choice in choices {
        if is_cancelled() {
            return None;
        }
        let mut after = *state;
        choice.play(config, &mut after);
        let boxes = boxes.entry(*after.score()).or_insert_with(|| all_boxes(config, &after));
        list.push(expect(config, &after, boxes));
    }
    Some(list)
}

fn work(config: &GameConfig, choices: &[&Choice]) -> usize {
    let boxes = 6usize.pow(config.phantoms() as u32);
    let one = |choice: &&Choice| {
        let dice = if matches!(choice.after.dice, NextDice::Kept(_)) { 36 } else { 441 };
        dice * (boxes + TURNS.0 + TURNS.1 * usize::from(choice.after.coins))
    };
    choices.iter().map(one).sum()
}

/// What the phantoms may fill before the last turn, and what that makes of it.
struct Boxes {
    chance: f64,
    /// The player's expected VP of each type at the end, when the last turn builds none, one or two of it.
    vp: [[f64; 3]; BuildingType::COUNT],
    /// The same of all types, by what the last turn builds.
    of_set: [f64; SETS],
}

/// All that the phantoms may fill in this round, with what they may fill in the last one taken together: the types
/// are apart from each other in their mean.
fn all_boxes(config: &GameConfig, state: &State) -> Vec<Boxes> {
    let ways = Ways::new(config, state);
    let phantoms = config.phantoms();
    let mut list = Vec::new();
    let mut filled = [0; MAX_ROWS];
    'all: loop {
        let chance: f64 = (0..phantoms).map(|phantom| ways.first[phantom][filled[phantom]]).product();
        if chance > 0.0 {
            let vp = std::array::from_fn(|building| ways.expected_vp(building, &filled[..phantoms]));
            list.push(Boxes { chance, vp, of_set: of_sets(&vp) });
        }
        for filled in &mut filled[..phantoms] {
            *filled += 1;
            if *filled < BuildingType::COUNT {
                continue 'all;
            }
            *filled = 0;
        }
        return list;
    }
}

/// What the phantoms may roll, and what their boxes leave to the player.
struct Ways {
    /// Chances of the box of each phantom in this round.
    first: Vec<[f64; BuildingType::COUNT]>,
    /// Chances of the box after it, by the first.
    second: Vec<[[f64; BuildingType::COUNT]; BuildingType::COUNT]>,
    /// VP of each type by who fills a box in this round and in the last one, and by the player's own.
    vp: Vec<Vec<[[u8; 3]; 1 << (MAX_ROWS - 1)]>>,
}

impl Ways {
    fn new(config: &GameConfig, state: &State) -> Self {
        let (layout, round) = (config.layout(), state.round());
        let chances = |score: &ScoreSheet, row| {
            let open = |building: &BuildingType| score.boxes(row, *building) < layout.count(*building);
            let open =
                BuildingType::ALL.map(|building| if open(&building) { layout.count(building) } else { 0 });
            open.map(|cells| f64::from(cells) / f64::from(open.iter().sum::<u8>()))
        };
        let rows = || config.players()..config.rows();
        let then = |row| {
            BuildingType::ALL.map(|first| {
                let mut score = *state.score();
                score.fill(layout, row, first, round);
                chances(&score, row)
            })
        };
        let vp = |building: BuildingType, [first, last]: [usize; 2]| {
            let mut score = *state.score();
            for (filled, round) in [(first, round), (last, round + 1)] {
                for (i, row) in rows().enumerate() {
                    if filled >> i & 1 == 1 {
                        score.fill(layout, row, building, round);
                    }
                }
            }
            [0, 1, 2].map(|own| {
                if own > 0 {
                    score.fill(layout, 0, building, round + 1);
                }
                score.standing(layout, 0, building).vp
            })
        };
        let subsets = 1 << config.phantoms();
        let of_type = |building| {
            let last = |first| {
                std::array::from_fn(|last| if last < subsets { vp(building, [first, last]) } else { [0; 3] })
            };
            (0..subsets).map(last).collect()
        };
        Self {
            first: rows().map(|row| chances(state.score(), row)).collect(),
            second: rows().map(then).collect(),
            vp: BuildingType::ALL.into_iter().map(of_type).collect(),
        }
    }

    /// The expected VP of a type, when each phantom fills this box now.
    fn expected_vp(&self, building: usize, filled: &[usize]) -> [f64; 3] {
        let first = (0..filled.len()).filter(|&i| filled[i] == building).map(|i| 1 << i).sum::<usize>();
        let mut expected = [0.0; 3];
        for (last, vp) in self.vp[building][first].iter().enumerate().take(1 << filled.len()) {
            let chance: f64 = (filled.iter().enumerate())
                .map(|(i, &first)| {
                    let fills = self.second[i][first][building];
                    if last >> i & 1 == 1 { fills } else { 1.0 - fills }
                })
                .product();
            for (sum, &vp) in expected.iter_mut().zip(vp) {
                *sum += chance * f64::from(vp);
            }
        }
        expected
    }
}

/// The number of a set of types that a turn builds.
const fn set(one: Option<BuildingType>, two: Option<BuildingType>) -> usize {
    match (one, two) {
        (Some(one), Some(two)) => {
            let (one, two) = (one.index(), two.index());
            let (low, high) = if one < two { (one, two) } else { (two, one) };
            7 + high * (high + 1) / 2 + low
        }
        (Some(one), None) | (None, Some(one)) => 1 + one.index(),
        (None, None) => 0,
    }
}

/// How many of each type the sets build.
fn sets() -> [[usize; BuildingType::COUNT]; SETS] {
    let mut counts = [[0; BuildingType::COUNT]; SETS];
    for one in BuildingType::ALL {
        counts[set(Some(one), None)][one.index()] += 1;
        for two in BuildingType::ALL.into_iter().filter(|&two| two <= one) {
            let counts = &mut counts[set(Some(one), Some(two))];
            counts[one.index()] += 1;
            counts[two.index()] += 1;
        }
    }
    counts
}

fn of_sets(vp: &[[f64; 3]; BuildingType::COUNT]) -> [f64; SETS] {
    sets().map(|counts| vp.iter().zip(counts).map(|(vp, count)| vp[count]).sum())
}

/// What the last turn can make of its dice, by the set of types that it builds: VP of lines, and of coins.
type Turns = [Option<(u16, u16)>; SETS];

/// The best of the last turns with these dice on the sheet.
fn turns(config: &GameConfig, state: &State) -> Turns {
    let mut best: Turns = [None; SETS];
    let grid = config.layout().grid();
    let kind = |cell: crate::rules::Cell| grid.map(|grid| grid[cell.index()]);
    for turn in state.complete_turns(config) {
        let after = Afterstate::of_turn(config, state, &turn);
        let lines = line_vp(state.sheet(state.seat()).built() | after.built);
        let found = (lines, coins_vp(after.coins));
        let CompleteTurn { action, .. } = turn;
        let at = match action {
            Action::Build(cell, follow_up) => {
                set(kind(cell), follow_up.and_then(|follow_up| kind(follow_up.cell)))
            }
            Action::GainCoins(_) => 0,
        };
        let known = &mut best[at];
        if known.is_none_or(|(lines, coins)| lines + coins < found.0 + found.1) {
            *known = Some(found);
        }
    }
    best
}

/// Every roll that follows an option, with its chance, and the state with those dice before the last turn.
fn rolls(config: &GameConfig, after: &State) -> Vec<(f64, State)> {
    let roll = |command, chance: f64| {
        let mut state = *after;
        let mut accepted = state.apply(config, command);
        // What the phantoms fill makes no turn possible or impossible.
        while state.phase() == Phase::Phantom
            && let Some(&(pair, ..)) = phantom_rolls(config, &state, state.seat()).first()
        {
            accepted = accepted.and(state.apply(config, Move::Roll(pair)));
        }
        debug_assert_eq!(accepted, Ok(()));
        (chance, state)
    };
    if after.phase() == Phase::OwnPair {
        return (0..36).map(|i| roll(Move::Roll(Pair::nth(i)), 1.0 / 36.0)).collect();
    }
    // Two dice of a colour are unordered: two faces come up twice as often as a doubled one.
    let two = || {
        Face::ALL.into_iter().flat_map(|high| {
            let low = Face::ALL.into_iter().take_while(move |&low| low <= high);
            low.map(move |low| ([low, high], if low == high { 1.0 / 36.0 } else { 2.0 / 36.0 }))
        })
    };
    two()
        .flat_map(|(yellow, chance)| {
            two().map(move |(blue, other)| roll(Move::RollFour(FourDice::new(yellow, blue)), chance * other))
        })
        .collect()
}

fn expect(config: &GameConfig, after: &State, boxes: &[Boxes]) -> Exact {
    let mut parts = TotalParts::default();
    let mut chosen = vec![[0.0; SETS]; boxes.len()];
    for (chance, state) in rolls(config, after) {
        let turns = turns(config, &state);
        let fixed =
            turns.map(|turn| turn.map_or(f64::NEG_INFINITY, |(lines, coins)| f64::from(lines + coins)));
        let mut weights = [0.0; SETS];
        for (boxes, chosen) in boxes.iter().zip(&mut chosen) {
            let mut best = (0, f64::NEG_INFINITY);
            for (set, (fixed, types)) in fixed.iter().zip(&boxes.of_set).enumerate() {
                if fixed + types > best.1 {
                    best = (set, fixed + types);
                }
            }
            let chance = chance * boxes.chance;
            chosen[best.0] += chance;
            weights[best.0] += chance;
        }
        for (weight, turn) in weights.into_iter().zip(turns) {
            if let Some((lines, coins)) = turn {
                parts.lines += weight * f64::from(lines);
                parts.coins += weight * f64::from(coins);
            }
        }
    }
    let counts = sets();
    for (boxes, chosen) in boxes.iter().zip(&chosen) {
        for (weight, counts) in chosen.iter().zip(&counts).filter(|(weight, _)| **weight > 0.0) {
            for (sum, (vp, &count)) in parts.types.iter_mut().zip(boxes.vp.iter().zip(counts)) {
                *sum += weight * vp[count];
            }
        }
    }
    parts.total = parts.types.iter().sum::<f64>() + parts.lines + parts.coins;
    Exact { total: parts.total, parts: Parts { own: parts, ..Parts::default() }, ..Exact::default() }
}
