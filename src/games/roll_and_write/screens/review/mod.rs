//! Going back over a game: how the expected result went step by step, what the decisions cost, and what would have been
//! better.

mod details;
mod list;
mod model;
pub mod page;
pub mod step;

use std::ops::RangeInclusive;

use egui::{Key as Press, Rect, Ui, Vec2, vec2};

use crate::{
    screens::{arrangement::Arrangement, position},
    session::{AppView, GameCommand, Review, ReviewCommand, TrialCommand, best_play::has_its_own_dice},
    text::event_text,
    widgets::player_sheet,
};
use common::{
    day_of,
    host::{AppRequest, Source, Viewing},
    screens::save_page::{self, SavePage},
    widgets::{
        course::{self, CourseView},
        waterfall,
    },
    words::Figures,
};
use details::DetailsRequest;
use model::Model;
use step::ShownStep;
use text::{Language, Texts};
use ui::{
    actions::{Action, by_keys},
    drawing::symbols::Symbol,
    room,
    theme::{self, Theme},
    widgets::{segmented, surface::Surface, top_bar},
};

/// What curve, sum and step need, one below the other.
const COLUMN: Vec2 = vec2(392.0, 520.0);
/// The curve and the sum, at least and at most: of what a column is higher than it has to be they take a share.
const CURVE: RangeInclusive<f32> = 112.0..=300.0;
const SUM: RangeInclusive<f32> = 92.0..=200.0;
const SHARES: [f32; 2] = [0.45, 0.25];
/// The least that a step is told in.
const STEP: f32 = 260.0;

/// What the screen remembers.
#[derive(Default)]
pub struct ReviewScreen {
    /// Whose decisions are shown.
    row: usize,
    /// The list of all decisions lies over the page.
    lists: bool,
    shown: Option<OpenReview>,
    save_page: SavePage,
}

/// What is shown, made ready once.
struct OpenReview {
    of: Key,
    model: Model,
    /// The step that is chosen.
    chosen: usize,
    step: Option<ShownStep>,
}

/// What it was made of.
#[derive(Clone, PartialEq)]
struct Key {
    source: Source,
    row: usize,
    rollouts: u32,
    language: Language,
}

impl ReviewScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(review) = app.desk.reviews.open() else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let texts = app.texts;
        let place = room::below_bar(ui);
        self.row = self.row.min(review.game.config().players() - 1);
        bar(ui, app, review, (&mut self.lists, &mut self.save_page), commands);
        self.save(ui, app, review, commands);
        self.follow(texts, review);
        let Some(OpenReview { model, chosen, step, .. }) = &mut self.shown else {
            // The waker draws it anew as soon as there is something.
            ui.put(place, egui::Label::new(texts.hint_thinking()));
            return;
        };
        step.take_if(|step| step.number != *chosen);
        let step = step.get_or_insert_with(|| ShownStep::new(texts, review, model, self.row, *chosen));
        let parts = Arrangement::with_column(place, COLUMN);
        let mut row = self.row;
        parts.show_sheet(ui, 0.0, |ui, place| {
            let place = players(ui, place, texts, review, &mut row);
            sheet(ui, place, app, review, step, row);
        });
        let more = (parts.height() - COLUMN.y).max(0.0);
        let heights = [(CURVE, SHARES[0]), (SUM, SHARES[1])]
            .map(|(within, share)| (within.start() + more * share).min(*within.end()));
        let above = heights.iter().sum::<f32>() + theme::space::WIDE * 2.0;
        let DetailsRequest { go, tries } = parts.show_side(ui, (above, STEP), |ui, [above, below]| {
            let clicked = Surface::Plain
                .show_in(ui, above, |ui| curve(ui, texts, review, model, *chosen, heights))
                .inner;
            let asked =
                Surface::Plain.show_in(ui, below, |ui| details::show(ui, texts, model, *chosen, step)).inner;
            DetailsRequest { go: clicked.or(asked.go), ..asked }
        });
        *chosen = go.unwrap_or(*chosen);
        if self.lists
            && let Some(picked) = list::show(ui, texts, model, *chosen)
        {
            self.lists = false;
            *chosen = picked.unwrap_or(*chosen);
        }
        let again = tries.map(|decision| TrialCommand::Open { row, decision });
        commands.extend(again.map(GameCommand::Trial));
        self.row = row;
    }

    /// Saves what was found so far, a page for each player.
    fn save(&mut self, ui: &Ui, app: &AppView<'_>, review: &Review, commands: &mut Vec<GameCommand>) {
        let (Some(analysis), texts) = (&review.analysis, app.texts) else { return };
        let title = event_text::title(texts, &review.game.header, review.game.config());
        let name = format!("alhambra-{}-review", day_of(&review.game.header));
        let prints = |paper| page::prints(texts, &review.game, analysis, paper);
        let page = self.save_page.show(ui, texts, app.errors, (&name, &title), prints, None);
        commands.extend(page.map(GameCommand::from));
    }

    /// Makes ready what is shown, where it is another game, player or language, or more was found.
    fn follow(&mut self, texts: &Texts, review: &Review) {
        let Some(analysis) = &review.analysis else {
            self.shown = None;
            return;
        };
        let of = Key {
            source: review.source.clone(),
            row: self.row,
            rollouts: analysis.rollouts,
            language: texts.language(),
        };
        if self.shown.as_ref().is_some_and(|shown| shown.of == of) {
            return;
        }
        let Some(model) = Model::new(texts, &review.game, analysis, self.row) else { return };
        // The same player's game stays where it was; another one begins with the costliest decision.
        let before =
            self.shown.take().filter(|before| before.of.source == of.source && before.of.row == of.row);
        let worst = || model.costliest.first().map_or(0, |&(step, _)| step);
        let chosen = before.map_or_else(worst, |before| before.chosen.min(model.steps.len() - 1));
        self.shown = Some(OpenReview { of, model, chosen, step: None });
    }
}

fn bar(
    ui: &mut Ui,
    app: &AppView<'_>,
    review: &Review,
    (lists, save_page): (&mut bool, &mut SavePage),
    commands: &mut Vec<GameCommand>,
) {
    let texts = app.texts;
    let title = event_text::title(texts, &review.game.header, review.game.config());
    top_bar::show(
        ui,
        &title,
        |_| {},
        |ui| {
            let wide = ui.ctx().content_rect().width() >= WIDE;
            let back = Action::new(texts.back(), AppRequest::Back.into()).icon(Symbol::ArrowLeft);
            commands.extend(back.key(Press::Escape).in_bar(texts.back(), wide).show(ui, texts));
            let view = |viewing| AppRequest::View(review.source.clone(), viewing).into();
            let card =
                Action::new(texts.score_card(), view(Viewing::Card)).icon(Symbol::Trophy).key(Press::S);
            commands.extend(card.in_bar(texts.score_card(), wide).show(ui, texts));
            let replay = Action::new(texts.score_replay(), view(Viewing::Replay));
            let replay = replay.icon(Symbol::StepBack).key(Press::R);
            commands.extend(replay.in_bar(texts.score_replay(), wide).show(ui, texts));
            let list = Action::new(texts.review_decisions(), ()).icon(Symbol::Library).key(list::KEY);
            *lists |= list.in_bar(texts.review_list(), wide).show(ui, texts).is_some();
            let page = save_page::action(texts, ()).in_bar(texts.page(), wide);
            let page = page.enabled_if(review.analysis.is_some(), texts.hint_thinking());
            if page.show(ui, texts).is_some() {
                save_page.open();
            }
            let best = Action::new(texts.same_dice_best(), GameCommand::Review(ReviewCommand::BestPlay));
            let best = best.icon(Symbol::Die).key(Press::B).hint(texts.same_dice_hint());
            let best = best.enabled_if(has_its_own_dice(&review.game), texts.same_dice_not());
            commands.extend(best.in_bar(texts.same_dice_best(), wide).show(ui, texts));
            let work = match review.progress() {
                Some(progress) => {
                    let percent = (100.0 * progress) as u32;
                    let stop = Action::new(texts.review_working(percent), ReviewCommand::Stop);
                    let stop = stop.icon(Symbol::Pause).name(texts.review_stop()).key(Press::G);
                    Some(stop.in_bar(texts.review_working(percent), wide))
                }
                None if !app.desk.reviews.is_done() => {
                    let go_on = Action::new(texts.review_go_on(), ReviewCommand::GoOn);
                    let go_on = go_on.icon(Symbol::Search).hint(texts.review_by_value()).key(Press::G);
                    Some(go_on.in_bar(texts.review_go_on(), wide))
                }
                None => None,
            };
            commands.extend(work.and_then(|work| work.show(ui, texts)).map(GameCommand::Review));
        },
    );
}

/// From this width on the bar has room for labels.
const WIDE: f32 = 1600.0;

/// The choice of the player above the sheet, where there are several; returns the room below it.
fn players(ui: &mut Ui, place: Rect, texts: &Texts, review: &Review, row: &mut usize) -> Rect {
    let seats = &review.game.header.seats;
    let players = review.game.config().players();
    if players < 2 {
        return place;
    }
    let line = place.with_max_y(place.min.y + theme::size::CONTROL);
    ui.scope_builder(egui::UiBuilder::new().max_rect(line).id_salt("players"), |ui| {
        let names: Vec<String> = (0..players).map(|row| event_text::name(texts, seats, row)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        segmented::show(ui, texts.review_whose(), row, &names);
        if by_keys(ui, texts.review_whose(), [Press::P]) {
            *row = (*row + 1) % players;
        }
    });
    place.with_min_y(line.max.y + theme::space::SMALL)
}

/// The sheet as it was: before a decision with what was best and what was done, after anything else.
fn sheet(ui: &mut Ui, place: Rect, app: &AppView<'_>, review: &Review, step: &ShownStep, row: usize) {
    let config = review.game.config();
    let mut view = position::sheet_view(app.texts, config, &step.state, row, app.settings.letters);
    view.still = true;
    if let Some(decision) = &step.decision {
        super::play::advice::mark_cells(&mut view, app.texts, &decision.drawn, None);
    }
    ui.scope_builder(egui::UiBuilder::new().max_rect(place).id_salt("sheet"), |ui| {
        player_sheet::show(ui, &view)
    });
}

/// The curve, and the sum below it; the step that was clicked.
fn curve(
    ui: &mut Ui,
    texts: &Texts,
    review: &Review,
    model: &Model,
    chosen: usize,
    [height, sum]: [f32; 2],
) -> Option<usize> {
    let goal = review.analysis.as_ref()?.goal;
    let (width, figures) = (ui.available_width(), Figures::round(texts, goal));
    let view = CourseView {
        name: texts.review_course(),
        steps: &model.steps,
        chosen,
        figure: &|value| figures.level(value),
    };
    let clicked = course::show(ui, vec2(width, height), view);
    let line = ui.available_rect_before_wrap();
    let theme = Theme::of(ui.ctx());
    ui.painter().hline(line.x_range(), line.min.y, theme::stroke::fine(theme.gold_line));
    ui.add_space(theme::space::TIGHT);
    waterfall::show(ui, vec2(width, sum), texts.review_part_result(), &model.bars);
    clicked
}
