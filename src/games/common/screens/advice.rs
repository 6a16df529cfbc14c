//! Advice on the decision at hand: its options, each with what it is worth beside the best, and why the first is best.

use std::sync::Arc;

use egui::{
    Align2, Color32, FontId, Galley, Painter, Rect, Response, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::words::{HintOption, HintText, Mark};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, text_width, wrapped},
};

/// The height of an option, and where there is little room.
const LINE: f32 = 24.0;
const LOW_LINE: f32 = 20.0;
/// The same of options that need two lines, where all have room for them beside so much for the sentences below.
const TWO_LINES: f32 = 36.0;
const SENTENCES: f32 = 80.0;
/// The height of a line of a sentence.
const SENTENCE: f32 = TextSize::SMALL.points() + theme::space::TIGHT;
/// How wide its rank is, and where its words begin.
const RANK: f32 = 36.0;
const WORDS: f32 = 44.0;
/// The bar of an option, in cards that are at least so wide if words leave room, and the room of the figure behind it.
const BAR: f32 = 64.0;
const BARS_FROM: f32 = 320.0;
const FIGURE: f32 = 40.0;
/// How far the middle of the star of the best is from the right.
const STAR: f32 = theme::space::HAIR + theme::size::SYMBOL / 2.0;
/// How much more of words two lines hold than one: they break between words.
const IN_TWO: f32 = 1.7;
/// An option that is worth so much less than the best has a whole bar, unless another one is worth still less: VP, or
/// hundredths of the chance of winning.
const WHOLE: f64 = 5.0;

/// Tells the options as far as they fit, leaving `below` points free, and why the first is best; in a `low` window close
/// together. Returns the ranks of the option that is pointed at, by a pointer that is not `resting`, and of the one that
/// is chosen.
pub fn show<M, C>(
    ui: &mut Ui,
    texts: &Texts,
    hint_text: &HintText<M, C>,
    (below, low): (f32, bool),
    resting: bool,
) -> [Option<u8>; 2] {
    let [mut pointed, mut chosen] = [None; 2];
    let theme = Theme::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = theme::space::HAIR;
    let height = if low { LOW_LINE } else { LINE };
    let options = &hint_text.options;
    // Where all is scrolled, more is seen of what is short.
    let has_room = ui.available_height().is_finite()
        && ui.available_height() - below >= TWO_LINES * options.len() as f32 + SENTENCES;
    let height =
        if has_room && options.iter().any(|option| is_long(ui, option)) { TWO_LINES } else { height };
    let whole = hint_text.options.iter().map(|option| option.loss).fold(WHOLE, f64::max);
    let columns = OptionColumns::of(ui, options, height);
    let letters = letters(ui, options, (height, columns));
    let words: Vec<&str> = options.iter().map(|option| option.words.as_str()).collect();
    let (id, mut list) = (ui.scope_id().with("advice"), Rect::NOTHING);
    let before = ui.data(|data| data.get_temp::<ShownOrder>(id)).filter(|before| before.is_held);
    let order = in_order(&words, &before.map_or_else(Vec::new, |before| before.words));
    let mut has_focus = false;
    for &at in &order {
        let rank = at as u8 + 1;
        if ui.available_height() - below >= height {
            let option = line(ui, texts, rank, &options[at], (height, columns, letters), whole);
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
    sentences(ui, &[(&hint_text.why, theme.ink), (&hint_text.basis, theme.ink_soft)], below);
    [pointed, chosen]
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

/// The sentences below the options in as many lines as they need; where these have no room, but more than one has, they are
/// scrolled.
fn sentences(ui: &mut Ui, all: &[(&str, Color32)], below: f32) {
    let (width, font, room) =
        (ui.available_width(), theme::body(TextSize::SMALL), ui.available_height() - below);
    let rows = |(text, ink): &(&str, Color32)| match text.is_empty() {
        true => 0,
        false => ui.painter().layout((*text).to_owned(), font.clone(), *ink, width).rows.len(),
    };
    let lines: usize = all.iter().map(rows).sum();
    let needed = SENTENCE * lines as f32 + theme::space::HAIR * all.len() as f32;
    if needed <= room || room < 2.0 * SENTENCE {
        return all.iter().for_each(|(text, ink)| told(ui, text, *ink, below));
    }
    ScrollArea::vertical().id_salt("sentences").max_height(room).auto_shrink(false).show(ui, |ui| {
        all.iter().for_each(|(text, ink)| told(ui, text, *ink, 0.0));
    });
}

/// A sentence in as many lines as it needs where there is room, else in one: an account that is cut off adds up to nothing.
fn told(ui: &mut Ui, text: &str, ink: Color32, below: f32) {
    let (width, font) = (ui.available_width(), theme::body(TextSize::SMALL));
    let line = SENTENCE;
    let room = ui.available_height() - below;
    if room < line || text.is_empty() {
        return;
    }
    let galley = ui.painter().layout(text.to_owned(), font.clone(), ink, width);
    let wrapped = line * galley.rows.len() as f32;
    let fits = wrapped <= room;
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, if fits { wrapped } else { line }), Sense::hover());
    if fits {
        let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), galley.size()).min;
        ui.painter().galley(at, galley, ink);
    } else {
        fitted_text(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, text, font, ink, width);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    if !fits {
        response.on_hover_text(text);
    }
}

/// What stands between the words of options and their figures: words that are cut off say nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OptionColumns {
    /// What each is worth as a bar, and where winning counts the VP.
    All,
    /// The bar alone.
    Bar,
    /// Nothing.
    Nothing,
}

impl OptionColumns {
    /// As much as the longest words leave room for.
    fn of<M, C>(ui: &Ui, options: &[HintOption<M, C>], height: f32) -> Self {
        let width = ui.available_width();
        if width < BARS_FROM {
            return Self::Nothing;
        }
        // The words of the best are bold.
        let font = theme::bold(TextSize::SMALL);
        let widest = |text: fn(&HintOption<M, C>) -> &str| {
            let widths = options.iter().map(|option| text_width(ui.painter(), text(option), font.clone()));
            widths.fold(0.0, f32::max)
        };
        let needed = widest(|option| &option.words) / if height < TWO_LINES { 1.0 } else { IN_TWO };
        let left = width - WORDS - FIGURE - theme::space::SMALL - needed;
        let vp = widest(|option| &option.vp);
        if left >= BAR + theme::space::SMALL + vp {
            Self::All
        } else if left >= BAR {
            Self::Bar
        } else {
            Self::Nothing
        }
    }
}

/// Whether the words of an option need more than a line.
fn is_long<M, C>(ui: &Ui, option: &HintOption<M, C>) -> bool {
    let words = text_width(ui.painter(), &option.words, theme::bold(TextSize::TEXT));
    words > ui.available_width() - WORDS - 2.0 * BAR - FIGURE
}

/// The size of letters in which the words of all options have room: the smallest that one of them needs.
fn letters<M, C>(ui: &Ui, options: &[HintOption<M, C>], shape: (f32, OptionColumns)) -> f32 {
    let size = |option: &HintOption<M, C>| {
        let words = words_of(ui.painter(), ui.available_width(), option, shape, TextSize::TEXT.points());
        words.job.sections.first().map_or(f32::INFINITY, |section| section.format.font_id.size)
    };
    options.iter().map(size).fold(TextSize::TEXT.points(), f32::min)
}

/// The words of an option in a list of this width, in letters of this size or smaller ones, in full where there is room.
fn words_of<M, C>(
    painter: &Painter,
    width: f32,
    option: &HintOption<M, C>,
    (height, columns): (f32, OptionColumns),
    letters: f32,
) -> Arc<Galley> {
    let best = option.mark == Mark::Best;
    let small = |text: &str, font: fn(TextSize) -> FontId| text_width(painter, text, font(TextSize::SMALL));
    let behind = match columns {
        OptionColumns::Nothing if best => STAR + theme::size::SYMBOL / 2.0,
        OptionColumns::Nothing => theme::space::HAIR + small(short(&option.mark), theme::bold),
        OptionColumns::Bar => FIGURE + BAR + theme::space::SMALL,
        OptionColumns::All => FIGURE + BAR + theme::space::SMALL + small(&option.vp, theme::body),
    };
    let room = width - WORDS - theme::space::SMALL - behind;
    let mut font = if best { theme::bold(TextSize::TEXT) } else { theme::body(TextSize::TEXT) };
    let has_room = text_width(painter, &option.in_full, font.clone()) <= room;
    let shown = if has_room { &option.in_full } else { &option.words };
    font.size = letters;
    wrapped(painter, shown, font, Theme::of(painter.ctx()).ink, vec2(room, height))
}

fn line<M, C>(
    ui: &mut Ui,
    texts: &Texts,
    rank: u8,
    option: &HintOption<M, C>,
    (height, columns, letters): (f32, OptionColumns, f32),
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
    if columns != OptionColumns::Nothing {
        let bar =
            rect.with_max_x(rect.max.x - FIGURE).shrink2(vec2(0.0, (height - height.min(LINE) * 0.4) / 2.0));
        let bar = bar.with_min_x(bar.max.x - BAR);
        worth(painter, &theme, bar, option, whole);
        let left = pos2(bar.min.x - theme::space::SMALL, middle);
        let vp = if columns == OptionColumns::All { option.vp.as_str() } else { "" };
        let small = theme::body(TextSize::SMALL);
        painter.text(left, Align2::RIGHT_CENTER, vp, small, theme.ink_soft);
    }
    let at = pos2(rect.min.x + WORDS, middle);
    let words = words_of(painter, rect.width(), option, (height, columns), letters);
    painter.galley(Align2::LEFT_CENTER.anchor_size(at, words.size()).min, words, theme.ink);
    response.widget_info(|| {
        let mut said = said(texts, &option.mark).to_owned();
        if !option.vp.is_empty() {
            said = texts.hint_also(&said, &option.vp);
        }
        let said = texts.hint_option(rank, &option.in_full, &said);
        let role = if is_button { Role::Button } else { Role::Label };
        WidgetInfo::labeled(role, ui.is_enabled(), said)
    });
    response.on_hover_text(format!("{}\n{}", option.in_full, option.meaning))
}

/// How much less an option is worth than the best, as a bar that begins at zero beside the figure, and as a line how far that
/// may be off.
fn worth<M, C>(painter: &Painter, theme: &Theme, place: Rect, option: &HintOption<M, C>, whole: f64) {
    let far = |loss: f64| place.max.x - place.width() * (loss / whole).clamp(0.0, 1.0) as f32;
    let radius = theme::radius::of(place.height() / 2.0);
    painter.rect_filled(place, radius, theme.band);
    if option.loss > 0.0 {
        painter.rect_filled(place.with_min_x(far(option.loss)), radius, theme.gold);
    }
    let either = far(option.loss + option.error)..=far(option.loss - option.error);
    painter.hline(either, place.center().y, theme::stroke::strong(theme.ink));
}

/// The rank of an option, so written that it is not taken for a key.
#[must_use]
pub fn ordinal(texts: &Texts, rank: u8) -> String {
    texts.place_name(rank)
}

/// How an option compares, as a sign.
#[must_use]
pub fn short(mark: &Mark) -> &str {
    match mark {
        Mark::Best => "",
        Mark::Equal => "\u{2248}",
        Mark::Less(figure) => figure,
    }
}

/// The same as a screen reader says it.
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
    use egui::{Context, RawInput};
    use ui::theme::ThemeChoice;

    #[test]
    fn words_come_before_bars_and_vp() {
        let context = Context::default();
        theme::install(&context, ThemeChoice::LIGHT);
        context.run_ui(RawInput::default(), |_| {}).drop_without_applying_deltas();
        let option = HintOption::<(), ()> {
            words: "Change yellow 5→6, then build the arcades (6/2)".to_owned(),
            in_full: String::new(),
            cells: Vec::new(),
            mark: Mark::Equal,
            vp: "92.6 VP".to_owned(),
            meaning: String::new(),
            loss: 0.0,
            error: 0.0,
            decisions: Vec::new(),
        };
        let columns = |width: f32, height: f32| {
            let mut shown = OptionColumns::Nothing;
            let frame = context.run_ui(RawInput::default(), |ui| {
                ui.set_max_width(width);
                shown = OptionColumns::of(ui, std::slice::from_ref(&option), height);
            });
            frame.drop_without_applying_deltas();
            shown
        };
        let widths: Vec<f32> = (30..80).rev().map(|tens| tens as f32 * 10.0).collect();
        let mut shown: Vec<OptionColumns> = widths.iter().map(|width| columns(*width, LINE)).collect();
        let narrow = widths[shown.iter().position(|columns| *columns == OptionColumns::Bar).unwrap()];
        shown.dedup();
        assert_eq!(shown, [OptionColumns::All, OptionColumns::Bar, OptionColumns::Nothing]);
        assert_eq!(columns(narrow, TWO_LINES), OptionColumns::All);
    }

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
