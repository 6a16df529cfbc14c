//! A new game: who plays, the modules, and what else is agreed. Ready to start.

pub(super) mod choices;

use egui::{Key as Press, Response, RichText, Ui};

use crate::{
    challenge::Challenge,
    screens::{
        new_table::options::{further_action, modules, open_hands, readings, second_scoring},
        parts,
        setup::{FIELD, fault_of_names, third_player, title, unfolds_called},
    },
    session::{Deals, GamePage, PLAYERS, Pieces, PlayCommand, PlayView, seating::names},
};
use choices::Choices;
use common::{
    host::AppRequest,
    play::{ChanceSource, new_seed, written_seed},
    screens::{
        game_actions, lesson,
        setup::{self, Offer, Outline, SetupRequest, copy, places},
    },
    seating::{SeatController, known_players},
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form::{self, Column},
    last_drawn::LastDrawn,
    theme::{self, TextSize, Theme},
    widgets::{button::Button, segmented, surface::Surface},
};

/// How long a seed can be.
const MOST_SEED: usize = 24;

/// What the page remembers.
#[derive(Default)]
pub struct NewGamePage {
    choices: Option<Choices>,
    /// The seed as it is written.
    seed: String,
    /// The code of a challenge that is to be chosen.
    code: Option<String>,
    /// When a code was copied.
    copied: Option<f64>,
    /// The seed and the readings of the rules are unfolded.
    unfolded: bool,
    last_drawn: LastDrawn,
}

/// Who decides for a place: people, and the levels of the program with how they play.
pub fn controller(ui: &mut Ui, texts: &Texts, label: &Response, width: f32, controller: &mut SeatController) {
    setup::controller::show(ui, texts, (label, width), controller, |policy| {
        texts.alhambra_seat_strength(policy)
    });
}

impl NewGamePage {
    /// The page opens with what this code says.
    pub fn type_code(&mut self, code: &str) {
        (self.code, self.unfolded) = (Some(code.to_owned()), true);
    }

    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
        if self.last_drawn.just_opened(ui) {
            self.choices = None;
            self.seed = new_seed().to_string();
        }
        let (texts, own) = (app.texts, &app.desk.tables.own);
        let mut form = Form {
            choices: self.choices.take().unwrap_or_else(|| opened(app)),
            seed: self.code.take().unwrap_or_else(|| std::mem::take(&mut self.seed)),
            copied: self.copied,
            unfolded: self.unfolded,
            own,
        };
        form.take_code();
        let asked = setup::page(
            &mut form,
            ui,
            texts,
            [texts.alhambra_new_game(), texts.new_start()],
            ways_on(texts),
            |form, ui, column| match column {
                Column::Left(height) => form.people(ui, texts, height),
                Column::Right => form.agreed(ui, texts),
            },
            |form| form.outline(texts),
        );
        let Form { choices, seed, copied, unfolded, .. } = form;
        if asked.is_some() {
            let settings = choices.remember(app.settings);
            if settings != *app.settings {
                commands.push(AppRequest::Set(Box::new(settings)).into());
            }
        }
        match asked {
            Some(SetupRequest::Start) => {
                // Where everything is typed in, there may be none.
                let seed = written_seed(&seed).unwrap_or_else(new_seed);
                let game = choices.game(texts, own, seed);
                commands.extend(game.map(|game| PlayCommand::Start(Box::new(game))));
            }
            Some(SetupRequest::Back) => commands.push(AppRequest::Back.into()),
            Some(SetupRequest::More(page)) => commands.push(AppRequest::Show(page).into()),
            None => {}
        }
        (self.choices, self.seed) = (Some(choices), seed);
        (self.copied, self.unfolded) = (copied, unfolded);
    }
}

/// The other pages of the game, which the bar leads to.
fn ways_on(texts: &Texts) -> Vec<Action<'_, GamePage>> {
    let way = |word, page, symbol| Action::new(word, page).icon(symbol).narrow_word(word);
    vec![
        way(texts.alhambra_lesson_offer(), GamePage::Lesson, Symbol::Info).key(lesson::KEY),
        way(texts.alhambra_home_pieces(), GamePage::Pieces, Symbol::Grid).key(Press::B),
        way(texts.challenges(), GamePage::Challenges, Symbol::Trophy).key(Press::J),
        way(texts.drills(), GamePage::Drills, Symbol::Again).key(Press::K),
        game_actions::rules(texts, GamePage::Rules).narrow_word(texts.rules()),
    ]
}

/// A fresh page: what was chosen last.
fn opened(app: &PlayView<'_>) -> Choices {
    let mut choices = Choices::remembered(app.settings);
    let mut seating = choices.seating();
    seating.propose(&known_players(app.settings, app.people), app.people);
    choices.places = seating.places;
    choices
}

/// The choices while they are shown.
struct Form<'a> {
    choices: Choices,
    seed: String,
    copied: Option<f64>,
    unfolded: bool,
    /// One's own box.
    own: &'a Pieces,
}

impl Form<'_> {
    /// A code in the place of the seed says what is played, too; what is only a number is a seed.
    fn take_code(&mut self) {
        if written_seed(&self.seed).is_some() {
            return;
        }
        if let Ok(challenge) = Challenge::read(&self.seed) {
            self.choices.take(&challenge);
            self.seed = challenge.seed().to_string();
        }
    }

    /// The left card: who plays.
    fn people(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let choices = &mut self.choices;
            let now = choices.players;
            choices.players = setup::players(ui, texts, now, PLAYERS).unwrap_or(now);
            ui.add_space(theme::space::MEDIUM);
            let mut seating = choices.seating();
            let offer =
                Offer { controllers: Some(controller), order: true, most: Some(*PLAYERS.end()), names };
            let seated = places::rows(ui, texts, &mut seating, choices.players, offer);
            choices.players = seated.unwrap_or(choices.players);
            choices.places = seating.places;
            if choices.players == 2 {
                third_player(ui, texts, &mut choices.third_player);
            }
            form::fill(ui, height);
        });
    }

    /// The right card: modules, the deal, and what few choose, folded away.
    fn agreed(&mut self, ui: &mut Ui, texts: &Texts) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            if self.own.has_own_tiles() {
                parts::choose_tiles(ui, texts, &mut self.choices.own_tiles);
            }
            modules(ui, texts, &mut self.choices.options.common);
            self.deals(ui, texts);
            ui.add_space(theme::space::MEDIUM);
            let has_seed = self.choices.deals.needs_seed();
            let label = if has_seed { texts.alhambra_new_seed_more() } else { texts.alhambra_new_more() };
            unfolds_called(ui, texts, label, &mut self.unfolded);
            // What is wrong stays in sight.
            self.unfolded |= self.wrong_seed(texts).is_some();
            if self.unfolded {
                if has_seed {
                    self.seed_and_code(ui, texts);
                }
                let Choices { options, players, .. } = &mut self.choices;
                second_scoring(ui, texts, &mut options.common);
                further_action(ui, texts, &mut options.further_action);
                open_hands(ui, texts, &mut options.open_hands);
                readings(ui, texts, &mut options.common, *players);
            }
        });
    }

    /// Where tiles and cards come from.
    fn deals(&mut self, ui: &mut Ui, texts: &Texts) {
        let all = [Deals::Program, Deals::Typed];
        let name = texts.alhambra_new_deals();
        form::field(ui, name, |ui, _| {
            let words = [texts.alhambra_new_deals_program(), texts.alhambra_new_deals_typed()];
            let mut chosen = all.iter().position(|of| *of == self.choices.deals).unwrap_or_default();
            segmented::show(ui, name, &mut chosen, &words);
            self.choices.deals = all[chosen];
        });
        if self.choices.deals == Deals::Typed {
            form::hint(ui, texts.alhambra_new_deals_hint());
        }
    }

    /// The seed of what the program shuffles, and the code that goes with it.
    fn seed_and_code(&mut self, ui: &mut Ui, texts: &Texts) {
        form::field(ui, texts.alhambra_new_seed(), |ui, label| {
            ui.horizontal(|ui| {
                form::text(ui, label, &mut self.seed, "", FIELD, MOST_SEED);
                if ui.add(Button::secondary(texts.new_seed_new()).icon(Symbol::Die)).clicked() {
                    self.seed = new_seed().to_string();
                }
            });
        });
        form::hint(ui, texts.alhambra_new_seed_hint());
        let challenge =
            written_seed(&self.seed).and_then(|seed| self.choices.challenge(texts, self.own, seed));
        if let Some(challenge) = challenge {
            let code = challenge.code();
            form::field(ui, texts.challenges_code(), |ui, _| {
                ui.horizontal(|ui| {
                    let theme = Theme::of(ui.ctx());
                    ui.label(RichText::new(&code).font(theme::figures(TextSize::TEXT)).color(theme.ink));
                    copy::button(ui, texts, &mut self.copied, || code.clone());
                });
            });
        }
    }

    fn outline(&self, texts: &Texts) -> Outline {
        Outline {
            title: title(texts, self.choices.players, &self.choices.options.common.modules),
            hint: texts.alhambra_new_game_hint().to_owned(),
            fault: self.fault(texts),
        }
    }

    /// What is wrong with a name or the seed.
    fn fault(&self, texts: &Texts) -> Option<String> {
        let names = names(&self.choices.playing(), texts);
        fault_of_names(texts, names, &self.choices.third_player).or_else(|| self.wrong_seed(texts))
    }

    /// What is wrong with the seed, where there is to be one.
    fn wrong_seed(&self, texts: &Texts) -> Option<String> {
        let wrong = self.choices.deals.needs_seed() && written_seed(&self.seed).is_none();
        wrong.then(|| texts.new_seed_digits().to_owned())
    }
}
