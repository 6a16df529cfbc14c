//! Closing the table.

use alhambra::games::{
    common::BuildingType::{Arcades, Chambers, Garden, Pavilion, Tower},
    roll_and_write::{
        advisor::Generator,
        pad::{Crosses, PadError, PadEvent, PadExt},
        record::read,
        rules::{AuditFinding, Cell},
    },
};

use super::{COUNTS, close, config, counts_only, enter, fill, refused};
use crate::game::support::{new_pad, table, text_of_pad};

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
        PadError::Crosses { row: 1, building: Some(Tower), crosses: 2, boxes: 1 }
    );
    enter(&mut pad, [fill(1, Tower, 1), PadEvent::close_with(1, sheet, 3), close(2, [0; 3], 7)]);
    assert_eq!((pad.pad_state().holdings[0].lines.vp(), pad.pad_state().holdings[0].coins), (2, 3));
    assert_eq!(
        refused(&pad, PadEvent::Close { row: 1, lines: [0; 3], coins: 3, built: Some(sheet) }),
        PadError::LinesOfCrosses { row: 1, said: [0; 3], found: [1, 0, 0] }
    );
    assert!(pad.is_over());
    pad.header.ended = Some(pad.header.started);
    let over = pad.clone();
    // Corrected boxes reopen the row, and nothing else is lost.
    let changes = pad.amend(5, fill(1, Garden, 1)).unwrap();
    assert_eq!(changes.reopened, [0]);
    assert_eq!((pad.is_over(), pad.is_closed(0), pad.is_closed(1)), (false, false, true));
    assert_eq!(pad.header.ended, None, "a table that is open has not ended");
    assert_eq!(table(read(&text_of_pad(&pad)).unwrap()), pad);
    pad.amend(5, fill(1, Tower, 1)).unwrap();
    assert!(pad.is_over(), "the sheet fits again");
    assert_eq!(pad.pad_state(), over.pad_state());
    // Numbers alone are accepted, and odd ones are reported.
    enter(&mut pad, [close(2, [4, 4, 4], 40)]);
    assert!(pad.is_over());
    let odd = pad.unconfirmed();
    assert!(odd.contains(&AuditFinding::CoinsPrinted { row: 2, coins: 40, printed: 15 }), "{odd:?}");
    for finding in odd {
        pad.confirm(finding);
    }
    assert_eq!(pad.unconfirmed(), []);
    assert!(!pad.findings().is_empty());
    assert_eq!(refused(&pad, close(2, [4, 4, 5], 0)), PadError::TooManyLines { row: 2, lines: 13 });
    assert_eq!(refused(&pad, close(3, [0, 0, 1], 0)), PadError::PhantomHoldings(3));
}

#[test]
fn with_counts_only_a_sheet_has_as_many_crosses_as_boxes() {
    let mut pad = new_pad(&counts_only(2, 1, COUNTS), 1);
    enter(&mut pad, [fill(1, Tower, 0), fill(1, Arcades, 0)]);
    let sheet = crosses(["x....x", "......", "......", "......", "......", "x....."]);
    assert_eq!(
        refused(&pad, PadEvent::close_with(1, sheet, 3)),
        PadError::Crosses { row: 1, building: None, crosses: 3, boxes: 2 }
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
