//! A die is thrown, and the players are asked in turn whether they take it, as points. Nobody writes that one declines.

use kernel::{
    Breakdown, By, Due, Kind, LogError, MoveOf, NoteKind, PlayedKind, Rules, Seed, ToAct, Viewer,
    record::{Header, Members, RecordKind},
};
use serde::{Deserialize, Serialize};

/// Points that end the game.
const ENOUGH: u8 = 30;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Toy;

#[derive(Clone, Copy, Debug)]
pub struct ToyRules;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Roll(u8),
    Take,
    Decline,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Roll { die: u8, by: By },
    Take { seat: u8 },
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub die: Option<u8>,
    pub asked: u8,
    pub points: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Refused;

impl From<LogError<Toy>> for Refused {
    fn from(_: LogError<Toy>) -> Self {
        Self
    }
}

impl Rules for ToyRules {
    type Config = u8;
    type State = State;
    type Move = Move;
    type Draw = ();
    type Refusal = Refused;
    type View = State;

    fn players(players: &u8) -> usize {
        usize::from(*players)
    }

    fn start(players: &u8) -> Option<State> {
        Some(State { die: None, asked: 0, points: vec![0; usize::from(*players)] })
    }

    fn to_act(_: &u8, state: &State) -> ToAct<()> {
        match state.die {
            _ if state.points.iter().sum::<u8>() >= ENOUGH => ToAct::Nothing,
            None => ToAct::Chance(()),
            Some(_) => ToAct::Decision(state.asked),
        }
    }

    fn legal_moves(players: &u8, state: &State) -> Vec<Move> {
        let is_legal = |mv: &Move| Self::apply(players, &mut state.clone(), *mv).is_ok();
        [Move::Take, Move::Decline].into_iter().filter(is_legal).collect()
    }

    fn outcomes(players: &u8, state: &State) -> Vec<(Move, u32)> {
        match Self::to_act(players, state) {
            ToAct::Chance(()) => (1..=6).map(|die| (Move::Roll(die), 1)).collect(),
            _ => Vec::new(),
        }
    }

    fn apply(players: &u8, state: &mut State, mv: Move) -> Result<(), Refused> {
        match (Self::to_act(players, state), mv, state.die) {
            (ToAct::Chance(()), Move::Roll(die @ 1..=6), _) => (state.die, state.asked) = (Some(die), 0),
            (ToAct::Decision(seat), Move::Take, Some(die @ 2..)) => {
                state.points[usize::from(seat)] += die;
                state.die = None;
            }
            (ToAct::Decision(_), Move::Decline, die) => {
                state.asked += 1;
                state.die = die.filter(|_| state.asked < *players);
            }
            _ => return Err(Refused),
        }
        Ok(())
    }

    fn totals(_: &u8, state: &State) -> Vec<Option<i32>> {
        state.points.iter().map(|points| Some(i32::from(*points))).collect()
    }

    fn view(_: &u8, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn sample(_: &u8, view: &State, _: &mut dyn FnMut(u32) -> u32) -> State {
        view.clone()
    }
}

impl PlayedKind for Toy {
    type Rules = ToyRules;

    fn event(players: &u8, state: &State, mv: Move, by: By) -> Option<Event> {
        match (mv, ToyRules::to_act(players, state)) {
            (Move::Roll(die), _) => Some(Event::Roll { die, by }),
            (Move::Take, ToAct::Decision(seat)) => Some(Event::Take { seat }),
            _ => None,
        }
    }

    fn moves(players: &u8, state: &State, event: &Event) -> Vec<MoveOf<Self>> {
        let asked = if state.die.is_some() { state.asked } else { *players };
        let (until, own) = match *event {
            Event::Roll { die, .. } => (*players, Move::Roll(die)),
            Event::Take { seat } => (seat, Move::Take),
        };
        let declined = usize::from(until.saturating_sub(asked));
        std::iter::repeat_n(Move::Decline, declined).chain([own]).collect()
    }

    fn refusal(_: &u8, _: &State, error: Refused) -> Refused {
        error
    }

    fn ends_turn(_: &Event) -> bool {
        false
    }
}

impl Kind for Toy {
    const GAME: &'static str = "toy";
    const KIND: RecordKind = RecordKind::Full;
    const NOTES: &'static [NoteKind] =
        &[NoteKind::TakeBack, NoteKind::Amend, NoteKind::Hint, NoteKind::Handover];
    const IS_PLAYED: bool = true;

    type Config = u8;
    type Agreed = u8;
    type Event = Event;
    type Dice = ();
    type State = State;
    type Error = Refused;
    type Fault = Refused;
    type Finding = ();
    type Reason = ();
    type Result = Vec<u8>;

    fn start(players: &u8) -> Result<State, Refused> {
        ToyRules::start(players).ok_or(Refused)
    }

    fn apply(players: &u8, state: &mut State, _: usize, event: &Event) -> Result<(), Refused> {
        let mut next = state.clone();
        for mv in Self::moves(players, state, event) {
            ToyRules::apply(players, &mut next, mv)?;
        }
        *state = next;
        Ok(())
    }

    fn is_complete(players: &u8, state: &State) -> bool {
        ToyRules::to_act(players, state) == ToAct::Nothing
    }

    fn result(_: &u8, state: &State) -> Vec<u8> {
        state.points.clone()
    }

    fn read_config(_: &mut Members<'_, Refused>, header: Option<&mut Header>) -> Option<u8> {
        u8::try_from(header?.seats.len()).ok()
    }

    fn breakdown(_: &u8, state: &State) -> Vec<Breakdown<()>> {
        state.points.iter().map(|points| Breakdown::leaf((), i32::from(*points))).collect()
    }

    fn due(players: &u8, state: &State, event: Option<&Event>) -> Option<Due> {
        let is_due = match event {
            Some(Event::Roll { .. }) => !Self::is_complete(players, state),
            Some(Event::Take { .. }) => false,
            None => ToyRules::to_act(players, state) == ToAct::Chance(()),
        };
        is_due.then(Due::default)
    }

    fn draw(_: &u8, _: &State, _: Option<&Event>, _: Seed) -> Option<Event> {
        Some(Event::Roll { die: 4, by: By::Program })
    }

    fn by(event: &Event) -> Option<By> {
        if let Event::Roll { by, .. } = event { Some(*by) } else { None }
    }
}
