//! What a decision would do, in words: asked of the rules, told before it is made.

use crate::{
    games::roll_and_write::{
        log::Game,
        rules::{Cell, LINE_VP, Move, column_counts, row_counts},
    },
    text::{FluentValue, Key, Texts},
};

/// What a decision would do.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What it is, such as "Build the seraglio".
    pub title: String,
    /// What it changes, a line each.
    pub lines: Vec<String>,
}

/// What building this cell would do, by the action or by a special action after it.
#[must_use]
pub fn building(texts: &Texts, game: &Game, cell: Cell, decision: Move) -> Option<Preview> {
    let after = game.preview(decision).ok()?;
    let (config, before) = (game.config(), game.state());
    let seat = before.seat();
    let building = config.layout().grid()?[cell.index()];
    let name = || FluentValue::from(building.name());

    let built = after.sheet(seat).built();
    let row =
        line(texts, [Key::PlayLineRow, Key::PlayLineRowSame], "row", cell.row().number(), row_counts(built));
    let column = line(
        texts,
        [Key::PlayLineColumn, Key::PlayLineColumnSame],
        "column",
        cell.column().number(),
        column_counts(built),
    );

    let was = before.score().standing(config.layout(), seat, building);
    let now = after.score().standing(config.layout(), seat, building);
    let gain = i16::from(now.vp) - i16::from(was.vp);
    let gain = if gain < 0 { format!("\u{2212}{}", -gain) } else { format!("+{gain}") };
    let count = FluentValue::from(now.boxes);
    let race = match now.place() {
        _ if now.completed.is_some() => {
            texts.with(Key::PlayCompletes, &[("building", name()), ("vp", now.vp.into())])
        }
        None => texts.with(Key::PlayRaceLast, &[("count", count)]),
        Some(1) if now.sharing == 1 => {
            texts.with(Key::PlayRaceAlone, &[("count", count), ("gain", gain.into())])
        }
        Some(place) => {
            let key = if now.sharing == 1 { Key::PlayRacePlace } else { Key::PlayRaceShared };
            texts.with(key, &[("count", count), ("gain", gain.into()), ("place", place.into())])
        }
    };
    Some(Preview {
        title: texts.with(Key::PlayBuild, &[("building", name())]),
        lines: vec![row, column, race],
    })
}

fn line(texts: &Texts, [scores, same]: [Key; 2], name: &str, number: u8, counts: [u8; 6]) -> String {
    let count = usize::from(counts[usize::from(number) - 1]);
    let vp = LINE_VP[count] - LINE_VP[count - 1];
    let mut variables = vec![(name, FluentValue::from(number)), ("count", FluentValue::from(count))];
    if vp == 0 {
        return texts.with(same, &variables);
    }
    variables.push(("vp", vp.into()));
    texts.with(scores, &variables)
}

/// What gaining coins would do now.
#[must_use]
pub fn coins(texts: &Texts, game: &Game) -> Preview {
    let (cells, gained) = game.state().paying(game.config());
    let rolls = !game.state().is_last_turn(game.config());
    let detail = if cells.is_empty() && rolls {
        texts.get(Key::PlayGainNone).to_owned()
    } else if usize::from(gained) < cells.len() {
        texts.with(Key::PlayGainCapped, &[("coins", gained.into())])
    } else {
        texts.with(Key::PlayGainDetail, &[("cells", cells.len().into())])
    };
    Preview { title: texts.with(Key::PlayGain, &[("coins", gained.into())]), lines: vec![detail] }
}
