//! What happened since the player's last act, one after the other: dice passed on, what computers did, the phantoms'
//! rolls, and early awards.

use egui::{Align2, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::keep_pair;
use crate::{
    log::PlayEvent,
    rules::{Cell, Effect, Ending, Move, Pair, RollKind, State, ToAct},
    session::{AppView, PlaySession, play::new_awards},
    text::event_text,
};
use common::{BuildingType, drawing};
use kernel::{Note, Step, What};
use ui::{
    drawing::dice,
    keys::acts,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// Seconds that each piece of news has the stage.
const STEP: f64 = 0.7;
/// Seconds that all of it takes at most: more where sheets of computers are shown.
const LONGEST: f64 = 2.8;
const LONGEST_ON_STAGE: f64 = 6.0;
/// Seconds that passed dice are on their way.
const FLIGHT: f64 = 0.6;
/// The height of a line, and the room in it for a die or a drawing.
const LINE: f32 = 24.0;
const SQUARE: f32 = 24.0;
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
    /// When the first item was shown, and the seconds from one to the next.
    began: f64,
    step: f64,
    /// How many items are shown.
    visible: usize,
    /// The last of them has the stage.
    is_playing: bool,
    /// The click that ended it goes on until the button is released.
    skips: bool,
}

/// The sheet of a computer that acts.
pub struct Stage {
    /// Whose it is.
    pub player: usize,
    /// The position after what it did.
    pub state: State,
    /// What it built.
    pub built: Option<Cell>,
    /// The entry of the log.
    pub entry: usize,
}

/// A piece of news.
#[derive(Default)]
struct RecentEvent {
    /// The entry of the log.
    entry: usize,
    /// The computer that did it, and where it built.
    computer: Option<usize>,
    built: Option<Cell>,
    /// Dice that are part of it.
    pair: Option<Pair>,
    /// From whom to whom they are passed.
    passed: Option<[usize; 2]>,
    /// What they point at.
    building: Option<BuildingType>,
    text: String,
}

impl RecentEvents {
    /// Follows the game: new items take the stage one by one, and any key or click shows them all. While the game is
    /// `covered`, they wait.
    pub fn follow(&mut self, ui: &Ui, app: &AppView<'_>, session: &PlaySession, covered: bool) {
        let now = ui.input(|input| input.time);
        let skipped = acts(ui);
        self.skips &= ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
        let language = app.texts.language().code();
        let about = (session.file().to_owned(), session.seen, session.game().log().len(), language);
        let mut is_known = false;
        if self.about.as_ref() != Some(&about) {
            // The first look at a game that goes on is no news.
            // Nor is what one comes back to by undo.
            is_known = self
                .about
                .as_ref()
                .is_none_or(|(file, _, entries, _)| *file != about.0 || *entries > about.2);
            self.items = items(app, session);
            let (config, seats) = (session.game().config(), &session.game().header.seats);
            let award = |award| event_text::award(app.texts, config, seats, &award);
            self.awards = new_awards(session).into_iter().map(award).collect();
            self.began = now;
            self.visible = 0;
            self.about = Some(about);
        } else if covered {
            self.began = now;
            return;
        } else if skipped {
            self.skips = self.on_stage().is_some() && ui.input(|input| input.pointer.any_pressed());
            is_known = true;
        }
        let step = STEP * app.settings.motion_times();
        let is_staged = self.items.iter().any(|item| item.computer.is_some());
        let longest = if is_staged { LONGEST_ON_STAGE } else { LONGEST };
        let step = step.min(longest / self.items.len().max(1) as f64);
        self.step = step;
        if is_known {
            self.began = now - step * self.items.len() as f64 - FLIGHT;
        }
        let due = if step == 0.0 { self.items.len() } else { ((now - self.began) / step) as usize + 1 };
        self.visible = self.visible.max(due).min(self.items.len());
        self.is_playing = now < self.began + step * self.items.len() as f64;
        if self.is_playing {
            let next = self.began + step * self.visible as f64 - now;
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(next.max(0.01)));
        }
    }

    /// Dice that are on their way now: from whom, to whom, which, and how far from 0 to 1.
    pub fn flight(&self, ui: &Ui) -> Option<([usize; 2], Pair, f32)> {
        let now = ui.input(|input| input.time);
        let last = self.visible.checked_sub(1).filter(|_| self.step > 0.0)?;
        let (passed, pair) = (self.items[last].passed?, self.items[last].pair?);
        let far = (now - self.began - self.step * last as f64) / FLIGHT;
        if !(0.0..1.0).contains(&far) {
            return None;
        }
        ui.ctx().request_repaint();
        Some((passed, pair, far as f32))
    }

    /// What a computer does that has the stage now.
    fn on_stage(&self) -> Option<&RecentEvent> {
        let item = self.items.get(self.visible.checked_sub(1)?)?;
        Some(item).filter(|item| self.is_playing && item.computer.is_some())
    }

    /// The computer whose turn is shown now, and its sheet.
    pub fn stage(&self, session: &PlaySession) -> Option<Stage> {
        let item = self.on_stage()?;
        let state = session.game().at(item.entry).state;
        Some(Stage { player: item.computer?, state, built: item.built, entry: item.entry })
    }

    /// Whether more of it is to come, or the last has the stage.
    pub const fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// Whether a click ends what is shown, and means nothing else.
    pub const fn skips(&self) -> bool {
        self.skips
    }

    /// The last entry of the log that is shown: without the items that are still to come.
    pub fn shown_entry(&self, session: &PlaySession) -> usize {
        self.items.get(self.visible).map_or(session.game().log().len(), |item| item.entry - 1)
    }

    /// The position whose score sheet is shown.
    pub fn shown(&self, session: &PlaySession) -> State {
        let entry = self.shown_entry(session);
        if entry == session.game().log().len() {
            *session.game().state()
        } else {
            session.game().at(entry).state
        }
    }

    /// Whether nothing has happened.
    pub const fn is_empty(&self) -> bool {
        self.items.is_empty() && self.awards.is_empty()
    }

    /// The height that all of it takes.
    pub fn height(&self) -> f32 {
        (self.items.len() + self.awards.len()) as f32 * (LINE + 7.0)
    }

    /// Shows the awards and the latest items that fit, leaving `below` points free. Where the phantoms' rolls do not all
    /// fit, they share a line.
    pub fn show(&self, ui: &mut Ui, below: f32) {
        self.awards(ui);
        let fitting = ((ui.available_height() - below) / (LINE + ui.spacing().item_spacing.y)) as usize;
        if fitting < self.visible && self.strip_width() > 0.0 {
            let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
            return self.strip(ui, line);
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
            let height = TextSize::SMALL.points() + theme::space::TIGHT;
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let (at, ink) = (rect.left_center(), Theme::of(ui.ctx()).gold_ink);
            let font = theme::bold(TextSize::SMALL);
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

    /// Shows the phantoms' rolls side by side without words, which the pointer and a screen reader are told.
    pub fn strip(&self, ui: &Ui, line: Rect) {
        let theme = Theme::of(ui.ctx());
        let mut left = line.left_center();
        for (item, pair, building) in self.rolls() {
            let place = Rect::from_min_size(left - vec2(0.0, LINE / 2.0), vec2(ROLL, LINE));
            left.x += ROLL;
            let response = ui.interact(place, ui.scope_id().with(("roll", item.entry)), Sense::hover());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &item.text));
            response.on_hover_text(&item.text);
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
    for Step { entry, what, before, .. } in game.steps().skip(from) {
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
        let computer = by_computer.then(|| before.seat());
        let item = |pair: Option<Pair>, building, text| RecentEvent {
            entry,
            pair,
            building,
            text,
            computer,
            ..RecentEvent::default()
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
                    items.push(RecentEvent { passed: Some(passed), ..item(Some(pair), None, words) });
                }
            }
            PlayEvent::FirstPlayer { .. } => items.push(item(None, None, told())),
            _ => match event.to_move().filter(|_| by_computer) {
                Some(Move::Build(cell)) => {
                    items.push(RecentEvent { built: Some(cell), ..item(None, building(cell), told()) });
                }
                Some(Move::Special(action)) => {
                    // Of dice turned it is enough to see what they build.
                    if let Some(Effect::Builds(cell)) = action.effect(&before) {
                        items.push(RecentEvent { built: Some(cell), ..item(None, building(cell), told()) });
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

impl RecentEvent {
    fn show(&self, ui: &mut Ui) {
        let theme = Theme::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
        let painter = ui.painter();
        let mut x = rect.min.x;
        let mut square = || {
            x += SQUARE;
            Rect::from_center_size(pos2(x - 14.0, rect.center().y), Vec2::splat(theme::size::SMALL_DRAWING))
        };
        if let Some(pair) = self.pair {
            let look = dice::DieStyle::default();
            dice::paint(painter, square(), &theme, &theme.yellow_die, pair.yellow.number(), look);
            dice::paint(painter, square(), &theme, &theme.blue_die, pair.blue.number(), look);
        }
        if let Some(building) = self.building {
            drawing::paint(painter, square(), &theme, building);
        }
        let at = pos2(x + 5.0, rect.center().y);
        let room = rect.max.x - at.x;
        let font = theme::body(TextSize::SMALL);
        fitted_text(painter, at, Align2::LEFT_CENTER, &self.text, font, theme.ink_soft, room);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &self.text));
    }
}
