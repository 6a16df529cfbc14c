//! What stands where at a table: walls, Alexander, provinces with their governors, and what they cost.

use serde_json::{Map, Value, json};

use super::names::{place, province, symbols, who};
use crate::{
    pad::LedgerState,
    rules::{Cost, GameConfig, Governor, Province, Symbol, Symbols},
};
use kernel::record::Seat;
use text::{Texts, without_rules};

/// How many prices of a province are listed: those with the fewest governors.
const MOST: usize = 3;

/// What a province costs the player whose turn it is, with fewer governors first; nothing if it cannot be acquired, or once
/// the game is over.
fn costs(config: &GameConfig, state: &LedgerState, number: u16) -> Vec<Cost> {
    if state.is_closed() {
        return Vec::new();
    }
    let mut costs = state.costs(config, state.to_act(), number).unwrap_or_default();
    costs.sort_by_key(|cost| cost.on.total());
    costs
}

/// The position for people, in lines.
#[must_use]
pub fn lines(texts: &Texts, seats: &[Seat], config: &GameConfig, state: &LedgerState) -> Vec<String> {
    let left = state.supply();
    let mut lines = vec![texts.alexandros_page_walls_left(left.black, left.red)];
    if let Some((board, (position, _))) = config.board().zip(state.on_board()) {
        lines.push(texts.position_alexander(&place(texts, board.at(position.alexander))));
    }
    for (number, of) in state.provinces() {
        lines.push(without_rules(&texts.alexandros_told(number, &province(texts, seats, of))));
        let prices: Vec<String> = costs(config, state, number)
            .iter()
            .take(MOST)
            .map(|cost| {
                texts.alexandros_page_price(&symbols(texts, &cost.on), &symbols(texts, &cost.cards()))
            })
            .collect();
        if !prices.is_empty() {
            let who = who(texts, seats, state.to_act());
            lines.push(format!("  {}", texts.position_costs(&who, &prices.join("; "))));
        }
    }
    lines
}

/// The position for programs.
#[must_use]
pub fn members(config: &GameConfig, state: &LedgerState) -> Vec<(&'static str, Value)> {
    let left = state.supply();
    let board = config.board().zip(state.on_board());
    let walls = board.as_ref().map(|(board, (position, _))| {
        let laid = board.lines().filter(|line| position.walls.has(*line));
        laid.map(|line| board.ends(line).map(|corner| board.at(corner))).collect::<Vec<_>>()
    });
    let of = |(number, province): (u16, &Province)| {
        json!({
            "number": number,
            "plain": province.value(),
            "symbols": by_symbol(&province.symbols()),
            "governors": province.governors().iter().map(governor).collect::<Vec<_>>(),
            "owner": province.owner().map(|player| player + 1),
            "costs": costs(config, state, number).iter().map(cost).collect::<Vec<_>>(),
        })
    };
    let players = 0..config.players();
    vec![
        ("turn", json!(state.turn())),
        ("round", json!(state.round())),
        ("to_act", json!((!state.is_closed()).then(|| state.to_act() + 1))),
        ("actions_left", json!(state.actions_left())),
        ("walls_left", json!({"black": left.black, "red": left.red})),
        ("walls", json!(walls)),
        ("alexander", json!(board.map(|(board, (position, _))| board.at(position.alexander)))),
        ("provinces", state.provinces().into_iter().map(of).collect()),
        ("governors_at_home", players.clone().map(|player| state.home(player)).collect()),
        ("left", json!(players.map(|player| state.left(player)).collect::<Vec<_>>())),
    ]
}

fn governor(governor: &Governor) -> Value {
    json!({"row": governor.player + 1, "on": governor.on})
}

fn cost(cost: &Cost) -> Value {
    json!({"on": by_symbol(&cost.on), "cards": by_symbol(&cost.cards()), "to_loser": cost.to_loser})
}

/// The symbols that occur, by name.
fn by_symbol(symbols: &Symbols) -> Value {
    let there = Symbol::ALL.into_iter().filter(|symbol| symbols.of(*symbol) > 0);
    let member =
        |symbol: Symbol| (json!(symbol).as_str().unwrap_or_default().to_owned(), json!(symbols.of(symbol)));
    Value::Object(there.map(member).collect::<Map<_, _>>())
}
