//! A pair of dice that can be kept: the pair, what it points at, and the pair that is passed on.

use egui::{Align2, Painter, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::rules::Pair;
use common::{BuildingType, drawing};
use ui::{
    drawing::{
        cross, dice,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, key_cap, shows_focus},
};

/// The height of a line with the pair that is passed on, and the side of its dice.
const BELOW: f32 = 20.0;
const PASSED: f32 = theme::size::SYMBOL;
/// Where that stands beside the pair that is kept, and the least width for it with words and without.
const BESIDE: f32 = 136.0;
const WIDE: f32 = 232.0;
const WORDLESS: f32 = 172.0;

/// In cards from this width on it always stands there.
const BESIDE_FROM: f32 = 560.0;

/// Where a choice shows the pair that is passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairRoom {
    /// In a line of its own.
    Below,
    /// The same in a low window.
    Close,
    /// Beside the pair that is kept, or told to the pointer where there is no room.
    Beside,
}

impl PairRoom {
    /// In a card of this width. Advice that follows needs the room; in a wide card it moves nothing.
    #[must_use]
    pub const fn of(width: f32, has_advice: bool, is_low: bool) -> Self {
        match (has_advice || width >= BESIDE_FROM, is_low) {
            (true, _) => Self::Beside,
            (false, true) => Self::Close,
            (false, false) => Self::Below,
        }
    }

    /// The height of a choice.
    const fn height(self) -> f32 {
        match self {
            Self::Below => 60.0,
            Self::Close => theme::size::TALL,
            Self::Beside => theme::size::TOUCH,
        }
    }
}

/// A pair to choose.
#[derive(Clone, Copy, Debug)]
pub struct PairChoice<'a> {
    /// The key that chooses it.
    pub number: u8,
    /// The pair that is kept.
    pub keep: Pair,
    /// The pair that is passed on.
    pub pass: Pair,
    /// What stands where the pair points.
    pub building: BuildingType,
    /// That is built already.
    pub built: bool,
    /// This one is chosen.
    pub chosen: bool,
    /// What is said of the pair that is passed on.
    pub passes: &'a str,
    /// What a screen reader says.
    pub name: &'a str,
    /// Where the pair that is passed on stands.
    pub room: PairRoom,
}

/// A choice narrower than this has no room for its key.
const NARROW: f32 = 144.0;
/// The room of the tick of one that is chosen.
const TICK: f32 = 36.0;

/// Shows the choice as a button of this width.
pub fn show(ui: &mut Ui, choice: &PairChoice<'_>, width: f32) -> Response {
    let theme = Theme::of(ui.ctx());
    let (height, is_beside) = (choice.room.height(), choice.room == PairRoom::Beside);
    let line = if is_beside { height } else { height - BELOW };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), choice.chosen, choice.name));
    let painter = ui.painter();
    let (fill, edge) = match (choice.chosen, response.hovered()) {
        (true, _) => (theme.selection, theme::stroke::strong(theme.focus)),
        (false, true) => (theme.raised_hover, theme::stroke::edge(theme.gold)),
        (false, false) => (theme.raised, theme::stroke::edge(theme.gold_line)),
    };
    painter.rect(rect, theme::radius::CONTROL, fill, edge, StrokeKind::Inside);
    // A narrow one has no room for its key.
    let keyed = width >= NARROW;
    let left = if keyed { rect.min.x } else { rect.min.x - 36.0 };
    let middle = rect.min.y + line / 2.0;
    let square = |x: f32, side: f32| Rect::from_center_size(pos2(left + x, middle), Vec2::splat(side));
    // Without words, all stands closer, and the tick of one that is chosen takes the place of its key.
    let is_wordless = is_beside && (WORDLESS..WIDE).contains(&width);
    let [key, yellow, blue, built, side] = if is_wordless {
        [20.0, 48.0, 74.0, 104.0, theme::size::SMALL_DRAWING]
    } else {
        [22.0, 53.0, 83.0, 117.0, (line - theme::space::SMALL).min(28.0)]
    };
    if keyed && !(is_wordless && choice.chosen) {
        key_cap::paint(painter, square(key, 24.0).center(), &theme, &choice.number.to_string());
    }
    paint_pair(painter, &theme, [yellow, blue].map(|x| square(x, side)), choice.keep);
    let drawing = square(built, side);
    drawing::paint_faded(painter, drawing, &theme, choice.building, if choice.built { 0.5 } else { 0.0 });
    if choice.built {
        cross::paint(painter, drawing, theme.pen, choice.number.into());
    }
    if choice.chosen && keyed {
        let at = if is_wordless { left + key } else { rect.max.x - TICK / 2.0 };
        let tick = Rect::from_center_size(pos2(at, middle), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, tick, Symbol::Check, theme.focus);
    }
    let at = if is_beside {
        pos2(rect.min.x + BESIDE, middle)
    } else {
        pos2(rect.min.x + theme::space::MEDIUM, rect.max.y - theme::space::TIGHT - PASSED / 2.0)
    };
    let end = rect.max.x - if is_beside && choice.chosen { TICK } else { theme::space::SMALL };
    let is_told = !is_beside || width >= WORDLESS;
    if is_wordless {
        symbols::paint(painter, square(126.0, PASSED), Symbol::ArrowRight, theme.ink_soft);
        paint_pair(painter, &theme, [144.0, 162.0].map(|x| square(x, PASSED)), choice.pass);
    } else if is_told {
        let font = theme::body(TextSize::SMALL);
        let step = PASSED + theme::space::HAIR;
        let room = end - at.x - theme::space::TIGHT - step - PASSED;
        let words = fitted_text(painter, at, Align2::LEFT_CENTER, choice.passes, font, theme.ink_soft, room);
        let first = pos2(words.max.x + theme::space::TIGHT + PASSED / 2.0, at.y);
        let places = [0.0, step].map(|x| Rect::from_center_size(first + vec2(x, 0.0), Vec2::splat(PASSED)));
        paint_pair(painter, &theme, places, choice.pass);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, &theme, theme::radius::CONTROL);
    }
    if is_told { response } else { response.on_hover_text(choice.name) }
}

/// The yellow die stands first, as everywhere.
fn paint_pair(painter: &Painter, theme: &Theme, [first, second]: [Rect; 2], pair: Pair) {
    let look = dice::DieStyle::default();
    dice::paint(painter, first, theme, &theme.yellow_die, pair.yellow.number(), look);
    dice::paint(painter, second, theme, &theme.blue_die, pair.blue.number(), look);
}
