//! All plays as one table for spreadsheets: a line for each player of a play, so that they can be sorted, filtered and added
//! up by anything. The lines of a play follow each other and share its number.

use std::slice::from_ref;

use super::charts::GameName;
use crate::{
    csv::{Field, Table},
    statistics::{GameResult, PlayerResult},
};
use text::Texts;

/// The table of some games.
#[must_use]
pub fn plays_table(texts: &Texts, results: &[&GameResult], game_name: &GameName<'_>) -> Table {
    let heads = [
        texts.plays_number(),
        texts.statistics_date(),
        texts.library_game(),
        texts.statistics_place(),
        texts.statistics_players(),
        texts.plays_player(),
        texts.plays_computer(),
        texts.plays_points(),
        texts.plays_rank(),
        texts.plays_won(),
        texts.plays_minutes(),
    ];
    let lines = (1..).zip(results).flat_map(|(number, result)| {
        let minutes = match result.seconds {
            0 => Field::empty(),
            seconds => Field::whole(seconds.div_ceil(60)),
        };
        let play = [
            Field::whole::<usize>(number),
            Field::Day(result.day),
            game_name(result.game).into(),
            result.place.as_str().into(),
            Field::whole(result.players.len()),
        ];
        result.players.iter().map(move |player| [&play[..], &figures(player), from_ref(&minutes)].concat())
    });
    Table::new(heads, lines.collect())
}

/// Who it was, and with how much; what is true is 1, to be added up.
fn figures(player: &PlayerResult) -> [Field; 5] {
    let flag = |is_so: bool| Field::whole(u8::from(is_so));
    [
        player.name.as_str().into(),
        flag(!player.is_person),
        Field::whole(player.total),
        Field::whole(player.place),
        flag(player.won),
    ]
}
