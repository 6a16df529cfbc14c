//! What is shown, and of which games: the lists that it is chosen from.

use jiff::{ToSpan, civil::Date};

use common::{
    statistics::{Choices, Filter},
    words::charts::{Topic, month_name},
};
use kernel::record::RecordKind;
use text::Texts;

const KINDS: [(&str, RecordKind); 4] = [
    ("full", RecordKind::Full),
    ("table", RecordKind::Table),
    ("result", RecordKind::Result),
    ("totals", RecordKind::Totals),
];
/// Days back.
const DAYS: [i32; 3] = [30, 90, 365];
/// What stands before such a number.
const BACK: &str = "back ";
/// What stands before the place in a list.
const AT: &str = "at ";
/// Games of which nobody said the place.
const NOWHERE: &str = "nowhere";
const THIS_MONTH: &str = "this month";
const THIS_YEAR: &str = "this year";
/// From one day to another.
const SPAN: &str = "span";

/// What a list is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    Game,
    Topic,
    Person,
    Place,
    Date,
    Players,
    Kind,
    /// What only the games of one game can be chosen by.
    Own(usize),
}

/// A list: what it is called, its entries, and the one that is chosen.
#[derive(Clone, Debug)]
pub struct List {
    of: Of,
    /// What it is called.
    pub name: String,
    /// What tells an entry apart, also when there are others; empty for the one that leaves all.
    keys: Vec<String>,
    /// What the entries are called.
    pub names: Vec<String>,
    /// The entry that is chosen.
    pub chosen: usize,
}

impl List {
    fn new(of: Of, name: &str) -> Self {
        Self { of, name: name.to_owned(), keys: Vec::new(), names: Vec::new(), chosen: 0 }
    }

    /// With an entry that leaves all.
    fn of_all(of: Of, name: &str, all: &str) -> Self {
        let mut list = Self::new(of, name);
        list.add("", all);
        list
    }

    /// Whether it says what is shown, of whichever games.
    pub fn is_topic(&self) -> bool {
        self.of == Of::Topic
    }

    /// Whether it is always in sight.
    pub const fn is_first(&self) -> bool {
        matches!(self.of, Of::Topic | Of::Game | Of::Person | Of::Date)
    }

    /// Whether another entry than its first one is chosen.
    pub const fn is_chosen(&self) -> bool {
        self.chosen > 0
    }

    fn add(&mut self, key: impl Into<String>, name: impl Into<String>) {
        self.keys.push(key.into());
        self.names.push(name.into());
    }

    fn key(&self) -> &str {
        self.keys.get(self.chosen).map_or("", String::as_str)
    }
}

/// What a game has of its own.
pub struct Own {
    /// The game.
    pub game: &'static str,
    /// Its charts, by name.
    pub topics: Vec<String>,
    /// What its games can be chosen by.
    pub lists: Vec<(String, Vec<String>)>,
}

/// What lists are made of.
pub struct Known<'a> {
    pub texts: &'a Texts,
    /// The games that there are results of, by what records and people call them.
    pub games: &'a [(&'static str, &'a str)],
    pub choices: &'a Choices,
    pub own: &'a [Own],
}

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListContent {
    /// What any game has.
    Any(Topic),
    /// A chart of one game, by its number.
    Own(&'static str, usize),
}

/// The lists, and what is chosen in them.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// The lists, what is shown first.
    pub all: Vec<List>,
    shown: Option<ListContent>,
    /// The game whose own lists are among them.
    own: Option<&'static str>,
    /// The days between which games began, as they are typed.
    pub span: [String; 2],
}

impl Lists {
    /// Those of what is known now, with the same chosen as far as it is still there.
    pub fn remade(&self, known: &Known<'_>) -> Self {
        let texts = known.texts;
        let mut game = List::of_all(Of::Game, texts.library_game(), texts.library_all_games());
        known.games.iter().for_each(|(id, name)| game.add(*id, *name));
        self.choose(&mut game);
        let has_game = |own: &&Own| known.games.iter().any(|(id, _)| *id == own.game);
        let fits = |own: &&Own| game.key().is_empty() || game.key() == own.game;
        let mut topic = List::new(Of::Topic, texts.statistics_topic());
        let mut shown: Vec<ListContent> = Topic::ALL.map(ListContent::Any).into();
        for (number, any) in Topic::ALL.into_iter().enumerate() {
            topic.add(number.to_string(), any.name(texts));
        }
        let own: Vec<&Own> = known.own.iter().filter(has_game).filter(fits).collect();
        let name_of = |of: &str| known.games.iter().find(|(id, _)| *id == of).map_or("", |(_, name)| *name);
        for Own { game, topics, .. } in own.iter().copied() {
            for (number, name) in topics.iter().enumerate() {
                // Charts of several games may have one name.
                let own_name = texts.pad_said(name_of(game), name);
                topic.add(format!("{game} {number}"), if own.len() > 1 { &own_name } else { name });
                shown.push(ListContent::Own(game, number));
            }
        }
        self.choose(&mut topic);
        let shown = shown.get(topic.chosen).copied();
        let only = if let [(only, _)] = known.games { *only } else { game.key() }.to_owned();
        let of_one = if let Some(ListContent::Own(game, _)) = shown { game } else { &only };
        let own = known.own.iter().find(|own| own.game == of_one);
        let mut all = vec![topic, game];
        all.extend(self.common(known));
        for (number, (name, entries)) in own.iter().flat_map(|own| &own.lists).enumerate() {
            let mut list = List::of_all(Of::Own(number), name, texts.statistics_all());
            for (at, entry) in entries.iter().enumerate() {
                // Two sheets may have one name.
                let before = entries[..at].iter().filter(|other| *other == entry).count();
                list.add(format!("{entry} {before}"), entry);
            }
            if self.own == Some(of_one) || self.all.is_empty() {
                self.choose(&mut list);
            }
            all.push(list);
        }
        Self { all, shown, own: own.map(|own| own.game), span: self.span.clone() }
    }

    /// The lists that games of all kinds can be chosen by.
    fn common(&self, known: &Known<'_>) -> Vec<List> {
        let Known { texts, choices, .. } = known;
        let mut person = List::of_all(Of::Person, texts.statistics_person(), texts.library_everybody());
        choices.people.iter().for_each(|(key, name)| person.add(key, name));
        let mut place = List::of_all(Of::Place, texts.statistics_place(), texts.library_all_places());
        if choices.has_no_place {
            place.add(NOWHERE, texts.statistics_no_place());
        }
        choices.places.iter().for_each(|(key, name)| place.add(format!("{AT}{key}"), name));
        let mut date = List::of_all(Of::Date, texts.statistics_date(), texts.library_any_time());
        date.add(THIS_MONTH, texts.statistics_this_month());
        date.add(THIS_YEAR, texts.statistics_this_year());
        for days in DAYS {
            date.add(format!("{BACK}{days}"), texts.statistics_days(days as usize));
        }
        date.add(SPAN, texts.statistics_span());
        let mut last = None;
        for (year, month) in choices.months.iter().rev() {
            if last != Some(year) {
                date.add(format!("{year:04}"), year.to_string());
            }
            let key = format!("{year:04}-{month:02}");
            let name = month_name(texts, &key);
            date.add(key, name);
            last = Some(year);
        }
        let mut players = List::of_all(Of::Players, texts.statistics_players(), texts.statistics_all());
        choices.players.iter().for_each(|count| players.add(count.to_string(), texts.count_players(*count)));
        let mut kind = List::of_all(Of::Kind, texts.statistics_kind(), texts.statistics_all());
        let kinds = [
            texts.statistics_kind_full(),
            texts.statistics_kind_table(),
            texts.statistics_kind_result(),
            texts.statistics_kind_totals(),
        ];
        KINDS.iter().zip(kinds).for_each(|((key, _), name)| kind.add(*key, name));
        let mut all = vec![person, place, date, players, kind];
        all.iter_mut().for_each(|list| self.choose(list));
        all
    }

    /// Chooses what is chosen here.
    fn choose(&self, list: &mut List) {
        let key = self.key(list.of);
        list.chosen = list.keys.iter().position(|other| other == key).unwrap_or(0);
    }

    /// What is chosen in a list.
    fn key(&self, of: Of) -> &str {
        self.all.iter().find(|list| list.of == of).map_or("", List::key)
    }

    /// What is shown.
    pub fn shown(&self) -> ListContent {
        self.shown.unwrap_or(ListContent::Any(Topic::People))
    }

    /// Which games count, whatever only their game asks; the days are those of `today`, or as they are typed.
    pub fn filter(&self, today: Date, typed: [Option<Date>; 2]) -> Filter {
        let some = |of| Some(self.key(of)).filter(|key| !key.is_empty()).map(str::to_owned);
        let place = match self.key(Of::Place) {
            NOWHERE => Some(String::new()),
            place => place.strip_prefix(AT).map(str::to_owned),
        };
        let [since, until] = self.days(today, typed);
        let kind = KINDS.iter().find(|(key, _)| *key == self.key(Of::Kind));
        let game = match self.shown() {
            ListContent::Own(game, _) => Some(game.to_owned()),
            ListContent::Any(_) => some(Of::Game),
        };
        Filter {
            game,
            person: some(Of::Person),
            place,
            since,
            until,
            players: self.key(Of::Players).parse().ok(),
            kind: kind.map(|(_, kind)| *kind),
        }
    }

    /// The first and the last day.
    fn days(&self, today: Date, typed: [Option<Date>; 2]) -> [Option<Date>; 2] {
        let key = self.key(Of::Date);
        let back = key.strip_prefix(BACK).and_then(|days| days.parse::<i64>().ok());
        match key {
            "" => [None; 2],
            THIS_MONTH => [Some(today.first_of_month()), Some(today.last_of_month())],
            THIS_YEAR => [Some(today.first_of_year()), Some(today.last_of_year())],
            SPAN => typed,
            _ if back.is_some() => [back.and_then(|days| today.checked_sub(days.days()).ok()), None],
            _ => match (format!("{key}-01").parse::<Date>(), format!("{key}-01-01").parse::<Date>()) {
                (Ok(first), _) => [Some(first), Some(first.last_of_month())],
                (_, Ok(first)) => [Some(first), Some(first.last_of_year())],
                _ => [None; 2],
            },
        }
    }

    /// Whether the days are typed.
    pub fn is_span(&self) -> bool {
        self.key(Of::Date) == SPAN
    }

    /// The game that is asked for what only it knows, and what is chosen in its lists, where something is.
    pub fn own(&self) -> Option<(&'static str, Vec<usize>)> {
        let own = self.all.iter().filter(|list| matches!(list.of, Of::Own(_)));
        let chosen: Vec<usize> = own.map(|list| list.chosen).collect();
        Some((self.own?, chosen)).filter(|(_, chosen)| chosen.iter().any(|entry| *entry > 0))
    }

    /// The lists of the game by which results are not told apart, although they could be; of some games alone nobody knows.
    pub fn mixed(&self) -> Vec<&str> {
        if self
            .all
            .iter()
            .any(|list| !matches!(list.of, Of::Topic | Of::Game | Of::Own(_)) && list.is_chosen())
        {
            return Vec::new();
        }
        // Beside the entry that leaves all there are several.
        let is_mixed =
            |list: &&List| matches!(list.of, Of::Own(_)) && !list.is_chosen() && list.names.len() > 2;
        self.all.iter().filter(is_mixed).map(|list| list.name.as_str()).collect()
    }

    /// Whether something is chosen beside what is shown.
    pub fn is_any_chosen(&self) -> bool {
        self.all.iter().any(|list| !list.is_topic() && list.is_chosen())
    }

    /// Lets all games count again.
    pub fn clear(&mut self) {
        self.all.iter_mut().filter(|list| !list.is_topic()).for_each(|list| list.chosen = 0);
    }
}
