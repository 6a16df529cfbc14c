//! All finished games in one file: a table for spreadsheets, or plays for BG Stats.

use std::{io::Write, path::Path};

use serde_json::json;

use super::{Export, ExportFormat};
use crate::{data_folder::data_folder, plays::Plays};
use common::{
    commands::{Failure, file_name},
    contract::{GameList, plays_for_bg_stats},
    words::plays::plays_table,
};
use storage::Games;
use text::{Texts, plain};

impl Export {
    /// Writes those that pass the filters.
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
            ExportFormat::Xlsx => {
                table().workbook(texts.plays_title()).map_err(Failure::unwritten(self.output.path()))?
            }
            ExportFormat::BgStats => {
                let games = Games::new(data.games());
                let files = results.iter().map(|result| result.file.as_str());
                let written = plays_for_bg_stats(list, texts, &games, files, &plays.people);
                let bad = |(file, faults): (String, _)| Failure::Bad { file: plain(&file), faults };
                written.map_err(bad)?.into_bytes()
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
