//! Score pads: how one begins, and what this game alone does at a table.

use super::{Desk, Host};
use crate::{
    pad::{Pad, PadEvent, PadExt},
    rules::Layout,
    session::{
        SeatingExt,
        command::{NewPad, PadCommand},
        new_seed,
        tables::RollAndWrite,
    },
};
use common::table::{Beginning, NewTable, TableCommand, TableGame as _};

impl Desk {
    pub(super) fn start_pad(&mut self, wish: &NewPad, host: &mut Host<'_>) {
        let Ok(layout) = Layout::new(&wish.layout.draft) else { return };
        let players = wish.seating.places.len();
        // The form offers only what passes here.
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
        }
    }
}
