//! Plays that other programs kept: exports of BG Stats, plays of BoardGameGeek, and tables as CSV. They are read bit by
//! bit, whatever is not of one of our games is counted and left out, and nothing is taken in here.

mod bg_stats;
mod bgg;
mod cells;
mod columns;
mod decode;
mod incoming;
mod play;
mod refusal;
mod sniff;
mod table;
#[cfg(test)]
mod tests;
mod understood;
mod words;

pub use columns::Column;
pub use incoming::{Incoming, read};
pub use play::{Play, PlayKey, Player, play_key};
pub use refusal::{MOST_CSV, MOST_LINES, MOST_STREAMED, Program, Refusal, Unusable};
pub use sniff::{is_called_table, is_plays};
pub use table::CsvTable;
pub use understood::{KnownGame, Reading, Understood};
pub use words::{column_name, refusal, unusable};
