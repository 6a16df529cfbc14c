//! Where everything lies on Home: in one look beside one another, or one above the other in a narrow or upright window.
//! On a large screen everything is larger: there is nothing else to fill it with.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use ui::{room, theme};

/// Windows from this width on have all beside one another.
const WIDE: f32 = 864.0;
/// The width of a window that shows Home at scale 1; of a narrow one, which is high instead.
const USUAL: f32 = 1024.0;
const USUAL_STACKED: f32 = 720.0;
/// Nor so small that it cannot be read.
const LEAST_SCALE: f32 = 0.9;
const MOST_SCALE: f32 = 1.8;
/// How wide all is at most, at scale 1.
const WIDEST: f32 = 1200.0;

// Heights, at scale 1.
const EDGE: f32 = 8.0;
const GAP: f32 = theme::space::MEDIUM;
const HEADER: f32 = 48.0;
const HIGH_HEADER: f32 = 116.0;
const FIRST: f32 = 192.0;
const TODAY: f32 = 64.0;
const PLATE: f32 = 240.0;
const WAYS: f32 = 40.0;
/// A line of the unfinished games, and of the list around them.
pub const ROW: f32 = 44.0;
pub const LIST_EDGE: f32 = 12.0;
pub const LIST_HEAD: f32 = 36.0;

/// How much wider the first plate is than another one.
const FIRST_PLATE: f32 = 1.6;
/// The share of the width that the first choice has beside a list.
const FIRST_SHARE: f32 = 0.61;
/// Plates in a row at most, beside one another and in a narrow window.
const ABREAST: usize = 3;
const ABREAST_STACKED: usize = 2;
/// What is for today stands in one line, or in so many columns. One in a line has so much of the width at most.
const COLUMNS: usize = 2;
const TODAY_SHARE: f32 = 1.0 / 2.0;
/// How much higher what can fill a high window becomes.
const STRETCH: f32 = 0.3;

/// How much there is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Unfinished games beside the first choice.
    pub unfinished: usize,
    /// What is for today.
    pub today: usize,
    /// Games.
    pub plates: usize,
}

/// Where everything lies.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeLayout {
    pub scale: f32,
    /// How high all is; more than the window where that is too low.
    pub height: f32,
    pub header: Rect,
    pub first: Rect,
    /// The list of the other unfinished games.
    pub unfinished: Option<Rect>,
    pub today: Vec<Rect>,
    pub plates: Vec<Rect>,
    pub ways: Rect,
}

/// A part from edge to edge.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Header,
    First,
    Unfinished,
    Today,
    /// A row of plates: from which on, and how many.
    Plates(usize, usize),
    Ways,
}

impl HomeLayout {
    /// The layout in a window of this size, at its left upper corner.
    pub fn new(window: Vec2, contents: Contents) -> Self {
        let is_stacked = window.x < WIDE || room::is_upright(window);
        let parts = parts(contents, is_stacked);
        let usual = if is_stacked { USUAL_STACKED } else { USUAL };
        let gaps = GAP * (parts.len() - 2) as f32 + 2.0 * EDGE;
        let high: f32 = parts.iter().map(|(_, height)| height.stretches).sum();
        let needed = high + parts.iter().map(|(_, height)| height.fixed).sum::<f32>() + gaps;
        let scale = (window.x / usual).min(window.y / needed).clamp(LEAST_SCALE, MOST_SCALE);
        // What is left of a high window goes to what can fill it.
        let spare = (window.y / scale - needed).max(0.0);
        let stretch = 1.0 + (spare / high).min(STRETCH);
        let left_over = (spare - high * (stretch - 1.0)).max(0.0);
        let width = (window.x - 2.0 * theme::space::LARGE * scale.min(1.0)).min(WIDEST * scale);
        let mut layout = Self {
            scale,
            height: 0.0,
            header: Rect::NOTHING,
            first: Rect::NOTHING,
            unfinished: None,
            today: Vec::new(),
            plates: Vec::new(),
            ways: Rect::NOTHING,
        };
        let mut corner = pos2((window.x - width) / 2.0, (EDGE + left_over * 0.4) * scale);
        for (part, height) in parts {
            let height = (height.fixed + height.stretches * stretch) * scale;
            let place = Rect::from_min_size(corner, vec2(width, height));
            layout.put(part, place, contents, is_stacked);
            // The header has room of its own below its words.
            corner.y += height + if part == Part::Header { 0.0 } else { GAP * scale };
        }
        layout.height = layout.ways.max.y + EDGE * scale;
        layout
    }

    fn put(&mut self, part: Part, place: Rect, contents: Contents, is_stacked: bool) {
        let gap = GAP * self.scale;
        match part {
            Part::Header => self.header = place,
            Part::First if contents.unfinished > 0 && !is_stacked => {
                let [first, list] = row(place, gap, &[FIRST_SHARE, 1.0 - FIRST_SHARE])[..] else { return };
                (self.first, self.unfinished) = (first, Some(list));
            }
            Part::First => self.first = place,
            Part::Unfinished => self.unfinished = Some(place),
            Part::Today => {
                let columns = if is_stacked { COLUMNS } else { contents.today };
                let lines = contents.today.div_ceil(columns);
                let height = (place.height() - gap * (lines - 1) as f32) / lines as f32;
                let most = if is_stacked { place.width() } else { (place.width() - gap) * TODAY_SHARE };
                for line in 0..lines {
                    let here = columns.min(contents.today - line * columns);
                    let width = ((most + gap) * here as f32 - gap).min(place.width());
                    let min =
                        pos2(place.center().x - width / 2.0, place.min.y + (height + gap) * line as f32);
                    let place = Rect::from_min_size(min, vec2(width, height));
                    self.today.extend(row(place, gap, &vec![1.0; here]));
                }
            }
            Part::Plates(from, count) => {
                let mut shares = vec![1.0; count];
                if from == 0 {
                    shares[0] = FIRST_PLATE;
                }
                self.plates.extend(row(place, gap, &shares));
            }
            Part::Ways => self.ways = place,
        }
    }

    /// The same with its corner elsewhere.
    pub fn at(mut self, corner: Pos2) -> Self {
        let by = corner.to_vec2();
        let alone = [&mut self.header, &mut self.first, &mut self.ways];
        let several = self.unfinished.iter_mut().chain(&mut self.today).chain(&mut self.plates);
        alone.into_iter().chain(several).for_each(|rect| *rect = rect.translate(by));
        self
    }
}

/// How high a part is at scale 1.
#[derive(Clone, Copy)]
struct Height {
    /// So much always.
    fixed: f32,
    /// And so much at least: a higher window makes it more.
    stretches: f32,
}

const fn fixed(fixed: f32) -> Height {
    Height { fixed, stretches: 0.0 }
}

const fn stretching(stretches: f32) -> Height {
    Height { fixed: 0.0, stretches }
}

/// The parts from above to below, each with its height.
fn parts(Contents { unfinished, today, plates }: Contents, is_stacked: bool) -> Vec<(Part, Height)> {
    let columns = if is_stacked { COLUMNS } else { today.max(1) };
    let lines = today.div_ceil(columns) as f32;
    let for_today = Height { fixed: GAP * (lines - 1.0), stretches: TODAY * lines };
    let mut parts = vec![(Part::Header, fixed(if is_stacked { HIGH_HEADER } else { HEADER }))];
    // Where nothing is for today its room is the first choice’s: the games keep their places.
    let has_its_room = today == 0 && !is_stacked;
    let first =
        if has_its_room { Height { fixed: GAP, stretches: FIRST + TODAY } } else { stretching(FIRST) };
    parts.push((Part::First, first));
    if is_stacked && unfinished > 0 {
        parts.push((Part::Unfinished, fixed(LIST_HEAD + ROW * unfinished as f32 + 2.0 * LIST_EDGE)));
    }
    if today > 0 {
        parts.push((Part::Today, for_today));
    }
    let mut from = 0;
    while from < plates {
        let abreast = match (is_stacked, from) {
            (true, 0) => 1,
            (true, _) => ABREAST_STACKED,
            (false, _) => ABREAST,
        };
        let count = abreast.min(plates - from);
        parts.push((Part::Plates(from, count), stretching(PLATE)));
        from += count;
    }
    parts.push((Part::Ways, fixed(if is_stacked { 2.0 * WAYS } else { WAYS })));
    parts
}

/// Places beside one another, with these shares of the width.
fn row(place: Rect, gap: f32, shares: &[f32]) -> Vec<Rect> {
    let room = place.width() - gap * shares.len().saturating_sub(1) as f32;
    let step = room / shares.iter().sum::<f32>();
    let mut x = place.min.x;
    let one = |share: &f32| {
        let rect = Rect::from_min_size(pos2(x, place.min.y), vec2(step * share, place.height()));
        x = rect.max.x + gap;
        rect
    };
    shares.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [Vec2; 8] = [
        vec2(512.0, 320.0),
        vec2(800.0, 1280.0),
        vec2(819.0, 512.0),
        vec2(911.0, 512.0),
        vec2(1024.0, 640.0),
        vec2(1366.0, 768.0),
        vec2(1920.0, 1080.0),
        vec2(2560.0, 1080.0),
    ];

    fn all(layout: &HomeLayout) -> Vec<Rect> {
        let HomeLayout { header, first, unfinished, today, plates, ways, .. } = layout;
        let several = unfinished.iter().chain(today).chain(plates);
        [header, first, ways].into_iter().chain(several).copied().collect()
    }

    #[test]
    fn nothing_overlaps_and_all_lies_between_the_edges() {
        for size in SIZES {
            for unfinished in 0..=3 {
                for today in 0..=4 {
                    for plates in 1..=4 {
                        let layout = HomeLayout::new(size, Contents { unfinished, today, plates });
                        let rects = all(&layout);
                        assert_eq!(rects.len(), 3 + usize::from(unfinished > 0) + today + plates);
                        for (k, rect) in rects.iter().enumerate() {
                            assert!(rect.min.x >= 0.0 && rect.max.x <= size.x + 0.1 && rect.min.y >= 0.0);
                            assert!(rect.max.y <= layout.height, "{size}: {rect}");
                            let apart = |other: &Rect| !rect.shrink(0.5).intersects(*other);
                            assert!(
                                rects[..k].iter().all(apart),
                                "{size} {unfinished} {today} {plates}: {rect}"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_usual_windows_are_filled_and_need_no_scrolling() {
        for size in [vec2(1024.0, 640.0), vec2(1366.0, 768.0), vec2(1920.0, 1080.0), vec2(800.0, 1280.0)] {
            for (unfinished, today) in [(0, 0), (0, 3), (3, 4)] {
                let layout = HomeLayout::new(size, Contents { unfinished, today, plates: 3 });
                assert!(layout.height <= size.y + 0.1, "{size}: {}", layout.height);
                assert!(layout.ways.max.y >= size.y * 0.85, "{size}: {}", layout.ways);
                assert!(layout.first.width() >= size.x * 0.5);
            }
        }
    }

    #[test]
    fn what_is_for_today_is_no_slab_in_a_wide_window() {
        for today in 1..=4 {
            let size = vec2(1366.0, 768.0);
            let layout = HomeLayout::new(size, Contents { unfinished: 0, today, plates: 3 });
            let most = layout.first.width() / 2.0;
            assert!(layout.today.iter().all(|place| place.width() <= most), "{today}");
            let [left, right] = [layout.today[0].min.x, layout.today[today - 1].max.x];
            assert!(((left + right) / 2.0 - size.x / 2.0).abs() < 0.1, "{today}: in the middle");
            let is_filled = (right - left - layout.first.width()).abs() < 0.1;
            assert_eq!(is_filled, today > 1, "{today}: several fill the row");
        }
    }

    #[test]
    fn games_keep_their_places_whatever_else_is_shown() {
        let of = |unfinished, today| {
            let layout = HomeLayout::new(vec2(1366.0, 768.0), Contents { unfinished, today, plates: 3 });
            (layout.plates, layout.ways)
        };
        for (unfinished, today) in [(0, 1), (3, 4), (2, 0)] {
            assert_eq!(of(unfinished, today), of(0, 0));
        }
    }
}
