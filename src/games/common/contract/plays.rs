//! Plays of other programs beside the saved games: which games they may be of, and which of them are there already.

use std::{
    collections::HashSet,
    io::{BufRead, Cursor},
    path::Path,
};

use jiff::tz::TimeZone;

use super::{GameList, SavedGame};
use crate::{
    host::new_id,
    plays_in::{KnownGame, Play, PlayKey, is_called_table, is_plays, play_key},
    totals::TotalsGame,
};
use kernel::record::When;
use storage::{open_to_read, read_text};
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

/// Plays that can be read, from a file or a text.
pub struct PlaysSource {
    /// What holds them, from its beginning on.
    pub source: Box<dyn BufRead + Send>,
    /// It is a table, whatever its heads are.
    pub is_table: bool,
    /// How many bytes it has.
    pub bytes: u64,
}

impl PlaysSource {
    /// Opens a file; none where it is something else, or cannot be opened. A table whose heads nobody knows may be told
    /// column by column, unless it is one that a game knows; `columns` says that they are told already.
    #[must_use]
    pub fn open(list: GameList, path: &Path, columns: bool) -> Option<Self> {
        let (mut source, bytes) = open_to_read(path).ok()?;
        let beginning = source.fill_buf().ok()?;
        let is_known = is_plays(beginning, false);
        let is_written = || read_text(path).is_ok_and(|text| list.all().any(|game| game.is_written(&text)));
        let is_table =
            !is_known && is_plays(beginning, true) && (columns || is_called_table(path) && !is_written());
        (is_known || is_table).then(|| Self { source: Box::new(source), is_table, bytes })
    }

    /// A text.
    ///
    /// # Errors
    /// The text itself, where it is something else.
    pub fn of_text(text: String) -> Result<Self, String> {
        if !is_plays(text.as_bytes(), false) {
            return Err(text);
        }
        Ok(Self { bytes: text.len() as u64, source: Box::new(Cursor::new(text)), is_table: false })
    }
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
    pub fn sort<'a>(&self, plays: impl Iterator<Item = &'a Play>, zone: &TimeZone) -> Vec<bool> {
        let mut earlier = Self::default();
        let is_here = |play: &Play| {
            let is_here = self.has(play, zone) || earlier.has(play, zone);
            earlier.ids.insert(play.record_id(zone));
            earlier.keys.insert(play.key(zone));
            is_here
        };
        plays.map(is_here).collect()
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
    let [when, rows] = parts(list, texts, play, &play.when.written(zone));
    texts.pad_said(&when, &rows)
}

/// The same in its two parts, with the day in words: when and which game, and who had how much.
#[must_use]
pub fn parts_of_play(list: GameList, texts: &Texts, play: &Play, zone: &TimeZone) -> [String; 2] {
    let day = text::day(texts, play.when.day(zone));
    let when = match play.when {
        When::On(_) => day,
        When::At(moment) => {
            let time = zone.to_datetime(moment).strftime("%H:%M").to_string();
            texts.library_date(&day, &time)
        }
    };
    parts(list, texts, play, &when)
}

fn parts(list: GameList, texts: &Texts, play: &Play, when: &str) -> [String; 2] {
    let game = list.named(play.game).map_or("", |game| game.name(texts));
    let rows: Vec<String> = play.players.iter().map(|of| format!("{} {}", of.name, of.total)).collect();
    [format!("{when}, {game}"), rows.join(", ")]
}
