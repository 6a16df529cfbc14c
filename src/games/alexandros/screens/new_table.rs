//! A new table: who plays, on which board if any, and how the rules are read.

use egui::{Key as Press, Ui};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    log::{GAME, Options},
    rules::{Board, GOAL, GameConfig, Joker, PLAYERS, Recall, Rim, RimWalls},
    session::{Alexandros, AppView, GameCommand, GamePage},
};
use common::{
    host::AppRequest,
    screens::setup::{Offer, Outline, SetupRequest, is_usual_again, page, places, players},
    seating::{SeatSetup, Seating, known_players},
    table::{Beginning, NewTable, TableCommand},
};
use storage::{Settings, mended};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form::{self, Column},
    last_drawn::LastDrawn,
    theme,
    widgets::{drop_list, segmented, stepper, surface::Surface},
};

/// The possible goals, and the steps between them (§X7).
const GOALS: std::ops::RangeInclusive<i64> = 20..=200;
const GOAL_STEP: i64 = 10;
/// The goal of the rules.
const USUAL_GOAL: i64 = GOAL as i64;
/// The width of a list of names.
const LIST: f32 = 280.0;

/// What is remembered from table to table. In the settings the places are called `people`, as in other games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Choices {
    players: usize,
    people: Vec<SeatSetup<()>>,
    first: Option<usize>,
    #[serde(flatten)]
    options: Options,
    /// The file of the board; none for a table without one.
    board: Option<String>,
}

impl Choices {
    /// What was last chosen, without what is no longer possible.
    fn remembered(value: &Value, me: &SeatSetup<()>) -> Self {
        let seating = Seating::with_me(me, *PLAYERS.end());
        let options = Options {
            goal: USUAL_GOAL,
            rim: Rim::default(),
            rim_walls: RimWalls::default(),
            joker: Joker::default(),
            recall: Recall::default(),
        };
        let usual = Self { players: 4, people: seating.places, first: None, options, board: None };
        let valid = |choices: &Self| {
            PLAYERS.contains(&choices.players) && choices.options.config(choices.players, None).is_ok()
        };
        let (mut last, _) = mended(usual, value, valid);
        let mut seating = Seating { places: std::mem::take(&mut last.people), first: last.first };
        seating.resize(*PLAYERS.end());
        last.people = seating.places;
        last
    }
}

/// What the page remembers.
#[derive(Default)]
pub struct NewTableScreen {
    choices: Option<Choices>,
    seating: Seating<()>,
    /// The boards that exist, each with its file and its name.
    boards: Vec<(String, String, Board)>,
    last_drawn: LastDrawn,
    /// The height of who plays beside the other card; 0 where they are one below the other.
    beside: f32,
}

impl NewTableScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if self.last_drawn.just_opened(ui) || self.choices.is_none() {
            self.open(app);
        }
        let texts = app.texts;
        let asked = page(
            self,
            ui,
            texts,
            [texts.new_table_title(), texts.new_start()],
            vec![
                Action::new(texts.late_title(), GamePage::LateEntry).icon(Symbol::Plus).key(Press::E),
                Action::new(texts.alexandros_page_boards(), GamePage::Boards)
                    .icon(Symbol::Copy)
                    .key(Press::B),
            ],
            |screen, ui, column| match column {
                Column::Left(height) => screen.people(ui, texts, height),
                Column::Right => screen.rules(ui, texts),
            },
            |screen| screen.outline(texts),
        );
        match asked {
            Some(SetupRequest::Start) => self.start(app, commands),
            Some(SetupRequest::Back) => {
                self.keep(app, commands);
                commands.push(AppRequest::Back.into());
            }
            Some(SetupRequest::More(page)) => {
                self.keep(app, commands);
                commands.push(match page {
                    GamePage::LateEntry => GameCommand::TypeIn(None),
                    page => AppRequest::Show(page).into(),
                });
            }
            None => {}
        }
    }

    /// Opens the page afresh, with what was last chosen.
    fn open(&mut self, app: &AppView<'_>) {
        let settings = app.settings;
        let me = SeatSetup { me: false, ..SeatSetup::mine(&settings.player_name, &settings.player_colour) };
        let none = Value::Null;
        let mut choices = Choices::remembered(settings.forms.get(GAME).unwrap_or(&none), &me);
        self.boards = super::boards::known(app);
        choices.board = choices.board.filter(|file| self.boards.iter().any(|(known, ..)| known == file));
        self.seating = Seating { places: choices.people.clone(), first: choices.first };
        self.seating.propose(&known_players(settings, app.people), app.people);
        self.choices = Some(choices);
    }

    /// The left card: who plays.
    fn people(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        let Some(choices) = &mut self.choices else { return };
        let (seating, beside) = (&mut self.seating, &mut self.beside);
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            // Rows come and go with the number of players, so what has a fixed place stands above them.
            ui.horizontal_top(|ui| {
                let count = ui.vertical(|ui| players(ui, texts, choices.players, PLAYERS)).inner;
                choices.players = count.unwrap_or(choices.players);
                ui.vertical(|ui| places::first(ui, texts, seating, choices.players));
            });
            ui.add_space(theme::space::MEDIUM);
            let offer = Offer { order: true, most: Some(*PLAYERS.end()), ..Offer::default() };
            let seated = places::rows(ui, texts, seating, choices.players, offer);
            choices.players = seated.unwrap_or(choices.players);
            form::hint(ui, texts.alexandros_page_new_seats_hint());
            *beside = if height > 0.0 { form::held(ui) } else { 0.0 };
            form::fill(ui, height);
        });
    }

    /// The right card: the board, the goal, and the readings of the rules.
    fn rules(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(choices) = &mut self.choices else { return };
        let (boards, beside) = (&self.boards, self.beside);
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            form::field(ui, texts.alexandros_page_board(), |ui, label| {
                let none = texts.alexandros_page_without_board();
                let names = std::iter::once(none).chain(boards.iter().map(|(_, name, _)| name.as_str()));
                let names: Vec<&str> = names.collect();
                let at = |file: &String| boards.iter().position(|(known, ..)| known == file);
                let mut chosen = choices.board.as_ref().and_then(at).map_or(0, |place| place + 1);
                drop_list::show(ui, label, LIST, &mut chosen, &names);
                let chosen = chosen.checked_sub(1).and_then(|place| boards.get(place));
                choices.board = chosen.map(|(file, ..)| file.clone());
            });
            let hints = [texts.alexandros_page_without_board_hint(), texts.alexandros_page_board_hint()];
            form::hint_of(ui, &hints, usize::from(choices.board.is_some()));
            let name = texts.alexandros_page_goal();
            form::field(ui, name, |ui, _| {
                let (less, more) = (texts.new_pad_fewer(name), texts.new_pad_more(name));
                let goal = &mut choices.options.goal;
                stepper::show_steps(ui, name, [&less, &more], goal, GOALS, GOAL_STEP, i64::to_string);
                // A goal that was changed stays for the next table, and says so.
                if is_usual_again(ui, texts, name, USUAL_GOAL, *goal == USUAL_GOAL) {
                    *goal = USUAL_GOAL;
                }
            });
            readings(ui, texts, &mut choices.options, choices.board.is_some());
            form::fill(ui, beside);
        });
    }

    fn outline(&self, texts: &Texts) -> Outline {
        let players = self.choices.as_ref().map_or(0, |choices| choices.players);
        Outline {
            title: texts.alexandros_title(players),
            hint: texts.alexandros_page_new_hint().to_owned(),
            fault: self.seating.of_first(players).fault(texts),
        }
    }

    /// Remembers the choices for the next time.
    fn keep(&self, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(choices) = &self.choices else { return };
        let (people, first) = (self.seating.places.clone(), self.seating.first);
        let chosen = Choices { people, first, ..choices.clone() };
        let mut settings = Settings { ..app.settings.clone() };
        settings.forms.insert(GAME.to_owned(), serde_json::to_value(chosen).unwrap_or_default());
        if settings != *app.settings {
            commands.push(AppRequest::Set(Box::new(settings)).into());
        }
    }

    fn start(&mut self, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(choices) = &self.choices else { return };
        let board = choices.board.as_ref();
        let board = board.and_then(|file| self.boards.iter().find(|(known, ..)| known == file));
        let name = board.map(|(_, name, _)| name.clone()).unwrap_or_default();
        let config = choices.options.config(choices.players, board.map(|(.., board)| board.clone()));
        let Ok(config) = config else { return };
        let mut playing = self.seating.of_first(choices.players);
        playing.find_me(&app.settings.player_name);
        playing.draw_first();
        // At the next table, the next player begins.
        self.seating.first = self.seating.first.and_then(|_| playing.next_first());
        self.keep(app, commands);
        commands.push(TableCommand::Start(Box::new(new_table(app.texts, &playing, name, config))));
    }
}

/// The table of these players: the one who begins has the first seat, and turns go round from there.
fn new_table(
    texts: &Texts,
    playing: &Seating<()>,
    layout_name: String,
    config: GameConfig,
) -> NewTable<Alexandros> {
    let mut seats = playing.seats(texts);
    seats.rotate_left(playing.first.unwrap_or(0));
    let says = seats.first().map(|seat| texts.alexandros_page_goes_first(&seat.name));
    NewTable { seats, layout_name, beginning: Beginning { config, events: Vec::new(), seed: None, says } }
}

/// The options of §X7; those about moves matter only on a board.
fn readings(ui: &mut Ui, texts: &Texts, options: &mut Options, on_board: bool) {
    let mut choose = |name: &str, names: [&str; 2], second: bool| {
        let mut chosen = usize::from(second);
        form::field(ui, name, |ui, _| segmented::show(ui, name, &mut chosen, &names));
        chosen == 1
    };
    let names = [texts.alexandros_page_recall_action(), texts.alexandros_page_recall_free()];
    let second = choose(texts.alexandros_page_recall_costs(), names, options.recall == Recall::Free);
    options.recall = if second { Recall::Free } else { Recall::Action };
    if !on_board {
        return;
    }
    let names = [texts.alexandros_page_joker_each(), texts.alexandros_page_joker_both()];
    let second = choose(texts.alexandros_page_joker(), names, options.joker == Joker::Both);
    options.joker = if second { Joker::Both } else { Joker::Each };
    let names = [texts.alexandros_page_rim_boundary(), texts.alexandros_page_rim_walls_only()];
    let second = choose(texts.alexandros_page_rim(), names, options.rim == Rim::Walls);
    options.rim = if second { Rim::Walls } else { Rim::Boundary };
    let names = [texts.alexandros_page_rim_laid(), texts.alexandros_page_rim_none()];
    let second = choose(texts.alexandros_page_rim_walls(), names, options.rim_walls == RimWalls::None);
    options.rim_walls = if second { RimWalls::None } else { RimWalls::Laid };
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use text::Language;

    #[test]
    fn what_was_chosen_comes_back_and_nonsense_does_not() {
        let me = SeatSetup::mine("Zoé", "teal");
        let fresh = Choices::remembered(&Value::Null, &me);
        assert_eq!((fresh.players, fresh.people[0].name.as_str(), fresh.people.len()), (4, "Zoé", 4));
        let mut chosen = Choices { players: 3, board: Some("ours.json".to_owned()), ..fresh };
        chosen.options.recall = Recall::Free;
        chosen.people[1].name = "Ben".to_owned();
        let value = serde_json::to_value(&chosen).unwrap();
        assert_eq!(Choices::remembered(&value, &me), chosen);
        let beyond = Choices::remembered(&json!({"players": 9, "goal": 7}), &me);
        assert_eq!((beyond.players, beyond.options.goal), (4, 100));
    }

    #[test]
    fn who_goes_first_has_the_first_seat_and_the_others_follow_clockwise() {
        let texts = Texts::new(Language::English);
        let mut seating = Seating::with_me(&SeatSetup::mine("Ada", "red"), 3);
        seating.places[1].name = "Ben".to_owned();
        seating.places[2].name = "Cleo".to_owned();
        seating.first = Some(2);
        let table = new_table(&texts, &seating, "Ours".to_owned(), GameConfig::new(3).unwrap());
        let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!((names, table.layout_name.as_str()), (vec!["Cleo", "Ada", "Ben"], "Ours"));
    }
}
