//! What commands of the command line need, the program's own and those of its games: texts of files, values of options, bars,
//! somewhere to write, and why nothing was done.

mod advice;
mod computer_game;
mod failure;
mod input;
mod output;
mod players;
mod progress_bar;
mod refused;
mod reveal;
mod review_report;
mod simulation_report;
mod standings;
mod value;
mod words;

pub use advice::{AdviceReport, advice_budget, basis_json, cut_json, estimate_json, refined, unit};
pub use computer_game::{computer_header, computer_seats};
pub use failure::Failure;
pub use input::{Input, bad, check_readable, input_of, name_of, stream, text_of, text_of_open};
pub use output::{Output, check_free};
pub use players::Players;
pub use progress_bar::ProgressBar;
pub use refused::Refused;
pub use reveal::Reveal;
pub use review_report::ReviewReport;
pub use simulation_report::SimulationReport;
pub use standings::tournament_report;
pub use value::{BadValue, at_least, moment, number, seed, size, within};
pub use words::file_name;
