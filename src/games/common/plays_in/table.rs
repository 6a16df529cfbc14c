//! Plays in a table: a line for each play, or one for each player of a play.

use std::collections::{HashMap, HashSet};

use super::{
    cells::{Lines, cells},
    columns::Column,
    decode::decode,
    play::{Play, Player},
    refusal::{MOST_CSV, MOST_LINES, Program, Refusal, Unusable, in_short},
    understood::{Reading, Understood, some},
};
use kernel::record::When;

/// A table as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvTable {
    /// What separates its cells.
    pub separator: char,
    /// Its lines with their numbers, that of the heads first where there are any.
    lines: Lines,
}

/// A line by its columns.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    cells: &'a [String],
    columns: &'a [Column],
}

/// What all lines of a play have in common.
type Shared<'a> = [&'a str; 6];

impl<'a> Line<'a> {
    /// What stands in the columns that hold something, in their order.
    fn all(self, column: Column) -> impl Iterator<Item = &'a str> {
        let at = self.columns.iter().enumerate().filter(move |(_, of)| **of == column);
        at.map(move |(at, _)| self.cells.get(at).map_or("", String::as_str))
    }

    /// The same of the first.
    fn one(self, column: Column) -> &'a str {
        self.all(column).next().unwrap_or_default()
    }

    fn shared(self) -> Shared<'a> {
        let columns = [Column::Id, Column::Play, Column::Date, Column::Time, Column::Game, Column::Location];
        columns.map(|column| self.one(column))
    }
}

impl CsvTable {
    /// Reads a table.
    ///
    /// # Errors
    /// When it is too large, or there is nothing in it.
    pub fn read(bytes: &[u8]) -> Result<Self, Refusal> {
        if bytes.len() as u64 > MOST_CSV {
            return Err(Refusal::TooLarge(Program::Csv));
        }
        let text = decode(bytes);
        let (separator, lines) = cells(&text, MOST_LINES).ok_or(Refusal::TooManyLines)?;
        if lines.is_empty() { Err(Refusal::NoPlays(Program::Csv)) } else { Ok(Self { separator, lines }) }
    }

    /// The cells of its first lines, those of the heads first.
    pub fn first_lines(&self) -> impl Iterator<Item = &[String]> {
        self.lines.iter().map(|(_, cells)| cells.as_slice())
    }

    /// How many columns it has.
    #[must_use]
    pub fn width(&self) -> usize {
        self.lines.iter().map(|(_, cells)| cells.len()).max().unwrap_or_default()
    }

    /// What its columns seem to hold. What a play has once is in the first column that could hold it.
    #[must_use]
    pub fn guess(&self) -> Vec<Column> {
        let heads = self.lines.first().map(|(_, cells)| cells.as_slice()).unwrap_or_default();
        let mut columns: Vec<Column> = heads.iter().map(|head| Column::of_head(head)).collect();
        for at in 0..columns.len() {
            let repeats = [Column::Name, Column::Points, Column::Rank, Column::Won].contains(&columns[at]);
            if !repeats && columns[..at].contains(&columns[at]) {
                columns[at] = Column::Ignored;
            }
        }
        // A total stands behind its parts, and a name behind how many play.
        let count = |columns: &[Column], column| columns.iter().filter(|of| **of == column).count();
        for (column, other) in [(Column::Points, Column::Name), (Column::Name, Column::Points)] {
            let last = columns.iter().rposition(|of| *of == column);
            if count(&columns, other) == 1 && count(&columns, column) > 1 {
                for (_, of) in columns.iter_mut().enumerate().filter(|(at, _)| Some(*at) != last) {
                    if *of == column {
                        *of = Column::Ignored;
                    }
                }
            }
        }
        columns.resize(self.width(), Column::Ignored);
        columns
    }

    /// The plays, by what the columns hold; `game` is theirs where no column says it.
    ///
    /// # Errors
    /// What is not known of them.
    pub fn understand(
        &self,
        columns: &[Column],
        game: Option<&'static str>,
        reading: Reading<'_>,
    ) -> Result<Understood, Refusal> {
        let count = |column: Column| columns.iter().filter(|of| **of == column).count();
        if let Some(none) =
            [Column::Date, Column::Name, Column::Points].into_iter().find(|of| count(*of) == 0)
        {
            return Err(Refusal::NoColumn(none));
        }
        if count(Column::Points) != count(Column::Name) {
            let fewer = count(Column::Points) < count(Column::Name);
            return Err(Refusal::NoColumn(if fewer { Column::Points } else { Column::Name }));
        }
        if count(Column::Game) == 0 && game.is_none() {
            return Err(Refusal::NoGame);
        }
        let mut lines =
            self.lines.iter().map(|(number, cells)| Line { number: *number, cells, columns }).peekable();
        // Heads are no points.
        lines.next_if(|line| line.all(Column::Points).all(|cell| cell.parse::<f64>().is_err()));
        let plays =
            if count(Column::Name) > 1 { lines.map(|line| vec![line]).collect() } else { together(lines) };
        let mut understood = Understood::default();
        for lines in &plays {
            let Some(first) = lines.first() else { continue };
            let named = first.one(Column::Game);
            let of = if count(Column::Game) == 0 { game } else { reading.game(named, None) };
            match of {
                None => understood.count_other(named),
                Some(game) => {
                    understood.take(first.number, play(game, lines, reading), reading.counts(game));
                }
            }
        }
        some(Program::Csv, understood)
    }
}

/// The lines of each play, of tables with a line for each player: a name that is there already begins another play.
fn together<'a>(lines: impl Iterator<Item = Line<'a>>) -> Vec<Vec<Line<'a>>> {
    let mut plays: Vec<Vec<Line<'a>>> = Vec::new();
    let mut known: HashMap<Shared<'a>, usize> = HashMap::new();
    // Who is in which play: a table may be one play of a hundred thousand names.
    let mut names: HashSet<(usize, &str)> = HashSet::new();
    for line in lines {
        let name = line.one(Column::Name);
        let at = known.get(&line.shared()).copied().filter(|at| !names.contains(&(*at, name)));
        let at = at.unwrap_or_else(|| {
            known.insert(line.shared(), plays.len());
            plays.push(Vec::new());
            plays.len() - 1
        });
        names.insert((at, name));
        plays[at].push(line);
    }
    plays
}

fn play(game: &'static str, lines: &[Line<'_>], reading: Reading<'_>) -> Result<Play, Unusable> {
    let said = |column: Column| {
        let cells = lines.iter().map(|line| line.one(column));
        cells.into_iter().find(|cell| !cell.is_empty()).unwrap_or_default()
    };
    let mut players = Vec::new();
    for line in lines {
        let [mut points, mut ranks, mut won] = [Column::Points, Column::Rank, Column::Won]
            .map(|column| line.all(column).collect::<Vec<_>>().into_iter());
        for name in line.all(Column::Name) {
            let [total, rank, won] = [points.next(), ranks.next(), won.next()].map(Option::unwrap_or_default);
            if name.is_empty() && total.is_empty() && lines.len() == 1 {
                // Fewer play than there are columns for.
                continue;
            }
            let place = rank.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or_default();
            let won = ["1", "x", "true"].contains(&won.to_lowercase().as_str());
            players.push(Player { place, won, ..Player::read(name, total)? });
        }
    }
    let (date, time) = (said(Column::Date), said(Column::Time));
    let bare = date.strip_suffix(" 00:00:00").or(date.strip_suffix(" 00:00")).unwrap_or(date);
    let moment = if time.is_empty() { bare.to_owned() } else { format!("{bare} {time}") };
    let no_day = |_| Unusable::Day(in_short(&moment));
    let when = When::read(&moment, reading.zone).map_err(no_day)?;
    Ok(Play {
        game,
        program: Program::Csv,
        id: said(Column::Id).to_owned(),
        when,
        minutes: said(Column::Minutes).parse().unwrap_or_default(),
        place: said(Column::Location).to_owned(),
        comment: said(Column::Comment).to_owned(),
        players,
    })
}
