//! A decision tried again, on the screen of a game: the position without the answer, and in the place of advice what is asked,
//! then what the try was worth and what would have been best.

use egui::{Key as Press, Rect, ScrollArea, Ui, Vec2};

use super::{
    play::{
        actions::{self, ActionRequest},
        advised::Advised,
        area::PlayArea,
        arrangement::{LEAST, Parts},
        deck_track,
        falcons::{self, FalconRequest},
        followed::Followed,
        guide,
        seen::Seen,
    },
    told::BoardMessage,
};
use crate::{
    rules::{Cell, Module},
    session::{
        HintText, LookBack, PlayCommand, PlayView, Telling, Trial, TrialCommand, challenges, look_back,
        option_text,
    },
};
use common::{
    host::AppRequest,
    play::Exercise,
    screens::{advice, challenges::heading_of, lesson::paragraph, trial as trial_page},
};
use text::{Language, Texts};
use ui::{
    actions::Action,
    dialogs,
    drawing::symbols::Symbol,
    room,
    theme::{self, TextSize, space},
    widgets::surface::{self, Surface},
};

/// What the screen remembers.
#[derive(Default)]
pub struct TrialScreen {
    /// Which decision it is.
    exercise: Option<Exercise>,
    area: PlayArea,
    /// The falcons lie over the screen.
    lists_falcons: bool,
    /// Once it is made, the position after the best is shown and not the one before the decision.
    shows_best: bool,
    answer: Option<Answer>,
}

/// What was found, in words, and in which language.
struct Answer {
    language: Language,
    told: LookBack,
    read: HintText,
    /// What was done in the game.
    then: String,
}

impl TrialScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
        let Some(trial) = app.desk.trials.open() else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let (texts, game) = (app.texts, trial.game());
        self.follow(texts, trial);
        let best = trial.judged().filter(|_| self.shows_best).map(|judged| &judged.best().after);
        let shown = if trial.is_open() { trial.position() } else { best.unwrap_or(trial.before()) };
        let seen = Seen::of(game, shown, trial.seat(), trial.is_open());
        let people = (0..seen.config.players()).filter(|seat| game.policy(*seat).is_none()).count();
        let length = game.log().len();
        let followed = Followed { name: "trial", game, position: shown, seen: length, people };
        self.area.follow(ui, texts, followed, &seen, length);
        let usual = texts.alhambra_play_title(seen.config.players());
        let challenge = challenges::name_of(texts, trial.whole());
        let titled = heading_of(&trial.whole().header.title, challenge.as_ref(), &usual);
        let about = (trial, titled.said, &app.desk.drills);
        let track = |ui: &mut Ui| deck_track::show(ui, texts, &seen);
        trial_page::bar(ui, texts, about, !self.area.is_held(), track, commands);
        let place = room::below_bar(ui);
        room::scrolled_parts(ui, "alhambra trial", place, LEAST, |ui, room, _| {
            let parts = Parts::of(room, seen.rows.len() - 1, [seen.config.has(Module::Bazaars), true]);
            let parts = if trial.is_open() { parts } else { parts.with_high_advice() };
            self.parts(ui, app, (trial, people), &seen, &parts, commands);
        });
        self.show_falcons(ui, texts, &seen);
    }

    /// Forgets what belongs to another decision, and makes the answer ready once.
    fn follow(&mut self, texts: &Texts, trial: &Trial) {
        if self.exercise.as_ref() != Some(&trial.exercise) {
            *self = Self { exercise: Some(trial.exercise.clone()), ..Self::default() };
        }
        let Some(judged) = trial.judged() else {
            (self.answer, self.shows_best) = (None, false);
            return;
        };
        let language = texts.language();
        if self.answer.as_ref().is_none_or(|answer| answer.language != language) {
            let (config, before) = (trial.game().config(), trial.before());
            let told = look_back(texts, config, before, trial.seat(), judged);
            let read = told.read_as(|words| texts.trial_tried(words));
            let then = option_text(texts, config, before, trial.played(), Telling::Deeds);
            let then = texts.alhambra_trial_played(&then);
            self.answer = Some(Answer { language, told, read, then });
        }
    }

    fn parts(
        &mut self,
        ui: &mut Ui,
        app: &PlayView<'_>,
        (trial, people): (&Trial, usize),
        seen: &Seen<'_>,
        parts: &Parts,
        commands: &mut Vec<PlayCommand>,
    ) {
        let texts = app.texts;
        let cells = parts.advice.and_then(|place| self.card(ui, place, texts, trial)).unwrap_or_default();
        self.area.advised = Advised { cells, ..Advised::default() };
        let guide = if trial.is_open() {
            guide::guide(texts, seen, self.area.chosen)
        } else {
            BoardMessage { words: String::new(), refuses: false }
        };
        let play = |mv| PlayCommand::from(TrialCommand::Play(mv));
        let made = self.area.board(ui, parts.board, texts, seen, (people, &guide));
        commands.extend(made.into_iter().map(play));
        let bought = self.area.offers(ui, parts, texts, seen);
        commands.extend(bought.map(play));
        let title = match people {
            0 | 1 => texts.alhambra_your_hand().to_owned(),
            _ => seen.name(texts, seen.own),
        };
        commands.extend(self.area.hand(ui, parts.hand, texts, seen, &title).map(play));
        if trial.is_open() {
            match actions::show(ui, parts.actions, texts, seen, self.area.chosen) {
                Some(ActionRequest::Play(mv)) => commands.push(play(mv)),
                Some(ActionRequest::Falcons) => self.lists_falcons = true,
                None => {}
            }
        } else {
            self.ways_on(ui, parts.actions, app, trial, commands);
        }
        if !self.lists_falcons {
            self.area.let_go(ui, texts);
        }
    }

    /// What is asked, or what was found; the cells of what is best, or of the option that is pointed at.
    fn card(&self, ui: &mut Ui, place: Rect, texts: &Texts, trial: &Trial) -> Option<Vec<Cell>> {
        let contents = |ui: &mut Ui| {
            if trial.is_open() {
                surface::heading(ui, texts.alhambra_trial_question());
                paragraph(ui, texts.trial_hint(), TextSize::TEXT);
                return None;
            }
            let is_judged = trial_page::verdict(ui, texts, trial);
            let answer = self.answer.as_ref().filter(|_| is_judged)?;
            paragraph(ui, &answer.then, TextSize::TEXT);
            let [pointed, _] = advice::show(ui, texts, &answer.read, true, false);
            let option = pointed.map_or(0, |rank| usize::from(rank) - 1);
            Some(answer.told.hint.options.get(option)?.cells.clone())
        };
        let card = Surface::Plain.show_in(ui, place, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::TIGHT);
            ScrollArea::vertical().id_salt("trial").show(ui, contents).inner
        });
        card.inner
    }

    /// What can be done once it is made.
    fn ways_on(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        app: &PlayView<'_>,
        trial: &Trial,
        commands: &mut Vec<PlayCommand>,
    ) {
        if trial.judged().is_none() {
            return;
        }
        let texts = app.texts;
        Surface::Plain.show_in(ui, place, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::SMALL);
            let best = |ui: &mut Ui| {
                let best = Action::new(texts.alhambra_trial_best(), ()).icon(Symbol::Star).key(Press::H);
                if best.selected(self.shows_best).show(ui, texts).is_some() {
                    self.shows_best = !self.shows_best;
                }
            };
            trial_page::next(ui, texts, &app.desk.drills, best, commands);
        });
    }

    /// The falcons, over the screen.
    fn show_falcons(&mut self, ui: &Ui, texts: &Texts, seen: &Seen<'_>) {
        if !self.lists_falcons {
            return;
        }
        let width = theme::size::WIDE_DIALOG;
        let shown = dialogs::window(ui, "alhambra trial falcons", width, |ui| falcons::show(ui, texts, seen));
        if let Some(FalconRequest::Take(falcon)) = shown.inner {
            self.area.falcon(seen, falcon);
        }
        self.lists_falcons = shown.inner.is_none() && !shown.should_close();
    }
}
