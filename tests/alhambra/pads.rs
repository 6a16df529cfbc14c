//! Tables kept on the pad: counts, boards, scorings, corrections.

use alhambra::{
    games::{
        alhambra::{
            log::Measured,
            pad::{Changes, Missing, Pad, PadError, PadEvent, PadExt, PadState, ScorePad, Step, TotalChange},
            record::{self, AnyGame},
            rules::{AuditFinding, Cell, Illegal, Module, Piece, RuleViolation, Scoring},
        },
        common::BuildingType::{Garden, Pavilion, Tower},
    },
    kernel::{Entry, Note},
};

use super::{
    support::{Chance, tile},
    tables::{EVERY_MODULE, cell, count, pad, table, wall},
};

fn lay(scoring: Scoring, row: u8, (x, y): (i16, i16), id: &str) -> PadEvent {
    PadEvent::Lay { scoring, row, cell: cell(x, y), piece: Piece::Tile(tile(id)).into(), anyway: false }
}

/// The game of three of §A9.5.
fn worked_example() -> Pad {
    let mut pad = pad(3, &[]);
    let scorings = [
        [([2, 0, 1, 2, 1, 0], 7), ([1, 2, 1, 0, 1, 2], 5), ([0, 1, 1, 1, 0, 2], 9)],
        [([3, 1, 2, 3, 2, 1], 9), ([1, 3, 2, 1, 3, 3], 6), ([1, 1, 3, 1, 2, 3], 11)],
        [([4, 2, 3, 4, 4, 2], 12), ([1, 4, 2, 2, 4, 4], 8), ([2, 1, 4, 2, 3, 4], 11)],
    ];
    for (scoring, rows) in Scoring::ALL.into_iter().zip(scorings) {
        for (row, (types, pieces)) in (1..).zip(rows) {
            count(&mut pad, scoring, row, types);
            pad.enter(wall(scoring, row, pieces)).unwrap();
        }
        assert_eq!(pad.state().missing(pad.config(), scoring), []);
        pad.enter(PadEvent::Scoring { scoring }).unwrap();
    }
    pad
}

fn totals(pad: &Pad) -> Vec<i32> {
    pad.breakdown().iter().map(|row| row.vp).collect()
}

#[test]
fn a_whole_game_of_three_scores_as_in_the_rules() {
    let mut pad = worked_example();
    assert_eq!(totals(&pad), [135, 121, 116]);
    assert_eq!(pad.result().winners, [1]);
    // The gardens of the last scoring are 4 + 4 + 3, one more than the first two sums suggest: nothing is odd.
    assert_eq!(pad.findings(), []);
    assert!(pad.is_complete());
    pad.header.ended = Some(pad.header.started);
    let text = pad.write(None);
    let read = record::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).game;
    assert_eq!(read, AnyGame::table(pad.clone()));
    assert!(text.contains("\"alhambra\""));
    let wrong = text.replace("\"total\": 135", "\"total\": 136").replace("\"total\":135", "\"total\":136");
    assert!(record::read(&wrong).is_err());
}

#[test]
fn what_a_correction_changes_is_listed() {
    let mut pad = worked_example();
    let before = pad.state().clone();
    let late = PadEvent::Tile { scoring: Scoring::Third, row: 3, building: Garden, change: Step::More };
    pad.enter(late).unwrap();
    let changes = Changes::between(&before, pad.state());
    // Gardens 4 4 4: (20 + 12 + 5) / 3 = 12 each instead of 16, 16, 5.
    let total = |row, scoring, before, after| TotalChange { row, scoring, before, after };
    let third = Some(Scoring::Third);
    assert_eq!(
        changes.totals,
        [
            total(0, third, 88, 84),
            total(0, None, 135, 131),
            total(1, third, 69, 65),
            total(1, None, 121, 117),
            total(2, third, 68, 75),
            total(2, None, 116, 123),
        ]
    );
    assert_eq!(changes.winners, None);
    assert!(Changes::between(&before, &before).is_empty());
    assert!(pad.undo());
    assert_eq!(pad.state(), &before);
}

#[test]
fn tiles_given_to_the_third_player_are_not_among_those_it_draws() {
    let mut pad = pad(2, &[]);
    let third = |pad: &Pad, scoring| pad.state().third_player(scoring).map(|of| (of.has, of.due)).unwrap();
    let six = |scoring| PadEvent::Neutral { scoring, tiles: Vec::new(), counts: [1; 6], drawn: 0 };
    pad.enter(six(Scoring::First)).unwrap();
    pad.enter(PadEvent::Give { scoring: Scoring::First, row: 1, tile: tile("T01").id }).unwrap();
    assert_eq!(third(&pad, Scoring::First), (7, 7));
    pad.enter(PadEvent::Scoring { scoring: Scoring::First }).unwrap();
    assert_eq!(third(&pad, Scoring::Second), (7, 13), "six are to be drawn (§A5.2)");
    pad.enter(PadEvent::Give { scoring: Scoring::Second, row: 2, tile: tile("T09").id }).unwrap();
    pad.enter(six(Scoring::Second)).unwrap();
    assert_eq!(third(&pad, Scoring::Second), (14, 14));
}

#[test]
fn walls_are_asked_for_first_and_a_board_has_its_own() {
    let mut pad = pad(2, &[Module::Camps, Module::Bazaars, Module::Falconers]);
    pad.enter(lay(Scoring::First, 1, (0, -1), "T01")).unwrap();
    let missing = |pad: &Pad, scoring| pad.state().missing(pad.config(), scoring);
    let [wall_of, third, camps, falcons] = missing(&pad, Scoring::First).try_into().unwrap();
    assert_eq!(wall_of, Missing::Wall(1));
    assert!(matches!(third, Missing::ThirdPlayer(of) if (of.has, of.due) == (0, 6)));
    assert_eq!([camps, falcons], [Missing::Module(Module::Camps, 1), Missing::Module(Module::Falconers, 1)]);
    assert!(missing(&pad, Scoring::Third).contains(&Missing::Module(Module::Bazaars, 1)));
    let scored = pad.state().scored(Scoring::First);
    // A wall of three, and 6 for being alone with a tower.
    assert_eq!(scored[0].vp, 3 + 6);
    pad.enter(PadEvent::Neutral {
        scoring: Scoring::First,
        tiles: vec![tile("T02").id],
        counts: [1, 1, 1, 1, 1, 0],
        drawn: 0,
    })
    .unwrap();
    assert_eq!(pad.state().scored(Scoring::First)[0].vp, 3 + 3);
    assert_eq!(pad.state().taken(), [tile("T01").id, tile("T02").id]);
}

#[test]
fn the_leaders_and_the_effect_of_one_more_tile_are_known() {
    let mut pad = pad(3, &[]);
    for (row, towers) in [(1, 2), (2, 3), (3, 3)] {
        count(&mut pad, Scoring::Second, row, [0, 0, 0, 0, 0, towers]);
    }
    let lead = pad.state().lead(Scoring::Second, Tower);
    assert_eq!((lead.vp, lead.leaders), (vec![0, 9, 9], vec![1, 2]));
    assert_eq!(lead.margins, [-1, 0, 0]);
    assert_eq!(lead.one_more[0], [6, 6, 6]);
    assert_eq!(pad.state().on_offer(), 21 + 84 + 195);
    assert_eq!(pad.counting(), Scoring::First);
}

#[test]
fn a_late_entry_counts_in_the_scoring_it_names() {
    let mut pad = worked_example();
    let at = pad.log().iter().position(|entry| {
        matches!(entry.event(), Some(PadEvent::Tile { row: 1, scoring: Scoring::First, .. }))
    });
    let entry = at.unwrap() + 1;
    let right = pad.state().clone();
    pad.note(Note::Strike { entry }).unwrap();
    assert_ne!(totals(&pad), [135, 121, 116]);
    let forgotten =
        PadEvent::Tile { scoring: Scoring::First, row: 1, building: Pavilion, change: Step::More };
    pad.enter(forgotten).unwrap();
    assert_eq!(totals(&pad), [135, 121, 116]);
    assert_eq!(pad.state(), &right);
}

#[test]
fn entries_in_any_order_give_the_same_as_entries_made_in_time() {
    for seed in 100..140 {
        let mut chance = Chance::new(seed);
        let right = table(&mut chance, 60);
        let mut late = Pad::new(right.header.clone(), right.config().clone());
        let of = |scoring: Scoring| {
            let events = right.events().iter().map(|(_, event)| event.clone());
            events.filter(|event| event.scoring() == scoring).collect::<Vec<_>>().into_iter().peekable()
        };
        let mut waiting = Scoring::ALL.map(of);
        while waiting.iter_mut().any(|events| events.peek().is_some()) {
            let from = chance.below(3);
            let Some(event) = waiting[from].peek() else { continue };
            // An event that depends on an entry still to come is entered after it.
            if late.enter(event.clone()).is_ok() {
                waiting[from].next();
            } else if (0..from).all(|before| waiting[before].peek().is_none()) {
                // Only an entry made too early can be in the way of a late one.
                break;
            }
        }
        if waiting.iter_mut().all(|events| events.peek().is_none()) {
            assert_eq!(late.state(), right.state(), "seed {seed}");
            assert_eq!(late.result(), right.result());
        }
    }
}

#[test]
fn a_corrected_table_is_the_same_as_its_remaining_entries_made_anew() {
    let (mut struck, mut refused) = (0, 0);
    for seed in 200..230 {
        let mut chance = Chance::new(seed);
        let mut pad = table(&mut chance, 60);
        for _ in 0..12 {
            let before = pad.clone();
            let entry = pad.events()[chance.below(pad.events().len())].0;
            let note: Note<ScorePad> = match chance.below(3) {
                0 => {
                    let event = pad.events()[chance.below(pad.events().len())].1.clone();
                    Note::Amend { entry, event }
                }
                _ => Note::Strike { entry },
            };
            let note = Entry::Note(note);
            let Some(gone) = pad.blocking_entries(&note) else {
                refused += 1;
                assert!(pad.push_without(note, &[]).is_err(), "seed {seed}");
                assert_eq!(pad, before, "what is refused changes nothing");
                continue;
            };
            assert_eq!(pad.push_without(note, &gone), Ok(()), "seed {seed}");
            struck += gone.len();
            assert!(gone.iter().all(|gone| pad.events().iter().all(|(number, _)| number != gone)));
            let mut events: Vec<PadEvent> = pad.events().iter().map(|(_, event)| event.clone()).collect();
            events.sort_by_key(PadEvent::scoring);
            let mut anew = Pad::new(pad.header.clone(), pad.config().clone());
            events.into_iter().for_each(|event| anew.enter(event).unwrap());
            assert_eq!(anew.state(), pad.state(), "seed {seed}");
        }
        let read = record::read(&pad.write(None)).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert_eq!(read.game, AnyGame::table(pad));
    }
    assert!(struck > 20 && refused > 20, "{struck} {refused}");
}

#[test]
fn a_correction_names_what_it_makes_impossible_and_strikes_it_too() {
    let mut pad = pad(3, &[]);
    for event in [
        lay(Scoring::First, 1, (1, 0), "P07"),
        lay(Scoring::Second, 1, (2, 0), "S06"),
        PadEvent::Remove { scoring: Scoring::Third, row: 1, cell: cell(2, 0), anyway: false },
    ] {
        pad.enter(event).unwrap();
    }
    let strike = Entry::Note(Note::Strike { entry: 1 });
    assert!(matches!(pad.clone().note(Note::Strike { entry: 1 }), Err((2, PadError::Illegal { .. }))));
    assert_eq!(pad.blocking_entries(&strike), Some(vec![3, 2]));
    assert_eq!(pad.push_without(strike, &[3, 2]), Ok(()));
    assert_eq!(pad.events(), []);
    assert_eq!(pad.state(), &PadState::clone(self::pad(3, &[]).state()));
    // Each is a note, which can be undone.
    assert_eq!(pad.log().len(), 6);
    assert!(pad.undo() && pad.undo() && pad.undo());
    assert_eq!(pad.events().len(), 3);
    // A late entry can be in the way of later ones, too.
    let late = Entry::Event(lay(Scoring::First, 1, (2, 0), "S07"));
    assert_eq!(pad.blocking_entries(&late), Some(vec![3, 2]));
    let unlawful = Entry::Event(lay(Scoring::First, 1, (3, 0), "S07"));
    assert_eq!(pad.blocking_entries(&unlawful), None);
    assert!(matches!(pad.push_without(unlawful, &[]), Err((4, PadError::Illegal { .. }))));
}

#[test]
fn a_tile_that_lies_unlawfully_is_kept_when_people_say_so() {
    let mut pad = pad(3, &[]);
    let event = lay(Scoring::First, 2, (3, 0), "P07");
    let Err(PadError::Illegal { row: 2, illegal: Illegal::NoNeighbour { .. } }) = pad.enter(event.clone())
    else {
        panic!("a lone tile is unlawful")
    };
    assert_eq!(pad.log().len(), 0);
    pad.enter(event.kept()).unwrap();
    let finding = AuditFinding::Unlawful { row: 2, cell: Cell::new(3, 0), why: RuleViolation::NoNeighbour };
    assert_eq!(pad.unconfirmed(), [finding]);
    pad.note(Note::confirm(finding)).unwrap();
    assert_eq!(pad.unconfirmed(), []);
    // A lawful tile can be laid beside it without a question.
    pad.enter(lay(Scoring::First, 2, (1, 0), "S07")).unwrap();
    assert!(matches!(
        pad.enter(lay(Scoring::First, 2, (1, 0), "G10").kept()),
        Err(PadError::Illegal { illegal: Illegal::Occupied { .. }, .. })
    ));
    let read = record::read(&pad.write(None)).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(read.game, AnyGame::table(pad));
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let mut pad = pad(3, &EVERY_MODULE);
    let before = pad.clone();
    let scoring = Scoring::First;
    let tile_of = |row, change| PadEvent::Tile { scoring, row, building: Tower, change };
    let mut own = tile("P01").id;
    own.number = 8;
    for (event, error) in [
        (tile_of(0, Step::More), PadError::Row(0)),
        (tile_of(4, Step::More), PadError::Row(4)),
        (tile_of(1, Step::Fewer), PadError::NoTile { row: 1, building: Tower }),
        (PadEvent::Give { scoring, row: 1, tile: own }, PadError::NoThirdPlayer),
        (PadEvent::Leftover { space: 5, row: None }, PadError::Space(5)),
        (PadEvent::Leftover { space: 0, row: Some(1) }, PadError::Space(0)),
        (
            PadEvent::Reserve {
                scoring,
                row: 1,
                piece: alhambra::games::alhambra::pad::GivenPiece::Tile(own),
            },
            PadError::UnknownTile(own),
        ),
        (
            PadEvent::Remove { scoring, row: 1, cell: cell(1, 1), anyway: true },
            PadError::Illegal { row: 1, illegal: Illegal::NothingThere(cell(1, 1)) },
        ),
    ] {
        assert_eq!(pad.enter(event), Err(error));
        assert_eq!(pad, before);
    }
    let mut two = super::tables::pad(2, &[]);
    assert_eq!(two.enter(wall(scoring, 3, 2)), Err(PadError::OfAPlayer(3)));
    let many = PadEvent::Neutral { scoring, tiles: Vec::new(), counts: [100, 0, 0, 0, 0, 0], drawn: 0 };
    assert_eq!(two.enter(many), Err(PadError::TooMany { row: 3, building: Pavilion }));
    assert_eq!(two.note(Note::Hint {}), Err((1, PadError::Note)));
    assert_eq!(two.note(Note::Strike { entry: 3 }), Err((1, PadError::NoSuchEntry(3))));
}

#[test]
fn an_amended_entry_is_the_same_as_one_made_right_the_first_time() {
    let mut amended = 0;
    for seed in 300..340 {
        let mut chance = Chance::new(seed);
        let right = table(&mut chance, 45);
        let (at, wanted) = (chance.below(right.events().len()), right.clone());
        let (number, event) = wanted.events()[at].clone();
        // The same table with another event in its place, if that fits what came later.
        let scoring = Scoring::ALL[chance.below(3)];
        let other = super::tables::event(&right, &mut chance, scoring);
        let mut table = right.clone();
        if table.note(Note::Amend { entry: number, event: other.clone() }).is_err() {
            continue;
        }
        assert_eq!(table.events()[at], (number, other), "seed {seed}: it keeps its place in the log");
        table.note(Note::Amend { entry: number, event: event.clone() }).unwrap();
        assert_eq!((table.state(), table.result()), (right.state(), right.result()), "seed {seed}");
        assert_eq!(table.events(), right.events());
        // An entry was judged by what stands before it.
        let before = table.before(event.scoring(), Some(number));
        assert_eq!(before.fits(table.config(), &event), Ok(()), "seed {seed}");
        amended += 1;
    }
    assert!(amended > 10, "{amended}");
}

#[test]
fn the_table_before_an_entry_is_all_that_counts_before_it() {
    for seed in 400..410 {
        let table = table(&mut Chance::new(seed), 45);
        // Who goes first counts from the start, whenever it was entered.
        let goes_first = |event: &PadEvent| matches!(event, PadEvent::First { .. });
        for (entry, event) in table.events().iter().filter(|(_, event)| !goes_first(event)) {
            let mut before = Pad::new(table.header.clone(), table.config().clone());
            for (_, earlier) in table.events().iter().take_while(|(number, _)| number < entry) {
                before.enter(earlier.clone()).unwrap();
            }
            // These tables were entered as they happened.
            let stands = table.before(event.scoring(), Some(*entry));
            assert_eq!(stands.rows, before.state().rows, "seed {seed}, {entry}");
            assert_eq!(stands.held, before.state().held, "seed {seed}, {entry}");
        }
        assert_eq!(&table.before(Scoring::Third, None), table.state());
    }
}

#[test]
fn placed_falcons_stay_out_of_the_supply_until_another_number_is_entered() {
    let mut pad = pad(3, &[Module::Falconers]);
    let falcons = |scoring, row, falcons: [u16; 3]| {
        let said = Measured::default().with(Module::Falconers, falcons.to_vec());
        PadEvent::Measure { scoring, row, said }
    };
    pad.enter(falcons(Scoring::First, 1, [2, 0, 1])).unwrap();
    pad.enter(falcons(Scoring::First, 2, [1, 1, 0])).unwrap();
    assert_eq!(pad.state().falcons_left(Scoring::First), [2, 4, 4]);
    pad.enter(PadEvent::Scoring { scoring: Scoring::First }).unwrap();
    assert_eq!(pad.state().falcons_left(Scoring::Second), [2, 4, 4]);
    pad.enter(falcons(Scoring::Second, 1, [0, 0, 0])).unwrap();
    assert_eq!(pad.state().falcons_left(Scoring::Second), [4, 4, 5]);
    assert_eq!(pad.state().falcons_left(Scoring::First), [2, 4, 4]);
}

#[test]
fn a_tile_in_two_hands_is_found_wherever_it_is() {
    let (t09, p07) = (tile("T09").id, tile("P07").id);
    let aside =
        |row, id| PadEvent::Reserve { scoring: Scoring::First, row, piece: Piece::Tile(tile(id)).into() };
    let mut pad = pad(2, &[]);
    for event in [
        lay(Scoring::First, 1, (1, 0), "P07"),
        aside(2, "P07"),
        aside(1, "T09"),
        PadEvent::Give { scoring: Scoring::First, row: 2, tile: t09 },
    ] {
        pad.enter(event).unwrap();
    }
    assert_eq!(
        pad.findings(),
        [
            AuditFinding::TileAside { tile: p07, first: (1, Some(cell(1, 0))), again: 2 },
            AuditFinding::TileAside { tile: t09, first: (1, None), again: 3 },
        ]
    );
}
