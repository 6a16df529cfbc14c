//! What was understood of plays, and what not, in words.

use super::{
    columns::Column,
    refusal::{MOST_CSV, MOST_LINES, MOST_STREAMED, Program, Refusal, Unusable},
};
use crate::totals::MOST_PLAYERS;
use text::Texts;

/// What a file of a program is called.
fn kind(texts: &Texts, program: Program) -> &str {
    match program {
        Program::BgStats => texts.plays_in_bg_stats(),
        Program::BoardGameGeek => texts.plays_in_bgg(),
        Program::Csv => texts.plays_in_csv(),
    }
}

/// Why nothing was read of a file: which program's it is, and what is wrong with it.
#[must_use]
pub fn refusal(texts: &Texts, why: &Refusal) -> String {
    match why {
        Refusal::NotPlays => texts.plays_in_not_plays().to_owned(),
        Refusal::TooLarge(program) => {
            let most = if *program == Program::Csv { MOST_CSV } else { MOST_STREAMED };
            texts.plays_in_too_large(kind(texts, *program), most >> 20)
        }
        Refusal::TooManyLines => texts.plays_in_too_many_lines(kind(texts, Program::Csv), MOST_LINES),
        Refusal::Read(why) => texts.plays_in_not_read(why),
        Refusal::Damaged(program, Some((line, column))) => {
            texts.plays_in_damaged_at(kind(texts, *program), *line, *column)
        }
        Refusal::Damaged(program, None) => texts.plays_in_damaged(kind(texts, *program)),
        Refusal::NoPlays(program) => texts.plays_in_no_plays(kind(texts, *program)),
        Refusal::NoColumn(column) => {
            texts.plays_in_no_column(kind(texts, Program::Csv), column_name(texts, *column))
        }
        Refusal::NoGame => texts.plays_in_no_game(kind(texts, Program::Csv)),
    }
}

/// Why a play cannot be taken in.
#[must_use]
pub fn unusable(texts: &Texts, why: &Unusable) -> String {
    match why {
        Unusable::Day(said) => texts.plays_in_no_day(said),
        Unusable::Nobody => texts.totals_fault_players(0_usize, MOST_PLAYERS),
        Unusable::Players { players, counts } => {
            texts.plays_in_players(*players, *counts.start(), *counts.end())
        }
        Unusable::NoName => texts.plays_in_no_name().to_owned(),
        Unusable::Total { name, said } if said.is_empty() => texts.plays_in_no_points(name),
        Unusable::Total { name, said } => texts.plays_in_bad_points(name, said),
        Unusable::Incomplete => texts.plays_in_incomplete().to_owned(),
        Unusable::TooLong => texts.plays_in_too_long().to_owned(),
    }
}

/// What a column is called.
#[must_use]
pub fn column_name(texts: &Texts, column: Column) -> &str {
    match column {
        Column::Ignored => texts.plays_in_column_ignored(),
        Column::Id => texts.plays_in_column_id(),
        Column::Play => texts.plays_in_column_play(),
        Column::Date => texts.plays_in_column_date(),
        Column::Time => texts.plays_in_column_time(),
        Column::Game => texts.plays_in_column_game(),
        Column::Location => texts.plays_in_column_location(),
        Column::Minutes => texts.plays_in_column_minutes(),
        Column::Name => texts.plays_in_column_name(),
        Column::Points => texts.plays_in_column_points(),
        Column::Rank => texts.plays_in_column_rank(),
        Column::Won => texts.plays_in_column_won(),
        Column::Comment => texts.plays_in_column_comment(),
    }
}
