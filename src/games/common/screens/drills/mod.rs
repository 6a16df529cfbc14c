//! The decisions that are practised: which are due, how each stood, and how it went.

mod card;
mod track;

use std::collections::HashMap;

use egui::{Align, Key as Press, Layout, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};
use jiff::civil::Date;

pub use card::DrilledGame;
use card::{Card, HEIGHT};
pub use track::show as show_track;

use super::lesson::paragraph;
use crate::{
    host::{AppRequest, today},
    play::{Drill, DrillCommand, DrillPositions, Drills},
};
use text::{Language, Texts};
use ui::{
    actions::Action,
    drawing::{star, symbols::Symbol},
    form, room,
    theme::{self, TextSize, Theme, space},
    widgets::{
        figures, seen_rows,
        surface::{self, Surface},
        text_width, top_bar,
    },
};

/// A card is at least so wide.
const CARD: f32 = 400.0;
/// From one figure to the next, and from this width on what can be done stands at the other end of their line.
const FIGURE: f32 = 160.0;
const ROOMY: f32 = 880.0;
/// What an empty page has, and its emblem.
const EMPTY: (f32, f32) = (600.0, 304.0);
const EMBLEM: f32 = 36.0;

/// What the page remembers.
pub struct DrillsPage<G: DrilledGame>(Option<Made<G>>);

/// What the page is made of: it is made anew where any of that is another.
#[derive(Clone, Copy, PartialEq, Eq)]
struct MadeOf {
    /// How often the drills have changed.
    changes: u64,
    today: Date,
    language: Language,
}

/// What is shown, made ready once.
struct Made<G: DrilledGame> {
    of: MadeOf,
    /// Places in the list: of those that are due, that come back, and that are learned.
    parts: [Vec<usize>; 3],
    /// So many more would be due, but their game is gone.
    gone: usize,
    /// How it went.
    went: Option<[String; 2]>,
    cards: HashMap<usize, Card<G>>,
}

impl<G: DrilledGame> Default for DrillsPage<G> {
    fn default() -> Self {
        Self(None)
    }
}

/// What Home says of them.
#[must_use]
pub fn how_many_due(texts: &Texts, drills: &Drills) -> String {
    match drills.list().len() {
        0 => texts.drills_home_none().to_owned(),
        _ => texts.drills_home(drills.due(today()).count()),
    }
}

impl<G: DrilledGame> DrillsPage<G> {
    /// Draws the page.
    pub fn show<P, C: From<AppRequest<P>> + From<DrillCommand>>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        (drills, positions): (&Drills, &DrillPositions<G::Kind>),
        commands: &mut Vec<C>,
    ) {
        let room = room::below_bar(ui);
        if form::bar(ui, texts, texts.drills()) {
            commands.push(AppRequest::Back.into());
        }
        if drills.list().is_empty() {
            commands.extend(empty(ui, room, texts, drills).map(C::from));
            return;
        }
        let of = MadeOf { changes: drills.changes(), today: today(), language: texts.language() };
        self.0.take_if(|made| made.of != of);
        let made = self.0.get_or_insert_with(|| Made::new(texts, drills, of));
        let mut asked = Vec::new();
        Surface::Ornate.show_in(ui, room, |ui| made.contents(ui, texts, (drills, positions), &mut asked));
        commands.extend(asked.into_iter().map(C::from));
    }
}

impl<G: DrilledGame> Made<G> {
    fn new(texts: &Texts, drills: &Drills, of: MadeOf) -> Self {
        let (list, today) = (drills.list(), of.today);
        let part = |is_in: &dyn Fn(&Drill) -> bool| -> Vec<usize> {
            (0..list.len()).filter(|at| is_in(&list[*at])).collect()
        };
        let due = part(&|drill| drill.is_due(today) && !drills.is_gone(drill));
        let gone = part(&|drill| drill.is_due(today)).len() - due.len();
        let mut later = part(&|drill| !drill.sits() && !drill.is_due(today));
        later.sort_by_key(|at| list[*at].due);
        let learned = part(&Drill::sits);
        let went = drills.round().filter(|round| !round.answers().is_empty()).map(|round| {
            let returns = drills.returns(today).into_iter();
            let returns =
                returns.map(|(days, count)| texts.drills_return(count, &texts.drills_comes_back(days)));
            let learned = Some(drills.learned()).filter(|count| *count > 0);
            let told: Vec<String> =
                returns.chain(learned.map(|count| texts.drills_learned_now(count))).collect();
            [texts.drills_went(round.good(), round.answers().len()), told.join(" · ")]
        });
        Self { of, parts: [due, later, learned], gone, went, cards: HashMap::new() }
    }

    fn contents(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        of: (&Drills, &DrillPositions<G::Kind>),
        asked: &mut Vec<DrillCommand>,
    ) {
        ui.spacing_mut().item_spacing = vec2(space::SMALL, space::MEDIUM);
        asked.extend(self.head(ui, texts, of.0));
        if self.gone > 0 {
            form::hint(ui, &texts.drills_gone(self.gone));
        }
        self.went(ui, of.0);
        let titles = [texts.drills_now(), texts.drills_later(), texts.drills_learned()];
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for k in (0..titles.len()).filter(|k| !self.parts[*k].is_empty()).collect::<Vec<_>>() {
                surface::heading(ui, titles[k]);
                ui.push_id(k, |ui| self.part(ui, texts, of, k, asked));
            }
            form::hint(ui, texts.drills_hint());
        });
    }

    /// How many there are, and what can be done.
    fn head(&self, ui: &mut Ui, texts: &Texts, drills: &Drills) -> Option<DrillCommand> {
        let [due, later, learned] = [0, 1, 2].map(|k| self.parts[k].len());
        let parts = [
            (due, texts.drills_due()),
            (due + later, texts.drills_learning()),
            (learned, texts.drills_sitting()),
        ];
        let parts = parts.map(|(count, name)| (count.to_string(), name.to_owned()));
        // Whose game is gone is forgotten then.
        let can_start = due + self.gone > 0;
        let ways = |ui: &mut Ui| {
            let start = Action::new(texts.drills_start(), DrillCommand::Start).icon(Symbol::Play);
            let start = start.key(Press::Enter).primary();
            let start = if can_start { start.show(ui, texts) } else { None };
            let asked = start.or(search(texts, drills).show(ui, texts));
            if !can_start {
                form::hint(ui, texts.drills_none_due());
            }
            asked
        };
        if ui.available_width() < ROOMY {
            figures::show(ui, &parts, &[0]);
            return ui.horizontal_wrapped(ways).inner;
        }
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), figures::HEIGHT), Sense::hover());
        let beside = row.min.x + FIGURE * parts.len() as f32;
        // An action keeps room for a title at its left: the figures stand there.
        let [left, right] = [row.with_max_x(beside), row.with_min_x(beside - top_bar::LEAST_TITLE)];
        ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("figures"), |ui| {
            // The words begin where the cards do.
            let half = |word: &str| text_width(ui.painter(), word, theme::body(TextSize::SMALL)) / 2.0;
            let middles = parts.iter().enumerate();
            let middles: Vec<f32> =
                middles.map(|(k, (_, word))| left.min.x + FIGURE * k as f32 + half(word)).collect();
            figures::show_below(ui, &parts, &[0], (&middles, FIGURE));
        });
        // What one does first stands at the end, as in a bar.
        let right =
            UiBuilder::new().max_rect(right).id_salt("ways").layout(Layout::right_to_left(Align::Center));
        ui.scope_builder(right, ways).inner
    }

    /// How it went, and what comes back when.
    fn went(&self, ui: &mut Ui, drills: &Drills) {
        let (Some([went, returns]), Some(round)) = (&self.went, drills.round()) else { return };
        let fill = Theme::of(ui.ctx()).band;
        let frame = egui::Frame::new().fill(fill).corner_radius(theme::radius::CONTROL);
        frame.inner_margin(space::MEDIUM).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                surface::heading(ui, went);
                ui.add_space(space::MEDIUM);
                track::draw(ui, round);
            });
            paragraph(ui, returns, TextSize::TEXT);
        });
    }

    /// The cards of a part, side by side.
    fn part(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        (drills, positions): (&Drills, &DrillPositions<G::Kind>),
        part: usize,
        asked: &mut Vec<DrillCommand>,
    ) {
        let Self { of: MadeOf { today, .. }, parts, cards, .. } = self;
        let all = &parts[part];
        let columns = ((ui.available_width() + space::MEDIUM) / (CARD + space::MEDIUM)).max(1.0) as usize;
        let width = (ui.available_width() + space::MEDIUM) / columns as f32;
        seen_rows::show(ui, HEIGHT + space::MEDIUM, all.len().div_ceil(columns), |ui, row| {
            let row_place = ui.max_rect();
            for (column, at) in all.iter().skip(row * columns).take(columns).enumerate() {
                let corner = row_place.min + vec2(column as f32 * width, 0.0);
                let place = Rect::from_min_size(corner, vec2(width - space::MEDIUM, HEIGHT));
                let drill = &drills.list()[*at];
                let Some(position) = positions.of(drill) else {
                    asked.push(DrillCommand::Look(*at));
                    continue;
                };
                let card = cards.entry(*at).or_insert_with(|| Card::new(texts, drill, position, *today));
                ui.push_id(*at, |ui| card.show(ui, place));
            }
        });
    }
}

/// How games are gone over, and how far that is.
fn search<'a>(texts: &'a Texts, drills: &Drills) -> Action<'a, DrillCommand> {
    let search = match drills.searching() {
        Some((done, all)) => Action::new(texts.drills_searching(done, all), DrillCommand::Stop)
            .name(texts.drills_stop())
            .icon(Symbol::Pause),
        None => Action::new(texts.drills_search(), DrillCommand::Search)
            .icon(Symbol::Search)
            .hint(texts.drills_search_hint()),
    };
    search.key(Press::G)
}

/// Where nothing is practised yet: how that comes about, and the way there.
fn empty(ui: &mut Ui, room: Rect, texts: &Texts, drills: &Drills) -> Option<DrillCommand> {
    let place = Rect::from_center_size(room.center(), room.size().min(EMPTY.into()));
    let asked = Surface::Ornate.show_in(ui, place, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.y = space::LARGE;
            let (emblem, _) = ui.allocate_exact_size(Vec2::splat(2.0 * EMBLEM), Sense::hover());
            star::emblem(ui.painter(), emblem.center(), EMBLEM, &Theme::of(ui.ctx()));
            surface::heading(ui, texts.drills_empty());
            paragraph(ui, texts.drills_none(), TextSize::TEXT);
            let search = search(texts, drills).first_key(Press::Enter).primary();
            search.show(ui, texts)
        })
        .inner
    });
    asked.inner
}
