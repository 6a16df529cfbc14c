//! `alhambra advise` and `analyse` of the tile game.

use serde_json::Value;

use crate::cli::run::Place;

/// A folder with a played game for two and Dirk, one with all modules, a table and a result.
fn with_games() -> Place {
    let place = Place::new();
    for (name, text) in [
        ("two.json", include_str!("../../saves/alhambra-played-two-and-dirk.json")),
        ("modules.json", include_str!("../../saves/alhambra-played-three-with-modules.json")),
        ("table.json", include_str!("../../saves/alhambra-table-two-and-dirk.json")),
        ("result.json", include_str!("../../saves/alhambra-result-three.json")),
    ] {
        place.write(name, text);
    }
    place
}

fn json(place: &Place, words: &str) -> Value {
    serde_json::from_str(&place.run(&format!("{words} --json")).fine()).unwrap()
}

fn names(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

/// The first entry, late in a game, before which this kind of decision is due.
fn first(place: &Place, file: &str, decision: &str) -> usize {
    let is_it = |at: &usize| json(place, &format!("advise {file} --at {at}"))["next"]["decision"] == decision;
    (150..).find(is_it).unwrap()
}

#[test]
fn advise_ranks_whole_turns_by_the_chance_of_winning() {
    let place = with_games();
    for (file, decision) in [("two.json", "turn"), ("modules.json", "turn"), ("modules.json", "vizier")] {
        let at = first(&place, file, decision);
        for how in ["", " --rollouts 60"] {
            let advice = json(&place, &format!("advise {file} --at {at}{how}"));
            let members = ["id", "at", "scorings_held", "next", "unit", "rollouts", "cut", "options"];
            assert_eq!((names(&advice), &advice["unit"]), (members.into(), &"victory".into()));
            let options = advice["options"].as_array().unwrap();
            assert!(options.len() > 1);
            let members = ["option", "victory", "difference", "vp", "parts", "rollouts", "basis"];
            assert_eq!(names(&options[0]), members);
            assert_eq!(names(&options[0]["option"]), ["words", "steps"]);
            let behind = |option: &Value| option["difference"]["mean"].as_f64().unwrap();
            assert!(options.windows(2).all(|two| behind(&two[0]) >= behind(&two[1])));
            assert_eq!(how.is_empty(), options[0]["parts"].is_null());
        }
        let text = place.run(&format!("advise {file} --at {at} --rollouts 60")).fine();
        assert_eq!(text, place.run(&format!("advise {file} --at {at} --rollouts 60")).fine());
        assert!(text.contains("scoring: ") && text.contains("% to win; ") && text.contains(" VP"), "{text}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
    }
}

#[test]
fn analyse_gives_both_accounts_and_they_add_up() {
    let place = with_games();
    let analysis = json(&place, "analyse two.json --rollouts 0");
    assert_eq!(names(&analysis), ["id", "over", "losses_by", "rollouts", "players"]);
    assert_eq!(analysis["players"].as_array().unwrap().len(), 2);
    for player in analysis["players"].as_array().unwrap() {
        let members = ["row", "name", "victory", "vp", "real_decisions", "decisions", "draws"];
        assert_eq!(names(player), members);
        for unit in ["victory", "vp"] {
            let account = &player[unit];
            let number = |member: &str| account[member].as_f64().unwrap();
            let sum = account["start"]["mean"].as_f64().unwrap() + number("luck") - number("loss")
                + number("others")
                + number("residual");
            assert!((sum - number("end")).abs() < 1e-6);
        }
        let decision = &player["decisions"][0];
        assert_eq!(decision["turn"], 1);
        let advice = json(&place, &format!("advise two.json --at {}", decision["at"]));
        assert_eq!(advice["next"]["row"], player["row"]);
        assert_eq!(player["draws"][0]["purpose"], "neutral");
    }
    let text = place.run("analyse two.json --rollouts 0").fine();
    assert!(
        text.contains("loss in VP") && text.contains("residual") && text.contains("others’ turns"),
        "{text}"
    );
    place.run("export two.json --format csv --what decisions --rollouts 0 -o decisions.csv").fine();
    let csv = place.read("decisions.csv");
    let lines = analysis["players"].as_array().unwrap().iter();
    let all: usize = lines.map(|player| player["decisions"].as_array().unwrap().len()).sum();
    assert_eq!(csv.lines().count(), all + 1);
    assert!(csv.contains("row,name,turn,entry,done,best,victory,loss"), "{csv}");
}

#[test]
fn records_without_decisions_are_refused_in_a_sentence() {
    let place = with_games();
    for command in ["advise", "analyse"] {
        for (file, kind) in [("table.json", "score pad"), ("result.json", "result")] {
            let told = place.run(&format!("{command} {file}")).failed(65);
            assert!(told.contains("no decisions") && told.contains(kind), "{told}");
        }
    }
    let told = place.run("advise two.json --at 100000").failed(2);
    assert!(told.contains("there is no event 100000"), "{told}");
    assert_eq!(place.run("advise two.json").fine(), "the game is over\nnobody has a decision to make now\n");
}

/// Pages on paper are drawn only where there are graphics.
#[cfg(feature = "gui")]
#[test]
fn a_review_has_a_page_for_each_player_and_only_of_games_played_here() {
    let place = with_games();
    place.run("export two.json --format pdf --what review --rollouts 0 -o review.pdf").fine();
    let bytes = std::fs::read(place.path("review.pdf")).unwrap();
    assert_eq!(String::from_utf8_lossy(&bytes).matches("/MediaBox").count(), 2);
    let told = place.run("export table.json --format pdf --what review -o table.pdf").failed(65);
    assert!(told.contains("no decisions"), "{told}");
    assert!(!place.path("table.pdf").exists());
}
