//! A position as the values see it: looked at once for all options of a decision.
//!
//! A player's value is what stays as it is now in all scorings to come, corrected by the tables. A rival's is the same seen
//! from the rival's seat; of what an option changes there, only the races of types are looked at again.

use super::{
    Values,
    entries::{self, ACTIVE},
    weight,
};
use crate::{
    advisor::{
        board_view::{BoardView, BoardViews, WALLS},
        material::Material,
        points::{ROWS, Rows, so_far, type_vp, types_vp},
    },
    rules::{
        Currency, Module, Scoring, Vizier, leftover,
        play::{Cards, MOST_PLAYERS, Phase, PieceId, PlayConfig, State},
    },
};
use common::BuildingType;

/// What a Vizier who is awake is worth with so many scorings to come, in VP.
const AWAKE: [f32; 4] = [0.0, 0.8, 1.5, 1.8];
/// Cards and tiles that are drawn in a turn, about.
const CARDS_A_TURN: f32 = 0.95;
const TILES_A_TURN: f32 = 0.6;
/// First places of the third scoring and the two together make about so many VP: races are scaled by it.
const USUAL_VP: f32 = 18.5;

/// Entries of a position, each with how much of it counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Active {
    len: usize,
    entries: [(u32, f32); ACTIVE],
}

impl Active {
    const NONE: Self = Self { len: 0, entries: [(0, 0.0); ACTIVE] };

    #[inline]
    fn push(&mut self, entry: usize, part: f32) {
        if let Some(place) = self.entries.get_mut(self.len) {
            *place = (entry as u32, part);
            self.len += 1;
        }
    }

    pub fn entries(&self) -> &[(u32, f32)] {
        &self.entries[..self.len]
    }
}

/// How far the game is.
#[derive(Clone, Copy, Debug)]
struct Course {
    /// Scorings held, 2 at most.
    held: usize,
    half_turns: usize,
    phase: usize,
}

impl Course {
    fn new(config: &PlayConfig, state: &State) -> Self {
        let held = state.snapshots().count().min(2);
        let players = config.players() as f32;
        let places = state.piles().map(|piles| [&piles.first, &piles.second]);
        let drawn = state.piles().map_or(0, |_| drawn(config, state));
        let turns = match (held, places) {
            (0 | 1, Some(places)) => {
                let range = places[held];
                let first = f32::from((*range.start()).max(drawn + 1));
                let cards = (first + f32::from(*range.end()).max(first)) / 2.0 - f32::from(drawn);
                cards / (CARDS_A_TURN * players)
            }
            _ => f32::from(state.stack().len()) / (TILES_A_TURN * players),
        };
        let step = [0.8, 2.0, 4.0].into_iter().filter(|&step| turns >= step).count();
        Self { held, half_turns: (2.0 * turns) as usize, phase: held * 4 + step }
    }
}

/// How many cards were drawn since the piles were made.
fn drawn(config: &PlayConfig, state: &State) -> u8 {
    let sizes: u8 = state.piles().map_or(0, |piles| piles.sizes.iter().sum());
    let turned_up = match state.next_scoring_card() {
        Some(Scoring::First) => 0,
        Some(_) => 1,
        None => return config.money().len(),
    };
    (sizes + turned_up).saturating_sub(state.deck().len())
}

/// Money in hand, looked at once.
#[derive(Clone, Copy, Debug, Default)]
struct Money {
    cards: [u8; Currency::COUNT],
    sums: [u16; Currency::COUNT],
    /// Bit n: a price of n can be paid exactly.
    exact: [u64; Currency::COUNT],
}

impl Money {
    #[inline]
    fn new(hand: Cards) -> Self {
        let mut money = Self { exact: [1; Currency::COUNT], ..Self::default() };
        for (card, count) in hand.kinds() {
            let at = card.currency().index();
            for _ in 0..count {
                money.cards[at] += 1;
                money.sums[at] += u16::from(card.value());
                money.exact[at] |= money.exact[at] << card.value();
            }
        }
        money
    }
}

/// A position of which the options are compared.
pub struct Seen<'a> {
    values: &'a Values,
    config: &'a PlayConfig,
    material: &'a Material,
    boards: &'a BoardViews,
    seat: usize,
    course: Course,
    /// VP of the scorings held.
    so_far: [u16; MOST_PLAYERS],
    rows: Rows,
    third_player: usize,
    unseen: [u8; BuildingType::COUNT],
    /// By seat, for each currency, the prices that can be paid exactly.
    exact: [[u64; Currency::COUNT]; MOST_PLAYERS],
    /// What each rival is worth before the decision.
    rivals: [f32; MOST_PLAYERS],
}

impl<'a> Seen<'a> {
    /// As a player sees it; none unless all Alhambras were looked at.
    pub(in crate::advisor) fn new(
        values: &'a Values,
        config: &'a PlayConfig,
        material: &'a Material,
        boards: &'a BoardViews,
        state: &State,
        seat: usize,
    ) -> Option<Self> {
        let mut rows = Rows::default();
        let mut exact = [[0; Currency::COUNT]; MOST_PLAYERS];
        for player in 0..config.players() {
            rows[player] = boards.of(player)?.types;
            exact[player] = Money::new(state.player(player).hand()).exact;
        }
        if config.game().has_third_player() {
            rows[config.players()] = material.counts(state.third_player());
        }
        let mut seen = Self {
            values,
            config,
            material,
            boards,
            seat,
            course: Course::new(config, state),
            so_far: so_far(config, state),
            rows,
            third_player: config.players(),
            unseen: material.counts(state.stack()),
            exact,
            rivals: [0.0; MOST_PLAYERS],
        };
        for rival in seen.rivals_of(seat) {
            seen.rivals[rival] = seen.total(state, rival, boards.of(rival)?, &rows);
        }
        Some(seen)
    }

    fn rivals_of(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        (0..self.config.players()).filter(move |&rival| rival != seat)
    }

    /// Tiles of each type after an option.
    fn rows_after(&self, after: &State, board: &BoardView) -> Rows {
        let mut rows = self.rows;
        rows[self.seat] = board.types;
        if self.config.game().has_third_player() {
            rows[self.third_player] = self.material.counts(after.third_player());
        }
        if is_over(after) {
            self.award(after, board, &mut rows);
        }
        rows
    }

    /// Counts the tiles that are given away at the end (§A4.9), where their owner has a place for them.
    fn award(&self, after: &State, board: &BoardView, rows: &mut Rows) {
        let players = 0..self.config.players();
        let award = |rows: &mut Rows, piece: PieceId, seat: usize| {
            let kind = self.material.kind(piece);
            let board = if seat == self.seat { Some(board) } else { self.boards.of(seat) };
            let fits = board.is_some_and(|board| board.places[usize::from(kind.walls)] > 0);
            if let Some(building) = kind.building.filter(|_| fits) {
                rows[seat][usize::from(building)] += 1;
            }
        };
        if matches!(after.phase(), Phase::LastTiles) {
            for seat in players.clone() {
                after.player(seat).pending().iter().for_each(|piece| award(rows, piece, seat));
            }
        } else if after.phase() != Phase::Over {
            for currency in Currency::ALL {
                let money: Vec<u16> =
                    players.clone().map(|seat| after.player(seat).hand().sum(currency)).collect();
                if let (Some(piece), Some(owner)) = (after.yard(currency), leftover(&money)) {
                    award(rows, piece, owner);
                }
            }
        }
    }

    /// The expected final VP of who decides.
    pub(in crate::advisor) fn own(&self, after: &State, board: &BoardView) -> f32 {
        self.total(after, self.seat, board, &self.rows_after(after, board))
    }

    /// Of both, own VP and the best rival's, what counts: all of the own less part of the other.
    pub(in crate::advisor) fn worth(&self, after: &State, board: &BoardView) -> f32 {
        let (own, rival) = self.both(after, board);
        own - self.values.denial(self.course.held) * rival
    }

    /// The expected final VP of who decides, and of the best rival.
    pub(in crate::advisor) fn both(&self, after: &State, board: &BoardView) -> (f32, f32) {
        let rows = self.rows_after(after, board);
        let own = self.total(after, self.seat, board, &rows);
        let is_over = is_over(after);
        let rival = |rival: usize| {
            if is_over {
                return self.boards.of(rival).map_or(0.0, |board| self.at_the_end(rival, board, &rows));
            }
            let mut value = self.rivals[rival];
            for building in 0..BuildingType::COUNT {
                let is_changed = self.rows[self.seat][building] != rows[self.seat][building]
                    || self.rows[self.third_player][building] != rows[self.third_player][building];
                if is_changed {
                    value += self.race(rival, building, &rows) - self.race(rival, building, &self.rows);
                }
            }
            value
        };
        let best = self.rivals_of(self.seat).map(rival).fold(f32::NEG_INFINITY, f32::max);
        (own, best)
    }

    /// Who decides.
    pub(in crate::advisor) const fn seat(&self) -> usize {
        self.seat
    }

    /// How many scorings were held.
    pub(in crate::advisor) const fn held(&self) -> usize {
        self.course.held
    }

    /// What a player would get in the scoring that comes next, were it now.
    pub(in crate::advisor) fn next_vp(&self, after: &State, board: &BoardView) -> u16 {
        let rows = self.rows_after(after, board);
        let scoring = if is_over(after) { Scoring::Third } else { Scoring::ALL[self.course.held] };
        types_vp(scoring, self.seat, &rows[..self.config.game().rows()]) + board.own_vp(scoring)
    }

    /// The final VP where only last tiles are to be placed, or nothing.
    fn at_the_end(&self, seat: usize, board: &BoardView, rows: &Rows) -> f32 {
        let types = types_vp(Scoring::Third, seat, &rows[..self.config.game().rows()]);
        f32::from(self.so_far[seat] + types + board.own_vp(Scoring::Third))
    }

    fn total(&self, state: &State, seat: usize, board: &BoardView, rows: &Rows) -> f32 {
        if is_over(state) {
            return self.at_the_end(seat, board, rows);
        }
        let mut active = Active::NONE;
        let base = self.active(state, seat, board, rows, &mut active);
        self.values.sum(&active) + base
    }

    /// The entries of an option, for who decides, and what is certain beside them.
    pub(super) fn active_after(&self, after: &State, board: &BoardView) -> (Active, f32) {
        let mut active = Active::NONE;
        let rows = self.rows_after(after, board);
        let base = self.active(after, self.seat, board, &rows, &mut active);
        (active, base)
    }

    /// How a player stands with a type: tiles, the best rival's and the second's.
    #[inline]
    fn standing(&self, seat: usize, building: usize, rows: &Rows) -> (u8, u8, u8) {
        let (mut best, mut second) = (0, 0);
        for (row, types) in rows.iter().enumerate().take(self.config.game().rows()) {
            let tiles = types[building];
            if row != seat && tiles > best {
                (best, second) = (tiles, best);
            } else if row != seat && tiles > second {
                second = tiles;
            }
        }
        (rows[seat][building], best, second)
    }

    /// The entry of a race, how much of it counts, and what the type brings if nothing changes.
    #[inline]
    fn race_entry(&self, seat: usize, building: usize, rows: &Rows) -> (usize, f32, f32) {
        let (own, best, second) = self.standing(seat, building, rows);
        let held = self.course.held;
        let entry = entries::race(self.course.phase, self.unseen[building], own, best, second);
        let first_place = 16.0 + building as f32;
        (entry, first_place / USUAL_VP, self.now(seat, building, rows, own, held))
    }

    /// What so many tiles of a type bring in the scorings to come, if nothing changes.
    #[inline]
    fn now(&self, seat: usize, building: usize, rows: &Rows, own: u8, held: usize) -> f32 {
        let others = rows.iter().enumerate().take(self.config.game().rows());
        let others = others.filter(|(row, _)| *row != seat).map(|(_, types)| types[building]);
        f32::from(type_vp(held, building, own, others))
    }

    fn race(&self, seat: usize, building: usize, rows: &Rows) -> f32 {
        let (entry, part, now) = self.race_entry(seat, building, rows);
        now + part * weight(&self.values.entries[entry])
    }

    /// Collects the entries of a position; returns what is certain beside them.
    fn active(&self, state: &State, seat: usize, board: &BoardView, rows: &Rows, active: &mut Active) -> f32 {
        let Course { held, half_turns, phase } = self.course;
        let mut base = f32::from(self.so_far[seat]);
        let mut gains = [0; BuildingType::COUNT];
        for (building, gain) in gains.iter_mut().enumerate() {
            let (entry, part, now) = self.race_entry(seat, building, rows);
            active.push(entry, part);
            base += now;
            *gain = step(self.now(seat, building, rows, rows[seat][building] + 1, held) - now);
        }
        let walls_to_come = (Scoring::ALL.len() - held) as f32;
        base += walls_to_come * f32::from(board.wall);
        base +=
            Scoring::ALL[held..].iter().map(|scoring| f32::from(board.modules[scoring.index()])).sum::<f32>();
        active.push(entries::wall(phase, board.wall), 1.0);
        // No tile has walls on opposite sides, or on all.
        for walls in (0..WALLS).filter(|walls| !matches!(walls, 5 | 10 | 15)) {
            active.push(entries::openings(phase, walls, board.places[walls]), 1.0);
        }
        let player = state.player(seat);
        for piece in player.reserve().and(player.pending()).iter().take(8) {
            let kind = self.material.kind(piece);
            if let Some(building) = kind.building {
                let fits = board.places[usize::from(kind.walls)] > 0;
                active.push(entries::reserve(phase, gains[usize::from(building)], fits), 1.0);
            }
        }
        let money = Money::new(player.hand());
        for (at, currency) in Currency::ALL.into_iter().enumerate() {
            active.push(entries::currency(phase, money.cards[at], money.sums[at]), 1.0);
            active.push(entries::exact(phase, (money.exact[at] >> 5) as usize), 1.0);
            let Some(piece) = state.yard(currency) else { continue };
            let kind = self.material.kind(piece);
            let Some(building) = kind.building.map(usize::from) else { continue };
            let short = i32::from(kind.price) - i32::from(money.sums[at]);
            let reach = match short {
                _ if pays(money.exact[at], kind.price) => 0,
                ..=0 => 1,
                1..=3 => 2,
                4..=6 => 3,
                _ => 4,
            };
            let takers = self.rivals_of(seat).filter(|&rival| pays(self.exact[rival][at], kind.price));
            let fits = board.places[usize::from(kind.walls)] > 0;
            active.push(entries::space(phase, reach, gains[building], takers.count(), fits), 1.0);
        }
        let cards = money.cards.iter().sum();
        active.push(entries::money(phase, cards, money.sums.iter().sum()), 1.0);
        let (mut highest, mut small) = (0, 0);
        let mut display = [0u8; 10];
        for (card, count) in state.display().kinds() {
            highest = highest.max(card.value());
            display[usize::from(card.value())] += count;
        }
        for (value, count) in (1..).zip(&display[1..6]) {
            for _ in 0..*count {
                if small + value <= 5 {
                    small += value;
                }
            }
        }
        active.push(entries::display(highest, small), 1.0);
        active.push(entries::turns(held, half_turns), 1.0);
        if self.config.has(Module::Vizier) && player.vizier() == Vizier::Awake {
            base += AWAKE[Scoring::ALL.len() - held];
        }
        base
    }
}

/// Whether no turn follows: nothing but last tiles is left to decide.
fn is_over(state: &State) -> bool {
    match state.phase() {
        Phase::LastTiles | Phase::Over => true,
        Phase::Action | Phase::Vizier | Phase::VizierPlacing => false,
        _ => state.stack().is_empty() && Currency::ALL.into_iter().any(|space| state.yard(space).is_none()),
    }
}

/// Whether a price is among those that can be paid exactly.
#[inline]
const fn pays(exact: u64, price: u8) -> bool {
    price < 64 && exact >> price & 1 == 1
}

/// What a tile more would bring, in steps.
#[inline]
fn step(gain: f32) -> usize {
    [1.0, 4.0, 8.0, 14.0].into_iter().filter(|&step| gain >= step).count()
}

const _: () = assert!(ROWS == MOST_PLAYERS + 1);
