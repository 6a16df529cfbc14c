//! What the list of the library shows: made when something has changed, and of a long list only what is seen.

use egui::{Rect, Ui};
use jiff::civil::Date;

use super::{
    catalogue::{Catalogue, Item, Shelf},
    filters::{Filters, LOW},
    found::{Found, STEP},
    words::Words,
};
use crate::{AppState, Source, screens::games::paint_saved};
use common::{Summary, contract::SavedGame};
use storage::today;
use text::{Language, day};
use ui::{
    drawing::symbols::Symbol,
    list_page::{self, Listing, Row},
    theme::Theme,
};

/// The selected game.
#[derive(Clone, Debug)]
pub struct LibraryItem<'a> {
    /// Where it is.
    pub source: &'a Source,
    /// What is said of it.
    pub words: &'a Words,
    /// What it says, or why it cannot be read.
    pub content: Result<&'a SavedGame, String>,
}

impl LibraryItem<'_> {
    /// Whether it can go on, also one that was ended early.
    pub fn can_be_reopened(&self) -> bool {
        self.summary()
            .is_some_and(|summary| !summary.over && !summary.kind.is_afterwards() && !summary.read_only)
    }

    /// What it says; nothing where it cannot be read.
    pub fn summary(&self) -> Option<&Summary> {
        self.content.as_ref().ok().map(|game| game.general())
    }
}

/// What the catalogue was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Made {
    changes: u64,
    language: Language,
    shelf: Shelf,
    today: Date,
}

/// The games of the list.
#[derive(Default)]
pub struct Items {
    made: Option<Made>,
    /// All games of the shelf.
    pub catalogue: Catalogue,
    filters: Option<Filters>,
    found: Found,
    /// The words looked for.
    words: Vec<String>,
}

impl Items {
    /// Finds the games that fit, or some more of them.
    pub fn find(&mut self, app: &AppState, filters: &Filters) {
        let made = Made {
            changes: app.library_changes + app.people_changes,
            language: app.texts.language(),
            shelf: filters.shelf(),
            today: today(),
        };
        let is_old = self.made.as_ref() != Some(&made);
        if is_old {
            if self.made.as_ref().is_some_and(|before| before.language != made.language) {
                self.catalogue = Catalogue::default();
            }
            self.catalogue.update(app, made.shelf);
            self.made = Some(made);
        }
        let is_new = self.filters.as_ref() != Some(filters);
        if is_old || is_new {
            self.found = Found::default();
            self.words = filters.words();
            self.filters = Some(filters.clone());
        }
        // What is selected is to be found again at once.
        let most = if is_old && !is_new { usize::MAX } else { STEP };
        let fits = |item: &Item| filters.fit(&app.texts, &app.people, item, &self.words);
        self.found.go_on(&self.catalogue.items, most, fits, |item| item.day);
    }

    /// Whether all are found.
    pub const fn is_complete(&self) -> bool {
        self.found.is_complete(self.catalogue.items.len())
    }

    /// How many fit, and how many there are.
    pub const fn count(&self) -> (usize, usize) {
        (self.found.rows.len(), self.catalogue.items.len())
    }

    /// The game in a row.
    pub fn get<'a>(&'a self, app: &'a AppState, row: usize) -> Option<LibraryItem<'a>> {
        let item = self.item(row)?;
        let content = item.content().map_err(|why| why.describe(&app.texts));
        Some(LibraryItem { source: &item.source, words: item.words(&app.texts), content })
    }

    /// Where the games are, in their order.
    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        self.found.rows.iter().filter_map(|&k| self.catalogue.items.get(k)).map(|item| &item.source)
    }

    /// The list in a window of this height: in a low one no headings of days take room from the games, each tells its own.
    /// Nor do they where few games share one; that all samples do counts for nothing.
    pub fn list<'a>(&'a self, app: &'a AppState, window: f32) -> List<'a> {
        let rows = &self.found.rows;
        let dated = rows.partition_point(|&k| self.catalogue.items[k].day.is_some());
        List { app, items: self, has_days: window >= LOW && self.found.shares_headings(dated) }
    }

    fn item(&self, row: usize) -> Option<&Item> {
        self.catalogue.items.get(*self.found.rows.get(row)?)
    }
}

/// The list as it is drawn.
pub struct List<'a> {
    app: &'a AppState,
    items: &'a Items,
    /// Headings tell when the games were played.
    has_days: bool,
}

impl List<'_> {
    fn item(&self, row: usize) -> &Item {
        &self.items.catalogue.items[self.items.found.rows[row]]
    }
}

impl Listing for List<'_> {
    type Id = Source;
    const SEVERAL: bool = true;

    fn count(&self) -> usize {
        self.items.found.rows.len()
    }

    fn id(&self, k: usize) -> &Source {
        &self.item(k).source
    }

    fn row(&self, k: usize) -> Row<'_> {
        let item = self.item(k);
        let words = item.words(&self.app.texts);
        let game = item.game().filter(|_| self.items.catalogue.choices.names_game(item.day.is_some()));
        // Below the heading of samples one sees that each is one.
        let (line, state, aside) = match item.day {
            Some(_) if self.has_days => (&*words.line, &*words.state, &*words.date),
            Some(_) => (&*words.dated, &*words.state, ""),
            None if self.has_days => (&*words.line, "", &*words.state),
            None => (&*words.line, &*words.state, ""),
        };
        Row {
            title: &words.title,
            figure: &words.total,
            line,
            state,
            of: game.map_or("", |game| game.game().name(&self.app.texts)),
            aside,
            usable: item.game().is_some(),
        }
    }

    fn paint(&self, k: usize, ui: &Ui, place: Rect) {
        let Some(game) = self.item(k).game() else {
            return list_page::paint_sign(ui, place, Symbol::People, false);
        };
        paint_saved(ui.painter(), place, &Theme::of(ui.ctx()), game);
        if !game.window().has_picture() {
            // The emblem is no picture of this game: of it only is known who played.
            list_page::paint_note(ui, place, Symbol::People);
        }
    }

    fn headed(&self) -> &[usize] {
        if self.has_days { &self.items.found.headed } else { &[] }
    }

    fn heading(&self, number: usize) -> String {
        let texts = &self.app.texts;
        let first = self.items.found.headed.get(number).and_then(|&row| self.items.item(row));
        let today = self.items.made.as_ref().map(|made| made.today);
        match first.and_then(|item| item.day) {
            None => texts.library_filter_samples().to_owned(),
            played if played == today => texts.library_today().to_owned(),
            Some(played) if played.tomorrow().ok() == today => texts.library_yesterday().to_owned(),
            Some(played) => day(texts, played),
        }
    }
}
