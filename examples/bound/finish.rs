//! What the last two rounds alone are worth, nearly exactly: tables see too little of them.
//!
//! What is built last counts at once, so no value is needed for it; only the phantoms' chances are taken to stay as they
//! are when the last but one round begins. With other readings of §5 than the usual ones a little less is found.

use super::worth::each_roll;
use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{Afterstate, NextDice, Seen, chance_of_box},
        rules::{
            Built, Cell, Face, FourDice, GameConfig, LINE_VP, Pair, ScoreSheet, State, Taken, coins_vp,
            column_counts, each_follow_up, line_vp, row_counts,
        },
    },
};

/// Boxes that two turns can fill, and none.
const FILLS: usize = 5;
/// Options that are looked into in the last but one round: those whose value is not further below the best.
const BELOW_BEST: f32 = 4.0;

/// The mean VP of each type at the end, by boxes filled until then and by the round, this or the next, of the last one.
pub struct Races {
    vp: [[[f64; 2]; FILLS]; BuildingType::COUNT],
    /// Rounds after this one: 0 or 1.
    left: usize,
}

impl Races {
    pub fn new(config: &GameConfig, round: u8, score: &ScoreSheet) -> Self {
        let left = usize::from(config.rounds() - round);
        let mut vp = [[[0.0; 2]; FILLS]; BuildingType::COUNT];
        for building in BuildingType::ALL {
            let count = config.layout().count(building);
            let (boxes, completed) = (score.boxes(0, building), score.completed(0, building));
            for (fills, vp) in (0..).zip(&mut vp[building.index()]) {
                if boxes + fills > count {
                    break;
                }
                for (late, vp) in (0..=left as u8).zip(vp) {
                    let full = boxes + fills == count;
                    let at = completed.unwrap_or(if full { round + late } else { 0 });
                    let mut filled = *score;
                    filled.enter(config.layout(), 0, building, boxes + fills, at);
                    *vp = mean_vp(config, round, &filled, building);
                }
            }
        }
        Self { vp, left }
    }
}

/// The mean VP of a type for the player as the boxes are, over the phantoms' rolls of the rounds that are left.
fn mean_vp(config: &GameConfig, round: u8, score: &ScoreSheet, building: BuildingType) -> f64 {
    let rounds = round..=config.rounds();
    let phantoms = config.players()..config.rows();
    let chances: Vec<f64> =
        phantoms.clone().map(|phantom| chance_of_box(config, score, phantom, building)).collect();
    let rolls = phantoms.len() * rounds.clone().count();
    let mut mean = 0.0;
    for hits in 0..1u32 << rolls {
        let (mut filled, mut chance, mut roll) = (*score, 1.0, 0);
        for round in rounds.clone() {
            for (phantom, hitting) in phantoms.clone().zip(&chances) {
                let is_open = filled.completed(phantom, building).is_none();
                if hits >> roll & 1 == 0 {
                    chance *= if is_open { 1.0 - hitting } else { 1.0 };
                } else {
                    chance *= if is_open { *hitting } else { 0.0 };
                    filled.fill(config.layout(), phantom, building, round);
                }
                roll += 1;
            }
        }
        if chance > 0.0 {
            mean += chance * f64::from(filled.standing(config.layout(), 0, building).vp);
        }
    }
    mean
}

/// A sheet before the last turn.
struct Finish<'a> {
    config: &'a GameConfig,
    races: &'a Races,
    built: u64,
    fills: [usize; BuildingType::COUNT],
    coins: u8,
    room: u8,
    /// What is reached without another building, coins aside.
    base: f64,
    /// What each free cell adds, the most first.
    gains: Vec<(f64, Cell)>,
}

impl<'a> Finish<'a> {
    /// `new` are the cells built since the races were looked at.
    fn new(config: &'a GameConfig, races: &'a Races, before: u64, after: &Afterstate) -> Self {
        let built = before | after.built;
        let mut fills = [0; BuildingType::COUNT];
        for cell in Cell::all().filter(|cell| after.built & cell.bit() != 0) {
            fills[building(config, cell).index()] += 1;
        }
        let (rows, columns) = (row_counts(built), column_counts(built));
        let base = f64::from(line_vp(built)) + (0..6).map(|i| races.vp[i][fills[i]][0]).sum::<f64>();
        let next = |count: u8| f64::from(LINE_VP[usize::from(count) + 1] - LINE_VP[usize::from(count)]);
        let mut gains: Vec<(f64, Cell)> = Cell::all()
            .filter(|cell| built & cell.bit() == 0)
            .map(|cell| {
                let kind = building(config, cell).index();
                let vp = races.vp[kind];
                let lines = next(rows[cell.row().index()]) + next(columns[cell.column().index()]);
                (lines + vp[fills[kind] + 1][races.left] - vp[fills[kind]][0], cell)
            })
            .collect();
        gains.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        Self { config, races, built, fills, coins: after.coins, room: after.room, base, gains }
    }

    /// What is reached at the end with these dice.
    fn worth(&self, four: FourDice) -> f64 {
        let (yellow, blue) = (four.yellow(), four.blue());
        let most = f64::from(coins_vp(self.coins));
        let steps = |to: Face, dice: [Face; 2]| {
            dice[0].number().abs_diff(to.number()).min(dice[1].number().abs_diff(to.number()))
        };
        let mut best = f64::NEG_INFINITY;
        for &(gain, cell) in &self.gains {
            if gain + most <= best {
                break;
            }
            let price = steps(cell.row(), yellow) + steps(cell.column(), blue);
            if price <= self.coins {
                best = best.max(gain + f64::from(coins_vp(self.coins - price)));
            }
        }
        for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let cell = Cell::new(yellow[i], blue[j]);
            if self.built & cell.bit() != 0 {
                continue;
            }
            let unused = Pair { yellow: yellow[1 - i], blue: blue[1 - j] };
            let built = Built { cell, unused, before: self.built, coins: self.coins, taken: Taken::NONE };
            each_follow_up(self.config, &built, |follow_up| {
                let left = f64::from(coins_vp(self.coins - follow_up.action.price()));
                best = best.max(self.gain_of_two([cell, follow_up.cell]) + left);
            });
        }
        let crossings = yellow.iter().flat_map(|&row| blue.iter().map(move |&column| Cell::new(row, column)));
        let paying = crossings.filter(|cell| self.built & cell.bit() != 0).count() as u8;
        let gained = f64::from(coins_vp(self.coins + paying.min(self.room)));
        self.base + best.max(gained)
    }

    fn gain_of_two(&self, couple: [Cell; 2]) -> f64 {
        let mut fills = self.fills;
        let mut gain = f64::from(line_vp(self.built | couple[0].bit() | couple[1].bit()));
        for cell in couple {
            fills[building(self.config, cell).index()] += 1;
        }
        for (i, vp) in self.races.vp.iter().enumerate() {
            let late = if fills[i] > self.fills[i] { self.races.left } else { 0 };
            gain += vp[fills[i]][late];
        }
        gain - self.base
    }

    /// The mean over the dice.
    fn mean(&self, dice: NextDice) -> f64 {
        let (mut sum, mut weights) = (0.0, 0.0);
        each_roll(dice, |weight, four| {
            sum += weight * self.worth(four);
            weights += weight;
        });
        sum / weights
    }
}

/// The type of a cell.
fn building(config: &GameConfig, cell: Cell) -> BuildingType {
    config.layout().grid().map_or(BuildingType::Pavilion, |grid| grid[cell.index()])
}

/// The player as the last turn finds them, with nothing built since the races were looked at.
fn still(config: &GameConfig, state: &State, dice: NextDice) -> Afterstate {
    let sheet = state.sheet(0);
    Afterstate { built: 0, coins: sheet.coins(), room: config.layout().coins() - sheet.circled(), dice }
}

/// What the last turn reaches on average if it is the next one.
pub fn last_turn(config: &GameConfig, races: &Races, next: &State, dice: NextDice) -> f64 {
    Finish::new(config, races, next.sheet(0).built(), &still(config, next, dice)).mean(dice)
}

/// What a position of the last or the last but one round is worth with these dice.
pub fn finish(config: &GameConfig, races: &Races, state: &State, seen: &Seen<'_>, four: FourDice) -> f64 {
    let built = state.sheet(0).built();
    if races.left == 0 {
        return Finish::new(config, races, built, &still(config, state, NextDice::All)).worth(four);
    }
    let turns = seen.turns_with(config, four);
    let best = turns.iter().map(|(value, _)| *value).fold(f32::NEG_INFINITY, f32::max);
    let mut looked_into: Vec<Afterstate> = Vec::new();
    let mut most = f64::NEG_INFINITY;
    for (_, turn) in turns.iter().filter(|(value, _)| *value >= best - BELOW_BEST) {
        let after = Afterstate::of_turn(config, state, turn);
        if !looked_into.contains(&after) {
            most = most.max(Finish::new(config, races, built, &after).mean(after.dice));
            looked_into.push(after);
        }
    }
    most
}
