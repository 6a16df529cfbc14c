//! A position as the values see it: looked at once for all options of a decision.
//!
//! A player's value is what stays as it is now in all scorings to come, corrected by the tables. A rival's is the same seen
//! from the rival's seat; of what an option changes there, only the races of types are looked at again.

use std::{borrow::Cow, cell::RefCell};

use super::{
    Values,
    active::{Active, Gains},
    built::Built,
    collect::display_entry,
    course::Course,
    looked::{Money, Races},
    purse::Purse,
    space::Space,
    table::{Purses, Table},
    weight,
};
use crate::{
    advisor::{
        after::After,
        board_view::{BoardView, BoardViews},
        material::Material,
        points::{Rows, types_vp},
    },
    rules::{
        Currency, Scoring, Vizier,
        play::{Cards, MOST_PLAYERS, PlayConfig, State},
    },
};

/// Whether a player remembers what money the others took and paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::advisor) enum Hands {
    Remembered,
    /// Nobody else is thought to have any.
    Forgotten,
}

/// A position of which the options are compared.
pub struct Seen<'a> {
    values: &'a Values,
    pub(super) config: &'a PlayConfig,
    pub(super) material: &'a Material,
    pub(super) boards: &'a BoardViews,
    /// Before the decision.
    pub(super) table: &'a Table,
    pub(super) seat: usize,
    /// By seat, the token before the decision.
    pub(super) viziers: [Vizier; MOST_PLAYERS],
    pub(super) course: Course,
    /// VP of the scorings held.
    pub(super) so_far: [u16; MOST_PLAYERS],
    pub(super) third_player: usize,
    /// By seat, the money before the decision.
    pub(super) purses: Cow<'a, Purses>,
    /// What lies on each space of the yard before the decision.
    pub(super) spaces: [Option<Space>; Currency::COUNT],
    /// The display before the decision, and its entry.
    pub(super) display: (Cards, usize),
    /// What each rival is worth before the decision.
    pub(super) rivals: [f32; MOST_PLAYERS],
    /// What was looked at so far.
    pub(super) races: RefCell<Vec<Races>>,
    money: RefCell<Money>,
    /// The money before the decision.
    money_before: Money,
}

impl<'a> Seen<'a> {
    /// As a player sees it, who may have forgotten the others' hands; none unless its rivals' Alhambras were looked at. `boards` are
    /// those of this position.
    pub(in crate::advisor) fn new(
        values: &'a Values,
        config: &'a PlayConfig,
        material: &'a Material,
        boards: &'a BoardViews,
        state: &State,
        (seat, hands): (usize, Hands),
    ) -> Option<Self> {
        let table = boards.table();
        debug_assert!(table.is_of(config, state), "the boards are those of another position");
        let course = table.course;
        let purses = match hands {
            Hands::Remembered => Cow::Borrowed(&table.purses),
            Hands::Forgotten => {
                let mut purses = [Purse::all(course.phase, Cards::NONE); MOST_PLAYERS];
                purses[seat] = table.purses[seat];
                Cow::Owned(purses)
            }
        };
        let hand = state.player(seat).hand();
        let mut seen = Self {
            values,
            config,
            material,
            boards,
            table,
            seat,
            viziers: std::array::from_fn(|seat| state.player(seat).vizier()),
            course,
            so_far: state.totals(),
            third_player: config.players(),
            spaces: Currency::ALL.map(|currency| Space::new(config, material, state, &purses[..], currency)),
            display: (state.display(), display_entry(state.display())),
            rivals: [0.0; MOST_PLAYERS],
            races: RefCell::default(),
            money: RefCell::new(Money::new(hand, purses[seat])),
            money_before: Money::new(hand, purses[seat]),
            purses,
        };
        seen.money_before.offers = seen.offers(seat);
        seen.money_before.worths = seen.purses[seat].map(|purse| seen.purse_worth(&purse));
        *seen.money.get_mut() = seen.money_before.clone();
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
        let (mut gains, mut sum, value) = (Gains::default(), 0.0, self.entry_worth());
        let standings = &self.table.standings[seat];
        let races = self.races(seat, standings, &mut gains, &mut |entry, part| sum += value(entry, part));
        let base = self.built(&after, races, &gains, &mut |entry, part| sum += value(entry, part));
        let offers = self.offers(seat);
        self.yard(&after, &offers, &gains, &mut |entry, part| sum += value(entry, part));
        self.money(&after, &self.purses[seat], &mut |entry, part| sum += value(entry, part));
        base + self.vizier(&after) + sum
    }

    /// What says what part of an entry is worth. It borrows the entries alone: through `self` they would be looked up each time.
    #[inline]
    pub(super) fn entry_worth(&self) -> impl Fn(usize, f32) -> f32 {
        let entries = self.values.entries.as_slice();
        move |entry, part| part * weight(&entries[entry])
    }

    /// What the entries of a purse are worth.
    #[inline]
    fn purse_worth(&self, purse: &Purse) -> [f32; 2] {
        let value = self.entry_worth();
        purse.entries.map(|entry| value(entry as usize, 1.0))
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
        let look = || self.look_at_built(after);
        let built = after.built.map_or_else(look, |known| *known.get_or_init(look));
        let mut money = self.money.borrow_mut();
        if !money.is_of(after) {
            self.look_at_money(&mut money, after);
        }
        let (mut sum, value) = (built.own + money.value, self.entry_worth());
        self.yard(after, &money.offers, &built.gains, &mut |entry, part| sum += value(entry, part));
        (sum + self.vizier(after), built.rival)
    }

    /// Looks at what an option builds and keeps, with the races of types.
    fn look_at_built(&self, after: &After) -> Built {
        let Races { own: (races, mut sum), gains, rival, .. } = self.races_after(after);
        let value = self.entry_worth();
        let base = self.built(after, races, &gains, &mut |entry, part| sum += value(entry, part));
        Built { own: base + sum, rival, gains }
    }

    /// Looks at the money of who decides, where it has changed.
    fn look_at_money(&self, known: &mut Money, after: &After) {
        known.take(after.hand, &self.money_before, |currency| {
            let purse = Purse::new(self.course.phase, after.hand, currency);
            (purse, self.offer(self.seat, currency, &purse), self.purse_worth(&purse))
        });
        let (mut sum, value) = (known.worths.as_flattened().iter().sum(), self.entry_worth());
        self.money_in_all(after, &known.purses, &mut |entry, part| sum += value(entry, part));
        (known.display, known.value) = (Some(after.display), sum);
    }

    /// The expected final VP of everybody.
    pub(in crate::advisor) fn all(&self, after: &After) -> [f32; MOST_PLAYERS] {
        let rows = self.rows_after(after);
        let (_, mut all) = self.stand_after(&rows);
        for rival in self.rivals_of(self.seat).filter(|_| after.is_over) {
            if let Some(board) = self.boards.of(rival) {
                all[rival] = self.at_the_end(rival, board, &rows);
            }
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
        types_vp(scoring, self.seat, &rows) + after.board.own_vp(scoring)
    }

    /// The final VP where only last tiles are to be placed, or nothing.
    fn at_the_end(&self, seat: usize, board: &BoardView, rows: &Rows) -> f32 {
        let types = types_vp(Scoring::Third, seat, rows);
        f32::from(self.so_far[seat] + types + board.own_vp(Scoring::Third))
    }

    /// The entries of an option, for who decides, and what is certain beside them.
    pub(super) fn active_after(&self, after: &After) -> (Active, f32) {
        let (mut active, mut gains) = (Active::NONE, Gains::default());
        let (own, _) = self.stand_after(&self.rows_after(after));
        let races = self.races(self.seat, &own, &mut gains, &mut |entry, part| active.push(entry, part));
        let base = self.built(after, races, &gains, &mut |entry, part| active.push(entry, part));
        let mut money = self.money.borrow_mut();
        self.look_at_money(&mut money, after);
        self.yard(after, &money.offers, &gains, &mut |entry, part| active.push(entry, part));
        self.money(after, &money.purses, &mut |entry, part| active.push(entry, part));
        (active, base + self.vizier(after))
    }
}
