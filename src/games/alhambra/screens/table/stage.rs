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
use common::{host::table_session::TableSession, screens::table::status_line};
use text::Texts;
use ui::{
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
            let moves = ui.input(|input| input.pointer.is_moving());
            let tells = self.tells_news(session.revision(), shown.pointed, moves);
            let news = if tells { self.news.told.as_slice() } else { &[] };
            let part = || names::sentence(&texts.alhambra_before_scoring(scoring.number()));
            let past = self.earlier.map(|_| texts.pad_in_the_past(&part()));
            if past.is_some() || !news.is_empty() {
                status_line::show(ui, below, news, past.as_deref());
                return shown;
            }
            let pointed = shown.pointed.or(self.last).and_then(|at| status::pointed(texts, pad, scoring, at));
            // Where there is one line alone, what somebody points at comes before what is still to win.
            let first = match low {
                true => pointed.as_deref().unwrap_or(&drawn.forecast),
                false => pointed.as_deref().unwrap_or(match self.news.last.as_str() {
                    "" => texts.alhambra_table_begin(),
                    last => last,
                }),
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

    /// Whether it is said what the last step brought: until something else is pointed at.
    fn tells_news(&mut self, revision: u64, pointed: Option<(Option<usize>, Column)>, moves: bool) -> bool {
        // What lies under a pointer that rests, as when a panel closes, is not pointed at now.
        let then = self.news_at.filter(|(of, _)| *of == revision).and_then(|(_, then)| then);
        let then = then.or(pointed.filter(|_| !moves));
        self.news_at = Some((revision, then));
        pointed.is_none() || pointed == then
    }
}

/// How a line is said.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
enum Said {
    First,
    Second,
}

fn line(ui: &Ui, place: Rect, said: Said, words: &str) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with(("line", said)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let (font, ink) = match said {
        Said::First => (theme::medium(TextSize::TEXT), theme.ink),
        Said::Second => (theme::body(TextSize::SMALL), theme.ink_soft),
    };
    let galley = wrapped(ui.painter(), words, font, ink, place.size());
    ui.painter().galley(pos2(place.min.x, place.center().y - galley.size().y / 2.0), galley, ink);
    response.on_hover_text(words);
}
