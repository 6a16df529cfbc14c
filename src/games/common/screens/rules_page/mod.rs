//! The rules of a game: all of them on one page, by §, with drawn examples, a list of contents and a search.

mod example;
mod hits;
mod section;

use egui::{
    Align, Key as Press, Label, Rect, RichText, Role, ScrollArea, Ui, UiBuilder, Vec2, WidgetInfo,
    style::ScrollAnimation, vec2,
};

pub use example::DrawnExample;
use section::looked_for;
pub use section::{Section, found};
use text::Texts;
use ui::{
    actions::{by_keys, by_one_of},
    drawing::symbols::{self, Symbol},
    form,
    keys::Shortcut,
    last_drawn::LastDrawn,
    room,
    theme::{self, TextSize, Theme},
    widgets::{
        button::Button,
        surface::{self, Surface},
    },
};

/// From this width of the window on, the contents stand beside the sections.
const WITH_CONTENTS: f32 = 1020.0;
/// The width of the contents.
const CONTENTS: f32 = 328.0;
/// Longer lines are hard to read.
const WIDEST: f32 = 760.0;
/// The width of the field for words.
const SEARCH: f32 = 320.0;
/// What is said of an example stands beside it where there is this much room for it.
const SAID: f32 = 240.0;
/// How far an arrow key scrolls, and a page.
const STEP: f32 = 60.0;
const PAGE: f32 = 0.85;
/// Farther than the page is long.
const FAR: f32 = 1.0e6;

/// What the page remembers.
#[derive(Default)]
pub struct RulesPage {
    search: String,
    last_drawn: LastDrawn,
    /// What is read.
    reading: Reading,
    /// The § that the contents brought in sight as read.
    marked: &'static str,
}

/// The § that is read, chosen or at the top of what is in sight, and how far the page was scrolled then.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Reading {
    paragraph: &'static str,
    offset: f32,
}

impl Reading {
    /// What is read where this is in sight `now`. What was chosen stays so as long as nobody scrolls, if it is still there:
    /// the last sections never come to the top.
    fn then(self, now: Self, (is_chosen, is_there): (bool, bool)) -> Self {
        let is_scrolled = (now.offset - self.offset).abs() >= 1.0;
        if is_chosen || !is_there || is_scrolled { now } else { self }
    }
}

impl RulesPage {
    /// Draws the page; true when somebody goes back.
    pub fn show<E: DrawnExample>(&mut self, ui: &mut Ui, texts: &Texts, sections: &[Section<E>]) -> bool {
        if self.last_drawn.just_opened(ui) {
            self.search.clear();
        }
        let room = room::below_bar(ui);
        let goes_back = form::bar(ui, texts, texts.rules());
        let beside = ui.ctx().content_rect().width() >= WITH_CONTENTS;
        let contents_width = if beside { CONTENTS + theme::space::MEDIUM } else { 0.0 };
        let width = room.width().min(WIDEST + contents_width);
        let room = Rect::from_center_size(room.center(), vec2(width, room.height()));
        let found = found(sections, texts, &self.search);
        let before = self.reading;
        let list = room.with_max_x(room.min.x + CONTENTS);
        let marked = (before.paragraph, &mut self.marked);
        let chosen = if beside { contents(ui, texts, list, &found, marked) } else { None };
        let place = room.with_min_x(room.min.x + contents_width);
        Surface::Plain.show_in(ui, place, |ui| {
            self.search_field(ui, texts, [found.len(), sections.len()]);
            ui.add_space(theme::space::SMALL);
            let looked_for = looked_for(&self.search);
            let Some(now) = read(ui, texts, &found, &looked_for, chosen) else { return };
            let is_there = found.iter().any(|section| section.paragraph == before.paragraph);
            self.reading = before.then(now, (chosen.is_some(), is_there));
        });
        if self.reading != before {
            ui.ctx().request_repaint();
        }
        goes_back
    }

    /// The field for words to look for, and how many sections have them.
    fn search_field(&mut self, ui: &mut Ui, texts: &Texts, [found, all]: [usize; 2]) {
        let name = texts.rules_search();
        let by_key = by_keys(ui, name, [Press::F.into(), Press::Slash.into(), Shortcut::ctrl(Press::F)]);
        ui.horizontal(|ui| {
            let width = (ui.available_width() / 2.0).min(SEARCH);
            let field = form::named_text(ui, &mut self.search, name, name, width, form::SHORT);
            if by_key {
                field.request_focus();
            }
            let theme = Theme::of(ui.ctx());
            if self.search.is_empty() {
                let middle = field.rect.right_center() - vec2(theme::space::WIDE, 0.0);
                let sign = Rect::from_center_size(middle, Vec2::splat(theme::size::SYMBOL));
                symbols::paint(ui.painter(), sign, Symbol::Search, theme.ink_soft);
            }
            if !self.search.trim().is_empty() {
                let words = texts.rules_found(found, all);
                let words = RichText::new(words).font(theme::medium(TextSize::SMALL)).color(theme.ink_soft);
                let told = ui.label(words);
                let polite = egui::accesskit::Live::Polite;
                ui.ctx().accesskit_node_builder(told.id, |node| node.set_live(polite));
            }
        });
    }
}

/// The list of what there is, scrolled until what is read is in sight and so `marked`; the § that was chosen.
fn contents<E: DrawnExample>(
    ui: &mut Ui,
    texts: &Texts,
    place: Rect,
    found: &[&Section<E>],
    (reading, marked): (&'static str, &mut &'static str),
) -> Option<&'static str> {
    let inside = UiBuilder::new().max_rect(place).id_salt("contents");
    ui.scope_builder(inside, |ui| {
        Surface::Plain
            .show_in(ui, place, |ui| {
                surface::heading(ui, texts.rules_contents());
                ui.add_space(theme::space::SMALL);
                let list = ScrollArea::vertical().id_salt("contents").auto_shrink(false);
                list.show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = theme::space::HAIR;
                    let mut chosen = None;
                    for section in found {
                        let (is_read, heading) = (section.paragraph == reading, section.heading(texts));
                        let sign = section.sign().unwrap_or_default();
                        let entry = Button::quiet(section.title(texts)).name(&heading).shortcut(&sign);
                        let entry = entry.selected(is_read).at_left(true).bare(true);
                        let entry = entry.min_width(ui.available_width());
                        let response = ui.push_id(section.paragraph, |ui| ui.add(entry)).inner;
                        ui.ctx().accesskit_node_builder(response.id, |node| node.set_toggled(is_read.into()));
                        if is_read && *marked != reading {
                            if ui.clip_rect().contains_rect(response.rect) {
                                *marked = reading;
                            } else {
                                ui.ctx().request_repaint();
                            }
                            response.scroll_to_me_animation(None, ScrollAnimation::none());
                        }
                        if response.clicked() {
                            chosen = Some(section.paragraph);
                        }
                    }
                    chosen
                })
                .inner
            })
            .inner
    })
    .inner
}

/// The sections, scrolled by keys and to the one that was chosen; what is read now.
fn read<E: DrawnExample>(
    ui: &mut Ui,
    texts: &Texts,
    found: &[&Section<E>],
    looked_for: &[String],
    chosen: Option<&'static str>,
) -> Option<Reading> {
    let theme = Theme::of(ui.ctx());
    if found.is_empty() {
        let words = RichText::new(texts.rules_none()).font(theme::body(TextSize::TEXT)).color(theme.ink);
        let told = ui.add(Label::new(words).wrap());
        let polite = egui::accesskit::Live::Polite;
        ui.ctx().accesskit_node_builder(told.id, |node| node.set_live(polite));
        return None;
    }
    let height = ui.available_height();
    let area = ScrollArea::vertical().id_salt("sections").auto_shrink(false).animated(false);
    let read = area.show_viewport(ui, |ui, in_sight| {
        scroll_by_keys(ui, texts, height);
        // The eyes are a third down the page, and at its very top only where nothing stands above.
        let (mut first, clip) = (None, ui.clip_rect());
        let top = clip.min.y + (clip.height() / 3.0).min(theme::space::WIDE + in_sight.min.y);
        for section in found {
            let shown = ui.vertical(|ui| show_section(ui, texts, section, looked_for)).response.rect;
            if chosen == Some(section.paragraph) {
                ui.scroll_to_rect_animation(shown, Some(Align::TOP), ScrollAnimation::none());
            }
            first = first.or((shown.max.y > top).then_some(section.paragraph));
            ui.add_space(theme::space::WIDE);
        }
        (first, in_sight.min.y)
    });
    // What is in sight belongs to how far the page was scrolled before; what was chosen, to how far it is now.
    let (first, before) = read.inner;
    let offset = if chosen.is_some() { read.state.clamped_offset().y } else { before };
    Some(Reading { paragraph: chosen.or(first)?, offset })
}

fn show_section<E: DrawnExample>(ui: &mut Ui, texts: &Texts, section: &Section<E>, looked_for: &[String]) {
    let theme = Theme::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
    let heading = section.heading(texts);
    ui.horizontal_wrapped(|ui| {
        let shown = surface::heading(ui, section.title(texts));
        shown.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &heading));
        if let Some(sign) = section.sign() {
            ui.label(RichText::new(sign).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
        }
    });
    let marked = |words: &str, ink| {
        hits::marked(words, looked_for, (theme::body(TextSize::TEXT), ink), theme.selection)
    };
    ui.add(Label::new(marked(section.text(texts), theme.ink)).wrap());
    if let Some(example) = section.example {
        ui.add_space(theme::space::SMALL);
        let mut words = marked(&example.words(texts), theme.ink_soft);
        let below = ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::space::LARGE;
            let drawn = ui.vertical(|ui| example.draw(ui, texts)).response.rect;
            if ui.available_width() < SAID {
                return Some(words);
            }
            words.wrap.max_width = ui.available_width();
            let words = ui.painter().layout_job(words);
            ui.vertical(|ui| {
                ui.add_space(((drawn.height() - words.size().y) / 2.0).max(0.0));
                ui.add(Label::new(words));
            });
            None
        });
        if let Some(words) = below.inner {
            ui.add_space(theme::space::TIGHT);
            ui.add(Label::new(words).wrap());
        }
    }
}

/// Arrows go by lines, Page Up and Page Down by what is in sight, Home and End to the ends.
fn scroll_by_keys(ui: &Ui, texts: &Texts, height: f32) {
    let keys = [Press::ArrowDown, Press::ArrowUp, Press::PageDown, Press::PageUp];
    let page = height * PAGE;
    if let Some(key) = by_one_of(ui, texts.rules_scroll(), keys) {
        scroll(ui, [-STEP, STEP, -page, page][key]);
    }
    if let Some(end) = by_one_of(ui, texts.keys_do_ends(), [Press::Home, Press::End]) {
        scroll(ui, [FAR, -FAR][end]);
    }
}

/// At once: a key held down is not to lag behind.
fn scroll(ui: &Ui, by: f32) {
    ui.scroll_with_delta_animation(vec2(0.0, by), ScrollAnimation::none());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_that_was_chosen_stays_marked_until_somebody_scrolls_or_it_is_not_found() {
        let at = |paragraph, offset| Reading { paragraph, offset };
        let chosen = at("4", 0.0).then(at("12", 900.0), (true, true));
        assert_eq!(chosen, at("12", 900.0));
        assert_eq!(chosen.then(at("11", 900.0), (false, true)), chosen);
        assert_eq!(chosen.then(at("11", 860.0), (false, true)).paragraph, "11");
        assert_eq!(chosen.then(at("3", 900.0), (false, false)).paragraph, "3");
    }
}
