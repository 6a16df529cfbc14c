//! What a screen reader says by itself of what happens: a line that nobody sees, told whenever it changes.

use std::{fmt::Debug, hash::Hash};

use egui::{Context, Id, Rect, Role, Sense, Ui, WidgetInfo, accesskit::Live};

/// What was said last, and what is to be said.
#[derive(Clone, Default)]
struct Said {
    last: String,
    next: Vec<String>,
}

/// Has this said whenever what it is `about` is another than in the frame before; `what` tells apart what is followed.
pub fn follow(ctx: &Context, what: &str, about: impl Hash + Debug, words: impl FnOnce() -> String) {
    let (place, about) = (Id::unique((FOLLOWED, what)), Id::unique(about));
    let before = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or(place, Id::NULL), about));
    if before != about {
        say(ctx, words());
    }
}

/// Has this said once the frame is drawn, behind what else is said in it.
pub fn say(ctx: &Context, words: impl Into<String>) {
    let words = words.into();
    if !words.is_empty() {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Said>(Id::unique(SAID)).next.push(words));
    }
}

/// Says what there is to say, politely: what is being read is not cut short. It stands in the tree of a screen reader
/// until something else is said.
pub fn show(ui: &Ui) {
    let words = ui.data_mut(|data| {
        let said = data.get_temp_mut_or_default::<Said>(Id::unique(SAID));
        if !said.next.is_empty() {
            said.last = std::mem::take(&mut said.next).join(". ");
        }
        said.last.clone()
    });
    let nowhere = Rect::from_min_size(ui.max_rect().min, egui::Vec2::ZERO);
    let response = ui.interact(nowhere, Id::unique("announcer"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Where it is kept.
const SAID: &str = "what is announced";
const FOLLOWED: &str = "what is followed";
