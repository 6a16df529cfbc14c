//! A whole game in words, step by step: every position and what led to it. Computed once, so that any step is at hand.

use super::event_text;
use crate::{
    games::roll_and_write::{
        log::{Game, PlayEvent, Played},
        rules::{Cell, Effect, Move, RollKind, State},
    },
    kernel::{Note, Step, What},
    text::Texts,
};

/// What kind of step it is, as far as a timeline marks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// Nothing that stands out.
    Plain,
    /// A second building.
    Second,
    /// Coins were gained.
    Coins,
    /// Something about the game: a correction, dice taken back, a hint.
    Note,
}

/// A position, and what led to it: of a full game its state, of a table its pad state.
#[derive(Clone, Debug)]
pub struct TimelineStep<P = State> {
    /// The entry of the log; 0 for the start.
    pub entry: usize,
    /// What happened, in words.
    pub text: String,
    /// Early awards that it brought, in words (§6).
    pub awards: Vec<String>,
    /// How it stands out.
    pub kind: StepKind,
    /// The round it belongs to; 0 for setup.
    pub round: u8,
    /// The real player whose sheet it is about.
    pub player: usize,
    /// The row of the score sheet that it is about, if it is about one.
    pub row: Option<usize>,
    /// The cell that was built.
    pub built: Option<Cell>,
    /// The position after it.
    pub state: P,
}

/// The steps of a game. There is at least one: the start.
#[derive(Clone, Debug)]
pub struct Timeline<P = State> {
    steps: Vec<TimelineStep<P>>,
}

impl<P> Timeline<P> {
    /// A timeline before anything has happened; this player goes first.
    #[must_use]
    pub fn start(texts: &Texts, state: P, player: usize) -> Self {
        let text = texts.history_empty().to_owned();
        let (awards, kind) = (Vec::new(), StepKind::Plain);
        Self {
            steps: vec![TimelineStep {
                entry: 0,
                text,
                awards,
                kind,
                round: 0,
                player,
                row: None,
                built: None,
                state,
            }],
        }
    }

    /// The steps; the first is the start.
    #[must_use]
    pub fn steps(&self) -> &[TimelineStep<P>] {
        &self.steps
    }

    /// Tells one step more.
    pub fn push(&mut self, step: TimelineStep<P>) {
        self.steps.push(step);
    }

    /// The number of the last step.
    #[must_use]
    pub const fn last(&self) -> usize {
        self.steps.len() - 1
    }

    /// The step at or before an entry of the log.
    #[must_use]
    pub fn step_of_entry(&self, entry: usize) -> usize {
        self.steps.iter().rposition(|step| step.entry <= entry).unwrap_or(0)
    }

    /// The first step of the round after the one of `step`, else the last step.
    #[must_use]
    pub fn next_round(&self, step: usize) -> usize {
        let round = self.steps[step].round;
        let found = self.steps[step..].iter().position(|later| later.round != round);
        found.map_or(self.last(), |ahead| step + ahead)
    }

    /// The first step of the round of `step`, or of the one before when that is where we are.
    #[must_use]
    pub fn previous_round(&self, step: usize) -> usize {
        let Some(before) = step.checked_sub(1) else { return 0 };
        let round = self.steps[before].round;
        let found = self.steps[..before].iter().rposition(|earlier| earlier.round != round);
        found.map_or(0, |at| at + 1)
    }
}

impl Timeline {
    /// The game as it stood at each moment, or with the corrections that came later.
    #[must_use]
    pub fn new(texts: &Texts, game: &Game, corrected: bool) -> Self {
        let mut timeline = Self::start(texts, game.at(0).state, 0);
        for step in game.either_steps(corrected) {
            match step.what {
                What::Event(event) => timeline.play(texts, game, &step, event),
                What::Note(note) => timeline.note(texts, game, &step, note),
            }
        }
        timeline
    }

    fn play(&mut self, texts: &Texts, game: &Game, step: &Step<'_, Played>, event: &PlayEvent) {
        let previous = &self.steps[self.steps.len() - 1];
        let (config, seats) = (game.config(), &game.header.seats);
        let &Step { entry, before, after: state, .. } = step;
        let built = match event.to_move() {
            Some(Move::Build(cell)) => Some(cell),
            Some(Move::Special(action)) => action.effect(&before).and_then(Effect::built),
            Some(Move::Roll(pair))
                if matches!(event, PlayEvent::Roll { purpose: RollKind::Setup, .. })
                    && before.seat() < config.players() =>
            {
                Some(pair.cell())
            }
            _ => None,
        };
        let kind = match event.to_move() {
            Some(Move::Special(_)) if built.is_some() => StepKind::Second,
            Some(Move::GainCoins) => StepKind::Coins,
            _ => StepKind::Plain,
        };
        let awards = if state.awarded_rounds() > before.awarded_rounds() {
            let all = state.score().awards(config.layout(), state.awarded_rounds());
            let new = all.iter().filter(|award| award.round > before.awarded_rounds());
            new.map(|award| event_text::award(texts, config, seats, award)).collect()
        } else {
            Vec::new()
        };
        let player = if before.seat() < config.players() { before.seat() } else { previous.player };
        let text = event_text::describe(texts, config, seats, &before, event);
        self.steps.push(TimelineStep {
            entry,
            text,
            awards,
            kind,
            round: before.round(),
            player,
            row: Some(before.seat()),
            built,
            state,
        });
    }

    fn note(&mut self, texts: &Texts, game: &Game, step: &Step<'_, Played>, note: &Note<Played>) {
        let previous = &self.steps[self.steps.len() - 1];
        let text = event_text::note(texts, &game.header.seats, note);
        let &Step { entry, after: state, .. } = step;
        self.steps.push(TimelineStep {
            entry,
            text,
            awards: Vec::new(),
            kind: StepKind::Note,
            round: state.round(),
            player: previous.player,
            row: None,
            built: None,
            state,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::roll_and_write::{log::NamedLayout, rules::GameConfig},
        kernel::{Seed, record::Header},
        text::Language,
    };

    fn played(moves: usize) -> Game {
        let (named, layout) = NamedLayout::standard();
        let config = GameConfig::new(layout, 1, 2).unwrap();
        let mut game = Game::new(Header::solo("test", &named.name, 2), config, Some(Seed(7))).unwrap();
        for _ in 0..moves {
            while game.roll().is_ok() {}
            let Some(&choice) = game.legal().first() else { break };
            game.perform(choice).unwrap();
        }
        game
    }

    #[test]
    fn every_step_is_the_position_that_the_log_yields() {
        let texts = Texts::new(Language::English);
        let mut game = played(9);
        let target = game.log().len() - 6;
        game.take_back(target).unwrap();
        let timeline = Timeline::new(&texts, &game, false);
        assert_eq!(timeline.last(), game.log().len());
        for step in timeline.steps() {
            assert_eq!(step.state, game.at(step.entry).state, "{}", step.text);
            assert!(!step.text.is_empty(), "{step:?}");
        }
        let corrected = Timeline::new(&texts, &game, true);
        assert_eq!(corrected.last(), target);
        assert_eq!(&corrected.steps()[target].state, game.state());
    }

    #[test]
    fn a_step_is_about_the_row_that_made_it_and_its_own_round() {
        let texts = Texts::new(Language::English);
        let timeline = Timeline::new(&texts, &played(9), false);
        let phantoms: Vec<_> = timeline
            .steps()
            .iter()
            .filter(|step| step.round > 0 && step.row.is_some_and(|row| row > 0))
            .collect();
        assert!(!phantoms.is_empty());
        for step in phantoms {
            let name = ["Phantom I:", "Phantom II:"][step.row.unwrap() - 1];
            assert!(step.text.starts_with(name), "{}", step.text);
        }
    }

    #[test]
    fn rounds_are_found_forwards_and_backwards() {
        let texts = Texts::new(Language::French);
        let timeline = Timeline::new(&texts, &played(200), false);
        let second = timeline.next_round(timeline.next_round(0));
        assert_eq!(timeline.steps()[second].round, 2);
        assert_eq!(timeline.steps()[timeline.previous_round(second)].round, 1);
        assert_eq!(timeline.previous_round(second + 1), second);
        assert_eq!(timeline.previous_round(0), 0);
        assert_eq!(timeline.next_round(timeline.last()), timeline.last());
    }
}
