//! The review of a game on paper: a page for each player, with the sheet before the decisions that cost the most.

use egui::Ui;

use super::{model::model, step::ShownDecision};
use crate::{
    advisor::{Analysis, DecisionExt},
    log::Game,
    screens::{play::advice, position},
    session::{HintText, RollAndWrite, look_back},
    text::event_text,
    widgets::player_sheet,
};
use common::{screens::review::PlayerPage, table::played_title};
use text::Texts;
use ui::vector::{Paper, Print};

/// The width of a sheet before a decision, as a part of the page.
const SHEET: f32 = 0.38;

/// What the game is called.
#[must_use]
pub fn title(texts: &Texts, game: &Game) -> String {
    played_title::<RollAndWrite>(texts, game)
}

/// A page for each player.
#[must_use]
pub fn prints<'a>(texts: &'a Texts, game: &'a Game, analysis: &'a Analysis, paper: Paper) -> Vec<Print<'a>> {
    let of = |row| {
        let title = title(texts, game);
        let name = event_text::name(texts, &game.header.seats, row);
        let model = model(texts, game, analysis, row)?;
        let page = PlayerPage { texts, title, name, model, part: SHEET };
        Some(page.print(paper, move |ui, model, step| {
            sheet(ui, texts, game, analysis, (row, model.decision(step)?))
        }))
    };
    (0..game.config().players()).filter_map(of).collect()
}

/// Draws the sheet before a decision; what is said of that.
fn sheet(
    ui: &mut Ui,
    texts: &Texts,
    game: &Game,
    analysis: &Analysis,
    (row, decision): (usize, usize),
) -> Option<HintText> {
    let (config, decision) = (game.config(), analysis.players.get(row)?.decisions.get(decision)?);
    let before = decision.before(game);
    let told = look_back(texts, analysis.goal, config, &before, decision);
    let told = ShownDecision::new(texts, told);
    let mut view = position::sheet_view(texts, config, &before, row, false);
    view.still = true;
    view.title = "";
    advice::mark_cells(&mut view, texts, &told.drawn, None);
    player_sheet::show_bare(ui, &view);
    Some(told.read)
}
