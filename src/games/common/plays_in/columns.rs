//! What the columns of a table hold, told by their heads in any of our languages.

use std::sync::OnceLock;

use text::{Label, Language, Texts, folded};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// Nothing that is taken.
    Ignored,
    /// What tells a play apart from others.
    Id,
    /// The number of a play in its table: lines with the same one are one play.
    Play,
    /// The day, with the time or without.
    Date,
    /// The time of the day.
    Time,
    /// The game.
    Game,
    /// Where it was played.
    Location,
    /// How long it took.
    Minutes,
    /// Who played.
    Name,
    /// How many points they had.
    Points,
    /// Which place they took.
    Rank,
    /// Whether they won.
    Won,
    /// What was noted.
    Comment,
}

impl Column {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Ignored,
        Self::Date,
        Self::Time,
        Self::Game,
        Self::Location,
        Self::Minutes,
        Self::Name,
        Self::Points,
        Self::Rank,
        Self::Won,
        Self::Comment,
        Self::Play,
        Self::Id,
    ];

    /// What the command line calls it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ignored => "-",
            Self::Id => "id",
            Self::Play => "play",
            Self::Date => "date",
            Self::Time => "time",
            Self::Game => "game",
            Self::Location => "location",
            Self::Minutes => "minutes",
            Self::Name => "name",
            Self::Points => "points",
            Self::Rank => "rank",
            Self::Won => "won",
            Self::Comment => "comment",
        }
    }

    /// The one that the command line calls so.
    #[must_use]
    pub fn named(key: &str) -> Option<Self> {
        let key = key.trim().to_lowercase();
        Self::ALL.into_iter().find(|column| column.key() == key)
    }

    /// The heads of such columns in a language, one after the other; none of those that are not taken.
    const fn heads(self) -> Option<Label> {
        Some(match self {
            Self::Ignored => return None,
            Self::Id => Texts::plays_in_heads_id,
            Self::Play => Texts::plays_in_heads_play,
            Self::Date => Texts::plays_in_heads_date,
            Self::Time => Texts::plays_in_heads_time,
            Self::Game => Texts::plays_in_heads_game,
            Self::Location => Texts::plays_in_heads_location,
            Self::Minutes => Texts::plays_in_heads_minutes,
            Self::Name => Texts::plays_in_heads_name,
            Self::Points => Texts::plays_in_heads_points,
            Self::Rank => Texts::plays_in_heads_rank,
            Self::Won => Texts::plays_in_heads_won,
            Self::Comment => Texts::plays_in_heads_comment,
        })
    }

    /// The head of such columns in our own table of all plays; none of those that it does not have.
    const fn own_head(self) -> Option<Label> {
        Some(match self {
            Self::Play => Texts::plays_number,
            Self::Date => Texts::statistics_date,
            Self::Game => Texts::library_game,
            Self::Location => Texts::statistics_place,
            Self::Minutes => Texts::plays_minutes,
            Self::Name => Texts::plays_player,
            Self::Points => Texts::plays_points,
            Self::Rank => Texts::plays_rank,
            Self::Won => Texts::plays_won,
            Self::Ignored | Self::Id | Self::Time | Self::Comment => return None,
        })
    }

    /// What a column with this head holds. Heads may be numbered, such as *Player 2*.
    pub(super) fn of_head(head: &str) -> Self {
        let head = folded(head);
        let head = head.trim_end_matches(|c: char| !c.is_alphabetic());
        let known = heads().iter().find(|(_, known)| known == head);
        known.map_or(Self::Ignored, |(column, _)| *column)
    }
}

/// The heads of all languages, as they are compared.
fn heads() -> &'static [(Column, String)] {
    static ALL: OnceLock<Vec<(Column, String)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let texts = Language::ALL.map(Texts::new);
        let of = |column: Column| {
            let said = |label: Option<Label>| texts.iter().filter_map(move |texts| Some(label?(texts)));
            let words =
                said(column.own_head()).chain(said(column.heads())).flat_map(|words| words.split(','));
            let words: Vec<(Column, String)> = words.map(|word| (column, folded(word.trim()))).collect();
            [(column, column.key().to_owned())].into_iter().chain(words)
        };
        Column::ALL.into_iter().filter(|column| *column != Column::Ignored).flat_map(of).collect()
    })
}
