//! A position as the values see it: looked at once for all options of a decision.
//!
//! A player's value is what stays as it is now in all scorings to come, corrected by the tables. A rival's is the same seen
//! from the rival's seat; of what an option changes there, only the races of types are looked at again.

use std::cell::{Cell, RefCell};

use super::{
    Values,
    active::{Active, Gains, part},
    course::Course,
    purse::Purse,
    space::Space,
    standing::{Lap, Race, Standing},
    weight,
};
use crate::{
    advisor::{
        after::After,
        board_view::{BoardView, BoardViews},
        material::Material,
        points::{Rows, so_far, types_vp},
    },
    rules::{
        Currency, Scoring, Vizier, leftover,
        play::{Cards, Grounds, MOST_PLAYERS, Phase, PieceId, PieceSet, PlayConfig, State},
    },
};
use common::BuildingType;

/// So many ways to build and keep are usually looked at in a decision.
const USUAL_OPTIONS: usize = 48;

/// Whether a player remembers what money the others took and paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::advisor) enum Hands {
    Remembered,
    /// Nobody else is thought to have any.
    Forgotten,
}

/// What was looked at of a player's options that leave the same tiles of each type.
#[derive(Clone, Copy)]
struct Races {
    types: [u8; BuildingType::COUNT],
    third_player: PieceSet,
    /// What the races add up to for who decides: what is certain, and the entries.
    own: (f32, f32),
    gains: Gains,
    /// What the best rival has.
    rival: f32,
}

/// What was looked at of a player's options that build and keep the same.
struct Built {
    grounds: Grounds,
    kept: PieceSet,
    third_player: PieceSet,
    own: f32,
    /// What the best rival has.
    rival: f32,
    gains: Gains,
}

/// The money of who decides, after the option that was looked at last.
struct Money {
    hand: Cards,
    purses: [Purse; Currency::COUNT],
    /// None before any was looked at.
    display: Option<Cards>,
    value: f32,
}

/// A position of which the options are compared.
pub struct Seen<'a> {
    values: &'a Values,
    pub(super) config: &'a PlayConfig,
    pub(super) material: &'a Material,
    boards: &'a BoardViews,
    seat: usize,
    /// Before the decision.
    hand: Cards,
    /// By seat, the token before the decision.
    pub(super) viziers: [Vizier; MOST_PLAYERS],
    pub(super) course: Course,
    /// VP of the scorings held.
    pub(super) so_far: [u16; MOST_PLAYERS],
    rows: Rows,
    /// How everybody stands before the decision.
    standings: [[Standing; BuildingType::COUNT]; MOST_PLAYERS],
    third_player: usize,
    unseen: [u8; BuildingType::COUNT],
    /// By seat, the money before the decision.
    purses: [[Purse; Currency::COUNT]; MOST_PLAYERS],
    /// What lies on each space of the yard before the decision.
    pub(super) spaces: [Option<Space>; Currency::COUNT],
    /// What each rival is worth before the decision.
    rivals: [f32; MOST_PLAYERS],
    /// What was looked at so far.
    races: RefCell<Vec<Races>>,
    built: RefCell<Vec<Built>>,
    /// The place there of what was looked at last.
    last: Cell<usize>,
    /// The money that was looked at last.
    money: RefCell<Money>,
}

impl<'a> Seen<'a> {
    /// As a player sees it, who may have forgotten the others' hands; none unless all Alhambras were looked at.
    pub(in crate::advisor) fn new(
        values: &'a Values,
        config: &'a PlayConfig,
        material: &'a Material,
        boards: &'a BoardViews,
        state: &State,
        (seat, hands): (usize, Hands),
    ) -> Option<Self> {
        let course = Course::new(config, state);
        let mut rows = Rows::default();
        let mut purses = [[Purse::default(); Currency::COUNT]; MOST_PLAYERS];
        for player in 0..config.players() {
            rows[player] = boards.of(player)?.types;
            let is_known = player == seat || hands == Hands::Remembered;
            let hand = if is_known { state.player(player).hand() } else { Cards::NONE };
            purses[player] = Purse::all(course.phase, hand);
        }
        if config.game().has_third_player() {
            rows[config.players()] = material.counts(state.third_player());
        }
        let hand = state.player(seat).hand();
        let mut seen = Self {
            values,
            config,
            material,
            boards,
            seat,
            hand,
            viziers: std::array::from_fn(|seat| state.player(seat).vizier()),
            course,
            so_far: so_far(config, state),
            rows,
            standings: Default::default(),
            third_player: config.players(),
            unseen: material.counts(state.stack()),
            spaces: Currency::ALL.map(|currency| Space::new(config, material, state, &purses, currency)),
            purses,
            rivals: [0.0; MOST_PLAYERS],
            races: RefCell::default(),
            built: RefCell::new(Vec::with_capacity(USUAL_OPTIONS)),
            last: Cell::new(0),
            money: RefCell::new(Money { hand, purses: purses[seat], display: None, value: 0.0 }),
        };
        for building in 0..BuildingType::COUNT {
            let (race, lap) = (Race::new(building, &rows), seen.lap(building));
            for player in 0..config.players() {
                seen.standings[player][building] = race.standing(player, lap);
            }
        }
        for rival in seen.rivals_of(seat) {
            seen.rivals[rival] = seen.before(state, rival, boards.of(rival)?);
        }
        Some(seen)
    }

    pub(super) fn rivals_of(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        (0..self.config.players()).filter(move |&rival| rival != seat)
    }

    /// What a seat is worth before the decision.
    fn before(&self, state: &State, seat: usize, board: &BoardView) -> f32 {
        let after = After::of(state, seat, board);
        let (mut gains, mut sum) = (Gains::default(), 0.0);
        let races =
            self.races(seat, &self.rows, &mut gains, &mut |entry, part| sum += self.value(entry, part));
        let base = self.built(&after, races, &gains, &mut |entry, part| sum += self.value(entry, part));
        self.yard(&after, &self.purses[seat], &gains, &mut |entry, part| sum += self.value(entry, part));
        self.money(&after, &self.purses[seat], &mut |entry, part| sum += self.value(entry, part));
        base + self.vizier(&after) + sum
    }

    #[inline]
    fn value(&self, entry: usize, part: f32) -> f32 {
        part * weight(&self.values.entries[entry])
    }

    /// Tiles of each type after an option.
    fn rows_after(&self, after: &After) -> Rows {
        let mut rows = self.rows;
        rows[self.seat] = after.board.types;
        if self.config.game().has_third_player() {
            rows[self.third_player] = self.material.counts(after.third_player);
        }
        if after.is_over {
            self.award(after, &mut rows);
        }
        rows
    }

    /// Counts the tiles that are given away at the end (§A4.9), where their owner has a place for them.
    fn award(&self, after: &After, rows: &mut Rows) {
        let award = |rows: &mut Rows, piece: PieceId, seat: usize| {
            let kind = self.material.kind(piece);
            let board = if seat == self.seat { Some(after.board) } else { self.boards.of(seat) };
            let fits = board.is_some_and(|board| board.places(kind.walls) > 0);
            if let Some(building) = kind.building.filter(|_| fits) {
                rows[seat][usize::from(building)] += 1;
            }
        };
        if after.state.phase() == Phase::LastTiles {
            for rival in self.rivals_of(self.seat) {
                after.state.player(rival).pending().iter().for_each(|piece| award(rows, piece, rival));
            }
        } else if after.state.phase() != Phase::Over {
            for (at, currency) in Currency::ALL.into_iter().enumerate() {
                let Some(piece) = after.state.yard(currency) else { continue };
                let mut money = [0; MOST_PLAYERS];
                for rival in self.rivals_of(self.seat) {
                    money[rival] = self.purses[rival][at].sum;
                }
                money[self.seat] = after.hand.sum(currency);
                if let Some(owner) = leftover(&money[..self.config.players()]) {
                    award(rows, piece, owner);
                }
            }
        }
    }

    /// Of both, own VP and the best rival's, what counts: all of the own less part of the other.
    pub(in crate::advisor) fn worth(&self, after: &After) -> f32 {
        let (own, rival) = self.both(after);
        self.counts(own, rival)
    }

    /// The same of both as they are expected.
    pub(in crate::advisor) fn counts(&self, own: f32, rival: f32) -> f32 {
        own - self.values.denial(self.course.held) * rival
    }

    /// The expected final VP of who decides, and of the best rival.
    pub(in crate::advisor) fn both(&self, after: &After) -> (f32, f32) {
        if after.is_over {
            let rows = self.rows_after(after);
            let of = |rival| self.boards.of(rival).map_or(0.0, |board| self.at_the_end(rival, board, &rows));
            let rival = self.rivals_of(self.seat).map(of).fold(f32::NEG_INFINITY, f32::max);
            return (self.at_the_end(self.seat, after.board, &rows), rival);
        }
        let mut known = self.built.borrow_mut();
        let is_it = |built: &Built| {
            built.grounds.is_same(&after.board.grounds)
                && built.kept == after.kept
                && built.third_player == after.third_player
        };
        let last = self.last.get();
        let found =
            if known.get(last).is_some_and(is_it) { Some(last) } else { known.iter().rposition(is_it) };
        let at = found.unwrap_or_else(|| {
            let Races { own: (races, mut sum), gains, rival, .. } = self.races_after(after);
            let base = self.built(after, races, &gains, &mut |entry, part| sum += self.value(entry, part));
            known.push(Built {
                grounds: after.board.grounds.clone(),
                kept: after.kept,
                third_player: after.third_player,
                own: base + sum,
                rival,
                gains,
            });
            known.len() - 1
        });
        self.last.set(at);
        let mut money = self.money.borrow_mut();
        self.look_at_money(&mut money, after);
        let mut sum = known[at].own + money.value;
        self.yard(after, &money.purses, &known[at].gains, &mut |entry, part| sum += self.value(entry, part));
        (sum + self.vizier(after), known[at].rival)
    }

    fn races_after(&self, after: &After) -> Races {
        let mut known = self.races.borrow_mut();
        let is_it =
            |races: &&Races| races.types == after.board.types && races.third_player == after.third_player;
        if let Some(races) = known.iter().rfind(is_it) {
            return *races;
        }
        let rows = self.rows_after(after);
        let (mut gains, mut sum) = (Gains::default(), 0.0);
        let base =
            self.races(self.seat, &rows, &mut gains, &mut |entry, part| sum += self.value(entry, part));
        let races = Races {
            types: after.board.types,
            third_player: after.third_player,
            own: (base, sum),
            gains,
            rival: self.best_rival(&rows),
        };
        known.push(races);
        races
    }

    /// Looks at the money of who decides, again where it has changed.
    fn look_at_money(&self, known: &mut Money, after: &After) {
        if known.hand == after.hand && known.display == Some(after.display) {
            return;
        }
        for currency in Currency::ALL {
            let at = currency.index();
            if after.hand.is_same_in(known.hand, currency) {
                continue;
            }
            known.purses[at] = if after.hand.is_same_in(self.hand, currency) {
                self.purses[self.seat][at]
            } else {
                Purse::new(self.course.phase, after.hand, currency)
            };
        }
        let mut value = 0.0;
        self.money(after, &known.purses, &mut |entry, part| value += self.value(entry, part));
        (known.hand, known.display, known.value) = (after.hand, Some(after.display), value);
    }

    /// What the best rival has, with these tiles.
    fn best_rival(&self, rows: &Rows) -> f32 {
        self.rivals_of(self.seat).map(|rival| self.rival(rival, rows)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// What a rival has, with these tiles.
    fn rival(&self, rival: usize, rows: &Rows) -> f32 {
        let changed = (0..BuildingType::COUNT).filter(|&building| self.is_changed(building, rows));
        let race =
            |building: usize, Standing { entry, now, .. }: Standing| now + self.value(entry, part(building));
        let change = |building| {
            race(building, self.look_at(rival, building, rows))
                - race(building, self.standings[rival][building])
        };
        self.rivals[rival] + changed.map(change).sum::<f32>()
    }

    /// The expected final VP of everybody.
    pub(in crate::advisor) fn all(&self, after: &After) -> [f32; MOST_PLAYERS] {
        let rows = self.rows_after(after);
        let mut all = [0.0; MOST_PLAYERS];
        for rival in self.rivals_of(self.seat) {
            all[rival] = match self.boards.of(rival) {
                Some(board) if after.is_over => self.at_the_end(rival, board, &rows),
                _ => self.rival(rival, &rows),
            };
        }
        all[self.seat] = self.both(after).0;
        all
    }

    /// How far the game is: scorings held, and turns until the next.
    pub(in crate::advisor) const fn phase(&self) -> usize {
        self.course.phase
    }

    /// Who decides.
    pub(in crate::advisor) const fn seat(&self) -> usize {
        self.seat
    }

    /// What a player would get in the scoring that comes next, were it now.
    pub(in crate::advisor) fn next_vp(&self, after: &After) -> u16 {
        let rows = self.rows_after(after);
        let scoring = if after.is_over { Scoring::Third } else { Scoring::ALL[self.course.held] };
        types_vp(scoring, self.seat, &rows[..self.config.game().rows()]) + after.board.own_vp(scoring)
    }

    /// The final VP where only last tiles are to be placed, or nothing.
    fn at_the_end(&self, seat: usize, board: &BoardView, rows: &Rows) -> f32 {
        let types = types_vp(Scoring::Third, seat, &rows[..self.config.game().rows()]);
        f32::from(self.so_far[seat] + types + board.own_vp(Scoring::Third))
    }

    /// The entries of an option, for who decides, and what is certain beside them.
    pub(super) fn active_after(&self, after: &After) -> (Active, f32) {
        let (mut active, mut gains) = (Active::NONE, Gains::default());
        let rows = self.rows_after(after);
        let races = self.races(self.seat, &rows, &mut gains, &mut |entry, part| active.push(entry, part));
        let base = self.built(after, races, &gains, &mut |entry, part| active.push(entry, part));
        let mut money = self.money.borrow_mut();
        self.look_at_money(&mut money, after);
        self.yard(after, &money.purses, &gains, &mut |entry, part| active.push(entry, part));
        self.money(after, &money.purses, &mut |entry, part| active.push(entry, part));
        (active, base + self.vizier(after))
    }

    /// How a player stands with a type, and what one more tile would change.
    #[inline]
    pub(super) fn standing(&self, seat: usize, building: usize, rows: &Rows) -> Standing {
        if self.is_changed(building, rows) {
            return self.look_at(seat, building, rows);
        }
        self.standings[seat][building]
    }

    /// Whether there are other tiles of a type than before the decision; only who decides and the third player get any.
    #[inline]
    fn is_changed(&self, building: usize, rows: &Rows) -> bool {
        let differs = |row: usize| self.rows[row][building] != rows[row][building];
        differs(self.seat) || differs(self.third_player)
    }

    /// How a player stands with a type of which there may be other tiles than before the decision.
    fn look_at(&self, seat: usize, building: usize, rows: &Rows) -> Standing {
        Race::new(building, rows).standing(seat, self.lap(building))
    }

    fn lap(&self, building: usize) -> Lap {
        let Course { held, phase, .. } = self.course;
        Lap { held, phase, unseen: self.unseen[building] }
    }
}
