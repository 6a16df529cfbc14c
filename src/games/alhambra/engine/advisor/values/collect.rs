//! Collecting the entries of a position: which numbers of the tables its value is the sum of.

use super::{
    active::{Gains, part},
    course::Course,
    entries,
    looked::Offers,
    purse::Purse,
    seen::Seen,
    standing::{Place, Standing},
};
use crate::{
    advisor::after::After,
    rules::{
        Currency, Module, Scoring, Vizier,
        play::{Cards, MOST_TAKEN},
    },
};
use common::BuildingType;

/// What a Vizier who is awake is worth with so many scorings to come, in VP: what has to be won by sending him.
const AWAKE: [f32; 4] = [0.0, 0.8, 1.5, 1.8];
/// No tile has walls on two opposite sides alone, or on all.
const WALLS_OF_TILES: [u8; 13] = [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14];
/// Tiles of the reserve that are looked at.
const RESERVE: usize = 8;

impl Seen<'_> {
    /// Tells the entries of the races of types; returns what is certain beside them, with the VP of the scorings held.
    #[inline]
    pub(super) fn races(
        &self,
        seat: usize,
        standings: &[Standing; BuildingType::COUNT],
        gains: &mut Gains,
        tell: &mut impl FnMut(usize, f32),
    ) -> f32 {
        let mut base = f32::from(self.so_far[seat]);
        for (building, (gain, standing)) in gains.iter_mut().zip(standings).enumerate() {
            let Standing { place: Place { entry, now }, more } = *standing;
            tell(entry as usize, part(building));
            base += now;
            *gain = step(more - now);
        }
        base
    }

    /// Tells the entries of what is built and kept; returns what is certain beside them, with that of the races.
    #[inline]
    pub(super) fn built(
        &self,
        after: &After,
        mut base: f32,
        gains: &Gains,
        tell: &mut impl FnMut(usize, f32),
    ) -> f32 {
        let Course { held, phase, .. } = self.course;
        let board = after.board;
        base += (Scoring::ALL.len() - held) as f32 * f32::from(board.wall);
        base += f32::from(board.modules[held..].iter().sum::<u16>());
        tell(entries::wall(phase, board.wall), 1.0);
        for walls in WALLS_OF_TILES {
            tell(entries::openings(phase, walls.into(), board.places(walls)), 1.0);
        }
        for piece in after.kept.iter().take(RESERVE) {
            let kind = self.material.kind(piece);
            if let Some(building) = kind.building {
                let fits = board.places(kind.walls) > 0;
                tell(entries::reserve(phase, gains[usize::from(building)], fits), 1.0);
            }
        }
        base
    }

    /// What the token is worth. One that is woken counts as little as one asleep: an action is worth more, and who counted it
    /// won less often.
    pub(super) fn vizier(&self, after: &After) -> f32 {
        let is_awake = |vizier: Vizier| vizier == Vizier::Awake;
        let stays_awake =
            is_awake(self.viziers[after.seat]) && is_awake(after.state.player(after.seat).vizier());
        if self.config.has(Module::Vizier) && stays_awake {
            return AWAKE[Scoring::ALL.len() - self.course.held];
        }
        0.0
    }

    /// Tells the entries of the tiles on offer.
    #[inline]
    pub(super) fn yard(
        &self,
        after: &After,
        offers: &Offers,
        gains: &Gains,
        tell: &mut impl FnMut(usize, f32),
    ) {
        for ((offer, currency), space) in offers.iter().zip(Currency::ALL).zip(&self.spaces) {
            let Some(space) = space.as_ref().filter(|_| after.state.yard(currency).is_some()) else {
                continue;
            };
            let fits = after.board.places(space.walls) > 0;
            tell(entries::tile(*offer, gains[space.building], fits), 1.0);
        }
    }

    /// The first entries of what is on offer, for a seat before the decision.
    pub(super) fn offers(&self, seat: usize) -> Offers {
        Currency::ALL.map(|currency| self.offer(seat, currency, &self.purses[seat][currency.index()]))
    }

    /// The first entry of what is on offer for a currency, for a seat with such a purse.
    #[inline]
    pub(super) fn offer(&self, seat: usize, currency: Currency, purse: &Purse) -> usize {
        let space = &self.spaces[currency.index()];
        space.as_ref().map_or(0, |space| space.entry(self.course.phase, seat, purse))
    }

    /// Tells the entries of money in the hand and on the display, and of how far the game is.
    #[inline]
    pub(super) fn money(
        &self,
        after: &After,
        purses: &[Purse; Currency::COUNT],
        tell: &mut impl FnMut(usize, f32),
    ) {
        purses.iter().flat_map(|purse| purse.entries).for_each(|entry| tell(entry as usize, 1.0));
        self.money_in_all(after, purses, tell);
    }

    /// The same but for those of each currency.
    #[inline]
    pub(super) fn money_in_all(
        &self,
        after: &After,
        purses: &[Purse; Currency::COUNT],
        tell: &mut impl FnMut(usize, f32),
    ) {
        let Course { held, half_turns, phase } = self.course;
        let cards = purses.iter().map(|purse| purse.cards).sum();
        tell(entries::money(phase, cards, purses.iter().map(|purse| purse.sum).sum()), 1.0);
        let (before, entry) = self.display;
        tell(if after.display == before { entry } else { display_entry(after.display) }, 1.0);
        tell(entries::turns(held, half_turns), 1.0);
    }
}

/// The entry of a display: of its highest value, and what can be taken of small ones together.
pub(super) fn display_entry(display: Cards) -> usize {
    let mut small = 0;
    for (value, count) in display.values() {
        for _ in 0..count {
            if u16::from(small + value) > MOST_TAKEN {
                break;
            }
            small += value;
        }
    }
    entries::display(display.highest(), small)
}

/// What a tile more would bring, in steps.
#[inline]
fn step(gain: f32) -> u8 {
    [1.0, 4.0, 8.0, 14.0].into_iter().map(|step| u8::from(gain >= step)).sum()
}
