//! What a score card has beside the reasons: who won, the totals with places, and what the game has to show below them; on
//! screen, in pictures and on paper.

use egui::{Rect, RichText, Ui, UiBuilder, vec2};

use super::{
    TableScreens,
    reasons::MarkedPart,
    totals::{self, Explained},
};
use crate::{
    day_of,
    high_scores::ResultRank,
    table::{PlayedRecord, Record, TableGame, ToldGame},
    widgets::headline::{self, Headline},
    words::{high_scores::compared, leading, won_ahead_by},
};
use kernel::{Breakdown, Kind};
use text::{Texts, day, without_rules};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

/// The room of findings below the totals.
const FINDINGS: f32 = 40.0;

/// The width of a result that has no reasons beside it.
const ALONE: f32 = 640.0;

/// How every total came about.
pub(super) type Cards<G> = [Breakdown<<<G as TableGame>::Table as Kind>::Reason>];

/// The result that a score card is of.
pub(super) struct ResultCard<'a, G: TableGame> {
    pub record: &'a Record<G>,
    pub cards: &'a Cards<G>,
    /// How it compares with others of its kind, where that is known.
    pub rank: Option<ResultRank>,
}

/// Draws who won, the totals, and what the game has to show below them; returns the part that is pointed at.
pub(super) fn show<G: TableScreens>(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    of: &ResultCard<'_, G>,
    (explained, is_at_rest): (&mut Explained, bool),
) -> Option<MarkedPart> {
    let ResultCard { record, cards, .. } = *of;
    // Who leads has not won.
    let winners = if record.is_over() { G::winners_of(cards) } else { Vec::new() };
    show_headline(ui, place.with_max_y(place.min.y + headline::HEIGHT), texts, of, &winners);
    let below = place.with_min_y(place.min.y + headline::HEIGHT + theme::space::MEDIUM);
    Surface::Plain
        .show_in(ui, below, |ui| {
            let inside = ui.max_rect();
            let seats = &record.header().seats;
            let odd = odd::<G>(texts, record);
            let room = inside.height() - if odd.is_some() { FINDINGS } else { 0.0 };
            let least = G::result_needs(record, inside.width());
            let height = totals::height_in(room, cards.len(), theme::space::SMALL + least);
            let table = UiBuilder::new().max_rect(inside.with_max_y(inside.min.y + height));
            let marked = ui.scope_builder(table, |ui| {
                totals::show::<G>(ui, texts, seats, cards, &winners, explained, is_at_rest)
            });
            if let Some(odd) = odd {
                ui.add_space(theme::space::SMALL);
                let ink = Theme::of(ui.ctx()).ink_soft;
                ui.label(RichText::new(odd).font(theme::body(TextSize::SMALL)).color(ink));
            }
            let own = inside.with_min_y(ui.cursor().min.y + theme::space::SMALL);
            if own.height() > least - 1.0 {
                let card = explained.row(cards.len()).and_then(|row| cards.get(row));
                G::show_result(ui, own, texts, record, card);
            }
            marked.inner
        })
        .inner
}

/// Who won, or how it stands; and how the result compares with others of its kind, where that is known.
fn show_headline<G: TableGame>(
    ui: &mut Ui,
    rect: Rect,
    texts: &Texts,
    of: &ResultCard<'_, G>,
    winners: &[usize],
) {
    let ResultCard { record, cards, rank } = *of;
    let (over, seats) = (record.is_over(), &record.header().seats);
    let totals: Vec<i32> = cards.iter().map(|card| card.vp).collect();
    let won = won_ahead_by(texts, seats, &totals, winners, |points| G::counted(texts, points));
    let words = won.unwrap_or_else(|| leading(texts, seats, &totals, |points| G::counted(texts, points)));
    let day = day(texts, day_of(record.header()));
    let is_best = rank.is_some_and(|rank| rank.is_new_best);
    let mut below = if over { day } else { texts.pad_said(&day, texts.score_not_finished()) };
    let marks = is_best.then(|| texts.score_new_record().to_owned()).into_iter();
    for mark in marks.chain(rank.map(|rank| compared(texts, rank))) {
        below = format!("{below} · {mark}");
    }
    let best = is_best.then_some(0.0);
    Headline { words: &words, painted: [&words, &below], over, best, below: &below, warns: !over }
        .show(ui, rect);
}

/// Whether more than totals is known.
pub(super) fn has_reasons<G: TableGame>(cards: &Cards<G>) -> bool {
    cards.iter().any(|card| !card.parts.is_empty())
}

/// Where a result of so many rows stands that has no reasons beside it.
pub(super) fn alone<G: TableScreens>(place: Rect, record: &Record<G>, rows: usize) -> Rect {
    let is_plain = matches!(record, Record::<G>::Result(game) if game.findings().is_empty());
    let height = height::<G>(rows) + if is_plain { 0.0 } else { FINDINGS };
    Rect::from_center_size(place.center(), place.size().min(vec2(ALONE, height)))
}

/// The height that all of it needs.
pub(super) fn height<G: TableScreens>(rows: usize) -> f32 {
    headline::HEIGHT + totals::height(rows) + G::RESULT + theme::space::LARGE * 4.0
}

/// What no legal game can give, kept on purpose or not, in a line; none where there is nothing of that.
fn odd<G: ToldGame>(texts: &Texts, record: &Record<G>) -> Option<String> {
    let seats = &record.header().seats;
    let findings = match record {
        Record::<G>::Played(game) => game.game().findings(),
        Record::<G>::Table(table) => table.findings(),
        Record::<G>::Result(game) => game.findings(),
    };
    let told: Vec<String> =
        findings.iter().map(|finding| without_rules(&G::finding(texts, seats, finding))).collect();
    (!told.is_empty()).then(|| texts.score_odd(&told.join(" · ")))
}
