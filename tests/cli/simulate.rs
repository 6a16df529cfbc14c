//! `alhambra simulate`.

use serde_json::Value;

use crate::cli::run::Place;

fn figures(words: &str) -> Value {
    serde_json::from_str(&Place::new().run(&format!("simulate {words} --json")).fine()).unwrap()
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    for options in ["--players random --games 20000", "--players random,greedy --games 300"] {
        let one = figures(&format!("{options} --seed 5 --threads 1"));
        assert_eq!(one, figures(&format!("{options} --seed 5 --threads 2")));
        assert_eq!(one, figures(&format!("{options} --seed 5")));
        assert_ne!(one, figures(&format!("{options} --seed 6 --threads 1")));
    }
}

#[test]
fn the_json_has_these_members_and_no_others() {
    let figures = figures("--players random,greedy,random --games 100 --seed 1");
    let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&figures), ["games", "first", "seats"]);
    assert_eq!(figures["games"], 100);
    let seats = figures["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    for (seat, (name, policy)) in
        seats.iter().zip([("Random 1", "random"), ("Greedy", "greedy"), ("Random 2", "random")])
    {
        assert_eq!(
            names(seat),
            [
                "name",
                "policy",
                "mean",
                "standard_error",
                "percentiles",
                "types",
                "lines",
                "coins",
                "wins",
                "turn_order"
            ]
        );
        assert_eq!(names(&seat["percentiles"]), ["1", "5", "25", "50", "75", "95", "99"]);
        assert_eq!((&seat["name"], &seat["policy"]), (&name.into(), &policy.into()));
        let number = |member: &str| seat[member].as_f64().unwrap();
        assert!((number("types") + number("lines") + number("coins") - number("mean")).abs() < 1e-9);
    }
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 100.0).abs() < 1e-9, "every victory belongs to somebody");
}

#[test]
fn the_first_player_is_shown_and_can_be_fixed_and_figures_are_given_by_turn_order() {
    let drawn = figures("--players random,random,random --games 600 --seed 3");
    assert_eq!(drawn["first"], Value::Null);
    for seat in drawn["seats"].as_array().unwrap() {
        let places = seat["turn_order"].as_array().unwrap();
        let sum = |member: &str| places.iter().map(|place| place[member].as_f64().unwrap()).sum::<f64>();
        assert_eq!(
            places.iter().map(|place| place["place"].as_u64().unwrap()).collect::<Vec<_>>(),
            [1, 2, 3]
        );
        assert_eq!(sum("games"), 600.0, "the seat has one place in every game");
        assert!((sum("wins") - seat["wins"].as_f64().unwrap()).abs() < 1e-9);
        let mean = |place: &Value| place["mean"].as_f64().unwrap() * place["games"].as_f64().unwrap();
        let total: f64 = places.iter().map(mean).sum();
        assert!((total / 600.0 - seat["mean"].as_f64().unwrap()).abs() < 1e-9);
    }
    let fixed = figures("--players random,random,random --games 60 --seed 3 --first 2");
    assert_eq!(fixed["first"], 2);
    for (seat, place) in fixed["seats"].as_array().unwrap().iter().zip([3, 1, 2]) {
        let places = seat["turn_order"].as_array().unwrap();
        assert_eq!((places.len(), &places[0]["place"], &places[0]["games"]), (1, &place.into(), &60.into()));
    }
    let place = Place::new();
    let text = place.run("simulate --players random,random --games 20 --seed 3").fine();
    assert!(text.contains("the first player is drawn for each game"), "{text}");
    assert!(text.contains("  order  1: "), "{text}");
    let text = place.run("simulate --players random,greedy --games 20 --seed 3 --first 2").fine();
    assert!(text.contains("Greedy goes first in every game"), "{text}");
    let refused = place.run("simulate --players random,random --games 20 --first 3").failed(2);
    assert!(refused.contains("player 3 cannot go first: there are 2 players"), "{refused}");
    place.run("simulate --tournament --first 1").failed(2);
}

#[test]
fn whoever_plays_alone_for_the_highest_total_wins_against_nobody() {
    let place = Place::new();
    let alone = "simulate --players random --games 20 --seed 3";
    assert!(!place.run(alone).fine().contains("wins"));
    assert_eq!(figures("--players random --games 20 --seed 3")["seats"][0]["wins"], Value::Null);
    assert!(place.run(&format!("{alone} --against-phantoms")).fine().contains("wins"));
}

#[test]
fn the_policies_score_what_an_independent_study_found() {
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
    assert!(random.contains("\nseed "), "a random seed is shown, too: {random}");
}

#[test]
fn a_tournament_lets_every_pair_play_and_ranks_the_players() {
    let standings = figures("--tournament --players random,greedy,casual --games 60 --seed 4");
    let players = standings["players"].as_array().unwrap();
    let rating = |at: usize| players[at]["rating"].as_f64().unwrap();
    assert!(rating(0) < rating(1) && rating(0) < rating(2), "{players:?}");
    let shares: f64 = players.iter().map(|player| player["wins"].as_f64().unwrap()).sum();
    assert!((shares - 1.5).abs() < 1e-9, "every game has one winner");
    let pairings = standings["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 3);
    for pairing in pairings {
        let wins: f64 = pairing["wins"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum();
        assert!((wins - 60.0).abs() < 1e-9);
    }
    let again = figures("--tournament --players random,greedy,casual --games 60 --seed 4 --threads 1");
    assert_eq!(again, standings, "the same seed gives the same standings");
}

#[test]
fn a_tournament_is_shown_as_a_table_and_needs_two_players() {
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
