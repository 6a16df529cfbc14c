//! A position as the values see it: looked at once for all options of a decision.
//!
//! A player's value is what stays as it is now in all scorings to come, corrected by the tables. A rival's is the same seen
//! from the rival's seat; of what an option changes there, only the races of types are looked at again.

use std::cell::RefCell;

use super::{
    Values,
    entries::{self, ACTIVE},
    weight,
};
use crate::{
    advisor::{
        board_view::{BoardView, BoardViews, WALLS},
        material::Material,
        points::{Rows, so_far, to_come, types_vp},
    },
    rules::{
        Currency, Module, Scoring, Vizier, leftover,
        play::{Cards, Grounds, MOST_PLAYERS, Phase, PieceId, PieceSet, PlayConfig, State},
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

/// Tiles of the reserve that are looked at.
const RESERVE: usize = 8;

/// What one more tile of each type would bring, in steps.
type Gains = [usize; BuildingType::COUNT];

/// How a player stands with a type.
struct Standing {
    /// The entry of the race.
    entry: usize,
    /// What it brings if nothing changes.
    now: f32,
    /// What it would bring with one tile more.
    more: f32,
}

/// What was looked at of a player's options that build and keep the same.
struct Built {
    grounds: Grounds,
    reserve: PieceSet,
    third_player: PieceSet,
    own: f32,
    /// What the best rival has.
    rival: f32,
    gains: Gains,
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
    /// What was looked at so far.
    built: RefCell<Vec<Built>>,
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
            built: RefCell::new(Vec::new()),
        };
        for rival in seen.rivals_of(seat) {
            let mut active = Active::NONE;
            let base = seen.active(state, rival, boards.of(rival)?, &rows, &mut active);
            seen.rivals[rival] = base + values.sum(&active);
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
        self.both(after, board).0
    }

    /// Of both, own VP and the best rival's, what counts: all of the own less part of the other.
    pub(in crate::advisor) fn worth(&self, after: &State, board: &BoardView) -> f32 {
        let (own, rival) = self.both(after, board);
        own - self.values.denial(self.course.held) * rival
    }

    /// The expected final VP of who decides, and of the best rival.
    pub(in crate::advisor) fn both(&self, after: &State, board: &BoardView) -> (f32, f32) {
        if is_over(after) {
            let rows = self.rows_after(after, board);
            let of = |rival| self.boards.of(rival).map_or(0.0, |board| self.at_the_end(rival, board, &rows));
            let rival = self.rivals_of(self.seat).map(of).fold(f32::NEG_INFINITY, f32::max);
            return (self.at_the_end(self.seat, board, &rows), rival);
        }
        let player = after.player(self.seat);
        let (reserve, third_player) = (player.reserve().and(player.pending()), after.third_player());
        let mut known = self.built.borrow_mut();
        let is_it = |built: &Built| {
            built.grounds.is_same(&board.grounds)
                && built.reserve == reserve
                && built.third_player == third_player
        };
        let at = known.iter().rposition(is_it).unwrap_or_else(|| {
            let rows = self.rows_after(after, board);
            let (mut active, mut gains) = (Active::NONE, Gains::default());
            let base = self.built(after, self.seat, board, &rows, &mut gains, &mut active);
            let own = base + self.values.sum(&active);
            let rival = self.best_rival(&rows);
            known.push(Built { grounds: board.grounds.clone(), reserve, third_player, own, rival, gains });
            known.len() - 1
        });
        let mut active = Active::NONE;
        self.rest(after, self.seat, board, &known[at].gains, &mut active);
        (known[at].own + self.values.sum(&active), known[at].rival)
    }

    /// What the best rival has, with these tiles.
    fn best_rival(&self, rows: &Rows) -> f32 {
        let third_player = self.third_player;
        let is_changed = |&building: &usize| {
            self.rows[self.seat][building] != rows[self.seat][building]
                || self.rows[third_player][building] != rows[third_player][building]
        };
        let value = |rival: usize| {
            let changed = (0..BuildingType::COUNT).filter(is_changed);
            let change = |building| self.race(rival, building, rows) - self.race(rival, building, &self.rows);
            self.rivals[rival] + changed.map(change).sum::<f32>()
        };
        self.rivals_of(self.seat).map(value).fold(f32::NEG_INFINITY, f32::max)
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

    /// The entries of an option, for who decides, and what is certain beside them.
    pub(super) fn active_after(&self, after: &State, board: &BoardView) -> (Active, f32) {
        let mut active = Active::NONE;
        let rows = self.rows_after(after, board);
        let base = self.active(after, self.seat, board, &rows, &mut active);
        (active, base)
    }

    /// How a player stands with a type, and what one more tile would change.
    #[inline]
    fn standing(&self, seat: usize, building: usize, rows: &Rows) -> Standing {
        let own = rows[seat][building];
        let (mut best, mut second) = (0, 0);
        let (mut before, mut sharing, mut before_more, mut sharing_more) = (0, 1, 0, 1);
        for (row, types) in rows.iter().enumerate().take(self.config.game().rows()) {
            let tiles = types[building];
            if row == seat {
                continue;
            }
            if tiles > best {
                (best, second) = (tiles, best);
            } else {
                second = tiles.max(second);
            }
            before += usize::from(tiles > own);
            sharing += usize::from(tiles == own);
            before_more += usize::from(tiles > own + 1);
            sharing_more += usize::from(tiles == own + 1);
        }
        let Course { held, phase, .. } = self.course;
        let now = if own == 0 { 0.0 } else { to_come(held, building, before, sharing) };
        Standing {
            entry: entries::race(phase, self.unseen[building], own, best, second),
            now,
            more: to_come(held, building, before_more, sharing_more),
        }
    }

    fn race(&self, seat: usize, building: usize, rows: &Rows) -> f32 {
        let standing = self.standing(seat, building, rows);
        standing.now + part(building) * weight(&self.values.entries[standing.entry])
    }

    /// Collects the entries of a position; returns what is certain beside them.
    fn active(&self, state: &State, seat: usize, board: &BoardView, rows: &Rows, active: &mut Active) -> f32 {
        let mut gains = Gains::default();
        let base = self.built(state, seat, board, rows, &mut gains, active);
        self.rest(state, seat, board, &gains, active);
        base
    }

    /// The entries of what is built and kept; returns what is certain beside them.
    fn built(
        &self,
        state: &State,
        seat: usize,
        board: &BoardView,
        rows: &Rows,
        gains: &mut Gains,
        active: &mut Active,
    ) -> f32 {
        let Course { held, phase, .. } = self.course;
        let mut base = f32::from(self.so_far[seat]);
        for (building, gain) in gains.iter_mut().enumerate() {
            let standing = self.standing(seat, building, rows);
            active.push(standing.entry, part(building));
            base += standing.now;
            *gain = step(standing.more - standing.now);
        }
        base += (Scoring::ALL.len() - held) as f32 * f32::from(board.wall);
        base += f32::from(board.modules[held..].iter().sum::<u16>());
        active.push(entries::wall(phase, board.wall), 1.0);
        // No tile has walls on two opposite sides alone, or on all.
        for walls in (0..WALLS).filter(|walls| !matches!(walls, 5 | 10 | 15)) {
            active.push(entries::openings(phase, walls, board.places[walls]), 1.0);
        }
        let player = state.player(seat);
        for piece in player.reserve().and(player.pending()).iter().take(RESERVE) {
            let kind = self.material.kind(piece);
            if let Some(building) = kind.building {
                let fits = board.places[usize::from(kind.walls)] > 0;
                active.push(entries::reserve(phase, gains[usize::from(building)], fits), 1.0);
            }
        }
        if self.config.has(Module::Vizier) && player.vizier() == Vizier::Awake {
            base += AWAKE[Scoring::ALL.len() - held];
        }
        base
    }

    /// The entries of money, the yard and the display.
    fn rest(&self, state: &State, seat: usize, board: &BoardView, gains: &Gains, active: &mut Active) {
        let Course { held, half_turns, phase } = self.course;
        let money = Money::new(state.player(seat).hand());
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
        active.push(entries::money(phase, money.cards.iter().sum(), money.sums.iter().sum()), 1.0);
        let (mut highest, mut small) = (0, 0);
        for (value, count) in by_value(state.display()) {
            highest = value;
            for _ in 0..count {
                if small + value <= 5 {
                    small += value;
                }
            }
        }
        active.push(entries::display(highest, small), 1.0);
        active.push(entries::turns(held, half_turns), 1.0);
    }
}

/// How many cards there are of each value, the lowest first.
fn by_value(cards: Cards) -> impl Iterator<Item = (u8, u8)> {
    let mut counts = [0u8; 10];
    for (card, count) in cards.kinds() {
        counts[usize::from(card.value())] += count;
    }
    (0..10).zip(counts).filter(|(_, count)| *count > 0)
}

/// How much of an entry of a race counts for a type.
#[inline]
fn part(building: usize) -> f32 {
    (16.0 + building as f32) / USUAL_VP
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
