//! A finished game as a link that the app BG Stats opens: a play in JSON, within the address.

use std::ops::RangeInclusive;

use jiff::tz::TimeZone;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

use kernel::{
    NameKey, People,
    record::{Header, ME, Seat},
};

/// What opens in the app.
const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";
/// What is written as `%…` within it.
const MEANT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');
/// Whose plays these are: the app remembers what people matched the ids of this source to.
const SOURCE: &str = "Alhambra Companion";
/// The bytes that the largest QR code holds.
const MOST_BYTES: usize = 2953;

/// A game as it is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published {
    /// Its title.
    pub title: &'static str,
    /// What records call it.
    pub id: &'static str,
    /// Its number at BoardGameGeek, where that is known.
    pub number: Option<u32>,
    /// The fewest and the most who play it.
    pub players: [usize; 2],
}

impl Published {
    /// How many can play it.
    #[must_use]
    pub const fn counts(&self) -> RangeInclusive<usize> {
        self.players[0]..=self.players[1]
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<'a> {
    /// Which game.
    pub game: Published,
    /// Who sat where, and when.
    pub header: &'a Header,
    /// The points of each row; none for those that do not score.
    pub totals: Vec<Option<i32>>,
    /// Who won.
    pub winners: Vec<usize>,
    /// Who went first.
    pub first: usize,
    /// Who is who.
    pub people: &'a People,
}

/// What was left out of a link, so that one QR code holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// Nothing.
    Nothing,
    /// The comments.
    Comments,
    /// The comments and the location.
    CommentsAndLocation,
}

/// A link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayLink {
    /// The address.
    pub address: String,
    /// The whole play, as the address says it where nothing is left out.
    pub play: Value,
    /// What it does not say.
    pub left_out: LeftOut,
    /// Whether a QR code holds it.
    pub fits: bool,
}

impl PlayLink {
    /// The link of a game.
    #[must_use]
    pub fn new(played: &Played<'_>) -> Self {
        let whole = play(played, LeftOut::Nothing);
        let link = |left_out| {
            let address = ADDRESS.to_owned() + &encoded(&play(played, left_out).to_string());
            let fits = address.len() <= MOST_BYTES;
            Self { address, play: whole.clone(), left_out, fits }
        };
        let header = played.header;
        let mut all = link(LeftOut::Nothing);
        for (left_out, says_something) in [
            (LeftOut::Comments, !header.comment.is_empty()),
            (LeftOut::CommentsAndLocation, !header.location.is_empty()),
        ] {
            if !all.fits && says_something {
                all = link(left_out);
            }
        }
        all
    }
}

fn play(played: &Played<'_>, left_out: LeftOut) -> Value {
    let Played { game, header, totals, winners, first, people } = played;
    let rank = |total: i32| 1 + totals.iter().flatten().filter(|other| **other > total).count();
    let player = |(row, total): (usize, &Option<i32>)| {
        let (seat, total) = (header.seats.get(row)?, (*total)?);
        let (id, name) = person(seat, people);
        Some(json!({
            "name": name,
            "sourcePlayerId": id,
            "startPlayer": row == *first,
            "rank": rank(total),
            "score": total.to_string(),
            "winner": winners.contains(&row),
        }))
    };
    let mut about =
        json!({"name": game.title, "sourceGameId": game.id, "highestWins": true, "noPoints": false});
    if let Some(number) = game.number {
        about["bggId"] = number.into();
    }
    let mut play = json!({
        "sourceName": SOURCE,
        "sourcePlayId": header.id,
        "playDate": moment(header),
        "game": about,
        "players": totals.iter().enumerate().filter_map(player).collect::<Vec<_>>(),
    });
    if let Some(seconds) = seconds(header) {
        play["durationMin"] = seconds.div_ceil(60).into();
    }
    if left_out == LeftOut::Nothing && !header.comment.is_empty() {
        play["comments"] = header.comment.as_str().into();
    }
    if left_out != LeftOut::CommentsAndLocation && !header.location.is_empty() {
        play["location"] = header.location.as_str().into();
    }
    play
}

/// How long it took: as long as somebody was at it, else from its beginning to its end.
fn seconds(header: &Header) -> Option<u64> {
    let is_known = header.day.is_none();
    let whole =
        || u64::try_from(header.ended.filter(|_| is_known)?.duration_since(header.started).as_secs()).ok();
    Some(header.active_seconds).filter(|&seconds| seconds > 0).or_else(whole).filter(|&seconds| seconds > 0)
}

/// What tells a person apart in every game, and what they are called. The one at this computer is told by the name, too, as
/// a written table has it; of whom somebody has said something by what was said.
fn person(seat: &Seat, people: &People) -> (String, String) {
    let (written, name) = (seat.person(), NameKey::of(&seat.name));
    let told = if seat.id == ME && !name.is_blank() { &name } else { &written };
    let said = people.of(written.as_str()).or_else(|| people.of(told.as_str())).filter(|_| seat.is_person());
    let Some(person) = said else { return (told.as_str().to_owned(), seat.name.clone()) };
    // The id of whoever sits here says nothing elsewhere.
    let id = person.names().iter().map(NameKey::as_str).find(|name| *name != ME).unwrap_or(told.as_str());
    let name = if person.name.is_empty() { &seat.name } else { &person.name };
    (id.to_owned(), name.clone())
}

/// When it was as the app reads it, in UTC. Of a day alone it is a moment that is of this day there and here.
fn moment(header: &Header) -> String {
    let mut began = TimeZone::UTC.to_datetime(header.started);
    if let Some(day) = header.day {
        began = began.clamp(day.at(0, 0, 0, 0), day.at(23, 59, 59, 0));
    }
    began.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// A text within an address.
fn encoded(text: &str) -> String {
    utf8_percent_encode(text, MEANT).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::record::{Seat, SeatKind, When};

    const GAME: Published = Published { title: "A game", id: "a_game", number: Some(1), players: [1, 4] };

    fn header(comment: &str, location: &str) -> Header {
        let seat = |name: &str, id: &str| Seat::human(id, name, "");
        let seats = vec![seat("Zoé & Ада", ""), seat("Ben", "ben"), seat("Cy", "cy")];
        let (comment, location) = (comment.to_owned(), location.to_owned());
        Header { comment, location, active_seconds: 61, ..Header::new("play-1", "", seats) }
    }

    fn link(header: &Header) -> PlayLink {
        let totals = vec![Some(60), None, Some(60)];
        let people = &People::default();
        PlayLink::new(&Played { game: GAME, header, totals, winners: vec![2], first: 2, people })
    }

    /// What the address says, decoded byte by byte.
    fn told(link: &PlayLink) -> Value {
        let data = link.address.strip_prefix(ADDRESS).unwrap();
        let mut bytes = Vec::new();
        let mut letters = data.bytes();
        while let Some(letter) = letters.next() {
            bytes.push(match letter {
                b'%' => {
                    let code = [letters.next().unwrap(), letters.next().unwrap()];
                    u8::from_str_radix(std::str::from_utf8(&code).unwrap(), 16).unwrap()
                }
                letter => letter,
            });
        }
        serde_json::from_slice(&bytes).unwrap()
    }

    #[test]
    fn a_link_says_who_played_and_with_how_much() {
        let link = link(&header("well, “done”", "at home"));
        assert!(link.fits && link.left_out == LeftOut::Nothing);
        assert_eq!(
            told(&link),
            json!({
                "sourceName": "Alhambra Companion",
                "sourcePlayId": "play-1",
                "playDate": "1970-01-01 00:00:00",
                "game": {"name": "A game", "sourceGameId": "a_game", "highestWins": true, "noPoints": false, "bggId": 1},
                "players": [
                    {"name": "Zoé & Ада", "sourcePlayerId": "zoé & ада", "startPlayer": false, "rank": 1, "score": "60", "winner": false},
                    {"name": "Cy", "sourcePlayerId": "cy", "startPlayer": true, "rank": 1, "score": "60", "winner": true},
                ],
                "durationMin": 2,
                "comments": "well, “done”",
                "location": "at home",
            })
        );
    }

    #[test]
    fn a_person_has_one_id_however_the_name_is_written_and_wherever_it_comes_from() {
        let seats =
            [("", "Jörg"), ("jörg", "Jo\u{308}rg "), ("", "JÖRG"), ("me", "Jörg"), ("jo\u{308}rg", "J")];
        for (id, name) in seats {
            let (told, _) = person(&Seat::human(id, name, ""), &People::default());
            assert_eq!(told, "jörg", "{id:?} {name:?}");
        }
        assert_eq!(person(&Seat::human("me", "", ""), &People::default()).0, "me");
    }

    #[test]
    fn whoever_is_somebody_is_told_as_such_and_a_computer_never_is() {
        let mut people = People::default();
        people.join("ada", "ada w.");
        people.show_as("ada", "Ada Wong");
        people.show_as("me", "Zoé K.");
        people.entry("ben").short = "B".to_owned();
        let told = |id, name| person(&Seat::human(id, name, ""), &people);
        let owned = |id: &str, name: &str| (id.to_owned(), name.to_owned());
        assert_eq!(told("", "ADA W."), owned("ada", "Ada Wong"));
        assert_eq!(told("me", "Zoé"), owned("zoé k.", "Zoé K."));
        assert_eq!(told("", "Zoé K."), owned("zoé k.", "Zoé K."));
        assert_eq!(told("", "Ben"), owned("ben", "Ben"));
        let computer = Seat { kind: SeatKind::Computer, ..Seat::human("", "Ada", "") };
        assert_eq!(person(&computer, &people), owned("ada", "Ada"));
    }

    #[test]
    fn where_nobody_counted_the_time_it_is_that_from_beginning_to_end() {
        let mut header = Header { active_seconds: 0, ..header("", "") };
        assert_eq!(told(&link(&header)).get("durationMin"), None);
        header.ended = "1970-01-01T01:20:00Z".parse().ok();
        assert_eq!(told(&link(&header))["durationMin"], 80);
        header.active_seconds = 61;
        assert_eq!(told(&link(&header))["durationMin"], 2);
    }

    #[test]
    fn a_day_alone_is_that_day_in_utc_and_where_it_was_played_and_tells_no_duration() {
        for (place, moment) in [
            ("America/Los_Angeles", "2026-01-31 20:00:00"),
            ("Europe/Berlin", "2026-01-31 11:00:00"),
            ("Pacific/Kiritimati", "2026-01-31 00:00:00"),
            ("Etc/GMT+12", "2026-01-31 23:59:59"),
        ] {
            let zone = TimeZone::get(place).unwrap();
            let mut header = Header { active_seconds: 0, ..header("", "") };
            header.begin(When::read("2026-01-31", &zone).unwrap(), &zone);
            header.ended = Some(header.started + jiff::SignedDuration::from_hours(1));
            let told = told(&link(&header));
            assert_eq!((&told["playDate"], told.get("durationMin")), (&json!(moment), None), "{place}");
            let read: jiff::civil::DateTime = moment.parse().unwrap();
            let there = zone.to_datetime(TimeZone::UTC.to_timestamp(read).unwrap());
            assert_eq!(there.date().to_string(), "2026-01-31");
        }
    }

    #[test]
    fn what_is_too_long_for_one_code_goes_first_the_comments_then_the_location() {
        let long = "x".repeat(3000);
        let without = link(&header(&long, "at home"));
        assert!(without.fits && without.left_out == LeftOut::Comments);
        assert_eq!(told(&without)["location"], "at home");
        assert!(told(&without).get("comments").is_none());
        let bare = link(&header(&long, &long));
        assert!(bare.fits && bare.left_out == LeftOut::CommentsAndLocation);
        let nowhere = link(&header("", &long));
        assert!(nowhere.fits && told(&nowhere).get("location").is_none());
    }

    #[test]
    fn a_link_that_no_code_holds_is_a_link_still() {
        let mut header = header("", "");
        header.seats[0].name = "x".repeat(4000);
        let link = link(&header);
        assert!(!link.fits && link.left_out == LeftOut::Nothing);
        assert_eq!(told(&link)["players"][1]["name"], "Cy");
    }
}
