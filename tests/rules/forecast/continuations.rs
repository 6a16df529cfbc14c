//! The race forecast against a literal model: for small endings every continuation is played out, row by row, with
//! every number of coins that the turns entered so far can have given.

use std::collections::BTreeSet;

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::Generator,
        rules::{Entered, GameConfig, Layout, RowHistory, ScoreSheet, forecast},
    },
};

use crate::rules::support::{TABLES, config, default_layout, random_layout};

/// A possible state of a row: its boxes, the round of each completion (0: none), coins owned and coins ever circled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Row {
    boxes: [u8; 6],
    completed: [u8; 6],
    coins: u8,
    circled: u8,
}

impl Row {
    const NEW: Self = Self { boxes: [0; 6], completed: [0; 6], coins: 3, circled: 3 };

    /// The row with one more box, of any type that has one left (§1, §6).
    fn fills(self, layout: &Layout, round: u8) -> Vec<Self> {
        let fill = |building: BuildingType| {
            let (mut row, index, count) = (self, building.index(), layout.count(building));
            row.boxes[index] += 1;
            if row.boxes[index] == count {
                row.completed[index] = round.max(1);
            }
            (row.boxes[index] <= count).then_some(row)
        };
        BuildingType::ALL.into_iter().filter_map(fill).collect()
    }

    /// Gains 0 to 4 coins, never beyond those printed (§1, §4.3b).
    fn gains(self, layout: &Layout) -> Vec<Self> {
        (0..=4)
            .filter(|gained| self.circled + gained <= layout.coins())
            .map(|gained| Self { coins: self.coins + gained, circled: self.circled + gained, ..self })
            .collect()
    }

    /// Builds a second box if it can be paid for (§5.2).
    fn seconds(self, layout: &Layout, round: u8) -> Vec<Self> {
        match self.coins.checked_sub(3) {
            Some(coins) => Self { coins, ..self }.fills(layout, round),
            None => Vec::new(),
        }
    }

    /// A whole turn of a player (§4).
    fn turns(self, layout: &Layout, round: u8) -> Vec<Self> {
        let firsts = self.fills(layout, round);
        let seconds = firsts.iter().flat_map(|row| row.seconds(layout, round));
        seconds.chain(firsts.iter().copied()).chain(self.gains(layout)).collect()
    }

    /// The box of a phantom; none once all are full (§9).
    fn rolls(self, layout: &Layout, round: u8) -> Vec<Self> {
        let fills = self.fills(layout, round);
        if fills.is_empty() { vec![self] } else { fills }
    }
}

fn each(rows: &BTreeSet<Row>, next: impl Fn(Row) -> Vec<Row>) -> BTreeSet<Row> {
    rows.iter().flat_map(|&row| next(row)).collect()
}

/// A table in mid-game: what really happened to each row, and everything that the entries leave open.
struct Ending {
    config: GameConfig,
    round: u8,
    rows: Vec<Row>,
    histories: Vec<RowHistory>,
    /// What each row may be at this point.
    known: Vec<BTreeSet<Row>>,
}

fn chance(generator: &mut Generator, of: u32) -> bool {
    generator.below(of) == 0
}

fn any<T: Copy>(generator: &mut Generator, of: &[T]) -> T {
    of[generator.below(of.len() as u32) as usize]
}

impl Ending {
    /// Plays to the current round, in which some rows have had their turn.
    fn random(generator: &mut Generator) -> Self {
        let layout = if chance(generator, 4) { default_layout() } else { random_layout(generator) };
        let (players, phantoms) = any(generator, &TABLES);
        let rounds = match generator.below(3) {
            0 => 33 - generator.below(3),
            1 => 1 + generator.below(4),
            _ => 5 + generator.below(20),
        };
        let config = config(layout, players, phantoms).with_rounds(rounds.into()).expect("rounds of §2");
        let ahead = generator.below(if config.rows() == 3 { 4 } else { 3 }) as u8;
        let round = (rounds as u8 + 1).saturating_sub(ahead);
        let mut ending = Self { config, round, rows: vec![], histories: vec![], known: vec![] };
        for row in 0..config.rows() {
            ending.play(generator, row >= players);
        }
        ending
    }

    fn play(&mut self, generator: &mut Generator, is_phantom: bool) {
        let layout = *self.config.layout();
        let mut row = Row::NEW;
        let setup = if self.round > 0 { 3 } else { generator.below(4) as u8 };
        for _ in 0..setup {
            row = any(generator, &row.fills(&layout, 0));
        }
        let mut known = BTreeSet::from([row]);
        let mut entries = vec![Entered { buildings: setup, ..Entered::default() }];
        for round in 1..=self.round.min(self.config.rounds()) {
            if round == self.round && chance(generator, 2) {
                break;
            }
            let before = row;
            let mut entered = Entered::default();
            if is_phantom {
                row = any(generator, &row.rolls(&layout, round));
            } else if chance(generator, 12) {
                // An entry is missing, as when the round was ended by hand.
                entered.nothing = round == self.round || chance(generator, 2);
            } else {
                row = match generator.below(4) {
                    0 => any(generator, &row.gains(&layout)),
                    1 => any(generator, &row.turns(&layout, round)),
                    _ => any(generator, &row.rolls(&layout, round)),
                };
                entered.coins = row.boxes == before.boxes;
            }
            entered.buildings = row.boxes.iter().sum::<u8>() - before.boxes.iter().sum::<u8>();
            // The table sees the boxes, but of coins only that some were taken.
            let may_gain = !is_phantom && (entered.coins || (entered == Entered::default()));
            known = each(&known, |then| {
                let now = Row { boxes: row.boxes, completed: row.completed, ..then };
                match entered.buildings {
                    2 => then.coins.checked_sub(3).map(|coins| Row { coins, ..now }).into_iter().collect(),
                    _ if may_gain => now.gains(&layout),
                    _ => vec![now],
                }
            });
            entries.push(entered);
        }
        self.rows.push(row);
        self.histories.push(RowHistory { rounds: Some(entries), ..RowHistory::default() });
        self.known.push(known);
    }

    fn sheet(&self) -> ScoreSheet {
        let mut sheet = ScoreSheet::NEW;
        for (index, row) in self.rows.iter().enumerate() {
            for building in BuildingType::ALL {
                let (boxes, completed) = (row.boxes[building.index()], row.completed[building.index()]);
                assert!(sheet.enter(self.config.layout(), index, building, boxes, completed));
            }
        }
        sheet
    }

    /// Everything that a row can be after the last round.
    fn ends(&self, row: usize) -> BTreeSet<Row> {
        let layout = self.config.layout();
        let is_phantom = row >= self.config.players();
        let history = &self.histories[row];
        let mut rows = self.known[row].clone();
        if self.round == 0 {
            for _ in history.entered(0).buildings..3 {
                rows = each(&rows, |row| row.fills(layout, 0));
            }
        }
        for round in self.round.max(1)..=self.config.rounds() {
            let entered = history.entered(round);
            if entered.is_missing() && is_phantom {
                rows = each(&rows, |row| row.rolls(layout, round));
            } else if entered.is_missing() {
                rows = each(&rows, |row| row.turns(layout, round));
            } else if entered.buildings == 1 && !is_phantom {
                let seconds = each(&rows, |row| row.seconds(layout, round));
                rows.extend(seconds);
            }
        }
        rows
    }
}

/// VP of every row for one type, following §6 and §7.1 to the letter: places lie in a pile and are handed out.
fn points(config: &GameConfig, building: BuildingType, rows: &[(u8, u8)]) -> Vec<u8> {
    let mut pile = config.layout().vp(building).to_vec();
    let mut vp = vec![0; rows.len()];
    let mut hand_out = |to: Vec<usize>| {
        let places: Vec<u8> = pile.drain(..to.len().min(pile.len())).collect();
        let sum: usize = places.into_iter().map(usize::from).sum();
        for &row in &to {
            vp[row] = (sum / to.len()) as u8;
        }
    };
    let those = |is: &dyn Fn(u8, u8) -> bool| -> Vec<usize> {
        (0..rows.len()).filter(|&row| is(rows[row].0, rows[row].1)).collect()
    };
    for round in 1..=config.rounds() {
        hand_out(those(&|_, completed| completed == round));
    }
    for count in (1..=36).rev() {
        hand_out(those(&|boxes, completed| completed == 0 && boxes == count));
    }
    vp
}

/// Least and most VP of every row, over all combinations of what the rows can come to.
fn extremes(config: &GameConfig, building: BuildingType, ends: &[Vec<(u8, u8)>]) -> Vec<(u8, u8)> {
    let mut extremes = vec![(u8::MAX, 0); ends.len()];
    let mut chosen = vec![0; ends.len()];
    loop {
        let rows: Vec<(u8, u8)> = chosen.iter().zip(ends).map(|(&i, ends)| ends[i]).collect();
        for ((least, most), vp) in extremes.iter_mut().zip(points(config, building, &rows)) {
            (*least, *most) = ((*least).min(vp), (*most).max(vp));
        }
        let Some(next) = (0..ends.len()).find(|&row| chosen[row] + 1 < ends[row].len()) else {
            return extremes;
        };
        chosen[next] += 1;
        chosen[..next].fill(0);
    }
}

#[test]
fn least_and_most_are_those_of_all_continuations_and_locked_is_what_they_agree_on() {
    let (mut compared, mut locked, mut forced) = (0, 0, 0);
    for game in 0..2500 {
        let ending = Ending::random(&mut Generator::new(61, game));
        let config = &ending.config;
        let sheet = ending.sheet();
        let forecast = forecast(config, &sheet, ending.round, &ending.histories);
        let ends: Vec<BTreeSet<Row>> = (0..config.rows()).map(|row| ending.ends(row)).collect();
        for building in BuildingType::ALL {
            let of = |row: &Row| (row.boxes[building.index()], row.completed[building.index()]);
            let ends: Vec<Vec<(u8, u8)>> = ends
                .iter()
                .map(|rows| BTreeSet::from_iter(rows.iter().map(of)).into_iter().collect())
                .collect();
            let race = forecast.race(building);
            for (row, (least, most)) in extremes(config, building, &ends).into_iter().enumerate() {
                let prospect = race.rows[row];
                assert_eq!(
                    (prospect.least, prospect.most),
                    (least, most),
                    "game {game}, round {}, row {row}, {building:?}, {ends:?}, {:?}",
                    ending.round,
                    ending.histories
                );
                assert_eq!(prospect.is_locked(), least == most);
                assert_eq!(prospect.now, sheet.standing(config.layout(), row, building));
                assert_eq!(
                    prospect.missing,
                    config.layout().count(building) - ending.rows[row].boxes[building.index()]
                );
                compared += 1;
                locked += usize::from(least == most && ending.round < config.rounds());
                let is_open = ending.histories[row].entered(config.rounds()).is_missing();
                let was =
                    (ending.rows[row].boxes[building.index()], ending.rows[row].completed[building.index()]);
                forced += usize::from(
                    is_open && row >= config.players() && ends[row].iter().all(|&end| end != was),
                );
            }
        }
    }
    assert!(compared > 40_000 && locked > 2_000 && forced > 100, "{compared} {locked} {forced}");
}
