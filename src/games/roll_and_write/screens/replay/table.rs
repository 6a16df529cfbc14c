//! The replay of a score pad: its score sheet as it was, and what was entered.

use egui::{Ui, UiBuilder, Vec2, vec2};

use super::{back, to_card};
use crate::{
    pad::{Pad, PadState, ScorePad},
    screens::{
        board::{Board, GAP, race_height, show_race},
        position::Race,
    },
    session::{AppView, GameCommand, desk::Viewed},
    text::{event_text, pad_timeline::of_table},
};
use common::screens::{
    replay::{self, Replay},
    save_page::{self, SavePage},
};
use text::Texts;
use ui::{
    room,
    widgets::{
        surface::{self, Surface},
        top_bar,
    },
};

/// Below this height of the sheet's side there is no room for headings.
const LOW: f32 = 452.0;
/// What score sheet and list need side by side.
const NEEDED: Vec2 = vec2(720.0, 416.0);

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
        let now = ui.input(|input| input.time);
        let playback = self.table.follow(texts, table, 0, of_table);
        playback.tick(ui, now);
        let step = playback.step().clone();
        let pad_state = &step.position;
        let board = Board { texts, config: &pad_state.config, header: &table.header, letters: false };
        let [above, controls] = replay::parts(ui);
        bar(ui, board, viewed, step.part, save_page, commands);
        room::scrolled(ui, "table", above, NEEDED, |ui, above| {
            let middle = above.min.x + above.width() * 0.6;
            let mut left = above.with_max_x(middle);
            if table.has_corrections() {
                let switch = left.with_max_y(left.min.y + 40.0);
                ui.scope_builder(UiBuilder::new().max_rect(switch).id_salt("version"), |ui| {
                    self.table.version(ui, texts);
                });
                left.min.y = switch.max.y + 10.0;
            }
            let race = Race::of_table(pad_state, board.seats());
            let low = left.height() < LOW;
            let row_height = ((left.height() - 240.0) / 6.0).clamp(34.0, 60.0);
            let view = board.race_view(ui, race, row_height, !low);
            let bottom = left.min.y + race_height(&view);
            show_race(ui, left.with_max_y(bottom), &view);
            Surface::Plain.show_in(ui, left.with_min_y(bottom + GAP), |ui| {
                if !low {
                    let heading =
                        if pad_state.is_closed() { Texts::play_game_over } else { Texts::play_ended_now };
                    surface::heading(ui, heading(texts));
                }
                board.figures(ui, &pad_state.cards());
            });
            Surface::Plain.show_in(ui, above.with_min_x(middle + GAP), |ui| {
                if let Some(playback) = self.table.playback() {
                    playback.list(ui, texts);
                }
            });
        });
        if let Some(playback) = self.table.playback() {
            playback.controls(ui, controls, texts, now);
        }
    }
}

fn bar(
    ui: &mut Ui,
    board: Board<'_>,
    viewed: &Viewed,
    round: usize,
    save_page: &mut SavePage,
    commands: &mut Vec<GameCommand>,
) {
    let texts = board.texts;
    top_bar::show(
        ui,
        &event_text::title(texts, board.header, board.config),
        |ui| board.track(ui, round),
        |ui| {
            commands.extend(back(texts).show(ui, texts));
            commands.extend(to_card(texts, viewed).show(ui, texts));
            if save_page::action(texts, ()).as_icon().show(ui, texts).is_some() {
                save_page.open();
            }
        },
    );
}
