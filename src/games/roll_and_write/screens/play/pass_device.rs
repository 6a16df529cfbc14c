//! "It is somebody's turn": a short pause between people who share the screen, if they want one.

use egui::{Frame, Id, Key as Press, Modal, RichText, Ui, vec2};

use crate::{
    games::roll_and_write::{
        rules::{RollKind, RollRequest, ToAct},
        screens::position::player_colour,
        session::{AppView, PlaySession},
        text::event_text,
    },
    ui::{
        actions::Action,
        drawing::ground,
        theme::{self, TextSize, Theme},
        widgets::surface::Surface,
    },
};

/// Whose turn was announced.
#[derive(Default)]
pub struct PassDevice {
    /// The game and the player.
    announced: Option<(String, usize)>,
}

impl PassDevice {
    /// The person whose turn is still to be announced.
    pub fn due(&self, app: &AppView<'_>, session: &PlaySession) -> Option<usize> {
        let seat = match session.game().state().to_act() {
            ToAct::Decision(seat) => usize::from(seat),
            // The dice that a turn begins with are asked of the player whose turn it is.
            ToAct::Roll(RollRequest { purpose: RollKind::ExtraPair | RollKind::OwnPair, seat, .. }) => {
                usize::from(seat)
            }
            ToAct::Roll(_) | ToAct::Nothing => return None,
        };
        let wanted = app.settings.curtain && session.people() > 1 && session.policy(seat).is_none();
        let known =
            self.announced.as_ref().is_some_and(|(file, known)| file == session.file() && *known == seat);
        (wanted && !known).then_some(seat)
    }

    /// Shows the announcement until it is answered.
    pub fn show(&mut self, ui: &Ui, app: &AppView<'_>, session: &PlaySession) {
        let Some(seat) = self.due(app, session) else { return };
        let theme = Theme::of(ui.ctx());
        let pass_device = Modal::new(Id::unique("curtain")).backdrop_color(theme.ground).frame(Frame::new());
        let modal = pass_device.show(ui.ctx(), |ui| {
            // Nothing of the sheet behind it is seen.
            let window = ui.ctx().content_rect();
            ground::paint(&ui.painter().with_clip_rect(window), window, &theme);
            let paper = Surface::Ornate.show(ui, |ui| announce(ui, app, session, seat));
            paper.inner
        });
        if modal.inner || modal.should_close() {
            self.announced = Some((session.file().to_owned(), seat));
            ui.ctx().request_repaint();
        }
    }
}

/// Says whose turn it is; returns true once that was read.
fn announce(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession, seat: usize) -> bool {
    let (theme, texts) = (Theme::of(ui.ctx()), app.texts);
    let seats = &session.game().header.seats;
    ui.set_width(380.0);
    ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::MEDIUM);
    let announced = ui.vertical_centered(|ui| {
        let name = event_text::name(texts, seats, seat);
        let words = texts.curtain_turn(&name);
        ui.label(RichText::new(words).font(theme::title(TextSize::DISPLAY)).color(theme.ink));
        let (line, _) = ui.allocate_exact_size(vec2(120.0, 6.0), egui::Sense::hover());
        ui.painter().rect_filled(line, 3.0, player_colour(&theme, seat, &seats[seat]));
        let go = Action::new(texts.curtain_go(), ()).primary().key(Press::Enter).key(Press::Space);
        go.show_wide(ui, texts, 200.0).is_some()
    });
    announced.inner
}
