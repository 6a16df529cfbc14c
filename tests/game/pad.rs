//! The pad agrees with the full engine, and a corrected table with one entered right the first time.

use std::collections::VecDeque;

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            advisor::{Generator, Policy, RollDice},
            pad::{Pad, PadEvent, PadExt},
            record::read,
            rules::{BreakdownExt, GameConfig},
        },
    },
    kernel::By,
};

use crate::game::support::{closings_of, entries_of, modes, new_pad, played, table, text_of_pad};

#[test]
fn a_full_game_entered_as_at_a_table_gives_the_same_rounds_awards_and_cards() {
    for (mode, config) in modes() {
        for (seed, policy) in [(5, Policy::Random), (6, Policy::Greedy)] {
            let game = played(config, seed, policy);
            let mut pad = new_pad(&config, seed);
            for event in entries_of(&game) {
                pad.enter(event).unwrap_or_else(|fault| panic!("{mode}: {event:?}: {fault:?}"));
            }
            assert_eq!((pad.round(), pad.turn()), (config.rounds() + 1, None), "{mode}");
            assert_eq!(pad.pad_state().score, *game.state().score(), "{mode}");
            assert_eq!(pad.awards(), game.state().score().awards(config.layout(), config.rounds()), "{mode}");
            assert!(!pad.is_over());
            assert!(pad.breakdown().iter().all(|row| row.lines_vp().is_none()), "still to be entered");
            for event in closings_of(&game, seed == 5) {
                pad.enter(event).unwrap();
            }
            assert!(pad.is_over());
            assert_eq!(pad.findings(), [], "{mode}");
            assert_eq!(pad.pad_state().cards(), game.state().cards(&config), "{mode}");
            for (told, known) in pad.breakdown().iter().zip(&game.breakdown()) {
                assert_eq!((told.total(), told.lines_vp()), (known.total(), known.lines_vp()), "{mode}");
                // Sheets that were shown are known line by line.
                assert!(seed == 6 || told == known, "{mode}");
            }
            let loaded = read(&text_of_pad(&pad)).unwrap_or_else(|faults| panic!("{mode}: {faults:?}"));
            assert_eq!(table(loaded), pad, "{mode}");
        }
    }
}

#[test]
fn the_pad_waits_for_the_rows_in_the_order_in_which_a_full_game_plays_them() {
    for (mode, config) in modes() {
        let mut pad = new_pad(&config, 2);
        let mut last = None;
        for event in entries_of(&played(config, 2, Policy::Greedy)) {
            let row = event.row().map(|row| usize::from(row) - 1);
            // A second building, and a repeated roll, belong to the row before.
            let is_second =
                matches!(event, PadEvent::Fill { round: 1.., .. }) && last == Some((row, event.round()));
            if event.round().is_some() && !is_second {
                assert_eq!((pad.turn(), Some(pad.round())), (row, event.round()), "{mode}: {event:?}");
            }
            last = Some((row, event.round()));
            pad.enter(event).unwrap();
        }
    }
}

#[test]
fn the_pad_rolls_for_phantoms_as_a_full_game_with_its_seed_does() {
    for (mode, config) in modes().into_iter().filter(|(_, config)| config.phantoms() > 0) {
        let game = played(config, 9, Policy::Greedy);
        let is_roll = |event: &PadEvent| matches!(event, PadEvent::Roll { .. });
        let mut due: VecDeque<PadEvent> = entries_of(&game).into_iter().filter(is_roll).collect();
        let mut pad = new_pad(&config, 9);
        let phantoms = config.players()..config.rows();
        let setup = phantoms.clone().flat_map(|row| [(row, 0); 3]);
        let turns = (1..=config.rounds()).flat_map(|round| phantoms.clone().map(move |row| (row, round)));
        for (row, round) in setup.chain(turns) {
            let entries = pad.log().len();
            let mut rolls = pad.roll_phantom(row, round).unwrap();
            for (rolled, (entry, event)) in rolls.iter().zip(&pad.events()[entries..]) {
                assert_eq!(Some(*event), due.pop_front(), "{mode}");
                assert_eq!(pad.rolled(*entry), Some(*rolled));
                assert_eq!(event.dice(), Some(rolled.pair));
            }
            assert!(
                rolls.pop_if(|rolled| rolled.filled).is_some() && rolls.iter().all(|rolled| !rolled.filled)
            );
            if round > 0 {
                assert!(pad.roll_phantom(row, round).is_err(), "it has its box for this round");
            }
        }
        assert!(due.is_empty());
        assert_eq!(table(read(&text_of_pad(&pad)).unwrap()), pad, "{mode}: the dice come from the seed");
    }
}

/// The events of a game as people type them in: no dice rolled by the program, and none that filled nothing.
fn typed(config: &GameConfig, seed: u64) -> Vec<PadEvent> {
    let game = played(*config, seed, Policy::Random);
    let mut watch = new_pad(config, seed);
    let mut events = Vec::new();
    for event in entries_of(&game) {
        watch.enter(event).unwrap();
        match event {
            PadEvent::Roll { row, round, yellow, blue, .. } => {
                if watch.rolled(watch.log().len()).unwrap().filled {
                    events.push(PadEvent::Roll { row, round, yellow, blue, by: By::People });
                }
            }
            event => events.push(event),
        }
    }
    events.extend(closings_of(&game, seed.is_multiple_of(2)));
    events
}

/// An event that somebody could have entered by mistake.
fn mistaken(event: PadEvent, config: &GameConfig, generator: &mut Generator) -> PadEvent {
    let row = generator.below(config.rows() as u32) as u8 + 1;
    let round = generator.below(u32::from(config.rounds()) + 1) as u8;
    let building = BuildingType::ALL[generator.below(6) as usize];
    let pair = generator.pair();
    match (event, generator.below(5)) {
        (event, 0) => event.in_row(row),
        (event, 1) => event.in_round(round),
        (PadEvent::Fill { row, round, .. } | PadEvent::Roll { row, round, .. }, 2) => {
            PadEvent::Fill { row, building, round }
        }
        (PadEvent::Fill { row, round, .. } | PadEvent::Coins { row, round }, 3) => {
            PadEvent::Nothing { row, round }
        }
        (PadEvent::Roll { row, round, .. }, _) => {
            PadEvent::Roll { row, round, yellow: pair.yellow, blue: pair.blue, by: By::People }
        }
        (PadEvent::Close { row, .. }, _) => {
            PadEvent::Close { row, lines: [1, 0, 1], coins: round, built: None }
        }
        _ => PadEvent::Fill { row, building, round },
    }
}

/// Something that still has to be put right.
#[derive(Clone, Copy, Debug)]
enum Open {
    Enter(PadEvent),
    Amend(usize, PadEvent),
    Strike(usize),
}

impl Open {
    fn advance(self, pad: &mut Pad) -> bool {
        let before = pad.clone();
        let done = match self {
            Self::Enter(event) => pad.enter(event),
            Self::Amend(entry, event) => pad.amend(entry, event).map(|_| ()),
            Self::Strike(entry) => pad.strike(entry).map(|_| ()),
        };
        assert!(done.is_ok() || *pad == before, "what is refused changes nothing");
        done.is_ok()
    }
}

/// A table at which things went wrong and were corrected in the end; `see` is shown every moment of it.
fn corrected(config: &GameConfig, right: &[PadEvent], seed: u64, mut see: impl FnMut(&Pad)) -> Pad {
    let mut generator = Generator::new(seed, 7);
    let mut pad = new_pad(config, seed);
    let mut open: Vec<Open> = Vec::new();
    for &event in right {
        let wrong = mistaken(event, config, &mut generator);
        let now = match generator.below(8) {
            0 if !matches!(event, PadEvent::Roll { .. }) => None,
            1 if pad.enter(wrong).is_ok() => {
                open.push(Open::Amend(pad.log().len(), event));
                None
            }
            2 if pad.enter(wrong).is_ok() => {
                open.push(Open::Strike(pad.log().len()));
                Some(event)
            }
            0 | 1 => None,
            _ => Some(event),
        };
        // An event that was left out, or that does not fit while something else is wrong, is entered later.
        let is_amended = matches!(open.last(), Some(Open::Amend(_, amended)) if *amended == event);
        match now {
            Some(event) if pad.enter(event).is_ok() => {}
            None if is_amended => {}
            _ => open.push(Open::Enter(event)),
        }
        see(&pad);
        if generator.below(4) == 0 && !open.is_empty() {
            let one = open.swap_remove(generator.below(open.len() as u32) as usize);
            if !one.advance(&mut pad) {
                open.push(one);
            }
            see(&pad);
        }
    }
    while !open.is_empty() {
        let before = open.len();
        open.retain(|one| {
            let done = one.advance(&mut pad);
            see(&pad);
            !done
        });
        if open.len() == before {
            // Two entries each stand where the other belongs: one makes room.
            let place =
                open.iter().position(|one| matches!(one, Open::Amend(..))).expect("there is a way out");
            let Open::Amend(entry, event) = open[place] else { unreachable!() };
            pad.strike(entry).unwrap();
            open[place] = Open::Enter(event);
        }
    }
    pad
}

#[test]
fn a_table_corrected_at_any_time_is_the_table_entered_right_the_first_time() {
    let mut notes = 0;
    for (mode, config) in modes() {
        for seed in 0..12 {
            let right = typed(&config, seed);
            let mut clean = new_pad(&config, seed);
            for event in &right {
                clean.enter(*event).unwrap_or_else(|fault| panic!("{mode} {seed}: {event:?}: {fault:?}"));
            }
            let pad = corrected(&config, &right, seed, |_| {});
            assert_eq!(pad.pad_state(), clean.pad_state(), "{mode} {seed}");
            assert_eq!(pad.awards(), clean.awards());
            assert_eq!(pad.pad_state().cards(), clean.pad_state().cards());
            let loaded =
                read(&text_of_pad(&pad)).unwrap_or_else(|faults| panic!("{mode} {seed}: {faults:?}"));
            assert_eq!(table(loaded), pad, "{mode} {seed}");
            notes += pad.log().len() - pad.events().len();
        }
    }
    assert!(notes > 2000, "{notes} corrections are too few to test anything");
}

#[test]
fn every_moment_of_a_table_is_saved_undone_and_redone() {
    for (mode, config) in modes() {
        let mut moments: Vec<Pad> = vec![new_pad(&config, 4)];
        let pad = corrected(&config, &typed(&config, 4), 4, |pad| {
            if pad.log().len() >= moments.len() {
                let later = pad.log().len() - moments.len();
                assert_eq!(table(read(&text_of_pad(pad)).unwrap()), *pad, "{mode}");
                for back in (0..=later).rev() {
                    let mut then = pad.clone();
                    (0..back).for_each(|_| assert!(then.undo()));
                    moments.push(then);
                }
            }
        });
        let mut undone = pad.clone();
        for entries in (0..pad.log().len()).rev() {
            assert!(undone.can_undo() && undone.undo());
            assert_eq!(undone.log(), &pad.log()[..entries]);
            assert_eq!(undone.pad_state(), moments[entries].pad_state(), "{mode}: after {entries} entries");
            assert_eq!(
                undone.pad_state(),
                &pad.at(entries).state.pad_state,
                "{mode}: after {entries} entries"
            );
        }
        assert!(!undone.can_undo() && !undone.undo());
        for _ in 0..pad.log().len() {
            assert!(undone.can_redo() && undone.redo());
        }
        assert!(!undone.can_redo() && !undone.redo());
        assert_eq!(undone, pad, "{mode}");
        undone.undo();
        undone.confirm(alhambra::games::roll_and_write::rules::AuditFinding::SetupAction { row: 1 });
        assert!(!undone.can_redo(), "a new entry forgets what was undone");
    }
}
