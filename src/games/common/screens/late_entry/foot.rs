//! The foot: who won and what everybody has, and below it what is wrong, what is odd, or what is to be typed.

use egui::{Align2, Color32, FontId, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::judgement::{Judged, Judgement, Total};
use crate::{
    screens::ranks::{FinalScore, ranks},
    words::won,
};
use text::Texts;
use ui::{
    drawing::{
        frame,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// The height of the foot, and with the room below it.
pub const STRIP: f32 = 60.0;
pub(super) const HEIGHT: f32 = STRIP + theme::space::SMALL;
/// How far from its middle the two lines are.
const APART: f32 = 12.0;

/// What the foot says.
#[derive(Default)]
pub struct Foot<'a> {
    /// What everybody has.
    pub totals: &'a [Total],
    /// What keeps it from being saved.
    pub not_ready: Option<&'a str>,
    /// What else there is to say.
    pub remarks: &'a [String],
    /// What is to be typed: where nothing else is said.
    pub hint: &'a str,
}

impl<'a> From<&'a Judged> for Foot<'a> {
    fn from(judged: &'a Judged) -> Self {
        let Judgement { totals, remarks } = &judged.judgement;
        Self { totals, remarks, not_ready: judged.not_ready.as_deref(), hint: "" }
    }
}

/// Shows the foot, as wide as its place.
pub fn show(ui: &mut Ui, texts: &Texts, place: Rect, foot: &Foot<'_>) {
    let theme = Theme::of(ui.ctx());
    let strip = place.with_max_y(place.min.y + STRIP);
    frame::plain(ui.painter(), strip, &theme);
    let &Foot { totals, not_ready, remarks, hint } = foot;
    let above = standing(texts, totals);
    let odd = || (!remarks.is_empty()).then(|| (first_of(texts, remarks), theme.ink));
    let below = not_ready.map(|words| (words.to_owned(), theme.danger)).or_else(odd);
    let apart = if above.is_empty() || below.is_none() { 0.0 } else { APART };
    let at =
        |away: f32| strip.translate(vec2(0.0, away)).shrink2(vec2(frame::PLAIN_MARGIN, STRIP / 2.0 - APART));
    let body = theme::body(TextSize::TEXT);
    match below {
        Some((words, ink)) => line(ui, at(apart), Some((Symbol::Info, ink)), &words, (body, ink)),
        None if above.is_empty() => line(ui, at(0.0), None, hint, (body, theme.ink_soft)),
        None => {}
    }
    if !above.is_empty() {
        let cup = totals.iter().any(|total| total.wins).then_some((Symbol::Trophy, theme.gold_ink));
        line(ui, at(-apart), cup, &above, (theme::bold(TextSize::TEXT), theme.ink));
    }
}

/// The first of several, and how many more there are.
pub(super) fn first_of(texts: &Texts, all: &[String]) -> String {
    match all {
        [first, _, ..] => texts.error_and_more(first, all.len() - 1),
        _ => all.concat(),
    }
}

/// Who won, and what everybody has, from the best down, with the places once it is known who wins; nothing before anybody
/// has something.
fn standing(texts: &Texts, totals: &[Total]) -> String {
    if totals.iter().all(|total| total.points.unwrap_or_default() == 0) {
        return String::new();
    }
    let mut order: Vec<(i64, &Total)> =
        totals.iter().filter_map(|total| Some((total.points?, total))).collect();
    order.sort_by_key(|(points, total)| std::cmp::Reverse((*points, total.wins)));
    let stands = |(points, total): &(i64, &Total)| FinalScore {
        plays: total.plays,
        points: *points,
        wins: total.wins,
    };
    let places = ranks(&order.iter().map(stands).collect::<Vec<_>>());
    let has = |((points, of), place): (&(i64, &Total), Option<u8>)| {
        let place = place.map_or_else(String::new, |place| format!("{place}. "));
        format!("{place}{}", texts.pad_said(&of.name, &points.to_string()))
    };
    let winners: Vec<&str> = totals.iter().filter(|total| total.wins).map(|total| &*total.name).collect();
    won(texts, &winners).into_iter().chain(order.iter().zip(places).map(has)).collect::<Vec<_>>().join(" · ")
}

fn line(ui: &Ui, place: Rect, sign: Option<(Symbol, Color32)>, words: &str, (font, ink): (FontId, Color32)) {
    let side = theme::size::SYMBOL;
    let mut left = place.min.x;
    if let Some((symbol, ink)) = sign {
        let at = Rect::from_center_size(pos2(left + side / 2.0, place.center().y), vec2(side, side));
        symbols::paint(ui.painter(), at, symbol, ink);
        left += side + theme::space::SMALL;
    }
    let said = ui.interact(place, ui.scope_id().with(("foot", place.min.y as i32)), Sense::hover());
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let at = pos2(left, place.center().y);
    let written = fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, ink, place.max.x - left);
    // What has no room is told by the pointer.
    if written.width() >= place.max.x - left - 1.0 {
        said.on_hover_text(words);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    /// What the foot says of these names, points, who wins, and who plays.
    fn said(totals: &[(&str, i64, bool, bool)]) -> String {
        let total = |(name, points, wins, plays): &(&str, i64, bool, bool)| Total {
            name: (*name).to_owned(),
            points: Some(*points),
            wins: *wins,
            plays: *plays,
        };
        standing(&Texts::new(Language::English), &totals.iter().map(total).collect::<Vec<_>>())
    }

    #[test]
    fn a_third_player_has_points_and_no_place() {
        assert_eq!(
            said(&[("Ada", 31, false, true), ("Ben", 40, true, true), ("Third", 35, false, false)]),
            "Ben wins · 1. Ben: 40 · Third: 35 · 2. Ada: 31"
        );
    }

    #[test]
    fn who_loses_a_tie_by_the_rules_is_second() {
        let tie = [("Ada", 40, false, true), ("Ben", 40, true, true)];
        assert_eq!(said(&tie), "Ben wins · 1. Ben: 40 · 2. Ada: 40");
    }

    #[test]
    fn places_are_told_once_it_is_known_who_wins() {
        assert_eq!(said(&[("Ada", 31, false, true), ("Ben", 40, false, true)]), "Ben: 40 · Ada: 31");
    }
}
