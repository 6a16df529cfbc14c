//! What every screen shows, in light and in dark, compared with coarse values in the folder `values`; and that every
//! text is shown in full, in every language.
//!
//! `ALHAMBRA_PICTURES=write cargo test --test pictures` rewrites the values; `look` instead of `write` writes all
//! pictures in full size into the target folder, and `ALHAMBRA_SCENES=pad` leaves out every scene without this in its name.
//! `.ci/pictures-before pad` draws those scenes as they were one commit earlier.
#![cfg(feature = "gui")]
#![allow(missing_docs, clippy::unwrap_used)]

mod clipped;
mod contrast;
#[path = "../app/desk.rs"]
#[allow(dead_code, reason = "tests/app uses all of it")]
mod desk;
mod frozen;
#[path = "../../examples/pictures/gallery.rs"]
#[allow(dead_code, reason = "the example draws it")]
mod gallery;
mod mutations;
#[path = "../support/raster.rs"]
mod raster;
mod records;
mod scenes;
#[path = "../support/shrunk.rs"]
mod shrunk;
mod values;

#[test]
fn every_screen_looks_as_it_did() {
    frozen::at_a_known_place("every_screen_looks_as_it_did", frozen::compare_all);
}

#[test]
fn no_text_is_clipped_in_any_language() {
    frozen::at_a_known_place("no_text_is_clipped_in_any_language", clipped::look_at_all);
}

#[test]
fn the_gallery_shows_the_screens_of_its_list() {
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let said = "is not as listed: `cargo run --example pictures -- docs --gallery`";
    assert_eq!(std::fs::read_to_string(docs.join("gallery.md")).unwrap(), gallery::page(), "the page {said}");
    let names = |files: Vec<String>| std::collections::BTreeSet::from_iter(files);
    let there = std::fs::read_dir(docs.join("gallery")).unwrap();
    let there = there.map(|entry| format!("gallery/{}", entry.unwrap().file_name().display())).collect();
    assert_eq!(names(there), names(gallery::shown().map(gallery::file).collect()), "the folder {said}");
}
