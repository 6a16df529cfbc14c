//! Games that are played here, described and looked at like tables: every Alhambra as it stood, step by step.

use serde_json::Value;

use super::Alhambra;
use crate::{
    log::{EventView, GameView, PlayEvent, Played, PlayedGame},
    pad::{Pad, PadExt, PadState, ScorePad},
    rules::{
        Scoring, ScoringSnapshot,
        play::{PlayConfig, State},
        scored,
    },
    text::{names, places::Places, play_position, play_text, score_text},
};
use common::{
    table::{PlayedRecord, TableGame},
    timeline::{Mark, Timeline, TimelineStep, TimelineWords},
};
use kernel::{Note, Step, Viewer, What};
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

    fn timeline(&self, texts: &Texts, corrected: bool, viewer: Viewer) -> Timeline<PadState> {
        timeline(self, texts, (corrected, viewer), |_, _, _| Places::Numbered)
    }

    fn timeline_beside_boards(&self, texts: &Texts, corrected: bool, viewer: Viewer) -> Timeline<PadState> {
        timeline(self, texts, (corrected, viewer), |config, state, row| Places::beside(config, state, row))
    }

    fn beside(&self, texts: &Texts, at: usize, corrected: bool, viewer: Viewer) -> Vec<String> {
        let position = GameView::new(self, viewer).position(at, corrected);
        play_position::lines(texts, &self.header.seats, &position)
    }

    fn beside_json(&self, at: usize, corrected: bool, viewer: Viewer) -> Vec<(&'static str, Value)> {
        play_position::members(&GameView::new(self, viewer).position(at, corrected))
    }
}

/// How the places of an event are named: for this row, in this position before it.
type PlacesOf = for<'a> fn(&'a PlayConfig, &'a State, Option<usize>) -> Places<'a>;

fn timeline(
    game: &PlayedGame,
    texts: &Texts,
    (corrected, viewer): (bool, Viewer),
    places: PlacesOf,
) -> Timeline<PadState> {
    let view = GameView::new(game, viewer);
    let start = PadState::of_played(game.config(), &game.at(0).state);
    let words = TimelineWords { has_turns: true, ..Alhambra::TIMELINE };
    let mut timeline = Timeline::start(words, texts, start, 0);
    if view.hides_cards() {
        timeline.set_hint(texts.alhambra_history_cards());
    }
    let mut acts = 0;
    for step in game.steps_of(corrected) {
        let held = newly_held(&step);
        let happened = step.event().and_then(|event| view.event(step.entry, &step.before, event));
        let row = happened.as_ref().and_then(|happened| happened.row);
        // What comes by chance still belongs to the turn of whoever acted.
        acts = row.filter(|row| *row < game.config().players()).unwrap_or(acts);
        let mark = match step.what {
            What::Note(_) => Some(Mark::Note),
            What::Event(_) if !held.is_empty() => Some(Mark::Star),
            What::Event(_) => None,
        };
        timeline.push(TimelineStep {
            entry: step.entry,
            text: in_words(texts, game, (&view, places), &step, happened.as_ref()),
            awards: last_tiles(texts, game, &view, &step)
                .into_iter()
                .chain(held.iter().flat_map(|held| told(texts, game, held)))
                .collect(),
            mark,
            part: step.after.held().len().min(Scoring::ALL.len() - 1) + 1,
            player: acts,
            row,
            position: PadState::of_played(game.config(), &step.after),
        });
    }
    timeline
}

/// The scorings that were held in a step.
fn newly_held(step: &Step<'_, Played>) -> Vec<ScoringSnapshot> {
    let before = step.before.held().len();
    step.after.held().into_iter().skip(before).collect()
}

/// Who got what was left in the yard, if the game ended in a step.
fn last_tiles(texts: &Texts, game: &PlayedGame, view: &GameView<'_>, step: &Step<'_, Played>) -> Vec<String> {
    let Some(event) = step.event() else { return Vec::new() };
    let left = view.last_tiles(&step.before, event, &step.after);
    left.iter().map(|left| play_text::last_tile(texts, &game.header.seats, left)).collect()
}

/// What a scoring brought each row, and why.
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
fn in_words(
    texts: &Texts,
    game: &PlayedGame,
    (view, places): (&GameView<'_>, PlacesOf),
    step: &Step<'_, Played>,
    happened: Option<&EventView>,
) -> String {
    let seats = &game.header.seats;
    match step.what {
        What::Event(_) => described(texts, game, &step.before, happened, places),
        What::Note(Note::Amend { entry, event }) => {
            corrected(texts, game, (view, places), (step.entry, *entry), event)
        }
        What::Note(Note::TakeBack { .. }) => texts.history_taken_back().to_owned(),
        What::Note(Note::Hint {}) => texts.history_hint_shown().to_owned(),
        What::Note(Note::Handover { seat, policy }) => {
            let who = names::who(texts, seats, usize::from(*seat).saturating_sub(1));
            if policy.is_some() { texts.history_left(&who) } else { texts.history_came_back(&who) }
        }
        What::Note(Note::Confirm { .. } | Note::Strike { .. } | Note::CorrectRoll { .. }) => String::new(),
    }
}

fn described(
    texts: &Texts,
    game: &PlayedGame,
    before: &State,
    event: Option<&EventView>,
    places: PlacesOf,
) -> String {
    let described = |event: &EventView| {
        let places = places(game.config(), before, event.row);
        play_text::describe(texts, &game.header.seats, event, places)
    };
    event.map(described).unwrap_or_default()
}

/// What an entry was and what it really was, told with the entry: a correction must not remind anybody of a
/// card.
fn corrected(
    texts: &Texts,
    game: &PlayedGame,
    (view, places): (&GameView<'_>, PlacesOf),
    (note, entry): (usize, usize),
    now: &PlayEvent,
) -> String {
    // As it stood right before the note, which may have been amended before.
    let then = game.as_of(note - 1);
    let before = then.corrected_at(entry.saturating_sub(1)).state;
    let was = then.events().iter().find(|(number, _)| *number == entry).map(|(_, event)| event);
    let told = |event| described(texts, game, &before, view.event(entry, &before, event).as_ref(), places);
    texts.history_corrected(&texts.table_instead(&told(now), &was.map(told).unwrap_or_default()))
}
