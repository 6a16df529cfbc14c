//! The command line: the program's powers without a window.
//!
//! Each command writes what was asked to stdout; what went wrong is one sentence on stderr and an exit code.

mod advise;
mod analyse;
mod backup;
mod card;
mod config;
mod csv;
mod export;
mod failure;
mod finished;
mod help;
mod import;
mod json;
mod option_words;
mod play;
mod progress_bar;
mod reason;
mod record;
mod render;
mod score;
mod show;
mod simulate;
mod tables;
mod text;
mod usage;
mod value;
mod verify;
mod voice;
mod window;
mod words;

use std::{
    ffi::OsString,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::{FromArgMatches, Parser, Subcommand};

use crate::text::{Language, Texts};
use voice::Voice;

pub use failure::Failure;
pub use show::Shown;
pub use text::position;

#[derive(Debug, Parser)]
#[command(name = "alhambra", version)]
struct CommandLine {
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// Read by [`Voice`] before all else; here it is only checked.
    #[arg(long, global = true, value_name = "en|fr", value_parser = Language::ALL.map(Language::code), hide_possible_values = true)]
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
    Backup(backup::BackUp),
    Restore(backup::Restore),
}

/// Runs the program with these arguments, the program's name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let voice = Voice::of(&arguments);
    let matches = help::command(&voice.texts).try_get_matches_from(arguments);
    let command_line = match matches.and_then(|matches| CommandLine::from_arg_matches(&matches)) {
        Ok(command_line) => command_line,
        Err(error) if error.use_stderr() => {
            return voice.complain(&Failure::Usage(usage::sentence(&voice.texts, &error)));
        }
        Err(help) => {
            // A closed pipe is no reason to fail: who closed it has seen enough.
            drop(help.print());
            return ExitCode::SUCCESS;
        }
    };
    let mut out = io::stdout().lock();
    match command_line.run(&voice.texts, &mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => voice.complain(&failure),
    }
}

impl CommandLine {
    fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        match self.command {
            None => window::start(texts, self.data_dir.as_deref()),
            Some(CliCommand::Verify(verify)) => verify.run(texts, out),
            Some(CliCommand::Show(show)) => show.run(texts, out),
            Some(CliCommand::Score(score)) => score.run(texts, out),
            Some(CliCommand::Advise(advise)) => advise.run(texts, out),
            Some(CliCommand::Analyse(analyse)) => analyse.run(texts, out),
            Some(CliCommand::Import(import)) => import.run(texts, out),
            Some(CliCommand::Play(play)) => play.run(texts, out),
            Some(CliCommand::Simulate(simulate)) => simulate.run(texts, out),
            Some(CliCommand::Render(render)) => render.run(texts),
            Some(CliCommand::Export(export)) => export.run(texts, out),
            Some(CliCommand::Backup(backup)) => backup.run(texts, self.data_dir.as_deref(), out),
            Some(CliCommand::Restore(restore)) => restore.run(texts, self.data_dir.as_deref(), out),
        }
    }
}
