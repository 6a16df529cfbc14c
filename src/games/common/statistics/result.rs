//! The result of a finished game, as every game says it at a glance.

use std::cmp::Ordering;

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use crate::Summary;
use kernel::{
    NameKey, People,
    record::{ME, RecordKind, Seat, When},
};

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// The game, as records name it.
    pub game: &'static str,
    /// Its file.
    pub file: String,
    /// The id of its record.
    pub id: String,
    /// Which kind of record it is.
    pub kind: RecordKind,
    /// When it began.
    pub when: When,
    /// The moment it began, or what stands for it where only a day is known.
    pub started: Timestamp,
    /// The day on which it began, on the clocks of whoever asks.
    pub day: Date,
    /// Where it was played; empty where nobody said.
    pub place: String,
    /// Seconds somebody was at it; 0 where that is not known.
    pub seconds: u64,
    /// Whether there was somebody to win against.
    pub is_contest: bool,
    /// How many share the victory.
    pub winners: usize,
    /// The real players, as they sat.
    pub players: Vec<PlayerResult>,
}

/// The result of a real player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResult {
    /// Tells the person apart from others, as [`Seat::person`], and as [`People::id`] where they were gathered.
    pub person: String,
    /// What the person is called: as it is written, without spaces around it, unless people say something else.
    pub name: String,
    /// Who it is by what is written alone, as [`Seat::person`], and the name as it is written.
    pub written: (String, String),
    /// A person, no computer.
    pub is_person: bool,
    /// The total.
    pub total: u16,
    /// The place, from 1; equals share it.
    pub place: usize,
    /// Won, or shared the victory.
    pub won: bool,
}

impl GameResult {
    /// The result of a game in a file; none of one that is not over. Days are those of `zone`.
    #[must_use]
    pub fn of(
        game: &'static str,
        file: &str,
        summary: &Summary,
        is_contest: bool,
        zone: &TimeZone,
    ) -> Option<Self> {
        let header = &summary.header;
        if !summary.over {
            return None;
        }
        // What decides: the victory, then the total. Whoever plays alone has the phantoms to beat.
        let standing = |seat: usize| Some((summary.winners.contains(&seat), (*summary.totals.get(seat)?)?));
        let real = header.players();
        let rivals = if real > 1 || !is_contest { real } else { header.seats.len() };
        let player = |(seat, of): (usize, &Seat)| {
            let (won, total) = standing(seat)?;
            Some(PlayerResult {
                person: of.person().into(),
                name: of.name.trim().to_owned(),
                written: (of.person().into(), of.name.trim().to_owned()),
                is_person: of.is_person(),
                total,
                place: 1 + (0..rivals).filter(|&rival| standing(rival) > Some((won, total))).count(),
                won,
            })
        };
        let when = header.when();
        Some(Self {
            game,
            file: file.to_owned(),
            id: header.id.clone(),
            kind: summary.kind,
            when,
            started: header.started,
            day: when.day(zone),
            place: header.location.trim().to_owned(),
            seconds: header.active_seconds,
            is_contest,
            winners: summary.winners.len(),
            players: header.seats.iter().take(real).enumerate().filter_map(player).collect(),
        })
    }

    /// The people among the players.
    pub fn people(&self) -> impl Iterator<Item = &PlayerResult> {
        self.players.iter().filter(|player| player.is_person)
    }

    /// The order of time.
    fn order(&self, other: &Self) -> Ordering {
        let key = |of: &Self| (of.day, of.started);
        key(self).cmp(&key(other)).then_with(|| (&self.id, &self.file).cmp(&(&other.id, &other.file)))
    }

    /// Whether it is the same game in another file.
    fn is_copy(&self, other: &Self) -> bool {
        self.id == other.id && *self == Self { file: self.file.clone(), ..other.clone() }
    }
}

/// The results with a person in them, in the order of time. A game is there once, in however many files it lies. Whose the
/// names are is asked of `people`; and who has the name that the person at this computer has now is that person, as in
/// tables that were written down, unless somebody has said whose that name is.
#[must_use]
pub fn gathered(all: impl IntoIterator<Item = GameResult>, people: &People) -> Vec<GameResult> {
    let mut results: Vec<GameResult> =
        all.into_iter().filter(|result| result.people().next().is_some()).collect();
    results.sort_by(GameResult::order);
    results.dedup_by(|later, earlier| later.is_copy(earlier));
    let is_me = |player: &&PlayerResult| player.person == ME;
    let me = results.iter().rev().find_map(|result| result.people().find(is_me));
    let name = me.map(|player| NameKey::of(&player.name)).filter(|name| !name.is_blank());
    let mine = name.filter(|name| people.of(name.as_str()).is_none());
    let players = results.iter_mut().flat_map(|result| &mut result.players);
    for player in players.filter(|player| player.is_person) {
        if mine.as_ref().is_some_and(|mine| player.person == mine.as_str()) {
            ME.clone_into(&mut player.person);
        }
        if let Some(person) = people.of(&player.person) {
            person.id().clone_into(&mut player.person);
            if !person.name.is_empty() {
                player.name.clone_from(&person.name);
            }
        }
    }
    results
}
