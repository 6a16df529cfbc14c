//! What is said of the board: what lies where somebody points, why what is in hand may not lie there, and the wall.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::{
    rules::{Cell, Change, Corner, Laid, Module},
    screens::sheet::{model::Column, view::column_name},
    text::{board_errors, modules, names, places::Places},
    widgets::board_view::{BoardResponse, BoardScene, Hand},
};
use common::screens::table::status_line::Announcement;
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme, size, space},
    widgets::wrapped,
};

/// In a card narrower than this the words need one line more, unless it is lower than that.
const NARROW: f32 = 560.0;
const LOW: f32 = 240.0;
/// The height of a line of the smallest words.
const LINE: f32 = 20.0;

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardMessage {
    /// The words.
    pub words: String,
    /// It says why something may not be.
    pub refuses: bool,
}

impl BoardMessage {
    /// The same, or what there is to say of the last step.
    pub fn or_news(self, news: Option<&Announcement>) -> Self {
        news.map_or(self, |news| Self { words: news.text.clone(), refuses: news.warns() })
    }
}

/// The height that is kept for the words in a card of a board.
pub fn height(card: Vec2) -> f32 {
    if card.x < NARROW && card.y >= LOW { 3.0 * LINE } else { 2.0 * LINE }
}

/// Of where somebody points, else of what was refused last, else of what is in hand or what the board has.
pub fn told(texts: &Texts, scene: &BoardScene, shown: &BoardResponse, refused: Option<&str>) -> BoardMessage {
    let pointed = match (shown.pointed, shown.pointed_crossing) {
        (Some(cell), _) => Some(match refusal(texts, scene, cell, Places::Numbered) {
            Some(words) => BoardMessage { words, refuses: true },
            None => BoardMessage { words: cell_name(texts, scene, cell), refuses: false },
        }),
        (None, Some(crossing)) => {
            let refuses = matches!(scene.crossing(crossing), Some(Err(_)));
            Some(BoardMessage { words: crossing_name(texts, scene, crossing), refuses })
        }
        (None, None) => None,
    };
    match (refused, pointed) {
        (_, Some(told)) if told.refuses || refused.is_none() => told,
        (Some(why), _) => BoardMessage { words: why.to_owned(), refuses: true },
        _ => BoardMessage { words: holds(texts, scene).unwrap_or_else(|| has(texts, scene)), refuses: false },
    }
}

/// What piece is in hand, and in how many places it may be laid.
fn holds(texts: &Texts, scene: &BoardScene) -> Option<String> {
    let Hand::Piece(piece) = scene.hand() else { return None };
    let places = scene.cells().filter(|(_, change)| matches!(change, Ok(Change::Lay(..)))).count();
    Some(texts.alhambra_board_holds(&names::sentence(&names::piece(texts, piece)), places))
}

/// What a board has beside its types: the wall, and the VP of each module of which there is anything. Of an empty one, how it
/// is begun.
fn has(texts: &Texts, scene: &BoardScene) -> String {
    let board = scene.board();
    if board.pieces().next().is_none() {
        return texts.alhambra_board_pick().to_owned();
    }
    let modules = Module::ALL.into_iter().filter_map(|module| {
        let vp = module.laid(board).iter().map(|points| points.vp).sum::<u16>();
        (vp > 0).then(|| texts.pad_said(&column_name(texts, Column::Module(module)), &texts.count_vp(vp)))
    });
    std::iter::once(texts.alhambra_board_wall(scene.wall().len()))
        .chain(modules)
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Where a cell is, what lies there and brings, and why what is in hand may not lie there.
pub fn cell_name(texts: &Texts, scene: &BoardScene, cell: Cell) -> String {
    let name = texts.alhambra_said(&names::cell(texts, cell), &lies(texts, scene, cell));
    match refusal(texts, scene, cell, Places::Numbered) {
        Some(why) => format!("{name}. {why}"),
        None => name,
    }
}

/// The same for who sees the cell: beside which tile it is, and what lies there and brings.
pub fn seen_cell(texts: &Texts, scene: &BoardScene, cell: Cell) -> String {
    let lies = lies(texts, scene, cell);
    if cell == Cell::START {
        return names::sentence(&lies);
    }
    let place = Places::On(scene.board()).cell(texts, cell);
    texts.alhambra_said(&names::sentence(&place), &lies)
}

/// What lies on a cell and brings.
fn lies(texts: &Texts, scene: &BoardScene, cell: Cell) -> String {
    let lies = scene.board().at(cell).map(|laid: Laid| names::laid(texts, laid));
    let what = lies.unwrap_or_else(|| texts.alhambra_board_free().to_owned());
    let brings = modules::brought(texts, scene.board(), cell);
    if brings.is_empty() { what } else { format!("{what}. {brings}") }
}

/// Why what is in hand may not lie on a cell, for who sees the cell.
pub fn refusal(texts: &Texts, scene: &BoardScene, cell: Cell, places: Places<'_>) -> Option<String> {
    match scene.change(cell) {
        Some(Err(illegal)) if scene.hand() != Hand::Empty => {
            Some(names::sentence(&board_errors::illegal(texts, illegal, places)))
        }
        _ => None,
    }
}

/// Where a crossing is, and why the falcon in hand may not be placed there.
pub fn crossing_name(texts: &Texts, scene: &BoardScene, crossing: Corner) -> String {
    let name = names::cell(texts, crossing.0);
    match scene.crossing(crossing) {
        Some(Err(illegal)) => format!("{name}. {}", board_errors::illegal(texts, illegal, Places::Numbered)),
        _ => name,
    }
}

/// The same for who sees the crossing: at which corner it is, or why the falcon may not be placed there.
pub fn seen_crossing(texts: &Texts, scene: &BoardScene, crossing: Corner) -> String {
    let places = Places::On(scene.board());
    match scene.crossing(crossing) {
        Some(Err(illegal)) => names::sentence(&board_errors::illegal(texts, illegal, places)),
        _ => names::sentence(&places.crossing(texts, crossing)),
    }
}

/// Writes it, whole; what does not fit is told to the pointer.
pub fn show(ui: &Ui, place: Rect, told: &BoardMessage) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with("told"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told.words));
    let (ink, left) = match told.refuses {
        true => (theme.danger, place.min.x + size::SYMBOL + space::SMALL),
        false => (theme.ink_soft, place.min.x),
    };
    let room = vec2(place.max.x - left, place.height());
    let galley = wrapped(ui.painter(), &told.words, theme::medium(TextSize::SMALL), ink, room);
    let written = Align2::LEFT_CENTER.anchor_size(pos2(left, place.center().y), galley.size());
    if told.refuses {
        let at = pos2(place.min.x + size::SYMBOL / 2.0, written.center().y);
        let mark = Rect::from_center_size(at, Vec2::splat(size::SYMBOL));
        symbols::paint(ui.painter(), mark, Symbol::Info, theme.danger);
    }
    if galley.elided {
        response.on_hover_text(&told.words);
    }
    ui.painter().galley(written.min, galley, ink);
}
