//! Plays of BoardGameGeek: XML, as `xmlapi2/plays` gives it, read element by element.

use std::io::BufRead;

use quick_xml::{
    Reader, XmlVersion,
    events::{BytesStart, Event},
};

use super::{
    play::{Play, Player},
    refusal::{MOST_STREAMED, Program, Refusal, Unusable, in_short},
    understood::{Reading, Understood, some},
};
use kernel::record::When;

/// The longest text of an element that is kept.
const MOST_TEXT: usize = 100_000;

/// Reads plays.
///
/// # Errors
/// [`Refusal::NotPlays`] where it is something else, or why nothing of it is read.
pub fn read(source: impl BufRead, reading: Reading<'_>) -> Result<Understood, Refusal> {
    let mut source = source.take(MOST_STREAMED + 1);
    let mut list =
        List { reading, understood: Understood::default(), played: 0, play: None, is_comment: false };
    let read = list.read(&mut source);
    if source.limit() == 0 && read != Err(Refusal::NotPlays) {
        return Err(Refusal::TooLarge(Program::BoardGameGeek));
    }
    read?;
    some(Program::BoardGameGeek, list.understood)
}

/// A play as far as it was read.
#[derive(Default)]
struct RawPlay {
    id: String,
    date: String,
    minutes: String,
    place: String,
    is_incomplete: bool,
    game: Option<&'static str>,
    name: String,
    comment: String,
    /// Name, total, and whether they won.
    players: Vec<(String, String, bool)>,
}

struct List<'a> {
    reading: Reading<'a>,
    understood: Understood,
    played: usize,
    play: Option<RawPlay>,
    is_comment: bool,
}

impl List<'_> {
    fn read(&mut self, source: &mut impl BufRead) -> Result<(), Refusal> {
        let mut reader = Reader::from_reader(source);
        let (mut buffer, mut depth, mut is_list) = (Vec::new(), 0_usize, false);
        loop {
            let event = reader.read_event_into(&mut buffer);
            let damaged = || {
                if is_list { Refusal::Damaged(Program::BoardGameGeek, None) } else { Refusal::NotPlays }
            };
            let broken = |error| match error {
                quick_xml::Error::Io(error) => Refusal::unread(error.kind()),
                _ => damaged(),
            };
            match event.map_err(broken)? {
                Event::Start(element) => {
                    if depth == 0 {
                        is_list = element.local_name().as_ref() == b"plays";
                        if !is_list {
                            return Err(Refusal::NotPlays);
                        }
                    }
                    depth += 1;
                    self.begin(&element);
                }
                Event::Empty(element) => {
                    if depth == 0 {
                        // A list without plays.
                        let is_list = element.local_name().as_ref() == b"plays";
                        return if is_list { Ok(()) } else { Err(Refusal::NotPlays) };
                    }
                    self.begin(&element);
                    self.end(element.local_name().as_ref());
                }
                Event::End(element) => {
                    depth = depth.saturating_sub(1);
                    self.end(element.local_name().as_ref());
                }
                Event::Text(text) => self.comment(&text.decode().unwrap_or_default()),
                Event::CData(text) => self.comment(&text.decode().unwrap_or_default()),
                Event::GeneralRef(name) => match name.resolve_char_ref() {
                    Ok(Some(letter)) => self.comment(letter.encode_utf8(&mut [0; 4])),
                    _ => self.comment(match &*name.decode().unwrap_or_default() {
                        "amp" => "&",
                        "lt" => "<",
                        "gt" => ">",
                        "quot" => "\"",
                        "apos" => "'",
                        _ => "",
                    }),
                },
                Event::Eof if is_list && depth == 0 => return Ok(()),
                Event::Eof => return Err(damaged()),
                _ => {}
            }
            buffer.clear();
        }
    }

    fn comment(&mut self, text: &str) {
        if let Some(play) =
            self.play.as_mut().filter(|play| self.is_comment && play.comment.len() < MOST_TEXT)
        {
            play.comment.push_str(text);
        }
    }

    fn begin(&mut self, element: &BytesStart<'_>) {
        let name = element.local_name();
        if name.as_ref() == b"play" {
            self.play = Some(RawPlay {
                id: attribute(element, "id"),
                date: attribute(element, "date"),
                minutes: attribute(element, "length"),
                place: attribute(element, "location"),
                is_incomplete: attribute(element, "incomplete") == "1",
                ..RawPlay::default()
            });
            return;
        }
        let Some(play) = &mut self.play else { return };
        match name.as_ref() {
            b"item" => {
                play.name = attribute(element, "name");
                play.game = self.reading.game(&play.name, attribute(element, "objectid").parse().ok());
            }
            b"comments" => self.is_comment = true,
            b"player" => {
                let [name, user] = [attribute(element, "name"), attribute(element, "username")];
                let name = if name.trim().is_empty() { user } else { name };
                play.players.push((name, attribute(element, "score"), attribute(element, "win") == "1"));
            }
            _ => {}
        }
    }

    fn end(&mut self, name: &[u8]) {
        match name {
            b"comments" => self.is_comment = false,
            b"play" => {
                let Some(raw) = self.play.take() else { return };
                self.played += 1;
                match raw.game {
                    None => self.understood.count_other(&raw.name),
                    Some(game) => {
                        let play = raw.play(game, self.reading);
                        self.understood.take(self.played, play, self.reading.counts(game));
                    }
                }
            }
            _ => {}
        }
    }
}

impl RawPlay {
    fn play(self, game: &'static str, reading: Reading<'_>) -> Result<Play, Unusable> {
        if self.is_incomplete {
            return Err(Unusable::Incomplete);
        }
        let when = When::read(&self.date, reading.zone).map_err(|_| Unusable::Day(in_short(&self.date)))?;
        let player = |(name, score, won): &(String, String, bool)| {
            Ok(Player { won: *won, ..Player::read(name, score)? })
        };
        Ok(Play {
            game,
            program: Program::BoardGameGeek,
            // Numbers alone would be those of other programs, too.
            id: if self.id.is_empty() { String::new() } else { format!("bgg-{}", self.id) },
            when,
            minutes: self.minutes.parse().unwrap_or_default(),
            place: self.place.trim().to_owned(),
            comment: self.comment.trim().to_owned(),
            players: self.players.iter().map(player).collect::<Result<_, _>>()?,
        })
    }
}

/// What an attribute says; nothing where it is not there.
fn attribute(element: &BytesStart<'_>, name: &str) -> String {
    let attribute = element.try_get_attribute(name).ok().flatten();
    let value = attribute.and_then(|attribute| {
        attribute.normalized_value(XmlVersion::Implicit1_0).map(std::borrow::Cow::into_owned).ok()
    });
    value.unwrap_or_default()
}
