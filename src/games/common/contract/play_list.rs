//! All plays for BG Stats: one after the other, as the app takes each of them.

use serde_json::Value;

use super::GameList;
use crate::host::file_errors;
use kernel::People;
use storage::Games;
use text::Texts;

/// The plays in these files of the folder of games, as the text of one; names are by who is who.
///
/// # Errors
/// A file that cannot be read, and what is wrong with it.
pub fn plays_for_bg_stats<'a>(
    list: GameList,
    texts: &Texts,
    games: &Games,
    files: impl IntoIterator<Item = &'a str>,
    people: &People,
) -> Result<String, (String, Vec<String>)> {
    let play = |file: &str| {
        let bad = |faults| (file.to_owned(), faults);
        let text = games.read(file);
        let text = text.map_err(|error| bad(vec![file_errors::with_game(texts, &error)]))?;
        let link = list.records(&text).play_link(texts, &text, people).map_err(bad)?;
        // What has been gone on with meanwhile is no play any more.
        Ok(link.map(|link| link.play))
    };
    let plays: Vec<Option<Value>> = files.into_iter().map(play).collect::<Result<_, _>>()?;
    Ok(format!("{:#}\n", plays.into_iter().flatten().collect::<Value>()))
}
