//! Home: where everything starts.

mod continue_card;
mod unfinished;

use egui::{
    Align, Align2, Key, Layout, Pos2, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::games;
use crate::{AppCommand, AppState, Page};
use ui::{
    actions::by_keys,
    drawing::{star, symbols::Symbol},
    home_tile::{self, HomeTile, TilePlace},
    keys::Shortcut,
    theme::{self, TextSize, Theme},
    widgets::button::Button,
};

/// The room between cards.
const GAP: f32 = theme::space::MEDIUM;
/// The height of emblem, title and tagline.
const HEADER: f32 = 136.0;
/// Windows lower than this have room for what stands in the corner instead.
const LOW: f32 = 560.0;
const CORNER: f32 = 56.0;
/// Half of the emblem, with room around it.
const EMBLEM: f32 = 36.0;
/// Narrower windows show two tiles in a row.
const NARROW: f32 = 820.0;
/// The width of a window that shows Home at scale 1; of a narrow one, which is high instead.
const USUAL: f32 = 1024.0;
const USUAL_NARROW: f32 = 720.0;
/// More tiles than these stand in two rows.
const ABREAST: usize = 4;

/// The key of the statistics, here and in the library.
pub const STATISTICS: Key = Key::O;

/// Draws the screen.
pub fn show(ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let home_tiles = home_tiles(app);
    keys(ui, app, &home_tiles, commands);
    let window = ui.max_rect();
    // All have their places, also where the large card begins a new game.
    let tiles: Vec<_> =
        home_tiles.iter().filter(|tile| matches!(tile.place, TilePlace::First | TilePlace::Later)).collect();
    // On a large screen everything is larger: there is nothing else to fill it with.
    let narrow = window.width() < NARROW;
    let per_row = match tiles.len() {
        _ if narrow => 2,
        few @ 0..=ABREAST => few,
        many => many.div_ceil(2),
    };
    let rows = tiles.len().div_ceil(per_row) as f32;
    // In a low window the name of the program gives way to what one can do.
    let low = window.height() < LOW;
    let above = if low { CORNER } else { HEADER };
    let high = above + continue_card::HEIGHT + home_tile::HEIGHT * rows + GAP * (rows + 1.0);
    // Nor so small that it cannot be read.
    let usual = if narrow { USUAL_NARROW } else { USUAL };
    let scale = (window.width() / usual).min((window.height() - 24.0) / high).clamp(0.9, 1.6);
    let width = (880.0 * scale).min(window.width() - 32.0);
    let (gap, height) = (GAP * scale, high * scale);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let room = (window.height() - height).max(8.0);
        let (all, _) = ui.allocate_exact_size(vec2(window.width(), height + room), egui::Sense::hover());
        let left = all.center().x - width / 2.0;
        let mut y = all.min.y + room * 0.45;
        if !low {
            header(ui, app, pos2(all.center().x, y), scale);
        }
        y += above * scale;
        let place = Rect::from_min_size(pos2(left, y), vec2(width, continue_card::HEIGHT * scale));
        continue_card::show(ui, app, &home_tiles[0], place, scale, commands);
        y += continue_card::HEIGHT * scale + gap;
        for row in tiles.chunks(per_row) {
            let side = (width - gap * (row.len() - 1) as f32) / row.len() as f32;
            for (k, tile) in row.iter().enumerate() {
                let corner = pos2(left + (side + gap) * k as f32, y);
                let place = Rect::from_min_size(corner, vec2(side, home_tile::HEIGHT * scale));
                if tile.show(ui, place, scale) {
                    commands.push(AppCommand::Go(tile.page));
                }
            }
            y += home_tile::HEIGHT * scale + gap;
        }
    });
    corner(ui, app, &home_tiles, commands);
}

/// The keys of everything that can be pressed.
fn keys(ui: &Ui, app: &AppState, home_tiles: &[HomeTile<'_, Page>], commands: &mut Vec<AppCommand>) {
    let goes_on = app.open_game.is_some();
    if goes_on && by_keys(ui, app.texts.home_continue(), [Key::Enter, Key::C]) {
        commands.push(AppCommand::Continue);
    }
    unfinished::by_key(ui, app, commands);
    for (k, tile) in home_tiles.iter().enumerate() {
        let enter = (k == 0 && !goes_on).then_some(Key::Enter);
        if by_keys(ui, tile.title, enter.into_iter().chain([tile.key])) {
            commands.push(AppCommand::Go(tile.page));
        }
    }
}

/// The ways into all pages, in their order: those of the games around the program's own.
fn home_tiles(app: &AppState) -> Vec<HomeTile<'_, Page>> {
    let texts = &app.texts;
    let own = |page, icon, key, title, hint| {
        let place = TilePlace::Later;
        HomeTile { page, place, icon, title, hint, key }
    };
    let saved = texts.home_library_hint(app.saved_games);
    let best = texts.home_records_hint().to_owned();
    let (mut all, others): (Vec<_>, Vec<_>) =
        games::home_tiles(app).into_iter().partition(|tile| tile.place == TilePlace::First);
    all.push(own(Page::Library, Symbol::Library, Key::L, texts.home_library(), saved));
    all.push(own(Page::HighScores, Symbol::Trophy, Key::R, texts.home_records(), best));
    all.extend(others);
    let corner =
        |page, icon, key, title, place| HomeTile { place, ..own(page, icon, key, title, String::new()) };
    let (figures, settings) = (texts.statistics_title(), texts.home_settings());
    all.push(corner(Page::Statistics, Symbol::Grid, STATISTICS, figures, TilePlace::LeftCorner));
    all.push(corner(Page::Settings, Symbol::Gear, Key::S, settings, TilePlace::Corner));
    all
}

/// Emblem, title and tagline between two lines of gold.
fn header(ui: &Ui, app: &AppState, top: Pos2, scale: f32) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    star::emblem(painter, top + vec2(0.0, 22.0 * scale), 22.0 * scale, &theme);
    let title = painter.text(
        top + vec2(0.0, 72.0 * scale),
        Align2::CENTER_CENTER,
        app.texts.app_name(),
        theme::title(TextSize::HERO * scale),
        theme.ink,
    );
    let tagline = painter.text(
        top + vec2(0.0, 110.0 * scale),
        Align2::CENTER_CENTER,
        app.texts.home_tagline(),
        theme::medium(TextSize::TEXT * scale),
        theme.ink_soft,
    );
    // Something that is read: to be spoken, and for notices to stay away from.
    let words = ui.interact(title.union(tagline), ui.scope_id().with("title"), Sense::hover());
    words.widget_info(|| WidgetInfo::labeled(Role::Label, true, app.texts.app_name()));
    let line = theme::stroke::edge(theme.gold_line);
    for side in [-1.0, 1.0] {
        let near = pos2(top.x + side * (title.width() / 2.0 + 26.0 * scale), title.center().y);
        let far = near + vec2(side * 150.0 * scale, 0.0);
        painter.line_segment([near, far], line);
        star::eight(painter, near, 6.0 * scale, theme.gold_line, Stroke::NONE);
        star::eight(painter, far, 3.5 * scale, theme.gold_line, Stroke::NONE);
    }
}

/// A way to something that has no tile: what it is called, its key, and what it does.
type Way<'a> = (&'a str, &'a str, AppCommand);

/// What has no tile, in the upper corners.
fn corner(ui: &mut Ui, app: &AppState, home_tiles: &[HomeTile<'_, Page>], commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    let window = ui.max_rect();
    let place = Rect::from_min_size(window.min + vec2(0.0, 12.0), Vec2::new(window.width() - 16.0, 40.0));
    let place = place.with_min_x(16.0);
    let ways = |place| {
        let there = home_tiles.iter().filter(move |tile| tile.place == place);
        there.map(|tile| (tile.title, tile.key.name(), AppCommand::Go(tile.page)))
    };
    let mut left: Vec<Way<'_>> = ways(TilePlace::LeftCorner).collect();
    let quit = Shortcut::ctrl(Key::Q).name(texts);
    let own = [(texts.home_quit(), quit.as_str(), AppCommand::Quit), (texts.help(), "?", AppCommand::Help)];
    let right: Vec<Way<'_>> = own.into_iter().chain(ways(TilePlace::Corner)).collect();
    // Where they have no room beside one another, and beside the emblem, their keys are left to the list of keys.
    let gap = ui.spacing().item_spacing.x;
    let width = |(title, key, _): &Way<'_>| Button::quiet(title).shortcut(key).natural_width(ui) + gap;
    let half = place.width() / 2.0 - EMBLEM;
    let with_keys = [&left, &right].into_iter().all(|ways| ways.iter().map(width).sum::<f32>() <= half);
    let bare = |(title, ..): &Way<'_>| Button::quiet(title).natural_width(ui) + gap;
    // What has no room is reached by its key: the statistics go first, which the library leads to as well.
    while left.iter().chain(&right).map(bare).sum::<f32>() > place.width() {
        if left.pop().is_none() {
            break;
        }
    }
    let sides = [(Layout::right_to_left(Align::Center), right), (Layout::left_to_right(Align::Center), left)];
    for (layout, ways) in sides {
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
            for (title, key, does) in ways {
                let button = Button::quiet(title);
                if ui.add(if with_keys { button.shortcut(key) } else { button }).clicked() {
                    commands.push(does);
                }
            }
        });
    }
}
