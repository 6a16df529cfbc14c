use serde::Deserialize;
use serde_json::json;

use super::*;

#[derive(Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Event {
    Move {
        #[schemars(range(min = 1, max = 9))]
        to: u8,
        way: Way,
        note: Option<String>,
    },
    Lay {
        #[serde(flatten)]
        place: Place,
        piece: Piece,
    },
    Confirm {
        #[serde(flatten)]
        what: What,
    },
    Stop {},
}

#[derive(Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Way {
    Up,
    Down,
}

#[derive(Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
enum Place {
    Named { name: Way },
    At { spaces: Vec<(u8, u8)> },
}

#[derive(Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Piece {
    Tile(u16),
    Camp(Camp),
}

#[derive(Debug, PartialEq, Deserialize, JsonSchema)]
struct Camp {
    #[schemars(extend("uniqueItems" = true))]
    sides: Vec<Way>,
}

#[derive(Debug, PartialEq, Deserialize, JsonSchema)]
enum What {
    #[serde(rename = "finding")]
    Finding(Camp),
    #[serde(rename = "oddity")]
    Words(String),
}

fn value(text: &str) -> Found {
    Found::Value(text.to_owned())
}

fn unknown(found: &str, known: Vec<&'static str>) -> Mismatch {
    Mismatch::Unknown { found: found.to_owned(), known }
}

/// Asks for the place and the reason of a refusal.
fn asks<T: DeserializeOwned + JsonSchema + std::fmt::Debug + PartialEq + 'static>(
    json: &Value,
    at: &str,
    why: Mismatch,
) {
    assert_eq!(typed::<T>(json), Err(Misfit::new(at, why)), "{json}");
}

#[test]
fn a_value_that_fits_is_read() {
    let read = typed::<Event>;
    let good = json!({"event": "move", "to": 3, "way": "up", "note": null, "more": [1]});
    assert_eq!(read(&good), Ok(Event::Move { to: 3, way: Way::Up, note: None }));
    assert_eq!(read(&json!({"event": "stop"})), Ok(Event::Stop {}));
    let camp = Camp { sides: vec![Way::Down] };
    let place = Place::At { spaces: vec![(1, 2)] };
    let lay = json!({"event": "lay", "spaces": [[1, 2]], "piece": {"camp": {"sides": ["down"]}}});
    assert_eq!(read(&lay), Ok(Event::Lay { place, piece: Piece::Camp(camp) }));
    assert_eq!(typed(&json!("down")), Ok(Way::Down));
    assert_eq!(typed(&json!([[1, 2], [3, 4]])), Ok([[1_u8, 2], [3, 4]]));
    assert_eq!(typed(&json!({"tile": 65535})), Ok(Piece::Tile(65535)));
    // However it is written, it is this number.
    for number in ["5", "5.0", "5e0", "0.5e1"] {
        assert_eq!(typed(&serde_json::from_str(number).unwrap()), Ok(5_u8), "{number}");
    }
}

#[test]
fn a_number_is_no_name_and_a_list_no_object() {
    let names = |names: &[&'static str]| Wanted::Names(names.to_vec());
    let events = names(&["move", "lay", "confirm", "stop"]);
    let kind = |found: Found, wanted: &Wanted| Mismatch::Kind { found, wanted: wanted.clone() };
    asks::<Event>(&json!({"event": 3}), "event", kind(value("3"), &events));
    asks::<Event>(&json!([3]), "", kind(Found::List, &Wanted::Object));
    asks::<Event>(&json!(["stop"]), "", kind(Found::List, &Wanted::Object));
    let way = names(&["up", "down"]);
    asks::<Event>(&json!({"event": "move", "to": 3, "way": 0}), "way", kind(value("0"), &way));
    asks::<Way>(&json!(1), "", kind(value("1"), &way));
    asks::<Way>(&json!({"up": null}), "", kind(Found::Object, &way));
    asks::<Camp>(&json!([["up"]]), "", kind(Found::List, &Wanted::Object));
    asks::<Piece>(&json!({"camp": [["up"]]}), "camp", kind(Found::List, &Wanted::Object));
    asks::<Event>(
        &json!({"event": "lay", "name": "up", "piece": {"camp": {"sides": ["up", 0]}}}),
        "piece.camp.sides[2]",
        kind(value("0"), &way),
    );
    asks::<Event>(&json!({"event": "lay", "name": 1, "piece": {"tile": 1}}), "name", kind(value("1"), &way));
    let either = Wanted::Either(vec![Wanted::Text, Wanted::Null]);
    asks::<Option<String>>(&json!({}), "", kind(Found::Object, &either));
}

#[test]
fn a_refusal_says_where_what_and_what_is_allowed() {
    asks::<Event>(&json!({}), "event", Mismatch::Missing);
    asks::<Event>(
        &json!({"event": "dance"}),
        "event",
        unknown("dance", vec!["move", "lay", "confirm", "stop"]),
    );
    asks::<Event>(&json!({"event": "move", "way": "up"}), "to", Mismatch::Missing);
    let wrong_way = unknown("left", vec!["up", "down"]);
    asks::<Event>(&json!({"event": "move", "to": 3, "way": "left"}), "way", wrong_way);
    let range = |found: &str, least, most| Mismatch::Range {
        found: found.to_owned(),
        wanted: Wanted::Whole(least, most),
    };
    asks::<Event>(&json!({"event": "move", "to": 300, "way": "up"}), "to", range("300", 1, 9));
    asks::<u16>(&json!(1e300), "", range("1e+300", 0, 65535));
    let fraction = Mismatch::Kind { found: value("1.5"), wanted: Wanted::Whole(0, 65535) };
    asks::<u16>(&json!(1.5), "", fraction);
    asks::<[u8; 2]>(&json!([1]), "", Mismatch::Length { found: 1, least: 2, most: Some(2) });
    asks::<Piece>(&json!({"boat": 1}), "", unknown("boat", vec!["tile", "camp"]));
    asks::<Piece>(&json!({"tile": 1, "boat": 1}), "", unknown("boat", vec!["tile", "camp"]));
    let neither = Mismatch::NoneOf { wanted: vec!["tile", "camp"] };
    asks::<Piece>(&json!({}), "", neither.clone());
    asks::<Event>(&json!({"event": "lay", "piece": {}}), "piece", neither);
    let both = Mismatch::Both { other: "oddity".to_owned() };
    asks::<Event>(&json!({"event": "confirm", "oddity": "a", "finding": {"sides": []}}), "finding", both);
    asks::<Event>(
        &json!({"event": "lay", "piece": {"tile": 1}, "spaces": [[1]]}),
        "spaces[1]",
        Mismatch::Length { found: 1, least: 2, most: Some(2) },
    );
}

#[test]
fn what_is_too_much_is_read_and_told_beside_it() {
    let to_9 = json!({"event": "move", "to": 10, "way": "up"});
    let (read, misfit) = judged::<Event>(&to_9).unwrap();
    assert_eq!(read, Event::Move { to: 10, way: Way::Up, note: None });
    let why = Mismatch::Range { found: "10".to_owned(), wanted: Wanted::Whole(1, 9) };
    assert_eq!(misfit, Some(Misfit::new("to", why)));
    let (_, misfit) = judged::<Camp>(&json!({"sides": ["up", "up"]})).unwrap();
    let why = Mismatch::Alike { found: "\"up\"".to_owned() };
    assert_eq!(misfit, Some(Misfit::new("sides[2]", why)));
}

#[test]
fn what_serde_reads_is_read_as_serde_reads_it() {
    let text = r#"{"a": [1, -2, 3.5, true, null, "x\"1"], "18446744073709551616": {"b": {}}, "c": 1e300}"#;
    assert_eq!(parse(text), Ok(serde_json::from_str(text).unwrap()));
    assert_eq!(parse("\u{feff}[]"), Ok(json!([])));
}

#[test]
fn a_name_twice_in_one_object_is_told_with_its_line() {
    let twice = |text: &str| parse(text).unwrap_err();
    let of = |name: &str, line| JsonFault::Twice { name: name.to_owned(), line };
    assert_eq!(twice("{\"a\": 1,\n\"a\": 1}"), of("a", 2));
    assert_eq!(twice("[{\"x\": {\"b\": 1,\n\n\"\\u0062\": 2}}]"), of("b", 3));
    assert!(parse(r#"[{"a": 1}, {"a": {"a": 1}}]"#).is_ok());
}

#[test]
fn whole_numbers_have_64_bits() {
    for number in ["18446744073709551615", "-9223372036854775808", "0", "-0", "1e30", "1.5"] {
        assert!(parse(&format!("{{\"a\\\\\": [{number}]}}")).is_ok(), "{number}");
    }
    for number in ["18446744073709551616", "-9223372036854775809", "100000000000000000000"] {
        let large = JsonFault::Large { number: number.to_owned(), line: 2 };
        assert_eq!(parse(&format!("{{\"1\\\"\":\n\"{number}\", \"a\": {number}}}")), Err(large));
    }
}

#[test]
fn what_is_no_json_says_where() {
    assert_eq!(parse("{\n  \"a\": x}"), Err(JsonFault::NotJson { line: 2, column: 8 }));
    assert_eq!(parse("[1]\n]"), Err(JsonFault::NotJson { line: 2, column: 1 }));
    assert_eq!(parse(""), Err(JsonFault::Ends { line: 1 }));
    assert!(matches!(parse(&"[".repeat(100_000)), Err(JsonFault::NotJson { line: 1, .. })));
}
