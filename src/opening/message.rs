//! What is said between a start of the program and a window: one message, of a limited size and in a limited time, and
//! one answer.

use std::{
    io::{self, ErrorKind, Read as _, Write as _},
    net::{Ipv4Addr, Shutdown, SocketAddr, TcpStream},
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use super::addresses::Address;

/// Bytes of a message at most: the longest path has a quarter of that.
const MOST_BYTES: usize = 16 << 10;
/// Letters of a sentence at most: as JSON each has six bytes or fewer.
const MOST_LETTERS: usize = 2_000;
/// How long either side waits for the other.
const PATIENCE: Duration = Duration::from_secs(2);
/// The answer of a window that opens it.
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
    /// Nothing: a sentence says what is wrong with what was asked for.
    Wrong(String),
}

impl Opening {
    /// What a window says of something that cannot be opened; a very long sentence is cut, so that it fits in a message.
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

/// Asks the window at an address, and waits for its answer.
pub fn ask(address: &Address, opening: &Opening) -> io::Result<()> {
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, address.port));
    let mut stream = TcpStream::connect_timeout(&at, PATIENCE)?;
    let message = Message { token: address.token.clone(), open: opening.clone() };
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(&serde_json::to_vec(&message)?)?;
    stream.shutdown(Shutdown::Write)?;
    if heard(&mut stream)? == OPENED { Ok(()) } else { Err(ErrorKind::InvalidData.into()) }
}

/// Hears who asks, and answers once `open` has taken it on; whoever does not know the token gets no answer.
pub fn answer(
    stream: &mut TcpStream,
    address: &Address,
    open: impl FnOnce(Opening) -> bool,
) -> io::Result<()> {
    let message: Message = serde_json::from_slice(&heard(stream)?)?;
    if message.token == address.token && open(message.open) {
        stream.set_write_timeout(Some(PATIENCE))?;
        stream.write_all(OPENED)?;
    }
    Ok(())
}

/// All that the other side says.
fn heard(stream: &mut TcpStream) -> io::Result<Vec<u8>> {
    let until = Instant::now() + PATIENCE;
    let (mut bytes, mut part) = (Vec::new(), [0; 1024]);
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() || bytes.len() > MOST_BYTES {
            return Err(ErrorKind::InvalidData.into());
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(&mut part)? {
            0 => return Ok(bytes),
            read => bytes.extend(&part[..read]),
        }
    }
}
