//! A scoring with the reasons of a row, and the scorings that were held before. The points of one that has just been held
//! fly to the totals, part by part; whoever goes on meanwhile waits for nothing.

use std::cmp::Reverse;

use egui::{Id, Key as Press, Label, Pos2, RichText, Role, ScrollArea, Ui, WidgetInfo, text::CCursor, vec2};

use super::seen::Seen;
use crate::{
    rules::{Reason, Scoring, ScoringSnapshot, scored},
    session::Alhambra,
    text::names,
};
use common::{
    director::{COUNT, Cue, Director, FLIGHT},
    screens::{moment, table::reasons},
    widgets::{counting::Counting, flight},
};
use kernel::Breakdown;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
    widgets::{segmented, surface},
};

/// The room beside what scrolls in a window.
pub const BESIDE: f32 = 152.0;
/// From one part to the next, in seconds at the pace designed.
const PART: f64 = 0.4;
/// Where the points of a part stand, from the left end of its line.
const FIGURE: f32 = 24.0;

/// A scoring that is shown.
#[derive(Clone, Debug)]
pub struct ScoringSheet {
    scoring: Scoring,
    /// The row whose reasons are shown.
    row: usize,
    motion: Motion,
}

impl ScoringSheet {
    /// One that is looked up.
    pub fn new(scoring: Scoring, row: usize) -> Self {
        Self { scoring, row, motion: Motion::default() }
    }

    /// One that has just been held.
    pub fn just_held(scoring: Scoring, row: usize) -> Self {
        Self { motion: Motion { is_new: true, ..Motion::default() }, ..Self::new(scoring, row) }
    }

    /// Which it is.
    pub const fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// Shows it in a window; whether that is closed. `times` is how many times as long as designed things take.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts, times: f64, seen: &Seen<'_>) -> bool {
        let held: Vec<&ScoringSnapshot> = seen.state().snapshots().collect();
        let Some(at) = held.iter().position(|held| held.scoring == self.scoring) else { return true };
        surface::heading(ui, &names::sentence(&names::scoring(texts, self.scoring)));
        if held.len() > 1 {
            let names: Vec<String> =
                held.iter().map(|held| names::sentence(&names::scoring(texts, held.scoring))).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let mut chosen = at;
            if segmented::show(ui, texts.alhambra_scorings(), &mut chosen, &names) {
                *self = Self::new(held[chosen].scoring, self.row);
            }
        }
        let cards = scored(held[at]);
        let got: Vec<String> = cards
            .iter()
            .enumerate()
            .map(|(row, card)| texts.alhambra_got(&names::seated(texts, seen.seats, row), card.vp))
            .collect();
        let shown: Vec<&str> = got.iter().map(String::as_str).collect();
        segmented::show(ui, texts.alhambra_scoring_rows(), &mut self.row, &shown);
        let room = (ui.ctx().content_rect().height() - BESIDE * 2.0).max(BESIDE);
        self.motion.follow(ui, times, cards.iter().map(|card| card.parts.len()).max().unwrap_or_default());
        let before = totals(seen.rows.len(), &held[..at]);
        let places = show_totals(ui, texts, seen, &self.motion.counted(ui, times, &before, &cards));
        if let Some(card) = cards.get(self.row) {
            let scroll = ScrollArea::vertical().id_salt("scored").max_height(room).auto_shrink([false, true]);
            let parts = scroll.show(ui, |ui| {
                let line = |part| reasons::list::<Alhambra>(ui, texts, seen.seats, part, 0).left_center();
                card.parts.iter().map(line).map(|left| left + vec2(FIGURE, 0.0)).collect::<Vec<Pos2>>()
            });
            if let Some(total) = places.get(self.row).copied().flatten() {
                self.motion.paint(ui, card, &parts.inner, total);
            }
        }
        let done = Action::new(texts.close(), ())
            .icon(Symbol::Check)
            .key(Press::Enter)
            .key(Press::Escape)
            .primary()
            .once();
        done.show(ui, texts).is_some()
    }
}

/// The parts of a scoring on their way to the totals.
#[derive(Clone, Debug, Default)]
struct Motion {
    director: Director<usize>,
    /// It has just been held: nobody has seen it before.
    is_new: bool,
    /// What tells its totals from those of any other.
    of: Option<Id>,
}

impl Motion {
    fn follow(&mut self, ui: &Ui, times: f64, parts: usize) {
        let moment = moment::of(ui, times, false);
        self.of.get_or_insert_with(|| Id::unique(("scoring", moment.now.to_bits())));
        let is_new = self.is_new;
        self.director.follow(moment, ("scoring", 1), |_| if is_new { script(parts) } else { Vec::new() });
        moment::keep_drawing(ui, &self.director);
    }

    /// What everybody has so far: what they had `before`, and what has arrived of this scoring.
    fn counted(&self, ui: &Ui, times: f64, before: &[i32], cards: &[Breakdown<Reason>]) -> Vec<[i32; 2]> {
        let counting = self.of.map(|of| Counting::new(of, self.director.is_playing().then_some(times)));
        let rows = before.iter().zip(cards).enumerate();
        let counted = |(row, (before, card)): (usize, (&i32, &Breakdown<Reason>))| {
            let total = before + card.vp;
            let now = before + self.arrived(card);
            [total, counting.map_or(now, |counting| counting.counted(ui, row, now))]
        };
        rows.map(counted).collect()
    }

    /// What has arrived of a card.
    fn arrived(&self, card: &Breakdown<Reason>) -> i32 {
        let is_on_way =
            |part: usize| self.director.cues().any(|(cue, since)| cue.what == part && since < FLIGHT);
        let parts = card.parts.iter().enumerate().filter(|(part, _)| is_on_way(*part));
        card.vp - parts.map(|(_, part)| part.vp).sum::<i32>()
    }

    /// Draws what flies from the lines of the parts to a total.
    fn paint(&self, ui: &Ui, card: &Breakdown<Reason>, lines: &[Pos2], total: Pos2) {
        for (cue, since) in self.director.begun().filter(|(_, since)| *since < FLIGHT) {
            let (Some(part), Some(line)) = (card.parts.get(cue.what), lines.get(cue.what)) else { continue };
            if part.vp > 0 {
                flight::paint(ui, [*line, total], since, part.vp);
            }
        }
    }
}

/// One part after the other; each is counted when it has arrived.
fn script(parts: usize) -> Vec<Cue<usize>> {
    let cue = |part| Cue { entry: 1, at: PART * part as f64, takes: FLIGHT + COUNT, what: part };
    (0..parts).map(cue).collect()
}

/// What everybody has after these scorings.
fn totals(rows: usize, held: &[&ScoringSnapshot]) -> Vec<i32> {
    let mut totals = vec![0; rows];
    for card in held.iter().map(|held| scored(held)) {
        totals.iter_mut().zip(card).for_each(|(total, card)| *total += card.vp);
    }
    totals
}

/// Shows what everybody has, most first, of the totals and what is counted of them; where each row's stands.
fn show_totals(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>, totals: &[[i32; 2]]) -> Vec<Option<Pos2>> {
    let mut rows: Vec<usize> = (0..totals.len()).collect();
    rows.sort_by_key(|row| Reverse(totals[*row][0]));
    let told: Vec<String> = rows
        .iter()
        .map(|row| texts.alhambra_got(&names::seated(texts, seen.seats, *row), totals[*row][1]))
        .collect();
    let words = texts.alhambra_scoring_totals(&told.join(" · "));
    let label = Label::new(RichText::new(&words).font(theme::medium(TextSize::TEXT)));
    let (at, galley, response) = label.layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let (mut places, mut from) = (vec![None; totals.len()], 0);
    for (row, told) in rows.into_iter().zip(&told) {
        let Some(found) = words[from..].find(told.as_str()) else { continue };
        from += found + told.len();
        let end = galley.pos_from_cursor(CCursor::new(words[..from].chars().count()));
        places[row] = Some(at + end.center().to_vec2());
    }
    ui.painter().galley(at, galley, Theme::of(ui.ctx()).ink);
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::director::Moment;

    fn card(parts: &[i32]) -> Breakdown<Reason> {
        let number = |vp, parts| Breakdown { reason: Reason::Types, vp, parts };
        number(parts.iter().sum(), parts.iter().map(|vp| number(*vp, Vec::new())).collect())
    }

    /// A scoring of two parts, so many seconds after it was held.
    fn motion(seconds: f64, times: f64, is_new: bool) -> Motion {
        let mut motion = Motion { is_new, ..Motion::default() };
        for now in [0.0, seconds] {
            let moment = Moment { now, hurries: false, waits: false, times };
            let script = |_| if is_new { script(2) } else { Vec::new() };
            motion.director.follow(moment, ("scoring", 1), script);
        }
        motion
    }

    #[test]
    fn the_points_of_a_scoring_arrive_part_by_part() {
        let card = card(&[14, 6]);
        let arrived = |seconds: f64| motion(seconds, 1.0, true).arrived(&card);
        let seconds = [0.0, FLIGHT - 0.01, FLIGHT + 0.01, FLIGHT + PART - 0.01, FLIGHT + PART + 0.01];
        assert_eq!(seconds.map(arrived), [0, 0, 14, 14, 20]);
        assert!(!motion(FLIGHT + PART + COUNT + 0.01, 1.0, true).director.is_playing());
    }

    #[test]
    fn all_points_are_there_at_once_where_nothing_moves_or_a_scoring_is_looked_up() {
        let card = card(&[14, 6]);
        assert_eq!(motion(0.0, 0.0, true).arrived(&card), 20);
        assert_eq!(motion(0.0, 1.0, false).arrived(&card), 20);
    }
}
