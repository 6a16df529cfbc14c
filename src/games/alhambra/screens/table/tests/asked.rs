//! What is asked before it is entered: a tile more than there are, anything at a table that is over, and a scoring that
//! was never held.

use egui::{Key, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};

use super::{Page, WINDOW, cell_name, click, page, pick, press, texts, tile};
use crate::{
    log::Measured,
    pad::{Pad, PadEvent, Step},
    rules::{AuditFinding, Cell, Module, Scoring},
    screens::test_desk::{NAMES, Trial},
    text::audit_text,
};
use common::BuildingType;

fn more(scoring: Scoring, row: u8, building: BuildingType) -> PadEvent {
    PadEvent::Tile { scoring, row, building, change: Step::More }
}

/// A table whose three scorings were held, with a wall said for everybody.
fn over() -> Vec<PadEvent> {
    let mut events = Vec::new();
    for scoring in Scoring::ALL {
        for row in 1..=3 {
            events.push(PadEvent::Measure { scoring, row, said: Measured::wall(0) });
        }
        events.push(PadEvent::Scoring { scoring });
    }
    events
}

fn pad<'a>(harness: &'a Harness<'_, Page>) -> &'a Pad {
    harness.state().trial.pad()
}

fn counts(harness: &Harness<'_, Page>, row: usize, building: BuildingType) -> u8 {
    pad(harness).state().rows[row].types()[building.index()]
}

#[test]
fn the_eighth_pavilion_is_asked_about_at_once_and_kept_when_it_is_there() {
    let pavilion = BuildingType::Pavilion;
    let events = (0..7).map(|k| more(Scoring::First, 1 + k % 3, pavilion)).collect();
    let mut harness = page(WINDOW, Trial::table(3, &[], events));
    let texts = texts();
    let odd = |tiles| AuditFinding::Tiles { scoring: Scoring::First, building: pavilion, tiles, exist: 7 };
    let said = audit_text::describe(&texts, &pad(&harness).header.seats, &odd(8));
    press(&mut harness, Key::Num1);
    assert!(harness.query_by_label(texts.alhambra_table_sure()).is_some());
    assert!(harness.query_by_label(&said).is_some(), "it says what would be odd");
    assert_eq!(counts(&harness, 0, pavilion), 3, "nothing is counted yet");
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label(texts.alhambra_table_sure()).is_none());
    assert_eq!((counts(&harness, 0, pavilion), pad(&harness).log().len()), (3, 7));
    click(&mut harness, &texts.alhambra_table_cell(NAMES[1], pavilion, 2, 7, 0));
    press(&mut harness, Key::K);
    assert_eq!(counts(&harness, 1, pavilion), 3);
    assert_eq!((pad(&harness).findings(), pad(&harness).unconfirmed()), (vec![odd(8)], Vec::new()));
    // Other types are counted as ever, and a tile can be taken off.
    press(&mut harness, Key::Num6);
    assert_eq!(counts(&harness, 1, BuildingType::Tower), 1);
    press(&mut harness, Key::U);
    press(&mut harness, Key::U);
    assert_eq!((pad(&harness).log().len(), pad(&harness).findings()), (7, Vec::new()), "one step");
}

#[test]
fn a_tile_laid_beyond_what_there_is_is_asked_about() {
    let events = (0..7).map(|_| more(Scoring::First, 2, BuildingType::Pavilion)).collect();
    let mut harness = page(WINDOW, Trial::table(3, &[], events));
    press(&mut harness, Key::B);
    pick(&mut harness, BuildingType::Pavilion, 8, "");
    click(&mut harness, &cell_name(1, 0));
    assert!(harness.query_by_label(texts().alhambra_table_sure()).is_some());
    assert!(pad(&harness).state().rows[0].board.is_none());
    press(&mut harness, Key::K);
    assert!(pad(&harness).state().rows[0].board.is_some());
}

#[test]
fn a_finished_table_asks_before_anything_is_counted() {
    let mut harness = page(WINDOW, Trial::table(3, &[], over()));
    let (texts, garden) = (texts(), BuildingType::Garden);
    let known = pad(&harness).log().len();
    let asked = |harness: &Harness<'_, Page>| harness.query_by_label(texts.alhambra_over_change()).is_some();
    let field = texts.alhambra_table_cell(NAMES[0], garden, 0, 11, 0);
    click(&mut harness, &field);
    assert!(asked(&harness) && pad(&harness).log().len() == known, "a tap");
    press(&mut harness, Key::Escape);
    assert!(!asked(&harness) && pad(&harness).log().len() == known);
    press(&mut harness, Key::Num5);
    assert!(asked(&harness) && pad(&harness).log().len() == known, "a key");
    press(&mut harness, Key::K);
    assert!(!asked(&harness));
    assert_eq!(counts(&harness, 0, garden), 1);
    // It is asked again the next time, and of an earlier scoring, too.
    press(&mut harness, Key::PageUp);
    press(&mut harness, Key::Num5);
    assert!(asked(&harness));
    press(&mut harness, Key::Escape);
    assert_eq!(counts(&harness, 0, garden), 1);
}

#[test]
fn a_finished_table_asks_before_tiles_are_counted_by_numbers() {
    let mut harness = page(WINDOW, Trial::table(3, &[], over()));
    let known = pad(&harness).log().len();
    press(&mut harness, Key::N);
    press(&mut harness, Key::Num3);
    press(&mut harness, Key::Enter);
    assert!(harness.query_by_label(texts().alhambra_over_change()).is_some());
    assert_eq!(pad(&harness).log().len(), known);
    press(&mut harness, Key::K);
    assert_eq!(counts(&harness, 0, BuildingType::Pavilion), 3);
}

#[test]
fn a_finished_table_asks_before_anything_is_laid_or_measured() {
    let lay = PadEvent::Lay {
        scoring: Scoring::First,
        row: 1,
        cell: Cell::new(1, 0),
        piece: tile("P07").into(),
        anyway: false,
    };
    let mut events = vec![lay];
    events.extend(over());
    let mut harness = page(WINDOW, Trial::table(3, &[], events));
    let texts = texts();
    let known = pad(&harness).log().len();
    let asked = |harness: &Harness<'_, Page>| harness.query_by_label(texts.alhambra_over_change()).is_some();
    press(&mut harness, Key::B);
    pick(&mut harness, BuildingType::Seraglio, 9, "");
    click(&mut harness, &cell_name(0, 1));
    assert!(asked(&harness) && pad(&harness).log().len() == known, "a board");
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::B);
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::W);
    press(&mut harness, Key::Num7);
    press(&mut harness, Key::Enter);
    assert!(asked(&harness) && pad(&harness).log().len() == known, "a wall");
    press(&mut harness, Key::K);
    assert_eq!(pad(&harness).state().rows[1].measured[2].wall, Some(7));
    // Who gets the last tiles may be noted after the end.
    press(&mut harness, Key::L);
    press(&mut harness, Key::Enter);
    assert!(!asked(&harness));
    assert_eq!(pad(&harness).state().leftovers, [Some(None); 4]);
}

#[test]
fn after_a_space_is_unticked_no_digit_is_put_behind_those_of_another_number() {
    let mut harness = page(WINDOW, Trial::table(3, &[], Vec::new()));
    let texts = texts();
    let money =
        |space: usize, typed: u16| format!("{}: {typed}", texts.alhambra_leftovers_money(NAMES[0], space));
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::L);
    for key in [Key::ArrowRight, Key::Num3, Key::ArrowLeft, Key::Num1] {
        press(&mut harness, key);
    }
    assert!([money(1, 1), money(2, 3)].iter().all(|told| harness.query_by_label(told).is_some()));
    click(&mut harness, &texts.alhambra_leftovers_space(1));
    assert!(harness.query_by_label(&money(1, 1)).is_none());
    press(&mut harness, Key::Num2);
    assert!(harness.query_by_label(&money(2, 2)).is_some(), "the number is typed anew");
}

#[test]
fn a_scoring_whose_card_never_came_up_is_skipped_by_an_answer() {
    let mut events = vec![more(Scoring::First, 1, BuildingType::Tower)];
    for row in 1..=3 {
        events.push(PadEvent::Measure { scoring: Scoring::First, row, said: Measured::wall(0) });
    }
    events.push(PadEvent::Scoring { scoring: Scoring::First });
    let mut harness = page(WINDOW, Trial::table(3, &[], events));
    let texts = texts();
    press(&mut harness, Key::X);
    // It is offered before anything is measured for the second scoring.
    click(&mut harness, texts.alhambra_scoring_never());
    // The walls are asked for the third one.
    assert!(harness.query_by_label(&texts.alhambra_measure_wall(NAMES[0])).is_some());
    press(&mut harness, Key::W);
    let skipped = AuditFinding::Skipped { scoring: Scoring::Second };
    let said = audit_text::describe(&texts, &pad(&harness).header.seats, &skipped);
    assert!(harness.query_by_label(&said).is_some(), "it is said that it was not held");
    assert!(harness.query_by_label(texts.alhambra_scoring_never()).is_none(), "the last one is always held");
    press(&mut harness, Key::A);
    let pad = pad(&harness);
    assert_eq!(pad.state().held, [Scoring::First, Scoring::Third]);
    assert_eq!((pad.findings(), pad.unconfirmed()), (vec![skipped], Vec::new()));
    assert_eq!(pad.breakdown()[0].vp, 6 + 21);
}

#[test]
fn money_of_the_last_tiles_is_typed_by_keys_or_by_large_ones() {
    for size in [WINDOW, vec2(620.0, 900.0)] {
        let mut harness = page(size, Trial::table(3, &[], Vec::new()));
        let texts = texts();
        let money = |row: usize, space, typed: u16| {
            format!("{}: {typed}", texts.alhambra_leftovers_money(NAMES[row], space))
        };
        press(&mut harness, Key::Escape);
        press(&mut harness, Key::L);
        press(&mut harness, Key::Num1);
        click(&mut harness, "2");
        assert!(harness.query_by_label(&money(0, 1, 12)).is_some(), "{size}");
        click(&mut harness, texts.pad_next());
        click(&mut harness, "9");
        assert!(harness.query_by_label(&money(0, 2, 9)).is_some(), "{size}");
        click(&mut harness, &money(2, 2, 0));
        press(&mut harness, Key::Num8);
        // No money is asked for an empty space.
        click(&mut harness, &texts.alhambra_leftovers_space(3));
        assert!(harness.query_by_label(&money(0, 3, 0)).is_none(), "{size}");
        press(&mut harness, Key::Enter);
        let noted = [Some(Some(0)), Some(Some(0)), None, Some(None)];
        assert_eq!(pad(&harness).state().leftovers, noted, "{size}");
    }
}

#[test]
fn a_space_noted_again_is_corrected() {
    let events = vec![PadEvent::Leftover { space: 2, row: None }];
    let mut harness = page(WINDOW, Trial::table(3, &[Module::Vizier], events));
    let texts = texts();
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::L);
    click(&mut harness, &texts.alhambra_leftovers_space(2));
    press(&mut harness, Key::Enter);
    assert_eq!(pad(&harness).state().leftovers, [Some(None); 4]);
    let noted = pad(&harness).events().iter();
    let of_two = noted.filter(|(_, event)| matches!(event, PadEvent::Leftover { space: 2, .. }));
    assert_eq!(of_two.count(), 1);
}
