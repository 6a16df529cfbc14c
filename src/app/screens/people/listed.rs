//! The people in the list.

use egui::{Align2, Rect, Ui};

use crate::AppState;
use common::{
    PLAYER_COLOURS,
    statistics::{GameResult, Profile, Tally, people},
    words::colour_name,
};
use kernel::{NameKey, Person};
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
    colour: Option<usize>,
    /// What it is called.
    pub colour_word: String,
}

/// Everybody who has finished a game, who has played most first.
pub fn all(app: &AppState, results: &[GameResult]) -> Vec<ListedPerson> {
    let texts = &app.texts;
    let refs: Vec<&GameResult> = results.iter().collect();
    let listed = |person: common::statistics::Person| {
        let said = app.people.of(&person.id);
        let colour = said.and_then(colour_of);
        let profile = Profile::of(results, &person.id);
        let short = said.map(|said| said.short.clone()).unwrap_or_default();
        let (title, known_as) = if short.is_empty() {
            (person.name.clone(), String::new())
        } else {
            (format!("{} ({short})", person.name), texts.pad_said(texts.people_short(), &short))
        };
        ListedPerson {
            title,
            played: tally(texts, profile.all),
            last: texts.people_last(&text::day(texts, profile.last)),
            short,
            known_as,
            colour_word: colour.map(|colour| colour_name(texts, PLAYER_COLOURS[colour])).unwrap_or_default(),
            colour,
            profile,
            id: person.id,
            name: person.name,
        }
    };
    people(&refs).into_iter().map(listed).collect()
}

/// The colour of a person, by its place among those of players.
fn colour_of(person: &Person) -> Option<usize> {
    PLAYER_COLOURS.iter().position(|colour| *colour == person.colour)
}

/// Games and victories in words.
pub fn tally(texts: &Texts, tally: Tally) -> String {
    format!("{} · {}", texts.people_games(tally.games), texts.people_wins(tally.wins))
}

impl ListedPerson {
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

    /// A disc in their colour, or its edge where they have none, with their first letter.
    fn paint(&self, ui: &Ui, place: Rect) {
        let theme = Theme::of(ui.ctx());
        let (painter, middle, radius) = (ui.painter(), place.center(), theme::size::LARGE_DRAWING / 2.0);
        let ink = if let Some(colour) = self.colour {
            painter.circle(middle, radius, theme.players[colour], theme::stroke::fine(theme.outline));
            theme.paper
        } else {
            painter.circle_stroke(middle, radius, theme::stroke::edge(theme.line));
            theme.ink
        };
        let letter: String = self.name.chars().take(1).flat_map(char::to_uppercase).collect();
        painter.text(middle, Align2::CENTER_CENTER, letter, theme::title(TextSize::HEADING), ink);
    }
}
