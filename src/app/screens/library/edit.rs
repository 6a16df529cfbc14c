//! What a person notes about a game: title, place, tags and comment, in a window of its own.

use egui::{Key as Press, Response, Ui};

use super::tags;
use crate::{
    app::{SavedGame, screens::games},
    games::common::Description,
    text::{Label, Texts},
    ui::{
        actions::Action,
        dialogs::{self, Answer},
        form, theme,
        widgets::surface,
    },
};

/// The window.
#[derive(Clone, Debug)]
pub struct Edit {
    title: String,
    /// The title of a game without one of its own.
    usual: String,
    location: String,
    tags: String,
    comment: String,
    /// The tags in use.
    known: Vec<String>,
    /// What was said when it was opened.
    before: Option<Description>,
    /// Has it been shown before?
    shown: bool,
}

impl Edit {
    /// The window for a game, filled with what is said of it now.
    pub fn new(texts: &Texts, game: &SavedGame, known: &[String]) -> Self {
        let header = &game.summary().header;
        let mut edit = Self {
            title: header.title.clone(),
            usual: games::usual_title(texts, game),
            location: header.location.clone(),
            tags: header.tags.join(", "),
            comment: header.comment.clone(),
            known: known.to_vec(),
            before: None,
            shown: false,
        };
        edit.before = Some(edit.said());
        edit
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
                        |ui: &mut Ui, label: &Response| form::text(ui, label, value, hint, width, form::LINE);
                    let response = form::field(ui, name(texts), field);
                    entered |= response.lost_focus() && ui.input(|input| input.key_pressed(Press::Enter));
                    response
                };
                let first = line(ui, Texts::library_own_title, &mut self.title, &self.usual);
                line(ui, Texts::library_place, &mut self.location, "");
                line(ui, Texts::library_tags, &mut self.tags, texts.library_tags_hint());
                tags::suggest(ui, texts, &mut self.tags, &self.known);
                if !self.shown {
                    first.request_focus();
                    self.shown = true;
                }
                form::comment(ui, texts.library_comment(), &mut self.comment, 3);
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
        dialogs::answered_form(modal, self.before.as_ref() != Some(&self.said()))
    }

    fn said(&self) -> Description {
        let title = self.title.trim();
        Description {
            title: if title == self.usual { String::new() } else { title.to_owned() },
            location: self.location.trim().to_owned(),
            comment: self.comment.trim().to_owned(),
            tags: tags::split(&self.tags),
        }
    }
}
