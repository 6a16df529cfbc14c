//! What a person notes about a game: title, place, tags, day and comment, in a window of its own.

use egui::{Key as Press, Response, Ui};

use super::tags;
use common::{Description, contract::SavedGame, host::typed_when::TypedWhen};
use kernel::record::{RecordKind, When};
use text::{Label, Texts};
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    form, theme,
    widgets::surface,
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
    /// When it began; none of a game that was played here, whose time was measured.
    when: Option<TypedWhen>,
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
        let (header, kind) = (&game.general().header, game.general().kind);
        let mut edit = Self {
            title: header.title.clone(),
            usual: game.usual_title(texts),
            location: header.location.clone(),
            tags: header.tags.join(", "),
            comment: header.comment.clone(),
            when: (kind != RecordKind::Full).then(|| TypedWhen::of(header, kind)),
            known: known.to_vec(),
            before: None,
            shown: false,
        };
        edit.before = Some(edit.said(None));
        edit
    }

    /// Shows the window.
    pub fn show(&mut self, ui: &Ui, texts: &Texts) -> Answer<Description> {
        let when = self.when.as_ref().map_or(Ok(None), |when| when.read(texts));
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
                if let Some(typed) = &mut self.when {
                    let wrong = when.as_ref().err().map(String::as_str);
                    let fields = form::moment(ui, texts, &mut typed.day, &mut typed.time, wrong);
                    let enter = ui.input(|input| input.key_pressed(Press::Enter));
                    entered |= enter && fields.iter().any(Response::lost_focus);
                }
                form::comment(ui, texts.library_comment(), &mut self.comment, 3);
            });
            ui.add_space(theme::space::LARGE);
            let save = Action::new(texts.save(), ()).primary().key(Press::Enter);
            let why_not = when.as_ref().err().cloned().unwrap_or_default();
            let (yes, no) = dialogs::buttons(ui, save.enabled_if(when.is_ok(), why_not), texts);
            if let Ok(when) = when
                && (entered || yes)
            {
                Answer::Given(self.said(when))
            } else if no {
                Answer::Cancelled
            } else {
                Answer::Waiting
            }
        });
        let is_typed = self.when.as_ref().is_some_and(|when| when.read(texts) != Ok(None));
        dialogs::answered_form(modal, is_typed || self.before.as_ref() != Some(&self.said(None)))
    }

    fn said(&self, when: Option<When>) -> Description {
        let title = self.title.trim();
        Description {
            title: if title == self.usual { String::new() } else { title.to_owned() },
            location: self.location.trim().to_owned(),
            comment: self.comment.trim().to_owned(),
            tags: tags::split(&self.tags),
            when,
        }
    }
}
