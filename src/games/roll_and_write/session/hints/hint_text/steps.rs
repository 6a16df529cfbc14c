//! An option in words: what it does step by step.

use crate::{
    advisor::Choice,
    rules::{Cell, Colour, Effect, GameConfig, Move, Pair, State},
};
use common::words::OptionSteps;
use text::Texts;

/// Where a cell is: in two digits, and by its row and column in words.
const PLACES: [fn(&Texts, Cell) -> String; 2] = [
    |_, cell| Pair { yellow: cell.row(), blue: cell.column() }.to_string(),
    |texts, cell| texts.refused_crossing(cell.row().number(), cell.column().number()),
];

/// What an option does, step by step: with cells in two digits, and with rows and columns in words; and those cells.
pub fn steps(texts: &Texts, config: &GameConfig, state: &State, choice: &Choice) -> OptionSteps<Cell> {
    let offered = state.offered();
    let mut state = *state;
    let (mut turns, mut steps, mut cells) = (Vec::new(), Vec::new(), Vec::new());
    // Advice is given only in games with dice, which have a grid.
    let building = |cell: Cell| config.layout().building(cell).unwrap_or(common::BuildingType::Pavilion);
    let the = |cell: Cell| texts.building_the(building(cell));
    let in_both = |words: String| [words.clone(), words];
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
                    let (from, to) = (from.number(), to.number());
                    turns.push(match colour {
                        Colour::Yellow => texts.hint_turn_yellow(from, to),
                        Colour::Blue => texts.hint_turn_blue(from, to),
                    });
                }
                Some(Effect::Builds(cell)) => {
                    if cells.is_empty() {
                        steps.push(PLACES.map(|at| texts.hint_second(&the(cell), &at(texts, cell))));
                    }
                    cells.push(cell);
                }
                None => {}
            },
            Move::Build(cell) => {
                cells.push(cell);
                match next(&state, commands.peek()).and_then(Effect::built) {
                    Some(second) => {
                        let [first, other] = [the(cell), the(second)];
                        steps.push(
                            PLACES.map(|at| {
                                texts.hint_both(&first, &at(texts, cell), &other, &at(texts, second))
                            }),
                        );
                    }
                    None => steps.push(PLACES.map(|at| texts.hint_build(&the(cell), &at(texts, cell)))),
                }
            }
            Move::GainCoins => {
                let gained = state.sheet(state.seat()).coins() - coins;
                steps.push(in_both(texts.hint_gain(gained)));
            }
            Move::Keep(pair) => {
                steps.push(in_both(texts.hint_keep(pair.yellow.number(), pair.blue.number())));
                cells.push(pair.cell());
            }
            // An option has neither rolls nor the end of the turn.
            Move::First(_) | Move::Roll(_) | Move::RollFour(_) | Move::EndTurn => {}
        }
    }
    if !turns.is_empty() {
        let turns = turns.join(", ");
        // What could be built as the dice lie is no reason to turn them: that is for those that stay.
        let for_later = !cells.is_empty() && cells.iter().all(|cell| offered & cell.bit() != 0);
        let turned = if for_later { texts.hint_turn_later(&turns) } else { texts.hint_turn(&turns) };
        steps.insert(0, in_both(turned));
    }
    if steps.is_empty() {
        steps.push(in_both(texts.hint_end().to_owned()));
    }
    let then = |[short, full]: [String; 2], [next_short, next_full]: [String; 2]| {
        [texts.hint_then(&short, &next_short), texts.hint_then(&full, &next_full)]
    };
    let [words, in_full] = steps.into_iter().reduce(then).unwrap_or_default().map(|words| capital(&words));
    OptionSteps { words, in_full, cells }
}

/// The same with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BuildSecond, SpecialAction};
    use crate::session::hints::hint_text::sample::ranked;
    use text::Language;

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
                let OptionSteps { words, cells, .. } = steps(&texts, game.config(), game.state(), choice);
                assert_eq!(words.matches('→').count(), 1, "{choice:?}: {words}");
                assert!(words.starts_with("Change ") && words.contains(", then "), "{words}");
                assert!(!cells.is_empty() || words.contains("coin"));
                hint_text += 1;
            }
        }
        assert!(hint_text > 0);
    }

    #[test]
    fn dice_changed_for_a_cell_that_could_be_built_anyway_are_changed_for_later() {
        let (game, ranking) = ranked();
        let texts = Texts::new(Language::English);
        let later = texts.hint_turn_later("");
        let later = later.trim_start_matches("change ").trim();
        let mut told = [0, 0];
        for choice in ranking.options.iter().map(|advice| &advice.choice) {
            let OptionSteps { words, cells, .. } = steps(&texts, game.config(), game.state(), choice);
            let free = cells.iter().all(|cell| game.state().offered() & cell.bit() != 0);
            if words.contains('→') && !cells.is_empty() {
                assert_eq!(words.contains(later), free, "{words}");
                told[usize::from(free)] += 1;
            }
        }
        assert!(told.iter().all(|count| *count > 0), "{told:?}");
    }

    #[test]
    fn two_buildings_are_told_with_both_their_cells() {
        let (game, ranking) = ranked();
        let texts = Texts::new(Language::French);
        let both = ranking.options.iter().find(|advice| advice.choice.commands.contains(&BuildSecond.into()));
        let OptionSteps { words, cells, .. } =
            steps(&texts, game.config(), game.state(), &both.unwrap().choice);
        assert_eq!(cells.len(), 2);
        assert!(words.starts_with("Bâtir") && words.contains(") et l"), "{words}");
    }

    #[test]
    fn where_there_is_room_cells_are_told_by_row_and_column() {
        let (game, ranking) = ranked();
        for texts in Language::ALL.map(Texts::new) {
            for choice in ranking.options.iter().map(|advice| &advice.choice) {
                let OptionSteps { in_full: words, cells, .. } =
                    steps(&texts, game.config(), game.state(), choice);
                let builds = choice.commands.iter().any(|command| matches!(command, Move::Build(_)));
                for cell in cells.iter().filter(|_| builds) {
                    let at = texts.refused_crossing(cell.row().number(), cell.column().number());
                    assert!(words.contains(&at), "{words}");
                }
            }
        }
    }
}
