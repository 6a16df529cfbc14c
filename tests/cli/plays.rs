//! Moves and decisions as CSV, and plays for BG Stats, each read back by another reader.

use std::fs;

use serde_json::Value;

use crate::cli::{
    export::{json, read_csv, samples},
    run::Place,
};

fn place_with(file: &str) -> Place {
    let place = Place::new();
    let (_, text) = samples().into_iter().find(|(name, _)| name == file).unwrap();
    place.write(file, text);
    place
}

#[test]
fn every_entry_of_every_sample_is_a_line_of_its_moves() {
    let place = Place::new();
    for (file, text) in samples() {
        place.write(&file, &text);
        place.run(&format!("export {file} --format csv --what moves -o moves.csv --force")).fine();
        let mut lines = read_csv(&place.read("moves.csv")).into_iter();
        assert_eq!(lines.next().unwrap(), ["entry", "part", "row", "name", "event", "words"]);
        // A result was never entered bit by bit.
        let is_result = json(&text)["kind"] == "result" || json(&text)["kind"] == "totals";
        let log = json(&text)["log"].as_array().cloned().unwrap_or_default();
        let log = if is_result { Vec::new() } else { log };
        let seats = json(&text)["seats"].as_array().cloned().unwrap_or_default();
        let mut found = 0;
        for ((k, entry), line) in (1..).zip(&log).zip(lines) {
            assert_eq!(
                (line[0].as_str(), Some(line[4].as_str())),
                (&*format!("{k}"), entry["event"].as_str())
            );
            assert!(!line[5].is_empty(), "{file}: {line:?}");
            if let Some(row) = line[2].parse::<usize>().ok().filter(|row| *row > 0) {
                assert_eq!(seats[row - 1]["name"].as_str(), Some(line[3].as_str()), "{file}: {line:?}");
            }
            found += 1;
        }
        assert_eq!(found, log.len(), "{file}");
    }
}

#[test]
fn the_decisions_are_those_that_analyse_lists() {
    let file = "two-players.json";
    let place = place_with(file);
    place.run(&format!("export {file} --format csv --what decisions --rollouts 0 -o it.csv")).fine();
    let mut lines = read_csv(&place.read("it.csv")).into_iter();
    let heads = lines.next().unwrap();
    let analysis = json(&place.run(&format!("analyse {file} --rollouts 0 --json")).fine());
    let players = analysis["players"].as_array().unwrap();
    let decisions = players.iter().flat_map(|player| {
        player["decisions"].as_array().unwrap().iter().map(|decision| (player["row"].clone(), decision))
    });
    let mut count = 0;
    for ((row, decision), line) in decisions.zip(lines) {
        let at = |head: &str| line[heads.iter().position(|other| other == head).unwrap()].clone();
        assert_eq!(at("row"), row.to_string());
        assert_eq!(at("round"), decision["round"].to_string());
        assert_eq!(at("options"), decision["options"].to_string());
        assert_eq!(at("entry").parse::<u64>().unwrap(), decision["at"].as_u64().unwrap() + 1);
        for (head, value) in [("loss", &decision["loss"]["mean"]), ("error", &decision["loss"]["error"])] {
            let off = at(head).parse::<f64>().unwrap() - value.as_f64().unwrap();
            assert!(off.abs() < 1e-3, "{line:?}");
        }
        assert!(!at("done").is_empty() && !at("best").is_empty(), "{line:?}");
        count += 1;
    }
    assert!(count > 20, "{count}");
    let place = place_with("table-three-players.json");
    place.run("export table-three-players.json --format csv --what decisions -o it.csv").failed(65);
}

/// What a link says, decoded.
pub fn play(link: &str) -> Value {
    let data = link.trim().strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=").unwrap();
    let mut bytes = Vec::new();
    let mut letters = data.bytes();
    while let Some(letter) = letters.next() {
        bytes.push(match letter {
            b'%' => {
                let code = String::from_utf8(letters.by_ref().take(2).collect()).unwrap();
                u8::from_str_radix(&code, 16).unwrap()
            }
            letter => letter,
        });
    }
    serde_json::from_slice(&bytes).unwrap()
}

/// What a QR code in a picture says.
fn scanned(file: &std::path::Path) -> String {
    let mut reader =
        png::Decoder::new(std::io::BufReader::new(fs::File::open(file).unwrap())).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    let (width, height) = (info.width as usize, info.height as usize);
    let grey = |x: usize, y: usize| bytes[4 * (y * width + x)];
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().unwrap().1
}

#[test]
fn the_qr_code_of_a_play_holds_the_link_and_says_how_the_game_ended() {
    for file in [
        "two-players.json",
        "table-three-players.json",
        "alhambra-result-three.json",
        "alexandros-result.json",
    ] {
        let place = place_with(file);
        place.run(&format!("export {file} --format bgstats -o link.txt")).fine();
        place.run(&format!("export {file} --format bgstats -o code.png")).fine();
        let link = place.read("link.txt");
        assert_eq!(scanned(&place.path("code.png")), link.trim(), "{file}");
        let card = json(&place.run(&format!("score {file} --json")).fine());
        let play = play(&link);
        let players = play["players"].as_array().unwrap();
        for row in card["rows"].as_array().unwrap().iter().filter(|row| !row.is_null()) {
            let player = players.iter().find(|player| player["name"] == row["name"]).unwrap();
            assert_eq!(player["score"], row["total"].to_string(), "{file}");
        }
        assert_eq!(players.iter().filter(|player| player["startPlayer"] == true).count(), 1, "{file}");
        assert!(players.iter().any(|player| player["winner"] == true), "{file}");
        assert_eq!(play["sourceName"], "Alhambra Companion");
    }
}

#[test]
fn a_comment_that_is_too_long_for_a_code_is_left_out_and_this_is_said() {
    let file = "alhambra-result-three.json";
    let place = place_with(file);
    let text = place.read(file);
    let member = format!("\"comment\": \"{}\"", "long ".repeat(900));
    assert!(text.contains("\"comment\": \"\""));
    place.write(file, text.replacen("\"comment\": \"\"", &member, 1));
    let said = place.run(&format!("export {file} --format bgstats -o link.txt")).fine();
    assert!(said.contains("The comment is left out"), "{said}");
    assert!(play(&place.read("link.txt")).get("comments").is_none());
    let said = place.run(&format!("export {file} --format bgstats -o code.svg --json")).fine();
    assert!(json(&said)["left_out"].as_str().unwrap().contains("comment"), "{said}");
    assert!(roxmltree::Document::parse(&place.read("code.svg")).is_ok());
}

#[test]
fn an_unfinished_game_is_not_a_play() {
    let place = Place::new();
    place.write("table.txt", "players Ann Bob\nsetup Ann T G P\nsetup Bob T G P\nr1 Ann tower\n");
    place.run("import table.txt -o table.json --confirm").fine();
    let said = place.run("export table.json --format bgstats -o link.txt").failed(65);
    assert!(said.contains("is not over"), "{said}");
}
