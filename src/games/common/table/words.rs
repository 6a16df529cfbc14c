//! A table in words, entry by entry.

use super::game::{Event, Record, State, TableGame};
use crate::{
    bg_stats::{PlayLink, Played},
    timeline::{Mark, Timeline, TimelineStep},
};
use kernel::{
    Breakdown, Confirmed, Entry, Game, Kind, Note, People, Step, What,
    record::{Header, Recorded as _, Seat, SeatKind},
};
use text::{Texts, without_rules};

/// What a table is called: its own title, or what is played.
pub fn title_of<G: TableGame>(texts: &Texts, header: &Header, agreed: &<G::Table as Kind>::Agreed) -> String {
    if header.title.is_empty() { G::title(texts, header, agreed) } else { header.title.clone() }
}

/// What a game that was played here is called: its own title, the challenge that it is of, or what was played.
pub fn played_title<G: TableGame>(texts: &Texts, game: &G::Played) -> String {
    let header = game.header();
    let challenge = if header.title.is_empty() { G::challenge(texts, game) } else { None };
    challenge.unwrap_or_else(|| title_of::<G>(texts, header, game.config()))
}

/// What a record is called, as one of a game that was played here or as a table.
pub fn record_title<G: TableGame>(texts: &Texts, record: &Record<G>) -> String {
    match record {
        Record::<G>::Played(game) => played_title::<G>(texts, game),
        _ => title_of::<G>(texts, record.header(), record.config()),
    }
}

/// The code with which others play the same as in a finished game that was played here, in words.
#[must_use]
pub fn code_of<G: TableGame>(texts: &Texts, record: &Record<G>) -> Option<String> {
    match record {
        Record::<G>::Played(game) if record.is_over() => {
            Some(texts.challenges_with_code(&G::played_code(game)?))
        }
        _ => None,
    }
}

/// The table as it stood at each moment, or what counts of it with the corrections that came later.
#[must_use]
pub fn timeline<G: TableGame>(texts: &Texts, table: &Game<G::Table>, corrected: bool) -> Timeline<State<G>> {
    let mut timeline = Timeline::start(G::TIMELINE, texts, table.at(0).state, 0);
    for step in table.steps_of(corrected) {
        let mark = match step.what {
            What::Event(event) => G::mark(event),
            What::Note(_) => Some(Mark::Note),
        };
        timeline.push(TimelineStep {
            entry: step.entry,
            text: in_words::<G>(texts, table, &step),
            awards: G::points(texts, table, &step),
            mark,
            part: G::part_of(table, &step.after),
            player: 0,
            row: None,
            position: step.after,
        });
    }
    timeline
}

/// Entry `number` of a table, as it stood when it was entered.
#[must_use]
pub fn told<G: TableGame>(texts: &Texts, table: &Game<G::Table>, number: usize) -> String {
    if let Some(words) = G::own_words(texts, table, number) {
        return words;
    }
    let Some(entry) = number.checked_sub(1).and_then(|k| table.log().get(k)) else { return String::new() };
    let what = match entry {
        Entry::Event(event) => What::Event(event),
        Entry::Note(note) => What::Note(note),
    };
    let (before, after) = (table.at(number - 1).state, table.at(number).state);
    in_words::<G>(texts, table, &Step { entry: number, what, before, after })
}

fn in_words<G: TableGame>(texts: &Texts, table: &Game<G::Table>, step: &Step<'_, G::Table>) -> String {
    let event = |event: &Event<G>| G::event(texts, table, step, event);
    match step.what {
        What::Event(happened) => event(happened),
        What::Note(Note::Amend { entry, event: now }) => {
            let was = last_of::<G>(table, step.entry, *entry).map_or_else(String::new, event);
            texts.history_corrected(&texts.table_instead(&event(now), &was))
        }
        What::Note(Note::Strike { entry }) => {
            texts.history_struck(&last_of::<G>(table, step.entry, *entry).map_or_else(String::new, event))
        }
        What::Note(Note::Confirm { finding }) => texts.history_confirmed(&match finding {
            Confirmed::Finding(finding) => without_rules(&G::finding(texts, &table.header.seats, finding)),
            Confirmed::Words(words) => words.clone(),
        }),
        What::Note(Note::TakeBack { .. }) => texts.history_taken_back().to_owned(),
        // Only games that are played here have these.
        What::Note(Note::CorrectRoll { .. } | Note::Handover { .. } | Note::Hint {}) => String::new(),
    }
}

/// What an entry was before note `number`: as it was amended last, else as it was entered.
pub fn last_of<G: TableGame>(table: &Game<G::Table>, number: usize, entry: usize) -> Option<&Event<G>> {
    let before = table.log().iter().take(number - 1).filter_map(Entry::note);
    let mut amended = before.filter_map(|note| match note {
        Note::Amend { entry: amended, event } if *amended == entry => Some(event),
        _ => None,
    });
    amended.next_back().or_else(|| table.log().get(entry.checked_sub(1)?).and_then(Entry::event))
}

/// Why a table refuses one of some entries; none where it takes them all, or would if others were struck.
#[must_use]
pub fn refusal<G: TableGame>(
    texts: &Texts,
    table: &Game<G::Table>,
    entries: &[Entry<G::Table>],
) -> Option<String> {
    let mut trial = table.clone();
    for entry in entries {
        if let Err((_, error)) = trial.push_without(entry.clone(), &[]) {
            let is_refused = trial.blocking_entries(entry).is_none();
            return is_refused.then(|| without_rules(&G::refused(texts, &table.header.seats, &error)));
        }
    }
    None
}

/// The link of a finished game for the app BG Stats; none while it can go on.
#[must_use]
pub fn play_link<G: TableGame>(record: &Record<G>, people: &People) -> Option<PlayLink> {
    let header = record.header();
    let cards = record.breakdown();
    let scored = |(seat, card): (&Seat, &Breakdown<_>)| (seat.kind != SeatKind::Phantom).then_some(card.vp);
    let played = Played {
        game: G::PUBLISHED,
        header,
        totals: header.seats.iter().zip(&cards).map(scored).collect(),
        winners: G::winners(record),
        first: G::first(record),
        people,
    };
    record.is_over().then(|| PlayLink::new(&played))
}
