//! The card with the sheet, and below it what is said of what somebody points at.

use egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{TablePage, drawn::Drawn, status};
use crate::{
    pad::ScorePad,
    rules::Scoring,
    screens::sheet::{
        self,
        model::{Column, SheetTap},
    },
    text::names,
};
use common::{host::table_session::TableSession, screens::table::News, widgets::past_band};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    room,
    theme::{self, TextSize, Theme, space},
    widgets::{surface::Surface, wrapped},
};

/// The heights of the two lines; in a narrow card each may be two lines, and a low window has one of them.
const LINES: [f32; 2] = [24.0, 36.0];
const NARROW: f32 = 900.0;
const TWO_LINES: f32 = 40.0;

impl TablePage {
    /// The sheet and the lines below it; what was tapped.
    pub(super) fn stage(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        session: &TableSession<ScorePad>,
        scoring: Scoring,
        (drawn, card): (&Drawn, Rect),
    ) -> Option<SheetTap> {
        let pad = session.pad();
        let low = room::is_low(ui.max_rect());
        let (surface, edge) =
            if low { (Surface::Plain, space::MEDIUM) } else { (Surface::Ornate, space::LARGE) };
        let shown = surface.show_in(ui, card, |ui| {
            let inside = card.shrink2(Vec2::splat(edge));
            let heights = match (low, card.width() < NARROW) {
                (true, _) => vec![LINES[1]],
                (false, true) => vec![TWO_LINES; 2],
                (false, false) => LINES.to_vec(),
            };
            let [above, below] = room::with_foot(inside, heights.iter().sum(), space::TIGHT);
            let shown = sheet::show(ui, above, &drawn.sheet);
            // The corners have stars.
            let below = if low { below } else { below.shrink2(vec2(space::LARGE, 0.0)) };
            let is_past = self.earlier.is_some();
            let moves = ui.input(|input| input.pointer.is_moving());
            let news = self.news(session.revision(), shown.pointed, moves);
            if is_past {
                let part = names::sentence(&texts.alhambra_before_scoring(scoring.number()));
                past_band::show(
                    ui,
                    below,
                    &texts.pad_in_the_past(&part),
                    news.map_or("", |(words, _)| words),
                );
                return shown;
            }
            if let Some((words, warns)) = news {
                line(ui, below, Said::news(warns), words);
                return shown;
            }
            let pointed = shown.pointed.or(self.last).and_then(|at| status::pointed(texts, pad, scoring, at));
            // Where there is one line alone, what somebody points at comes before what is still to win.
            let first = match low {
                true => pointed.as_deref().unwrap_or(&drawn.forecast),
                false => pointed.as_deref().unwrap_or(&drawn.last),
            };
            let mut top = below.min.y;
            let lines = [(Said::First, first), (Said::Second, &drawn.forecast)];
            for ((said, words), height) in lines.into_iter().zip(heights) {
                let place = Rect::from_min_size(pos2(below.min.x, top), vec2(below.width(), height));
                line(ui, place, said, words);
                top += height;
            }
            shown
        });
        shown.inner.tap
    }

    /// What there is to say of the last step, and whether it warns; nothing once something else is pointed at.
    fn news(
        &mut self,
        revision: u64,
        pointed: Option<(Option<usize>, Column)>,
        moves: bool,
    ) -> Option<(&str, bool)> {
        // What lies under a pointer that rests, as when a panel closes, is not pointed at now.
        let then = self.news_at.filter(|(of, _)| *of == revision).and_then(|(_, then)| then);
        let then = then.or(pointed.filter(|_| !moves));
        self.news_at = Some((revision, then));
        let is_told = pointed.is_none() || pointed == then;
        let News { warning, corrected, .. } = &self.news;
        let said = [(warning.as_str(), true), (corrected.as_str(), false)];
        said.into_iter().find(|(words, _)| is_told && !words.is_empty())
    }
}

/// How a line is said.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
enum Said {
    First,
    Second,
    News,
    Warning,
}

impl Said {
    const fn news(warns: bool) -> Self {
        if warns { Self::Warning } else { Self::News }
    }
}

fn line(ui: &Ui, mut place: Rect, said: Said, words: &str) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with(("line", said)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let (font, ink) = match said {
        Said::First => (theme::medium(TextSize::TEXT), theme.ink),
        Said::Second => (theme::body(TextSize::SMALL), theme.ink_soft),
        Said::News => (theme::bold(TextSize::TEXT), theme.gold_ink),
        Said::Warning => (theme::bold(TextSize::TEXT), theme.danger),
    };
    if said == Said::Warning {
        let (icon, rest) = place.split_left_right_at_x(place.min.x + theme::size::ICON + space::SMALL);
        let icon = Rect::from_center_size(icon.center(), Vec2::splat(theme::size::ICON));
        symbols::paint(ui.painter(), icon, Symbol::Info, theme.danger);
        place = rest;
    }
    let galley = wrapped(ui.painter(), words, font, ink, place.size());
    ui.painter().galley(pos2(place.min.x, place.center().y - galley.size().y / 2.0), galley, ink);
    response.on_hover_text(words);
}
