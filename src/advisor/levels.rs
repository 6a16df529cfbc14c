//! Levels of play below the advisor's own: they know what options are worth, and err as people do.

use super::{Advisor, Choice, Generator, Goal, NextDice};
use crate::rules::{BuildingType, Cell, MAX_ROWS, State, Terms, line_vp};

/// A level of play.
///
/// Its errors are slips of judgement, not random moves: it sees each option's worth blurred, the points at once larger
/// than what comes later, and the options that cost coins less clearly. A slip belongs to what an option leads to, so a
/// turn that is begun is carried out as it was meant, and the same position is always played alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Knows the rules.
    Beginner,
    /// Has played some games.
    Casual,
    /// Knows what matters, and sometimes overlooks it.
    Strong,
}

/// How a level judges, in VP.
#[derive(Clone, Copy, Debug)]
struct Judgement {
    /// The part of what comes later in the worth of an option; the rest is what it scores at once.
    sight: f32,
    /// What a coin spent seems to cost beyond its worth: dice that have to be changed first are overlooked.
    reluctance: f32,
    /// The temperature of the softmax over all options.
    blur: f32,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Casual, Self::Strong];

    const fn judgement(self) -> Judgement {
        match self {
            Self::Beginner => Judgement { sight: 0.4, reluctance: 1.0, blur: 1.75 },
            Self::Casual => Judgement { sight: 0.7, reluctance: 0.5, blur: 0.95 },
            Self::Strong => Judgement { sight: 0.9, reluctance: 0.2, blur: 0.6 },
        }
    }

    /// What it chooses of the options of a decision; none when no decision is due.
    #[must_use]
    pub fn choose(self, advisor: &Advisor, state: &State) -> Option<Choice> {
        self.judgement().choose(advisor, state)
    }
}

/// Log odds that a VP is about: values of winning are measured in it.
const LOG_ODDS_OF_A_POINT: f32 = 0.2;

impl Judgement {
    fn choose(self, advisor: &Advisor, state: &State) -> Option<Choice> {
        let mind = Mind::new(advisor, state, self);
        let judged =
            Choice::all(advisor.terms(), state).into_iter().map(|choice| (mind.judge(&choice), choice));
        judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, choice)| choice)
    }
}

/// A judgement at work on one decision.
struct Mind<'a> {
    advisor: &'a Advisor,
    state: &'a State,
    judgement: Judgement,
    /// VP in a unit of the values.
    unit: f32,
    /// What stays the same through a turn and differs from game to game: how the others stand.
    salt: u64,
}

impl<'a> Mind<'a> {
    fn new(advisor: &'a Advisor, state: &'a State, judgement: Judgement) -> Self {
        let unit = match advisor.values().goal() {
            Goal::Total => 1.0,
            Goal::Victory => 1.0 / LOG_ODDS_OF_A_POINT,
        };
        let others = (0..MAX_ROWS).filter(|&row| row != state.seat());
        let boxes =
            others.flat_map(|row| BuildingType::ALL.map(|building| state.score().boxes(row, building)));
        let salt = boxes
            .fold(state.seat() as u64, |salt, boxes| salt.wrapping_mul(11).wrapping_add(u64::from(boxes)));
        Self { advisor, state, judgement, unit, salt }
    }

    /// What an option seems to be worth. Up to a number that is the same for all options of a turn.
    fn judge(&self, choice: &Choice) -> f32 {
        let Judgement { sight, reluctance, blur } = self.judgement;
        let terms = self.advisor.terms();
        let value = self.unit * self.advisor.values().of(terms, self.state, &choice.after);
        let unspent = f32::from(choice.after.coins + choice.after.room);
        sight * value
            + (1.0 - sight) * self.points_now(terms, choice)
            + reluctance * unspent
            + blur * self.slip(choice)
    }

    /// VP if the round and the game ended after it, a coin counting half a point.
    fn points_now(&self, terms: &Terms, choice: &Choice) -> f32 {
        let (state, after) = (self.state, &choice.after);
        let (seat, layout, mut score) = (state.seat(), terms.layout(), *state.score());
        if let Some(grid) = layout.grid() {
            for cell in Cell::all().filter(|cell| after.built & cell.bit() != 0) {
                score.fill(layout, seat, grid[cell.index()], state.round());
            }
        }
        let lines = line_vp(state.sheet(seat).built() | after.built);
        f32::from(score.types_vp(layout, seat) + lines) + 0.5 * f32::from(after.coins)
    }

    /// A slip of judgement about what an option leads to. Distributed by Gumbel, so that the most of all is a softmax.
    fn slip(&self, choice: &Choice) -> f32 {
        let (state, after) = (self.state, &choice.after);
        let dice = match after.dice {
            NextDice::Kept(pair) => pair.cell().index(),
            NextDice::Own => Cell::COUNT,
            NextDice::All => Cell::COUNT + 1,
        };
        let built = state.sheet(state.seat()).built() | after.built;
        let rest = [after.coins.into(), after.room.into(), dice as u64, state.round().into()];
        let outcome = rest.into_iter().fold(built, |packed, part: u64| packed << 6 | part);
        let parts = 1 << 24;
        let uniform = (Generator::new(self.salt, outcome).below(parts) as f32 + 0.5) / parts as f32;
        -(-uniform.ln()).ln()
    }
}
