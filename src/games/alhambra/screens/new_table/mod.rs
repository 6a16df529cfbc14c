//! A new table: who plays, the modules, and what else is agreed. Ready to start.

mod choices;
pub mod options;

use egui::{Key as Press, Ui};

use crate::{
    screens::{
        parts,
        setup::{FIELD, fault_of_names, third_player, title, unfolds},
    },
    session::{AppView, GameCommand, GamePage, PLAYERS},
};
use choices::Choices;
use common::{
    host::AppRequest,
    screens::setup::{Offer, Outline, SetupRequest, page, places, players},
    seating::{Seating, known_players},
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form::{self, Column},
    last_drawn::LastDrawn,
    theme,
    widgets::{drop_list, surface::Surface},
};

/// The choice of who goes first is no narrower beside how many play.
const FIRST: f32 = 160.0;

/// What the page remembers.
#[derive(Default)]
pub struct NewTablePage {
    choices: Option<Choices>,
    /// The readings of the rules are unfolded.
    unfolded: bool,
    last_drawn: LastDrawn,
}

impl NewTablePage {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if self.last_drawn.just_opened(ui) {
            self.choices = None;
        }
        let texts = app.texts;
        let mut form = Form {
            choices: self.choices.take().unwrap_or_else(|| opened(app)),
            unfolded: self.unfolded,
            has_own_tiles: app.desk.own.has_own_tiles(),
            beside: 0.0,
        };
        let asked = page(
            &mut form,
            ui,
            texts,
            [texts.new_table_title(), texts.new_start()],
            vec![
                Action::new(texts.late_title(), GamePage::LateEntry).icon(Symbol::Plus).key(Press::E),
                Action::new(texts.alhambra_home_pieces(), GamePage::Pieces).icon(Symbol::Grid).key(Press::B),
            ],
            |form, ui, column| match column {
                Column::Left(height) => form.people(ui, texts, height),
                Column::Right => form.agreed(ui, texts),
            },
            |form| form.outline(texts),
        );
        let Form { mut choices, unfolded, .. } = form;
        match asked {
            Some(SetupRequest::Start) => {
                let me = app.settings.player_name.trim();
                let table = choices.table(texts, me, &app.desk.own);
                // At the next table it is the next one's turn.
                choices.first = choices.seating().of_first(choices.players).next_first();
                keep(&choices, app, commands);
                commands.extend(table.map(|table| GameCommand::Start(Box::new(table))));
            }
            Some(SetupRequest::Back) => {
                keep(&choices, app, commands);
                commands.push(AppRequest::Back.into());
            }
            Some(SetupRequest::More(page)) => {
                keep(&choices, app, commands);
                commands.push(match page {
                    GamePage::LateEntry => GameCommand::TypeIn(None),
                    page => AppRequest::Show(page).into(),
                });
            }
            None => {}
        }
        (self.choices, self.unfolded) = (Some(choices), unfolded);
    }
}

/// A fresh page: what was chosen last.
fn opened(app: &AppView<'_>) -> Choices {
    let mut choices = Choices::remembered(app.settings);
    let mut seating = choices.seating();
    seating.propose(&known_players(app.settings, app.people), app.people);
    choices.people = seating.places;
    choices
}

fn keep(choices: &Choices, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
    let settings = choices.remember(app.settings);
    if settings != *app.settings {
        commands.push(AppRequest::Set(Box::new(settings)).into());
    }
}

/// How many play.
fn number(ui: &mut Ui, texts: &Texts, choices: &mut Choices) {
    choices.players = players(ui, texts, choices.players, PLAYERS).unwrap_or(choices.players);
}

/// Who goes first: the cards decide that (§A4.2), so it may be said later.
fn first(ui: &mut Ui, texts: &Texts, seating: &mut Seating<()>, players: usize) {
    form::field(ui, texts.new_first(), |ui, label| {
        let names = seating.of_first(players).names(texts);
        let later = std::iter::once(texts.alhambra_new_first_later());
        let choices: Vec<&str> = later.chain(names.iter().map(String::as_str)).collect();
        let mut chosen = seating.first.filter(|first| *first < players).map_or(0, |first| first + 1);
        let width = FIELD.min(ui.available_width());
        drop_list::show(ui, label, width, &mut chosen, &choices);
        seating.first = chosen.checked_sub(1);
    });
}

/// The choices while they are shown.
struct Form {
    choices: Choices,
    unfolded: bool,
    /// The box has others than the first edition.
    has_own_tiles: bool,
    /// The height of what the left card holds, where it stands beside the right one.
    beside: f32,
}

impl Form {
    /// The left card: who plays.
    fn people(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let choices = &mut self.choices;
            let mut seating = choices.seating();
            let numbers = theme::size::TOUCH * PLAYERS.count() as f32;
            // Rows come and go with the players: what has one place stands above them.
            if ui.available_width() >= numbers + theme::space::MEDIUM + FIRST {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
                    ui.vertical(|ui| number(ui, texts, choices));
                    ui.vertical(|ui| first(ui, texts, &mut seating, choices.players));
                });
            } else {
                number(ui, texts, choices);
                ui.add_space(theme::space::MEDIUM);
                first(ui, texts, &mut seating, choices.players);
            }
            ui.add_space(theme::space::MEDIUM);
            let offer = Offer { order: true, most: Some(*PLAYERS.end()), ..Offer::default() };
            let seated = places::rows(ui, texts, &mut seating, choices.players, offer);
            choices.players = seated.unwrap_or(choices.players);
            if choices.players == 2 {
                third_player(ui, texts, &mut choices.third_player);
            }
            (choices.people, choices.first) = (seating.places, seating.first);
            self.beside = if height > 0.0 { form::held(ui) } else { 0.0 };
            form::fill(ui, height);
        });
    }

    /// The right card: modules and readings of the rules.
    fn agreed(&mut self, ui: &mut Ui, texts: &Texts) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let Choices { options, players, own_tiles, .. } = &mut self.choices;
            if self.has_own_tiles {
                parts::choose_tiles(ui, texts, own_tiles);
            }
            options::modules(ui, texts, options);
            options::second_scoring(ui, texts, options);
            ui.add_space(theme::space::MEDIUM);
            if unfolds(ui, texts, &mut self.unfolded) {
                options::readings(ui, texts, options, *players);
            }
            form::fill(ui, self.beside);
        });
    }

    fn outline(&self, texts: &Texts) -> Outline {
        Outline {
            title: title(texts, self.choices.players, &self.choices.options.modules),
            hint: texts.alhambra_new_hint().to_owned(),
            fault: fault_of_names(texts, self.choices.playing().names(texts), &self.choices.third_player),
        }
    }
}
