//! The command line: everything the program can do, without a window.
//!
//! Each command writes what was asked for to stdout; what went wrong is one sentence on stderr and an exit
//! code.

mod advise;
mod analyse;
mod backup;
mod completions;
mod crash;
mod data_folder;
mod export;
mod game_choice;
mod help;
mod import;
mod install;
mod man;
mod open;
mod play;
mod plays;
mod render;
mod reporter;
mod score;
#[cfg(feature = "gui")]
mod short_names;
mod show;
mod simulate;
mod statistics;
mod usage;
mod verify;
mod window;

use std::{
    ffi::OsString,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::{Command, CommandFactory, FromArgMatches, Parser, Subcommand};

use common::contract::GameList;
use reporter::Reporter;
use text::{Language, Texts};

pub use common::commands::Failure;
pub use game_choice::GameChoice;
pub use help::command_line;

#[derive(Debug, Parser)]
#[command(name = "alhambra", version)]
struct CommandLine {
    #[arg(value_name = "FILE|CODE")]
    open: Option<String>,
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// Read by [`Reporter`] before anything else; here it is only checked.
    #[arg(long, global = true, value_name = Language::CODES, value_parser = Language::ALL.map(Language::code), hide_possible_values = true)]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<CliCommand>,
}

#[derive(Debug, Subcommand)]
enum CliCommand {
    Verify(verify::Verify),
    Show(show::Show),
    Score(score::Score),
    Advise(advise::Advise),
    Analyse(analyse::Analyse),
    Import(import::Import),
    Play(play::Play),
    Simulate(simulate::Simulate),
    Render(render::Render),
    Export(export::Export),
    Statistics(statistics::Statistics),
    Backup(backup::BackUp),
    Restore(backup::Restore),
    Install(install::Install),
    Man(man::Manual),
    Completions(completions::Completions),
}

/// Runs the program as people run it, with these games and arguments, the program's name first: panics are reported,
/// and the fonts of the system may be used.
pub fn run_reporting(list: GameList, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let reporter = Reporter::of(&arguments);
    crash::watch(&reporter, &arguments);
    #[cfg(feature = "gui")]
    ui::theme::use_system_fonts();
    run_as(list, &reporter, &arguments)
}

/// Runs the program with these games and arguments, the program's name first.
pub fn run(list: GameList, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    run_as(list, &Reporter::of(&arguments), &arguments)
}

fn run_as(list: GameList, reporter: &Reporter, arguments: &[OsString]) -> ExitCode {
    let choice = GameChoice::named_in(list, arguments);
    let command_line = match understood(choice, &reporter.texts, arguments) {
        Ok(command_line) => command_line,
        Err(error) if error.use_stderr() => {
            return reporter.print_error(&Failure::Usage(usage::sentence(&reporter.texts, &error)));
        }
        Err(help) => {
            let printed = help.print().and_then(|()| io::stdout().flush());
            return printed.map_or_else(|error| reporter.print_error(&error.into()), |()| ExitCode::SUCCESS);
        }
    };
    let mut out = io::stdout().lock();
    match command_line.run(choice, &reporter.texts, &mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => reporter.print_error(&failure),
    }
}

/// The parsed command line, or what is wrong with it. A word that is neither a command nor something to open is a
/// mistyped command: clap suggests a command only where nothing can be opened.
fn understood(choice: GameChoice, texts: &Texts, arguments: &[OsString]) -> Result<CommandLine, clap::Error> {
    let matches = command_line(choice, texts).try_get_matches_from(arguments);
    let read = matches.and_then(|matches| {
        crash::note_command(matches.subcommand_name());
        CommandLine::from_arg_matches(&matches)
    });
    match read {
        Ok(line) if line.is_sound(choice.list, texts) => Ok(line),
        Err(help) if !help.use_stderr() => Err(help_of_all(choice.list, texts, arguments).unwrap_or(help)),
        read => commands_alone(choice).try_get_matches_from(arguments).err().map_or(read, Err),
    }
}

/// The help that these arguments ask for: whatever game they name, it tells the options of every game.
fn help_of_all(list: GameList, texts: &Texts, arguments: &[OsString]) -> Option<clap::Error> {
    command_line(GameChoice::any(list), texts).try_get_matches_from(arguments).err()
}

/// The commands and options, without what can be opened.
fn commands_alone(choice: GameChoice) -> Command {
    let all = choice.with_options(CommandLine::command());
    let options = all.get_arguments().filter(|argument| !argument.is_positional());
    Command::new("alhambra").args(options).subcommands(all.get_subcommands())
}

impl CommandLine {
    /// Whether a word that is not a command can be opened, and stands alone.
    fn is_sound(&self, list: GameList, texts: &Texts) -> bool {
        self.open.as_ref().is_none_or(|word| self.command.is_none() && open::is_opening(list, texts, word))
    }

    fn run(self, choice: GameChoice, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let list = choice.list;
        match self.command {
            None => {
                let opening = self.open.map(|word| open::opening(list, texts, &word));
                window::start(list, texts, self.data_dir.as_deref(), opening, out)
            }
            Some(CliCommand::Verify(verify)) => verify.run(list, texts, out),
            Some(CliCommand::Show(show)) => show.run(list, texts, out),
            Some(CliCommand::Score(score)) => score.run(list, texts, out),
            Some(CliCommand::Advise(advise)) => advise.run(list, texts, out),
            Some(CliCommand::Analyse(analyse)) => analyse.run(list, texts, out),
            Some(CliCommand::Import(import)) => import.run(list, texts, self.data_dir.as_deref(), out),
            Some(CliCommand::Play(play)) => play.run(choice, texts, out),
            Some(CliCommand::Simulate(simulate)) => simulate.run(choice, texts, out),
            Some(CliCommand::Render(render)) => render.run(list, texts, self.data_dir.as_deref(), out),
            Some(CliCommand::Export(export)) => export.run(list, texts, self.data_dir.as_deref(), out),
            Some(CliCommand::Statistics(statistics)) => {
                statistics.run(list, texts, self.data_dir.as_deref(), out)
            }
            Some(CliCommand::Backup(backup)) => backup.run(texts, self.data_dir.as_deref(), out),
            Some(CliCommand::Restore(restore)) => restore.run(texts, self.data_dir.as_deref(), out),
            Some(CliCommand::Install(install)) => install.run(texts, self.data_dir.as_deref(), out),
            Some(CliCommand::Man(manual)) => {
                manual.run(|texts| command_line(GameChoice::any(list), texts), texts, out)
            }
            Some(CliCommand::Completions(completions)) => {
                completions.run(command_line(GameChoice::any(list), texts), out)
            }
        }
    }
}
