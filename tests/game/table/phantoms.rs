//! Phantoms, and layouts of counts only.

use alhambra::games::{
    common::BuildingType::{self, Garden, Pavilion, Tower},
    roll_and_write::{
        pad::{Pad, PadError, PadEvent, PadExt, phantom_type},
        record::read,
        rules::{LayoutFault, Pair},
    },
};
use serde_json::{Value, json};

use super::{COUNTS, config, counts_only, enter, fill, refused, roll};
use crate::game::support::{header, new_pad, table, text_of_pad};

#[test]
fn with_counts_only_the_36_pairs_fall_on_the_types_by_their_counts() {
    for counts in [COUNTS, [1, 1, 1, 1, 1, 31], [31, 1, 1, 1, 1, 1], [6; 6], [2, 9, 1, 13, 4, 7]] {
        let config = counts_only(2, 1, counts);
        let pairs: Vec<BuildingType> = (0..36).map(|k| phantom_type(config.layout(), Pair::nth(k))).collect();
        let found = BuildingType::ALL.map(|building| pairs.iter().filter(|&&b| b == building).count() as u8);
        assert_eq!(found, counts);
        assert!(pairs.is_sorted(), "the types take their counts in order");
    }
    let grid = config(2, 1);
    for k in 0..36 {
        let pair = Pair::nth(k);
        let cell = grid.layout().grid().unwrap()[pair.cell().index()];
        assert_eq!(phantom_type(grid.layout(), pair), cell);
    }
}

#[test]
fn a_phantom_repeats_a_roll_of_a_complete_type() {
    let config = counts_only(2, 1, [1, 7, 7, 7, 7, 7]);
    let mut pad = new_pad(&config, 1);
    enter(&mut pad, [roll(3, 0, 1, 1)]);
    assert_eq!(pad.rolled(1).map(|rolled| (rolled.building, rolled.filled)), Some((Pavilion, true)));
    enter(&mut pad, [roll(3, 0, 1, 1)]);
    assert_eq!(pad.rolled(2).map(|rolled| (rolled.building, rolled.filled)), Some((Pavilion, false)));
    enter(&mut pad, [roll(3, 0, 1, 2), roll(3, 0, 6, 6)]);
    assert_eq!(refused(&pad, roll(3, 0, 1, 2)), PadError::NotDue { row: 3, round: 0 });
    assert_eq!(pad.pad_state().boxes(2), [1, 1, 0, 0, 0, 1]);
    enter(&mut pad, [roll(3, 1, 1, 1)]);
    assert!(!pad.pad_state().rows[2].is_done(1), "the roll must be repeated");
    // The pavilion was another type after all: then the roll filled it.
    pad.amend(1, fill(3, Garden, 0)).unwrap();
    assert_eq!(pad.rolled(2).map(|rolled| rolled.filled), Some(true));
    assert_eq!(pad.pad_state().boxes(2), [1, 1, 0, 0, 1, 1]);
    assert_eq!((pad.rolled(1), pad.rolled(99)), (None, None));
    assert_eq!(refused(&pad, roll(1, 1, 1, 1)), PadError::NotAPhantom(1));
    assert_eq!(pad.roll_phantom(0, 1).unwrap_err(), refused(&pad, roll(1, 1, 1, 1)));
}

#[test]
fn without_a_seed_the_program_does_not_roll() {
    let config = config(1, 2);
    let mut pad = Pad::new(header(&config), config, None);
    let before = pad.clone();
    assert_eq!(pad.roll_phantom(1, 0), Err(PadError::NoSeed));
    assert_eq!(pad, before);
}

#[test]
fn counts_are_corrected_in_mid_game_and_apply_to_the_whole_game() {
    let mut pad = new_pad(&counts_only(2, 1, COUNTS), 1);
    enter(&mut pad, (0..5).map(|round| fill(1, Tower, round)));
    enter(&mut pad, [fill(1, Tower, 5), roll(3, 1, 5, 1)]);
    assert_eq!(
        (pad.pad_state().score.completed(0, Tower), pad.pad_state().boxes(2)),
        (None, [0, 0, 0, 0, 1, 0])
    );
    let counts = PadEvent::Counts { counts: [6, 5, 6, 6, 7, 6] };
    enter(&mut pad, [counts]);
    assert_eq!(pad.corrected_config().layout().count(Tower), 6);
    assert_eq!(pad.pad_state().score.completed(0, Tower), Some(5), "6 of 6, the last in round 5");
    assert_eq!(pad.pad_state().boxes(2), [0, 0, 0, 0, 1, 0], "a phantom's box stays what it was");
    assert_eq!(
        refused(&pad, PadEvent::Counts { counts: [7, 5, 6, 6, 7, 5] }),
        PadError::Boxes { row: 1, building: Tower, boxes: 6, printed: 5 }
    );
    assert_eq!(
        refused(&pad, PadEvent::Counts { counts: COUNTS.map(|n| n + 1) }),
        PadError::Counts(LayoutFault::Sum(42))
    );
    let none = LayoutFault::Count { building: Pavilion, count: 0 };
    assert_eq!(refused(&pad, PadEvent::Counts { counts: [0, 5, 6, 6, 7, 12] }), PadError::Counts(none));
    let text = text_of_pad(&pad);
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["layout"]["counts"], json!(COUNTS), "the record keeps what was agreed first");
    assert_eq!(table(read(&text).unwrap()), pad);
    // A 7th tower, and it was 7 after all.
    assert_eq!(refused(&pad, fill(1, Tower, 6)), PadError::Full { row: 1, building: Tower });
    pad.strike(pad.log().len()).unwrap();
    enter(&mut pad, [fill(1, Tower, 6)]);
    assert_eq!(pad.pad_state().score.completed(0, Tower), Some(6));
    let grid = new_pad(&config(2, 1), 1);
    assert_eq!(refused(&grid, counts), PadError::Grid);
}
