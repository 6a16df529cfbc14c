//! What people noted about a game, below how it stands.

use egui::{Label, RichText, Ui};

use kernel::record::Header;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
};

/// The height of a line.
const LINE: f32 = 24.0;

/// Shows it: place and comment, a line that is cut off whole on hovering, and the tags; which of these was asked for.
pub fn show(ui: &mut Ui, texts: &Texts, header: &Header) -> Option<String> {
    if height(header) == 0.0 {
        return None;
    }
    let theme = Theme::of(ui.ctx());
    ui.vertical_centered(|ui| {
        for (words, ink) in [(&header.location, theme.gold_ink), (&header.comment, theme.ink_soft)] {
            if !words.is_empty() {
                let words = RichText::new(words).font(theme::body(TextSize::SMALL)).color(ink);
                ui.add(Label::new(words).truncate());
            }
        }
    });
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for tag in &header.tags {
            let find =
                Action::new(tag.as_str(), ()).icon(Symbol::Search).hint(texts.library_find_tag()).quiet();
            if find.show(ui, texts).is_some() {
                asked = Some(tag.clone());
            }
        }
    });
    ui.add_space(theme::space::SMALL);
    asked
}

/// How high it is, about.
pub fn height(header: &Header) -> f32 {
    let lines = [&header.location, &header.comment].into_iter().filter(|words| !words.is_empty()).count();
    let tags = if header.tags.is_empty() { 0.0 } else { theme::size::CONTROL + theme::space::SMALL };
    lines as f32 * LINE + tags
}
