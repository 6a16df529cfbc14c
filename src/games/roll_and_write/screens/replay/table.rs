//! The replay of a score pad: its score sheet as it was, and what was entered.

use egui::{Ui, vec2};

use crate::{
    pad::{Pad, PadState, ScorePad},
    screens::{
        board::{Board, GAP, race_height, show_race},
        race_view::Race,
    },
    session::{AppView, GameCommand, RollAndWrite, desk::Viewed},
    text::pad_timeline::of_table,
};
use common::{
    screens::{
        replay::{self, Replay, ReplayRoom},
        save_page::SavePage,
    },
    table::record_title,
};
use ui::{
    theme::space,
    widgets::{
        figures,
        surface::{self, Surface},
    },
};

/// Below this height of the sheet's side there is no room for headings.
const LOW: f32 = 452.0;
/// How score sheet and list share the room.
const ROOM: ReplayRoom = ReplayRoom { needed: [vec2(720.0, 416.0), vec2(520.0, 860.0)], shares: [0.6, 0.62] };

/// What the screen remembers.
#[derive(Default)]
pub struct TableReplay {
    table: Replay<ScorePad, PadState>,
}

impl TableReplay {
    /// After which entry the position shown stands, and whether with later corrections.
    pub fn shown(&self) -> Option<(usize, bool)> {
        self.table.shown()
    }

    /// Draws the screen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        viewed: &Viewed,
        table: &Pad,
        save_page: &mut SavePage,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        let playback = self.table.follow(texts, table, 0, of_table);
        playback.tick(ui, ui.input(|input| input.time));
        let step = playback.step().clone();
        let pad_state = &step.position;
        let board = Board { texts, config: &pad_state.config, header: &table.header, letters: false };
        let parts = replay::parts(ui);
        let titled = (&*record_title::<RollAndWrite>(texts, &viewed.loaded.game), &viewed.source);
        // At the end the card is what comes next.
        let goes_on = !pad_state.is_closed();
        let asked = replay::bar(ui, texts, titled, goes_on, save_page, None, |ui| board.track(ui, step.part));
        commands.extend(asked.map(GameCommand::App));
        self.table.show(ui, texts, parts, &ROOM, |ui, left| {
            // Whose entry it was stands out, and not who is next; nobody any more at the end.
            let current = step.row.filter(|_| !pad_state.is_closed());
            let race = Race { current, ..Race::of_table(pad_state, board.seats()) };
            let low = left.height() < LOW;
            let row_height = ((left.height() - 256.0) / 6.0).clamp(34.0, 68.0);
            let view = board.race_view(ui, race, row_height, !low);
            let bottom = left.min.y + race_height(&view);
            let race = show_race(ui, left.with_max_y(bottom), &view);
            Surface::Plain.show_in(ui, left.with_min_y(bottom + GAP), |ui| {
                if !low {
                    // Lines and coins are not known before the sheets are counted.
                    let heading = match pad_state.rows.iter().any(|row| row.closed) {
                        _ if pad_state.is_closed() => texts.play_game_over(),
                        true => texts.play_ended_now(),
                        false => texts.pad_types_now(),
                    };
                    surface::heading(ui, heading);
                    ui.add_space((ui.available_height() - figures::HEIGHT).clamp(0.0, space::SMALL));
                }
                board.figures_below(ui, &pad_state.cards(), Some(&race));
            });
        });
    }
}
