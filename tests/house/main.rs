//! The arrows of the house: which room may know which others, down to the rooms within a game and within the program
//! (docs/architecture.md).
#![allow(clippy::unwrap_used)]

mod all_tests;
mod graph;
mod measures;
mod rooms;
mod source;
#[path = "../texts.rs"]
mod texts;
mod window_tests;

use std::{collections::BTreeSet, path::Path};

use graph::{Graph, circles};
use rooms::{DOOR, EXCEPTIONS, ROOMS, Room, is_excepted, may_know, room_of};
use source::{Named, Source, named, sources};

/// What the rules may use besides the standard library: derives.
const DERIVES: [&str; 2] = ["serde", "schemars"];

fn house() -> Vec<Source> {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

#[test]
fn every_room_knows_only_what_the_table_of_arrows_allows() {
    let house = house();
    let graph = Graph::new(&house);
    let mut violations = BTreeSet::new();
    let mut needed = BTreeSet::new();
    for source in &house {
        // A folder's re-exports of its own contents are checked where they are used.
        let is_own = |named: &Named| named.passed_on && named.path.starts_with(&source.module);
        for named in source.named.iter().filter(|named| named.is_ours && !is_own(named)) {
            let way = graph.way(&named.path);
            let is_door = |file: &usize| room_of(&house[*file].module).0.place == DOOR;
            let way = &way[..way.iter().position(is_door).map_or(way.len(), |door| door + 1)];
            for (step, file) in way.iter().enumerate() {
                let module = &house[*file].module;
                // A re-export by a folder above counts as the item itself, wherever it lies.
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
fn files_of_different_rooms_form_no_circles_and_those_of_one_room_no_new_ones() {
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
fn only_rooms_that_draw_know_egui() {
    for source in house() {
        let knows = source.code.contains("egui") || source.code.contains("eframe");
        assert!(!knows || room_of(&source.module).0.draws, "{} knows egui", source.module.join("/"));
    }
}
