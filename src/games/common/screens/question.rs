//! Questions before something that undo does not take back: each says what it costs.

use egui::{Key as Press, RichText, Ui};

use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    theme::{self, TextSize, Theme},
    widgets::surface,
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to take back chance that was seen.
    TakeBack,
    /// Whether a hint may make the game practice.
    Hint,
    /// The same for advice at every decision.
    Advise,
    /// Whether to end the game here.
    EndEarly,
}

impl Question {
    /// Asks it; the answer, once there is one. Taking back costs what the game says.
    pub fn show(self, ui: &mut Ui, texts: &Texts, taking_back: &str) -> Option<bool> {
        // The key that asked says yes when it is pressed again.
        let (title, text, yes, key) = match self {
            Self::TakeBack => (texts.play_take_back(), taking_back, texts.play_take_back(), Press::T),
            Self::Hint => (texts.play_hint(), texts.hint_notice(), texts.hint_show(), Press::H),
            Self::Advise => {
                (texts.settings_advise(), texts.hint_notice_always(), texts.hint_show(), Press::H)
            }
            Self::EndEarly => (
                texts.play_end_early_question(),
                texts.play_end_early_hint(),
                texts.play_end_early(),
                Press::Enter,
            ),
        };
        about(ui, title, text);
        let yes = Action::new(yes, ()).key(key).once();
        // What is primary answers Enter, and Enter never marks a game.
        let yes = if self == Self::EndEarly { yes.primary() } else { yes.marks() };
        let (yes, no) = if self == Self::Advise {
            let without = Action::new(texts.hint_not_here(), ()).key(Press::Escape);
            ui.horizontal(|ui| (yes.show(ui, texts).is_some(), without.show(ui, texts).is_some())).inner
        } else {
            dialogs::buttons(ui, yes, texts)
        };
        (yes || no).then_some(yes)
    }
}

/// What a dialog is about.
pub fn about(ui: &mut Ui, title: &str, text: &str) {
    let theme = Theme::of(ui.ctx());
    surface::heading(ui, title);
    ui.label(RichText::new(text).font(theme::body(TextSize::TEXT)).color(theme.ink));
    ui.add_space(theme::space::SMALL);
}
