//! The command line: the program's powers without a window.
//!
//! Each command writes what was asked to stdout; what went wrong is one sentence on stderr and an exit code.

mod advise;
mod analyse;
mod card;
mod config;
mod failure;
mod finished;
mod import;
mod json;
mod option_words;
mod play;
mod reason;
mod record;
mod render;
mod score;
mod show;
mod simulate;
mod text;
mod usage;
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

use clap::{Parser, Subcommand, ValueEnum};

use crate::text::Texts;
use voice::Voice;

pub use failure::Failure;
pub use show::Shown;
pub use text::position;

/// Play Alhambra: Roll & Write, and check, show, score, judge and simulate its games.
#[derive(Debug, Parser)]
#[command(name = "alhambra", version, after_help = AFTER_HELP)]
struct CommandLine {
    /// Keeps saves, settings and layouts in this folder; without it in the folder that the environment variable
    /// ALHAMBRA_DATA_DIR names, else in the usual one of the system.
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// The language: English or French; without it the one of the settings, else that of the system.
    #[arg(long, global = true, value_enum, value_name = "en|fr", hide_possible_values = true)]
    language: Option<LanguageOption>,
    #[command(subcommand)]
    command: Option<CliCommand>,
}

const AFTER_HELP: &str = "\
Without a command the program opens its window.

Examples:
  alhambra
  alhambra play --players greedy --seed 7 -o game.json
  alhambra verify game.json
  alhambra show game.json --at 40
  alhambra advise game.json --at 40
  alhambra analyse game.json
  alhambra import table.txt -o table.json
  alhambra simulate --players random,greedy --games 100000

Exit codes:
   0  fine
   1  the answer is no (verify: not all are good records)
   2  the command line asks for what does not exist
  65  the one input is bad: its faults are listed
  66  the input cannot be read
  69  no window can open: there is no display
  74  the output cannot be written";

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
}

/// The languages, as `--language` names them.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum LanguageOption {
    En,
    Fr,
}

/// Runs the program with these arguments, the program's name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let voice = Voice::of(&arguments);
    let command_line = match CommandLine::try_parse_from(arguments) {
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
        }
    }
}
