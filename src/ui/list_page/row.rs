//! A row of a list: a picture, a title and a line, each with something at its right. A click or the keyboard selects
//! it, two clicks open it.

use egui::{
    Align2, Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, text_width},
};

/// The height of a row.
pub const HEIGHT: f32 = 80.0;
/// Where the words begin, behind the picture, and where they end at the right.
const WORDS: f32 = 88.0;
/// The side of the picture.
const PICTURE: f32 = 72.0;
/// The side of a mark on a picture.
const MARK: f32 = 24.0;
const EDGE: f32 = theme::space::LARGE;
/// How much of the room for words those at the right take at most.
const RIGHT: f32 = 0.65;

/// What a row says; what is empty is left out.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// What it is called.
    pub title: &'a str,
    /// A figure at its right.
    pub figure: &'a str,
    /// A line about it.
    pub line: &'a str,
    /// How it stands, at the right of the line.
    pub state: &'a str,
    /// What it belongs to, in a line of its own.
    pub of: &'a str,
    /// What only a screen reader says, behind the title.
    pub aside: &'a str,
    /// It can be used; else its state is a warning.
    pub usable: bool,
}

impl Row<'_> {
    /// What a screen reader says.
    fn spoken(&self) -> String {
        let words = [self.title, self.aside, self.of, self.line, self.state, self.figure];
        words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// How far below its middle lie the title, the line about it, and what it belongs to: what is empty has no room.
    const fn lines(&self) -> [f32; 3] {
        match (self.of.is_empty(), self.line.is_empty()) {
            (true, true) if self.state.is_empty() => [0.0; 3],
            (false, false) => [-22.0, 3.0, 24.0],
            _ => [-12.0, 14.0, 14.0],
        }
    }
}

/// How a row is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// No other one stays so.
    Alone,
    /// Beside others, or no longer.
    Beside,
    /// With all rows up to it.
    UpTo,
}

impl How {
    /// As the keys say that are held down.
    fn held(ui: &Ui) -> Self {
        ui.input(|input| match input.modifiers {
            held if held.command => Self::Beside,
            held if held.shift => Self::UpTo,
            _ => Self::Alone,
        })
    }
}

/// What is dragged from a list: the rows that are selected.
#[derive(Clone, Copy, Debug)]
pub struct HeldRows;

/// How a row stands in the selection.
#[derive(Clone, Copy, Debug)]
pub struct RowState {
    /// It is the one that the keys lead from.
    pub current: bool,
    /// It is selected.
    pub selected: bool,
    /// It is so among several.
    pub picked: bool,
}

/// What was done in a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen {
    /// This row was selected.
    pub selected: Option<(usize, How)>,
    /// It was opened.
    pub opened: bool,
    /// The keyboard is in the list.
    pub focused: bool,
    /// Rows can be dragged to another list.
    pub draggable: bool,
    /// How many rows there are: below the last one is no line.
    pub count: usize,
}

impl Chosen {
    /// Shows row `k` and notes what was done with it; where its picture goes, if the row is seen.
    pub fn row(&mut self, ui: &mut Ui, k: usize, standing: RowState, row: &Row<'_>) -> Option<Rect> {
        let RowState { current, selected, .. } = standing;
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
        // Fingers that drag scroll.
        let is_dragged = self.draggable && !ui.input(egui::InputState::any_touches);
        let sense = if is_dragged { Sense::click_and_drag() } else { Sense::click() };
        let response = ui.interact(rect, ui.scope_id().with(("row", k)), sense);
        response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, selected, row.spoken()));
        if response.clicked() {
            self.selected = Some((k, How::held(ui)));
        } else if response.drag_started() && !selected || response.gained_focus() && !current {
            self.selected = Some((k, How::Alone));
        }
        response.dnd_set_drag_payload(HeldRows);
        self.opened |= response.double_clicked();
        self.focused |= response.has_focus();
        ground(ui, &response, standing, k + 1 < self.count);
        if !ui.is_rect_visible(rect) {
            return None;
        }
        words(ui, rect, selected, row);
        Some(Rect::from_center_size(pos2(rect.min.x + 42.0, rect.center().y), Vec2::splat(PICTURE)))
    }
}

fn ground(ui: &Ui, response: &Response, RowState { current, selected, picked }: RowState, has_next: bool) {
    let theme = Theme::of(ui.ctx());
    let (painter, rect) = (ui.painter(), response.rect);
    let inside = rect.shrink2(vec2(1.0, 2.0));
    let radius = theme::radius::CONTROL;
    if selected {
        let edge = if current || !picked { theme.focus } else { theme.line };
        painter.rect(inside, radius, theme.selection, theme::stroke::edge(edge), StrokeKind::Inside);
    } else if response.hovered() {
        let edge = theme::stroke::fine(theme.gold_line);
        painter.rect(inside, radius, theme.raised_hover, edge, StrokeKind::Inside);
    } else if has_next {
        painter.hline(rect.x_range().shrink(10.0), rect.max.y, theme::stroke::fine(theme.band));
    }
    if shows_focus(ui, response) {
        focus_ring(painter, inside.shrink(3.0), &theme, theme::radius::INNER);
    }
}

fn words(ui: &Ui, rect: Rect, selected: bool, row: &Row<'_>) {
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    // On the colour of the selection only ink is dark enough.
    let (soft, gold) = if selected { (theme.ink, theme.ink) } else { (theme.ink_soft, theme.gold_ink) };
    let warning = if row.usable { soft } else { theme.danger };
    let (body, left) = (theme::body(TextSize::SMALL), rect.min.x + WORDS);
    let middle = rect.center().y;
    let [above, below, last] = row.lines().map(|below| middle + below);
    let at_right = |y: f32, text: &str, font, ink| {
        let at = pos2(rect.max.x - EDGE, y);
        // The other words keep their share beside it, however long the names in it are.
        let most = (at.x - left) * RIGHT;
        fitted_text(painter, at, Align2::RIGHT_CENTER, text, font, ink, most).min.x.min(at.x)
    };
    let at_left = |y: f32, right: f32, text: &str, font, ink| {
        fitted_text(painter, pos2(left, y), Align2::LEFT_CENTER, text, font, ink, right - left - 10.0);
    };
    // A figure alone at the right stands between both lines, where the lower one has its room beside it.
    let wide = |text: &str, font| text_width(painter, text, font) + 10.0;
    let needs = wide(row.line, body.clone()) + wide(row.figure, theme::figures(TextSize::HEADING));
    let is_alone = row.state.is_empty() && row.of.is_empty() && left + needs <= rect.max.x - EDGE;
    let figure = if is_alone { middle } else { above };
    let beside = at_right(figure + 1.0, row.figure, theme::figures(TextSize::HEADING), gold);
    at_left(above, beside, row.title, theme::medium(TextSize::LEAD), theme.ink);
    let right = at_right(below, row.state, body.clone(), warning);
    at_left(below, if is_alone { beside } else { right }, row.line, body, soft);
    if !row.of.is_empty() {
        let right = if row.line.is_empty() { right } else { rect.max.x - EDGE };
        at_left(last, right, row.of, theme::medium(TextSize::TINY), gold);
    }
}

/// Marks the picture of a row that is selected among several.
pub fn paint_mark(ui: &Ui, picture: Rect) {
    let theme = Theme::of(ui.ctx());
    let edge = theme::stroke::edge(theme.on_primary);
    paint_corner(ui, picture, Symbol::Check, [theme.primary, theme.on_primary], edge);
}

/// Says of a picture by a symbol at its corner what it is not by itself.
pub fn paint_note(ui: &Ui, picture: Rect, symbol: Symbol) {
    let theme = Theme::of(ui.ctx());
    let edge = theme::stroke::fine(theme.gold_line);
    paint_corner(ui, picture, symbol, [theme.paper, theme.ink_soft], edge);
}

fn paint_corner(ui: &Ui, picture: Rect, symbol: Symbol, [fill, ink]: [Color32; 2], edge: Stroke) {
    let mark = Rect::from_center_size(picture.right_bottom() - Vec2::splat(MARK / 2.0), Vec2::splat(MARK));
    ui.painter().circle(mark.center(), MARK / 2.0, fill, edge);
    symbols::paint(ui.painter(), mark.shrink(theme::space::TIGHT), symbol, ink);
}

/// A sign where there is no picture; it warns where the row cannot be used.
pub fn paint_sign(ui: &Ui, place: Rect, symbol: Symbol, usable: bool) {
    let theme = Theme::of(ui.ctx());
    let edge = theme::stroke::fine(theme.gold_line);
    ui.painter().rect(place, theme::radius::INNER, theme.paper, edge, StrokeKind::Inside);
    let (symbol, ink) = if usable { (symbol, theme.ink_soft) } else { (Symbol::Info, theme.danger) };
    symbols::paint(ui.painter(), place.shrink(18.0), symbol, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_empty_has_no_room_in_a_row() {
        let words = |line, state, of| {
            let row = Row { title: "", figure: "", line, state, of, aside: "", usable: true };
            row.lines()
        };
        assert_eq!(words("", "", "")[0], 0.0, "a title alone stands in the middle");
        assert_eq!(words("12:00", "", ""), words("", "Damaged", ""));
        assert_eq!(words("", "", "Game")[2], words("12:00", "", "")[1]);
        assert_eq!(words("", "Sample", "Game"), words("12:00", "", ""), "both stand in one line");
        let [above, below, last] = words("12:00", "", "Game");
        assert!(above < below && below < last);
    }
}
