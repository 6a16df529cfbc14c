//! Going back over a game: how the expected result went step by step, what the decisions cost, and what would have been
//! better, beside the Alhambra and the hand of whoever decided, the yard and the money.

pub mod model;
pub mod page;
mod step;

use egui::{Key as Press, Rect, Ui, UiBuilder, Vec2, vec2};

use crate::{
    screens::{
        offers,
        play::hand::{self, HandView},
        position,
        same_tiles::way::to_same_tiles,
    },
    session::{Alhambra, PlayCommand, PlayView, Review, TrialCommand},
    text::names::who,
    widgets::board_view::BoardScene,
};
use common::{
    day_of,
    host::AppRequest,
    screens::{
        review::{self, COLUMN, Heights, ReviewPage},
        trial,
    },
    table::TableGame,
};
use model::{model, title};
use step::ShownStep;
use ui::{
    room,
    theme::space,
    widgets::{
        surface::{self, Surface},
        top_bar,
    },
};

/// From this width on the bar has room for labels.
const WIDE: f32 = 1520.0;
/// What the page needs, wide and upright; smaller windows scroll.
const LEAST: [Vec2; 2] = [vec2(960.0, COLUMN.y), vec2(560.0, 992.0)];
/// The share of the width that curve and step have, and how wide they are at most; upright that of the height.
const SIDE: f32 = 0.42;
const WIDEST: f32 = 720.0;
const BELOW: f32 = 0.5;
/// As in a review of Roll & Write; on the score card it sends the game to BG Stats.
const SAME_TILES: Press = Press::B;
/// The height of the hand.
const HAND: f32 = 132.0;
const GAP: f32 = space::MEDIUM;

/// What the screen remembers.
#[derive(Default)]
pub struct ReviewScreen {
    page: ReviewPage<ShownStep>,
    scene: Option<BoardScene>,
}

impl ReviewScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
        let Some(review) = app.desk.reviews.open() else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let texts = app.texts;
        let place = room::below_bar(ui);
        let config = review.game.config();
        let (players, is_open) = (config.players(), config.options().open_hands);
        self.page.row = self.page.row.min(players - 1);
        self.bar(ui, app, review, commands);
        self.save(ui, app, review, commands);
        let found = review.analysis.as_ref();
        self.page.follow(texts, (&review.source, found.map(|found| found.rollouts)), |row| {
            model(texts, &review.game, found?, row)
        });
        let mut row = self.page.row;
        let make = |model: &_, step| ShownStep::new(texts, (&review.game, found), model, row, step);
        let Some(view) = self.page.view(make) else {
            // The waker draws it anew as soon as there is something.
            ui.put(place, egui::Label::new(texts.hint_thinking()));
            return;
        };
        let seats = &review.game.header.seats;
        let names: Vec<String> = (0..players).map(|row| who(texts, seats, row)).collect();
        let (scene, mut tried) = (&mut self.scene, None);
        let go = room::scrolled_parts(ui, "review", place, LEAST, |ui, place, is_stacked| {
            let [position, side] = parts(place, is_stacked);
            let shown = row;
            let position = review::players(ui, position, texts, &names, &mut row);
            let [above, below] = room::with_foot(position, HAND, GAP);
            let [above, beside] = offers::beside_alone(above);
            let step = view.step;
            Surface::Plain.show_in(ui, above, |ui| {
                surface::heading(ui, &texts.alhambra_board_of(&names[shown]));
                let inside = ui.available_rect_before_wrap();
                let known = scene.take();
                let scene = scene.insert(BoardScene::still(known, &step.board));
                let board = (shown, &*scene, &*step.reserve);
                position::board(ui, inside, texts, seats, board, &step.advised);
            });
            let offers = UiBuilder::new().max_rect(beside).id_salt("offers");
            ui.scope_builder(offers, |ui| step.offers.show(ui, beside, texts, &[], 0..0));
            let title = if is_open { texts.alhambra_open_hand() } else { texts.alhambra_hand() };
            let cards = step.hand;
            hand::hand(ui, below, texts, &HandView::still(title, cards));
            let heights = Heights::of(side.height());
            let curve = side.with_max_y(side.min.y + heights.card());
            let told = side.with_min_y(curve.max.y + GAP);
            view.show(ui, texts, ([curve, told], heights), step.decision.as_ref(), |ui| {
                tried = step.to_try.and_then(|decision| trial::offer(ui, texts, decision));
                ui.add_space(space::SMALL);
            })
        });
        let decided = self.page.row;
        self.page.go(ui, texts, row, go);
        commands.extend(tried.map(|decision| TrialCommand::Open { row: decided, decision }.into()));
    }

    /// Saves what was found so far, a page for each player.
    fn save(&mut self, ui: &Ui, app: &PlayView<'_>, review: &Review, commands: &mut Vec<PlayCommand>) {
        let (Some(analysis), texts) = (&review.analysis, app.texts) else { return };
        let name = format!("{}-{}-review", Alhambra::FILES, day_of(&review.game.header));
        let called = (&*name, &*title(texts, &review.game));
        let prints = |paper| page::prints(texts, &review.game, analysis, paper);
        let page = self.page.save_page.show(ui, texts, app.errors, called, prints, None);
        commands.extend(page.map(PlayCommand::App));
    }

    fn bar(&mut self, ui: &mut Ui, app: &PlayView<'_>, review: &Review, commands: &mut Vec<PlayCommand>) {
        let (texts, game) = (app.texts, &review.game);
        top_bar::show_titled(ui, &title(texts, game), |ui| {
            let wide = ui.ctx().content_rect().width() >= WIDE;
            for way in review::bar::ways_out(texts, &review.source, wide) {
                commands.extend(way.show(ui, texts).map(PlayCommand::App));
            }
            if review::bar::decisions(texts, wide).show(ui, texts).is_some() {
                self.page.open_list();
            }
            if review::bar::page(texts, wide, review.analysis.is_some()).show(ui, texts).is_some() {
                self.page.save_page.open();
            }
            let same = to_same_tiles(texts, game).key(SAME_TILES).in_bar(texts.standing_compare(), wide);
            commands.extend(same.show(ui, texts).map(PlayCommand::App));
            let work = (review.progress(), app.desk.reviews.is_done());
            let does = [PlayCommand::StopReview, PlayCommand::GoOnReviewing];
            let work = review::bar::work(texts, wide, work, does);
            commands.extend(work.and_then(|work| work.show(ui, texts)));
        });
    }
}

/// Where the position lies, and the curve with what is said of a step.
fn parts(place: Rect, is_stacked: bool) -> [Rect; 2] {
    if is_stacked {
        return room::with_foot(place, (place.height() * BELOW).max(COLUMN.y), GAP);
    }
    let side = place.with_min_x(place.max.x - (place.width() * SIDE).clamp(COLUMN.x, WIDEST));
    [place.with_max_x(side.min.x - GAP), side]
}
