//! `alhambra simulate`.

use serde_json::Value;

use crate::run::Place;

fn figures(words: &str) -> Value {
    serde_json::from_str(&Place::new().run(&format!("simulate {words} --json")).fine()).unwrap()
}

/// The figures without the time they took.
fn timeless(words: &str) -> Value {
    let mut figures = figures(words);
    figures.as_object_mut().unwrap().remove("games_per_second");
    figures
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    for options in ["--players random --games 20000", "--players random,greedy --games 300"] {
        let one = timeless(&format!("{options} --seed 5 --threads 1"));
        assert_eq!(one, timeless(&format!("{options} --seed 5 --threads 2")));
        assert_eq!(one, timeless(&format!("{options} --seed 5")));
        assert_ne!(one, timeless(&format!("{options} --seed 6 --threads 1")));
    }
}

#[test]
fn the_json_has_these_members_and_no_others() {
    let figures = figures("--players random,greedy,random --games 100 --seed 1");
    let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&figures), ["games", "games_per_second", "seats"]);
    assert_eq!(figures["games"], 100);
    let seats = figures["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    for (seat, (name, policy)) in
        seats.iter().zip([("Random 1", "random"), ("Greedy", "greedy"), ("Random 2", "random")])
    {
        assert_eq!(
            names(seat),
            ["name", "policy", "mean", "standard_error", "percentiles", "types", "lines", "coins", "wins"]
        );
        assert_eq!(names(&seat["percentiles"]), ["1", "5", "25", "50", "75", "95", "99"]);
        assert_eq!((&seat["name"], &seat["policy"]), (&name.into(), &policy.into()));
        let number = |member: &str| seat[member].as_f64().unwrap();
        assert!((number("types") + number("lines") + number("coins") - number("mean")).abs() < 1e-9);
    }
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 100.0).abs() < 1e-9, "every victory is somebody's");
}

#[test]
fn the_policies_make_what_an_independent_study_found() {
    let mean = |words: &str| figures(words)["seats"][0]["mean"].as_f64().unwrap();
    let random = mean("--players random --phantoms 2 --games 40000 --seed 1");
    assert!((random - 82.0).abs() < 1.0, "{random}");
    let greedy = mean("--players greedy --phantoms 2 --games 1500 --seed 1");
    assert!((greedy - 92.4).abs() < 1.5, "{greedy}");
}

#[test]
fn the_text_names_the_seats_their_figures_and_the_seed() {
    let place = Place::new();
    let text = place.run("simulate --players greedy,random --games 50 --seed 3").fine();
    for words in ["50 games, ", "\nGreedy\n  total  ", "\nRandom\n", "50%: ", "wins ", "\nseed 3\n"] {
        assert!(text.contains(words), "{words:?} is not in\n{text}");
    }
    let random = place.run("simulate --players random --games 50").fine();
    assert!(random.contains("\nseed "), "a random seed is told too: {random}");
}

#[test]
fn a_tournament_lets_every_two_play_and_ranks_them() {
    let standings = figures("--tournament --players random,greedy,casual --games 60 --seed 4");
    let players = standings["players"].as_array().unwrap();
    let rating = |at: usize| players[at]["rating"].as_f64().unwrap();
    assert!(rating(0) < rating(1) && rating(0) < rating(2), "{players:?}");
    let shares: f64 = players.iter().map(|player| player["wins"].as_f64().unwrap()).sum();
    assert!((shares - 1.5).abs() < 1e-9, "every game has one victory");
    let pairings = standings["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 3);
    for pairing in pairings {
        let wins: f64 = pairing["wins"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum();
        assert!((wins - 60.0).abs() < 1e-9);
    }
    let mut again = figures("--tournament --players random,greedy,casual --games 60 --seed 4 --threads 1");
    again["games_per_second"] = standings["games_per_second"].clone();
    assert_eq!(again, standings, "the same seed gives the same standings");
}

#[test]
fn a_tournament_is_told_as_a_table_and_needs_two() {
    let place = Place::new();
    let text = place.run("simulate --tournament --players random,greedy --games 20 --seed 4").fine();
    for words in
        ["20 games for each pair of players", "rating", "\nrandom ", "\ngreedy ", " ± ", "\nseed 4\n"]
    {
        assert!(text.contains(words), "{words:?} is not in\n{text}");
    }
    let refused = place.run("simulate --tournament --players greedy --games 20").failed(2);
    assert!(refused.contains("two players"), "{refused}");
}
