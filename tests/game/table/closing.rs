//! Closing the table.

use alhambra::games::{
    common::BuildingType::{Arcades, Chambers, Garden, Pavilion, Tower},
    roll_and_write::{
        advisor::Generator,
        pad::{Crosses, PadEvent},
        record::read,
        rules::Cell,
    },
};

use super::{COUNTS, close, config, counts_only, enter, fill, refused};
use crate::support::{new_pad, table, text_of_pad};

/// The crosses of six rows.
fn crosses(rows: [&str; 6]) -> Crosses {
    Crosses::try_from(rows.map(str::to_owned).to_vec()).unwrap()
}

#[test]
fn a_sheet_closes_its_row_when_its_crosses_are_the_boxes() {
    let mut pad = new_pad(&config(2, 1), 1);
    // P G T C . . in row 1, and a tower below.
    enter(&mut pad, [Pavilion, Garden, Tower, Chambers].map(|building| fill(1, building, 0)));
    let sheet = crosses(["xxxx..", "x.....", "......", "......", "......", "......"]);
    assert_eq!(
        refused(&pad, PadEvent::close_with(1, sheet, 3)),
        "row 1 has 2 crosses on the tower, and 1 boxes on the score sheet (§1)"
    );
    enter(&mut pad, [fill(1, Tower, 1), PadEvent::close_with(1, sheet, 3), close(2, [0; 3], 7)]);
    assert_eq!((pad.pad_state().holdings[0].lines.vp(), pad.pad_state().holdings[0].coins), (2, 3));
    assert_eq!(
        refused(&pad, PadEvent::Close { row: 1, lines: [0; 3], coins: 3, built: Some(sheet) }),
        "row 1: the crosses of the sheet make 1, 0 and 0 lines with 4, 5 and 6, not 0, 0 and 0 (§7.2)"
    );
    assert!(pad.is_over());
    pad.header.ended = Some(pad.header.started);
    let over = pad.clone();
    // Boxes that are corrected open the row again, and nothing else is lost.
    let changes = pad.amend(5, fill(1, Garden, 1)).unwrap();
    assert_eq!(changes.reopened, [0]);
    assert_eq!((pad.is_over(), pad.is_closed(0), pad.is_closed(1)), (false, false, true));
    assert_eq!(pad.header.ended, None, "a table that is open has not ended");
    assert_eq!(table(read(&text_of_pad(&pad)).unwrap()), pad);
    pad.amend(5, fill(1, Tower, 1)).unwrap();
    assert!(pad.is_over(), "the sheet fits again");
    assert_eq!(pad.pad_state(), over.pad_state());
    // Numbers alone are believed, and odd ones are told.
    enter(&mut pad, [close(2, [4, 4, 4], 40)]);
    assert!(pad.is_over());
    let odd = pad.unconfirmed();
    assert!(odd.iter().any(|odd| odd.to_string().contains("40 coins left; 15 are printed (§1)")), "{odd:?}");
    for finding in odd {
        pad.confirm(finding);
    }
    assert_eq!(pad.unconfirmed(), []);
    assert!(!pad.findings().is_empty());
    assert_eq!(refused(&pad, close(2, [4, 4, 5], 0)), "row 2 has 13 lines; a sheet has 12 (§1)");
    assert_eq!(
        refused(&pad, close(3, [0, 0, 1], 0)),
        "row 3 is a phantom: it has neither lines nor coins (§9, §11)"
    );
}

#[test]
fn with_counts_only_a_sheet_has_as_many_crosses_as_boxes() {
    let mut pad = new_pad(&counts_only(2, 1, COUNTS), 1);
    enter(&mut pad, [fill(1, Tower, 0), fill(1, Arcades, 0)]);
    let sheet = crosses(["x....x", "......", "......", "......", "......", "x....."]);
    assert_eq!(
        refused(&pad, PadEvent::close_with(1, sheet, 3)),
        "row 1 has 3 crosses on its sheet, and 2 boxes on the score sheet (§1)"
    );
    enter(&mut pad, [fill(1, Arcades, 0), PadEvent::close_with(1, sheet, 3)]);
    assert!(pad.is_closed(0));
}

#[test]
fn crosses_are_written_as_they_are_read() {
    let mut generator = Generator::new(3, 3);
    for _ in 0..50 {
        let mask = (0..36).fold(0, |mask, bit| mask | u64::from(generator.below(2)) << bit);
        let rows: Vec<String> = Crosses::new(mask).into();
        assert_eq!(Crosses::try_from(rows.clone()).unwrap().mask(), mask);
        assert_eq!(rows.concat().matches('x').count(), usize::from(Crosses::new(mask).count()));
        for cell in Cell::all() {
            let mark = rows[cell.row().index()].as_bytes()[cell.column().index()];
            assert_eq!(mark == b'x', mask & cell.bit() != 0);
        }
    }
    assert_eq!(Crosses::new(u64::MAX).count(), 36);
    for rows in [vec![], vec!["xxxxxx"; 7], vec!["xxxxx"; 6], vec!["xxxxxé"; 6], vec!["XXXXXX"; 6]] {
        assert!(Crosses::try_from(rows.into_iter().map(str::to_owned).collect::<Vec<_>>()).is_err());
    }
}
