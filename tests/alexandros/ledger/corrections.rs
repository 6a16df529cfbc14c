//! Late and corrected entries in random games: the result is the same as if everything had been entered right the first
//! time.

use super::*;
use alhambra::games::alexandros::pad::LedgerExt;

/// A random event for a ledger with some typed provinces; many do not fit.
fn random_event(chance: &mut Chance, turn: u16, players: u8) -> LedgerEvent {
    let player = ((turn - 1) % u16::from(players)) as u8 + 1;
    let number = 1 + chance.below(8) as u16;
    let letter = chance.of(&["T", "A", "H", "L", "S", "TA", "HL"]);
    match chance.below(8) {
        0 | 1 => province(turn, number, chance.below(9) as u16, chance.of(&["TA", "HLS", "TTAHL", "S", ""])),
        2 => LedgerEvent::Divide {
            turn,
            province: number,
            part: 1 + chance.below(12) as u16,
            contents: contents(chance.below(4) as u16, letter, &[]),
        },
        3 | 4 => occupy(turn, player, number, letter),
        5 => take_over(turn, player, number, letter),
        6 => take_back(turn, player, number, letter),
        _ => taxes(turn, player),
    }
}

pub fn random_ledger(chance: &mut Chance, entries: usize) -> LedgerGame {
    let players = 2 + chance.below(3);
    let mut game = ledger(players, None);
    let mut turn = 1;
    while game.log().len() < entries && turn < 400 {
        for _ in 0..chance.below(6) {
            let _ = game.enter(random_event(chance, turn, players as u8));
        }
        turn += 1;
    }
    game
}

#[test]
fn late_entries_give_the_same_as_entries_made_in_their_turns() {
    let mut chance = Chance(71);
    for _ in 0..150 {
        let game = random_ledger(&mut chance, 40);
        // Each turn is once held back and entered after all the others, where these can do without it.
        for held in 1..=game.state().turn() {
            let (late, early): (Vec<_>, Vec<_>) = game
                .events()
                .iter()
                .map(|(_, event)| event.clone())
                .partition(|event| event.turn() == Some(held));
            let mut again = LedgerGame::start(game.header.clone(), game.config().clone(), None).unwrap();
            if early.into_iter().chain(late).all(|event| again.enter(event).is_ok()) {
                let (one, other) = (game.state(), again.state());
                assert_eq!((one.points(), one.provinces()), (other.points(), other.provinces()));
            }
        }
    }
}

#[test]
fn a_correction_gives_the_same_as_the_corrected_events_from_scratch() {
    let mut chance = Chance(72);
    let mut corrected = 0;
    for _ in 0..200 {
        let game = random_ledger(&mut chance, 30);
        if game.log().is_empty() {
            continue;
        }
        let mut again = game.clone();
        let entry = 1 + chance.below(game.log().len());
        let strike = Entry::Note(Note::Strike { entry });
        let Some(misfits) = again.blocking_entries(&strike) else { continue };
        again.push_without(strike, &misfits).unwrap();
        corrected += 1;
        let mut scratch = LedgerGame::start(game.header.clone(), game.config().clone(), None).unwrap();
        for (_, event) in again.events() {
            scratch.enter(event.clone()).unwrap();
        }
        assert_eq!(scratch.state().points(), again.state().points());
        assert_eq!(scratch.state().provinces(), again.state().provinces());
        let text = again.write(None);
        assert_eq!(record::read(&text).unwrap().game, AnyGame::table(again));
    }
    assert!(corrected > 100, "{corrected}");
}

#[test]
fn the_table_before_any_entry_is_what_it_was_without_the_later_ones() {
    let mut chance = Chance(73);
    for _ in 0..60 {
        let game = random_ledger(&mut chance, 30);
        for (entry, event) in game.events() {
            let mut again = game.before(*entry, event);
            assert!(again.events().iter().all(|(_, earlier)| earlier.turn() <= event.turn()));
            let mut rest: Vec<_> = game.events().iter().collect();
            rest.sort_by_key(|(number, other)| (other.turn(), *number));
            for (_, event) in rest.into_iter().skip(again.events().len()) {
                again.enter(event.clone()).unwrap();
            }
            assert_eq!(again.state().provinces(), game.state().provinces());
            assert_eq!(again.state().points(), game.state().points());
        }
    }
}
