//! Decisions that are practised: the Alhambra of whoever decided.

use egui::{Painter, Rect};

use crate::{
    log::Played,
    session::Alhambra,
    text::names::who,
    widgets::board_view::{self, BoardScene},
};
use common::{play::DrillPosition, screens::drills::DrilledGame, table::title_of};
use kernel::record::Seat;
use text::Texts;
use ui::theme::Theme;

impl DrilledGame for Alhambra {
    type Kind = Played;
    type Board = BoardScene;

    fn title(texts: &Texts, position: &DrillPosition<Played>) -> String {
        title_of::<Self>(texts, &position.header, position.config.set_up())
    }

    fn player(texts: &Texts, seats: &[Seat], row: usize) -> String {
        who(texts, seats, row)
    }

    fn round(texts: &Texts, round: usize) -> String {
        texts.alhambra_turn(round)
    }

    fn board(position: &DrillPosition<Played>) -> BoardScene {
        let DrillPosition { state, seat, config, .. } = position;
        BoardScene::still(None, &state.player(*seat).grounds().board(config))
    }

    fn paint(painter: &Painter, place: Rect, theme: &Theme, board: &BoardScene) {
        board_view::paint_small(painter, place, theme, board);
    }
}
