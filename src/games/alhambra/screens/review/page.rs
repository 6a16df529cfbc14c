//! The review of a game on paper: a page for each player, with the Alhambra, the yard and the money before the decisions that
//! cost the most.

use egui::{Ui, UiBuilder};

use super::{
    model::{model, title},
    step::ShownStep,
};
use crate::{
    advisor::{Goal, Review as Analysis},
    log::PlayedGame,
    screens::{offers, position},
    session::HintText,
    text::names::who,
    widgets::board_view::BoardScene,
};
use common::{
    screens::review::{Model, PlayerPage},
    words::Figures,
};
use text::Texts;
use ui::vector::{Paper, Print};

/// The width of a position before a decision, as a part of the page.
const POSITION: f32 = 0.6;

/// A page for each player.
#[must_use]
pub fn prints<'a>(
    texts: &'a Texts,
    game: &'a PlayedGame,
    analysis: &'a Analysis,
    paper: Paper,
) -> Vec<Print<'a>> {
    let vp = Figures::round(texts, Goal::Total);
    let of = |row: usize| {
        let end = analysis.players.get(row)?.vp.end;
        let name = format!("{} · {}", who(texts, &game.header.seats, row), vp.named(&vp.level(end)));
        let model = model(texts, game, analysis, row)?;
        let page = PlayerPage { texts, title: title(texts, game), name, model, part: POSITION };
        Some(
            page.print(paper, move |ui, model, step| before(ui, texts, (game, analysis), model, (row, step))),
        )
    };
    (0..game.config().players()).filter_map(of).collect()
}

/// Draws the position before the decision of a step; what is said of that.
fn before(
    ui: &mut Ui,
    texts: &Texts,
    of: (&PlayedGame, &Analysis),
    model: &Model,
    (row, step): (usize, usize),
) -> Option<HintText> {
    let (game, analysis) = of;
    let shown = ShownStep::new(texts, (game, Some(analysis)), model, row, step);
    let [board, beside] = offers::beside(ui.max_rect());
    let seats = &game.header.seats;
    let scene = BoardScene::still(None, &shown.board);
    position::board(ui, board, texts, seats, (row, &scene, &*shown.reserve), &shown.advised);
    let beside_board = UiBuilder::new().max_rect(beside).id_salt("offers");
    ui.scope_builder(beside_board, |ui| shown.offers.show(ui, beside, texts, seats, row..row + 1));
    shown.decision
}
