//! A new game: one page, ready to start.

mod choices;
mod game;
mod rules;

use egui::{Align, Align2, Key, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::layout_choice::SheetChoice;
use crate::{
    games::{
        common::host::AppRequest,
        roll_and_write::{
            files::layouts,
            session::{
                AppView, GameCommand, new_seed,
                seating::{SeatSetup, have_same_names},
            },
        },
    },
    kernel::Seed,
    storage::Settings,
    text::{Key as Text, Texts},
    ui::{
        drawing::{frame, symbols::Symbol},
        form,
        keys::pressed,
        last_drawn::LastDrawn,
        theme::{self, Theme},
        widgets::{button::Button, fitted_text},
    },
};
use choices::Choices;

/// The height of the strip with the button.
const STRIP: f32 = 72.0;

/// What the screen remembers.
#[derive(Default)]
pub struct NewGameScreen {
    choices: Choices,
    /// The seed as it is written.
    seed: String,
    /// The seed that was drawn, or was played with: a page opened again has another one.
    used_seed: String,
    sheets: SheetChoice,
    /// When the seed was copied.
    copied: Option<f64>,
    last_drawn: LastDrawn,
}

impl NewGameScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if self.last_drawn.just_opened(ui) {
            self.open(app);
        }
        if pressed(ui, Key::Enter) {
            self.start(app, commands);
        }
        let back = pressed(ui, Key::Escape);
        let texts = app.texts;
        ui.spacing_mut().item_spacing.y = 0.0;
        if form::bar(ui, texts, texts.get(Text::NewTitle)) || back {
            self.keep(app, commands);
            commands.push(AppRequest::Back.into());
        }
        let room = ui.available_rect_before_wrap();
        let (body, strip) = form::with_strip(ui, room, STRIP);
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
            form::columns(ui, |ui, column| match column {
                form::Column::Left(height) => game::card(self, ui, texts, height),
                form::Column::Right => rules::card(self, ui, texts),
            });
        });
        self.strip(ui, strip, app, commands);
    }

    /// A page just opened: what was chosen last, and new dice, unless a number for them was typed.
    fn open(&mut self, app: &AppView<'_>) {
        let settings = app.settings;
        let me = SeatSetup {
            name: settings.player_name.clone(),
            colour: settings.player_colour.clone(),
            me: true,
            ..SeatSetup::default()
        };
        self.choices = Choices::remembered(&settings.last_new_game, &me);
        if self.seed == self.used_seed {
            self.seed = new_seed().to_string();
            self.used_seed.clone_from(&self.seed);
        }
        self.sheets = SheetChoice::with(layouts(&app.data.layouts()));
        self.copied = None;
        // A sheet that is gone is chosen no more.
        let there = self.sheets.get(self.choices.sheet.as_ref());
        self.choices.sheet =
            self.choices.sheet.take().filter(|name| there.is_some_and(|(sheet, _)| sheet.name == *name));
    }

    fn seed(&self) -> Option<Seed> {
        // Typed dice need none.
        if self.choices.typed { Some(Seed(0)) } else { choices::seed(&self.seed) }
    }

    /// Whether a game can be begun so: two players of one name could not be told apart.
    fn is_ready(&self, texts: &Texts) -> bool {
        self.seed().is_some() && !have_same_names(&self.choices.seating().names(texts))
    }

    /// Keeps what was chosen for the next time, whether a game was begun or not.
    fn keep(&self, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let mut settings = Settings { last_new_game: self.choices.to_value(), ..app.settings.clone() };
        if let Some(me) = self.choices.places.iter().find(|place| place.me) {
            (settings.player_name, settings.player_colour) = (me.name.trim().to_owned(), me.colour.clone());
        }
        if settings != *app.settings {
            commands.push(AppRequest::Set(Box::new(settings)).into());
        }
    }

    fn start(&mut self, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if !self.is_ready(app.texts) {
            return;
        }
        let sheet = self.sheets.get(self.choices.sheet.as_ref());
        let (Some(seed), Some((layout, _))) = (self.seed(), sheet) else { return };
        let game = self.choices.game(layout.clone(), seed);
        self.used_seed.clone_from(&self.seed);
        self.keep(app, commands);
        commands.push(GameCommand::Start(Box::new(game)));
    }

    /// What will be played, and the button to begin.
    fn strip(&mut self, ui: &mut Ui, rect: Rect, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let theme = Theme::of(ui.ctx());
        let texts = app.texts;
        ui.painter().extend(frame::plain_shapes(rect, &theme));
        let inside = rect.shrink2(vec2(22.0, 0.0));
        let mut side =
            ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center)));
        let button = Button::primary(texts.get(Text::NewStart))
            .icon(Symbol::Play)
            .shortcut(texts.get(Text::KeysEnter))
            .min_width(210.0);
        if side.add_enabled(self.is_ready(texts), button).clicked() {
            self.start(app, commands);
        }
        let width = side.min_rect().min.x - inside.min.x - 20.0;
        let choices = &self.choices;
        let title = match choices.players {
            1 => texts.with(Text::PlayTitleSolo, &[("phantoms", choices.phantoms.into())]),
            players => texts.with(Text::PlayTitlePlayers, &[("players", players.into())]),
        };
        let rounds = texts.with(Text::CountRounds, &[("rounds", choices.rounds().into())]);
        let goal = texts.get(if choices.is_against() { Text::NewGoalBeat } else { Text::NewGoalScore });
        let line = |y: f32, text: &str, font, colour| {
            let at = pos2(inside.min.x, rect.center().y + y);
            fitted_text(ui.painter(), at, Align2::LEFT_CENTER, text, font, colour, width);
        };
        line(-11.0, &title, theme::title(21.0), theme.ink);
        line(14.0, &format!("{rounds} · {goal}"), theme::body(16.0), theme.ink_soft);
    }
}
