//! What a start of the program and a window say to each other: one message, limited in size and time, and one answer.

use std::{
    io::{self, ErrorKind, Read as _, Write as _},
    net::{Ipv4Addr, Shutdown, SocketAddr, TcpStream},
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use super::addresses::Address;

/// The most bytes of a message: the longest path takes a quarter of that.
const MOST_BYTES: usize = 16 << 10;
/// The most letters of a sentence: each takes six bytes of JSON or fewer.
const MOST_LETTERS: usize = 2_000;
/// How long either side waits for the other.
const PATIENCE: Duration = Duration::from_secs(2);
/// The answer of a window that will open it.
const OPENED: &[u8] = b"opened\n";

/// What is to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// The file at this absolute path.
    File(String),
    /// The challenge with this code.
    Code(String),
    /// The backup at this absolute path: what is to become of it.
    Backup(String),
    /// Nothing: this sentence says what is wrong with what was asked for.
    Wrong(String),
}

impl Opening {
    /// What a window is to say about something that cannot be opened; a very long sentence is cut to fit a message.
    #[must_use]
    pub fn wrong(sentence: &str) -> Self {
        let mut letters = sentence.chars();
        let start: String = letters.by_ref().take(MOST_LETTERS).collect();
        Self::Wrong(if letters.next().is_some() { start + "…" } else { start })
    }
}

/// What a window is told.
#[derive(Serialize, Deserialize)]
struct Message {
    token: String,
    open: Opening,
}

/// How often a window is asked: with very many callers at once, it may not hear all of them.
const TIMES: usize = 3;

/// Asks the window at an address, and waits for its answer.
pub fn ask(address: &Address, opening: &Opening) -> io::Result<()> {
    let mut asked = ask_once(address, opening);
    for _ in 1..TIMES {
        match &asked {
            // It has hung up. Whoever is not heard in time will not be heard later, either.
            Err(error) if matches!(error.kind(), ErrorKind::InvalidData | ErrorKind::ConnectionReset) => {
                asked = ask_once(address, opening);
            }
            _ => break,
        }
    }
    asked
}

fn ask_once(address: &Address, opening: &Opening) -> io::Result<()> {
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, address.port));
    let mut stream = TcpStream::connect_timeout(&at, PATIENCE)?;
    let message = Message { token: address.token.clone(), open: opening.clone() };
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(&serde_json::to_vec(&message)?)?;
    stream.shutdown(Shutdown::Write)?;
    if all_said(&mut stream)? == OPENED { Ok(()) } else { Err(ErrorKind::InvalidData.into()) }
}

/// Hears a caller, passes what it asks for to `heard`, and answers once `open` has accepted it; a caller that does not
/// know the token gets no answer.
pub fn answer(
    stream: &mut TcpStream,
    address: &Address,
    heard: &dyn Fn(),
    open: &dyn Fn(Opening) -> bool,
) -> io::Result<()> {
    let message: Message = serde_json::from_slice(&all_said(stream)?)?;
    heard();
    if message.token == address.token && open(message.open) {
        stream.set_write_timeout(Some(PATIENCE))?;
        stream.write_all(OPENED)?;
    }
    Ok(())
}

/// Everything that the other side sends.
fn all_said(stream: &mut TcpStream) -> io::Result<Vec<u8>> {
    let until = Instant::now() + PATIENCE;
    let (mut bytes, mut part) = (Vec::new(), [0; 1024]);
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if bytes.len() > MOST_BYTES {
            return Err(ErrorKind::InvalidData.into());
        }
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(&mut part)? {
            0 => return Ok(bytes),
            read => bytes.extend(&part[..read]),
        }
    }
}
