//! The race forecast against a literal model: on small endings every continuation is played out, row by row, with
//! every number of coins that the turns entered so far can have given.

use std::collections::BTreeSet;

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::Generator,
        rules::{Entered, GameConfig, Layout, Prospect, RowHistory, ScoreSheet, forecast},
    },
};

use super::{
    row_histories::entered_game,
    support::{TABLES, config, default_layout, random_config, random_layout},
};

/// What a row can be: its boxes, the round of each completion (0: none), coins owned and coins ever circled.
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

    /// Builds a second if it can be paid (§5.2).
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

/// A table in mid-game: what really happened to each row, and all that the entries leave open.
struct Ending {
    config: GameConfig,
    round: u8,
    rows: Vec<Row>,
    histories: Vec<RowHistory>,
    /// What each row may be now.
    known: Vec<BTreeSet<Row>>,
}

fn chance(generator: &mut Generator, of: u32) -> bool {
    generator.below(of) == 0
}

fn any<T: Copy>(generator: &mut Generator, of: &[T]) -> T {
    of[generator.below(of.len() as u32) as usize]
}

impl Ending {
    /// Plays to the current round, in which some rows had their turn.
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
                // Missing, as when the round was ended by hand.
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
            // The table sees the boxes, and of the coins only that some were taken.
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

    /// All that a row can be after the last round.
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

/// VP of every row for one type, by the words of §6 and §7.1: places lie in a pile and are handed out.
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

/// Least and most VP of every row, over everything that all rows together can come to.
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

fn entered(text: &str) -> RowHistory {
    let rounds = text.chars().map(|c| match c {
        'c' => Entered { coins: true, ..Entered::default() },
        'n' => Entered { nothing: true, ..Entered::default() },
        c => Entered { buildings: c.to_digit(10).expect("a digit") as u8, ..Entered::default() },
    });
    RowHistory { rounds: Some(rounds.collect()), ..RowHistory::default() }
}

/// A sheet with these boxes of the tower, of which there are 7.
fn towers(config: &GameConfig, boxes: &[u8]) -> ScoreSheet {
    let mut sheet = ScoreSheet::NEW;
    for (row, &boxes) in boxes.iter().enumerate() {
        for _ in 0..boxes {
            assert!(sheet.fill(config.layout(), row, BuildingType::Tower, 1));
        }
    }
    sheet
}

#[test]
fn coins_decide_whether_a_lead_can_still_be_lost() {
    let config = config(default_layout(), 3, 0).with_rounds(4).expect("rounds of §2");
    let sheet = towers(&config, &[5, 3, 0]);
    let tower =
        |histories: &[RowHistory]| forecast(&config, &sheet, 4, histories).race(BuildingType::Tower).rows[0];
    // Row 2 owns its first three coins: two towers in the last turn, a tie.
    let tie = tower(&[entered("31111"), entered("3111"), entered("31111")]);
    assert_eq!((tie.least, tie.most, tie.is_locked()), (17, 21, false));
    // It spent them: one tower, and row 1 stays ahead.
    let ahead = tower(&[entered("31111"), entered("3211"), entered("31111")]);
    assert_eq!((ahead.least, ahead.most, ahead.is_locked()), (21, 21, true));
    // Coins taken since may pay again.
    assert!(!tower(&[entered("31111"), entered("32c1"), entered("31111")]).is_locked());
    // A second may still follow a building of the round that goes on; coins were another action.
    let sheet = towers(&config, &[5, 4, 0]);
    let tower =
        |histories: &[RowHistory]| forecast(&config, &sheet, 4, histories).race(BuildingType::Tower).rows[0];
    assert!(!tower(&[entered("3111c"), entered("31111"), entered("31111")]).is_locked());
    assert!(tower(&[entered("3111c"), entered("3111c"), entered("31111")]).is_locked());
}

#[test]
fn the_most_of_all_types_takes_no_more_boxes_than_can_still_be_filled() {
    let config = config(default_layout(), 3, 0).with_rounds(4).expect("rounds of §2");
    let histories = [entered("3ccc"), entered("31111"), entered("31111")];
    let forecast = forecast(&config, &ScoreSheet::NEW, 4, &histories);
    let most = |building| u16::from(forecast.race(building).rows[0].most);
    // Two boxes at most are left: the two best types.
    let best = most(BuildingType::Tower) + most(BuildingType::Garden);
    assert_eq!((best, forecast.bounds(0)), (41, (0, 41)));
}

#[test]
fn a_phantom_is_forced_into_the_only_type_that_is_not_complete() {
    let config = config(default_layout(), 2, 1).with_rounds(33).expect("rounds of §2");
    let mut sheet = ScoreSheet::NEW;
    for building in BuildingType::ALL {
        let boxes = config.layout().count(building) - if building == BuildingType::Tower { 2 } else { 0 };
        for _ in 0..boxes {
            assert!(sheet.fill(config.layout(), 2, building, 20));
        }
    }
    let played = |turns: usize| entered(&format!("3{}", "1".repeat(turns)));
    let histories = [played(31), played(31), played(31)];
    let race = forecast(&config, &sheet, 32, &histories).race(BuildingType::Tower).clone();
    // Two boxes in two rounds: it completes the tower in the last one, before anybody.
    assert_eq!((race.rows[2].least, race.rows[2].most), (21, 21));
}

#[test]
fn who_left_or_closed_builds_no_more() {
    let config = config(default_layout(), 3, 0);
    let sheet = towers(&config, &[2, 1, 0]);
    let gone = RowHistory { has_left: true, ..entered("3") };
    let histories = [gone.clone(), gone.clone(), gone];
    let forecast = forecast(&config, &sheet, 3, &histories);
    assert!(forecast.races.iter().flat_map(|race| &race.rows).all(Prospect::is_locked));
    assert_eq!((forecast.bounds(0), forecast.bounds(1), forecast.bounds(2)), ((21, 21), (13, 13), (0, 0)));
}

#[test]
fn places_of_rounds_that_are_over_are_struck_and_those_of_this_round_still_shared() {
    let config = config(default_layout(), 3, 0);
    let mut sheet = towers(&config, &[7, 6, 0]);
    let histories = [entered("311111"), entered("31111"), entered("31111")];
    let tower = |sheet: &ScoreSheet, round| {
        forecast(&config, sheet, round, &histories).race(BuildingType::Tower).clone()
    };
    assert_eq!(tower(&sheet, 2).struck, 1);
    assert!(tower(&sheet, 2).rows[0].is_locked());
    sheet = ScoreSheet::NEW;
    assert!(sheet.enter(config.layout(), 0, BuildingType::Tower, 7, 5));
    assert!(sheet.enter(config.layout(), 1, BuildingType::Tower, 6, 0));
    let race = tower(&sheet, 5);
    assert_eq!((race.struck, race.rows[0].least, race.rows[0].most), (0, 17, 21));
}

#[test]
fn no_real_game_ever_leaves_what_was_forecast() {
    let mut locked = 0;
    for game in 0..60 {
        let generator = &mut Generator::new(62, game);
        let config = random_config(generator);
        let mut forecasts = Vec::new();
        let mut commands = 0;
        let (end, _) = entered_game(&config, None, generator, |state, histories| {
            if commands % 7 == 0 {
                forecasts.push(forecast(&config, state.score(), state.round(), histories));
            }
            commands += 1;
        });
        for forecast in forecasts {
            for row in 0..config.rows() {
                let total = end.score().types_vp(config.layout(), row);
                let (least, most) = forecast.bounds(row);
                assert!(
                    (least..=most).contains(&total),
                    "game {game}, row {row}: {total} of {least} to {most}"
                );
                for building in BuildingType::ALL {
                    let vp = end.score().standing(config.layout(), row, building).vp;
                    let prospect = forecast.race(building).rows[row];
                    assert!(
                        (prospect.least..=prospect.most).contains(&vp),
                        "game {game}, row {row}, {building:?}"
                    );
                    locked += usize::from(prospect.is_locked());
                }
            }
        }
    }
    assert!(locked > 100, "{locked}");
}
