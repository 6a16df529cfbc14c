//! Typing in real dice: two keys per pair, yellow then blue, or taps on faces.

use egui::{Key as Press, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::rules::{Colour, Face, FourDice, Move, Pair};
use text::{Label, Texts};
use ui::{
    actions::{by_keys, by_one_of},
    drawing::dice,
    keys::{DIGITS, pressed},
    theme::{self, TextSize, Theme},
    widgets::{focus_ring, shows_focus},
};

/// A face is a target for a finger, and larger where there is room for that above a button.
const SIDE: f32 = 48.0;
const LARGE: f32 = 64.0;
const GAP: f32 = theme::space::SMALL;
const BELOW: f32 = theme::size::CONTROL + 2.0 * GAP;

/// Digits that no die shows.
const NO_FACES: [Press; 4] = [Press::Num7, Press::Num8, Press::Num9, Press::Num0];

/// The dice typed so far.
#[derive(Clone, Debug, Default)]
pub struct DicePad {
    /// Dice wanted of each colour.
    wanted: usize,
    yellow: Vec<Face>,
    blue: Vec<Face>,
    /// What is wrong with the last key.
    fault: Option<Label>,
}

impl DicePad {
    /// For a pair, or for all four.
    pub const fn new(four: bool) -> Self {
        Self { wanted: if four { 2 } else { 1 }, yellow: Vec::new(), blue: Vec::new(), fault: None }
    }

    const fn dice(&mut self, colour: Colour) -> &mut Vec<Face> {
        match colour {
            Colour::Yellow => &mut self.yellow,
            Colour::Blue => &mut self.blue,
        }
    }

    /// The colour of the next die: yellow, blue, yellow, blue.
    const fn next(&self) -> Colour {
        if self.yellow.len() > self.blue.len() { Colour::Blue } else { Colour::Yellow }
    }

    /// Takes a die; a colour that is complete takes it for its last one. Returns the roll once that completes it.
    fn take(&mut self, colour: Colour, face: Face) -> Option<Move> {
        self.fault = None;
        let wanted = self.wanted;
        let dice = self.dice(colour);
        dice.truncate(wanted - 1);
        dice.push(face);
        self.roll()
    }

    /// Takes the keys; returns the roll that they complete.
    pub fn keys(&mut self, ui: &Ui, texts: &Texts) -> Option<Move> {
        let face = by_one_of(ui, texts.keys_do_type(), DIGITS.into_iter().take(Face::ALL.len()));
        if let Some(roll) = face.and_then(|face| self.take(self.next(), Face::ALL[face])) {
            return Some(roll);
        }
        if NO_FACES.into_iter().any(|key| pressed(ui, key)) {
            self.refuse(Texts::ask_faces);
        }
        if by_keys(ui, texts.keys_do_untype(), [Press::Backspace]) {
            self.fault = None;
            let last = if self.yellow.len() > self.blue.len() { Colour::Yellow } else { Colour::Blue };
            self.dice(last).pop();
        }
        None
    }

    /// The roll, once all its dice are there.
    fn roll(&self) -> Option<Move> {
        match (self.wanted, self.yellow.as_slice(), self.blue.as_slice()) {
            (1, &[yellow], &[blue]) => Some(Move::Roll(Pair { yellow, blue })),
            (2, &[a, b], &[c, d]) => Some(Move::RollFour(FourDice::new([a, b], [c, d]))),
            _ => None,
        }
    }

    /// Notes what is wrong with the last key.
    pub const fn refuse(&mut self, why: Label) {
        self.fault = Some(why);
    }

    /// What is wrong with the last key.
    pub const fn fault(&self) -> Option<Label> {
        self.fault
    }

    /// Shows the faces of both colours; returns the roll that a tap completes.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Move> {
        let mut complete = None;
        let largest = if ui.available_height() >= 2.0 * LARGE + GAP + BELOW { LARGE } else { SIDE };
        let width = ui.available_width();
        let side = ((width - 5.0 * GAP) / 6.0).min(largest);
        // Faces fill the width, but stand no further apart than half of one.
        let gap = ((width - 6.0 * side) / 5.0).clamp(GAP, (side / 2.0).max(GAP));
        for colour in [Colour::Yellow, Colour::Blue] {
            let (strip, _) = ui.allocate_exact_size(vec2(6.0 * side + 5.0 * gap, side), Sense::hover());
            for face in Face::ALL {
                let left = strip.min + vec2((side + gap) * face.index() as f32, 0.0);
                let rect = Rect::from_min_size(left, Vec2::splat(side));
                if self.face(ui, texts, rect, colour, face) {
                    complete = self.take(colour, face);
                }
            }
        }
        complete
    }

    fn face(&mut self, ui: &Ui, texts: &Texts, rect: Rect, colour: Colour, face: Face) -> bool {
        let theme = Theme::of(ui.ctx());
        let chosen = self.dice(colour).iter().filter(|die| **die == face).count();
        let (name, colours) = match colour {
            Colour::Yellow => (texts.play_die_yellow(face.number()), &theme.yellow_die),
            Colour::Blue => (texts.play_die_blue(face.number()), &theme.blue_die),
        };
        let response = ui.interact(rect, ui.scope_id().with((colour, face)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen > 0, &name));
        let body = if response.hovered() { rect.shrink(1.0) } else { rect.shrink(3.0) };
        dice::paint(ui.painter(), body, &theme, colours, face.number(), dice::DieStyle::default());
        if chosen > 0 {
            // Not in the colour of the focus: that is where the keyboard is.
            dice::selection_ring(ui.painter(), body, theme.ink);
        }
        if chosen > 1 {
            let medal = Rect::from_center_size(rect.right_top() + vec2(-6.0, 7.0), vec2(26.0, 18.0));
            let edge = theme::stroke::edge(theme.focus);
            ui.painter().rect(medal, 8.0, theme.paper, edge, StrokeKind::Inside);
            let at = medal.center();
            ui.painter().text(at, egui::Align2::CENTER_CENTER, "2×", theme::bold(TextSize::SMALL), theme.ink);
        }
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), body, &theme, theme::radius::CONTROL);
        }
        response.clicked()
    }
}
