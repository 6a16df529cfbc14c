//! Plays from other programs, which come into the library.

use std::io::{BufRead, Write};

use jiff::tz::TimeZone;
use serde_json::{Value, json};

use super::Import;
use common::{
    commands::{Failure, bad, name_of},
    contract::{GameList, PlaysHere, PlaysSource, known_games, record_of, told_play},
    host::file_errors,
    plays_in::{Column, Incoming, Play, Reading, Refusal, Understood, is_plays, read, refusal, unusable},
    words::json_text,
};
use opening::typed_path;
use storage::{DataDir, Games, Summariser as _};
use text::{Texts, plain};

/// What became of the plays in a file.
struct Done<'a> {
    taken: Vec<(String, &'a Play)>,
    here: Vec<&'a Play>,
}

impl Import {
    /// The plays in a file, or in standard input, which is already open; none if it holds something else.
    pub(super) fn understood(
        &self,
        list: GameList,
        texts: &Texts,
        open: Option<&mut dyn BufRead>,
    ) -> Result<Option<Understood>, Failure> {
        let columns = self.columns.as_deref().map(|typed| columns(texts, typed)).transpose()?;
        let game = self.game.as_deref().map(|id| game(list, texts, id)).transpose()?;
        let (is_file, has_columns) = (open.is_none(), columns.is_some());
        let source: Option<(Box<dyn BufRead + '_>, bool)> = match open {
            Some(open) => {
                let is_plays = is_plays(open.fill_buf().map_err(|_| Failure::Input)?, has_columns);
                is_plays.then(|| (Box::new(open) as Box<dyn BufRead>, has_columns))
            }
            // A file that cannot be opened is reported by whoever reads it as a table.
            None => {
                let path = self.file.to_str().map_or_else(|| self.file.clone(), typed_path);
                PlaysSource::open(list, &path, has_columns)
                    .map(|PlaysSource { source, is_table, .. }| (source as Box<dyn BufRead>, is_table))
            }
        };
        let Some((source, is_table)) = source else { return Ok(None) };
        let (games, zone) = (known_games(list), TimeZone::system());
        let reading = Reading { games: &games, zone: &zone };
        let understood = read(source, is_table, reading).and_then(|incoming| match incoming {
            Incoming::Plays(understood) => Ok(understood),
            Incoming::Table(table) => {
                let columns = columns.unwrap_or_else(|| table.guess());
                table.understand(&columns, game, reading)
            }
        });
        match understood {
            Ok(understood) => Ok(Some(understood)),
            Err(Refusal::NotPlays) if is_file => Ok(None),
            Err(why) => {
                let told = refusal(texts, &why);
                Err(bad(
                    texts,
                    &self.file,
                    vec![match why {
                        Refusal::NoColumn(_) => texts.import_plays_columns(&told),
                        Refusal::NoGame => texts.import_plays_game(&told),
                        _ => told,
                    }],
                ))
            }
        }
    }

    /// Takes plays into the library, and says what became of each.
    pub(super) fn take_in(
        &self,
        list: GameList,
        texts: &Texts,
        data: &DataDir,
        understood: &Understood,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let zone = TimeZone::system();
        let games = Games::new(data.games());
        let told = |error: &_| Failure::Nothing(file_errors::with_game(texts, error));
        let mut known = PlaysHere::default();
        for file in games.list().map_err(Failure::Read)? {
            let read = games.read(&file.name).ok().and_then(|text| list.read(&text).ok());
            read.iter().for_each(|saved| known.add(saved, &zone));
        }
        let mut done = Done { taken: Vec::new(), here: Vec::new() };
        let is_here = known.sort(understood.plays.iter(), &zone);
        for (play, is_here) in understood.plays.iter().zip(is_here) {
            if is_here && !self.take_again {
                done.here.push(play);
            } else if let Some(game) = record_of(play, is_here, &zone) {
                let file = Games::file_name_for(&game.header);
                games.add(&file, &game.write(None)).map_err(|error| told(&error))?;
                done.taken.push((file, play));
            }
        }
        let of = |play: &Play| plain(&told_play(list, texts, play, &zone));
        if self.json {
            let value = as_json(texts, understood, &done, &of);
            return Ok(writeln!(out, "{}", json_text(&value))?);
        }
        writeln!(out, "{}", texts.import_plays_taken(&name_of(texts, &self.file), done.taken.len()))?;
        for play in done.here {
            writeln!(out, "  {}", texts.import_play_here(&of(play)))?;
        }
        for (name, count) in &understood.other_games {
            writeln!(out, "  {}", texts.import_play_other(&plain(name), *count))?;
        }
        for (at, why) in &understood.unusable {
            writeln!(out, "  {}", texts.import_play_unusable(*at, &plain(&unusable(texts, why))))?;
        }
        Ok(())
    }
}

fn as_json(texts: &Texts, understood: &Understood, done: &Done<'_>, of: &dyn Fn(&Play) -> String) -> Value {
    let unusable = |(at, why): &(usize, _)| json!({"at": at, "why": unusable(texts, why)});
    json!({
        "taken": done.taken.iter().map(|(file, play)| json!({"file": file, "play": of(play)})).collect::<Vec<_>>(),
        "here": done.here.iter().map(|play| of(play)).collect::<Vec<_>>(),
        "other_games": understood.other_games,
        "unusable": understood.unusable.iter().map(unusable).collect::<Vec<_>>(),
    })
}

/// The columns that somebody names, in their order.
fn columns(texts: &Texts, typed: &str) -> Result<Vec<Column>, Failure> {
    let named = |name: &str| {
        let known: Vec<&str> = Column::ALL.iter().map(|column| column.key()).collect();
        let unknown = || Failure::Usage(texts.import_no_column(name.trim(), &known.join(", ")));
        Column::named(name).ok_or_else(unknown)
    };
    typed.split(',').map(named).collect()
}

/// The game that somebody names.
fn game(list: GameList, texts: &Texts, id: &str) -> Result<&'static str, Failure> {
    let known: Vec<&str> = list.all().map(|game| game.id()).collect();
    let unknown = || Failure::Usage(texts.import_no_game(id, &known.join(", ")));
    known.iter().find(|known| **known == id).copied().ok_or_else(unknown)
}
