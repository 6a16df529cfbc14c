//! Shared by pages with fields: a name above each control, hints below, text fields.

use egui::{
    Align2, Color32, Id, Key as Press, Rangef, Rect, Response, RichText, ScrollArea, Sense, TextEdit, Ui,
    WidgetInfo, vec2,
};

use crate::{
    actions::Action,
    drawing::{
        frame::PLAIN_MARGIN,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{control_height, placeholder, surface, top_bar},
};
use text::Texts;

/// The room between fields.
pub const GAP: f32 = theme::space::MEDIUM;
/// The room between cards.
pub const CARD_GAP: f32 = theme::space::MEDIUM;
/// The room above and below the columns.
const EDGE: f32 = theme::space::LARGE;
/// The room around columns that have a strip below them: above and below, and before the strip.
pub const EDGES: f32 = 2.5 * EDGE;
/// Letters of a title or a place at most.
pub const LINE: usize = 120;
/// Letters of a day or a time at most.
const MOMENT: usize = 32;
/// Letters of a few words or numbers at most.
pub const SHORT: usize = 40;
/// Letters of a comment at most.
const COMMENT: usize = 4000;
/// Two columns are never wider than this together: those of fields, and those of lists and charts.
const FIELDS_WIDEST: f32 = 1120.0;
const CHARTS_WIDEST: f32 = 1440.0;
/// Below this width there is one column.
const NARROW: f32 = 820.0;

/// A control under its name, with room above unless it is the first in its place.
pub fn field<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui, &Response) -> R) -> R {
    let theme = Theme::of(ui.ctx());
    if ui.min_rect().height() > 0.0 {
        ui.add_space(GAP);
    }
    let label = ui.label(RichText::new(name).font(theme::medium(TextSize::SMALL)).color(theme.ink_soft));
    ui.add_space(theme::space::TIGHT);
    contents(ui, &label)
}

/// A line below a control that explains it.
pub fn hint(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    ui.add_space(theme::space::TIGHT);
    ui.label(RichText::new(text).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
}

/// The same where one of several lines is shown: it has the room that the longest needs, and nothing below it moves.
pub fn hint_of(ui: &mut Ui, hints: &[&str], shown: usize) {
    let (font, width) = (theme::body(TextSize::SMALL), ui.available_width());
    let height = |hint: &&str| {
        ui.painter().layout((*hint).to_owned(), font.clone(), Color32::PLACEHOLDER, width).size().y
    };
    let highest = hints.iter().map(height).fold(0.0, f32::max);
    let top = ui.cursor().min.y;
    hint(ui, hints.get(shown).copied().unwrap_or_default());
    ui.add_space((top + theme::space::TIGHT + highest - ui.min_rect().max.y).max(0.0));
}

/// What is wrong with a control, below it.
pub fn fault(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    ui.add_space(theme::space::TIGHT);
    let words = RichText::new(text).font(theme::medium(TextSize::SMALL)).color(theme.danger);
    marked(ui, (Symbol::Info, theme.danger, 18.0), words);
}

/// The height of such a line of text, where it is no smaller.
pub const MARKED: f32 = 20.0;

/// Words behind a mark of this colour, which stands in a line of this height.
pub fn marked(ui: &mut Ui, (symbol, ink, line): (Symbol, Color32, f32), words: RichText) {
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(theme::size::SYMBOL, line), Sense::hover());
        symbols::paint(ui.painter(), place, symbol, ink);
        // All lines stand beside the mark.
        ui.vertical(|ui| ui.label(words));
    });
}

/// A field for a line of text, as high as the other controls. `label` names it.
pub fn text(
    ui: &mut Ui,
    label: &Response,
    value: &mut String,
    hint: &str,
    width: f32,
    limit: usize,
) -> Response {
    line(ui, value, hint, width, limit).labelled_by(label.id)
}

/// A day and a time side by side, and below them what is wrong with them.
pub fn moment(
    ui: &mut Ui,
    texts: &Texts,
    day: &mut String,
    time: &mut String,
    wrong: Option<&str>,
) -> [Response; 2] {
    if ui.min_rect().height() > 0.0 {
        ui.add_space(GAP);
    }
    let width = (ui.available_width() - GAP) / 2.0;
    let fields = [(texts.late_date(), day, texts.late_date_hint()), (texts.library_clock(), time, "20:15")];
    let shown = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        fields.map(|(name, value, hint)| {
            let one = |ui: &mut Ui| {
                ui.set_width(width);
                field(ui, name, |ui, label| text(ui, label, value, hint, width, MOMENT))
            };
            ui.vertical(one).inner
        })
    });
    if let Some(wrong) = wrong {
        fault(ui, wrong);
    }
    shown.inner
}

/// A comment under its name, of so many lines to begin with.
pub fn comment(ui: &mut Ui, name: &str, value: &mut String, rows: usize) {
    field(ui, name, |ui, label| {
        let edit = TextEdit::multiline(value)
            .desired_width(f32::INFINITY)
            .desired_rows(rows)
            .margin(theme::margin::FIELD)
            .char_limit(COMMENT);
        ui.add(edit).labelled_by(label.id);
    });
}

/// A field for a line of text without a label beside it: `name` is what a screen reader calls it.
pub fn named_text(
    ui: &mut Ui,
    value: &mut String,
    hint: &str,
    name: &str,
    width: f32,
    limit: usize,
) -> Response {
    let response = line(ui, value, hint, width, limit);
    response.widget_info(|| {
        let label = Some(name.to_owned());
        WidgetInfo { label, ..WidgetInfo::text_edit(ui.is_enabled(), "", value.as_str(), "") }
    });
    response
}

fn line(ui: &mut Ui, value: &mut String, hint: &str, width: f32, limit: usize) -> Response {
    let theme = Theme::of(ui.ctx());
    let edit = TextEdit::singleline(value)
        .hint_text(placeholder(&theme, hint))
        .desired_width(width - 24.0)
        .min_size(vec2(width, control_height(ui)))
        .margin(theme::margin::FIELD)
        .align(Align2::LEFT_CENTER)
        .char_limit(limit);
    ui.add(edit)
}

/// Bars narrower than this have icons beside the way back.
pub const NARROW_BAR: f32 = 900.0;
/// What every further one needs.
const MORE: f32 = 160.0;

/// The bar of a page that one leaves again; returns true if that is asked for.
pub fn bar(ui: &mut Ui, texts: &Texts, title: &str) -> bool {
    bar_with::<()>(ui, texts, title, Vec::new()).0
}

/// The same with more to ask for, beside the way back: what comes next at the end of the bar, the rest before the way back
/// and in a narrow window as icons, over the word where one is given.
pub fn bar_with<C>(ui: &mut Ui, texts: &Texts, title: &str, more: Vec<Action<'_, C>>) -> (bool, Option<C>) {
    let (mut back, mut asked) = (false, None);
    // Two fit beside a title.
    let room = NARROW_BAR + MORE * more.len().saturating_sub(2) as f32;
    let narrow = ui.available_width() < room;
    top_bar::show_titled(ui, title, |ui| {
        let (next, more): (Vec<_>, Vec<_>) = more.into_iter().partition(Action::is_primary);
        for action in next {
            asked = action.show(ui, texts).or(asked.take());
        }
        let action = Action::new(texts.back(), ()).icon(Symbol::ArrowLeft).key(Press::Escape);
        back = action.show(ui, texts).is_some();
        for action in more {
            asked = action.fitted(!narrow).show(ui, texts).or(asked.take());
        }
    });
    (back, asked)
}

/// Leaves room below until the contents of a card are this high.
pub fn fill(ui: &mut Ui, height: f32) {
    ui.add_space(left_of(ui, height).max(0.0));
}

/// What is left of this height of a card below the contents that are there.
pub fn left_of(ui: &Ui, height: f32) -> f32 {
    height - held(ui)
}

/// How high the contents of a card are that are there.
pub fn held(ui: &Ui) -> f32 {
    // What is added begins below the gap after the last thing.
    ui.cursor().min.y - ui.min_rect().min.y
}

/// One of two columns.
pub enum Column {
    /// The first: a plain card whose contents are at least this high, so that it is no lower than the second column.
    Left(f32),
    /// The second.
    Right,
}

/// Where columns of such a width at most lie across a page: the same whether or not the bar of what is scrolled stands
/// beside them.
fn middle(page: Rect, widest: f32) -> Rangef {
    let width = (page.width() - 36.0).min(widest);
    Rangef::point(page.center().x).expand(width / 2.0)
}

/// Where the height of the right column is kept.
const HEIGHT: &str = "height of the right column";

/// The height of the right column in the last frame.
fn known_height(ui: &Ui) -> f32 {
    ui.data(|data| data.get_temp(Id::unique(HEIGHT))).unwrap_or_default()
}

/// Parts a page into the place of the columns and a strip of `height` at the bottom, whatever the columns hold: what is
/// tapped keeps its place.
pub fn with_strip(page: Rect, height: f32) -> (Rect, Rect) {
    let columns = page.with_max_y(page.max.y - height - EDGE * 0.5);
    let top = columns.max.y - 2.0;
    (columns, Rect::from_x_y_ranges(middle(page, FIELDS_WIDEST), top..=top + height))
}

/// Contents that lie across the page in this place, also where the bar of what is scrolled stands beside them.
pub fn placed(ui: &mut Ui, page: Rect, place: Rangef, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.add_space(place.min - page.min.x);
        ui.vertical(|ui| {
            ui.set_width(place.span());
            contents(ui);
        });
    });
}

/// One column in the middle of the window, as wide as two. It scrolls where it must.
pub fn one_column(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let page = ui.available_rect_before_wrap();
    let place = middle(page, FIELDS_WIDEST);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.add_space(EDGE);
        placed(ui, page, place, |ui| {
            ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
            contents(ui);
        });
        ui.add_space(EDGE);
    });
}

/// Two columns in the middle of the window, one below the other where it is narrow. They scroll where they must.
pub fn columns(ui: &mut Ui, contents: impl FnMut(&mut Ui, Column)) {
    scrolled_columns(ui, ScrollArea::vertical(), FIELDS_WIDEST, contents);
}

/// The same of lists and charts, which use all of a large window: columns are told how high they may be, 0 where one is
/// below the other.
pub fn tall_columns(ui: &mut Ui, mut contents: impl FnMut(&mut Ui, Column, f32)) {
    let page = ui.available_rect_before_wrap();
    let is_stacked = middle(page, CHARTS_WIDEST).span() < NARROW;
    // A little less, so that nothing is scrolled for parts of a pixel.
    let room = if is_stacked { 0.0 } else { page.height() - 2.0 * EDGE - theme::space::HAIR };
    scrolled_columns(ui, ScrollArea::vertical(), CHARTS_WIDEST, |ui, column| contents(ui, column, room));
}

/// The same of a page that opens: it shows their top, wherever they were left.
pub fn opening_columns(ui: &mut Ui, contents: impl FnMut(&mut Ui, Column)) {
    scrolled_columns(ui, ScrollArea::vertical().vertical_scroll_offset(0.0), FIELDS_WIDEST, contents);
}

fn scrolled_columns(ui: &mut Ui, area: ScrollArea, widest: f32, mut contents: impl FnMut(&mut Ui, Column)) {
    let right_height = known_height(ui);
    let page = ui.available_rect_before_wrap();
    let place = middle(page, widest);
    // Cards that go on beyond the edge fade into the ground.
    let ground = surface::on(Theme::of(ui.ctx()).ground);
    let both = |ui: &mut Ui| {
        // Always at the top: in the middle they would move whenever something of them comes or goes.
        ui.add_space(EDGE);
        let now = if place.span() < NARROW {
            placed(ui, page, place, |ui| {
                contents(ui, Column::Left(0.0));
                ui.add_space(CARD_GAP);
                contents(ui, Column::Right);
            });
            0.0
        } else {
            side_by_side(ui, page, place, right_height, contents)
        };
        ui.add_space(EDGE);
        if (now - right_height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(Id::unique(HEIGHT), now));
            // It is that of this page only now: draw it once more before it is seen.
            ui.ctx().request_discard("a column of another height");
        }
    };
    ui.scope_builder(ground, |ui| area.auto_shrink(false).show(ui, both));
}

/// Both columns in one row, the left one no lower than the right one was in the last frame; how high that is now.
fn side_by_side(
    ui: &mut Ui,
    page: Rect,
    place: Rangef,
    right_height: f32,
    mut contents: impl FnMut(&mut Ui, Column),
) -> f32 {
    let row = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(place.min - page.min.x);
        let mut height_of = |ui: &mut Ui, column: Column| {
            let shown = ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
                ui.set_width((place.span() - CARD_GAP) / 2.0);
                contents(ui, column);
            });
            shown.response.rect.height()
        };
        height_of(ui, Column::Left((right_height - 2.0 * PLAIN_MARGIN).max(0.0)));
        ui.add_space(CARD_GAP);
        height_of(ui, Column::Right)
    });
    row.inner
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, pos2};

    use super::*;
    use crate::theme::ThemeChoice;

    #[test]
    fn columns_and_a_strip_below_lie_alike_also_beside_the_bar_of_what_is_scrolled() {
        for (width, height) in [(1000.0, 100.0), (1000.0, 900.0), (700.0, 100.0), (700.0, 900.0)] {
            let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 400.0));
            let (_, strip) = with_strip(window, 60.0);
            let ctx = Context::default();
            theme::install(&ctx, ThemeChoice::LIGHT);
            let mut lie = Rangef::NOTHING;
            // How high the contents are, is known in the second frame.
            for _ in 0..2 {
                let input = RawInput { screen_rect: Some(window), ..RawInput::default() };
                let mut output = ctx.run_ui(input, |ui| {
                    lie = Rangef::NOTHING;
                    columns(ui, |ui, _| {
                        let (place, _) =
                            ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
                        lie = Rangef::new(lie.min.min(place.min.x), lie.max.max(place.max.x));
                    });
                });
                output.textures_delta.clear();
            }
            let apart = (lie.min - strip.min.x).abs().max((lie.max - strip.max.x).abs());
            assert!(apart < 1.0, "{lie:?} above {strip:?}");
        }
    }
}
