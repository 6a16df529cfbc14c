//! What the list of the library shows, worked out once and again only after a change.

use egui::{Rect, Ui};
use jiff::tz::TimeZone;

use crate::{
    app::{AppState, GameId, LibraryEntry, SavedGame, Source, samples, screens::games},
    games::common::Summary,
    kernel::record::RecordKind,
    text::{Label, Language, Texts, date},
    ui::{
        drawing::symbols::Symbol,
        list_page::{self, Listed, Row},
        theme::Theme,
    },
};

/// Which games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// All of the user's own, then the samples.
    #[default]
    All,
    /// Those that can go on.
    Open,
    /// Those that came to their end.
    Done,
    /// The samples of the program.
    Samples,
    /// Those thrown away.
    Trash,
}

impl Filter {
    /// All filters with their names, in the order shown.
    pub const ALL: [(Self, Label); 5] = [
        (Self::All, Texts::library_filter_all),
        (Self::Open, Texts::library_filter_open),
        (Self::Done, Texts::library_filter_done),
        (Self::Samples, Texts::library_filter_samples),
        (Self::Trash, Texts::library_trash),
    ];
}

/// A game of the list.
#[derive(Clone, Debug)]
pub struct LibraryItem {
    /// Where it is.
    pub source: Source,
    /// Its own title, or what was played.
    pub title: String,
    /// When it began.
    pub date: String,
    /// How it stands.
    pub state: String,
    /// The best total, such as "82 VP"; empty where there is none.
    pub total: String,
    /// Which game it is of; empty where all beside it are of the same one.
    of: String,
    /// What it says, or why it cannot be read.
    pub content: Result<SavedGame, String>,
}

impl LibraryItem {
    fn of(texts: &Texts, game: &LibraryEntry) -> Self {
        let content = game.content.clone().map_err(|why| why.describe(texts));
        Self::new(texts, Source::File(game.file.clone()), content)
    }

    fn new(texts: &Texts, source: Source, content: Result<SavedGame, String>) -> Self {
        let Ok(game) = &content else {
            let title = match &source {
                Source::File(file) => file.clone(),
                Source::Sample(name) => (*name).to_owned(),
            };
            let state = texts.library_damaged().to_owned();
            let [date, total, of] = [String::new(), String::new(), String::new()];
            return Self { source, title, date, state, total, of, content };
        };
        let summary = game.summary();
        let best = summary.totals.iter().take(summary.header.players()).flatten().max();
        let begun = summary.round > 0 || summary.kind != RecordKind::Full;
        Self {
            title: games::title(texts, game),
            date: played(texts, summary),
            state: marked(texts, game),
            total: best.filter(|_| begun).map_or_else(String::new, |&vp| texts.count_vp(vp)),
            of: String::new(),
            source,
            content,
        }
    }

    /// Whether it can go on.
    pub fn is_open(&self) -> bool {
        self.summary()
            .is_some_and(|summary| !summary.over && summary.kind != RecordKind::Result && !summary.read_only)
    }

    /// What it says; nothing where it cannot be read.
    pub fn summary(&self) -> Option<&Summary> {
        self.content.as_ref().ok().map(SavedGame::summary)
    }

    fn fits(&self, texts: &Texts, filter: Filter, search: &str) -> bool {
        let listed = match filter {
            Filter::All | Filter::Samples | Filter::Trash => true,
            Filter::Open => self.summary().is_some_and(|summary| !summary.over),
            Filter::Done => self.summary().is_some_and(|summary| summary.over),
        };
        let said = || {
            self.content.iter().flat_map(|game| {
                let header = &game.summary().header;
                let names = header.seats.iter().map(|seat| seat.name.as_str());
                let tags = header.tags.iter().map(String::as_str);
                names.chain(tags).chain([&*header.location, &*header.comment, games::name(texts, game)])
            })
        };
        let shown = || [&*self.title, &*self.date, &*self.state, &*self.total].into_iter().chain(said());
        listed && search.split_whitespace().all(|word| shown().any(|text| text.to_lowercase().contains(word)))
    }
}

/// When it was played; of a game that was typed in afterwards only the day is known.
fn played(texts: &Texts, summary: &Summary) -> String {
    let started = summary.header.started;
    let day = date(texts, started);
    if summary.kind == RecordKind::Result {
        return day;
    }
    let local = started.to_zoned(TimeZone::system());
    let time = local.strftime("%H:%M").to_string();
    texts.library_date(&day, &time)
}

/// How it stands, and what its result is marked by.
fn marked(texts: &Texts, game: &SavedGame) -> String {
    let marks = games::marks(texts, game).into_iter().map(str::to_lowercase);
    [state(texts, game)].into_iter().chain(marks).collect::<Vec<_>>().join(", ")
}

fn state(texts: &Texts, game: &SavedGame) -> String {
    let summary = game.summary();
    let (round, rounds) = (summary.round, summary.rounds);
    let stopped = summary.kind == RecordKind::Table && summary.round < summary.rounds;
    if summary.over && !stopped {
        let seats = summary.header.seats.iter().enumerate();
        let winners = seats.filter(|(row, seat)| summary.winners.contains(row) && !seat.name.is_empty());
        let winners: Vec<&str> = winners.map(|(_, seat)| seat.name.as_str()).collect();
        if summary.header.players() < 2 || winners.is_empty() {
            return texts.library_finished().to_owned();
        }
        texts.library_won(&winners.join(", "))
    } else if summary.kind == RecordKind::Result {
        texts.library_filter_open().to_owned()
    } else if summary.header.ended.is_some() {
        texts.library_stopped(round, rounds)
    } else {
        games::stage(texts, game)
    }
}

impl Listed for LibraryItem {
    type Id = Source;

    fn id(&self) -> &Source {
        &self.source
    }

    fn row(&self) -> Row<'_> {
        Row {
            title: &self.title,
            figure: &self.total,
            line: &self.date,
            state: &self.state,
            of: &self.of,
            usable: self.content.is_ok(),
        }
    }

    fn paint(&self, ui: &Ui, place: Rect) {
        match &self.content {
            Ok(game) if games::has_picture(game) => {
                games::paint_picture(ui.painter(), place, &Theme::of(ui.ctx()), game);
            }
            content => list_page::paint_sign(ui, place, Symbol::People, content.is_ok()),
        }
    }
}

/// Which games some of the items are of, in the order of the house.
fn games_of(list: &[LibraryItem], counts: impl Fn(&LibraryItem) -> bool) -> Vec<GameId> {
    let all = || list.iter().filter(|item| counts(item)).filter_map(|item| item.content.as_ref().ok());
    GameId::ALL.into_iter().filter(|&game| all().any(|saved| saved.game() == game)).collect()
}

/// What a game in the trash is called.
pub fn title_in_trash(app: &AppState, file: &str) -> String {
    let found = app.trash.games().iter().find(|game| game.file == file);
    found.map_or_else(String::new, |game| LibraryItem::of(&app.texts, game).title)
}

/// What decides which games are listed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ListQuery {
    changes: u64,
    language: Language,
    filter: Filter,
    game: Option<GameId>,
    search: String,
}

/// The games listed now.
#[derive(Default)]
pub struct Items {
    answered: Option<ListQuery>,
    list: Vec<LibraryItem>,
    samples: Vec<(&'static str, Result<SavedGame, String>)>,
    /// How many there are before the search.
    pub all: usize,
    /// The games that one can choose among: those of one's own, or of the samples where there is nothing else.
    pub games: Vec<GameId>,
}

impl Items {
    /// The games of a filter that are plays of `game`, if one is asked for, and fit what is searched for.
    pub fn of(
        &mut self,
        app: &AppState,
        filter: Filter,
        game: Option<GameId>,
        search: &str,
    ) -> &[LibraryItem] {
        let texts = &app.texts;
        let question = ListQuery {
            changes: app.library_changes,
            language: texts.language(),
            filter,
            game,
            search: search.trim().to_lowercase(),
        };
        if self.answered.as_ref() != Some(&question) {
            let of_shelf =
                |games: &[LibraryEntry]| games.iter().map(|game| LibraryItem::of(texts, game)).collect();
            let mut list = match filter {
                Filter::Samples => self.samples(texts),
                Filter::Trash => of_shelf(app.trash.games()),
                _ => of_shelf(app.library.games()),
            };
            if filter == Filter::All {
                list.extend(self.samples(texts));
            }
            self.all = list.len();
            let is_own = |item: &LibraryItem| matches!(item.source, Source::File(_));
            let (own, samples) = (games_of(&list, is_own), games_of(&list, |item| !is_own(item)));
            // Who has only games of one kind reads nothing of it.
            for item in &mut list {
                let several = if is_own(item) { own.len() > 1 } else { samples.len() > 1 };
                if let (true, Ok(game)) = (several, &item.content) {
                    item.of = games::name(texts, game).to_owned();
                }
            }
            self.games = if own.is_empty() { samples } else { own };
            let game = game.filter(|game| self.games.len() > 1 && self.games.contains(game));
            list.retain(|item| {
                let is_of = |game| item.content.as_ref().is_ok_and(|saved| saved.game() == game);
                game.is_none_or(is_of) && item.fits(texts, filter, &question.search)
            });
            self.list = list;
            self.answered = Some(question);
        }
        &self.list
    }

    fn samples(&mut self, texts: &Texts) -> Vec<LibraryItem> {
        if self.samples.is_empty() {
            let read = |name: &'static str| {
                let game = SavedGame::read(samples::text(name).unwrap_or_default());
                (name, game.map_err(|why| why.describe(texts)))
            };
            self.samples = samples::names().map(read).collect();
        }
        let item = |(name, content): &(&'static str, Result<SavedGame, String>)| LibraryItem {
            state: texts.library_sample().to_owned(),
            ..LibraryItem::new(texts, Source::Sample(name), content.clone())
        };
        self.samples.iter().map(item).collect()
    }
}
