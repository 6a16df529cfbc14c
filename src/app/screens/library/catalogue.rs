//! All games of a shelf, by day. What has not changed since it was last looked at stays as it was made, and of each game
//! its words and searched text are made when they are first asked for.

use std::{
    cell::OnceCell,
    cmp::{Ordering, Reverse},
    collections::HashMap,
    sync::Arc,
};

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::{
    choices::{Choices, Occurrences},
    words::Words,
};
use crate::{AppState, LibraryEntry, Source, samples::Sample};
use common::contract::{SavedGame, Unreadable};
use text::{Texts, fold_onto};

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

impl Shelf {
    /// The files on it.
    fn files(self, app: &AppState) -> &[LibraryEntry] {
        match self {
            Self::Own | Self::All => app.library.games(),
            Self::Trash => app.trash.games(),
            Self::Samples => &[],
        }
    }

    const fn has_samples(self) -> bool {
        matches!(self, Self::All | Self::Samples)
    }
}

/// What an item is.
#[derive(Debug)]
enum Kind {
    File(LibraryEntry),
    /// A sample, with its number.
    Sample(usize, Arc<Sample>),
}

/// A game of the catalogue.
#[derive(Debug)]
pub struct Item {
    /// Where it is.
    pub source: Source,
    /// The day on which it began; none of a sample.
    pub day: Option<Date>,
    began: Timestamp,
    kind: Kind,
    words: OnceCell<Words>,
    text: OnceCell<String>,
}

impl Item {
    fn of_file(game: &LibraryEntry, zone: &TimeZone) -> Self {
        let (began, day) = match &game.content {
            Ok(saved) => (saved.general().header.started, saved.general().header.day_in(zone)),
            Err(_) => {
                let began = Timestamp::try_from(game.modified).unwrap_or_default();
                (began, zone.to_datetime(began).date())
            }
        };
        Self::new(Source::File(game.file.clone()), Some(day), began, Kind::File(game.clone()))
    }

    fn of_sample(number: usize, sample: &Arc<Sample>) -> Self {
        let kind = Kind::Sample(number, Arc::clone(sample));
        Self::new(Source::Sample(sample.name), None, Timestamp::UNIX_EPOCH, kind)
    }

    const fn new(source: Source, day: Option<Date>, began: Timestamp, kind: Kind) -> Self {
        Self { source, day, began, kind, words: OnceCell::new(), text: OnceCell::new() }
    }

    /// The order of items: the newest first, of equal ones the last written, and the samples behind.
    fn order(&self, other: &Self) -> Ordering {
        let by_time =
            (Reverse(self.day), Reverse(self.began)).cmp(&(Reverse(other.day), Reverse(other.began)));
        by_time.then_with(|| match (&self.kind, &other.kind) {
            (Kind::File(one), Kind::File(other)) => one.order(other),
            (Kind::Sample(one, _), Kind::Sample(other, _)) => one.cmp(other),
            (Kind::File(_), Kind::Sample(..)) => Ordering::Less,
            (Kind::Sample(..), Kind::File(_)) => Ordering::Greater,
        })
    }

    /// What it says, or why it cannot be read.
    pub fn content(&self) -> Result<&SavedGame, &Unreadable> {
        match &self.kind {
            Kind::File(game) => game.content.as_ref(),
            Kind::Sample(_, sample) => sample.content.as_ref(),
        }
    }

    /// The game, where it can be read.
    pub fn game(&self) -> Option<&SavedGame> {
        self.content().ok()
    }

    /// Counts what it says.
    fn note_in(&self, occurrences: &mut Occurrences) {
        if let Some(game) = self.game() {
            occurrences.note(game, self.day);
        }
    }

    /// What is said of it.
    pub fn words(&self, texts: &Texts) -> &Words {
        self.words.get_or_init(|| match self.game() {
            None => Words::of_damaged(texts, self.source.name()),
            Some(game) if self.day.is_none() => Words::of_sample(texts, game),
            Some(game) => Words::of(texts, game),
        })
    }

    /// What a search looks through, without capitals and accents.
    pub fn text(&self, texts: &Texts) -> &str {
        self.text.get_or_init(|| searched(texts, self))
    }
}

/// Title, people, place, comment, tags, points, and what the game is.
fn searched(texts: &Texts, item: &Item) -> String {
    let mut text = String::new();
    let mut add = |words: &str| {
        fold_onto(&mut text, words);
        text.push('\n');
    };
    let Some(game) = item.game() else {
        add(item.source.name());
        return text;
    };
    let summary = game.general();
    let header = &summary.header;
    [&header.title, &header.location, &header.comment].into_iter().for_each(|words| add(words));
    header.tags.iter().for_each(|tag| add(tag));
    header.seats.iter().for_each(|seat| add(&seat.name));
    summary.totals.iter().flatten().for_each(|total| add(&total.to_string()));
    add(game.game().name(texts));
    add(match (item.day, summary.over) {
        (None, _) => texts.library_sample(),
        (_, true) => texts.library_finished(),
        // Whoever looks for finished games does not look for unfinished ones.
        _ => "",
    });
    game.marks(texts).into_iter().for_each(add);
    text
}

/// All games of a shelf.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// The newest first, the samples behind.
    pub items: Vec<Item>,
    /// What one can choose among.
    pub choices: Choices,
    /// What of that the files say.
    own: Occurrences,
}

impl Catalogue {
    /// Brings it up to what is on a shelf now; says how many items had to be made.
    pub fn update(&mut self, app: &AppState, shelf: Shelf) -> usize {
        let files = shelf.files(app);
        let mut new: HashMap<usize, &LibraryEntry> = files.iter().map(|game| (game.mark(), game)).collect();
        let own = &mut self.own;
        self.items.retain(|item| match &item.kind {
            Kind::Sample(..) => false,
            Kind::File(game) if new.remove(&game.mark()).is_some() => true,
            Kind::File(_) => {
                if let Some(game) = item.game() {
                    own.forget(game, item.day);
                }
                false
            }
        });
        let zone = TimeZone::system();
        let mut made: Vec<Item> = new.into_values().map(|game| Item::of_file(game, &zone)).collect();
        made.iter().for_each(|item| item.note_in(own));
        if shelf.has_samples() {
            let samples = app.samples().iter().enumerate();
            made.extend(samples.map(|(number, sample)| Item::of_sample(number, sample)));
        }
        let count = made.len();
        made.sort_unstable_by(Item::order);
        self.items.append(&mut made);
        // Two lists in order, one behind the other: to sort them is to go through them once.
        self.items.sort_by(Item::order);
        let mut samples = Occurrences::default();
        self.items
            .iter()
            .rev()
            .take_while(|item| item.day.is_none())
            .for_each(|item| item.note_in(&mut samples));
        let has_own = self.items.first().is_some_and(|item| item.day.is_some());
        self.choices = Choices::of(&self.own, &samples, has_own);
        count
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use common::contract::GameList;
    use roll_and_write::game::RollAndWrite;
    use storage::DataDir;

    /// Saves a game that began so many hours later than another one.
    fn save(app: &AppState, name: &str, hour: u64, tag: &str) {
        let text =
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/two-players.json"));
        let mut record: serde_json::Value = serde_json::from_str(&text.unwrap()).unwrap();
        let day = format!("2026-{:02}-{:02}T{:02}:00:00Z", 1 + hour % 3, 1 + hour % 20, hour % 24);
        (record["started"], record["ended"]) = (day.clone().into(), day.into());
        record["digest"] = serde_json::Value::Null;
        record["tags"] = serde_json::json!([tag]);
        fs::create_dir_all(app.data.games()).unwrap();
        fs::write(app.data.games().join(name), record.to_string()).unwrap();
    }

    fn sources(catalogue: &Catalogue) -> Vec<&Source> {
        catalogue.items.iter().map(|item| &item.source).collect()
    }

    /// Whatever came, went and changed: it is as if made anew, and only what is new was made.
    #[test]
    fn a_catalogue_that_is_kept_up_to_date_is_the_one_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let mut app =
            AppState::new(DataDir::find(Some(folder.path())).unwrap(), GameList::new(&[&RollAndWrite]));
        let mut kept = Catalogue::default();
        for round in 0..6_u64 {
            for k in 0..5 {
                let k = round * 5 + k;
                save(&app, &format!("{}.json", k * 7 % 23), k * 11, &format!("tag {}", k % 4));
            }
            if round % 2 == 1 {
                fs::remove_file(app.data.games().join(format!("{}.json", round * 5 * 7 % 23))).unwrap();
            }
            let shelf = if round % 3 == 0 { Shelf::All } else { Shelf::Own };
            app.library.refresh().unwrap();
            assert!(app.library.games().iter().all(|game| game.content.is_ok()));
            kept.update(&app, shelf);
            let mut anew = Catalogue::default();
            assert_eq!(anew.update(&app, shelf), anew.items.len());
            assert_eq!(sources(&kept), sources(&anew));
            assert_eq!(kept.choices, anew.choices);
        }
        kept.update(&app, Shelf::Own);
        assert_eq!(kept.update(&app, Shelf::Own), 0, "nothing is made anew");
        let first = kept.items[0].source.name().to_owned();
        save(&app, &first, 400, "another");
        app.library.refresh().unwrap();
        assert_eq!(kept.update(&app, Shelf::Own), 1, "but what has changed");
    }
}
