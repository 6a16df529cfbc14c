//! A position of a table as replay and pictures show it: the sheet, or the board of a row that is laid on screen.

use std::borrow::Cow;

use egui::{Align2, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::{
    compared,
    offers::{self, Offers},
    same_tiles::way::to_same_tiles,
    scored,
    sheet::{
        self,
        view::{Position, view},
    },
};
use crate::{
    log::{GameView, PlayedGame},
    pad::{Pad, PadState},
    rules::{Cell, Corner, Laid, Piece, Reason},
    session::{Alhambra, GamePage},
    text::names::{self, who},
    widgets::board_view::{self, BoardNames, BoardScene, BoardView},
};
use common::{
    host::AppRequest,
    screens::table::TableScreens,
    table::{PlayedRecord, Record},
    timeline::TimelineStep,
};
use kernel::{Breakdown, Viewer, record::Seat};
use storage::Settings;
use text::{Language, Texts};
use ui::{
    actions::Action,
    theme::{self, TextSize, Theme},
    widgets::{
        fitted_text, segmented,
        surface::{self, Surface},
    },
};

/// How a position is looked at.
#[derive(Default)]
pub struct PositionView {
    /// The row whose board is shown; none for the sheet.
    row: Option<usize>,
    /// That board.
    scene: Option<BoardScene>,
    /// In a game that was played here one has chosen what is shown; else it is the board of whoever acts.
    is_chosen: bool,
    /// What lay open beside it there, and of which step.
    offers: Option<(OffersKey, Offers)>,
}

/// Of which step something is told, with later corrections or without, and in which language.
type OffersKey = (usize, bool, Language);

/// What the sheet of a game that was played here needs to stand beside yard, money and hands.
const SHEET_BESIDE: f32 = 560.0;

/// The least height of boards below the scorings of a row, and the height of whose they are.
const BOARDS: f32 = 144.0;
const WHOSE: f32 = 24.0;

impl TableScreens for Alhambra {
    type ViewState = PositionView;

    fn show_position(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        _: &Settings,
        table: &Pad,
        state: &PadState,
        look: &mut PositionView,
    ) {
        let laid = laid(state);
        look.row = look.row.filter(|row| laid.contains(row));
        Surface::Plain.show_in(ui, place, |ui| {
            let mut inside = ui.max_rect();
            if !laid.is_empty() {
                let tabs = inside.with_max_y(inside.min.y + theme::size::TOUCH);
                ui.scope_builder(UiBuilder::new().max_rect(tabs).id_salt("shown"), |ui| {
                    choose(ui, texts, table, &laid, look);
                });
                inside.min.y = tabs.max.y + theme::space::SMALL;
            }
            board_or_sheet(ui, inside, texts, (table, state), look);
        });
    }

    fn show_played(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        _: &Settings,
        game: &PlayedGame,
        (step, corrected): (&TimelineStep<PadState>, bool),
        look: &mut PositionView,
    ) {
        let (table, state) = (game.table(), &step.position);
        // The third player has neither board nor hand.
        let seats = &table.header.seats[..game.config().players()];
        look.follow(texts, game, step, corrected);
        let tabs = place.with_max_y(place.min.y + theme::size::CONTROL);
        ui.scope_builder(UiBuilder::new().max_rect(tabs).id_salt("shown"), |ui| {
            choose_or_follow(ui, texts, seats, look);
        });
        let below = place.with_min_y(tabs.max.y + theme::space::SMALL);
        let [left, beside] = offers::beside(below);
        let is_alone = look.row.is_none() && left.width() < SHEET_BESIDE;
        Surface::Plain.show_in(ui, if is_alone { below } else { left }, |ui| {
            if let Some(row) = look.row {
                surface::heading(ui, &texts.alhambra_board_of(&who(texts, seats, row)));
            }
            let inside = ui.available_rect_before_wrap();
            board_or_sheet(ui, inside, texts, (&table, state), look);
        });
        if let Some((_, offers)) = look.offers.as_ref().filter(|_| !is_alone) {
            let place = UiBuilder::new().max_rect(beside).id_salt("offers");
            ui.scope_builder(place, |ui| offers.show(ui, beside, texts, seats, 0..seats.len()));
        }
    }

    const RESULT: f32 = scored::HEIGHT;

    fn show_result(
        ui: &mut Ui,
        mut place: Rect,
        texts: &Texts,
        record: &Record<Self>,
        card: Option<&Breakdown<Reason>>,
    ) {
        if let Some(card) = card {
            place.min.y = scored::show(ui, place, texts, card).max.y + theme::space::MEDIUM;
        }
        let Some(state) = end_of(record) else { return };
        let laid = laid(&state);
        if place.height() >= BOARDS && !laid.is_empty() {
            boards(ui, place, texts, &record.header().seats, &state, (&laid, false));
        }
    }

    const COMPARES: bool = true;

    fn compare(ui: &mut Ui, texts: &Texts, seats: &[Seat], cards: &[Breakdown<Reason>]) {
        compared::show(ui, texts, seats, cards);
    }

    fn board_name<'a>(texts: &'a Texts, record: &Record<Self>, row: usize) -> Option<&'a str> {
        let has_board = match record {
            Record::<Self>::Table(table) => laid(table.state()).contains(&row),
            Record::<Self>::Played(game) => row < game.config().players(),
            Record::<Self>::Result(_) => false,
        };
        has_board.then(|| texts.alhambra_board())
    }

    fn show_board(ui: &mut Ui, texts: &Texts, record: &Record<Self>, row: usize) {
        if let Some(state) = end_of(record) {
            titled_board(ui, texts, &record.header().seats, &state, row);
        }
    }

    fn ways_on<'a>(texts: &'a Texts, record: &Record<Self>) -> Vec<Action<'a, AppRequest<GamePage>>> {
        match record {
            Record::<Self>::Played(game) => vec![to_same_tiles(texts, game)],
            Record::<Self>::Table(_) | Record::<Self>::Result(_) => Vec::new(),
        }
    }

    fn draw_position(ui: &mut Ui, place: Rect, texts: &Texts, table: &Pad, state: &PadState) {
        let laid = laid(state);
        let middle = if laid.is_empty() { place.max.y } else { place.min.y + place.height() * SHEET };
        Surface::Plain.show_in(ui, place.with_max_y(middle), |ui| {
            sheet(ui, ui.max_rect(), texts, table, state);
        });
        let below = place.with_min_y(middle + theme::space::MEDIUM);
        boards(ui, below, texts, &table.header.seats, state, (&laid, true));
    }
}

impl PositionView {
    /// Follows a game that was played here to a step: to the board of whoever acts, unless one has chosen another.
    fn follow(&mut self, texts: &Texts, game: &PlayedGame, step: &TimelineStep<PadState>, corrected: bool) {
        if !self.is_chosen {
            self.row = Some(step.player);
        }
        let key = (step.entry, corrected, texts.language());
        if self.offers.as_ref().is_none_or(|(of, _)| *of != key) {
            let position = if corrected { game.corrected_at(step.entry) } else { game.at(step.entry) };
            // Whoever looks at a record sits in no seat of it.
            let told = GameView::new(game, Viewer::Nobody).told(step.entry, &position.state);
            self.offers = Some((key, Offers::new(texts, game.config(), &position.state, told)));
        }
    }
}

/// The board that is looked at, or the sheet.
fn board_or_sheet(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    (table, state): (&Pad, &PadState),
    look: &mut PositionView,
) {
    match look.row.and_then(|row| Some((row, state.rows[row].board.as_ref()?))) {
        Some((row, of)) => {
            let scene = BoardScene::still(look.scene.take(), of);
            let shown = (row, &scene, &*state.rows[row].reserve);
            board(ui, place, texts, &table.header.seats, shown, &[]);
            look.scene = Some(scene);
        }
        None => sheet(ui, place, texts, table, state),
    }
}

/// Where a record ended or stands.
fn end_of(record: &Record<Alhambra>) -> Option<Cow<'_, PadState>> {
    match record {
        Record::<Alhambra>::Table(table) => Some(Cow::Borrowed(table.state())),
        Record::<Alhambra>::Played(game) => Some(Cow::Owned(game.position(record.entries(), false))),
        Record::<Alhambra>::Result(_) => None,
    }
}

/// The rows that are laid on screen.
fn laid(state: &PadState) -> Vec<usize> {
    (0..state.rows.len()).filter(|row| state.rows[*row].board.is_some()).collect()
}

/// The share of the height that the sheet has above the boards.
const SHEET: f32 = 0.5;

/// The boards side by side, each under whose it is, on cards or without them.
fn boards(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    seats: &[Seat],
    state: &PadState,
    (laid, on_cards): (&[usize], bool),
) {
    let apart = theme::space::MEDIUM;
    let width = (place.width() + apart) / laid.len() as f32 - apart;
    for (k, row) in laid.iter().enumerate() {
        let left = place.min.x + k as f32 * (width + apart);
        let card = Rect::from_min_size(pos2(left, place.min.y), vec2(width, place.height()));
        let shown = |ui: &mut Ui| whole_board(ui, texts, seats, state, *row);
        if on_cards {
            Surface::Plain.show_in(ui, card, shown);
        } else {
            ui.scope_builder(UiBuilder::new().max_rect(card), shown);
        }
    }
}

/// The board of a row under whose it is, all of it as large as there is room.
fn whole_board(ui: &Ui, texts: &Texts, seats: &[Seat], state: &PadState, row: usize) {
    let Some(of) = &state.rows[row].board else { return };
    let (inside, theme) = (ui.max_rect(), Theme::of(ui.ctx()));
    let name = texts.alhambra_board_of(&who(texts, seats, row));
    let (head, below) = inside.split_top_bottom_at_y(inside.min.y + WHOSE);
    let (font, width) = (theme::title(TextSize::LEAD), head.width());
    fitted_text(ui.painter(), head.left_center(), Align2::LEFT_CENTER, &name, font, theme.ink, width);
    board_view::paint_small(ui.painter(), below, &theme, &BoardScene::still(None, of).tight());
    let response = ui.interact(inside, ui.scope_id().with(("board", row)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name.as_str()));
}

/// The board of a row under whose it is.
fn titled_board(ui: &mut Ui, texts: &Texts, seats: &[Seat], state: &PadState, row: usize) {
    let Some(of) = &state.rows[row].board else { return };
    surface::heading(ui, &texts.alhambra_board_of(&who(texts, seats, row)));
    let inside = ui.available_rect_before_wrap();
    let scene = BoardScene::still(None, of);
    let shown = (row, &scene, &*state.rows[row].reserve);
    ui.push_id(row, |ui| board(ui, inside, texts, seats, shown, &[]));
}

/// The sheet, or one of the boards.
fn choose(ui: &mut Ui, texts: &Texts, table: &Pad, laid: &[usize], look: &mut PositionView) {
    let boards = laid.iter().map(|row| who(texts, &table.header.seats, *row));
    let names: Vec<String> = std::iter::once(texts.score_sheet().to_owned()).chain(boards).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = look.row.and_then(|row| laid.iter().position(|at| *at == row)).map_or(0, |at| at + 1);
    segmented::show(ui, texts.alhambra_board(), &mut chosen, &names);
    look.row = chosen.checked_sub(1).and_then(|at| laid.get(at).copied());
}

/// The board of whoever acts, the sheet, or the board of one player.
fn choose_or_follow(ui: &mut Ui, texts: &Texts, seats: &[Seat], look: &mut PositionView) {
    let names: Vec<String> = (0..seats.len()).map(|row| who(texts, seats, row)).collect();
    let fixed = [texts.alhambra_replay_follow(), texts.score_sheet()];
    let options: Vec<&str> = fixed.into_iter().chain(names.iter().map(String::as_str)).collect();
    let mut chosen = match (look.is_chosen, look.row) {
        (false, _) => 0,
        (true, None) => 1,
        (true, Some(row)) => fixed.len() + row,
    };
    if segmented::show(ui, texts.alhambra_board(), &mut chosen, &options) {
        look.is_chosen = chosen > 0;
        look.row = chosen.checked_sub(fixed.len());
    }
}

/// The sheet of a position: who has how many of each type, and the VP of the scoring that comes next.
pub fn sheet(ui: &mut Ui, place: Rect, texts: &Texts, table: &Pad, state: &PadState) {
    // Right after a scoring it is that scoring.
    let scoring = state.reached();
    let position = Position { setup: table.config(), seats: &table.header.seats, state, scoring };
    let mut sheet = view(texts, &Theme::of(ui.ctx()), position);
    sheet.still = true;
    sheet::show(ui, place, &sheet);
}

/// A board as it stood, which cannot be changed, with cells that advice points at.
pub fn board(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    seats: &[Seat],
    (row, scene, reserve): (usize, &BoardScene, &[Piece]),
    advised: &[Cell],
) {
    let cell = |cell: Cell| {
        let what = scene.board().at(cell).map(|laid: Laid| names::laid(texts, laid));
        texts.alhambra_said(&names::cell(texts, cell), &what.unwrap_or_default())
    };
    let crossing = |corner: Corner| names::cell(texts, corner.0);
    let piece = |_: usize, piece: Piece| names::sentence(&names::piece(texts, piece));
    let wall = texts.alhambra_board_wall(scene.wall().len());
    let name = texts.alhambra_board_of(&who(texts, seats, row));
    let view = BoardView {
        scene,
        reserve: Some(reserve).filter(|reserve| !reserve.is_empty()),
        in_hand: None,
        chosen: None,
        advised,
        advised_pieces: &[],
        still: true,
        names: BoardNames {
            board: &name,
            cell: &cell,
            crossing: &crossing,
            piece: &piece,
            reserve: texts.alhambra_board_reserve(),
            wall: &wall,
        },
    };
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("board"), |ui| board_view::show(ui, &view));
}

#[cfg(test)]
mod tests {
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;
    use crate::record;
    use common::screens::table::draw_picture;
    use ui::theme::ThemeChoice;

    #[test]
    fn the_picture_of_a_played_game_has_every_alhambra_as_a_whole() {
        let text = include_str!("../../../../saves/alhambra-played-four.json");
        let (game, texts) = (record::read(text).unwrap().game, Texts::new(Language::English));
        let size = vec2(1600.0, 1000.0);
        let draw = |ui: &mut Ui, _: &mut ()| {
            draw_picture::<Alhambra>(ui, &texts, &game, game.entries());
        };
        let mut harness = Harness::builder()
            .with_size(size)
            .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
            .build_ui_state(draw, ());
        harness.run();
        let window = Rect::from_min_size(pos2(0.0, 0.0), size);
        for seat in &game.header().seats {
            let board =
                harness.get_by_role_and_label(Role::Image, &texts.alhambra_board_of(&seat.name)).rect();
            assert!(board.height() > WHOSE * 2.0 && window.contains_rect(board), "{board}");
        }
    }
}
