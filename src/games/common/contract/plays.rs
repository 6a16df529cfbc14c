//! Plays of other programs beside the saved games: which games they may be of, and which of them are there already.

use std::collections::HashSet;

use jiff::tz::TimeZone;

use super::{GameList, SavedGame};
use crate::{
    host::new_id,
    plays_in::{KnownGame, Play, PlayKey, play_key},
    totals::TotalsGame,
};
use text::{Language, Texts};

/// The games of a list, as other programs may name them.
#[must_use]
pub fn known_games(list: GameList) -> Vec<KnownGame> {
    let texts = Language::ALL.map(Texts::new);
    let known = |game: super::GameRef| {
        KnownGame::new(game.totals().published, texts.iter().map(|texts| game.name(texts)))
    };
    list.all().map(known).collect()
}

/// What is there already.
#[derive(Clone, Debug, Default)]
pub struct PlaysHere {
    ids: HashSet<String>,
    keys: HashSet<PlayKey>,
}

impl PlaysHere {
    /// One of the saved games.
    pub fn add(&mut self, saved: &SavedGame, zone: &TimeZone) {
        let general = saved.general();
        let header = &general.header;
        self.ids.insert(header.id.clone());
        if general.over {
            let seats = header.seats.iter().take(header.players());
            let rows =
                seats.zip(&general.totals).filter_map(|(seat, total)| Some((seat.name.as_str(), (*total)?)));
            self.keys.insert(play_key(header.day_in(zone), saved.game().id(), rows));
        }
    }

    /// Whether a play is there already: its id, or where it has none, day, game, names and points.
    #[must_use]
    pub fn has(&self, play: &Play, zone: &TimeZone) -> bool {
        self.ids.contains(&play.record_id(zone)) || play.id.is_empty() && self.keys.contains(&play.key(zone))
    }

    /// Says of every play whether it is there already, also as an earlier one of them.
    pub fn sort(mut self, plays: &[Play], zone: &TimeZone) -> Vec<bool> {
        let is_here = |play: &Play| {
            let is_here = self.has(play, zone);
            self.ids.insert(play.record_id(zone));
            self.keys.insert(play.key(zone));
            is_here
        };
        plays.iter().map(is_here).collect()
    }
}

/// The record of a play; of one that is there already it is another.
#[must_use]
pub fn record_of(play: &Play, is_here: bool, zone: &TimeZone) -> Option<TotalsGame> {
    let id = if is_here { new_id() } else { play.record_id(zone) };
    play.record(&id, zone).ok()
}

/// A play in a line: when, which game, and who had how much.
#[must_use]
pub fn told_play(list: GameList, texts: &Texts, play: &Play, zone: &TimeZone) -> String {
    let game = list.named(play.game).map_or("", |game| game.name(texts));
    let rows: Vec<String> = play.players.iter().map(|of| format!("{} {}", of.name, of.total)).collect();
    texts.pad_said(&format!("{}, {game}", play.when.written(zone)), &rows.join(", "))
}
