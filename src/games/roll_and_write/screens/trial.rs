//! A decision tried again: the position without the answer, then what the try was worth and what would have been best.

use egui::{Key as Press, Label, Rect, RichText, Ui, UiBuilder, vec2};

use super::{
    arrangement::Arrangement,
    board::{race_height, show_race},
    play::{
        advice,
        change_dice::ChangingDice,
        keep_pair,
        lines::{heading, small},
        offers::{self, Special},
        refusal::Refusal,
        sheet,
    },
    position::{self, Race, cell},
    review::step::ShownDecision,
};
use crate::{
    games::{
        common::{
            host::{AppRequest, Source},
            screens::game_actions,
        },
        roll_and_write::{
            log::Game,
            rules::{Move, Phase},
            session::{AppView, DrillCommand, GameCommand, LookBack, Trial, TrialCommand},
            text::{event_text, figures::Figures},
            widgets::player_sheet::{self, SheetAction, SheetResponse},
        },
    },
    text::{Language, Texts},
    ui::{
        actions::{Action, offer},
        drawing::symbols::Symbol,
        keys::ARROWS,
        room,
        theme::{self, TextSize, Theme},
        widgets::{roving, surface::Surface, top_bar},
    },
};

/// The least that the question or the answer is told in.
const LEAST: f32 = 280.0;

/// What the screen remembers.
#[derive(Default)]
pub struct TrialScreen {
    changing: ChangingDice,
    refusal: Refusal,
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
        bar(ui, texts, trial, commands);
        let parts = Arrangement::of(room);
        let shown = parts.show_sheet(ui, 0.0, |ui, place| self.sheet(ui, place, app, trial));
        if trial.is_open() {
            self.act_on(ui, texts, &shown, trial, commands);
        }
        let state = if trial.is_open() { trial.game().state() } else { trial.before() };
        let race = Race {
            current: Some(trial.seat()),
            ..Race::of(trial.game().config(), state, &trial.game().header.seats)
        };
        let row_height = parts.row_height((parts.height() - 440.0) / 6.0);
        let mut race = position::score_view(texts, &Theme::of(ui.ctx()), race, row_height);
        race.title = "";
        parts.show_side(ui, (race_height(&race), LEAST), |ui, [above, below]| {
            show_race(ui, above, &race);
            Surface::Plain.show_in(ui, below, |ui| {
                ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::SMALL);
                if trial.is_open() {
                    self.question(ui, texts, trial, commands);
                } else {
                    self.answer(ui, app, trial, commands);
                }
            });
        });
    }

    /// Forgets what belongs to another position, and makes the answer ready once.
    fn follow(&mut self, ui: &Ui, texts: &Texts, trial: &Trial) {
        self.refusal.follow(ui, trial.game());
        if !trial.is_open() || !offers::can_turn_dice(texts, trial.game()) {
            self.changing.end();
        }
        let Some(judged) = trial.judged() else {
            self.answer = None;
            return;
        };
        if self.answer.as_ref().is_none_or(|(language, _)| *language != texts.language()) {
            let config = trial.game().config();
            let told = LookBack::new(texts, trial.goal(), config, trial.before(), judged);
            self.answer = Some((texts.language(), ShownDecision::new(texts, told)));
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
            sheet::mark_cells(&mut view, game);
            sheet::mark_kept(&mut view, state.phase());
            offer(ui, texts.keys_do_move(), ARROWS);
            if roving::arrives(ui) {
                view.focus = Some(sheet::first_buildable(&view));
                // egui would move on from there in the same frame.
                ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
            }
            self.changing.follow(&view, texts, game);
            view.dice_sense = offers::can_turn_dice(texts, game);
        } else {
            view.still = true;
            if let Some((_, answer)) = &self.answer {
                advice::mark_cells(&mut view, texts, &answer.drawn, None);
            }
        }
        let shown = ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("sheet"), |ui| {
            let shown = player_sheet::show(ui, &view);
            self.refusal.show(ui, shown.response.rect);
            shown
        });
        shown.inner
    }

    /// What is done to the sheet, and the keys of what is numbered on it.
    fn act_on(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        shown: &SheetResponse,
        trial: &Trial,
        commands: &mut Vec<GameCommand>,
    ) {
        let game = trial.game();
        let done = match shown.action {
            Some(SheetAction::Refuse { row, column }) => {
                if let Some(place) = shown.pointed_rect {
                    self.refusal.refuse(texts, game, cell(row, column), place);
                }
                None
            }
            Some(action) => offers::on_sheet(game, action, &mut self.changing),
            None => None,
        };
        commands.extend(done.or_else(|| offers::by_number(ui, texts, game)).map(step));
    }

    /// What can be done, and that the answer comes after one try.
    fn question(&mut self, ui: &mut Ui, texts: &Texts, trial: &Trial, commands: &mut Vec<GameCommand>) {
        let game = trial.game();
        let state = game.state();
        heading(ui, &texts.trial_question(trial.before().round()));
        let width = ui.available_width();
        match state.phase() {
            Phase::Action => {
                let (label, detail) = offers::gain(texts, game);
                let gain = Action::new(label, step(Move::GainCoins)).caption(detail).key(Press::G);
                commands.extend(gain.show_wide(ui, texts, width));
                let coins = texts.play_change_detail(state.sheet(state.seat()).coins());
                let can_change = self.changing.is_on() || offers::can_turn_dice(texts, game);
                let mut change = Action::new(texts.play_change(), ()).caption(coins).key(Press::C);
                change = change.selected(self.changing.is_on()).only_if(can_change, texts.why_no_change());
                if change.show_wide(ui, texts, width).is_some() {
                    self.changing.toggle();
                }
                commands.extend(self.changing.show(ui).map(step));
            }
            Phase::Keep | Phase::Kept(_) => {
                commands.extend(keep_pair::show(ui, texts, game).map(step));
            }
            _ => specials(ui, texts, game, commands),
        }
        if matches!(state.phase(), Phase::Built | Phase::Done | Phase::Kept(_)) {
            let detail = offers::what_follows(texts, game);
            let end = Action::new(texts.trial_done(), step(Move::EndTurn)).caption(detail);
            commands.extend(end.key(Press::Enter).primary().once().show_wide(ui, texts, width));
        }
        small(ui, texts.trial_hint());
    }

    /// What the try was worth, what it cost in the game, and what would have been best.
    fn answer(&self, ui: &mut Ui, app: &AppView<'_>, trial: &Trial, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let (Some(judged), Some((_, told))) = (trial.judged(), &self.answer) else {
            ui.label(texts.hint_thinking());
            return;
        };
        let figures = Figures::round(texts, trial.goal());
        let lost = figures.named(&figures.figure(judged.loss.mean));
        let verdict = match trial.is_good() {
            Some(true) => texts.trial_good().to_owned(),
            _ => texts.trial_bad(&lost),
        };
        heading(ui, &verdict);
        let before = texts.trial_in_the_game(&figures.named(&figures.figure(trial.exercise.lost)));
        let theme = Theme::of(ui.ctx());
        ui.add(Label::new(RichText::new(before).font(theme::body(TextSize::TEXT)).color(theme.ink)).wrap());
        let (next, width) = (next(texts, app, trial), ui.available_width());
        commands.extend(next.show_wide(ui, texts, width));
        advice::show(ui, texts, &told.read, (0.0, true), true);
    }
}

/// A step of the try.
fn step(command: Move) -> GameCommand {
    GameCommand::Trial(TrialCommand::Play(command))
}

/// What follows an answer: the next drill, or the way back.
fn next<'a>(texts: &'a Texts, app: &AppView<'_>, trial: &Trial) -> Action<'a, GameCommand> {
    let from_library = matches!(trial.exercise.source, Source::File(_));
    if from_library && app.desk.drills.is_under_way() {
        let on = Action::new(texts.drills_next(), GameCommand::Drill(DrillCommand::Next));
        return on.key(Press::Enter).primary().once();
    }
    Action::new(texts.trial_back(), AppRequest::Close.into()).key(Press::Enter).primary().once()
}

/// Special actions after the action (§5).
fn specials(ui: &mut Ui, texts: &Texts, game: &Game, commands: &mut Vec<GameCommand>) {
    let (legal, width) = (game.legal(), ui.available_width());
    for Special { action, label, detail } in offers::specials(texts, game) {
        let command = Move::Special(action);
        let can = legal.contains(&command);
        let special = Action::new(label, step(command)).caption(detail).key(Press::B);
        commands.extend(special.only_if(can, texts.why_no_second()).show_wide(ui, texts, width));
    }
}

fn bar(ui: &mut Ui, texts: &Texts, trial: &Trial, commands: &mut Vec<GameCommand>) {
    let game = trial.game();
    let title = texts.trial_title(&event_text::title(texts, &game.header, game.config()));
    top_bar::show(
        ui,
        &title,
        |_| {},
        |ui| {
            let back = Action::new(texts.back(), AppRequest::Close.into()).icon(Symbol::Close);
            commands.extend(back.key(Press::Escape).as_icon().show(ui, texts));
            let undo = GameCommand::Trial(TrialCommand::Undo);
            let undo = game_actions::undo(texts, trial.can_undo(), undo).icon(Symbol::Undo).as_icon();
            commands.extend(undo.show(ui, texts));
        },
    );
}
