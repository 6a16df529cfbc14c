//! The lesson: the sheet and the race of a game of five turns, and beside what one is to do why.

mod subject;

use egui::{
    Key as Press, Label, Rect, Response, ScrollArea, TextFormat, Ui, accesskit::Live, text::LayoutJob,
};

use super::{
    arrangement::Arrangement,
    board::Board,
    motion::{Motion, Places},
    new_game::choices::Choices,
    play::{lines::heading, offers},
    position,
    race_view::Race,
    score_card::reasons,
    setup,
    turn_choices::{TurnChoices, TurnStep},
};
use crate::{
    log::{Game, NamedLayout},
    rules::Move,
    session::{
        AppView, GameCommand, GamePage, NewGame,
        happenings::Showing,
        lesson::{Lesson, STEPS, Step, Topic},
        new_seed,
    },
    text::score_text::ScoreText,
    widgets::player_sheet::{Glow, SheetResponse},
};
use common::{
    BuildingType,
    host::AppRequest,
    screens::{
        lesson::{self as lesson_page, StepCard, paragraph},
        tip_card::{TipView, TipWords},
    },
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form, room,
    theme::{self, TextSize, Theme},
};

pub use common::screens::lesson::KEY;

/// Where a step has less room, there are no headings in it: what its paragraphs are about stands out in them.
const LOW: f32 = 300.0;
/// What the buttons of dice that are turned need besides; there the totals give way.
const STEPPERS: f32 = 104.0;

/// The least that a step is told in.
const LEAST: f32 = 320.0;

/// Where the end has less room, it has no heading: some of what was learnt is to be in sight.
const LOW_END: f32 = 240.0;
/// The height of a line of that, with what is between two.
const LEARNT: f32 = form::MARKED + theme::space::TIGHT;
/// All of it.
const ALL_LEARNT: f32 = 4.0 * LEARNT;
/// The height of the ways on below it, and what keeps them apart: in one row, and in two.
const WAYS: f32 = theme::size::TOUCH + theme::space::SMALL;
const MORE_WAYS: f32 = WAYS + theme::size::CONTROL + theme::space::SMALL;
/// The share of the only row that the next game has.
const PLAY_ON: f32 = 0.6;

/// What the screen remembers.
#[derive(Default)]
pub struct LessonScreen {
    choices: TurnChoices,
    motion: Motion,
    step_card: StepCard,
}

impl LessonScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(lesson) = &app.desk.lesson else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let (texts, game) = (app.texts, lesson.game());
        let showing = Showing { rolls: true, stages: false, corrected: false };
        let pace = (app.motion_times, false);
        self.motion.follow(ui, game, ("lesson", game.log().len()), showing, pace);
        self.choices.follow(ui, texts, game, lesson.step().is_some(), 0);
        let room = room::below_bar(ui);
        bar(ui, app, lesson, commands);
        let parts = Arrangement::of(room);
        let shown = parts.show_sheet(ui, 0.0, |ui, place| self.sheet(ui, place, app, lesson));
        let mut asked = Vec::new();
        if lesson.step().is_some() {
            asked = self.choices.on_sheet(ui, texts, &shown, game);
        }
        let subject = lesson.step().and_then(|step| subject::subject(game, &shown, step.does));
        let state = self.motion.shown(game);
        let mut total = None;
        let mut race = parts.race_view(ui, texts, Race::of(game.config(), &state, &game.header.seats));
        self.motion.race(&mut race);
        let race_shown = parts.show_race_and_card(ui, &race, LEAST, |ui| match lesson.step() {
            Some(step) => {
                let room = ui.available_height();
                let guide = ScrollArea::vertical()
                    .id_salt("guide")
                    .show(ui, |ui| self.guide(ui, texts, (lesson, step), subject.is_some(), room));
                let (steps, place) = guide.inner;
                asked.extend(steps);
                total = place;
            }
            // The last dice are to be seen before the result.
            None if self.motion.director().is_playing() => total = self.totals(ui, texts, game),
            None => ending(ui, app, lesson, commands),
        });
        self.motion.phantoms(ui, &race_shown);
        self.motion.flights(ui, &Places { sheet: Some((0, &shown)), race: &race_shown, total: &|_| total });
        let due = subject.zip(lesson.step()).filter(|_| !self.motion.director().is_playing());
        if let Some((subject, step)) = due {
            // The other cells are looked at, too.
            let grid = shown.cells.reach((0, 0)).union(shown.cells.reach((5, 5)));
            self.step_card.show(
                ui,
                texts,
                &TipView {
                    words: TipWords { says: &words(texts, lesson, step), ..Default::default() },
                    size: TextSize::TEXT,
                    closes: false,
                    subjects: &[subject],
                    off: &[race_shown.rect, grid],
                    spare: &[],
                    is_close: true,
                },
            );
        }
        let decision = |step| match step {
            TurnStep::Play(decision) => Some(GameCommand::Lesson(decision)),
            TurnStep::Back => None,
        };
        commands.extend(asked.into_iter().filter_map(decision));
    }

    fn sheet(&mut self, ui: &mut Ui, place: Rect, app: &AppView<'_>, lesson: &Lesson) -> SheetResponse {
        let game = lesson.game();
        let mut view = position::sheet_view(app.texts, game.config(), game.state(), 0, app.settings.letters);
        match lesson.step() {
            Some(step) => {
                self.choices.mark(ui, app.texts, game, &mut view);
                if let Some((row, column)) = lesson.aim().map(position::place) {
                    view.cells[row][column].pointed = true;
                }
                // A second building is told of in its turn.
                if step.topic != Topic::Second {
                    let cells = view.cells.as_flattened_mut().iter_mut();
                    cells.filter(|cell| cell.glow == Glow::Second).for_each(|cell| cell.glow = Glow::None);
                }
            }
            None => {
                view.still = true;
                (view.yellow, view.blue) = (Vec::new(), Vec::new());
            }
        }
        let by_hand = self.choices.has_landed();
        self.motion.sheet(ui, (0, by_hand), &mut view);
        self.choices.show_sheet(ui, place, &view)
    }

    /// What to do and why, and the buttons of the turn; and where the total stands.
    fn guide(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        (lesson, step): (&Lesson, Step),
        has_subject: bool,
        room: f32,
    ) -> (Vec<TurnStep>, Option<Rect>) {
        let game = lesson.game();
        let begins = step == STEPS[0];
        let told = words(texts, lesson, step);
        let said = TipWords { says: &told, ..Default::default() };
        let is_beside = has_subject && self.step_card.has(ui, said);
        let turns_dice = step.topic == Topic::Change;
        // What is to be done has to be in sight: the bar says which turn it is, too.
        let has_headings = room >= LOW || !begins && !turns_dice;
        let for_totals = if turns_dice { LOW + STEPPERS } else { LOW };
        let mut total = None;
        if begins {
            let aim = texts.lesson_aim_hint(game.state().sheet(0).coins());
            if has_headings {
                heading(ui, texts.lesson_aim());
                paragraph(ui, &aim, TextSize::LEAD);
            } else {
                led_in(ui, texts, texts.lesson_aim(), &aim);
            }
            ui.add_space(theme::space::SMALL);
        } else if room >= for_totals || is_beside && matches!(step.does, Move::Build(_)) {
            total = self.totals(ui, texts, game);
        }
        if !is_beside {
            let turn = texts.lesson_turn(game.state().round());
            if has_headings {
                if total.is_none() {
                    heading(ui, &turn);
                }
                lesson_page::told(ui, &told, TextSize::LEAD);
            } else {
                let told = led_in(ui, texts, &turn, &told);
                ui.ctx().accesskit_node_builder(told.id, |node| node.set_live(Live::Polite));
            }
        }
        if lesson.has_strayed() {
            lesson_page::stressed(ui, texts.lesson_strayed(), TextSize::TEXT);
        }
        let asked = self.choices.buttons(ui, texts, game, texts.play_end_turn(), Some(step.does));
        (asked, total)
    }

    /// What it would come to, as far as it is counted; where the total stands.
    fn totals(&self, ui: &mut Ui, texts: &Texts, game: &Game) -> Option<Rect> {
        heading(ui, texts.play_ended_now());
        let board = Board { texts, config: game.config(), header: &game.header, letters: false };
        let totals = board.figures(ui, &self.motion.counted(game).cards(game.config()));
        totals.first().map(|(_, place)| *place)
    }
}

/// What a step says; its figures are those of the position.
fn words(texts: &Texts, lesson: &Lesson, step: Step) -> String {
    let game = lesson.game();
    let (state, layout) = (game.state(), game.config().layout());
    let pavilion = BuildingType::Pavilion;
    let built = state.score().boxes(0, pavilion);
    let [vp, second, third] = layout.vp(pavilion);
    let coins = state.sheet(0).coins();
    match step.topic {
        Topic::Crossing => texts.lesson_crossing(built, layout.count(pavilion)),
        Topic::Phantoms => texts.lesson_phantoms().to_owned(),
        Topic::DiceStay => texts.lesson_dice_stay().to_owned(),
        Topic::Race => texts.lesson_race(vp, second, third),
        Topic::Coins => texts.lesson_coins(state.paying(game.config()).1),
        Topic::AllFour => texts.lesson_all_four(coins),
        Topic::Change => texts.lesson_change().to_owned(),
        Topic::Complete => texts.lesson_complete().to_owned(),
        Topic::Award => texts.lesson_award(vp),
        Topic::Line => texts.lesson_line().to_owned(),
        Topic::Second => {
            let buttons = offers::specials(texts, game);
            texts.lesson_second(buttons.first().map_or("", |button| button.label.as_str()))
        }
        Topic::Last => texts.lesson_last(coins),
    }
}

/// A few sentences behind what they are about, in one paragraph.
fn led_in(ui: &mut Ui, texts: &Texts, about: &str, words: &str) -> Response {
    let ink = Theme::of(ui.ctx()).ink;
    let all = texts.pad_said(about, words);
    let (about, words) = all.split_at(about.len());
    let mut job = LayoutJob::default();
    job.append(about, 0.0, TextFormat::simple(theme::bold(TextSize::TEXT), ink));
    job.append(words, 0.0, TextFormat::simple(theme::body(TextSize::TEXT), ink));
    ui.add(Label::new(job).wrap())
}

/// The result, what was learnt in whole lines, and the ways on, which stay in sight.
fn ending(ui: &mut Ui, app: &AppView<'_>, lesson: &Lesson, commands: &mut Vec<GameCommand>) {
    let (texts, game) = (app.texts, lesson.game());
    if ui.available_height() >= LOW_END {
        heading(ui, texts.lesson_over());
    }
    let board = Board { texts, config: game.config(), header: &game.header, letters: false };
    board.figures(ui, &game.state().cards(game.config()));
    let is_low = ui.available_height() < ALL_LEARNT + MORE_WAYS;
    let for_ways = if is_low { WAYS } else { MORE_WAYS };
    // Between lines, not below the last.
    let lines = ((ui.available_height() - for_ways + theme::space::TIGHT) / LEARNT).floor().max(1.0);
    let room = lines * LEARNT - theme::space::TIGHT;
    // Whole lines do not fade.
    ui.spacing_mut().scroll.fade.strength = 0.0;
    let scrolled = ScrollArea::vertical().id_salt("ending").auto_shrink(false);
    scrolled.max_height(room).min_scrolled_height(room).show(ui, |ui| learnt(ui, texts, game));
    let width = ui.available_width();
    let on = Action::new(texts.lesson_play_on(), GameCommand::Start(Box::new(usual_game(app))));
    let on = on.key(Press::Enter).primary().once();
    let ways = [GamePage::NewGame, GamePage::NewPad].map(|page| GameCommand::from(AppRequest::Show(page)));
    if is_low {
        // A real table is begun on the first page, too: what was learnt comes before it.
        let [new_game, _] = ways;
        let new_game = Action::new(texts.home_new_game(), new_game).key(Press::N).without_cap();
        ui.horizontal(|ui| {
            commands.extend(on.without_cap().show_wide(ui, texts, width * PLAY_ON));
            let rest = ui.available_width();
            commands.extend(new_game.show_wide(ui, texts, rest));
        });
        return;
    }
    commands.extend(on.icon(Symbol::Play).show_wide(ui, texts, width));
    commands.extend(lesson_page::ways_on(ui, texts, ways));
}

/// What was learnt, and why the result is what it is.
fn learnt(ui: &mut Ui, texts: &Texts, game: &Game) {
    lesson_page::learnt(
        ui,
        &[
            texts.lesson_learnt_types(),
            texts.lesson_learnt_shared(),
            texts.lesson_learnt_coins(),
            texts.lesson_learnt_rules(),
        ],
    );
    ui.add_space(theme::space::LARGE);
    let config = game.config();
    let score = ScoreText { texts, config, seats: &game.header.seats, rows: game.breakdown() };
    reasons::heading(ui, &score, 0);
    reasons::list(ui, &score, (0, TextSize::TEXT), false, None, None);
}

/// A game alone by the booklet, on the standard sheet.
fn usual_game(app: &AppView<'_>) -> NewGame {
    let (layout, _) = NamedLayout::standard();
    Choices::usual(&setup::me(app.settings)).game(layout, new_seed())
}

fn bar(ui: &mut Ui, app: &AppView<'_>, lesson: &Lesson, commands: &mut Vec<GameCommand>) {
    let game = lesson.game();
    let board = Board { texts: app.texts, config: game.config(), header: &game.header, letters: false };
    let round = usize::from(game.state().round());
    let ways = [AppRequest::Back, AppRequest::Show(GamePage::Rules)].map(GameCommand::from);
    lesson_page::bar(ui, app.texts, |ui| board.track(ui, round), ways, commands);
}
