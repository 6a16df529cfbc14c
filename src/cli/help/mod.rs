//! The help of every command, in the language of the run.
//!
//! The commands say which arguments there are; what they are for is said only here.

mod arguments;
mod forms;
#[cfg(test)]
mod tests;

use clap::{Arg, Command, CommandFactory};

use super::{CommandLine, GameChoice};
use text::Texts;

/// The command line with the options of a game or of all, and with its help in these texts.
pub fn command_line(choice: GameChoice, texts: &Texts) -> Command {
    let command = choice.with_options(CommandLine::command());
    let mut command = described(command, texts).mut_subcommands(|one| described(one, texts));
    // What clap itself adds, and what all commands share, is there only once everything is built.
    command.build();
    laid_out(choice, command, texts).mut_subcommands(|one| match one.get_name() {
        "help" => one.about(texts.help_help().to_owned()),
        _ => laid_out(choice, one, texts),
    })
}

/// A command with what it does, and with what comes after its arguments.
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

/// A command with what its arguments are for, under headings in the language of the run.
fn laid_out(choice: GameChoice, command: Command, texts: &Texts) -> Command {
    let (name, is_long) = (command.get_name().to_owned(), command.get_long_about().is_some());
    let usage = command.get_styles().get_usage();
    let usage = format!("{usage}{}{usage:#} {{usage}}", texts.help_usage());
    let template = format!("{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}");
    let command = command.help_template(template).subcommand_help_heading(heading(texts.help_commands()));
    command.mut_args(|argument| {
        let Some((under, what)) = explained(choice, &name, &argument, texts) else { return argument };
        let help = with_default(texts, &argument, &what);
        let is_of_help = argument.get_id() == "help";
        // clap names defaults in English.
        let argument = argument.help(help).help_heading(heading(&under)).hide_default_value(true);
        if is_of_help && is_long { argument.long_help(texts.help_print_long().to_owned()) } else { argument }
    })
}

/// The heading of an argument, and what it is for: a game may have more to say of an option of all.
fn explained(choice: GameChoice, command: &str, argument: &Arg, texts: &Texts) -> Option<(String, String)> {
    let id = argument.get_id().as_str();
    let by_game = choice.labels(command, id);
    let Some(label) = arguments::label(command, id) else {
        let (game, label) = by_game.first()?;
        return Some((texts.help_game_options(game.name(texts)), label(texts).to_owned()));
    };
    let under = if argument.is_positional() { texts.help_arguments() } else { texts.help_options() };
    let what = by_game.iter().fold(label(texts).to_owned(), |what, (game, label)| {
        texts.help_in_game(&what, game.id(), label(texts))
    });
    Some((under.to_owned(), what))
}

/// A heading as clap takes it, which sets the colon itself.
fn heading(text: &str) -> String {
    text.trim_end_matches(':').to_owned()
}

fn with_default(texts: &Texts, argument: &Arg, what: &str) -> String {
    match argument.get_default_values() {
        [value] if argument.get_action().takes_values() => texts.help_default(what, &value.to_string_lossy()),
        _ => what.to_owned(),
    }
}
