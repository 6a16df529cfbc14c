//! The page on which a game or a table is set up: its columns, who sits where, and the strip with what will be played.

pub mod controller;
pub mod copy;
mod number;
mod order;
pub mod places;

use egui::{
    Align, Align2, Id, Key, Layout, Rect, Response, Role, Sense, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    pos2, vec2,
};

pub use number::{number, players};
pub use places::Offer;

use text::Texts;
use ui::{
    actions::Action,
    drawing::{
        frame,
        symbols::{self, Symbol},
    },
    form::{self, Column},
    last_drawn::LastDrawn,
    shown_page,
    theme::{self, TextSize, Theme},
    widgets::{self, fitted_text, focus_ring, shows_focus, text_width},
};

/// The height of the strip with the button.
const STRIP: f32 = theme::size::STRIP;
/// The height of columns and strip together in a high window, where they need no more: the button stays near what is chosen.
const HIGHEST: f32 = 660.0;
/// The height of what the rules say of a number: hardly more than that of a hint.
const USUAL: f32 = theme::space::WIDE;

/// What the page asks for.
pub enum SetupRequest<M> {
    /// To begin.
    Start,
    /// To go back.
    Back,
    /// Something else that is in the bar.
    More(M),
}

/// What the strip says of what is set up.
pub struct Outline {
    /// What will be played.
    pub title: String,
    /// More about it in a line.
    pub hint: String,
    /// What keeps it from being begun.
    pub fault: Option<String>,
}

/// Shows a page: its bar with `more` to ask for, two columns, and a strip with what will be played
/// and the button to begin; `words` are its title and what the button says.
pub fn page<S, M>(
    screen: &mut S,
    ui: &mut Ui,
    texts: &Texts,
    words: [&str; 2],
    more: Vec<Action<'_, M>>,
    column: impl Fn(&mut S, &mut Ui, Column),
    outline: impl Fn(&S) -> Outline,
) -> Option<SetupRequest<M>> {
    let [title, begin] = words;
    let begin = Action::new(begin, ()).icon(Symbol::Play).key(Key::Enter).primary();
    // A field that is typed in has Enter for itself, and does not have the keyboard any more below.
    let enter = begin.is_pressed(ui);
    widgets::touch(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let (back, more) = form::bar_with(ui, texts, title, more);
    let id = Id::unique(("setup is high", shown_page::get(ui.ctx())));
    let was_high: bool = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let page = ui.available_rect_before_wrap();
    let used = if was_high { page } else { page.with_max_y(page.max.y.min(page.min.y + HIGHEST)) };
    let (body, foot) = form::with_strip(used, STRIP);
    let mut height = 0.0_f32;
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        let contents = |ui: &mut Ui, place| {
            column(screen, ui, place);
            height = height.max(ui.min_rect().height());
        };
        if opens(ui) { form::opening_columns(ui, contents) } else { form::columns(ui, contents) }
    });
    if is_high(height) != was_high {
        ui.data_mut(|data| data.insert_temp(id, !was_high));
        ui.ctx().request_discard("columns that need another height");
    }
    let outline = outline(screen);
    let start = strip(ui, texts, foot, &outline, begin) || enter;
    if back {
        return Some(SetupRequest::Back);
    }
    if let Some(more) = more {
        return Some(SetupRequest::More(more));
    }
    (start && outline.fault.is_none()).then_some(SetupRequest::Start)
}

/// Whether columns of this height need more than a strip below them leaves of the usual height.
fn is_high(columns: f32) -> bool {
    columns + form::EDGES + STRIP > HIGHEST
}

/// Whether the page that is shown has just been opened.
fn opens(ui: &Ui) -> bool {
    let id = Id::unique(("setup", shown_page::get(ui.ctx())));
    let mut last_drawn: LastDrawn = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let opens = last_drawn.just_opened(ui);
    ui.data_mut(|data| data.insert_temp(id, last_drawn));
    opens
}

/// What the rules say of a number, below its control: as a remark where it is followed, else as a quiet button that goes
/// back to it; true when that is pressed. Both take the same room, so that nothing moves.
pub fn is_usual_again(ui: &mut Ui, texts: &Texts, what: &str, usual: i64, is_followed: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let text = texts.new_rounds_usual(usual);
    ui.add_space(theme::space::TIGHT);
    let (side, font) = (theme::size::SYMBOL, theme::body(TextSize::SMALL));
    let sign = if is_followed { 0.0 } else { side + theme::space::TIGHT };
    let width = sign + text_width(ui.painter(), &text, font.clone());
    let size = vec2(width.min(ui.available_width()), USUAL);
    let (place, response) =
        ui.allocate_exact_size(size, if is_followed { Sense::hover() } else { Sense::click() });
    response.widget_info(|| {
        if is_followed {
            WidgetInfo::labeled(Role::Label, true, &text)
        } else {
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), format!("{what}. {text}"))
        }
    });
    let ink = match (is_followed, response.hovered()) {
        (true, _) => theme.ink_soft,
        (false, true) => theme.gold_ink,
        (false, false) => theme.ink,
    };
    let painter = ui.painter();
    if !is_followed {
        let at = place.left_center() + vec2(side / 2.0, 0.0);
        symbols::paint(painter, Rect::from_center_size(at, Vec2::splat(side)), Symbol::Undo, ink);
    }
    let at = place.left_center() + vec2(sign, 0.0);
    fitted_text(painter, at, Align2::LEFT_CENTER, &text, font, ink, place.width() - sign + 0.5);
    if shows_focus(ui, &response) {
        focus_ring(painter, place, &theme, theme::radius::CHIP);
    }
    response.clicked()
}

/// Marks a field with the edge of what is wrong, as a number has it: the words below it are not all that tells it.
pub fn mark_wrong(ui: &Ui, field: &Response) {
    let edge = theme::stroke::strong(Theme::of(ui.ctx()).danger);
    ui.painter().rect_stroke(field.rect, theme::radius::CONTROL, edge, StrokeKind::Inside);
}

/// What will be played, and the button to begin; true when it is pressed.
fn strip(ui: &mut Ui, texts: &Texts, rect: Rect, outline: &Outline, begin: Action<'_, ()>) -> bool {
    let theme = Theme::of(ui.ctx());
    frame::plain(ui.painter(), rect, &theme);
    let inside = rect.shrink2(vec2(22.0, 0.0));
    let mut side =
        ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center)));
    let why_not = outline.fault.as_deref().unwrap_or_default();
    let (_, start) = begin.enabled_if(outline.fault.is_none(), why_not).button(&mut side, texts, 210.0);
    let width = side.min_rect().min.x - inside.min.x - 20.0;
    let (words, ink) = match &outline.fault {
        Some(fault) => (fault.as_str(), theme.danger),
        None => (outline.hint.as_str(), theme.ink_soft),
    };
    let said =
        ui.interact(inside.with_max_x(inside.min.x + width), ui.scope_id().with("hint"), Sense::hover());
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let line = |y: f32, text: &str, font, colour| {
        let at = pos2(inside.min.x, rect.center().y + y);
        fitted_text(ui.painter(), at, Align2::LEFT_CENTER, text, font, colour, width);
    };
    line(-11.0, &outline.title, theme::title(TextSize::HEADING), theme.ink);
    line(14.0, words, theme::body(TextSize::TEXT), ink);
    start
}
