//! A second scoring, written from the words of §6–§8 and §11 alone: places lie in a pile and are handed out one by one.
//! The engine ranks all rows by one key instead; both must agree on every game.

use std::collections::BTreeMap;

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            advisor::Generator,
            rules::{Card, Cards, Cell, GameConfig, Holdings, Move, Phase, ScoreSheet, SpecialAction, State},
        },
    },
    kernel::winners,
};

use super::support::{games, random_config, random_game};

/// A place that was taken: which (1–3, or none if none was left) and what it gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Prize {
    place: Option<u8>,
    vp: u16,
}

/// The table as somebody with pencil and paper would keep it.
#[derive(Clone)]
struct Table<'a> {
    config: &'a GameConfig,
    /// Per row and type.
    boxes: Vec<[u8; 6]>,
    /// Cells crossed out, per player, as (row, column) from 1.
    crossed: Vec<Vec<(u8, u8)>>,
    /// Places not struck, highest first, per type.
    places: Vec<Vec<u8>>,
    /// Rows that completed a type since the last round's end.
    completed_now: Vec<(usize, usize)>,
    /// Early awards: row, type, round, prize.
    awarded: Vec<(usize, usize, u8, Prize)>,
}

impl<'a> Table<'a> {
    fn new(config: &'a GameConfig) -> Self {
        Self {
            config,
            boxes: vec![[0; 6]; config.rows()],
            crossed: vec![Vec::new(); config.players()],
            places: BuildingType::ALL.map(|building| config.layout().vp(building).to_vec()).to_vec(),
            completed_now: Vec::new(),
            awarded: Vec::new(),
        }
    }

    /// Follows a command that was accepted in position `before`.
    fn follow(&mut self, before: &State, command: Move) {
        let row = before.seat();
        match (before.phase(), command) {
            (Phase::Setup, Move::Roll(pair)) if self.crossed[row].contains(&coordinates(pair.cell())) => {}
            (Phase::Setup, Move::Roll(pair)) => self.build(row, pair.cell()),
            (_, Move::Build(cell)) => self.build(row, cell),
            (_, Move::Special(SpecialAction::BuildSecond(_))) => {
                self.build(row, before.second_cell().expect("dice are unused"));
            }
            (Phase::PhantomSetup | Phase::Phantom, Move::Roll(pair)) => {
                let building = self.building(pair.cell());
                if self.boxes[row][building] < self.printed(building) {
                    self.fill(row, building);
                }
            }
            _ => {}
        }
    }

    fn building(&self, cell: Cell) -> usize {
        self.config.layout().grid().expect("a full game has a grid")[cell.index()].index()
    }

    fn printed(&self, building: usize) -> u8 {
        let grid = self.config.layout().grid().expect("a full game has a grid");
        grid.iter().filter(|t| t.index() == building).count() as u8
    }

    fn build(&mut self, row: usize, cell: Cell) {
        self.crossed[row].push(coordinates(cell));
        self.fill(row, self.building(cell));
    }

    fn fill(&mut self, row: usize, building: usize) {
        self.boxes[row][building] += 1;
        if self.boxes[row][building] == self.printed(building) {
            self.completed_now.push((row, building));
        }
    }

    /// k rows take the next k places, fewer if fewer remain, and share them rounded down (§6, §7.1).
    fn hand_out(&mut self, building: usize, k: usize) -> Prize {
        let left = self.places[building].len();
        let place = if left > 0 { Some(4 - left as u8) } else { None };
        let mut sum = 0;
        for _ in 0..k {
            if !self.places[building].is_empty() {
                sum += u16::from(self.places[building].remove(0));
            }
        }
        Prize { place, vp: sum / k as u16 }
    }

    /// §6: the early awards of a round.
    fn end_of_round(&mut self, round: u8) {
        for building in 0..6 {
            let rows: Vec<usize> = self
                .completed_now
                .iter()
                .filter(|(_, completed)| *completed == building)
                .map(|(row, _)| *row)
                .collect();
            if rows.is_empty() {
                continue;
            }
            let prize = self.hand_out(building, rows.len());
            for row in rows {
                self.awarded.push((row, building, round, prize));
            }
        }
        self.completed_now.clear();
    }

    /// §7.1: what each row has of each type at the end, none without a building.
    fn final_prizes(mut self) -> Vec<[Option<Prize>; 6]> {
        let mut prizes = vec![[None; 6]; self.boxes.len()];
        for &(row, building, _, prize) in &self.awarded {
            prizes[row][building] = Some(prize);
        }
        for building in BuildingType::ALL.map(BuildingType::index) {
            // From the most boxes down, as one reads the score sheet.
            for boxes in (1..=self.printed(building)).rev() {
                let tied: Vec<usize> = (0..self.boxes.len())
                    .filter(|&row| prizes[row][building].is_none() && self.boxes[row][building] == boxes)
                    .collect();
                if !tied.is_empty() {
                    let prize = self.hand_out(building, tied.len());
                    for row in tied {
                        prizes[row][building] = Some(prize);
                    }
                }
            }
        }
        prizes
    }

    /// §7.2, line by line.
    fn lines_vp(&self, player: usize) -> u16 {
        let mut vp = 0;
        for line in 1..=6 {
            let in_row = self.crossed[player].iter().filter(|(row, _)| *row == line).count();
            let in_column = self.crossed[player].iter().filter(|(_, column)| *column == line).count();
            for built in [in_row, in_column] {
                vp += match built {
                    4 => 2,
                    5 => 5,
                    6 => 10,
                    _ => 0,
                };
            }
        }
        vp
    }
}

fn coordinates(cell: Cell) -> (u8, u8) {
    (cell.row().number(), cell.column().number())
}

/// Compares everything that the engine says of a position, as if the round and the game ended there, with the table.
///
/// `coins` are those of the real players.
fn compare(table: &Table<'_>, cards: &Cards, coins: &[u8], round: u8) {
    let config = table.config;
    let mut ended = table.clone();
    ended.end_of_round(round.max(1));
    let (early, prizes) = (ended.awarded.clone(), ended.final_prizes());
    assert_eq!(cards.rows.len(), config.rows());
    let mut totals = Vec::new();
    for (row, card) in cards.rows.iter().enumerate() {
        let real = row < config.players();
        let Some(card) = card else {
            assert!(!real && config.phantom_bonus().is_none(), "row {row} has no card");
            totals.push(None);
            continue;
        };
        assert!(real || config.phantom_bonus().is_some(), "phantom {row} scores outside §11");
        compare_types(card, &table.boxes[row], prizes[row], &early, row);
        let types: u16 = prizes[row].iter().flatten().map(|prize| prize.vp).sum();
        let (lines, pairs_of_coins, bonus) = if real {
            (table.lines_vp(row), u16::from(coins[row] / 2), 0)
        } else {
            (0, 0, u16::from(config.phantom_bonus().unwrap_or(0)))
        };
        let total = types + lines + pairs_of_coins + bonus;
        let parts = (card.types_vp(), card.lines_vp(), card.coins_vp());
        assert_eq!(parts, (types, lines, pairs_of_coins), "row {row}");
        assert_eq!(card.total(), total, "row {row}");
        totals.push(Some(total));
    }
    let highest = totals.iter().flatten().max().expect("someone scores");
    let best: Vec<usize> = (0..totals.len()).filter(|&row| totals[row] == Some(*highest)).collect();
    assert_eq!(cards.winners(), best);
    assert_eq!(winners(totals.iter().copied()), best);
}

fn compare_types(
    card: &Card,
    boxes: &[u8; 6],
    prizes: [Option<Prize>; 6],
    early: &[(usize, usize, u8, Prize)],
    row: usize,
) {
    for (building, standing) in card.types.iter().enumerate() {
        assert_eq!(standing.boxes, boxes[building], "row {row}, type {building}");
        let prize = prizes[building].unwrap_or(Prize { place: None, vp: 0 });
        assert_eq!(
            (u16::from(standing.vp), standing.place()),
            (prize.vp, prize.place),
            "row {row}, {building}"
        );
        let at = early.iter().find(|(r, b, ..)| (*r, *b) == (row, building)).map(|(_, _, round, _)| *round);
        assert_eq!(standing.completed, at, "row {row}, type {building}: the early award");
    }
}

/// Compares the awards and the struck places that the score sheet lists up to a round with the table's.
fn compare_awards(table: &Table<'_>, sheet: &ScoreSheet, round: u8) {
    let config = table.config;
    let mut listed = Vec::new();
    for award in sheet.awards(config.layout(), round) {
        for &row in &award.rows {
            let place = u8::try_from(award.before + 1).ok().filter(|&place| place <= 3);
            let prize = Prize { place, vp: award.vp.into() };
            listed.push((row, award.building.index(), award.round, prize));
        }
    }
    let in_order = |awards: &[(usize, usize, u8, Prize)]| {
        let mut awards = awards.to_vec();
        awards.sort_by_key(|&(row, building, round, _)| (round, building, row));
        awards
    };
    assert_eq!(listed, in_order(&table.awarded));
    for building in BuildingType::ALL {
        let struck = 3 - table.places[building.index()].len() as u8;
        assert_eq!(sheet.struck(building, round), struck, "{building:?} after round {round}");
    }
}

/// How often each case of interest occurred in the games.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, u32>);

#[test]
fn scoring_agrees_with_pencil_and_paper_in_thousands_of_games() {
    let mut seen = Seen::default();
    for game in 0..4000 {
        let generator = &mut Generator::new(17, game);
        let config = random_config(generator);
        let mut table = Table::new(&config);
        let mut sample = Generator::new(18, game);
        random_game(&config, generator, |before, command, after| {
            table.follow(before, command);
            seen.met(
                "completed in setup",
                before.round() < after.round() && before.round() == 0 && !table.completed_now.is_empty(),
            );
            let over = after.phase() == Phase::Over;
            if before.round() > 0 && (after.round() > before.round() || over) {
                table.end_of_round(before.round());
                compare_awards(&table, after.score(), before.round());
                assert_eq!(after.awarded_rounds(), before.round());
            }
            if over || sample.below(20) == 0 {
                let cards = after.cards(&config);
                let coins: Vec<u8> = (0..config.players()).map(|seat| after.sheet(seat).coins()).collect();
                compare(&table, &cards, &coins, after.round());
                for (seat, card) in cards.rows.iter().flatten().enumerate().take(config.players()) {
                    assert_eq!(after.total(&config, seat), card.total(), "seat {seat}");
                }
            }
            if over {
                seen.note(&table, &after.cards(&config).winners());
            }
        });
    }
    seen.check(&[
        "completed in setup",
        "shared",
        "no place left",
        "in the last round",
        "won by phantoms alone",
    ]);
}

/// In games four rows seldom complete a type in one round; here all strive for the same type.
#[test]
fn scoring_agrees_with_pencil_and_paper_when_everyone_races_for_the_same_type() {
    let mut seen = Seen::default();
    games(19, 4000, |config, generator| {
        let mut table = Table::new(config);
        let mut sheet = ScoreSheet::NEW;
        let coins = vec![0; config.players()];
        for round in 1..=config.rounds() {
            let favourite = BuildingType::ALL[generator.below(6) as usize];
            for row in 0..config.rows() {
                let other = BuildingType::ALL[generator.below(6) as usize];
                let building = if generator.below(8) == 0 { other } else { favourite };
                let room = table.boxes[row][building.index()] < table.printed(building.index());
                assert_eq!(sheet.fill(config.layout(), row, building, round), room, "no box beyond the last");
                if room {
                    table.fill(row, building.index());
                }
            }
            let cards = Cards::new(config, &sheet, &vec![Holdings::default(); config.players()]);
            compare(&table, &cards, &coins, round);
            table.end_of_round(round);
            compare_awards(&table, &sheet, round);
        }
        seen.note(&table, &[]);
    });
    seen.check(&["shared", "more sharers than places", "no place left", "in the last round"]);
}

impl Seen {
    fn note(&mut self, table: &Table<'_>, winners: &[usize]) {
        for (_, building, round, prize) in &table.awarded {
            let sharing = table.awarded.iter().filter(|(_, b, r, _)| (b, r) == (building, round)).count();
            self.met("shared", sharing > 1);
            self.met("more sharers than places", sharing > 3);
            self.met("no place left", prize.place.is_none());
            self.met("in the last round", *round == table.config.rounds());
        }
        let phantom = |row: &usize| *row >= table.config.players();
        self.met("won by phantoms alone", !winners.is_empty() && winners.iter().all(phantom));
    }

    fn met(&mut self, what: &'static str, met: bool) {
        *self.0.entry(what).or_insert(0) += u32::from(met);
    }

    /// Rare cases must not be so rare that they are not tested.
    fn check(&self, cases: &[&str]) {
        for case in cases {
            let met = self.0.get(case).copied().unwrap_or(0);
            assert!(met >= 20, "{case}: met only {met} times");
        }
    }
}
