//! All games of a shelf, by day, and what they can be chosen by. It is made when something has changed, and holds of each
//! game no more than its place: words and searched text are made when they are first asked for.

use std::{
    cell::OnceCell,
    cmp::Reverse,
    collections::{BTreeSet, HashMap},
    sync::LazyLock,
};

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::words::Words;
use crate::{
    app::{AppState, GameId, LibraryEntry, SavedGame, Source, Unreadable, samples, screens::games},
    kernel::{NameKey, record::SeatKind},
    text::{Texts, fold_onto},
};

/// The most names, tags or places to choose among: the most frequent ones.
const MOST: usize = 200;

/// The games that come with the program.
static SAMPLES: LazyLock<Vec<(&'static str, Result<SavedGame, Unreadable>)>> = LazyLock::new(|| {
    let read = |name| (name, SavedGame::read(samples::text(name).unwrap_or_default()));
    samples::names().map(read).collect()
});

/// A year, or a month of it.
pub type Time = (i16, Option<i8>);

/// Which games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// One's own.
    Own,
    /// One's own, and behind them the samples.
    All,
    /// The samples.
    Samples,
    /// Those thrown away.
    Trash,
}

/// A game of the catalogue.
#[derive(Debug)]
pub struct Item {
    /// Where it is.
    pub source: Source,
    /// The day on which it began; none of a sample.
    pub day: Option<Date>,
    began: Timestamp,
    /// Where its shelf has it.
    at: usize,
    in_trash: bool,
    words: OnceCell<Words>,
    text: OnceCell<String>,
}

impl Item {
    fn of_file(at: usize, game: &LibraryEntry, in_trash: bool, zone: &TimeZone) -> Self {
        let (began, day) = match &game.content {
            Ok(saved) => (saved.summary().header.started, saved.summary().header.day_in(zone)),
            Err(_) => {
                let began = Timestamp::try_from(game.modified).unwrap_or_default();
                (began, zone.to_datetime(began).date())
            }
        };
        let day = Some(day);
        let source = Source::File(game.file.clone());
        Self { source, day, began, at, in_trash, words: OnceCell::new(), text: OnceCell::new() }
    }

    fn of_sample(at: usize, name: &'static str) -> Self {
        Self {
            source: Source::Sample(name),
            day: None,
            began: Timestamp::UNIX_EPOCH,
            at,
            in_trash: false,
            words: OnceCell::new(),
            text: OnceCell::new(),
        }
    }

    /// What it says, or why it cannot be read; nothing where it is gone.
    pub fn content<'a>(&self, app: &'a AppState) -> Option<Result<&'a SavedGame, &'a Unreadable>> {
        match &self.source {
            Source::Sample(_) => Some(SAMPLES.get(self.at)?.1.as_ref()),
            Source::File(file) => {
                let shelf = if self.in_trash { &app.trash } else { &app.library };
                let game = shelf.games().get(self.at).filter(|game| game.file == *file)?;
                Some(game.content.as_ref())
            }
        }
    }

    /// The game, where it can be read.
    pub fn game<'a>(&self, app: &'a AppState) -> Option<&'a SavedGame> {
        self.content(app)?.ok()
    }

    /// What is said of it.
    pub fn words(&self, app: &AppState) -> &Words {
        self.words.get_or_init(|| match self.game(app) {
            None => Words::of_damaged(&app.texts, self.source.name()),
            Some(game) if self.day.is_none() => Words::of(&app.texts, game).of_sample(&app.texts),
            Some(game) => Words::of(&app.texts, game),
        })
    }

    /// What a search looks through, without capitals and accents.
    pub fn text(&self, app: &AppState) -> &str {
        self.text.get_or_init(|| searched(&app.texts, self, self.game(app)))
    }
}

/// Title, people, place, comment, tags, points, and what the game is.
fn searched(texts: &Texts, item: &Item, game: Option<&SavedGame>) -> String {
    let mut text = String::new();
    let mut add = |words: &str| {
        fold_onto(&mut text, words);
        text.push('\n');
    };
    let Some(game) = game else {
        add(item.source.name());
        return text;
    };
    let summary = game.summary();
    let header = &summary.header;
    [&header.title, &header.location, &header.comment].into_iter().for_each(|words| add(words));
    header.tags.iter().for_each(|tag| add(tag));
    header.seats.iter().for_each(|seat| add(&seat.name));
    summary.totals.iter().flatten().for_each(|total| add(&total.to_string()));
    add(games::name(texts, game));
    add(match (item.day, summary.over) {
        (None, _) => texts.library_sample(),
        (_, true) => texts.library_finished(),
        // Whoever looks for finished games does not look for unfinished ones.
        _ => "",
    });
    games::marks(texts, game).into_iter().for_each(add);
    text
}

/// All games of a shelf.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// The newest first, the samples behind.
    pub items: Vec<Item>,
    /// The games that one can choose among: those of one's own, or of the samples where there is nothing else.
    pub games: Vec<GameId>,
    /// Who played.
    pub people: Vec<String>,
    /// The tags in use.
    pub tags: Vec<String>,
    /// Where was played.
    pub places: Vec<String>,
    /// The years in which was played, each before its months, the newest first.
    pub times: Vec<Time>,
    /// Whether the samples, and one's own, are of several games.
    several: [bool; 2],
}

impl Catalogue {
    /// That of a shelf as it is now.
    pub fn of(app: &AppState, shelf: Shelf) -> Self {
        let zone = TimeZone::system();
        let (games, in_trash) = match shelf {
            Shelf::Own | Shelf::All => (app.library.games(), false),
            Shelf::Trash => (app.trash.games(), true),
            Shelf::Samples => (&[][..], false),
        };
        let entries = games.iter().enumerate();
        let mut items: Vec<Item> =
            entries.map(|(at, game)| Item::of_file(at, game, in_trash, &zone)).collect();
        // Of equal ones the last written stays first.
        items.sort_by_key(|item| Reverse((item.day, item.began)));
        if matches!(shelf, Shelf::All | Shelf::Samples) {
            let samples = SAMPLES.iter().enumerate();
            items.extend(samples.map(|(at, (name, _))| Item::of_sample(at, name)));
        }
        let mut catalogue = Self::default();
        catalogue.note_choices(app, &items);
        Self { items, ..catalogue }
    }

    /// Notes what can be chosen among.
    fn note_choices(&mut self, app: &AppState, items: &[Item]) {
        let [mut tags, mut places] = [(); 2].map(|()| Count::default());
        let mut people = People::default();
        let mut months = BTreeSet::new();
        let mut found = [[false; GameId::ALL.len()]; 2];
        let has_own = items.first().is_some_and(|item| item.day.is_some());
        for item in items {
            let Some(game) = item.game(app) else { continue };
            let own = item.day.is_some();
            if let Some(at) = GameId::ALL.iter().position(|id| *id == game.game()) {
                found[usize::from(own)][at] = true;
            }
            // Samples are what one chooses among only where there is nothing else.
            if has_own && !own {
                continue;
            }
            months.extend(item.day.map(|day| (day.year(), day.month())));
            let header = &game.summary().header;
            header.tags.iter().for_each(|tag| count_word(&mut tags, tag));
            count_word(&mut places, &header.location);
            let humans = header.seats.iter().filter(|seat| seat.kind == SeatKind::Human);
            humans.for_each(|seat| people.add(&seat.name));
        }
        let of = |found: [bool; GameId::ALL.len()]| -> Vec<GameId> {
            GameId::ALL
                .into_iter()
                .zip(found)
                .filter_map(|(game, is_there)| is_there.then_some(game))
                .collect()
        };
        let [samples, own] = found.map(of);
        self.several = [samples.len() > 1, own.len() > 1];
        self.games = if own.is_empty() { samples } else { own };
        [self.tags, self.places] = [tags, places].map(most_frequent);
        self.people = people.most_frequent();
        let has_choice = months.len() > 1;
        for (year, month) in months.into_iter().rev().filter(|_| has_choice) {
            if self.times.last().is_none_or(|(last, _)| *last != year) {
                self.times.push((year, None));
            }
            self.times.push((year, Some(month)));
        }
    }

    /// Whether it has to be said which game an item is of: who has only one reads nothing of it.
    pub fn names_game(&self, item: &Item) -> bool {
        self.several[usize::from(item.day.is_some())]
    }
}

/// How often each word occurs.
type Count<'a> = HashMap<&'a str, usize>;

/// How often each person played, under each way to write the name.
#[derive(Default)]
struct People<'a>(HashMap<NameKey, Count<'a>>);

impl<'a> People<'a> {
    /// Counts a person, unless nothing is seen of the name.
    fn add(&mut self, name: &'a str) {
        let key = NameKey::of(name);
        if !key.is_blank() {
            count_word(self.0.entry(key).or_default(), name);
        }
    }

    /// Those who played most often, in their order, each by the name that is most frequent.
    fn most_frequent(self) -> Vec<String> {
        let as_written = |count: Count<'a>| {
            let played = count.values().sum();
            let name = count.into_iter().max_by_key(|&(name, count)| (count, Reverse(name)));
            name.map(|(name, _)| (name, played))
        };
        most_frequent(self.0.into_values().filter_map(as_written).collect())
    }
}

/// Counts a word, unless it is empty.
fn count_word<'a>(count: &mut Count<'a>, word: &'a str) {
    if !word.is_empty() {
        *count.entry(word).or_default() += 1;
    }
}

/// The words that occur most often, in their order.
fn most_frequent(count: Count<'_>) -> Vec<String> {
    let mut words: Vec<(&str, usize)> = count.into_iter().collect();
    words.sort_by_key(|&(word, count)| (Reverse(count), word));
    words.truncate(MOST);
    let mut words: Vec<String> = words.into_iter().map(|(word, _)| word.to_owned()).collect();
    words.sort_by_cached_key(|word| crate::text::folded(word));
    words
}
