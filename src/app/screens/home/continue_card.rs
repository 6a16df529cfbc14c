//! The large card: the game to continue, or a first one to start.

use egui::{Align2, Color32, Painter, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::unfinished;
use crate::{AppCommand, AppState, Page, screens::games};
use common::{
    BuildingType,
    contract::SavedGame,
    drawing::{self, colours_of},
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    drawing::{
        frame, rosette,
        symbols::{self, Symbol},
    },
    home_tile::HomeTile,
    theme::{self, TextSize, Theme},
    widgets::{
        fitted_text, focus_ring,
        round_track::{self, Track},
        roving, shows_focus,
    },
};

/// A card narrower than this at scale 1 has no picture.
const NARROW: f32 = 600.0;
/// A card narrower than this at scale 1 has no rosette: the words need its room.
const WIDE: f32 = 860.0;
/// The height of the card at scale 1.
pub const HEIGHT: f32 = 284.0;

/// Draws the card and says what it was asked for; without a game to go on with, it leads where `first` does.
pub fn show(
    ui: &Ui,
    app: &AppState,
    first: &HomeTile<'_, Page>,
    rect: Rect,
    scale: f32,
    commands: &mut Vec<AppCommand>,
) {
    let theme = Theme::of(ui.ctx());
    let texts = &app.texts;
    let open = app.open_game.as_ref().map(|(_, game)| game);
    let does = if open.is_some() { texts.home_continue() } else { first.title };
    let name = open.map_or_else(|| invited(app, does), |game| spoken(app, does, game));
    let response = ui.interact(rect, ui.scope_id().with("hero"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    // An arrow key brings the keyboard to the card.
    if roving::arrives(ui) {
        roving::focus(ui, response.id);
    }
    if response.clicked() {
        commands.push(if open.is_some() { AppCommand::Continue } else { AppCommand::Go(first.page) });
    }

    let painter = ui.painter();
    frame::ornate(painter, rect, &theme);
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, &theme, theme::radius::CARD);
    }
    let room = rect.shrink(34.0 * scale);
    let stamp = Rect::from_min_size(room.min, Vec2::splat(room.height()));
    // A narrow card has room for the words alone.
    let narrow = rect.width() < NARROW * scale;
    let words = if narrow { room } else { room.with_min_x(stamp.max.x + 36.0 * scale) };
    let end = match open {
        Some(game) => {
            match (narrow, game.window().has_picture()) {
                (true, _) => {}
                (false, true) => game.window().paint_picture(painter, stamp, &theme),
                (false, false) => all_types(painter, stamp, &theme),
            }
            open_game(painter, app, game, words, scale, &theme)
        }
        None => {
            if !narrow {
                games::paint_invitation(app, painter, stamp, &theme);
            }
            first_game(painter, app, words, scale, &theme)
        }
    };
    let key = if open.is_some() { "C" } else { first.key.name() };
    let keys = format!("{} · {key}", texts.keys_enter());
    let face = if response.is_pointer_button_down_on() {
        theme.primary_pressed
    } else if response.hovered() {
        theme.primary_hover
    } else {
        theme.primary
    };
    let pill = pill(painter, words, scale, &theme, face, does, &keys);
    let left = pos2(pill.max.x + 12.0 * scale, pill.center().y);
    let more = unfinished::show(ui, app, left, (words.max.x - left.x, scale), commands);
    if let Some((centre, radius)) = ornament(rect, scale, end.max(more.unwrap_or(0.0))) {
        rosette::paint(painter, centre, radius, 0.0, &theme);
    }
}

/// A large rosette beside words that end there: its centre and radius; none where they leave no room for it.
fn ornament(rect: Rect, scale: f32, words_end: f32) -> Option<(Pos2, f32)> {
    let centre = pos2(rect.max.x - 128.0 * scale, rect.center().y);
    let radius = 84.0 * scale;
    let has_room = rect.width() >= WIDE * scale && words_end <= centre.x - radius;
    has_room.then_some((centre, radius))
}

/// What a screen reader says of the invitation.
fn invited(app: &AppState, does: &str) -> String {
    format!("{does}: {}", games::invitation(app).0)
}

/// What a screen reader says of the open game.
fn spoken(app: &AppState, does: &str, game: &SavedGame) -> String {
    let stage = app.texts.within(&game.stage(&app.texts));
    let told = format!("{}, {stage}", game.title(&app.texts));
    match points(&app.texts, game) {
        points if points.is_empty() => format!("{does}: {told}"),
        points => format!("{does}: {told}, {points} {}", app.texts.home_ended_now()),
    }
}

/// The points of those who score, in a line; of one alone without a name. In setup they say nothing yet.
fn points(texts: &Texts, game: &SavedGame) -> String {
    let summary = game.general();
    if summary.round == 0 {
        return String::new();
    }
    if summary.header.players() == 1 {
        let total = summary.totals.first().copied().flatten();
        return total.map_or_else(String::new, |total| game.counted(texts, total));
    }
    let of = |(seat, total): (&Seat, &Option<u16>)| Some(format!("{} {}", seat.name, (*total)?));
    let totals: Vec<String> = summary.header.seats.iter().zip(&summary.totals).filter_map(of).collect();
    totals.join(" · ")
}

/// The open game in words: what it is, how far, how good; where they end.
fn open_game(
    painter: &Painter,
    app: &AppState,
    game: &SavedGame,
    words: Rect,
    scale: f32,
    theme: &Theme,
) -> f32 {
    let (texts, summary) = (&app.texts, game.general());
    let (round, rounds) = (usize::from(summary.round), usize::from(summary.rounds));
    let line = |y: f32, text: &str, font, colour| {
        let at = pos2(words.min.x, words.min.y + y * scale);
        fitted_text(painter, at, Align2::LEFT_CENTER, text, font, colour, words.width())
    };
    line(10.0, game.goal(texts), theme::bold(TextSize::SMALL * scale), theme.gold_ink);
    let title = line(38.0, &game.title(texts), theme::title(TextSize::DISPLAY * scale), theme.ink);
    // Where nobody knows how many rounds there are, what follows moves up.
    let up = if rounds > 0 { 0.0 } else { 22.0 };
    if rounds > 0 {
        let step = (words.width() / rounds as f32).min(21.0 * scale);
        let start = pos2(words.min.x - step * 0.14, words.min.y + 78.0 * scale);
        round_track::paint(painter, start, step, theme, Track::at(round, rounds));
    }
    let mut now = game.stage(texts);
    for mark in game.marks(texts) {
        now = format!("{now} · {mark}");
    }
    let stage = line(102.0 - up, &now, theme::medium(TextSize::TEXT * scale), theme.ink_soft);
    let end = title.max.x.max(stage.max.x);
    let points = points(texts, game);
    if points.is_empty() {
        return end;
    }
    if summary.header.players() > 1 {
        let points = line(126.0 - up, &points, theme::medium(TextSize::LEAD * scale), theme.gold_ink);
        line(147.0 - up, texts.home_ended_now(), theme::medium(TextSize::SMALL * scale), theme.ink_soft);
        end.max(points.max.x)
    } else {
        let shown = line(136.0, &points, theme::figures(TextSize::DISPLAY * scale), theme.gold_ink);
        painter.text(
            pos2(shown.max.x + 10.0 * scale, shown.center().y + 3.0 * scale),
            Align2::LEFT_CENTER,
            texts.home_ended_now(),
            theme::medium(TextSize::TEXT * scale),
            theme.ink_soft,
        );
        end
    }
}

/// The six types, for a game without sheets.
fn all_types(painter: &Painter, stamp: Rect, theme: &Theme) {
    let step = stamp.size() / vec2(2.0, 3.0);
    for building in BuildingType::ALL {
        let place = vec2((building.index() % 2) as f32, (building.index() / 2) as f32);
        let tile = Rect::from_min_size(stamp.min + place * step, step).shrink(4.0);
        let colours = colours_of(theme, building);
        let edge = theme::stroke::edge(colours.edge);
        painter.rect(tile, theme::radius::CONTROL, colours.tile, edge, StrokeKind::Inside);
        drawing::paint(painter, tile.shrink(6.0), theme, building);
    }
}

/// An invitation; where its words end.
fn first_game(painter: &Painter, app: &AppState, words: Rect, scale: f32, theme: &Theme) -> f32 {
    let at = |y: f32| pos2(words.min.x, words.min.y + y * scale);
    let (title, text) = games::invitation(app);
    let title = fitted_text(
        painter,
        at(26.0),
        Align2::LEFT_CENTER,
        &title,
        theme::title(TextSize::DISPLAY * scale),
        theme.ink,
        words.width(),
    );
    // Not over the rosette.
    let width = words.width().min(360.0 * scale);
    let text = painter.layout(text.to_owned(), theme::body(TextSize::LEAD * scale), theme.ink_soft, width);
    let end = title.max.x.max(at(62.0).x + text.size().x);
    painter.galley(at(62.0), text, theme.ink_soft);
    end
}

/// The face of the card's button, in its lower part; where it is.
fn pill(
    painter: &Painter,
    words: Rect,
    scale: f32,
    theme: &Theme,
    face: Color32,
    label: &str,
    keys: &str,
) -> Rect {
    let label =
        painter.layout_no_wrap(label.to_owned(), theme::bold(TextSize::LEAD * scale), theme.on_primary);
    let keys =
        painter.layout_no_wrap(keys.to_owned(), theme::medium(TextSize::SMALL * scale), theme.on_primary);
    let (icon, padding, height) = (18.0 * scale, 20.0 * scale, 48.0 * scale);
    let gap = 11.0 * scale;
    let width = padding * 2.0 + icon + gap + label.size().x + gap * 2.5 + keys.size().x;
    let rect =
        Rect::from_min_size(pos2(words.min.x, words.max.y - height), vec2(width.min(words.width()), height));
    let radius = theme::radius::CARD;
    painter.rect(rect, radius, face, theme::stroke::edge(theme.primary_pressed), StrokeKind::Inside);
    let middle = rect.center().y;
    let place = Rect::from_center_size(pos2(rect.min.x + padding + icon / 2.0, middle), Vec2::splat(icon));
    symbols::paint(painter, place, Symbol::Play, theme.on_primary);
    let left = Align2::LEFT_CENTER.anchor_size(pos2(place.max.x + gap, middle), label.size());
    painter.galley(left.min, label, theme.on_primary);
    let right = Align2::RIGHT_CENTER.anchor_size(pos2(rect.max.x - padding, middle), keys.size());
    painter.galley(right.min, keys, theme.on_primary);
    rect
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rosette_is_where_no_word_is() {
        let card = Rect::from_min_size(pos2(40.0, 60.0), vec2(944.0, HEIGHT));
        let (centre, radius) = ornament(card, 1.0, 600.0).unwrap();
        assert!(card.contains(centre + Vec2::splat(radius)) && centre.x - radius >= 600.0);
        assert_eq!(ornament(card, 1.0, centre.x - radius + 1.0), None, "six names need its room");
        let narrow = card.with_max_x(card.min.x + WIDE - 1.0);
        assert_eq!(ornament(narrow, 1.0, 300.0), None);
    }
}
