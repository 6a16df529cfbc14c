//! What a person notes about a game: title, place, tags and comment, in a window of its own.

use egui::{Key as Press, Response, RichText, TextEdit, Ui};

use crate::{
    app::{Description, SavedGame, screens::games},
    kernel::record::Header,
    text::{Label, Texts},
    ui::{
        actions::Action,
        dialogs::{self, Answer},
        form,
        theme::{self, TextSize, Theme},
        widgets::surface,
    },
};

/// Letters of a line at most.
const LINE: usize = 120;
/// Letters of a comment at most.
const COMMENT: usize = 4000;

/// The window.
#[derive(Clone, Debug)]
pub struct Edit {
    title: String,
    /// The title of a game without one of its own.
    usual: String,
    location: String,
    tags: String,
    comment: String,
    /// Has it been shown before?
    shown: bool,
}

impl Edit {
    /// The window for a game, filled with what is said of it now.
    pub fn new(texts: &Texts, game: &SavedGame) -> Self {
        let header = &game.summary().header;
        Self {
            title: header.title.clone(),
            usual: games::usual_title(texts, game),
            location: header.location.clone(),
            tags: header.tags.join(", "),
            comment: header.comment.clone(),
            shown: false,
        }
    }

    /// Shows the window.
    pub fn show(&mut self, ui: &Ui, texts: &Texts) -> Answer<Description> {
        let modal = dialogs::window(ui, "edit", theme::size::DIALOG, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut entered = false;
            dialogs::above_buttons(ui, theme::size::CONTROL + theme::space::LARGE, |ui| {
                surface::heading(ui, texts.library_details());
                ui.add_space(theme::space::TIGHT);
                let width = ui.available_width();
                let mut line = |ui: &mut Ui, name: Label, value: &mut String, hint: &str| {
                    let field =
                        |ui: &mut Ui, label: &Response| form::text(ui, label, value, hint, width, LINE);
                    let response = form::field(ui, name(texts), field);
                    entered |= response.lost_focus() && ui.input(|input| input.key_pressed(Press::Enter));
                    response
                };
                let first = line(ui, Texts::library_own_title, &mut self.title, &self.usual);
                line(ui, Texts::library_place, &mut self.location, "");
                line(ui, Texts::library_tags, &mut self.tags, texts.library_tags_hint());
                if !self.shown {
                    first.request_focus();
                    self.shown = true;
                }
                form::field(ui, texts.library_comment(), |ui, label| {
                    let edit = TextEdit::multiline(&mut self.comment)
                        .desired_width(f32::INFINITY)
                        .desired_rows(3)
                        .margin(theme::margin::FIELD)
                        .char_limit(COMMENT);
                    ui.add(edit).labelled_by(label.id);
                });
            });
            ui.add_space(theme::space::LARGE);
            let save = Action::new(texts.save(), ()).primary().key(Press::Enter);
            let (yes, no) = dialogs::buttons(ui, save, texts);
            if entered || yes {
                Answer::Given(self.said())
            } else if no {
                Answer::Cancelled
            } else {
                Answer::Waiting
            }
        });
        dialogs::answered(modal)
    }

    fn said(&self) -> Description {
        let title = self.title.trim();
        let tags = self.tags.split(',').map(str::trim).filter(|tag| !tag.is_empty());
        Description {
            title: if title == self.usual { String::new() } else { title.to_owned() },
            location: self.location.trim().to_owned(),
            comment: self.comment.trim().to_owned(),
            tags: tags.map(str::to_owned).collect(),
        }
    }
}

/// What was said of a game, below how it stands; a line that is cut off is shown whole on hovering.
pub fn words(ui: &mut Ui, theme: &Theme, header: &Header) {
    let place = [&header.location].into_iter().chain(&header.tags).filter(|words| !words.is_empty());
    let place: Vec<&str> = place.map(String::as_str).collect();
    for (words, ink) in [(place.join(" · "), theme.gold_ink), (header.comment.clone(), theme.ink_soft)] {
        if !words.is_empty() {
            let words = RichText::new(words).font(theme::body(TextSize::SMALL)).color(ink);
            ui.add(egui::Label::new(words).truncate());
        }
    }
}

/// How many lines [`words`] takes.
pub fn lines(header: &Header) -> usize {
    let placed = !header.location.is_empty() || !header.tags.is_empty();
    usize::from(placed) + usize::from(!header.comment.is_empty())
}
