//! Every figure of the statistics, against a slow count of the records themselves, as JSON.

use std::collections::HashMap;

use alhambra::{
    games::{
        HOUSE,
        common::{
            play::GameSkill,
            statistics::{
                Filter, GameResult, Play, Profile, distribution, gathered, pairings, passing, people, plays,
                trend,
            },
        },
        roll_and_write::{
            advisor::{Advisor, Analysis, AnalysisExt, Policy, ValueSets},
            log::Game,
            record::{AnyGame, Sheets},
            rules::{Move, SpecialAction, ToAct},
            statistics::{
                Fairness, GameFacts, Mode, OwnFilter, OwnPlay, actions, coins, heat_map, split, types,
            },
        },
    },
    kernel::{NameKey, People, record::SeatKind},
    storage::Summariser as _,
};
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use serde_json::Value;

use super::support::{closings_of, entries_of, modes, new_pad, played, text_of, text_of_pad};

/// Games of all modes, some more than once, on different days and at two places, and the same games as tables on a pad.
fn records() -> Vec<String> {
    let mut records = Vec::new();
    for (k, (_, config)) in modes().into_iter().cycle().take(20).enumerate() {
        let mut game = played(config, k as u64, if k % 2 == 0 { Policy::Greedy } else { Policy::Random });
        dress(&mut game, k);
        records.push(text_of(&game));
        if k % 5 == 0 {
            let mut pad = new_pad(&config, k as u64);
            for event in entries_of(&game).into_iter().chain(closings_of(&game, k % 2 == 0)) {
                pad.enter(event).unwrap();
            }
            pad.header = alhambra::kernel::record::Header { id: format!("pad{k}"), ..game.header.clone() };
            records.push(text_of_pad(&pad));
        }
    }
    let samples =
        ["solo-4-phantoms", "four-players", "two-players", "table-three-players", "solo-against-3-phantoms"];
    let sample = |name| std::fs::read_to_string(format!("{}/saves/{name}.json", env!("CARGO_MANIFEST_DIR")));
    records.extend(samples.map(|name| sample(name).unwrap()));
    records
}

fn dress(game: &mut Game, k: usize) {
    let day = |k: usize| Timestamp::from_second(86_400 * (100 + (k as i64 * 7) % 20)).unwrap();
    (game.header.id, game.header.started) = (format!("game{k}"), day(k));
    game.header.ended = Some(day(k));
    game.header.location = ["Granada", ""][k % 2].to_owned();
}

struct Slow {
    record: Value,
    facts: GameFacts,
    result: Option<GameResult>,
}

/// The result of a record in this file, with days of this zone.
fn result_of(file: &str, text: &str, zone: &TimeZone) -> Option<GameResult> {
    let saved = HOUSE.read(text).unwrap();
    GameResult::of(saved.game().id(), file, saved.general(), saved.is_contest(), zone)
}

fn all() -> Vec<Slow> {
    let of = |text: &String| Slow {
        record: serde_json::from_str(text).unwrap(),
        facts: GameFacts::read(text).unwrap(),
        result: result_of(text, text, &TimeZone::UTC),
    };
    records().iter().map(of).collect()
}

impl Slow {
    /// Whether it is over and people took part.
    fn is_over(&self) -> bool {
        self.record["result"].is_object() && !self.people().is_empty()
    }

    /// The people: seat, name and row of the result.
    fn people(&self) -> Vec<(usize, String, Value)> {
        let seats = self.record["seats"].as_array().unwrap().iter().enumerate();
        let people = seats.filter(|(_, seat)| seat["kind"] == "human");
        people.map(|(k, seat)| (k, text(&seat["name"]), self.record["result"]["rows"][k].clone())).collect()
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

/// All results that count.
fn gathered_of(all: &[Slow]) -> Vec<GameResult> {
    gathered(all.iter().filter_map(|slow| slow.result.clone()), &People::default())
}

fn counted<'a>(results: &'a [GameResult], filter: &Filter) -> (Vec<&'a GameResult>, Vec<Play<'a>>) {
    let games = passing(results, filter);
    let plays = plays(&games, filter);
    (games, plays)
}

/// All games and plays, with what else their records say.
fn own<'a>(all: &'a [Slow], results: &'a [GameResult]) -> (Vec<&'a GameFacts>, Vec<OwnPlay<'a>>) {
    let facts = |slow: &'a Slow| Some((slow.result.as_ref()?.file.as_str(), &slow.facts));
    let facts: HashMap<&str, &GameFacts> = all.iter().filter_map(facts).collect();
    let (games, plays) = counted(results, &Filter::default());
    let of = |result: &GameResult| facts[result.file.as_str()];
    let own = |Play { result, seat }: Play<'a>| OwnPlay { result, game: of(result), seat };
    (games.into_iter().map(of).collect(), plays.into_iter().map(own).collect())
}

/// The results in the records, in order of time.
fn rows(all: &[Slow]) -> Vec<(String, Value)> {
    let mut games: Vec<&Slow> = all.iter().filter(|slow| slow.is_over()).collect();
    games.sort_by_key(|slow| (text(&slow.record["started"]), text(&slow.record["id"])));
    games.iter().flat_map(|slow| slow.people()).map(|(_, name, row)| (name, row)).collect()
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} {b}");
}

#[test]
fn results_over_time_and_their_spread_are_those_of_the_records() {
    let all = all();
    let results = gathered_of(&all);
    let (_, plays) = counted(&results, &Filter::default());
    let totals: Vec<f64> = rows(&all).iter().map(|(_, row)| number(&row["total"])).collect();
    assert!(totals.len() > 40);
    let points = trend(&plays, 4);
    assert_eq!(points.len(), totals.len());
    for (k, point) in points.iter().enumerate() {
        close(point.total.into(), totals[k]);
        let mut last = Vec::new();
        for back in 0..4 {
            last.extend(k.checked_sub(back).map(|at| totals[at]));
        }
        let count = last.len() as f64;
        let (sum, squares): (f64, f64) = (last.iter().sum(), last.iter().map(|total| total * total).sum());
        close(point.mean, sum / count);
        assert!((point.deviation.powi(2) - (squares / count - (sum / count).powi(2))).abs() < 1e-6);
    }
    let spread = distribution(&plays);
    close(spread.mean(), totals.iter().sum::<f64>() / totals.len() as f64);
    for (start, count) in spread.bins(5) {
        let within = |total: &&f64| (f64::from(start)..f64::from(start) + 5.0).contains(*total);
        assert_eq!(count, totals.iter().filter(within).count());
    }
    assert_eq!(spread.bins(5).iter().map(|(_, count)| count).sum::<usize>(), totals.len());
    for total in [0, 60, 80, 95, 200] {
        let below = totals.iter().filter(|&&other| other < f64::from(total)).count();
        assert_eq!(spread.below(total), below);
    }
    let mut sorted = totals.clone();
    sorted.sort_by(f64::total_cmp);
    close(spread.quantile(0.0).unwrap(), sorted[0]);
    close(spread.quantile(1.0).unwrap(), sorted[sorted.len() - 1]);
    let half = (sorted[(sorted.len() - 1) / 2] + sorted[sorted.len() / 2]) / 2.0;
    close(spread.quantile(0.5).unwrap(), half);
}

#[test]
fn types_lines_and_coins_are_those_of_the_records() {
    let all = all();
    let results = gathered_of(&all);
    let (_, plays) = own(&all, &results);
    let rows = rows(&all);
    let mean =
        |of: &dyn Fn(&Value) -> f64| rows.iter().map(|(_, row)| of(row)).sum::<f64>() / rows.len() as f64;
    let [of_types, of_lines, of_coins] = split(&plays);
    close(of_types, mean(&|row| row["types"].as_array().unwrap().iter().map(number).sum()));
    close(of_lines, mean(&|row| number(&row["lines"])));
    close(of_coins, mean(&|row| number(&row["coins"])));
    for (k, sums) in types(&plays).into_iter().enumerate() {
        close(sums.vp, mean(&|row| number(&row["types"][k])));
        assert_eq!(sums.completed, rows.iter().filter(|(_, row)| row["early"][k] == true).count());
    }
}

/// Who is ahead of whom in a type, player by player, from the boxes and rounds of completion.
#[test]
fn whoever_has_nobody_ahead_has_won_a_type() {
    for text in records() {
        let loaded = alhambra::games::roll_and_write::record::read(&text).unwrap();
        let facts = GameFacts::read(&text).unwrap();
        let (cards, config) = (loaded.game.cards(), loaded.game.config());
        let score = match &loaded.game {
            AnyGame::Played(game) => *game.state().score(),
            _ => loaded.game.pad_state().unwrap().score,
        };
        for (row, player) in facts.players.iter().enumerate() {
            for building in alhambra::games::common::BuildingType::ALL {
                let key = |row| match score.completed(row, building) {
                    Some(round) => (1, 99 - round),
                    None => (0, score.boxes(row, building)),
                };
                let before = (0..config.rows()).filter(|&other| key(other) > key(row)).count();
                let facts = player.types[building.index()];
                let completed = score.completed(row, building).is_some();
                assert_eq!(facts.won, score.boxes(row, building) > 0 && before == 0);
                assert_eq!((facts.completed, facts.early), (completed, completed && before < 3));
                assert_eq!(facts.vp, cards.rows[row].unwrap().types[building.index()].vp);
            }
        }
    }
}

#[test]
fn cells_coins_and_special_actions_are_those_of_the_moves() {
    let all = all();
    let results = gathered_of(&all);
    let (_, plays) = own(&all, &results);
    let (mut cells, mut sheets) = ([0; 36], 0);
    let (mut earned, mut spent, mut changes, mut second, mut wasted) = (0, 0, 0, 0, 0);
    for text in records() {
        let loaded = alhambra::games::roll_and_write::record::read(&text).unwrap();
        let AnyGame::Played(game) = loaded.game else { continue };
        if !game.is_over() {
            continue;
        }
        let is_person = |seat: usize| game.header.seats[seat].kind == SeatKind::Human;
        let mut state = game.at(0).state;
        for (_, event) in game.at(game.log().len()).events {
            let command = event.to_move().unwrap();
            let (before, seat, acts) = (state, state.seat(), matches!(state.to_act(), ToAct::Decision(_)));
            state.apply(game.config(), command).unwrap();
            if !acts || !is_person(seat) {
                continue;
            }
            spent += u32::from(command.price());
            changes += u32::from(matches!(command, Move::Special(SpecialAction::ChangeDie(_))));
            second += u32::from(matches!(command, Move::Special(SpecialAction::BuildSecond(_))));
            if command == Move::GainCoins {
                let (yellow, blue) = before.dice(seat);
                let crossings = yellow.iter().flat_map(|y| blue.iter().map(move |b| (y.face, b.face)));
                let paying = crossings.filter(|&(y, b)| {
                    before.sheet(seat).built()
                        >> (usize::from(y.number() - 1) * 6 + usize::from(b.number() - 1))
                        & 1
                        == 1
                });
                let due = paying.count() as u32;
                let got = u32::from(state.sheet(seat).coins() - before.sheet(seat).coins());
                earned += got;
                wasted += due - got;
            }
        }
        for seat in (0..game.config().players()).filter(|&seat| is_person(seat)) {
            sheets += 1;
            (0..36).for_each(|k| cells[k] += (state.sheet(seat).built() >> k & 1) as u32);
        }
    }
    let course: Vec<OwnPlay<'_>> =
        plays.iter().copied().filter(|play| play.player().coins.is_some()).collect();
    let map = heat_map(&course);
    assert_eq!((map.cells, map.sheets), (cells, sheets));
    let known = coins(&plays).unwrap();
    let mean = |sum: u32| f64::from(sum) / f64::from(sheets);
    assert_eq!(known.results, sheets as usize);
    close(known.earned, mean(earned));
    close(known.spent, mean(spent));
    close(known.wasted, mean(wasted));
    let [dice, buildings] = actions(&plays).unwrap();
    close(dice, mean(changes));
    close(buildings, mean(second));
    assert!(heat_map(&plays).sheets > sheets, "and the crosses of tables");
}

#[test]
fn faces_are_those_of_the_rolls_in_the_records() {
    let all = all();
    let results = gathered_of(&all);
    let (games, _) = own(&all, &results);
    for (source, by) in ["program", "people"].into_iter().enumerate() {
        let mut faces = [0_u32; 6];
        for slow in all.iter().filter(|slow| slow.is_over()) {
            for event in slow.record["log"].as_array().unwrap() {
                if event["event"] == "roll" && event["by"] == by {
                    for colour in ["yellow", "blue"] {
                        let dice = match &event[colour] {
                            Value::Array(dice) => dice.clone(),
                            die => vec![die.clone()],
                        };
                        dice.iter().for_each(|die| faces[die.as_u64().unwrap() as usize - 1] += 1);
                    }
                }
            }
        }
        let Some(found) = Fairness::of(&games, source) else {
            assert_eq!(faces, [0; 6]);
            continue;
        };
        assert_eq!(found.faces, faces);
        let thrown: u32 = faces.iter().sum();
        // The same sum, in another form.
        let squares: f64 = faces.iter().map(|&face| f64::from(face).powi(2)).sum();
        assert!((found.chi_square - (squares * 6.0 / f64::from(thrown) - f64::from(thrown))).abs() < 1e-6);
    }
}

#[test]
fn people_are_those_of_the_records_and_so_is_who_was_ahead() {
    let all = all();
    let results = gathered_of(&all);
    let (games, _) = counted(&results, &Filter::default());
    for person in people(&games) {
        let name = |slow: &&Slow| slow.people().iter().any(|(_, name, _)| *name == person.name);
        let theirs: Vec<&Slow> = all.iter().filter(|slow| slow.is_over()).filter(name).collect();
        assert_eq!(person.games, theirs.len(), "{}", person.name);
        let row = |slow: &Slow| slow.people().into_iter().find(|(_, name, _)| *name == person.name).unwrap();
        let totals: Vec<f64> = theirs.iter().map(|slow| number(&row(slow).2["total"])).collect();
        close(person.totals.mean(), totals.iter().sum::<f64>() / totals.len() as f64);
        close(person.totals.best().unwrap(), totals.iter().copied().fold(0.0, f64::max));
        let against = |slow: &Slow| {
            !slow.record["options"]["phantom_bonus"].is_null()
                || slow.record["seats"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .filter(|seat| seat["kind"] != "phantom")
                    .count()
                    > 1
        };
        let contests: Vec<&&Slow> = theirs.iter().filter(|slow| against(slow)).collect();
        let won = |slow: &&&&Slow| {
            let winners = slow.record["result"]["winners"].as_array().unwrap();
            winners.iter().any(|winner| winner.as_u64() == Some(row(slow).0 as u64 + 1))
        };
        assert_eq!(person.contests, contests.len());
        assert_eq!(person.wins, contests.iter().filter(won).count());
    }
    for pairing in pairings(&games) {
        let (mut met, mut ahead, mut margin) = (0, [0; 2], 0.0);
        for slow in all.iter().filter(|slow| slow.is_over()) {
            let total = |id: &str| {
                let people = slow.people().into_iter();
                let mut theirs = people.filter(|(_, name, _)| NameKey::of(name).as_str() == id);
                Some(number(&theirs.next()?.2["total"]))
            };
            if let (Some(one), Some(other)) = (total(&pairing.who[0]), total(&pairing.who[1])) {
                met += 1;
                ahead[usize::from(other > one)] += usize::from(one != other);
                margin += one - other;
            }
        }
        assert_eq!((pairing.games, pairing.ahead), (met, ahead));
        close(pairing.margin, margin / met as f64);
    }
}

#[test]
fn a_filter_leaves_exactly_the_games_it_describes() {
    let all = all();
    let results = gathered_of(&all);
    let over = || all.iter().filter(|slow| slow.is_over());
    let count = |filter: Filter| counted(&results, &filter).0.len();
    let at = |filter: &dyn Fn(&&Slow) -> bool| over().filter(filter).count();
    let default = Filter::default;
    assert_eq!(count(default()), over().count());
    let granada = Filter { place: Some("granada".into()), ..default() };
    assert_eq!(count(granada), at(&|slow| slow.record["location"] == "Granada"));
    let real = |slow: &Slow| {
        slow.record["seats"].as_array().unwrap().iter().filter(|seat| seat["kind"] != "phantom").count()
    };
    assert_eq!(count(Filter { players: Some(3), ..default() }), at(&|slow| real(slow) == 3));
    let own = |mode| {
        let filter = OwnFilter { mode: Some(mode), ..OwnFilter::default() };
        over().filter(|slow| filter.passes(&slow.facts)).count()
    };
    assert_eq!(own(Mode::Several(3)), at(&|slow| real(slow) == 3));
    let alone = |against: bool| {
        at(&|slow| {
            let seats = slow.record["seats"].as_array().unwrap().len();
            real(slow) == 1 && seats == 4 && slow.record["options"]["phantom_bonus"].is_null() != against
        })
    };
    assert_eq!((own(Mode::Solo(3)), own(Mode::Against(3))), (alone(false), alone(true)));
    let day: Date = "1970-04-21".parse().unwrap();
    let later = |slow: &&Slow| text(&slow.record["started"]).as_str() >= "1970-04-21";
    assert_eq!(count(Filter { since: Some(day), ..default() }), at(&later));
    let before = day.yesterday().unwrap();
    assert_eq!(count(Filter { until: Some(before), ..default() }), at(&|slow| !later(slow)));
    let ben = Filter { person: Some("ben".into()), ..default() };
    let (_, plays) = counted(&results, &ben);
    assert_eq!(plays.len(), rows(&all).iter().filter(|(name, _)| name == "Ben").count());
    assert!(plays.iter().all(|play| play.player().name == "Ben"));
}

#[test]
fn skill_is_what_a_kept_analysis_of_the_game_says() {
    let (_, config) = modes().swap_remove(0);
    let mut game = played(config, 3, Policy::Greedy);
    dress(&mut game, 1);
    let analysis = Analysis::new(&Advisor::new(&config, &ValueSets::bundled()).unwrap(), &game, None);
    let kept = |digest: &str| serde_json::json!({"of": {"digest": digest}, "analysis": analysis}).to_string();
    assert_eq!(GameSkill::read(&kept("another"), &game.digest()), None);
    assert_eq!(GameSkill::read("nonsense", &game.digest()), None);
    let skill = GameSkill::read(&kept(&game.digest()), &game.digest()).unwrap();
    let facts = GameFacts::read(&text_of(&game)).unwrap();
    assert_eq!(facts.digest, game.digest());
    let result = result_of("", &text_of(&game), &TimeZone::UTC).unwrap();
    let account = &analysis.players[0];
    let luck: f64 = account.draws.iter().map(|roll| roll.worth - roll.expected.mean).sum();
    close(skill.players[0].luck, luck);
    close(skill.players[0].adjusted, f64::from(result.players[0].total) - luck);
    let real: Vec<f64> = account.decisions.iter().filter(|d| d.is_real).map(|d| d.loss.mean).collect();
    close(skill.players[0].loss.unwrap(), real.iter().sum::<f64>() / real.len() as f64);
}

/// The result of a table that was saved before names had a rule.
fn of_names(file: &str) -> GameResult {
    let path = format!("{}/tests/frozen/names/roll_and_write-{file}.json", env!("CARGO_MANIFEST_DIR"));
    result_of(file, &std::fs::read_to_string(path).unwrap(), &TimeZone::UTC).unwrap()
}

#[test]
fn a_person_is_one_however_the_name_is_written_and_two_seats_at_a_table_are_two_plays() {
    let all = gathered(["decomposed", "spaces", "capitals"].map(of_names), &People::default());
    let games = passing(&all, &Filter::default());
    let found: Vec<(String, usize)> =
        people(&games).into_iter().map(|person| (person.id, person.games)).collect();
    let expected = [("jörg", 3), ("jörg müller", 3)].map(|(id, games)| (id.to_owned(), games));
    assert_eq!(found, expected);
    let of_one = Filter { person: Some(NameKey::of("JO\u{308}RG  müller ").into()), ..Filter::default() };
    assert_eq!(plays(&games, &of_one).len(), 3);
    let twins = gathered([of_names("twin")], &People::default());
    let games = passing(&twins, &Filter::default());
    let totals: Vec<u16> = plays(&games, &Filter::default()).iter().map(|play| play.player().total).collect();
    assert_eq!(totals, [35, 34]);
    assert_eq!(people(&games).iter().map(|person| person.games).sum::<usize>(), 2);
    // Somebody with an invisible name is a person, too.
    let odd = gathered(["blank", "unseen", "nul", "override"].map(of_names), &People::default());
    let games = passing(&odd, &Filter::default());
    assert_eq!(plays(&games, &Filter::default()).len(), 8);
    assert_eq!(people(&games).iter().map(|person| person.games).sum::<usize>(), 8);
}

#[test]
fn names_joined_as_one_person_count_as_one_and_can_be_split_again() {
    let gathered_of = |known: &People| gathered(["decomposed", "spaces", "capitals"].map(of_names), known);
    let mut known = People::default();
    known.join("jorge", "jörg");
    known.entry("jorge").name = "Jorge".to_owned();
    let all = gathered_of(&known);
    let games = passing(&all, &Filter::default());
    let found: Vec<(String, String)> =
        people(&games).into_iter().map(|person| (person.id, person.name)).collect();
    assert!(found.contains(&("jorge".to_owned(), "Jorge".to_owned())), "{found:?}");
    let profile = Profile::of(&all, "jorge");
    assert_eq!((profile.all.games, profile.by_game.len()), (3, 1));
    assert!(profile.has_met("jörg müller") && !profile.has_met("jorge"));
    assert_eq!(profile.names.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["jörg"]);
    known.split("jörg");
    let all = gathered_of(&known);
    assert_eq!(["jorge", "jörg"].map(|id| Profile::of(&all, id).all.games), [0, 3]);
}

#[test]
fn the_person_at_this_computer_is_whoever_has_the_name_unless_somebody_says_otherwise() {
    let path = format!("{}/tests/frozen/names/roll_and_write-capitals.json", env!("CARGO_MANIFEST_DIR"));
    let record: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let of_seat = |file: &str, id: &str, name: &str| {
        let mut record = record.clone();
        (record["id"], record["digest"]) = (file.into(), Value::Null);
        (record["seats"][0]["id"], record["seats"][0]["name"]) = (id.into(), name.into());
        result_of(file, &record.to_string(), &TimeZone::UTC).unwrap()
    };
    let games = |known: &People| {
        let all = [of_seat("a", "", "ZOÉ"), of_seat("b", "me", "Zoé"), of_seat("c", "", "Zo")];
        let all = gathered(all, known);
        ["me", "zoé", "zo"].map(|id| Profile::of(&all, id).all.games)
    };
    let mut known = People::default();
    assert_eq!(games(&known), [2, 0, 1]);
    known.join("me", "zo");
    assert_eq!(games(&known), [3, 0, 0]);
    known.split("zoé");
    assert_eq!(games(&known), [2, 1, 0]);
}

#[test]
fn a_game_with_only_a_day_is_sorted_by_that_day() {
    let path = format!("{}/tests/frozen/names/roll_and_write-capitals.json", env!("CARGO_MANIFEST_DIR"));
    let table: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let text_of = |id: &str, day: Option<&str>, started: &str| {
        let mut record = table.clone();
        (record["id"], record["started"], record["ended"]) = (id.into(), started.into(), started.into());
        if let Some(day) = day {
            record["day"] = day.into();
        }
        record.to_string()
    };
    // Noon where it was written is still the day before elsewhere.
    let all = [
        text_of("east", Some("2026-01-31"), "2026-01-30T22:00:00Z"),
        text_of("here", None, "2026-01-31T01:00:00Z"),
        text_of("later", None, "2026-01-31T21:00:00Z"),
    ];
    let order = |zone: &str| -> Vec<String> {
        let zone = TimeZone::get(zone).unwrap();
        let results =
            gathered(all.iter().map(|text| result_of(text, text, &zone).unwrap()), &People::default());
        results.into_iter().map(|result| result.id).collect()
    };
    assert_eq!(order("America/Los_Angeles"), ["here", "east", "later"]);
    assert_eq!(order("Pacific/Kiritimati"), ["east", "here", "later"]);
}
