//! Reading records: every fault is reported, with entry number, § and value; what is read was checked by replay.

use jiff::Timestamp;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{
    AnyGame, Entry, Fault, Game, GameResult, Header, NamedLayout, Options, PlayEvent, RecordFault,
    RecordKind, Seat, SeatKind, SeedClaim,
    record::{FORMAT, Log, ScoreOnly, VERSION},
    replay::{self, Course},
    result::digest,
    seed_at,
};
use crate::games::roll_and_write::pad::{PadError, missing_rows, tally_result, tally_table};
use crate::games::roll_and_write::rules::{GameConfig, Layout, State};

/// A record that is good.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game.
    pub game: AnyGame,
    /// The JSON it was read from: [`AnyGame::write`] keeps the members it does not know.
    pub source: Value,
    /// Written by a newer minor version: it may hold what this program would lose, so it must not be overwritten.
    pub read_only: bool,
}

/// Reads and checks a record.
///
/// # Errors
/// All faults found. After the first entry that does not fit, later entries are not judged: their position is unknown.
pub fn read(text: &str) -> Result<Loaded, Vec<Fault>> {
    let mut reader = Reader::default();
    let game = reader.record(text);
    match game {
        Some((game, source, read_only)) if reader.faults.is_empty() => Ok(Loaded { game, source, read_only }),
        _ => Err(reader.faults),
    }
}

/// A number of digits alone: no sign.
fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, what: RecordFault) {
        self.faults.push(Fault { entry: None, what });
    }

    fn fault_at(&mut self, entry: usize, what: RecordFault) {
        self.faults.push(Fault { entry: Some(entry), what });
    }

    /// A member that must be there.
    fn member<T: DeserializeOwned>(&mut self, record: &Map<String, Value>, name: &'static str) -> Option<T> {
        let Some(value) = record.get(name) else {
            self.fault(RecordFault::Missing(name));
            return None;
        };
        match T::deserialize(value) {
            Ok(value) => Some(value),
            Err(error) => {
                self.fault(RecordFault::Member { name, detail: error.to_string() });
                None
            }
        }
    }

    /// A member that may be left out.
    fn optional<T: DeserializeOwned + Default>(
        &mut self,
        record: &Map<String, Value>,
        name: &'static str,
    ) -> T {
        if record.contains_key(name) { self.member(record, name).unwrap_or_default() } else { T::default() }
    }

    fn record(&mut self, text: &str) -> Option<(AnyGame, Value, bool)> {
        let source: Value = match serde_json::from_str(text.strip_prefix('\u{feff}').unwrap_or(text)) {
            Ok(value) => value,
            Err(error) => {
                self.fault(RecordFault::NotJson(error.to_string()));
                return None;
            }
        };
        let Some(record) = source.as_object() else {
            self.fault(RecordFault::NotAnObject);
            return None;
        };
        let read_only = self.version(record)?;

        let kind: Option<RecordKind> = self.member(record, "kind");
        let layout = self.layout(record);
        let header = self.header(record, layout.as_ref().map(|(name, _)| name.clone()));
        let options: Option<Options> = self.member(record, "options");
        let seats = header.as_ref().and_then(|header| self.seats(&header.seats));
        let seeds: Vec<SeedClaim> = self.optional(record, "seeds");
        self.seeds(&seeds);
        let claim: Option<GameResult> = self.optional(record, "result");
        let entries: Vec<Value> = self.member(record, "log").unwrap_or_default();
        let config = match (&layout, options, seats) {
            (Some((_, layout)), Some(options), Some((players, phantoms))) => {
                match options.config(*layout, players, phantoms) {
                    Ok(config) => Some(config),
                    Err(faults) => {
                        for fault in faults {
                            self.fault(RecordFault::GameConfig(fault));
                        }
                        None
                    }
                }
            }
            _ => None,
        };
        let game = match kind {
            None => None,
            Some(RecordKind::Full) => self.full(&entries, header, config, seeds),
            Some(RecordKind::Table) => {
                let log = self.entries(&entries);
                let tally = |config: &GameConfig| tally_table(config, &seeds, &log);
                let game = self.score_only(header, config, seeds.clone(), tally, Log::Table(log.clone()));
                if let Some(AnyGame::Score(table)) = &game
                    && table.header.ended.is_some()
                {
                    for row in table.tally.open_rows() {
                        self.fault(RecordFault::NotClosed(row + 1));
                    }
                }
                game
            }
            Some(RecordKind::Result) => {
                let log = self.entries(&entries);
                let ended = header.as_ref().is_some_and(|header| header.ended.is_some());
                for row in config.iter().filter(|_| ended).flat_map(|config| missing_rows(config, &log)) {
                    self.fault(RecordFault::RowMissing(row));
                }
                self.score_only(
                    header,
                    config,
                    seeds,
                    |config| tally_result(config, &log),
                    Log::Result(log.clone()),
                )
            }
        };
        if let Some(game) = &game {
            self.claim(game, claim.as_ref());
        }
        self.digest(record);
        if read_only && !self.faults.is_empty() {
            let version = record.get("version").and_then(Value::as_str).unwrap_or_default();
            self.fault(RecordFault::Newer(version.to_owned()));
        }
        Some((game?, source, read_only))
    }

    /// Whether the record is of a newer minor version; none when it cannot be read at all.
    fn version(&mut self, record: &Map<String, Value>) -> Option<bool> {
        if record.get("format").and_then(Value::as_str) != Some(FORMAT) {
            self.fault(RecordFault::NotARecord);
            return None;
        }
        let text: String = self.member(record, "version")?;
        let parsed = text.split_once('.').and_then(|(a, b)| Some((digits(a)?, digits(b)?)));
        let Some((major, minor)) = parsed.filter(|&(major, _): &(u32, u32)| major > 0) else {
            self.fault(RecordFault::NoVersion(text));
            return None;
        };
        if major > VERSION.0 {
            self.fault(RecordFault::TooNew(text));
            return None;
        }
        Some((major, minor) > VERSION)
    }

    fn layout(&mut self, record: &Map<String, Value>) -> Option<(String, Layout)> {
        let named: NamedLayout = self.member(record, "layout")?;
        match Layout::new(&named.draft) {
            Ok(layout) => Some((named.name, layout)),
            Err(faults) => {
                for fault in faults {
                    self.fault(RecordFault::Layout(fault));
                }
                None
            }
        }
    }

    fn header(&mut self, record: &Map<String, Value>, layout_name: Option<String>) -> Option<Header> {
        let id: Option<String> = self.member(record, "id");
        let started: Option<Timestamp> = self.member(record, "started");
        let seats: Option<Vec<Seat>> = self.member(record, "seats");
        let header = Header {
            id: id.unwrap_or_default(),
            title: self.optional(record, "title"),
            location: self.optional(record, "location"),
            comment: self.optional(record, "comment"),
            tags: self.optional(record, "tags"),
            started: started.unwrap_or_default(),
            ended: self.optional(record, "ended"),
            active_seconds: self.optional(record, "active_seconds"),
            layout_name: layout_name.unwrap_or_default(),
            seats: seats?,
            parent: self.optional(record, "parent"),
        };
        if let Some(ended) = header.ended.filter(|&ended| ended < header.started) {
            self.fault(RecordFault::EndedBefore { ended, started: header.started });
        }
        Some(header)
    }

    /// Players and phantoms.
    fn seats(&mut self, seats: &[Seat]) -> Option<(usize, usize)> {
        let players = seats.iter().take_while(|seat| seat.kind != SeatKind::Phantom).count();
        if let Some(late) = seats[players..].iter().position(|seat| seat.kind != SeatKind::Phantom) {
            self.fault(RecordFault::PlayerBehindPhantom(players + late + 1));
            return None;
        }
        Some((players, seats.len() - players))
    }

    fn seeds(&mut self, seeds: &[SeedClaim]) {
        for (a, b) in seeds.iter().zip(seeds.iter().skip(1)) {
            if b.from <= a.from {
                self.fault(RecordFault::SeedOrder { from: b.from, after: a.from });
            }
        }
        if let Some(claim) = seeds.iter().find(|claim| claim.from == 0) {
            self.fault(RecordFault::SeedFromZero(claim.seed));
        }
    }

    fn entries<E: DeserializeOwned>(&mut self, values: &[Value]) -> Vec<Entry<E>> {
        let mut entries = Vec::with_capacity(values.len());
        for (number, value) in (1..).zip(values) {
            match Entry::from_value(value) {
                Ok(entry) => entries.push(entry),
                Err(error) => self.fault_at(number, RecordFault::Entry(error.to_string())),
            }
        }
        entries
    }

    fn full(
        &mut self,
        values: &[Value],
        header: Option<Header>,
        config: Option<GameConfig>,
        seeds: Vec<SeedClaim>,
    ) -> Option<AnyGame> {
        let before = self.faults.len();
        let log: Vec<Entry<PlayEvent>> = self.entries(values);
        let (header, config) = (header?, config?);
        if self.faults.len() > before {
            return None;
        }
        let start = match State::new(&config) {
            Ok(state) => state,
            Err(error) => {
                self.fault(error.into());
                return None;
            }
        };
        let state = self.replay(start, &config, &log, &seeds)?;
        Some(AnyGame::Full(Box::new(Game::from_parts(header, config, seeds, log, state))))
    }

    /// Replays entry by entry, so that every take-back and correction is checked where it stands.
    fn replay(
        &mut self,
        start: State,
        config: &GameConfig,
        log: &[Entry<PlayEvent>],
        seeds: &[SeedClaim],
    ) -> Option<State> {
        let mut course = Course::new(start);
        for (number, entry) in (1..).zip(log) {
            if let Entry::Event(event) = entry
                && let Err(misfit) = replay::check_seed(course.state(), config, event, seed_at(seeds, number))
            {
                // The dice are the truth, the seed a claim: the replay goes on.
                self.fault_at(number, RecordFault::Seed(misfit));
            }
            if let Err(misfit) = course.enter(config, number, entry) {
                let later = log.len() - number;
                self.fault_at(number, RecordFault::ReplayError { misfit, later });
                return None;
            }
        }
        Some(*course.state())
    }

    fn score_only(
        &mut self,
        header: Option<Header>,
        config: Option<GameConfig>,
        seeds: Vec<SeedClaim>,
        tally: impl FnOnce(
            &GameConfig,
        ) -> Result<crate::games::roll_and_write::pad::PadState, Vec<(usize, PadError)>>,
        log: Log,
    ) -> Option<AnyGame> {
        let (header, config) = (header?, config?);
        match tally(&config) {
            Ok(tally) => Some(AnyGame::Score(Box::new(ScoreOnly { header, config, seeds, log, tally }))),
            Err(faults) => {
                for (number, fault) in faults {
                    self.fault_at(number, RecordFault::Table(fault));
                }
                None
            }
        }
    }

    fn claim(&mut self, game: &AnyGame, claim: Option<&GameResult>) {
        let Some(claim) = claim else { return };
        if !game.is_over() {
            self.fault(RecordFault::NotOver);
            return;
        }
        for difference in claim.differences(&GameResult::of(&game.cards())) {
            self.fault(difference);
        }
    }

    fn digest(&mut self, record: &Map<String, Value>) {
        let Some(claimed) = record.get("digest").filter(|claimed| !claimed.is_null()) else {
            return;
        };
        let found = digest(record);
        if claimed.as_str() != Some(&found) {
            self.fault(RecordFault::Digest { claimed: claimed.to_string(), found });
        }
    }
}
