//! Reading a record of one kind of game: every fault is reported, with entry number, § and value; what is read was
//! checked by replay.

use serde_json::Value;

use super::{
    Container, Fault, Header, MOST_ENTRIES, Members, RecordFault, Seat, VERSION,
    digest::digest,
    limits::{Comment, Short, Tags},
    result::differences,
};
use crate::{
    Entry, Game, Kind, Numbered, Seed, SeedFrom,
    json::{Mismatch, brief},
    log::EntryError,
    progress::{Progress, Wrong},
    seed::seed_at,
};

/// A record that is good.
#[derive(Clone, Debug)]
pub struct Loaded<T> {
    /// The game.
    pub game: T,
    /// The JSON it was read from: writing keeps the members that are not known.
    pub source: Value,
    /// Written by a newer minor version: it may hold what this program would lose, so it must not be overwritten.
    pub read_only: bool,
}

impl<T> Loaded<T> {
    /// The same of another type of game.
    pub fn map<U>(self, into: impl FnOnce(T) -> U) -> Loaded<U> {
        Loaded { game: into(self.game), source: self.source, read_only: self.read_only }
    }
}

/// Whether a record is of an older major version than this program writes.
#[must_use]
pub fn is_older(source: &Value) -> bool {
    let version = source.get("version").and_then(Value::as_str).and_then(|text| text.split_once('.'));
    version.and_then(|(major, _)| major.parse().ok()).is_some_and(|major: u32| major < VERSION.0)
}

impl<K: Kind> Game<K> {
    /// What is wrong with a record whose kind cannot be read, as far as that can be told: all but its log.
    #[must_use]
    pub fn faults_but_of_its_log(container: &Container) -> Vec<Fault<K::Fault>> {
        let mut members = Members::new(container.record());
        set_up::<K>(&mut members);
        members.member::<Vec<Value>>("log");
        members.settle();
        members.faults
    }

    /// Reads and checks a record of this kind.
    ///
    /// # Errors
    /// All faults found. In a game that was played here, entries after the first one that does not fit are not judged:
    /// their position is unknown.
    pub fn read(container: Container) -> Result<Loaded<Self>, Vec<Fault<K::Fault>>> {
        check_kind::<K>(&container).map_err(|fault| vec![fault])?;
        let mut members = Members::new(container.record());
        let game = read::<K>(&mut members);
        members.settle();
        let sum = check_digest(&members, K::SETUP, container.version.0);
        members.faults.extend(sum.map(|what| Fault { entry: None, what }));
        if let Some(newer) = container.newer().filter(|_| !members.faults.is_empty()) {
            members.fault(newer);
        }
        let read_only = container.is_newer();
        let faults = members.faults;
        match game {
            Some(game) if faults.is_empty() => Ok(Loaded { game, source: container.source, read_only }),
            _ => Err(faults),
        }
    }
}

/// Whether it is a record of this game and kind.
fn check_kind<K: Kind>(container: &Container) -> Result<(), Fault<K::Fault>> {
    if !K::GAME.is_empty() && container.game != K::GAME {
        return Err(RecordFault::OtherGame(container.game.clone()).into());
    }
    let kind = container.kind()?;
    if kind != K::KIND {
        let why = Mismatch::Unknown { found: kind.name().to_owned(), known: vec![K::KIND.name()] };
        return Err(RecordFault::member("kind", why).into());
    }
    Ok(())
}

/// What a record says beside its log; what cannot be read is none.
struct SetUp<K: Kind> {
    header: Option<Header>,
    seeds: Option<Vec<SeedFrom>>,
    config: Option<K::Config>,
    claim: Option<K::Result>,
}

/// Reads what stands beside the log.
fn set_up<K: Kind>(members: &mut Members<'_, K::Fault>) -> SetUp<K> {
    let mut header = header(members);
    let seeds = seeds(members);
    let config = K::read_config(members, header.as_mut());
    SetUp { header, seeds, config, claim: members.optional("result") }
}

fn read<K: Kind>(members: &mut Members<'_, K::Fault>) -> Option<Game<K>> {
    let SetUp { header, seeds, config, claim } = set_up::<K>(members);
    let before = members.faults.len();
    let log = entries::<K>(members);
    let is_log_whole = members.faults.len() == before;
    let (header, config) = (header?, config?);
    if K::IS_PLAYED && !is_log_whole {
        return None;
    }
    let progress = replay(members, &config, seeds.as_deref(), &log)?;
    if !is_log_whole {
        return None;
    }
    let log = log.into_iter().map(|(_, entry)| entry).collect();
    let game = Game::from_parts(header, config, seeds.unwrap_or_default(), log, progress);
    if game.has_result() {
        for fault in K::completion_faults(game.config(), game.state()) {
            members.fault(RecordFault::Game(fault));
        }
    }
    if let Some(claim) = claim {
        if game.has_result() {
            if K::earlier_result(game.config(), game.state()).as_ref() != Some(&claim) {
                differences(&claim, &game.result()).into_iter().for_each(|fault| members.fault(fault));
            }
        } else {
            members.fault(RecordFault::NotOver);
        }
    }
    Some(game)
}

fn header<G>(members: &mut Members<'_, G>) -> Option<Header> {
    let id: Option<Short> = members.member("id");
    if id.as_ref().is_some_and(|id| id.0.is_empty()) {
        members.fault(RecordFault::NoId);
    }
    // It says nothing of the game.
    members.optional::<Short>("program");
    let day = members.day("day");
    let started = members.moment("started");
    let has_ended = members.record().get("ended").is_some_and(|ended| !ended.is_null());
    let seats: Option<Vec<Seat>> = members.member("seats");
    let header = Header {
        id: id.unwrap_or_default().0,
        title: members.optional::<Short>("title").0,
        location: members.optional::<Short>("location").0,
        comment: members.optional::<Comment>("comment").0,
        tags: members.optional::<Tags>("tags").0,
        day,
        started: started.unwrap_or_default(),
        ended: if has_ended { members.moment("ended") } else { None },
        active_seconds: members.optional("active_seconds"),
        layout_name: String::new(),
        seats: seats?,
        parent: members.optional("parent"),
    };
    if let Some(ended) = header.ended.filter(|&ended| ended < header.started) {
        members.fault(RecordFault::EndedBefore { ended, started: header.started });
    }
    Some(header)
}

/// The seeds; none where they cannot be read, so that no die can be checked.
fn seeds<G>(members: &mut Members<'_, G>) -> Option<Vec<SeedFrom>> {
    let is_there = members.record().contains_key("seeds");
    let seeds: Vec<SeedFrom> = if is_there { members.member("seeds")? } else { Vec::new() };
    if seeds.len() > MOST_ENTRIES {
        members.fault(RecordFault::TooMany { name: "seeds", entries: seeds.len() });
        return None;
    }
    for (a, b) in seeds.iter().zip(seeds.iter().skip(1)) {
        if b.from <= a.from {
            members.fault(RecordFault::SeedOrder { from: b.from, after: a.from });
        }
    }
    if let Some(claim) = seeds.iter().find(|claim| claim.from == 0) {
        members.fault(RecordFault::SeedFromZero(claim.seed));
    }
    Some(seeds)
}

/// The entries that can be read, each with its number.
fn entries<K: Kind>(members: &mut Members<'_, K::Fault>) -> Vec<Numbered<Entry<K>>> {
    let values: Vec<Value> = members.member("log").unwrap_or_default();
    if values.len() > MOST_ENTRIES {
        members.fault(RecordFault::TooMany { name: "log", entries: values.len() });
        return Vec::new();
    }
    let before = members.faults.len();
    let mut entries = Vec::with_capacity(values.len());
    for (number, value) in (1..).zip(&values) {
        match Entry::judged(value) {
            Ok((entry, doubt)) => {
                members.doubt(Some(number), doubt);
                entries.push((number, entry));
            }
            Err(EntryError::Json(misfit)) => members.fault_at(number, RecordFault::Shape(misfit)),
            Err(EntryError::Refused(error)) => {
                let error: K::Error = error.into();
                members.fault_at(number, RecordFault::Game(error.into()));
            }
        }
    }
    let faulty = members.faults.len() - before;
    if faulty > 1 && entries.iter().all(|(_, entry): &Numbered<Entry<K>>| entry.event().is_none()) {
        // It is wrong in one thing, and not in each entry.
        members.faults.truncate(before);
        members.fault(RecordFault::OtherKind { kind: K::KIND.name(), entries: values.len() });
    }
    entries
}

/// Replays entry by entry, so that every note is checked where it stands; none when some entry does not fit, so that
/// the result is not judged by half a log.
fn replay<K: Kind>(
    members: &mut Members<'_, K::Fault>,
    config: &K::Config,
    seeds: Option<&[SeedFrom]>,
    log: &[Numbered<Entry<K>>],
) -> Option<Progress<K>> {
    match Progress::check(config, seeds, log.iter().map(|(number, entry)| (*number, entry))) {
        Ok((progress, errors)) => {
            let mut is_whole = true;
            let mut judged: Option<(Option<Seed>, usize)> = None;
            for Wrong { entry, error, counts } in errors {
                let fault = error.into();
                let what = if counts {
                    let seed = seed_at(seeds.unwrap_or_default(), entry);
                    let known = judged.filter(|&(known, _)| known == seed);
                    let known = known.and_then(|(_, at)| members.faults.get_mut(at));
                    // One wrong seed is one fault.
                    if let Some(Fault { what: RecordFault::Dice { more, .. }, .. }) = known {
                        *more += 1;
                        continue;
                    }
                    judged = Some((seed, members.faults.len()));
                    RecordFault::Dice { fault, more: 0 }
                } else if K::IS_PLAYED {
                    RecordFault::Misfit { fault, later: log.len() - entry }
                } else {
                    RecordFault::Game(fault)
                };
                members.fault_at(entry, what);
                is_whole &= counts;
            }
            is_whole.then_some(progress)
        }
        Err(error) => {
            members.fault(RecordFault::Game(error.into()));
            None
        }
    }
}

fn check_digest<G>(members: &Members<'_, G>, setup: &[&str], major: u32) -> Option<RecordFault<G>> {
    let record = members.record();
    let claimed = record.get("digest").filter(|claimed| !claimed.is_null())?;
    let found = digest(record, setup, major);
    (claimed.as_str() != Some(&found))
        .then(|| RecordFault::Digest { claimed: brief(&claimed.to_string()), found })
}
