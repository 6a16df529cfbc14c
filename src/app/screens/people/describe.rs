//! The window for what somebody is called and which colour they have.

use egui::{Key, Response, Ui};

use crate::PeopleCommand;
use common::{PLAYER_COLOURS, words::colour_name};
use kernel::{Person, record::MOST_NAME};
use text::Texts;
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    form, theme,
    widgets::{drop_list, surface},
};

/// Letters of a short name at most.
const MOST_SHORT: usize = 12;

/// The window.
pub struct Describe {
    who: String,
    /// What the person is called without it.
    usual: String,
    name: String,
    short: String,
    /// None, then the colours of players.
    colour: usize,
    /// What was said when it was opened.
    before: (String, String, usize),
    shown: bool,
}

impl Describe {
    /// The window for the person with this id, who is called so, filled with what is said of them.
    pub fn new(who: &str, usual: &str, said: Option<&Person>) -> Self {
        let Person { name, short, colour, .. } = said.cloned().unwrap_or_default();
        let colour = PLAYER_COLOURS.iter().position(|known| *known == colour).map_or(0, |at| at + 1);
        let before = (name.clone(), short.clone(), colour);
        Self { who: who.to_owned(), usual: usual.to_owned(), name, short, colour, before, shown: false }
    }

    /// Shows the window.
    pub fn show(&mut self, ui: &Ui, texts: &Texts) -> Answer<PeopleCommand> {
        let modal = dialogs::window(ui, "person", theme::size::DIALOG, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut entered = false;
            dialogs::above_buttons(ui, theme::size::CONTROL + theme::space::LARGE, |ui| {
                surface::heading(ui, &self.usual);
                entered = self.fields(ui, texts);
            });
            ui.add_space(theme::space::LARGE);
            let save = Action::new(texts.save(), ()).primary().key(Key::Enter);
            let (yes, no) = dialogs::buttons(ui, save, texts);
            if entered || yes {
                Answer::Given(self.said())
            } else if no {
                Answer::Cancelled
            } else {
                Answer::Waiting
            }
        });
        let (name, short, colour) = &self.before;
        let is_typed = (name, short, colour) != (&self.name, &self.short, &self.colour);
        dialogs::answered_form(modal, is_typed)
    }

    /// The fields; whether Enter was pressed in one.
    fn fields(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        let width = ui.available_width();
        let lines = [
            (texts.people_shown(), &mut self.name, self.usual.as_str(), MOST_NAME),
            (texts.people_short(), &mut self.short, "", MOST_SHORT),
        ];
        let fields = lines.map(|(says, value, hint, most)| {
            form::field(ui, says, |ui, label| form::text(ui, label, value, hint, width, most))
        });
        if !self.shown {
            fields[0].request_focus();
            self.shown = true;
        }
        form::field(ui, texts.people_colour(), |ui, label| {
            let colours = PLAYER_COLOURS.map(|colour| colour_name(texts, colour));
            let none = std::iter::once(texts.people_no_colour());
            let names: Vec<&str> = none.chain(colours.iter().map(String::as_str)).collect();
            drop_list::show(ui, label, width, &mut self.colour, &names);
        });
        fields.iter().any(Response::lost_focus) && ui.input(|input| input.key_pressed(Key::Enter))
    }

    fn said(&self) -> PeopleCommand {
        let colour = self.colour.checked_sub(1).map_or("", |at| PLAYER_COLOURS[at]);
        PeopleCommand::Describe {
            who: self.who.clone(),
            name: self.name.trim().to_owned(),
            short: self.short.trim().to_owned(),
            colour: colour.to_owned(),
        }
    }
}
