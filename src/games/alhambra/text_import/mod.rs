//! A whole table written down as text, one line a row and scoring: read, and written again.
//!
//! ```text
//! players Ada Ben "Old Tom"
//! modules camps
//! scoring 1 Ada 2 0 1 2 1 0 wall 7 camps 3 2
//! ```

mod export;
mod fault;
mod header;
mod lines;
mod options;
mod scored;

use crate::pad::PadExt;
use jiff::{Timestamp, tz::TimeZone};

use super::{
    log::SetUp,
    pad::{Pad, PadError, PadEvent},
};
use common::written::{ENDED, TextFaults, Written, give_colours, id};
use kernel::record::Header;
use lines::{FIRST, GRAMMAR};

pub use export::written;
pub use fault::WrittenFault;

/// Faults, each with its line.
type Faults = Vec<(usize, WrittenFault)>;

/// Whether a text is a table of this game.
#[must_use]
pub fn is_written(text: &str) -> bool {
    GRAMMAR.is_of(text)
}

/// Reads a written table. `now` stands for a date that is not given, and times are those of `zone`. The same text makes
/// the same game.
///
/// # Errors
/// All faults at once, each with its line.
pub fn read_written(text: &str, now: Timestamp, zone: &TimeZone) -> Result<Pad, TextFaults<WrittenFault>> {
    let mut faults = Faults::new();
    let mut read = Written::read(text, &GRAMMAR, zone);
    let names = header::names(&mut read, &mut faults);
    let players = read.players.len();
    let mut seats = header::seats(&names, players);
    give_colours(&mut seats);
    read.seat(&names);
    let options = options::read(&mut read);
    let tiles = header::tiles(&mut read, &mut faults);
    let lines = scored::lines(&mut read);
    let Ok(setup) = SetUp::with_tiles(players, tiles, options) else {
        // Without players that is said already.
        faults.extend((players > 0).then_some((0, WrittenFault::Players(players))));
        return Err(read.faults(seats, faults));
    };
    let header = Header::new(&id(text), "", seats.clone());
    let mut pad = Pad::new(read.describe(header), setup);
    if let Some(said) = read.once(FIRST) {
        let entered = pad.enter(PadEvent::First { row: said.row() });
        faults.extend(entered.err().map(|error| (said.line, WrittenFault::Pad(error))));
    }
    scored::enter(&mut pad, &lines, &mut faults);
    scored::enter_leftovers(&mut read, &mut pad, &mut faults);
    if read.is_whole() && read.is_good() {
        scored::without_lines(&names, &lines, &mut faults);
    }
    let (is_over, ended) = (pad.is_complete(), read.line_of(ENDED));
    read.put_times(&mut pad.header, is_over, now);
    read.check_size(&pad.header, pad.log().len());
    if ended > 0 && !is_over && faults.is_empty() && read.is_good() {
        faults.push((ended, WrittenFault::Pad(PadError::NotScored)));
    }
    if faults.is_empty() && read.is_good() { Ok(pad) } else { Err(read.faults(seats, faults)) }
}
