//! A tournament as a table.

use serde_json::{Value, json};
use text::Texts;

use super::{Failure, ProgressBar};
use crate::{search::Standings, words::json_text};

/// Plays a tournament of these players, of so many games a pair, and says how they stand, as text or JSON. `play` tells how
/// many of all games are done.
///
/// # Errors
/// What `play` says.
pub fn tournament_report(
    texts: &Texts,
    players: &[String],
    games: u64,
    as_json: bool,
    play: impl FnOnce(&(dyn Fn(u64) + Sync)) -> Result<Standings, Failure>,
) -> Result<String, Failure> {
    let pairs = (players.len() * (players.len() - 1) / 2) as u64;
    let games = pairs * games.next_multiple_of(2);
    let bar = ProgressBar::of_games(texts, games);
    let standings = play(&|done| bar.report(done, games));
    bar.finish();
    let standings = standings?;
    Ok(if as_json {
        json_text(&standings_json(&standings, players))
    } else {
        standings_text(texts, &standings, players)
    })
}

fn games_per_second(standings: &Standings) -> f64 {
    (standings.pairings.len() as u64 * standings.games) as f64 / standings.seconds.max(1e-9)
}

fn standings_json(standings: &Standings, players: &[String]) -> Value {
    let player = |(player, policy): (usize, &String)| {
        json!({
            "policy": policy,
            "rating": standings.ratings[player],
            "wins": standings.share(player),
            "mean": standings.mean(player),
        })
    };
    let pairings = standings.pairings.iter().map(|pairing| {
        json!({
            "players": pairing.players.map(|player| &players[player]),
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
fn standings_text(texts: &Texts, standings: &Standings, players: &[String]) -> String {
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
    let columns = players.iter().map(|policy| format!("{policy:>14}"));
    text += columns.collect::<String>().trim_end();
    text.push('\n');
    for (row, policy) in players.iter().enumerate() {
        text += &format!(
            "{:14}{:>7.0}{:>8}{:>6} %   ",
            policy,
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
