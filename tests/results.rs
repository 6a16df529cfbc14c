//! The statistics of all finished games, against a small second calculation that reads the records as JSON.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    sync::LazyLock,
};

use alhambra::{
    games::{
        HOUSE,
        common::statistics::{
            Choices, Filter, GameResult, Grouping, gathered, groups, pairings, passing, people, plays,
        },
    },
    kernel::{NameKey, People, record::RecordKind},
    storage::Summariser as _,
};
use jiff::{civil::Date, tz::TimeZone};
use proptest::{collection::vec, prelude::*};
use serde_json::Value;

/// Finished tables and results of all three games, of two to four people.
static SAMPLES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let samples = [
        "alexandros-ledger",
        "alexandros-result",
        "alhambra-result-three",
        "alhambra-table-two-and-dirk",
        "four-players",
        "solo-2-phantoms",
        "solo-against-3-phantoms",
        "table-three-players",
        "two-players",
    ];
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let read = |name| fs::read_to_string(saves.join(format!("{name}.json"))).unwrap();
    samples.map(|name| serde_json::from_str(&read(name)).unwrap()).into()
});

/// Several spellings of the names of three people, and the name of the person at this computer.
const NAMES: [&str; 7] = ["Jörg", " JO\u{308}RG ", "Ada", "ada", "Ben", "BEN", "Zoé"];
const PLACES: [&str; 4] = ["", "Granada", "granada ", "Málaga"];
const DAYS: [&str; 5] = ["2024-12-31", "2025-01-01", "2025-06-15", "2025-06-30", "2026-02-28"];

/// A table: which sample, who sits in each seat and whether it is a computer, where, when, and for how long.
type Drawn = (usize, [(usize, bool); 4], usize, usize, u64);

fn drawn() -> impl Strategy<Value = Drawn> {
    let seat = || (0..NAMES.len(), any::<bool>());
    let seats = (seat(), seat(), seat(), seat());
    let seats = seats.prop_map(|(a, b, c, d)| [a, b, c, d]);
    (0..SAMPLES.len(), seats, 0..PLACES.len(), 0..DAYS.len(), 0..9_000_u64)
}

fn record((sample, seats, place, day, seconds): &Drawn, number: usize) -> Value {
    let mut record = SAMPLES[*sample].clone();
    let is_table = record["kind"] != "full";
    let rows = record["seats"].as_array_mut().unwrap().iter_mut();
    for (seat, (name, is_computer)) in rows.filter(|seat| seat["kind"] != "phantom").zip(seats) {
        seat["name"] = NAMES[*name].into();
        // The person at this computer is marked in some games, and only named in others.
        let is_me = NAMES[*name] == "Zoé" && number.is_multiple_of(2);
        seat["id"] = if is_me { "me" } else { "" }.into();
        let is_computer = *is_computer && !is_table;
        seat["kind"] = if is_computer { "computer" } else { "human" }.into();
        seat["policy"] = if is_computer { "greedy".into() } else { Value::Null };
    }
    let began = format!("{}T12:00:00Z", DAYS[*day]);
    (record["id"], record["location"]) = (format!("game-{number}").into(), PLACES[*place].into());
    (record["started"], record["ended"]) = (began.clone().into(), began.into());
    record["active_seconds"] = (*seconds).into();
    record["digest"] = Value::Null;
    record
}

/// What a record says, by the slow calculation.
struct Slow {
    game: String,
    kind: String,
    day: String,
    place: String,
    seconds: u64,
    contest: bool,
    /// The seats that win, phantoms too.
    winners: Vec<usize>,
    /// For each real player: who it is, whether it is a person, and the total.
    players: Vec<(String, bool, f64)>,
}

impl Slow {
    fn of(record: &Value) -> Self {
        let text = |name: &str| record[name].as_str().unwrap().to_owned();
        let result = &record["result"];
        let total = |seat: usize| match &result["points"] {
            Value::Array(points) => points[seat].as_f64(),
            _ => result["rows"][seat]["total"].as_f64(),
        };
        let seats = record["seats"].as_array().unwrap();
        let real = seats.iter().enumerate().filter(|(_, seat)| seat["kind"] != "phantom");
        let who = |seat: &Value| NameKey::of(seat["name"].as_str().unwrap()).as_str().to_owned();
        let players: Vec<_> =
            real.map(|(k, seat)| (who(seat), seat["kind"] == "human", total(k).unwrap())).collect();
        let winners = result["winners"].as_array().unwrap().iter();
        Self {
            game: text("game"),
            kind: text("kind"),
            day: text("started")[..10].to_owned(),
            place: NameKey::of(&text("location")).as_str().to_owned(),
            seconds: record["active_seconds"].as_u64().unwrap(),
            contest: players.len() > 1 || !record["options"]["phantom_bonus"].is_null(),
            winners: winners.map(|winner| winner.as_u64().unwrap() as usize - 1).collect(),
            players,
        }
    }

    fn people(&self) -> impl Iterator<Item = (usize, &str, f64)> {
        let people = self.players.iter().enumerate().filter(|(_, (_, is_person, _))| *is_person);
        people.map(|(seat, (who, _, total))| (seat, who.as_str(), *total))
    }

    fn key(&self, grouping: Grouping) -> String {
        match grouping {
            Grouping::Game => self.game.clone(),
            Grouping::Place => self.place.clone(),
            Grouping::Year => self.day[..4].to_owned(),
            Grouping::Month => self.day[..7].to_owned(),
            Grouping::Players => self.players.len().to_string(),
        }
    }
}

fn mean(all: &[f64]) -> f64 {
    all.iter().sum::<f64>() / all.len() as f64
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

/// The id of a person, where the one at this computer goes by name.
fn named(person: &str) -> &str {
    if person == "me" { "zoé" } else { person }
}

fn results(records: &[Value]) -> Vec<GameResult> {
    let of = |(k, record): (usize, &Value)| {
        let saved = HOUSE.read(&record.to_string()).unwrap();
        let (game, file) = (saved.game().id(), k.to_string());
        GameResult::of(game, &file, saved.general(), saved.is_contest(), &TimeZone::UTC)
    };
    gathered(records.iter().enumerate().filter_map(of), &People::default())
}

/// The records that count, in order of time.
fn slow(records: &[Value]) -> Vec<Slow> {
    let mut records: Vec<&Value> = records.iter().collect();
    let text = |record: &Value, name: &str| record[name].as_str().unwrap().to_owned();
    records.sort_by_key(|record| (text(record, "started"), text(record, "id")));
    let all = records.into_iter().map(Slow::of);
    all.filter(|slow| slow.people().next().is_some()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn people_and_who_met_are_those_of_the_records(drawn in vec(drawn(), 0..14)) {
        let records: Vec<Value> = drawn.iter().enumerate().map(|(k, drawn)| record(drawn, k)).collect();
        let (all, results) = (slow(&records), results(&records));
        let games = passing(&results, &Filter::default());
        prop_assert_eq!(games.len(), all.len());
        let found = people(&games);
        let who: BTreeSet<&str> = all.iter().flat_map(Slow::people).map(|(_, who, _)| who).collect();
        let zoes = found.iter().filter(|person| NameKey::of(&person.name).as_str() == "zoé").count();
        prop_assert!(zoes <= 1, "marked or only named, she is one person");
        prop_assert_eq!(found.iter().map(|person| named(&person.id)).collect::<BTreeSet<_>>(), who);
        for person in &found {
            let id = named(&person.id);
            let (mut totals, mut contests, mut wins, mut share, mut places) = (vec![], 0, 0, 0.0, vec![]);
            let (mut streak, mut longest) = (0, 0);
            for game in &all {
                for (seat, _, total) in game.people().filter(|(_, who, _)| *who == id) {
                    totals.push(total);
                    if !game.contest {
                        continue;
                    }
                    contests += 1;
                    let won = game.winners.contains(&seat);
                    wins += usize::from(won);
                    share += if won { 1.0 / game.winners.len() as f64 } else { 0.0 };
                    streak = if won { streak + 1 } else { 0 };
                    longest = longest.max(streak);
                    if game.players.len() > 1 {
                        let ahead = game.players.iter().filter(|(_, _, other)| *other > total).count();
                        places.push(1.0 + ahead as f64);
                    }
                }
            }
            prop_assert_eq!([person.games, person.contests, person.wins], [totals.len(), contests, wins]);
            prop_assert_eq!(person.streak[1], longest);
            prop_assert!(person.share_of_wins().is_none_or(|it| close(it, share / contests as f64)));
            prop_assert_eq!(person.share_of_wins().is_none(), contests == 0);
            if places.len() == contests {
                prop_assert!(person.mean_place().is_none_or(|place| close(place, mean(&places))));
            }
            totals.sort_by(f64::total_cmp);
            prop_assert!(close(person.totals.mean(), mean(&totals)));
            let half = (totals[(totals.len() - 1) / 2] + totals[totals.len() / 2]) / 2.0;
            prop_assert_eq!(person.totals.quantile(0.5), Some(half));
            let ends = [person.totals.worst(), person.totals.best()];
            prop_assert_eq!(ends, [totals.first().copied(), totals.last().copied()]);
        }
        for pairing in pairings(&games) {
            let (mut met, mut ahead, mut margins) = (0, [0; 2], vec![]);
            for game in &all {
                for (_, one, of_one) in game.people().filter(|(_, who, _)| *who == named(&pairing.who[0])) {
                    for (_, other, of_other) in game.people() {
                        if other == named(&pairing.who[1]) && one != other {
                            met += 1;
                            ahead[usize::from(of_other > of_one)] += usize::from(of_one != of_other);
                            margins.push(of_one - of_other);
                        }
                    }
                }
            }
            prop_assert_eq!((pairing.games, pairing.ahead), (met, ahead));
            prop_assert!(close(pairing.margin, mean(&margins)));
        }
    }

    #[test]
    fn groups_are_those_of_the_records(drawn in vec(drawn(), 0..14)) {
        let records: Vec<Value> = drawn.iter().enumerate().map(|(k, drawn)| record(drawn, k)).collect();
        let (all, results) = (slow(&records), results(&records));
        let games = passing(&results, &Filter::default());
        for grouping in
            [Grouping::Game, Grouping::Place, Grouping::Year, Grouping::Month, Grouping::Players]
        {
            let found = groups(&games, &Filter::default(), grouping);
            let mut expected: BTreeMap<String, Vec<&Slow>> = BTreeMap::new();
            all.iter().for_each(|game| expected.entry(game.key(grouping)).or_default().push(game));
            prop_assert_eq!(found.len(), expected.len());
            for group in found {
                let games = &expected[&group.key];
                let who: BTreeSet<&str> = games.iter().flat_map(|it| it.people()).map(|it| it.1).collect();
                prop_assert_eq!([group.games, group.people], [games.len(), who.len()]);
                let seconds: u64 = games.iter().map(|game| game.seconds).sum();
                let hours = (seconds > 0).then(|| seconds as f64 / 3600.0);
                prop_assert_eq!(group.hours, hours);
                let best = |game: &&Slow| {
                    let won = game.people().filter(|(seat, ..)| game.contest && game.winners.contains(seat));
                    won.map(|(_, _, total)| total).reduce(f64::max)
                };
                let winning: Vec<f64> = games.iter().filter_map(best).collect();
                prop_assert_eq!(group.winning.is_none(), winning.is_empty());
                prop_assert!(group.winning.is_none_or(|it| close(it, mean(&winning))));
                let totals: Vec<f64> = games.iter().flat_map(|it| it.people()).map(|it| it.2).collect();
                prop_assert_eq!(group.totals.totals.len(), totals.len());
                prop_assert!(close(group.totals.mean(), mean(&totals)));
                prop_assert_eq!(group.totals.best(), totals.iter().copied().reduce(f64::max));
                prop_assert_eq!(group.totals.worst(), totals.iter().copied().reduce(f64::min));
            }
        }
    }

    #[test]
    fn every_chosen_filter_has_to_fit(
        drawn in vec(drawn(), 0..14),
        (game, place, players) in (0..4_usize, 0..4_usize, 0..5_usize),
        (since, until, kind, who) in (0..6_usize, 0..6_usize, 0..4_usize, 0..4_usize),
    ) {
        let records: Vec<Value> = drawn.iter().enumerate().map(|(k, drawn)| record(drawn, k)).collect();
        let (all, results) = (slow(&records), results(&records));
        let game = ["roll_and_write", "alhambra", "alexandros"].get(game).copied();
        let place = ["", "granada", "málaga"].get(place).copied();
        let who = ["ada", "ben", "jörg"].get(who).copied();
        let [since, until] = [since, until].map(|day| DAYS.get(day).copied());
        let kinds = [RecordKind::Full, RecordKind::Table, RecordKind::Result];
        let kind = kinds.get(kind).copied();
        let players = Some(players).filter(|players| *players > 0);
        let day = |day: &str| day.parse::<Date>().unwrap();
        let filter = Filter {
            game: game.map(str::to_owned),
            person: who.map(str::to_owned),
            place: place.map(str::to_owned),
            since: since.map(day),
            until: until.map(day),
            players,
            kind,
        };
        let fits = |slow: &&Slow| {
            game.is_none_or(|game| game == slow.game)
                && place.is_none_or(|place| place == slow.place)
                && since.is_none_or(|since| slow.day.as_str() >= since)
                && until.is_none_or(|until| slow.day.as_str() <= until)
                && players.is_none_or(|players| players == slow.players.len())
                && kind.is_none_or(|kind| kind.name() == slow.kind)
                && who.is_none_or(|who| slow.people().any(|(_, person, _)| person == who))
        };
        let expected: Vec<&Slow> = all.iter().filter(fits).collect();
        let found = passing(&results, &filter);
        let days = |game: &&GameResult| (game.game.to_owned(), game.day.to_string());
        let expected_days: Vec<_> = expected.iter().map(|it| (it.game.clone(), it.day.clone())).collect();
        prop_assert_eq!(found.iter().map(days).collect::<Vec<_>>(), expected_days);
        let count = |slow: &&Slow| {
            slow.people().filter(|(_, person, _)| who.is_none_or(|who| who == *person)).count()
        };
        prop_assert_eq!(plays(&found, &filter).len(), expected.iter().map(count).sum::<usize>());
        let choices = Choices::of(&results);
        let places: BTreeSet<&str> = choices.places.iter().map(|(key, _)| key.as_str()).collect();
        let known: BTreeSet<&str> =
            all.iter().map(|slow| slow.place.as_str()).filter(|place| !place.is_empty()).collect();
        prop_assert_eq!(places, known);
        prop_assert_eq!(choices.has_no_place, all.iter().any(|slow| slow.place.is_empty()));
    }
}

#[test]
fn a_game_counts_once_however_many_files_contain_it() {
    let table = record(&(7, [(0, false), (2, false), (4, false), (0, false)], 1, 0, 60), 1);
    let mut another = table.clone();
    another["id"] = "another".into();
    assert_eq!(results(&[table.clone(), table.clone(), another]).len(), 2);
    let mut corrected = table.clone();
    corrected["location"] = "Elsewhere".into();
    assert_eq!(results(&[table, corrected]).len(), 2, "they say different things");
}

#[test]
fn a_shared_victory_counts_in_parts_and_both_are_first() {
    let mut table = record(&(1, [(0, false), (2, false), (4, false), (0, false)], 0, 0, 0), 1);
    table["log"][0]["points"] = serde_json::json!([104, 91, 104]);
    table["result"]["points"] = serde_json::json!([104, 91, 104]);
    table["result"]["winners"] = serde_json::json!([1, 3]);
    let results = results(&[table]);
    let found = people(&passing(&results, &Filter::default()));
    let of = |name: &str| found.iter().find(|person| person.id == name).unwrap();
    for winner in ["jörg", "ben"] {
        assert_eq!((of(winner).wins, of(winner).share_of_wins()), (1, Some(0.5)));
        assert_eq!(of(winner).mean_place(), Some(1.0));
    }
    assert_eq!((of("ada").wins, of("ada").mean_place()), (0, Some(3.0)));
}

#[test]
fn the_person_at_this_computer_stays_one_under_a_new_name() {
    let table = |name: &str, id: &str, number: usize, day: usize| {
        let mut table = record(&(7, [(0, false), (2, false), (4, false), (0, false)], 0, day, 0), number);
        (table["seats"][0]["name"], table["seats"][0]["id"]) = (name.into(), id.into());
        table
    };
    let tables = [table("Zoé", "me", 1, 0), table("Zoé W.", "me", 2, 1), table("ZOÉ W.", "", 3, 2)];
    let results = results(&tables);
    let found = people(&passing(&results, &Filter::default()));
    assert_eq!(found.iter().find(|person| person.id == "me").map(|person| person.games), Some(3));
}
