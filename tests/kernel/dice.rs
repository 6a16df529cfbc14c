//! A kind that is played: players take turns to roll a die, and keep its pips or pass for three points.

use alhambra::kernel::{
    self, Breakdown, By, Due, Kind, Note, NoteKind, Seed,
    record::{Header, Members, RecordKind},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::kernel::toy::{self, TABLE, Table, Totals, ToyError, Why};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice;

/// A game being played.
pub type Game = kernel::Game<Dice>;

type Refused = ToyError<Dice>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Roll { die: u8, by: By },
    Keep {},
    Pass {},
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Die {
    pub die: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The points of every finished turn; the players take turns.
    pub turns: Vec<u8>,
    /// The die that waits for a decision.
    pub die: Option<u8>,
}

impl Kind for Dice {
    const GAME: &'static str = toy::GAME;
    const KIND: RecordKind = RecordKind::Full;
    const NOTES: &'static [NoteKind] =
        &[NoteKind::TakeBack, NoteKind::CorrectRoll, NoteKind::Hint, NoteKind::Handover];
    const IS_PLAYED: bool = true;
    const SETUP: &'static [&'static str] = toy::SETUP;

    type Config = Table;
    type Agreed = Table;
    type Event = Event;
    type Dice = Die;
    type State = State;
    type Error = Refused;
    type Fault = Refused;
    type Finding = ();
    type Reason = Why;
    type Result = Totals;

    fn start(_: &Table) -> Result<State, Refused> {
        Ok(State { turns: Vec::new(), die: None })
    }

    fn apply(table: &Table, state: &mut State, _: usize, event: &Event) -> Result<(), Refused> {
        if Self::is_complete(table, state) {
            return Err(ToyError::Rule("the game is over"));
        }
        match (state.die, event) {
            (None, Event::Roll { die: die @ 1..=6, .. }) => state.die = Some(*die),
            (Some(2..), Event::Keep {}) => state.turns.extend(state.die.take()),
            (Some(_), Event::Pass {}) => {
                state.die = None;
                state.turns.push(3);
            }
            (Some(1), Event::Keep {}) => return Err(ToyError::Rule("a one cannot be kept")),
            _ => return Err(ToyError::Rule("it is not the time for it, or no die")),
        }
        Ok(())
    }

    fn check_handover(table: &Table, seat: u8) -> Result<(), Refused> {
        let is_there = (1..=table.players).contains(&usize::from(seat));
        if is_there { Ok(()) } else { Err(ToyError::Rule("nobody sits there")) }
    }

    fn is_complete(table: &Table, state: &State) -> bool {
        state.turns.len() == table.players * usize::from(table.rounds)
    }

    fn result(table: &Table, state: &State) -> Totals {
        let total = |player| state.turns.iter().skip(player).step_by(table.players).sum::<u8>();
        Totals { totals: (0..table.players).map(total).collect() }
    }

    fn read_config(members: &mut Members<'_, Refused>, header: Option<&mut Header>) -> Option<Table> {
        toy::read_table(members, header?)
    }

    fn write_config(table: &Table, _: &Header) -> Vec<Value> {
        toy::write_table(table)
    }

    fn breakdown(table: &Table, state: &State) -> Vec<Breakdown<Why>> {
        let turns = |player| state.turns.iter().skip(player).step_by(table.players);
        let part = |(round, &points): (u8, &u8)| Breakdown::leaf(Why::Round(round), points.into());
        (0..table.players)
            .map(|player| Breakdown::sum(Why::Total, (1..).zip(turns(player)).map(part).collect()))
            .collect()
    }

    fn due(table: &Table, state: &State, event: Option<&Event>) -> Option<Due> {
        let is_due = state.die.is_none() && !Self::is_complete(table, state);
        let is_roll = event.is_none_or(|event| matches!(event, Event::Roll { .. }));
        let mut due = Due::default();
        due[0] = state.turns.len() as u8;
        (is_due && is_roll).then_some(due)
    }

    fn draw(table: &Table, state: &State, event: Option<&Event>, seed: Seed) -> Option<Event> {
        let mut stream = seed.stream(Self::due(table, state, event)?);
        Some(Event::Roll { die: stream.below(6) + 1, by: By::Program })
    }

    fn by(event: &Event) -> Option<By> {
        if let Event::Roll { by, .. } = event { Some(*by) } else { None }
    }

    fn correct_roll(event: &mut Event, dice: &Die) -> bool {
        let Event::Roll { die, .. } = event else { return false };
        *die = dice.die;
        true
    }
}

/// A die that people rolled.
pub const fn typed(die: u8) -> Event {
    Event::Roll { die, by: By::People }
}

/// A complete game with the program's dice and a hint in it: what can be kept is kept.
pub fn played(seed: u64) -> Game {
    let mut game = Game::start(toy::header(), TABLE, Some(Seed(seed))).unwrap();
    while !game.is_complete() {
        game.draw(None).unwrap();
        if game.enter(Event::Keep {}).is_err() {
            game.note(Note::Hint {}).unwrap();
            game.enter(Event::Pass {}).unwrap();
        }
    }
    game
}

/// A complete game with typed dice and notes of every kind.
pub fn corrected() -> Game {
    let mut game = Game::start(toy::header(), TABLE, None).unwrap();
    for event in [typed(4), Event::Keep {}, typed(5), Event::Pass {}] {
        game.enter(event).unwrap();
    }
    game.note(Note::CorrectRoll { entry: 1, dice: Die { die: 6 } }).unwrap();
    game.note(Note::Hint {}).unwrap();
    game.note(Note::TakeBack { to: 3 }).unwrap();
    game.note(Note::Handover { seat: 2, policy: Some("greedy".to_owned()) }).unwrap();
    game.enter(Event::Keep {}).unwrap();
    while !game.is_complete() {
        game.enter(typed(2)).unwrap();
        game.enter(Event::Pass {}).unwrap();
    }
    game
}
