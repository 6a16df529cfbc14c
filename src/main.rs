//! The program: its window without arguments, otherwise its command line.

// Windows opens no terminal beside the window of a release; what commands say goes where it is sent.
#![cfg_attr(all(feature = "gui", not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    alhambra::cli::run_reporting(alhambra::games::HOUSE, std::env::args_os())
}
