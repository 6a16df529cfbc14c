//! A finished game for the app BG Stats: the code for its camera, and the link.

use egui::{Key as Press, RichText, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::{
    bg_stats::PlayLink,
    host::{AppRequest, Tone},
    words::play_link::left_out,
};
use text::Texts;
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    drawing::{qr_code::QrCode, symbols::Symbol},
    theme::{self, TextSize, Theme},
    vector::{MILLIMETRE, Print},
    widgets::surface,
};

/// The side of the code, where there is room.
const CODE: f32 = 400.0;
/// The side of a page with a code, in millimetres.
const PAGE: f32 = 100.0;
/// What is in the window beside it.
const REST: f32 = 300.0;

/// The code alone, on a small page; none where the link is too long for one.
#[must_use]
pub fn print(link: &PlayLink) -> Option<Print<'static>> {
    let code = QrCode::new(&link.address).filter(|_| link.fits)?;
    let paint = move |ui: &mut Ui| code.paint(ui.painter(), ui.max_rect());
    Some(Print::new(Vec2::splat(PAGE * MILLIMETRE), 1.0, paint))
}

/// Opens the window; only of a game that is over.
pub fn action<C>(texts: &Texts, is_over: bool, does: C) -> Action<'_, C> {
    let action = Action::new(texts.bg_stats_send(), does).icon(Symbol::Code).key(Press::B);
    action.enabled_if(is_over, texts.why_not_over())
}

/// A link that is shown.
#[derive(Default)]
pub struct PlayLinkWindow(Option<(PlayLink, Option<QrCode>)>);

impl PlayLinkWindow {
    /// Shows a link.
    pub fn open(&mut self, link: Option<PlayLink>) {
        self.0 = link.map(|link| {
            let code = QrCode::new(&link.address).filter(|_| link.fits);
            (link, code)
        });
    }

    /// Shows the window if it is open; what was asked for.
    pub fn show<P>(&mut self, ui: &Ui, texts: &Texts) -> Option<AppRequest<P>> {
        let (link, code) = self.0.as_ref()?;
        let modal = dialogs::window(ui, "play link", theme::size::DIALOG, |ui| {
            let theme = Theme::of(ui.ctx());
            surface::heading(ui, texts.bg_stats());
            let say = |ui: &mut Ui, words: &str| {
                let words = RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink);
                ui.add(egui::Label::new(words).wrap());
            };
            match code {
                Some(code) => {
                    say(ui, texts.bg_stats_hint());
                    let high = (ui.ctx().content_rect().height() - REST).max(CODE / 2.0);
                    let side = Vec2::splat(CODE.min(ui.available_width()).min(high));
                    ui.vertical_centered(|ui| {
                        let (rect, response) = ui.allocate_exact_size(side, Sense::hover());
                        response
                            .widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.bg_stats_code()));
                        code.paint(ui.painter(), rect);
                    });
                }
                None => say(ui, texts.bg_stats_no_code()),
            }
            if let Some(words) = left_out(texts, link.left_out) {
                say(ui, words);
            }
            let copy = Action::new(texts.bg_stats_copy(), ()).icon(Symbol::Copy).key(Press::Enter);
            let close = Action::new(texts.close(), ()).icon(Symbol::Close).key(Press::Escape);
            let buttons = ui.horizontal(|ui| {
                let copied = copy.key(Press::C).primary().once().show(ui, texts).is_some();
                (copied, close.show(ui, texts).is_some())
            });
            let (copied, closed) = buttons.inner;
            if copied {
                ui.ctx().copy_text(link.address.clone());
            }
            match (copied, closed) {
                (true, _) => Answer::Given(()),
                (_, true) => Answer::Cancelled,
                _ => Answer::Waiting,
            }
        });
        match dialogs::answered(modal) {
            Answer::Waiting => None,
            Answer::Cancelled => {
                self.0 = None;
                None
            }
            Answer::Given(()) => {
                self.0 = None;
                Some(AppRequest::Say(Tone::Done, texts.bg_stats_copied().to_owned()))
            }
        }
    }
}
