//! Training for the selected sheet: what it is for, how far it is, and the button for it.

use egui::{Key as Press, ProgressBar, Rect, RichText, Ui, UiBuilder};

use super::super::pressed;
use crate::{
    app::{
        Command, Companion, SheetCommand,
        art::symbols::Symbol,
        texts::Key,
        theme::{self, Theme},
        trainer::Trainer,
        widgets::button::Button,
    },
    archive::Learned,
};

/// The height it needs.
pub const HEIGHT: f32 = 84.0;
const BUTTON: f32 = 40.0;

/// How training for a sheet stands.
enum Stand {
    /// It goes on: how far, 0 to 1.
    Runs(f32),
    /// It goes on for another sheet.
    Elsewhere,
    /// It can begin, or go on from where it was stopped.
    Open { begun: bool },
    /// It is done.
    Done,
}

impl Stand {
    fn of(companion: &Companion, file: &str) -> Self {
        match (&companion.sheets.trainer, companion.sheets.learned.get(file)) {
            (Some(trainer), _) if trainer.file == file => Self::Runs(trainer.progress()),
            (_, Some(Learned::Values)) => Self::Done,
            (Some(_), _) => Self::Elsewhere,
            (None, learned) => Self::Open { begun: learned.is_some() },
        }
    }

    fn words(&self, companion: &Companion) -> String {
        let texts = &companion.texts;
        match (self, &companion.sheets.trainer) {
            (Self::Runs(progress), Some(trainer)) => {
                // Too early to tell is -1.
                let minutes = trainer.left().map_or(-1, |left| (left.as_secs_f64() / 60.0).round() as i64);
                let percent = (100.0 * progress) as i64;
                texts.with(Key::SheetsTraining, &[("minutes", minutes.into()), ("percent", percent.into())])
            }
            (Self::Elsewhere, Some(trainer)) => {
                texts.with(Key::SheetsTrainElsewhere, &[("name", trainer.name.as_str().into())])
            }
            (Self::Done, _) => texts.get(Key::SheetsTrained).to_owned(),
            _ => texts.get(Key::SheetsTrainHint).to_owned(),
        }
    }
}

/// Shows it for the sheet of a file; `keys` may be pressed for it.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    companion: &Companion,
    file: &str,
    keys: bool,
    commands: &mut Vec<Command>,
) {
    let (theme, texts) = (Theme::of(ui.ctx()), &companion.texts);
    let stand = Stand::of(companion, file);
    let above = rect.with_max_y(rect.max.y - BUTTON - 4.0);
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        let words = RichText::new(stand.words(companion)).font(theme::body(14.5)).color(theme.ink_soft);
        ui.add(egui::Label::new(words).wrap());
        if let Stand::Runs(progress) = stand {
            ui.add_space(5.0);
            ui.add(ProgressBar::new(progress).fill(theme.gold).desired_height(9.0));
        }
    });
    let stopping = companion.sheets.trainer.as_ref().is_some_and(Trainer::is_stopping);
    let (key, symbol, command) = match stand {
        Stand::Done => return,
        Stand::Runs(_) => (Key::SheetsTrainStop, Symbol::Close, SheetCommand::StopTraining),
        Stand::Open { begun: true } => {
            (Key::SheetsTrainGoOn, Symbol::Play, SheetCommand::Train(file.to_owned()))
        }
        Stand::Open { begun: false } | Stand::Elsewhere => {
            (Key::SheetsTrain, Symbol::Die, SheetCommand::Train(file.to_owned()))
        }
    };
    let can = !stopping && !matches!(stand, Stand::Elsewhere);
    let below = rect.with_min_y(rect.max.y - BUTTON);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        let button = Button::secondary(texts.get(key)).icon(symbol).shortcut("T").min_width(below.width());
        let clicked = ui.add_enabled(can, button).clicked();
        if clicked || (can && keys && pressed(ui, Press::T)) {
            commands.push(Command::Sheets(command));
        }
    });
}
