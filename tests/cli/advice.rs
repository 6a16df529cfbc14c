//! `alhambra advise` and `alhambra analyse`.

use serde_json::Value;

use crate::cli::run::Place;

/// A folder with a solo game of three rounds, one of two, one against phantoms, a table and a result.
fn with_games() -> Place {
    let place = Place::new();
    let play = |words: &str| {
        place.run(&format!("play --seed 8 --rounds 3 --started 2026-01-31T20:00:00Z {words}")).fine()
    };
    play("-o game.json");
    play("--players greedy,random -o two.json");
    play("--against-phantoms -o wins.json");
    place.write("table.json", include_str!("../../saves/table-three-players.json"));
    let format = include_str!("../../docs/record-format.md");
    let result = format.split("```json\n").find(|block| block.contains("\"kind\": \"result\"")).unwrap();
    place.write("result.json", result.split("```").next().unwrap());
    place
}

fn json(place: &Place, words: &str) -> Value {
    serde_json::from_str(&place.run(&format!("{words} --json")).fine()).unwrap()
}

fn names(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

/// The entry before which the first decision of round 2 is due.
fn round_two(place: &Place, file: &str) -> u64 {
    let analysis = json(place, &format!("analyse {file} --rollouts 0"));
    let decisions = analysis["players"][0]["decisions"].as_array().unwrap();
    decisions.iter().find(|decision| decision["round"] == 2).unwrap()["at"].as_u64().unwrap()
}

#[test]
fn the_json_of_analyse_has_these_members_and_adds_up() {
    let place = with_games();
    for (file, players, unit) in
        [("game.json", 1, "vp"), ("two.json", 2, "victory"), ("wins.json", 1, "victory")]
    {
        let analysis = json(&place, &format!("analyse {file} --rollouts 0"));
        assert_eq!(names(&analysis), ["id", "over", "unit", "losses_by", "rollouts", "players"]);
        assert_eq!((&analysis["over"], &analysis["unit"]), (&true.into(), &unit.into()));
        assert_eq!(analysis["players"].as_array().unwrap().len(), players);
        for player in analysis["players"].as_array().unwrap() {
            let members = [
                "row",
                "name",
                "start",
                "end",
                "luck",
                "loss",
                "others",
                "residual",
                "without_luck",
                "vp",
                "real_decisions",
                "mean_loss",
                "decisions",
                "rolls",
            ];
            assert_eq!(names(player), members);
            let number = |member: &str| player[member].as_f64().unwrap();
            let start = player["start"]["mean"].as_f64().unwrap();
            let sum = start + number("luck") - number("loss") + number("others") + number("residual");
            assert!((sum - number("end")).abs() < 1e-6);
            let decision = &player["decisions"][0];
            let members = [
                "round",
                "at",
                "last_event",
                "options",
                "real_choice",
                "chosen",
                "best",
                "worth",
                "loss",
                "loss_vp",
                "rollouts",
                "exact",
                "basis",
            ];
            assert_eq!(names(decision), members);
            assert_eq!(names(&decision["best"]), ["words", "steps", "built", "coins", "dice"]);
            let members = ["round", "event", "purpose", "row", "expected", "worth", "luck", "luck_vp"];
            assert_eq!(names(&player["rolls"][1]), members);
        }
    }
}

#[test]
fn analyse_lists_each_decision_and_gives_the_same_twice() {
    let place = with_games();
    for words in [
        "analyse game.json --rollouts 0",
        "analyse game.json --rollouts 60",
        "analyse two.json --rollouts 0",
        "analyse wins.json --rollouts 0",
    ] {
        let text = place.run(words).fine();
        assert_eq!(text, place.run(words).fine(), "{words}");
        assert!(text.contains("best option") && text.contains("without luck: "), "{text}");
        assert!(text.contains("residual") && text.contains("mean loss of"), "{text}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
    }
    let by_rollouts = json(&place, "analyse game.json --rollouts 60");
    assert_eq!((&by_rollouts["losses_by"], &by_rollouts["rollouts"]), (&"rollouts".into(), &60.into()));
    assert!(place.run("analyse two.json --rollouts 0").fine().contains("others’ turns"));
    assert!(place.run("analyse wins.json --rollouts 0").fine().contains("% "));
}

#[test]
fn analyse_says_that_a_branch_is_not_over() {
    let place = with_games();
    let mut game: Value = serde_json::from_str(&place.read("game.json")).unwrap();
    let log = game["log"].as_array_mut().unwrap();
    log.truncate(20);
    let game = game.as_object_mut().unwrap();
    game.remove("digest");
    game.remove("result");
    place.write("open.json", serde_json::to_string(game).unwrap());
    let text = place.run("analyse open.json --rollouts 0").fine();
    assert!(text.contains("not over yet") && text.contains("expected result in VP, as it stands"), "{text}");
}

#[test]
fn the_json_of_advise_has_these_members_best_first() {
    let place = with_games();
    for (file, unit) in [("game.json", "vp"), ("two.json", "victory"), ("wins.json", "victory")] {
        let at = round_two(&place, file);
        for how in ["", "--rollouts 200"] {
            let advice = json(&place, &format!("advise {file} --at {at} {how}"));
            assert_eq!(names(&advice), ["id", "at", "round", "next", "unit", "rollouts", "cut", "options"]);
            assert_eq!(
                (&advice["at"], &advice["round"], &advice["unit"]),
                (&at.into(), &2.into(), &unit.into())
            );
            let options = advice["options"].as_array().unwrap();
            assert!(options.len() > 1);
            let members = [
                "option",
                "total",
                "difference",
                "victory",
                "above_mean",
                "parts",
                "rollouts",
                "exact",
                "basis",
            ];
            assert_eq!(names(&options[0]), members);
            for option in &options[1..] {
                let basis = option["basis"].as_str().unwrap();
                assert_eq!(basis == "exact", option["exact"] == true, "{option}");
                assert_eq!(
                    basis == "rollouts",
                    option["exact"] == false && option["rollouts"] != 0,
                    "{option}"
                );
                let error = option["difference"]["error"].as_f64().unwrap();
                assert_eq!(error > 0.0, basis != "exact", "an error of 0 reads as exact: {option}");
            }
            let differences = options.iter().map(|option| option["difference"]["mean"].as_f64().unwrap());
            assert!(differences.clone().all(|difference| difference <= 0.0));
            assert_eq!(options[0]["difference"]["mean"], 0.0);
        }
    }
}

#[test]
fn the_steps_of_advice_are_events_that_a_record_accepts() {
    let place = with_games();
    let at = round_two(&place, "game.json");
    let advice = json(&place, &format!("advise game.json --at {at}"));
    for option in advice["options"].as_array().unwrap().iter().step_by(5) {
        let mut game: Value = serde_json::from_str(&place.read("game.json")).unwrap();
        let record = game.as_object_mut().unwrap();
        record.remove("digest");
        record.insert("result".to_owned(), Value::Null);
        record.insert("ended".to_owned(), Value::Null);
        let log = record["log"].as_array_mut().unwrap();
        log.truncate(at as usize);
        log.extend(option["option"]["steps"].as_array().unwrap().iter().cloned());
        place.write("next.json", serde_json::to_string(&record).unwrap());
        place.run("verify next.json").fine();
    }
}

#[test]
fn advise_says_which_option_is_best_and_what_it_gains() {
    let place = with_games();
    let at = round_two(&place, "game.json");
    let text = place.run(&format!("advise game.json --at {at}")).fine();
    assert!(text.starts_with("round 2 of 3: Greedy chooses an action\n\n  1  "), "{text}");
    assert!(text.contains("better than the 2nd") || text.contains("about equal"), "{text}");
    assert!(text.contains("quick estimate"), "{text}");
    let refined = place.run(&format!("advise game.json --at {at} --rollouts 400")).fine();
    assert_eq!(refined, place.run(&format!("advise game.json --at {at} --rollouts 400")).fine());
    assert!(refined.contains("simulated games") || refined.contains("exact"), "{refined}");
    let cut = place.run(&format!("advise game.json --at {at} --rollouts 4000000000 --ms 400")).fine();
    assert!(cut.contains("cut short") || cut.contains("exact"), "{cut}");
}

#[test]
fn in_the_last_turn_advice_and_analysis_are_exact_and_agree() {
    let place = with_games();
    for file in ["game.json", "wins.json"] {
        let analysis = json(&place, &format!("analyse {file} --rollouts 0"));
        let last = analysis["players"][0]["decisions"].as_array().unwrap().last().unwrap();
        let advice = json(&place, &format!("advise {file} --at {}", last["at"]));
        assert_eq!(
            (&last["exact"], &last["options"]),
            (&true.into(), &advice["options"].as_array().unwrap().len().into())
        );
        let options = advice["options"].as_array().unwrap();
        assert!(options.iter().all(|option| option["exact"] == true && option["difference"]["error"] == 0.0));
        let chosen =
            options.iter().find(|option| option["option"]["words"] == last["chosen"]["words"]).unwrap();
        let difference = chosen["difference"]["mean"].as_f64().unwrap();
        assert!((difference + last["loss"]["mean"].as_f64().unwrap()).abs() < 1e-9, "{file}");
    }
}

#[test]
fn advise_says_what_is_due_when_it_is_not_a_decision() {
    let place = with_games();
    let text = place.run("advise game.json").fine();
    assert_eq!(text, "round 3 of 3: the game is over\nnobody has a decision to make now\n");
    let text = place.run("advise game.json --at 0").fine();
    assert_eq!(text, "setup: next is the setup roll of Greedy\nnobody has a decision to make now\n");
    let advice = json(&place, "advise game.json --at 0 --rollouts 100");
    assert_eq!(advice["options"], Value::Array(Vec::new()));
    assert_eq!(advice["next"]["roll"]["purpose"], "setup");
}

#[test]
fn advice_and_analysis_speak_french_with_french_decimals() {
    let place = with_games();
    let at = round_two(&place, "game.json");
    for (words, says) in [
        (format!("advise game.json --at {at}"), "PV attendus"),
        (format!("advise wins.json --at {at} --rollouts 50"), "% de chances de gagner"),
        ("analyse two.json --rollouts 0".to_owned(), "sans la chance"),
        ("analyse wins.json --rollouts 0".to_owned(), "victoire"),
    ] {
        let text = place.run(&format!("--language fr {words}")).fine();
        assert!(text.contains(says), "{text}");
        let letters: Vec<char> = text.chars().collect();
        let between =
            |mark| letters.windows(3).any(|w| w[0].is_ascii_digit() && w[1] == mark && w[2].is_ascii_digit());
        assert!(between(',') && !between('.'), "{text}");
        assert!(!text.contains(" the ") && !text.contains(" VP"), "{text}");
    }
}

#[test]
fn tables_and_results_are_refused_and_bad_records_are_reported_as_by_show() {
    let place = with_games();
    let bad = place.read("game.json").replace("\"rounds\": 3", "\"rounds\": 4");
    place.write("bad.json", bad);
    for command in ["advise", "analyse"] {
        for (file, kind) in [("table", "score pad"), ("result", "result")] {
            let sentence = place.run(&format!("{command} {file}.json")).failed(65);
            let says = format!("{file}.json has neither sheets nor dice, so no decisions: it is a {kind}");
            assert!(sentence.contains(&says) && sentence.lines().count() == 1, "{sentence}");
            assert!(!sentence.contains("bad"), "{sentence}");
            let told = place.run(&format!("{command} {file}.json --json")).err;
            assert_eq!(serde_json::from_str::<Value>(&told).unwrap()["error"]["code"], "other_kind");
        }
        let shown = place.run("show bad.json").failed(65);
        assert_eq!(place.run(&format!("{command} bad.json")).failed(65), shown);
        place.run(&format!("{command} none.json")).failed(66);
        place.run(command).failed(2);
        place.run(&format!("{command} game.json --rollouts many")).failed(2);
    }
    place.run("advise game.json --at 9999").failed(2);
    place.run("advise game.json --at -1").failed(2);
    place.run("advise game.json --ms 0").failed(2);
    place.run("advise game.json --rollouts 0").failed(2);
}
