//! A game in one of the three ways in which it comes to a record of its own: played here, kept as a table on a pad, or
//! entered when it was over.

use std::{convert::Infallible, marker::PhantomData};

use serde_json::Value;

use super::{Container, Fault, Header, Loaded, RecordFault, RecordKind};
use crate::{Breakdown, Game, Kind, json::Mismatch};

/// A game that was played here `P`, kept as a table `T`, or whose result `R` was entered afterwards.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyGame<P, T, R> {
    /// It was played here.
    Played(Box<P>),
    /// A table.
    Table(Box<T>),
    /// A result.
    Result(Box<R>),
}

/// What can be asked of a game that a record holds, whichever of the three it is.
pub trait Recorded {
    /// What is agreed beforehand.
    type Config;
    /// What a number of a score is, and why it is so much.
    type Reason;

    /// What the record says beside the game.
    fn header(&self) -> &Header;

    /// What is agreed, as it was changed last.
    fn config(&self) -> &Self::Config;

    /// Which kind of record it makes.
    fn kind(&self) -> RecordKind;

    /// How every total comes about as it stands, row by row.
    fn breakdown(&self) -> Vec<Breakdown<Self::Reason>>;

    /// Whether it has ended: by its rules, or as people say.
    fn is_over(&self) -> bool;

    /// How many entries the log has.
    fn entries(&self) -> usize;

    /// The record as JSON text. Members of `read_from` that this version does not know are kept.
    fn write(&self, read_from: Option<&Value>) -> String;
}

/// A game that is read from a record of its kind.
pub trait Readable: Recorded + Sized {
    /// The game, as records name it.
    const GAME: &'static str;
    /// What can be wrong with a record of it.
    type Fault;

    /// Reads and checks a record of this kind.
    ///
    /// # Errors
    /// All faults found.
    fn read(container: Container) -> Result<Loaded<Self>, Vec<Fault<Self::Fault>>>;

    /// What is wrong with a record whose kind cannot be read, as far as that can be told: all but its log.
    fn faults_but_of_its_log(container: &Container) -> Vec<Fault<Self::Fault>>;
}

impl<K: Kind> Recorded for Game<K> {
    type Config = K::Agreed;
    type Reason = K::Reason;

    fn header(&self) -> &Header {
        &self.header
    }

    fn config(&self) -> &K::Agreed {
        K::agreed(self.config(), self.state())
    }

    fn kind(&self) -> RecordKind {
        K::KIND
    }

    fn breakdown(&self) -> Vec<Breakdown<K::Reason>> {
        self.breakdown()
    }

    fn is_over(&self) -> bool {
        self.has_result()
    }

    fn entries(&self) -> usize {
        self.log().len()
    }

    fn write(&self, read_from: Option<&Value>) -> String {
        self.write(read_from)
    }
}

impl<K: Kind> Readable for Game<K> {
    const GAME: &'static str = K::GAME;
    type Fault = K::Fault;

    fn read(container: Container) -> Result<Loaded<Self>, Vec<Fault<K::Fault>>> {
        Self::read(container)
    }

    fn faults_but_of_its_log(container: &Container) -> Vec<Fault<K::Fault>> {
        Self::faults_but_of_its_log(container)
    }
}

/// In place of a played game, where nobody plays the game of `K` here: there is none.
#[derive(Clone, Debug, PartialEq)]
pub struct NotPlayed<K>(Infallible, PhantomData<K>);

impl<K> NotPlayed<K> {
    /// Nobody has one.
    pub fn never(&self) -> ! {
        match self.0 {}
    }
}

impl<K: Kind> Recorded for NotPlayed<K> {
    type Config = K::Agreed;
    type Reason = K::Reason;

    fn header(&self) -> &Header {
        self.never()
    }

    fn config(&self) -> &K::Agreed {
        self.never()
    }

    fn kind(&self) -> RecordKind {
        self.never()
    }

    fn breakdown(&self) -> Vec<Breakdown<K::Reason>> {
        self.never()
    }

    fn is_over(&self) -> bool {
        self.never()
    }

    fn entries(&self) -> usize {
        self.never()
    }

    fn write(&self, _: Option<&Value>) -> String {
        self.never()
    }
}

impl<K: Kind> Readable for NotPlayed<K> {
    const GAME: &'static str = K::GAME;
    type Fault = K::Fault;

    fn read(container: Container) -> Result<Loaded<Self>, Vec<Fault<K::Fault>>> {
        let known = vec![RecordKind::Table.name(), RecordKind::Result.name()];
        let found = container.kind().map_err(|fault| vec![fault])?.name().to_owned();
        let fault = RecordFault::member("kind", Mismatch::Unknown { found, known }).into();
        Err(container.newer().map(Fault::from).into_iter().chain([fault]).collect())
    }

    fn faults_but_of_its_log(container: &Container) -> Vec<Fault<K::Fault>> {
        Game::<K>::faults_but_of_its_log(container)
    }
}

impl<P, T, R> AnyGame<P, T, R> {
    /// A game that was played here.
    #[must_use]
    pub fn played(game: P) -> Self {
        Self::Played(Box::new(game))
    }

    /// A table.
    #[must_use]
    pub fn table(table: T) -> Self {
        Self::Table(Box::new(table))
    }

    /// A result.
    #[must_use]
    pub fn result(result: R) -> Self {
        Self::Result(Box::new(result))
    }
}

impl<P, T, R> AnyGame<P, T, R>
where
    P: Readable,
    T: Readable<Config = P::Config, Reason = P::Reason>,
    R: Readable<Config = P::Config, Reason = P::Reason>,
{
    /// Reads and checks a record of the game.
    ///
    /// # Errors
    /// All faults found.
    pub fn read<F: From<P::Fault> + From<T::Fault> + From<R::Fault>>(
        text: &str,
    ) -> Result<Loaded<Self>, Vec<Fault<F>>> {
        let container = Container::read(text).map_err(|fault| vec![fault])?;
        if container.game != P::GAME {
            return Err(vec![RecordFault::OtherGame(container.game).into()]);
        }
        let kind = container.kind().map_err(|fault| {
            // A kind that only a newer program knows is no fault, and the rest of it is nobody's here.
            if let Some(newer) = container.newer() {
                return vec![newer.into(), fault];
            }
            let others = P::faults_but_of_its_log(&container).into_iter();
            std::iter::once(fault).chain(others.map(|fault| fault.map(F::from))).collect::<Vec<_>>()
        })?;
        match kind {
            RecordKind::Full => read(container, Self::played),
            RecordKind::Table => read(container, Self::table),
            RecordKind::Result => read(container, Self::result),
            // It is read alike of all games, and holds none.
            RecordKind::Totals => {
                let known = [RecordKind::Full, RecordKind::Table, RecordKind::Result];
                let known = known.map(RecordKind::name).to_vec();
                let found = kind.name().to_owned();
                Err(vec![RecordFault::member("kind", Mismatch::Unknown { found, known }).into()])
            }
        }
    }

    /// The game, whichever of the three it is.
    #[must_use]
    pub fn recorded(&self) -> &dyn Recorded<Config = P::Config, Reason = P::Reason> {
        match self {
            Self::Played(game) => &**game,
            Self::Table(game) => &**game,
            Self::Result(game) => &**game,
        }
    }

    /// What the record says beside the game.
    #[must_use]
    pub fn header(&self) -> &Header {
        self.recorded().header()
    }

    /// What is agreed, as it was changed last.
    #[must_use]
    pub fn config(&self) -> &P::Config {
        self.recorded().config()
    }

    /// Which kind of record it makes.
    #[must_use]
    pub fn kind(&self) -> RecordKind {
        self.recorded().kind()
    }

    /// How every total comes about as it stands, row by row.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<P::Reason>> {
        self.recorded().breakdown()
    }

    /// Whether it has ended: by its rules, or as people say.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.recorded().is_over()
    }

    /// How many entries the log has.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.recorded().entries()
    }

    /// The record as JSON text. Members of `read_from` that this version does not know are kept.
    #[must_use]
    pub fn write(&self, read_from: Option<&Value>) -> String {
        self.recorded().write(read_from)
    }
}

fn read<G: Readable, A, F: From<G::Fault>>(
    container: Container,
    any: fn(G) -> A,
) -> Result<Loaded<A>, Vec<Fault<F>>> {
    match G::read(container) {
        Ok(loaded) => Ok(loaded.map(any)),
        Err(faults) => Err(faults.into_iter().map(|fault| fault.map(F::from)).collect()),
    }
}
