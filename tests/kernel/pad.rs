//! A kind that people keep on a score pad: the points of each row and round, entered in any order. They are added
//! up round by round, because whoever first reaches ten gets five more.

use alhambra::kernel::{
    self, Breakdown, By, Confirmed, Due, Kind, Note, NoteKind, Numbered, Seed,
    record::{Header, Members, RecordKind},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::kernel::toy::{self, TABLE, Table, Totals, ToyError, Why};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Points;

/// A pad in use.
pub type Pad = kernel::Game<Points>;

type Refused = ToyError<Points>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Rows and rounds count from 1.
    Points { row: u8, round: u8, points: u8, by: By },
    /// The most points that a round can give, from the first round on, whenever it is entered.
    Limit { points: u8 },
}

/// More than six points in a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Finding {
    Many { row: u8, round: u8, points: u8 },
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Row by row, then round by round.
    pub points: Vec<Vec<Option<u8>>>,
    pub first_to_ten: Option<usize>,
    limit: u8,
    last: (u8, u8),
}

impl State {
    fn total(&self, row: usize) -> u8 {
        self.points[row].iter().flatten().sum()
    }

    fn place(&mut self, row: u8, round: u8) -> Option<&mut Option<u8>> {
        let [row, round] = [row, round].map(|number| usize::from(number).checked_sub(1));
        self.points.get_mut(row?)?.get_mut(round?)
    }
}

/// Where an event counts.
fn order(event: &Event) -> (u8, u8) {
    match event {
        Event::Points { row, round, .. } => (*round, *row),
        Event::Limit { .. } => (0, 0),
    }
}

impl Kind for Points {
    const GAME: &'static str = toy::GAME;
    const KIND: RecordKind = RecordKind::Table;
    const NOTES: &'static [NoteKind] =
        &[NoteKind::TakeBack, NoteKind::Amend, NoteKind::Strike, NoteKind::Confirm];
    const IN_LOG_ORDER: bool = false;
    const SETUP: &'static [&'static str] = toy::SETUP;

    type Config = Table;
    type Agreed = Table;
    type Event = Event;
    type Dice = ();
    type State = State;
    type Error = Refused;
    type Fault = Refused;
    type Finding = Finding;
    type Reason = Why;
    type Result = Totals;

    fn start(table: &Table) -> Result<State, Refused> {
        let points = vec![vec![None; table.rounds.into()]; table.players];
        Ok(State { points, first_to_ten: None, limit: 9, last: (0, 0) })
    }

    fn apply(_: &Table, state: &mut State, _: usize, event: &Event) -> Result<(), Refused> {
        match event {
            Event::Limit { points } => state.limit = *points,
            Event::Points { points, .. } if *points > state.limit => {
                return Err(ToyError::Rule("more points than there are"));
            }
            Event::Points { row, round, points, .. } => {
                let place = state.place(*row, *round).filter(|place| place.is_none());
                *place.ok_or(ToyError::Rule("no such place, or it is taken"))? = Some(*points);
                let row = usize::from(*row) - 1;
                if state.total(row) >= 10 {
                    state.first_to_ten.get_or_insert(row);
                }
            }
        }
        state.last = order(event);
        Ok(())
    }

    fn replay(table: &Table, events: &[Numbered<Event>]) -> Result<State, (usize, Refused)> {
        let mut events: Vec<&Numbered<Event>> = events.iter().collect();
        events.sort_by_key(|(_, event)| order(event));
        let mut state = Self::start(table).map_err(|error| (0, error))?;
        for (number, event) in events {
            Self::apply(table, &mut state, *number, event).map_err(|error| (*number, error))?;
        }
        Ok(state)
    }

    fn is_next(state: &State, event: &Event) -> bool {
        order(event) > state.last
    }

    fn is_complete(_: &Table, state: &State) -> bool {
        state.points.iter().flatten().all(Option::is_some)
    }

    fn findings(_: &Table, state: &State) -> Vec<Finding> {
        let row = |(row, rounds): (u8, &Vec<Option<u8>>)| {
            let many = |(round, points): (u8, &Option<u8>)| {
                points.filter(|&points| points > 6).map(|points| Finding::Many { row, round, points })
            };
            (1..).zip(rounds).filter_map(many).collect::<Vec<_>>()
        };
        (1..).zip(&state.points).flat_map(row).collect()
    }

    fn words_of_1x(Finding::Many { row, round, points }: &Finding) -> Option<String> {
        Some(format!("row {row} has {points} points in round {round}"))
    }

    fn result(table: &Table, state: &State) -> Totals {
        let bonus = |row| if state.first_to_ten == Some(row) { 5 } else { 0 };
        Totals { totals: (0..table.players).map(|row| state.total(row) + bonus(row)).collect() }
    }

    fn completion_faults(table: &Table, state: &State) -> Vec<Refused> {
        if Self::is_complete(table, state) {
            Vec::new()
        } else {
            vec![ToyError::Rule("a round has no points")]
        }
    }

    fn read_config(members: &mut Members<'_, Refused>, header: Option<&mut Header>) -> Option<Table> {
        toy::read_table(members, header?)
    }

    fn write_config(table: &Table, _: &Header) -> Vec<Value> {
        toy::write_table(table)
    }

    fn breakdown(_: &Table, state: &State) -> Vec<Breakdown<Why>> {
        let part = |(round, points): (u8, &Option<u8>)| {
            points.map(|points| Breakdown::leaf(Why::Round(round), points.into()))
        };
        let row = |(row, rounds): (usize, &Vec<Option<u8>>)| {
            let mut parts: Vec<_> = (1..).zip(rounds).filter_map(part).collect();
            parts.extend((state.first_to_ten == Some(row)).then(|| Breakdown::leaf(Why::FirstToTen, 5)));
            Breakdown::sum(Why::Total, parts)
        };
        state.points.iter().enumerate().map(row).collect()
    }

    fn due(_: &Table, state: &State, event: Option<&Event>) -> Option<Due> {
        let Event::Points { row, round, .. } = event? else { return None };
        let is_due = state.clone().place(*row, *round).is_some_and(|place| place.is_none());
        let mut due = Due::default();
        [due[0], due[1]] = [*row, *round];
        is_due.then_some(due)
    }

    fn draw(table: &Table, state: &State, event: Option<&Event>, seed: Seed) -> Option<Event> {
        let &Event::Points { row, round, .. } = event? else { return None };
        let mut stream = seed.stream(Self::due(table, state, event)?);
        Some(Event::Points { row, round, points: stream.below(6) + 1, by: By::Program })
    }

    fn by(event: &Event) -> Option<By> {
        if let Event::Points { by, .. } = event { Some(*by) } else { None }
    }
}

/// What a row has in a round.
pub const fn points(row: u8, round: u8, points: u8) -> Event {
    Event::Points { row, round, points, by: By::People }
}

/// A pad before its first entry.
pub fn new_pad() -> Pad {
    Pad::start(toy::header(), TABLE, Some(Seed(5))).unwrap()
}

/// A closed pad with a late entry, a roll by the program, notes of every kind and a confirmed finding.
pub fn closed() -> Pad {
    let mut pad = new_pad();
    for event in [points(1, 1, 4), points(2, 1, 6), points(1, 2, 8), points(2, 3, 6)] {
        pad.enter(event).unwrap();
    }
    pad.draw(Some(&points(2, 2, 0))).unwrap();
    pad.note(Note::Amend { entry: 1, event: points(1, 1, 12) }).unwrap_err();
    pad.enter(Event::Limit { points: 12 }).unwrap();
    pad.note(Note::Amend { entry: 1, event: points(1, 1, 12) }).unwrap();
    pad.note(Note::Strike { entry: 4 }).unwrap();
    pad.enter(points(1, 3, 1)).unwrap();
    pad.note(Note::TakeBack { to: 8 }).unwrap();
    pad.enter(points(2, 3, 2)).unwrap();
    pad.enter(points(1, 3, 5)).unwrap();
    let many = Finding::Many { row: 1, round: 1, points: 12 };
    pad.note(Note::Confirm { finding: Confirmed::Finding(many) }).unwrap();
    pad.header.ended = Some(pad.header.started);
    pad
}
