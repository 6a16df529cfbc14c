//! `alhambra man` and `alhambra completions`: every command has a page, and every shell completes it.

use std::fs;

use alhambra::{
    cli::{GameChoice, command_line},
    games::HOUSE,
    text::{Language, Texts},
};

use crate::cli::run::Place;

/// The names of all commands but `help`.
fn commands() -> Vec<String> {
    let all = command_line(GameChoice::any(HOUSE), &Texts::new(Language::English));
    let names = all.get_subcommands().map(|command| command.get_name().to_owned());
    names.filter(|name| name != "help").collect()
}

#[test]
fn every_command_has_a_page_that_the_page_of_the_program_names() {
    let place = Place::new();
    let said = place.run("man -o share/man").fine();
    let first = place.read("share/man/alhambra.1");
    for name in commands() {
        let page = place.read(&format!("share/man/alhambra-{name}.1"));
        assert!(page.contains(&format!("\n.TH alhambra-{name} 1 \" \" \"alhambra ")), "{page}");
        assert!(page.contains("\n.SH EXAMPLES\n.nf\n"), "{page}");
        assert!(first.contains(&format!("alhambra\\-{name}(1)")), "{name} is not in\n{first}");
        assert!(said.contains(&format!("alhambra-{name}.1")), "{said}");
    }
    assert!(!first.contains("alhambra\\-help(1)") && !place.path("share/man/alhambra-help.1").exists());
    assert_eq!(fs::read_dir(place.path("share/man")).unwrap().count(), commands().len() + 1);
}

#[test]
fn examples_and_exit_codes_stay_in_lines_of_their_own() {
    let place = Place::new();
    place.run("man -o pages").fine();
    let page = place.read("pages/alhambra.1");
    assert!(page.contains("\n.nf\n  alhambra\n  alhambra game.json\n"), "{page}");
    assert!(page.contains("   2  usage       the command line is not understood\n"), "{page}");
}

#[test]
fn the_options_of_each_game_have_a_heading_of_their_own() {
    let place = Place::new();
    place.run("man -o pages").fine();
    for name in ["play", "simulate"] {
        let page = place.read(&format!("pages/alhambra-{name}.1"));
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        let [.., options, dice, tiles, examples] = headings[..] else { panic!("{headings:?}") };
        assert_eq!((options, examples), ("OPTIONS", "EXAMPLES"));
        assert!(dice.contains("OPTIONS FOR ROLL & WRITE") && tiles.contains("THE TILE GAME"), "{headings:?}");
        let of_tiles = page.split("\n.SH ").find(|section| section.contains("THE TILE GAME")).unwrap();
        assert!(of_tiles.contains("\\-\\-modules") && !of_tiles.contains("\\-\\-phantoms"), "{of_tiles}");
    }
}

#[test]
fn pages_are_in_english_and_go_to_standard_output_one_after_another() {
    let place = Place::new();
    let all = place.run("man").fine();
    assert_eq!(all.matches("\n.TH ").count(), commands().len() + 1);
    assert_eq!(place.run("man -o - --language fr").fine(), all);
}

#[test]
fn an_existing_page_is_replaced_only_when_told() {
    let place = Place::new();
    place.write("alhambra-verify.1", "of somebody else");
    assert!(place.run("man -o .").failed(74).contains("alhambra-verify.1"));
    assert_eq!(place.read("alhambra-verify.1"), "of somebody else");
    assert!(!place.path("alhambra.1").exists());
    place.run("man -o . --force").fine();
    assert!(place.read("alhambra-verify.1").contains(".SH EXAMPLES"));
}

#[test]
fn every_shell_completes_every_command() {
    let place = Place::new();
    for shell in ["bash", "zsh", "fish"] {
        let script = place.run(&format!("completions {shell}")).fine();
        for name in commands() {
            assert!(script.contains(&name), "{name} is not in\n{script}");
        }
        for option in ["rollouts", "against-phantoms", "third-player-modules"] {
            assert!(script.contains(option), "{option} is not in\n{script}");
        }
    }
    let said = place.run("completions elvish").failed(2);
    assert!(said.contains("bash, zsh, fish"), "{said}");
    assert!(place.run("completions").failed(2).contains("<bash|zsh|fish>"));
}
