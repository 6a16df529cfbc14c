//! A play as another program kept it, and the record that is made of it.

use std::ops::RangeInclusive;

use jiff::{SignedDuration, tz::TimeZone};
use sha2::{Digest, Sha256};

use super::refusal::{Program, Unusable, in_short};
use crate::totals::{PlaySource, TotalsEvent, TotalsFault, TotalsGame, agree, places_by, totals_game};
use kernel::{
    NameKey,
    record::{Header, MOST_LETTERS, Seat, When, limit_exceeded},
};

/// Minutes of a day: no play takes longer.
const MOST_MINUTES: u64 = 24 * 60;

/// A play of one of our games.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The game, as records name it.
    pub game: &'static str,
    /// The program that kept it.
    pub program: Program,
    /// What it is called there; empty where it has no id.
    pub id: String,
    /// When it began.
    pub when: When,
    /// How many minutes it took; 0 where that is not known.
    pub minutes: u64,
    /// Where it was played.
    pub place: String,
    /// What was noted of it.
    pub comment: String,
    /// Who played.
    pub players: Vec<Player>,
}

/// Somebody who played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The total.
    pub total: u16,
    /// The place; 0 where nobody said.
    pub place: u8,
    /// Won, as it is said.
    pub won: bool,
}

impl Player {
    /// Somebody whose total is read from a text.
    ///
    /// # Errors
    /// When there is no name, or the text is no total.
    pub(super) fn read(name: &str, total: &str) -> Result<Self, Unusable> {
        let name = name.trim();
        if name.is_empty() {
            return Err(Unusable::NoName);
        }
        let total = total.trim();
        // Some programs write whole numbers with decimals.
        let whole = total.strip_suffix(".0").or(total.strip_suffix(",0")).unwrap_or(total);
        let unusable = |_| Unusable::Total { name: in_short(name), said: in_short(total) };
        Ok(Self { name: name.to_owned(), total: whole.parse().map_err(unusable)?, place: 0, won: false })
    }
}

impl Play {
    /// The play, if as many play as can play its game, and a record holds it.
    ///
    /// # Errors
    /// Why that is not so.
    pub(super) fn checked(mut self, counts: RangeInclusive<usize>) -> Result<Self, Unusable> {
        let players = self.players.len();
        if players == 0 {
            return Err(Unusable::Nobody);
        }
        if !counts.contains(&players) {
            return Err(Unusable::Players { players, counts });
        }
        if self.minutes > MOST_MINUTES {
            self.minutes = 0;
        }
        let header = self.header("id", &TimeZone::UTC);
        if limit_exceeded(&header, 1).is_some() || self.id.chars().count() > MOST_LETTERS {
            return Err(Unusable::TooLong);
        }
        Ok(self)
    }

    /// What tells the play apart from all others: its id, or else day, game, names and totals.
    #[must_use]
    pub fn record_id(&self, zone: &TimeZone) -> String {
        if !self.id.is_empty() {
            return self.id.clone();
        }
        let (day, game, rows) = self.key(zone);
        let mut sum = Sha256::new();
        sum.update(format!("{day}\n{game}\n"));
        for (name, total) in rows {
            sum.update(format!("{name}\n{total}\n"));
        }
        let hex: String = sum.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        format!("play-{hex}")
    }

    /// What two plays without ids have in common when they are one: day, game, and who had how much.
    #[must_use]
    pub fn key(&self, zone: &TimeZone) -> PlayKey {
        let rows = self.players.iter().map(|player| (player.name.as_str(), player.total));
        play_key(self.when.day(zone), self.game, rows)
    }

    fn header(&self, id: &str, zone: &TimeZone) -> Header {
        let seats = self.players.iter().map(|player| Seat::human("", &player.name, "")).collect();
        let mut header = Header::new(id, "", seats);
        header.begin(self.when, zone);
        header.location.clone_from(&self.place);
        header.comment.clone_from(&self.comment);
        header.active_seconds = self.minutes * 60;
        let took = SignedDuration::from_mins(self.minutes.try_into().unwrap_or_default());
        let ended = header.started.checked_add(took).unwrap_or(header.started);
        header.ended = Some(if header.day.is_none() { ended } else { header.started });
        header
    }

    /// The record of it, under this id.
    ///
    /// # Errors
    /// What is wrong with it; nothing of what was read.
    pub fn record(&self, id: &str, zone: &TimeZone) -> Result<TotalsGame, TotalsFault> {
        let totals: Vec<u16> = self.players.iter().map(|player| player.total).collect();
        let source = PlaySource { program: self.program.name().to_owned(), id: self.id.clone() };
        let event = TotalsEvent::Totals { places: self.places(&totals), totals, source: Some(source) };
        totals_game(self.game, self.header(id, zone), event)
    }

    /// The places, where they say more than the totals: as they are given, or by who won.
    fn places(&self, totals: &[u16]) -> Vec<u8> {
        let usual = places_by(totals);
        let given = self.players.iter().map(|player| player.place).collect();
        let winners = self.players.iter().filter(|player| player.won).count();
        let by_winners = usual.iter().zip(&self.players).map(|(place, player)| {
            let is_beaten = *place == 1 && winners > 0 && !player.won;
            if is_beaten { u8::try_from(winners + 1).unwrap_or(u8::MAX) } else { *place }
        });
        let says_more = |places: &Vec<u8>| *places != usual && agree(totals, places);
        [given, by_winners.collect()].into_iter().find(says_more).unwrap_or_default()
    }
}

/// Day, game, and who had how much, in the order of the names.
pub type PlayKey = (jiff::civil::Date, String, Vec<(String, u16)>);

/// What a play is told by where it has no id.
pub fn play_key<'a>(
    day: jiff::civil::Date,
    game: &str,
    rows: impl Iterator<Item = (&'a str, u16)>,
) -> PlayKey {
    let mut rows: Vec<(String, u16)> =
        rows.map(|(name, total)| (NameKey::of(name).as_str().to_owned(), total)).collect();
    rows.sort_unstable();
    (day, game.to_owned(), rows)
}
