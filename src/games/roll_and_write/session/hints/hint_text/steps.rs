//! An option in words: what it does step by step.

use crate::{
    games::roll_and_write::{
        advisor::Choice,
        rules::{Cell, Colour, Effect, Face, GameConfig, Move, Pair, State},
    },
    text::{Key, Texts},
};

/// What an option does, step by step, and the cells where.
pub(crate) fn steps(
    texts: &Texts,
    config: &GameConfig,
    state: &State,
    choice: &Choice,
) -> (String, Vec<Cell>) {
    let mut state = *state;
    let (mut turns, mut steps, mut cells) = (Vec::new(), Vec::new(), Vec::new());
    let number = |face: Face| face.number().into();
    let name =
        |cell: Cell| ("building", config.layout().grid().map_or("", |grid| grid[cell.index()].name()).into());
    let the = |cell: Cell| texts.with(Key::BuildingThe, &[name(cell)]).into();
    let at = |cell: Cell| Pair { yellow: cell.row(), blue: cell.column() }.to_string().into();
    let building = |key: Key, cell: Cell| {
        texts.with(key, &[name(cell), ("column", number(cell.column())), ("row", number(cell.row()))])
    };
    let mut commands = choice.commands.iter().copied().peekable();
    while let Some(command) = commands.next() {
        let coins = state.sheet(state.seat()).coins();
        let effect = match command {
            Move::Special(action) => action.effect(&state),
            _ => None,
        };
        // Advice is legal; were it not, the position would stay.
        let _ = state.apply(config, command);
        let next = |state: &State, command: Option<&Move>| match command {
            Some(Move::Special(action)) => action.effect(state),
            _ => None,
        };
        match command {
            Move::Special(_) => match effect {
                Some(Effect::Turns { colour, from, mut to }) => {
                    // A die turned on and on is turned once in words.
                    while let Some(Effect::Turns { colour: same, from: on, to: further }) =
                        next(&state, commands.peek())
                        && (same, on) == (colour, to)
                        && let Some(command) = commands.next()
                    {
                        let _ = state.apply(config, command);
                        to = further;
                    }
                    let key = match colour {
                        Colour::Yellow => Key::HintTurnYellow,
                        Colour::Blue => Key::HintTurnBlue,
                    };
                    turns.push(texts.with(key, &[("from", number(from)), ("to", number(to))]));
                }
                Some(Effect::Builds(cell)) => {
                    if cells.is_empty() {
                        steps.push(building(Key::HintSecond, cell));
                    }
                    cells.push(cell);
                }
                None => {}
            },
            Move::Build(cell) => {
                cells.push(cell);
                match next(&state, commands.peek()).and_then(Effect::built) {
                    Some(second) => {
                        let both = [("first", the(cell)), ("second", the(second))];
                        let at = [("here", at(cell)), ("there", at(second))];
                        steps.push(texts.with(Key::HintBoth, &[both, at].concat()));
                    }
                    None if turns.is_empty() => steps.push(building(Key::HintBuild, cell)),
                    None => {
                        let what = [("building", the(cell)), ("here", at(cell))];
                        steps.push(texts.with(Key::HintBuildShort, &what));
                    }
                }
            }
            Move::GainCoins => {
                let gained = state.sheet(state.seat()).coins() - coins;
                steps.push(texts.with(Key::HintGain, &[("coins", gained.into())]));
            }
            Move::Keep(pair) => {
                let faces = [("blue", number(pair.blue)), ("yellow", number(pair.yellow))];
                steps.push(texts.with(Key::HintKeep, &faces));
                cells.push(pair.cell());
            }
            // An option holds neither rolls nor the end of the turn.
            Move::First(_) | Move::Roll(_) | Move::RollFour(_) | Move::EndTurn => {}
        }
    }
    if !turns.is_empty() {
        steps.insert(0, texts.with(Key::HintTurn, &[("dice", turns.join(", ").into())]));
    }
    if steps.is_empty() {
        steps.push(texts.get(Key::HintEnd).to_owned());
    }
    let then = |first: String, next: String| {
        texts.with(Key::HintThen, &[("first", first.into()), ("next", next.into())])
    };
    (capital(&steps.into_iter().reduce(then).unwrap_or_default()), cells)
}

/// The same with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::roll_and_write::rules::{BuildSecond, SpecialAction};
    use crate::games::roll_and_write::session::hints::hint_text::tests::ranked;
    use crate::text::Language;

    #[test]
    fn a_die_turned_twice_is_turned_once_in_words() {
        let (game, ranking) = ranked();
        let turned = |command: &Move| match command {
            Move::Special(SpecialAction::ChangeDie(turn)) => Some(turn.colour),
            _ => None,
        };
        let texts = Texts::new(Language::English);
        let mut hint_text = 0;
        for choice in ranking.options.iter().map(|advice| &advice.choice) {
            let turns: Vec<Colour> = choice.commands.iter().filter_map(turned).collect();
            if matches!(turns[..], [a, b] if a == b) {
                let (words, cells) = steps(&texts, game.config(), game.state(), choice);
                assert_eq!(words.to_lowercase().matches("turn ").count(), 1, "{choice:?}: {words}");
                assert!(words.starts_with("Turn ") && words.contains(", then "), "{words}");
                assert!(!cells.is_empty() || words.contains("coin"));
                hint_text += 1;
            }
        }
        assert!(hint_text > 0);
    }

    #[test]
    fn two_buildings_are_told_with_both_their_cells() {
        let (game, ranking) = ranked();
        let texts = Texts::new(Language::French);
        let both = ranking.options.iter().find(|advice| advice.choice.commands.contains(&BuildSecond.into()));
        let (words, cells) = steps(&texts, game.config(), game.state(), &both.unwrap().choice);
        assert_eq!(cells.len(), 2);
        assert!(words.starts_with("Bâtir") && words.contains(") et l"), "{words}");
    }
}
