//! Going back over a game: how the expected result went step by step, what the decisions cost, and what would have been
//! better.

mod model;
pub mod page;
pub mod step;

use egui::{Key as Press, Rect, Ui, UiBuilder};

use crate::{
    screens::{arrangement::Arrangement, position},
    session::{AppView, GameCommand, Review, ReviewCommand, TrialCommand, best_play::has_its_own_dice},
    text::event_text,
    widgets::player_sheet,
};
use common::{
    day_of,
    host::AppRequest,
    screens::{
        review::{self, COLUMN, Heights, ReviewPage, STEP},
        trial,
    },
};
use model::model;
use step::ShownStep;
use ui::{actions::Action, drawing::symbols::Symbol, room, theme, widgets::top_bar};

/// From this width on the bar has room for labels.
const WIDE: f32 = 1520.0;

/// What the screen remembers.
#[derive(Default)]
pub struct ReviewScreen {
    page: ReviewPage<ShownStep>,
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
        let players = review.game.config().players();
        self.page.row = self.page.row.min(players - 1);
        self.bar(ui, app, review, commands);
        self.save(ui, app, review, commands);
        let found = review.analysis.as_ref();
        self.page.follow(texts, (&review.source, found.map(|found| found.rollouts)), |row| {
            model(texts, &review.game, found?, row)
        });
        let mut row = self.page.row;
        let make = |model: &_, step| ShownStep::new(texts, review, model, row, step);
        let Some(view) = self.page.view(make) else {
            // The waker draws it anew as soon as there is something.
            ui.put(place, egui::Label::new(texts.hint_thinking()));
            return;
        };
        let (step, decision) = (view.step, view.step.decision.as_ref());
        let seats = &review.game.header.seats;
        let names: Vec<String> = (0..players).map(|row| event_text::name(texts, seats, row)).collect();
        let parts = Arrangement::with_column(place, COLUMN);
        parts.show_sheet(ui, 0.0, |ui, place| {
            let place = review::players(ui, place, texts, &names, &mut row);
            sheet(ui, place, app, review, step, row);
        });
        let heights = Heights::of(parts.height());
        let mut tries = None;
        let go = parts.show_side(ui, (heights.card(), STEP), |ui, places| {
            let read = decision.map(|decision| &decision.read);
            view.show(ui, texts, (places, heights), read, |ui| {
                tries = decision.and_then(|decision| trial::offer(ui, texts, decision.number));
                ui.add_space(theme::space::TIGHT);
            })
        });
        self.page.go(ui, texts, row, go);
        let again = tries.map(|decision| TrialCommand::Open { row, decision });
        commands.extend(again.map(GameCommand::Trial));
    }

    /// Saves what was found so far, a page for each player.
    fn save(&mut self, ui: &Ui, app: &AppView<'_>, review: &Review, commands: &mut Vec<GameCommand>) {
        let (Some(analysis), texts) = (&review.analysis, app.texts) else { return };
        let title = page::title(texts, &review.game);
        let name = format!("alhambra-{}-review", day_of(&review.game.header));
        let prints = |paper| page::prints(texts, &review.game, analysis, paper);
        let page = self.page.save_page.show(ui, texts, app.errors, (&name, &title), prints, None);
        commands.extend(page.map(GameCommand::from));
    }

    fn bar(&mut self, ui: &mut Ui, app: &AppView<'_>, review: &Review, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let title = page::title(texts, &review.game);
        top_bar::show_titled(ui, &title, |ui| {
            let wide = ui.ctx().content_rect().width() >= WIDE;
            for way in review::bar::ways_out(texts, &review.source, wide) {
                commands.extend(way.show(ui, texts).map(GameCommand::App));
            }
            if review::bar::decisions(texts, wide).show(ui, texts).is_some() {
                self.page.open_list();
            }
            if review::bar::page(texts, wide, review.analysis.is_some()).show(ui, texts).is_some() {
                self.page.save_page.open();
            }
            let best = Action::new(texts.best_play(), ReviewCommand::BestPlay);
            let best = best.icon(Symbol::Die).key(Press::B).hint(texts.same_dice_hint());
            let best = best.enabled_if(has_its_own_dice(&review.game), texts.same_dice_not());
            let best = best.in_bar(texts.best_play(), wide).show(ui, texts);
            let work = (review.progress(), app.desk.reviews.is_done());
            let work = review::bar::work(texts, wide, work, [ReviewCommand::Stop, ReviewCommand::GoOn]);
            let work = work.and_then(|work| work.show(ui, texts));
            commands.extend(best.into_iter().chain(work).map(GameCommand::Review));
        });
    }
}

/// The sheet as it was: before a decision with what was best and what was done, after anything else.
fn sheet(ui: &mut Ui, place: Rect, app: &AppView<'_>, review: &Review, step: &ShownStep, row: usize) {
    let config = review.game.config();
    let mut view = position::sheet_view(app.texts, config, &step.state, row, app.settings.letters);
    view.still = true;
    if let Some(decision) = &step.decision {
        super::play::advice::mark_cells(&mut view, app.texts, &decision.drawn, None);
    }
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("sheet"), |ui| player_sheet::show(ui, &view));
}
