//! All finished games that people keep in one file: a table of them for spreadsheets, or plays for BG Stats.

use std::{io::Write, path::Path};

use serde_json::{Value, json};

use super::{Export, ExportFormat};
use crate::{data_folder::data_folder, plays::Plays};
use common::{
    commands::{Failure, file_name},
    contract::GameList,
    host::file_errors,
    statistics::GameResult,
    words::plays::plays_table,
};
use storage::Games;
use text::{Texts, plain};

impl Export {
    /// Writes those that the filters leave.
    pub(super) fn all(
        &self,
        list: GameList,
        texts: &Texts,
        data_dir: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let data = data_folder(texts, data_dir)?;
        let plays = Plays::read(list, texts, &data, &self.filter)?;
        let results = plays.passing(texts)?;
        let table = || plays_table(texts, &results, &|game| list.name_of(texts, game));
        let bytes = match self.format {
            ExportFormat::Csv => table().write(self.dialect()).into_bytes(),
            ExportFormat::Xlsx => table().workbook(texts.plays_title()),
            ExportFormat::BgStats => {
                let plays = bg_stats(list, texts, &Games::new(data.games()), &results)?;
                format!("{plays:#}\n").into_bytes()
            }
            _ => return Err(Failure::Usage(texts.export_no_list().to_owned())),
        };
        self.output.write(&bytes, out)?;
        let to = plain(&file_name(self.output.path()));
        let mut lines = vec![texts.export_plays(results.len(), &to)];
        if plays.unreadable > 0 {
            lines.push(texts.export_unreadable(plays.unreadable));
        }
        let more = json!({"games": results.len(), "unreadable": plays.unreadable});
        self.output.tell(&lines, more, out)
    }
}

/// The plays as the app takes each of them, in a list.
fn bg_stats(list: GameList, texts: &Texts, games: &Games, results: &[&GameResult]) -> Result<Value, Failure> {
    let play = |result: &&GameResult| {
        let bad = |faults| Failure::Bad { file: plain(&result.file), faults };
        let text = games.read(&result.file);
        let text = text.map_err(|error| bad(vec![file_errors::with_game(texts, &error)]))?;
        let link = list.judging(&text).records().play_link(texts, &text).map_err(bad)?;
        // What has been gone on with meanwhile is no play any more.
        Ok(link.map(|link| link.play))
    };
    let plays: Result<Vec<Option<Value>>, Failure> = results.iter().map(play).collect();
    Ok(plays?.into_iter().flatten().collect())
}
