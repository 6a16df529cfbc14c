//! The program: its window without arguments, otherwise its command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    alhambra::cli::run_reporting(alhambra::games::HOUSE, std::env::args_os())
}
