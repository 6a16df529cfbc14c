//! What a decision would do, in words: worked out by the rules, shown before it is made.

use super::special_actions;
use crate::{
    log::Game,
    rules::{Cell, Illegal, LINE_VP, Move, Pair, TypeRank, coins_vp, column_counts, row_counts},
};
use common::BuildingType;
use text::Texts;

/// What a decision would do.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What it is, such as "Build the seraglio".
    pub title: String,
    /// The VP it brings if the game ended after it; none where that says nothing.
    pub gain: Option<i32>,
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

    let built = after.sheet(seat).built();
    let (row, column) = (cell.row().number(), cell.column().number());
    let row = match line(row, row_counts(built)) {
        (count, 0) => texts.play_line_row_same(row, count),
        (count, vp) => texts.play_line_row(row, count, vp),
    };
    let column = match line(column, column_counts(built)) {
        (count, 0) => texts.play_line_column_same(column, count),
        (count, vp) => texts.play_line_column(column, count, vp),
    };

    let was = before.score().standing(config.layout(), seat, building);
    let now = after.score().standing(config.layout(), seat, building);
    let race = match now.completed {
        Some(_) if !before.others_may_complete(config, building) => {
            texts.play_completes_surely(building, now.vp)
        }
        _ => race(texts, building, was, now),
    };
    let gain = i32::from(after.total(config, seat)) - i32::from(before.total(config, seat));
    let coins = [after, *before].map(|state| i32::from(coins_vp(state.sheet(seat).coins())));
    let spent = (coins[0] < coins[1]).then(|| texts.play_coins_spent(&signed(coins[0] - coins[1])));
    let lines = [row, column, race].into_iter().chain(spent).collect();
    Some(Preview { title: texts.play_build(building), gain: Some(gain), lines })
}

/// Why nothing can be built in this cell now; none where something can.
#[must_use]
pub fn refusal(texts: &Texts, game: &Game, cell: Cell) -> Option<String> {
    let (config, state) = (game.config(), game.state());
    if state.builds(config, cell).is_some() {
        return None;
    }
    let pair = Pair { yellow: cell.row(), blue: cell.column() };
    let decision = if state.is_keeping() { Move::Keep(pair) } else { Move::Build(cell) };
    let why = game.preview(decision).err()?;
    Some(match why {
        Illegal::Over => texts.why_game_over().to_owned(),
        Illegal::RollFirst(_) => texts.refuse_roll_first().to_owned(),
        Illegal::AlreadyBuilt(_) => texts.refuse_built().to_owned(),
        Illegal::NotOffered(_) if state.sheet(state.seat()).is_built(cell) => texts.refuse_built().to_owned(),
        _ if state.second_cell() == Some(cell) => {
            special_actions::no_follow_up(texts, game).unwrap_or_else(|| texts.refuse_acted().to_owned())
        }
        Illegal::ActionChosen => texts.refuse_acted().to_owned(),
        _ => texts.refuse_elsewhere().to_owned(),
    })
}

/// What becomes of the place in the race for a type.
#[must_use]
pub fn race(texts: &Texts, building: BuildingType, was: TypeRank, now: TypeRank) -> String {
    let gain = signed(i32::from(now.vp) - i32::from(was.vp));
    let count = now.boxes;
    match now.place() {
        _ if now.completed.is_some() => texts.play_completes(building, now.vp),
        None => texts.play_race_last(count),
        Some(1) if now.sharing == 1 => texts.play_race_alone(count, &gain),
        Some(place) if now.sharing == 1 => texts.play_race_place(count, place, &gain),
        Some(place) => texts.play_race_shared(count, place, &gain),
    }
}

/// A difference with its sign.
#[must_use]
pub fn signed(difference: i32) -> String {
    if difference < 0 { format!("\u{2212}{}", -difference) } else { format!("+{difference}") }
}

/// How many of a line are built, and what the last of them brought.
fn line(number: u8, counts: [u8; 6]) -> (usize, u8) {
    let count = usize::from(counts[usize::from(number) - 1]);
    (count, LINE_VP[count] - LINE_VP[count - 1])
}

/// What gaining coins would do now.
#[must_use]
pub fn coins(texts: &Texts, game: &Game) -> Preview {
    let (cells, gained) = game.state().paying(game.config());
    let rolls = !game.state().is_last_turn(game.config());
    let detail = if cells.is_empty() && rolls {
        texts.play_gain_none().to_owned()
    } else if gained == 0 && !cells.is_empty() {
        texts.play_gain_full(game.config().layout().coins())
    } else if usize::from(gained) < cells.len() {
        texts.play_gain_capped(gained)
    } else {
        texts.play_gain_detail(cells.len())
    };
    Preview { title: texts.play_gain(gained), gain: None, lines: vec![detail] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::phantom_seat;
    use crate::{log::NamedLayout, rules::GameConfig};
    use kernel::{
        Seed,
        record::{Header, Seat},
    };
    use text::Language;

    /// What a line says that it brings.
    fn said(line: &str) -> i32 {
        let words: Vec<&str> = line.split([' ', '\u{a0}']).collect();
        let figure = |pair: &[&str]| match (pair[0].chars().next()?, pair[1].starts_with("VP")) {
            ('+', true) => pair[0][1..].parse().ok(),
            ('\u{2212}', true) => pair[0].trim_start_matches('\u{2212}').parse::<i32>().ok().map(|vp| -vp),
            _ => None,
        };
        words.windows(2).filter_map(figure).sum()
    }

    #[test]
    fn what_the_lines_of_a_preview_bring_adds_up_to_its_figure() {
        let texts = Texts::new(Language::English);
        let config = GameConfig::new(NamedLayout::standard().1, 1, 2).unwrap();
        let seats = [Seat::human("", "Zoé", ""), phantom_seat(1), phantom_seat(2)];
        let (mut looked_at, mut spent) = (0, 0);
        for seed in 0..20 {
            let header = Header::new("game", "default", seats.to_vec());
            let mut game = Game::start(header, config, Some(Seed(seed))).unwrap();
            for k in 0.. {
                let legal = game.legal_moves();
                let cell_of = |decision: &Move| match decision {
                    Move::Build(cell) => Some(*cell),
                    _ => game.state().second_cell().filter(|_| matches!(decision, Move::Special(_))),
                };
                for (decision, cell) in legal.iter().filter_map(|one| Some((one, cell_of(one)?))) {
                    let Some(preview) = building(&texts, &game, cell, *decision) else { continue };
                    // What completes a type is told as a whole, not as a difference.
                    if !preview.lines.iter().any(|line| line.starts_with("completes")) {
                        let sum: i32 = preview.lines.iter().map(|line| said(line)).sum();
                        assert_eq!(Some(sum), preview.gain, "{:?}", preview.lines);
                        looked_at += 1;
                        spent += usize::from(preview.lines.len() > 3);
                    }
                }
                if game.is_over() {
                    break;
                }
                match legal.get(k % legal.len().max(1)) {
                    Some(&decision) => game.perform(decision).unwrap(),
                    None => game.draw(None).unwrap(),
                }
            }
        }
        assert!(looked_at > 500 && spent > 5, "{looked_at}, {spent}");
    }
}
