//! Where in the window something can lie that covers nothing: no control, no text, and as little else as possible. What
//! there is, is what this pass has painted so far.

use egui::{Context, LayerId, Order, Rect, Shape, Vec2, layers::PaintList, vec2};

use super::toast_exclusion;

/// The side of the squares that are looked at.
const SIDE: f32 = 8.0;
/// How far a place stays from what it does not cover.
const APART: f32 = 4.0;
/// What is larger than this both ways is a card or a page, on whose paper things may lie.
const PAPER: f32 = 96.0;
/// A control that is larger than this is a part of a page that can be clicked anywhere.
const REGION: Vec2 = vec2(220.0, 64.0);
/// What reaches over so much of the window is a bar.
const BAR: f32 = 0.9;

/// How much something covers, in squares: the worst first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Covered {
    /// What is used: controls, and what is kept clear.
    pub used: u32,
    /// What is read.
    pub read: u32,
    /// The edges of cards and pages.
    pub edges: u32,
    /// What is only looked at.
    pub seen: u32,
}

impl Covered {
    /// Whether nothing is covered that is used or read.
    #[must_use]
    pub const fn is_free(self) -> bool {
        self.used == 0 && self.read == 0
    }
}

/// What this pass has painted, square by square.
pub struct FreePlaces {
    window: Rect,
    used: Squares,
    read: Squares,
    edges: Squares,
    seen: Squares,
}

impl FreePlaces {
    /// What is painted so far, but for one layer. What lies in one of the `spare` places counts as nothing.
    #[must_use]
    pub fn new(ctx: &Context, except: LayerId, spare: &[Rect]) -> Self {
        Self::with_regions(ctx, except, spare, true)
    }

    /// The same where one may lie on parts of the page that can be clicked anywhere, if not on their texts.
    #[must_use]
    pub fn on_regions(ctx: &Context, except: LayerId, spare: &[Rect]) -> Self {
        Self::with_regions(ctx, except, spare, false)
    }

    fn with_regions(ctx: &Context, except: LayerId, spare: &[Rect], regions: bool) -> Self {
        let window = ctx.content_rect();
        let squares = || Squares::new(window);
        let mut places = Self { window, used: squares(), read: squares(), edges: squares(), seen: squares() };
        let is_spare = |rect: Rect| spare.iter().any(|spare| spare.expand(2.0).contains_rect(rect));
        let counts = |layer: &LayerId| layer.order < Order::Tooltip && *layer != except;
        let (controls, layers): (Vec<_>, Vec<_>) = ctx.viewport(|viewport| {
            let widgets = &viewport.this_pass.widgets;
            let all = widgets.layers().filter(|(layer, _)| counts(layer)).flat_map(|(_, widgets)| widgets);
            // What fills half of the window is a page, or the veil behind a question.
            let is_part = |rect: &Rect| {
                let is_region = rect.width() > REGION.x && rect.height() > REGION.y;
                rect.is_positive() && rect.height() < window.height() / 2.0 && (regions || !is_region)
            };
            let controls = all.filter(|widget| widget.enabled && widget.sense.senses_click());
            let controls = controls.map(|widget| widget.interact_rect).filter(is_part);
            (controls.collect(), widgets.layer_ids().filter(counts).collect())
        });
        for rect in controls.into_iter().chain(toast_exclusion::places(ctx)) {
            if !is_spare(rect) {
                places.used.mark(rect);
            }
        }
        ctx.graphics(|graphics| {
            for layer in layers {
                for clipped in graphics.get(layer).into_iter().flat_map(PaintList::all_entries) {
                    places.mark(&clipped.shape, clipped.clip_rect, &is_spare);
                }
            }
        });
        for squares in [&mut places.used, &mut places.read, &mut places.edges, &mut places.seen] {
            squares.add_up();
        }
        places
    }

    fn mark(&mut self, shape: &Shape, clip: Rect, is_spare: &impl Fn(Rect) -> bool) {
        if let Shape::Vec(shapes) = shape {
            return shapes.iter().for_each(|shape| self.mark(shape, clip, is_spare));
        }
        let rect = shape.visual_bounding_rect();
        // A text without letters is nowhere.
        if !rect.is_finite() {
            return;
        }
        let rect = rect.intersect(clip);
        let is_paper = rect.size().min_elem() > PAPER || (rect.size() / self.window.size()).max_elem() > BAR;
        if !rect.is_positive() || is_spare(rect) {
            return;
        }
        if matches!(shape, Shape::Text(_)) {
            self.read.mark(rect);
        } else if !is_paper {
            self.seen.mark(rect);
        } else if matches!(shape, Shape::Rect(paper) if paper.blur_width == 0.0)
            && !rect.contains_rect(self.window.shrink(SIDE))
        {
            for x in [rect.min.x, rect.max.x] {
                self.edges.mark(Rect::from_x_y_ranges(x - 1.0..=x + 1.0, rect.y_range()));
            }
            for y in [rect.min.y, rect.max.y] {
                self.edges.mark(Rect::from_x_y_ranges(rect.x_range(), y - 1.0..=y + 1.0));
            }
        }
    }

    /// What something that lies here would cover.
    #[must_use]
    pub fn covered(&self, place: Rect) -> Covered {
        let place = place.expand(APART);
        Covered {
            used: self.used.within(place),
            read: self.read.within(place),
            edges: self.edges.within(place),
            seen: self.seen.within(place),
        }
    }

    /// The places for something of this size in a room.
    pub fn places(room: Rect, size: Vec2) -> impl Iterator<Item = Rect> {
        let free = (room.size() - size).max(Vec2::ZERO);
        let [columns, rows] = [free.x, free.y].map(|free| (free / SIDE).ceil() as u16);
        (0..=rows).flat_map(move |row| {
            (0..=columns).map(move |column| {
                let steps = vec2(f32::from(column), f32::from(row)) * SIDE;
                // The last ones end where the room does.
                Rect::from_min_size(room.min + steps.min(free), size)
            })
        })
    }
}

/// How many squares of each rectangle from the corner are marked.
struct Squares {
    corner: Vec2,
    columns: usize,
    sums: Vec<u32>,
}

impl Squares {
    fn new(window: Rect) -> Self {
        let [columns, rows] = [window.width(), window.height()].map(|side| (side / SIDE).ceil() as usize + 1);
        Self { corner: window.min.to_vec2(), columns, sums: vec![0; columns * rows] }
    }

    /// From the first square that a rectangle touches to the one behind the last, in columns and in rows.
    fn touched(&self, rect: Rect) -> [std::ops::Range<usize>; 2] {
        let rect = rect.translate(-self.corner);
        let most = [self.columns - 1, self.sums.len() / self.columns - 1];
        let range = |from: f32, to: f32, most: usize| {
            let [from, to] =
                [(from / SIDE).floor(), (to / SIDE).ceil()].map(|at| (at.max(0.0) as usize).min(most));
            from..to.max(from)
        };
        [range(rect.min.x, rect.max.x, most[0]), range(rect.min.y, rect.max.y, most[1])]
    }

    fn mark(&mut self, rect: Rect) {
        let [columns, rows] = self.touched(rect);
        for row in rows {
            // A line and a column of nothing come before the first.
            let line = (row + 1) * self.columns + 1;
            self.sums[line + columns.start..line + columns.end].fill(1);
        }
    }

    /// Makes sums of the marks.
    fn add_up(&mut self) {
        let columns = self.columns;
        for k in columns..self.sums.len() {
            if k % columns > 0 {
                self.sums[k] += self.sums[k - 1] + self.sums[k - columns] - self.sums[k - columns - 1];
            }
        }
    }

    fn within(&self, rect: Rect) -> u32 {
        let [columns, rows] = self.touched(rect);
        let sum = |row: usize, column: usize| self.sums[row * self.columns + column];
        let (most, least) = (sum(rows.end, columns.end), sum(rows.start, columns.start));
        most + least - sum(rows.start, columns.end) - sum(rows.end, columns.start)
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::theme::{self, TextSize, ThemeChoice};

    #[test]
    fn squares_are_counted_as_one_by_one() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(96.0, 80.0));
        let mut squares = Squares::new(window);
        let marked = [
            Rect::from_min_max(pos2(3.0, 5.0), pos2(20.0, 9.0)),
            Rect::from_min_max(pos2(16.0, 8.0), pos2(64.0, 40.0)),
            Rect::from_min_max(pos2(90.0, 70.0), pos2(300.0, 300.0)),
            Rect::from_min_max(pos2(-50.0, 30.0), pos2(-10.0, 60.0)),
        ];
        marked.into_iter().for_each(|rect| squares.mark(rect));
        squares.add_up();
        let square = |column: u8, row: u8| {
            Rect::from_min_size(pos2(f32::from(column), f32::from(row)) * SIDE, Vec2::splat(SIDE))
        };
        for (x, y, width, height) in [(0, 0, 12, 10), (1, 1, 4, 3), (0, 3, 2, 4), (11, 8, 1, 2), (5, 5, 3, 3)]
        {
            let one_by_one = (x..x + width).flat_map(|column| (y..y + height).map(move |row| (column, row)));
            let is_marked = |square: Rect| marked.iter().any(|rect| rect.intersect(square).is_positive());
            let expected = one_by_one.filter(|(column, row)| is_marked(square(*column, *row))).count();
            let rect = Rect::from_min_size(
                pos2(f32::from(x), f32::from(y)) * SIDE,
                vec2(f32::from(width), f32::from(height)) * SIDE,
            );
            assert_eq!(squares.within(rect) as usize, expected, "{rect}");
        }
    }

    #[test]
    fn controls_and_texts_are_found_and_paper_is_free() {
        let ctx = Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        let mut found = None;
        let input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 300.0))),
            ..Default::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            let paper = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 300.0));
            ui.painter().rect_filled(paper, 0.0, egui::Color32::WHITE);
            let button = Rect::from_min_size(pos2(20.0, 20.0), vec2(100.0, 40.0));
            ui.interact(button, egui::Id::unique("button"), egui::Sense::click());
            let font = theme::body(TextSize::TEXT);
            let at = pos2(200.0, 20.0);
            let text =
                ui.painter().text(at, egui::Align2::LEFT_TOP, "read", font.clone(), egui::Color32::BLACK);
            ui.painter().text(at, egui::Align2::LEFT_TOP, "", font, egui::Color32::BLACK);
            let drawing = Rect::from_min_size(pos2(200.0, 200.0), vec2(40.0, 40.0));
            ui.painter().rect_filled(drawing, 0.0, egui::Color32::BLACK);
            let card = Rect::from_min_size(pos2(20.0, 160.0), vec2(120.0, 120.0));
            ui.painter().rect_filled(card, 0.0, egui::Color32::WHITE);
            let places = FreePlaces::new(ui.ctx(), LayerId::debug(), &[]);
            let spared = FreePlaces::new(ui.ctx(), LayerId::debug(), &[button]);
            let on = |places: &FreePlaces, rect: Rect| places.covered(rect.shrink(APART));
            found = Some((
                [button, text, drawing].map(|rect| on(&places, rect)),
                [card.translate(vec2(60.0, 0.0)), card.shrink(24.0)].map(|rect| on(&places, rect).edges),
                on(&spared, button),
                FreePlaces::places(paper, vec2(160.0, 100.0))
                    .find(|place| places.covered(*place) == Covered::default()),
            ));
        });
        output.textures_delta.clear();
        let ([button, text, drawing], [across, inside], spared, free) = found.unwrap();
        assert!(button.used > 0 && text.used == 0 && text.read > 0, "{button:?} {text:?}");
        assert!(drawing.is_free() && drawing.seen > 0, "{drawing:?}");
        assert!(across > 0 && inside == 0, "a card is free but for its edges: {across} {inside}");
        assert_eq!(spared, Covered::default());
        assert!(free.is_some());
    }
}
