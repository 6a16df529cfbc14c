//! What the list of the library shows: made when something has changed, and of a long list only what is seen.

use egui::{Rect, Ui};
use jiff::civil::Date;

use super::{
    catalogue::{Catalogue, Item, Shelf},
    filters::Filters,
    found::{Found, STEP},
    words::Words,
};
use crate::{
    app::{AppState, SavedGame, Source, screens::games},
    games::common::Summary,
    kernel::record::RecordKind,
    storage::today,
    text::{Language, day},
    ui::{
        drawing::symbols::Symbol,
        list_page::{self, Listing, Row},
        theme::Theme,
    },
};

/// The selected game.
#[derive(Clone, Debug)]
pub struct LibraryItem {
    /// Where it is.
    pub source: Source,
    /// What is said of it.
    pub words: Words,
    /// What it says, or why it cannot be read.
    pub content: Result<SavedGame, String>,
}

impl LibraryItem {
    /// Whether it can go on, also one that was ended early.
    pub fn can_be_reopened(&self) -> bool {
        self.summary()
            .is_some_and(|summary| !summary.over && summary.kind != RecordKind::Result && !summary.read_only)
    }

    /// What it says; nothing where it cannot be read.
    pub fn summary(&self) -> Option<&Summary> {
        self.content.as_ref().ok().map(SavedGame::summary)
    }
}

/// What the words of the catalogue were made of.
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
            changes: app.library_changes,
            language: app.texts.language(),
            shelf: filters.shelf(),
            today: today(),
        };
        let is_old = self.made.as_ref() != Some(&made);
        if is_old {
            self.catalogue = Catalogue::of(app, made.shelf);
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
        let fits = |item: &Item| filters.fit(app, item, &self.words);
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
    pub fn get(&self, app: &AppState, row: usize) -> Option<LibraryItem> {
        let item = self.item(row)?;
        let content = match item.content(app) {
            Some(Ok(game)) => Ok(game.clone()),
            Some(Err(why)) => Err(why.describe(&app.texts)),
            None => Err(app.texts.library_damaged().to_owned()),
        };
        Some(LibraryItem { source: item.source.clone(), words: item.words(app).clone(), content })
    }

    /// Where the games are of which this holds, in their order.
    pub fn sources(&self, of: impl Fn(&Source) -> bool) -> Vec<Source> {
        let rows = self.found.rows.iter().filter_map(|&k| self.catalogue.items.get(k));
        rows.map(|item| &item.source).filter(|source| of(source)).cloned().collect()
    }

    /// The list.
    pub const fn list<'a>(&'a self, app: &'a AppState) -> List<'a> {
        List { app, items: self }
    }

    fn item(&self, row: usize) -> Option<&Item> {
        self.catalogue.items.get(*self.found.rows.get(row)?)
    }
}

/// What a game in the trash is called.
pub fn title_in_trash(app: &AppState, file: &str) -> String {
    let found = app.trash.games().iter().find(|game| game.file == file);
    let game = found.and_then(|game| game.content.as_ref().ok());
    game.map_or_else(|| file.to_owned(), |game| Words::of(&app.texts, game).title)
}

/// The list as it is drawn.
pub struct List<'a> {
    app: &'a AppState,
    items: &'a Items,
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
        let words = item.words(self.app);
        let game = item.game(self.app).filter(|_| self.items.catalogue.names_game(item));
        Row {
            title: &words.title,
            figure: &words.total,
            line: &words.line,
            state: &words.state,
            of: game.map_or("", |game| games::name(&self.app.texts, game)),
            aside: &words.date,
            usable: item.game(self.app).is_some(),
        }
    }

    fn paint(&self, k: usize, ui: &Ui, place: Rect) {
        match self.item(k).game(self.app) {
            Some(game) if games::has_picture(game) => {
                games::paint_picture(ui.painter(), place, &Theme::of(ui.ctx()), game);
            }
            game => list_page::paint_sign(ui, place, Symbol::People, game.is_some()),
        }
    }

    fn headed(&self) -> &[usize] {
        &self.items.found.headed
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
