//! Shown instead of a replay for a record without dice and sheets.

use egui::{Rect, RichText, Ui, UiBuilder, Vec2, vec2};

use crate::{
    pad::{PaperGame, PaperGameExt},
    screens::{
        board::{Board, GAP, race_height, show_race},
        race_view::Race,
    },
    session::{AppView, GameCommand, RollAndWrite, desk::Viewed},
};
use common::{
    screens::{replay, save_page::SavePage},
    table::record_title,
};
use ui::{
    room,
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

/// What the score sheet and the totals need.
const NEEDED: Vec2 = vec2(520.0, 480.0);

/// A record without dice and sheets: its score sheet, and a sentence that says so.
pub fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    viewed: &Viewed,
    game: &PaperGame,
    save_page: &mut SavePage,
    commands: &mut Vec<GameCommand>,
) {
    let texts = app.texts;
    let below_bar = room::below_bar(ui);
    let board = Board { texts, config: game.config(), header: &game.header, letters: false };
    let titled = (&*record_title::<RollAndWrite>(texts, &viewed.loaded.game), &viewed.source);
    let asked = replay::bar(ui, texts, titled, false, save_page, None, |_| {});
    commands.extend(asked.map(GameCommand::App));
    room::scrolled(ui, "score", below_bar, NEEDED, |ui, room| {
        let width = room.width().min(900.0);
        let middle = Rect::from_center_size(room.center(), vec2(width, room.height()));
        let race = Race::at_the_end(board.config, &game.pad_state().score, &board.header.seats);
        let row_height = ((middle.height() - 280.0) / 6.0).clamp(34.0, 68.0);
        let view = board.race_view(ui, race, row_height, true);
        let card = middle.with_max_y(middle.min.y + race_height(&view));
        let race = show_race(ui, card, &view);
        let rest = UiBuilder::new().max_rect(middle.with_min_y(card.max.y + GAP)).id_salt("totals");
        ui.scope_builder(rest, |ui| {
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                let theme = Theme::of(ui.ctx());
                let words = RichText::new(texts.replay_score_only()).font(theme::body(TextSize::TEXT));
                ui.label(words.color(theme.ink));
                ui.add_space(theme::space::SMALL);
                board.figures_below(ui, &game.pad_state().cards(), Some(&race));
            })
        });
    });
}
