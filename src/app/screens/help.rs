//! The list of keys, over whatever is shown: what the screen below offers, and what works everywhere.

use egui::{Align, Key as Press, Layout, Painter, RichText, ScrollArea, Ui, vec2};

use super::games::{self, Ways, listed};
use crate::{AppCommand, AppState, Page};
use common::screens::game_actions;
use text::Texts;
use ui::{
    actions::{Offered, offered},
    dialogs,
    drawing::symbols::Symbol,
    home_tile::TilePlace,
    keys::{ARROWS, DIGITS, Shortcut},
    theme::{self, TextSize, Theme},
    widgets::{button::Button, key_cap},
};

/// The width of a column, at least and where there is room, and the most that its keys have beside their labels.
const SECTION: (f32, f32) = (300.0, 360.0);
const KEYS: f32 = 136.0;
/// The height of a row, and the room before keys that are held down.
const ROW: f32 = 28.0;
const BEFORE_HELD: f32 = 6.0;
/// The room between columns, and beside all of them.
const GAP: f32 = 20.0;
const BESIDE: f32 = 52.0;
/// A section has at most so many rows, if it is alone and there are columns beside it.
const ROWS: usize = 12;
/// A heading is so many rows high.
const HEADING: usize = 2;
/// How much of the window the title and the edges need.
const AROUND: f32 = 136.0;

/// Keys below a heading.
struct Section<'a> {
    heading: &'a str,
    rows: Vec<Offered>,
}

/// Draws the list.
pub fn show(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    let with_keys = offered(ui.ctx()).into_iter().filter(|offered| !offered.keys.is_empty());
    let (everywhere, here): (Vec<_>, Vec<_>) = with_keys.partition(|offered| offered.everywhere);
    let window = ui.ctx().content_rect();
    let room = window.width() - BESIDE;
    let most = ((room / (SECTION.0 + GAP)) as usize).max(1);
    let mut columns = columns(sections(app, here), (most - 1).max(1));
    columns.push(vec![Section { heading: texts.keys_everywhere(), rows: everywhere }]);
    let mut rules = None;
    let shown = dialogs::card(ui, "help", |ui| {
        let abreast = most.min(columns.len());
        let width = (room / abreast as f32 - GAP).clamp(SECTION.0, SECTION.1);
        ui.set_width(width * abreast as f32 + GAP * (abreast - 1) as f32);
        let closed = title(ui, app, &mut rules);
        let room = (window.height() - AROUND).max(120.0);
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            for (row, line) in columns.chunks(abreast).enumerate() {
                below_another(ui, row);
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
                    for column in line {
                        ui.vertical(|ui| {
                            // Labels of sections one below the other begin at one place.
                            let keys = column.iter().map(|section| section.keys(ui.painter(), texts));
                            let keys = keys.fold(0.0, f32::max);
                            for (k, section) in column.iter().enumerate() {
                                below_another(ui, k);
                                section.show(ui, texts, (keys, width));
                            }
                        });
                    }
                });
            }
        });
        closed
    });
    let asked = rules.is_some();
    commands.extend(rules.map(AppCommand::Go));
    if asked || shown.inner || shown.backdrop_response.clicked() {
        commands.push(AppCommand::Help);
    }
}

/// What the page offers: on Home the ways into each game under its name, and the rest together.
fn sections(app: &AppState, mut here: Vec<Offered>) -> Vec<Section<'_>> {
    let (texts, mut sections) = (&app.texts, Vec::new());
    let all: Vec<Ways<'_>> = if app.page() == Page::Home { games::ways(app).collect() } else { Vec::new() };
    // One alone is not named.
    for ways in all.iter().filter(|_| all.len() > 1) {
        let mut rows = Vec::new();
        for tile in ways.tiles.iter().filter(|tile| tile.place != TilePlace::Paper) {
            let listed = listed(&all, ways, tile, texts);
            if let Some(at) = here.iter().position(|offered| *offered.label == *listed) {
                let mut row = here.remove(at);
                tile.label.clone_into(&mut row.label);
                rows.push(row);
            }
        }
        sections.push(Section { heading: ways.name(texts), rows });
    }
    sections.push(Section { heading: texts.keys_here(), rows: here });
    sections.retain(|section| !section.rows.is_empty());
    sections
}

/// Puts them into at most so many columns of about the same height, in their order; a long one alone is halved.
fn columns(mut sections: Vec<Section<'_>>, most: usize) -> Vec<Vec<Section<'_>>> {
    if let [alone] = sections.as_mut_slice()
        && alone.rows.len() > ROWS
        && most > 1
    {
        let rows = alone.rows.split_off(alone.rows.len().div_ceil(2));
        sections.push(Section { heading: "", rows });
    }
    let height = |section: &Section<'_>| section.rows.len() + HEADING;
    let share = sections.iter().map(height).sum::<usize>().div_ceil(most);
    let (mut columns, mut filled) = (Vec::<Vec<Section<'_>>>::new(), 0);
    for section in sections {
        let (own, is_last) = (height(&section), columns.len() >= most);
        match columns.last_mut() {
            // It stays in a column of which it goes beyond the end by less than half.
            Some(column) if is_last || filled + own / 2 < share => {
                filled += own;
                column.push(section);
            }
            _ => {
                filled = own;
                columns.push(vec![section]);
            }
        }
    }
    columns
}

/// Room above what is not the first in its place: below the last there is none, which would have to be scrolled.
fn below_another(ui: &mut Ui, at: usize) {
    if at > 0 {
        ui.add_space(theme::space::LARGE);
    }
}

/// The title, a button to the rules of the game below, and one to close; returns true if that was pressed.
fn title(ui: &mut Ui, app: &AppState, rules: &mut Option<Page>) -> bool {
    let theme = Theme::of(ui.ctx());
    let texts = &app.texts;
    let closed = ui
        .horizontal(|ui| {
            ui.label(
                RichText::new(texts.keys_title()).font(theme::title(TextSize::DISPLAY)).color(theme.ink),
            );
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let closed = ui.add(Button::icon_only(Symbol::Close, texts.close())).clicked();
                let page = games::rules(app).filter(|page| *page != app.page());
                *rules = page.and_then(|page| game_actions::rules(texts, page).quiet().show(ui, texts));
                closed
            })
            .inner
        })
        .inner;
    ui.add_space(theme::space::MEDIUM);
    closed
}

impl Section<'_> {
    /// How wide its keys are that have their labels beside them.
    fn keys(&self, painter: &Painter, texts: &Texts) -> f32 {
        let widths = self.rows.iter().map(|row| width_of(painter, &caps(texts, &row.keys)));
        widths.filter(|width| *width <= KEYS).fold(0.0, f32::max)
    }

    /// Shows it so wide, the keys beside their labels within so much of that.
    fn show(&self, ui: &mut Ui, texts: &Texts, (keys, width): (f32, f32)) {
        let theme = Theme::of(ui.ctx());
        ui.vertical(|ui| {
            ui.set_width(width);
            // Labels of two lines in rows one below the other stand apart.
            ui.spacing_mut().item_spacing = vec2(theme::space::TIGHT, theme::space::TIGHT);
            ui.spacing_mut().interact_size.y = ROW;
            ui.label(RichText::new(self.heading).font(theme::title(TextSize::HEADING)).color(theme.gold_ink));
            ui.add_space(theme::space::SMALL);
            for row in &self.rows {
                let caps = caps(texts, &row.keys);
                let is_below = width_of(ui.painter(), &caps) > KEYS;
                let ink = if row.enabled { theme.ink } else { theme.ink_soft };
                let words = RichText::new(&row.label).font(theme::body(TextSize::TEXT)).color(ink);
                let label = egui::Label::new(words).wrap();
                // Below many keys; beside a few, where that of all others begins.
                let below = ui.horizontal(|ui| {
                    let start = ui.cursor().min.x;
                    caps.iter().for_each(|cap| cap.show(ui));
                    if is_below {
                        return Some(label);
                    }
                    ui.add_space(start + keys + theme::space::MEDIUM - ui.cursor().min.x);
                    ui.add(label);
                    None
                });
                if let Some(label) = below.inner {
                    ui.indent("below", |ui| ui.add(label));
                }
            }
        });
    }
}

/// What is drawn of the keys of an action.
enum Cap {
    Name(String),
    Drawn(Symbol),
    /// What follows is another way.
    Gap,
}

impl Cap {
    fn show(&self, ui: &mut Ui) {
        match self {
            Self::Name(name) => {
                key_cap::show(ui, name);
            }
            Self::Drawn(symbol) => {
                key_cap::show_symbol(ui, *symbol);
            }
            Self::Gap => ui.add_space(BEFORE_HELD),
        }
    }
}

/// How wide keys are side by side.
fn width_of(painter: &Painter, caps: &[Cap]) -> f32 {
    let width = |cap: &Cap| match cap {
        Cap::Name(name) => key_cap::size(painter, name).x + theme::space::TIGHT,
        Cap::Drawn(_) => key_cap::size(painter, "").x + theme::space::TIGHT,
        Cap::Gap => BEFORE_HELD,
    };
    caps.iter().map(width).sum::<f32>() - theme::space::TIGHT
}

/// The keys of an action: many digits and all arrows as one, and one way with others held down.
fn caps(texts: &Texts, keys: &[Shortcut]) -> Vec<Cap> {
    let has = |key: &Press| keys.contains(&Shortcut::from(*key));
    let digits = DIGITS.iter().filter(|key| has(key)).count();
    let arrows = ARROWS.iter().all(has);
    let mut caps = Vec::new();
    if digits > 2 {
        caps.push(Cap::Name(format!("1–{digits}")));
    }
    if arrows {
        caps.push(Cap::Name(texts.keys_arrows().to_owned()));
    }
    let drawn = |key: &Press| digits > 2 && DIGITS.contains(key) || arrows && ARROWS.contains(key);
    let (mut plain, held): (Vec<&Shortcut>, Vec<&Shortcut>) = keys
        .iter()
        .filter(|shortcut| !drawn(&shortcut.key))
        .partition(|shortcut| shortcut.modifiers.is_none());
    // Two keys may bear the same sign.
    plain.dedup_by(|a, b| arrow(a.key).is_none() && a.names(texts) == b.names(texts));
    caps.extend(plain.iter().map(|shortcut| match arrow(shortcut.key) {
        Some(symbol) => Cap::Drawn(symbol),
        None => Cap::Name(shortcut.names(texts)[0].to_owned()),
    }));
    if let Some(shortcut) = held.first().filter(|_| plain.len() < 2) {
        if !plain.is_empty() {
            caps.push(Cap::Gap);
        }
        caps.extend(shortcut.names(texts).into_iter().map(|name| Cap::Name(name.to_owned())));
    }
    caps
}

const fn arrow(key: Press) -> Option<Symbol> {
    match key {
        Press::ArrowUp => Some(Symbol::ArrowUp),
        Press::ArrowDown => Some(Symbol::ArrowDown),
        Press::ArrowLeft => Some(Symbol::ArrowLeft),
        Press::ArrowRight => Some(Symbol::ArrowRight),
        _ => None,
    }
}
