//! What the review of a game shows of a player, in the words of this game.

use std::collections::BTreeMap;

use crate::{
    advisor::{Decision, Drawn, Review as Analysis},
    log::{GameView, PlayedGame},
    session::{Alhambra, Telling, option_text},
    text::{names::who, places::Places, play_text},
};
use common::{
    screens::review::{Model, ReviewWords},
    table::played_title,
};
use kernel::Viewer;
use text::Texts;

/// What the game is called, and that hands were open in it.
pub fn title(texts: &Texts, game: &PlayedGame) -> String {
    let title = played_title::<Alhambra>(texts, game);
    if game.config().options().open_hands { texts.alhambra_review_open_hands(&title) } else { title }
}

/// What is shown of the player in this row.
pub fn model(texts: &Texts, game: &PlayedGame, analysis: &Analysis, row: usize) -> Option<Model> {
    let player = analysis.players.get(row)?;
    let draws = draws(texts, game, &player.victory.draws);
    let draw = |draw: &Drawn| draws.get(&draw.entry).cloned().unwrap_or_default();
    let done = |k: usize| {
        let before = player.positions.get(k).zip(player.victory.decisions.get(k));
        before.map_or_else(String::new, |(before, decision)| {
            option_text(texts, game.config(), before, &decision.chosen.moves, Telling::Deeds)
        })
    };
    let others = |entry: usize| did(texts, game, analysis, (row, entry)).unwrap_or_default();
    let words = ReviewWords {
        counted: texts.alhambra_review_axis(),
        draw: &draw,
        done: &done,
        others: &others,
        decision: Texts::alhambra_review_turn,
        mistake: Texts::alhambra_review_turn,
    };
    Some(Model::new(texts, &player.victory, Some(&player.vp), analysis.is_over, &words))
}

/// What somebody but the player in this row did in the decision that ends with this entry.
fn did(
    texts: &Texts,
    game: &PlayedGame,
    analysis: &Analysis,
    (row, entry): (usize, usize),
) -> Option<String> {
    let mut others = (0..).zip(&analysis.players).filter(|(seat, _)| *seat != row);
    others.find_map(|(seat, player)| {
        let decided = |decision: &&Decision| decision.entries.1 == entry;
        let decision = player.victory.decisions.iter().find(decided)?;
        let before = player.before(decision)?;
        let did = option_text(texts, game.config(), before, &decision.chosen.moves, Telling::Deeds);
        Some(texts.alhambra_said(&who(texts, &game.header.seats, seat), &did))
    })
}

/// What all draws brought, in words, by the last entry of each.
fn draws(texts: &Texts, game: &PlayedGame, draws: &[Drawn]) -> BTreeMap<usize, String> {
    let (view, seats) = (GameView::new(game, Viewer::Everybody), &game.header.seats);
    let (mut told, mut drawn) = (BTreeMap::new(), Vec::new());
    for step in game.corrected_steps() {
        let Some(event) = step.event() else { continue };
        if event.by().is_none() {
            drawn.clear();
            continue;
        }
        let happened = view.event(step.entry, &step.before, event);
        drawn.extend(happened.map(|happened| play_text::describe(texts, seats, &happened, Places::Numbered)));
        if draws.iter().any(|draw| draw.entry == step.entry) {
            told.insert(step.entry, std::mem::take(&mut drawn).join(" · "));
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        advisor::{DrawOf, Estimate, Purpose},
        record::{self, AnyGame},
    };
    use text::Language;

    #[test]
    fn no_turn_has_the_number_0() {
        for texts in Language::ALL.into_iter().map(Texts::new) {
            let [before, first] = [0, 1].map(|turn| texts.alhambra_review_turn(turn, "−7"));
            assert!(!before.contains('0') && before.ends_with("−7"), "{before}");
            assert!(first.contains('1') && first != before, "{first}");
        }
    }

    #[test]
    fn everything_that_chance_brought_is_told_with_the_last_entry_of_its_draw() {
        let text = include_str!("../../../../../saves/alhambra-played-four.json");
        let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
        let by_chance: Vec<(usize, bool)> =
            game.events().iter().map(|(entry, event)| (*entry, event.by().is_some())).collect();
        let last = |two: &[(usize, bool)]| (two[0].1 && !two[1].1).then_some(two[0].0);
        let of = DrawOf { purpose: Purpose::Display, row: None };
        let draw = |entry| Drawn { round: 1, entry, of, expected: Estimate::default(), worth: 0.0 };
        let all: Vec<Drawn> = by_chance.windows(2).filter_map(last).map(draw).collect();
        let told = draws(&Texts::new(Language::English), &game, &all);
        assert!(all.len() > 40 && told.len() == all.len());
        let drawn: usize = told.values().map(|words| words.split(" · ").count()).sum();
        assert_eq!(drawn, by_chance.iter().filter(|(_, is_chance)| *is_chance).count());
        assert!(told.values().all(|words| words.split(" · ").all(|words| !words.is_empty())));
    }
}
