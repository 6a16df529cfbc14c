//! A decision tried again: the position without the answer, then what the try was worth and what would have been best.

use egui::{Rect, Ui};

use super::{
    arrangement::Arrangement,
    board::{GAP, race_height},
    play::{
        advice,
        lines::{heading, small},
    },
    position,
    race_view::Race,
    review::step::ShownDecision,
    turn_choices::{TurnChoices, TurnStep},
};
use crate::{
    session::{AppView, GameCommand, RollAndWrite, Trial, TrialCommand, look_back, trial::turns_to_undo},
    text::event_text,
    widgets::player_sheet::SheetResponse,
};
use common::{
    BuildingType,
    host::AppRequest,
    screens::{advice::show as show_advice, trial as trial_page},
    table::played_title,
};
use text::{Language, Texts};
use ui::{room, theme};

/// The least that the question is told in, and the answer.
const QUESTION: f32 = 280.0;
const ANSWER: f32 = 360.0;
/// The rows of the race are no lower.
const LOW_ROW: f32 = 20.0;
/// In less room the options of an answer stand close together.
const ROOMY: f32 = 320.0;

/// What the screen remembers.
#[derive(Default)]
pub struct TrialScreen {
    choices: TurnChoices,
    /// What was found, in words, and in which language.
    answer: Option<(Language, ShownDecision)>,
}

impl TrialScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(trial) = app.desk.trials.open() else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let texts = app.texts;
        self.follow(ui, texts, trial);
        let room = room::below_bar(ui);
        let title = played_title::<RollAndWrite>(texts, trial.whole());
        trial_page::bar(ui, texts, (trial, &title, &app.desk.drills), true, |_| {}, commands);
        let parts = Arrangement::of(room);
        let shown = parts.show_sheet(ui, 0.0, |ui, place| self.sheet(ui, place, app, trial));
        if trial.is_open() {
            commands.extend(self.choices.on_sheet(ui, texts, &shown, trial.game()).into_iter().map(step));
        }
        let state = if trial.is_open() { trial.game().state() } else { trial.before() };
        let race = Race {
            current: Some(trial.seat()),
            ..Race::of(trial.game().config(), state, &trial.game().header.seats)
        };
        let mut race = parts.race_view(ui, texts, race);
        let needed = if trial.is_open() { QUESTION } else { ANSWER };
        if !room::is_upright(room.size()) {
            // The race comes second: an answer that is cut off is none.
            let over = race_height(&race) + GAP + needed - parts.height();
            let row = race.row_height - over / BuildingType::COUNT as f32;
            race.row_height = row.clamp(LOW_ROW, race.row_height);
        }
        parts.show_race_and_card(ui, &race, needed, |ui| {
            if trial.is_open() {
                self.question(ui, texts, trial, commands);
            } else {
                self.answer(ui, app, trial, commands);
            }
        });
    }

    /// Forgets what belongs to another position, and makes the answer ready once.
    fn follow(&mut self, ui: &Ui, texts: &Texts, trial: &Trial) {
        self.choices.follow(ui, texts, trial.game(), trial.is_open(), turns_to_undo(trial));
        let Some(judged) = trial.judged() else {
            self.answer = None;
            return;
        };
        if self.answer.as_ref().is_none_or(|(language, _)| *language != texts.language()) {
            let config = trial.game().config();
            let told = look_back(texts, trial.goal(), config, trial.before(), judged);
            let read = told.read_as(|words| texts.trial_tried(words));
            self.answer = Some((texts.language(), ShownDecision { number: 0, read, drawn: told.hint }));
        }
    }

    fn sheet(&mut self, ui: &mut Ui, place: Rect, app: &AppView<'_>, trial: &Trial) -> SheetResponse {
        let (texts, game, is_open) = (app.texts, trial.game(), trial.is_open());
        let state = if is_open { game.state() } else { trial.before() };
        let mut view = position::sheet_view(texts, game.config(), state, trial.seat(), app.settings.letters);
        let title = event_text::name(texts, &game.header.seats, trial.seat());
        if !game.config().is_solo() {
            view.title = &title;
        }
        if is_open {
            self.choices.mark(ui, texts, game, &mut view);
        } else {
            view.still = true;
            if let Some((_, answer)) = &self.answer {
                advice::mark_cells(&mut view, texts, &answer.drawn, None);
            }
        }
        self.choices.show_sheet(ui, place, &view)
    }

    /// What can be done, and that the answer comes after one try.
    fn question(&mut self, ui: &mut Ui, texts: &Texts, trial: &Trial, commands: &mut Vec<GameCommand>) {
        let game = trial.game();
        heading(ui, &texts.trial_question(trial.before().round()));
        commands
            .extend(self.choices.buttons(ui, texts, game, texts.trial_done(), None).into_iter().map(step));
        if game.state() == trial.before() && game.state().offered() > 0 {
            small(ui, texts.trial_tap());
        }
        small(ui, texts.trial_hint());
    }

    /// What the try was worth, what it cost in the game, and what would have been best.
    fn answer(&self, ui: &mut Ui, app: &AppView<'_>, trial: &Trial, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let is_low = ui.available_height() < ROOMY;
        if is_low {
            ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
        }
        let is_judged = trial_page::verdict(ui, texts, trial);
        if let Some((_, told)) = self.answer.as_ref().filter(|_| is_judged) {
            trial_page::next(ui, texts, &app.desk.drills, |_| {}, commands);
            show_advice(ui, texts, &told.read, is_low, true);
        }
    }
}

/// A step of the try.
fn step(step: TurnStep) -> GameCommand {
    GameCommand::Trial(match step {
        TurnStep::Play(command) => TrialCommand::Play(command),
        TurnStep::Back => TrialCommand::Undo,
    })
}
