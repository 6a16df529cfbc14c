//! The help of every command, in the language of the run.
//!
//! The commands say which arguments there are; only this says what they are for.

mod arguments;
mod forms;
#[cfg(test)]
mod tests;

use clap::{Arg, Command, CommandFactory};

use super::{CommandLine, Games};
use text::Texts;

/// The command line of a program with these games, with its help in these texts.
pub fn command_line(games: Games, texts: &Texts) -> Command {
    let command = games.with_options(CommandLine::command());
    let mut command = described(command, texts).mut_subcommands(|one| described(one, texts));
    // What clap adds itself, and what is the same for all commands, is there only once all is built.
    command.build();
    laid_out(games, command, texts).mut_subcommands(|one| match one.get_name() {
        "help" => one.about(texts.help_help().to_owned()),
        _ => laid_out(games, one, texts),
    })
}

/// A command with what it does, and with what follows its arguments.
fn described(command: Command, texts: &Texts) -> Command {
    let name = command.get_name().to_owned();
    let Some((about, more)) = arguments::about(&name) else { return command };
    let about = about(texts).to_owned();
    let command = match more {
        Some(more) => command.long_about(format!("{about}.\n\n{}", more(texts))),
        None => command,
    };
    command.about(about).after_help(forms::after(texts, &name))
}

/// A command with what its arguments are for, under headings in the language.
fn laid_out(games: Games, command: Command, texts: &Texts) -> Command {
    let (name, is_long) = (command.get_name().to_owned(), command.get_long_about().is_some());
    let template = template(&command, texts);
    command.help_template(template).mut_args(|argument| {
        let id = argument.get_id().as_str();
        let label = arguments::label(&name, id).or_else(|| games.label(&name, id));
        let Some(label) = label else { return argument };
        let help = with_default(texts, &argument, label(texts));
        let is_of_help = id == "help";
        // clap names defaults in English.
        let argument = argument.help(help).hide_default_value(true);
        if is_of_help && is_long { argument.long_help(texts.help_print_long().to_owned()) } else { argument }
    })
}

fn with_default(texts: &Texts, argument: &Arg, what: &str) -> String {
    match argument.get_default_values() {
        [value] if argument.get_action().takes_values() => texts.help_default(what, &value.to_string_lossy()),
        _ => what.to_owned(),
    }
}

/// What the help of a command consists of, as clap would arrange it.
fn template(command: &Command, texts: &Texts) -> String {
    let (usage, header) = (command.get_styles().get_usage(), command.get_styles().get_header());
    let mut template = format!("{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}", texts.help_usage());
    for (is_there, heading, list) in [
        (command.has_subcommands(), texts.help_commands(), "{subcommands}"),
        (command.get_positionals().next().is_some(), texts.help_arguments(), "{positionals}"),
        (true, texts.help_options(), "{options}"),
    ] {
        if is_there {
            template += &format!("\n\n{header}{heading}{header:#}\n{list}");
        }
    }
    template + "{after-help}"
}
