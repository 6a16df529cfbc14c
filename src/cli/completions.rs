//! `alhambra completions`: what a shell needs to complete commands and options.

use std::io::Write;

use clap::{Args, Command, ValueEnum};
use clap_complete::{generate, shells};

use common::commands::Failure;

#[derive(Debug, Args)]
pub(super) struct Completions {
    #[arg(value_enum, value_name = "bash|zsh|fish", hide_possible_values = true)]
    shell: Shell,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Shell {
    Bash,
    Zsh,
    Fish,
}

impl Completions {
    /// Writes the completions of the whole command line.
    pub(super) fn run(self, mut command: Command, out: &mut dyn Write) -> Result<(), Failure> {
        let name = command.get_name().to_owned();
        // clap panics where it cannot write, so it writes to memory.
        let mut script = Vec::new();
        match self.shell {
            Shell::Bash => generate(shells::Bash, &mut command, name, &mut script),
            Shell::Zsh => generate(shells::Zsh, &mut command, name, &mut script),
            Shell::Fish => generate(shells::Fish, &mut command, name, &mut script),
        }
        Ok(out.write_all(&script)?)
    }
}
