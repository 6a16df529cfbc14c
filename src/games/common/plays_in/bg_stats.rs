//! The export of BG Stats: JSON with tables of games, players and locations, and plays that point into them. Plays are
//! read one by one; those of other games are counted as soon as the games are known.

use std::{
    collections::HashMap,
    fmt,
    io::{BufReader, Read},
    marker::PhantomData,
};

use serde::{
    Deserialize,
    de::{DeserializeOwned, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor},
};

use super::{
    play::{Play, Player},
    refusal::{MOST_STREAMED, Program, Refusal, Unusable, in_short},
    understood::{Reading, Understood, some},
};
use kernel::record::When;

/// What our own links for the app say as their source.
const OURS: &str = "Alhambra Companion";

/// Reads an export.
///
/// # Errors
/// [`Refusal::NotPlays`] where it is something else, or why nothing of it is read.
pub fn read(source: impl Read, reading: Reading<'_>) -> Result<Understood, Refusal> {
    let mut source = source.take(MOST_STREAMED + 1);
    let mut export = Export::default();
    let mut json = serde_json::Deserializer::from_reader(BufReader::new(&mut source));
    let read = Top(&mut export, reading).deserialize(&mut json).and_then(|()| json.end());
    let is_one = export.has_plays || (export.has_games && export.has_players);
    if !is_one {
        return Err(Refusal::NotPlays);
    }
    if source.limit() == 0 {
        return Err(Refusal::TooLarge(Program::BgStats));
    }
    match read {
        Ok(()) => some(Program::BgStats, export.understood(reading)),
        Err(error) => Err(error.io_error_kind().map_or_else(
            || Refusal::Damaged(Program::BgStats, Some((error.line(), error.column()))),
            Refusal::unread,
        )),
    }
}

/// What was read so far.
#[derive(Default)]
struct Export {
    has_games: bool,
    has_players: bool,
    has_plays: bool,
    /// Games by their ids: the name, and ours.
    games: HashMap<String, (String, Option<&'static str>)>,
    players: HashMap<String, String>,
    locations: HashMap<String, String>,
    /// Plays with their numbers from 1.
    plays: Vec<(usize, RawPlay)>,
    played: usize,
    understood: Understood,
}

/// A number, a text or nothing, as text: exports are not of one mind.
#[derive(Clone, Debug, Default)]
struct Loose(String);

#[derive(Deserialize)]
struct RawGame {
    #[serde(default)]
    id: Loose,
    #[serde(default)]
    name: Loose,
    #[serde(default, rename = "bggId")]
    number: Loose,
}

#[derive(Deserialize)]
struct RawNamed {
    #[serde(default)]
    id: Loose,
    #[serde(default)]
    name: Loose,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RawPlay {
    #[serde(default)]
    uuid: Loose,
    #[serde(default)]
    source_name: Loose,
    #[serde(default)]
    source_play_id: Loose,
    #[serde(default)]
    game_ref_id: Loose,
    #[serde(default)]
    location_ref_id: Loose,
    #[serde(default)]
    play_date: Loose,
    #[serde(default)]
    duration_min: Loose,
    #[serde(default)]
    comments: Loose,
    #[serde(default)]
    player_scores: Option<Vec<RawScore>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RawScore {
    #[serde(default)]
    player_ref_id: Loose,
    #[serde(default)]
    score: Loose,
    #[serde(default)]
    winner: Loose,
    #[serde(default)]
    rank: Loose,
}

impl Export {
    /// Keeps a play, unless it is known to be of another game.
    fn add(&mut self, play: RawPlay) {
        self.played += 1;
        match self.games.get(&play.game_ref_id.0) {
            Some((name, None)) => self.understood.count_other(&name.clone()),
            _ => self.plays.push((self.played, play)),
        }
    }

    /// All plays, once all tables are known.
    fn understood(mut self, reading: Reading<'_>) -> Understood {
        for (number, raw) in std::mem::take(&mut self.plays) {
            match self.games.get(&raw.game_ref_id.0) {
                Some((_, Some(game))) => {
                    let play = self.play(game, &raw, reading);
                    self.understood.take(number, play, reading.counts(game));
                }
                Some((name, None)) => self.understood.count_other(&name.clone()),
                None => self.understood.count_other(""),
            }
        }
        self.understood
    }

    fn play(&self, game: &'static str, raw: &RawPlay, reading: Reading<'_>) -> Result<Play, Unusable> {
        let date = raw.play_date.0.trim();
        // Midnight stands for a time that is not known.
        let date = date.strip_suffix(" 00:00:00").unwrap_or(date);
        let when = When::read(date, reading.zone).map_err(|_| Unusable::Day(in_short(date)))?;
        let scores = raw.player_scores.as_deref().unwrap_or_default();
        let named =
            |table: &HashMap<String, String>, id: &Loose| table.get(&id.0).cloned().unwrap_or_default();
        let player = |score: &RawScore| {
            let read = Player::read(&named(&self.players, &score.player_ref_id), &score.score.0)?;
            let (place, won) = (score.rank.0.parse().unwrap_or_default(), score.winner.0 == "true");
            Ok(Player { place, won, ..read })
        };
        // What we sent there is known here by our id.
        let is_ours = raw.source_name.0 == OURS && !raw.source_play_id.0.is_empty();
        Ok(Play {
            game,
            program: Program::BgStats,
            id: if is_ours { &raw.source_play_id } else { &raw.uuid }.0.trim().to_owned(),
            when,
            minutes: raw.duration_min.0.parse().unwrap_or_default(),
            place: named(&self.locations, &raw.location_ref_id).trim().to_owned(),
            comment: raw.comments.0.trim().to_owned(),
            players: scores.iter().map(player).collect::<Result<_, _>>()?,
        })
    }
}

/// The whole export.
struct Top<'a, 'b>(&'a mut Export, Reading<'b>);

impl<'de> DeserializeSeed<'de> for Top<'_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Top<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an export")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Self(export, reading) = self;
        while let Some(member) = map.next_key::<String>()? {
            match member.as_str() {
                "games" => {
                    export.has_games = true;
                    map.next_value_seed(Each::new(|RawGame { id, name, number }| {
                        let game = reading.game(&name.0, number.0.parse().ok());
                        export.games.insert(id.0, (name.0, game));
                    }))?;
                }
                "players" => {
                    export.has_players = true;
                    map.next_value_seed(Each::new(|RawNamed { id, name }| {
                        export.players.insert(id.0, name.0);
                    }))?;
                }
                "locations" => map.next_value_seed(Each::new(|RawNamed { id, name }| {
                    export.locations.insert(id.0, name.0);
                }))?,
                "plays" => {
                    export.has_plays = true;
                    map.next_value_seed(Each::new(|play| export.add(play)))?;
                }
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

/// A list whose elements are taken one by one; nothing where it is null.
struct Each<T, F>(F, PhantomData<T>);

impl<T, F: FnMut(T)> Each<T, F> {
    const fn new(take: F) -> Self {
        Self(take, PhantomData)
    }
}

impl<'de, T: DeserializeOwned, F: FnMut(T)> DeserializeSeed<'de> for Each<T, F> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de, T: DeserializeOwned, F: FnMut(T)> Visitor<'de> for Each<T, F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<(), A::Error> {
        while let Some(element) = list.next_element()? {
            self.0(element);
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Loose {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(LooseVisitor)
    }
}

struct LooseVisitor;

impl<'de> Visitor<'de> for LooseVisitor {
    type Value = Loose;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text or a number")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Loose, E> {
        Ok(Loose(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Loose, E> {
        Ok(Loose(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Loose, E> {
        Ok(Loose(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Loose, E> {
        Ok(Loose(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Loose, E> {
        Ok(Loose(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Loose, E> {
        Ok(Loose::default())
    }
}
