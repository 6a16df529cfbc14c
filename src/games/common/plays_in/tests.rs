//! Plays of other programs, as they come.

use jiff::tz::TimeZone;

use super::{
    sniff::{Kind, sniff},
    *,
};
use crate::bg_stats::Published;

fn games() -> Vec<KnownGame> {
    let of = |title, id, number, players| KnownGame::new(Published { title, id, number, players }, []);
    vec![
        of("Alhambra: Roll & Write", "roll_and_write", None, [1, 5]),
        of("Alhambra", "alhambra", Some(6249), [2, 6]),
        of("Alexandros", "alexandros", None, [2, 4]),
    ]
}

/// What is understood of an export of BG Stats.
fn of_bg_stats(text: &str) -> Result<Understood, Refusal> {
    bg_stats::read(text.as_bytes(), Reading { games: &games(), zone: &TimeZone::UTC })
}

fn of_bgg(text: &str) -> Result<Understood, Refusal> {
    bgg::read(text.as_bytes(), Reading { games: &games(), zone: &TimeZone::UTC })
}

fn of_csv(bytes: &[u8], game: Option<&'static str>) -> Result<Understood, Refusal> {
    let table = CsvTable::read(bytes)?;
    table.understand(&table.guess(), game, Reading { games: &games(), zone: &TimeZone::UTC })
}

/// Who had how much, in a line.
fn told(play: &Play) -> String {
    let rows: Vec<String> = play.players.iter().map(|of| format!("{} {}", of.name, of.total)).collect();
    format!("{} {} {}", play.game, play.when.written(&TimeZone::UTC), rows.join(", "))
}

const EXPORT: &str = r#"{"about":"export","games":[{"id":1,"name":"Alhambra: Roll & Write","bggId":329954},{"id":2,"name":"Chess"}],
"players":[{"id":1,"name":"Ada"},{"id":2,"name":"Jörg"}],"locations":[{"id":1,"name":"Küche"}],
"plays":[{"uuid":"aa","gameRefId":1,"locationRefId":1,"playDate":"2025-11-02 19:30:00","durationMin":40,"playerScores":[
{"playerRefId":1,"score":"88","winner":true,"rank":1},{"playerRefId":2,"score":"79","winner":false,"rank":2}]},
{"uuid":"bb","gameRefId":2,"playDate":"2025-11-03 00:00:00","playerScores":[]},
{"uuid":"cc","gameRefId":1,"playDate":"2025-11-04 00:00:00","playerScores":[{"playerRefId":1,"score":""}]}]}"#;

#[test]
fn plays_of_bg_stats_are_read_and_those_of_other_games_counted() {
    let understood = of_bg_stats(EXPORT).unwrap();
    assert_eq!(told(&understood.plays[0]), "roll_and_write 2025-11-02 19:30 Ada 88, Jörg 79");
    assert_eq!((understood.plays[0].place.as_str(), understood.plays[0].minutes), ("Küche", 40));
    assert_eq!(understood.other_games, [("Chess".to_owned(), 1)].into());
    let no_total = Unusable::Total { name: "Ada".to_owned(), said: String::new() };
    assert_eq!(understood.unusable, [(3, no_total)]);
}

#[test]
fn the_tables_of_an_export_may_stand_behind_its_plays() {
    let (tables, plays) = EXPORT.split_once("\"plays\"").unwrap();
    let tables = tables.strip_prefix('{').unwrap().trim_end().trim_end_matches(',');
    let turned = format!("{{\"plays\"{},{tables}}}", plays.strip_suffix('}').unwrap());
    assert_eq!(of_bg_stats(&turned).unwrap(), of_bg_stats(EXPORT).unwrap());
}

#[test]
fn an_export_that_is_cut_off_is_told_with_its_place_and_other_json_is_none() {
    let cut = &EXPORT[..EXPORT.len() - 20];
    assert!(matches!(of_bg_stats(cut), Err(Refusal::Damaged(Program::BgStats, Some((6, _))))));
    for other in ["{}", "[]", "7", "", "{\"format\":\"alhambra-record\"}"] {
        assert_eq!(of_bg_stats(other), Err(Refusal::NotPlays), "{other}");
    }
    let empty = r#"{"plays":null,"games":[],"players":[]}"#;
    assert_eq!(of_bg_stats(empty), Err(Refusal::NoPlays(Program::BgStats)));
}

const LIST: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<plays username="ada" total="3" page="1">
 <play id="71" date="2025-11-02" quantity="1" length="50" incomplete="0" location="K&amp;K">
  <item name="Alhambra" objecttype="thing" objectid="6249"><subtypes><subtype value="boardgame"/></subtypes></item>
  <comments>Rain &amp; tea</comments>
  <players><player username="ada" name="Ada" score="120" win="1"/><player username="ben" name="" score="99" win="0"/></players>
 </play>
 <play id="72" date="2025-11-02" incomplete="0"><item name="Go" objectid="188"/></play>
 <play id="73" date="0000-00-00" incomplete="0"><item name="Alhambra" objectid="6249"/></play>
</plays>"#;

#[test]
fn plays_of_board_game_geek_are_read() {
    let understood = of_bgg(LIST).unwrap();
    let play = &understood.plays[0];
    assert_eq!(told(play), "alhambra 2025-11-02 Ada 120, ben 99");
    assert_eq!((play.id.as_str(), play.minutes, play.place.as_str()), ("bgg-71", 50, "K&K"));
    assert_eq!(play.comment, "Rain & tea");
    assert_eq!(understood.other_games, [("Go".to_owned(), 1)].into());
    assert_eq!(understood.unusable, [(3, Unusable::Day("0000-00-00".to_owned()))]);
}

#[test]
fn other_xml_is_no_list_of_plays_and_one_that_is_cut_off_is_damaged() {
    for other in ["<html></html>", "<plays", "", "plays"] {
        assert_eq!(of_bgg(other), Err(Refusal::NotPlays), "{other}");
    }
    assert_eq!(of_bgg(&LIST[..200]), Err(Refusal::Damaged(Program::BoardGameGeek, None)));
    assert_eq!(of_bgg("<plays/>"), Err(Refusal::NoPlays(Program::BoardGameGeek)));
}

const SCORES: &str = "Datum;Spieler;Pavillon;Turm;Summe\r\n02.11.2025;Jörg;16;9;95\r\n02.11.2025;Zoé;8;17;88\r\n\
    03.11.2025;Jörg;1;2;70\r\n";

#[test]
fn a_table_with_a_line_for_each_player_is_read_in_any_encoding() {
    let utf_16 =
        |text: &str, unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
    let marked = format!("\u{feff}{SCORES}");
    let windows: Vec<u8> = SCORES.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    for bytes in [
        SCORES.as_bytes().to_vec(),
        marked.as_bytes().to_vec(),
        utf_16(&marked, u16::to_le_bytes),
        utf_16(&marked, u16::to_be_bytes),
        utf_16(SCORES, u16::to_le_bytes),
        windows,
    ] {
        let plays = of_csv(&bytes, Some("roll_and_write")).unwrap().plays;
        let told: Vec<String> = plays.iter().map(told).collect();
        assert_eq!(told, ["roll_and_write 2025-11-02 Jörg 95, Zoé 88", "roll_and_write 2025-11-03 Jörg 70"]);
    }
    assert_eq!(of_csv(SCORES.as_bytes(), None), Err(Refusal::NoGame));
}

#[test]
fn a_table_with_a_line_for_each_play_has_its_columns_in_any_order() {
    let text = "Points 1,Player 1,Game,Player 2,Points 2,Where,Date\n\
        88,Ada,Alhambra,Ben,79,\"Bar, Ulm\",2025-11-02\n9,Ada,Chess,,,,2025-11-02\n5,Cy,Alexandros,Di,4,,31/12/2025\n";
    let understood = of_csv(text.as_bytes(), None).unwrap();
    let told: Vec<String> = understood.plays.iter().map(told).collect();
    assert_eq!(told, ["alhambra 2025-11-02 Ada 88, Ben 79", "alexandros 2025-12-31 Cy 5, Di 4"]);
    assert_eq!(understood.plays[0].place, "Bar, Ulm");
    assert_eq!(understood.other_games, [("Chess".to_owned(), 1)].into());
}

#[test]
fn a_name_that_comes_again_on_a_day_begins_another_play() {
    let text = "date\tname\tpoints\n2025-11-02\tAda\t1\n2025-11-02\tBen\t2\n2025-11-02\tAda\t3\n2025-11-02\tBen\t4\n";
    let plays = of_csv(text.as_bytes(), Some("alhambra")).unwrap().plays;
    let told: Vec<String> = plays.iter().map(told).collect();
    assert_eq!(told, ["alhambra 2025-11-02 Ada 1, Ben 2", "alhambra 2025-11-02 Ada 3, Ben 4"]);
}

#[test]
fn columns_that_somebody_names_need_no_heads_and_a_day_that_may_be_two_is_told() {
    let table = CsvTable::read(b"Ada|88|2025-11-02\nAda|89|1/2/2025\n").unwrap();
    let columns = [Column::Name, Column::Points, Column::Date];
    let games = games();
    let reading = Reading { games: &games, zone: &TimeZone::UTC };
    let understood = table.understand(&columns, Some("roll_and_write"), reading).unwrap();
    assert_eq!(understood.plays.len(), 1);
    assert_eq!(understood.unusable, [(2, Unusable::Day("1/2/2025".to_owned()))]);
    let without = table.understand(&columns[..2], Some("alhambra"), reading);
    assert_eq!(without, Err(Refusal::NoColumn(Column::Date)));
}

#[test]
fn as_many_play_as_can_play_the_game() {
    let text = "date,name 1,points 1,name 2,points 2\n2025-11-02,Ada,88,,\n2025-11-03,Ada,88,Ben,79\n";
    for (game, alone) in [("roll_and_write", None), ("alhambra", Some(2..=6)), ("alexandros", Some(2..=4))] {
        let understood = of_csv(text.as_bytes(), Some(game)).unwrap();
        let unusable = alone.map(|counts| (2, Unusable::Players { players: 1, counts }));
        assert_eq!(understood.plays.len(), 2 - usize::from(unusable.is_some()), "{game}");
        assert_eq!(understood.unusable, Vec::from_iter(unusable));
    }
}

#[test]
fn of_a_table_that_is_one_play_of_very_many_names_it_is_told_how_many() {
    let lines: String = (0..50_000).map(|name| format!("2025-11-02,N{name},1\n")).collect();
    let understood = of_csv(format!("date,name,points\n{lines}").as_bytes(), Some("alhambra")).unwrap();
    assert_eq!(understood.unusable, [(2, Unusable::Players { players: 50_000, counts: 2..=6 })]);
}

#[test]
fn what_is_told_of_what_cannot_be_used_is_short_however_long_it_is() {
    let long = "9".repeat(100_000);
    let list = LIST.replace("0000-00-00", &long).replace("\"Go\"", &format!("\"{long}\""));
    let understood = of_bgg(&list).unwrap();
    assert_eq!(understood.unusable, [(3, Unusable::Day("9".repeat(40)))]);
    assert!(understood.other_games.keys().all(|name| name.len() == 120));
    let export = EXPORT.replace("\"score\":\"\"", &format!("\"score\":\"{long}\""));
    let total = Unusable::Total { name: "Ada".to_owned(), said: "9".repeat(40) };
    assert_eq!(of_bg_stats(&export).unwrap().unusable, [(3, total)]);
}

#[test]
fn a_mark_before_a_file_and_letters_by_their_numbers_are_read() {
    let games = games();
    let reading = Reading { games: &games, zone: &TimeZone::UTC };
    let list = LIST.replace("Rain &amp; tea", "Rain&#10;&#x74;ea &unknown;");
    for (text, comment) in [(EXPORT, ""), (list.as_str(), "Rain\ntea")] {
        let Ok(Incoming::Plays(understood)) = read(format!("\u{feff}{text}").as_bytes(), false, reading)
        else {
            panic!("no plays")
        };
        assert_eq!(understood.plays[0].comment, comment);
    }
}

#[test]
fn a_file_is_known_by_how_it_begins() {
    for (text, kind) in [
        (EXPORT, Some(Kind::BgStats)),
        (LIST, Some(Kind::BoardGameGeek)),
        (SCORES, Some(Kind::Csv)),
        ("fecha,jugador,puntos\n", Some(Kind::Csv)),
        ("{\"format\": \"alhambra-record\", \"plays\": 1}", None),
        ("{\"name\": \"plays\", \"of\": [\"bggId\"]}", None),
        ("{ \"plays\" : null }", Some(Kind::BgStats)),
        ("players Ann Bob\ncounts 5 5 6 6 7 7\n", None),
        ("<html>", None),
        ("", None),
    ] {
        assert_eq!(sniff(text.as_bytes(), false), kind, "{text}");
    }
    assert_eq!(sniff(b"a;b\n", true), Some(Kind::Csv));
}

#[test]
fn a_play_without_an_id_is_the_same_by_day_game_names_and_points() {
    let plays = of_csv(SCORES.as_bytes(), Some("alhambra")).unwrap().plays;
    let mut other = plays[0].clone();
    other.players.reverse();
    other.place = "Ulm".to_owned();
    assert_eq!(plays[0].record_id(&TimeZone::UTC), other.record_id(&TimeZone::UTC));
    other.players[0].total += 1;
    assert_ne!(plays[0].record_id(&TimeZone::UTC), other.record_id(&TimeZone::UTC));
}

#[test]
fn a_play_becomes_a_record_with_places_where_they_say_more_than_the_totals() {
    let play = |winners: [bool; 2]| {
        let text =
            format!("date,name,points,won\n2025-11-02,A,9,{}\n2025-11-02,B,9,{}\n", winners[0], winners[1]);
        of_csv(text.as_bytes(), Some("alhambra")).unwrap().plays.remove(0)
    };
    for (won, winners) in [([false, true], vec![2]), ([true, true], vec![1, 2]), ([false, false], vec![1, 2])]
    {
        let record = play(won).record("id", &TimeZone::UTC).unwrap();
        assert_eq!(record.result().winners, winners);
        assert!(record.has_result() && record.header.day.is_some());
    }
}
