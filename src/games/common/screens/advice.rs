//! Advice on the decision at hand: its options, each with what it is worth beside the best, and why the first is best.

mod writing;

use egui::{
    Align2, Color32, Painter, Rect, Response, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::words::{HintOption, HintText, Mark, sentence};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{focus_ring, shows_focus},
};
pub use writing::short;
use writing::{LINE, OptionColumns, STAR, TWO_LINES, WORDS, Writing, is_cut, is_long};

/// The height of an option where there is little room.
const LOW_LINE: f32 = 20.0;
/// The height of a line of a sentence.
const SENTENCE: f32 = TextSize::SMALL.points() + theme::space::TIGHT;
/// How wide its rank is.
const RANK: f32 = 36.0;
/// An option that is worth so much less than the best has a whole bar, unless another one is worth still less: VP, or
/// hundredths of the chance of winning.
const WHOLE: f64 = 5.0;

/// Tells the options as far as they fit, and why the first is best; in a `low` window close together. Returns the ranks of
/// the option that is pointed at, by a pointer that is not `resting`, and of the one that is chosen.
pub fn show<M, C>(
    ui: &mut Ui,
    texts: &Texts,
    hint_text: &HintText<M, C>,
    low: bool,
    resting: bool,
) -> [Option<u8>; 2] {
    let [mut pointed, mut chosen] = [None; 2];
    let theme = Theme::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = theme::space::HAIR;
    let height = if low { LOW_LINE } else { LINE };
    let options = &hint_text.options;
    let basis = sentence(&hint_text.basis);
    let why = [(&*hint_text.why, theme.ink), (&*basis, theme.ink_soft)];
    let heights = heights(ui, options, height, &why);
    let whole = hint_text.options.iter().map(|option| option.loss).fold(WHOLE, f64::max);
    let columns = OptionColumns::of(ui, texts, options, &heights);
    let writing = Writing::of(ui, texts, options, &heights, columns);
    // In the letters of all, some fit in a line that would not in their own.
    let heights: Vec<f32> = options
        .iter()
        .zip(heights)
        .map(|(option, two)| match writing.is_in_one_line(ui, texts, option, (two, columns)) {
            true => height,
            false => two,
        })
        .collect();
    // In few words two of them may be the same.
    let words: Vec<&str> = options.iter().map(|option| option.in_full.as_str()).collect();
    let (id, mut list) = (ui.scope_id().with("advice"), Rect::NOTHING);
    let before = ui.data(|data| data.get_temp::<ShownOrder>(id)).filter(|before| before.is_held);
    let order = in_order(&words, &before.map_or_else(Vec::new, |before| before.words));
    let mut has_focus = false;
    for &at in &order {
        let (rank, height) = (at as u8 + 1, heights[at]);
        if ui.available_height() >= height {
            let option = line(ui, texts, rank, &options[at], (height, columns, writing), whole);
            (list, has_focus) = (list.union(option.rect), has_focus || option.has_focus());
            let points = option.hovered() && !resting || option.has_focus();
            pointed = pointed.or(points.then_some(rank));
            // The second click of two is not meant for what stands there by then.
            let clicked = option.clicked() && !option.double_clicked();
            chosen = chosen.or(clicked.then_some(rank));
        }
    }
    let is_held = has_focus || ui.rect_contains_pointer(list);
    let words = order.iter().map(|&at| words[at].to_owned()).collect();
    ui.data_mut(|data| data.insert_temp(id, ShownOrder { words, is_held }));
    ui.add_space(theme::space::TIGHT);
    sentences(ui, &why);
    [pointed, chosen]
}

/// How high each option is: where they have room beside the sentences below them, long ones have two lines, else only those
/// that would be cut off in one.
fn heights<M, C>(ui: &Ui, options: &[HintOption<M, C>], height: f32, why: &[(&str, Color32)]) -> Vec<f32> {
    // What needs more than three lines is scrolled, and what needs more where options would be cut off.
    let sentences = height_of_sentences(ui, why);
    let gaps = theme::space::TIGHT + theme::space::HAIR * options.len() as f32;
    let room = ui.available_height() - gaps;
    let beside = |lines: f32| room - sentences.min(lines * SENTENCE);
    let of = |needs_two: fn(&Ui, &HintOption<M, C>) -> bool| -> Vec<f32> {
        options.iter().map(|option| if needs_two(ui, option) { TWO_LINES } else { height }).collect()
    };
    // Where all is scrolled, more is seen of what is short.
    let has_room = |heights: &[f32], room: f32| room.is_finite() && heights.iter().sum::<f32>() <= room;
    let in_two = [(of(is_long), 3.0), (of(is_cut), 2.0), (of(is_cut), 1.0)].into_iter();
    let in_two = in_two.map(|(heights, lines)| (heights, beside(lines)));
    let mut in_two = in_two.filter(|(heights, room)| has_room(heights, *room));
    in_two.next().map_or_else(|| vec![height; options.len()], |(heights, _)| heights)
}

/// How options stand in the list.
#[derive(Clone)]
struct ShownOrder {
    /// What each does.
    words: Vec<String>,
    /// The pointer is over the list, or the keyboard in it.
    is_held: bool,
}

/// The options in the order in which they stand: what stood somewhere before stays there, and the others take the places that
/// are left, the best first. Better figures come while one reads, and a click is meant for what stood there.
fn in_order(words: &[&str], before: &[String]) -> Vec<usize> {
    let mut others: Vec<usize> = (0..words.len()).collect();
    let stays = |was: &String| {
        let at = others.iter().position(|&option| words[option] == was)?;
        Some(others.remove(at))
    };
    let places: Vec<Option<usize>> = before.iter().map(stays).collect();
    let mut others = others.into_iter();
    let mut order: Vec<usize> =
        places.into_iter().filter_map(|place| place.or_else(|| others.next())).collect();
    order.extend(others);
    order
}

/// The height of the sentences below the options in as many lines as they need.
fn height_of_sentences(ui: &Ui, all: &[(&str, Color32)]) -> f32 {
    let (width, font) = (ui.available_width(), theme::body(TextSize::SMALL));
    let rows = |(text, ink): &(&str, Color32)| match text.is_empty() {
        true => 0,
        false => ui.painter().layout((*text).to_owned(), font.clone(), *ink, width).rows.len(),
    };
    let lines: usize = all.iter().map(rows).sum();
    SENTENCE * lines as f32 + theme::space::HAIR * all.len() as f32
}

/// The sentences in as many lines as they need: an account that is cut off adds up to nothing. Where these have no room, but
/// one has, they are scrolled.
fn sentences(ui: &mut Ui, all: &[(&str, Color32)]) {
    let room = ui.available_height();
    if height_of_sentences(ui, all) <= room {
        all.iter().for_each(|(text, ink)| told(ui, text, *ink));
    } else if room >= SENTENCE {
        // No line is seen in part.
        let room = (room / SENTENCE).floor() * SENTENCE;
        ui.spacing_mut().scroll.fade.strength = 0.0;
        let area = ScrollArea::vertical().id_salt("sentences").auto_shrink(false);
        area.max_height(room).min_scrolled_height(room).show(ui, |ui| {
            all.iter().for_each(|(text, ink)| told(ui, text, *ink));
        });
    }
}

/// A sentence in as many lines as it needs.
fn told(ui: &mut Ui, text: &str, ink: Color32) {
    if text.is_empty() {
        return;
    }
    let width = ui.available_width();
    let galley = ui.painter().layout(text.to_owned(), theme::body(TextSize::SMALL), ink, width);
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, SENTENCE * galley.rows.len() as f32), Sense::hover());
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), galley.size()).min;
    ui.painter().galley(at, galley, ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

fn line<M, C>(
    ui: &mut Ui,
    texts: &Texts,
    rank: u8,
    option: &HintOption<M, C>,
    (height, columns, writing): (f32, OptionColumns, Writing),
    whole: f64,
) -> Response {
    let theme = Theme::of(ui.ctx());
    // The end of a turn has its own button.
    let is_button = !option.decisions.is_empty();
    let sense = if is_button { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    let middle = rect.center().y;
    let painter = ui.painter();
    if is_button && response.hovered() {
        painter.rect_filled(rect, theme::radius::INNER, theme.raised_hover);
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, &theme, theme::radius::INNER);
    }
    let seal = Rect::from_center_size(
        pos2(rect.min.x + RANK / 2.0, middle),
        vec2(RANK, height.min(LINE) - theme::space::TIGHT),
    );
    painter.rect_filled(seal, 10.0, theme.bubble);
    let place = ordinal(texts, rank);
    painter.text(seal.center(), Align2::CENTER_CENTER, place, theme::bold(TextSize::SMALL), theme.on_bubble);
    if option.mark == Mark::Best {
        let star = Rect::from_center_size(pos2(rect.max.x - STAR, middle), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, star, Symbol::Star, theme.gold_ink);
    } else {
        let right = pos2(rect.max.x - theme::space::HAIR, middle);
        let font = theme::bold(TextSize::SMALL);
        painter.text(right, Align2::RIGHT_CENTER, short(&option.mark), font, theme.ink);
    }
    if columns.has_any() {
        let bar = rect.with_max_x(rect.max.x - columns.figure());
        let bar = bar.shrink2(vec2(0.0, (height - height.min(LINE) * 0.4) / 2.0));
        let bar = bar.with_min_x(bar.max.x - columns.bar());
        // What is as good as the best has nothing to show.
        if matches!(option.mark, Mark::Less(_)) {
            worth(painter, &theme, bar, option, whole);
        }
        let left = pos2(bar.min.x - theme::space::SMALL, middle);
        let chance = columns.chance(texts, option);
        let small = theme::body(TextSize::SMALL);
        painter.text(left, Align2::RIGHT_CENTER, chance, small, theme.ink_soft);
    }
    let at = pos2(rect.min.x + WORDS, middle);
    let room = columns.room(painter, texts, rect.width(), option);
    let words = writing.words(painter, option, vec2(room, height));
    painter.galley(Align2::LEFT_CENTER.anchor_size(at, words.size()).min, words, theme.ink);
    response.widget_info(|| {
        let mut said = said(texts, &option.mark).to_owned();
        if !option.chance.is_empty() {
            said = texts.hint_also(&said, &option.chance);
        }
        let said = texts.hint_option(rank, &option.in_full, &said);
        let role = if is_button { Role::Button } else { Role::Label };
        WidgetInfo::labeled(role, ui.is_enabled(), said)
    });
    response.on_hover_text(format!("{}\n{}", option.in_full, option.meaning))
}

/// How much less an option is worth than the best, as a bar that begins at zero beside the figure, and as a line how far that
/// may be off, unless it may be nothing: then it is about equal.
fn worth<M, C>(painter: &Painter, theme: &Theme, place: Rect, option: &HintOption<M, C>, whole: f64) {
    let far = |loss: f64| place.max.x - place.width() * (loss / whole).clamp(0.0, 1.0) as f32;
    let radius = theme::radius::of(place.height() / 2.0);
    painter.rect_filled(place, radius, theme.band);
    if option.loss > 0.0 {
        painter.rect_filled(place.with_min_x(far(option.loss)), radius, theme.gold);
    }
    if option.loss > option.error {
        let either = far(option.loss + option.error)..=far(option.loss - option.error);
        painter.hline(either, place.center().y, theme::stroke::strong(theme.ink));
    }
}

/// The rank of an option, so written that it is not taken for a key.
#[must_use]
pub fn ordinal(texts: &Texts, rank: u8) -> String {
    texts.place_name(rank)
}

/// How an option compares as a screen reader says it.
#[must_use]
pub fn said<'a>(texts: &'a Texts, mark: &'a Mark) -> &'a str {
    match mark {
        Mark::Best => texts.hint_best(),
        Mark::Equal => texts.hint_about(),
        Mark::Less(figure) => figure,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_keep_their_places_whatever_becomes_the_best() {
        let before = ["take", "buy", "build"].map(str::to_owned);
        assert_eq!(in_order(&["take", "buy"], &[]), [0, 1]);
        assert_eq!(in_order(&["buy", "build", "take"], &before), [2, 0, 1]);
        assert_eq!(
            in_order(&["buy", "swap", "take"], &before),
            [2, 0, 1],
            "what is new comes where one left"
        );
        assert_eq!(in_order(&["swap", "take", "buy", "build"], &before), [1, 2, 3, 0]);
        assert_eq!(in_order(&["build"], &before), [0]);
        assert_eq!(in_order(&["take", "take"], &before), [0, 1], "also where two do the same");
    }
}
