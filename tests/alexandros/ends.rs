//! How a game ends (§X6): which end comes first, and what no longer counts after it, in new entries and in saved ones.

use alhambra::{
    games::{
        alexandros::{
            log::Ended,
            pad::{Contents, LedgerError, LedgerEvent, LedgerExt, LedgerGame, PaperGame, Place, ResultEvent},
            record::{self, AnyGame},
            rules::{AuditFinding, GameConfig, Recall, Symbol},
            text_import::{WrittenFault, read_written},
        },
        common::written::LineFault,
    },
    kernel::{Entry, Note},
};
use jiff::{Timestamp, tz::TimeZone};

use super::ledger::{contents, header};

const GOAL: u16 = 20;

fn walls(turn: u16, walls: u16) -> LedgerEvent {
    LedgerEvent::Walls { turn, player: whose(turn), walls }
}

fn taxes(turn: u16) -> LedgerEvent {
    LedgerEvent::Taxes { turn, player: whose(turn), card: None, points: None }
}

fn on(province: u16, symbol: Symbol) -> Place {
    Place::Typed { province, on: vec![symbol] }
}

/// The small vacant province is occupied.
fn occupy(turn: u16) -> LedgerEvent {
    LedgerEvent::Occupy { turn, player: whose(turn), place: on(2, Symbol::Horse) }
}

fn take_over(turn: u16) -> LedgerEvent {
    LedgerEvent::TakeOver { turn, player: whose(turn), place: on(3, Symbol::Lyre) }
}

fn take_back(turn: u16) -> LedgerEvent {
    LedgerEvent::Recall { turn, player: whose(turn), place: on(1, Symbol::Temple) }
}

const fn whose(turn: u16) -> u8 {
    (turn as u8 + 1) % 2 + 1
}

/// A table of two that plays to 20 points. Ada, who plays the odd turns, has a province worth `value` points; a small
/// one is vacant, and one is Ben's.
fn table(value: u16, recall: Recall) -> LedgerGame {
    let config = GameConfig::new(2).unwrap().with_goal(GOAL.into()).unwrap();
    let options = alhambra::games::alexandros::rules::Options { recall, ..config.options() };
    let mut game = LedgerGame::start(header(2), config.with_options(options), None).unwrap();
    let told = |province, contents: Contents| LedgerEvent::Province { turn: 1, province, contents };
    for event in [
        walls(1, 60),
        told(1, contents(value, "TA", &[(1, 'T')])),
        told(2, contents(2, "HL", &[])),
        told(3, contents(1, "LS", &[(2, 'S')])),
        walls(2, 3),
    ] {
        game.enter(event).unwrap();
    }
    game
}

/// The table with these entries, accepted as by earlier versions: a record does not distinguish new ones from old.
fn saved(mut game: LedgerGame, events: Vec<LedgerEvent>) -> LedgerGame {
    let mut log = game.log().to_vec();
    log.extend(events.into_iter().map(Entry::Event));
    game = LedgerGame::from_log(game.header.clone(), game.config().clone(), Vec::new(), log).unwrap();
    if game.is_complete() {
        game.header.ended = Some(game.header.started);
    }
    game
}

/// The entries of turns 3 and 4 in this order, and how the game ended. 63 of the 75 walls are laid: of three more, one
/// is red.
#[test]
fn what_came_first_ended_the_game() {
    let (goal, red, early) = (Ended::Goal, Ended::RedWalls, Ended::Early);
    for (value, events, ended) in [
        (19, vec![walls(3, 2), taxes(3)], early),
        (20, vec![walls(3, 2), taxes(3)], goal),
        (19, vec![walls(3, 3), taxes(3)], red),
        (22, vec![walls(3, 3), occupy(3)], red),
        (22, vec![walls(3, 2), occupy(3), walls(4, 3)], red),
        // Red walls end it after both actions, the goal at once: the goal comes first, whenever the walls are entered.
        (22, vec![walls(3, 3), taxes(3)], goal),
        (19, vec![walls(3, 3), occupy(3), taxes(3)], goal),
        (22, vec![walls(3, 3), take_over(3), taxes(3)], goal),
        (22, vec![taxes(3), walls(3, 3)], goal),
        (22, vec![occupy(3), walls(3, 3), taxes(3)], goal),
        (22, vec![walls(3, 2), occupy(3), walls(4, 3), taxes(4)], goal),
    ] {
        let mut game = table(value, Recall::Action);
        for event in events.iter().cloned().chain([LedgerEvent::Close {}]) {
            game.enter(event).unwrap_or_else(|error| panic!("{events:?}: {error:?}"));
        }
        game.header.ended = Some(game.header.started);
        assert_eq!(game.result().ended, ended, "{value}, {events:?}");
        assert_eq!(game.findings(), [], "{events:?}");
        let text = game.write(None);
        assert_eq!(record::read(&text).unwrap().game, AnyGame::table(game));
    }
    // And in whatever order the turns are entered.
    let mut game = table(22, Recall::Action);
    game.enter(walls(4, 3)).unwrap();
    assert_eq!(game.enter(taxes(3)), Err(LedgerError::Over { turn: 4, ended: 3 }));
}

/// The end of §X9.14.
#[test]
fn after_red_walls_both_actions_can_still_be_taken() {
    let mut game = table(3, Recall::Action);
    for event in [walls(3, 3), taxes(3), occupy(3)] {
        game.enter(event).unwrap();
    }
    assert_eq!(game.enter(walls(4, 1)), Err(LedgerError::Over { turn: 4, ended: 3 }));
}

#[test]
fn nobody_acts_after_taxes_that_reach_the_goal() {
    let wrong = LedgerError::Wrong(AuditFinding::AfterGoal { player: 1, turn: 3, goal: GOAL });
    for recall in [Recall::Action, Recall::Free] {
        for action in [occupy(3), take_over(3), take_back(3)] {
            let mut game = table(20, recall);
            game.enter(taxes(3)).unwrap();
            let before = game.clone();
            assert_eq!(game.enter(action.clone()), Err(wrong.clone()), "{action:?}");
            assert_eq!(game, before, "nothing is changed");
            // With one point less they do.
            let mut game = table(19, recall);
            game.enter(taxes(3)).unwrap();
            game.enter(action).unwrap();
        }
    }
    // The move and provinces can still be entered: they came before.
    let mut game = table(20, Recall::Action);
    game.enter(taxes(3)).unwrap();
    game.enter(walls(3, 2)).unwrap();
    let told = LedgerEvent::Province { turn: 3, province: 9, contents: contents(2, "S", &[]) };
    game.enter(told).unwrap();
    assert_eq!(game.findings(), []);
}

#[test]
fn a_correction_that_lets_the_goal_come_before_an_action_asks_to_strike_the_action() {
    let mut game = table(19, Recall::Action);
    for event in [taxes(3), occupy(3)] {
        game.enter(event).unwrap();
    }
    let occupied = game.log().len();
    let typed = LedgerEvent::Taxes { turn: 3, player: 1, card: None, points: Some(vec![20, 0]) };
    let amend = Entry::Note(Note::Amend { entry: occupied - 1, event: typed });
    assert_eq!(game.blocking_entries(&amend), Some(vec![occupied]));
    game.push_without(amend, &[occupied]).unwrap();
    assert_eq!(game.result().ended, Ended::Goal);
}

#[test]
fn entries_saved_after_the_goal_are_read_reported_confirmed_undone_and_redone() {
    let finding = AuditFinding::AfterGoal { player: 1, turn: 3, goal: GOAL };
    let game = saved(table(22, Recall::Free), vec![taxes(3), occupy(3), take_back(3), LedgerEvent::Close {}]);
    let mut game = match record::read(&game.write(None)).unwrap().game {
        AnyGame::Table(game) => *game,
        AnyGame::Played(_) | AnyGame::Result(_) => unreachable!(),
    };
    assert_eq!(game.unconfirmed(), [finding], "once, however many entries there are");
    assert_eq!(game.result().ended, Ended::Goal);
    let (log, state) = (game.log().len(), game.state().clone());
    for _ in 0..3 {
        assert!(game.undo());
    }
    let text = game.redo_text().unwrap();
    let mut again =
        LedgerGame::from_log(game.header.clone(), game.config().clone(), Vec::new(), game.log().to_vec())
            .unwrap();
    again.bring_back_redo(&text);
    for _ in 0..3 {
        assert!(again.redo());
    }
    assert_eq!((again.log().len(), again.state()), (log, &state));
    // It is shown as it was, and new entries do not stumble over it.
    let province = LedgerEvent::Province { turn: 2, province: 9, contents: contents(2, "S", &[]) };
    assert_eq!(again.before(log + 1, &LedgerEvent::Close {}).state().points(), state.points());
    again.enter(province).unwrap();
    again.note(Note::confirm(finding)).unwrap();
    assert_eq!(again.unconfirmed(), []);
}

#[test]
fn a_record_that_claims_red_walls_where_the_goal_came_first_is_read_and_written_correctly() {
    let mut game = table(22, Recall::Action);
    for event in [walls(3, 3), taxes(3), LedgerEvent::Close {}] {
        game.enter(event).unwrap();
    }
    game.header.ended = Some(game.header.started);
    let text = game.write(None);
    assert!(text.contains(r#""ended":"goal""#));
    // The digest may be missing.
    let mut record: serde_json::Value = serde_json::from_str(&text).unwrap();
    record.as_object_mut().unwrap().remove("digest");
    for (claim, reads) in [("red_walls", true), ("goal", true), ("early", false)] {
        record["result"]["ended"] = claim.into();
        let read = record::read(&record.to_string());
        assert_eq!(read.is_ok(), reads, "{claim}: {read:?}");
        if let Ok(loaded) = read {
            assert_eq!(loaded.game.write(None), text);
        }
    }
    // Without red walls in the turn of the goal, no other claim is accepted.
    let mut game = table(22, Recall::Action);
    for event in [walls(3, 2), taxes(3), LedgerEvent::Close {}] {
        game.enter(event).unwrap();
    }
    game.header.ended = Some(game.header.started);
    let claim = game.write(None).replace(r#""ended":"goal""#, r#""ended":"red_walls""#);
    let mut record: serde_json::Value = serde_json::from_str(&claim).unwrap();
    record.as_object_mut().unwrap().remove("digest");
    assert!(record::read(&record.to_string()).is_err());
}

#[test]
fn after_the_end_no_later_turn_is_accepted_but_forgotten_entries_of_earlier_ones_are() {
    let mut game = table(3, Recall::Action);
    for event in [walls(3, 1), LedgerEvent::Close {}] {
        game.enter(event).unwrap();
    }
    let wrong = |turn| LedgerError::Wrong(AuditFinding::AfterEnd { turn, ended: 3 });
    for (event, turn) in [
        (walls(4, 1), 4),
        (taxes(5), 5),
        (LedgerEvent::BeginTurn { turn: 4, player: 2 }, 4),
        (LedgerEvent::Leave { turn: 9, player: 2 }, 9),
    ] {
        assert_eq!(game.enter(event), Err(wrong(turn)));
    }
    game.enter(walls(2, 1)).unwrap();
    game.enter(taxes(3)).unwrap();
    assert_eq!(game.findings(), []);
    // The end can be taken back.
    assert!(game.undo() && game.undo() && game.undo());
    game.enter(walls(4, 1)).unwrap();
    game.enter(LedgerEvent::Close {}).unwrap();
    let begin = |turn| LedgerEvent::BeginTurn { turn, player: whose(turn) };
    let game = saved(game, vec![begin(5), begin(6)]);
    let after = |turn| AuditFinding::AfterEnd { turn, ended: 4 };
    assert_eq!(game.findings(), [after(5), after(6)]);
    assert!(record::read(&game.write(None)).is_ok());
}

#[test]
fn a_province_entered_again_needs_a_space_for_each_governor() {
    let mut game = table(3, Recall::Action);
    let told = |letters, governors: &[_]| LedgerEvent::Province {
        turn: 2,
        province: 7,
        contents: contents(4, letters, governors),
    };
    let wrong = AuditFinding::NoSpace { province: 7, symbol: Symbol::Temple, governors: 2, spaces: 1 };
    let event = told("TA", &[(2, 'T'), (2, 'T')]);
    assert_eq!(game.enter(event.clone()), Err(LedgerError::Wrong(wrong)));
    game.enter(told("TTA", &[(2, 'T'), (2, 'T')])).unwrap();
    assert_eq!(saved(table(3, Recall::Action), vec![event]).findings(), [wrong]);
}

#[test]
fn a_new_result_whose_points_contradict_its_end_is_refused_and_a_saved_one_reported() {
    let finding = AuditFinding::GoalMissed { most: 91, goal: 100 };
    let end = ResultEvent::Final { points: vec![80, 91], rounds: 9, ended: Ended::Goal };
    let config = GameConfig::new(2).unwrap();
    let mut game = PaperGame::start(header(2), config.clone(), None).unwrap();
    assert_eq!(game.enter(end.clone()), Err(LedgerError::Wrong(finding)));
    assert!(game.log().is_empty());
    let mut game = PaperGame::from_log(header(2), config, Vec::new(), vec![Entry::Event(end)]).unwrap();
    game.header.ended = Some(game.header.started);
    assert_eq!(game.unconfirmed(), [finding]);
    game.note(Note::confirm(finding)).unwrap();
    let text = game.write(None);
    let AnyGame::Result(again) = record::read(&text).unwrap().game else { unreachable!() };
    assert_eq!((again.unconfirmed(), *again), (Vec::new(), game));
}

#[test]
fn a_table_typed_as_text_is_refused_at_the_line_that_comes_after_the_end() {
    let head =
        "players Ada Ben\ngoal 20\n1 walls Ada 3\n1 province 1 22 TA Ada T\n2 walls Ben 2\n3 walls Ada 2\n";
    let fault = |more: &str| {
        let faults =
            read_written(&format!("{head}{more}"), Timestamp::UNIX_EPOCH, &TimeZone::UTC).unwrap_err();
        let [LineFault { line, fault: WrittenFault::Ledger(error), .. }] = &faults.faults[..] else {
            panic!("{faults:?}")
        };
        (*line, error.clone())
    };
    let after_goal = LedgerError::Wrong(AuditFinding::AfterGoal { player: 1, turn: 3, goal: 20 });
    assert_eq!(fault("3 taxes Ada T\n3 take_back Ada 1 T\nend\n"), (8, after_goal));
    let after_end = LedgerError::Wrong(AuditFinding::AfterEnd { turn: 4, ended: 3 });
    assert_eq!(fault("end\n4 walls Ben 2\n"), (8, after_end));
    let twice = LedgerError::ClosedTwice;
    assert_eq!(fault("end\nend\n"), (8, twice));
}
