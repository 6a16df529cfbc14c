//! The parts screens are made of. They know no rules and no language: every text is passed in.

pub mod button;
pub mod colour_choice;
pub mod drop_list;
pub mod figures;
pub mod key_cap;
pub mod number_field;
mod reading_order;
pub mod reorder;
pub mod round_track;
pub mod roving;
pub mod section;
pub mod seen_rows;
pub mod segmented;
pub mod shortcut_row;
pub mod stepper;
pub mod surface;
pub mod table;
pub mod toggle;
pub mod top_bar;

use std::sync::Arc;

use egui::{
    Align, Color32, CornerRadius, FontId, Galley, Id, Painter, Pos2, Rect, Response, RichText, StrokeKind,
    Ui, Vec2, text::LayoutJob,
};

use super::{
    short_names,
    theme::{self, TextSize, Theme, size},
};

/// No text is smaller than this.
const SMALLEST_TEXT: f32 = TextSize::TINY.points();

/// How high controls are here. Screens for fingers ask for more by the style, with [`touch`].
#[must_use]
pub fn control_height(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y.max(size::CONTROL)
}

/// What stands in a field where nothing is written.
pub(crate) fn placeholder(theme: &Theme, words: &str) -> RichText {
    RichText::new(words).color(theme.ink_soft).italics()
}

/// Makes every control from here on large enough for a finger.
pub fn touch(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = size::TOUCH;
}

/// Draws the ring around what the keyboard points at.
pub fn focus_ring(painter: &Painter, rect: Rect, theme: &Theme, radius: CornerRadius) {
    painter.rect_stroke(rect.expand(3.0), radius + 3, theme::stroke::ring(theme.focus), StrokeKind::Middle);
}

/// Whether the keyboard points at the widget *and* the keyboard is what the person uses: a click alone shows no ring.
/// What it has just come to is scrolled into view.
#[must_use]
pub fn shows_focus(ui: &Ui, response: &Response) -> bool {
    let id = Id::unique(KEYBOARD_LAST);
    let (pressed, key) = ui.input(|input| {
        let key = input.events.iter().any(|event| matches!(event, egui::Event::Key { pressed: true, .. }));
        (input.pointer.any_pressed(), key)
    });
    if pressed || key {
        ui.data_mut(|data| data.insert_temp(id, key));
    }
    let shows = response.has_focus() && keyboard_was_last(ui.ctx());
    if shows && response.gained_focus() {
        ui.scroll_to_rect(response.rect.expand(theme::space::SMALL), None);
    }
    shows
}

/// Whether the keyboard was used after the pointer.
#[must_use]
pub fn keyboard_was_last(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique(KEYBOARD_LAST))).unwrap_or(true)
}

/// Where it is kept whether the keyboard was used last.
const KEYBOARD_LAST: &str = "the keyboard was used last";

/// Notes that this control has no use for Enter while it has the focus: the screen may take it.
pub fn leave_enter(ui: &Ui, id: Id) {
    if ui.memory(|memory| memory.has_focus(id)) {
        ui.data_mut(|data| data.insert_temp(Id::unique(LEAVES_ENTER), id));
    }
}

/// Whether Enter is free for the screen: nothing has the focus that would use it.
#[must_use]
pub fn is_enter_free(ctx: &egui::Context) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    focused.is_none() || ctx.data(|data| data.get_temp::<Id>(Id::unique(LEAVES_ENTER))) == focused
}

/// Where the last control is kept that leaves Enter to the screen.
const LEAVES_ENTER: &str = "leaves Enter to the screen";

/// Points in large figures. No points are a dash: a nought of the title face alone looks like an empty ring.
#[must_use]
pub fn points(vp: impl Into<i32>) -> String {
    match vp.into() {
        0 => "–".to_owned(),
        vp => vp.to_string(),
    }
}

/// How wide a line of text is.
#[must_use]
pub fn text_width(painter: &Painter, text: &str, font: FontId) -> f32 {
    painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// Draws one line of text, made smaller (down to 13 points) where it is wider than `width`. Where that is not enough, a name
/// is told by its short one, and anything else is cut off.
pub fn fitted_text(
    painter: &Painter,
    pos: Pos2,
    anchor: egui::Align2,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
) -> Rect {
    let mut galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colour);
    if galley.size().x > width && font.size > SMALLEST_TEXT {
        let size = (font.size * width / galley.size().x).max(SMALLEST_TEXT);
        galley = painter.layout_no_wrap(text.to_owned(), FontId { size, ..font.clone() }, colour);
    }
    if galley.size().x > width + 0.5 {
        if let Some(short) = short_names::of(painter, text) {
            let place = fitted_text(painter, pos, anchor, &short, font, colour, width);
            short_names::tell(painter, place, text);
            return place;
        }
        let size = font.size.min(SMALLEST_TEXT);
        let mut job = LayoutJob::single_section(
            text.to_owned(),
            egui::TextFormat::simple(FontId { size, ..font }, colour),
        );
        job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(1.0));
        galley = painter.layout_job(job);
    }
    let rect = anchor.anchor_size(pos, galley.size());
    painter.galley(rect.min, galley, colour);
    rect
}

/// One line of text, made smaller where it is wider than `room`; where that is not enough, lines of the smallest size, as
/// many as there is room for; where these are too few, a name is told by its short one.
#[must_use]
pub fn wrapped(painter: &Painter, text: &str, mut font: FontId, ink: Color32, room: Vec2) -> Arc<Galley> {
    let asked = font.clone();
    let line = painter.layout_no_wrap(text.to_owned(), font.clone(), ink);
    let fitting = font.size * room.x / line.size().x.max(1.0);
    if fitting >= font.size {
        return line;
    }
    font.size = fitting.max(SMALLEST_TEXT.min(font.size));
    let line = painter.layout_no_wrap(text.to_owned(), font.clone(), ink);
    if line.size().x <= room.x + 0.5 {
        return line;
    }
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, room.x.max(1.0));
    job.wrap.max_rows = ((room.y / line.size().y) as usize).max(1);
    let galley = painter.layout_job(job);
    match short_names::of(painter, text).filter(|_| galley.elided) {
        Some(short) => wrapped(painter, &short, asked, ink, room),
        None => galley,
    }
}

/// A few words in at most two lines, made smaller where the longest word needs it; where a word is too long then, a name is
/// told by its short one, and any other word is cut off, never broken.
#[must_use]
pub fn two_lines(
    painter: &Painter,
    text: &str,
    mut font: FontId,
    ink: Color32,
    (width, align): (f32, Align),
) -> Arc<Galley> {
    let asked = font.clone();
    let wide = |word: &str, font: &FontId| text_width(painter, word, font.clone());
    // A line may also end behind a hyphen.
    let words = || text.split_inclusive([' ', '-']);
    let longest = words().map(|word| wide(word.trim_end(), &font)).fold(1.0, f32::max);
    font.size = font.size.min(font.size * width / longest).max(SMALLEST_TEXT.min(font.size));
    let shown = words().map(|word| {
        let mut end = word.trim_end().len();
        if wide(&word[..end], &font) <= width + 0.5 {
            return word.to_owned();
        }
        let cut = |end| format!("{}…", &word[..end]);
        while end > 0 && (!word.is_char_boundary(end) || wide(&cut(end), &font) > width) {
            end -= 1;
        }
        cut(end) + &word[word.trim_end().len()..]
    });
    let shown: String = shown.collect();
    let is_cut = shown != text;
    let mut job = LayoutJob::simple(shown, font, ink, width + 0.5);
    job.halign = align;
    job.wrap.max_rows = 2;
    let galley = painter.layout_job(job);
    match short_names::of(painter, text).filter(|_| is_cut || galley.elided) {
        Some(short) => two_lines(painter, &short, asked, ink, (width, align)),
        None => galley,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{short_names::ShortNames, theme::ThemeChoice};

    #[test]
    fn a_name_that_is_too_long_is_shortened_and_never_broken() {
        let context = egui::Context::default();
        theme::install(&context, ThemeChoice::LIGHT);
        context.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        let shown = |name: &str, width: f32| {
            let mut lines = Vec::new();
            let shapes = context.run_ui(egui::RawInput::default(), |ui| {
                let font = theme::title(TextSize::TEXT);
                let galley = two_lines(ui.painter(), name, font, Color32::BLACK, (width, Align::Center));
                assert!(galley.size().x <= width + 1.0, "{name} in {width}");
                lines = galley.rows.iter().map(|row| row.text().trim().to_owned()).collect();
            });
            shapes.drop_without_applying_deltas();
            lines
        };
        assert_eq!(shown("Barbara", 200.0), ["Barbara"]);
        assert_eq!(shown("Phantom II", 56.0), ["Phantom", "II"]);
        for width in [20.0, 25.0, 30.0] {
            let [name] = &shown("Maximiliane", width)[..] else { panic!("one line in {width}") };
            assert!("Maximiliane".starts_with(name.strip_suffix('…').unwrap()), "{name}");
            let [first, number] = &shown("Phantom III", width)[..] else { panic!("two lines in {width}") };
            assert!(first.ends_with('…') && number == "III", "{first} {number}");
        }
        ShortNames::new(|name| (name == "Maximiliane").then(|| "Max".to_owned())).install(&context);
        assert_eq!(shown("Maximiliane", 30.0), ["Max"]);
        assert_eq!(shown("Maximiliane", 200.0), ["Maximiliane"], "where there is room it is whole");
    }
}
