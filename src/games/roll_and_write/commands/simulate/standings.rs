//! A tournament as a table.

use ::text::Texts;
use serde_json::{Value, json};

use crate::{
    advisor::{Policy, Simulation, Standings, tournament},
    rules::NoGrid,
};
use common::{
    commands::{Failure, ProgressBar},
    words::json_text,
};

/// Plays the tournament, and says how the players stand.
pub(super) fn play(texts: &Texts, simulation: &Simulation, as_json: bool) -> Result<String, Failure> {
    let players = &simulation.policies;
    let pairs = (players.len() * (players.len() - 1) / 2) as u64;
    let games = pairs * simulation.games.next_multiple_of(2);
    let bar = ProgressBar::of_games(texts, games);
    let standings = tournament(simulation, |done| bar.report(done, games));
    bar.finish();
    let standings = standings.map_err(|NoGrid| Failure::Usage(texts.refused_no_grid().to_owned()))?;
    Ok(if as_json {
        json_text(&standings_json(&standings, players))
    } else {
        standings_text(texts, &standings, players)
    })
}

fn games_per_second(standings: &Standings) -> f64 {
    (standings.pairings.len() as u64 * standings.games) as f64 / standings.seconds.max(1e-9)
}

fn standings_json(standings: &Standings, players: &[Policy]) -> Value {
    let player = |(player, policy): (usize, &Policy)| {
        json!({
            "policy": policy.to_string(),
            "rating": standings.ratings[player],
            "wins": standings.share(player),
            "mean": standings.mean(player),
        })
    };
    let pairings = standings.pairings.iter().map(|pairing| {
        json!({
            "players": pairing.players.map(|player| players[player].to_string()),
            "wins": pairing.wins,
            "standard_error": pairing.standard_error,
            "means": pairing.means,
        })
    });
    json!({
        "games": standings.games,
        "players": players.iter().enumerate().map(player).collect::<Vec<_>>(),
        "pairings": pairings.collect::<Vec<_>>(),
    })
}

/// The rating of each player, then its wins in a hundred against each other player.
fn standings_text(texts: &Texts, standings: &Standings, players: &[Policy]) -> String {
    let pace = format!("{:.0}", games_per_second(standings));
    let mut text = format!(
        "{}\n\n{:14}{:>7}{:>8}{:>8}   {}\n{:40}",
        texts.simulate_pairs(&standings.games.to_string(), &pace),
        "",
        texts.simulate_rating(),
        texts.simulate_mean(),
        texts.simulate_wins(),
        texts.simulate_against(),
        "",
    );
    let columns = players.iter().map(|policy| format!("{:>14}", policy.to_string()));
    text += columns.collect::<String>().trim_end();
    text.push('\n');
    for (row, policy) in players.iter().enumerate() {
        text += &format!(
            "{:14}{:>7.0}{:>8}{:>6} %   ",
            policy.to_string(),
            standings.ratings[row],
            texts.decimals(standings.mean(row), 2),
            texts.decimals(100.0 * standings.share(row), 1),
        );
        let against = (0..players.len()).map(|column| match wins(standings, row, column) {
            Some((share, error)) => {
                let [share, error] = [share, error].map(|part| texts.decimals(100.0 * part, 1));
                format!("{share:>8} ± {error}")
            }
            None => format!("{:>14}", "–"),
        });
        text += against.map(|cell| format!("{cell:>14}")).collect::<String>().trim_end();
        text.push('\n');
    }
    text
}

/// The part of the victories of one player against another, with its standard error.
fn wins(standings: &Standings, row: usize, column: usize) -> Option<(f64, f64)> {
    let pairing = standings.pairings.iter().find(|pairing| {
        let [a, b] = pairing.players;
        [a, b] == [row, column] || [b, a] == [row, column]
    })?;
    let side = usize::from(pairing.players[1] == row);
    Some((pairing.wins[side] / standings.games as f64, pairing.standard_error))
}
