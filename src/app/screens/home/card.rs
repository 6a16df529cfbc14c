//! The words on the large card: what it is about, how far that is, and what it would come to.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, pos2};

use common::contract::SavedGame;
use kernel::record::Seat;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{
        fitted_text,
        round_track::{self, Track},
        text_width,
    },
};

/// An invitation is not wider: longer lines are hard to read.
const WIDEST: f32 = 460.0;
/// How high the words are at scale 1, with the button below them; of more room a part is above them.
const HIGH: f32 = 144.0;
const ABOVE: f32 = 0.3;
/// Before what stands behind figures.
const GAP: f32 = theme::space::SMALL;

/// Where the words of the card stand.
pub struct CardWords<'a> {
    pub painter: &'a Painter,
    pub texts: &'a Texts,
    pub theme: &'a Theme,
    pub words: Rect,
    pub scale: f32,
}

impl CardWords<'_> {
    /// A point at the left, so far below the upper edge at scale 1.
    fn at(&self, y: f32) -> Pos2 {
        let spare = (self.words.height() - HIGH * self.scale).max(0.0);
        pos2(self.words.min.x, self.words.min.y + y * self.scale + spare * ABOVE)
    }

    /// Writes something in one line, its middle so far below the upper edge; where it ends.
    fn write(&self, y: f32, text: &str, font: FontId, ink: Color32) -> f32 {
        let (at, width) = (self.at(y), self.words.width());
        fitted_text(self.painter, at, Align2::LEFT_CENTER, text, font, ink, width).max.x
    }

    /// Which game it is, above the title.
    pub fn above(&self, text: &str) {
        self.write(6.0, text, theme::bold(TextSize::SMALL * self.scale), self.theme.gold_ink);
    }

    /// The title; where it ends.
    pub fn title(&self, text: &str) -> f32 {
        self.write(32.0, text, theme::title(TextSize::DISPLAY * self.scale), self.theme.ink)
    }

    /// What one does in a game; where it ends.
    pub fn invitation(&self, text: &str) -> f32 {
        let (width, ink) = (self.words.width().min(WIDEST * self.scale), self.theme.ink_soft);
        let text = self.painter.layout(text.to_owned(), theme::body(TextSize::LEAD * self.scale), ink, width);
        let end = self.words.min.x + text.size().x;
        self.painter.galley(self.at(52.0), text, ink);
        end
    }

    /// How far a game is; where that ends.
    pub fn progress(&self, game: &SavedGame) -> f32 {
        let summary = game.general();
        let (round, rounds) = (usize::from(summary.round), usize::from(summary.rounds));
        let mut now = game.stage(self.texts);
        for mark in game.marks(self.texts) {
            now = format!("{now} · {mark}");
        }
        let font = theme::medium(TextSize::TEXT * self.scale);
        let middle = self.at(60.0).y;
        let mut left = self.words.min.x;
        if rounds > 0 {
            // Beside the words.
            let step = (self.words.width() * 0.55 / rounds as f32).min(18.0 * self.scale);
            round_track::paint(
                self.painter,
                pos2(left - step * 0.14, middle),
                step,
                self.theme,
                Track::at(round, rounds),
            );
            left += step * rounds as f32 + 10.0 * self.scale;
        }
        let width = self.words.max.x - left;
        let ink = self.theme.ink_soft;
        fitted_text(self.painter, pos2(left, middle), Align2::LEFT_CENTER, &now, font, ink, width).max.x
    }

    /// The points, and that they hold if the game ended now; where they end.
    pub fn points(&self, game: &SavedGame) -> f32 {
        let points = points(self.texts, game);
        if points.is_empty() {
            return 0.0;
        }
        let font = theme::medium(TextSize::LEAD * self.scale);
        self.figures(80.0, (&points, font), self.texts.home_ended_now())
    }

    /// The totals at the end, and behind them how they compare with others, where that has room; where they end.
    pub fn result(&self, totals: &str, compared: &str) -> f32 {
        let font = theme::figures(TextSize::DISPLAY * self.scale);
        let behind = text_width(self.painter, compared, theme::medium(TextSize::SMALL * self.scale));
        let needed = text_width(self.painter, totals, font.clone()) + GAP * self.scale + behind;
        let has_room = needed <= self.words.width();
        self.figures(74.0, (totals, font), if has_room { compared } else { "" })
    }

    /// Figures in a line so far below the upper edge, and behind them what they are; where that ends.
    fn figures(&self, y: f32, (figures, font): (&str, FontId), what: &str) -> f32 {
        let Self { painter, words, scale, .. } = *self;
        let (middle, ink) = (self.at(y).y, self.theme.ink_soft);
        let what = painter.layout_no_wrap(what.to_owned(), theme::medium(TextSize::SMALL * scale), ink);
        let gap = GAP * scale;
        let width = words.width() - what.size().x - gap;
        let (at, gold) = (pos2(words.min.x, middle), self.theme.gold_ink);
        let shown = fitted_text(painter, at, Align2::LEFT_CENTER, figures, font, gold, width);
        let at = Align2::LEFT_CENTER.anchor_size(pos2(shown.max.x + gap, middle), what.size());
        painter.galley(at.min, what, ink);
        at.max.x
    }
}

/// The points of those who score, in a line; of one alone without a name. In setup they say nothing yet.
pub fn points(texts: &Texts, game: &SavedGame) -> String {
    let summary = game.general();
    if summary.round == 0 {
        return String::new();
    }
    if summary.header.players() == 1 {
        let total = summary.totals.first().copied().flatten();
        return total.map_or_else(String::new, |total| game.counted(texts, total));
    }
    let of = |(seat, total): (&Seat, &Option<u16>)| Some(format!("{} {}", seat.name, (*total)?));
    let totals: Vec<String> = summary.header.seats.iter().zip(&summary.totals).filter_map(of).collect();
    totals.join(" · ")
}
