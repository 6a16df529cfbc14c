//! The strip for today: the last result, the challenges of the day and of the week, and the decisions that are due. It is
//! made anew where something has changed, not in every frame.

use egui::{Align2, Key, Rect, Ui, Vec2, pos2, vec2};
use jiff::civil::Date;

use super::{
    button::{paint_face, pressed},
    first_choice::FirstChoice,
    last_result::{KEY as RESULT_KEY, compared, result},
};
use crate::{AppCommand, AppState, Source, screens::games::short_name};
use common::{
    contract::{AnyCommand, SavedGame},
    screens::for_today::ForToday,
};
use storage::today;
use text::{Language, Texts};
use ui::{
    actions::by_keys,
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, wrapped},
};

/// The keys of what there is for today.
const KEYS: [Key; 4] = [Key::Num4, Key::Num5, Key::Num6, Key::Num7];

/// What it was made of.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Made {
    library: u64,
    games: u64,
    language: Language,
    today: Date,
}

/// Something for today.
struct TodayCard {
    /// What a screen reader says of it.
    name: String,
    what: ForToday<AnyCommand>,
}

/// The strip.
#[derive(Default)]
pub struct Today {
    made: Option<Made>,
    /// That of each game that was played, the last one first, and what can wait behind what cannot.
    cards: Vec<TodayCard>,
    /// How the last result compares with others.
    compared: Option<String>,
}

/// What is shown of it: the last result, with its file, and what else there is.
pub struct Strip<'a> {
    result: Option<(&'a str, &'a SavedGame)>,
    cards: &'a [TodayCard],
    /// How the last result compares with others, wherever it is told.
    pub compared: &'a str,
}

impl Today {
    /// What is shown beside the first choice, which may be the last result.
    pub fn strip<'a>(&'a mut self, app: &'a AppState, first: Option<&FirstChoice<'_>>) -> Strip<'a> {
        let made = Made {
            library: app.library_changes,
            games: app.games_under_way().map(|(_, desk)| desk.today_changes()).sum(),
            language: app.texts.language(),
            today: today(),
        };
        if self.made.replace(made) != Some(made) {
            self.cards = cards(app, made.today);
            self.compared = app.recent.finished.as_ref().and_then(|last| compared(app, last));
        }
        let result = app.recent.finished.as_ref().filter(|_| !matches!(first, Some(FirstChoice::Again(_))));
        let result = result.map(|(file, game)| (file.as_str(), game));
        let room = KEYS.len() - usize::from(result.is_some());
        let compared = self.compared.as_deref().unwrap_or_default();
        Strip { result, cards: &self.cards[..self.cards.len().min(room)], compared }
    }
}

/// What the games that were played have for today.
fn cards(app: &AppState, today: Date) -> Vec<TodayCard> {
    let mut cards = Vec::new();
    for game in &app.recent.played {
        let under_way = app.games_under_way().find(|(other, _)| other == game);
        let Some((_, desk)) = under_way else { continue };
        let name = short_name(*game, &app.texts);
        let all = game.window().for_today(&app.texts, desk, today);
        cards.extend(all.into_iter().map(|what| {
            let named = app.texts.pad_said(name, &what.title);
            TodayCard { name: format!("{named}, {}", app.texts.within(&what.says)), what }
        }));
    }
    cards.sort_by_key(|card| card.what.can_wait);
    cards
}

impl Strip<'_> {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.cards.len() + usize::from(self.result.is_some())
    }

    fn spoken(texts: &Texts, game: &SavedGame) -> String {
        let named = texts.pad_said(texts.home_last_result(), short_name(game.game(), texts));
        format!("{named}, {}", result(texts, game))
    }

    /// Their keys.
    pub fn keys(&self, ui: &Ui, texts: &Texts, commands: &mut Vec<AppCommand>) {
        if let Some((file, game)) = self.result
            && by_keys(ui, &Self::spoken(texts, game), [RESULT_KEY])
        {
            commands.push(AppCommand::Card(Source::File(file.to_owned())));
        }
        for (card, key) in self.cards.iter().zip(KEYS) {
            if by_keys(ui, &card.name, [key]) {
                commands.push(AppCommand::Game((card.what.does)()));
            }
        }
    }

    /// Draws them.
    pub fn show(&self, ui: &Ui, texts: &Texts, places: &[Rect], scale: f32, commands: &mut Vec<AppCommand>) {
        let mut places = places.iter();
        // Without a result the first place is for something else.
        if let Some((file, game)) = self.result
            && let Some(place) = places.next()
        {
            let says = format!("{} · {}", short_name(game.game(), texts), result(texts, game));
            let shown = Shown {
                icon: Symbol::Trophy,
                title: texts.home_last_result(),
                says: &says,
                streak: 0,
                key: RESULT_KEY.name(),
            };
            if shown.show(ui, &Self::spoken(texts, game), *place, scale) {
                commands.push(AppCommand::Card(Source::File(file.to_owned())));
            }
        }
        for ((card, key), place) in self.cards.iter().zip(KEYS).zip(places) {
            let ForToday { icon, title, says, streak, does, .. } = &card.what;
            let shown = Shown { icon: *icon, title, says, streak: *streak, key: key.name() };
            if shown.show(ui, &card.name, *place, scale) {
                commands.push(AppCommand::Game(does()));
            }
        }
    }
}

/// A card as it is drawn.
struct Shown<'a> {
    icon: Symbol,
    title: &'a str,
    says: &'a str,
    /// Days in a row.
    streak: usize,
    key: &'a str,
}

impl Shown<'_> {
    /// Draws it; true where it is pressed.
    fn show(&self, ui: &Ui, name: &str, place: Rect, scale: f32) -> bool {
        let theme = Theme::of(ui.ctx());
        let response = pressed(ui, ("today", self.title, self.key), place, name, "");
        paint_face(ui, &response, place, theme::stroke::edge(theme.gold_line));
        let painter = ui.painter();
        let room = place.shrink2(vec2(12.0, 6.0) * scale);
        let side = 26.0 * scale;
        let middle = pos2(room.min.x + side / 2.0, room.center().y);
        let icon = Rect::from_center_size(middle, Vec2::splat(side));
        symbols::paint(painter, icon, self.icon, theme.gold_ink);
        let left = icon.max.x + 12.0 * scale;
        // Title and words stand together in the middle.
        let (half, font) = (10.0 * scale, theme::body(TextSize::SMALL * scale));
        let below = vec2(room.max.x - left, room.height() - 2.0 * half);
        let says = wrapped(painter, self.says, font, theme.ink_soft, below);
        let line = room.center().y - says.size().y / 2.0;
        let font = theme::medium(TextSize::TINY * scale.max(1.0));
        let key = painter.text(pos2(room.max.x, line), Align2::RIGHT_CENTER, self.key, font, theme.ink_soft);
        let mut right = key.min.x - 8.0 * scale;
        if self.streak > 0 {
            right = self.paint_streak(ui, pos2(right, line), scale) - 8.0 * scale;
        }
        let font = theme::bold(TextSize::TEXT * scale);
        let at = pos2(left, line);
        fitted_text(painter, at, Align2::LEFT_CENTER, self.title, font, theme.ink, right - left);
        painter.galley(pos2(left, line + half), says, theme.ink_soft);
        response.clicked()
    }

    /// A star and how many days in a row, to the left of a place; where they begin.
    fn paint_streak(&self, ui: &Ui, right: egui::Pos2, scale: f32) -> f32 {
        let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
        let font = theme::bold(TextSize::SMALL * scale);
        let days = self.streak.to_string();
        let days = painter.text(right, Align2::RIGHT_CENTER, days, font, theme.gold_ink);
        let side = theme::size::SYMBOL * scale;
        let middle = pos2(days.min.x - 4.0 * scale - side / 2.0, right.y);
        symbols::paint(painter, Rect::from_center_size(middle, Vec2::splat(side)), Symbol::Star, theme.gold);
        middle.x - side / 2.0
    }
}
