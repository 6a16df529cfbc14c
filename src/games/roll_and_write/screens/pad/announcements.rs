//! What there is to announce on the pad: the early awards of the round that just ended, or else the last entry.

use super::{Figures, PadScreen, words};
use crate::{
    pad::{Pad, PadEvent, PadExt},
    session::{PadSession, RollAndWrite},
    text::event_text,
};
use common::{
    screens::table::{
        news,
        status_line::{Announcement, NewsKind},
    },
    table::TableDesk,
    words::list,
};
use text::Texts;

/// What there is to announce: first what no legal game allows since the last entry, then what a step into the past did,
/// if that was the last thing done.
pub fn news(texts: &Texts, desk: &TableDesk<RollAndWrite>, session: &PadSession) -> Vec<Announcement> {
    let pad = session.pad();
    let round = pad.pad_state().rounds_over();
    let config = pad.corrected_config();
    // Who played last may still add a second building to the round that it closed.
    let waits_for = PadScreen::second_of(pad).filter(|&(_, last)| last == round).map(|(row, _)| row);
    let awards = pad.awards().into_iter().filter(|award| award.round == round).map(|award| {
        let words = event_text::award(texts, config, &pad.header.seats, &award);
        let waits = waits_for.filter(|&row| pad.pad_state().can_share(&award, row));
        let words = match waits {
            Some(row) => texts.pad_award_waits(&event_text::name(texts, &pad.header.seats, row), &words),
            None => words,
        };
        let left = &config.layout().vp(award.building)[(award.before + award.rows.len()).min(3)..];
        let text = if left.is_empty() {
            words
        } else {
            texts.pad_award_left(&words, &list(texts, left.iter().map(ToString::to_string)))
        };
        if waits.is_some() { Announcement::plain(text) } else { Announcement { text, kind: NewsKind::Award } }
    });
    let mut news: Vec<Announcement> = news::of_last_step(texts, desk).into_iter().chain(awards).collect();
    if let Some((_, PadEvent::NextRound { round })) = pad.events().last()
        && let Some((round, rows)) = pad.pad_state().gaps().into_iter().find(|(at, _)| Some(*at) == *round)
    {
        let gap = words::gap(texts, pad, round, &rows);
        news.push(Announcement::plain(texts.pad_ended_so(&gap)));
    }
    if news.is_empty()
        && let Some(text) = last_entry(texts, pad)
    {
        news.push(Announcement::plain(texts.play_last(&text)));
    }
    news
}

/// The last entry.
fn last_entry(texts: &Texts, pad: &Pad) -> Option<String> {
    let (entry, event) = pad.events().last()?;
    Some(words::describe(texts, &pad.header.seats, pad.state(), *entry, event))
}

/// What a screen reader says once something was entered: that, and what it brought.
pub fn spoken(texts: &Texts, pad: &Pad, figures: &Figures) -> String {
    let last = last_entry(texts, pad).map(|text| texts.play_last(&text));
    let news = figures.news.iter().map(|news| &news.text).filter(|text| Some(*text) != last.as_ref());
    last.iter().chain(news).cloned().collect::<Vec<_>>().join(". ")
}
