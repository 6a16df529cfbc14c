//! Buttons that turn dice: every die between the faces to which it can be turned.

use egui::{Id, Pos2, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::player_sheet::{DieColour, DieView};
use ui::{
    drawing::{
        coin::{self, Coin},
        dice,
        symbols::{self, Symbol},
    },
    theme::{self, Theme},
    toast_exclusion,
    widgets::{focus_ring, roving, shows_focus},
};

/// The side of a button.
const BUTTON: f32 = theme::size::CONTROL;
/// The room of the die between its buttons.
const DIE: f32 = 44.0;
/// The width of a die with its buttons.
const WIDTH: f32 = 2.0 * BUTTON + DIE;
/// Between dice beside one another, and below one another.
const APART: f32 = theme::space::LARGE;
const GAP: f32 = theme::space::SMALL;

/// A button that turns a die by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieTurn {
    /// The colour of the die.
    pub colour: DieColour,
    /// Its place among the dice of that colour.
    pub die: usize,
    /// To the next higher face, rather than the lower one.
    pub up: bool,
}

/// What was done to the buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepperResponse {
    /// The one that was pressed.
    pub pressed: Option<DieTurn>,
    /// The one that the pointer is on, or the keyboard where that is what a person uses.
    pub pointed: Option<DieTurn>,
}

/// A die that can be turned.
#[derive(Clone, Debug)]
pub struct DieStepper {
    /// Its colour and its place among the dice of that colour.
    pub die: (DieColour, usize),
    /// How it looks now.
    pub view: DieView,
    /// To the next lower and to the next higher face.
    pub steps: [Option<DieStep>; 2],
}

/// To what a button turns a die.
#[derive(Clone, Debug)]
pub struct DieStep {
    /// The name for a screen reader.
    pub label: String,
    /// A coin is not paid but comes back.
    pub returns: bool,
}

/// Shows the dice, as many beside one another as there is room for. The keyboard goes to the button `focus` in this frame.
pub fn show(ui: &mut Ui, dice: &[DieStepper], focus: Option<DieTurn>) -> StepperResponse {
    let theme = Theme::of(ui.ctx());
    let fit = ((ui.available_width() + APART) / (WIDTH + APART)) as usize;
    // Two or four: the colours stay apart.
    let columns = if fit >= dice.len() { dice.len() } else { fit.clamp(1, 2) }.max(1);
    let rows = dice.len().div_ceil(columns);
    let (rect, _) = ui
        .allocate_exact_size(vec2(ui.available_width(), rows as f32 * (BUTTON + GAP) - GAP), Sense::hover());
    let mut done = StepperResponse::default();
    let mut buttons = Vec::new();
    for (k, die) in dice.iter().enumerate() {
        let corner = vec2((k % columns) as f32 * (WIDTH + APART), (k / columns) as f32 * (BUTTON + GAP));
        let place = Rect::from_min_size(rect.min + corner, vec2(WIDTH, BUTTON));
        let colours = match die.die.0 {
            DieColour::Yellow => &theme.yellow_die,
            DieColour::Blue => &theme.blue_die,
        };
        let look =
            dice::DieStyle { changed: die.view.changed, dimmed: die.view.dimmed, ..Default::default() };
        let body = Rect::from_center_size(place.center(), Vec2::splat(theme::size::SMALL_DRAWING));
        toast_exclusion::keep(ui, place);
        // A die and its buttons are one thing.
        ui.painter().rect_filled(place, theme::radius::CONTROL, theme.band);
        dice::paint(ui.painter(), body, &theme, colours, die.view.face, look);
        for (step, up) in die.steps.iter().zip([false, true]) {
            let Some(step) = step else { continue };
            let left = if up { place.max.x - BUTTON } else { place.min.x };
            let at = Rect::from_min_size(Pos2::new(left, place.min.y), Vec2::splat(BUTTON));
            let turn = DieTurn { colour: die.die.0, die: die.die.1, up };
            let id = ui.scope_id().with(("turn", turn.colour == DieColour::Yellow, turn.die, up));
            if focus == Some(turn) {
                roving::focus(ui, id);
            }
            let response = button(ui, &theme, (at, id), step, up);
            done.pressed = done.pressed.or(response.clicked().then_some(turn));
            if response.hovered() || shows_focus(ui, &response) && done.pointed.is_none() {
                done.pointed = Some(turn);
            }
            buttons.push((id, at.center()));
        }
    }
    roving::rove_about(ui, &buttons);
    done
}

/// A button with a sign, and the coin that it costs or brings back.
fn button(ui: &Ui, theme: &Theme, (place, id): (Rect, Id), step: &DieStep, up: bool) -> Response {
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &step.label));
    let fill = if response.hovered() { theme.raised_pressed } else { theme.raised };
    let painter = ui.painter();
    painter.rect(place, theme::radius::CONTROL, fill, theme::stroke::edge(theme.gold), StrokeKind::Inside);
    if shows_focus(ui, &response) {
        focus_ring(painter, place, theme, theme::radius::CONTROL);
    }
    let symbol = if up { Symbol::Plus } else { Symbol::Minus };
    let sign = place.center() - vec2(0.0, BUTTON * 0.2);
    symbols::paint(painter, Rect::from_center_size(sign, Vec2::splat(BUTTON * 0.36)), symbol, theme.gold_ink);
    let coin = Rect::from_center_size(sign + vec2(0.0, BUTTON * 0.41), Vec2::splat(BUTTON * 0.32));
    let look = if step.returns { Coin::Coming } else { Coin::Owned };
    coin::paint(painter, coin, theme, look, 0);
    response.on_hover_text(&step.label)
}

#[cfg(test)]
mod tests {
    use egui::{Context, Event, Key, Modifiers, PointerButton, RawInput, pos2};

    use super::*;
    use ui::theme::{self, ThemeChoice};

    #[test]
    fn a_button_that_the_keyboard_is_on_is_pointed_at_only_where_the_keyboard_is_used() {
        let ctx = Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        let step = || Some(DieStep { label: "turn".to_owned(), returns: false });
        let view = DieView { face: 3, ..DieView::default() };
        let dice = [DieStepper { die: (DieColour::Blue, 0), view, steps: [step(), step()] }];
        let up = DieTurn { colour: DieColour::Blue, die: 0, up: true };
        let pointed = |events: Vec<Event>| {
            let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 400.0)));
            let mut pointed = None;
            let input = RawInput { screen_rect, events, ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| pointed = show(ui, &dice, Some(up)).pointed);
            output.textures_delta.clear();
            pointed
        };
        let key = Event::Key {
            key: Key::ArrowUp,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let click = Event::PointerButton {
            pos: pos2(500.0, 300.0),
            button: PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        };
        pointed(vec![key.clone()]);
        assert_eq!(pointed(Vec::new()), Some(up));
        pointed(vec![click]);
        assert_eq!(pointed(Vec::new()), None);
    }
}
