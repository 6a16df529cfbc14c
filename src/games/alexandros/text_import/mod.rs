//! A whole table written down as text, one line an entry: read, and written again.
//!
//! ```text
//! players Ada Ben "Old Tom"
//! goal 80
//! 1 walls Ada 3
//! 2 province 1 9 TTHASL
//! 2 occupy Ben 1 T
//! 3 taxes "Old Tom" L
//! end
//! ```

mod entry;
mod export;
mod fault;
mod head;

use jiff::{Timestamp, tz::TimeZone};

use super::{
    log::{GAME, SetupFault},
    pad::{LedgerEvent, LedgerGame},
    rules::{ConfigFault, GameConfig},
};
use crate::{
    games::common::written::{Times, id, is_of_game, words},
    kernel::record::{Header, excess},
};
use head::Head;

pub use export::written;
pub use fault::{TextFault, WrittenFault};

/// Whether a text is a table of this game: it says so, or a line of it begins with a turn and says what happened.
#[must_use]
pub fn is_written(text: &str) -> bool {
    let tells_of_a_turn = |line: &str| {
        let mut words = line.split_whitespace();
        words.next().is_some_and(|turn| turn.parse::<u16>().is_ok()) && words.next().is_some()
    };
    is_of_game(text, GAME) || text.lines().any(tells_of_a_turn)
}

/// Reads a written table. `now` stands for a date that is not given, and times are those of `zone`. The same text makes
/// the same game.
///
/// # Errors
/// All faults at once, each with its line.
pub fn read_written(text: &str, now: Timestamp, zone: &TimeZone) -> Result<LedgerGame, Vec<TextFault>> {
    let mut faults = Vec::new();
    let mut head = Head::default();
    let mut entries: Vec<(usize, LedgerEvent)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let read = words(line).ok_or(WrittenFault::OpenQuote).and_then(|words| match words.split_first() {
            None => Ok(None),
            Some((word, rest)) if entry::begins(word) => entry::read(word, rest, &head.players).map(Some),
            Some((word, rest)) => head.read((number, word), rest, zone).map(|()| None),
        });
        match read {
            Ok(Some(event)) => entries.push((number, event)),
            Ok(None) => {}
            Err(fault) => faults.push(TextFault { line: number, fault }),
        }
    }
    let of_all = |fault| TextFault { line: 0, fault };
    let table = match config(&head) {
        Ok(config) => start(text, &head, config, zone),
        Err(wrong) => Err(wrong.into_iter().map(WrittenFault::Setup).collect()),
    };
    let mut table = match table {
        Ok(table) => table,
        Err(wrong) => {
            faults.splice(0..0, wrong.into_iter().map(of_all));
            return Err(faults);
        }
    };
    for (line, event) in entries {
        if let Err(error) = table.enter(event) {
            faults.push(TextFault { line, fault: WrittenFault::Ledger(error) });
        }
    }
    let is_over = table.is_complete();
    let times = Times { now, zone, began: head.began, ended: head.ended };
    if let Err(fault) = times.put_into(&mut table.header, is_over) {
        faults.push(TextFault { line: head.ended_at, fault: WrittenFault::Ended(fault) });
    }
    if let Some(excess) = excess(&table.header, table.log().len()) {
        faults.push(of_all(WrittenFault::Excess(excess)));
    }
    if faults.is_empty() { Ok(table) } else { Err(faults) }
}

fn config(head: &Head) -> Result<GameConfig, Vec<SetupFault>> {
    let players = head.players.len();
    let one = |fault: ConfigFault| vec![SetupFault::Config(fault)];
    let config = GameConfig::new(players).map_err(one)?.with_options(head.options);
    let config = match head.goal {
        Some(goal) => config.with_goal(goal).map_err(one)?,
        None => config,
    };
    match head.board() {
        None => Ok(config),
        Some(Ok(board)) => Ok(config.with_board(board)),
        Some(Err(faults)) => Err(faults.into_iter().map(SetupFault::Board).collect()),
    }
}

fn start(
    text: &str,
    head: &Head,
    config: GameConfig,
    zone: &TimeZone,
) -> Result<LedgerGame, Vec<WrittenFault>> {
    let header = Header::new(&id(text), &head.board_name, head.seats());
    LedgerGame::start(head.words.clone().put_into(header, zone), config, None)
        .map_err(|error| vec![WrittenFault::Ledger(error)])
}
