//! The replay of a score pad: its score sheet as it was, and what was entered.

use egui::{Ui, UiBuilder, Vec2, vec2};

use super::{
    back,
    playback::{self, Playback},
    to_card, version,
};
use crate::{
    games::roll_and_write::{
        pad::{Pad, PadState},
        screens::{
            board::{Board, GAP, race_height, show_race},
            position::Race,
        },
        session::{AppView, GameCommand, desk::Viewed},
        text::{event_text, timeline::Timeline},
    },
    kernel::{Entry, Note},
    text::{Language, Texts},
    ui::{
        room,
        widgets::{
            surface::{self, Surface},
            top_bar,
        },
    },
};

/// Below this height of the sheet's side there is no room for headings.
const LOW: f32 = 452.0;
/// What score sheet and list need side by side.
const NEEDED: Vec2 = vec2(720.0, 416.0);

/// What the screen remembers.
#[derive(Default)]
pub struct TableReplay {
    shown: Option<Shown>,
    corrected: bool,
}

/// The table that is shown, made ready once.
struct Shown {
    table: Pad,
    language: Language,
    corrected: bool,
    playback: Playback<PadState>,
}

impl TableReplay {
    /// What is shown, made anew when the table is another one.
    fn ready(&mut self, texts: &Texts, table: &Pad) -> Option<&mut Shown> {
        let is_shown = |shown: &Shown| {
            shown.language == texts.language() && shown.corrected == self.corrected && shown.table == *table
        };
        if !self.shown.as_ref().is_some_and(is_shown) {
            let before = self.shown.take().filter(|shown| shown.table == *table);
            let mut playback = Playback::new(texts, Timeline::of_table(texts, table, self.corrected));
            if let Some(before) = before {
                playback.go_to_entry(before.playback.step().entry);
            }
            let (language, corrected) = (texts.language(), self.corrected);
            self.shown = Some(Shown { table: table.clone(), language, corrected, playback });
        }
        self.shown.as_mut()
    }

    /// Draws the screen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        viewed: &Viewed,
        table: &Pad,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        let now = ui.input(|input| input.time);
        let mut corrected = self.corrected;
        let Some(Shown { playback, .. }) = self.ready(texts, table) else { return };
        playback.tick(ui, now);
        let step = playback.step().clone();
        let pad_state = &step.state;
        let board = Board { texts, config: &pad_state.config, header: &table.header, letters: false };
        let [above, controls] = playback::parts(ui);
        bar(ui, board, viewed, step.round, commands);
        room::scrolled(ui, "table", above, NEEDED, |ui, above| {
            let middle = above.min.x + above.width() * 0.6;
            let mut left = above.with_max_x(middle);
            if has_corrections(table) {
                let switch = left.with_max_y(left.min.y + 40.0);
                ui.scope_builder(UiBuilder::new().max_rect(switch).id_salt("version"), |ui| {
                    version(ui, texts, &mut corrected);
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
            Surface::Plain.show_in(ui, above.with_min_x(middle + GAP), |ui| playback.list(ui, texts));
        });
        playback.controls(ui, controls, texts, now);
        self.corrected = corrected;
    }
}

fn has_corrections(table: &Pad) -> bool {
    let is_change = |entry: &Entry<_>| {
        matches!(entry, Entry::Note(Note::TakeBack { .. } | Note::Amend { .. } | Note::Strike { .. }))
    };
    table.log().iter().any(is_change)
}

fn bar(ui: &mut Ui, board: Board<'_>, viewed: &Viewed, round: u8, commands: &mut Vec<GameCommand>) {
    let texts = board.texts;
    top_bar::show(
        ui,
        &event_text::title(texts, board.header, board.config),
        |ui| board.track(ui, round),
        |ui| {
            commands.extend(back(texts).show(ui, texts));
            commands.extend(to_card(texts, viewed).show(ui, texts));
        },
    );
}
