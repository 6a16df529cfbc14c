//! What is done with the texts of its records: they are checked, shown, scored, imported and exported.

mod card;
mod finished;
mod json;
mod position_report;
mod reading;
mod scored;
mod summary;
mod text;

use jiff::tz::TimeZone;

use super::RollAndWrite;
use crate::{
    pad::PadExt,
    record::{self, AnyGame},
    rules::AuditFinding,
    text::{audit_text, bg_stats, csv, errors},
    text_import::{read_written, written},
};
use ::text::{Texts, plain};
use common::{
    bg_stats::PlayLink,
    commands::Refused,
    contract::{Beside, GameRecords, Imported, PositionRequest, Verified},
    csv::{Figure, Table},
    words::{bad_file, json_text},
};
use kernel::{People, Viewer};
use storage::now;

pub use json::next as next_json;
pub use position_report::PositionReport;
pub(super) use reading::read;
pub use reading::{layout, told};
pub use text::{next, position};

impl GameRecords for RollAndWrite {
    fn verify(&self, texts: &Texts, text: &str) -> Result<Verified, Vec<String>> {
        let loaded = record::read(text).map_err(|faults| told(texts, &faults))?;
        let (confirmed, unconfirmed) = summary::findings(texts, &loaded.game);
        let summary = summary::of(texts, &loaded.game, loaded.read_only);
        Ok(Verified { summary, confirmed, unconfirmed })
    }

    fn show(&self, texts: &Texts, text: &str, asked: PositionRequest) -> Result<String, Refused> {
        let game = read(texts, text)?;
        let at = Refused::entry(texts, asked.at, game.entries())?;
        let shown = PositionReport::new(&game, at, asked.corrected);
        Ok(if asked.json {
            format!("{}\n", json_text(&json::position(&shown)))
        } else {
            position(texts, &shown)
        })
    }

    fn score(&self, texts: &Texts, text: &str, as_json: bool) -> Result<String, Vec<String>> {
        Ok(reading::scored(texts, text)?.written(texts, as_json))
    }

    fn import(&self, texts: &Texts, text: &str, beside: &Beside<'_>) -> Result<Imported, Vec<String>> {
        let find_layout = |name: &str| {
            let (file, text) = beside(name)?;
            let plain = |faults: Vec<String>| faults.iter().map(|fault| plain(fault)).collect::<Vec<_>>();
            layout(texts, &text).map_err(|faults| bad_file(texts, &file, &plain(faults)))
        };
        let written = read_written(text, now(), &TimeZone::system(), find_layout)
            .map_err(|faults| errors::written(texts, &faults))?;
        let findings = written.findings();
        let mut pad = written.pad;
        let tell = |&(line, ref finding): &(usize, AuditFinding)| {
            let what = plain(&audit_text::describe(texts, &pad.header.seats, finding));
            errors::on_line(texts, line, &what)
        };
        let odd: Vec<String> = findings.iter().map(tell).collect();
        for (_, finding) in &findings {
            pad.confirm(*finding);
        }
        let game = AnyGame::table(pad);
        Ok(Imported { record: game.write(None), summary: summary::of(texts, &game, false), odd })
    }

    fn figures(&self, texts: &Texts, text: &str) -> Result<Vec<Figure>, Vec<String>> {
        let scored = reading::scored(texts, text)?;
        Ok(csv::figures(texts, &scored.cards, &scored.names))
    }

    fn moves(&self, texts: &Texts, text: &str, _: Viewer) -> Result<Table, Vec<String>> {
        Ok(csv::moves(texts, &read(texts, text)?))
    }

    fn play_link(&self, texts: &Texts, text: &str, people: &People) -> Result<Option<PlayLink>, Vec<String>> {
        Ok(bg_stats::link(&read(texts, text)?, people))
    }

    fn written(&self, texts: &Texts, text: &str) -> Result<Option<String>, Vec<String>> {
        let AnyGame::Table(pad) = read(texts, text)? else { return Ok(None) };
        let zone = TimeZone::system();
        let text = written(&pad, &zone);
        let again = read_written(&text, now(), &zone, |name| Err(name.to_owned()));
        let counts_alike = again.is_ok_and(|again| {
            again.pad.breakdown() == pad.breakdown() && again.pad.is_over() == pad.is_over()
        });
        Ok(counts_alike.then_some(text))
    }
}
