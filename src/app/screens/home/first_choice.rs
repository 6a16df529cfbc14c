//! The large card: what one most likely wants. Enter does it.

use std::borrow::Cow;

use egui::{Key, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::{
    button::{Face, HomeButton, pressed},
    card::{CardWords, points},
    last_result::{KEY as RESULT_KEY, result},
};
use crate::{
    AppCommand, AppState, Page, RecentGame, Source,
    screens::{
        games::{Ways, listed, paint_saved, short_name},
        result::totals_line,
    },
};
use common::contract::SavedGame;
use text::Texts;
use ui::{
    actions::by_keys,
    drawing::{frame, rosette, symbols::Symbol},
    home_tile::{HomeTile, TilePlace},
    keys::key_name,
    theme::{self, Theme},
    toast_exclusion,
    widgets::{focus_ring, roving, shows_focus},
};

/// A card narrower than this at scale 1 has no picture.
const NARROW: f32 = 520.0;
/// A card narrower than this at scale 1 has no rosette: the words need its room.
const WIDE: f32 = 860.0;
/// From the edge to what is on the card.
const EDGE: f32 = 24.0;
/// The height of the button.
const BUTTON: f32 = 44.0;
/// Nearer to the button a notice would look like another one: beside it, and above or below it.
const CLEAR: Vec2 = vec2(24.0, 8.0);

/// What one most likely wants.
pub enum FirstChoice<'a> {
    /// To go on with this game.
    GoOn(&'a SavedGame),
    /// To play once more what was finished last.
    Again(&'a RecentGame),
    /// To learn a game, or to begin it at once.
    Learn(&'a Ways<'a>, &'a HomeTile<'a, Page>),
    /// To begin.
    Begin(&'a Ways<'a>, &'a HomeTile<'a, Page>),
}

impl<'a> FirstChoice<'a> {
    /// What it is; none where no game has a way in.
    pub fn of(app: &'a AppState, ways: &'a [Ways<'a>]) -> Option<Self> {
        if let Some((_, game)) = app.open_game() {
            return Some(Self::GoOn(game));
        }
        // A paper game is not played again: the library does not offer that either.
        let finished = app.recent.finished.as_ref();
        if let Some(finished) = finished.filter(|(_, game)| !game.general().kind.is_afterwards()) {
            return Some(Self::Again(finished));
        }
        let (game, begin) = ways.iter().find_map(|ways| Some((ways, ways.first(TilePlace::Main)?)))?;
        // While games are being read nobody knows whether it is the first time.
        let is_first_time = app.saved_games == 0 && app.library.reading().is_none();
        Some(match game.first(TilePlace::Learn).filter(|_| is_first_time) {
            Some(learn) => Self::Learn(game, learn),
            None => Self::Begin(game, begin),
        })
    }

    /// What its button says.
    fn label<'t>(&'t self, texts: &'t Texts) -> &'t str {
        match self {
            Self::GoOn(_) => texts.home_continue(),
            Self::Again(_) => texts.score_again(),
            Self::Learn(_, tile) | Self::Begin(_, tile) => tile.label,
        }
    }

    /// What the list of keys says.
    fn listed<'t>(&'t self, texts: &'t Texts, all: &[Ways<'_>]) -> Cow<'t, str> {
        match self {
            Self::Learn(ways, tile) | Self::Begin(ways, tile) => listed(all, ways, tile, texts),
            Self::GoOn(_) | Self::Again(_) => self.label(texts).into(),
        }
    }

    /// The key beside Enter.
    const fn key(&self) -> Option<Key> {
        match self {
            Self::GoOn(_) => Some(Key::C),
            Self::Again(_) => None,
            Self::Learn(_, tile) | Self::Begin(_, tile) => Some(tile.key),
        }
    }

    fn command(&self) -> AppCommand {
        match self {
            Self::GoOn(_) => AppCommand::Continue,
            Self::Again((file, _)) => AppCommand::RematchOf(Source::File(file.clone())),
            Self::Learn(_, tile) | Self::Begin(_, tile) => AppCommand::Go(tile.page),
        }
    }

    /// What a screen reader says of it.
    fn spoken(&self, texts: &Texts) -> String {
        let does = self.label(texts);
        match self {
            Self::GoOn(game) => {
                let told = format!("{}, {}", game.title(texts), texts.within(&game.stage(texts)));
                match points(texts, game) {
                    points if points.is_empty() => format!("{does}: {told}"),
                    points => format!("{does}: {told}, {points} {}", texts.home_ended_now()),
                }
            }
            Self::Again((_, game)) => {
                let title = game.title(texts);
                match totals_line(texts, game) {
                    Some(totals) => format!("{does}: {title}, {totals}"),
                    None => format!("{does}: {title}"),
                }
            }
            Self::Learn(_, tile) | Self::Begin(_, tile) => format!("{does}: {}", tile.hint),
        }
    }

    /// What stands beside it: how to begin at once, or the last result.
    fn beside(&self, texts: &Texts) -> Option<Beside> {
        match self {
            Self::Learn(game, _) => game.first(TilePlace::Main).map(|tile| Beside {
                label: tile.label.to_owned(),
                name: format!("{}: {}", tile.label, tile.hint),
                key: tile.key,
                command: AppCommand::Go(tile.page),
            }),
            Self::Again((file, game)) => Some(Beside {
                label: texts.score_card().to_owned(),
                name: format!("{}: {}", texts.home_last_result(), result(texts, game)),
                key: RESULT_KEY,
                command: AppCommand::Card(Source::File(file.clone())),
            }),
            Self::GoOn(_) | Self::Begin(..) => None,
        }
    }

    /// Its keys, and those of what stands beside it.
    pub fn keys(&self, ui: &Ui, texts: &Texts, all: &[Ways<'_>], commands: &mut Vec<AppCommand>) {
        // Of a tile the key is asked where all tiles are.
        let own = self.key().filter(|_| matches!(self, Self::GoOn(_)));
        if by_keys(ui, &self.listed(texts, all), [Key::Enter].into_iter().chain(own)) {
            commands.push(self.command());
        }
        if let Some(beside) = self.beside(texts).filter(|_| matches!(self, Self::Again(_)))
            && by_keys(ui, &beside.name, [beside.key])
        {
            commands.push(beside.command);
        }
    }

    /// Draws the card and says what it was asked for; `compared` is how the last result compares with others.
    pub fn show(
        &self,
        ui: &Ui,
        app: &AppState,
        compared: &str,
        (rect, scale): (Rect, f32),
        commands: &mut Vec<AppCommand>,
    ) {
        let (theme, texts) = (Theme::of(ui.ctx()), &app.texts);
        let compared = if matches!(self, Self::Again(_)) { compared } else { "" };
        let response = pressed(ui, "first choice", rect, &self.spoken(texts), compared);
        // An arrow key brings the keyboard to the card.
        if roving::arrives(ui) {
            roving::focus(ui, response.id);
        }
        if response.clicked() {
            commands.push(self.command());
        }
        let painter = ui.painter();
        frame::ornate(painter, rect, &theme);
        if shows_focus(ui, &response) {
            focus_ring(painter, rect, &theme, theme::radius::CARD);
        }
        let room = rect.shrink(EDGE * scale);
        let stamp = Rect::from_min_size(room.min, Vec2::splat(room.height()));
        // A narrow card has room for the words alone.
        let has_picture = rect.width() >= NARROW * scale;
        let words = if has_picture { room.with_min_x(stamp.max.x + 28.0 * scale) } else { room };
        if has_picture {
            self.paint_picture(painter, stamp, &theme);
        }
        let card = CardWords { painter, texts, theme: &theme, words, scale };
        let end = self.write(&card, compared);
        let label = self.label(texts);
        let keys = [Some(Key::Enter), self.key()].into_iter().flatten();
        let keys = keys.map(|key| key_name(texts, key)).collect::<Vec<_>>().join(" · ");
        let icon = Some(Symbol::Play);
        let primary =
            HomeButton { face: Face::Primary, icon, label, name: label, hint: "", key: &keys, scale };
        let at = |x: f32, width: f32| {
            let min = pos2(x, words.max.y - BUTTON * scale);
            Rect::from_min_size(min, vec2(width.min(words.max.x - x), BUTTON * scale))
        };
        // The whole card is the button.
        let place = at(words.min.x, primary.width(painter));
        primary.paint(painter, place, &theme, &response);
        toast_exclusion::keep(ui, place.expand2(CLEAR * scale));
        let mut end = end.max(place.max.x);
        if let Some(beside) = self.beside(texts) {
            let Beside { label, name, key, command } = beside;
            let button = HomeButton {
                face: Face::Raised,
                icon: None,
                label: &label,
                name: &name,
                hint: "",
                key: key_name(texts, key),
                scale,
            };
            let place = at(place.max.x + 12.0 * scale, button.width(painter));
            end = end.max(place.max.x);
            if button.show(ui, "beside", place).clicked() {
                commands.push(command);
            }
        }
        if let Some((centre, radius)) = ornament(rect, scale, end) {
            rosette::paint(painter, centre, radius, 0.0, &theme);
        }
    }

    fn paint_picture(&self, painter: &Painter, place: Rect, theme: &Theme) {
        match self {
            Self::GoOn(open) => paint_saved(painter, place, theme, open),
            Self::Again((_, finished)) => paint_saved(painter, place, theme, finished),
            Self::Learn(ways, _) | Self::Begin(ways, _) => {
                ways.game.window().paint_emblem(painter, place, theme);
            }
        }
    }

    /// Writes what it is about; where that ends.
    fn write(&self, card: &CardWords<'_>, compared: &str) -> f32 {
        let texts = card.texts;
        match self {
            Self::GoOn(game) => {
                let (name, goal) = (short_name(game.game(), texts), game.goal(texts));
                // What is played for may be the game itself.
                let is_named = goal.starts_with(name);
                card.above(&if is_named { goal.to_owned() } else { format!("{name} · {goal}") });
                let title = card.title(&game.title(texts));
                title.max(card.progress(game)).max(card.points(game))
            }
            Self::Again((_, game)) => {
                card.above(&format!("{} · {}", texts.home_last_result(), short_name(game.game(), texts)));
                let title = card.title(&game.title(texts));
                let result = totals_line(texts, game).map(|totals| card.result(&totals, compared));
                result.map_or(title, |end| title.max(end))
            }
            Self::Learn(ways, tile) => {
                card.above(ways.name(texts));
                card.title(&tile.hint).max(card.invitation(ways.game.window().invitation(texts)))
            }
            Self::Begin(ways, _) => {
                card.title(ways.name(texts)).max(card.invitation(ways.game.window().invitation(texts)))
            }
        }
    }
}

/// A button beside that of the first choice.
struct Beside {
    label: String,
    name: String,
    key: Key,
    command: AppCommand,
}

/// A large rosette beside words that end there: its centre and radius; none where they leave no room for it.
fn ornament(rect: Rect, scale: f32, words_end: f32) -> Option<(Pos2, f32)> {
    let radius = (rect.height() / 2.0 - EDGE * scale).min(92.0 * scale);
    let centre = pos2(rect.max.x - radius - 36.0 * scale, rect.center().y);
    let has_room = rect.width() >= WIDE * scale && words_end <= centre.x - radius;
    has_room.then_some((centre, radius))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rosette_is_where_no_word_is() {
        let card = Rect::from_min_size(pos2(40.0, 60.0), vec2(944.0, 192.0));
        let (centre, radius) = ornament(card, 1.0, 600.0).unwrap();
        assert!(card.contains(centre + Vec2::splat(radius)) && centre.x - radius >= 600.0);
        assert_eq!(ornament(card, 1.0, centre.x - radius + 1.0), None, "six names need its room");
        let narrow = card.with_max_x(card.min.x + WIDE - 1.0);
        assert_eq!(ornament(narrow, 1.0, 300.0), None);
    }
}
