//! The headline of a score card: who won, or the total, in large letters, with what is said of it below.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use ui::{
    drawing::{
        rosette, star,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, surface::Surface},
};

/// The usual height of its card.
pub const HEIGHT: f32 = 104.0;
/// How large the words are, as a part of their card: the result of a game larger than how it stands.
const LARGE: f32 = 0.5;
const USUAL: f32 = 0.36;
/// The height of the line below, what it needs with the frame, and what is between, as a part of the card.
const LINE: f32 = 20.0;
const BELOW: f32 = 72.0;
const GAP: f32 = 0.08;
/// The room of what stands beside the words.
const BESIDE: f32 = 152.0;
/// From the words to it.
const APART: f32 = 24.0;

/// What a headline says.
#[derive(Clone, Debug, Default)]
pub struct Headline<'a> {
    /// The words.
    pub words: &'a str,
    /// They and what stands below as they are painted: a total may still count up, and its verdict come later.
    pub painted: [&'a str; 2],
    /// The game is over.
    pub over: bool,
    /// It is the best result, whose rosettes are turned so far, in whole turns.
    pub best: Option<f32>,
    /// What stands below.
    pub below: &'a str,
    /// That the game did not come to its end: an icon stands before it.
    pub warns: bool,
}

impl Headline<'_> {
    /// Shows it on a card of its own: once the game is over, between stars.
    pub fn show(&self, ui: &mut Ui, rect: Rect) {
        self.show_between(ui, rect, self.over);
    }

    /// The same without stars: somebody else won, or who did is not told yet.
    pub fn show_plain(&self, ui: &mut Ui, rect: Rect) {
        self.show_between(ui, rect, false);
    }

    fn show_between(&self, ui: &mut Ui, rect: Rect, stars: bool) {
        let theme = Theme::of(ui.ctx());
        Surface::Ornate.show_in(ui, rect, |ui| {
            let painter = ui.painter();
            let reach = if self.best.is_some() { rect.height() * 0.34 } else { 9.0 };
            let beside = BESIDE.max(4.0 * reach + 2.0 * APART + theme::space::LARGE);
            let (middle, width) = (rect.center(), rect.width() - beside);
            let share = if self.over { LARGE } else { USUAL };
            // What stands below stays clear of the frame.
            let wish = (rect.height() * share).min(rect.height() - BELOW);
            let size = TextSize::fitted(wish, TextSize::DISPLAY..=TextSize::RESULT);
            let half = (size.points() + rect.height() * GAP + LINE) / 2.0;
            let above = pos2(middle.x, middle.y - half + size.points() / 2.0);
            let ink = if self.over { theme.gold_ink } else { theme.ink };
            let (centre, font) = (Align2::CENTER_CENTER, theme::title(size));
            let title = fitted_text(painter, above, centre, self.painted[0], font, ink, width);
            let below = pos2(middle.x, middle.y + half - LINE / 2.0);
            let font = theme::body(TextSize::TEXT);
            let written = fitted_text(painter, below, centre, self.painted[1], font, theme.ink_soft, width);
            if self.warns {
                let at = pos2(written.min.x - 14.0, below.y);
                let icon = Rect::from_center_size(at, Vec2::splat(theme::size::SYMBOL));
                symbols::paint(painter, icon, Symbol::Info, theme.ink_soft);
            }
            // Rosettes are large: they stand beside both lines.
            let half =
                if self.best.is_some() { title.width().max(written.width()) } else { title.width() } / 2.0;
            for side in [-1.0, 1.0] {
                let at = pos2(middle.x + side * (half + APART + reach), above.y);
                match self.best {
                    Some(turn) => {
                        rosette::paint(painter, pos2(at.x, middle.y), reach, side * turn, &theme);
                    }
                    None if stars => {
                        star::eight(painter, at, reach, theme.gold_leaf, theme::stroke::fine(theme.gold));
                    }
                    None => {}
                }
            }
            // What is painted is read, too.
            let response = ui.allocate_rect(rect.shrink(20.0), Sense::hover());
            let said = format!("{}. {}", self.words, self.below);
            response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &said));
        });
    }
}
