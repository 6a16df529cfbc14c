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
mod pad_words;
mod play;
mod reason;
mod record;
mod render;
mod score;
mod show;
mod simulate;
mod text;
mod verify;
mod window;
mod words;

use std::{
    ffi::OsString,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::{Parser, Subcommand};

pub use failure::Failure;
pub use show::Shown;
pub use text::position;
pub use words::{event_in_words, note_in_words};

/// Play Alhambra: Roll & Write, and check, show, score, judge and simulate its games.
#[derive(Debug, Parser)]
#[command(name = "alhambra", version, after_help = AFTER_HELP)]
struct CommandLine {
    /// Keeps saves, settings and layouts in this folder; without it in the folder that the environment variable
    /// ALHAMBRA_DATA_DIR names, else in the usual one of the system.
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
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

/// Runs the program with these arguments, the program's name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let command_line = match CommandLine::try_parse_from(arguments) {
        Ok(command_line) => command_line,
        Err(error) if error.use_stderr() => {
            complain(&usage(&error));
            return ExitCode::from(2);
        }
        Err(help) => {
            // A closed pipe is no reason to fail: who closed it has seen enough.
            drop(help.print());
            return ExitCode::SUCCESS;
        }
    };
    let mut out = io::stdout().lock();
    match command_line.run(&mut out).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if failure.has_message() {
                complain(&failure.to_string());
            }
            ExitCode::from(failure.exit_code())
        }
    }
}

impl CommandLine {
    fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.command {
            None => window::start(self.data_dir.as_deref()),
            Some(CliCommand::Verify(verify)) => verify.run(out),
            Some(CliCommand::Show(show)) => show.run(out),
            Some(CliCommand::Score(score)) => score.run(out),
            Some(CliCommand::Advise(advise)) => advise.run(out),
            Some(CliCommand::Analyse(analyse)) => analyse.run(out),
            Some(CliCommand::Import(import)) => import.run(out),
            Some(CliCommand::Play(play)) => play.run(out),
            Some(CliCommand::Simulate(simulate)) => simulate.run(out),
            Some(CliCommand::Render(render)) => render.run(),
        }
    }
}

fn complain(message: &str) {
    // Without a stderr there is nobody to tell; the exit code still says it.
    drop(writeln!(io::stderr(), "alhambra: {message}"));
}

/// A usage error of clap in one sentence: without its usage lines.
fn usage(error: &clap::Error) -> String {
    let text = error.to_string();
    let sentence = text.split("\n\nUsage:").next().unwrap_or_default();
    let sentence = sentence.split("\n\nFor more information").next().unwrap_or_default();
    let words: Vec<&str> = sentence.trim_start_matches("error:").split_whitespace().collect();
    format!("{} (see --help)", words.join(" "))
}
