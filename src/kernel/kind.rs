//! What a kind of game has to say about itself; everything else is written once over it.

use std::{borrow::Borrow, fmt::Debug, hash::Hash};

use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    Breakdown, By, Due, LogError, Numbered, Seed,
    record::{FIRST_OF_2X, Header, Members, RecordKind, Version},
};

/// A kind of game: one of the house's games, played on screen, kept as a score pad, or entered as a result.
///
/// The functions are pure: no files, no clock, no chance. An event that does not fit changes nothing.
pub trait Kind: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// The game, as records name it; empty where it is of [any game](Self::game), which its configuration says.
    const GAME: &'static str;
    /// The kind, as records name it.
    const KIND: RecordKind;
    /// The lowest version of records that can express it: what can be read by an older program is written for it, too.
    const VERSION: Version = FIRST_OF_2X;
    /// The notes that its log takes.
    const NOTES: &'static [NoteKind] = NoteKind::usual(Self::KIND);
    /// Whether events count in the order of the log, so that a position is the one before it and one event more. A pad
    /// that adds up by rounds says no, and [`Kind::replay`] adds up anew.
    const IN_LOG_ORDER: bool = true;
    /// Whether it is played here: undo stops where new dice were seen, an entry that does not fit ends what can be
    /// judged, and the rules say when it is over. A pad undoes everything, and people say when it has ended.
    const IS_PLAYED: bool = false;
    /// The members of a record that hold the configuration, apart from the seats.
    const SETUP: &'static [&'static str] = &[];

    /// What is agreed beforehand; valid by construction.
    type Config: Clone + Debug + PartialEq + Borrow<Self::Agreed>;
    /// The part of it that every record of the game says, of whatever kind.
    type Agreed: Clone + Debug + PartialEq;
    /// What happens. Records tell events by their member `event`, which is none of the names of notes.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema;
    /// The dice of a corrected roll, as members of its note; `()` where no dice are corrected.
    type Dice: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema;
    /// A position.
    type State: Clone + Debug + PartialEq;
    /// Why an entry does not fit, with § and value.
    type Error: Clone + Debug + PartialEq + From<LogError<Self>>;
    /// What can be wrong with a record of it: its set-up, or an entry.
    type Fault: Clone + Debug + PartialEq + From<Self::Error>;
    /// Something that no legal game can give, as its code with its data.
    type Finding: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema;
    /// What a number of a score is, and why it is so much.
    type Reason: Clone + Debug + PartialEq;
    /// The result, as records write it.
    type Result: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema;

    /// The game that a record of this configuration is of.
    fn game(_config: &Self::Config) -> &str {
        Self::GAME
    }

    /// The position before the first event.
    ///
    /// # Errors
    /// When no game can be played by this configuration.
    fn start(config: &Self::Config) -> Result<Self::State, Self::Error>;

    /// Applies an event, which is entry `number` of the log.
    ///
    /// # Errors
    /// Why it does not fit; the position is unchanged then.
    fn apply(
        config: &Self::Config,
        state: &mut Self::State,
        number: usize,
        event: &Self::Event,
    ) -> Result<(), Self::Error>;

    /// What events yield: each applied in the order of the log, unless a kind adds up otherwise.
    ///
    /// # Errors
    /// The first entry that does not fit, and why.
    fn replay(
        config: &Self::Config,
        events: &[Numbered<Self::Event>],
    ) -> Result<Self::State, (usize, Self::Error)> {
        let mut state = Self::start(config).map_err(|error| (0, error))?;
        for (number, event) in events {
            Self::apply(config, &mut state, *number, event).map_err(|error| (*number, error))?;
        }
        Ok(state)
    }

    /// What is agreed in a position: that from the beginning, unless events change it.
    fn agreed<'a>(config: &'a Self::Config, _state: &'a Self::State) -> &'a Self::Agreed {
        config.borrow()
    }

    /// Whether an event counts behind all events so far, so that [`Kind::apply`] is enough.
    fn is_next(_state: &Self::State, _event: &Self::Event) -> bool {
        Self::IN_LOG_ORDER
    }

    /// What is checked of an event, new or amended, only when it is entered, and how it is completed from the events
    /// `before` it.
    ///
    /// # Errors
    /// Why it cannot be entered.
    fn complete(
        _config: &Self::Config,
        _state: &Self::State,
        _before: &[Numbered<Self::Event>],
        event: &Self::Event,
        _is_new: bool,
    ) -> Result<Self::Event, Self::Error> {
        Ok(event.clone())
    }

    /// Checks who can be replaced by somebody else.
    ///
    /// # Errors
    /// Why nobody can decide for this seat, from 1.
    fn check_handover(_config: &Self::Config, _seat: u8) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Whether the game came to its end.
    fn is_complete(config: &Self::Config, state: &Self::State) -> bool;

    /// What no legal game can give.
    fn findings(_config: &Self::Config, _state: &Self::State) -> Vec<Self::Finding> {
        Vec::new()
    }

    /// The entries that only a record holds which was saved when they were not refused yet, each with why nobody can make
    /// it any more. They count, and where they do harm they are findings.
    fn refused_now(_state: &Self::State) -> &[(usize, Self::Error)] {
        &[]
    }

    /// A finding in the words by which records of version 1 confirmed it, if they knew it; they never change.
    fn words_of_1x(_finding: &Self::Finding) -> Option<String> {
        None
    }

    /// The result as it stands.
    fn result(config: &Self::Config, state: &Self::State) -> Self::Result;

    /// The result that earlier versions wrote, where it was another: records that claim it are read all the same.
    fn earlier_result(_config: &Self::Config, _state: &Self::State) -> Option<Self::Result> {
        None
    }

    /// What a game lacks that says it has ended. One that is not complete has to lack something: else its record could
    /// claim a result before the end.
    fn completion_faults(config: &Self::Config, state: &Self::State) -> Vec<Self::Fault> {
        let lacks = (!Self::is_complete(config, state)).then(|| Self::Error::from(LogError::NotComplete));
        lacks.into_iter().map(Self::Fault::from).collect()
    }

    /// All that is wrong with an event that does not fit, for people who read a whole list of faults at once.
    fn errors(
        config: &Self::Config,
        state: &Self::State,
        number: usize,
        event: &Self::Event,
    ) -> Vec<Self::Error> {
        Self::apply(config, &mut state.clone(), number, event).err().into_iter().collect()
    }

    /// Reads the configuration from the members of a record; what is wrong is told to `members`. Without a header, which
    /// is wrong itself, there is none, but its members are looked at all the same.
    fn read_config(
        members: &mut Members<'_, Self::Fault>,
        header: Option<&mut Header>,
    ) -> Option<Self::Config>;

    /// The members of a record that hold the configuration, in the order of [`Kind::SETUP`].
    fn write_config(_config: &Self::Config, _header: &Header) -> Vec<Value> {
        Vec::new()
    }

    /// How every total comes about as it stands, row by row.
    fn breakdown(config: &Self::Config, state: &Self::State) -> Vec<Breakdown<Self::Reason>>;

    /// The chance that is due for an event of the program in this position: for the `event` at hand, or for the next
    /// one.
    fn due(_config: &Self::Config, _state: &Self::State, _event: Option<&Self::Event>) -> Option<Due> {
        None
    }

    /// The event that the program makes by its seed of the chance that is [due](Kind::due), for the same `event`; never
    /// none then.
    fn draw(
        _config: &Self::Config,
        _state: &Self::State,
        _event: Option<&Self::Event>,
        _seed: Seed,
    ) -> Option<Self::Event> {
        None
    }

    /// Whether a roll of the log is the one that was drawn, also where it is written another way.
    fn is_same_roll(drawn: &Self::Event, found: &Self::Event) -> bool {
        drawn == found
    }

    /// Who made the roll of an event; none for a decision.
    fn by(_event: &Self::Event) -> Option<By> {
        None
    }

    /// Puts other dice into a roll; false where it is none.
    fn correct_roll(_event: &mut Self::Event, _dice: &Self::Dice) -> bool {
        false
    }
}

/// The notes that a log can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// Everything after an entry is taken back.
    TakeBack,
    /// The dice of a roll were others.
    CorrectRoll,
    /// An entry was really another.
    Amend,
    /// An entry never happened.
    Strike,
    /// A hint was shown.
    Hint,
    /// Somebody else decides for a seat.
    Handover,
    /// A finding was confirmed.
    Confirm,
}

impl NoteKind {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::TakeBack,
        Self::CorrectRoll,
        Self::Amend,
        Self::Strike,
        Self::Hint,
        Self::Handover,
        Self::Confirm,
    ];

    /// Those that the log of a kind of game takes, unless that says otherwise.
    #[must_use]
    pub const fn usual(kind: RecordKind) -> &'static [Self] {
        match kind {
            RecordKind::Full => {
                &[Self::TakeBack, Self::CorrectRoll, Self::Hint, Self::Handover, Self::Confirm]
            }
            RecordKind::Table => &[Self::TakeBack, Self::Amend, Self::Strike, Self::Confirm],
            RecordKind::Result => &[Self::Confirm],
            RecordKind::Totals => &[],
        }
    }

    /// As records name it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::TakeBack => "take_back",
            Self::CorrectRoll => "correct_roll",
            Self::Amend => "amend",
            Self::Strike => "strike",
            Self::Hint => "hint",
            Self::Handover => "handover",
            Self::Confirm => "confirm",
        }
    }
}
