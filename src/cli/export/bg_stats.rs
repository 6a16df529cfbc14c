//! A finished game for the app BG Stats: a link, or the QR code of it.

use std::path::Path;

use common::{
    bg_stats::PlayLink,
    commands::{Failure, Input},
    contract::GameList,
};
use kernel::People;
use text::Texts;

/// The link of the game in a file.
pub(super) fn link(
    list: GameList,
    texts: &Texts,
    input: Input<'_>,
    people: &People,
) -> Result<PlayLink, Failure> {
    let link = list.records(input.text).play_link(texts, input.text, people);
    link.map_err(|faults| input.bad(texts, faults))?
        .ok_or_else(|| Failure::OtherKind(texts.bg_stats_not_over(&input.name(texts))))
}

/// The bytes to be written: of a picture if the name of the file says so, else the link on a line.
pub(super) fn file(texts: &Texts, link: &PlayLink, output: &Path) -> Result<Vec<u8>, Failure> {
    match output.extension().and_then(|kind| kind.to_str()) {
        Some(kind @ ("pdf" | "png" | "svg")) => code(texts, link, kind, output),
        _ => Ok(format!("{}\n", link.address).into_bytes()),
    }
}

/// The QR code as a picture of this kind.
#[cfg(feature = "gui")]
fn code(texts: &Texts, link: &PlayLink, kind: &str, output: &Path) -> Result<Vec<u8>, Failure> {
    use common::screens::play_link;
    use ui::vector;

    let print = play_link::print(link);
    let mut print = print.ok_or_else(|| Failure::OtherKind(texts.bg_stats_no_code().to_owned()))?;
    match kind {
        "pdf" => Ok(vector::pdf(&[print.page()], texts.bg_stats(), texts.language().code())),
        "svg" => Ok(vector::svg(&print.page(), texts.bg_stats()).into_bytes()),
        _ => print.picture().encode_png().map_err(Failure::unwritten(output)),
    }
}

/// Says that this program was built without graphics.
#[cfg(not(feature = "gui"))]
fn code(texts: &Texts, _: &PlayLink, _: &str, _: &Path) -> Result<Vec<u8>, Failure> {
    Err(Failure::Usage(texts.failure_no_drawings().to_owned()))
}
