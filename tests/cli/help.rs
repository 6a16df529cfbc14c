//! The help explains everything, in every language.

use alhambra::{
    cli::{GameChoice, command_line},
    games::HOUSE,
    text::{Language, Texts},
};
use clap::{Arg, Command};

fn in_all_languages() -> [Command; Language::ALL.len()] {
    Language::ALL.map(|language| command_line(GameChoice::any(HOUSE), &Texts::new(language)))
}

/// Every command but `help`, whose arguments are the commands.
fn all(command: &Command) -> Vec<&Command> {
    let others = command.get_subcommands().filter(|one| one.get_name() != "help");
    std::iter::once(command).chain(others).collect()
}

#[test]
fn every_command_and_argument_is_explained_in_all_languages() {
    let [english, others @ ..] = in_all_languages();
    for other in &others {
        explained_in_both(&english, other);
    }
}

fn explained_in_both(english: &Command, french: &Command) {
    for (english, french) in all(english).into_iter().zip(all(french)) {
        let name = english.get_name();
        let parts = |command: &Command| {
            let texts = [command.get_about(), command.get_long_about(), command.get_after_help()];
            texts.map(|text| text.map(ToString::to_string))
        };
        for (english, french) in parts(english).into_iter().zip(parts(french)) {
            assert!(english.is_none() || english != french, "{name}: {english:?}");
        }
        assert!(english.get_about().is_some() && english.get_after_help().is_some(), "{name}");
        for (english, french) in english.get_arguments().zip(french.get_arguments()) {
            let [told, other] =
                [english, french].map(|argument| argument.get_help().map(ToString::to_string));
            assert!(told.is_some() && told != other, "{name} {}: {told:?}", english.get_id());
            let [under, other] = [english, french].map(Arg::get_help_heading);
            assert!(under.is_some() && under != other, "{name} {}: {under:?}", english.get_id());
            assert!(
                english.is_hide_possible_values_set() || english.get_possible_values().is_empty(),
                "{name}"
            );
        }
    }
    let [english, french] = [english, french].map(|command| {
        command.find_subcommand("help").and_then(|help| help.get_about()).map(ToString::to_string)
    });
    assert!(english.is_some() && english != french);
}

#[test]
fn a_french_help_has_no_heading_of_clap() {
    let mut french = command_line(GameChoice::any(HOUSE), &Texts::new(Language::French));
    for command in french.get_subcommands_mut().filter(|command| command.get_name() != "help") {
        let help = command.render_long_help().to_string();
        for english in ["Usage:", "Options:", "Arguments:", "Commands:", "[default", "[possible", "Print"] {
            assert!(!help.contains(english), "{english} is in\n{help}");
        }
    }
}
