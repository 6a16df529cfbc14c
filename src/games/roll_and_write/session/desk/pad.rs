//! Score pads: how one begins, and what only this game does at a table.

use jiff::tz::TimeZone;

use super::{Desk, Host};
use crate::{
    games::{
        common::table::{Beginning, NewTable, TableCommand, TableGame as _},
        roll_and_write::{
            pad::{Pad, PadError, PadEvent},
            rules::{Layout, standard_phantoms},
            session::{
                command::{NewPad, PadCommand},
                new_seed::new_seed,
                seating::Seating,
                tables::RollAndWrite,
            },
        },
    },
    text::Texts,
};

impl Desk {
    pub(super) fn start_pad(&mut self, wish: &NewPad, host: &mut Host<'_>) {
        let Ok(layout) = Layout::new(&wish.layout.draft) else { return };
        let players = wish.seating.places.len();
        // The form offers only what these accept.
        let Ok(config) = wish.options.config(layout, players, wish.phantoms) else { return };
        let first = wish.seating.first.unwrap_or_else(|| rand::random_range(0..players));
        let table = NewTable {
            seats: wish.seating.all_seats(host.texts, wish.phantoms),
            layout_name: wish.layout.name.clone(),
            beginning: Beginning {
                config,
                events: vec![PadEvent::First { row: first as u8 + 1 }],
                seed: wish.program_rolls.then(new_seed),
                says: None,
            },
        };
        self.ready = None;
        self.tables.run(TableCommand::Start(Box::new(table)), host);
    }

    pub(super) fn run_pad(&mut self, command: PadCommand, host: &mut Host<'_>) {
        let tables = &mut self.tables;
        match command {
            PadCommand::Roll(row) => {
                let roll = |pad: &mut Pad| {
                    pad.roll_phantom(row, pad.round())?;
                    RollAndWrite::settle(pad);
                    Ok(())
                };
                tables.change(roll, host);
            }
            PadCommand::Reseat(seating) => {
                let texts = host.texts;
                tables.change(|pad| reseat(pad, texts, &seating), host);
            }
            PadCommand::Describe { place, comment, when } => tables.change(
                |pad| {
                    (pad.header.location, pad.header.comment) = (place, comment);
                    if let Some(when) = when {
                        pad.header.begin(when, &TimeZone::system());
                    }
                    Ok(())
                },
                host,
            ),
        }
    }
}

/// Seats people otherwise, with as many phantoms as go with them (§2).
fn reseat(pad: &mut Pad, texts: &Texts, seating: &Seating) -> Result<(), PadError> {
    let (players, had) = (pad.corrected_config().players(), pad.corrected_config().phantoms());
    let phantoms = match seating.places.len() {
        // Alone one may have chosen more.
        1 => had.max(standard_phantoms(1)),
        people => standard_phantoms(people),
    };
    let seats = seating.all_seats_after(texts, phantoms, &pad.header.seats);
    let from: Vec<Option<usize>> = seating
        .places
        .iter()
        .map(|place| place.was)
        .chain((0..phantoms).map(|k| (k < had).then_some(players + k)))
        .collect();
    pad.reseat(seats, &from)
}
