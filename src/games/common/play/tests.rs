//! A toy with all that a session looks after: a die that is thrown or typed, who takes it (those who do not are not
//! written), and computers that decide at once or in a thread.

mod kept;
mod reviews;
mod toy;
mod trials;

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use super::{ChanceSource, Computers, Decision, PlaySession};
use crate::{search::Generator, worker::Waker};
use jiff::Timestamp;
use kernel::{
    Entry, Game, Note, Seed, ToAct,
    record::{Header, Seat, SeatKind},
};
use storage::Games;
use toy::{Event, Move, State, Toy};

/// Who throws the die.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Die {
    Program,
    Typed,
}

impl ChanceSource<Toy> for Die {
    const TYPED: Self = Self::Typed;

    fn of(game: &Game<Toy>) -> Self {
        if game.has_typed_chance() { Self::Typed } else { Self::Program }
    }

    fn needs_seed(self) -> bool {
        self == Self::Program
    }

    fn draws(self, _: &Game<Toy>, (): ()) -> bool {
        self == Self::Program
    }

    fn in_one_go(_: &Game<Toy>, (): ()) -> bool {
        false
    }
}

/// One computer, which decides by what it is called: it takes everything, or declines it. A slow one waits for a word.
#[derive(Debug, Default)]
struct Robot {
    word: Option<Arc<Mutex<Receiver<Move>>>>,
    /// Hears of slow work that was told to stop.
    stopped: Option<Sender<()>>,
}

impl Computers<Toy> for Robot {
    fn decide(&mut self, policy: &str, _: &u8, _: &State, _: Generator) -> Option<Decision<Toy>> {
        match policy {
            "takes" => Some(Decision::Made(vec![Move::Take])),
            "declines" => Some(Decision::Made(vec![Move::Decline])),
            "slow" => {
                let (word, stopped) = (Arc::clone(self.word.as_ref()?), self.stopped.clone()?);
                Some(Decision::Work(Box::new(move |stop: &AtomicBool| {
                    while !stop.load(Relaxed) {
                        if let Ok(mv) = word.lock().ok()?.try_recv() {
                            return Some(vec![mv]);
                        }
                        thread::yield_now();
                    }
                    stopped.send(()).ok()?;
                    None
                })))
            }
            _ => None,
        }
    }
}

type Session = PlaySession<Toy, Die, Robot>;

fn seat(policy: Option<&str>) -> Seat {
    let kind = if policy.is_some() { SeatKind::Computer } else { SeatKind::Human };
    Seat { id: String::new(), name: "A".into(), colour: String::new(), kind, policy: policy.map(Into::into) }
}

/// A game of these players; a person has no policy. The folder is its own.
fn begin(policies: &[Option<&str>], die: Die, robot: Robot) -> (Session, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let seats: Vec<_> = policies.iter().map(|policy| seat(*policy)).collect();
    let players = seats.len() as u8;
    let game = Game::start(Header::new("toy", "", seats), players, Some(Seed(1))).unwrap();
    let games = Games::new(folder.path().to_owned());
    let begun = Session::begin(game, die, robot, Waker::default(), &games, Timestamp::UNIX_EPOCH).unwrap();
    (begun, folder)
}

/// A robot that waits, how to give it the word, and what hears that it was told to stop.
fn slow() -> (Robot, Sender<Move>, Receiver<()>) {
    let ((give, word), (stopped, stops)) = (channel(), channel());
    (Robot { word: Some(Arc::new(Mutex::new(word))), stopped: Some(stopped) }, give, stops)
}

/// Waits until something new is heard of a computer.
fn heard(session: &mut Session) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(10) {
        if session.poll() {
            return true;
        }
        thread::yield_now();
    }
    false
}

fn was_stopped(stops: &Receiver<()>) -> bool {
    stops.recv_timeout(Duration::from_secs(10)).is_ok()
}

const TAKES: Option<&str> = Some("takes");
const DECLINES: Option<&str> = Some("declines");
const SLOW: Option<&str> = Some("slow");

#[test]
fn a_game_begins_with_what_the_program_draws_and_is_saved() {
    let (session, folder) = begin(&[None, None], Die::Program, Robot::default());
    assert_eq!((session.game().log().len(), session.to_act()), (1, ToAct::Decision(0)));
    assert!(session.person_decides() && !session.can_undo());
    assert!(folder.path().join(session.file()).is_file());
}

#[test]
fn a_move_that_is_not_written_changes_the_position_and_not_the_log() {
    let (mut session, _folder) = begin(&[None, None], Die::Program, Robot::default());
    session.perform(Move::Decline).unwrap();
    assert_eq!((session.game().log().len(), session.to_act()), (1, ToAct::Decision(1)));
    assert_eq!((session.game().state().asked, session.position().asked), (0, 1));
    session.perform(Move::Take).unwrap();
    let Some(Entry::Event(Event::Take { seat })) = session.game().log().get(1) else { panic!() };
    assert_eq!((*seat, session.position().points[0]), (1, 0), "the entry stands for both");
    assert_eq!(session.game().log().len(), 3, "the next die was thrown");
}

#[test]
fn where_all_decline_the_next_die_stands_for_that() {
    let (mut session, _folder) = begin(&[None, None], Die::Program, Robot::default());
    session.perform(Move::Decline).unwrap();
    session.perform(Move::Decline).unwrap();
    assert_eq!((session.game().log().len(), session.to_act()), (2, ToAct::Decision(0)));
    assert_eq!(session.position(), session.game().state());
}

#[test]
fn undo_takes_back_first_what_is_not_written() {
    let (mut session, _folder) = begin(&[None, None, None], Die::Program, Robot::default());
    session.perform(Move::Decline).unwrap();
    session.perform(Move::Decline).unwrap();
    assert!(session.undo());
    assert_eq!((session.to_act(), session.game().log().len()), (ToAct::Decision(1), 1));
    assert!(session.undo());
    assert_eq!(session.to_act(), ToAct::Decision(0));
    assert!(!session.can_undo() && !session.undo(), "the die was seen");
}

#[test]
fn what_was_decided_before_the_screen_was_handed_on_is_not_undone() {
    let (mut session, _folder) = begin(&[None, None, None], Die::Typed, Robot::default());
    session.perform(Move::Roll(4)).unwrap();
    session.perform(Move::Decline).unwrap();
    assert!(session.can_undo());
    session.seal();
    assert!(!session.can_undo() && !session.undo());
    session.perform(Move::Take).unwrap();
    assert!(session.undo(), "one's own decision is");
    assert_eq!((session.to_act(), session.can_undo()), (ToAct::Decision(1), false));
}

#[test]
fn of_an_entry_that_stands_for_several_moves_undo_takes_back_one() {
    let (mut session, _folder) = begin(&[None, None, None], Die::Typed, Robot::default());
    session.perform(Move::Roll(4)).unwrap();
    session.perform(Move::Decline).unwrap();
    session.perform(Move::Take).unwrap();
    assert_eq!(session.game().log().len(), 2);
    assert!(session.undo());
    assert_eq!((session.game().log().len(), session.to_act()), (1, ToAct::Decision(1)));
    assert!(session.redo());
    assert_eq!((session.game().log().len(), session.position().points[1]), (2, 4));
}

#[test]
fn another_decision_that_is_not_written_leaves_nothing_to_redo() {
    let (mut session, _folder) = begin(&[None, None], Die::Typed, Robot::default());
    session.perform(Move::Roll(4)).unwrap();
    session.perform(Move::Take).unwrap();
    assert!(session.undo() && session.game().can_redo());
    session.perform(Move::Decline).unwrap();
    assert!(!session.game().can_redo());
}

#[test]
fn what_was_declined_is_not_taken_after_all() {
    let (mut session, _folder) = begin(&[None, None], Die::Typed, Robot::default());
    session.perform(Move::Roll(4)).unwrap();
    session.perform(Move::Decline).unwrap();
    assert!(session.perform(Move::Roll(3)).is_err(), "the second player has not declined");
    session.perform(Move::Take).unwrap();
    assert_eq!(session.position().points, [0, 4]);
}

#[test]
fn undo_takes_what_computers_did_with_it() {
    let (mut session, _folder) = begin(&[None, DECLINES, TAKES], Die::Typed, Robot::default());
    session.perform(Move::Roll(4)).unwrap();
    session.perform(Move::Decline).unwrap();
    assert_eq!(
        (session.position().points.as_slice(), session.to_act()),
        ([0, 0, 4].as_slice(), ToAct::Chance(()))
    );
    assert!(session.undo());
    assert_eq!(
        (session.position().points.as_slice(), session.to_act()),
        ([0, 0, 0].as_slice(), ToAct::Decision(0))
    );
    assert_eq!(session.seen, 0, "the die is news again");
    assert!(session.redo());
    assert_eq!(session.position().points, [0, 0, 4]);
}

#[test]
fn taking_back_beyond_a_die_that_was_seen_is_noted() {
    let (mut session, _folder) = begin(&[None, TAKES], Die::Program, Robot::default());
    session.perform(Move::Take).unwrap();
    assert!(!session.can_undo());
    assert_eq!((session.decisions_of_people(), session.take_back_target()), (vec![2], Some(1)));
    assert!(session.take_back_seat().is_some_and(|seat| session.is_person(seat)));
    assert!(session.take_back() && session.game().is_practice());
    assert_eq!(
        (session.to_act(), session.position().points.as_slice()),
        (ToAct::Decision(0), [0, 0].as_slice())
    );
}

#[test]
fn a_decision_that_an_entry_only_stands_for_can_be_taken_back_too() {
    let (mut session, _folder) = begin(&[None, DECLINES], Die::Program, Robot::default());
    session.perform(Move::Decline).unwrap();
    assert_eq!((session.game().log().len(), session.decisions_of_people()), (2, vec![2]));
    assert!(!session.is_untouched() && session.take_back());
    assert_eq!(session.to_act(), ToAct::Decision(0));
    assert_eq!(session.game().log().last(), Some(&Entry::Note(Note::TakeBack { to: 1 })));
}

#[test]
fn a_mistyped_die_is_corrected_and_what_does_not_fit_waits_for_an_answer() {
    let (mut session, _folder) = begin(&[None, None], Die::Typed, Robot::default());
    session.perform(Move::Roll(4)).unwrap();
    session.perform(Move::Decline).unwrap();
    session.perform(Move::Decline).unwrap();
    session.perform(Move::Roll(5)).unwrap();
    session.perform(Move::Take).unwrap();
    let typed: Vec<usize> = session.typed_chance().iter().map(|typed| typed.entry).collect();
    assert_eq!(typed, [1, 2]);
    assert!(session.correct(2, Move::Roll(6)));
    assert_eq!(session.position().points, [6, 0]);
    // A one cannot be taken.
    assert!(!session.correct(2, Move::Roll(1)));
    assert_eq!(session.unfitting.as_ref().map(|unfitting| (unfitting.entry, unfitting.at)), Some((2, 3)));
    assert!(session.correct_and_take_back() && session.unfitting.is_none());
    assert_eq!((session.position().die, session.to_act()), (Some(1), ToAct::Decision(0)));
    assert!(!session.correct(3, Move::Roll(2)), "a decision is no die");
}

#[test]
fn a_slow_computer_decides_in_a_thread_and_the_game_goes_on_when_it_is_polled() {
    let (robot, give, _stops) = slow();
    let (mut session, _folder) = begin(&[None, SLOW], Die::Program, robot);
    assert!(!session.is_thinking());
    session.perform(Move::Decline).unwrap();
    assert!(session.is_thinking() && !session.poll());
    assert_eq!(session.to_act(), ToAct::Decision(1));
    give.send(Move::Take).unwrap();
    assert!(heard(&mut session) && !session.is_thinking());
    assert_eq!((session.game().log().len(), session.to_act()), (3, ToAct::Decision(0)));
}

#[test]
fn a_computer_whose_turn_was_undone_stops_and_is_never_heard() {
    let (robot, give, stops) = slow();
    let (mut session, _folder) = begin(&[None, SLOW], Die::Program, robot);
    session.perform(Move::Decline).unwrap();
    assert!(session.can_undo() && session.undo());
    assert!(was_stopped(&stops) && !session.is_thinking());
    // What it would have said is for the next one to hear.
    give.send(Move::Take).unwrap();
    assert!(!session.poll());
    assert_eq!((session.to_act(), session.game().log().len()), (ToAct::Decision(0), 1));
    session.perform(Move::Decline).unwrap();
    assert!(heard(&mut session));
}

#[test]
fn an_answer_that_was_found_before_undo_is_not_heard_after_it() {
    let (robot, give, _stops) = slow();
    let (mut session, _folder) = begin(&[None, SLOW], Die::Program, robot);
    session.perform(Move::Decline).unwrap();
    give.send(Move::Take).unwrap();
    // It may be there or not: it was not polled.
    thread::sleep(Duration::from_millis(20));
    assert!(session.undo() && !session.poll());
    assert_eq!((session.to_act(), session.game().log().len()), (ToAct::Decision(0), 1));
}

#[test]
fn a_computer_stops_when_the_game_is_left_paused_or_ended() {
    let (robot, _give, stops) = slow();
    let (mut session, folder) = begin(&[None, SLOW], Die::Program, robot);
    session.perform(Move::Decline).unwrap();
    session.pause();
    assert!(was_stopped(&stops) && !session.is_thinking());
    session.resume();
    assert!(session.is_thinking());
    session.end_early(Timestamp::UNIX_EPOCH);
    assert!(was_stopped(&stops) && session.game().header.ended.is_some());
    session.resume();
    assert!(session.is_thinking());
    drop(session);
    assert!(was_stopped(&stops));
    drop(folder);
}

#[test]
fn a_seat_that_nobody_can_decide_for_waits() {
    let (session, _folder) = begin(&[Some("unknown"), None], Die::Program, Robot::default());
    assert_eq!((session.to_act(), session.is_thinking()), (ToAct::Decision(0), false));
    assert_eq!(session.people(), 1);
}
