//! The list of keys, over whatever is shown: what the screen below offers, and what works everywhere.

use egui::{Align, Key as Press, Layout, Painter, RichText, ScrollArea, Ui, vec2};

use super::games;
use crate::{AppCommand, AppState, Page};
use common::screens::game_actions;
use text::Texts;
use ui::{
    actions::{Offered, offered},
    dialogs,
    drawing::symbols::Symbol,
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
/// A column has at most so many rows, if there are others beside it.
const ROWS: usize = 12;

/// Draws the list.
pub fn show(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    let with_keys = offered(ui.ctx()).into_iter().filter(|offered| !offered.keys.is_empty());
    let (everywhere, here): (Vec<_>, Vec<_>) = with_keys.partition(|offered| offered.everywhere);
    let window = ui.ctx().content_rect();
    let room = window.width() - BESIDE;
    let most = ((room / (SECTION.0 + GAP)) as usize).max(1);
    let half = here.len().div_ceil(if here.len() > ROWS && most > 2 { 2 } else { 1 }).max(1);
    let mut columns: Vec<(&str, &[Offered])> = here
        .chunks(half)
        .enumerate()
        .map(|(k, part)| (if k == 0 { texts.keys_here() } else { "" }, part))
        .collect();
    columns.push((texts.keys_everywhere(), &everywhere));
    let mut rules = None;
    let shown = dialogs::card(ui, "help", |ui| {
        let abreast = most.min(columns.len());
        let width = (room / abreast as f32 - GAP).clamp(SECTION.0, SECTION.1);
        ui.set_width(width * abreast as f32 + GAP * (abreast - 1) as f32);
        let closed = title(ui, app, &mut rules);
        let room = (window.height() - 150.0).max(120.0);
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            for line in columns.chunks(abreast) {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for (heading, rows) in line {
                        section(ui, texts, (heading, width), rows);
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

fn section(ui: &mut Ui, texts: &Texts, (heading, width): (&str, f32), rows: &[Offered]) {
    let theme = Theme::of(ui.ctx());
    ui.vertical(|ui| {
        ui.set_width(width);
        // Labels of two lines in rows one below the other stand apart.
        ui.spacing_mut().item_spacing = vec2(theme::space::TIGHT, theme::space::TIGHT);
        ui.spacing_mut().interact_size.y = ROW;
        ui.label(RichText::new(heading).font(theme::title(TextSize::HEADING)).color(theme.gold_ink));
        ui.add_space(theme::space::SMALL);
        let caps: Vec<Vec<Cap>> = rows.iter().map(|row| caps(texts, &row.keys)).collect();
        let widths: Vec<f32> = caps.iter().map(|caps| width_of(ui.painter(), caps)).collect();
        let column = widths.iter().copied().filter(|width| *width <= KEYS).fold(0.0, f32::max);
        for ((row, caps), width) in rows.iter().zip(&caps).zip(widths) {
            let ink = if row.enabled { theme.ink } else { theme.ink_soft };
            let words = RichText::new(&row.label).font(theme::body(TextSize::TEXT)).color(ink);
            let label = egui::Label::new(words).wrap();
            // Below many keys; beside a few, where that of all others begins.
            let below = ui.horizontal(|ui| {
                let start = ui.cursor().min.x;
                caps.iter().for_each(|cap| cap.show(ui));
                if width > KEYS {
                    return Some(label);
                }
                ui.add_space(start + column + theme::space::MEDIUM - ui.cursor().min.x);
                ui.add(label);
                None
            });
            if let Some(label) = below.inner {
                ui.indent("below", |ui| ui.add(label));
            }
        }
        ui.add_space(theme::space::MEDIUM);
    });
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
