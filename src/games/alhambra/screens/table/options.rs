//! Modules and readings of the rules, agreed otherwise in mid-game: all entries count by them from the beginning.

use egui::Ui;

use super::asked::Next;
use crate::{
    log::{Options, SetUp},
    pad::Pad,
    rules::GameConfig,
    screens::new_table::options,
    session::{Alhambra, GameCommand},
};
use common::{host::typed::TypedForms, table::TableGame as _};
use text::{Texts, without_rules};
use ui::{actions::Action, drawing::symbols::Symbol, form, theme};

/// What the form is called.
pub(super) const FORM: &str = "options";

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OptionsPanel {
    options: Options,
    /// Why what was entered does not fit what was asked for last.
    refused: Option<String>,
}

impl OptionsPanel {
    /// What is agreed now, or was chosen when it was left.
    pub(super) fn new(pad: &Pad, typed: &TypedForms) -> Self {
        Self { options: typed.get(FORM).unwrap_or_else(|| agreed(pad)), refused: None }
    }

    /// What is chosen otherwise than it is agreed.
    pub(super) fn typed(&self, pad: &Pad) -> Option<&Options> {
        (self.options != agreed(pad)).then_some(&self.options)
    }

    /// Shows it.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) -> Next {
        form::hint(ui, texts.table_options_hint());
        options::modules(ui, texts, &mut self.options);
        options::second_scoring(ui, texts, &mut self.options);
        options::readings(ui, texts, &mut self.options, pad.config().game.players());
        ui.add_space(theme::space::MEDIUM);
        let save = Action::new(texts.save(), ()).icon(Symbol::Check).key(egui::Key::Enter).primary();
        let save = save.enabled_if(self.options != agreed(pad), texts.why_nothing_changed()).show(ui, texts);
        if let Some(why) = &self.refused {
            form::fault(ui, why);
        }
        let Some(config) = save.and_then(|()| self.config(pad)) else { return Next::Stay };
        match pad.clone().rebuild(config.clone(), |entry| Ok(entry.clone())) {
            Ok(()) => Next::Do(GameCommand::Agree(Box::new(config))),
            Err(error) => {
                let why = without_rules(&Alhambra::refused(texts, &pad.header.seats, &error));
                self.refused = Some(texts.pad_refused(&why));
                Next::Stay
            }
        }
    }

    fn config(&self, pad: &Pad) -> Option<SetUp> {
        let SetUp { game, printed } = pad.config();
        let game = GameConfig::new(game.players(), game.tiles().clone(), self.options.clone().into()).ok()?;
        Some(SetUp { game, printed: printed.clone() })
    }
}

fn agreed(pad: &Pad) -> Options {
    (*pad.config().game.options()).into()
}
