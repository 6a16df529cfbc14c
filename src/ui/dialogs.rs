//! Small windows over a screen, and questions that are answered by yes or no.

use egui::{
    Align, Context, Frame, Id, Key as Press, LayerId, Layout, Modal, ModalResponse, Popup, PopupAnchor,
    RichText, ScrollArea, Ui, Vec2, accesskit::Role, vec2,
};

use crate::{
    actions::Action,
    drawing::{frame::PLAIN_MARGIN, symbols::Symbol},
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};
use text::Texts;

/// What came of a window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<T> {
    /// Nothing yet.
    Waiting,
    /// It is to be closed.
    Cancelled,
    /// Yes.
    Given(T),
}

/// Asks before something is thrown away or lost. Enter does not say yes, which one presses without reading: the key
/// Delete does, Esc says no.
pub fn confirm_loss(ui: &Ui, texts: &Texts, question: &str, action: &str) -> Answer<()> {
    let yes = Action::new(action, ()).danger().key(Press::Delete);
    confirm(ui, texts, question, &[], yes)
}

/// Asks whether some things, each named below the question, are so. Enter does not say yes, which one presses without
/// reading: the key K does, Esc says no.
pub fn confirm_all(ui: &Ui, texts: &Texts, question: &str, what: &[String], action: &str) -> Answer<()> {
    let yes = Action::new(action, ()).icon(Symbol::Check).key(Press::K);
    confirm(ui, texts, question, what, yes)
}

fn confirm(ui: &Ui, texts: &Texts, question: &str, what: &[String], yes: Action<'_, ()>) -> Answer<()> {
    let theme = Theme::of(ui.ctx());
    let modal = window(ui, "confirm", theme::size::DIALOG, |ui| {
        ui.spacing_mut().item_spacing.y = theme::space::MEDIUM;
        ui.label(RichText::new(question).font(theme::title(TextSize::HEADING)).color(theme.ink));
        if !what.is_empty() {
            let highest = ui.ctx().content_rect().height() * 0.5;
            ScrollArea::vertical().max_height(highest).show(ui, |ui| {
                for thing in what {
                    ui.label(RichText::new(thing).font(theme::body(TextSize::TEXT)).color(theme.ink));
                }
            });
        }
        // The key that asked the question may still be held down.
        let (yes, no) = buttons(ui, yes.once(), texts);
        if yes {
            Answer::Given(())
        } else if no {
            Answer::Cancelled
        } else {
            Answer::Waiting
        }
    });
    answered(modal)
}

/// The room for the contents of a window.
fn room(ui: &Ui) -> Vec2 {
    let around = theme::margin::DIALOG.sum() + Vec2::splat(2.0 * PLAIN_MARGIN);
    ui.ctx().content_rect().size() - around - Vec2::splat(theme::space::LARGE)
}

/// The names of the windows of a pass.
type Open = (u64, Vec<&'static str>);

fn open_id() -> Id {
    Id::unique("windows over the page")
}

/// The names of the windows that are open over the page in this pass, that on top last.
#[must_use]
pub fn open(ctx: &Context) -> Vec<&'static str> {
    let (pass, names) = ctx.data(|data| data.get_temp::<Open>(open_id())).unwrap_or_default();
    if pass == ctx.cumulative_pass_nr() { names } else { Vec::new() }
}

fn note_open(ctx: &Context, name: &'static str) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let (noted, names) = data.get_temp_mut_or_default::<Open>(open_id());
        if *noted != pass {
            (*noted, *names) = (pass, Vec::new());
        }
        names.push(name);
    });
}

/// The window itself: this wide where there is room, and scrolled where it is higher than the screen behind it.
pub fn window<R>(
    ui: &Ui,
    name: &'static str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> ModalResponse<R> {
    let room = room(ui);
    card(ui, name, |ui| {
        let inside = Frame::new().inner_margin(theme::margin::DIALOG).show(ui, |ui| {
            ui.set_width(width.min(room.x));
            ui.spacing_mut().item_spacing = Vec2::splat(theme::space::SMALL);
            let scrolled = ScrollArea::vertical().max_height(room.y).min_scrolled_height(room.y);
            scrolled.show(ui, contents).inner
        });
        inside.inner
    })
}

/// A card over everything else, as large as its contents, which scroll by themselves.
pub fn card<R>(ui: &Ui, name: &'static str, contents: impl FnOnce(&mut Ui) -> R) -> ModalResponse<R> {
    note_open(ui.ctx(), name);
    let theme = Theme::of(ui.ctx());
    let modal = Modal::new(Id::unique(name)).backdrop_color(theme.veil).frame(Frame::new());
    let shown = modal.show(ui.ctx(), |ui| Surface::Plain.show(ui, contents).inner);
    name_by_first_words(ui.ctx(), shown.response.layer_id);
    close_tooltips(ui);
    shown
}

/// Closes the tooltips of what is behind a window. egui keeps one open as long as the pointer rests on its control, also
/// where a key has opened a window over it, but not behind a popup: this one has no place, and shows nothing.
pub fn close_tooltips(ui: &Ui) {
    let id = Id::unique("tooltips behind a window");
    Popup::new(id, ui.ctx().clone(), PopupAnchor::PointerFixed, ui.layer_id()).open(true).show(|_| ());
}

/// Tells a screen reader what a window is called: what its first line says, which is its heading or its question.
fn name_by_first_words(ctx: &Context, window: LayerId) {
    let widgets: Vec<Id> =
        ctx.viewport(|viewport| viewport.this_pass.widgets.get_layer(window).map(|w| w.id).collect());
    let says = |id: &Id| {
        let is_there = ctx.has_accesskit_node(*id);
        is_there && ctx.accesskit_node_builder(*id, |node| node.value().is_some()) == Some(true)
    };
    let first = widgets.into_iter().find(says);
    ctx.accesskit_node_builder(window.id, |node| {
        node.set_role(Role::Dialog);
        node.set_modal();
        if let Some(first) = first {
            node.push_labelled_by(first.accesskit_id());
        }
    });
}

/// The title of a card, with a button at the right that closes it: whether it was pressed. `key` is what does the same.
pub fn title(ui: &mut Ui, texts: &Texts, words: &str, key: Option<Press>) -> bool {
    let theme = Theme::of(ui.ctx());
    let closed = ui.horizontal(|ui| {
        ui.label(RichText::new(words).font(theme::title(TextSize::TITLE)).color(theme.ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = Action::new(texts.close(), ()).icon(Symbol::Close).as_icon();
            let close = match key {
                Some(key) => close.key(key),
                None => close,
            };
            close.show(ui, texts).is_some()
        })
        .inner
    });
    ui.add_space(theme::space::SMALL);
    ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::SMALL);
    closed.inner
}

/// The part of a window above its buttons, which are so high and stay in sight: it is scrolled where it has to be.
pub fn above_buttons<R>(ui: &mut Ui, buttons: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let room = room(ui).y - buttons - ui.spacing().item_spacing.y;
    // As wide as the window: its bar stands at the edge.
    let scrolled = ScrollArea::vertical().id_salt("above the buttons").auto_shrink([false, true]);
    scrolled.max_height(room).min_scrolled_height(room).show(ui, contents).inner
}

/// What came of a window; a click beside it and Esc cancel.
pub fn answered<T>(shown: ModalResponse<Answer<T>>) -> Answer<T> {
    let should_close = shown.should_close();
    match shown.inner {
        Answer::Waiting if should_close => Answer::Cancelled,
        answer => answer,
    }
}

/// What came of a window with a form: a click beside it is no answer while something is typed.
pub fn answered_form<T>(shown: ModalResponse<Answer<T>>, is_typed: bool) -> Answer<T> {
    if is_typed { shown.inner } else { answered(shown) }
}

/// Yes and no; which was pressed.
pub fn buttons(ui: &mut Ui, yes: Action<'_, ()>, texts: &Texts) -> (bool, bool) {
    let row = ui.horizontal(|ui| (yes.show(ui, texts).is_some(), cancel(ui, texts)));
    row.inner
}

/// The button that leaves everything as it is, and Esc; whether it was pressed.
pub fn cancel(ui: &mut Ui, texts: &Texts) -> bool {
    Action::new(texts.cancel(), ()).key(Press::Escape).show(ui, texts).is_some()
}
