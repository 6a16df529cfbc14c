//! The program's own ways, in a quiet row along the bottom: saved games, what they say together, settings, keys.

use egui::{Key, Rect, Ui, pos2, vec2};

use super::button::{Face, HomeButton, QUIET_HEIGHT, flow};
use crate::{AppCommand, AppState, Page, screens::games::Ways};
use ui::{actions::by_keys, home_tile::TilePlace, keys::Shortcut, theme};

/// The key of the statistics, here and in the library.
pub const STATISTICS: Key = Key::O;

/// Room between two at scale 1, at least.
const GAP: f32 = theme::space::TIGHT;

/// A way.
struct Way<'a> {
    label: &'a str,
    name: &'a str,
    hint: String,
    /// What its key is called.
    key: String,
    /// Its key, where it is not there on every page.
    pressed: Option<Key>,
    leads: Leads,
}

#[derive(Clone, Copy)]
enum Leads {
    To(Page),
    Help,
    Quit,
}

impl Leads {
    const fn command(self) -> AppCommand {
        match self {
            Self::To(page) => AppCommand::Go(page),
            Self::Help => AppCommand::Help,
            Self::Quit => AppCommand::Quit,
        }
    }
}

/// All of them, in their order.
fn all<'a>(app: &'a AppState, games: &'a [Ways<'a>]) -> Vec<Way<'a>> {
    let texts = &app.texts;
    let page = |page, key: Key, label, hint: String| {
        let (pressed, key, leads) = (Some(key), key.name().to_owned(), Leads::To(page));
        Way { label, name: label, hint, key, pressed, leads }
    };
    let everywhere = |label, key: String, leads| Way {
        label,
        name: label,
        hint: String::new(),
        key,
        pressed: None,
        leads,
    };
    let library = texts.home_library_hint(app.saved_games);
    let mut ways = vec![
        page(Page::Library, Key::L, texts.home_library(), library),
        page(Page::HighScores, Key::R, texts.home_records(), texts.home_records_hint().to_owned()),
        page(Page::Statistics, STATISTICS, texts.statistics_title(), String::new()),
        page(Page::People, Key::W, texts.people_title(), String::new()),
    ];
    let papers = games.iter().filter_map(|game| game.first(TilePlace::Paper));
    ways.extend(papers.map(|tile| Way {
        name: &tile.title,
        // Its game has the key.
        pressed: None,
        ..page(tile.page, tile.key, tile.label, tile.hint.clone())
    }));
    ways.extend([
        page(Page::Settings, Key::S, texts.home_settings(), String::new()),
        everywhere(texts.keys_title(), "?".to_owned(), Leads::Help),
        everywhere(texts.home_quit(), Shortcut::ctrl(Key::Q).name(texts), Leads::Quit),
    ]);
    ways
}

/// Their keys.
pub fn keys(ui: &Ui, app: &AppState, games: &[Ways<'_>], commands: &mut Vec<AppCommand>) {
    for way in all(app, games) {
        if let Some(key) = way.pressed
            && by_keys(ui, way.name, [key])
        {
            commands.push(way.leads.command());
        }
    }
}

/// Draws them in lines as wide as a place, each in the middle.
pub fn show(
    ui: &Ui,
    app: &AppState,
    games: &[Ways<'_>],
    (place, scale): (Rect, f32),
    commands: &mut Vec<AppCommand>,
) {
    let ways = all(app, games);
    let gap = GAP * scale;
    // Where a high place has no lines for them all, their keys are left to the list of keys.
    let least_line = QUIET_HEIGHT * scale;
    let lines_there = ((place.height() / least_line) as usize).max(1);
    let buttons = |with_keys: bool| -> Vec<HomeButton<'_>> {
        ways.iter()
            .map(|way| HomeButton {
                face: Face::Quiet,
                icon: None,
                label: way.label,
                name: way.name,
                hint: &way.hint,
                key: if with_keys { &way.key } else { "" },
                scale,
            })
            .collect()
    };
    let widths = |buttons: &[HomeButton<'_>]| -> Vec<f32> {
        buttons.iter().map(|button| button.width(ui.painter())).collect()
    };
    let fits =
        |widths: &[f32]| flow(widths, place.width(), gap).last().is_none_or(|(line, _)| *line < lines_there);
    let mut shown = buttons(true);
    if !fits(&widths(&shown)) {
        shown = buttons(false);
    }
    let widths = widths(&shown);
    let places = flow(&widths, place.width(), gap);
    let lines = places.last().map_or(1, |(line, _)| line + 1);
    let height = (place.height() / lines as f32).min(least_line * 1.25);
    let top = place.center().y - height * lines as f32 / 2.0;
    let ends = |line: usize| {
        let of = places.iter().zip(&widths).filter(move |((of, _), _)| *of == line);
        of.map(|((_, x), width)| x + width).fold(0.0, f32::max)
    };
    for (((way, button), (line, x)), width) in ways.iter().zip(&shown).zip(&places).zip(&widths) {
        let left = place.min.x + (place.width() - ends(*line)) / 2.0;
        let min = pos2(left + x, top + height * *line as f32);
        if button.show(ui, way.name, Rect::from_min_size(min, vec2(*width, height))).clicked() {
            commands.push(way.leads.command());
        }
    }
}
