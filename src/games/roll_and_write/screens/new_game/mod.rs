//! A new game: three cards, each of which starts at once, and below them what else can be chosen.

mod cards;
pub mod choices;
mod dice;

use egui::{Key as Press, Ui};

use super::setup::{self, SheetChoice};
use crate::{
    files::layouts,
    screens::lesson,
    session::{AppView, GameCommand, GamePage, new_seed, seating::MOST_PLAYERS},
};
use cards::Obstacle;
use choices::{Choices, Mode};
use common::{host::AppRequest, play::written_seed, screens::setup::Offer, seating::known_players};
use kernel::Seed;
use storage::Settings;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    last_drawn::LastDrawn,
    widgets::{
        self,
        section::{self, Heading},
        surface::Surface,
    },
};

/// Where more room than this is left below, who plays is shown at once.
const SPARE: f32 = 200.0;

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
    open: OpenSections,
    /// When the seed was copied.
    copied: Option<f64>,
    last_drawn: LastDrawn,
}

/// Which parts of the page are open.
#[derive(Default)]
struct OpenSections {
    players: bool,
    rules: bool,
    dice: bool,
}

impl NewGameScreen {
    /// Draws the screen; the code of a challenge that is to be opened instead.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        commands: &mut Vec<GameCommand>,
    ) -> Option<String> {
        let is_new = self.last_drawn.just_opened(ui);
        if is_new {
            self.open(app);
        }
        let texts = app.texts;
        widgets::touch(ui);
        let learn = Action::new(texts.lesson_offer(), ()).icon(Symbol::Info).key(lesson::KEY);
        let (back, learn) = form::bar_with(ui, texts, texts.new_title(), vec![learn]);
        if back {
            self.keep(app, commands);
            commands.push(AppRequest::Back.into());
        }
        if learn.is_some() {
            commands.push(AppRequest::Show(GamePage::Lesson).into());
        }
        let mut start = None;
        form::one_column(ui, |ui| {
            start = self.cards(ui, texts);
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                self.sections(ui, texts);
            });
            // Nobody has to open what there is room for.
            if is_new && ui.clip_rect().max.y - ui.min_rect().max.y > SPARE {
                self.open.players = true;
                ui.ctx().request_repaint();
            }
        });
        if let Some(mode) = start {
            self.choices.choose(mode);
            self.start(app, commands);
        }
        if !std::mem::take(&mut self.opens_challenge) {
            return None;
        }
        self.keep(app, commands);
        Some(std::mem::replace(&mut self.seed, self.used_seed.clone()))
    }

    /// The ways to play; that which is to start. Who sits around the screen is asked for at once.
    fn cards(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Mode> {
        let before = self.choices.mode();
        let of_seed = self.no_seed(texts);
        let obstacle = |choices: &Choices| {
            let wrong = setup::fault(texts, &choices.setup).map(|words| Obstacle { words, is_wrong: true });
            wrong.or_else(|| of_seed.clone())
        };
        let start = cards::show(ui, texts, &mut self.choices, obstacle);
        self.open.players |= before != Mode::Around && self.choices.mode() == Mode::Around;
        start
    }

    /// Who plays, what is agreed and where the dice come from.
    fn sections(&mut self, ui: &mut Ui, texts: &Texts) {
        let mut open = std::mem::take(&mut self.open);
        let setup = &mut self.choices.setup;
        let wrong = setup::fault(texts, setup);
        let names = setup.playing().names(texts).join(", ");
        let heading = Heading {
            title: texts.new_players(),
            summary: wrong.as_deref().unwrap_or(&names),
            is_wrong: wrong.is_some(),
            key: Press::P,
        };
        section::show(ui, texts, &heading, &mut open.players, |ui| {
            let offer = Offer {
                controllers: Some(setup::controller::show),
                order: true,
                most: Some(MOST_PLAYERS),
                ..Offer::default()
            };
            setup::seats(ui, texts, setup, offer);
        });
        let summary = setup::rules_summary(texts, setup, &self.sheets);
        let heading =
            Heading { title: texts.new_house_rules(), summary: &summary, is_wrong: false, key: Press::H };
        section::show(ui, texts, &heading, &mut open.rules, |ui| {
            setup::sheet_and_rounds(ui, texts, &self.sheets, setup);
            if setup.agreed.is_against() {
                setup::agreed::bonus(ui, texts, &mut setup.agreed);
            }
            setup::readings(ui, texts, setup);
        });
        let of_seed = self.no_seed(texts);
        // What a seed that is none needs is done there.
        open.dice |= of_seed.is_some();
        let (summary, is_wrong) = match &of_seed {
            Some(Obstacle { words, is_wrong }) => (words.as_str(), *is_wrong),
            None => (dice::summary(self, texts), false),
        };
        let heading = Heading { title: texts.new_dice(), summary, is_wrong, key: Press::D };
        section::show(ui, texts, &heading, &mut open.dice, |ui| dice::show(self, ui, texts));
        self.open = open;
    }

    /// A page just opened: what was chosen last, and new dice, unless a number for them was typed.
    fn open(&mut self, app: &AppView<'_>) {
        let settings = app.settings;
        self.choices = Choices::remembered(&settings.last_new_game, &setup::me(settings));
        self.choices.setup.seating.propose(&known_players(settings, app.people), app.people);
        if self.seed == self.used_seed {
            self.seed = new_seed().to_string();
            self.used_seed.clone_from(&self.seed);
        }
        self.sheets = SheetChoice::with(layouts(&app.data.layouts()));
        self.copied = None;
        self.open.players |= self.choices.mode() == Mode::Around;
        // A sheet that is gone is chosen no more.
        let sheet = &mut self.choices.setup.sheet;
        let there = self.sheets.get(sheet.as_ref());
        *sheet = sheet.take().filter(|name| there.is_some_and(|(sheet, _)| sheet.name == *name));
    }

    fn seed(&self) -> Option<Seed> {
        let written = written_seed(&self.seed);
        // Beside typed dice it is not shown, so it cannot be wrong.
        if self.choices.typed { written.or_else(|| Some(new_seed())) } else { written }
    }

    /// Why what is written is no seed.
    fn no_seed(&self, texts: &Texts) -> Option<Obstacle> {
        self.seed().is_none().then(|| dice::no_seed(texts, &self.seed))
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
