//! A finished game of which nothing but the totals is known, whichever game it is: records of it are read, checked and
//! written alike.

use serde::{Deserialize, Serialize};
use serde_json::json;

use kernel::{
    Breakdown, Game, Kind, LogError,
    record::{
        Container, Fault, GameSchema, Header, Loaded, MOST_LETTERS, Members, RecordFault, RecordKind,
        SeatKind, Version,
    },
};

/// The most players of such a game.
pub const MOST_PLAYERS: usize = 12;

/// The kind of game of which only the totals are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Totals;

/// A game of which only the totals are known.
pub type TotalsGame = Game<Totals>;

/// Which game it was, and how many played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TotalsConfig {
    /// The game, as records name it.
    game: String,
    players: usize,
}

/// What is known of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum TotalsEvent {
    /// The end.
    Totals {
        /// The total of each player.
        totals: Vec<u16>,
        /// The place of each player, from 1, where more than the totals decided.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        places: Vec<u8>,
        /// Where the play comes from, of one that another program kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<PlaySource>,
    },
}

/// Where a play comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct PlaySource {
    /// The program that kept it.
    #[schemars(length(max = MOST_LETTERS))]
    pub program: String,
    /// What it is called there; empty where it has no id.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[schemars(length(max = MOST_LETTERS))]
    pub id: String,
}

/// What was given; nothing before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given(Option<TotalsEvent>);

/// Totals and places, as records write them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct TotalsResult {
    /// The total of each player.
    pub totals: Vec<u16>,
    /// The place of each player, from 1; equals share it.
    pub places: Vec<u8>,
    /// Who won, by the row from 1.
    pub winners: Vec<u8>,
}

/// What can be wrong with such a record.
#[derive(Clone, Debug, PartialEq)]
pub enum TotalsFault {
    /// Nobody, or more than [`MOST_PLAYERS`].
    Players(usize),
    /// A phantom, by its seat from 1: whoever has a total is a player.
    Phantom(usize),
    /// A total or a place too many or too few.
    Length {
        /// How many are given.
        given: usize,
        /// How many play.
        players: usize,
    },
    /// Places that the totals contradict.
    Places,
    /// A second end.
    Twice,
    /// What is wrong with any log.
    Log(Box<LogError<Totals>>),
}

impl From<LogError<Totals>> for TotalsFault {
    fn from(error: LogError<Totals>) -> Self {
        Self::Log(Box::new(error))
    }
}

impl TotalsConfig {
    /// So many players of a game.
    ///
    /// # Errors
    /// When nobody plays, or too many do.
    pub fn new(game: &str, players: usize) -> Result<Self, TotalsFault> {
        if !(1..=MOST_PLAYERS).contains(&players) {
            return Err(TotalsFault::Players(players));
        }
        Ok(Self { game: game.to_owned(), players })
    }
}

/// The places that totals alone give.
#[must_use]
pub fn places_by(totals: &[u16]) -> Vec<u8> {
    let before = |total: &u16| totals.iter().filter(|other| *other > total).count();
    totals.iter().map(|total| u8::try_from(before(total) + 1).unwrap_or(u8::MAX)).collect()
}

/// Whether places go with totals: whoever has more comes first, and nobody comes before the first place.
#[must_use]
pub fn agree(totals: &[u16], places: &[u8]) -> bool {
    let rows = || totals.iter().zip(places);
    let fits = |(total, place): (&u16, &u8)| {
        let before = rows().filter(|(_, other)| *other < place).count();
        usize::from(*place) == before + 1 && rows().all(|(other, at)| other <= total || at < place)
    };
    totals.len() == places.len() && rows().all(fits)
}

impl Kind for Totals {
    const GAME: &'static str = "";
    const KIND: RecordKind = RecordKind::Totals;
    const VERSION: Version = (2, 2);

    type Config = TotalsConfig;
    type Agreed = TotalsConfig;
    type Event = TotalsEvent;
    type Dice = ();
    type State = Given;
    type Error = TotalsFault;
    type Fault = TotalsFault;
    type Finding = ();
    type Reason = ();
    type Result = TotalsResult;

    fn game(config: &TotalsConfig) -> &str {
        &config.game
    }

    fn start(_: &TotalsConfig) -> Result<Given, TotalsFault> {
        Ok(Given::default())
    }

    fn apply(
        config: &TotalsConfig,
        state: &mut Given,
        _: usize,
        event: &TotalsEvent,
    ) -> Result<(), TotalsFault> {
        let TotalsEvent::Totals { totals, places, .. } = event;
        let players = config.players;
        if state.0.is_some() {
            return Err(TotalsFault::Twice);
        }
        let lengths = [Some(totals.len()), Some(places.len()).filter(|given| *given > 0)];
        if let Some(given) = lengths.into_iter().flatten().find(|given| *given != players) {
            return Err(TotalsFault::Length { given, players });
        }
        if !places.is_empty() && !agree(totals, places) {
            return Err(TotalsFault::Places);
        }
        state.0 = Some(event.clone());
        Ok(())
    }

    fn is_complete(_: &TotalsConfig, state: &Given) -> bool {
        state.0.is_some()
    }

    fn result(config: &TotalsConfig, state: &Given) -> TotalsResult {
        let (totals, places) = match &state.0 {
            Some(TotalsEvent::Totals { totals, places, .. }) => (totals.clone(), places.clone()),
            None => (vec![0; config.players], Vec::new()),
        };
        let places = if places.is_empty() { places_by(&totals) } else { places };
        let won = (1..).zip(&places).filter(|(_, place)| **place == 1);
        let winners = won.map(|(row, _)| row).collect();
        TotalsResult { totals, places, winners }
    }

    fn read_config(
        members: &mut Members<'_, TotalsFault>,
        header: Option<&mut Header>,
    ) -> Option<TotalsConfig> {
        let header = header?;
        let phantom = header.seats.iter().position(|seat| seat.kind == SeatKind::Phantom);
        let config = match phantom {
            Some(seat) => Err(TotalsFault::Phantom(seat + 1)),
            None => TotalsConfig::new(members.game(), header.seats.len()),
        };
        config.map_err(|fault| members.fault(RecordFault::Game(fault))).ok()
    }

    fn breakdown(config: &TotalsConfig, state: &Given) -> Vec<Breakdown<()>> {
        Self::result(config, state).totals.iter().map(|&total| Breakdown::leaf((), total.into())).collect()
    }
}

/// A game that is over, with its totals.
///
/// # Errors
/// What is wrong with it.
pub fn totals_game(game: &str, header: Header, event: TotalsEvent) -> Result<TotalsGame, TotalsFault> {
    let config = TotalsConfig::new(game, header.seats.len())?;
    let ended = header.ended.or(Some(header.started));
    let mut made = Game::start(Header { ended: None, ..header }, config, None)?;
    made.enter(event)?;
    made.header.ended = ended;
    Ok(made)
}

/// Where a game comes from that another program kept.
#[must_use]
pub fn source_of(game: &TotalsGame) -> Option<&PlaySource> {
    let TotalsEvent::Totals { source, .. } = game.state().0.as_ref()?;
    source.as_ref()
}

/// What is its own in a record, for the JSON Schema.
#[must_use]
pub fn schema() -> GameSchema {
    let player = json!({"properties": {"kind": {"enum": ["human", "computer"]}}});
    let seats = json!({"minItems": 1, "maxItems": MOST_PLAYERS, "items": player});
    GameSchema::new("totals").kind::<Totals>().rule(json!({"properties": {"seats": seats}}))
}

/// Reads and checks a record of totals, whichever game it is of.
///
/// # Errors
/// All faults found.
pub fn read_totals(text: &str) -> Result<Loaded<TotalsGame>, Vec<Fault<TotalsFault>>> {
    TotalsGame::read(Container::read(text).map_err(|fault| vec![fault])?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::record::Seat;

    fn header(names: &[&str]) -> Header {
        let seats = names.iter().map(|name| Seat::human("", *name, "")).collect();
        Header::new("play-1", "", seats)
    }

    fn event(totals: &[u16], places: &[u8]) -> TotalsEvent {
        let source = Some(PlaySource { program: "BG Stats".to_owned(), id: "7".to_owned() });
        TotalsEvent::Totals { totals: totals.to_vec(), places: places.to_vec(), source }
    }

    #[test]
    fn a_record_of_totals_is_of_version_2_2_and_read_as_it_was_written_whichever_game_it_is_of() {
        for game in ["roll_and_write", "alhambra", "alexandros"] {
            let made = totals_game(game, header(&["Ada", "Jörg"]), event(&[79, 88], &[])).unwrap();
            let text = made.write(None);
            let loaded = read_totals(&text).unwrap();
            assert!(loaded.game == made && !loaded.read_only);
            assert_eq!(loaded.source["version"], "2.2");
            assert_eq!((&loaded.source["game"], &loaded.source["kind"]), (&game.into(), &"totals".into()));
            assert_eq!(loaded.source["result"]["winners"], serde_json::json!([2]));
            assert_eq!(source_of(&loaded.game).unwrap().id, "7");
        }
    }

    #[test]
    fn a_total_that_was_changed_is_found_by_result_and_digest() {
        let made = totals_game("alhambra", header(&["Ada", "Ben"]), event(&[79, 88], &[])).unwrap();
        let text = made.write(None).replacen("[79,88]", "[79,89]", 1);
        assert!(read_totals(&text).is_err());
    }

    #[test]
    fn places_settle_ties_but_never_say_other_than_the_totals() {
        assert_eq!(places_by(&[70, 80, 70]), [2, 1, 2]);
        assert!(agree(&[80, 80, 70], &[2, 1, 3]) && agree(&[80, 80, 70], &[1, 1, 3]));
        for places in [&[2, 1, 1][..], &[1, 1, 2], &[1, 3, 4], &[2, 2, 3], &[1, 2], &[0, 1, 2]] {
            assert!(!agree(&[80, 80, 70], places), "{places:?}");
        }
        let made = totals_game("alhambra", header(&["Ada", "Ben"]), event(&[80, 80], &[2, 1])).unwrap();
        assert_eq!(made.result().winners, [2]);
    }

    #[test]
    fn what_is_no_end_of_so_many_players_is_refused() {
        let made = |names: &[&str], totals: &[u16], places: &[u8]| {
            totals_game("alhambra", header(names), event(totals, places)).unwrap_err()
        };
        assert_eq!(made(&[], &[], &[]), TotalsFault::Players(0));
        assert_eq!(made(&["A"; 13], &[], &[]), TotalsFault::Players(13));
        assert_eq!(made(&["A", "B"], &[1], &[]), TotalsFault::Length { given: 1, players: 2 });
        assert_eq!(made(&["A", "B"], &[1, 2], &[1]), TotalsFault::Length { given: 1, players: 2 });
        assert_eq!(made(&["A", "B"], &[1, 2], &[1, 2]), TotalsFault::Places);
    }
}
