//! The program as a person meets it: driven by what a screen reader would say, in a folder of its own.
#![cfg(feature = "gui")]
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../support/painted.rs"]
mod painted;
#[path = "../support/raster.rs"]
mod raster;

mod actions;

mod advice;
mod announced;
mod around;
mod backups;
mod branch;
mod challenges;
mod changed_elsewhere;
mod clear;
mod crash;
mod dates;
mod desk;
mod drags;
mod endings;
mod fast_hands;
mod files;
mod front;
mod game;
mod history;
mod keep_places;
mod kills;
mod late_entry;
mod ledger;
mod left_forms;
mod lesson;
mod long_names;
mod mending;
mod new_game;
mod notices;
mod one_pad;
mod opening;
mod pad;
mod pages;
mod paper_games;
mod past_tables;
mod people;
mod photos;
mod play;
mod plays_in;
mod primary;
mod review;
mod rules;
mod seats;
mod second_clicks;
mod settings_page;
mod sheet_list;
mod sheets;
mod sizes;
mod statistics;
mod tile_game;
mod tips;
mod toy_game;
mod training;
mod trial;
mod turn;
mod turning_dice;
mod twice;
mod typed;
mod typed_totals;
mod unsaved;
mod whole_tables;

// Screens by themselves, without the program around them.
#[path = "../looks.rs"]
mod looks;
#[path = "../map.rs"]
mod map;
#[path = "../saved_games/mod.rs"]
mod saved_games;
#[path = "../tiles.rs"]
mod tiles;
