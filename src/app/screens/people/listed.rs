//! The people in the list.

use egui::{Color32, Rect, Ui, Vec2};

use crate::AppState;
use common::{
    PLAYER_COLOURS,
    statistics::{GameResult, Profile, Tally, people},
    words::colour_name,
};
use kernel::{NameKey, Person};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    list_page::{Listed, Row},
    theme::{self, Theme},
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
    line: String,
    last: String,
    /// The short name, where there is one, and that it is one.
    pub known_as: String,
    /// Their colour, by its place among those of players, and what it is called.
    colour: Option<usize>,
    colour_word: String,
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
        let known_as =
            if short.is_empty() { String::new() } else { texts.pad_said(texts.people_short(), &short) };
        ListedPerson {
            line: tally(texts, profile.all),
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

    /// Their colour; none is that of words.
    pub fn paint_colour(&self, theme: &Theme) -> Color32 {
        self.colour.map_or(theme.ink_soft, |colour| theme.players[colour])
    }
}

impl Listed for ListedPerson {
    type Id = String;

    fn id(&self) -> &String {
        &self.id
    }

    fn row(&self) -> Row<'_> {
        Row {
            title: &self.name,
            figure: "",
            line: &self.line,
            state: &self.last,
            of: &self.known_as,
            aside: &self.colour_word,
            usable: true,
        }
    }

    fn paint(&self, ui: &Ui, place: Rect) {
        let theme = Theme::of(ui.ctx());
        let sign = Rect::from_center_size(place.center(), Vec2::splat(theme::size::LARGE_DRAWING));
        symbols::paint(ui.painter(), sign, Symbol::Person, self.paint_colour(&theme));
    }
}
