//! The page between people who share the screen: hands are secret, so nothing of the game is drawn under it.

use egui::{Frame, Id, Key as Press, Modal, RichText, Ui, vec2};

use super::guide;
use crate::{
    rules::play::Phase,
    session::{PlaySession, PlaySessionExt},
    text::names::who,
};
use common::screens::{game_actions, players::colour};
use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

/// To whom the screen was handed.
#[derive(Default)]
pub(super) struct Cover {
    /// The game and the seat.
    handed: Option<(String, usize)>,
}

/// What is asked for on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CoverRequest {
    /// The game.
    Game,
    /// Home.
    Home,
}

impl Cover {
    /// The person to whom the screen is still to be handed: who decides, or will decide next where nobody holds it.
    pub(super) fn due(&self, session: &PlaySession) -> Option<usize> {
        let acts = session.to_act().decides().filter(|_| !session.has_open_hands())?;
        let holder = self.holder(session);
        // Also the last person left is handed what somebody else held before.
        let is_shared = session.people() > 1 || self.handed_in(session).is_some();
        let is_wanted = session.is_person(acts) || holder.is_none();
        session.next_person().filter(|seat| is_shared && is_wanted && holder != Some(*seat))
    }

    /// The person to whom the screen was handed last, as long as hands are secret and a person sits there.
    pub(super) fn holder(&self, session: &PlaySession) -> Option<usize> {
        let is_secret = !session.has_open_hands();
        self.handed_in(session).filter(|seat| is_secret && session.is_person(*seat))
    }

    /// The seat to which the screen was handed last in this game.
    fn handed_in(&self, session: &PlaySession) -> Option<usize> {
        self.handed.as_ref().filter(|(file, _)| file == session.file()).map(|(_, seat)| *seat)
    }

    /// Shows it; what was asked for.
    pub(super) fn show(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        session: &PlaySession,
        seat: usize,
    ) -> Option<CoverRequest> {
        let theme = Theme::of(ui.ctx());
        let cover = Modal::new(Id::unique("hand over")).backdrop_color(theme.ground).frame(Frame::new());
        let modal = cover.show(ui.ctx(), |ui| {
            let card = Surface::Ornate.show(ui, |ui| announce(ui, texts, session, seat));
            card.inner
        });
        dialogs::close_tooltips(ui);
        if modal.inner == Some(CoverRequest::Game) {
            self.handed = Some((session.file().to_owned(), seat));
            ui.ctx().request_repaint();
        }
        modal.inner
    }
}

fn announce(ui: &mut Ui, texts: &Texts, session: &PlaySession, seat: usize) -> Option<CoverRequest> {
    let theme = Theme::of(ui.ctx());
    let seats = &session.game().header.seats;
    ui.set_width(theme::size::DIALOG);
    ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::MEDIUM);
    let announced = ui.vertical_centered(|ui| {
        let name = who(texts, seats, seat);
        let decides = session.to_act().decides() == Some(seat);
        let is_vizier = decides && session.position().phase() == Phase::Vizier;
        let words = match decides {
            _ if is_vizier => texts.alhambra_cover_vizier(&name),
            true => texts.curtain_turn(&name),
            false => texts.alhambra_cover_next(&name),
        };
        ui.label(RichText::new(words).font(theme::title(TextSize::DISPLAY)).color(theme.ink));
        let (line, _) = ui.allocate_exact_size(vec2(120.0, 6.0), egui::Sense::hover());
        ui.painter().rect_filled(line, theme::radius::MARK, colour(&theme, seat, &seats[seat]));
        if is_vizier {
            let question = guide::vizier_question(texts, seats, (session.position().seat(), seat));
            ui.label(RichText::new(question).font(theme::medium(TextSize::LEAD)).color(theme.ink));
        }
        let hint = RichText::new(texts.alhambra_cover_hint());
        ui.label(hint.font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
        // Enter is pressed for what comes next on every page before: whoever did so twice would see another's hand.
        let go = Action::new(texts.alhambra_cover_go(), CoverRequest::Game).primary().key(Press::Space);
        let go = go.once().show_wide(ui, texts, 200.0);
        go.or(game_actions::home(texts, CoverRequest::Home).quiet().show(ui, texts))
    });
    announced.inner
}
