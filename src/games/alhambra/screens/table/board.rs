//! A row laid on screen (§A10.5): its board, the tiles to pick from, and what is put together as printed.

use egui::{Key as Press, Rect, RichText, ScrollArea, Ui, UiBuilder};

use crate::{
    games::{
        alhambra::{
            log::SetUp,
            pad::{GivenPiece, Pad, PadEvent},
            rules::{Board, Cell, Change, Corner, Falcon, Laid, Module, Piece, Scoring, Tile, TileId},
            screens::parts::Parts,
            session::GameCommand,
            text::{
                errors,
                names::{self, who},
            },
            widgets::{
                as_printed::{BazaarDraft, CampDraft, FalconDraft},
                board_view::{self, BoardAction, BoardNames, BoardResponse, BoardScene, BoardView, Hand},
                tile_picker::{Picked, Printed, TilePicker},
            },
        },
        common::BuildingType,
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        form, room,
        theme::{self, TextSize, Theme},
        widgets::{button::Button, surface::Surface},
    },
};

/// The share of the width that the board has beside the tiles, and of the height above them.
const BESIDE: f32 = 0.41;
const ABOVE: f32 = 0.58;
/// A line of words below the board.
const LINE: f32 = 28.0;

/// Something that is put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Draft {
    Camp(CampDraft),
    Bazaar(BazaarDraft),
    Falcon(FalconDraft),
}

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
    /// What can be done, worked out for a number of entries.
    scene: Option<(usize, usize, BoardScene)>,
}

impl BoardPage {
    /// Shows the board of a row in `card`; true when it is left.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        (row, scoring): (usize, Scoring),
        card: Rect,
        commands: &mut Vec<GameCommand>,
    ) -> bool {
        let of = &pad.state().rows[row];
        let options = pad.config().game.options().board;
        let known = self
            .scene
            .take()
            .filter(|(log, at, scene)| (*log, *at, scene.hand()) == (pad.log().len(), row, self.hand));
        let board = || of.board.clone().unwrap_or_else(|| Board::new(options));
        let scene = known.map_or_else(|| BoardScene::new(board(), self.hand), |(_, _, scene)| scene);
        let upright = room::is_upright(card.size());
        let (left, right) = if upright {
            let middle = card.min.y + card.height() * ABOVE;
            (card.with_max_y(middle), card.with_min_y(middle + theme::space::MEDIUM))
        } else {
            let middle = card.min.x + card.width() * BESIDE;
            (card.with_max_x(middle), card.with_min_x(middle + theme::space::MEDIUM))
        };
        let response = Surface::Plain.show_in(ui, left, |ui| {
            let inside = ui.max_rect();
            let [above, line] = room::with_foot(inside, LINE, theme::space::TIGHT);
            let shown = ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
                self.board(ui, texts, &scene, &of.reserve, row, pad)
            });
            let shown = shown.inner;
            let words = told(texts, &scene, &shown);
            ui.scope_builder(UiBuilder::new().max_rect(line), |ui| {
                let theme = Theme::of(ui.ctx());
                let words = RichText::new(words).font(theme::body(TextSize::SMALL)).color(theme.ink_soft);
                ui.add(egui::Label::new(words).truncate());
            });
            shown
        });
        let event = |change| event_of(scoring, row, change);
        match response.inner.action {
            Some(BoardAction::Change(change)) => self.enter(event(change), commands),
            Some(BoardAction::Place(crossing, falcon)) => {
                self.enter(placed(scoring, row, crossing, falcon), commands);
            }
            Some(BoardAction::Refused(illegal)) => {
                let asked = match (self.hand, response.inner.pointed, response.inner.pointed_crossing) {
                    (Hand::Falcon(falcon), _, Some(crossing)) => Some(placed(scoring, row, crossing, falcon)),
                    (Hand::Piece(piece), Some(cell), _) if scene.board().at(cell).is_some() => {
                        Some(event(Change::Swap(cell, piece)))
                    }
                    (Hand::Piece(piece), Some(cell), _) => Some(event(Change::Lay(cell, piece))),
                    (Hand::Empty, Some(cell), _) => Some(event(Change::TakeAway(cell))),
                    _ => None,
                };
                self.refused = asked.map(|event| (event, errors::illegal(texts, &illegal)));
            }
            Some(BoardAction::Choose(cell)) => self.chosen = Some(cell),
            Some(BoardAction::Take(place)) => {
                self.in_hand = (self.in_hand != Some(place)).then_some(place);
                let piece = self.in_hand.and_then(|place| of.reserve.get(place));
                self.hand = piece.map_or(Hand::Empty, |piece| Hand::Piece(*piece));
            }
            None => {}
        }
        let left = Surface::Plain.show_in(ui, right, |ui| {
            ScrollArea::vertical()
                .id_salt("tiles")
                .auto_shrink(false)
                .show(ui, |ui| self.beside(ui, texts, pad, (row, scoring), commands))
        });
        self.scene = Some((pad.log().len(), row, scene));
        left.inner.inner
    }

    fn board(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        scene: &BoardScene,
        reserve: &[Piece],
        row: usize,
        pad: &Pad,
    ) -> BoardResponse {
        let cell = |cell: Cell| cell_name(texts, scene, cell);
        let crossing = |corner: Corner| names::cell(texts, corner.0);
        let piece = |_: usize, piece: Piece| names::sentence(&names::piece(texts, piece));
        let wall = texts.alhambra_board_wall(scene.wall().len());
        let name = texts.alhambra_board_of(&who(texts, &pad.header.seats, row));
        let view = BoardView {
            scene,
            reserve,
            in_hand: self.in_hand,
            chosen: self.chosen,
            still: false,
            names: BoardNames {
                board: &name,
                cell: &cell,
                crossing: &crossing,
                piece: &piece,
                reserve: texts.alhambra_board_reserve(),
                wall: &wall,
            },
        };
        board_view::show(ui, &view)
    }

    /// Enters something; the hand is empty again.
    fn enter(&mut self, event: PadEvent, commands: &mut Vec<GameCommand>) {
        commands.push(GameCommand::Enter(event));
        *self = Self::default();
    }

    /// The tiles, what was refused, and what can be done with what is in hand; true when the page is left.
    fn beside(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        (row, scoring): (usize, Scoring),
        commands: &mut Vec<GameCommand>,
    ) -> bool {
        let number = row as u8 + 1;
        let back = ui.horizontal_wrapped(|ui| {
            let back = Action::new(texts.pad_back_to_table(), ()).icon(Symbol::ArrowLeft).key(Press::Escape);
            let back = back.show(ui, texts).is_some();
            if let Hand::Piece(piece) = self.hand {
                let aside = PadEvent::Reserve { scoring, row: number, piece: piece.into() };
                let aside = Action::new(texts.alhambra_board_aside(), aside).key(Press::R);
                let aside = aside.only_if(self.in_hand.is_none(), texts.alhambra_board_is_aside());
                if let Some(event) = aside.show(ui, texts) {
                    self.enter(event, commands);
                }
            }
            if let Hand::Piece(Piece::Tile(tile)) = self.hand
                && pad.config().game.has_third_player()
            {
                let give = PadEvent::Give { scoring, row: number, tile: tile.id };
                let name = texts.alhambra_board_give(&who(texts, &pad.header.seats, 2));
                if let Some(event) = Action::new(name, give).key(Press::G).show(ui, texts) {
                    self.enter(event, commands);
                }
            }
            if let Some(cell) = self.chosen.filter(|_| self.hand == Hand::Empty) {
                let take =
                    Action::new(texts.alhambra_board_take(), ()).icon(Symbol::Trash).key(Press::Delete);
                if take.show(ui, texts).is_some() {
                    self.take(pad, (row, scoring), cell, texts, commands);
                }
            }
            back
        });
        if let Some((event, why)) = self.refused.clone() {
            form::fault(ui, &why);
            let so = Action::new(texts.alhambra_board_so(), ()).icon(Symbol::Check).key(Press::K);
            if so.show(ui, texts).is_some() {
                self.enter(event.kept(), commands);
            }
        }
        ui.add_space(theme::space::SMALL);
        match self.draft.take() {
            Some(draft) => self.put_together(ui, texts, pad.config(), draft),
            None => self.pick(ui, texts, pad),
        }
        back.inner
    }

    /// Takes away what lies on a cell, or says why that may not be.
    fn take(
        &mut self,
        pad: &Pad,
        (row, scoring): (usize, Scoring),
        cell: Cell,
        texts: &Texts,
        commands: &mut Vec<GameCommand>,
    ) {
        let event = event_of(scoring, row, Change::TakeAway(cell));
        let board = pad.state().rows[row].board.as_ref();
        match board.map(|board| board.legal(Change::TakeAway(cell))) {
            Some(Err(illegal)) => self.refused = Some((event, errors::illegal(texts, &illegal))),
            _ => self.enter(event, commands),
        }
    }

    fn pick(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) {
        let taken: Vec<TileId> = pad.state().taken();
        let gone = |tile: Tile| taken.contains(&tile.id).then(|| texts.alhambra_board_gone().to_owned());
        let name = |tile: Tile| tile_name(texts, tile);
        let types = BuildingType::ALL.map(|building| texts.building_name(building));
        let modules = pad.config().game.options().modules;
        let labels =
            [texts.alhambra_board_camp(), texts.alhambra_board_bazaar(), texts.alhambra_board_falcon()];
        let printed: Vec<(Printed, &str)> = [
            (Module::Camps, Printed::Camp),
            (Module::Bazaars, Printed::Bazaar),
            (Module::Falconers, Printed::Falcon),
        ]
        .into_iter()
        .zip(labels)
        .filter(|((module, _), _)| modules.has(*module))
        .map(|((_, printed), label)| (printed, label))
        .collect();
        let picker = TilePicker {
            tiles: pad.config().game.tiles(),
            gone: &gone,
            name: &name,
            picked: match self.hand {
                Hand::Piece(Piece::Tile(tile)) => Some(tile.id),
                _ => None,
            },
            types: types.each_ref().map(String::as_str),
            printed: &printed,
        };
        match picker.show(ui) {
            Some(Picked::Tile(tile)) => {
                let again = self.hand == Hand::Piece(Piece::Tile(tile));
                self.take_in_hand(if again { Hand::Empty } else { Hand::Piece(Piece::Tile(tile)) });
            }
            Some(Picked::Printed(Printed::Camp)) => self.draft = Some(Draft::Camp(CampDraft::default())),
            Some(Picked::Printed(Printed::Bazaar)) => {
                self.draft = Some(Draft::Bazaar(BazaarDraft::default()));
            }
            Some(Picked::Printed(Printed::Falcon)) => {
                self.draft = Some(Draft::Falcon(FalconDraft::default()));
            }
            Some(Picked::Gone(_)) | None => {}
        }
    }

    fn take_in_hand(&mut self, hand: Hand) {
        *self = Self { hand, ..Self::default() };
    }

    /// A camp, a bazaar or a falcon: one of those that were transcribed, or put together as printed.
    fn put_together(&mut self, ui: &mut Ui, texts: &Texts, setup: &SetUp, mut draft: Draft) {
        let parts = Parts::new(texts, matches!(draft, Draft::Camp(_)));
        let mut hand = None;
        ui.horizontal_wrapped(|ui| {
            for (words, known) in transcribed(texts, setup, &draft) {
                if ui.add(Button::secondary(&words)).clicked() {
                    hand = Some(known);
                }
            }
        });
        let made = match &mut draft {
            Draft::Camp(camp) => camp.show(ui, &parts.names()).map(|camp| Hand::Piece(Piece::Camp(camp))),
            Draft::Bazaar(bazaar) => {
                bazaar.show(ui, &parts.names()).map(|bazaar| Hand::Piece(Piece::Bazaar(bazaar)))
            }
            Draft::Falcon(falcon) => falcon.show(ui, &parts.names()).map(Hand::Falcon),
        };
        ui.add_space(theme::space::SMALL);
        let cancelled = ui.horizontal(|ui| {
            let take = Action::new(texts.alhambra_board_in_hand(), ()).icon(Symbol::Check).key(Press::Enter);
            let take = take.primary().only_if(made.is_some(), texts.alhambra_board_not_whole());
            if take.show(ui, texts).is_some() {
                hand = made;
            }
            Action::new(texts.cancel(), ()).key(Press::Backspace).show(ui, texts).is_some()
        });
        match hand {
            Some(hand) => self.take_in_hand(hand),
            None if cancelled.inner => {}
            None => self.draft = Some(draft),
        }
    }
}

/// A tile by its type, price and walls.
pub(super) fn tile_name(texts: &Texts, tile: Tile) -> String {
    let walls: Vec<String> = tile.walls.iter().map(|side| texts.alhambra_to_side(side)).collect();
    texts.alhambra_board_tile(tile.building(), tile.price, &walls.join(", "))
}

/// What was transcribed of the box, each with its name.
pub(super) fn transcribed(texts: &Texts, setup: &SetUp, draft: &Draft) -> Vec<(String, Hand)> {
    let printed = &setup.printed;
    match draft {
        Draft::Camp(_) => {
            let hand = |camp| Hand::Piece(Piece::Camp(camp));
            let camps = printed.camps.iter();
            camps.map(|of| (texts.alhambra_pieces_camp(of.price), hand(of.camp))).collect()
        }
        Draft::Bazaar(_) => {
            let bazaars = printed.bazaars.iter();
            bazaars
                .map(|of| (colours(texts, &of.bazaar.colours()), Hand::Piece(Piece::Bazaar(of.bazaar))))
                .collect()
        }
        Draft::Falcon(_) => {
            let falcons = printed.falcons.iter();
            let name = |falcon: &Falcon| {
                let kind = names::sentence(&texts.alhambra_falcon_kind(falcon.kind()));
                format!("{kind}, {}", colours(texts, &falcon.colours()))
            };
            falcons.map(|falcon| (name(falcon), Hand::Falcon(*falcon))).collect()
        }
    }
}

/// Types side by side.
fn colours(texts: &Texts, types: &[BuildingType]) -> String {
    types.iter().map(|building| texts.building_name(*building)).collect::<Vec<_>>().join(" · ")
}

/// The event of a change.
fn event_of(scoring: Scoring, row: usize, change: Change) -> PadEvent {
    let row = row as u8 + 1;
    match change {
        Change::Lay(cell, piece) => {
            PadEvent::Lay { scoring, row, cell, piece: GivenPiece::from(piece), anyway: false }
        }
        Change::Swap(cell, piece) => {
            PadEvent::Swap { scoring, row, cell, piece: GivenPiece::from(piece), anyway: false }
        }
        Change::TakeAway(cell) => PadEvent::Remove { scoring, row, cell, anyway: false },
    }
}

fn placed(scoring: Scoring, row: usize, crossing: Corner, falcon: Falcon) -> PadEvent {
    PadEvent::Falcon { scoring, row: row as u8 + 1, crossing, falcon, anyway: false }
}

/// Where a cell is, what lies there, and why what is in hand may not lie there.
pub(super) fn cell_name(texts: &Texts, scene: &BoardScene, cell: Cell) -> String {
    let lies = scene.board().at(cell).map(|laid: Laid| names::laid(texts, laid));
    let what = lies.unwrap_or_else(|| texts.alhambra_board_free().to_owned());
    let name = texts.alhambra_said(&names::cell(texts, cell), &what);
    match scene.change(cell) {
        Some(Err(illegal)) if scene.hand() != Hand::Empty => {
            format!("{name}. {}", errors::illegal(texts, illegal))
        }
        _ => name,
    }
}

/// What is said of where somebody points, else of the wall.
fn told(texts: &Texts, scene: &BoardScene, shown: &BoardResponse) -> String {
    match shown.pointed {
        Some(cell) => cell_name(texts, scene, cell),
        None => texts.alhambra_board_wall(scene.wall().len()),
    }
}
