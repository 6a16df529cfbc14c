//! The arrows of the house: which room may know which, down to the rooms within a game and within the program
//! (docs/architecture.md).
#![allow(clippy::unwrap_used)]

mod all_tests;
mod graph;
mod measures;
mod source;
#[path = "../texts.rs"]
mod texts;
mod window_tests;

use std::{collections::BTreeSet, path::Path};

use graph::{Graph, circles};
use source::{Source, named, sources};

/// A room: a folder or file under `src`, and what it may know. `game/…` is a folder of each game.
struct Room {
    place: &'static str,
    /// Rooms above it in the list; of `game/…` only those of the same game.
    knows: &'static [&'static str],
    /// It may know egui.
    draws: bool,
    /// At most this many of its files are part of circles among themselves: never more, if possible less.
    in_circles: usize,
}

const fn room(place: &'static str, knows: &'static [&'static str], in_circles: usize) -> Room {
    Room { place, knows, draws: false, in_circles }
}

const fn drawing(place: &'static str, knows: &'static [&'static str], in_circles: usize) -> Room {
    Room { place, knows, draws: true, in_circles }
}

/// The rooms. Where one lies in another, the inner one counts.
const ROOMS: [Room; 36] = [
    // A kind of game and its log are told of each other: the one is a parameter of the other.
    room("kernel", &[], 2),
    room("text", &[], 0),
    room("storage", &["kernel", "text"], 0),
    room("opening", &["storage"], 0),
    drawing("ui", &["text", "opening"], 4),
    room("games/common", &["kernel"], 0),
    room("games/common/statistics", &["kernel", "games/common"], 0),
    room("games/common/written", &["kernel", "text", "games/common"], 0),
    room("games/common/words", &["kernel", "text", "games/common", "games/common/written"], 0),
    room("games/common/host", &["kernel", "storage", "text"], 0),
    room("games/common/timeline", &["kernel", "text", "games/common"], 0),
    room(
        "games/common/table",
        &["kernel", "storage", "text", "games/common", "games/common/host", "games/common/timeline"],
        0,
    ),
    room("games/common/seating", &["kernel", "storage", "text", "games/common"], 0),
    drawing("games/common/drawing", &["games/common", "ui"], 0),
    drawing("games/common/widgets", &["ui", "games/common", "games/common/drawing"], 0),
    drawing(
        "games/common/screens",
        &[
            "kernel",
            "text",
            "ui",
            "games/common",
            "games/common/words",
            "games/common/timeline",
            "games/common/seating",
            "games/common/host",
            "games/common/table",
            "games/common/widgets",
            "storage",
        ],
        0,
    ),
    drawing(
        "games/common/contract",
        &[
            "kernel",
            "storage",
            "text",
            "ui",
            "games/common",
            "games/common/statistics",
            "games/common/host",
            "games/common/words",
            "games/common/table",
            "games/common/screens",
        ],
        0,
    ),
    // A move may be a special action, whose effect is one on a position, which takes moves.
    room("game/rules", &["kernel", "games/common"], 3),
    room("game/log", &["kernel", "games/common", "game/rules"], 0),
    room("game/pad", &["kernel", "games/common", "game/rules", "game/log"], 0),
    room("game/record", &["kernel", "games/common", "game/rules", "game/log", "game/pad"], 0),
    room("game/advisor", &["kernel", "games/common", "game/rules", "game/log"], 20),
    room("game/challenge", &["kernel", "games/common", "game/rules", "game/log"], 0),
    room(
        "game/text_import",
        &["kernel", "text", "games/common", "games/common/written", "game/rules", "game/log", "game/pad"],
        4,
    ),
    room(
        "game/files",
        &["kernel", "storage", "games/common", "game/rules", "game/log", "game/pad", "game/record"],
        0,
    ),
    room(
        "game/statistics",
        &[
            "kernel",
            "games/common",
            "games/common/statistics",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/files",
        ],
        0,
    ),
    room(
        "game/text",
        &[
            "text",
            "kernel",
            "games/common",
            "games/common/written",
            "games/common/words",
            "games/common/timeline",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/challenge",
            "game/text_import",
        ],
        2,
    ),
    room(
        "game/session",
        &[
            "kernel",
            "storage",
            "text",
            "games/common",
            "games/common/statistics",
            "games/common/host",
            "games/common/timeline",
            "games/common/table",
            "games/common/words",
            "games/common/seating",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/challenge",
            "game/text_import",
            "game/files",
            "game/statistics",
            "game/text",
        ],
        2,
    ),
    drawing(
        "game/widgets",
        &["ui", "games/common", "games/common/drawing", "games/common/widgets", "game/rules"],
        4,
    ),
    drawing(
        "game/screens",
        &[
            "kernel",
            "storage",
            "text",
            "ui",
            "games/common",
            "games/common/host",
            "games/common/words",
            "games/common/timeline",
            "games/common/drawing",
            "games/common/seating",
            "games/common/widgets",
            "games/common/table",
            "games/common/screens",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/challenge",
            "game/files",
            "game/statistics",
            "game/text",
            "game/session",
            "game/widgets",
        ],
        40,
    ),
    drawing(
        "game/game",
        &[
            "kernel",
            "storage",
            "text",
            "games/common/contract",
            "ui",
            "games/common",
            "games/common/statistics",
            "games/common/host",
            "games/common/screens",
            "games/common/timeline",
            "games/common/table",
            "games/common/seating",
            "games/common/words",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/text_import",
            "game/files",
            "game/text",
            "game/session",
            "game/widgets",
            "game/screens",
        ],
        0,
    ),
    room(
        "app/state",
        &[
            "kernel",
            "storage",
            "text",
            "opening",
            "games/common",
            "games/common/seating",
            "games/common/host",
            "games/common/contract",
        ],
        0,
    ),
    drawing(
        "app/screens",
        &[
            "kernel",
            "storage",
            "text",
            "opening",
            "ui",
            "games/common",
            "games/common/statistics",
            "games/common/host",
            "games/common/words",
            "games/common/drawing",
            "games/common/contract",
            "games/common/screens",
            "app/state",
        ],
        0,
    ),
    drawing(
        "app",
        &[
            "storage",
            "text",
            "opening",
            "ui",
            "games/common/host",
            "games/common/contract",
            "app/state",
            "app/screens",
        ],
        0,
    ),
    room(
        "cli",
        &[
            "kernel",
            "storage",
            "text",
            "opening",
            "games/common",
            "games/common/host",
            "games/common/contract",
            "games/common/words",
            "games/common/timeline",
            "games/common/table",
            "games/common/screens",
            "ui",
            "game/game",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/challenge",
            "game/text_import",
            "game/files",
            "game/text",
            "game/session",
            "game/screens",
            "app",
        ],
        11,
    ),
    drawing(
        "",
        &[
            "kernel",
            "text",
            "storage",
            "opening",
            "ui",
            "games/common",
            "games/common/contract",
            "game/game",
            "app",
            "cli",
        ],
        0,
    ),
];

/// Files beside a room's folder that are part of it.
const BESIDE: [(&str, &str); 3] =
    [("app/command", "app/state"), ("app/page", "app/state"), ("app/samples", "app/state")];

/// A game's door: what it passes on counts as its own.
const DOOR: &str = "game/game";

/// Arrows that are still wrong: from, to, and why. Who mends one takes it out.
const EXCEPTIONS: [(&str, &str, &str); 1] =
    [("app/screens", "game/game", "a test of the catalogue has records of a game")];

/// What the rules may use beside the standard library: derives.
const DERIVES: [&str; 2] = ["serde", "schemars"];

fn house() -> Vec<Source> {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// The room of a module, and its game if it is a room of one.
fn room_of(module: &[String]) -> (&'static Room, Option<&str>) {
    let mut path = module.join("/");
    for (file, room) in BESIDE {
        path = if path == file { room.to_owned() } else { path };
    }
    let game = match module {
        [games, game, _, ..] if games == "games" && game != "common" => Some(game.as_str()),
        _ => None,
    };
    if let Some(game) = game {
        path = path.replacen(&format!("games/{game}"), "game", 1);
    }
    let lies_in = |place: &str| place.is_empty() || path == place || path.starts_with(&format!("{place}/"));
    let room = ROOMS.iter().filter(|room| lies_in(room.place)).max_by_key(|room| room.place.len());
    (room.unwrap(), game)
}

fn is_excepted(from: &Room, to: &Room) -> bool {
    EXCEPTIONS.iter().any(|(one, other, _)| (*one, *other) == (from.place, to.place))
}

/// Whether one module may know another, apart from exceptions.
fn may_know(from: &[String], to: &[String]) -> bool {
    let ((room, game), (other, other_game)) = (room_of(from), room_of(to));
    let same_game = game.is_none() || other_game.is_none() || game == other_game;
    same_game && (room.place == other.place || room.knows.contains(&other.place))
}

#[test]
fn every_room_knows_only_what_the_table_of_arrows_allows() {
    let house = house();
    let graph = Graph::new(&house);
    let mut violations = BTreeSet::new();
    let mut needed = BTreeSet::new();
    for source in &house {
        for named in source.named.iter().filter(|named| named.is_ours) {
            let way = graph.way(&named.path);
            let is_door = |file: &usize| room_of(&house[*file].module).0.place == DOOR;
            let way = &way[..way.iter().position(is_door).map_or(way.len(), |door| door + 1)];
            for (step, file) in way.iter().enumerate() {
                let module = &house[*file].module;
                // What a folder above passes on counts as what it is, wherever that lies.
                if (step + 1 < way.len() && source.module.starts_with(module))
                    || may_know(&source.module, module)
                {
                    continue;
                }
                let (from, to) = (room_of(&source.module).0, room_of(module).0);
                if is_excepted(from, to) {
                    needed.insert((from.place, to.place));
                } else {
                    let path = named.path.join("::");
                    violations.insert(format!("src/{}: {path} -> {}", source.module.join("/"), to.place));
                }
            }
        }
    }
    assert!(violations.is_empty(), "{violations:#?}");
    for (from, to, why) in EXCEPTIONS {
        assert!(needed.contains(&(from, to)), "no longer needed, take it out: {from} -> {to} ({why})");
    }
}

#[test]
fn the_arrows_go_one_way() {
    for (place, room) in ROOMS.iter().enumerate() {
        for known in room.knows {
            assert!(ROOMS[..place].iter().any(|above| above.place == *known), "{} knows {known}", room.place);
        }
    }
}

#[test]
fn every_room_has_files() {
    let used: BTreeSet<&str> = house().iter().map(|source| room_of(&source.module).0.place).collect();
    for room in &ROOMS {
        assert!(used.contains(room.place), "{} has no files", room.place);
    }
}

#[test]
fn files_of_different_rooms_form_no_circles_and_those_of_one_form_no_new_ones() {
    let house = house();
    let room = |file: usize| room_of(&house[file].module).0;
    let mut uses = Graph::new(&house).uses();
    for (file, used) in uses.iter_mut().enumerate() {
        used.retain(|other| !is_excepted(room(file), room(*other)));
    }
    let circles = circles(&uses);
    let names = |circle: &BTreeSet<usize>| -> Vec<String> {
        circle.iter().map(|file| house[*file].module.join("/")).collect()
    };
    for circle in &circles {
        let rooms: BTreeSet<&str> = circle.iter().map(|file| room(*file).place).collect();
        assert!(rooms.len() == 1, "a circle through {rooms:?}: {:#?}", names(circle));
    }
    for Room { place, in_circles, .. } in &ROOMS {
        let here: Vec<_> =
            circles.iter().filter(|circle| room(*circle.first().unwrap()).place == *place).collect();
        let found: usize = here.iter().map(|circle| circle.len()).sum();
        let list = || here.iter().map(|circle| names(circle)).collect::<Vec<_>>();
        assert!(
            found <= *in_circles,
            "{place}: {found} files in circles, {in_circles} before: {:#?}",
            list()
        );
    }
}

#[test]
fn paths_are_read_as_they_are_written() {
    let code = source::code(
        r##"use super::{Cell, layout::{self, Layout as L}}; // crate::comment
        pub use child::Thing;
        use crate::deep; use ::text::{Texts, plain}; use kernel::Game;
        fn f<'a>(c: char) -> bool { c == '"' || "crate::string".len() > cli::run::<u8>() || child::g() }
        mod tests { use super::*; fn g() { super::super::h(); r#"crate::raw"#; } }
        fn h() { Self::new(); std::fs::read(x); deep::sea(); Vec::<u8>::new(); f(::kernel::share) }"##,
    );
    let module = ["games", "common"].map(str::to_owned);
    let packages = [
        ("common", "games/common"),
        ("text", "text"),
        ("kernel", "kernel"),
        ("cli", "cli"),
        ("deep", "deep"),
    ];
    let packages = packages
        .map(|(name, place)| (name.to_owned(), place.split('/').map(str::to_owned).collect::<Vec<_>>()));
    let found = named(&module, &code, &packages.into(), |name| name == "child");
    let ours = found.iter().filter(|named| named.is_ours).map(|named| named.path.join("::"));
    assert_eq!(
        ours.collect::<Vec<_>>(),
        [
            "games::Cell",
            "games::layout",
            "games::layout::Layout",
            "games::common::child::Thing",
            "games::common::deep",
            "text::Texts",
            "text::plain",
            "kernel::Game",
            "cli::run",
            "games::common::child::g",
            "games::common::*",
            "games::h",
            "kernel::share",
        ]
    );
    let binds: Vec<&str> = found.iter().filter_map(|named| named.binds.as_deref()).collect();
    assert_eq!(binds, ["Cell", "layout", "L", "Thing", "deep", "Texts", "plain", "Game"]);
    assert!(found.iter().all(|named| named.passed_on == named.path.ends_with(&["Thing".to_owned()])));
    let others: Vec<_> =
        found.iter().filter(|named| !named.is_ours).map(|named| named.path.join("::")).collect();
    assert_eq!(others, ["Self::new", "std::fs::read", "deep::sea", "Vec"]);
}

#[test]
fn the_rules_use_neither_files_nor_clocks_nor_chance_nor_other_crates() {
    for source in house().iter().filter(|source| room_of(&source.module).0.place == "game/rules") {
        let file = source.module.join("/");
        assert!(!source.code.contains("print!") && !source.code.contains("println!"), "{file} prints");
        for named in source.named.iter().filter(|named| !named.is_ours) {
            let path = named.path.join("::");
            let is_std = named.path[0] == "std";
            for forbidden in ["fs", "io", "time", "env", "thread", "process", "net"] {
                assert!(!is_std || named.path[1] != forbidden, "{file} uses {path}");
            }
            let root = named.path[0].as_str();
            let is_crate = named.is_use || ["rand", "jiff"].contains(&root);
            assert!(!is_crate || is_std || DERIVES.contains(&root), "{file} uses {path}");
        }
    }
}

#[test]
fn only_what_is_drawn_knows_egui() {
    for source in house() {
        let knows = source.code.contains("egui") || source.code.contains("eframe");
        assert!(!knows || room_of(&source.module).0.draws, "{} knows egui", source.module.join("/"));
    }
}
