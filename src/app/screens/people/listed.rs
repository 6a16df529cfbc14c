//! The people in the list.

use egui::{Align2, Rect, Ui, Vec2};

use crate::AppState;
use common::{
    PLAYER_COLOURS,
    statistics::{Choices, GameResult, Profile, Tally, people},
    words::colour_name,
};
use kernel::{NameKey, record::ME};
use text::Texts;
use ui::{
    list_page::{Listed, Row},
    theme::{self, TextSize, Theme},
};

/// A person, with what the row says.
#[derive(Clone)]
pub struct ListedPerson {
    /// What tells them apart.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// What they did.
    pub profile: Profile,
    /// A short name, where they have one.
    pub short: String,
    /// That with the short name, where they have one.
    title: String,
    /// How often they played and won, and when last.
    played: String,
    last: String,
    /// The short name, where there is one, and that it is one.
    pub known_as: String,
    /// Their colour, by its place among those of players.
    colour: usize,
    /// What it is called, where somebody has chosen it.
    pub colour_word: String,
}

/// Everybody who has finished a game, who has played most first.
pub fn all(app: &AppState, results: &[GameResult]) -> Vec<ListedPerson> {
    let texts = &app.texts;
    let refs: Vec<&GameResult> = results.iter().collect();
    let by_name = Choices::of(results).people;
    // Who has none of their own has the one of the charts.
    let given = |id: &str| {
        let mine = place_of(&app.settings.player_colour).filter(|_| id == ME);
        let at = mine.or_else(|| by_name.iter().position(|(other, _)| other == id));
        at.unwrap_or_default() % PLAYER_COLOURS.len()
    };
    let listed = |person: common::statistics::Person| {
        let said = app.people.of(&person.id);
        let chosen = said.and_then(|said| place_of(&said.colour));
        let profile = Profile::of(results, &person.id);
        let short = said.map(|said| said.short.clone()).unwrap_or_default();
        let (title, known_as) = if short.is_empty() {
            (person.name.clone(), String::new())
        } else {
            (format!("{} ({short})", person.name), texts.pad_said(texts.people_short(), &short))
        };
        ListedPerson {
            title,
            played: counts(texts, profile.all).join(" · "),
            last: texts.people_last(&text::day(texts, profile.last)),
            short,
            known_as,
            colour_word: chosen.map(|colour| colour_name(texts, PLAYER_COLOURS[colour])).unwrap_or_default(),
            colour: chosen.unwrap_or_else(|| given(&person.id)),
            profile,
            id: person.id,
            name: person.name,
        }
    };
    people(&refs).into_iter().map(listed).collect()
}

/// The place of a colour among those of players.
fn place_of(colour: &str) -> Option<usize> {
    PLAYER_COLOURS.iter().position(|known| *known == colour)
}

/// Games and victories in words.
pub fn counts(texts: &Texts, tally: Tally) -> [String; 2] {
    [texts.people_games(tally.games), texts.people_wins(tally.wins)]
}

impl ListedPerson {
    /// A disc in their colour with their first letter.
    pub fn paint_disc(&self, ui: &Ui, place: Rect) {
        let theme = Theme::of(ui.ctx());
        let (painter, middle, side) = (ui.painter(), place.center(), place.width());
        let edge = theme::stroke::fine(theme.outline);
        painter.circle(middle, side / 2.0, theme.players[self.colour], edge);
        let letter: String = self.name.chars().take(1).flat_map(char::to_uppercase).collect();
        let font = theme::title(TextSize::HEADING * (side / theme::size::LARGE_DRAWING));
        painter.text(middle, Align2::CENTER_CENTER, letter, font, theme.paper);
    }

    /// Whether it is somebody who is looked for so: by any name.
    pub fn fits(&self, search: &str) -> bool {
        let search = NameKey::of(search);
        let written = self.profile.names.iter().map(|(_, written)| written);
        let mut names = [&self.name, &self.short].into_iter().chain(written);
        names.any(|name| NameKey::of(name).as_str().contains(search.as_str()))
    }
}

impl Listed for ListedPerson {
    type Id = String;

    fn id(&self) -> &String {
        &self.id
    }

    fn row(&self) -> Row<'_> {
        Row {
            title: &self.title,
            figure: &self.played,
            line: &self.last,
            state: "",
            of: "",
            aside: &self.colour_word,
            usable: true,
        }
    }

    fn paint(&self, ui: &Ui, place: Rect) {
        let side = Vec2::splat(theme::size::LARGE_DRAWING);
        self.paint_disc(ui, Rect::from_center_size(place.center(), side));
    }
}
