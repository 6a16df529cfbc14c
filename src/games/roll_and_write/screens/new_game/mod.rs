//! A new game: one page, ready to start.

mod choices;
mod dice;

use egui::Ui;

use super::setup::{self, SheetChoice};
use crate::{
    games::{
        common::{
            host::AppRequest,
            screens::setup::{Asked, Offer, Outline, page},
            seating::known_players,
        },
        roll_and_write::{
            files::layouts,
            screens::lesson,
            session::{AppView, GameCommand, GamePage, new_seed},
        },
    },
    kernel::Seed,
    storage::Settings,
    text::Texts,
    ui::{
        actions::Action, drawing::symbols::Symbol, form::Column, last_drawn::LastDrawn,
        widgets::surface::Surface,
    },
};
use choices::Choices;

/// What the screen remembers.
#[derive(Default)]
pub struct NewGameScreen {
    choices: Choices,
    /// The seed as it is written.
    seed: String,
    /// The seed that was drawn, or was played with: a page opened again has another one.
    used_seed: String,
    /// The code of a challenge was written as the seed, and that is to be opened.
    opens_challenge: bool,
    sheets: SheetChoice,
    /// When the seed was copied.
    copied: Option<f64>,
    last_drawn: LastDrawn,
}

impl NewGameScreen {
    /// Draws the screen; the code of a challenge that is to be opened instead.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        commands: &mut Vec<GameCommand>,
    ) -> Option<String> {
        if self.last_drawn.just_opened(ui) {
            self.open(app);
        }
        let texts = app.texts;
        let title = texts.new_title();
        let asked = page(
            self,
            ui,
            texts,
            [title, texts.new_start()],
            vec![Action::new(texts.lesson_offer(), ()).icon(Symbol::Info).key(lesson::KEY)],
            |screen, ui, column| match column {
                Column::Left(height) => {
                    let offer = Offer { controllers: Some(setup::controller::show), order: true };
                    setup::people(ui, texts, &mut screen.choices.setup, offer, height, |_, _| {});
                }
                Column::Right => screen.rules(ui, texts),
            },
            |screen| screen.outline(texts),
        );
        match asked {
            Some(Asked::Start) => self.start(app, commands),
            Some(Asked::Back) => {
                self.keep(app, commands);
                commands.push(AppRequest::Back.into());
            }
            Some(Asked::More(())) => commands.push(AppRequest::Show(GamePage::Lesson).into()),
            None => {}
        }
        if !std::mem::take(&mut self.opens_challenge) {
            return None;
        }
        self.keep(app, commands);
        Some(std::mem::replace(&mut self.seed, self.used_seed.clone()))
    }

    /// The right card: the sheet, rounds, the dice, and the readings of the rules.
    fn rules(&mut self, ui: &mut Ui, texts: &Texts) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            setup::sheet_and_rounds(ui, texts, &self.sheets, &mut self.choices.setup);
            dice::show(self, ui, texts);
            setup::readings(ui, texts, &mut self.choices.setup);
        });
    }

    /// A page just opened: what was chosen last, and new dice, unless a number for them was typed.
    fn open(&mut self, app: &AppView<'_>) {
        let settings = app.settings;
        self.choices = Choices::remembered(&settings.last_new_game, &setup::me(settings));
        self.choices.setup.seating.propose(&known_players(settings));
        if self.seed == self.used_seed {
            self.seed = new_seed().to_string();
            self.used_seed.clone_from(&self.seed);
        }
        self.sheets = SheetChoice::with(layouts(&app.data.layouts()));
        self.copied = None;
        // A sheet that is gone is chosen no more.
        let sheet = &mut self.choices.setup.sheet;
        let there = self.sheets.get(sheet.as_ref());
        *sheet = sheet.take().filter(|name| there.is_some_and(|(sheet, _)| sheet.name == *name));
    }

    fn seed(&self) -> Option<Seed> {
        let written = choices::seed(&self.seed);
        // Beside typed dice it is not shown, so it cannot be wrong.
        if self.choices.typed { written.or_else(|| Some(new_seed())) } else { written }
    }

    fn outline(&self, texts: &Texts) -> Outline {
        let setup = &self.choices.setup;
        let wrong_seed = || self.seed().is_none().then(|| dice::fault(texts, &self.seed));
        let goal = [texts.new_goal_score(), texts.new_goal_beat()];
        let hint = goal[usize::from(setup.agreed.is_against())].to_owned();
        Outline {
            title: setup::title(texts, setup),
            hint,
            fault: setup::fault(texts, setup).or_else(wrong_seed),
        }
    }

    /// Keeps what was chosen for the next time, whether a game was begun or not.
    fn keep(&self, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let mut settings = Settings { last_new_game: self.choices.to_value(), ..app.settings.clone() };
        if let Some(me) = self.choices.setup.seating.places.iter().find(|place| place.me) {
            (settings.player_name, settings.player_colour) = (me.name.trim().to_owned(), me.colour.clone());
        }
        if settings != *app.settings {
            commands.push(AppRequest::Set(Box::new(settings)).into());
        }
    }

    fn start(&mut self, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let sheet = self.sheets.get(self.choices.setup.sheet.as_ref());
        let (Some(seed), Some((layout, _))) = (self.seed(), sheet) else { return };
        let game = self.choices.game(layout.clone(), seed);
        self.used_seed.clone_from(&self.seed);
        self.keep(app, commands);
        commands.push(GameCommand::Start(Box::new(game)));
    }
}
