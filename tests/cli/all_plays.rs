//! All plays in one file, and their statistics, each checked by another reader.

use calamine::{Data, Reader as _, Xlsx};
use serde_json::{Value, json};

use crate::cli::{
    export::{json, read_csv},
    run::Place,
};

/// A folder of games with a finished table of each of the three games, and one in progress.
fn with_plays() -> Place {
    let place = Place::new();
    std::fs::create_dir_all(place.path("data/games")).unwrap();
    let samples = [
        ("a", include_str!("../../saves/table-three-players.json"), "Granada", "2024-12-31"),
        ("b", include_str!("../../saves/alhambra-result-three.json"), "granada ", "2026-01-31"),
        ("c", include_str!("../../saves/alexandros-result.json"), "", "2026-02-02"),
    ];
    for (file, text, location, day) in samples {
        let mut record = json(text);
        for (name, seat) in
            ["=Ada", "Ben, \"B\"", "Clara"].iter().zip(record["seats"].as_array_mut().unwrap())
        {
            if seat["kind"] == "human" {
                (seat["name"], seat["id"]) = ((*name).into(), "".into());
            }
        }
        record["location"] = location.into();
        record["active_seconds"] = 3541.into();
        record["started"] = format!("{day}T12:00:00Z").into();
        record["ended"] = format!("{day}T13:00:00Z").into();
        record["digest"] = Value::Null;
        place.write(&format!("data/games/{file}.json"), record.to_string());
    }
    place
}

/// Runs a command on these games.
fn run(place: &Place, words: &str) -> String {
    place.run(&format!("--data-dir data {words}")).fine()
}

#[test]
fn who_is_who_decides_names_and_the_games_of_a_person() {
    let place = with_plays();
    let clara = json!({"name": "Clara S.", "names": ["clara s.", "clara"]});
    let people = json!({"format": "alhambra-people", "version": 1, "people": [clara]});
    place.write("data/people.json", people.to_string());
    let said = run(&place, "export --all --person Clara --format csv -o plays.csv");
    assert_eq!(said, "3 games written to plays.csv\n", "found by the name that was written, too");
    let lines = read_csv(&place.read("plays.csv"));
    let is_there = |name: &str| lines.iter().any(|line| line[5] == name);
    assert!(is_there("Clara S.") && !is_there("Clara"));
}

#[test]
fn pictures_and_pages_show_the_short_name_where_a_name_has_no_room() {
    let place = with_plays();
    let long = "W".repeat(40);
    let people = json!({"format": "alhambra-people", "version": 1,
        "people": [{"short": "Max", "names": [long.to_lowercase()]}]});
    for game in ["a", "b", "c"] {
        let mut record = json(&place.read(&format!("data/games/{game}.json")));
        record["seats"][0]["name"] = long.as_str().into();
        place.write("game.json", record.to_string());
        let drawn = |command: &str| {
            run(&place, &format!("{command} --force -o drawn"));
            std::fs::read(place.path("drawn")).unwrap()
        };
        for command in ["render game.json", "export game.json --format svg --what card"] {
            place.write("data/people.json", "{}");
            let before = drawn(command);
            assert!(before == drawn(command));
            place.write("data/people.json", people.to_string());
            assert!(before != drawn(command), "{command} of {game}");
        }
    }
}

#[test]
fn a_table_has_a_line_for_each_player_of_each_finished_game() {
    let place = with_plays();
    let said = run(&place, "export --all --format csv -o plays.csv");
    assert_eq!(said, "3 games written to plays.csv\n");
    let lines = read_csv(&place.read("plays.csv"));
    let heads = "Play Date Game Place Players Player Computer Points Rank Won Minutes";
    assert_eq!(lines[0], heads.split(' ').collect::<Vec<_>>());
    assert!(lines.iter().all(|line| line.len() == lines[0].len()));
    let column = |at: usize| lines[1..].iter().map(|line| line[at].as_str()).collect::<Vec<_>>();
    assert!(column(0).is_sorted() && column(0).contains(&"3"));
    assert_eq!(column(1)[0], "2024-12-31");
    assert_eq!(column(3)[0], "Granada");
    // What a spreadsheet would run is masked.
    assert_eq!(column(5)[0], "'=Ada");
    assert_eq!(column(5)[1], "Ben, \"B\"");
    for play in ["1", "2", "3"] {
        let own: Vec<&Vec<String>> = lines.iter().filter(|line| line[0] == play).collect();
        assert_eq!(own[0][4], own.len().to_string(), "as many lines as players");
        assert!(own.iter().any(|line| line[8] == "1" && line[9] == "1"), "somebody won");
    }
    assert!(column(10).iter().all(|minutes| *minutes == "60"), "{lines:?}");
}

#[test]
fn the_separator_is_that_of_the_given_locale() {
    let place = with_plays();
    run(&place, "export --all --format csv --locale de_DE -o plays.csv");
    assert!(place.read("plays.csv").starts_with("\u{feff}Play;Date;Game;"));
}

#[test]
fn another_program_reads_the_workbook_with_days_numbers_and_texts() {
    let place = with_plays();
    run(&place, "export --all --format csv -o plays.csv");
    run(&place, "export --all --format xlsx -o plays.xlsx");
    let mut book: Xlsx<_> = calamine::open_workbook(place.path("plays.xlsx")).unwrap();
    assert_eq!(book.sheet_names(), ["Plays"]);
    let sheet = book.worksheet_range("Plays").unwrap();
    assert!(book.worksheet_formula("Plays").unwrap().is_empty(), "nothing is a formula");
    let lines = read_csv(&place.read("plays.csv"));
    assert_eq!(sheet.height(), lines.len());
    for (row, line) in sheet.rows().zip(&lines) {
        for (cell, text) in row.iter().zip(line) {
            let said = match cell {
                Data::DateTime(day) => {
                    let (year, month, day, ..) = day.to_ymd_hms_milli();
                    format!("{year:04}-{month:02}-{day:02}")
                }
                Data::String(text) if text.starts_with('=') => format!("'{text}"),
                Data::Empty => String::new(),
                cell => cell.to_string(),
            };
            assert_eq!(said, *text);
        }
    }
    let first = sheet.rows().nth(1).unwrap();
    assert!(matches!(&first[1], Data::DateTime(_)) && matches!(&first[7], Data::Float(_)), "{first:?}");
    assert_eq!(first[5], Data::String("=Ada".to_owned()));
}

#[test]
fn the_table_of_one_game_can_be_a_workbook_too() {
    let place = with_plays();
    run(&place, "export data/games/a.json --format xlsx -o card.xlsx");
    let mut book: Xlsx<_> = calamine::open_workbook(place.path("card.xlsx")).unwrap();
    let name = book.sheet_names()[0].clone();
    assert_eq!(book.worksheet_range(&name).unwrap().rows().next().unwrap()[4], Data::String("vp".to_owned()));
}

#[test]
fn filters_leave_out_what_does_not_fit() {
    let place = with_plays();
    for (filter, count) in [
        ("--game alhambra", 1),
        ("--place GRANADA", 2),
        ("--place=", 1),
        ("--since 2026-01-31", 2),
        ("--until 2026-01-31", 2),
        ("--since 2026-01-31 --until 2026-01-31", 1),
        ("--kind table", 1),
        ("--person clara --kind result", 2),
    ] {
        let said = run(&place, &format!("export --all --format csv --json --force -o plays.csv {filter}"));
        assert_eq!(json(&said)["games"], count, "{filter}");
    }
    let told = |filter: &str| place.run(&format!("--data-dir data export --all -f csv -o it.csv {filter}"));
    assert!(told("--person Nobody").failed(66).contains("No finished game matches"));
    assert!(told("--game chess").failed(2).contains("roll_and_write"));
    assert!(told("--since yesterday").failed(2).contains("2026-01-31"));
    assert!(place.run("--data-dir none export --all -f csv -o it.csv").failed(66).contains("No finished"));
    assert!(place.run("export game.json -f csv --person Ada -o it.csv").failed(2).contains("--all"));
    assert!(told("-f pdf").code == 2);
    assert!(!place.path("it.csv").exists());
}

#[test]
fn a_file_that_cannot_be_read_is_left_out_and_named() {
    let place = with_plays();
    place.write("data/games/d.json", "{");
    let said = run(&place, "export --all --format csv -o plays.csv");
    assert!(said.starts_with("3 games") && said.contains("1 file cannot be read"), "{said}");
}

#[cfg(feature = "gui")]
#[test]
fn plays_for_bg_stats_follow_who_is_who_and_include_totals() {
    let place = with_plays();
    let clara = json!({"name": "Clara S.", "names": ["clara s.", "clara"]});
    let people = json!({"format": "alhambra-people", "version": 1, "people": [clara]});
    place.write("data/people.json", people.to_string());
    place.write("plays.csv", "date,name,points\n2026-02-03,Clara,88\n2026-02-03,Ben,79\n");
    run(&place, "import plays.csv --game roll_and_write");
    run(&place, "export --all --format bgstats -o plays.json");
    let plays = json(&place.read("plays.json"));
    let plays = plays.as_array().unwrap();
    assert_eq!(plays.len(), 4);
    let clara = |play: &Value| {
        let players = play["players"].as_array().unwrap().clone();
        players.into_iter().find(|player| player["sourcePlayerId"] == "clara s.").unwrap()
    };
    assert!(plays.iter().all(|play| clara(play)["name"] == "Clara S."), "{plays:?}");
    run(&place, "export data/games/a.json --format bgstats -o link.txt");
    assert_eq!(clara(&crate::cli::plays::play(&place.read("link.txt")))["name"], "Clara S.");
}

#[cfg(feature = "gui")]
#[test]
fn the_list_for_bg_stats_says_the_same_of_each_game_as_its_link() {
    let place = with_plays();
    run(&place, "export --all --format bgstats -o plays.json");
    let plays = json(&place.read("plays.json"));
    assert_eq!(plays.as_array().unwrap().len(), 3);
    for (file, play) in ["a", "b", "c"].iter().zip(plays.as_array().unwrap()) {
        run(&place, &format!("export data/games/{file}.json --format bgstats --force -o link.txt"));
        assert_eq!(crate::cli::plays::play(&place.read("link.txt")), *play);
    }
}

#[test]
fn statistics_cover_people_and_games() {
    let place = with_plays();
    let said = run(&place, "statistics");
    assert!(said.starts_with("3 games with 3 people\n"), "{said}");
    for words in ["=Ada", "Ben, \"B\"", "Clara", "Alexandros", "choose one with --game"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let told = json(&run(&place, "statistics --json"));
    let people = told["people"].as_array().unwrap();
    assert_eq!(people.len(), 3);
    assert_eq!(people.iter().map(|person| person["wins"].as_u64().unwrap()).sum::<u64>(), 3);
    assert!(people[0].get("best").is_none(), "points of different games are not mixed");
    let games = told["games"].as_array().unwrap();
    assert_eq!(games.len(), 3);
    let best = games.iter().find(|game| game["key"] == "alexandros").map(|game| game["best"].clone());
    assert_eq!(best, Some(json!(104.0)));
    let one = json(&run(&place, "statistics --show people --game alexandros --json"));
    assert!(one.get("games").is_none() && one["people"][0]["best"].is_number(), "{one}");
    for by in ["pairings", "places", "years", "months", "players"] {
        let of = json(&run(&place, &format!("statistics --show {by} --json")));
        assert!(!of[by].as_array().unwrap().is_empty(), "{by}");
        assert!(run(&place, &format!("statistics --show {by} --language de")).contains("Partien"));
    }
    assert!(place.run("--data-dir none statistics").failed(66).contains("No finished games yet"));
}

#[test]
fn statistics_show_the_course_and_the_distribution_of_results_game_by_game() {
    let place = with_plays();
    let of = |what: &str| json(&run(&place, &format!("statistics --show {what} --game alexandros --json")));
    let trend = of("trend")["trend"].as_array().unwrap().clone();
    let totals: Vec<f64> = trend.iter().map(|point| point["total"].as_f64().unwrap()).collect();
    assert!(totals.len() > 1, "{trend:?}");
    for (at, point) in trend.iter().enumerate() {
        let own = trend[..=at].iter().filter(|other| other["name"] == point["name"]);
        let own: Vec<f64> = own.map(|point| point["total"].as_f64().unwrap()).collect();
        let mean = own.iter().sum::<f64>() / own.len() as f64;
        assert!((point["mean"].as_f64().unwrap() - mean).abs() < 1e-9, "{point}");
        assert_eq!(point["day"], "2026-02-02");
    }
    let bins = of("distribution")["distribution"].as_array().unwrap().clone();
    for bin in &bins {
        let [from, to] = ["from", "to"].map(|end| bin[end].as_f64().unwrap());
        let inside = totals.iter().filter(|total| (from..=to).contains(*total)).count();
        assert_eq!(bin["games"].as_u64(), Some(inside as u64), "{bin}");
    }
    let counted: u64 = bins.iter().map(|bin| bin["games"].as_u64().unwrap()).sum();
    assert_eq!(counted, totals.len() as u64);
    let said = run(&place, "statistics --show distribution --game alexandros");
    assert!(said.contains("Half") || said.contains("half"), "{said}");
    // Several games come one after the other, and everybody has averages of their own in each.
    let all = json(&run(&place, "statistics --show trend --json"))["trend"].as_array().unwrap().clone();
    assert!(all.len() > trend.len() && trend.iter().all(|point| all.contains(point)), "{all:?}");
    let said = run(&place, "statistics --show trend");
    assert!(said.contains("· Alexandros") && !said.contains("choose one with --game"), "{said}");
    assert!(place.run("--data-dir data statistics --show nothing").failed(2).contains("trend"));
}
