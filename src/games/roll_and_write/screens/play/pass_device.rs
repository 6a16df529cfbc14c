//! "It is somebody's turn": a short pause between people who share the screen, if they want one. It says what happened
//! since the last of them acted, and which real dice to take.

use egui::{Frame, Id, Key as Press, Modal, RichText, Ui, vec2};

use super::recent_events::RecentEvents;
use crate::{
    log::PlayEvent,
    rules::{Ending, Pair, RollKind, RollRequest, ToAct},
    screens::position::colour,
    session::{AppView, Dice, PlaySession},
    text::event_text,
};
use common::screens::game_actions;
use kernel::What;
use ui::{
    actions::Action,
    dialogs,
    drawing::ground,
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
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
            ToAct::Chance(RollRequest { purpose: RollKind::ExtraPair | RollKind::OwnPair, seat, .. }) => {
                usize::from(seat)
            }
            ToAct::Chance(_) | ToAct::Nothing => return None,
        };
        let wanted = app.settings.curtain && session.people() > 1 && session.is_person(seat);
        let known =
            self.announced.as_ref().is_some_and(|(file, known)| file == session.file() && *known == seat);
        (wanted && !known).then_some(seat)
    }

    /// Shows the announcement until it is answered; true if the menu is asked for.
    pub fn show(&mut self, ui: &Ui, app: &AppView<'_>, session: &PlaySession, news: &RecentEvents) -> bool {
        let Some(seat) = self.due(app, session) else { return false };
        let theme = Theme::of(ui.ctx());
        let pass_device = Modal::new(Id::unique("curtain")).backdrop_color(theme.ground).frame(Frame::new());
        let modal = pass_device.show(ui.ctx(), |ui| {
            // Nothing of the sheet behind it is seen.
            let window = ui.ctx().content_rect();
            ground::paint(&ui.painter().with_clip_rect(window), window, &theme);
            let paper = Surface::Ornate.show(ui, |ui| announce(ui, app, session, news, seat));
            paper.inner
        });
        dialogs::close_tooltips(ui);
        if modal.inner == Some(Asked::Sheet) {
            self.announced = Some((session.file().to_owned(), seat));
            ui.ctx().request_repaint();
        }
        modal.inner == Some(Asked::Menu)
    }
}

/// What is asked for once that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// The sheet.
    Sheet,
    /// The menu.
    Menu,
}

/// Says whose turn it is.
fn announce(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PlaySession,
    news: &RecentEvents,
    seat: usize,
) -> Option<Asked> {
    let (theme, texts) = (Theme::of(ui.ctx()), app.texts);
    let seats = &session.game().header.seats;
    ui.set_width(theme::size::DIALOG);
    ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::MEDIUM);
    let announced = ui.vertical_centered(|ui| {
        let name = event_text::name(texts, seats, seat);
        let words = texts.curtain_turn(&name);
        ui.label(RichText::new(words).font(theme::title(TextSize::DISPLAY)).color(theme.ink));
        let (line, _) = ui.allocate_exact_size(vec2(120.0, 6.0), egui::Sense::hover());
        ui.painter().rect_filled(line, 3.0, colour(&theme, seat, &seats[seat]));
        if let Some(pair) = passed(session, seat) {
            let words = texts.curtain_take(pair.yellow.number(), pair.blue.number());
            ui.label(RichText::new(words).font(theme::bold(TextSize::LEAD)).color(theme.gold_ink));
        }
        if !news.is_empty() {
            ui.scope(|ui| {
                ui.set_max_height(news.height(ui.ctx()));
                news.show(ui, 0.0);
            });
        }
        let go = Action::new(texts.curtain_go(), Asked::Sheet).primary().key(Press::Enter).key(Press::Space);
        let go = go.show_wide(ui, texts, 200.0);
        let menu = game_actions::menu(texts, Asked::Menu).key(Press::Escape).quiet();
        go.or(menu.show(ui, texts))
    });
    announced.inner
}

/// The real dice that were passed to a seat for this turn.
fn passed(session: &PlaySession, seat: usize) -> Option<Pair> {
    let game = session.game();
    if session.chance != Dice::Typed {
        return None;
    }
    let endings = game.steps().filter_map(|step| match step.what {
        What::Event(PlayEvent::EndTurn {}) => Some(step.before.ending(game.config())),
        _ => None,
    });
    match endings.last()?? {
        Ending::Passes { pair, to } if to == seat => Some(pair),
        _ => None,
    }
}
