//! The Alhambra that is shown large: one's own, where pieces are laid, or another's, which is only looked at.

use egui::{Align2, Rect, Ui, UiBuilder, pos2};

use super::seen::Seen;
use crate::{
    rules::{
        Cell, Change, Corner, Piece,
        play::{Move, PieceId, State},
    },
    screens::told::{self, BoardMessage, cell_name, crossing_name, refusal, seen_cell, seen_crossing},
    session::Chosen,
    text::{names, places::Places},
    widgets::board_view::{self, BoardAction, BoardNames, BoardResponse, BoardScene, BoardView, Hand},
};
use text::Texts;
use ui::{
    room,
    theme::{self, TextSize, Theme, space},
    widgets::{
        fitted_text,
        surface::{self, Surface},
    },
};

/// The height of what is said below the board.
const FOOT: f32 = 40.0;

/// What was asked for on the board.
pub enum BoardRequest {
    /// These are done, one after the other.
    Play(Vec<Move>),
    /// A piece is bought for a cell.
    Buy {
        /// The piece.
        piece: PieceId,
        /// Where it is to lie.
        cell: Cell,
        /// What is done for it now.
        moves: Vec<Move>,
    },
    /// A piece is taken in hand, or put back.
    Piece(PieceId),
    /// What lies on a cell is chosen, or let go.
    Choose(Cell),
}

/// A board to show.
pub struct BoardCard<'a> {
    /// The seat it is of.
    pub seat: usize,
    /// The title.
    pub title: &'a str,
    /// What is chosen.
    pub chosen: Chosen,
    /// What is said below it where nobody points at anything.
    pub guide: &'a BoardMessage,
    /// Cells on which something was just laid.
    pub newest: Option<Cell>,
    /// Cells that the advice pointed at is about.
    pub advised: &'a [Cell],
    /// Pieces beside it that the advice is about.
    pub advised_pieces: &'a [PieceId],
}

/// Where it lies on screen.
#[derive(Clone, Copy, Debug)]
pub struct BoardPlaces {
    /// The first cell that advice points at.
    pub advised: Option<Rect>,
    /// All that is laid, and where something may be, lies within this.
    pub laid: Rect,
    /// Cells and strips with nothing on them to read; what is laid among them apart.
    pub grounds: [Rect; 2],
    /// The heading of the reserve, where that is shown.
    pub reserve: Option<Rect>,
    /// What is said below it.
    pub told: Rect,
}

/// Shows it; what was asked for, and where it lies.
pub fn show(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    card: &BoardCard<'_>,
    scene: &mut Option<BoardScene>,
) -> (Option<BoardRequest>, BoardPlaces) {
    let (state, config) = (seen.state(), seen.config);
    let player = state.player(card.seat);
    let is_open = seen.decides && card.seat == seen.own;
    let to_lay = card.chosen.to_lay(config, state).filter(|_| is_open);
    let hand = match (to_lay, card.chosen) {
        (Some(piece), _) => Hand::Piece(config.piece(piece)),
        (None, Chosen::Falcon(number, _)) if is_open => Hand::Falcon(config.falcon(number)),
        _ => Hand::Empty,
    };
    let board = player.grounds().board(config);
    let is_still = !is_open || hand == Hand::Empty && !state.may_act();
    let known = scene.take();
    // Only pieces of the reserve can be swapped, too.
    let only_lays = to_lay.is_some_and(|piece| !player.reserve().has(piece));
    let now = match hand {
        _ if is_still => BoardScene::still(known, &board),
        Hand::Piece(piece) if only_lays => BoardScene::to_lay(known, &board, piece),
        _ => BoardScene::kept(known, &board, hand),
    };
    let beside: Vec<PieceId> = player.pending().iter().chain(player.reserve().iter()).collect();
    let shown = Surface::Plain.show_in(ui, place, |ui| {
        let inside = ui.max_rect();
        let title = surface::heading(ui, card.title);
        let words = standing(texts, seen, card.seat);
        let (font, ink) = (theme::bold(TextSize::TEXT), Theme::of(ui.ctx()).gold_ink);
        let at = pos2(inside.max.x, title.rect.center().y);
        fitted_text(
            ui.painter(),
            at,
            Align2::RIGHT_CENTER,
            &words,
            font,
            ink,
            inside.max.x - title.rect.max.x - space::LARGE,
        );
        let [above, foot] = room::with_foot(inside, FOOT, space::TIGHT);
        let above = above.with_min_y(title.rect.max.y + space::TIGHT);
        let shown = ui.scope_builder(UiBuilder::new().max_rect(above).id_salt(card.seat), |ui| {
            view(ui, texts, seen, card, &now, &beside, is_still)
        });
        let shown = shown.inner;
        let message = pointed(texts, seen, card, &now, &shown);
        // Why an option is best may need three lines.
        let told = foot.with_min_y(above.max.y).with_max_y(foot.max.y + space::SMALL);
        told::show(ui, told, message.as_ref().unwrap_or(card.guide));
        let asked = shown.action.and_then(|action| match action {
            BoardAction::Change(Change::TakeAway(cell)) => {
                Some(BoardRequest::Play(vec![Move::TakeAway(cell)]))
            }
            BoardAction::Change(change) => {
                let moves = card.chosen.on_cell(config, state, change.cell());
                Some(match (to_lay, moves.as_slice()) {
                    (Some(piece), [Move::Buy(..) | Move::Vizier(..)]) => {
                        BoardRequest::Buy { piece, cell: change.cell(), moves }
                    }
                    _ => BoardRequest::Play(moves),
                })
            }
            BoardAction::Place(crossing, _) => {
                falcon(card.chosen, crossing).map(|mv| BoardRequest::Play(vec![mv]))
            }
            BoardAction::Choose(cell) => Some(BoardRequest::Choose(cell)),
            BoardAction::Take(at) => beside.get(at).copied().map(BoardRequest::Piece),
            // Why it cannot be is said where one points.
            BoardAction::Refused(_) => None,
        });
        let BoardResponse { advised, laid, grounds, reserve, .. } = shown;
        (asked, BoardPlaces { advised, laid, grounds, reserve, told })
    });
    *scene = Some(now);
    shown.inner
}

/// What somebody has, and what the next scoring would bring as long as one comes.
fn standing(texts: &Texts, seen: &Seen<'_>, seat: usize) -> String {
    let total = texts.count_vp(seen.totals[seat]);
    let Some(scoring) = seen.state().next_scoring() else { return total };
    let scoring = names::sentence(&names::scoring(texts, scoring));
    format!("{total} · {}", texts.alhambra_next_vp(&scoring, seen.next[seat]))
}

/// Buys the falcon in hand for the card that is chosen.
fn falcon(chosen: Chosen, crossing: Corner) -> Option<Move> {
    match chosen {
        Chosen::Falcon(falcon, Some(card)) => Some(Move::Falcon { falcon, card, crossing }),
        _ => None,
    }
}

fn view(
    ui: &mut Ui,
    texts: &Texts,
    seen: &Seen<'_>,
    card: &BoardCard<'_>,
    scene: &BoardScene,
    beside: &[PieceId],
    is_still: bool,
) -> BoardResponse {
    let player = seen.state().player(card.seat);
    let pieces: Vec<Piece> = beside.iter().map(|id| seen.config.piece(*id)).collect();
    let in_hand = match card.chosen {
        Chosen::InHand(id) => beside.iter().position(|other| *other == id),
        _ => None,
    };
    let cell = |cell: Cell| cell_name(texts, scene, cell);
    let crossing = |corner: Corner| crossing_name(texts, scene, corner);
    let piece = |at: usize, piece: Piece| {
        let name = names::sentence(&names::piece(texts, piece));
        let is_bought = beside.get(at).is_some_and(|id| player.pending().has(*id));
        if is_bought { texts.alhambra_bought_now(&name) } else { name }
    };
    let is_advised = |at: &usize| card.advised_pieces.contains(&beside[*at]);
    let advised_pieces: Vec<usize> = (0..beside.len()).filter(is_advised).collect();
    let reserve = match (player.pending().is_empty(), player.reserve().is_empty()) {
        (true, _) => texts.alhambra_board_reserve(),
        (false, true) => texts.alhambra_bought(),
        (false, false) => texts.alhambra_bought_and_reserve(),
    };
    let wall = texts.alhambra_board_wall(scene.wall().len());
    let chosen = match card.chosen {
        Chosen::Laid(cell) => Some(cell),
        _ => card.newest,
    };
    let view = BoardView {
        scene,
        // The own Alhambra does not move when something comes into the reserve.
        reserve: Some(&*pieces).filter(|pieces| card.seat == seen.own || !pieces.is_empty()),
        in_hand,
        // What is in hand is drawn where one points.
        chosen: chosen.filter(|_| scene.hand() == Hand::Empty),
        advised: card.advised,
        advised_pieces: &advised_pieces,
        still: is_still && beside.is_empty(),
        names: BoardNames {
            board: card.title,
            cell: &cell,
            crossing: &crossing,
            piece: &piece,
            reserve,
            wall: &wall,
        },
    };
    board_view::show(ui, &view)
}

/// What is said of where somebody points: why nothing may lie there, or what it would change.
fn pointed(
    texts: &Texts,
    seen: &Seen<'_>,
    card: &BoardCard<'_>,
    scene: &BoardScene,
    shown: &BoardResponse,
) -> Option<BoardMessage> {
    if let Some(crossing) = shown.pointed_crossing {
        let refuses = matches!(scene.crossing(crossing), Some(Err(_)));
        return Some(BoardMessage { words: seen_crossing(texts, scene, crossing), refuses });
    }
    let cell = shown.pointed?;
    if let Some(words) = refusal(texts, scene, cell, Places::On(scene.board())) {
        return Some(BoardMessage { words, refuses: true });
    }
    let words = preview(texts, seen, card.chosen, cell).filter(|_| seen.decides);
    let words = words.unwrap_or_else(|| seen_cell(texts, scene, cell));
    Some(BoardMessage { words, refuses: false })
}

/// What a change of the own Alhambra would mean for wall and VP at the next scoring.
fn preview(texts: &Texts, seen: &Seen<'_>, chosen: Chosen, cell: Cell) -> Option<String> {
    let scoring = names::sentence(&names::scoring(texts, seen.state().next_scoring()?));
    let piece = chosen.to_lay(seen.config, seen.state())?;
    let mut after = seen.state().clone();
    let mut moves = chosen.on_cell(seen.config, seen.state(), cell);
    // It comes there in the end, also where something else can be done first.
    if !matches!(moves.last(), Some(Move::Lay(..) | Move::Swap(..))) {
        moves.push(Move::Lay(piece, cell));
    }
    for mv in moves {
        after.apply(seen.config, mv).ok()?;
    }
    let wall = |state: &State| state.player(seen.own).grounds().wall(seen.config);
    let (walls, vps) = ([wall(seen.state()), wall(&after)], [seen.next[seen.own], seen.own_vp_in(&after)]);
    Some(texts.alhambra_would(&scoring, vps[0], vps[1], walls[0], walls[1]))
}
