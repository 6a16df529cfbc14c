//! Games that are played here, told and looked at like tables: every Alhambra as it stood, step by step.

use super::Alhambra;
use crate::{
    log::{PlayEvent, Played, PlayedGame},
    pad::{Pad, PadExt, PadState, ScorePad},
    rules::{Scoring, ScoringSnapshot, scored},
    text::{names, play_text, score_text},
};
use common::{
    table::{PlayedRecord, TableGame},
    timeline::{Mark, Timeline, TimelineStep},
};
use kernel::{Game, Note, Step, What};
use text::Texts;

impl PlayedRecord<ScorePad> for PlayedGame {
    type Kind = Played;

    fn game(&self) -> &PlayedGame {
        self
    }

    fn table(&self) -> Pad {
        Pad::new(self.header.clone(), self.config().set_up().clone())
    }

    fn position(&self, at: usize, corrected: bool) -> PadState {
        let position = if corrected { self.corrected_at(at) } else { self.at(at) };
        PadState::of_played(self.config(), &position.state)
    }

    fn timeline(&self, texts: &Texts, corrected: bool) -> Timeline<PadState> {
        let start = PadState::of_played(self.config(), &self.at(0).state);
        let mut timeline = Timeline::start(Alhambra::TIMELINE, texts, start, 0);
        for step in self.steps_of(corrected) {
            let held = newly_held(&step);
            let row = step.event().and_then(|event| play_text::row(self.config(), &step.before, event));
            let mark = match step.what {
                What::Note(_) => Some(Mark::Note),
                What::Event(_) if !held.is_empty() => Some(Mark::Star),
                What::Event(PlayEvent::EndTurn {}) => Some(Mark::Squares),
                What::Event(_) => None,
            };
            timeline.push(TimelineStep {
                entry: step.entry,
                text: in_words(texts, self, &step),
                awards: held.iter().flat_map(|held| told(texts, self, held)).collect(),
                mark,
                part: step.after.held().len().min(Scoring::ALL.len() - 1) + 1,
                player: row.unwrap_or_default(),
                row,
                position: PadState::of_played(self.config(), &step.after),
            });
        }
        timeline
    }
}

/// The scorings that were held in a step.
fn newly_held(step: &Step<'_, Played>) -> Vec<ScoringSnapshot> {
    let before = step.before.held().len();
    step.after.held().into_iter().skip(before).collect()
}

/// What a scoring brought every row, and why.
fn told(texts: &Texts, game: &PlayedGame, held: &ScoringSnapshot) -> Vec<String> {
    let seats = &game.header.seats;
    let mut lines = vec![texts.alhambra_held(held.scoring.number())];
    for (row, got) in scored(held).iter().enumerate() {
        let name = names::who(texts, seats, row);
        lines.push(texts.alhambra_got(&name, got.vp));
        let reasons = score_text::reasons(texts, seats, got).into_iter();
        lines.extend(reasons.map(|why| texts.pad_said(&name, &why)));
    }
    lines
}

/// An entry in words.
fn in_words(texts: &Texts, game: &PlayedGame, step: &Step<'_, Played>) -> String {
    let seats = &game.header.seats;
    let event = |event| play_text::describe(texts, game.config(), seats, &step.before, event);
    match step.what {
        What::Event(happened) => event(happened),
        What::Note(Note::Amend { entry, event }) => corrected(texts, game, step.entry, *entry, event),
        What::Note(Note::TakeBack { .. }) => texts.history_taken_back().to_owned(),
        What::Note(Note::Hint {}) => texts.history_hint_shown().to_owned(),
        What::Note(Note::Handover { seat, policy }) => {
            let who = names::who(texts, seats, usize::from(*seat).saturating_sub(1));
            if policy.is_some() { texts.history_left(&who) } else { texts.history_came_back(&who) }
        }
        What::Note(Note::Confirm { .. } | Note::Strike { .. } | Note::CorrectRoll { .. }) => String::new(),
    }
}

/// What an entry was, and what it really was.
fn corrected(texts: &Texts, game: &Game<Played>, note: usize, entry: usize, now: &PlayEvent) -> String {
    // As it stood right before the note, which may have been amended before.
    let then = game.as_of(note - 1);
    let before = then.corrected_at(entry.saturating_sub(1)).state;
    let was = then.events().iter().find(|(number, _)| *number == entry).map(|(_, event)| event);
    let seats = &game.header.seats;
    let told = |event| play_text::describe(texts, game.config(), seats, &before, event);
    texts.history_corrected(&texts.table_instead(&told(now), &was.map(told).unwrap_or_default()))
}
