//! Shown instead of a replay for a record without dice and sheets.

use egui::{Rect, RichText, Ui, pos2, vec2};

use super::{back, to_card};
use crate::{
    games::roll_and_write::{
        pad::PaperGame,
        screens::{
            board::{Board, GAP},
            position::Race,
        },
        session::{AppView, GameCommand, desk::Viewed},
        text::event_text,
    },
    ui::{
        theme::{self, Theme},
        widgets::{surface::Surface, top_bar},
    },
};

/// A record without dice and sheets: its score sheet, and a sentence that says so.
pub fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    viewed: &Viewed,
    game: &PaperGame,
    commands: &mut Vec<GameCommand>,
) {
    let texts = app.texts;
    let board = Board { texts, config: game.config(), header: &game.header, letters: false };
    let window = ui.max_rect();
    top_bar::show(
        ui,
        &event_text::title(texts, board.header, board.config),
        |_| {},
        |ui| {
            commands.extend(back(texts).show(ui, texts));
            commands.extend(to_card(texts, viewed).primary().show(ui, texts));
        },
    );
    let room =
        Rect::from_min_max(pos2(window.min.x, window.min.y + top_bar::HEIGHT), window.max).shrink(16.0);
    let width = room.width().min(900.0);
    let middle = Rect::from_center_size(room.center(), vec2(width, room.height()));
    let race = Race::at_the_end(board.config, &game.pad_state().score, &board.header.seats);
    let row_height = ((middle.height() - 280.0) / 6.0).clamp(34.0, 60.0);
    let bottom = board.race(ui, middle, race, row_height);
    let below = Rect::from_min_max(pos2(middle.min.x, bottom + GAP), middle.max);
    Surface::Plain.show_in(ui, below, |ui| {
        let theme = Theme::of(ui.ctx());
        ui.label(RichText::new(texts.replay_score_only()).font(theme::body(17.0)).color(theme.ink));
        ui.add_space(8.0);
        board.figures(ui, &game.pad_state().cards());
    });
}
