use egui::{Context, Key as Press, RawInput};
use text::{Language, Texts};

use super::*;
use crate::theme::{self, ThemeChoice};

#[test]
fn buttons_that_stand_together_have_their_icons_all_or_none() {
    let texts = Texts::new(Language::English);
    let ctx = Context::default();
    theme::install(&ctx, ThemeChoice::LIGHT);
    let mut output = ctx.run_ui(RawInput::default(), |ui| {
        let action = |label: &'static str| Action::new(label, ()).icon(Symbol::Trash).key(Press::E);
        let icons = |actions: Vec<Action<'static, ()>>| -> Vec<bool> {
            let alike = Action::with_icons_alike(ui, &texts, actions, |_| 140.0);
            alike.iter().map(|action| action.icon.is_some()).collect()
        };
        assert_eq!(icons(vec![action("Show"), action("Edit")]), [true, true]);
        assert_eq!(icons(vec![action("Show"), action("Export all that is here")]), [false, false]);
        assert_eq!(icons(vec![action("Show"), Action::new("Edit", ())]), [false, false]);
    });
    output.textures_delta.clear();
}

#[test]
fn in_a_narrow_bar_an_action_without_an_icon_keeps_its_label() {
    let fitted = |action: Action<'static, ()>| action.fitted(false).is_icon;
    assert!(fitted(Action::new("Show", ()).icon(Symbol::Trash)));
    assert!(fitted(Action::new("Show the card", ()).icon(Symbol::Trash).narrow_word("Show")));
    assert!(!fitted(Action::new("Show", ())));
}
