//! All entries, by the scoring in which they count and by players: any can be corrected or struck, and a forgotten one is
//! entered there.

mod board;
mod counted;
mod form;
mod kinds;
mod pieces;
#[cfg(test)]
mod tests;

use egui::Ui;

use self::form::EntryForm;
use crate::{
    pad::{Pad, PadEvent, PadExt},
    rules::Scoring,
    screens::colour,
    session::{Alhambra, GameCommand},
    text::{event_text, names::who},
};
use common::screens::table::history::{self, Column, EntryWords, History, MissingEntry, Section, Spot};
use text::Texts;
use ui::theme::Theme;

/// The entries, and the one that is corrected.
pub(super) type HistoryPanel = History<EntryForm>;

/// With an entry open, if it counts.
pub(super) fn at(pad: &Pad, entry: usize) -> HistoryPanel {
    let spot = Spot::Entry(entry);
    form_of(pad, spot).map_or_else(HistoryPanel::default, |form| HistoryPanel::with(spot, form))
}

/// The fields of an entry, or of a forgotten one.
fn form_of(pad: &Pad, spot: Spot) -> Option<EntryForm> {
    match spot {
        Spot::Entry(entry) => {
            let (_, event) = pad.events().iter().find(|(number, _)| *number == entry)?;
            Some(EntryForm::of(entry, event))
        }
        Spot::Missing { section, column } => {
            let scoring = Scoring::ALL.into_iter().find(|scoring| number(*scoring) == section)?;
            Some(EntryForm::forgotten(pad, scoring, column.unwrap_or(0)))
        }
    }
}

/// Shows the entries of this revision of the pad in a room of this height.
pub(super) fn show(
    panel: &mut HistoryPanel,
    ui: &mut Ui,
    texts: &Texts,
    pad: &Pad,
    (revision, height): (u64, f32),
    commands: &mut Vec<GameCommand>,
) {
    let (theme, seats) = (Theme::of(ui.ctx()), &pad.header.seats);
    let column = |row: usize| {
        let colour = seats.get(row).map_or(theme.line, |seat| colour(&theme, row, seat));
        Column { name: who(texts, seats, row), colour }
    };
    let columns: Vec<Column> = (0..pad.config().game.rows()).map(column).collect();
    let restored = panel.show(
        ui,
        texts,
        (revision, height),
        (&columns, &|| sections(texts, pad)),
        |spot| form_of(pad, spot),
        |ui, form| form.show(ui, texts, pad, commands),
    );
    commands.extend(restored.and_then(|entry| history::restore(pad, entry)));
}

/// Where the third player sits, from 0.
const THIRD: usize = 2;

/// The section of a scoring.
fn number(scoring: Scoring) -> i32 {
    scoring.number().into()
}

fn sections(texts: &Texts, pad: &Pad) -> Vec<Section> {
    let seats = &pad.header.seats;
    let entry = |_: usize, event: &PadEvent| EntryWords {
        section: number(event.scoring()),
        column: match event {
            // What the third player drew.
            PadEvent::Neutral { .. } => Some(THIRD),
            event => event.row().map(|row| usize::from(row).saturating_sub(1)),
        },
        short: event_text::what(texts, pad.config(), seats, event),
        full: event_text::describe(texts, pad.config(), seats, event),
    };
    let title = |section: i32| texts.alhambra_part(section as usize);
    history::sections::<Alhambra>(texts, pad, &title, missing_entries(texts, pad), &entry, &|_| None)
}

/// What can have been forgotten: anything of any row, in every scoring that the table has come to.
fn missing_entries(texts: &Texts, pad: &Pad) -> Vec<MissingEntry> {
    let of_scoring = |scoring: Scoring| {
        let name = texts.alhambra_history_add(scoring.number());
        let of_row = |row: usize| format!("{name}, {}", who(texts, &pad.header.seats, row));
        let mut places = vec![MissingEntry { section: number(scoring), column: None, name: name.clone() }];
        places.extend((0..pad.config().game.rows()).map(|row| MissingEntry {
            section: number(scoring),
            column: Some(row),
            name: of_row(row),
        }));
        places
    };
    let reached = pad.reached();
    Scoring::ALL.into_iter().filter(|scoring| *scoring <= reached).flat_map(of_scoring).collect()
}
