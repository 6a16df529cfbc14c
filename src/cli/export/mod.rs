//! `alhambra export`: a game for other programs and for paper: its points, moves and decisions as tables, its pages,
//! and a table written as text.

mod all;
mod bg_stats;
#[cfg(feature = "gui")]
mod pages;

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use serde_json::json;

use super::{
    data_folder::data_folder,
    game_choice::advised_in,
    plays::{PlayFilter, who_is_who},
    render,
};
use common::{
    commands::{Failure, Input, Output, Reveal, at_least, file_name, text_of},
    contract::GameList,
    csv::{self, Dialect, Table},
    words::play_link::left_out,
};
use kernel::record::{Container, RecordKind};
use text::{Texts, plain};

#[derive(Debug, Args)]
pub(super) struct Export {
    #[arg(value_name = "FILE|-")]
    file: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["file", "what", "at", "layout", "rollouts", "reveal"])]
    all: bool,
    #[arg(
        short,
        long,
        value_enum,
        value_name = "bgstats|csv|pdf|png|svg|txt|xlsx",
        hide_possible_values = true
    )]
    format: ExportFormat,
    #[arg(short, long, value_enum, value_name = "WHAT", hide_possible_values = true)]
    what: Option<What>,
    #[arg(long, value_name = "N", requires = "file", allow_negative_numbers = true, value_parser = at_least(0_usize))]
    at: Option<usize>,
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    layout: Option<PathBuf>,
    #[arg(long, value_enum, value_name = "a4|letter", default_value_t = PaperSize::A4, hide_possible_values = true)]
    paper: PaperSize,
    #[arg(long, value_name = "R", allow_negative_numbers = true, value_parser = at_least(0_u32))]
    rollouts: Option<u32>,
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,
    #[command(flatten)]
    filter: PlayFilter,
    #[command(flatten)]
    reveal: Reveal,
    #[command(flatten)]
    output: Output,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ExportFormat {
    #[value(name = "bgstats")]
    BgStats,
    Csv,
    Pdf,
    Png,
    Svg,
    Txt,
    Xlsx,
}

impl ExportFormat {
    const fn is_page(self) -> bool {
        matches!(self, Self::Pdf | Self::Png | Self::Svg)
    }
}

/// What is written of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    Card,
    Decisions,
    Moves,
    Position,
    Results,
    Review,
    ScoreSheet,
    Sheet,
}

impl What {
    /// Whether it is a table of lines, not a page.
    const fn is_table(self) -> bool {
        matches!(self, Self::Decisions | Self::Moves | Self::Results)
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum PaperSize {
    A4,
    Letter,
}

impl Export {
    pub(super) fn run(
        self,
        list: GameList,
        texts: &Texts,
        data_dir: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.output.check_free()?;
        if self.all {
            return self.all(list, texts, data_dir, out);
        }
        if !self.filter.is_empty() {
            return Err(Failure::Usage(texts.usage_see_help(&texts.usage_missing("--all"))));
        }
        let text = self.file.as_deref().map(|file| text_of(texts, file)).transpose()?;
        let input = self.file.as_deref().zip(text.as_deref()).map(|(file, text)| Input { file, text });
        let mut said = None;
        match (self.format, input) {
            (ExportFormat::Png, Some(input)) if self.what.is_none() && self.at.is_none() => {
                self.output.write(&render::at_the_end(list, texts, data_dir, input, &self.output)?, out)?;
            }
            (format, _) if format.is_page() && !self.what.is_some_and(What::is_table) => {
                self.output.write(&self.page(list, texts, data_dir, input)?, out)?;
            }
            (_, None) => return Err(Failure::Usage(texts.export_no_game().to_owned())),
            (format, Some(input)) => {
                if self.at.is_some() || self.what.is_some_and(|what| !what.is_table()) {
                    return Err(Failure::Usage(texts.export_no_page().to_owned()));
                }
                if self.what.is_some() && !matches!(format, ExportFormat::Csv | ExportFormat::Xlsx) {
                    return Err(Failure::Usage(texts.export_no_table().to_owned()));
                }
                let bytes = match format {
                    ExportFormat::Csv => self.table(list, texts, input)?.write(self.dialect()).into_bytes(),
                    ExportFormat::Xlsx => self
                        .table(list, texts, input)?
                        .workbook(&input.name(texts))
                        .map_err(Failure::unwritten(self.output.path()))?,
                    ExportFormat::BgStats => {
                        // Without a data folder, every name is a person of its own.
                        let people = data_folder(texts, data_dir).map(|data| who_is_who(&data));
                        let link = bg_stats::link(list, texts, input, &people.unwrap_or_default())?;
                        said = left_out(texts, link.left_out).map(str::to_owned);
                        bg_stats::file(texts, &link, self.output.path())?
                    }
                    _ => written(list, texts, input)?.into_bytes(),
                };
                self.output.write(&bytes, out)?;
            }
        }
        let mut lines = vec![plain(&texts.exported_to(&file_name(self.output.path())))];
        let more = said.as_ref().map_or_else(|| json!({}), |said| json!({"left_out": said}));
        lines.extend(said);
        self.output.tell(&lines, more, out)
    }

    /// Says that this program was built without graphics.
    #[cfg(not(feature = "gui"))]
    fn page(
        &self,
        _: GameList,
        texts: &Texts,
        _: Option<&Path>,
        _: Option<Input<'_>>,
    ) -> Result<Vec<u8>, Failure> {
        Err(Failure::Usage(texts.failure_no_drawings().to_owned()))
    }

    /// How CSV is written: as programs expect it, unless a place is named.
    fn dialect(&self) -> Dialect {
        self.locale.as_deref().map_or(Dialect::PLAIN, Dialect::of_locale)
    }

    /// A table of lines: by default the score card, of anything that `score` reads.
    fn table(&self, list: GameList, texts: &Texts, input: Input<'_>) -> Result<Table, Failure> {
        let records = list.records(input.text);
        let lines = match self.what {
            Some(What::Decisions) => {
                return advised_in(list, texts, input)?.decisions(texts, input, self.rollouts);
            }
            Some(What::Moves) => records.moves(texts, input.text, self.reveal.viewer()),
            _ => records.figures(texts, input.text).map(|figures| csv::table(&figures)),
        };
        lines.map_err(|faults| input.bad(texts, faults))
    }
}

/// The table as text that can be imported again: it is refused if anything in it would then count
/// differently.
fn written(list: GameList, texts: &Texts, input: Input<'_>) -> Result<String, Failure> {
    let written = list.records(input.text).written(texts, input.text);
    written.map_err(|faults| input.bad(texts, faults))?.ok_or_else(|| {
        let file = input.name(texts);
        Failure::OtherKind(match kind(input) {
            Some(RecordKind::Full) => texts.failure_not_written(&file, texts.verify_full()),
            Some(RecordKind::Result) => texts.failure_not_written(&file, texts.verify_result()),
            Some(RecordKind::Totals) => texts.failure_not_written(&file, texts.verify_totals_only()),
            Some(RecordKind::Table) | None => texts.failure_cannot_be_written(&file),
        })
    })
}

/// Which kind of record it is, if it is one.
fn kind(input: Input<'_>) -> Option<RecordKind> {
    Container::read::<()>(input.text).ok()?.kind::<()>().ok()
}
