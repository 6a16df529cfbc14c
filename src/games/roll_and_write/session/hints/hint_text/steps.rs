//! An option in words: what it does step by step.

use std::{array, iter::Peekable};

use crate::{
    advisor::Choice,
    rules::{Cell, Colour, Effect, Face, GameConfig, Move, Pair, State},
};
use common::words::OptionSteps;
use text::Texts;

/// A building with its cell: without saying where that is, in two digits, and by its row and column in words.
const BUILDINGS: [fn(&Texts, &str, Cell) -> String; 3] = [
    |_, building, _| building.to_owned(),
    |texts, building, cell| {
        texts.hint_at(building, &Pair { yellow: cell.row(), blue: cell.column() }.to_string())
    },
    |texts, building, cell| {
        texts.hint_at(building, &texts.refused_crossing(cell.row().number(), cell.column().number()))
    },
];

/// A step in these ways.
type Step = [String; 3];

/// What an option does, step by step: without its cells, which have seals on the sheet, and with rows and columns in words;
/// and those cells.
pub fn steps(texts: &Texts, config: &GameConfig, state: &State, choice: &Choice) -> OptionSteps<Cell> {
    let ([words, _, in_full], cells) = told(texts, config, state, choice);
    OptionSteps { words, in_full, cells }
}

/// The same in a list without a sheet: with cells in two digits.
pub fn steps_in_digits(texts: &Texts, config: &GameConfig, state: &State, choice: &Choice) -> String {
    let ([_, words, _], _) = told(texts, config, state, choice);
    words
}

/// What an option does in all ways, and where.
fn told(texts: &Texts, config: &GameConfig, state: &State, choice: &Choice) -> (Step, Vec<Cell>) {
    let mut writer = StepWriter::new(texts, config, state);
    let mut moves = choice.commands.iter().copied().peekable();
    while let Some(mv) = moves.next() {
        writer.write(mv, &mut moves);
    }
    writer.put_turns_first(state.offered());
    writer.finish()
}

/// Puts an option into words while it is played: the position that it has led to, and its words so far.
struct StepWriter<'a> {
    texts: &'a Texts,
    config: &'a GameConfig,
    state: State,
    /// Dice that are turned.
    turns: Vec<String>,
    /// All else.
    steps: Vec<Step>,
    cells: Vec<Cell>,
}

impl<'a> StepWriter<'a> {
    fn new(texts: &'a Texts, config: &'a GameConfig, state: &State) -> Self {
        let (turns, steps, cells) = (Vec::new(), Vec::new(), Vec::new());
        Self { texts, config, state: *state, turns, steps, cells }
    }

    /// Makes a move and puts it into words, together with those after it that are one step with it.
    fn write(&mut self, mv: Move, further: &mut Peekable<impl Iterator<Item = Move>>) {
        let (effect, coins) = (self.effect(Some(&mv)), self.coins());
        self.make(mv);
        match mv {
            Move::Special(_) => match effect {
                Some(Effect::Turns { colour, from, to }) => {
                    let to = self.turned_on(colour, to, further);
                    self.write_turn(colour, from, to);
                }
                Some(Effect::Builds(cell)) => self.write_second(cell),
                None => {}
            },
            Move::Build(cell) => {
                let second = self.effect(further.peek()).and_then(Effect::built);
                self.write_build(cell, second);
            }
            Move::GainCoins => self.push(&self.texts.hint_gain(self.coins() - coins)),
            Move::Keep(pair) => {
                self.push(&self.texts.hint_keep(pair.yellow.number(), pair.blue.number()));
                self.cells.push(pair.cell());
            }
            // An option has neither rolls nor the end of the turn.
            Move::First(_) | Move::Roll(_) | Move::RollFour(_) | Move::EndTurn => {}
        }
    }

    /// Makes a move. Advice is legal; were it not, the position would stay.
    fn make(&mut self, mv: Move) {
        let _ = self.state.apply(self.config, mv);
    }

    /// What a special action would do now.
    fn effect(&self, mv: Option<&Move>) -> Option<Effect> {
        match mv {
            Some(Move::Special(action)) => action.effect(&self.state),
            _ => None,
        }
    }

    fn coins(&self) -> u8 {
        self.state.sheet(self.state.seat()).coins()
    }

    /// Where a die ends that is turned on and on: it is turned once in words.
    fn turned_on(
        &mut self,
        colour: Colour,
        mut to: Face,
        further: &mut Peekable<impl Iterator<Item = Move>>,
    ) -> Face {
        while let Some(Effect::Turns { colour: same, from: on, to: next }) = self.effect(further.peek())
            && (same, on) == (colour, to)
            && let Some(mv) = further.next()
        {
            self.make(mv);
            to = next;
        }
        to
    }

    fn write_turn(&mut self, colour: Colour, from: Face, to: Face) {
        let (from, to) = (from.number(), to.number());
        self.turns.push(match colour {
            Colour::Yellow => self.texts.hint_turn_yellow(from, to),
            Colour::Blue => self.texts.hint_turn_blue(from, to),
        });
    }

    /// A building, together with one that is built beside it.
    fn write_build(&mut self, cell: Cell, second: Option<Cell>) {
        let (texts, first) = (self.texts, self.building(cell));
        self.cells.push(cell);
        self.steps.push(match second {
            Some(second) => {
                let other = self.building(second);
                array::from_fn(|way| texts.hint_both(&first[way], &other[way]))
            }
            None => first.map(|building| texts.hint_build(&building)),
        });
    }

    /// A second building, unless the first one's words have it.
    fn write_second(&mut self, cell: Cell) {
        let (texts, building) = (self.texts, self.building(cell));
        if self.cells.is_empty() {
            self.steps.push(building.map(|building| texts.hint_second(&building)));
        }
        self.cells.push(cell);
    }

    fn building(&self, cell: Cell) -> Step {
        // Advice is given only in games with dice, which have a grid.
        let building = self.config.layout().building(cell).unwrap_or(common::BuildingType::Pavilion);
        let building = self.texts.building_the(building);
        BUILDINGS.map(|at| at(self.texts, &building, cell))
    }

    fn push(&mut self, words: &str) {
        self.steps.push(alike(words));
    }

    /// Says first of all which dice are turned; these cells were on offer before.
    fn put_turns_first(&mut self, offered: u64) {
        if self.turns.is_empty() {
            return;
        }
        let turns = self.turns.join(", ");
        // What could be built as the dice lie is no reason to turn them: that is for those that stay.
        let for_later = !self.cells.is_empty() && self.cells.iter().all(|cell| offered & cell.bit() != 0);
        let turned =
            if for_later { self.texts.hint_turn_later(&turns) } else { self.texts.hint_turn(&turns) };
        self.steps.insert(0, alike(&turned));
    }

    /// All of it as one sentence.
    fn finish(mut self) -> (Step, Vec<Cell>) {
        let texts = self.texts;
        if self.steps.is_empty() {
            self.push(texts.hint_end());
        }
        let then = |step: Step, next: Step| array::from_fn(|way| texts.hint_then(&step[way], &next[way]));
        let sentence = self.steps.into_iter().reduce(then).unwrap_or_default();
        (sentence.map(|words| capital(&words)), self.cells)
    }
}

/// A step that names no cell.
fn alike(words: &str) -> Step {
    array::from_fn(|_| words.to_owned())
}

/// Words with a capital at its beginning.
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
        let OptionSteps { in_full: words, cells, .. } =
            steps(&texts, game.config(), game.state(), &both.unwrap().choice);
        assert_eq!(cells.len(), 2);
        assert!(words.starts_with("Bâtir") && words.contains(") et l"), "{words}");
    }

    #[test]
    fn cells_that_have_seals_on_the_sheet_are_not_named_but_in_lists_without_one() {
        let (game, ranking) = ranked();
        for texts in Language::ALL.map(Texts::new) {
            for choice in ranking.options.iter().map(|advice| &advice.choice) {
                let OptionSteps { words, cells, .. } = steps(&texts, game.config(), game.state(), choice);
                let listed = steps_in_digits(&texts, game.config(), game.state(), choice);
                let builds = choice.commands.iter().any(|command| matches!(command, Move::Build(_)));
                for cell in cells.iter().filter(|_| builds) {
                    let at = format!("({})", Pair { yellow: cell.row(), blue: cell.column() });
                    assert!(listed.contains(&at) && !words.contains('('), "{listed}, {words}");
                }
            }
        }
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
