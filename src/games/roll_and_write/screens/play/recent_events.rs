//! What happened since the player's last act, one after the other: dice passed on, what computers did, the phantoms'
//! rolls and what they cost, and early awards.

use egui::{Align2, Context, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::{
    acting, keep_pair,
    lines::{told_line, told_size},
};
use crate::{
    log::PlayEvent,
    rules::{Cell, Effect, Ending, Move, Pair, RollKind, State, ToAct},
    screens::motion::Motion,
    session::{AppView, PlaySession, play::new_awards},
    text::event_text,
};
use common::{BuildingType, drawing};
use kernel::{Note, Step, What};
use ui::{
    drawing::dice,
    theme::{self, Theme},
    widgets::fitted_text,
};

/// The height of a line without words, and the room in a line for a die or a drawing.
const LINE: f32 = 24.0;
const SQUARE: f32 = 28.0;
/// The width of a phantom's roll without words: two dice and what they point at.
const ROLL: f32 = 3.0 * SQUARE + theme::space::MEDIUM;

/// The news and how much of it was shown.
#[derive(Default)]
pub struct RecentEvents {
    /// The game, the entries of its log the news are about, and the language.
    about: Option<(String, usize, usize, &'static str)>,
    items: Vec<RecentEvent>,
    /// Early awards, in words.
    awards: Vec<String>,
    /// How many items are shown, and the last entry of the log that is.
    visible: usize,
    shown_entry: usize,
    /// Something has the stage.
    is_staged: bool,
    /// The click that ended it goes on until the button is released.
    skips: bool,
}

/// A piece of news.
#[derive(Default)]
struct RecentEvent {
    /// The entry of the log.
    entry: usize,
    /// Dice that are part of it.
    pair: Option<Pair>,
    /// What they point at.
    building: Option<BuildingType>,
    text: String,
    /// How much less the person who acts would get than before, in words; empty for nothing.
    costs: String,
}

impl RecentEvents {
    /// Follows the game: what is still to be seen is no news yet. A click that ends what a computer has on the stage means
    /// nothing else.
    pub fn follow(
        &mut self,
        ui: &Ui,
        app: &AppView<'_>,
        session: &PlaySession,
        (motion, is_staged): (&Motion, bool),
    ) {
        let language = app.texts.language().code();
        let about = (session.file().to_owned(), session.seen, session.game().log().len(), language);
        if self.about.as_ref() != Some(&about) {
            self.items = items(app, session);
            let (config, seats) = (session.game().config(), &session.game().header.seats);
            let award = |award| event_text::award(app.texts, config, seats, &award);
            self.awards = new_awards(session).into_iter().map(award).collect();
            self.about = Some(about);
        }
        let pressed = ui.input(|input| input.pointer.any_pressed());
        self.skips &= ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
        self.skips |= self.is_staged && pressed;
        self.shown_entry = motion.entry();
        self.visible = self.items.iter().filter(|item| item.entry <= self.shown_entry).count();
        self.is_staged = is_staged;
    }

    /// Whether a click ends what is shown, and means nothing else.
    pub const fn skips(&self) -> bool {
        self.skips
    }

    /// The last entry of the log that is shown: without the items that are still to come.
    pub const fn shown_entry(&self) -> usize {
        self.shown_entry
    }

    /// Whether nothing has happened.
    pub const fn is_empty(&self) -> bool {
        self.items.is_empty() && self.awards.is_empty()
    }

    /// The height that all of it takes.
    pub fn height(&self, ctx: &Context) -> f32 {
        (self.items.len() + self.awards.len()) as f32 * (told_line(ctx) + 7.0)
    }

    /// Shows the awards and the latest items that fit, leaving `below` points free. Where the phantoms' rolls do not all
    /// fit, they share lines.
    pub fn show(&self, ui: &mut Ui, below: f32) {
        self.awards(ui);
        let line = told_line(ui.ctx()) + ui.spacing().item_spacing.y;
        let fitting = ((ui.available_height() - below) / line) as usize;
        if fitting < self.items.len() && self.strip_width() > 0.0 {
            let width = ui.available_width();
            let lines = (self.strip_width() / width).ceil().min(fitting.max(1) as f32);
            let (lines, _) = ui.allocate_exact_size(vec2(width, lines * LINE), Sense::hover());
            return self.strip(ui, lines);
        }
        for item in &self.items[self.visible.saturating_sub(fitting)..self.visible] {
            item.show(ui);
        }
    }

    /// Shows the early awards, a line each.
    pub fn awards(&self, ui: &mut Ui) {
        if self.visible < self.items.len() {
            return;
        }
        for award in &self.awards {
            let size = told_size(ui.ctx());
            let height = size.points() + theme::space::TIGHT;
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let (at, ink) = (rect.left_center(), Theme::of(ui.ctx()).gold_ink);
            let font = theme::bold(size);
            fitted_text(ui.painter(), at, Align2::LEFT_CENTER, award, font, ink, rect.width());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, award));
            response.on_hover_text(award);
        }
    }

    /// The phantoms' rolls that are shown.
    fn rolls(&self) -> impl Iterator<Item = (&RecentEvent, Pair, BuildingType)> {
        let shown = self.items[..self.visible].iter();
        shown.filter_map(|item| Some((item, item.pair?, item.building?)))
    }

    /// The width of [`RecentEvents::strip`]; nothing where no phantom has rolled.
    pub fn strip_width(&self) -> f32 {
        self.rolls().count() as f32 * ROLL
    }

    /// Shows the latest of the phantoms' rolls side by side without words, which the pointer and a screen reader are told.
    pub fn strip(&self, ui: &Ui, room: Rect) {
        let theme = Theme::of(ui.ctx());
        let roll = vec2(ROLL, LINE);
        let [across, down] = [0, 1].map(|axis| ((room.size()[axis] / roll[axis]) as usize).max(1));
        let earlier = self.rolls().count().saturating_sub(across * down);
        for (k, (item, pair, building)) in self.rolls().skip(earlier).enumerate() {
            let at = vec2((k % across) as f32, (k / across) as f32);
            let place = Rect::from_min_size(room.min + at * roll, roll);
            let response = ui.interact(place, ui.scope_id().with(("roll", item.entry)), Sense::hover());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, item.words()));
            response.on_hover_text(item.words());
            let square = |k: f32| {
                let middle = place.left_center() + vec2((k + 0.5) * SQUARE, 0.0);
                Rect::from_center_size(middle, Vec2::splat(theme::size::SMALL_DRAWING))
            };
            let look = dice::DieStyle::default();
            dice::paint(ui.painter(), square(0.0), &theme, &theme.yellow_die, pair.yellow.number(), look);
            dice::paint(ui.painter(), square(1.0), &theme, &theme.blue_die, pair.blue.number(), look);
            drawing::paint(ui.painter(), square(2.0), &theme, building);
        }
    }
}

/// What is news among the entries since the last thing a person did.
fn items(app: &AppView<'_>, session: &PlaySession) -> Vec<RecentEvent> {
    let (texts, game) = (app.texts, session.game());
    let (config, seats) = (game.config(), &game.header.seats);
    let from = session.seen.min(game.log().len());
    let mut items = Vec::new();
    let seat = acting(session);
    for Step { entry, what, before, after } in game.steps().skip(from) {
        // A note changes more than what comes after it: what was before is no news then.
        let event = match what {
            What::Event(event) => event,
            // The person asked for it, and sees it.
            What::Note(Note::Hint {}) => continue,
            What::Note(note) => {
                items.clear();
                let text = event_text::note(texts, seats, note);
                items.push(RecentEvent { entry, text, ..RecentEvent::default() });
                continue;
            }
        };
        let by_computer =
            matches!(before.to_act(), ToAct::Decision(seat) if game.policy(seat.into()).is_some());
        // One's own doing needs no reason.
        let total = |state: &State| state.total(config, seat);
        let costs = if before.seat() == seat && !is_phantoms(event) {
            0
        } else {
            total(&before).saturating_sub(total(&after))
        };
        let item = |pair: Option<Pair>, building, text| RecentEvent {
            entry,
            pair,
            building,
            text,
            costs: if costs > 0 { texts.costs_you(costs) } else { String::new() },
        };
        let building = |cell: Cell| config.layout().grid().map(|grid| grid[cell.index()]);
        let told = || event_text::describe(texts, config, seats, &before, event);
        match event {
            PlayEvent::Roll { purpose: RollKind::Phantom, yellow, blue, .. } => {
                if let ([yellow], [blue]) = (&yellow[..], &blue[..]) {
                    let pair = Pair { yellow: *yellow, blue: *blue };
                    items.push(item(Some(pair), building(pair.cell()), told()));
                }
            }
            PlayEvent::EndTurn {} => {
                if let Some(Ending::Passes { pair, to }) = before.ending(config) {
                    let passed = [before.seat(), to];
                    let words = keep_pair::passing(texts, seats, passed, pair);
                    items.push(item(Some(pair), None, words));
                }
            }
            PlayEvent::FirstPlayer { .. } => items.push(item(None, None, told())),
            _ => match event.to_move().filter(|_| by_computer) {
                Some(Move::Build(cell)) => items.push(item(None, building(cell), told())),
                Some(Move::Special(action)) => {
                    // Of dice turned it is enough to see what they build.
                    if let Some(Effect::Builds(cell)) = action.effect(&before) {
                        items.push(item(None, building(cell), told()));
                    }
                }
                Some(Move::GainCoins) => items.push(item(None, None, told())),
                Some(Move::First(_) | Move::Roll(_) | Move::RollFour(_) | Move::Keep(_) | Move::EndTurn)
                | None => {}
            },
        }
    }
    items
}

/// Whether phantoms rolled.
const fn is_phantoms(event: &PlayEvent) -> bool {
    matches!(event, PlayEvent::Roll { purpose: RollKind::Phantom, .. })
}

impl RecentEvent {
    fn show(&self, ui: &mut Ui) {
        let theme = Theme::of(ui.ctx());
        let (height, size) = (told_line(ui.ctx()), told_size(ui.ctx()));
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let painter = ui.painter();
        let mut x = rect.min.x;
        let mut square = || {
            x += SQUARE;
            Rect::from_center_size(
                pos2(x - SQUARE / 2.0, rect.center().y),
                Vec2::splat(theme::size::SMALL_DRAWING),
            )
        };
        if let Some(pair) = self.pair {
            let look = dice::DieStyle::default();
            dice::paint(painter, square(), &theme, &theme.yellow_die, pair.yellow.number(), look);
            dice::paint(painter, square(), &theme, &theme.blue_die, pair.blue.number(), look);
        }
        if let Some(building) = self.building {
            drawing::paint(painter, square(), &theme, building);
        }
        let costs = painter.layout_no_wrap(self.costs.clone(), theme::bold(size), theme.danger);
        let at = pos2(x + theme::space::TIGHT, rect.center().y);
        let room = rect.max.x - costs.size().x - theme::space::SMALL - at.x;
        let font = theme::body(size);
        let told = fitted_text(painter, at, Align2::LEFT_CENTER, &self.text, font, theme.ink_soft, room);
        let beside = told.right_center() + vec2(theme::space::SMALL, 0.0);
        painter.galley(Align2::LEFT_CENTER.anchor_size(beside, costs.size()).min, costs, theme.danger);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, self.words()));
    }

    /// All that it says.
    fn words(&self) -> String {
        if self.costs.is_empty() { self.text.clone() } else { format!("{}: {}", self.text, self.costs) }
    }
}
