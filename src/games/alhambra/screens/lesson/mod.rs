//! The lesson: the screen of a game, and beside what one is to do why. Where there is no room for that, it stands in the
//! place of advice.

mod teaching;
mod words;

use egui::{Key as Press, Rect, StrokeKind, Ui, Vec2};

use super::{
    new_game::choices::Choices,
    play::{
        actions::{self, ActionRequest},
        advised::Advised,
        area::PlayArea,
        arrangement::{LEAST, Parts},
        deck_track,
        followed::Followed,
        guide,
        playback::Playback,
        scoring_sheet::ScoringSheet,
        seen::Seen,
    },
    told::BoardMessage,
};
use crate::{
    rules::{
        Cell,
        play::{Move, ToAct},
    },
    session::{
        Chosen, GamePage, PlayCommand, PlayView,
        lesson::{Lesson, SEATS, Step, Topic},
    },
};
use common::{
    host::AppRequest,
    play::new_seed,
    screens::{
        lesson::{self as lesson_page, StepCard},
        tip_card::TipView,
    },
};
use teaching::StepWords;
use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    drawing::symbols::Symbol,
    last_drawn::LastDrawn,
    room,
    theme::{self, TextSize, Theme, space},
    widgets::surface::Surface,
};

/// What the screen remembers.
#[derive(Default)]
pub struct LessonScreen {
    area: PlayArea,
    playback: Playback,
    step_card: StepCard,
    /// Scorings that were told.
    told: usize,
    /// The scoring that is told.
    scoring: Option<ScoringSheet>,
    last_drawn: LastDrawn,
}

impl LessonScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
        let Some(lesson) = &app.desk.lesson else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let (texts, game) = (app.texts, lesson.game());
        if self.last_drawn.just_opened(ui) {
            let last_drawn = std::mem::take(&mut self.last_drawn);
            *self = Self { told: game.state().snapshots().count(), last_drawn, ..Self::default() };
        }
        let followed =
            Followed { name: "lesson", game, position: game.state(), seen: lesson.seen(), people: 1 };
        let pace = (app.motion_times, self.scoring.is_some());
        let (state, entry) = self.playback.follow(ui, followed, pace);
        let is_up_to_date = !self.playback.is_playing();
        let decides = is_up_to_date && game.to_act() == ToAct::Decision(SEATS[0] as u8);
        let seen = Seen::of(game, &state, SEATS[0], decides);
        self.area.follow(ui, texts, followed, &seen, entry);
        self.tell_scorings(&seen);
        let ways = [AppRequest::Back, AppRequest::Show(GamePage::Rules)].map(PlayCommand::from);
        lesson_page::bar(ui, texts, |ui| deck_track::show(ui, texts, &seen), ways, commands);
        let place = room::below_bar(ui);
        let told = StepWords::of(texts, lesson);
        let is_beside = lesson.step().is_some() && self.step_card.has(ui, told.words());
        room::scrolled_parts(ui, "alhambra lesson", place, LEAST, |ui, room, _| {
            let parts = Parts::of(room, seen.rows.len() - 1, [false, !is_beside]);
            self.parts(ui, app, lesson, (&seen, is_up_to_date), (&parts, &told), commands);
        });
        self.show_scoring(ui, app, &seen);
    }

    /// Tells a scoring once it has been held.
    fn tell_scorings(&mut self, seen: &Seen<'_>) {
        let held = seen.state().snapshots().count();
        let last = seen.state().snapshots().last().map(|held| held.scoring);
        if let Some(scoring) = last.filter(|_| held > self.told) {
            self.scoring = Some(ScoringSheet::just_held(scoring, seen.own));
        }
        self.told = held;
    }

    fn parts(
        &mut self,
        ui: &mut Ui,
        app: &PlayView<'_>,
        lesson: &Lesson,
        (seen, is_up_to_date): (&Seen<'_>, bool),
        (parts, told): (&Parts, &StepWords<'_>),
        commands: &mut Vec<PlayCommand>,
    ) {
        let texts = app.texts;
        // The key that hurries on does not pass over what is told then.
        let is_ready = is_up_to_date && self.scoring.is_none();
        let play = |mv: Move| PlayCommand::Lesson(Some(mv));
        // Where something is only told, nothing is to be done.
        let guide = if lesson.due().is_some() || !is_up_to_date {
            guide::guide(texts, seen, self.area.chosen)
        } else {
            BoardMessage { words: String::new(), refuses: false }
        };
        let advised = is_up_to_date.then(|| advised(lesson, seen, self.area.chosen));
        self.area.advised = advised.unwrap_or_default();
        let is_over = lesson.step().is_none() && is_up_to_date;
        if let Some(place) = parts.crowded().filter(|_| is_over) {
            teaching::over(ui, place, texts, seen, told);
        } else {
            let made = self.area.board(ui, parts.board, texts, seen, (1, &guide));
            // One step is told at a time.
            commands.extend(made.into_iter().take(1).map(play));
            if let Some(place) = parts.advice {
                teaching::card(ui, place, texts, (lesson, told), is_up_to_date);
            }
        }
        let bought = self.area.offers(ui, parts, texts, seen);
        commands.extend(bought.map(play));
        let taken = self.area.hand(ui, parts.hand, texts, seen, texts.alhambra_your_hand());
        commands.extend(taken.map(play));
        match lesson.step() {
            Some(_) if is_ready && lesson.due().is_none() => go_on(ui, parts.actions, texts, commands),
            None if is_ready => ending(ui, parts.actions, app, commands),
            _ => {
                let asked = actions::show(ui, parts.actions, texts, seen, self.area.chosen);
                commands.extend(asked.and_then(|asked| match asked {
                    ActionRequest::Play(mv) => Some(play(mv)),
                    ActionRequest::Falcons => None,
                }));
            }
        }
        if let Some(step) = lesson.step().filter(|_| is_ready) {
            self.point(ui, texts, (lesson, step), (parts, told));
        }
    }

    /// Marks what a step speaks of, and says there what is to be done.
    fn point(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        (lesson, step): (&Lesson, Step),
        (parts, told): (&Parts, &StepWords<'_>),
    ) {
        let part = subject(parts, lesson, step);
        let is_lit = lesson.due().is_some_and(lights_itself);
        if let Some(part) = part.filter(|_| !is_lit) {
            let edge = theme::stroke::strong(Theme::of(ui.ctx()).gold);
            let around = part.expand(space::HAIR);
            ui.painter().rect_stroke(around, theme::radius::CARD, edge, StrokeKind::Outside);
        }
        let Some(places) = self.area.places.filter(|_| parts.advice.is_none()) else { return };
        let tip = TipView {
            words: told.words(),
            size: TextSize::TEXT,
            closes: false,
            subjects: &part.or(places.advised).into_iter().collect::<Vec<_>>(),
            // The card of the Alhambra, on which it may lie, is not left for the edge of the window.
            off: &[
                places.laid.expand(space::MEDIUM),
                places.told,
                places.reserve.unwrap_or(Rect::NOTHING),
                Rect::everything_left_of(parts.board.min.x + space::SMALL),
            ],
            // Nothing is to be done with the other cells now.
            spare: &places.grounds,
            is_close: false,
        };
        self.step_card.show(ui, texts, &tip);
    }

    /// The scoring with its reasons, over the screen.
    fn show_scoring(&mut self, ui: &Ui, app: &PlayView<'_>, seen: &Seen<'_>) {
        let Some(sheet) = &mut self.scoring else { return };
        let shown = dialogs::window(ui, "alhambra lesson scoring", theme::size::WIDE_DIALOG, |ui| {
            sheet.show(ui, app.texts, app.motion_times, seen)
        });
        if shown.inner || shown.should_close() {
            self.scoring = None;
        }
    }
}

/// What a step speaks of: cards, what is for sale, a cell, and the piece of the reserve that is to be taken in hand for it.
fn advised(lesson: &Lesson, seen: &Seen<'_>, chosen: Chosen) -> Advised {
    let begins = lesson.step().is_some_and(|step| step.topic == Topic::Aim);
    let cell = lesson.aim().or(begins.then_some(Cell::START));
    let mut advised = Advised { cells: cell.into_iter().collect(), ..Advised::default() };
    let reserve = seen.state().player(seen.own).reserve();
    let is_lit = |mv: &Move| match *mv {
        Move::Lay(piece, _) => chosen != Chosen::InHand(piece) && reserve.has(piece),
        mv => lights_itself(mv),
    };
    if let Some(mv) = lesson.due().filter(is_lit) {
        advised.add(mv);
    }
    advised
}

/// Whether what a move uses is lit itself: cards, and what they pay for.
fn lights_itself(mv: Move) -> bool {
    matches!(mv, Move::Take(_) | Move::Buy(..))
}

/// The part of the screen that a step speaks of; where that is a cell, it is marked itself.
fn subject(parts: &Parts, lesson: &Lesson, step: Step) -> Option<Rect> {
    match lesson.due() {
        Some(Move::Take(_)) => Some(parts.money),
        Some(Move::Buy(..)) => Some(parts.yard),
        Some(Move::Lay(..)) => None,
        Some(_) => Some(parts.actions),
        None => match step.topic {
            Topic::Aim => None,
            Topic::Yard => Some(parts.yard),
            _ => parts.others,
        },
    }
}

/// Goes on from what is only told.
fn go_on(ui: &mut Ui, place: Rect, texts: &Texts, commands: &mut Vec<PlayCommand>) {
    Surface::Plain.show_in(ui, place, |ui| {
        let on = Action::new(texts.keys_do_go_on(), PlayCommand::Lesson(None)).icon(Symbol::ArrowRight);
        let on = on.key(Press::Enter).key(Press::Space).primary().once();
        let width = ui.available_width();
        commands.extend(on.show_wide(ui, texts, width));
    });
}

/// The ways on after the lesson: a game of two with a computer, one of one's own choice, or a real table.
fn ending(ui: &mut Ui, place: Rect, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
    let texts = app.texts;
    Surface::Plain.show_in(ui, place, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::SMALL);
        let width = ui.available_width();
        let start = Action::new(texts.alhambra_lesson_play_on(), ()).icon(Symbol::Play);
        if start.key(Press::Enter).primary().once().show_wide(ui, texts, width).is_some() {
            let choices = Choices::of_two(app.settings);
            let game = choices.game(texts, &app.desk.tables.own, new_seed());
            commands.extend(game.map(|game| PlayCommand::Start(Box::new(game))));
        }
        let ways =
            [GamePage::NewGame, GamePage::NewTable].map(|page| PlayCommand::from(AppRequest::Show(page)));
        commands.extend(lesson_page::ways_on(ui, texts, ways));
    });
}
