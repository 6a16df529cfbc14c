//! Makes the games: once, by the version that wrote records 1.1. `cargo test --test frozen make -- --ignored`.

use std::fs;

use alhambra::{
    advisor::{Advisor, Generator, Policy},
    app::LateDraft,
    game::{AnyGame, By, Game, Header, NamedLayout, Pad, Parent, PlayEvent, Seed, TableEvent},
    rules::{BuildingType, Command, Expected, Pair, Purpose, Terms},
};
use serde_json::{Value, json};

use crate::{
    expected::folder,
    played::{PLAYED, STARTED},
    run::Place,
    support::{closings_of, entries_of, header, new_pad, played, text_of_pad, typed_dice},
};

fn keep(folder_name: &str, name: &str, text: &str) {
    fs::write(folder(folder_name).join(name), text).unwrap();
}

/// A time of its own for each game.
fn times(header: &mut Header, id: &str, minute: i64, ended: bool) {
    id.clone_into(&mut header.id);
    header.started = format!("2026-03-02T12:{minute:02}:00Z").parse().unwrap();
    header.ended = ended.then(|| format!("2026-03-02T13:{minute:02}:00Z").parse().unwrap());
    header.active_seconds = 1800 + minute as u64;
}

fn finish(mut game: Game, id: &str, minute: i64) -> String {
    let over = game.is_over();
    times(&mut game.header, id, minute, over);
    AnyGame::Full(Box::new(game)).write(None)
}

fn standard(players: usize, phantoms: usize) -> Terms {
    Terms::new(NamedLayout::standard().1, players, phantoms).unwrap()
}

/// One step by a policy; typed dice where `dice` is given.
fn step(game: &mut Game, policy: Policy, generator: &mut Generator, typed: bool) -> bool {
    match game.state().expected() {
        Expected::Roll(_) if typed => {
            let dice = typed_dice(game, generator);
            game.perform(dice).unwrap();
        }
        Expected::Roll(_) => game.roll().unwrap(),
        Expected::Decision(_) => {
            let advisor = Advisor::new(game.terms()).unwrap();
            let decision = policy.decide(&advisor, game.state(), generator);
            game.perform(decision).unwrap();
        }
        Expected::Nothing => return false,
    }
    true
}

/// Corrects the last typed pair of a player for which other dice fit.
fn correct_some(game: &mut Game) {
    let entries = game.at(game.log().len()).events;
    let typed = entries.iter().rev().filter(|(_, event)| {
        matches!(event, PlayEvent::Roll { by: By::People, purpose, .. } if *purpose != Purpose::AllFour)
    });
    for (entry, _) in typed {
        for (yellow, blue) in [(1, 6), (2, 5), (3, 4), (6, 1)] {
            if game.correct(*entry, Command::Roll(Pair::new(yellow, blue).unwrap())).is_ok() {
                return;
            }
        }
    }
    panic!("nothing can be corrected");
}

fn typed() -> String {
    let terms = standard(1, 2);
    let mut game = Game::new(header(&terms), terms, None).unwrap();
    let mut generator = Generator::new(21, 3);
    let (mut corrected, mut taken_back) = (0, false);
    while game.state().round() < 12 {
        step(&mut game, Policy::Greedy, &mut generator, true);
        if corrected < 3 && game.log().len() == [12, 40, 70][corrected] {
            correct_some(&mut game);
            corrected += 1;
        }
        if game.state().round() == 8 && !taken_back {
            taken_back = true;
            game.take_back(game.log().len() - 5).unwrap();
        }
    }
    game.claim_seed(Seed(77));
    while step(&mut game, Policy::Greedy, &mut generator, false) {}
    finish(game, "frozen-typed", 1)
}

fn hints() -> String {
    let terms = standard(1, 3);
    let mut game = Game::new(header(&terms), terms, Some(Seed(22))).unwrap();
    let mut generator = Generator::new(22, 3);
    while step(&mut game, Policy::Random, &mut generator, false) {
        if matches!(game.state().expected(), Expected::Decision(_)) && generator.below(3) == 0 {
            game.note_hint();
        }
    }
    finish(game, "frozen-hints", 2)
}

fn handover() -> String {
    let terms = standard(3, 0);
    let mut game = Game::new(header(&terms), terms, Some(Seed(23))).unwrap();
    let mut generator = Generator::new(23, 3);
    let mut round = 0;
    while step(&mut game, Policy::Greedy, &mut generator, false) {
        if game.state().round() != round {
            round = game.state().round();
            match round {
                3 => game.hand_over(1, Some("greedy".to_owned())),
                6 => game.hand_over(2, Some("random".to_owned())),
                9 => game.hand_over(1, None),
                _ => {}
            }
        }
    }
    finish(game, "frozen-handover", 3)
}

fn open(upto: u8) -> Game {
    let terms = standard(2, 1);
    let mut game = Game::new(header(&terms), terms, Some(Seed(24))).unwrap();
    let mut generator = Generator::new(24, 3);
    while game.state().round() < upto {
        step(&mut game, Policy::Greedy, &mut generator, false);
    }
    game
}

fn in_setup() -> String {
    let terms = standard(4, 0);
    let mut game = Game::new(header(&terms), terms, None).unwrap();
    let mut generator = Generator::new(25, 3);
    for _ in 0..7 {
        step(&mut game, Policy::Greedy, &mut generator, true);
    }
    finish(game, "frozen-in-setup", 5)
}

fn branch() -> String {
    let game = open(9);
    let entry = game.log().len() / 2;
    let parent = Some(Parent { id: "frozen-open".to_owned(), entry });
    let mut branch = game.branch(entry, Header { parent, ..game.header.clone() }, Some(Seed(26)));
    let mut generator = Generator::new(26, 3);
    while step(&mut branch, Policy::Greedy, &mut generator, false) {}
    finish(branch, "frozen-branch", 6)
}

/// Adds members that no version knows, without a seal.
fn with_unknown_members(text: &str) -> String {
    let mut value: Value = serde_json::from_str(text).unwrap();
    value.as_object_mut().unwrap().remove("digest");
    value["id"] = json!("frozen-unknown-members");
    value["tool-rating"] = json!({"deep": [1, {"er": null}]});
    for path in ["/layout", "/options", "/seats/0", "/seats/2", "/seeds/0", "/log/3", "/log/40"] {
        value.pointer_mut(path).unwrap()["tool-note"] = json!(path);
    }
    format!("{value:#}\n")
}

fn newer(text: &str) -> String {
    let mut value: Value = serde_json::from_str(text).unwrap();
    value["version"] = json!("1.7");
    value["id"] = json!("frozen-newer");
    format!("{value:#}\n")
}

/// A table of three in which much went wrong, and somebody left.
fn table_corrected() -> String {
    let game = played(standard(3, 0), 31, Policy::Greedy);
    let mut pad = Pad::new(header(game.terms()), *game.terms(), None);
    let leaves = 14;
    let (mut wrong, mut left) = (0, false);
    for (number, event) in entries_of(&game).into_iter().enumerate() {
        let round = event.round().unwrap_or(0);
        if round >= leaves && !left {
            left = true;
            pad.enter(TableEvent::Leave { row: 2, round: leaves }).unwrap();
        }
        if left && event.row() == Some(2) {
            continue;
        }
        match (number % 11, event) {
            // Another type first, amended three entries later.
            (4, TableEvent::Fill { row, round, building }) => {
                let other = BuildingType::ALL[(building.index() + 1) % 6];
                if pad.enter(TableEvent::Fill { row, round, building: other }).is_ok() {
                    let entry = pad.log().len();
                    if pad.amend(entry, event).is_ok() {
                        wrong += 1;
                        continue;
                    }
                    pad.undo();
                }
                pad.enter(event).unwrap();
            }
            // Coins too much, and struck.
            (8, TableEvent::Fill { row, round: 1.., .. }) => {
                pad.enter(event).unwrap();
                pad.enter(TableEvent::Coins { row, round }).unwrap();
                pad.strike(pad.log().len()).unwrap();
                wrong += 1;
            }
            // Entered in the round before, and moved.
            (9, TableEvent::Fill { round: 2.., .. }) => {
                if pad.enter(event.in_round(round - 1)).is_ok() {
                    pad.amend(pad.log().len(), event).unwrap();
                    wrong += 1;
                } else {
                    pad.enter(event).unwrap();
                }
            }
            _ => pad.enter(event).unwrap(),
        }
    }
    assert!(wrong > 8, "{wrong}");
    pad.enter(TableEvent::Coins { row: 1, round: 3 }).unwrap();
    for (row, event) in closings_of(&game, true).into_iter().enumerate() {
        match row {
            1 => {}
            // One by numbers.
            2 => match event {
                TableEvent::Close { row, lines, coins, .. } => {
                    pad.enter(TableEvent::Close { row, lines, coins, built: None }).unwrap();
                }
                _ => unreachable!(),
            },
            _ => pad.enter(event).unwrap(),
        }
    }
    for oddity in pad.unconfirmed() {
        pad.confirm(&oddity.to_string());
    }
    times(&mut pad.header, "frozen-table-corrected", 10, true);
    pad.header.title = "A long evening".to_owned();
    pad.header.tags = vec!["family".to_owned()];
    text_of_pad(&pad)
}

/// A table that is entered as a game was played, with the program's dice for the phantoms.
fn table_as_played(terms: Terms, seed: u64, id: &str, minute: i64, upto: u8) -> String {
    let game = played(terms, seed, Policy::Greedy);
    let mut pad = new_pad(&terms, seed);
    for event in entries_of(&game) {
        if event.round().unwrap_or(0) <= upto {
            pad.enter(event).unwrap();
        }
    }
    if upto >= terms.rounds() {
        closings_of(&game, true).into_iter().for_each(|event| pad.enter(event).unwrap());
    }
    let over = pad.is_over();
    times(&mut pad.header, id, minute, over);
    text_of_pad(&pad)
}

/// A table that goes on, with what is odd and nobody confirmed, and typed dice of a phantom.
fn table_open() -> String {
    let terms = standard(2, 1);
    let mut pad = Pad::new(header(&terms), terms, None);
    let fill = |row, building, round| TableEvent::Fill { row, building, round };
    use BuildingType::{Arcades, Garden, Pavilion, Seraglio, Tower};
    for event in [
        TableEvent::First { row: 2 },
        fill(2, Tower, 0),
        fill(1, Garden, 0),
        fill(2, Tower, 0),
        fill(1, Garden, 0),
        fill(2, Pavilion, 0),
        fill(3, Seraglio, 0),
        fill(3, Arcades, 0),
        fill(2, Tower, 1),
        fill(1, Garden, 1),
        fill(1, Garden, 1),
        fill(1, Arcades, 1),
    ] {
        pad.enter(event).unwrap();
    }
    let Command::Roll(Pair { yellow, blue }) = Command::Roll(Pair::new(3, 4).unwrap()) else {
        unreachable!()
    };
    for round in [0, 1] {
        pad.enter(TableEvent::Roll { row: 3, round, yellow, blue, by: By::People }).unwrap();
    }
    pad.enter(TableEvent::Coins { row: 2, round: 2 }).unwrap();
    times(&mut pad.header, "frozen-table-open", 14, false);
    text_of_pad(&pad)
}

/// A late entry: one player ticked the cells off, one counted.
fn result() -> String {
    let mut draft = LateDraft::new(NamedLayout::standard().0, "Ada", "blue");
    (draft.players, draft.date) = (2, "2026-03-02".to_owned());
    draft.title = "By the sea".to_owned();
    draft.place = "Granada".to_owned();
    for cell in [0, 1, 2, 3, 7, 8, 9, 13, 19, 20, 21, 22, 23] {
        draft.tick(0, cell, true);
    }
    draft.rows[1].name = "Ben".to_owned();
    draft.rows[1].boxes = [5, 2, 3, 0, 4, 2];
    draft.rows[1].completed[0] = 11;
    draft.rows[1].lines = [2, 0, 1];
    draft.rows[1].coins = 4;
    draft.rows[0].coins = 3;
    draft.phantom_rows[0].boxes = [4, 3, 4, 3, 4, 2];
    draft.confirm();
    let mut game = draft
        .game("frozen-result", None, |row| format!("Player {row}"))
        .unwrap_or_else(|| panic!("{:?}", draft.faults()));
    times(&mut game.header, "frozen-result", 20, true);
    AnyGame::Score(Box::new(game)).write(None)
}

fn example(kind: &str) -> String {
    let page = include_str!("../../docs/record-format.md");
    let is_meant =
        |block: &&str| block.contains(&format!("\"kind\": \"{kind}\"")) && block.contains("\"log\"");
    page.split("```json\n").find(is_meant).unwrap().split("\n```").next().unwrap().to_owned() + "\n"
}

#[test]
#[ignore = "games that were made are never rewritten"]
fn make_games() {
    for (name, words) in PLAYED {
        let place = Place::new();
        place.write("layout.json", fs::read(folder("texts/layout.json")).unwrap());
        place.run(&format!("play {words} {STARTED} -o game.json")).fine();
        keep("games", &format!("{name}.json"), &place.read("game.json"));
    }
    let place = Place::new();
    place
        .run(&format!(
            "play --players strong,advisor-fast,casual --rounds 6 --seed 120 {STARTED} -o game.json"
        ))
        .fine();
    keep("games", "levels.json", &place.read("game.json"));
    let open = finish(open(7), "frozen-open", 4);
    let solo = |phantoms, rounds| {
        Terms::new(NamedLayout::standard().1, 1, phantoms).unwrap().with_rounds(rounds).unwrap()
    };
    for (name, text) in [
        ("typed", typed()),
        ("hints", hints()),
        ("handover", handover()),
        ("in-setup", in_setup()),
        ("branch", branch()),
        ("unknown-members", with_unknown_members(&open)),
        ("newer", newer(&open)),
        ("open", open),
        ("table-corrected", table_corrected()),
        ("table-two", table_as_played(standard(2, 1), 32, "frozen-table-two", 11, 18)),
        (
            "table-solo",
            table_as_played(solo(3, 9).against_phantoms(18).unwrap(), 33, "frozen-table-solo", 12, 9),
        ),
        ("table-five", table_as_played(standard(5, 0), 34, "frozen-table-five", 13, 8)),
        ("table-open", table_open()),
        ("table-counts", example("table")),
        ("result", result()),
        ("result-counts", example("result")),
    ] {
        keep("games", &format!("{name}.json"), &text);
    }
}
