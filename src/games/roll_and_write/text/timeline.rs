//! A game on screen in words, entry by entry.

use super::event_text;
use crate::{
    log::{Game, PlayEvent, Played},
    rules::{Cell, Effect, Move, RollKind, State},
};
use common::timeline::{Mark, Timeline, TimelineStep, TimelineWords};
use kernel::{Note, Step, What};
use text::Texts;

/// A position of a game, and the cell that was built last to get there.
#[derive(Clone, Debug)]
pub struct AfterMove {
    /// The position.
    pub state: State,
    /// The cell.
    pub built: Option<Cell>,
}

/// A game on screen in words.
pub type GameTimeline = Timeline<AfterMove>;
/// A step of one.
pub type GameStep = TimelineStep<AfterMove>;

/// What rounds are called, and what is marked.
pub const WORDS: TimelineWords = TimelineWords {
    mark: |texts, mark, round| match mark {
        Mark::Star => texts.replay_marker_award(round),
        Mark::Squares => texts.replay_marker_second(round),
        Mark::Coin => texts.replay_marker_coins(round),
        Mark::Note => (TimelineWords::ROUNDS.part)(texts, round),
    },
    ..TimelineWords::ROUNDS
};

/// The game as it stood at each moment, or with the corrections that came later.
#[must_use]
pub fn of_game(texts: &Texts, game: &Game, corrected: bool) -> GameTimeline {
    let start = AfterMove { state: game.at(0).state, built: None };
    let mut timeline = Timeline::start(WORDS, texts, start, 0);
    for step in game.steps_of(corrected) {
        let previous = timeline.steps()[timeline.last()].player;
        let told = match step.what {
            What::Event(event) => play(texts, game, &step, event, previous),
            What::Note(note) => self::note(texts, game, &step, note, previous),
        };
        timeline.push(told);
    }
    timeline
}

/// An event; `previous` is the player that the step before it was about.
fn play(texts: &Texts, game: &Game, step: &Step<'_, Played>, event: &PlayEvent, previous: usize) -> GameStep {
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
    let mark = match event.to_move() {
        Some(Move::Special(_)) if built.is_some() => Some(Mark::Squares),
        Some(Move::GainCoins) => Some(Mark::Coin),
        _ => None,
    };
    let awards = if state.awarded_rounds() > before.awarded_rounds() {
        let all = state.score().awards(config.layout(), state.awarded_rounds());
        let new = all.iter().filter(|award| award.round > before.awarded_rounds());
        new.map(|award| event_text::award(texts, config, seats, award)).collect()
    } else {
        Vec::new()
    };
    let player = if before.seat() < config.players() { before.seat() } else { previous };
    let text = event_text::describe(texts, config, seats, &before, event);
    TimelineStep {
        entry,
        text,
        awards,
        mark,
        part: before.round().into(),
        player,
        row: Some(before.seat()),
        position: AfterMove { state, built },
    }
}

/// A note.
fn note(
    texts: &Texts,
    game: &Game,
    step: &Step<'_, Played>,
    note: &Note<Played>,
    previous: usize,
) -> GameStep {
    let text = event_text::note(texts, &game.header.seats, note);
    let &Step { entry, after: state, .. } = step;
    TimelineStep {
        entry,
        text,
        awards: Vec::new(),
        mark: Some(Mark::Note),
        part: state.round().into(),
        player: previous,
        row: None,
        position: AfterMove { state, built: None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::solo_header;
    use crate::{log::NamedLayout, rules::GameConfig};
    use kernel::Seed;
    use text::Language;

    fn played(moves: usize) -> Game {
        let (named, layout) = NamedLayout::standard();
        let config = GameConfig::new(layout, 1, 2).unwrap();
        let mut game = Game::start(solo_header("test", &named.name, 2), config, Some(Seed(7))).unwrap();
        for _ in 0..moves {
            while game.draw(None).is_ok() {}
            let Some(&choice) = game.legal_moves().first() else { break };
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
        let timeline = of_game(&texts, &game, false);
        assert_eq!(timeline.last(), game.log().len());
        for step in timeline.steps() {
            assert_eq!(step.position.state, game.at(step.entry).state, "{}", step.text);
            assert!(!step.text.is_empty(), "{step:?}");
        }
        let corrected = of_game(&texts, &game, true);
        assert_eq!(corrected.last(), target);
        assert_eq!(&corrected.steps()[target].position.state, game.state());
    }

    #[test]
    fn a_step_is_about_the_row_that_made_it_and_its_own_round() {
        let texts = Texts::new(Language::English);
        let timeline = of_game(&texts, &played(9), false);
        let phantoms: Vec<_> = timeline
            .steps()
            .iter()
            .filter(|step| step.part > 0 && step.row.is_some_and(|row| row > 0))
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
        let timeline = of_game(&texts, &played(200), false);
        let second = timeline.next_part(timeline.next_part(0));
        assert_eq!(timeline.steps()[second].part, 2);
        assert_eq!(timeline.steps()[timeline.previous_part(second)].part, 1);
        assert_eq!(timeline.previous_part(second + 1), second);
        assert_eq!(timeline.previous_part(0), 0);
        assert_eq!(timeline.next_part(timeline.last()), timeline.last());
    }
}
