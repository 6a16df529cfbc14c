//! What is done with the text of a record of totals.

use serde_json::{Value, json};

use super::super::{Beside, GameRecords, Imported, PositionRequest, Verified};
use crate::{
    bg_stats::{PlayLink, Played, Published},
    commands::Refused,
    csv::{self, Figure, Table},
    timeline::moves,
    totals::{TotalsGame, read_totals, source_of},
    words::{json_text, totals, winner},
};
use kernel::{Kind, People, Viewer, record::Loaded};
use text::{Texts, plain};

/// The records of a game of which only the totals are known.
#[derive(Clone, Copy, Debug)]
pub struct TotalsRecords {
    /// The game, as it is published.
    pub published: Published,
}

/// The record that a text is.
///
/// # Errors
/// All its faults.
pub fn read(texts: &Texts, text: &str) -> Result<Loaded<TotalsGame>, Vec<String>> {
    read_totals(text).map_err(|faults| faults.iter().map(|fault| totals::recorded(texts, fault)).collect())
}

impl GameRecords for TotalsRecords {
    fn verify(&self, texts: &Texts, text: &str) -> Result<Verified, Vec<String>> {
        let loaded = read(texts, text)?;
        let summary = summary(texts, &loaded.game);
        let newer = loaded.read_only.then(|| texts.verify_newer().to_owned());
        let summary = [Some(summary), newer].into_iter().flatten().collect::<Vec<_>>().join(", ");
        Ok(Verified { summary, confirmed: Vec::new(), unconfirmed: Vec::new() })
    }

    fn show(&self, texts: &Texts, text: &str, asked: PositionRequest) -> Result<String, Refused> {
        let game = read(texts, text)?.game;
        let (header, entries) = (&game.header, game.log().len());
        let at = Refused::entry(texts, asked.at, entries)?;
        if asked.json {
            let mut value = as_json(&game);
            let more = [
                ("id", json!(header.id)),
                ("game", json!(crate::totals::Totals::game(game.config()))),
                ("kind", json!("totals")),
                ("at", json!(at)),
                ("events", json!(entries)),
                ("source", json!(source_of(&game))),
            ];
            if let Value::Object(members) = &mut value {
                members.extend(more.map(|(name, value)| (name.to_owned(), value)));
            }
            return Ok(format!("{}\n", json_text(&value)));
        }
        let title = if header.title.is_empty() { &header.id } else { &header.title };
        let mut lines = vec![texts.table_started(&plain(title), &header.when().to_string())];
        lines.extend(totals::known(texts, &game).iter().map(|line| plain(line)));
        Ok(format!("{}\n\n{}\n{}", lines.join("\n"), texts.score_card(), as_text(texts, &game)))
    }

    fn score(&self, texts: &Texts, text: &str, is_json: bool) -> Result<String, Vec<String>> {
        let game = read(texts, text)?.game;
        Ok(if is_json { format!("{}\n", json_text(&as_json(&game))) } else { as_text(texts, &game) })
    }

    /// No table that is written as text is one of these.
    fn import(&self, texts: &Texts, _: &str, _: &Beside<'_>) -> Result<Imported, Vec<String>> {
        Err(vec![texts.import_is_record().to_owned()])
    }

    fn figures(&self, texts: &Texts, text: &str) -> Result<Vec<Figure>, Vec<String>> {
        let game = read(texts, text)?.game;
        let names: Vec<String> = game.header.seats.iter().map(|seat| seat.name.clone()).collect();
        let label = |(): &()| texts.total().to_owned();
        Ok(csv::figures(&names, &game.breakdown(), &|()| "total".to_owned(), &label))
    }

    fn moves(&self, texts: &Texts, text: &str, _: Viewer) -> Result<Table, Vec<String>> {
        read(texts, text).map(|_| moves::none())
    }

    fn play_link(&self, texts: &Texts, text: &str, people: &People) -> Result<Option<PlayLink>, Vec<String>> {
        let game = read(texts, text)?.game;
        let result = game.result();
        Ok(game.has_result().then(|| {
            PlayLink::new(&Played {
                game: self.published,
                header: &game.header,
                totals: result.totals.iter().map(|total| Some((*total).into())).collect(),
                winners: result.winners.iter().map(|row| usize::from(*row) - 1).collect(),
                // Nobody knows who went first.
                first: game.header.seats.len(),
                people,
            })
        }))
    }

    fn written(&self, texts: &Texts, text: &str) -> Result<Option<String>, Vec<String>> {
        read(texts, text).map(|_| None)
    }
}

/// What a record holds, in a few words.
fn summary(texts: &Texts, game: &TotalsGame) -> String {
    let totals: Vec<String> = game.result().totals.iter().map(u16::to_string).collect();
    let players = texts.count_players(game.header.players());
    [texts.verify_totals_only(), &players, &texts.verify_totals(&totals.join(" – "))].join(", ")
}

/// A line for each player, the best first; then who won.
fn as_text(texts: &Texts, game: &TotalsGame) -> String {
    let rows: Vec<[String; 3]> =
        totals::ranking(texts, game).into_iter().map(|(_, words)| words.map(|word| plain(&word))).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let (names, figures) = (width(0), width(1));
    let mut text = String::new();
    for [name, total, place] in &rows {
        text += &format!("{name:names$}  {total:>figures$}  {place}\n");
    }
    let seats = &game.header.seats;
    let winners = game.result().winners;
    let won: Vec<String> =
        winners.iter().filter_map(|row| Some(plain(&seats.get(usize::from(*row) - 1)?.name))).collect();
    text + &winner(texts, &won) + "\n"
}

/// Totals and places, and who won.
fn as_json(game: &TotalsGame) -> Value {
    let (seats, result) = (&game.header.seats, game.result());
    let rows = seats.iter().zip(result.totals.iter().zip(&result.places));
    let row = |(seat, (total, place)): (&kernel::record::Seat, (&u16, &u8))| json!({"name": seat.name, "total": total, "place": place, "parts": []});
    let names = result.winners.iter().filter_map(|row| Some(&seats.get(usize::from(*row) - 1)?.name));
    json!({
        "over": game.has_result(),
        "rows": rows.map(row).collect::<Vec<_>>(),
        "winners": names.collect::<Vec<_>>(),
        "winner_rows": result.winners,
    })
}
