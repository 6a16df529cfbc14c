//! Rows that were seated wrongly.

use alhambra::{
    games::{
        alhambra::{
            pad::{Pad, PadError, PadEvent, PadExt, Reseat, Step},
            record::{self, AnyGame},
            rules::Scoring,
        },
        common::BuildingType::{Garden, Tower},
    },
    kernel::{
        Note,
        record::{Seat, SeatKind},
    },
};

use super::{
    support::Chance,
    tables::{count, pad, seat, table, wall},
};

fn moved(seats: &[Seat], from: &[Option<usize>]) -> Vec<Seat> {
    let new = || seat("Zoe", 5, SeatKind::Human);
    from.iter().map(|old| old.map_or_else(new, |old| seats[old].clone())).collect()
}

#[test]
fn a_random_table_that_is_reseated_scores_the_same_for_everybody() {
    let mut confirmed = 0;
    for seed in 500..530 {
        let mut pad = table(&mut Chance::new(seed), 45);
        let players = pad.config().game.players();
        pad.findings().into_iter().for_each(|finding| pad.note(Note::confirm(finding)).unwrap());
        // Everybody moves one seat on; the third player stays after the two.
        let mut from: Vec<_> = (0..players).map(|row| Some((row + 1) % players)).collect();
        from.extend((players == 2).then_some(Some(2)));
        let (before, seats) = (pad.breakdown(), moved(&pad.header.seats, &from));
        pad.reseat(seats.clone(), &from).unwrap();
        for (row, old) in from.iter().enumerate() {
            assert_eq!(pad.breakdown()[row].vp, before[old.unwrap()].vp, "seed {seed}, row {row}");
        }
        assert_eq!(pad.unconfirmed(), [], "what was kept is still kept");
        // It is the table that would have been entered with these seats.
        let mut anew = Pad::new(pad.header.clone(), pad.config().clone());
        let findings = pad.findings();
        confirmed += findings.len();
        pad.events().iter().for_each(|(_, event)| anew.enter(event.clone()).unwrap());
        assert_eq!(anew.state(), pad.state());
        let read = record::read(&pad.write(None)).unwrap_or_else(|faults| panic!("{faults:?}")).game;
        assert_eq!(read, AnyGame::table(pad));
    }
    assert!(confirmed > 10, "{confirmed} findings");
}

#[test]
fn players_without_entries_can_come_and_go() {
    let mut pad = pad(3, &[]);
    count(&mut pad, Scoring::First, 1, [0, 0, 0, 0, 0, 2]);
    pad.enter(wall(Scoring::First, 3, 4)).unwrap();
    pad.enter(PadEvent::First { row: 3 }).unwrap();
    let tile = |building, row| PadEvent::Tile { scoring: Scoring::First, row, building, change: Step::More };
    pad.note(Note::Amend { entry: 1, event: tile(Garden, 1) }).unwrap();
    pad.enter(PadEvent::Leftover { space: 2, row: Some(3) }).unwrap();
    let from = [None, Some(2), Some(0), Some(1)];
    pad.reseat(moved(&pad.header.seats, &from), &from).unwrap();
    let state = pad.state();
    assert_eq!((pad.config().game.players(), state.first, state.leftovers[1]), (4, Some(1), Some(Some(1))));
    assert_eq!((state.rows[2].typed[Garden.index()], state.rows[2].typed[Tower.index()]), (1, 1));
    // A player with entries stays.
    let before = pad.clone();
    let few = [Some(0), Some(1), Some(3)];
    assert_eq!(pad.reseat(moved(&before.header.seats, &few), &few), Err(PadError::RowInUse(3)));
    assert_eq!(pad, before);
    let few = [Some(1), Some(2), Some(3)];
    pad.reseat(moved(&before.header.seats, &few), &few).unwrap();
    assert_eq!(pad.config().game.players(), 3);
    let one = [Some(0)];
    assert_eq!(pad.reseat(moved(&before.header.seats, &one), &one), Err(PadError::Row(1)));
}

#[test]
fn the_third_player_comes_and_goes_with_the_number_of_players() {
    let mut two = pad(2, &[]);
    count(&mut two, Scoring::First, 2, [1, 0, 0, 0, 0, 0]);
    let with_dirk = two.clone();
    let third = [Some(0), Some(1), None];
    two.reseat(moved(&with_dirk.header.seats, &third), &third).unwrap();
    assert_eq!((two.config().game.players(), two.config().game.has_third_player()), (3, false));
    // Back again: a third player beside the two.
    let mut seats = two.header.seats[..2].to_vec();
    seats.push(with_dirk.header.seats[2].clone());
    two.reseat(seats, &[Some(0), Some(1), None]).unwrap();
    assert_eq!(two.state(), with_dirk.state());
    // It stays where it has drawn tiles.
    let neutral =
        PadEvent::Neutral { scoring: Scoring::First, tiles: vec![], counts: [0, 0, 1, 0, 0, 0], drawn: 0 };
    two.enter(neutral).unwrap();
    let before = two.clone();
    assert_eq!(two.reseat(moved(&before.header.seats, &third), &third), Err(PadError::NoThirdPlayer));
    assert_eq!(two, before);
}
