//! The names of players and phantoms, at the left of their row or over their column; and their totals.

use egui::{Align, Align2, Color32, Galley, Painter, Rect, Vec2, pos2, vec2};

use super::{TypeTable, Types};
use ui::{
    drawing::symbols::{self, Symbol},
    short_names,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, text_width, two_lines},
};

/// Rows as high as this have room for a name in two lines of this size.
const TWO_LINES: [(f32, TextSize); 2] = [(72.0, TextSize::TEXT), (38.0, TextSize::TINY)];

/// What a name over a column leaves free of its width.
const BESIDE: f32 = theme::space::TIGHT + theme::space::HAIR;

/// A player or a phantom.
#[derive(Clone, Debug, Default)]
pub struct Name {
    /// As shown.
    pub words: String,
    /// The colour of the player.
    pub colour: Color32,
    /// Whose turn it is.
    pub current: bool,
    /// Has won.
    pub won: bool,
    /// Scores nothing, or takes part no longer.
    pub quiet: bool,
}

impl Name {
    /// Paints the name at its place in the table.
    pub fn paint(&self, painter: &Painter, theme: &Theme, table: &TypeTable, player: usize) {
        let rect = table.head_of_player(player);
        match table.types {
            Types::AsColumns => {
                self.beside(painter, theme, rect, Self::size(rect.height()), theme::space::TIGHT);
            }
            Types::AsRows => {
                self.over(painter, theme, rect);
            }
        }
    }

    /// The size of a name at the left of a row of this height.
    #[must_use]
    pub fn size(row_height: f32) -> TextSize {
        TextSize::fitted(row_height * 0.22, TextSize::LEAD..=TextSize::DISPLAY)
    }

    /// Paints the drop of paint and the name beside it, behind it the cup of the winner, with `room` left at the right;
    /// returns where the name is with its cup.
    pub fn beside(&self, painter: &Painter, theme: &Theme, rect: Rect, size: TextSize, room: f32) -> Rect {
        let radius = size.points() * 0.45;
        let drop = pos2(rect.min.x + theme::space::SMALL + radius, rect.center().y);
        let place = rect.with_min_x(drop.x + radius + theme::space::SMALL).with_max_x(rect.max.x - room);
        let cup = Vec2::splat(size.points() * 1.2);
        let before = place.with_max_x(place.max.x - cup.x - theme::space::TIGHT);
        // Where a name needs all of the room, the cup takes the place of the drop.
        let is_beside = self.won && self.least_width(painter) <= before.width();
        if self.won && !is_beside {
            let cup = Rect::from_center_size(drop, Vec2::splat(radius * 3.0));
            symbols::paint(painter, cup, Symbol::Trophy, theme.gold_ink);
        } else {
            painter.circle(drop, radius, self.colour, theme::stroke::fine(theme.outline));
        }
        if !is_beside {
            return self.write(painter, theme, place, size);
        }
        let written = self.write(painter, theme, before, size);
        let at = pos2(written.max.x + theme::space::TIGHT + cup.x / 2.0, drop.y);
        let cup = Rect::from_center_size(at, cup);
        symbols::paint(painter, cup, Symbol::Trophy, theme.gold_ink);
        written.with_max_x(cup.max.x)
    }

    /// Its width in the smallest letters.
    fn least_width(&self, painter: &Painter) -> f32 {
        text_width(painter, &self.words, theme::title(TextSize::SMALL))
    }

    /// Paints the name at the left of its place, in two lines where one has no room; returns where it is.
    fn write(&self, painter: &Painter, theme: &Theme, rect: Rect, size: TextSize) -> Rect {
        let (left, width) = (rect.left_center(), rect.width());
        let ink = if self.quiet { theme.ink_soft } else { theme.ink };
        let in_two = TWO_LINES.into_iter().find(|(height, _)| rect.height() >= *height);
        let Some((_, wrapped)) = in_two.filter(|_| self.least_width(painter) > width) else {
            let font = theme::title(size);
            return fitted_text(painter, left, Align2::LEFT_CENTER, &self.words, font, ink, width);
        };
        let written = two_lines(painter, &self.words, theme::title(wrapped), ink, (width, Align::Min));
        if written.text() == self.words {
            let place = Align2::LEFT_CENTER.anchor_size(left, written.size());
            painter.galley(place.min, written, ink);
            return place;
        }
        // A short name stands in letters as large as those of other names.
        let font = theme::title(size);
        let place = fitted_text(painter, left, Align2::LEFT_CENTER, written.text(), font, ink, width);
        short_names::tell(painter, place, &self.words);
        place
    }

    /// The pointer is told the name where not all of it is written.
    fn tell_whole(&self, painter: &Painter, place: Rect, written: &Galley) {
        if written.text() != self.words {
            short_names::tell(painter, place, &self.words);
        }
    }

    /// Paints the name over a column, and below it a line in its colour; returns where both are.
    pub fn over(&self, painter: &Painter, theme: &Theme, rect: Rect) -> [Rect; 2] {
        let size = TextSize::fitted(rect.width() * 0.15, TextSize::SMALL..=TextSize::HEADING);
        let font = |size| if self.current { theme::bold(size) } else { theme::medium(size) };
        let set = |size| {
            two_lines(painter, &self.words, font(size), theme.ink, (rect.width() - BESIDE, Align::Center))
        };
        let mut words = set(size);
        if words.size().y > rect.height() - theme::space::SMALL {
            words = set(TextSize::SMALL);
        }
        let top = pos2(rect.center().x, rect.center().y - 3.0 - words.size().y / 2.0);
        self.tell_whole(painter, rect, &words);
        let written = words.rect.translate(top.to_vec2());
        painter.galley(top, words, theme.ink);
        let line = vec2((rect.width() - 14.0).min(46.0), 4.0);
        let line = Rect::from_center_size(pos2(rect.center().x, rect.max.y - 5.0), line);
        painter.rect_filled(line, theme::radius::MARK, self.colour);
        [written, line]
    }
}

/// A total in the last column.
pub fn total(painter: &Painter, theme: &Theme, rect: Rect, points: &str, quiet: bool) {
    let size = TextSize::fitted(rect.height() * 0.42, TextSize::TITLE..=TextSize::HERO);
    let ink = if quiet { theme.ink_soft } else { theme.gold_ink };
    let width = rect.width() - 2.0 * theme::space::TIGHT;
    fitted_text(painter, rect.center(), Align2::CENTER_CENTER, points, theme::figures(size), ink, width);
}
