//! A row laid on screen (§A10.5): its board, and beside or below it the tiles to pick from.

mod acting;
mod draft;
mod entries;
mod overruling;
mod picking;

use egui::{Rect, ScrollArea, Ui, UiBuilder};

use crate::{
    pad::{Pad, PadEvent, PadExt},
    rules::{Board, Cell, Corner, Piece, Scoring},
    screens::told,
    session::GameCommand,
    text::{
        board_errors,
        names::{self, who},
        places::Places,
    },
    widgets::{
        as_printed::Draft,
        board_view::{self, BoardAction, BoardNames, BoardResponse, BoardScene, BoardView, Hand},
        reserve::{self, Reserve},
        tile_picker,
    },
};
use common::screens::table::status_line::Announcement;
pub(super) use draft::transcribed;
use text::Texts;
use ui::{room, theme::space, widgets::surface::Surface};

use entries::Whose;

/// The share of the height that the board has above the tiles.
const ABOVE: f32 = 0.58;
/// The share of the width that the tiles have beside it, and never more than that.
const BESIDE: f32 = 0.46;
const MOST_BESIDE: f32 = 0.6;
/// From the edge of a card to what is in it, and in a low card.
const EDGE: f32 = space::LARGE;
const LOW: f32 = 320.0;
const LOW_EDGE: f32 = space::MEDIUM;

/// What the page of a board remembers.
#[derive(Default)]
pub(super) struct BoardPage {
    hand: Hand,
    /// The piece in hand lies in the reserve, at this place.
    in_hand: Option<usize>,
    draft: Option<Draft>,
    chosen: Option<Cell>,
    /// What was refused, and why: it may lie so on the real table.
    refused: Option<(PadEvent, String)>,
    /// What would overrule what was counted: it is asked first.
    overrules: Option<Vec<GameCommand>>,
    /// What can be done with what is in hand.
    scene: Option<BoardScene>,
}

impl BoardPage {
    /// Shows the board of a row in a card, and a strip below it; true when it is left. `news` is what there is to say of
    /// the last step.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        (row, scoring): (usize, Scoring),
        ([card, strip], news): ([Rect; 2], &[Announcement]),
        commands: &mut Vec<GameCommand>,
    ) -> bool {
        let standing = pad.standing(scoring);
        let (of, whose) = (&standing.rows[row], Whose { row, scoring });
        let (known, name) = (commands.len(), texts.alhambra_board_of(&who(texts, &pad.header.seats, row)));
        let none = Board::new(pad.config().game.options().board);
        let scene = BoardScene::kept(self.scene.take(), of.board.as_ref().unwrap_or(&none), self.hand);
        let [left, right] = arrange(card);
        let edge = if card.height() < LOW { LOW_EDGE } else { EDGE };
        let response = Surface::Plain.show_in(ui, left, |ui| {
            let inside = left.shrink(edge);
            let [above, below] = room::with_foot(inside, told::height(inside.size()), space::TIGHT);
            let shown =
                ui.scope_builder(UiBuilder::new().max_rect(above), |ui| self.board(ui, texts, &scene, &name));
            let why = self.refused.as_ref().map(|(_, why)| why.as_str());
            // What the last step did is told until the next piece is in hand.
            let news = news.first().filter(|_| self.hand == Hand::Empty && why.is_none());
            told::show(ui, below, &told::told(texts, &scene, &shown.inner, why).or_news(news));
            shown.inner
        });
        self.react(texts, &scene, whose, &response.inner, commands);
        Surface::Plain.show_in(ui, right, |ui| {
            let inside = UiBuilder::new().max_rect(right.shrink(edge));
            ui.scope_builder(inside, |ui| {
                let scroll = ScrollArea::vertical().id_salt("tiles").auto_shrink(false);
                let reserve = if of.reserve.is_empty() {
                    0.0
                } else {
                    space::MEDIUM + reserve::STRIP + 2.0 * ui.spacing().item_spacing.y
                };
                let height = ui.available_height() - reserve;
                scroll.show(ui, |ui| {
                    self.beside(ui, texts, pad, height);
                    self.reserve(ui, texts, &of.reserve);
                });
            });
        });
        let left = self.strip(ui, texts, pad, whose, strip, commands);
        self.scene = Some(scene);
        self.ask_first(ui, texts, pad, whose, known, commands);
        left
    }

    /// Does what was asked for on the board.
    fn react(
        &mut self,
        texts: &Texts,
        scene: &BoardScene,
        whose: Whose,
        shown: &BoardResponse,
        commands: &mut Vec<GameCommand>,
    ) {
        match &shown.action {
            Some(BoardAction::Change(change)) => self.enter(whose.change(*change), commands),
            Some(BoardAction::Place(crossing, falcon)) => {
                self.enter(whose.falcon(*crossing, *falcon), commands);
            }
            Some(BoardAction::Refused(illegal)) => {
                let asked = whose.if_disabled(scene, shown);
                self.refused =
                    asked.map(|event| (event, board_errors::illegal(texts, illegal, Places::Numbered)));
            }
            Some(BoardAction::Choose(cell)) => (self.chosen, self.refused) = (Some(*cell), None),
            Some(BoardAction::Take(_)) | None => {}
        }
    }

    fn board(&self, ui: &mut Ui, texts: &Texts, scene: &BoardScene, name: &str) -> BoardResponse {
        let cell = |cell: Cell| told::cell_name(texts, scene, cell);
        let crossing = |crossing: Corner| told::crossing_name(texts, scene, crossing);
        let piece = |_: usize, piece: Piece| names::sentence(&names::piece(texts, piece));
        let wall = texts.alhambra_board_wall(scene.wall().len());
        let view = BoardView {
            scene,
            // It lies beside the tiles: the board needs its room.
            reserve: None,
            in_hand: None,
            chosen: self.chosen,
            advised: &[],
            advised_pieces: &[],
            still: false,
            names: BoardNames {
                board: name,
                cell: &cell,
                crossing: &crossing,
                piece: &piece,
                reserve: texts.alhambra_board_reserve(),
                wall: &wall,
            },
        };
        board_view::show(ui, &view)
    }

    /// The reserve below the tiles, any piece of which can be taken in hand and put back.
    fn reserve(&mut self, ui: &mut Ui, texts: &Texts, pieces: &[Piece]) {
        if pieces.is_empty() {
            return;
        }
        let name = |_: usize, piece: Piece| names::sentence(&names::piece(texts, piece));
        let heading = texts.alhambra_board_reserve();
        let view =
            Reserve { pieces, in_hand: self.in_hand, advised: &[], still: false, heading, name: &name };
        ui.add_space(space::MEDIUM);
        if let Some(place) = reserve::show_wide(ui, &view) {
            self.refused = None;
            self.in_hand = (self.in_hand != Some(place)).then_some(place);
            let piece = self.in_hand.and_then(|place| pieces.get(place));
            self.hand = piece.map_or(Hand::Empty, |piece| Hand::Piece(*piece));
        }
    }

    /// Enters something; the hand is empty again.
    fn enter(&mut self, event: PadEvent, commands: &mut Vec<GameCommand>) {
        commands.push(GameCommand::Enter(event));
        *self = Self::default();
    }
}

/// The cards of the board and of the tiles: the tiles have the room that all of a type need side by side, if there is so
/// much, or all that a square board leaves, and the board the rest.
fn arrange(card: Rect) -> [Rect; 2] {
    if room::is_upright(card.size()) {
        let middle = card.min.y + card.height() * ABOVE;
        return [card.with_max_y(middle), card.with_min_y(middle + space::MEDIUM)];
    }
    let whole = tile_picker::least() + 2.0 * EDGE + space::MEDIUM;
    let left = card.width() - card.height() - space::MEDIUM;
    let width = (card.width() * BESIDE).max(whole).max(left).min(card.width() * MOST_BESIDE);
    let at = card.max.x - width;
    [card.with_max_x(at - space::MEDIUM), card.with_min_x(at)]
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    #[test]
    fn board_and_tiles_share_a_card_of_any_size_without_overlapping() {
        for (width, height) in
            [(496.0, 168.0), (624.0, 208.0), (992.0, 460.0), (768.0, 1100.0), (1888.0, 900.0)]
        {
            let card = Rect::from_min_size(pos2(8.0, 68.0), vec2(width, height));
            let [board, tiles] = arrange(card);
            assert!(card.contains_rect(board) && card.contains_rect(tiles), "{card}");
            assert!(!board.intersects(tiles), "{card}");
            assert!(board.width() >= width * 0.35 && board.height() >= height * 0.35, "{card}");
        }
    }
}
