//! A game that is kept at a real table, as the program has it: what every such game says the same is said here.

use std::{fmt::Debug, sync::Arc};

use serde::{Serialize, de::DeserializeOwned};

use super::{
    AdvisedGame, AnyCommand, Desk, Game, GameGlance, GameRecords, GameScores, PlayedGame, Reason,
    TotalsRecords, TypedPage,
};
#[cfg(feature = "gui")]
use super::{GameWindow, GlanceWindow};
use crate::{
    Summary,
    table::{LateDesk, OwnDesk, Record, TableCommand, TableDesk, TableGame, ToldGame, read_record},
};
use kernel::{
    json::parse,
    record::{Fault, Loaded, RecordKind},
};
use storage::DataDir;
use text::Texts;
#[cfg(not(feature = "gui"))]
use windowless::{Windowless as GameWindow, Windowless as GlanceWindow};

/// Without a window a game need not say what it has in one.
#[cfg(not(feature = "gui"))]
mod windowless {
    /// Whatever is in no window.
    pub trait Windowless {}

    impl<T> Windowless for T {}
}

/// What can be wrong with a record of a game.
type FaultOf<G> = Fault<<G as TableGame>::Fault>;

/// A game that is kept at a real table: what it says here, and as a [`TableGame`], makes it a [`Game`].
pub trait KeptGame:
    ToldGame + TableGame<Page: TypedPage, Fault: Debug + Send + Sync> + GameWindow + Sync
{
    /// What a record of it says at a glance.
    type Glance: TableGlance<Game = Self>;

    /// Its samples: name and record.
    const SAMPLES: &'static [(&'static str, &'static str)] = &[];

    /// What people call it.
    fn name(texts: &Texts) -> &str;

    /// What of it is under way as the program starts: where it is not played here, its tables.
    #[must_use]
    fn desk(data: &DataDir) -> Box<dyn Desk> {
        Box::new(TableDesk::<Self>::new(data))
    }

    /// What it does where it is played here, too.
    #[must_use]
    fn played() -> Option<&'static dyn PlayedGame> {
        None
    }

    /// What it says of decisions where it is played here.
    #[must_use]
    fn advised() -> Option<&'static dyn AdvisedGame> {
        None
    }

    /// What it says of its best results, where it has any.
    fn scores() -> Option<&'static dyn GameScores> {
        None
    }

    /// The code that a text is, as it is written, or what is wrong with it; none where the game has no codes, or the text is
    /// a code of another.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    #[must_use]
    fn code(_texts: &Texts, _text: &str) -> Option<Result<String, String>> {
        None
    }
}

impl<G: KeptGame> Game for G {
    fn id(&self) -> &'static str {
        G::Page::GAME
    }

    fn name<'a>(&self, texts: &'a Texts) -> &'a str {
        <G as KeptGame>::name(texts)
    }

    fn desk(&self, data: &DataDir) -> Box<dyn Desk> {
        G::desk(data)
    }

    fn records(&self) -> &dyn GameRecords {
        self
    }

    fn totals(&self) -> &'static TotalsRecords {
        const { &TotalsRecords { published: G::PUBLISHED } }
    }

    fn counted(&self, texts: &Texts, points: u16) -> String {
        <G as TableGame>::counted(texts, points)
    }

    fn played(&self) -> Option<&'static dyn PlayedGame> {
        G::played()
    }

    fn advised(&self) -> Option<&'static dyn AdvisedGame> {
        G::advised()
    }

    fn scores(&self) -> Option<&'static dyn GameScores> {
        G::scores()
    }

    fn code(&self, texts: &Texts, text: &str) -> Option<Result<String, String>> {
        G::code(texts, text)
    }

    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn GameWindow {
        self
    }

    fn read(&self, text: &str) -> Result<Arc<dyn GameGlance>, Arc<dyn Reason>> {
        match G::Glance::read(text) {
            Ok(glance) => Ok(Arc::new(glance)),
            Err(fault) => Err(Arc::new(Unreadable::<G>(fault))),
        }
    }

    fn recall(&self, kept: &str) -> Option<Arc<dyn GameGlance>> {
        Some(Arc::new(serde_json::from_str::<G::Glance>(kept).ok()?))
    }

    fn samples(&self) -> &'static [(&'static str, &'static str)] {
        G::SAMPLES
    }

    fn is_written(&self, text: &str) -> bool {
        <G as TableGame>::is_written(text)
            || G::Own::is_own(text)
            || parse(text).is_ok_and(|found| LateDesk::<G>::is_unfinished(&found))
    }
}

/// A record that is none: its first fault.
#[derive(Debug)]
struct Unreadable<G: TableGame>(FaultOf<G>);

impl<G: KeptGame> Reason for Unreadable<G> {
    fn words(&self, texts: &Texts) -> String {
        G::fault(texts, &self.0)
    }
}

/// What a record of a game says at a glance that is kept at a table: what is said here makes it a [`GameGlance`].
pub trait TableGlance: GlanceWindow + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The game.
    type Game: KeptGame;

    /// What a record says.
    fn of(loaded: &Loaded<Record<Self::Game>>) -> Self;

    /// What every game says.
    fn general(&self) -> &Summary;

    /// What the text of a record says.
    ///
    /// # Errors
    /// When it is no record: its first fault.
    fn read(text: &str) -> Result<Self, FaultOf<Self::Game>> {
        let read = read_record::<Self::Game>(text);
        read.map(|loaded| Self::of(&loaded)).map_err(|mut faults| faults.swap_remove(0))
    }

    /// What it is called as a challenge of a date, where it is one.
    fn challenge(&self, _texts: &Texts) -> Option<String> {
        None
    }

    /// How far it is.
    fn stage(&self, texts: &Texts) -> String {
        match self.general() {
            Summary { round, rounds: 0, .. } => texts.history_round(*round),
            Summary { round, rounds, .. } => texts.library_unfinished(*round, *rounds),
        }
    }
}

impl<S: TableGlance> GameGlance for S {
    fn general(&self) -> &Summary {
        self.general()
    }

    fn to_json(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    fn usual_title(&self, texts: &Texts) -> String {
        self.challenge(texts).unwrap_or_else(|| self.general().header.names())
    }

    fn stage(&self, texts: &Texts) -> String {
        self.stage(texts)
    }

    fn counted(&self, texts: &Texts, points: u16) -> String {
        <S::Game as TableGame>::counted(texts, points)
    }

    fn goal<'a>(&self, texts: &'a Texts) -> &'a str {
        <S::Game as KeptGame>::name(texts)
    }

    fn seat_name(&self, _: &Texts, seat: usize) -> String {
        self.general().header.seats.get(seat).map(|seat| seat.name.clone()).unwrap_or_default()
    }

    fn can_review(&self) -> bool {
        let general = self.general();
        S::Game::REVIEW.is_some() && general.kind == RecordKind::Full && general.over
    }

    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn GlanceWindow {
        self
    }

    fn correction(&self, file: &str) -> Option<AnyCommand> {
        let correct = || TableCommand::<S::Game>::TypeIn(Some(file.to_owned()));
        self.general().is_typed_in().then(|| correct().into())
    }
}
