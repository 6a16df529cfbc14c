//! Tags as they are typed: a line of them with commas between, and suggestions of those in use.

use egui::{Key as Press, Ui};

use text::{Texts, folded};
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    drawing::symbols::Symbol,
    form, theme,
    widgets::surface,
};

/// Letters of a line at most.
const LINE: usize = 120;
/// The most tags that are suggested.
const MOST: usize = 5;

/// The tags of a line.
pub fn split(line: &str) -> Vec<String> {
    let tags = line.split(',').map(str::trim).filter(|tag| !tag.is_empty());
    tags.map(str::to_owned).collect()
}

/// Offers tags in use that go on with the last one typed, or that could be next.
pub fn suggest(ui: &mut Ui, texts: &Texts, line: &mut String, known: &[String]) {
    let fitting: Vec<&String> = fitting(line, known).take(MOST).collect();
    if fitting.is_empty() {
        return;
    }
    ui.add_space(theme::space::TIGHT);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for tag in fitting {
            if Action::new(tag.as_str(), ()).icon(Symbol::Plus).quiet().show(ui, texts).is_some() {
                chosen = Some(tag);
            }
        }
    });
    if let Some(tag) = chosen {
        *line = completed(line, tag);
    }
}

/// The tags that the line may go on with.
fn fitting<'a>(line: &str, known: &'a [String]) -> impl Iterator<Item = &'a String> {
    let begun = folded(line.rsplit(',').next().unwrap_or_default().trim());
    let has = split(&folded(line));
    known.iter().filter(move |tag| {
        let tag = folded(tag);
        tag.starts_with(&begun) && !has.contains(&tag)
    })
}

/// The line with this tag instead of what was begun.
fn completed(line: &str, tag: &str) -> String {
    let before = line.rsplit_once(',').map_or("", |(before, _)| before);
    let tags: Vec<String> = split(before).into_iter().chain([tag.to_owned()]).collect();
    tags.join(", ")
}

/// The window that gives tags to several games.
#[derive(Clone, Debug, Default)]
pub struct AddTags {
    line: String,
    /// Has it been shown before?
    shown: bool,
}

impl AddTags {
    /// Shows the window.
    pub fn show(&mut self, ui: &Ui, texts: &Texts, known: &[String]) -> Answer<Vec<String>> {
        let modal = dialogs::window(ui, "tags", theme::size::DIALOG, |ui| {
            let label = surface::heading(ui, texts.library_add_tag());
            let width = ui.available_width();
            let response = form::text(ui, &label, &mut self.line, texts.library_tags_hint(), width, LINE);
            if !self.shown {
                response.request_focus();
                self.shown = true;
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Press::Enter));
            suggest(ui, texts, &mut self.line, known);
            ui.add_space(theme::space::SMALL);
            let tags = split(&self.line);
            let add = Action::new(texts.library_add_tags(), ()).primary().key(Press::Enter);
            let (yes, no) = dialogs::buttons(ui, add.enabled_if(!tags.is_empty(), texts.why_empty()), texts);
            if (entered || yes) && !tags.is_empty() {
                Answer::Given(tags)
            } else if no {
                Answer::Cancelled
            } else {
                Answer::Waiting
            }
        });
        dialogs::answered_form(modal, !self.line.trim().is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_in_use_are_suggested_that_go_on_with_what_is_typed() {
        let known = ["école", "family", "rain", "Rainy day"].map(str::to_owned);
        let fits = |line: &str| fitting(line, &known).cloned().collect::<Vec<_>>().join("|");
        assert_eq!(fits(""), "école|family|rain|Rainy day");
        assert_eq!(fits("family, ra"), "rain|Rainy day");
        assert_eq!(fits("rain"), "Rainy day", "what is there is not suggested");
        assert_eq!(fits("ECO"), "école");
        assert_eq!(completed("family,ra", "Rainy day"), "family, Rainy day");
        assert_eq!(completed("ra", "rain"), "rain");
        assert_eq!(split(" a, ,b,"), ["a", "b"]);
    }
}
